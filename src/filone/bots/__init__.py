"""Players that think, over views."""

from filone.bots.bot import Bot, Budget
from filone.bots.levels import LEVELS, level_named, title
from filone.bots.outside import bring, names
from filone.bots.outside import load_named as load

__all__ = ["LEVELS", "Bot", "Budget", "bring", "level_named", "load", "names", "title"]
