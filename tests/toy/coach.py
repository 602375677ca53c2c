"""What is worth looking at: the card in hand."""

from filone.kernel.advice import Advice
from toy.view import ToyView


def advise(view: ToyView) -> list[Advice]:
    return [Advice("coach-card", {"card": view.card})]


def reasons(view: ToyView, move: int) -> list[Advice]:
    return advise(view)
