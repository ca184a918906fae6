"""The ten worked examples of the rules."""

from postroad.game import Game
from tests.tables import after, all_but, event_values, last_events, table, words

# Example 2
SIX = ["sigmaringen", "stuttgart", "nurnberg", "regensburg", "ingolstadt", "augsburg"]
# Example 4
LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau"]
# Example 7: seats A, B, C, D
CARDS = {0: ["lodz"], 1: ["linz"], 2: ["basel"], 3: ["passau"]}
ALL_FOUR = {"postmaster": 1, "administrator": 1, "carrier": 1, "cartwright": 1}
RETURN_FOUR = "return:postmaster+administrator+carrier+cartwright"
# Example 8
SOUTHERN = ["ulm", "augsburg", "munchen", "salzburg"]
# Example 9
BLUE, GREEN, RED, YELLOW = range(4)


def test_example_1_what_fits_a_route():
    route = ["karlsruhe", "stuttgart", "nurnberg", "regensburg"]
    game = table(phase="play", hands={0: ["innsbruck", "wurzburg", "stuttgart"]}, routes={0: route})
    assert game.why_not("left:innsbruck") == game.why_not("right:innsbruck") == "no-road"
    assert game.why_not("left:wurzburg") == game.why_not("right:wurzburg") == "no-road"
    assert game.why_not("left:stuttgart") == game.why_not("right:stuttgart") == "in-route"


def test_example_2_each():
    game = after(table(phase="close", routes={0: SIX}), "close:each")
    assert game.legal() == ["office:nurnberg", "office:regensburg", "office:ingolstadt", "office:augsburg"]
    after(game, "office:ingolstadt")
    assert words(game)["seats"][0]["offices"] == ["stuttgart", "sigmaringen", "ingolstadt"]


def test_example_2_bavaria():
    game = after(table(phase="close", routes={0: SIX}), "close:bavaria")
    assert words(game)["seats"][0]["offices"] == ["nurnberg", "regensburg", "ingolstadt", "augsburg"]


def test_example_3_a_region_is_completed():
    game = table(phase="close", routes={0: ["sigmaringen", "ulm", "augsburg"]}, offices={0: ["stuttgart"]})
    after(game, "close:each")
    assert event_values(game, "office", "city") == ["ulm", "sigmaringen", "augsburg"]
    assert last_events(game, "stack", "points").count(("tile", "wurttemberg-hohenzollern", 3)) == 1


def test_example_4_a_route_of_3_gives_carriage_3():
    game = after(table(phase="close", routes={0: LONG[:3]}), "close:baden")
    assert event_values(game, "carriage", "number") == [3]


def test_example_4_after_carriage_3_a_route_of_5_gives_carriage_4():
    game = after(table(phase="close", routes={0: LONG}, carriages={0: 3}), "close:baden")
    assert event_values(game, "carriage", "number") == [4]


def test_example_4_after_carriage_4_a_route_of_4_gives_none():
    game = after(table(phase="close", routes={0: LONG[:4]}, carriages={0: 4}), "close:baden")
    assert event_values(game, "carriage", "number") == []


def test_example_4_it_takes_5_for_carriage_5():
    game = after(table(phase="close", routes={0: LONG}, carriages={0: 4}), "close:baden")
    assert event_values(game, "carriage", "number") == [5]


def test_example_5_two_short_the_cartwright_gives_carriage_7():
    game = after(table(phase="close", routes={0: LONG}, carriages={0: 6}), "close:baden", "call:cartwright")
    assert event_values(game, "carriage", "number") == [7]


def test_example_5_three_short_the_cartwright_is_no_help():
    game = after(table(phase="close", routes={0: LONG[:4]}, carriages={0: 6}), "close:baden")
    assert game.legal() == ["end"]


def test_example_6_score():
    tiles = {0: {"bavaria": [5], "bohemia-salzburg": [4], "length-7": [4], "length-6": [3]}}
    offices = {0: all_but("lodz", "ulm", "linz", "basel", "passau", "zurich")}
    assert table(carriages={0: 6}, tiles=tiles, offices=offices).points()[0] == 7 + 16 - 4 == 19


