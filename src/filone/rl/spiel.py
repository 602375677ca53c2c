"""A table as OpenSpiel sees it: chance nodes with their probabilities, information states with perfect recall."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from filone import games
from filone.kernel import CHANCE, OVER, Game
from filone.kernel.history import History
from filone.rl.arrays import TableEncoder


def load(name: str, seats: int, options: Mapping[str, Any] | None = None) -> pyspiel.Game:
    """A game of OpenSpiel; what is saved of it can be loaded wherever `register` was called for its game."""
    register(games.load(name))
    written = quote(json.dumps(options or {}, sort_keys=True), safe="")
    return pyspiel.load_game(short_name(games.load(name)), {"players": seats, "options": written})


def short_name(game: Game) -> str:
    return f"filone_{game.name}"


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, once."""
    if short_name(game) in pyspiel.registered_names():
        return
    hidden, alone = game.facts.hidden, game.seats[-1] == 1
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Filone: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": quote("{}", safe="")},
    )

    class Table(SpielGame):
        """The game of this kind, which OpenSpiel makes by its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Table)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:
        seats = params.get("players", game.seats[0])
        options = json.loads(unquote(params.get("options", "{}")))
        self.encoder = TableEncoder(game.name, seats, options)
        least, most = game.facts.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=game.facts.outcomes,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=game.facts.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Actions of seats have the numbers of the encoder; outcomes of chance are counted from 0, in their order."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.encoder = game.encoder
        self.past = History(game.encoder.game, game.encoder.first)

    def current_player(self) -> int:
        turn = self.past.state.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.past.state.turn == OVER

    def _legal_actions(self, player: int) -> list[int]:
        state = self.past.state
        return sorted(self.encoder.legal(state).tolist()) if player == state.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.past.state.weights()
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.past.step(self._move(action))

    def _move(self, action: int) -> int:
        state = self.past.state
        return state.legal()[action] if state.turn == CHANCE else self.encoder.move(state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.encoder.game.space.text(self._move(action))
        return self.encoder.text(action)

    def returns(self) -> list[float]:
        state = self.past.state
        return state.utilities() if state.turn == OVER else [0.0] * state.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state whose whole history fits what the player saw."""
        other = self.past.resample(player, Random(sampler()))
        again: SpielState = self.get_game().new_initial_state()
        for move in other.moves:
            state = again.past.state
            chance = state.turn == CHANCE
            again.apply_action(state.legal().index(move) if chance else self.encoder.table.number(state, move))
        return again

    def __str__(self) -> str:
        return "\n".join(told.whole for told in self.past.told)


class SpielObserver:
    """A row of features as `tensor`; as a string, the view, or what was told so far where recall is asked for."""

    def __init__(self, encoder: TableEncoder, kind: Any) -> None:
        self.encoder = encoder
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(encoder.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.encoder.observe(state.past.state, player, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.past.information(player) if self.recall else state.past.state.view(player).json().decode()
