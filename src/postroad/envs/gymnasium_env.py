"""The game as environments of Gymnasium, `Postroad-v0`: one seat among bots; needs the extra `gymnasium`.

To import this module registers them.
"""

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from postroad.bots.bot import Bot
from postroad.bots.registry import maker
from postroad.envs.games import MOST_SEED
from postroad.envs.single_game import action_mask, observation, rewards
from postroad.envs.vector_env import MAX_DECISIONS, VectorEnv
from postroad.game import Game
from postroad.observation import FEATURES
from postroad.rules.actions import ACTIONS
from postroad.rules.engine import engine
from postroad.rules.options import ChosenOptions, Options

OBSERVATIONS = spaces.Box(-127, 127, (FEATURES,), np.int8)
ILLEGAL = -1.0  # the reward of an illegal action, which ends the episode: as much as a loss

Result = tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]


class PostroadEnv(gymnasium.Env):
    """One seat, drawn by chance in each game; bots by name play the seats after it."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        max_decisions: int = MAX_DECISIONS,
        margin: float = 0.0,
        render_mode: str | None = None,
        **options: Unpack[ChosenOptions],
    ) -> None:
        engine.load()
        self.options = Options(players, **options).newest().checked()
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"a game of {players} needs {players - 1} opponents, not {len(names)}")
        self._makers = [maker(name) for name in names]
        self._bots: list[Bot] = []
        self.max_decisions, self.margin, self.render_mode = max_decisions, margin, render_mode
        self.observation_space, self.action_space = OBSERVATIONS, spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self.game = Game.of(self.options, int(self.np_random.integers(MOST_SEED)))
        self.seat = int(self.np_random.integers(self.options.players))
        self._bots = [make(int(self.np_random.integers(MOST_SEED))) for make in self._makers]
        self.decisions, self.over = 0, False
        self._answer(limit=MOST_SEED)
        return observation(self.game, self.seat), self._info()

    def step(self, action: int) -> Result:
        """Play an action and the opponents' answers. An illegal action ends the episode, with the reason in the info."""
        reason = self.game.why_not(int(action))
        if reason:
            self.over = True
            return observation(self.game, self.seat), ILLEGAL, True, False, self._info() | {"illegal": reason}
        self.game.play(int(action))
        self.decisions += 1
        self._answer(self.max_decisions)
        truncated = not self.game.over and self.decisions >= self.max_decisions
        self.over = self.game.over or truncated
        reward = rewards(self.game, self.margin)[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        return observation(self.game, self.seat), reward, self.game.over, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO of sb3-contrib asks."""
        return action_mask(self.game, self.seat).astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """The table as text: printed with `human`, returned with `ansi`."""
        if self.render_mode == "human":
            print(self.game)
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self._bots:
            bot.close()

    def _answer(self, limit: int) -> None:
        while self.game.seat not in (None, self.seat) and self.decisions < limit:
            seat = int(self.game.seat or 0)
            bot = self._bots[(seat - self.seat) % self.options.players - 1]
            self.game.play(bot.decide(self.game.view(seat)))
            self.decisions += 1

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.game, self.seat), "seat": self.seat, "points": self.game.points()}


class PostroadVectorEnv(gymnasium.vector.VectorEnv):
    """Many such games, stepped as arrays. The next game begins in the step that ends one; opponents play without search."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | Sequence[str] = "greedy",
        max_decisions: int = MAX_DECISIONS,
        margin: float = 0.0,
        **options: Unpack[ChosenOptions],
    ) -> None:
        chosen = Options(players, **options).newest()
        self.games = VectorEnv(num_envs, chosen, opponents=opponents, max_decisions=max_decisions, margin=margin)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = OBSERVATIONS, spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(OBSERVATIONS, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(seed)
        return self.games.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[NDArray[np.int8], Any, Any, Any, dict[str, Any]]:
        """Play an action in each game; an illegal one raises IllegalAction."""
        games = self.games
        games.step(actions)
        info, over = self._info(), games.done | games.truncated
        if over.any():
            info |= self._final(over)
        reward = games.rewards[np.arange(self.num_envs), games.mover].astype(np.float64)
        return games.observations.copy(), reward, games.done.copy(), games.truncated.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game."""
        masks: NDArray[np.bool_] = self.games.masks.copy()
        return masks

    def _info(self) -> dict[str, Any]:
        there = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self.games.masks.astype(np.int8), "_action_mask": there}

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations, the points and the winners of the games that are over."""
        seen = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(over):
            seen[at] = self.games.final_observations[at].copy()
        result = {"points": self.games.points.copy(), "winner": self.games.winner.copy(), "_points": over, "_winner": over}
        return {"final_obs": seen, "_final_obs": over, "final_info": result, "_final_info": over}


gymnasium.register(
    id="Postroad-v0",
    entry_point="postroad.envs.gymnasium_env:PostroadEnv",
    vector_entry_point="postroad.envs.gymnasium_env:PostroadVectorEnv",
)
