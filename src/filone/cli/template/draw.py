"""The table in a terminal."""

from collections.abc import Sequence

from filone.cli.template.view import TemplateView
from filone.kernel.effects import Effects
from filone.kernel.texts import Words


def draw(view: TemplateView, words: Words, players: Sequence[str]) -> list[list[str]]:
    """In blocks: after a move, those that have changed are printed again."""
    rows = []
    for seat, row in enumerate(view.rows):
        cards = " ".join(map(str, row)) or "-"
        rows.append(words("draw-row", player=players[seat], cards=cards, total=sum(row)))
    hand = [words("draw-hand", cards=" ".join(map(str, view.hand)))] if view.hand else []
    return [[words("draw-deck", cards=view.deck), *rows, *hand]]


def beside(view: TemplateView, move: int, effects: Effects, words: Words) -> str:  # noqa: ARG001
    """What is good to know about a choice: its price, what it brings. Here the choice says it all."""
    return ""


def about(view: TemplateView, noun: str, name: str, words: Words) -> str | None:  # noqa: ARG001
    """What the help of a thing does not say, as things stand; None for what is not in play."""
    return ""
