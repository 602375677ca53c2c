"""Scenes at the table, told in moves."""

from typing import Any

from filone import games
from filone.cli.template.state import Template

GAME = games.load("template")


def begin(*texts: str, **options: Any) -> Template:
    """A game in which these moves were made."""
    state = GAME.start(2, options)
    assert isinstance(state, Template)
    play(state, *texts)
    return state


def dealt(first: tuple[int, int], second: tuple[int, int], **options: Any) -> Template:
    """The first turn, with these hands."""
    cards = [f"draw {seat} {hand[place]}" for place in range(2) for seat, hand in enumerate((first, second))]
    return begin(*cards, **options)


def play(state: Template, *texts: str) -> None:
    for text in texts:
        state.play(GAME.parse(state, text))


def choices(state: Template) -> list[str]:
    """The legal moves, in notation."""
    return [GAME.text(state, move) for move in state.moves()]
