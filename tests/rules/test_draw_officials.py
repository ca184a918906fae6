"""Chapter D: postmaster and administrator (D3-D7)."""

from postroad.game import Game
from tests.tables import after, event_values, hand, last_events, table, words

EMPTY = [None] * 6
ONE_CARD = ["ulm", None, None, None, None, None]


# D3


def test_d3_the_postmaster_gives_a_second_card_from_the_market():
    game = after(table(hands={0: ["lodz"]}), "take:ulm", "call:postmaster", "take:freiburg")
    assert hand(game, 0) == ["freiburg", "ulm", "lodz"]


def test_d3_the_postmaster_gives_a_second_card_from_the_deck():
    game = after(table(hands={0: ["lodz"]}, deck=["linz", "basel"]), "take:ulm", "call:postmaster", "take:deck")
    assert hand(game, 0) == ["ulm", "basel", "lodz"]


def test_d3_the_card_that_replaced_the_first_one_can_be_the_second():
    game = after(table(hands={0: ["lodz"]}, deck=["linz"]), "take:ulm", "call:postmaster", "take:linz")
    assert hand(game, 0) == ["ulm", "linz", "lodz"]


def test_d3_the_second_card_is_replaced_too():
    game = after(table(hands={0: ["lodz"]}, deck=["linz", "basel"]), "take:ulm", "call:postmaster", "take:freiburg")
    assert last_events(game, "city") == [("take", "freiburg"), ("reveal", "basel")]


def test_d3_there_is_no_third_card():
    game = after(table(hands={0: ["lodz"]}), "take:ulm", "call:postmaster", "take:freiburg")
    assert game.why_not("take:mannheim") == "take-done"


def test_d3_a_voluntary_call_comes_after_the_first_card():
    assert table(hands={0: ["lodz"]}).why_not("call:postmaster") == "postmaster-early"


def test_d3_a_voluntary_call_comes_before_a_card_is_played():
    game = after(table(hands={0: ["lodz"]}), "take:ulm", "start:ulm")
    assert game.why_not("call:postmaster") == "postmaster-late"


def test_d3_a_voluntary_call_needs_another_card_to_take():
    game = after(table(market=["ulm", "linz", *EMPTY[2:]], rest=1, hands={0: ["lodz"]}), "take:ulm")
    assert game.why_not("call:postmaster") is None
    game = after(table(market=ONE_CARD, rest=1, hands={0: ["lodz"]}), "take:ulm")
    assert game.why_not("call:postmaster") == "no-cards-left"


def test_d3_a_voluntary_call_needs_a_taken_card():
    # Nothing could be taken, so the turn begins with playing.
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1, hands={0: ["lodz", "basel"]}), "end")
    assert "call:postmaster" not in game.legal()


# D4


def test_d4_an_empty_hand_at_the_start_of_the_turn_calls_the_postmaster():
    game = after(table(phase="end", turn=1), "end")
    assert last_events(game, "seat", "official") == [("turn", 0), ("call", 0, "postmaster")]


def test_d4_a_forced_call_takes_two_cards():
    game = after(table(phase="end", turn=1, deck=["linz"]), "end", "take:ulm")
    assert game.why_not("start:ulm") == "take-first"
    after(game, "take:linz")
    assert hand(game, 0) == ["ulm", "linz"]


def test_d4_a_card_in_the_hand_prevents_the_forced_call():
    game = after(table(phase="end", turn=1, hands={0: ["lodz"]}), "end")
    assert last_events(game, "seat", "official") == [("turn", 0)]


def test_d4_a_hand_emptied_later_in_the_turn_forces_no_call():
    game = after(table(phase="play", official="administrator", hands={0: ["lodz"]}), "start:lodz")
    assert hand(game, 0) == []
    assert words(game)["official"] == "administrator"


def test_d4_in_round_one_every_seat_calls_the_postmaster():
    game = Game.new(3, seed=1)
    for _ in range(3):
        after(game, "take:deck", "take:deck")
        after(game, game.legal()[0], "end")
    calls = [(event["seat"], event["official"]) for event in game.record()["events"] if event["ev"] == "call"]
    assert calls == [(0, "postmaster"), (1, "postmaster"), (2, "postmaster")]


def test_d4_a_forced_call_excludes_the_administrator():
    assert after(table(phase="end", turn=1), "end").why_not("call:administrator") == "official-used"


def test_d4_a_forced_call_excludes_the_carrier():
    game = after(table(phase="end", turn=1), "end", "take:ulm", "take:stuttgart", "start:ulm")
    assert game.why_not("call:carrier") == "official-used"


def test_d4_a_forced_call_excludes_the_cartwright():
    game = table(phase="end", turn=1, routes={0: ["stuttgart", "ulm"]}, carriages={0: 3})
    after(game, "end", "take:deck", "take:sigmaringen", "right:sigmaringen", "close:each")
    assert game.why_not("call:cartwright") == "official-used"


def test_d4_without_a_second_card_the_call_stands_without_effect():
    # The only card there is is taken and played by itself.
    game = after(table(phase="end", turn=1, market=ONE_CARD, rest=1), "end")
    assert last_events(game, "official", "city") == [("turn",), ("call", "postmaster"), ("take", "ulm"), ("play", "ulm")]
    assert words(game)["official"] == "postmaster"


