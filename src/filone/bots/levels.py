"""The levels people choose from, and the styles a game adds to them.

A level means the same in every game: how much knowledge, and how long a thought. A style is a taste: a few of the
numbers that the game's bots weigh by are others (`STYLES` in its `bot/weights.py`). `adept-bold` is the adept who plays
boldly; it knows and sees no more than the adept.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from filone.bots.bot import Bot, PolicyBot, RandomBot, SearchBot
from filone.kernel import FiloneError, Game
from filone.kernel.knowledge import Knowledge
from filone.kernel.texts import LANGUAGES, words_of

LEVELS = ("random", "novice", "adept", "master")
"""Weakest first. The first knows nothing, and so has no taste either."""
STYLES = ("bold", "careful", "builder", "trader", "trusting", "suspicious")
"""All there are; each has a name and a face of its own. A game has some of them."""
SUBSTITUTE = "adept"
"""Plays for those who resign or whose time is over."""


class UnknownBot(FiloneError):
    key = "error-unknown-bot"


def styles_of(game: Game) -> list[str]:
    """The styles that the game's bots can play in."""
    return [style for style in _tastes(game) if style in STYLES]


def _tastes(game: Game) -> dict[str, dict[str, float]]:
    """By style, the numbers that are others."""
    package = f"{game.package}.bot"
    if find_spec(package) is None or find_spec(f"{package}.weights") is None:
        return {}
    tastes: dict[str, dict[str, float]] = getattr(import_module(f"{package}.weights"), "STYLES", {})
    return tastes


def styled(level: str, style: str) -> str:
    """The name of a bot of this level and style."""
    return f"{level}-{style}" if style else level


def level_and_style(name: str) -> tuple[str, str]:
    """Of a bot by name. One that has no style, or is none of ours, has its whole name for a level."""
    level, _, style = name.partition("-")
    return (level, style) if level in LEVELS and style in STYLES else (name, "")


def knowledge_of(game: Game, style: str = "") -> Knowledge:
    """What the game's folder knows, with a style's own numbers; nothing but the rules where it says nothing."""
    if find_spec(f"{game.package}.bot") is None:
        return Knowledge()
    knowledge: Knowledge = import_module(f"{game.package}.bot.knowledge").KNOWLEDGE
    return knowledge_with(knowledge, _tastes(game)[style]) if style else knowledge


def knowledge_with(knowledge: Knowledge, numbers: Mapping[str, Any]) -> Knowledge:
    """The same knowledge, but for these of its numbers."""
    of_game: Any = knowledge
    weights = type(of_game.weights)()
    for name, value in numbers.items():
        setattr(weights, name, value)
    changed: Knowledge = type(of_game)(weights)
    return changed


def load(game: Game, name: str) -> Bot:
    """The bot of a level, in one of the game's styles if it names one."""
    allowed = [*LEVELS, *(styled(level, style) for level in LEVELS[1:] for style in styles_of(game))]
    if name not in allowed:
        raise UnknownBot(name=name, allowed=", ".join(allowed))
    level, style = level_and_style(name)
    match level:
        case "novice":
            return PolicyBot(game, knowledge_of(game, style), slips=0.5)
        case "adept":
            return SearchBot(game, knowledge_of(game, style), seconds=0.1, slips=0.2)
        case "master":
            return SearchBot(game, knowledge_of(game, style), seconds=1.0)
        case _:
            return RandomBot(game)


def title(name: str, lang: str) -> str:
    """What people call a bot in their language, with its nodes if it has any: `maestro@200`, `esperto-audace`.

    One from outside is called by its name.
    """
    bot, at, nodes = name.partition("@")
    level, style = level_and_style(bot)
    words = words_of("filone.bots", lang)
    if level not in LEVELS:
        return name
    return styled(words(f"level-{level}"), style and words(f"style-{style}")) + at + nodes


def character(style: str, lang: str) -> str:
    """The name of the one who plays in a style, with what people say of them: `Flint the bold`."""
    return words_of("filone.bots", lang)(f"character-{style}-full")


def player(name: str, lang: str) -> str:
    """What a bot is called at the table: `Flint`; nothing if it has no style."""
    _, style = level_and_style(name.partition("@")[0])
    return words_of("filone.bots", lang)(f"character-{style}") if style else ""


def level_named(title_or_level: str) -> str:
    """The name of the bot that somebody calls so in any language; whatever nobody is called is left as it is."""
    bot, at, nodes = title_or_level.partition("@")
    for lang in LANGUAGES:
        for level in LEVELS:
            for style in ("", *STYLES):
                if bot == title(styled(level, style), lang):
                    return styled(level, style) + at + nodes
    return title_or_level
