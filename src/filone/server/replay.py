"""A finished game looked at again: nothing is secret any more, but it can be seen through the eyes of a seat."""

import msgspec

from filone.kernel import SPECTATOR
from filone.server.errors import Denial
from filone.server.messages import Replay, ScoreHistory
from filone.server.positions import encode, entry
from filone.table import Table


def replay_at(table: Table, at: int | None, seat: int | None) -> Replay:
    """After `at` steps of the log (all of them if None), as a seat saw it, or as everybody did."""
    steps = table.play.steps
    at = len(steps) if at is None else at
    seats = len(table.sheet.chairs)
    wanted = [*range(seats), SPECTATOR] if seat is None else [seat]
    if at > len(steps) or any(asked not in range(seats) and asked != SPECTATOR for asked in wanted):
        raise Denial("malformed", why=f"at 0-{len(steps)}, seat 0-{seats - 1}, {SPECTATOR}")
    state = table.game.start(len(table.sheet.chairs), table.sheet.options)
    for step in steps[:at]:
        state.step(table.game.space.from_json(step.shown))
    return Replay(
        at=at,
        length=len(steps),
        views={str(asked): msgspec.Raw(encode(state.view(asked))) for asked in wanted},
        last=entry(at - 1, steps[at - 1], seat) if at else None,
        scores=state.scores(),
    )


def score_history(table: Table) -> ScoreHistory:
    state = table.game.start(len(table.sheet.chairs), table.sheet.options)
    scores = [state.scores()]
    for step in table.play.steps:
        state.step(table.game.space.from_json(step.shown))
        scores.append(state.scores())
    return ScoreHistory(scores=scores)
