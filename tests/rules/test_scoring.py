"""Chapter E: the end and the score."""

import pytest

from tests.tables import after, all_but, event_values, last_events, table, words

LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau", "linz", "budweis"]
HOLDER = {"game-end": [1]}
HANDS = {0: ["lodz"], 1: ["linz"], 2: ["basel"], 3: ["passau"]}  # so that no postmaster is forced


def turn(game, city):
    """Play a turn: the top card, a new route, the end."""
    return after(game, "take:deck", f"start:{city}", "end")


# E1


def test_e1_carriage_7_ends_the_game_after_the_last_seat():
    game = table(3, phase="close", turn=1, routes={1: LONG}, offices={1: ["stuttgart"]}, carriages={1: 6}, hands=HANDS)
    after(game, "close:wurttemberg", "end")
    assert game.seat == 2
    turn(game, "basel")
    assert game.over


def test_e1_the_last_office_ends_the_game_after_the_last_seat():
    offices = {1: all_but("lodz", "linz", "stuttgart")}
    game = table(3, phase="close", turn=1, routes={1: LONG[:3]}, offices=offices, hands=HANDS)
    after(game, "close:wurttemberg", "end")
    assert game.seat == 2
    turn(game, "basel")
    assert game.over


def test_e1_after_the_last_seat_the_game_ends_at_once():
    game = table(3, phase="close", turn=2, routes={2: LONG}, offices={2: ["stuttgart"]}, carriages={2: 6}, hands=HANDS)
    after(game, "close:wurttemberg", "end")
    assert game.over
    assert game.legal() == []


def test_e1_after_seat_0_every_other_seat_has_one_more_turn():
    game = table(3, phase="close", turn=0, routes={0: LONG}, offices={0: ["stuttgart"]}, carriages={0: 6}, hands=HANDS)
    after(game, "close:wurttemberg", "end")
    turn(game, "linz")
    assert not game.over
    turn(game, "basel")
    assert game.over


def test_e1_without_carriage_7_or_a_last_office_the_game_continues():
    game = after(table(phase="end", turn=1, carriages={1: 6}, offices={1: all_but("lodz", "linz", "basel")}), "end")
    assert game.seat == 0
    assert words(game)["round"] == 6


# E2


