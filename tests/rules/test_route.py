"""Chapter P: playing a city card."""

from tests.tables import after, hand, last_events, table, words

EMPTY = [None] * 6


def route(game, seat=0):
    return words(game)["seats"][seat]["route"]


# P1


def test_p1_the_first_card_starts_a_route():
    game = after(table(phase="play", hands={0: ["mannheim", "lodz"]}), "start:mannheim")
    assert last_events(game, "seat", "city", "end") == [("play", 0, "mannheim", "start")]
    assert route(game) == ["mannheim"]
    assert hand(game, 0) == ["lodz"]


def test_p1_a_card_extends_the_route_at_its_left_end():
    game = after(table(phase="play", hands={0: ["mannheim"]}, routes={0: ["stuttgart", "ulm"]}), "left:mannheim")
    assert last_events(game, "seat", "city", "end") == [("play", 0, "mannheim", "left")]
    assert route(game) == ["mannheim", "stuttgart", "ulm"]


def test_p1_a_card_extends_the_route_at_its_right_end():
    game = after(table(phase="play", hands={0: ["mannheim"]}, routes={0: ["ulm", "stuttgart"]}), "right:mannheim")
    assert last_events(game, "seat", "city", "end") == [("play", 0, "mannheim", "right")]
    assert route(game) == ["ulm", "stuttgart", "mannheim"]


def test_p1_without_a_route_nothing_can_be_extended():
    game = table(phase="play", hands={0: ["mannheim"]}, routes={1: ["stuttgart", "nurnberg"]})
    assert game.legal() == ["start:mannheim", "call:postmaster"]
    assert game.why_not("right:mannheim") == "no-route"
    assert game.why_not("left:mannheim") == "no-route"


