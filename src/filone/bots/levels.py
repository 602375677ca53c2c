"""The levels people choose from. They mean the same in every game: how much knowledge, and how long a thought."""

from importlib import import_module
from importlib.util import find_spec

from filone.bots.bot import Bot, Budget, PolicyBot, RandomBot, SearchBot
from filone.kernel import FiloneError, Game
from filone.kernel.knowledge import Knowledge
from filone.kernel.space import whole
from filone.kernel.texts import LANGUAGES, words_of

LEVELS = ("random", "novice", "adept", "master")
THINKERS = ("adept", "master")


class UnknownBot(FiloneError):
    key = "error-unknown-bot"


class BadNodes(FiloneError):
    key = "error-bot-nodes"


def knowledge_of(game: Game) -> Knowledge:
    """What the game's folder knows; nothing but the rules where it says nothing."""
    module = f"{game.package}.knowledge"
    if find_spec(module) is None:
        return Knowledge()
    knowledge: Knowledge = import_module(module).KNOWLEDGE
    return knowledge


def load(game: Game, level: str) -> Bot:
    match level:
        case "random":
            return RandomBot(game)
        case "novice":
            return PolicyBot(game, knowledge_of(game), slips=0.5)
        case "adept":
            return SearchBot(game, knowledge_of(game), seconds=0.1)
        case "master":
            return SearchBot(game, knowledge_of(game), seconds=1.0)
        case _:
            raise UnknownBot(name=level, allowed=", ".join(LEVELS))


def contestant(game: Game, name: str, budget: Budget) -> tuple[Bot, Budget]:
    """A bot and its budget by name: `adept@200` is the adept with 200 iterations and no clock."""
    level, at, nodes = name.partition("@")
    bot = load(game, level)
    if not at:
        return bot, budget
    count = whole(nodes)
    if level not in THINKERS or count is None or count < 1:
        raise BadNodes(name=name, thinkers=", ".join(THINKERS))
    return bot, Budget(nodes=count)


def title(name: str, lang: str) -> str:
    """What people call a bot in their language, with its nodes if it has any: `maestro@200`."""
    level, at, nodes = name.partition("@")
    return words_of("filone.bots", lang)(f"level-{level}") + at + nodes


def named(title_or_level: str) -> str:
    """The name of the bot that somebody calls so in any language; whatever nobody is called is left as it is."""
    level, at, nodes = title_or_level.partition("@")
    for known in LEVELS:
        if level in {title(known, lang) for lang in LANGUAGES}:
            level = known
    return level + at + nodes
