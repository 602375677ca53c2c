"""A position in a notebook, as everybody at the table may see it: the board as a picture, and the drawing of the
terminal."""

from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from filone.kernel.registry import load
from filone.kernel.texts import page, words_of

if TYPE_CHECKING:
    from filone.kernel.state import State

SPECTATOR = -3


def picture(state: "State") -> str | None:
    """The board as SVG, by `picture.py` of a game that has one."""
    package = load(state.space().game).package
    if find_spec(f"{package}.picture") is None:
        return None
    drawn: str = import_module(f"{package}.picture").picture(state.view(SPECTATOR), words_of(package, "en"))
    return drawn


def drawing(state: "State") -> str:
    """The picture, if there is one, and below it what the terminal would show."""
    package = load(state.space().game).package
    players = [str(seat) for seat in range(state.seats)]
    drawn = import_module(f"{package}.draw").draw(state.view(SPECTATOR), words_of(package, "en"), players)
    return f'{picture(state) or ""}<pre style="line-height: 1.2">{escape(page(drawn))}</pre>'
