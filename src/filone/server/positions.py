"""A table as one viewer may see it. Everything hidden stays behind `state.view` and the steps of the log."""

from hashlib import sha256
from time import time

import msgspec

from filone import games
from filone.kernel import SPECTATOR
from filone.kernel.options import renamed
from filone.server.messages import Clock, Log, LogEntry, Position, SeatInfo, SeatRecord, TableInfo, UndoInfo
from filone.table import Sheet, Step, Table

encode = msgspec.json.Encoder().encode


def info(sheet: Sheet, account: str | None, present: set[str]) -> TableInfo:
    """What a table is to an account; `None` is anybody."""
    chairs = sheet.chairs
    mine = [seat for seat, chair in enumerate(chairs) if account is not None and chair.account == account]
    you = next((seat for seat in mine if chairs[seat].bot is None), None)
    host = account is not None and sheet.host == account
    return TableInfo(
        id=sheet.id,
        version=sheet.version,
        name=sheet.name,
        game=sheet.game,
        rules=sheet.rules,
        options=renamed(games.load(sheet.game).options, sheet.agreed),
        status=sheet.status,
        seats=[
            SeatInfo(player=chair.name, bot=chair.bot, connected=chair.account in present if chair.account else False)
            for chair in chairs
        ],
        turn=sheet.turn,
        pace=sheet.pace,
        timeout=sheet.timeout,
        open=sheet.open,
        scores=sheet.scores,
        commitment=sheet.dice.commitment,
        created=sheet.created,
        changed=sheet.changed,
        rematch=sheet.rematch,
        you=you,
        host=host,
        your_turn=you is not None and you == sheet.turn,
        adjourn=[seat for seat, chair in enumerate(chairs) if chair.adjourns],
        invitation=sheet.invitation if (mine or host) and sheet.status == "waiting" else None,
    )


def view_seat(table: Table, account: str | None) -> int:
    """Whose view an account gets."""
    seat = table.seat_seen_by(account)
    return SPECTATOR if seat is None else seat


def position(table: Table, account: str | None, present: set[str], since: int) -> Position:
    """The whole position, with the log after version `since`."""
    seat = view_seat(table, account)
    play, sheet = table.play, table.sheet
    begun = sheet.status != "waiting"
    playing = sheet.status == "playing"
    view = encode(play.view(seat)) if begun else None
    over = sheet.status == "over"
    mine = table.seat_of(account) if playing else None
    return Position(
        table=info(sheet, account, present),
        version=sheet.version,
        hash=sha256(view or b"").hexdigest()[:32],
        seat=seat,
        view=None if view is None else msgspec.Raw(view),
        moves=None if mine is None else play.legal(mine),
        effects=None if mine is None else play.effects(mine),
        undo=[] if mine is None else [UndoInfo(to=to, move=play.recorded(to)) for to in play.undoable(mine)],
        log=log(table, None if over else seat, since) if begun else Log(start=0, entries=[]),
        clocks=clocks(table),
        scores=play.state.scores()
        if over or (playing and sheet.scores and table.game.shows_scores(sheet.options))
        else None,
        outcome=play.state.outcome() if over else None,
    )


def log(table: Table, seat: int | None, since: int) -> Log:
    """What happened as a seat saw it; with None as it was, for when the game is over."""
    start = table.play.log_start(since)
    steps = enumerate(table.play.steps[start:], start)
    return Log(start=start, entries=[entry(number, step, seat) for number, step in steps])


def entry(number: int, step: Step, seat: int | None) -> LogEntry:
    return LogEntry(number=number, seat=step.seat, move=step.shown if seat is None else step.seen_by(seat))


def clocks(table: Table) -> list[Clock] | None:
    read = table.clocks()
    if read is None:
        return None
    now, turn = time(), table.turn
    return [
        Clock(
            turn=round(read.turn_left(now), 1) if seat == turn else read.turn,
            reserve=round(read.reserve_left(seat, now), 1) if seat == turn else read.left[seat],
            running=seat == turn and table.sheet.chairs[seat].person,
        )
        for seat in range(len(table.sheet.chairs))
    ]


def seat_record(table: Table, account: str | None) -> SeatRecord:
    seat = view_seat(table, account)
    return SeatRecord(
        game=table.sheet.game,
        rules=table.sheet.rules,
        seats=len(table.sheet.chairs),
        seat=seat,
        version=table.sheet.version,
        view=msgspec.Raw(encode(table.play.view(seat))),
        log=log(table, seat, -1).entries,
    )
