"""Tables: putting one up, playing at it, and what is beside the game."""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from filone import bots
from filone.bots.levels import SUBSTITUTE
from filone.kernel import IllegalMove, Record
from filone.kernel.texts import words_of
from filone.server import lobby, storage
from filone.server.clock import time
from filone.server.errors import Denial
from filone.server.friends import is_invited
from filone.server.messages import (
    AdviceInfo,
    AskHint,
    Chat,
    ChatLine,
    Coaching,
    Command,
    Count,
    Created,
    Hints,
    Join,
    Leave,
    Log,
    Move,
    NewRecord,
    NewTable,
    Notes,
    NotesText,
    Past,
    Position,
    Replay,
    Resign,
    Say,
    ScoreHistory,
    SeatRecord,
    Tables,
    Undo,
    Why,
    WhyNot,
)
from filone.server.outside import SIGN, called
from filone.server.positions import log, log_seat, seat_record, view_seat
from filone.server.replay import past_since, replay_at, score_history
from filone.server.room import Room
from filone.server.routing import PLAY, RECORD, Call, Route, language
from filone.server.sanctions import require_voice
from filone.table import Chair, Refusal, Table
from filone.teaching.coach import coach

LONGEST = 20_000
"""Moves of a record that is brought: several times those of the longest game, and replayed in a second or two."""

Seen = Annotated[int, Meta(ge=-3, le=15)] | UnsetType
"""A seat, or SPECTATOR, through whose eyes a finished game is looked at."""


class Since(msgspec.Struct):
    since: Count = 0


class Told(Since):
    seat: Seen = UNSET


class Version(msgspec.Struct):
    version: Count | None = None


class Missed(Version):
    since: Count = 0
    """So many entries of the log."""


class Lists(msgspec.Struct):
    before: float = inf
    """Only tables that last changed before this."""
    show: Annotated[int, Meta(ge=1, le=200)] = 50
    """So many of each list."""


class At(msgspec.Struct):
    at: Count | UnsetType = UNSET
    seat: Seen = UNSET


async def list_tables(call: Call) -> Tables:
    """Open tables, and mine."""
    query = call.query
    return await lobby.list_tables(call.hall.database, call.hall.accounts, call.visitor, query.before, query.show)


async def new_table(call: Call, body: NewTable) -> Created:
    """Put up a table."""
    return await _put_up(
        call,
        body,
        lambda **given: Table.new(game=body.game, seats=body.seats, options=body.options, open=body.open, **given),
    )


async def new_record(call: Call, body: NewRecord) -> Created:
    """Bring a record: to replay it, or to go on with it."""
    moves = body.record.get("moves")
    if isinstance(moves, list) and len(moves) > LONGEST:
        raise Denial("malformed", why=f"moves: at most {LONGEST}")
    return await _put_up(
        call, body, lambda **given: Table.of_record(Record.loads(msgspec.json.encode(body.record)), **given)
    )


async def _put_up(call: Call, body: NewTable | NewRecord, make: Callable[..., Table]) -> Created:
    account = call.account
    if not body.name.isprintable():
        raise Denial("malformed", why="name")
    if body.name:
        await call.hall.database.read(partial(require_voice, account=account.id))
    table = await call.hall.pools.tables.run(
        call.sender,
        make,
        now=time(),
        host=account.id,
        name=body.name.strip(),
        pace=body.pace,
        timeout=body.timeout,
        scores=body.scores,
        **({"hints": body.hints, "rated": body.rated, "chat": body.chat} if isinstance(body, NewTable) else {}),
    )
    if table.sheet.status == "waiting":
        for seat, level in sorted(body.bots.items()):
            bots.load(table.game, level)
            table.sit(int(seat), Chair(bot=level))
        if body.sit:
            table.sit(None, Chair(account.id, account.name))
    made = await call.hall.commands.create(table, account, body.key)
    return Created(table=made.sheet.id, invitation=made.sheet.invitation)


async def show(call: Call) -> bytes:
    """A table as you may see it."""
    room = await call.hall.rooms.get(call.table)
    room.table.require_shown(call.viewer, time())
    return _position(call, room, call.query.version)


async def join(call: Call, body: Join) -> bytes:
    """Sit down, or put a bot into a seat."""
    account, id = call.account, call.table
    invited = await call.hall.database.read(lambda connection: is_invited(connection, id, account.id))
    visitor = None
    if body.bot is not None and body.bot.startswith(SIGN):
        game = (await call.hall.rooms.get(call.table)).table.sheet.game
        visitor = await call.hall.database.read(partial(called, name=body.bot.removeprefix(SIGN), game=game))

    def act(table: Table) -> None:
        sheet = table.sheet
        if body.bot is not None:
            if account.id != sheet.host:
                raise Refusal("not_host")
            if visitor is not None:
                table.sit(body.seat, Chair(visitor.id, visitor.name, visiting=True))
                return
            bots.load(table.game, body.bot)
            table.sit(body.seat, Chair(bot=body.bot))
        elif sheet.open or invited or body.invitation == sheet.invitation or account.id == sheet.host:
            table.sit(body.seat, Chair(account.id, account.name))
        else:
            raise Denial("invitation_needed")

    return await _command(call, body.key, act)


