"""Greedy's judgement: single decisions with one sensible answer."""

import pytest

from postroad.bots.baselines import Greedy
from postroad.rules.board import CITY_IDS
from tests.tables import table

pytestmark = pytest.mark.usefixtures("compiled_engine")


def discarded(hand: list[str], offices: list[str]) -> set[str]:
    """The discards that greedy may choose, over its random choices."""
    game = table(phase="discard", hands={0: hand}, offices={0: offices})
    return {game.legal()[game.legal_numbers().index(Greedy(seed).decide(game.view(0)))] for seed in range(20)}


def test_k1_greedy_discards_the_card_without_a_neighbour() -> None:
    """Offices stand everywhere, so that only the roads between the cards of the hand make a difference."""
    everywhere = [city for city in CITY_IDS if city not in ("lodz", "pilsen")]
    assert discarded(["regensburg", "passau", "ingolstadt", "basel"], everywhere) == {"discard:basel"}


def test_k1_a_second_card_of_a_city_is_discarded_first() -> None:
    """One card is enough for an office, whatever its value."""
    all_but_poland = ["mannheim", "ulm", "sigmaringen", "munchen", "zurich", "innsbruck", "pilsen", "linz"]
    assert discarded(["lodz", "lodz", "basel", "kempten"], all_but_poland) == {"discard:lodz"}


def test_k1_greedy_keeps_a_card_for_an_office() -> None:
    offices = [city for city in CITY_IDS if city not in ("lodz", "kempten")]
    assert discarded(["lodz", "kempten", "basel", "passau"], offices) <= {"discard:basel", "discard:passau"}
