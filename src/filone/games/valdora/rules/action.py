"""Section 3: the action that a space offers. What is done with books, gems and commissions is told in 4 to 6."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content.box import PURSE
from filone.games.valdora.content.spaces import has_gems, is_catalogue, is_city, is_commission_book, is_mine
from filone.games.valdora.position import Position
from filone.games.valdora.rules import books, completing, loading
from filone.games.valdora.rules.end import end_turn
from filone.kernel.objections import Code


def list_actions(position: Position, seat: i64) -> list[int]:
    if is_mine(position.at[seat]):
        return [moves.REFILL.of()]
    listed = list_deeds(position, seat)
    if not (position.must_act and listed and not position.begun):
        listed.append(moves.STOP.of())
    return listed


def list_deeds(position: Position, seat: i64) -> list[int]:
    """What there is to do here, outside a mine, besides nothing."""
    space: i64 = position.at[seat]
    listed: list[int] = []
    if is_catalogue(space):
        books.list_equipment(position, seat, listed)
    elif is_commission_book(space):
        books.list_commissions(position, seat, listed)
    elif has_gems(space):
        loading.list_loads(position, seat, listed)
    else:
        completing.list_deliveries(position, seat, listed)
    if is_city(space) and not position.begun and not position.supplied[seat]:
        listed.append(moves.PROVISIONS.of())
    return listed


def act(position: Position, seat: i64, move: i64) -> None:
    if moves.STOP.has(move):
        end_turn(position, seat)
    elif moves.LOAD.has(move):
        loading.load(position, seat, move)
    elif moves.TURN.has(move):
        books.turn_page(position, seat, move)
    elif moves.BUY_COMMISSION.has(move):
        books.buy_commission(position, seat, move)
    elif moves.BUY_ITEM.has(move):
        books.buy_item(position, seat, move)
    elif moves.RETURN.has(move):
        books.return_commission(position, seat, move)
    elif moves.DELIVER.has(move):
        completing.deliver(position, seat, move)
    elif moves.REFILL.has(move):
        refill(position, seat)
    else:
        take_provisions(position, seat)


def refill(position: Position, seat: i64) -> None:
    position.bank -= PURSE - position.coins[seat]
    position.coins[seat] = PURSE
    end_turn(position, seat)


def take_provisions(position: Position, seat: i64) -> None:
    position.supplied[seat] = True
    end_turn(position, seat)


# What speaks against a move


def has_moved(position: Position, move: int) -> bool:
    return True


def is_no_mine(position: Position, move: int) -> bool:
    return not is_mine(position.at[position.turn])


def must_refill(position: Position, move: int) -> bool:
    return is_mine(position.at[position.turn])


def must_do_something(position: Position, move: int) -> bool:
    return position.must_act and not position.begun and len(list_deeds(position, position.turn)) > 0


def has_begun(position: Position, move: int) -> bool:
    return position.begun


def is_no_city(position: Position, move: int) -> bool:
    return not is_city(position.at[position.turn])


def has_provisions(position: Position, move: int) -> bool:
    return position.supplied[position.turn]


ACT: Final[Code] = Code(
    "3.1",
    {
        moves.GO: [("2.1", has_moved)],
        moves.BUY_ITEM: books.BUY_ITEM,
        moves.BUY_COMMISSION: books.BUY_COMMISSION,
        moves.TURN: books.TURN,
        moves.RETURN: books.RETURN,
        moves.LOAD: loading.LOAD,
        moves.DELIVER: completing.DELIVER,
        moves.REFILL: [("3.7", is_no_mine)],
        moves.PROVISIONS: [("3.1", has_begun), ("3.4", is_no_city), ("3.4", has_provisions)],
        moves.STOP: [("3.2", must_refill), ("3.8", must_do_something)],
    },
)
