"""Chapter H: tokens and handing them in (H1-H4, H7, H8). The rewards are in test_honours_rewards.py."""

import pytest

from postroad.game import Game
from tests.tables import after, event_values, hand, last_events, table, words

LONG = ["karlsruhe", "stuttgart", "nurnberg", "regensburg", "passau", "linz"]
HANDS = {0: ["lodz"], 1: ["linz"], 2: ["basel"]}  # so that no postmaster is forced


TWO_HANDS = {0: ["lodz"], 1: ["linz"]}


def last_administrator(tokens, **things):
    """Two players; seat 0 must take a card, and the next call of the administrator empties its stack of three."""
    return table(honours=True, hands=TWO_HANDS, tokens=tokens, **things)


# H1


@pytest.mark.parametrize(
    ("players", "stacks"),
    [
        (4, {"carrier": 8, "postmaster": 8, "administrator": 6, "cartwright": 4}),
        (3, {"carrier": 6, "postmaster": 6, "administrator": 5, "cartwright": 3}),
        (2, {"carrier": 4, "postmaster": 4, "administrator": 3, "cartwright": 2}),
    ],
)
def test_h1_the_stacks_by_the_number_of_players(players, stacks):
    assert words(table(players, honours=True))["tokens"] == stacks


def test_h1_there_are_twelve_chips():
    assert words(table(honours=True))["chips"] == 12
    assert words(table(honours=True, chips={0: 2, 1: 3}))["chips"] == 7


def test_h1_a_new_game_has_given_only_the_first_postmaster():
    seats = words(Game.new(4, honours=True, seed=1))["seats"]
    assert [seat["tokens"]["postmaster"] for seat in seats] == [1, 0, 0, 0]


# H2


def test_h2_calling_an_official_takes_its_token_before_the_help():
    game = after(table(honours=True, hands=TWO_HANDS), "call:administrator")
    assert last_events(game, "seat", "official")[:3] == [("call", 0, "administrator"), ("token", 0, "administrator"), ("clear",)]
    assert words(game)["tokens"]["administrator"] == 2
    assert words(game)["seats"][0]["tokens"]["administrator"] == 1


def test_h2_calling_the_postmaster_takes_its_token():
    game = after(table(honours=True, hands=TWO_HANDS), "take:deck", "call:postmaster")
    assert event_values(game, "token", "official") == ["postmaster"]


def test_h2_calling_the_carrier_takes_its_token():
    game = table(honours=True, phase="close", hands={0: ["augsburg"]}, routes={0: ["ulm"]})
    assert event_values(after(game, "call:carrier"), "token", "official") == ["carrier"]


def test_h2_calling_the_cartwright_takes_its_token():
    game = table(honours=True, phase="close", routes={0: LONG[:3]}, offices={0: ["stuttgart"]}, carriages={0: 3})
    after(game, "close:wurttemberg", "call:cartwright")
    assert [event[0] for event in last_events(game)] == ["call", "token", "carriage", "discard"]
    assert event_values(game, "token", "official") == ["cartwright"]


def test_h2_a_forced_postmaster_gives_its_token():
    game = after(table(honours=True, phase="end", turn=1), "end")
    assert last_events(game, "seat", "official") == [("turn", 0), ("call", 0, "postmaster"), ("token", 0, "postmaster")]


def test_h2_without_the_module_there_are_no_tokens():
    game = after(table(hands=TWO_HANDS), "call:administrator")
    assert event_values(game, "token", "official") == []


# H3


def test_h3_an_empty_stack_makes_all_seats_hand_in_before_the_help():
    game = last_administrator({0: {"administrator": 2, "carrier": 1}, 1: {"carrier": 1, "postmaster": 1}})
    before = words(game)["market"]
    after(game, "call:administrator")
    assert words(game)["phase"] == "hand-in"
    assert words(game)["market"] == before


