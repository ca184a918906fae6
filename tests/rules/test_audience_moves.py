"""Chapter A: moving the coaches (A3-A5)."""

from tests.tables import after, all_but, event_values, last_events, table, words

SOUTHERN = ["ulm", "augsburg", "munchen", "salzburg"]
FREE_MOVE = ["lodz", "pilsen", "budweis"]
ALL_IN_ROME = dict.fromkeys(("baden", "wurttemberg-hohenzollern", "bavaria", "switzerland-tyrol", "bohemia-salzburg"), "rome")


def closing(route=SOUTHERN, players=3, **things):
    return table(players, audience=True, phase="close", routes={0: route}, **things)


def owed(game):
    return {coach: moves for coach, moves in words(game)["owed"].items() if moves}


def movable(game):
    """The coaches that may move now."""
    return sorted({action.split(":")[1] for action in game.legal() if action.startswith("coach:")})


# A3


def test_a3_the_coach_of_a_city_without_an_office_moves_one_city_south():
    game = after(closing(), "close:each", "office:munchen")
    # Augsburg is left; from Freising there is one road, so the coach moves by itself.
    assert last_events(game, "seat", "coach", "to")[-2:] == [("coach", 0, "bavaria", "andechs"), ("discard", 0)]
    assert words(game)["coaches"]["bavaria"] == "andechs"


def test_a3_a_city_that_got_an_office_moves_no_coach():
    game = after(closing(["sigmaringen", "ulm", "augsburg"]), "close:each")
    assert event_values(game, "coach", "coach") == []
    assert game.legal() == ["end"]


def test_a3_a_city_of_an_unchosen_province_moves_its_coach():
    assert owed(after(closing(), "close:bavaria")) == {"wurttemberg-hohenzollern": 1, "bohemia-salzburg": 1}


def test_a3_an_unpicked_city_moves_its_coach():
    game = after(closing(coaches={"bavaria": "andechs"}), "close:each", "office:augsburg")
    assert owed(game) == {"bavaria": 1}


def test_a3_a_city_with_an_older_own_office_moves_its_coach():
    game = after(closing(offices={0: ["ulm", "munchen"]}), "close:each")
    assert owed(game) == {"wurttemberg-hohenzollern": 1, "bavaria": 1}


def test_a3_a_city_without_an_office_left_moves_its_coach():
    offices = {0: all_but("augsburg", "munchen")}
    game = after(closing(offices=offices, coaches={"bavaria": "andechs"}), "close:bavaria")
    assert owed(game) == {"wurttemberg-hohenzollern": 1, "bavaria": 2, "bohemia-salzburg": 1}


def test_a3_every_such_city_gives_one_move():
    game = after(closing(coaches={"bavaria": "andechs"}), "close:wurttemberg")
    assert owed(game) == {"bavaria": 2, "bohemia-salzburg": 1}


def test_a3_coaches_move_after_the_carriage_and_before_discarding():
    game = after(closing(["karlsruhe", "stuttgart", "ulm"], hands={0: ["lodz", "lodz", "linz", "linz"]}), "close:wurttemberg")
    # From Lörrach there is one road.
    assert [event[0] for event in last_events(game)] == ["close", "office", "office", "carriage", "coach", "discard"]
    assert words(game)["phase"] == "discard"


def test_a3_the_moves_are_mandatory():
    game = after(closing(coaches={"bavaria": "andechs"}), "close:each", "office:augsburg")
    assert game.legal() == ["coach:bavaria:ettal", "coach:bavaria:trento"]
    assert game.why_not("end") == "coach-first"


def test_a3_an_office_of_another_seat_does_not_matter():
    game = after(closing(["sigmaringen", "ulm", "augsburg"], offices={1: ["ulm"]}), "close:each")
    assert event_values(game, "coach", "coach") == []


def test_a3_an_office_from_a_hand_in_does_not_stop_the_coach():
    # The cartwright's call empties his stack of two; the four tokens open the office of München, which the closing did not.
    tokens = {0: {"postmaster": 1, "administrator": 1, "carrier": 1, "cartwright": 1}}
    game = closing(players=2, honours=True, tokens=tokens, carriages={0: 4}, coaches={"bavaria": "andechs"})
    after(game, "close:each", "office:augsburg", "call:cartwright")
    after(game, "return:postmaster+administrator+carrier+cartwright", "office:munchen")
    assert event_values(game, "carriage", "number") == [5]
    assert game.legal() == ["coach:bavaria:ettal", "coach:bavaria:trento"]


def test_a3_no_coach_moves_without_the_module():
    game = after(table(phase="close", routes={0: SOUTHERN}), "close:bavaria")
    assert game.legal() == ["end"]


def test_a3_moving_a_coach_declines_the_cartwright():
    game = after(closing(carriages={0: 4}, coaches={"bavaria": "andechs"}), "close:wurttemberg")
    assert game.legal()[0] == "call:cartwright"
    after(game, "coach:bavaria:ettal")
    # Too late: that he is not needed would be wrong, for the carriage was not earned.
    assert game.why_not("call:cartwright") == "cartwright-late"


def test_a3_the_coaches_move_after_the_cartwright():
    game = after(closing(carriages={0: 4}, coaches={"bavaria": "andechs"}), "close:wurttemberg", "call:cartwright")
    assert event_values(game, "carriage", "number") == [5]
    assert words(game)["phase"] == "coach"


def test_a3_where_no_coach_moves_the_cartwright_may_still_be_declined():
    game = after(closing(["sigmaringen", "ulm", "augsburg"], carriages={0: 3}), "close:each")
    assert game.legal() == ["call:cartwright", "end"]


# A4


