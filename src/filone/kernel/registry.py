"""Which games there are: ours, and those that packages bring under the entry point `filone.games`.

A game's module is imported only when the game is asked for.
"""

from functools import cache
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
    """The games there are, in the order they were registered, then those of packages."""
    return list(_modules | _installed())


@cache
def _installed() -> dict[str, str]:
    """Looked for only when somebody wants to know: reading what is installed takes time."""
    from importlib.metadata import entry_points  # noqa: PLC0415

    return {point.name: point.value for point in entry_points(group="filone.games")}


def load(name: str) -> "Game":
    """The game of this name; `UnknownGame` says which there are."""
    game: Game = import_module(module_of(name)).GAME
    return game


# How games and their spaces go to another process, which may not know them yet


def module_of(name: str) -> str:
    """The module that holds a game."""
    found = _modules.get(name) or _installed().get(name)
    if found is None:
        raise UnknownGame(name=name, allowed=", ".join(names()))
    return found


def game_of(name: str, module: str) -> "Game":
    """The game of this name, made known if it is not."""
    if name not in _modules:
        register(name, module)
    return load(name)


def space_of(name: str, module: str) -> "MoveSpace":
    return game_of(name, module).space
