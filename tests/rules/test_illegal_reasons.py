"""Every refusal has a reason: some table gives each code, and each table answers for every action."""

import pytest

from postroad.game import IllegalAction
from postroad.rules.actions import ACTION_NAMES
from postroad.rules.reason_text import REASONS
from tests.tables import after, table

EMPTY = [None] * 6
BADEN = ["mannheim", "karlsruhe", "freiburg"]
SOUTHERN = ["ulm", "augsburg", "munchen", "salzburg"]
FOUR = ["lodz", "linz", "basel", "passau"]


def closing(**things):
    """A route of four cities through three provinces that can be closed now."""
    return table(phase="close", routes={0: SOUTHERN}, **things)


def coaches(carriage):
    """After a route of four, the coaches of Ulm and of Salzburg must move."""
    return after(closing(audience=True, carriages={0: carriage}), "close:bavaria")


def hand_in(tokens):
    """Seat 0 has called the third and last administrator, and hands in."""
    return after(table(honours=True, hands={0: ["lodz"]}, tokens={0: {"administrator": 2} | tokens}), "call:administrator")


SEATING = table(audience=True, phase="clergy")
TAKING = table(hands={0: ["lodz"]})
PLAYING = table(phase="play", hands={0: ["ulm", "lodz"]}, routes={0: ["stuttgart", "ulm", "augsburg"]})
STARTING = table(phase="play", hands={0: ["ulm"]})
ONE_CITY = table(phase="play", hands={0: ["ulm"]}, routes={0: ["stuttgart"]})
CARRIER = table(phase="play-second", official="carrier", hands={0: ["ulm", "lodz"]}, routes={0: ["stuttgart"]})
PLAYED = table(phase="close", hands={0: ["lodz"]}, routes={0: ["stuttgart", "ulm"]})
CLOSING = closing()
OFFICES = after(closing(offices={0: ["salzburg"]}), "close:each")
CARTWRIGHT = after(closing(carriages={0: 4}, hands={0: FOUR}), "close:bavaria")
CARTWRIGHT_AND_COACHES = after(closing(audience=True, carriages={0: 4}, hands={0: FOUR}), "close:bavaria")
COACHES = coaches(carriage=3)
DISCARDING = after(closing(hands={0: FOUR}), "close:bavaria")
CLOSED = after(closing(), "close:bavaria")
HAND_IN = hand_in({"carrier": 1})
REWARD_CARD = after(hand_in({"carrier": 1}), "return:administrator+carrier")
REWARD_OFFICE = after(
    hand_in({"carrier": 1, "postmaster": 1, "cartwright": 1}), "return:postmaster+administrator+carrier+cartwright"
)
OVER = after(table(phase="end", turn=1, tiles={0: {"game-end": [1]}}), "end")