def test_h3_the_help_follows_the_hand_in():
    game = last_administrator({0: {"administrator": 2, "carrier": 1}, 1: {"carrier": 1, "postmaster": 1}})
    after(game, "call:administrator", "return:administrator", "return:carrier")
    assert [event[0] for event in last_events(game)] == ["return", "clear"] + ["reveal"] * 6
    assert game.seat == 0
    assert words(game)["phase"] == "take"


def test_h3_the_seat_whose_turn_it_is_comes_first_then_clockwise():
    two = {"carrier": 1, "postmaster": 1}
    tokens = {0: two, 1: two | {"administrator": 4}, 2: two}
    game = after(table(3, honours=True, turn=1, hands=HANDS, tokens=tokens), "call:administrator")
    assert game.seat == 1
    assert after(game, "return:administrator").seat == 2
    assert after(game, "return:carrier").seat == 0
    assert after(game, "return:carrier").seat == 1


def test_h3_a_stack_with_a_token_left_causes_no_hand_in():
    game = last_administrator({0: {"administrator": 1, "carrier": 1}})
    assert words(after(game, "call:administrator"))["phase"] == "take"


def test_h3_a_forced_postmaster_may_empty_a_stack():
    game = table(honours=True, phase="end", turn=1, tokens={0: {"postmaster": 3, "carrier": 1}})
    after(game, "end")
    assert words(game)["phase"] == "hand-in"
    after(game, "return:postmaster")
    assert words(game)["phase"] == "take"


def test_h3_two_cards_follow_a_hand_in_by_a_forced_postmaster():
    game = table(honours=True, phase="end", turn=1, tokens={0: {"postmaster": 3, "carrier": 1}}, deck=["ulm", "linz"])
    after(game, "end", "return:postmaster", "take:deck", "take:deck")
    assert hand(game, 0) == ["ulm", "linz"]


def test_h3_the_carriers_card_follows_the_hand_in():
    game = table(honours=True, phase="close", hands={0: ["augsburg"]}, routes={0: ["ulm"]}, tokens={0: {"carrier": 3}})
    after(game, "call:carrier")  # the only token is returned, the only card played by itself
    assert [event[0] for event in last_events(game)] == ["call", "token", "return", "play"]


def test_h3_the_cartwrights_carriage_follows_the_hand_in():
    tokens = {0: {"cartwright": 1}}
    game = table(honours=True, phase="close", routes={0: LONG[:3]}, offices={0: ["stuttgart"]}, carriages={0: 3}, tokens=tokens)
    after(game, "close:wurttemberg", "call:cartwright")
    assert [event[0] for event in last_events(game)] == ["call", "token", "return", "carriage", "discard"]


# H4


def test_h4_a_seat_returns_one_to_four_different_tokens():
    tokens = {0: {"administrator": 2, "carrier": 1, "cartwright": 1}}
    game = after(last_administrator(tokens), "call:administrator")
    assert game.legal() == [
        "return:administrator",
        "return:carrier",
        "return:administrator+carrier",
        "return:cartwright",
        "return:administrator+cartwright",
        "return:carrier+cartwright",
        "return:administrator+carrier+cartwright",
    ]
    assert game.why_not("return:none") == "return-one"


def test_h4_tokens_not_held_cannot_be_returned():
    game = after(last_administrator({0: {"administrator": 2, "carrier": 1}}), "call:administrator")
    assert game.why_not("return:postmaster") == "tokens-missing"
    assert game.why_not("return:postmaster+administrator") == "tokens-missing"


def test_h4_of_several_tokens_of_an_official_one_is_returned():
    game = after(last_administrator({0: {"administrator": 2, "carrier": 3}}), "call:administrator", "return:carrier")
    assert words(game)["seats"][0]["tokens"]["carrier"] == 2


def test_h4_a_seat_without_tokens_returns_nothing():
    tokens = {0: {"administrator": 4, "carrier": 1}, 2: {"carrier": 1, "postmaster": 1}}
    game = after(table(3, honours=True, hands=HANDS, tokens=tokens), "call:administrator", "return:administrator")
    assert game.seat == 2
    assert event_values(game, "return", "seat") == [0]


