"""Every check of the kit, by name. Writing a check down is what makes it run on every game."""

from collections.abc import Callable

from filone.kernel import Game
from filone.testing.walk import Walk

ON_WALKS: dict[str, Callable[[Walk], None]] = {}
"""Checks of one random game; run at every number of seats, with drawn options and seeds."""

ON_GAMES: dict[str, Callable[[Game], None]] = {}
"""Checks of what a game declares and of the words in its folder."""


def on_walks(check: Callable[[Walk], None]) -> Callable[[Walk], None]:
    ON_WALKS[check.__name__] = check
    return check


def on_games(check: Callable[[Game], None]) -> Callable[[Game], None]:
    ON_GAMES[check.__name__] = check
    return check
