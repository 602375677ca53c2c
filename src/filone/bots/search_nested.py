"""A line to begin with for one who plays alone and knows what comes: habits are learnt from whole games.

Nested roll-out policy adaptation with a bias (Rosin 2011; Cazenave 2020): a game is played by habit and by what looks
promising, and after each game the habits come nearer to the best one so far. On the level above this is done again and
again, each time from the habits that the best of its results have taught.
"""

from __future__ import annotations

from math import exp, log
from time import process_time
from typing import Final

from filone.kernel.draws import draw_index
from filone.kernel.knowledge import Thought

GAMES: Final = 100
"""Games from which the lower level learns, before it begins anew."""
RATE: Final = 1.0
"""How fast habits are learnt."""


class Choice:
    """A decision with several promising moves: what habits it calls for, how promising each is, and which was taken."""

    def __init__(self, habits: list[int], hopes: list[float]) -> None:
        self.habits = habits
        self.hopes = hopes
        self.taken = 0

    def chances(self, learnt: dict[int, float]) -> list[float]:
        """How likely each of them is taken, relative to the others."""
        sums: list[float] = []
        for i in range(len(self.habits)):
            sums.append(self.hopes[i] + learnt.get(self.habits[i], 0.0))
        most = max(sums)
        return [exp(value - most) for value in sums]


class Game:
    """A game that was played: its moves, its choices, and how much there is to learn from it."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.choices: list[Choice] = []
        self.merit = 0.0


def nested_moves(thought: Thought, seconds: float) -> list[int]:
    """The moves of the best game found in so many seconds of the processor."""
    end = process_time() + seconds
    learnt: dict[int, float] = {}
    best = play_game(thought, learnt)
    while process_time() < end:
        found = learn(thought, learnt.copy(), end)
        if found.merit >= best.merit:
            best = found
        adapt(learnt, best)
    return best.moves


def learn(thought: Thought, learnt: dict[int, float], end: float) -> Game:
    """The best of some games, each played by what the best before it has taught."""
    best = play_game(thought, learnt)
    for _ in range(GAMES):
        if process_time() >= end:
            break
        adapt(learnt, best)
        game = play_game(thought, learnt)
        if game.merit >= best.merit:
            best = game
    return best


def play_game(thought: Thought, learnt: dict[int, float]) -> Game:
    game = Game()
    state = thought.root.copy()
    while not thought.over(state):
        legal = state.legal()
        hopes = thought.hopes(state, legal)
        moves: list[int] = []
        habits: list[int] = []
        biases: list[float] = []
        for i in range(len(legal)):
            if hopes[i] > 0.0:
                moves.append(legal[i])
                habits.append(thought.habit(state, legal[i]))
                biases.append(log(hopes[i]))
        move = moves[0]
        if len(moves) > 1:
            choice = Choice(habits, biases)
            choice.taken = draw_index(choice.chances(learnt), thought.rng)
            game.choices.append(choice)
            move = moves[choice.taken]
        game.moves.append(move)
        game.merit += thought.credit(state, move)
        state.proceed(move)
    game.merit += thought.values(state)[thought.seat]
    return game


def adapt(learnt: dict[int, float], game: Game) -> None:
    """What the game did becomes a habit, and what it might have done becomes less of one."""
    before = learnt.copy()
    for choice in game.choices:
        chances = choice.chances(before)
        total = sum(chances)
        habits = choice.habits
        for i in range(len(habits)):
            learnt[habits[i]] = learnt.get(habits[i], 0.0) - RATE * chances[i] / total
        learnt[habits[choice.taken]] += RATE