WHY = {
    "over": (OVER, "take:deck"),
    "no-such-action": (TAKING, "sell:ulm"),
    "clergy-first": (SEATING, "take:deck"),
    "take-first": (TAKING, "start:lodz"),
    "play-first": (PLAYING, "close:each"),
    "office-first": (OFFICES, "end"),
    "coach-first": (COACHES, "end"),
    "discard-first": (DISCARDING, "end"),
    "hand-in-first": (HAND_IN, "take:deck"),
    "reward-first": (REWARD_CARD, "end"),
    "take-done": (PLAYING, "take:deck"),
    "play-done": (PLAYED, "start:lodz"),
    "closed": (CLOSED, "close:each"),
    "no-office-now": (CLOSED, "office:ulm"),
    "no-coach-now": (CLOSED, "coach:bavaria:andechs"),
    "no-discard-now": (PLAYED, "discard:lodz"),
    "no-hand-in-now": (PLAYED, "return:carrier"),
    "no-reward-now": (PLAYED, "decline"),
    "no-clergy-now": (PLAYED, "clergy:abbot"),
    "official-used": (CARRIER, "call:carrier"),
    "postmaster-early": (TAKING, "call:postmaster"),
    "postmaster-late": (PLAYED, "call:postmaster"),
    "administrator-late": (PLAYING, "call:administrator"),
    "market-empty": (table(market=EMPTY, hands={0: ["lodz"]}), "call:administrator"),
    "carrier-early": (PLAYING, "call:carrier"),
    "carrier-late": (CLOSED, "call:carrier"),
    "carrier-no-card": (PLAYED, "call:carrier"),
    "cartwright-early": (closing(carriages={0: 4}), "call:cartwright"),
    "cartwright-late": (CLOSED, "call:cartwright"),
    "cartwright-too-short": (closing(carriages={0: 6}), "call:cartwright"),
    "cartwright-last-carriage": (closing(carriages={0: 7}), "call:cartwright"),
    "cartwright-not-needed": (CLOSING, "call:cartwright"),
    "not-in-market": (TAKING, "take:lodz"),
    "no-cards-left": (table(rest=1, hands={0: ["lodz"]}), "take:deck"),
    "not-in-hand": (PLAYING, "start:basel"),
    "no-route": (STARTING, "right:ulm"),
    "right-end-only": (ONE_CITY, "left:ulm"),
    "in-route": (PLAYING, "left:ulm"),
    "no-road": (PLAYING, "left:lodz"),
    "must-extend": (CARRIER, "start:ulm"),
    "route-too-short": (PLAYED, "close:each"),
    "province-not-touched": (CLOSING, "close:poland"),
    "own-office": (OFFICES, "office:salzburg"),
    "not-on-route": (OFFICES, "office:lodz"),
    "not-this-way": (after(closing(), "close:each"), "office:salzburg"),
    "coach-in-rome": (after(closing(audience=True, coaches={"baden": "rome"}), "close:bavaria"), "coach:baden:rome"),
    "coach-not-owed": (COACHES, "coach:baden:genoa"),
    "coach-no-road": (COACHES, "coach:bohemia-salzburg:rome"),
    "tokens-missing": (HAND_IN, "return:postmaster"),
    "return-one": (HAND_IN, "return:none"),
    "rank-seated": (after(table(audience=True, phase="clergy"), "clergy:abbot"), "clergy:abbot"),
}

TABLES = [SEATING, TAKING, PLAYING, STARTING, ONE_CITY, CARRIER, PLAYED, CLOSING, OFFICES, CARTWRIGHT, CARTWRIGHT_AND_COACHES]
TABLES += [COACHES, DISCARDING, CLOSED, HAND_IN, REWARD_CARD, REWARD_OFFICE, OVER]


@pytest.mark.parametrize("code", WHY)
def test_why_each_code_has_an_example(code):
    game, action = WHY[code]
    assert game.why_not(action) == code


def test_why_all_codes_are_covered():
    assert set(WHY) == set(REASONS)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.view().words()["phase"])
def test_why_every_action_is_legal_or_has_a_reason(game):
    legal = [name for name in ACTION_NAMES if game.why_not(name) is None]
    assert sorted(legal) == sorted(game.legal())
    assert {game.why_not(name) for name in ACTION_NAMES} - {None} <= set(REASONS)


def test_why_a_refused_action_says_so_and_changes_nothing():
    game = table(hands={0: ["lodz"]})
    with pytest.raises(IllegalAction, match="start:lodz: a city card must be taken first") as refused:
        game.play("start:lodz")
    assert refused.value.reason == "take-first"
    assert game == TAKING


# Reasons that are easily wrong


def test_why_the_postmaster_is_refused_without_another_card():
    game = table(phase="play", market=EMPTY, rest=1, hands={0: ["lodz"]})
    assert game.why_not("call:postmaster") == "no-cards-left"


def test_why_not_in_hand_applies_beside_the_cartwrights_offer():
    assert CARTWRIGHT.why_not("discard:lodz") is None
    assert CARTWRIGHT.why_not("discard:ulm") == "not-in-hand"


def test_why_coach_first_applies_beside_the_cartwrights_offer():
    assert CARTWRIGHT_AND_COACHES.why_not("discard:lodz") == "coach-first"
    assert CARTWRIGHT_AND_COACHES.why_not("end") == "coach-first"


def test_why_the_hand_must_be_cut_beside_the_cartwrights_offer():
    assert CARTWRIGHT.why_not("end") == "discard-first"


def test_why_a_reward_is_refused_like_a_take_or_an_office():
    assert REWARD_CARD.why_not("take:lodz") == "not-in-market"
    assert REWARD_OFFICE.why_not("take:ulm") == "reward-first"
