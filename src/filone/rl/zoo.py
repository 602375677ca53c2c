"""A table as PettingZoo sees it: every seat an agent, chance part of the world."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from filone.kernel import CHANCE, OVER
from filone.rl.arrays import TableEncoder


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types that a subclass can be checked against
    """What an agent observes has `observation` and `action_mask`; an action that is not legal is refused, by name."""

    def __init__(self, encoder: TableEncoder) -> None:
        super().__init__()
        self.encoder = encoder
        self.metadata = {"name": encoder.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(encoder.seats)]
        action = spaces.Discrete(encoder.actions)
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (encoder.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.rng = Random()
        self.state_now = encoder.first

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.encoder.first.copy()
        self.length = 0
        self._pass_chance()

    def _pass_chance(self) -> None:
        state = self.state_now
        while state.turn == CHANCE:
            state.step(state.draw(self.rng.random()))
        self.agent_selection = self.possible_agents[max(state.turn, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        state, encoder = self.state_now, self.encoder
        mask = encoder.mask(state) if state.turn == seat else np.zeros(encoder.actions, np.int8)
        return {"observation": encoder.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.step(self.encoder.move(state, -1 if action is None else action))
        self.length += 1
        self._pass_chance()
        if state.turn == OVER:
            self.rewards = dict(zip(self.agents, state.utilities(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.length == self.encoder.game.facts.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> None:
        """A table is drawn by `filone`, not here."""

    def close(self) -> None:
        """There is nothing to close."""
