"""Fits Saboteur's numbers. `--what treasure` is the regression behind the chance that the diggers find it: rounds of
bots that play at first sight, with slips. See `fitting.py` for the rest."""

from fitting import Regression, Rows, Setting, fit

from filone.games.saboteur.bot.knowledge import standing
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.state import Saboteur
from filone.kernel import State

SETTING = Setting(game="saboteur", seats=(3, 6, 10), nodes=30, by="scores")
SLIPS = 0.2
TREASURE = ["at_all", "front", "hurry", "no_time", "digger_turn", "digger_idle", "saboteur_turn", "saboteur_idle"]
TREASURE = [f"find_{name}" for name in [*TREASURE, "astray"]]
GAMES = (
    *("stake", "dead_end_laid", "got_on", "got_nowhere", "cleared_dead_end", "broke_tunnel", "mended_itself"),
    *("harm", "help", "break_sound", "break_broken", "mend_self", "mend_self_as_saboteur", "mend_friend"),
    *("mend_friend_as_saboteur", "look", "dig", "dig_by_gain", "dig_nearer", "dig_elsewhere", "onward_gain"),
    *("onward_bonus", "hinder", "hinder_by_loss", "clear", "collapse_as_saboteur", "throw_dead_end", "throw_map"),
    *("throw_tool_to_break", "throw_tool_to_mend", "throw_passage"),
)


def watch(deal: str, number: int) -> Rows:
    """How every turn of every round stood, and whether the treasure was found in it."""
    rows: Rows = []
    open_rows: Rows = []

    def look(state: State) -> None:
        assert isinstance(state, Saboteur)
        if state.turn >= 0 and under_way(state.open):
            open_rows.append(features(state))
        elif not under_way(state.open):
            rows.extend([*row, float(state.finder != NOBODY)] for row in open_rows)
            open_rows.clear()

    seats = 3 + number % 8
    quick = Setting(game="saboteur", seats=(seats,), nodes=0, by="scores")
    quick.play([quick.bot({}, SLIPS) for _ in range(seats)], f"{deal}:{number}", look)
    return rows


def features(state: Saboteur) -> list[float]:
    """What `chance_of_treasure` multiplies with each number."""
    front, turns, idle, astray = standing(state)
    able = turns[DIGGER] - 0.5 * idle[DIGGER]
    ways = [-float(front), -front / (able + 2.0), -1.0 / (able + 1.0)]
    return [1.0, *ways, turns[DIGGER], -idle[DIGGER], -turns[SABOTEUR], idle[SABOTEUR], -float(astray)]


if __name__ == "__main__":
    fit(SETTING, GAMES, {"treasure": Regression(names=TREASURE, watch=watch, logistic=True)})
