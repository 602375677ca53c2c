"""A position in a notebook: the drawing of the terminal, as everybody at the table may see it."""

from html import escape
from importlib import import_module
from typing import TYPE_CHECKING

from filone.kernel.registry import load
from filone.kernel.texts import page, words_of

if TYPE_CHECKING:
    from filone.kernel.state import State

SPECTATOR = -3


def picture(state: "State") -> str:
    package = load(state.space().game).package
    players = [str(seat) for seat in range(state.seats)]
    drawn = import_module(f"{package}.draw").draw(state.view(SPECTATOR), words_of(package, "en"), players)
    return f'<pre style="line-height: 1.2">{escape(page(drawn))}</pre>'
