"""A game as rows of three tables: the game, its seats, its moves with who made them and what else was possible."""

from collections.abc import Iterator
from typing import Any

import msgspec

from filone.data.sources import Game
from filone.kernel import Record
from filone.kernel.registry import load


class GameRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    seats: int
    options: str
    """As JSON: every game has its own."""
    moves: int
    over: bool
    winners: list[int]


class SeatRow(msgspec.Struct, frozen=True):
    id: str
    seat: int
    player: str
    order: int | None
    """1 is who moved first, which chance decides; unknown of a seat that never moved."""
    rank: int | None
    """1 is the best; unknown as long as the game is not over, like the two below."""
    score: int | None
    won: bool | None
    breakdown: str
    """Where the score comes from, as JSON."""


class MoveRow(msgspec.Struct, frozen=True):
    id: str
    number: int
    """From 1."""
    seat: int
    """-1 is chance."""
    kind: str
    text: str
    arguments: str
    """As JSON."""
    choices: int
    """Among how many it was chosen or drawn."""
    legal: list[str]
    """In notation; left empty unless it was asked for, and for chance."""


def game_row(game: Game) -> GameRow:
    record = game.record
    return GameRow(
        id=game.id,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=_json(record.options),
        moves=len(record.moves),
        over=record.result is not None,
        winners=list(record.result.winners) if record.result else [],
    )


def seat_rows(game: Game) -> Iterator[SeatRow]:
    record, result = game.record, game.record.result
    order = order_of_play(record)
    for seat in range(record.seats):
        yield SeatRow(
            id=game.id,
            seat=seat,
            player=record.players[seat] if seat < len(record.players) else "",
            order=order.index(seat) + 1 if seat in order else None,
            rank=result.ranks[seat] if result else None,
            score=result.scores[seat] if result else None,
            won=seat in result.winners if result else None,
            breakdown=_json(result.breakdown[seat] if result else {}),
        )


def order_of_play(record: Record) -> list[int]:
    """The seats, by who moved first; a record that does not say who moved is replayed."""
    by = record.by or [state.turn for _, state, _ in record.positions()]
    return list(dict.fromkeys(seat for seat in by if seat >= 0))


def move_rows(game: Game, *, legal: bool = False) -> Iterator[MoveRow]:
    """The game is replayed for this, and so checked."""
    space = load(game.record.game).space
    for number, state, move in game.record.positions():
        described = space.json(move)
        kind = str(described.pop("kind"))
        moves = state.moves()
        yield MoveRow(
            id=game.id,
            number=number,
            seat=state.turn,
            kind=kind,
            text=space.text(move),
            arguments=_json(described),
            choices=len(moves),
            legal=[space.text(one) for one in moves] if legal and state.turn >= 0 else [],
        )


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
