"""Which clause of the rulebook forbids a move."""

from __future__ import annotations

from typing import Final

from filone.games.eldorado.cards import COST, JOKER, KINDS, NATIVE, SYMBOLS, TRANSMITTER
from filone.games.eldorado.caves import CHANGE_SYMBOL, KEEP_ITEM, NATIVE_TOKEN, PASS, TOKEN_SYMBOL
from filone.games.eldorado.position import (
    ARRIVED,
    AT_ACT,
    AT_CROSS,
    AT_DISCARD,
    AT_MOVE,
    AT_NATIVE,
    AT_PRICE,
    AT_SWAP,
    AT_TAKE,
    BLOCK_TERRAIN,
    BLOCK_VALUE,
    NOBODY,
    ON_SEAM,
)
from filone.games.eldorado.space import (
    BUY,
    CHANGE,
    CLEAR,
    DISCARD,
    DONE,
    END,
    EXPLORE,
    KEEP,
    LEAVE,
    LOSE,
    PAY,
    REMOVE,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TOKEN,
)
from filone.games.eldorado.tiles import CAMP, MOUNTAIN, RUBBLE, START
from filone.games.eldorado.trading import Trading, can_change
from filone.kernel.state import CHANCE

# Where a move does not answer the open decision, the clause says what is being decided.
_OPEN: Final = [
    "1.7",  # AT_START
    "1.4",  # AT_BLOCK
    "9.3",  # AT_DRAW
    "12.2",  # AT_FIND
    "2.2",  # AT_ACT
    "3.3",  # AT_MOVE
    "8.7",  # AT_NATIVE
    "8.8",  # AT_CROSS
    "4.1",  # AT_TOLL
    "6.9",  # AT_PRICE
    "8.6",  # AT_REMOVE
    "8.2",  # AT_TAKE
    "13.5",  # AT_SWAP
    "12.2",  # AT_EXPLORE
    "13.6",  # AT_ITEM
    "9.2",  # AT_DISCARD
]


