"""A finished game looked at again: nothing is secret any more, but it can be seen through the eyes of a seat."""

import msgspec

from filone.kernel import SPECTATOR, State
from filone.server.deltas import encode
from filone.server.errors import Denial
from filone.server.messages import LogEntry, Replay, ScoreHistory
from filone.server.positions import entry
from filone.table import Step, Table


def replay_at(table: Table, at: int | None, seat: int | None) -> Replay:
    """After `at` steps of the log (all of them if None), as a seat saw it, or as everybody did."""
    steps = table.play.steps
    at = len(steps) if at is None else at
    last = entry(at - 1, steps[at - 1], seat) if 0 < at <= len(steps) else None
    return replayed(table, state_at(table, at), at, last, seat)


def line_at(table: Table, at: int, line: list[int], seat: int | None) -> Replay:
    """After `at` steps, and then some moves that were not made."""
    state, game, last = state_at(table, at), table.game, None
    for number, move in enumerate(line):
        shown, hidden = game.describe(state, move), game.describe(state, move, SPECTATOR)
        step = Step(state.turn, 0, state.witnesses(move), shown, hidden, game.told(state, move))
        last = entry(at + number, step, seat)
        state.step(move)
    return replayed(table, state, at + len(line), last, seat)


def state_at(table: Table, at: int) -> State:
    steps = table.play.steps
    if at > len(steps):
        raise Denial("malformed", why=f"at 0-{len(steps)}")
    state = table.game.start(len(table.sheet.chairs), table.sheet.options)
    for step in steps[:at]:
        state.step(table.game.space.from_json(step.shown))
    return state


def replayed(table: Table, state: State, at: int, last: LogEntry | None, seat: int | None) -> Replay:
    wanted = [*range(state.seats), SPECTATOR] if seat is None else [seat]
    if any(asked not in range(state.seats) and asked != SPECTATOR for asked in wanted):
        raise Denial("malformed", why=f"seat 0-{state.seats - 1}, {SPECTATOR}")
    views = {str(asked): msgspec.Raw(encode(state.view(asked))) for asked in wanted}
    return Replay(at=at, length=len(table.play.steps), views=views, last=last, scores=state.scores())


def score_history(table: Table) -> ScoreHistory:
    state = state_at(table, 0)
    scores = [state.scores()]
    for step in table.play.steps:
        state.step(table.game.space.from_json(step.shown))
        scores.append(state.scores())
    return ScoreHistory(scores=scores)
