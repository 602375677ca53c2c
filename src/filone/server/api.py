"""What can be asked over HTTP. Each handler is one line of the table in `docs/api.md`."""

from collections.abc import Callable
from math import inf
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.responses import Response

from filone import bots, games
from filone.bots.levels import LEVELS, SUBSTITUTE
from filone.kernel import IllegalMove, Kind, Record
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import words_of
from filone.server import lobby, storage
from filone.server.accounts import Entry
from filone.server.clock import time
from filone.server.errors import Denial
from filone.server.lessons import lesson_list, lesson_page
from filone.server.messages import (
    AdviceInfo,
    Answers,
    ArgInfo,
    AskHint,
    Chat,
    ChatLine,
    ClauseInfo,
    Coaching,
    Command,
    Count,
    Created,
    GameInfo,
    Guest,
    Hints,
    Join,
    KindInfo,
    Lang,
    Leave,
    LessonInfo,
    LessonPage,
    Log,
    Me,
    Move,
    NewPassword,
    NewRecord,
    NewTable,
    Notes,
    NotesText,
    OptionInfo,
    Position,
    Replay,
    Resign,
    Rules,
    Say,
    ScoreHistory,
    SeatRecord,
    SectionInfo,
    Session,
    Settings,
    SignIn,
    Tables,
    TaleInfo,
    Undo,
    Why,
    WhyNot,
)
from filone.server.names import handle_of
from filone.server.positions import log, log_seat, seat_record
from filone.server.replay import replay_at, score_history
from filone.server.room import Room
from filone.server.routing import COOKIE, DEVICE, RECORD, Call, Route, language
from filone.table import Chair, Refusal, Table
from filone.teaching.coach import coach
from filone.teaching.lesson import lesson_names

YEAR = 365 * 86400
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


class InLanguage(msgspec.Struct):
    lang: Lang | None = None


class Lists(msgspec.Struct):
    before: float = inf
    """Only tables that last changed before this."""
    show: Annotated[int, Meta(ge=1, le=200)] = 50
    """So many of each list."""


class At(msgspec.Struct):
    at: Count | UnsetType = UNSET
    seat: Seen = UNSET


# Accounts


async def guest(call: Call, body: Guest) -> Response:
    """Play at once under a name."""
    return _session(call, await call.hall.accounts.guest(body.name, body.lang, body.key))


async def sign_in(call: Call, body: SignIn) -> Response:
    """Take up a name that a password keeps."""
    accounts, device = call.hall.accounts, call.request.cookies.get(call.cookie(DEVICE), "")
    known = bool(device) and await accounts.knows_device(body.name, device)
    await call.hall.allowances.take("name", f"{handle_of(body.name)}\n{device if known else ''}")
    return _session(call, await accounts.sign_in(body.name, body.password))


async def password(call: Call, body: NewPassword) -> Response:
    """Keep the name by a password."""
    await call.hall.allowances.take("name", call.account.id)
    entry = await call.hall.accounts.set_password(call.account, body.old, body.password, call.token or "")
    call.hall.presence.account_changed(entry.account.id)
    response = Response(msgspec.json.encode(entry.account.me()), media_type="application/json")
    _set_cookie(call, response, DEVICE, entry.device)
    return response


async def sign_out(call: Call) -> Response:
    """End this session."""
    return await _end_session(call, call.token)


async def sign_out_everywhere(call: Call) -> Response:
    """End all sessions of this account."""
    return await _end_session(call, None)


async def me(call: Call) -> Me:
    """Who am I?"""
    return call.account.me()


async def settings(call: Call, body: Settings) -> Me:
    """Change language or web hook."""
    who = call.account
    if isinstance(body.hook, str):
        await call.hall.hooks.check(who.id, body.hook)
    changes = {name: value for name, value in (("lang", body.lang), ("hook", body.hook)) if value is not UNSET}
    account = await call.hall.accounts.change(who, **changes)
    return account.me()


def _session(call: Call, entry: Entry) -> Response:
    session = Session(token=entry.token, me=entry.account.me())
    response = Response(msgspec.json.encode(session), media_type="application/json")
    _set_cookie(call, response, COOKIE, entry.token)
    if entry.device is not None:
        _set_cookie(call, response, DEVICE, entry.device)
    return response


