"""A game of the toy, told in moves."""

from filone import games
from filone.kernel import State

TOY = games.load("toy")


def after(*texts: str, lucky: bool = False) -> State:
    state = TOY.start(2, {"lucky": lucky})
    for text in texts:
        state.play(TOY.parse(state, text))
    return state
