"""Everything that goes over the wire, typed: requests, answers, pushes and errors.

Requests are validated against these structs before anything else happens. `docs/api.md` tells how they are used.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from filone.kernel import Outcome
from filone.kernel.effects import Effects
from filone.table.clocks import Pace
from filone.table.table import Status, Timeout

Lang: TypeAlias = Literal["en", "it"]
ID = "^[A-Za-z0-9_-]{8,64}$"
Id: TypeAlias = Annotated[str, Meta(pattern=ID)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client, fresh for every command: the same key is applied once, however often it is sent."""
Secret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A key that cannot be guessed."""
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Tie: TypeAlias = Literal["asked", "asking", "friend", "blocked"]
"""What somebody is to you: you asked them, they ask you, a friend, blocked by you."""
Described: TypeAlias = Annotated[dict[str, Any], Meta(title="Described")]
"""A move as data, as `game.describe` gives it: `{"kind": "place", "card": "T_V", "cell": [3, -1]}`."""
Shown: TypeAlias = Annotated[dict[str, Any], Meta(title="Shown")]
"""The same for a reader who need not have seen everything: what was secret is missing."""
Viewed: TypeAlias = Annotated[msgspec.Raw, Meta(title="View")]
"""A game's own view. By these three titles `schemas.py` knows where a schema of the games belongs."""


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct, kw_only=True):
    """What the server answers or pushes."""


# Accounts


class Guest(Request):
    """Play at once under a name that nobody has protected."""

    name: Name
    lang: Lang = "en"
    key: Secret | None = None
    """The same name and key make one account, however often they are sent. Whoever knows both has the session."""


class SignIn(Request):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(Request):
    """Keeps the name; `old` is needed when there is a password already."""

    password: Password
    old: Annotated[str, Meta(max_length=200)] | None = None


class Settings(Request):
    """What is left out stays as it is; a hook of null is switched off."""

    lang: Lang | UnsetType = UNSET
    hook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET


class Me(Answer):
    id: str
    name: str
    lang: Lang
    guest: bool
    """Nothing to come back by: the name is held only as long as the session, or a recovery code."""
    hook: str | None = None
    bot: bool = False
    """A bot from outside, which belongs to somebody."""
    moderator: bool = False


class Session(Answer):
    """`token` is what programs send as `Authorization: Bearer`; browsers have it in a cookie already."""

    token: str
    me: Me


# Games


class OptionInfo(Answer):
    """`limits` is the lowest and the highest number. Texts: `option-<name>`, `option-<name>-<choice>`."""

    name: str
    type: Literal["flag", "choice", "number", "data"]
    default: Any
    choices: list[str] = []
    limits: tuple[int, int] | None = None


class ArgInfo(Answer):
    """An argument of a move. `noun` leads to its words; `type` is what a default follows from: no flag means no."""

    name: str
    type: Literal["names", "number", "seat", "flag", "cell"]
    noun: str
    secret: bool


class KindInfo(Answer):
    """A kind of move, chance included. Texts: `move-<kind>`, `log-<kind>`."""

    name: str
    args: list[ArgInfo]


class TaleInfo(Answer):
    """Something that the log can tell, with the nouns of its facts. The steps that tell a `run` make one line."""

    name: str
    nouns: dict[str, str]
    secret: list[str]
    run: bool


class GameInfo(Answer):
    name: str
    rules: int
    seats: list[int]
    """The numbers of seats it can be played with."""
    options: list[OptionInfo]
    sets: dict[str, dict[str, Any]]
    """Options that go together, by name. Texts: `set-<name>`."""
    bots: list[str]
    """Levels, weakest first."""
    styles: list[str]
    """What every level but the first can play in: `adept-bold`."""
    kinds: list[KindInfo]
    tales: list[TaleInfo]
    open_scores: bool
    """The score so far is known to everybody, so a table may show it."""
    lessons: list[str]
    """The first one first."""


