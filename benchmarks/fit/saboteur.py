"""Fits Saboteur's numbers. `--what treasure` is the regression behind the chance that the diggers find it: rounds of
bots that think a little, with slips. See `fitting.py` for the rest."""

from fitting import Regression, Rows, Setting, fit

from filone.games.saboteur.bot.beliefs import hearsay
from filone.games.saboteur.bot.knowledge import prospects
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.state import Saboteur
from filone.kernel import State

SETTING = Setting(game="saboteur", seats=(3, 6, 10), nodes=30, by="scores")
SLIPS = 0.2
LITTLE = 20
"""Iterations that bots think whose rounds are learnt from."""
TREASURE = [f"find.{number}" for number in range(len(Weights().find))]
GAMES = (
    *("stake", "dead_end_laid", "got_on", "turned_away", "cleared_dead_end", "broke_tunnel", "broke_trusted"),
    *("broke_suspect", "mended_trusted", "mended_suspect", "harm", "help", "break_sound", "break_broken", "mend_self"),
    *("mend_self_as_saboteur", "mend_friend", "mend_friend_as_saboteur", "look", "dig", "dig_by_gain", "dig_nearer"),
    *("dig_elsewhere", "onward_gain", "onward_bonus", "hinder", "hinder_by_loss", "clear", "collapse_as_saboteur"),
    *("shorten", "throw_dead_end", "throw_map", "throw_tool_to_break", "throw_tool_to_mend", "throw_passage"),
)


def watch(deal: str, number: int) -> Rows:
    """How every turn of every round stood, and whether the treasure was found in it."""
    rows: Rows = []
    open_rows: Rows = []

    def look(state: State) -> None:
        assert isinstance(state, Saboteur)
        if state.turn >= 0 and under_way(state.open):
            open_rows.append(list(prospects(state, hearsay(state, Weights()))))
        elif not under_way(state.open):
            rows.extend([*row, float(state.finder != NOBODY)] for row in open_rows)
            open_rows.clear()

    seats = 3 + number % 8
    quick = Setting(game="saboteur", seats=(seats,), nodes=LITTLE, by="scores")
    quick.play([quick.bot({}, SLIPS) for _ in range(seats)], f"{deal}:{number}", look)
    return rows


if __name__ == "__main__":
    fit(SETTING, GAMES, {"treasure": Regression(names=TREASURE, watch=watch, logistic=True)})
