"""Cards, tiles and spaces by their names, as a player would type them."""

import re
from difflib import get_close_matches
from unicodedata import combining, normalize

from filone.cli.board import Board
from filone.kernel import View
from filone.kernel.texts import LANGUAGES

ARTICLE = re.compile(r"^(an?|the|il|la|una?) ")


class Glossary:
    """What of a game can be explained, as things stand in `view`.

    A thing is called by its name in either language or as in notation. `titles` are the names in the reader's.
    """

    def __init__(self, board: Board, view: View) -> None:
        self.titles: dict[str, str] = {}
        self.explanations: dict[str, str] = {}
        self.names: dict[str, list[str]] = {}
        languages = [board.game.words(lang, board.options) for lang in LANGUAGES]
        for noun, name in board.game.things():
            if text := board.explanation(view, noun, name):
                key = f"{noun}-{name}"
                self.titles[key] = board.words(key)
                self.explanations[key] = text
                titles = [words(key) for words in languages]
                for called in (name, *titles, *(title.partition(" (")[0] for title in titles)):
                    self.names.setdefault(simple(called), []).append(key)

    def find(self, name: str) -> list[str]:
        """The explanations of what is called so or, failing that, has it in its name."""
        wanted = simple(name)
        keys = self.names.get(wanted) or [key for key, title in self.titles.items() if wanted in simple(title)]
        return [self.explanations[key] for key in dict.fromkeys(keys)]

    def similar(self, name: str) -> list[str]:
        """The names nearest to one that nothing has."""
        keys = [key for near in get_close_matches(simple(name), self.names, 5) for key in self.names[near]]
        return list(dict.fromkeys(self.titles[key] for key in keys))


def simple(name: str) -> str:
    """Without what people leave out when they type: articles, capitals, accents, curly apostrophes, underscores."""
    plain = "".join(c for c in normalize("NFD", name.casefold()) if not combining(c))
    return ARTICLE.sub("", plain.replace("’", "'").replace("_", " ").strip())
