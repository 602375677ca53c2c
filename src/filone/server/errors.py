"""Refusals of the server, and how every error looks on the wire."""

from math import ceil
from typing import cast

from filone.bots.levels import UnknownBot
from filone.bots.outside import BrokenBot, LostBot
from filone.kernel import (
    BadOption,
    BadRecord,
    BadSeats,
    FiloneError,
    GameOver,
    IllegalMove,
    MalformedMove,
    NotOver,
    NotYourTurn,
    UnknownGame,
)
from filone.server.messages import Error, ErrorCode
from filone.table import BadDice, Refusal
from filone.teaching.analysis import TooLong


class Denial(Refusal):
    """Refused by the server rather than by the table."""

    package = "filone.server"


def too_fast(wait: float) -> Denial:
    """`seconds` is what people are told: whole ones, and never none."""
    return Denial("too_fast", wait=round(wait, 1), seconds=max(1, ceil(wait)))


CODES: dict[type[FiloneError], ErrorCode] = {
    MalformedMove: "malformed_move",
    IllegalMove: "illegal",
    NotYourTurn: "not_your_turn",
    GameOver: "over",
    NotOver: "not_over",
    UnknownGame: "unknown_game",
    UnknownBot: "bad_bot",
    BrokenBot: "bad_bot",
    LostBot: "bad_bot",
    BadSeats: "bad_seats",
    BadOption: "bad_option",
    BadRecord: "bad_record",
    BadDice: "bad_record",
    TooLong: "too_large",
}

STATUS: dict[ErrorCode, int] = {
    "malformed": 400,
    "malformed_move": 400,
    "bad_seats": 400,
    "bad_option": 400,
    "bad_record": 400,
    "bad_bot": 400,
    "bad_hook": 400,
    "bad_name": 400,
    "bad_address": 400,
    "bad_push": 400,
    "not_signed_in": 401,
    "wrong_password": 403,
    "bad_code": 403,
    "bad_passkey": 403,
    "bad_origin": 403,
    "bad_host": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "invitation_needed": 403,
    "out_of_scope": 403,
    "name_not_kept": 403,
    "sealed": 403,
    "unknown_table": 404,
    "unknown_player": 404,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_puzzle": 404,
    "unknown_path": 404,
    "wrong_method": 405,
    "stale": 409,
    "not_your_turn": 409,
    "not_undoable": 409,
    "seat_taken": 409,
    "seats_free": 409,
    "name_taken": 409,
    "too_many_tables": 409,
    "too_many_notes": 409,
    "too_many_passkeys": 409,
    "no_address": 409,
    "no_mail": 409,
    "no_push": 409,
    "too_many_seeks": 409,
    "too_many_ties": 409,
    "too_many_invitations": 409,
    "seek_full": 409,
    "not_welcome": 403,
    "barred": 403,
    "muted": 403,
    "banned": 403,
    "no_chat": 409,
    "not_moderator": 403,
    "out_of_reach": 403,
    "unknown_report": 404,
    "already_reported": 409,
    "too_many_reports": 409,
    "unknown_seek": 404,
    "unknown_tournament": 404,
    "not_organiser": 403,
    "entries_closed": 409,
    "tournament_full": 409,
    "too_many_tournaments": 409,
    "too_many_bots": 409,
    "bot_away": 409,
    "started": 409,
    "not_started": 409,
    "over": 409,
    "not_over": 409,
    "adjourned": 409,
    "not_elsewhere": 409,
    "too_large": 413,
    "lesson_over": 409,
    "no_hints": 409,
    "illegal": 422,
    "not_asked": 422,
    "not_best": 422,
    "too_fast": 429,
    "internal": 500,
    "busy": 503,
}


def code_of(error: FiloneError) -> ErrorCode:
    return cast("ErrorCode", error.code) if isinstance(error, Refusal) else CODES.get(type(error), "internal")


def let_go(error: BaseException | None) -> None:
    """It is told: the tables and connections on its way need not wait for it. Where it was caught it is often still
    known, and such a ring is found only now and then."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def error_message(error: FiloneError, lang: str, table: str | None = None) -> Error:
    """The error as its reader gets it."""
    details = error.details
    version, wait = details.get("version"), details.get("wait")
    return Error(
        error=code_of(error),
        text=error.sentence(lang),
        clause=str(details.get("clause", "")) or None,
        version=version if isinstance(version, int) else None,
        retry_after=float(wait) if isinstance(wait, (int, float)) else None,
        table=table,
    )