async def leave(call: Call, body: Leave) -> bytes:
    """Get up before the start; with the last person the table goes."""
    account = call.account
    room = await call.hall.commands.run(call.table, account, body.key, lambda table: table.leave(account.id, body.seat))
    left = room.table
    if not any(chair.account for chair in left.sheet.chairs):
        await call.hall.commands.delete(left)
    return _position(call, room, None)


async def start(call: Call, body: Command) -> bytes:
    """Begin the game."""
    account = call.account
    return await _command(call, body.key, lambda table: table.start(account.id, time()))


async def move(call: Call, body: Move) -> bytes:
    """Make a move."""
    account = call.account
    answer = await _command(
        call, body.key, lambda table: table.move(account.id, body.seat, body.version, body.move, time()), body.version
    )
    call.hall.metrics.moves.labels("person").inc()
    return answer


async def undo(call: Call, body: Undo) -> bytes:
    """Take back moves."""
    account = call.account
    return await _command(
        call, body.key, lambda table: table.undo(account.id, body.seat, body.version, body.to), body.version
    )


async def why(call: Call, body: Why) -> WhyNot:
    """Which clause forbids a move?"""
    room = await call.hall.rooms.get(call.table)
    table, lang = room.table, language(call.request, call.visitor)
    table.require_seat(call.account.id, body.seat)
    table.require("playing")
    table.require_version(body.version)
    try:
        table.play.read_move(body.seat, body.move)
    except IllegalMove as refusal:
        return WhyNot(clause=refusal.clause, text=refusal.sentence(lang))
    return WhyNot(clause=None, text=words_of("filone.server", lang)("why-allowed"))


async def coaching(call: Call) -> Coaching:
    """What is worth looking at now, for the player on turn."""
    table = (await call.hall.rooms.get(call.table)).table
    table.require("playing")
    seat = table.seat_of(call.account.id)
    found = [] if seat is None else coach(table.game, table.play.view(seat))
    return Coaching(advice=[AdviceInfo(key=one.key, about=one.about) for one in found])


async def hint(call: Call, body: AskHint) -> Hints:
    """What would a master do?"""
    account, hall = call.account, call.hall
    # What was done already is not looked at again: with another seat, version or kind of command it is not the same.
    key = f"hint {body.seat} {body.version} {body.key}"
    room = await hall.commands.run(
        call.table, account, key, lambda table: table.take_hint(account.id, body.seat, body.version), call.address
    )
    return await hall.caretaker.suggest(room, body.seat, body.version + 1)


async def resign(call: Call, body: Resign) -> bytes:
    """Leave your seat to a bot."""
    account, level = call.account, body.bot or SUBSTITUTE

    def act(table: Table) -> None:
        bots.load(table.game, level)
        table.resign(account.id, body.seat, level)

    return await _command(call, body.key, act)


async def adjourn(call: Call, body: Command) -> bytes:
    """Ask to stop here and go on elsewhere."""
    account = call.account
    return await _command(call, body.key, lambda table: table.adjourn(account.id))


async def rematch(call: Call, body: Command) -> Created:
    """The next game of the same people."""
    table = await call.hall.commands.rematch(call.table, call.account, body.key)
    return Created(table=table.sheet.id, invitation=table.sheet.invitation)


async def _command(call: Call, key: str, act: Callable[[Table], Any], since: int | None = None) -> bytes:
    room = await call.hall.commands.run(call.table, call.account, key, act, call.address)
    return _position(call, room, since)


def _position(call: Call, room: Room, since: int | None) -> bytes:
    return room.encoded(call.viewer, -1 if since is None else since)


# Beside the game


async def read_chat(call: Call) -> Chat:
    """What was said."""
    room = await call.hall.rooms.get(call.table, fresh=False)
    room.table.require_shown(call.viewer, time())
    if not room.talks:
        raise Denial("no_chat")
    lines = await call.hall.database.read(
        lambda connection: storage.chat_since(connection, call.table, call.query.since)
    )
    return Chat(lines=lines)


async def say(call: Call, body: Say) -> ChatLine:
    """Say something at the table."""
    return await call.hall.commands.say(call.table, call.account, body.key, body.text)


async def read_notes(call: Call) -> NotesText:
    """Your own notes on a table."""
    account = call.account
    await call.hall.rooms.get(call.table, fresh=False)
    text = await call.hall.database.read(lambda connection: storage.read_notes(connection, call.table, account.id))
    return NotesText(text=text)


