"""VectorEnv: many games as arrays, one call for a decision in each of them."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from postroad.envs.devices import copy_of, device_of
from postroad.envs.games import MOST_SEED, Games, Limits
from postroad.envs.kernels import ALL_LEGAL
from postroad.envs.opponents import Opponents, opponents_of
from postroad.game import Game, IllegalAction
from postroad.observation import FEATURES
from postroad.rules.actions import ACTION_NAMES, ACTIONS, MOST_LEGAL
from postroad.rules.board import SEATS
from postroad.rules.options import Options
from postroad.rules.state import STATE

MAX_DECISIONS = 3000  # of a game


class Saved(NamedTuple):
    """All games of an environment at one moment, as `VectorEnv.save` returns them."""

    games: Games
    own: Any


class VectorEnv:
    """Endless games as arrays, a row for each game; game i has setting i modulo the number of settings.

    The arrays keep their memory: each step overwrites them. `observations` and `masks` are written when they are first read after
    a step, so read these attributes after each step.
    """

    def __init__(
        self,
        count: int,
        settings: Options | Sequence[Options] | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        max_decisions: int = MAX_DECISIONS,
        margin: float = 0.0,
        seed: int | None = None,
        device: str = "cpu",
    ) -> None:
        """`settings` is one setting or several; without any, the base game of two.

        `opponents` names the bots on the seats after one's own, in order; a single name plays on all of them.
        """
        if max_decisions < 1:
            raise ValueError(f"max_decisions must be at least 1, not {max_decisions}")
        self.settings = _checked_settings(settings)
        self.count = count
        self.limits = Limits(max_decisions, float(margin))
        games = _new_games(count, self.settings)
        players = games.states["players"].astype(np.int64)
        self._opponents = _checked_opponents(opponents, int(players.max()), device)
        self._device = device_of(device)
        self._games = Games(*map(self._device.array, games))
        self.players = self._device.array(players)
        self._first_own = np.arange(count) // len(self.settings) % players
        self._own = self._device.array(self._first_own)
        self._refused = self._device.array(np.full(1, ALL_LEGAL))
        self._actions = self._device.array(np.zeros(count, np.int64))
        self._copy = self._device.array(np.zeros(1, STATE))  # of one state, on a CPU
        self._rows: dict[str, Any] = {}  # observations and masks, made when they are first read
        self._fresh: set[str] = set()  # those written since the last step
        self.reset(seed)

    def __len__(self) -> int:
        return self.count

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew. The same seed and actions give the same games; without a seed chance decides."""
        seeds = np.random.default_rng(secrets.randbits(63) if seed is None else seed).integers(0, MOST_SEED, self.count)
        given = self._device.given(seeds, np.int64)
        if self._opponents:
            self._device.overwrite(self._own, self._first_own)
            self._run("reset_against", self._games, self._own, self._opponents, given)
        else:
            self._run("reset", self._games, given)
        self._fresh.clear()

    def step(self, actions: Any) -> None:
        """Play an action in each game. After the end of a game, the arrays describe the beginning of the next one.

        If an action is illegal, no game moves, and IllegalAction names the first such game. On a GPU only such games stay, and
        `check` raises.
        """
        given = self._device.given(actions, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, not an array of shape {given.shape}")
        if self._opponents:
            refused = self._run("step_against", self._games, self._own, self._opponents, given, self.limits)
        else:
            refused = self._run("step", self._games, given, self.limits, self._refused)
        self._fresh.clear()
        if refused is not None and refused != ALL_LEGAL:
            self._refuse(refused, int(given[refused]))

    def sample_actions(self, logits: Any = None) -> Any:
        """A random legal action of each game: all alike, or by the softmax of the logits of all actions.

        The array is overwritten by the next call. `reset` seeds the generators.
        """
        if logits is None:
            self._run("sample", self.legal, self.num_legal, self._games.samplers, self._actions)
        else:
            given = self._device.given(logits, np.float32)
            if given.shape != (self.count, ACTIONS):
                raise ValueError(f"expected logits of shape {(self.count, ACTIONS)}, not {given.shape}")
            self._run("sample_logits", self.legal, self.num_legal, self._games.samplers, given, self._actions)
        return self._actions

    def greedy_actions(self) -> Any:
        """The choice of the bot greedy in each game. The array is the same as that of `sample_actions`."""
        self._run("greedy", self._games, self._copy, self._actions)
        return self._actions

    # What the deciding seats know

    @property
    def observations(self) -> Any:
        """The observations of the deciding seats, as docs/training.md describes them: int8, (count, features)."""
        return self._written(
            "observations", FEATURES, np.int8, lambda out: self._run("observe_again", self._games, self._copy, out)
        )

    @property
    def masks(self) -> Any:
        """Which actions are legal: bool, (count, actions)."""
        return self._written("masks", ACTIONS, np.bool_, lambda out: self._run("mask", self.legal, self.num_legal, out))

    @property
    def final_observations(self) -> Any:
        """Of the games that ended or were cut in the last step, as their last movers saw them; other rows are old."""
        games = self._games

        def write(out: Any) -> None:
            self._run("observe_ended", games.ended, games.movers, games.done, games.truncated, self._copy, out)

        return self._written("final_observations", FEATURES, np.int8, write)

    def observe(self, out: Any, offset: int = 0) -> None:
        """Write the observations of the deciding seats, or of the seats `offset` after them, into an array of the caller."""
        self._run("observe", self._games.states, offset, self._copy, self._device.given(out, np.int8))

    def _written(self, name: str, width: int, kind: Any, write: Callable[[Any], None]) -> Any:
        if name not in self._rows:
            self._rows[name] = self._device.rows(self.count, width, kind)
        if name not in self._fresh:
            write(self._rows[name])
            self._fresh.add(name)
        return self._rows[name]

    @property
    def legal(self) -> Any:
        """The legal actions of each game, as many as `num_legal` says: int16, (count, 64)."""
        return self._games.legal

    @property
    def num_legal(self) -> Any:
        return self._games.sizes

    @property
    def seat(self) -> Any:
        """The seats that must decide; with opponents, one's own."""
        return self._games.seats

    @property
    def decisions(self) -> Any:
        """How many decisions each game has had, those of opponents included."""
        return self._games.decisions

    @property
    def seeds(self) -> Any:
        """The seeds of the games: game i is `Game.of(settings[i % len(settings)], seeds[i])` at its beginning."""
        return self._games.seeds

    # What the last step did

    @property
    def mover(self) -> Any:
        """The seats whose actions the last step played."""
        return self._games.movers

    @property
    def done(self) -> Any:
        """Where the last step ended a game by the rules."""
        return self._games.done

    @property
    def truncated(self) -> Any:
        """Where the last step stopped a game at the limit of decisions; such a game is not done."""
        return self._games.truncated

    @property
    def rewards(self) -> Any:
        """Rewards of all seats, zero but where a game is done or truncated: float32, (count, 4).

        The winner gets 1, the others share -1, and the margin adds to it. A truncated game is won by the seat that leads.
        """
        return self._games.rewards

    @property
    def points(self) -> Any:
        """The points of each seat in the game that ended last or was cut last."""
        return self._games.points

    @property
    def winner(self) -> Any:
        """The winner of that game, or the seat that led it where it was cut; -1 before the first end."""
        return self._games.winners

    # Single games, and all of them

    def game(self, index: int) -> Game:
        """A copy of one game, as a Game that continues from its position."""
        return Game.from_state(self._device.host(self._games.states)[index : index + 1].view(np.uint8).copy())

    def save(self) -> Saved:
        """A copy of all games. It can be pickled."""
        return Saved(Games(*map(self._saved, self._games)), self._saved(self._own))

    def restore(self, saved: Saved) -> None:
        """Continue from saved games of an environment of the same count and settings."""
        if len(saved.own) != self.count:
            raise ValueError(f"expected {self.count} saved games, not {len(saved.own)}")
        for target, source in zip((*self._games, self._own), (*saved.games, saved.own), strict=True):
            self._device.overwrite(target, source)
        self._device.overwrite(self._games.lookers, np.full(self.count, -1))
        self._fresh.clear()

    def check(self) -> None:
        """Raise ValueError if a step on a GPU got an illegal action since the last check. This waits for the GPU."""
        refused = int(self._device.host(self._refused)[0])
        if refused != ALL_LEGAL:
            self._device.overwrite(self._refused, np.full(1, ALL_LEGAL))
            raise ValueError(f"game {refused} got an illegal action and did not move")

    def _saved(self, array: Any) -> Any:
        return copy_of(self._device.host(array))

    def _refuse(self, at: int, action: int) -> None:
        name = ACTION_NAMES[action] if 0 <= action < ACTIONS else str(action)
        raise IllegalAction(f"{name} in game {at}", str(self.game(at).why_not(action)))

    def _run(self, name: str, *arguments: Any) -> Any:
        return self._device.run(name, self.count, *arguments)


def _checked_settings(given: Options | Sequence[Options] | None) -> list[Options]:
    settings = [Options().newest()] if given is None else [given] if isinstance(given, Options) else list(given)
    if not settings:
        raise ValueError("settings must not be empty")
    return [options.checked() for options in settings]


def _checked_opponents(names: str | Sequence[str] | None, players: int, device: str) -> Opponents | None:
    if names is None:
        return None
    if device != "cpu":
        raise ValueError("opponents play on the CPU only; without them, play their seats yourself")
    opponents = opponents_of(names)
    if len(opponents.policies) < players - 1:
        raise ValueError(f"a game of {players} needs {players - 1} opponents, not {len(opponents.policies)}")
    return opponents


def _new_games(count: int, settings: list[Options]) -> Games:
    """The arrays of games before they begin."""
    if count < 1:
        raise ValueError(f"count must be at least 1, not {count}")
    states = np.zeros(count, STATE)
    for number, options in enumerate(settings):
        options.write(states[number :: len(settings)])
    return Games(
        states=states,
        seeds=np.zeros(count, np.int64),
        generators=np.zeros((count, 4), np.uint32),
        samplers=np.zeros((count, 4), np.uint32),
        decisions=np.zeros(count, np.int64),
        legal=np.zeros((count, MOST_LEGAL), np.int16),
        sizes=np.zeros(count, np.int64),
        seats=np.zeros(count, np.int64),
        lookers=np.full(count, -1, np.int64),
        movers=np.zeros(count, np.int64),
        done=np.zeros(count, np.bool_),
        truncated=np.zeros(count, np.bool_),
        rewards=np.zeros((count, SEATS), np.float32),
        points=np.zeros((count, SEATS), np.int64),
        winners=np.full(count, -1, np.int64),
        ended=np.zeros(count, STATE),
    )
