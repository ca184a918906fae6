"""Ways to choose that need no thought, compiled like the rules: for simulations, tests and as the weakest opponents."""

from collections.abc import Callable
from typing import Any

from postroad.rules import actions, phases
from postroad.rules.bits import count
from postroad.rules.board import LAST_CARRIAGE
from postroad.rules.cards import held
from postroad.rules.carriage import missing_cities
from postroad.rules.jit import rule
from postroad.rules.rng import below
from postroad.rules.route import fits
from postroad.rules.state import CARRIER, CARTWRIGHT, NO_CITY, POSTMASTER, State, to_int

POLICY_IDS = ["uniform", "hasty"]
UNIFORM, HASTY = range(len(POLICY_IDS))


def best_by(judge: Callable[[State, int], Any]) -> Callable[[State, Any, int, Any], int]:
    """A policy: the action judged best of the `size` legal ones listed; chance among equals, from the generator `words`."""

    def best(state: State, legal: Any, size: int, words: Any) -> int:
        best, ties = to_int(legal[0]), 1
        highest = judge(state, best)
        for at in range(1, size):
            action = to_int(legal[at])
            worth = judge(state, action)
            if worth > highest:
                best, highest, ties = action, worth, 1
            elif worth == highest:
                ties += 1
                if below(words, ties) == 0:
                    best = action
        return best

    # Compiled code knows functions by their names: those of two judgements, each from the cache, would be taken for each other.
    best.__name__ = best.__qualname__ = f"best_by_{judge.__module__}_{judge.__qualname__}"
    return rule(best)


@rule
def haste(state: State, action: int) -> int:
    """How much the hasty want to do this now; 0 is indifference."""
    seat = to_int(state.seat)
    kind, argument = to_int(actions.KIND[action]), to_int(actions.ARGUMENT[action])
    if kind == actions.TAKES:
        return takes_what_fits(state, seat, argument)
    if kind == actions.CALLS:
        return calls_official(argument)
    if kind in (actions.GOES_LEFT, actions.GOES_RIGHT):
        return 2
    if kind == actions.CLOSES:
        return 3 if missing_cities(state, seat) == 0 or to_int(state.carriage[seat]) == LAST_CARRIAGE else -1
    if kind == actions.RETURNS:
        return count(argument)
    return -1 if kind == actions.DECLINES else 0


@rule
def takes_what_fits(state: State, seat: int, city: int) -> int:
    if city == NO_CITY:  # from the deck
        return 0
    return 1 if to_int(state.phase) != phases.REWARD_CARD and (fits(state, seat) & ~held(state.hand, seat)) >> city & 1 else 0


@rule
def calls_official(official: int) -> int:
    """The carrier and the cartwright always, the postmaster rather than losing a route, the administrator never."""
    if official in (CARRIER, CARTWRIGHT):
        return 2
    return 1 if official == POSTMASTER else -1


hasty = best_by(haste)  # lay whatever fits, close as soon as that earns a carriage


@rule
def choose(policy: int, state: State, legal: Any, size: int, words: Any) -> int:
    """One of the `size` legal actions listed, with the chance of the generator `words`."""
    if policy == UNIFORM:
        return to_int(legal[below(words, size)])
    return hasty(state, legal, size, words)
