"""Fits Valdora's numbers by games in which bots think a little. See `fitting.py`."""

from fitting import Setting, fit

from filone.games.valdora.bot.weights import Weights
from filone.kernel.fields import field_values

SETTING = Setting(game="valdora", seats=(3, 4, 5), nodes=10, by="scores")

if __name__ == "__main__":
    fit(SETTING, list(field_values(Weights())))
