"""Chapter H: the rewards for tokens (H5, H6)."""

from tests.tables import after, all_but, event_values, hand, last_events, table, words

EMPTY = [None] * 6
BADEN = ["mannheim", "karlsruhe", "freiburg"]
FOUR = {"postmaster": 1, "administrator": 2, "carrier": 1, "cartwright": 1}
RETURN_THREE = "return:postmaster+administrator+carrier"
RETURN_FOUR = "return:postmaster+administrator+carrier+cartwright"


def handing_in(**things):
    """Two players; seat 0 has called the administrator, emptied the stack and can return all four."""
    cards = {"hands": {0: ["lodz"], 1: ["linz"]}} | things
    return after(table(honours=True, tokens={0: FOUR}, **cards), "call:administrator")


# H5


def test_h5_one_token_brings_nothing():
    game = after(handing_in(), "return:carrier", "return:administrator")
    assert [event[0] for event in last_events(game)][:2] == ["return", "clear"]


def test_h5_two_tokens_may_bring_a_card_from_the_market():
    game = after(handing_in(deck=["basel"]), "return:postmaster+administrator", "take:ulm")
    assert last_events(game, "seat", "from", "city")[:2] == [("take", 0, "market", "ulm"), ("reveal", "basel")]
    assert hand(game, 0) == ["ulm", "lodz"]


def test_h5_two_tokens_may_bring_the_top_card_of_the_deck():
    game = after(handing_in(deck=["basel"]), "return:postmaster+administrator", "take:deck")
    assert hand(game, 0) == ["basel", "lodz"]


def test_h5_the_card_is_not_the_card_of_the_turn():
    game = after(handing_in(), "return:postmaster+administrator", "take:ulm")
    assert words(game)["phase"] == "take"


def test_h5_the_card_may_be_declined():
    game = after(handing_in(), "return:postmaster+administrator", "decline")
    assert last_events(game, "seat")[0] == ("decline", 0)
    assert hand(game, 0) == ["lodz"]
    assert words(game)["phase"] == "take"


def test_h5_the_card_is_for_the_seat_that_returned_the_tokens():
    tokens = {0: {"administrator": 2}, 1: {"postmaster": 1, "carrier": 1}}
    game = table(honours=True, tokens=tokens, hands={0: ["lodz"], 1: ["linz"]})
    after(game, "call:administrator", "return:postmaster+carrier", "take:ulm")
    assert hand(game, 1) == ["ulm", "linz"]
    assert hand(game, 0) == ["lodz"]


def test_h5_the_card_can_be_one_of_the_market_that_the_administrator_will_clear():
    game = after(handing_in(), "return:postmaster+administrator", "take:ulm")
    assert "ulm" not in event_values(game, "clear", "cities")[0]


def test_h5_without_a_card_to_take_no_choice_is_asked():
    # The test uses a closing, because without a card to take the administrator cannot be called.
    things = {"market": EMPTY, "rest": 1, "offices": {0: ["karlsruhe"]}, "carriages": {0: 3}}
    game = table(honours=True, phase="close", routes={0: BADEN}, tokens={0: {"carrier": 1, "cartwright": 1}}, **things)
    after(game, "close:each", "office:mannheim", "call:cartwright", "return:carrier+cartwright")
    assert last_events(game, "number") == [("return",), ("carriage", 4), ("discard",)]


def test_h5_three_tokens_bring_a_chip():
    game = after(handing_in(), RETURN_THREE)
    assert last_events(game, "seat", "tokens")[:2] == [("return", 0, ["postmaster", "administrator", "carrier"]), ("chip", 0)]
    assert words(game)["seats"][0]["chips"] == 1
    assert words(game)["chips"] == 11


def test_h5_the_last_chip_can_be_taken():
    assert event_values(after(handing_in(chips={0: 5, 1: 6}), RETURN_THREE), "chip", "seat") == [0]


def test_h5_without_a_chip_left_no_chip_is_taken():
    game = after(handing_in(chips={0: 6, 1: 6}), RETURN_THREE)
    assert event_values(game, "chip", "seat") == []
    assert words(game)["seats"][0]["chips"] == 6


