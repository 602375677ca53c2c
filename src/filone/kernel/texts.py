"""Words for people, from Project Fluent files: `texts/it.ftl` and `texts/en.ftl` beside the code they speak for."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

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
