"""Scripted policies, compiled like the rules: for simulations, tests and as the weakest opponents."""

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
    """A policy that takes the action with the highest value of the `size` legal ones, and breaks ties at random."""

    def best(state: State, legal: Any, size: int, rng: Any) -> int:
        best, ties = to_int(legal[0]), 1
        highest = judge(state, best)
        for at in range(1, size):
            action = to_int(legal[at])
            value = judge(state, action)
            if value > highest:
                best, highest, ties = action, value, 1
            elif value == highest:
                ties += 1
                if below(rng, ties) == 0:
                    best = action
        return best

    # Compiled code identifies functions by name: without names of their own, two cached policies would be confused.
    best.__name__ = best.__qualname__ = f"best_by_{judge.__module__}_{judge.__qualname__}"
    return rule(best)


@rule
def haste(state: State, action: int) -> int:
    """The value of an action for the hasty policy; 0 is neutral."""
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
    """Call the carrier and the cartwright always, the postmaster to avoid losing a route, the administrator never."""
    if official in (CARRIER, CARTWRIGHT):
        return 2
    return 1 if official == POSTMASTER else -1


hasty = best_by(haste)  # plays any card that fits; closes as soon as that earns a carriage


@rule
def choose(policy: int, state: State, legal: Any, size: int, rng: Any) -> int:
    """Choose one of the `size` legal actions by the policy, with the random generator `rng`."""
    if policy == UNIFORM:
        return to_int(legal[below(rng, size)])
    return hasty(state, legal, size, rng)
