"""Chapter T: tiles."""

import pytest

from tests.tables import after, all_but, event_values, table, words

LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau", "linz", "budweis", "pilsen"]
BADEN = ["mannheim", "karlsruhe", "freiburg"]
ONE_IN_EACH = ["mannheim", "ulm", "sigmaringen", "augsburg", "basel", "innsbruck", "pilsen", "linz", "lodz"]


def tiles(game):
    """Stack and points of the tiles that the last decision earned."""
    return list(zip(event_values(game, "tile", "stack"), event_values(game, "tile", "points"), strict=True))


def closed(length, **things):
    """A route of this many cities, closed by a province without a city to open."""
    offices = {0: ["stuttgart"]}
    return after(table(phase="close", routes={0: LONG[:length]}, offices=offices, **things), "close:wurttemberg")


# T1


def test_t1_a_route_of_four_earns_no_length_tile():
    assert tiles(closed(4)) == []


@pytest.mark.parametrize(
    ("length", "tile"), [(5, ("length-5", 2)), (6, ("length-6", 3)), (7, ("length-7", 4)), (8, ("length-7", 4))]
)
def test_t1_a_route_earns_the_top_tile_of_its_length_and_eight_counts_as_seven(length, tile):
    assert tiles(closed(length)) == [tile]


def test_t1_the_next_tile_is_worth_less():
    assert tiles(closed(6, tiles={1: {"length-6": [3]}})) == [("length-6", 2)]


def test_t1_the_tile_leaves_its_stack():
    assert words(closed(7))["tiles"]["length-7"] == [3, 2, 1]


def test_t1_an_empty_stack_gives_way_to_the_next_shorter_one():
    assert tiles(closed(7, tiles={1: {"length-7": [4, 3, 2, 1]}})) == [("length-6", 3)]


def test_t1_two_empty_stacks_give_way_to_the_third():
    game = closed(8, tiles={1: {"length-7": [4, 3, 2, 1], "length-6": [3, 2, 1], "length-5": [2]}})
    assert tiles(game) == [("length-5", 1)]


def test_t1_an_empty_stack_never_gives_way_to_a_longer_one():
    assert tiles(closed(5, tiles={1: {"length-5": [2, 1]}})) == []
    assert tiles(closed(6, tiles={1: {"length-6": [3, 2, 1], "length-5": [2, 1]}})) == []


def test_t1_with_all_three_stacks_empty_no_tile_is_earned():
    gone = {"length-7": [4, 3, 2, 1], "length-6": [3, 2, 1], "length-5": [2, 1]}
    assert tiles(closed(7, tiles={1: gone})) == []


def test_t1_a_seat_may_have_several_length_tiles():
    game = closed(6, tiles={0: {"length-6": [3], "length-5": [2]}})
    assert words(game)["seats"][0]["tiles"] == {"length-6": [3, 2], "length-5": [2]}


# T2


def test_t2_own_offices_in_all_cities_of_a_region_earn_its_top_tile():
    game = after(table(phase="close", routes={0: BADEN}), "close:baden")
    assert tiles(game) == [("baden", 3)]


def test_t2_several_routes_may_complete_a_region():
    game = table(phase="close", routes={0: ["augsburg", "innsbruck", "salzburg"]}, offices={0: ["basel", "zurich"]})
    assert tiles(after(game, "close:tyrol")) == [("switzerland-tyrol", 3)]


def test_t2_a_missing_office_earns_nothing():
    game = table(phase="close", routes={0: ["augsburg", "innsbruck", "salzburg"]}, offices={0: ["basel"]})
    assert tiles(after(game, "close:tyrol")) == []


def test_t2_a_region_is_all_its_provinces():
    game = table(phase="close", routes={0: ["mannheim", "stuttgart", "ulm"]})
    assert tiles(after(game, "close:wurttemberg")) == []


def test_t2_the_offices_of_other_seats_do_not_count():
    game = table(phase="close", routes={0: ["augsburg", "innsbruck", "salzburg"]}, offices={1: ["basel", "zurich"]})
    assert tiles(after(game, "close:tyrol")) == []


def test_t2_routing_through_all_cities_is_not_enough():
    assert tiles(after(table(phase="close", routes={0: BADEN}), "close:each", "office:freiburg")) == []


def test_t2_the_second_seat_gets_the_next_tile():
    game = table(phase="close", routes={0: BADEN}, offices={1: BADEN}, tiles={1: {"baden": [3]}})
    assert tiles(after(game, "close:baden")) == [("baden", 2)]


def test_t2_a_seat_takes_a_regions_tile_once():
    game = table(phase="close", routes={0: BADEN}, offices={0: BADEN}, tiles={0: {"baden": [3]}})
    assert tiles(after(game, "close:baden")) == []


def test_t2_an_empty_stack_gives_no_tile():
    gone = {1: {"baden": [3]}, 2: {"baden": [2]}, 3: {"baden": [1]}}
    game = table(4, phase="close", routes={0: BADEN}, tiles=gone)
    assert tiles(after(game, "close:baden")) == []


