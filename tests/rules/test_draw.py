"""Chapter D: taking a city card (D1, D2). The officials of this phase are in test_draw_officials.py."""

from tests.tables import after, event_values, hand, last_events, table, words

EMPTY = [None] * 6
ONE_CARD = ["ulm", None, None, None, None, None]


# D1


def test_d1_a_market_card_is_taken_into_the_hand():
    game = after(table(hands={0: ["lodz"]}), "take:ulm")
    assert hand(game, 0) == ["ulm", "lodz"]


def test_d1_a_market_card_is_replaced_at_once_from_the_deck():
    game = after(table(deck=["linz"]), "take:ulm")
    assert last_events(game, "seat", "from", "city") == [("take", 0, "market", "ulm"), ("reveal", "linz")]
    assert words(game)["market"] == ["mannheim", "karlsruhe", "freiburg", "stuttgart", "linz", "sigmaringen"]


def test_d1_the_top_card_of_the_deck_is_taken_into_the_hand():
    game = after(table(deck=["linz", "basel"]), "take:deck")
    assert last_events(game, "seat", "from", "city") == [("take", 0, "deck", "linz")]
    assert hand(game, 0) == ["linz"]


def test_d1_of_two_market_cards_of_a_city_one_is_taken():
    game = after(table(market=["ulm", "ulm", "basel", "basel", "linz", "linz"], deck=["passau"]), "take:ulm")
    assert words(game)["market"] == ["passau", "ulm", "basel", "basel", "linz", "linz"]


def test_d1_exactly_market_cards_and_the_deck_can_be_taken():
    game = table(market=["ulm", "ulm", "basel", "linz", "linz", "linz"], official="postmaster")
    assert game.legal() == ["take:ulm", "take:basel", "take:linz", "take:deck"]


def test_d1_a_card_must_be_taken():
    game = table(hands={0: ["lodz"]})
    assert game.why_not("start:lodz") == "take-first"
    assert game.why_not("end") == "take-first"


def test_d1_a_turn_takes_one_card():
    game = after(table(official="administrator"), "take:ulm")
    assert game.why_not("take:deck") == "take-done"


# D2


def test_d2_the_discard_pile_is_shuffled_into_a_new_deck_when_the_market_needs_a_card():
    game = after(table(rest="discard"), "take:ulm")
    assert [event[0] for event in last_events(game)] == ["take", "shuffle", "reveal"]


def test_d2_the_discard_pile_is_shuffled_into_a_new_deck_when_the_top_card_is_taken():
    game = after(table(rest="discard"), "take:deck")
    assert [event[0] for event in last_events(game)] == ["shuffle", "take"]


def test_d2_the_new_deck_is_the_whole_discard_pile():
    game = after(table(discard=["ulm", "basel", "ulm"], rest=1, hands={0: ["lodz"]}), "take:deck")
    assert sorted(event_values(game, "shuffle", "deck")[0]) == ["basel", "ulm", "ulm"]
    assert words(game)["deck"] == 2
    assert words(game)["discard"] == []


def test_d2_shuffling_changes_the_order_of_the_pile():
    game = table(rest="discard")
    pile = words(game)["discard"]
    (deck,) = event_values(after(game, "take:deck"), "shuffle", "deck")
    assert deck not in (pile, pile[::-1])


def test_d2_the_pile_is_shuffled_only_when_a_card_is_needed():
    game = after(table(deck=["linz"], discard=["basel"], rest=1, hands={0: ["lodz"]}), "take:ulm")
    assert last_events(game, "city") == [("take", "ulm"), ("reveal", "linz")]
    assert words(game)["deck"] == 0
    assert words(game)["discard"] == ["basel"]


def test_d2_the_last_card_of_the_deck_is_taken_without_shuffling():
    game = after(table(deck=["linz"], discard=["basel"], rest=1, hands={0: ["lodz"]}), "take:deck")
    assert last_events(game, "city") == [("take", "linz")]


def test_d2_the_market_is_filled_to_six_after_a_take_from_the_market():
    game = after(table(market=["ulm", "linz", None, None, None, None]), "take:ulm")
    assert len(event_values(game, "reveal", "city")) == 5
    assert None not in words(game)["market"]


def test_d2_the_market_is_filled_to_six_after_a_take_from_the_deck():
    game = after(table(market=ONE_CARD, deck=["linz", "basel", "passau", "pilsen", "zurich", "kempten"]), "take:deck")
    assert hand(game, 0) == ["linz"]
    assert words(game)["market"] == ["ulm", "basel", "passau", "pilsen", "zurich", "kempten"]


def test_d2_the_market_is_filled_to_six_after_a_reward():
    game = table(honours=True, market=ONE_CARD, hands={0: ["lodz"]}, tokens={0: {"administrator": 2, "carrier": 1}})
    after(game, "call:administrator", "return:administrator+carrier", "take:deck")
    assert [event[0] for event in last_events(game)][:6] == ["take", "reveal", "reveal", "reveal", "reveal", "reveal"]


def test_d2_the_market_is_filled_to_six_after_a_clearing():
    game = after(table(market=ONE_CARD, hands={0: ["lodz"]}), "call:administrator")
    assert event_values(game, "clear", "cities") == [["ulm"]]
    assert len(event_values(game, "reveal", "city")) == 6


def test_d2_the_market_is_filled_as_far_as_deck_and_discard_pile_reach():
    table_with_three = table(market=ONE_CARD, deck=["linz"], discard=["basel", "passau"], rest=1, hands={0: ["lodz"]})
    game = after(table_with_three, "take:ulm")
    assert words(game)["market"][0] == "linz"
    assert sorted(words(game)["market"][1:3]) == ["basel", "passau"]
    assert words(game)["market"][3:] == [None, None, None]


def test_d2_the_market_is_not_filled_when_a_turn_begins():
    game = after(table(phase="end", turn=1, market=ONE_CARD, hands={0: ["lodz"]}), "end")
    assert words(game)["market"] == ONE_CARD


def test_d2_the_market_is_not_filled_when_a_route_is_discarded_for_nothing():
    game = table(phase="play", market=ONE_CARD, rest=1, hands={0: ["lodz"]}, routes={0: ["basel", "zurich"]})
    after(game, "start:lodz")
    assert words(game)["discard"] == ["basel", "zurich"]
    assert words(game)["market"] == ONE_CARD


def test_d2_the_market_is_not_filled_when_a_route_is_closed():
    game = table(phase="close", market=ONE_CARD, rest=1, routes={0: ["basel", "zurich", "kempten"]})
    after(game, "close:bavaria")
    assert words(game)["discard"] == ["basel", "zurich", "kempten"]
    assert words(game)["market"] == ONE_CARD


def test_d2_an_empty_deck_can_be_chosen_while_there_is_a_discard_pile():
    assert table(discard=["basel"], rest=1, hands={0: ["lodz"]}).why_not("take:deck") is None


def test_d2_a_deck_empty_together_with_the_discard_pile_cannot_be_chosen():
    assert table(rest=1, hands={0: ["lodz"]}).why_not("take:deck") == "no-cards-left"


def test_d2_a_gap_cannot_be_chosen():
    assert table(market=ONE_CARD).why_not("take:mannheim") == "not-in-market"


def test_d2_without_a_card_to_take_the_phase_is_skipped():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1, hands={0: ["lodz", "basel"]}), "end")
    assert words(game)["phase"] == "play"
    assert game.legal() == ["start:basel", "start:lodz"]