def _set_cookie(call: Call, response: Response, name: str, value: str | None) -> None:
    """Without a value it is taken away."""
    response.set_cookie(
        call.cookie(name),
        value or "",
        max_age=YEAR if value else 0,
        path=f"{call.hall.config.root}/",
        secure=call.secure,
        httponly=True,
        samesite="strict",
    )


async def _end_session(call: Call, token: str | None) -> Response:
    account = call.account
    await call.hall.accounts.sign_out(account, token)
    call.hall.presence.account_changed(account.id)
    response = Response(status_code=204)
    _set_cookie(call, response, COOKIE, None)
    return response


# Games


async def list_games(call: Call) -> list[GameInfo]:  # noqa: ARG001
    """The games, their options and bots."""
    found = []
    for name in games.names():
        game = games.load(name)
        options = [
            OptionInfo(
                name=option.name,
                type=option.type,  # type: ignore[arg-type]
                default=option.default,
                choices=list(option.choices),
                limits=(option.limits.start, option.limits.stop - 1) if option.limits else None,
            )
            for option in game.options
        ]
        found.append(
            GameInfo(
                name=name,
                rules=game.rules,
                seats=list(game.seats),
                options=options,
                sets=game.sets,
                bots=list(LEVELS),
                kinds=[kind_info(kind) for kind in game.space.kinds],
                tales=[
                    TaleInfo(name=tale.name, nouns=tale.nouns, secret=list(tale.secret), run=tale.run)
                    for tale in game.tales.values()
                ],
                open_scores=game.open_scores,
                lessons=lesson_names(game),
            )
        )
    return found


def kind_info(kind: Kind) -> KindInfo:
    """A kind of move as the clients need it, to tell moves in words and to ask why one is not allowed."""
    args = [
        ArgInfo(name=arg.name, type=type(arg).__name__.lower(), noun=arg.noun, secret=arg.secret)  # type: ignore[arg-type]
        for arg in kind.args
    ]
    return KindInfo(name=kind.name, args=args)


async def rules(call: Call) -> Rules:
    """The rulebook of a game."""
    game = games.load(call.request.path_params["game"])
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    book = rulebook(game.package, lang)
    sections = [
        SectionInfo(
            number=section.number,
            title=section.title,
            clauses=[ClauseInfo(number=clause.number, text=clause.text) for clause in section.clauses],
        )
        for section in book.sections
    ]
    return Rules(game=game.name, lang=lang, title=book.title, sections=sections)


async def lessons(call: Call) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    game = games.load(call.request.path_params["game"])
    return lesson_list(game, call.query.lang or language(call.request, call.visitor))


async def lesson(call: Call, body: Answers) -> LessonPage:
    """A lesson after some answers; the last of them is refused if it is wrong."""
    game, name = games.load(call.request.path_params["game"]), call.request.path_params["lesson"]
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    return await call.hall.pools.replays.run(call.sender, lesson_page, game, name, body.answers, lang)


# Tables


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
    table = await call.hall.pools.tables.run(
        account.id,
        make,
        now=time(),
        host=account.id,
        name=body.name.strip(),
        pace=body.pace,
        timeout=body.timeout,
        scores=body.scores,
        **({"hints": body.hints} if isinstance(body, NewTable) else {}),
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
    return _position(call, room, call.query.version)


async def join(call: Call, body: Join) -> bytes:
    """Sit down, or put a bot into a seat."""
    account = call.account

    def act(table: Table) -> None:
        sheet = table.sheet
        if body.bot is not None:
            if account.id != sheet.host:
                raise Refusal("not_host")
            bots.load(table.game, body.bot)
            table.sit(body.seat, Chair(bot=body.bot))
        elif sheet.open or body.invitation == sheet.invitation or account.id == sheet.host:
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
        call.table, account, key, lambda table: table.take_hint(account.id, body.seat, body.version)
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
    room = await call.hall.commands.run(call.table, call.account, key, act)
    return _position(call, room, since)


def _position(call: Call, room: Room, since: int | None) -> bytes:
    return room.encoded(call.viewer, -1 if since is None else since)


# Beside the game


async def read_chat(call: Call) -> Chat:
    """What was said."""
    await call.hall.rooms.get(call.table, fresh=False)
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
        lambda connection: storage.write_notes(
            connection, call.table, account.id, body.text, call.hall.config.quotas.notes
        )
    )
    return NotesText(text=body.text)


