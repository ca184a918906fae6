"""Chapter C: closing the route, opening offices."""

from tests.tables import after, all_but, event_values, hand, table, words

EMPTY = [None] * 6
BADEN = ["mannheim", "karlsruhe", "freiburg"]
SWABIAN = ["sigmaringen", "ulm", "augsburg", "munchen"]  # Hohenzollern, Württemberg, Bavaria twice


def offices(game, seat=0):
    return words(game)["seats"][seat]["offices"]


# C1


def test_c1_a_route_of_two_cities_cannot_be_closed():
    game = table(phase="close", routes={0: ["ulm", "stuttgart"]})
    assert game.why_not("close:each") == "route-too-short"
    assert game.why_not("close:wurttemberg") == "route-too-short"


def test_c1_a_route_of_three_cities_may_be_closed():
    assert table(phase="close", routes={0: BADEN}).why_not("close:each") is None


def test_c1_closing_a_route_is_voluntary():
    game = after(table(phase="close", routes={0: BADEN}), "end")
    assert words(game)["seats"][0]["route"] == BADEN
    assert words(game)["turn"] == 1


def test_c1_a_route_is_closed_after_taking_and_playing():
    assert table(phase="take", routes={0: BADEN}).why_not("close:each") == "take-first"
    assert table(phase="play", routes={0: BADEN}, hands={0: ["lodz"]}).why_not("close:each") == "play-first"


def test_c1_the_card_just_played_counts():
    game = table(phase="play", hands={0: ["freiburg"]}, routes={0: ["mannheim", "karlsruhe"]})
    assert after(game, "right:freiburg").why_not("close:baden") is None


def test_c1_the_carriers_card_is_played_before_the_closing():
    game = table(phase="play-second", official="carrier", hands={0: ["ulm", "basel"]}, routes={0: ["stuttgart", *BADEN[1:]]})
    assert game.why_not("close:each") == "play-first"


def test_c1_only_one_route_is_closed_a_turn():
    assert after(table(phase="close", routes={0: BADEN}), "close:baden").why_not("close:baden") == "closed"


def test_c1_no_card_is_played_after_the_closing():
    game = after(table(phase="close", routes={0: BADEN}, hands={0: ["ulm"]}), "close:baden")
    assert game.why_not("start:ulm") == "play-done"
    assert game.why_not("call:carrier") == "carrier-late"


def test_c1_offices_tiles_carriage_and_discards_follow_in_order():
    game = table(phase="close", routes={0: ["ulm", "sigmaringen", *BADEN[::-1]]}, hands={0: ["lodz", "lodz", "linz", "linz"]})
    after(game, "close:baden")
    kinds = [event["ev"] for event in game.last_events()]
    assert kinds == ["close", "office", "office", "office", "tile", "tile", "carriage", "discard"]
    assert words(game)["phase"] == "discard"


def test_c1_a_route_may_be_closed_after_a_skipped_phase():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1, routes={0: BADEN}), "end", "close:baden")
    assert offices(game) == BADEN


# C2


def test_c2_each_opens_one_office_in_each_touched_province():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:each", "office:munchen")
    assert offices(game) == ["ulm", "sigmaringen", "munchen"]


def test_c2_one_province_opens_an_office_in_each_of_its_route_cities():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:bavaria")
    assert offices(game) == ["augsburg", "munchen"]


def test_c2_every_touched_province_may_be_chosen_and_no_other():
    game = table(phase="close", routes={0: SWABIAN})
    assert game.legal() == ["close:each", "close:wurttemberg", "close:hohenzollern", "close:bavaria", "end"]
    assert game.why_not("close:baden") == "province-not-touched"


def test_c2_offices_open_only_in_cities_of_the_route():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:each")
    assert game.why_not("office:passau") == "not-on-route"


def test_c2_the_close_event_names_the_closing_mode():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:bavaria")
    assert game.last_events()[0] == {"ev": "close", "seat": 0, "cities": SWABIAN, "offices": "bavaria"}


def test_c2_poland_is_a_province_too():
    game = after(table(phase="close", routes={0: ["lodz", "pilsen", "budweis"]}), "close:poland")
    assert offices(game) == ["lodz"]


# C3


def test_c3_no_second_own_office_in_a_city():
    game = after(table(phase="close", routes={0: BADEN}, offices={0: ["karlsruhe"]}), "close:baden")
    assert event_values(game, "office", "city") == ["mannheim", "freiburg"]


def test_c3_a_city_with_an_own_office_cannot_be_picked():
    game = after(table(phase="close", routes={0: BADEN}, offices={0: ["karlsruhe"]}), "close:each")
    assert game.why_not("office:karlsruhe") == "own-office"


def test_c3_the_offices_of_others_do_not_matter():
    game = after(table(phase="close", routes={0: BADEN}, offices={1: BADEN}), "close:baden")
    assert offices(game, 0) == BADEN
    assert offices(game, 1) == BADEN


