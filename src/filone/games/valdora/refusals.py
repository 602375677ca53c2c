"""Why a move is not allowed: the clause that forbids it."""

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, face_of
from filone.games.valdora.position import (
    CATALOGUES,
    DEALING,
    EMPTY,
    ITEM_COUNT,
    LOOKING,
    MISSING,
    MOVING,
    PAYING,
    WANT_COUNT,
    Position,
)
from filone.games.valdora.space import (
    BOOKS,
    BUY_COMMISSION,
    BUY_ITEM,
    DELIVER,
    FIRST_CARRIER,
    FIRST_HARBOUR,
    FIRST_HOUSE,
    FIRST_MINE,
    FIRST_ROAD,
    GOLD,
    HARBOUR_CITY,
    LOAD,
    OPEN,
    PAY,
    PROVISIONS,
    REFILL,
    RETURN,
    STOP,
    TURN,
)
from filone.kernel import CHANCE


def clause(state: Position, move: int) -> str:
    if state.turn == CHANCE:
        return {LOOKING: "4.1", DEALING: "1.5"}.get(state.phase, "1.4")
    if state.phase == PAYING:
        return "4.3" if state.purpose < BUY_COMMISSION else "6.2"
    if state.phase == MOVING:
        return _going(state, move // 2, move % 2 == 1) if move < BUY_ITEM else "2.1"
    if move < BUY_ITEM:
        return "2.1"
    if move < BUY_COMMISSION:
        return _buying_item(state, (move - BUY_ITEM) // ITEM_COUNT, (move - BUY_ITEM) % ITEM_COUNT)
    if move < TURN:
        return _buying_commission(state, (move - BUY_COMMISSION) // WANT_COUNT, (move - BUY_COMMISSION) % WANT_COUNT)
    if move < RETURN:
        return _turning(state, move - TURN)
    if move < LOAD:
        return _returning(state, (move - RETURN) // 2 // OPEN, (move - RETURN) // 2 % OPEN)
    if move < DELIVER:
        return _loading(state, (move - LOAD) // ITEM_COUNT, (move - LOAD) % ITEM_COUNT)
    if move < PAY:
        return _delivering(state, (move - DELIVER) // OPEN, (move - DELIVER) % OPEN)
    if move == REFILL:
        return "3.7"
    if move == PROVISIONS:
        return "3.1" if state.begun else "3.4"
    return "3.2" if move == STOP else "3.1"


def _going(state: Position, space: int, through_city: bool) -> str:
    here = state.at[state.mover]
    near = state.valley.near[here] >> space & 1
    far = state.valley.far[here] >> space & 1
    if space == here:
        return "2.3"
    if near and through_city:
        return "2.5"
    if near or (far and through_city and state.supplied[state.mover]):
        return "2.8"
    return "2.4" if through_city or (far and state.supplied[state.mover]) else "2.2"


def _buying_item(state: Position, side: int, item: int) -> str:
    space = state.at[state.mover]
    if space >= CATALOGUES:
        return "3.3"
    card = state.books[space].top(side)
    if card == NO_CARD or face_of(card) != item:
        return "4.1"
    return "4.4" if gems.count(state.load_of(state.mover), GOLD) else "4.3"


def _buying_commission(state: Position, side: int, wants: int) -> str:
    space = state.at[state.mover]
    if not CATALOGUES <= space < BOOKS:
        return "3.3"
    card = state.books[space].top(side)
    if card == NO_CARD or face_of(card) != wants:
        return "4.1"
    return "4.6" if state.coins[state.mover] else "4.5"


def _turning(state: Position, side: int) -> str:
    space = state.at[state.mover]
    if space >= BOOKS:
        return "3.3"
    return "4.11" if state.books[space].stack(side) else "4.10"


def _returning(state: Position, wants: int, slot: int) -> str:
    space = state.at[state.mover]
    first = state.mover * OPEN
    if not CATALOGUES <= space < BOOKS or state.open[first + OPEN - 1] == NO_CARD:
        return "4.7"
    return "4.8" if face_of(state.open[first + slot]) == wants else "4.7"


def _loading(state: Position, gem: int, item: int) -> str:
    space = state.at[state.mover]
    if not (space == HARBOUR_CITY or FIRST_ROAD <= space < FIRST_MINE):
        return "3.5"
    if not state.ships and not FIRST_ROAD <= space < FIRST_HARBOUR:
        return "5.5"
    if not gems.count(state.source(), gem):
        return "3.5"
    held = state.cargo[state.mover * ITEM_COUNT + item]
    if held == MISSING:
        return "5.4"
    if not state.valley.takes[item] >> gem & 1:
        return "5.2"
    if held != EMPTY and item < FIRST_CARRIER:
        return "5.7"
    return "5.6" if held == gem else "5.3"


def _delivering(state: Position, wants: int, slot: int) -> str:
    space = state.at[state.mover]
    if space < FIRST_HOUSE:
        return "3.6"
    card = state.open[state.mover * OPEN + slot]
    if card == NO_CARD or face_of(card) != wants:
        return "6.3"
    return "6.3" if state.valley.crest[wants] == space - FIRST_HOUSE else "6.1"
