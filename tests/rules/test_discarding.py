"""Chapter K: discarding after a closing."""

from tests.tables import after, event_values, hand, last_events, table, words

SWABIAN = ["ulm", "sigmaringen", "stuttgart"]


def close(**things):
    return after(table(phase="close", routes={0: SWABIAN}, **things), "close:wurttemberg")


def test_k1_the_route_goes_to_the_discard_pile_from_left_to_right():
    game = close(discard=["lodz"])
    assert words(game)["discard"] == ["lodz", "ulm", "sigmaringen", "stuttgart"]
    assert words(game)["seats"][0]["route"] == []
    assert last_events(game, "seat", "from", "cities")[-1] == ("discard", 0, "route", SWABIAN)


def test_k1_the_routes_of_others_stay():
    game = after(table(phase="close", routes={0: SWABIAN, 1: ["basel", "zurich"]}), "close:wurttemberg")
    assert words(game)["seats"][1]["route"] == ["basel", "zurich"]


def test_k1_a_hand_of_three_is_not_cut():
    game = close(hands={0: ["lodz", "linz", "basel"]})
    assert game.legal() == ["end"]
    assert hand(game, 0) == ["basel", "linz", "lodz"]


def test_k1_a_hand_of_more_than_three_is_cut_to_three_of_the_players_choice():
    game = close(hands={0: ["lodz", "linz", "basel", "passau", "kempten"]})
    after(game, "discard:linz", "discard:passau")
    assert hand(game, 0) == ["kempten", "basel", "lodz"]
    assert words(game)["discard"] == [*SWABIAN, "linz", "passau"]
    assert game.legal() == ["end"]


def test_k1_every_card_of_the_hand_can_be_discarded_and_no_other():
    game = close(hands={0: ["lodz", "lodz", "linz", "basel", "basel"]})
    assert game.legal() == ["discard:basel", "discard:linz", "discard:lodz"]
    assert game.why_not("discard:passau") == "not-in-hand"


def test_k1_the_hand_must_be_cut():
    assert close(hands={0: ["lodz", "linz", "basel", "passau"]}).why_not("end") == "discard-first"


def test_k1_a_hand_of_three_allows_no_further_discard():
    game = after(close(hands={0: ["lodz", "linz", "basel", "passau"]}), "discard:lodz")
    assert game.why_not("discard:linz") == "no-discard-now"


def test_k1_of_several_cards_of_a_city_one_is_discarded():
    game = after(close(hands={0: ["lodz", "lodz", "lodz", "linz"]}), "discard:lodz")
    assert hand(game, 0) == ["linz", "lodz", "lodz"]


def test_k1_all_cards_of_a_city_can_be_discarded_one_by_one():
    game = after(close(hands={0: ["lodz", "lodz", "lodz", "linz", "linz", "linz"]}), "discard:lodz", "discard:lodz")
    assert game.legal() == ["discard:linz", "discard:lodz"]
    after(game, "discard:lodz")
    assert hand(game, 0) == ["linz", "linz", "linz"]


def test_k1_the_hands_of_others_are_not_cut():
    game = close(hands={1: ["lodz", "linz", "basel", "passau"]})
    assert len(hand(game, 1)) == 4


def test_k1_without_a_closing_a_hand_has_no_limit():
    many = ["lodz", "linz", "basel", "passau", "kempten", "budweis", "pilsen"]
    game = after(table(phase="close", routes={0: SWABIAN}, hands={0: many}), "end")
    assert len(hand(game, 0)) == 7
    assert event_values(game, "discard", "cities") == []


def test_k1_taking_has_no_hand_limit():
    many = ["lodz", "linz", "basel", "passau", "kempten", "budweis", "pilsen"]
    game = after(table(hands={0: many}), "take:ulm", "call:postmaster", "take:deck")
    assert len(hand(game, 0)) == 9
