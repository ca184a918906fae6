"""What chance can bring after a decision: each outcome once, all of them together certain, as often as in play."""

from collections import Counter
from itertools import islice

import numpy as np
import pytest

from postroad import Game, IllegalAction
from postroad.rules.board import CITY_IDS
from postroad.rules.state import STATE
from tests import invariants
from tests.policies import SETTINGS_OF_SUITE, Setting, bytes_of, phase_of, positions
from tests.tables import table

pytestmark = pytest.mark.usefixtures("compiled_engine")

FIVE = ("mannheim", "karlsruhe", "freiburg", "stuttgart", "ulm")


def chances(game: Game, action: str) -> dict[tuple[str, ...], float]:
    found = {outcome.cards: outcome.probability for outcome in game.outcomes(action)}
    assert len(found) == len(list(game.outcomes(action))), "each outcome once"
    return found


def test_a_draw() -> None:
    """D1: each card of the deck is equally likely, so two of a city are twice as likely as one."""
    game = table(deck=["linz", "linz", "lodz", "pilsen"], rest="discard")
    assert chances(game, "take:deck") == {("linz",): 0.5, ("lodz",): 0.25, ("pilsen",): 0.25}
    for outcome in game.outcomes("take:deck"):
        hand = outcome.game.view(0).words()["seats"][0]["hand"]
        assert hand == list(outcome.cards) and outcome.game.view().words()["deck"] == 3
        assert outcome.game.names == game.names


def test_a_card_that_fills_the_market() -> None:
    """D2."""
    game = table(deck=["linz", "lodz", "lodz"], rest="discard")
    assert chances(game, "take:ulm") == {("linz",): pytest.approx(1 / 3), ("lodz",): pytest.approx(2 / 3)}
    markets = [outcome.game.view().words()["market"] for outcome in game.outcomes("take:ulm")]
    assert [set(market) - {*FIVE[:4], "sigmaringen"} for market in markets] == [{"linz"}, {"lodz"}]


def test_no_chance() -> None:
    game = table(phase="play", hands={0: ["ulm"]}, rest="deck", market=[*FIVE, None])
    (outcome,) = game.outcomes("start:ulm")
    game.play("start:ulm")
    assert (outcome.cards, outcome.probability) == ((), 1.0) and outcome.game == game


def test_a_draw_after_a_shuffle() -> None:
    """D2: the deck is empty, so the discard pile is the deck."""
    game = table(discard=["linz", "lodz", "lodz"], rest=1)
    assert chances(game, "take:deck") == {("linz",): pytest.approx(1 / 3), ("lodz",): pytest.approx(2 / 3)}


def test_the_market_in_any_order_is_one_outcome() -> None:
    """D5: six new cards. Five are certain here, and one of two is left in the deck."""
    game = table(deck=["linz", "linz", "linz", "lodz", "lodz", "lodz", "pilsen"], rest="discard")
    assert chances(game, "call:administrator") == {
        ("linz", "linz", "linz", "lodz", "lodz", "lodz"): pytest.approx(1 / 7),
        ("pilsen", "linz", "linz", "lodz", "lodz", "lodz"): pytest.approx(3 / 7),
        ("pilsen", "linz", "linz", "linz", "lodz", "lodz"): pytest.approx(3 / 7),
    }


def test_a_market_from_two_decks() -> None:
    """Three cards are left; for the other three the cleared market is shuffled."""
    game = table(deck=["linz", "lodz", "pilsen"], rest=1)
    found = chances(game, "call:administrator")
    assert sum(found.values()) == pytest.approx(1.0) and len(found) == 20
    assert {cards[:3] for cards in found} == {tuple(sorted(("linz", "lodz", "pilsen"), key=CITY_IDS.index))}


@pytest.mark.parametrize("setting", SETTINGS_OF_SUITE, ids=str)
def test_outcomes_are_certain_together_and_games(setting: Setting) -> None:
    for game in positions(setting, 1):
        before = bytes_of(game)
        for action in game.legal():
            outcomes = list(islice(game.outcomes(action), 100))
            if len(outcomes) == 100:
                continue  # a whole market: up to 200,000
            assert sum(outcome.probability for outcome in outcomes) == pytest.approx(1.0), (phase_of(game), action)
            assert len({outcome.game.key() for outcome in outcomes}) == len(outcomes)
            for outcome in outcomes:
                invariants.check([outcome.game.bytes])
                assert tuple(outcome.game.legal_numbers()) == Game.from_state(outcome.game.bytes).legal_numbers()
        assert bytes_of(game) == before


def market_sorted(game: Game) -> bytes:
    raw = game.bytes
    raw.view(STATE)["market"].sort()
    raw.view(STATE)["rng"] = 0
    raw.view(STATE)["deck"][0, : int(game.state.deck_size)].sort()
    return raw.tobytes()


@pytest.mark.parametrize("action", ["take:deck", "take:ulm", "call:administrator"])
@pytest.mark.parametrize("deck", [["linz", "linz", "lodz", "pilsen"], []], ids=["deck", "shuffle"])
def test_outcomes_come_as_often_as_they_are_said_to(action: str, deck: list[str]) -> None:
    """In games whose cards are shuffled: the deck by this test, the discard pile by the rules."""
    game = table(deck=deck, discard=["passau", "passau", "basel", "zurich", "kempten"], rest=1)
    told = {market_sorted(outcome.game): outcome.probability for outcome in game.outcomes(action)}
    assert sum(told.values()) == pytest.approx(1.0)
    rng, count, seen = np.random.default_rng(1), 3_000, Counter[bytes]()
    for seed in range(count):
        raw = game.bytes
        rng.shuffle(raw.view(STATE)["deck"][0, : len(deck)])
        other = Game.from_state(raw)
        other.reseed(seed)
        other.play(action)
        seen[market_sorted(other)] += 1
    assert seen.keys() <= told.keys()
    for position, probability in told.items():
        assert abs(seen[position] - count * probability) < 6 * (count * probability) ** 0.5 + 1


def test_outcomes_have_no_past() -> None:
    """It would reveal another deck."""
    game = Game.new(2, seed=1)
    outcome = next(game.outcomes("take:deck"))
    with pytest.raises(ValueError, match="no record"):
        outcome.game.record()
    with pytest.raises(IndexError):
        outcome.game.undo()


def test_an_illegal_action_has_no_outcomes() -> None:
    with pytest.raises(IllegalAction, match="a city card must be taken first"):
        Game.new(2, seed=1).outcomes("end")