@pytest.mark.parametrize(("carriage", "points"), [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_e2_the_best_carriage_counts(carriage, points):
    assert table(carriages={0: carriage}).points() == [points - 20, -20]


def test_e2_tiles_count():
    tiles = {0: {"length-5": [2, 1], "baden": [3], "all-provinces": [6], "game-end": [1]}}
    assert table(tiles=tiles).points() == [13 - 20, -20]


def test_e2_offices_not_placed_count_against():
    assert table(offices={0: all_but("lodz", "linz"), 1: ["lodz"]}).points() == [0, -19]


def test_e2_chips_count():
    assert table(honours=True, chips={1: 4}).points() == [-20, 4 - 20]


def test_e2_clergy_in_the_waiting_room_count():
    game = table(audience=True, waiting={"cardinal": [0, 1], "father": [0]})
    assert game.points() == [6 - 20, 5 - 20]


def test_e2_routes_cards_and_tokens_count_nothing():
    game = table(honours=True, routes={0: LONG}, hands={0: ["lodz", "lodz"]}, tokens={0: {"carrier": 3}})
    assert game.points() == [-20, -20]


def test_e2_the_points_add_up():
    game = table(
        honours=True,
        audience=True,
        carriages={0: 5},
        tiles={0: {"bavaria": [5], "length-6": [2]}},
        offices={0: all_but("lodz", "linz", "basel", "ulm")},
        chips={0: 3},
        waiting={"bishop": [0]},
    )
    assert game.points()[0] == 5 + 7 - 2 + 3 + 4


def test_e2_the_end_event_has_points_and_winner():
    game = after(table(phase="end", turn=1, carriages={0: 3, 1: 7}, tiles={1: HOLDER}), "end")
    assert game.last_events() == [{"ev": "end", "points": [-18, -9], "winner": 1}]
    assert game.winner == 1


# E3


def ended(tiles, carriages):
    """A finished game; a seat without anything has -20 points."""
    return after(table(4, phase="end", turn=3, tiles=tiles, carriages=carriages), "end")


def test_e3_most_points_win():
    assert ended({0: HOLDER}, {2: 5}).winner == 2


def test_e3_a_tie_goes_to_the_holder_of_the_game_end_tile():
    tiles = {1: {"length-5": [1]}, 2: HOLDER, 3: {"length-6": [1]}}
    game = ended(tiles, {})
    assert game.points() == [-20, -19, -19, -19]
    assert game.winner == 2


def test_e3_a_tie_without_the_holder_goes_to_the_next_seat_clockwise():
    game = ended({1: HOLDER}, {0: 5, 3: 5})
    assert game.points() == [-15, -19, -20, -15]
    assert game.winner == 3


def test_e3_clockwise_goes_round_from_the_last_seat_to_seat_0():
    game = ended({2: HOLDER}, {0: 5, 1: 5})
    assert game.winner == 0


def test_e3_a_running_game_has_no_winner():
    assert table(carriages={0: 7}, tiles={0: HOLDER}).winner is None


# E4


def quiet(round_number, progress, **things):
    return table(3, phase="end", turn=2, round_number=round_number, progress=progress, hands=HANDS, **things)


def test_e4_sixty_rounds_without_office_or_carriage_end_the_game():
    assert after(quiet(65, 5), "end").over


def test_e4_fifty_nine_such_rounds_do_not_end_the_game():
    assert not after(quiet(64, 5), "end").over


def test_e4_rounds_count_from_the_first_round():
    # No office and no carriage before: round 60 is the sixtieth.
    assert not after(quiet(59, 0), "end").over
    assert after(quiet(60, 0), "end").over


def test_e4_the_game_ends_only_with_the_round():
    game = after(table(3, phase="end", turn=1, round_number=65, progress=5, hands=HANDS), "end")
    assert game.seat == 2


def test_e4_an_office_in_the_sixtieth_round_keeps_the_game_going():
    game = table(phase="close", turn=1, round_number=65, progress=5, routes={1: LONG[:3]}, carriages={1: 7})
    after(game, "close:baden", "end")
    assert not game.over


def test_e4_a_carriage_in_the_sixtieth_round_keeps_the_game_going():
    game = table(phase="close", turn=1, round_number=65, progress=5, routes={1: LONG[:3]}, offices={1: ["stuttgart"]})
    after(game, "close:wurttemberg", "end")
    assert not game.over


def test_e4_a_closing_without_office_or_carriage_does_not_count():
    offices, carriages = {1: ["stuttgart"]}, {1: 6}
    game = table(phase="close", turn=1, round_number=65, progress=5, routes={1: LONG[:3]}, offices=offices, carriages=carriages)
    assert after(game, "close:wurttemberg", "end").over


def test_e4_no_seat_takes_the_game_end_tile_and_the_record_is_stalled():
    game = after(quiet(65, 5), "end")
    assert event_values(game, "tile", "stack") == []
    assert last_events(game, "points", "winner", "stalled") == [("end", [-20, -20, -20], 0, True)]


def test_e4_a_tie_goes_to_the_first_from_seat_0():
    assert after(quiet(65, 5, carriages={1: 5, 2: 5}), "end").winner == 1


def test_e4_the_last_hand_in_follows():
    game = after(quiet(65, 5, honours=True, tokens={1: {"carrier": 1}}), "end")
    assert game.seat == 1
    assert game.legal() == ["return:none", "return:carrier"]


def test_e4_a_last_office_in_that_hand_in_takes_no_game_end_tile():
    four = {"postmaster": 1, "administrator": 1, "carrier": 1, "cartwright": 1}
    game = quiet(65, 5, honours=True, tokens={1: four}, offices={1: all_but("lodz", "linz", "basel")})
    after(game, "end", "return:postmaster+administrator+carrier+cartwright", "office:lodz")
    assert "game-end" not in event_values(game, "tile", "stack")
    assert event_values(game, "end", "stalled") == [True]
