"""Chapters B and S: components and set-up."""

from collections import Counter

import pytest

from postroad.game import Game
from postroad.rules.board import CITY_IDS, CITY_NAMES, PROVINCE_CITIES, PROVINCE_IDS, ROADS
from tests.tables import after, table, words


def joined(city):
    """The cities that a road joins to this one."""
    return {other for number, other in enumerate(CITY_IDS) if ROADS[CITY_IDS.index(city)] >> number & 1}


# B1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b1_two_to_four_players(players):
    assert len(words(Game.new(players, seed=1))["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_b1_no_other_number_of_players(players):
    with pytest.raises(ValueError, match="players must be 2, 3 or 4"):
        Game.new(players)


def test_b1_66_cards_three_of_each_of_22_cities():
    (shuffle,) = [event for event in Game.new(seed=1).last_events() if event["ev"] == "shuffle"]
    assert Counter(shuffle["deck"]) == dict.fromkeys(CITY_IDS, 3)
    assert len(CITY_IDS) == 22


def test_b1_20_offices_a_seat():
    assert [seat["offices_left"] for seat in words(Game.new(4, seed=1))["seats"]] == [20, 20, 20, 20]


def test_b1_four_copies_of_each_carriage_are_enough_for_everybody():
    game = table(4, phase="close", routes={0: ["mannheim", "karlsruhe", "freiburg"]}, carriages={1: 3, 2: 3, 3: 3})
    assert words(after(game, "close:baden"))["seats"][0]["carriage"] == 3


# B2


@pytest.mark.parametrize(
    ("province", "cities"),
    [
        ("baden", "Mannheim, Karlsruhe, Freiburg"),
        ("wurttemberg", "Stuttgart, Ulm"),
        ("hohenzollern", "Sigmaringen"),
        ("bavaria", "Würzburg, Nürnberg, Regensburg, Passau, Ingolstadt, Augsburg, München, Kempten"),
        ("switzerland", "Basel, Zürich"),
        ("tyrol", "Innsbruck"),
        ("bohemia", "Pilsen, Budweis"),
        ("salzburg", "Salzburg, Linz"),
        ("poland", "Lodz"),
    ],
)
def test_b2_the_cities_of_each_province(province, cities):
    inside = PROVINCE_CITIES[PROVINCE_IDS.index(province)]
    assert ", ".join(name for number, name in enumerate(CITY_NAMES) if inside >> number & 1) == cities


def test_b2_nine_provinces():
    assert len(PROVINCE_IDS) == 9


# B3


def test_b3_45_roads():
    assert sum(len(joined(city)) for city in CITY_IDS) == 2 * 45


def test_b3_every_road_is_two_way():
    assert all(city in joined(other) for city in CITY_IDS for other in joined(city))


def test_b3_no_road_joins_a_city_to_itself():
    assert not [city for city in CITY_IDS if city in joined(city)]


@pytest.mark.parametrize(
    ("city", "others"),
    [
        ("lodz", {"pilsen"}),
        ("innsbruck", {"kempten", "augsburg", "munchen", "salzburg"}),  # neither Karlsruhe nor Regensburg
        ("basel", {"freiburg", "zurich"}),
        ("passau", {"regensburg", "munchen", "salzburg", "linz"}),
    ],
)
def test_b3_roads_of_some_cities(city, others):
    assert joined(city) == others


def test_b3_a_road_is_travelled_both_ways():
    assert table(phase="play", hands={0: ["lodz"]}, routes={0: ["pilsen"]}).why_not("right:lodz") is None
    assert table(phase="play", hands={0: ["pilsen"]}, routes={0: ["lodz"]}).why_not("right:pilsen") is None


# B4


def test_b4_the_stacks_of_tiles_highest_on_top():
    stacks = words(Game.new(seed=1))["tiles"]
    assert stacks == {
        "length-5": [2, 1],
        "length-6": [3, 2, 1],
        "length-7": [4, 3, 2, 1],
        "all-provinces": [6, 5, 4, 3],
        "bavaria": [5, 4, 3, 2],
        "baden": [3, 2, 1],
        "wurttemberg-hohenzollern": [3, 2, 1],
        "switzerland-tyrol": [3, 2, 1],
        "bohemia-salzburg": [4, 3, 2],
        "game-end": [1],
    }
    assert sum(map(len, stacks.values())) == 30


def test_b4_as_many_tiles_for_two_players_as_for_four():
    assert words(Game.new(2, seed=1))["tiles"] == words(Game.new(4, seed=1))["tiles"]


# B5


@pytest.mark.parametrize(("number", "points"), [(3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_b5_the_best_carriage_alone_counts(number, points):
    assert table(carriages={1: number}).points() == [-20, points - 20]


# S1


def test_s1_six_cards_of_the_shuffled_deck_are_the_market():
    game = Game.new(seed=1)
    shuffle, *reveals = game.last_events()[:7]
    assert [reveal["city"] for reveal in reveals] == shuffle["deck"][:6]
    assert words(game)["market"] == shuffle["deck"][:6]
    assert words(game)["deck"] == 60
    assert words(game)["discard"] == []


def test_s1_the_deck_is_drawn_from_the_top():
    game = Game.new(seed=1)
    deck = game.last_events()[0]["deck"]
    assert after(game, "take:deck").last_events()[0]["city"] == deck[6]


def test_s1_shuffling_is_chance():
    assert Game.new(seed=1).last_events()[0] != Game.new(seed=2).last_events()[0]
    assert Game.new().last_events()[0] != Game.new().last_events()[0]  # equal once in 10 to the 75


def test_s1_hands_routes_offices_and_tiles_are_empty():
    seat = words(Game.new(3, seed=1))["seats"][2]
    assert (seat["hand_size"], seat["route"], seat["offices"], seat["carriage"], seat["tiles"]) == (0, [], [], 0, {})


# S2


@pytest.mark.parametrize("honours", [False, True])
@pytest.mark.parametrize("audience", [False, True])
def test_s2_the_modules_may_be_used_singly_or_together_or_not_at_all(honours, audience):
    table_words = words(Game.new(seed=1, honours=honours, audience=audience))
    assert ("tokens" in table_words, "coaches" in table_words) == (honours, audience)


# S3


def test_s3_seat_0_starts_and_the_others_follow_clockwise():
    game = Game.new(3, seed=1)
    seats = [game.seat]
    for _ in range(3):
        after(game, "take:deck", "take:deck")
        after(game, game.legal()[0], "end")
        seats.append(game.seat)
    assert seats == [0, 1, 2, 0]
    assert words(game)["round"] == 2