def turn(game):
    """Play a seat's turn with one card: the top card, a new route, the end."""
    return after(game, "take:deck", f"start:{CARDS[game.seat][0]}", "end")


def caller_empties_the_stack(caller):
    """C has returned four tokens and placed the last office; all others have returned theirs."""
    tokens = {caller: {"administrator": 4}, 2: ALL_FOUR}
    offices = {2: all_but("freiburg", "passau", "kempten")}
    game = table(4, honours=True, turn=caller, tokens=tokens, offices=offices, hands=CARDS)
    return after(game, "call:administrator", RETURN_FOUR, "office:freiburg")


def test_example_7_b_finishes_the_turn_then_c_and_d_play():
    game = caller_empties_the_stack(caller=1)
    assert event_values(game, "tile", "stack")[0] == "game-end"
    assert (game.seat, words(game)["phase"]) == (1, "take")
    turn(game)
    assert game.seat == 2
    turn(game)
    assert game.seat == 3
    turn(game)
    assert after(game, "return:none").over  # B has tokens left and need not hand in (H8)


def test_example_7_after_ds_call_the_game_ends_with_ds_turn():
    game = caller_empties_the_stack(caller=3)
    assert (game.seat, words(game)["phase"]) == (3, "take")
    assert after(turn(game), "return:none").over


def test_example_8_the_bavarian_coach_goes_to_ettal_or_to_trento():
    game = table(3, audience=True, phase="close", routes={0: SOUTHERN}, coaches={"bavaria": "andechs"})
    after(game, "close:each", "office:augsburg")
    assert words(game)["seats"][0]["offices"] == ["ulm", "augsburg", "salzburg"]
    assert game.legal() == ["coach:bavaria:ettal", "coach:bavaria:trento"]


def test_example_8_had_bavaria_been_chosen_the_other_two_coaches_would_move():
    game = table(3, audience=True, phase="close", routes={0: SOUTHERN}, coaches={"bavaria": "andechs"})
    after(game, "close:bavaria")
    assert words(game)["seats"][0]["offices"] == ["augsburg", "munchen"]
    owed = {coach for coach, moves in words(game)["owed"].items() if moves == 1}
    assert owed == {"wurttemberg-hohenzollern", "bohemia-salzburg"}


def test_example_9_the_waiting_room():
    clergy = {  # in the coaches of Baden, which has arrived, Württemberg/Hohenzollern, Bavaria, ...
        BLUE: ["cardinal", "bishop", "father", "abbot", "chaplain"],
        GREEN: ["cardinal", "bishop", "chaplain", "abbot", "father"],
        RED: ["bishop", "cardinal", "chaplain", "abbot", "father"],
        YELLOW: ["chaplain", "bishop", "cardinal", "abbot", "father"],
    }
    waiting = {"cardinal": [BLUE, GREEN], "bishop": [RED], "chaplain": [YELLOW]}
    coaches = {"baden": "rome", "bavaria": "viterbo"}
    game = table(4, audience=True, phase="close", routes={0: SOUTHERN}, coaches=coaches, clergy=clergy, waiting=waiting)
    after(game, "close:each", "office:augsburg")  # München moves the coach of Bavaria
    assert [event for event in game.last_events() if event["ev"] == "leave"] == [
        {"ev": "leave", "rank": "cardinal", "seats": [BLUE, GREEN]},
        {"ev": "leave", "rank": "chaplain", "seats": [YELLOW]},
    ]
    now = {"cardinal": [YELLOW], "bishop": [RED], "abbot": [], "chaplain": [GREEN, RED], "father": [BLUE]}
    assert words(game)["waiting"] == now


def test_example_10_round_one_every_seat_takes_a_token_of_the_postmaster():
    game = Game.new(4, honours=True, seed=1)
    for _ in range(4):
        after(game, "take:deck", "take:deck")
        after(game, game.legal()[0], "end")
    tokens = [(event["seat"], event["official"]) for event in game.record()["events"] if event["ev"] == "token"]
    assert tokens == [(0, "postmaster"), (1, "postmaster"), (2, "postmaster"), (3, "postmaster")]
    assert words(game)["round"] == 2
