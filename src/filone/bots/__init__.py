"""Players that think, over views."""

from filone.bots.bot import Bot, Budget
from filone.bots.levels import LEVELS, STYLES, character, level_and_style, level_named, player, styled, styles_of, title
from filone.bots.outside import bring, names
from filone.bots.outside import load_named as load

__all__ = [
    "LEVELS",
    "STYLES",
    "Bot",
    "Budget",
    "bring",
    "character",
    "level_and_style",
    "level_named",
    "load",
    "names",
    "player",
    "styled",
    "styles_of",
    "title",
]
