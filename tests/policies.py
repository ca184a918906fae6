"""Policies for tests, which pick one legal action at random, and games played by them."""

import random
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from postroad.game import Game
from postroad.rules import actions
from postroad.rules.board import LAST_CARRIAGE, ROADS
from postroad.rules.phases import PHASE_IDS
from postroad.rules.state import NO_CITY, NO_OFFICIAL

Policy = Callable[[Game, random.Random], int]


class Setting(NamedTuple):
    players: int
    honours: bool
    audience: bool

    def new(self, seed: int) -> Game:
        return Game.new(self.players, honours=self.honours, audience=self.audience, seed=seed)

    def phases(self) -> set[str]:
        """The phases in which a game of this setting can wait or end."""
        phases = set(PHASE_IDS[: PHASE_IDS.index("over") + 1])
        if not self.honours:
            phases -= {"hand-in", "reward-card", "reward-office"}
        return phases if self.audience else phases - {"clergy", "coach"}

    def __str__(self) -> str:
        return f"{self.players}" + "-honours" * self.honours + "-audience" * self.audience


SETTINGS = [Setting(*setting) for setting in product((2, 3, 4), (False, True), (False, True))]
FEW = [
    Setting(2, True, True),
    Setting(3, True, False),
    Setting(3, False, True),
    Setting(4, False, False),
    Setting(4, True, True),
]
# For parametrize: `make test` takes FEW (each number of players, each module with and without the other), the long suite all.
SETTINGS_OF_SUITE = [
    setting if setting in FEW else pytest.param(setting, marks=pytest.mark.long("games")) for setting in SETTINGS
]


def uniform(game: Game, rng: random.Random) -> int:
    """Any legal action."""
    return rng.choice(game.legal_numbers())


def hasty(game: Game, rng: random.Random) -> int:
    """Long routes and fast carriages, so that games end soon; random among equals."""
    legal = game.legal_numbers()
    return rng.choice(_hasty_choices(game, legal) or legal)


def _hasty_choices(game: Game, legal: tuple[int, ...]) -> list[int]:
    """The best actions, or none if all are equal."""
    phase = phase_of(game)
    calls = _within(legal, actions.CALL, actions.START)
    if phase == "take":
        return _useful_takes(game, legal) or [*calls, actions.TAKE_DECK]
    if phase == "take-second":
        return _useful_takes(game, legal)
    if phase in ("play", "play-second"):
        return _within(legal, actions.LEFT, actions.CLOSE_EACH) or calls
    if phase == "close":
        closings = _within(legal, actions.CLOSE_EACH, actions.OPEN_OFFICE)
        return closings if closings and _time_to_close(game) else calls or [actions.END_TURN]
    if phase == "hand-in":
        return [action for action in legal if action == actions.DECLINE - 1]  # four tokens: an office
    return calls


def hoarding(game: Game, rng: random.Random) -> int:
    """Many cards in hands and routes, nothing closed: deck, discard pile and market run dry."""
    legal = game.legal_numbers()
    calls = [action for action in legal if action == actions.CALL]  # the postmaster
    longer = _within(legal, actions.LEFT, actions.CLOSE_EACH)
    quiet = [action for action in legal if not actions.CLOSE_EACH <= action < actions.OPEN_OFFICE]
    return rng.choice(calls or longer or quiet)


def _within(legal: tuple[int, ...], first: int, beyond: int) -> list[int]:
    return [action for action in legal if first <= action < beyond]


def _route(game: Game) -> list[int]:
    state = game.state
    return state.route[game.seat, : state.route_size[game.seat]].tolist()


def _useful_takes(game: Game, legal: tuple[int, ...]) -> list[int]:
    """Cards of the market that would extend the route."""
    return [action for action in legal if action < actions.TAKE_DECK and _fits(_route(game)) >> action & 1]


def _fits(route: list[int]) -> int:
    """The cities that could be laid at an end, as a mask."""
    if not route:
        return 0
    return (int(ROADS[route[0]]) | int(ROADS[route[-1]])) & ~sum(1 << city for city in route)


def _time_to_close(game: Game) -> bool:
    """A carriage is earned, with the cartwright's help if he is free; or nothing in sight extends the route."""
    state, route = game.state, _route(game)
    missing = min(max(int(state.carriage[game.seat]) + 1, 3), LAST_CARRIAGE) - len(route)
    in_sight = int(state.hand[game.seat, 0]) | sum(1 << int(city) for city in state.market if city != NO_CITY)
    return missing <= (2 if state.official == NO_OFFICIAL else 0) or not _fits(route) & in_sight


def phase_of(game: Game) -> str:
    return PHASE_IDS[int(game.state.phase)]


def bytes_of(game: Game) -> bytes:
    return game.bytes.tobytes()


def play_on(game: Game, policy: Policy, seed: int, decisions: int = 1_000_000) -> Game:
    """Let a policy decide, to the end or so many times."""
    rng = random.Random(seed)
    while decisions and not game.over:
        game.play(policy(game, rng))
        decisions -= 1
    return game


@cache
def positions(setting: Setting, of_each: int = 3) -> tuple[Game, ...]:
    """Games of a setting, this many in every phase. Play only on copies of them."""
    found: dict[str, list[Game]] = {phase: [] for phase in setting.phases()}
    seed = 0
    while any(len(games) < of_each for games in found.values()):
        seed += 1
        assert seed < 500, f"not found: {[phase for phase, games in found.items() if len(games) < of_each]}"
        rng = random.Random(seed)
        game = setting.new(seed)
        for _ in range(2_000):
            games = found[phase_of(game)]
            if len(games) < of_each and (game.over or rng.random() < 0.2):
                games.append(game.copy())
            if game.over:
                break
            game.play(hasty(game, rng) if rng.random() < 0.9 else uniform(game, rng))
    return tuple(game for phase in sorted(found) for game in found[phase])
