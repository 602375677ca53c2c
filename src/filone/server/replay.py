"""A game looked at again: a finished one has no secrets any more, one that is being played is as a seat saw it."""

import msgspec

from filone.kernel import CHANCE, SPECTATOR, State
from filone.server.deltas import difference, encode
from filone.server.errors import Denial
from filone.server.messages import LogEntry, Past, PastPosition, Replay, ScoreHistory
from filone.server.positions import entry, tells_scores
from filone.table import Step, Table

MOST = 80
"""Changes of a game that is being played that are told again: more than a round of the longest turns."""


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


def past_since(table: Table, seat: int, since: int, version: int | None) -> Past:
    """What was on the table from `since` entries of the log on until `version`, or now, was.

    As it was pushed: chance is over whenever somebody is on turn.
    """
    play = table.play
    known = len(play.steps) if version is None else play.log_start(version)
    stops = [at for at in range(since, known) if play.steps[at].seat != CHANCE][-MOST:]
    positions: list[PastPosition] = []
    before, done = None, stops[0] if stops else 0
    state = state_at(table, done)
    for at in stops:
        for step in play.steps[done:at]:
            state.step(table.game.space.from_json(step.shown))
        done, view = at, state.view(seat)
        scores = state.scores() if tells_scores(table) else None
        positions.append(PastPosition(at=at, turn=state.turn, change=difference(before, view), scores=scores))
        before = view
    return Past(seat=seat, positions=positions)
