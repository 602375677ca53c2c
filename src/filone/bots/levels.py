"""The levels people choose from. They mean the same in every game: how much knowledge, and how long a thought."""

from importlib import import_module
from importlib.util import find_spec

from filone.bots.bot import Bot, PolicyBot, RandomBot, SearchBot
from filone.kernel import FiloneError, Game
from filone.kernel.knowledge import Knowledge
from filone.kernel.texts import LANGUAGES, words_of

LEVELS = ("random", "novice", "adept", "master")
SUBSTITUTE = "adept"
"""Plays for those who resign or whose time is over."""


class UnknownBot(FiloneError):
    key = "error-unknown-bot"


def knowledge_of(game: Game) -> Knowledge:
    """What the game's folder knows; nothing but the rules where it says nothing."""
    if find_spec(f"{game.package}.bot") is None:
        return Knowledge()
    knowledge: Knowledge = import_module(f"{game.package}.bot.knowledge").KNOWLEDGE
    return knowledge


def load(game: Game, level: str) -> Bot:
    """The bot of a level."""
    match level:
        case "random":
            return RandomBot(game)
        case "novice":
            return PolicyBot(game, knowledge_of(game), slips=0.5)
        case "adept":
            return SearchBot(game, knowledge_of(game), seconds=0.1, slips=0.2)
        case "master":
            return SearchBot(game, knowledge_of(game), seconds=1.0)
        case _:
            raise UnknownBot(name=level, allowed=", ".join(LEVELS))


def title(name: str, lang: str) -> str:
    """What people call a bot in their language, with its nodes if it has any: `maestro@200`.

    One from outside is called by its name.
    """
    level, at, nodes = name.partition("@")
    return words_of("filone.bots", lang)(f"level-{level}") + at + nodes if level in LEVELS else name


def level_named(title_or_level: str) -> str:
    """The name of the bot that somebody calls so in any language; whatever nobody is called is left as it is."""
    level, at, nodes = title_or_level.partition("@")
    for known in LEVELS:
        if level in {title(known, lang) for lang in LANGUAGES}:
            level = known
    return level + at + nodes