def test_a4_instead_of_a_coach_in_rome_any_other_is_moved():
    game = after(closing(coaches={"bavaria": "rome"}), "close:each", "office:munchen")
    assert movable(game) == ["baden", "bohemia-salzburg", "switzerland-tyrol", "wurttemberg-hohenzollern"]
    assert game.why_not("coach:bavaria:rome") == "coach-in-rome"


def test_a4_for_lodz_any_coach_is_moved():
    game = after(closing(FREE_MOVE), "close:bohemia")
    assert movable(game) == ["baden", "bavaria", "bohemia-salzburg", "switzerland-tyrol", "wurttemberg-hohenzollern"]


def test_a4_an_office_in_lodz_moves_no_coach():
    game = after(closing(FREE_MOVE), "close:each", "office:pilsen")
    assert movable(game) == ["bohemia-salzburg"]  # for Budweis


def test_a4_a_free_move_is_one_move():
    game = after(closing(FREE_MOVE), "close:bohemia", "coach:baden:luzern")
    assert event_values(game, "coach", "coach") == ["baden"]
    assert game.legal() == ["end"]


def test_a4_a_coach_uses_its_own_move_before_a_free_one():
    # Lodz gives a free move, Pilsen one to the coach of Bohemia/Salzburg.
    game = after(closing(["lodz", "pilsen", "nurnberg"]), "close:bavaria", "coach:bohemia-salzburg:lienz")
    assert owed(game) == {"free": 1}


def test_a4_a_free_move_may_come_first():
    game = after(closing(["lodz", "pilsen", "nurnberg"]), "close:bavaria", "coach:baden:luzern")
    assert owed(game) == {"bohemia-salzburg": 1}
    assert movable(game) == ["bohemia-salzburg"]


def test_a4_moves_owed_to_a_coach_that_has_just_arrived_become_free():
    # Both cities of Bavaria are without an office; the first move, the only one there is, brings its coach to Rome.
    game = after(closing(["ulm", "augsburg", "munchen"], coaches={"bavaria": "viterbo"}), "close:wurttemberg")
    assert event_values(game, "arrive", "coach") == ["bavaria"]
    assert movable(game) == ["baden", "bohemia-salzburg", "switzerland-tyrol", "wurttemberg-hohenzollern"]
    after(game, "coach:baden:luzern")
    assert game.legal() == ["end"]


def test_a4_a_coach_may_arrive_by_a_free_move():
    # Two free moves, because the coach of Augsburg and München is in Rome.
    game = after(closing(["ulm", "augsburg", "munchen"], coaches={"bavaria": "rome", "baden": "viterbo"}), "close:wurttemberg")
    after(game, "coach:baden:rome")
    assert event_values(game, "arrive", "coach") == ["baden"]
    assert movable(game) == ["bohemia-salzburg", "switzerland-tyrol", "wurttemberg-hohenzollern"]


def test_a4_of_several_coaches_in_rome_those_with_a_city_on_the_route_give_free_moves():
    coaches = {"baden": "rome", "bavaria": "rome"}
    game = after(closing(["ulm", "augsburg", "munchen"], coaches=coaches), "close:wurttemberg")
    assert owed(game) == {"bavaria": 2}
    after(game, "coach:switzerland-tyrol:chur")
    assert owed(game) == {"bavaria": 1}


def test_a4_with_all_coaches_in_rome_nothing_moves():
    game = after(closing(coaches=ALL_IN_ROME), "close:bavaria")
    assert event_values(game, "coach", "coach") == []
    assert owed(game) == {}
    assert game.legal() == ["end"]


def test_a4_with_all_coaches_in_rome_no_move_is_left_over_where_the_cartwright_was_declined():
    game = after(closing(coaches=ALL_IN_ROME, carriages={0: 4}), "close:bavaria", "end")
    assert owed(game) == {}


def test_a4_moves_left_over_when_the_last_coach_arrives_are_lost():
    coaches = ALL_IN_ROME | {"bavaria": "viterbo"}
    game = after(closing(coaches=coaches), "close:wurttemberg")
    assert event_values(game, "arrive", "coach") == ["bavaria"]
    assert owed(game) == {}
    assert game.legal() == ["end"]


# A5


def test_a5_the_player_chooses_the_order():
    game = after(closing(), "close:bavaria")
    assert movable(game) == ["bohemia-salzburg", "wurttemberg-hohenzollern"]
    after(game, "coach:bohemia-salzburg:villach")
    assert movable(game) == ["wurttemberg-hohenzollern"]


def test_a5_the_player_chooses_the_road_at_a_fork():
    game = after(closing(), "close:bavaria")
    assert [action for action in game.legal() if "bohemia" in action] == [
        "coach:bohemia-salzburg:lienz",
        "coach:bohemia-salzburg:villach",
    ]


def test_a5_only_roads_to_the_south_are_taken():
    game = after(closing(coaches={"bavaria": "ettal", "bohemia-salzburg": "lienz"}), "close:bavaria")
    assert game.why_not("coach:bohemia-salzburg:hallstatt") == "coach-no-road"
    assert game.why_not("coach:bohemia-salzburg:venice") == "coach-no-road"


def test_a5_other_coaches_do_not_move():
    assert after(closing(), "close:bavaria").why_not("coach:baden:luzern") == "coach-not-owed"


def test_a5_several_coaches_may_stand_in_one_city():
    near = {"wurttemberg-hohenzollern": "venice", "bavaria": "bologna"}
    game = after(closing(coaches=near), "close:bavaria", "coach:wurttemberg-hohenzollern:bologna")
    assert words(game)["coaches"]["wurttemberg-hohenzollern"] == words(game)["coaches"]["bavaria"] == "bologna"
