"""Chapter V: carriages and the cartwright."""

import pytest

from tests.tables import after, event_values, table, words

LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau", "linz", "budweis", "pilsen", "lodz"]


def route_of(length, carriage=0, **things):
    """A route of this many cities that can be closed now."""
    carriages = {0: carriage} if carriage else {}
    return table(phase="close", routes={0: LONG[:length]}, offices={0: ["stuttgart"]}, carriages=carriages, **things)


def close(game):
    """Close the route without opening an office."""
    return after(game, "close:wurttemberg")


# V1


def test_v1_the_first_carriage_is_3():
    assert event_values(close(route_of(3)), "carriage", "number") == [3]


@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_v1_the_next_carriage_needs_as_many_cities_as_its_number(number):
    assert event_values(close(route_of(number, carriage=number - 1)), "carriage", "number") == [number]


@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_v1_one_city_too_few_earns_none(number):
    assert event_values(close(route_of(number - 1, carriage=number - 1)), "carriage", "number") == []


def test_v1_a_closing_earns_one_carriage_in_order():
    game = close(route_of(9, carriage=3))
    assert event_values(game, "carriage", "number") == [4]
    assert words(game)["seats"][0]["carriage"] == 4


def test_v1_no_carriage_follows_7():
    game = close(route_of(9, carriage=7))
    assert event_values(game, "carriage", "number") == []
    assert words(game)["seats"][0]["carriage"] == 7


def test_v1_the_length_counts_and_not_the_offices_placed():
    game = close(route_of(4, carriage=3))
    assert event_values(game, "office", "city") == []
    assert event_values(game, "carriage", "number") == [4]


def test_v1_others_with_the_same_carriage_do_not_matter():
    # There are four copies of each (B1).
    game = table(4, phase="close", routes={0: LONG[:5]}, carriages={0: 4, 1: 5, 2: 5, 3: 5})
    assert event_values(after(game, "close:baden"), "carriage", "number") == [5]


def test_v1_an_earned_carriage_is_not_optional():
    game = close(route_of(5, carriage=4))
    assert words(game)["seats"][0]["carriage"] == 5
    assert game.legal() == ["end"]


# V2


@pytest.mark.parametrize("missing", [1, 2])
def test_v2_the_cartwright_helps_where_one_or_two_cities_are_missing(missing):
    game = after(close(route_of(7 - missing, carriage=6)), "call:cartwright")
    assert event_values(game, "carriage", "number") == [7]


def test_v2_the_cartwright_does_not_help_where_three_are_missing():
    game = close(route_of(4, carriage=6))
    assert game.legal() == ["end"]
    assert words(game)["seats"][0]["carriage"] == 6


def test_v2_the_cartwright_gives_only_the_next_carriage():
    game = after(close(route_of(3, carriage=3)), "call:cartwright")
    assert event_values(game, "carriage", "number") == [4]


def test_v2_the_cartwright_is_not_callable_when_not_needed():
    assert close(route_of(4, carriage=3)).legal() == ["end"]


def test_v2_the_cartwright_is_not_callable_after_an_earned_carriage():
    # Carriage 4 is earned; the route of four is one short of 5, but there is one carriage a closing.
    game = close(route_of(4, carriage=3))
    assert words(game)["seats"][0]["carriage"] == 4
    assert "call:cartwright" not in game.legal()


def test_v2_the_cartwright_is_not_callable_after_carriage_7():
    assert close(route_of(6, carriage=7)).legal() == ["end"]


def test_v2_the_cartwright_is_not_callable_after_another_official():
    game = close(route_of(5, carriage=5, official="administrator"))
    assert game.why_not("call:cartwright") == "official-used"


def test_v2_the_cartwright_is_not_callable_before_the_closing():
    assert route_of(5, carriage=5).why_not("call:cartwright") == "cartwright-early"


def test_v2_calling_the_cartwright_is_voluntary():
    game = close(route_of(5, carriage=5))
    assert game.legal() == ["call:cartwright", "end"]
    after(game, "end")
    assert words(game)["seats"][0]["carriage"] == 5
    assert words(game)["turn"] == 1


def test_v2_declining_the_cartwright_discards_the_route():
    game = after(close(route_of(5, carriage=5)), "end")
    assert event_values(game, "discard", "cities") == [LONG[:5]]
    assert words(game)["seats"][0]["route"] == []


def test_v2_discarding_a_card_declines_the_cartwright():
    game = close(route_of(5, carriage=5, hands={0: ["ulm", "lodz", "linz", "basel"]}))
    assert game.legal() == ["call:cartwright", "discard:ulm", "discard:basel", "discard:linz", "discard:lodz"]
    after(game, "discard:ulm")
    assert event_values(game, "discard", "cities") == [LONG[:5], ["ulm"]]
    assert game.why_not("call:cartwright") == "cartwright-late"


def test_v2_the_hand_is_cut_after_the_cartwright():
    game = after(close(route_of(5, carriage=5, hands={0: ["ulm", "lodz", "linz", "basel"]})), "call:cartwright")
    assert event_values(game, "carriage", "number") == [6]
    assert game.legal() == ["discard:ulm", "discard:basel", "discard:linz", "discard:lodz"]


def test_v2_the_tiles_come_before_the_call():
    game = close(route_of(5, carriage=5))
    assert event_values(game, "tile", "stack") == ["length-5"]
    assert event_values(after(game, "call:cartwright"), "tile", "stack") == []


def test_v2_the_cartwrights_carriage_7_takes_the_game_end_tile():
    game = after(close(route_of(6, carriage=6)), "call:cartwright")
    assert [event["ev"] for event in game.last_events()] == ["call", "carriage", "tile", "discard"]
    assert event_values(game, "tile", "stack") == ["game-end"]