def clause_against(state: Trading, move: int) -> str:
    """The clause that forbids a move which is not legal now, as far as the seat on turn can know."""
    at = state.at()
    if state.turn == CHANCE:
        return _OPEN[at]
    if move < CHANGE:
        return _against_card(state, at, move)
    if move < TOKEN:
        return _against_change(state, at, move - CHANGE)
    if move < PAY:
        return _against_token(state, at, move - TOKEN)
    if move < STEP:
        return _unless_held(state, at, move - PAY)
    if move < CLEAR:
        second = (move - STEP) % 2
        return _against_step(state, at, second, state.route.hex_at[(move - STEP) // 2])
    if move < STOP:
        return _against_clearing(state, at, (move - CLEAR) % 2, (move - CLEAR) // 2 + 1)
    if move == STOP:
        return "13.7" if at == AT_MOVE and state.pawn != NOBODY else "3.3"
    if BUY <= move < TAKE:
        return _against_purchase(state, at, move - BUY)
    if move < REMOVE:
        return "8.2"
    if move < SWAP:
        return _unless_held(state, at, move - REMOVE)
    if move < EXPLORE:
        return "13.5"
    if move < LEAVE:
        return "12.2"
    if move in (LEAVE, LOSE):
        return _OPEN[at]
    if move == DONE:
        return "13.5" if at == AT_SWAP else _OPEN[at]
    if move == END:
        return _OPEN[at]
    if move <= KEEP:
        return _unless_held(state, at, move - DISCARD) if move != KEEP and at == AT_DISCARD else "2.1"
    return _OPEN[at]


def _holds(state: Trading, kind: int) -> bool:
    return state.decks.hand[state.seat * KINDS + kind] > 0


def _unless_held(state: Trading, at: int, kind: int) -> str:
    """Cards are played from the hand."""
    return _OPEN[at] if _holds(state, kind) else "2.2"


def _against_card(state: Trading, at: int, kind: int) -> str:
    if not _holds(state, kind):
        return "2.2"
    if at == AT_DISCARD:
        return "8.1" if not SYMBOLS[kind] else "2.1"
    if at not in (AT_ACT, AT_MOVE):
        return _OPEN[at]
    if kind == TRANSMITTER and not state.can_take():
        return "8.3"
    if kind == NATIVE:
        return "8.7" if at == AT_ACT else "3.11"
    if at == AT_MOVE:
        return "3.11" if not SYMBOLS[kind] else "3.3"
    return "2.4" if state.bought else "3.10"


def _against_change(state: Trading, at: int, kind: int) -> str:
    if not state.with_caves:
        return "12.1"
    if not state.caves.has(state.seat, CHANGE_SYMBOL):
        return "12.8"
    if not _holds(state, kind):
        return "2.2"
    if not can_change(kind):
        return "13.9"
    if at == AT_PRICE:
        return "13.10"
    if at != AT_ACT:
        return _OPEN[at]
    return "2.4" if state.bought else "3.10"


def _against_token(state: Trading, at: int, token: int) -> str:
    if not state.with_caves:
        return "12.1"
    if not state.caves.has(state.seat, token):
        return "12.8"
    if token == KEEP_ITEM:
        return "13.6"
    if at == AT_DISCARD:
        return "12.8"
    if at not in (AT_ACT, AT_MOVE):
        return "13.2" if at == AT_PRICE else _OPEN[at]
    if token == PASS:
        return "13.7"
    if at == AT_MOVE:
        return "3.11"
    if token == NATIVE_TOKEN:
        return "13.8"
    return "3.10" if TOKEN_SYMBOL[token] else f"13.{token - 4}"


def _against_step(state: Trading, at: int, second: int, hex: int) -> str:
    if second >= state.each:
        return "11.1"
    pawn = state.seat * state.each + second
    here = state.pawns[pawn]
    if here == ARRIVED:
        return "10.1"
    if hex < 0:
        return "3.1"
    terrain = state.route.terrain[hex]
    if terrain == MOUNTAIN:
        return "3.6"
    if terrain == START:
        return "3.9"
    if at not in (AT_ACT, AT_MOVE, AT_NATIVE, AT_CROSS):
        return _OPEN[at]
    if hex not in state.route.near[here]:
        return "8.7" if at == AT_NATIVE else "3.1"
    if at in (AT_MOVE, AT_CROSS) and state.pawn not in (NOBODY, pawn):
        return "11.2"
    seam = state.route.gates[here][state.route.near[here].index(hex)]
    if seam >= 0 and state.blocks[seam]:
        return "5.1"
    if state.occupied(hex) and not state.may_end_on(hex):
        return "13.7" if state.passing else "3.7"
    if at == AT_NATIVE:
        return "3.11"
    if at == AT_CROSS:
        return "8.8"
    if terrain >= RUBBLE:
        if at == AT_MOVE:
            return "4.4"
        if state.bought:
            return "2.4"
        return "4.2" if terrain == CAMP else "4.1"
    if at == AT_MOVE and state.symbols >> terrain & 1:
        return "3.2" if state.pawn != NOBODY else "3.4"
    if at == AT_MOVE and state.pawn != NOBODY and state.symbols != JOKER:
        return "3.2"
    return "3.1"


def _against_clearing(state: Trading, at: int, second: int, block: int) -> str:
    if second >= state.each:
        return "11.1"
    pawn = state.seat * state.each + second
    here = state.pawns[pawn]
    if here == ARRIVED:
        return "10.1"
    if state.holders[block] != ON_SEAM:
        return "5.5"
    if at not in (AT_ACT, AT_MOVE, AT_NATIVE):
        return _OPEN[at]
    if state.blocks.index(block) not in state.route.walls[here]:
        return "5.2"
    if state.pawn not in (NOBODY, pawn):
        return "11.2"
    if BLOCK_TERRAIN[block] == RUBBLE:
        if at == AT_ACT and state.bought:
            return "2.4"
        return "5.3"
    if at == AT_MOVE and BLOCK_VALUE[block] <= state.power and state.symbols >> BLOCK_TERRAIN[block] & 1:
        return "13.7"
    return "5.2"


def _against_purchase(state: Trading, at: int, kind: int) -> str:
    if at != AT_ACT:
        return _OPEN[at] if at != AT_TAKE else "8.2"
    if state.bought:
        return "6.1"
    if not COST[kind] or not state.market.left[kind]:
        return "1.5"
    if not state.market.sells(kind):
        return "6.4"
    return "6.2"
