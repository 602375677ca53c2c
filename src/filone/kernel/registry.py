"""Which games there are. A game's module is imported only when the game is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from filone.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from filone.kernel.game import Game

_modules: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make a game known by the module that holds its `GAME`."""
    _modules[name] = module


def names() -> list[str]:
    """The games there are, in the order they were registered."""
    return list(_modules)


def load(name: str) -> "Game":
    """The game of this name; `UnknownGame` says which there are."""
    if name not in _modules:
        raise UnknownGame(name=name, allowed=", ".join(_modules))
    game: Game = import_module(_modules[name]).GAME
    return game