def test_c3_cities_with_an_own_office_may_be_routed_again():
    game = table(phase="play", hands={0: ["freiburg"]}, routes={0: ["mannheim", "karlsruhe"]}, offices={0: BADEN})
    assert game.why_not("right:freiburg") is None


# C4


def test_c4_each_lets_the_player_pick_the_city_of_a_province():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:each")
    assert game.legal() == ["office:augsburg", "office:munchen"]


def test_c4_each_opens_one_office_a_province_and_not_two():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:each", "office:munchen")
    assert game.why_not("office:augsburg") == "no-office-now"


def test_c4_each_goes_through_several_picks():
    game = table(phase="close", routes={0: ["basel", "zurich", "sigmaringen", "ulm", "stuttgart", "nurnberg", "ingolstadt"]})
    after(game, "close:each", "office:ulm", "office:nurnberg", "office:zurich")
    assert offices(game) == ["ulm", "sigmaringen", "nurnberg", "zurich"]


def test_c4_each_takes_the_other_city_where_one_has_an_own_office():
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: ["munchen"]}), "close:each")
    assert event_values(game, "office", "city") == ["ulm", "sigmaringen", "augsburg"]


def test_c4_each_passes_over_a_province_where_all_route_cities_have_own_offices():
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: ["munchen", "augsburg"]}), "close:each")
    assert event_values(game, "office", "city") == ["ulm", "sigmaringen"]


def test_c4_each_may_open_no_office():
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: SWABIAN}), "close:each")
    assert event_values(game, "office", "city") == []
    assert event_values(game, "carriage", "number") == [3]


def test_c4_one_province_opens_all_its_route_cities_without_an_own_office():
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: ["munchen"]}), "close:bavaria")
    assert event_values(game, "office", "city") == ["augsburg"]


def test_c4_the_offices_must_be_opened():
    game = after(table(phase="close", routes={0: SWABIAN}), "close:each")
    assert game.why_not("end") == "office-first"
    assert game.why_not("close:bavaria") == "office-first"


# C5


def test_c5_one_province_may_open_no_office():
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: ["augsburg", "munchen"]}), "close:bavaria")
    assert event_values(game, "office", "city") == []
    assert event_values(game, "carriage", "number") == [3]


# C6: all but three cities is 19 offices


def test_c6_each_with_too_few_offices_lets_the_player_pick_among_all_provinces():
    game = table(phase="close", routes={0: SWABIAN}, offices={0: all_but("ulm", "augsburg", "munchen")})
    after(game, "close:each")
    assert game.legal() == ["office:ulm", "office:augsburg", "office:munchen"]
    after(game, "office:munchen")
    assert event_values(game, "office", "city") == ["munchen"]
    assert words(game)["seats"][0]["offices_left"] == 0


def test_c6_one_province_with_too_few_offices_lets_the_player_pick_among_its_cities():
    game = table(phase="close", routes={0: SWABIAN}, offices={0: all_but("ulm", "augsburg", "munchen")})
    after(game, "close:bavaria")
    assert game.legal() == ["office:augsburg", "office:munchen"]


def test_c6_all_offices_left_are_placed():
    # Two are left, three called for: after the first the other province and the third city are open still.
    left = ("ulm", "sigmaringen", "augsburg", "munchen")
    game = table(phase="close", routes={0: SWABIAN}, offices={0: all_but(*left)})
    after(game, "close:each", "office:munchen")
    assert game.legal() == ["office:ulm", "office:sigmaringen"]
    after(game, "office:sigmaringen")
    assert words(game)["seats"][0]["offices_left"] == 0


def test_c6_each_opens_at_most_one_office_a_province_with_too_few_left_too():
    left = ("ulm", "sigmaringen", "augsburg", "munchen")
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: all_but(*left)}), "close:each", "office:munchen")
    assert game.why_not("office:augsburg") == "not-this-way"


def test_c6_just_enough_offices_are_placed_as_usual():
    # Two are left, two called for: Ulm's is placed by itself, the other one in Augsburg or München.
    left = ("ulm", "augsburg", "munchen", "lodz")
    game = after(table(phase="close", routes={0: SWABIAN}, offices={0: all_but(*left)}), "close:each")
    assert event_values(game, "office", "city") == ["ulm"]
    assert game.legal() == ["office:augsburg", "office:munchen"]


def test_c6_without_any_office_the_route_is_closed_all_the_same():
    game = table(phase="close", routes={0: SWABIAN}, offices={0: all_but("augsburg", "munchen")}, hands={0: ["lodz"]})
    after(game, "close:bavaria")
    assert event_values(game, "office", "city") == []
    assert event_values(game, "discard", "cities") == [SWABIAN]
    assert hand(game, 0) == ["lodz"]
