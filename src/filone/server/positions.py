"""A table as one viewer may see it. Everything hidden stays behind `state.view` and the steps of the log."""

from typing import Any

import msgspec

from filone import games
from filone.kernel import SPECTATOR, Outcome
from filone.kernel.effects import Effects
from filone.kernel.options import renamed
from filone.server.clock import time
from filone.server.deltas import Seen, between, encode
from filone.server.messages import Clock, Log, LogEntry, SeatInfo, SeatRecord, TableInfo, UndoInfo
from filone.table import Sheet, Step, Table, allows_hints


def info(sheet: Sheet, account: str | None, present: set[str]) -> TableInfo:
    """What a table is to an account; `None` is anybody."""
    return info_to(public_info(sheet, present), sheet, account)


def public_info(sheet: Sheet, present: set[str], talk: bool = True) -> TableInfo:
    """What a table is to anybody. No `talk`: the server lets nobody chat, whatever the table says."""
    chairs = sheet.chairs
    return TableInfo(
        id=sheet.id,
        version=sheet.version,
        name=sheet.name,
        game=sheet.game,
        rules=sheet.rules,
        options=renamed(games.load(sheet.game).options, sheet.agreed),
        status=sheet.status,
        seats=[
            SeatInfo(
                player=chair.name,
                bot=chair.bot,
                visiting=chair.visiting,
                connected=chair.account in present if chair.account else False,
                hints=chair.hints,
            )
            for chair in chairs
        ],
        turn=sheet.turn,
        pace=sheet.pace,
        timeout=sheet.timeout,
        open=sheet.open,
        scores=sheet.scores,
        hints=allows_hints(sheet),
        rated=sheet.rated,
        chat=sheet.chat and talk,
        commitment=sheet.dice.commitment,
        elsewhere=sheet.elsewhere,
        source=sheet.source,
        created=sheet.created,
        changed=sheet.changed,
        rematch=sheet.rematch,
        winners=list(sheet.winners),
        final=list(sheet.final),
        adjourn=[seat for seat, chair in enumerate(chairs) if chair.adjourns],
    )


def info_after(before: TableInfo, old: Sheet, new: Sheet) -> TableInfo | None:
    """What the table has become to anybody, if no more has happened than moves."""
    moved = {"version": new.version, "turn": new.turn, "changed": new.changed}
    same = msgspec.structs.replace(old, **moved) == new
    return msgspec.structs.replace(before, **moved) if same else None


def info_to(public: TableInfo, sheet: Sheet, account: str | None) -> TableInfo:
    """What a table is to an account besides."""
    own = own_info(sheet, account)
    return msgspec.structs.replace(public, **own) if own else public


def own_info(sheet: Sheet, account: str | None) -> dict[str, Any]:
    """What is told of it to an account alone, by the fields of `TableInfo`."""
    mine = [seat for seat, chair in enumerate(sheet.chairs) if account is not None and chair.account == account]
    host = account is not None and sheet.host == account
    if not mine and not host:
        return {}
    you = next((seat for seat in mine if sheet.chairs[seat].bot is None), None)
    return {
        "you": you,
        "host": host,
        "your_turn": you is not None and you == sheet.turn,
        "invitation": sheet.invitation if sheet.status == "waiting" else None,
    }


def view_seat(table: Table, account: str | None) -> int:
    """Whose view an account gets."""
    seat = table.seat_seen_by(account)
    return SPECTATOR if seat is None else seat


def log_seat(table: Table, account: str | None) -> int | None:
    """Whose log an account gets: when the game is over there is nothing to hide, unless it is sealed."""
    opened = table.sheet.status == "over" and table.sheet.sealed <= time()
    return None if opened else view_seat(table, account)


NOTHING = "0" * 32
"""The hash of a game that has not begun."""


class Standing(msgspec.Struct, frozen=True):
    """What else is in a `messages.Body`."""

    version: int
    hash: str
    seat: int
    moves: list[dict[str, Any]] | None
    effects: list[Effects] | None
    undo: list[UndoInfo]
    scores: list[int] | None
    outcome: Outcome | None


class Body:
    """A `messages.Body` in parts: what the table is to an account, what it sees of the game, and where that stands."""

    def __init__(self, told: Seen, seen: Seen | None, standing: Standing) -> None:
        self.told = told
        self.seen = seen
        self.standing = standing
        self.changes: dict[int, bytes] = {}
        """By the editions they lead from, as they are sent."""

    @property
    def view(self) -> bytes:
        return b"null" if self.seen is None else self.seen.text

    @property
    def text(self) -> bytes:
        """The fields, written."""
        return b'"table":%b,"view":%b,%b' % (self.told.text, self.view, encode(self.standing)[1:-1])

    def change(self, old: "Body") -> bytes:
        """What leads here from one that was sent."""
        seen = b""
        if self.seen is not None and old.seen is not None:
            seen = b',"view":' + self.seen.change(old.seen)
        elif self.seen is not old.seen:
            seen = b',"view":[%b]' % self.view
        rest = encode(between(old.standing, self.standing))[1:-1]
        return b'{"table":%b%b%b}' % (self.told.change(old.told), seen, b"," + rest if rest else b"")


def standing(table: Table, account: str | None, seen: Seen | None) -> Standing:
    """`seen` is what the account sees of the game."""
    play, sheet = table.play, table.sheet
    playing, over = sheet.status == "playing", sheet.status == "over"
    mine = table.seat_of(account) if playing else None
    return Standing(
        version=sheet.version,
        hash=NOTHING if seen is None else seen.hash,
        seat=view_seat(table, account),
        moves=None if mine is None else play.legal(mine),
        effects=None if mine is None else play.effects(mine),
        undo=[] if mine is None else [UndoInfo(to=to, move=play.recorded(to)) for to in play.undoable(mine)],
        scores=play.state.scores() if over or (playing and tells_scores(table)) else None,
        outcome=play.state.outcome() if over else None,
    )


def tells_scores(table: Table) -> bool:
    """Whether everybody is told the score so far while the game is played."""
    return table.sheet.scores and table.game.shows_scores(table.sheet.options)


def log(table: Table, seat: int | None, since: int) -> Log:
    """What happened as a seat saw it after version `since`; with None as it was."""
    if table.sheet.status == "waiting":
        return Log(start=0, entries=[])
    start = table.play.log_start(since)
    steps = enumerate(table.play.steps[start:], start)
    return Log(start=start, entries=[entry(number, step, seat) for number, step in steps])


def entry(number: int, step: Step, seat: int | None) -> LogEntry:
    move = step.shown if seat is None else step.seen_by(seat)
    return LogEntry(number=number, seat=step.seat, move=move, told=step.told_to(seat))


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
