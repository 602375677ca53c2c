"""Words for people, from Project Fluent files: `texts/it.ftl` and `texts/en.ftl` beside the code they speak for."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it")

Value: TypeAlias = str | int | float

Name: TypeAlias = dict[str, str | int]
"""What something is called: by the text `text`, with variables that are numbers or the keys of other names."""


class Words:
    """The texts of one folder in one language."""

    def __init__(self, folder: Traversable, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(folder.joinpath(f"texts/{lang}.ftl").read_text("utf-8")))
        self.names: dict[str, str] = {}

    def renamed(self, names: Mapping[str, Name]) -> Self:
        """The same texts for a table where some things have names of their own, by their keys."""
        twin = copy(self)
        twin.names = {key: self._compose(name) for key, name in names.items()}
        return twin

    def _compose(self, name: Name) -> str:
        args = {
            variable: self(arg) if isinstance(arg, str) else arg for variable, arg in name.items() if variable != "text"
        }
        return self(str(name["text"]), **args)

    def __call__(self, key: str, **args: Value) -> str:
        if key in self.names:
            return self.names[key]
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        return str(self._bundle.format_pattern(message.value, args)[0])

    def __contains__(self, key: str) -> bool:
        return key in self.names or self._bundle.has_message(key)

    def help(self, key: str) -> str:
        """The longer text of a thing, empty where it has none."""
        if key in self.names:
            return ""
        pattern = self._bundle.get_message(key).attributes.get("help")
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


def page(blocks: Sequence[Sequence[str]]) -> str:
    """Blocks of lines, as a game draws itself in a terminal, with a blank line between them."""
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


@cache
def words_of(package: str, lang: str) -> Words:
    """The words beside the modules of `package`, for example `filone.games.saboteur`."""
    return Words(files(package), lang)