async def write_notes(call: Call, body: Notes) -> NotesText:
    """Keep notes that nobody else sees."""
    account = call.account
    await call.hall.rooms.get(call.table, fresh=False)
    await call.hall.database.write(
        lambda connection: storage.write_notes(connection, call.table, account.id, body.text, call.hall.config.quotas)
    )
    return NotesText(text=body.text)


async def read_log(call: Call) -> Log:
    """What happened after a version: as you saw it, and when the game is over all of it or as any seat did."""
    room = await call.hall.rooms.get(call.table)
    table, query = room.table, call.query
    table.require_shown(call.viewer, time())
    table.require_begun()
    seat = log_seat(table, call.viewer)
    return log(table, query.seat if seat is None and query.seat is not UNSET else seat, query.since)


async def past(call: Call) -> Past:
    """What was on the table before the version that you have, from so many entries of the log on: as you saw it."""
    room = await call.hall.rooms.get(call.table)
    table, query = room.table, call.query
    table.require_shown(call.viewer, time())
    table.require("playing")
    seat = view_seat(table, call.viewer)
    return await call.hall.pools.replays.run(call.sender, past_since, table, seat, query.since, query.version)


async def record(call: Call) -> bytes:
    """The whole record when the game is over, and for who sits there when it is adjourned; else your own view.

    A sealed table is opened later. An adjourned game goes on elsewhere: its secrets belong to its seats.
    """
    room = await call.hall.rooms.get(call.table)
    table = room.table
    table.require_shown(call.viewer, time())
    table.require_begun()
    status, opened = table.sheet.status, table.sheet.sealed <= time()
    if opened and (status == "over" or (status == "adjourned" and table.seat_of(call.viewer) is not None)):
        return table.record().dumps()
    return msgspec.json.encode(seat_record(room.table, call.viewer))


async def replay(call: Call) -> Replay:
    """A finished game, step by step."""
    room = await call.hall.rooms.get(call.table)
    room.table.require("over")
    room.table.require_unsealed(time())
    query = call.query
    at, seat = (None if asked is UNSET else asked for asked in (query.at, query.seat))
    return await call.hall.pools.replays.run(call.sender, replay_at, room.table, at, seat)


async def scores(call: Call) -> ScoreHistory:
    """The scores of a finished game, step by step."""
    room = await call.hall.rooms.get(call.table)
    room.table.require("over")
    room.table.require_unsealed(time())
    return await call.hall.pools.replays.run(call.sender, score_history, room.table)


TABLE = "/api/tables/{id}"
ROUTES = [
    Route("GET", "/api/tables", list_tables, answers=(Tables,), query=Lists),
    Route("POST", "/api/tables", new_table, NewTable, (Created,), limit="table"),
    Route("POST", "/api/records", new_record, NewRecord, (Created,), limit="record", largest=RECORD),
    Route("GET", TABLE, show, answers=(Position,), query=Version),
    Route("POST", f"{TABLE}/join", join, Join, (Position,)),
    Route("POST", f"{TABLE}/leave", leave, Leave, (Position,), scope=PLAY),
    Route("POST", f"{TABLE}/start", start, Command, (Position,)),
    Route("POST", f"{TABLE}/move", move, Move, (Position,), scope=PLAY),
    Route("POST", f"{TABLE}/undo", undo, Undo, (Position,), scope=PLAY),
    Route("POST", f"{TABLE}/why", why, Why, (WhyNot,), scope=PLAY),
    Route("GET", f"{TABLE}/coach", coaching, answers=(Coaching,)),
    Route("POST", f"{TABLE}/hint", hint, AskHint, (Hints,), limit="hint"),
    Route("POST", f"{TABLE}/resign", resign, Resign, (Position,), scope=PLAY),
    Route("POST", f"{TABLE}/adjourn", adjourn, Command, (Position,)),
    Route("POST", f"{TABLE}/rematch", rematch, Command, (Created,), limit="table"),
    Route("GET", f"{TABLE}/chat", read_chat, answers=(Chat,), query=Since),
    Route("POST", f"{TABLE}/chat", say, Say, (ChatLine,), limit="chat", scope=PLAY),
    Route("GET", f"{TABLE}/notes", read_notes, answers=(NotesText,)),
    Route("PUT", f"{TABLE}/notes", write_notes, Notes, (NotesText,)),
    Route("GET", f"{TABLE}/log", read_log, answers=(Log,), query=Told),
    Route("GET", f"{TABLE}/past", past, answers=(Past,), query=Missed),
    Route("GET", f"{TABLE}/record", record, answers=(Record, SeatRecord)),
    Route("GET", f"{TABLE}/replay", replay, answers=(Replay,), query=At),
    Route("GET", f"{TABLE}/scores", scores, answers=(ScoreHistory,)),
]