def test_h4_other_actions_wait_for_the_hand_in():
    game = after(last_administrator({0: {"administrator": 2, "carrier": 1}}), "call:administrator")
    assert game.why_not("take:deck") == "hand-in-first"


# H7


def test_h7_returned_tokens_go_back_to_their_stacks():
    game = last_administrator({0: {"administrator": 2, "carrier": 1}})
    after(game, "call:administrator", "return:administrator+carrier", "decline")
    assert words(game)["tokens"] == {"postmaster": 4, "administrator": 1, "carrier": 4, "cartwright": 2}
    assert words(game)["seats"][0]["tokens"] == {"postmaster": 0, "administrator": 2, "carrier": 0, "cartwright": 0}


def test_h7_all_seats_hand_in_again_if_a_stack_is_still_empty():
    game = last_administrator({0: {"administrator": 2, "carrier": 2}, 1: {"postmaster": 2, "carrier": 1}})
    after(game, "call:administrator", "return:carrier", "return:carrier")
    assert words(game)["phase"] == "hand-in"
    assert game.seat == 0
    # In the second round a token of the administrator returns; seat 1 must return one again all the same.
    after(game, "return:administrator")
    assert event_values(game, "return", "seat") == [0, 1]
    assert words(game)["phase"] == "take"


def test_h7_the_hand_in_repeats_until_no_stack_is_empty():
    game = last_administrator({0: {"administrator": 2, "carrier": 3}})
    after(game, "call:administrator", "return:carrier", "return:carrier", "return:carrier")
    # With nothing but the administrator's tokens left one of them goes back by itself.
    assert event_values(game, "return", "tokens") == [["carrier"], ["administrator"]]
    assert words(game)["tokens"]["administrator"] == 1


def test_h7_a_later_seat_may_fill_the_stack_in_the_same_hand_in():
    game = last_administrator({0: {"administrator": 1, "carrier": 1}, 1: {"administrator": 1, "carrier": 1}})
    after(game, "call:administrator", "return:carrier", "return:administrator")
    assert words(game)["phase"] == "take"


# H8


def last_turn(**things):
    """The last seat is about to end the last turn of the game."""
    return table(3, honours=True, phase="end", turn=2, tiles={1: {"game-end": [1]}}, **things)


def test_h8_after_the_game_each_seat_may_hand_in_once_more_from_seat_0():
    two = {"carrier": 1, "postmaster": 1}
    game = after(last_turn(tokens={0: two, 1: two, 2: two}), "end")
    assert game.seat == 0
    assert after(game, "return:none").seat == 1
    assert after(game, "return:none").seat == 2
    assert after(game, "return:none").over


def test_h8_declining_is_allowed_and_recorded():
    game = after(last_turn(tokens={0: {"carrier": 1}}), "end")
    assert game.legal() == ["return:none", "return:carrier"]
    assert last_events(after(game, "return:none"), "seat", "tokens")[0] == ("return", 0, [])


def test_h8_the_rewards_count():
    game = after(last_turn(tokens={0: {"carrier": 1, "postmaster": 1, "cartwright": 1}}), "end")
    after(game, "return:postmaster+carrier+cartwright")
    assert game.points() == [-19, -19, -20]


def test_h8_a_seat_without_tokens_is_not_asked():
    game = after(last_turn(tokens={1: {"carrier": 1}}), "end")
    assert game.seat == 1
    assert event_values(after(game, "return:none"), "return", "seat") == [1]


def test_h8_with_no_tokens_anywhere_the_game_is_over_at_once():
    assert after(last_turn(), "end").over


def test_h8_the_last_hand_in_is_not_repeated():
    game = after(last_turn(tokens={0: {"carrier": 2}}), "end", "return:carrier")
    assert words(game)["seats"][0]["tokens"]["carrier"] == 1
    assert game.over


def test_h8_no_hand_in_without_the_module():
    assert after(table(3, phase="end", turn=2, tiles={1: {"game-end": [1]}}), "end").over