class ClauseInfo(Answer):
    number: str
    text: str


class SectionInfo(Answer):
    number: str
    title: str
    clauses: list[ClauseInfo]


class Rules(Answer):
    game: str
    lang: Lang
    title: str
    sections: list[SectionInfo]


class Texts(Answer):
    """The words of a game, as a Fluent file."""

    game: str
    lang: Lang
    fluent: str


# Tables


class NewTable(Request):
    """`bots` names the bot in a seat, by level or level and style; you sit in the first seat that is left, unless `sit`
    is false."""

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Seat
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = None
    timeout: Timeout = "move"
    """When time runs out, a bot plays the turn, or takes the seat for good."""
    open: bool = True
    """Listed for everybody to join; otherwise only by invitation."""
    scores: bool = False
    """Show the score so far, where the game's scores are open."""
    hints: bool = False
    """Allow hints to everybody; who plays alone against bots always has them."""
    rated: bool = False
    """The result counts for the ratings of whoever sits down: there are no hints, and everybody may see it."""
    chat: bool = True
    """People may talk at the table, where the server lets them."""
    bots: dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], Annotated[str, Meta(max_length=40)]] = {}
    sit: bool = True


class NewRecord(Request):
    """A record from a file: a finished game becomes a table to replay, an unfinished one a table to go on with.

    Who brings it may have chosen every card in it, so such a table is by invitation only, and says so.
    """

    key: Key
    record: dict[str, Any]
    name: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = None
    timeout: Timeout = "move"
    scores: bool = False
    bots: dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], Annotated[str, Meta(max_length=40)]] = {}
    sit: bool = True


