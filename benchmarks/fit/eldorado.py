"""Fits El Dorado's numbers by races in which bots think a little. See `fitting.py`."""

from fitting import Setting, fit

from filone.games.eldorado.bot.weights import Weights
from filone.kernel.fields import field_values

SETTING = Setting(game="eldorado", seats=(2, 3, 4), nodes=30, by="shares")

if __name__ == "__main__":
    fit(SETTING, list(field_values(Weights())))
