"""The games of the table. A game is a folder here; naming it below is what registers it."""

from filone.kernel.registry import load, names, register

_NAMES = ("saboteur", "valdora", "eldorado", "caverna")

for _name in _NAMES:
    register(_name, f"filone.games.{_name}.game")

__all__ = ["load", "names", "register"]
