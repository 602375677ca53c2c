"""Which games there are. A game's module is imported only when the game is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from filone.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from filone.kernel.game import Game
    from filone.kernel.space import MoveSpace

_modules: dict[str, str] = {}


def register(name: str, module: str) -> None:
    """Make a game known by the module that holds its `GAME`."""
    _modules[name] = module


def names() -> list[str]:
    """The games there are, in the order they were registered."""
    return list(_modules)


def load(name: str) -> "Game":
    """The game of this name; `UnknownGame` says which there are."""
    game: Game = import_module(module_of(name)).GAME
    return game


# How games and their spaces go to another process, which may not know them yet


def module_of(name: str) -> str:
    """The module that holds a game."""
    if name not in _modules:
        raise UnknownGame(name=name, allowed=", ".join(_modules))
    return _modules[name]


def game_of(name: str, module: str) -> "Game":
    """The game of this name, made known if it is not."""
    if name not in _modules:
        register(name, module)
    return load(name)


def space_of(name: str, module: str) -> "MoveSpace":
    return game_of(name, module).space
