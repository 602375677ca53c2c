"""What a good player would look at now, as data: the words are in the game's texts."""

from collections.abc import Sequence

import msgspec

from filone.kernel.game import Game
from filone.kernel.texts import words_of


class Advice(msgspec.Struct, frozen=True):
    """A key of the game's texts, and what it speaks of: numbers, and keys of things that have words of their own."""

    key: str
    about: dict[str, int | str] = {}


def say_advice(game: Game, lang: str, advice: Sequence[Advice]) -> list[str]:
    words = words_of(game.package, lang)
    return [
        words(one.key, **{name: words(what) if isinstance(what, str) else what for name, what in one.about.items()})
        for one in advice
    ]
