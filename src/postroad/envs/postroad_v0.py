"""The game as an environment of PettingZoo (AEC): `from postroad.envs import postroad_v0`; needs the extra `pettingzoo`."""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from postroad.envs.games import MOST_SEED
from postroad.envs.single_game import action_mask, observation, rewards
from postroad.envs.vector_env import MAX_DECISIONS
from postroad.game import Game
from postroad.observation import FEATURES
from postroad.rules.actions import ACTIONS
from postroad.rules.engine import engine
from postroad.rules.options import ChosenOptions, Options


def env(**arguments: Any) -> AECEnv:
    """The environment with the usual wrappers: an illegal action ends the game, and its seat gets -1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for the environment without wrappers
    """A game of agents seat_0, seat_1, …; an illegal action raises IllegalAction."""

    metadata = {"name": "postroad_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        *,
        max_decisions: int = MAX_DECISIONS,
        margin: float = 0.0,
        render_mode: str | None = None,
        **options: Unpack[ChosenOptions],
    ) -> None:
        super().__init__()
        engine.load()
        self.options = Options(players, **options).newest().checked()
        self.max_decisions, self.margin, self.render_mode = max_decisions, margin, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        seen = {
            "observation": spaces.Box(-127, 127, (FEATURES,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = Game.of(self.options, int(self._random.integers(MOST_SEED)))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": observation(self.game, seat), "action_mask": action_mask(self.game, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is not done must act"
        self.game.play(int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        truncated = not self.game.over and self.decisions >= self.max_decisions
        if self.game.over or truncated:
            self.rewards = dict(zip(self.agents, rewards(self.game, self.margin), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.game.over)
            self.truncations = dict.fromkeys(self.agents, truncated)
        if self.game.seat is not None:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text: printed with `human`, returned with `ansi`."""
        if self.render_mode == "human":
            print(self.game)
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing needs to be released."""
