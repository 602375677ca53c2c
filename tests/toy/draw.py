"""The toy in a terminal."""

from filone.kernel.texts import Words
from toy.view import ToyView


def draw(view: ToyView, words: Words, players: list[str]) -> str:
    return words("draw-card", card=view.card)