def test_t2_several_regions_in_one_closing_in_board_order():
    route = ["salzburg", "innsbruck", "kempten", "zurich", "freiburg"]
    others = ["mannheim", "karlsruhe", "basel", "pilsen", "budweis", "linz"]
    game = after(table(phase="close", routes={0: route}, offices={0: others}), "close:each")
    assert tiles(game) == [("length-5", 2), ("baden", 3), ("switzerland-tyrol", 3), ("bohemia-salzburg", 4)]


def test_t2_lodz_is_no_region():
    game = table(phase="close", routes={0: ["lodz", "pilsen", "budweis"]}, offices={0: ["lodz"]})
    assert tiles(after(game, "close:poland")) == []


# T3


def with_all_but_lodz(**things):
    offices = {0: [city for city in ONE_IN_EACH if city != "lodz"]}
    return table(phase="close", routes={0: ["budweis", "pilsen", "lodz"]}, offices=offices, **things)


def test_t3_offices_in_all_nine_provinces_earn_the_tile():
    assert tiles(after(with_all_but_lodz(), "close:poland")) == [("all-provinces", 6)]


def test_t3_eight_provinces_are_not_enough():
    # Budweis is the ninth office, but Lodz is missing.
    assert tiles(after(with_all_but_lodz(), "close:bohemia")) == []


def test_t3_bavaria_is_required():
    eight = [city for city in ONE_IN_EACH if city not in ("lodz", "augsburg")]
    game = table(phase="close", routes={0: ["budweis", "pilsen", "lodz"]}, offices={0: eight})
    assert tiles(after(game, "close:poland")) == []


def test_t3_the_option_of_eight_provinces_excludes_bavaria():
    eight = [city for city in ONE_IN_EACH if city not in ("lodz", "augsburg")]
    game = table(phase="close", routes={0: ["budweis", "pilsen", "lodz"]}, offices={0: eight}, provinces_for_all=8)
    assert tiles(after(game, "close:poland")) == [("all-provinces", 6)]


def test_t3_the_option_of_eight_provinces_takes_no_other_for_bavaria():
    assert tiles(after(with_all_but_lodz(provinces_for_all=8), "close:bohemia")) == []


def test_t3_the_second_seat_gets_the_next_tile():
    game = after(with_all_but_lodz(tiles={1: {"all-provinces": [6]}}), "close:poland")
    assert tiles(game) == [("all-provinces", 5)]


def test_t3_a_seat_takes_the_tile_once():
    game = table(phase="close", routes={0: BADEN}, offices={0: ONE_IN_EACH}, tiles={0: {"all-provinces": [6]}})
    assert tiles(after(game, "close:each", "office:freiburg")) == []


# T4: all but three cities is 19 offices


def test_t4_the_first_carriage_7_takes_the_game_end_tile():
    assert tiles(closed(7, carriages={0: 6})) == [("length-7", 4), ("game-end", 1)]


def test_t4_the_first_last_office_takes_the_game_end_tile():
    game = table(phase="close", routes={0: ["basel", "zurich", "freiburg"]}, offices={0: all_but("lodz", "pilsen", "zurich")})
    assert tiles(after(game, "close:switzerland"))[0] == ("game-end", 1)


def test_t4_an_office_that_is_not_the_last_takes_no_game_end_tile():
    game = table(
        phase="close", routes={0: ["basel", "zurich", "freiburg"]}, offices={0: all_but("lodz", "pilsen", "linz", "zurich")}
    )
    assert "game-end" not in event_values(after(game, "close:switzerland"), "tile", "stack")


def test_t4_no_later_seat_takes_the_game_end_tile():
    game = closed(7, carriages={0: 6}, tiles={1: {"game-end": [1]}})
    assert event_values(game, "carriage", "number") == [7]
    assert tiles(game) == [("length-7", 4)]


def test_t4_the_holder_takes_no_second_game_end_tile():
    # The last office and carriage 7 in one closing.
    offices = {0: all_but("lodz", "linz", "stuttgart")}
    game = after(table(phase="close", routes={0: LONG[:7]}, offices=offices, carriages={0: 6}), "close:wurttemberg")
    assert event_values(game, "carriage", "number") == [7]
    assert event_values(game, "tile", "stack").count("game-end") == 1


# T5


def test_t5_tiles_are_taken_in_order_before_the_carriage():
    route = ["freiburg", "zurich", "kempten", "innsbruck", "salzburg"]
    held = {0: {"bavaria": [5], "wurttemberg-hohenzollern": [3]}}
    game = table(phase="close", routes={0: route}, offices={0: all_but("freiburg", "passau", "regensburg")}, tiles=held)
    after(game, "close:baden")
    assert [event["ev"] for event in game.last_events()][:3] == ["close", "office", "tile"]
    stacks = ["game-end", "length-5", "baden", "switzerland-tyrol", "bohemia-salzburg", "all-provinces"]
    assert event_values(game, "tile", "stack") == stacks
    assert [event["ev"] for event in game.last_events()][-2:] == ["carriage", "discard"]


def test_t5_the_game_end_tile_for_carriage_7_comes_last():
    game = table(phase="close", routes={0: [*LONG[:4], "munchen", "augsburg", "kempten"]}, carriages={0: 6})
    after(game, "close:baden")
    told_in_order = [event["ev"] for event in game.last_events()]
    assert told_in_order == ["close", "office", "tile", "carriage", "tile", "discard"]
    assert event_values(game, "tile", "stack") == ["length-7", "game-end"]