class Join(Request):
    """Sit down before the game starts. `bot` puts a bot of that level there instead, at your own table; `@NAME` is one
    from outside that is connected."""

    key: Key
    seat: Seat | None = None
    """Any free one if left out."""
    invitation: Annotated[str, Meta(max_length=64)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Leave(Request):
    """Before the start. `seat` empties another one: only who made the table can."""

    key: Key
    seat: Seat | None = None


class Command(Request):
    """A command that needs nothing but itself: start, rematch, adjourn."""

    key: Key


class Resign(Request):
    """Leave your seat to a bot, for the rest of the game."""

    key: Key
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Move(Request):
    """`move` is one of the described moves of the position, or its one-line notation."""

    key: Key
    seat: Seat
    version: Count
    move: Described | Annotated[str, Meta(max_length=200)]


class Undo(Request):
    """Take back your moves from number `to` on: one of those that the position lists in `undo`."""

    key: Key
    seat: Seat
    version: Count
    to: Count


class Why(Request):
    """Which clause forbids this move now? Nothing is played."""

    seat: Seat
    version: Count
    move: Described | Annotated[str, Meta(max_length=200)]


class WhyNot(Answer):
    """`clause` is null when the move is allowed."""

    clause: str | None
    text: str


class AdviceInfo(Answer):
    """A sentence of the coach: a key of the game's texts, and what it speaks of: numbers, and keys of other texts."""

    key: str
    about: dict[str, int | str]


class Coaching(Answer):
    """What is worth looking at now, most urgent first, for who is on turn; worked out from the seat's own view."""

    advice: list[AdviceInfo]


class AskHint(Request):
    """What would a master do? Everybody at the table is told that somebody asked."""

    key: Key
    seat: Seat
    version: Count


class HintInfo(Answer):
    """A move worth making: how good it is beside the others, and what speaks for it."""

    move: Described
    good: Literal["best", "close", "less", "worse"]
    why: list[AdviceInfo]


class Hints(Answer):
    """The best one first; none if the table went on meanwhile."""

    hints: list[HintInfo]


class Say(Request):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Notes(Request):
    text: Annotated[str, Meta(max_length=20000)]


class NotesText(Answer):
    text: str


class SeatInfo(Answer):
    """A free seat has neither player nor bot. A seat left to a bot has both."""

    player: str | None = None
    bot: str | None = None
    visiting: bool = False
    """The player is a bot from outside."""
    connected: bool = False
    hints: int = 0
    """How many hints were taken here."""


class TableInfo(Answer):
    """What everybody may know of a table, and what it is to you."""

    id: str
    version: int
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    turn: int
    """The seat on turn; -1 chance, -2 over or not started."""
    pace: Pace
    timeout: Timeout
    open: bool
    scores: bool
    hints: bool
    """Whoever is on turn may ask for hints."""
    rated: bool
    """The result counts for ratings."""
    chat: bool
    """People may talk here."""
    commitment: str
    """SHA-256 of the secret behind the dice; the secret is in the record when the game is over."""
    elsewhere: int
    """So many moves were made elsewhere, chance included: only the chance after them is this server's. 0 for none."""
    source: str | None
    """The finished game of this server that those moves are from."""
    created: float
    changed: float
    """Seconds since 1970."""
    rematch: str | None = None
    winners: list[int] = []
    final: list[int] = []
    """When the game is over, the scores by seat; of old tables they are not known."""
    you: int | None = None
    """Your seat."""
    host: bool = False
    """You made this table."""
    your_turn: bool = False
    adjourn: list[int] = []
    """Seats that want to adjourn; when all people do, the full record can be downloaded to go on elsewhere."""
    invitation: str | None = None
    """Only for those who made the table or sit at it."""


class Tables(Answer):
    """Newest first; `more_` says whether there are older ones than those that were asked for."""

    open: list[TableInfo]
    mine: list[TableInfo]
    invited: list[TableInfo]
    """Where somebody invited you by name, and nobody has started yet."""
    more_open: bool
    more_mine: bool


class LogEntry(Answer):
    """One step, told as the reader saw it. `seat` is -1 for chance. Texts: `log-<kind>`, `log-<kind>-hidden`."""

    number: int
    seat: int
    move: Shown
    told: list[dict[str, Any]]
    """What came of it: each with its `tale` and that one's facts. Texts: `told-<tale>`, `told-<tale>-hidden`."""


class Log(Answer):
    """Of the entries that you have, keep those numbered below `start`, drop the others, then add these."""

    start: int
    entries: list[LogEntry]


class UndoInfo(Answer):
    """A move that you can take back, together with everything after it."""

    to: int
    move: Described


class Clock(Answer):
    """Seconds left when the position was sent; the clock of the seat on turn runs. `turn` is used before `reserve`."""

    turn: float
    reserve: float
    running: bool


class Body(Answer):
    """A table as one viewer may see it, but for what is never the same twice."""

    table: TableInfo
    version: int
    """Grows with every change. A move names the version that its player saw."""
    hash: str
    """Of the view: two positions with the same hash look the same."""
    seat: int
    """Whose view this is: a seat, or -3 for a spectator."""
    view: Viewed
    """The game's own struct; null before the start. After the end still this seat's view: `replay` shows the rest."""
    moves: list[Described] | None
    """The legal moves, if the viewer is on turn."""
    effects: list[Effects] | None
    """Of each of these moves, in the same order; null with them."""
    undo: list[UndoInfo]
    """What the viewer can take back, oldest first."""
    scores: list[int] | None
    """At the end, and before it where the table shows the score so far."""
    outcome: Outcome | None


class Position(Body, tag_field="type", tag="position"):
    """A table as one viewer may see it: the answer to most commands, and the push after every change."""

    log: Log
    clocks: list[Clock] | None


class Change(Answer, tag_field="type", tag="change"):
    """The push after a change to those who watch for changes: what is new since the position of version `since`."""

    table: str
    version: int
    since: int
    change: Any
    """To the `Body`: a list of one value takes the place of what there was; an object goes inside by key, or by number
    in a list (whose `length` may change too), and null takes a key away."""
    check: int
    """CRC-32 of the JSON of the view after it, without blanks and with sorted keys."""
    log: Log
    clocks: list[Clock] | None


class Created(Answer):
    table: str
    invitation: str | None


class ChatLine(Answer, tag_field="type", tag="chat"):
    table: str
    number: int
    seat: int | None
    """Null for a spectator."""
    name: str
    text: str
    at: float
    hidden: bool = False
    """A moderator has hidden it: there is no text. It may have been pushed before with one."""


class Chat(Answer):
    lines: list[ChatLine]


class SeatRecord(Answer):
    """What a seat can take home before the game is over: its own view and log, no secret of anybody else."""

    game: str
    rules: int
    seats: int
    seat: int
    version: int
    view: Viewed
    log: list[LogEntry]


class Replay(Answer):
    """A finished game after `at` steps of its log: what was seen, and the step that led here, as the seat saw it."""

    at: int
    length: int
    views: dict[str, Viewed]
    """By seat number; `"-3"` is the spectator's."""
    last: LogEntry | None
    scores: list[int]


class PastPosition(Answer):
    """What was on the table after `at` entries of the log, when somebody had moved and chance had followed."""

    at: int
    turn: int
    """The seat that was on turn."""
    change: Any
    """To the view before it, told as in `Change`; to none at first: a list with the whole view."""
    scores: list[int] | None
    """Where the table shows the score so far."""


class Past(Answer):
    """A game that is being played, from change to change, as those saw it who watched from a seat, or from outside.

    Of a long time only the last changes.
    """

    seat: int
    positions: list[PastPosition]


class ScoreHistory(Answer):
    """The scores after 0, 1, 2 ... steps of a finished game."""

    scores: list[list[int]]


# Lessons


class LessonInfo(Answer):
    """A lesson that can be taken, in the reader's language."""

    name: str
    title: str
    steps: int


class Answers(Request):
    """How far a lesson was taken: for each step that is behind, the move that answered it, or null if it was read."""

    answers: Annotated[list[Described | Annotated[str, Meta(max_length=200)] | None], Meta(max_length=60)]


class LessonPage(Answer):
    """A lesson after these answers, as its learner sees it. Nothing of it is stored."""

    title: str
    step: int
    """From 0; equal to `steps` when the lesson is over."""
    steps: int
    said: str
    point: list[str | dict[str, Any]]
    """What is spoken of: places of the board by their names, or things by arguments of moves."""
    asks: bool
    """A move is asked for; otherwise the learner reads on."""
    clause: str
    """The rule that it is about, or empty."""
    players: list[str]
    seat: int
    view: Viewed
    moves: list[Described]
    """The legal moves, where one is asked for."""
    effects: list[Effects]
    log: list[LogEntry]
    """Everything from the start of the lesson's game, as the learner saw it."""
    news: int
    """So many entries of it were there before the last answer."""


# The server itself

Trouble: TypeAlias = Literal["write", "disk", "file"]
"""Nothing can be written (a deaf database, a held lock), the disk is full, the file is damaged."""


class Health(Answer):
    """Answered by `/health` whenever the server lives, and by `/ready` with status 503 when something is wrong."""

    wrong: list[Trouble] = []


# Errors

ErrorCode: TypeAlias = Literal[
    "malformed",
    "malformed_move",
    "illegal",
    "stale",
    "not_your_turn",
    "not_your_seat",
    "too_fast",
    "too_large",
    "unknown_table",
    "unknown_player",
    "unknown_path",
    "wrong_method",
    "unknown_game",
    "unknown_lesson",
    "unknown_puzzle",
    "not_asked",
    "out_of_scope",
    "name_not_kept",
    "too_many_bots",
    "bot_away",
    "not_best",
    "lesson_over",
    "bad_seats",
    "bad_option",
    "bad_record",
    "bad_bot",
    "bad_hook",
    "bad_host",
    "bad_name",
    "bad_address",
    "bad_code",
    "bad_origin",
    "bad_passkey",
    "bad_push",
    "too_many_tables",
    "too_many_notes",
    "too_many_passkeys",
    "no_address",
    "no_mail",
    "no_push",
    "too_many_seeks",
    "too_many_ties",
    "too_many_invitations",
    "unknown_seek",
    "seek_full",
    "unknown_tournament",
    "not_organiser",
    "entries_closed",
    "tournament_full",
    "too_many_tournaments",
    "not_welcome",
    "barred",
    "muted",
    "banned",
    "no_chat",
    "not_moderator",
    "out_of_reach",
    "unknown_report",
    "already_reported",
    "too_many_reports",
    "name_taken",
    "wrong_password",
    "not_signed_in",
    "invitation_needed",
    "sealed",
    "seat_taken",
    "seats_free",
    "not_host",
    "not_started",
    "started",
    "over",
    "not_over",
    "adjourned",
    "not_elsewhere",
    "not_undoable",
    "no_hints",
    "busy",
    "internal",
]


class Error(Answer, tag_field="type", tag="error"):
    """Nothing has changed. `text` is in the reader's language."""

    error: ErrorCode
    text: str
    clause: str | None = None
    """For `illegal`: the rule that forbids it; for `not_asked`: the rule that the lesson speaks of."""
    version: int | None = None
    """For `stale`: where the table is now."""
    retry_after: float | None = None
    """For `too_fast` and `busy`, `muted` and `banned`: seconds to wait."""
    table: str | None = None
    """On the WebSocket: the table that was asked for."""


# WebSocket: what a client sends


class Watch(Request, tag_field="type", tag="watch"):
    """Follow a table. With the `version` and `hash` of what you have, only what is new comes back."""

    table: Id
    version: Count | None = None
    hash: Annotated[str, Meta(max_length=64)] | None = None
    changes: bool = False
    """Push a `change` where it says the same as a position."""


class Unwatch(Request, tag_field="type", tag="unwatch"):
    table: Id


class Ping(Request, tag_field="type", tag="ping"):
    id: Count = 0


class Look(Request, tag_field="type", tag="look"):
    """Somebody looks at the page, or does not: who does is not sent to by push. A new connection is looked at."""

    here: bool


ClientMessage: TypeAlias = Watch | Unwatch | Ping | Look

# WebSocket: what the server sends, besides Position, ChatLine and Error


class Hello(Answer, tag_field="type", tag="hello"):
    """The first message: who you are to the server, null for a spectator without a session."""

    me: Me | None


class Current(Answer, tag_field="type", tag="current"):
    """What you have of this table is what there is."""

    table: str
    version: int


class Presence(Answer, tag_field="type", tag="presence"):
    table: str
    seat: int
    connected: bool


class YourTurn(Answer, tag_field="type", tag="your_turn"):
    """At any of your tables, watched or not: for a notification. Sent to web hooks too."""

    table: str
    name: str
    game: str
    version: int


Concern: TypeAlias = Literal["started", "invitation", "friend", "over", "report"]
"""A seek of yours became a table; somebody invites you to one, or to be friends; a game of yours is over; there is a
report for you, who are a moderator."""


class Told(Answer, tag_field="type", tag="told"):
    """Something that concerns you, wherever you are: for a notification. `who` did it, at a `table` of this name.

    Of a game that is over `winners` are told; a bot among them has no name.
    """

    kind: Concern
    table: str = ""
    name: str = ""
    game: str = ""
    who: str = ""
    winners: list[str] = []


class LobbyChanged(Answer, tag_field="type", tag="lobby"):
    """The list of tables, or of seeks, is not what it was: ask for it again if you show it."""


class Gone(Answer, tag_field="type", tag="gone"):
    """The table was deleted."""

    table: str


class Pong(Answer, tag_field="type", tag="pong"):
    id: int


ServerMessage: TypeAlias = (
    Hello | Position | Change | Current | ChatLine | Presence | YourTurn | Told | LobbyChanged | Gone | Pong | Error
)
