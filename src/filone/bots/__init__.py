"""Players that think, over views."""

from filone.bots.bot import Bot, Budget
from filone.bots.levels import LEVELS, load, named, title

__all__ = ["LEVELS", "Bot", "Budget", "load", "named", "title"]
