"""Players that think, over views."""

from filone.bots.bot import Bot, Budget
from filone.bots.levels import LEVELS, level_named, load, title

__all__ = ["LEVELS", "Bot", "Budget", "level_named", "load", "title"]