async def read_log(call: Call) -> Log:
    """What happened after a version: as you saw it, and when the game is over all of it or as any seat did."""
    room = await call.hall.rooms.get(call.table)
    table, query = room.table, call.query
    table.require_begun()
    seat = log_seat(table, call.viewer)
    return log(table, query.seat if seat is None and query.seat is not UNSET else seat, query.since)


async def record(call: Call) -> bytes:
    """The whole record when the game is over, and for who sits there when it is adjourned; else your own view.

    An adjourned game goes on elsewhere: its secrets belong to its seats.
    """
    room = await call.hall.rooms.get(call.table)
    table = room.table
    table.require_begun()
    status = table.sheet.status
    if status == "over" or (status == "adjourned" and table.seat_of(call.viewer) is not None):
        return table.record().dumps()
    return msgspec.json.encode(seat_record(room.table, call.viewer))


async def replay(call: Call) -> Replay:
    """A finished game, step by step."""
    room = await call.hall.rooms.get(call.table)
    room.table.require("over")
    query = call.query
    at, seat = (None if asked is UNSET else asked for asked in (query.at, query.seat))
    return await call.hall.pools.replays.run(call.sender, replay_at, room.table, at, seat)


async def scores(call: Call) -> ScoreHistory:
    """The scores of a finished game, step by step."""
    room = await call.hall.rooms.get(call.table)
    room.table.require("over")
    return await call.hall.pools.replays.run(call.sender, score_history, room.table)


TABLE = "/api/tables/{id}"
ROUTES = [
    Route("POST", "/api/guest", guest, Guest, (Session,), limit="guest"),
    Route("POST", "/api/sign-in", sign_in, SignIn, (Session,), limit="sign_in"),
    Route("POST", "/api/password", password, NewPassword, (Me,), limit="sign_in"),
    Route("POST", "/api/sign-out", sign_out),
    Route("POST", "/api/sign-out-everywhere", sign_out_everywhere),
    Route("GET", "/api/me", me, answers=(Me,)),
    Route("PATCH", "/api/me", settings, Settings, (Me,)),
    Route("GET", "/api/games", list_games, answers=(list[GameInfo],)),
    Route("GET", "/api/games/{game}/rules", rules, answers=(Rules,), query=InLanguage),
    Route("GET", "/api/games/{game}/lessons", lessons, answers=(list[LessonInfo],), query=InLanguage),
    Route("POST", "/api/games/{game}/lessons/{lesson}", lesson, Answers, (LessonPage,), query=InLanguage, limit="read"),
    Route("GET", "/api/tables", list_tables, answers=(Tables,), query=Lists),
    Route("POST", "/api/tables", new_table, NewTable, (Created,), limit="table"),
    Route("POST", "/api/records", new_record, NewRecord, (Created,), limit="table", largest=RECORD),
    Route("GET", TABLE, show, answers=(Position,), query=Version),
    Route("POST", f"{TABLE}/join", join, Join, (Position,)),
    Route("POST", f"{TABLE}/leave", leave, Leave, (Position,)),
    Route("POST", f"{TABLE}/start", start, Command, (Position,)),
    Route("POST", f"{TABLE}/move", move, Move, (Position,)),
    Route("POST", f"{TABLE}/undo", undo, Undo, (Position,)),
    Route("POST", f"{TABLE}/why", why, Why, (WhyNot,)),
    Route("GET", f"{TABLE}/coach", coaching, answers=(Coaching,)),
    Route("POST", f"{TABLE}/hint", hint, AskHint, (Hints,), limit="hint"),
    Route("POST", f"{TABLE}/resign", resign, Resign, (Position,)),
    Route("POST", f"{TABLE}/adjourn", adjourn, Command, (Position,)),
    Route("POST", f"{TABLE}/rematch", rematch, Command, (Created,), limit="table"),
    Route("GET", f"{TABLE}/chat", read_chat, answers=(Chat,), query=Since),
    Route("POST", f"{TABLE}/chat", say, Say, (ChatLine,), limit="chat"),
    Route("GET", f"{TABLE}/notes", read_notes, answers=(NotesText,)),
    Route("PUT", f"{TABLE}/notes", write_notes, Notes, (NotesText,)),
    Route("GET", f"{TABLE}/log", read_log, answers=(Log,), query=Told),
    Route("GET", f"{TABLE}/record", record, answers=(Record, SeatRecord)),
    Route("GET", f"{TABLE}/replay", replay, answers=(Replay,), query=At),
    Route("GET", f"{TABLE}/scores", scores, answers=(ScoreHistory,)),
]
