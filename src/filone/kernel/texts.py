"""Words for people, from Project Fluent files: `texts/it.ftl` and `texts/en.ftl` beside the code they speak for."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from filone.kernel.game import Game

LANGUAGES = ("en", "it")

Value: TypeAlias = str | int | float


class Words:
    """The texts of one folder in one language."""

    def __init__(self, folder: Traversable, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(folder.joinpath(f"texts/{lang}.ftl").read_text("utf-8")))

    def __call__(self, key: str, **args: Value) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        return str(self._bundle.format_pattern(message.value, args)[0])

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def help(self, key: str) -> str:
        """The longer text of a thing, empty where it has none."""
        pattern = self._bundle.get_message(key).attributes.get("help")
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


def page(blocks: Sequence[Sequence[str]]) -> str:
    """Blocks of lines, as a game draws itself in a terminal, with a blank line between them."""
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


@cache
def words_of(package: str, lang: str) -> Words:
    """The words beside the modules of `package`, for example `filone.games.saboteur`."""
    return Words(files(package), lang)


def sentence(
    game: "Game", lang: str, prefix: str, description: Mapping[str, object], players: Sequence[str], actor: int = -1
) -> str:
    """A described move in words: `prefix` is `move` for a choice, `log` for what happened.

    A description from which secrets were taken is told by the key that ends in `-hidden`.
    """
    words = words_of(game.package, lang)
    kind = game.space.kind(str(description["kind"]))
    args: dict[str, Value] = {
        arg.name: say(words, arg.noun, description[arg.name], players) for arg in kind.args if arg.name in description
    }
    if actor >= 0:
        args["seat"] = players[actor]
    hidden = "" if len(args) >= len(kind.args) + (actor >= 0) else "-hidden"
    return words(f"{prefix}-{kind.name}{hidden}", **args)


def say(words: Words, noun: str, value: object, players: Sequence[str]) -> Value:
    """One argument, ready to print."""
    if noun == "seat" and isinstance(value, int):
        return players[value]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    if isinstance(value, str) and noun:
        return words(f"{noun}-{value}")
    return value if isinstance(value, (str, int, float)) else str(value)
