"""The levels people choose from. They mean the same in every game: how much knowledge, and how long a thought."""

from importlib import import_module
from importlib.util import find_spec

from filone.bots.bot import Bot, PolicyBot, RandomBot, SearchBot
from filone.kernel import FiloneError, Game
from filone.kernel.knowledge import Knowledge

LEVELS = ("random", "novice", "adept", "master")


class UnknownBot(FiloneError):
    key = "error-unknown-bot"


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
            return SearchBot(game, knowledge_of(game), seconds=0.1, nodes=1_000_000)
        case "master":
            return SearchBot(game, knowledge_of(game), seconds=1.0, nodes=1_000_000)
        case _:
            raise UnknownBot(name=level, allowed=", ".join(LEVELS))
