"""Fits Caverna's numbers. `--what games` fits those of first sight by games for one and for two, played at first sight;
`--what prospects` is the regression of what a farm can still become. See `fitting.py` for the rest."""

from fitting import Regression, Rows, Setting, fit

from filone.games.caverna.bot.weights import Weights
from filone.games.caverna.bot.worth import possessions, rounds_left
from filone.games.caverna.state import Caverna
from filone.kernel import State
from filone.kernel.fields import field_values

SETTING = Setting(game="caverna", seats=(1, 2), nodes=0, by="scores")
SLIPS = 0.2
GAMES = [name for name in field_values(Weights()) if name != "prospects"]
PROSPECTS = [f"prospects.{row}.{column}" for row in range(len(Weights().prospects)) for column in (0, 1)]


def watch(deal: str, number: int) -> Rows:
    """Every farm at the beginning of every round beside the mean of its table: what it has more, and what it won more
    in the end. So nothing counts that is the same for all."""
    seats = (2, 4)[number % 2]
    moments: list[Rows] = []
    last = 0

    def look(state: State) -> None:
        nonlocal last
        assert isinstance(state, Caverna)
        if state.round != last and state.turn >= 0:
            last = state.round
            moments.append([features(state, seat) for seat in range(seats)])

    table = Setting(game="caverna", seats=(seats,), nodes=0, by="scores")
    points = table.play([table.bot({}, SLIPS) for _ in range(seats)], f"{deal}:{number}", look)
    rows: Rows = []
    for farms in moments:
        full = [[*farm, points[seat]] for seat, farm in enumerate(farms)]
        means = [sum(column) / seats for column in zip(*full, strict=True)]
        rows += [[value - mean for value, mean in zip(row, means, strict=True)] for row in full]
    return rows


def features(state: Caverna, seat: int) -> list[float]:
    """What `outlook` multiplies with each number."""
    left = rounds_left(state)
    return [float(number) for has in possessions(state, state.homes[seat]) for number in (has, has * left)]


if __name__ == "__main__":
    fit(SETTING, GAMES, {"prospects": Regression(names=PROSPECTS, watch=watch, logistic=False)})