def test_h5_four_tokens_may_open_an_office_in_any_city_without_an_own_one():
    game = after(handing_in(offices={0: all_but("mannheim", "ulm", "lodz"), 1: ["ulm"]}), RETURN_FOUR)
    assert game.legal() == ["office:mannheim", "office:ulm", "office:lodz", "decline"]
    assert game.why_not("office:basel") == "own-office"


def test_h5_the_office_is_placed():
    game = after(handing_in(), RETURN_FOUR, "office:lodz")
    assert last_events(game, "seat", "city")[0] == ("office", 0, "lodz")
    assert words(game)["seats"][0]["offices"] == ["lodz"]


def test_h5_the_office_may_be_declined():
    game = after(handing_in(), RETURN_FOUR, "decline")
    assert last_events(game, "seat")[0] == ("decline", 0)
    assert words(game)["seats"][0]["offices"] == []
    assert words(game)["phase"] == "take"


def test_h5_without_an_office_left_no_choice_is_asked():
    game = after(handing_in(offices={0: all_but("lodz", "ulm")}, tiles={0: {"game-end": [1]}}), RETURN_FOUR)
    assert [event[0] for event in last_events(game)][:2] == ["return", "clear"]


def test_h5_a_higher_number_brings_its_own_reward_only():
    game = after(handing_in(), RETURN_FOUR)
    assert event_values(game, "chip", "seat") == []
    assert game.why_not("take:deck") == "reward-first"


def test_h5_the_reward_comes_before_the_next_seat_returns():
    game = table(honours=True, tokens={0: FOUR, 1: {"postmaster": 1, "carrier": 1}}, hands={0: ["lodz"], 1: ["linz"]})
    after(game, "call:administrator", RETURN_FOUR)
    assert game.seat == 0
    after(game, "office:lodz")
    assert game.seat == 1


# H6


def test_h6_the_office_earns_a_region_tile_at_once():
    game = after(handing_in(offices={0: BADEN[:2]}), RETURN_FOUR, "office:freiburg")
    assert last_events(game, "city", "stack", "points")[:3] == [("office", "freiburg"), ("tile", "baden", 3), ("clear",)]


def test_h6_the_office_earns_the_all_provinces_tile_at_once():
    eight = ["mannheim", "ulm", "sigmaringen", "augsburg", "basel", "innsbruck", "pilsen", "linz"]
    game = after(handing_in(offices={0: eight}), RETURN_FOUR, "office:lodz")
    assert event_values(game, "tile", "stack") == ["all-provinces"]


def test_h6_no_length_tile_and_no_carriage():
    route = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau"]
    game = after(handing_in(routes={0: route}), RETURN_FOUR, "office:passau")
    assert [event[0] for event in last_events(game)][:2] == ["office", "clear"]
    assert words(game)["seats"][0]["carriage"] == 0


def test_h6_the_last_office_takes_the_game_end_tile_then_the_others():
    held = {0: {"wurttemberg-hohenzollern": [3], "bavaria": [5], "switzerland-tyrol": [3]}}
    game = after(handing_in(offices={0: all_but("freiburg", "pilsen", "linz")}, tiles=held), RETURN_FOUR, "office:freiburg")
    # Poland and Bohemia have an office each: all nine provinces are there too.
    assert event_values(game, "tile", "stack") == ["game-end", "baden", "all-provinces"]


def test_h6_the_last_office_ends_the_game_after_the_last_seat():
    game = after(handing_in(offices={0: all_but("freiburg", "pilsen", "linz")}), RETURN_FOUR, "office:freiburg")
    after(game, "take:deck", "start:lodz", "end")
    assert game.seat == 1
    after(game, "take:deck", "start:linz", "end")
    assert words(game)["phase"] == "hand-in"  # H8
    assert after(game, "return:none").over


def test_h6_the_office_moves_no_coach():
    game = after(handing_in(audience=True), RETURN_FOUR, "office:munchen")
    assert event_values(game, "coach", "to") == []
    assert set(words(game)["owed"].values()) == {0}


def test_h6_the_office_keeps_the_game_going():
    # E4 counts rounds without an office, wherever it comes from.
    cards = {0: ["lodz"], 1: ["linz"]}
    game = table(honours=True, turn=1, round_number=65, progress=5, tokens={1: FOUR}, hands=cards)
    after(game, "call:administrator", RETURN_FOUR, "office:ulm", "take:deck", "start:linz", "end")
    assert words(game)["phase"] == "take"