def test_d4_without_any_card_the_call_stands_without_effect():
    game = after(table(phase="end", turn=1, market=EMPTY, rest=1), "end")
    assert last_events(game, "official") == [("turn",), ("call", "postmaster")]
    assert game.legal() == ["end"]


# D5


def test_d5_the_administrator_discards_the_market_and_lays_six_new_cards():
    new = ["linz", "basel", "passau", "pilsen", "zurich", "kempten"]
    game = after(table(hands={0: ["lodz"]}, deck=new), "call:administrator")
    assert words(game)["discard"] == ["mannheim", "karlsruhe", "freiburg", "stuttgart", "ulm", "sigmaringen"]
    assert words(game)["market"] == new


def test_d5_the_first_card_is_taken_from_the_new_market():
    game = after(table(hands={0: ["lodz"]}, deck=["linz"]), "call:administrator", "take:linz")
    assert hand(game, 0) == ["linz", "lodz"]


def test_d5_the_administrator_is_not_callable_after_the_first_card():
    game = after(table(hands={0: ["lodz"]}), "take:ulm")
    assert game.why_not("call:administrator") == "administrator-late"


def test_d5_the_administrator_needs_a_card_in_the_market():
    assert table(market=ONE_CARD, hands={0: ["lodz"]}).why_not("call:administrator") is None
    assert table(market=EMPTY, hands={0: ["lodz"]}).why_not("call:administrator") == "market-empty"


def test_d5_the_discarded_cards_take_part_in_a_reshuffle_needed_now():
    game = after(table(deck=["linz"], discard=["basel"], rest=1, hands={0: ["lodz"]}), "call:administrator")
    assert [event[0] for event in last_events(game)] == ["call", "clear", "reveal", "shuffle"] + ["reveal"] * 5
    new_deck = ["basel", "freiburg", "karlsruhe", "mannheim", "sigmaringen", "stuttgart", "ulm"]
    assert sorted(event_values(game, "shuffle", "deck")[0]) == new_deck


def test_d5_the_discarded_cards_return_if_there_are_no_others():
    game = table(rest=1, hands={0: ["lodz"]})
    before = sorted(words(game)["market"])
    assert sorted(words(after(game, "call:administrator"))["market"]) == before


# D6


def test_d6_no_postmaster_after_the_administrator():
    game = after(table(hands={0: ["lodz"]}), "call:administrator", "take:deck")
    assert game.why_not("call:postmaster") == "official-used"


def test_d6_no_administrator_twice():
    game = after(table(hands={0: ["lodz"]}), "call:administrator")
    assert game.why_not("call:administrator") == "official-used"


def test_d6_no_postmaster_twice():
    game = after(table(hands={0: ["lodz"]}), "take:ulm", "call:postmaster", "take:deck")
    assert game.why_not("call:postmaster") == "official-used"


def test_d6_no_carrier_after_the_postmaster():
    game = after(table(hands={0: ["lodz"]}), "take:ulm", "call:postmaster", "take:stuttgart", "start:ulm")
    assert game.why_not("call:carrier") == "official-used"


def test_d6_no_carrier_twice():
    game = after(table(phase="close", hands={0: ["ulm", "augsburg"]}, routes={0: ["stuttgart"]}), "call:carrier")
    assert game.why_not("call:carrier") == "official-used"


def test_d6_no_cartwright_after_the_carrier():
    game = table(phase="close", hands={0: ["ulm"]}, routes={0: ["sigmaringen", "stuttgart"]}, carriages={0: 3})
    after(game, "call:carrier", "right:ulm", "close:each")
    assert game.why_not("call:cartwright") == "official-used"


def test_d6_the_next_turn_may_have_an_official_again():
    game = after(table(phase="end", turn=1, official="carrier", hands={0: ["lodz"]}), "end")
    assert game.why_not("call:administrator") is None


# D7


def test_d7_the_postmaster_called_another_card_must_be_taken():
    game = after(table(hands={0: ["lodz"]}, deck=["ulm"]), "take:ulm", "call:postmaster")
    assert game.legal() == [f"take:{c}" for c in ("mannheim", "karlsruhe", "freiburg", "stuttgart", "ulm", "sigmaringen", "deck")]


def test_d7_the_carrier_called_another_card_must_be_played():
    game = after(table(phase="close", hands={0: ["ulm", "nurnberg"]}, routes={0: ["stuttgart"]}), "call:carrier")
    assert game.legal() == ["right:ulm", "right:nurnberg"]


def test_d7_the_carrier_needs_a_card_that_extends_the_route():
    assert table(phase="close", hands={0: ["lodz"]}, routes={0: ["stuttgart"]}).why_not("call:carrier") == "carrier-no-card"


def test_d7_the_cartwright_needs_a_closing():
    assert table(phase="close", routes={0: ["stuttgart", "ulm"]}).why_not("call:cartwright") == "cartwright-early"


def test_d7_help_made_impossible_by_a_hand_in_is_skipped():
    # Seat 1 takes the only card that was left, as a reward.
    tokens = {0: {"postmaster": 3}, 1: {"administrator": 1, "carrier": 1}}
    game = table(honours=True, tokens=tokens, market=["ulm", "linz", *EMPTY[2:]], rest=1, hands={0: ["lodz"]})
    after(game, "take:ulm", "call:postmaster", "return:administrator+carrier", "take:linz")
    assert words(game)["phase"] == "play"
    assert hand(game, 0) == ["ulm", "lodz"]
