"""A seat as Gymnasium sees it: one learner, bots in the other seats, chance part of the world."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from filone.bots.arena import contestant
from filone.bots.bot import Budget
from filone.kernel import CHANCE, OVER, IllegalMove
from filone.rl.arrays import Floats, Mask, TableEncoder

Info = dict[str, Any]


class Seat(gymnasium.Env[Floats, np.int64]):
    """`info["action_mask"]` and `action_masks()` say what is legal. An action that is not ends the game as the worst
    that can happen, and `info["illegal"]` says what it was and which rule forbids it."""

    def __init__(self, encoder: TableEncoder, others: str, seat: int | None) -> None:
        self.encoder = encoder
        self.metadata = {"render_modes": []}
        self.render_mode = None
        self.observation_space = spaces.Box(0.0, 1.0, (encoder.width,), np.float32)
        self.action_space = spaces.Discrete(encoder.actions)
        self.bot, self.budget = contestant(encoder.game, others, Budget())
        self.fixed = seat
        self.seat = seat or 0
        self.rng = Random()
        self.state = encoder.first.copy()
        self.length = 0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.encoder.first.copy()
        self.length = 0
        self.seat = self.rng.randrange(self.encoder.seats) if self.fixed is None else self.fixed
        self._let_others_play()
        if self.state.turn == OVER:  # nothing was left to decide for the learner: another game
            return self.reset(options=options)
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        try:
            move = self.encoder.move(self.state, int(action))
        except IllegalMove as error:
            return self._observed(), self.encoder.game.facts.utility[0], True, False, {"illegal": str(error)}
        self.state.step(move)
        self.length += 1
        self._let_others_play()
        over = self.state.turn == OVER
        reward = self.state.utilities()[self.seat] if over else 0.0
        return self._observed(), reward, over, self.length >= self.encoder.game.facts.longest, self._info()

    def action_masks(self) -> Mask:
        """What is legal, as `MaskablePPO` and others ask for it."""
        return self.encoder.mask(self.state)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _observed(self) -> Floats:
        return self.encoder.observe(self.state, self.seat)

    def _let_others_play(self) -> None:
        state = self.state
        while state.turn not in (self.seat, OVER):
            if state.turn == CHANCE:
                state.step(state.draw(self.rng.random()))
            else:
                state.play(self.bot.choose(state.view(state.turn), self.budget, self.rng))
