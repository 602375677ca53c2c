"""The toy in a terminal."""

from filone.kernel.effects import Effects
from filone.kernel.texts import Words
from toy.view import ToyView


def draw(view: ToyView, words: Words, players: list[str]) -> list[list[str]]:
    return [[words("draw-card", card=view.card)]]


def beside(view: ToyView, move: int, effects: Effects, words: Words) -> str:
    return ""


def about(view: ToyView, noun: str, name: str, words: Words) -> str:
    return ""