def test_p1_only_cards_of_the_own_hand_are_played():
    game = table(phase="play", hands={0: ["lodz"], 1: ["nurnberg"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("right:nurnberg") == "not-in-hand"
    assert game.why_not("start:nurnberg") == "not-in-hand"


def test_p1_of_several_cards_of_a_city_one_is_played():
    game = after(table(phase="play", hands={0: ["linz", "linz", "linz"]}), "start:linz")
    assert hand(game, 0) == ["linz", "linz"]


def test_p1_a_card_must_be_played():
    game = table(phase="play", hands={0: ["lodz"]}, routes={0: ["ulm", "stuttgart", "nurnberg"]})
    assert game.why_not("end") == "play-first"
    assert game.why_not("close:each") == "play-first"


def test_p1_a_turn_plays_one_card():
    game = after(table(phase="play", hands={0: ["ulm", "augsburg"]}), "start:ulm")
    assert game.why_not("right:augsburg") == "play-done"


# P2


def test_p2_a_road_must_join_the_card_and_its_end():
    game = table(phase="play", hands={0: ["augsburg"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("left:augsburg") is None
    assert game.why_not("right:augsburg") == "no-road"


def test_p2_a_card_may_fit_at_both_ends():
    game = table(phase="play", hands={0: ["sigmaringen"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("left:sigmaringen") is None
    assert game.why_not("right:sigmaringen") is None


def test_p2_no_city_twice():
    # Stuttgart has roads to both ends.
    game = table(phase="play", hands={0: ["stuttgart"]}, routes={0: ["ulm", "stuttgart", "nurnberg"]})
    assert game.why_not("left:stuttgart") == "in-route"
    assert game.why_not("right:stuttgart") == "in-route"


def test_p2_no_circle_is_closed():
    game = table(phase="play", hands={0: ["ulm"]}, routes={0: ["ulm", "stuttgart", "sigmaringen"]})
    assert game.legal() == ["start:ulm", "call:postmaster"]


def test_p2_a_route_grows_only_at_its_ends():
    # Würzburg has roads to both cities in the middle, but to neither end.
    game = table(phase="play", hands={0: ["wurzburg"]}, routes={0: ["ulm", "stuttgart", "nurnberg", "regensburg"]})
    assert game.why_not("left:wurzburg") == "no-road"
    assert game.why_not("right:wurzburg") == "no-road"


def test_p2_the_routes_of_others_do_not_matter():
    game = table(phase="play", hands={0: ["augsburg"]}, routes={0: ["ulm", "stuttgart"], 1: ["munchen", "augsburg"]})
    assert game.why_not("left:augsburg") is None


def test_p2_provinces_do_not_matter():
    # From Switzerland over Bavaria to Tyrol.
    game = table(phase="play", hands={0: ["innsbruck"]}, routes={0: ["zurich", "kempten"]})
    assert game.why_not("right:innsbruck") is None


# P3


def test_p3_a_new_start_discards_the_whole_route():
    game = after(table(phase="play", hands={0: ["lodz"]}, routes={0: ["ulm", "stuttgart"]}), "start:lodz")
    assert last_events(game, "seat", "cities", "city") == [("abandon", 0, ["ulm", "stuttgart"]), ("play", 0, "lodz")]
    assert words(game)["discard"] == ["ulm", "stuttgart"]
    assert route(game) == ["lodz"]


def test_p3_the_discarded_route_earns_nothing():
    game = table(phase="play", hands={0: ["lodz"]}, routes={0: ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau"]})
    after(game, "start:lodz")
    seat = words(game)["seats"][0]
    assert (seat["offices"], seat["tiles"], seat["carriage"]) == ([], {}, 0)


def test_p3_a_new_start_does_not_cut_the_hand():
    game = table(
        phase="play", hands={0: ["lodz", "linz", "linz", "basel", "basel"]}, routes={0: ["ulm", "stuttgart", "nurnberg"]}
    )
    after(game, "start:lodz")
    assert hand(game, 0) == ["basel", "basel", "linz", "linz"]


def test_p3_a_new_start_is_allowed_although_a_card_fits():
    game = table(phase="play", hands={0: ["augsburg", "lodz"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("start:lodz") is None
    assert game.why_not("start:augsburg") is None


def test_p3_a_new_start_may_use_a_card_of_the_old_route():
    game = after(table(phase="play", hands={0: ["ulm"]}, routes={0: ["ulm", "stuttgart"]}), "start:ulm")
    assert route(game) == ["ulm"]
    assert words(game)["discard"] == ["ulm", "stuttgart"]


def test_p3_without_a_fitting_card_a_new_start_is_forced():
    game = table(phase="play", official="administrator", hands={0: ["lodz", "linz"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.legal() == ["start:linz", "start:lodz"]


# P4


def test_p4_the_carrier_plays_a_second_card():
    game = table(phase="play", hands={0: ["nurnberg", "regensburg", "passau"]}, routes={0: ["ulm", "stuttgart"]})
    after(game, "right:nurnberg", "call:carrier")
    # Only Regensburg fits, so it is played automatically.
    assert last_events(game, "official", "city", "end") == [("call", "carrier"), ("play", "regensburg", "right")]
    assert route(game) == ["ulm", "stuttgart", "nurnberg", "regensburg"]


def test_p4_the_second_card_may_go_to_the_other_end():
    game = table(phase="play", hands={0: ["nurnberg", "regensburg", "augsburg"]}, routes={0: ["ulm", "stuttgart"]})
    after(game, "right:nurnberg")
    assert game.legal() == ["close:each", "close:wurttemberg", "close:bavaria", "call:carrier", "end"]
    after(game, "call:carrier", "left:augsburg")
    assert route(game) == ["augsburg", "ulm", "stuttgart", "nurnberg"]


def test_p4_the_second_card_may_extend_a_route_just_started():
    game = after(table(phase="play", hands={0: ["ulm", "augsburg"]}), "start:ulm", "call:carrier")
    assert route(game) == ["ulm", "augsburg"]


def test_p4_the_carrier_is_not_callable_before_the_first_card():
    game = table(phase="play", hands={0: ["nurnberg", "regensburg"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("call:carrier") == "carrier-early"


def test_p4_the_carrier_is_not_callable_without_a_card_that_extends_the_route():
    game = after(table(phase="play", hands={0: ["nurnberg", "lodz"]}, routes={0: ["ulm", "stuttgart"]}), "right:nurnberg")
    assert game.why_not("call:carrier") == "carrier-no-card"


def test_p4_the_second_card_never_discards_the_route():
    game = table(phase="play", hands={0: ["nurnberg", "regensburg", "augsburg"]}, routes={0: ["ulm", "stuttgart"]})
    after(game, "right:nurnberg", "call:carrier")
    assert game.why_not("start:augsburg") == "must-extend"
    assert game.legal() == ["left:augsburg", "right:regensburg"]


def test_p4_the_second_card_must_fit():
    game = table(phase="play-second", official="carrier", hands={0: ["lodz", "augsburg"]}, routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("right:lodz") == "no-road"


def test_p4_there_is_no_third_card():
    game = table(
        phase="play-second", official="carrier", hands={0: ["regensburg", "passau"]}, routes={0: ["stuttgart", "nurnberg"]}
    )
    after(game, "right:regensburg")
    assert game.why_not("right:passau") == "play-done"


def test_p4_the_route_may_be_closed_after_the_second_card():
    game = after(table(phase="play", hands={0: ["augsburg", "stuttgart"]}, routes={0: ["ulm"]}), "right:augsburg", "call:carrier")
    assert route(game) == ["stuttgart", "ulm", "augsburg"]
    assert game.why_not("close:each") is None


# P5


def test_p5_a_route_of_one_city_is_extended_at_the_right():
    game = table(phase="play", hands={0: ["mannheim", "ulm"]}, routes={0: ["stuttgart"]})
    assert game.legal() == ["start:mannheim", "start:ulm", "right:mannheim", "right:ulm", "call:postmaster"]
    assert game.why_not("left:ulm") == "right-end-only"
    after(game, "right:ulm")
    assert last_events(game, "city", "end") == [("play", "ulm", "right")]
    assert route(game) == ["stuttgart", "ulm"]


def test_p5_a_route_of_two_cities_has_two_ends():
    game = table(phase="play", hands={0: ["stuttgart", "munchen"]}, routes={0: ["ulm", "augsburg"]})
    assert game.why_not("left:stuttgart") is None
    assert game.why_not("right:munchen") is None


# P6


def test_p6_with_nothing_to_take_and_an_empty_hand_the_phase_is_skipped():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1, routes={0: ["ulm", "stuttgart"]}), "end")
    assert words(game)["phase"] == "close"
    assert route(game) == ["ulm", "stuttgart"]


def test_p6_with_nothing_to_take_a_card_of_the_hand_must_still_be_played():
    game = table(phase="end", turn=1, market=EMPTY, rest=1, hands={0: ["augsburg", "lodz"]}, routes={0: ["ulm", "stuttgart"]})
    after(game, "end")
    assert game.legal() == ["start:augsburg", "start:lodz", "left:augsburg"]


def test_p6_no_carrier_where_the_phase_was_skipped():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1, routes={0: ["ulm", "stuttgart"]}), "end")
    assert game.legal() == ["end"]
