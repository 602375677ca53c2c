"""What lies on the table, and the stack of decisions that are open."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.eldorado.cards import HAND, KINDS
from filone.games.eldorado.caves import Caves, new_caves
from filone.games.eldorado.decks import Decks, new_decks
from filone.games.eldorado.layout import ROUTES, read_layout
from filone.games.eldorado.market import Market, new_market
from filone.games.eldorado.route import Route, route_of
from filone.games.eldorado.tiles import JUNGLE, RIVER, RUBBLE, VILLAGE
from filone.kernel.state import State

BLOCKS: Final = 6
BLOCK_TERRAIN: Final = [0, JUNGLE, VILLAGE, RUBBLE, RIVER, JUNGLE, RUBBLE]
BLOCK_VALUE: Final = [0, 1, 1, 1, 1, 2, 2]
"""By the number of the block, from 1."""

BOX: Final = -2
ON_SEAM: Final = -1
ARRIVED: Final = -1
NOBODY: Final = -1

# A decision is one of these, with an argument in the bits above it. The last of the stack is open.
AT_START: Final = 0  # chance says who begins
AT_BLOCK: Final = 1  # chance puts a block on seam `arg`
AT_DRAW: Final = 2  # chance deals `arg & 7` cards to seat `arg >> 3`
AT_FIND: Final = 3  # chance turns up a token of cave `arg`
AT_ACT: Final = 4  # phase 1: what next?
AT_MOVE: Final = 5  # a card or token moves a pawn
AT_NATIVE: Final = 6  # the Native moves a pawn or tears down a block
AT_CROSS: Final = 7  # the Native may cross seam `arg`, whose block it tore down
AT_TOLL: Final = 8  # cards are paid for rubble, a base camp or a rubble block
AT_PRICE: Final = 9  # cards are paid for a purchase
AT_REMOVE: Final = 10  # `arg >> 1` cards may leave the game; they must if `arg & 1`
AT_TAKE: Final = 11  # the Transmitter takes a card
AT_SWAP: Final = 12  # `arg` cards have been set aside to be replaced
AT_EXPLORE: Final = 13  # the caves of mask `arg` may be explored
AT_ITEM: Final = 14  # item `arg` has been used and could be kept
AT_DISCARD: Final = 15  # phase 2: which cards to discard?

DECISIONS: Final = [
    "start",
    "block",
    "draw",
    "find",
    "act",
    "move",
    "native",
    "cross",
    "toll",
    "price",
    "remove",
    "take",
    "swap",
    "explore",
    "item",
    "discard",
]
"""Their names, for views and texts; those of chance come first."""


def line_up(route: Route, seats: int, each: int, start: int) -> list[int]:
    """The pawns on the start spaces, in turn order: with two players, 1 and 3 against 2 and 4."""
    return [route.starts[(seat - start) % seats + which * seats] for seat in range(seats) for which in range(each)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Everything a state of El Dorado holds. The route is shared by all copies, the rest is copied."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.options: dict[str, Any] = options
        layout = options["layout"]
        self.route: Route = route_of(ROUTES[options["route"]] if layout is None else read_layout(layout))
        self.with_caves: bool = options["caves"]
        self.native_crosses: bool = options["native_block"] == "cross"
        self.transmitter_buys: bool = options["transmitter"] == "purchase"
        self.only_through: bool = options["pass_token"] == "through"
        self.cap: int = options["rounds"] or 0

        self.decks: Decks = new_decks(seats)
        self.market: Market = new_market()
        self.caves: Caves = new_caves(len(self.route.caves) if self.with_caves else 0, seats)
        self.each: int = 2 if seats == 2 else 1
        self.start: int = NOBODY
        """The seat that begins every round."""
        self.pawns: list[int] = line_up(self.route, seats, self.each, 0)
        """The hex of each pawn, seat by seat; until chance says who begins, as if the first seat did."""
        self.blocks: list[int] = [0] * len(self.route.seams)
        """The block on each seam, 0 where the way is open."""
        self.holders: list[int] = [BOX] * (BLOCKS + 1)
        """Where each block is: in the box, on a seam, or with a seat."""
        self.arrived: list[int] = []
        """The seats whose pawns are all in El Dorado, in order of arrival."""

        self.seat: int = NOBODY
        self.round: int = 0
        self.last_round: bool = False
        self.bought: bool = False
        self.passing: bool = False
        self.stack: list[int] = []

        # The move under way: its pawn (once chosen), symbols, power left, the caves it began beside, the item used
        self.pawn: int = NOBODY
        self.symbols: int = 0
        self.power: int = 0
        self.beside: int = 0
        self.item: int = NOBODY
        # The toll being paid: a hex or a seam, and the cards still due; the price being paid, in half coins
        self.toll_hex: int = NOBODY
        self.toll_seam: int = NOBODY
        self.toll_due: int = 0
        self.ware: int = NOBODY
        self.price_due: int = 0

        for player in range(seats - 1, -1, -1):
            self.stack.append(AT_DRAW | (player * 8 + HAND) << 4)
        for seam in range(len(self.route.seams) - 1, -1, -1):
            if self.route.blocked[seam]:
                self.stack.append(AT_BLOCK | seam << 4)
        self.stack.append(AT_START)

    def copy_position(self, twin: Position) -> None:
        self.copy_into(twin)
        twin.options = self.options
        twin.route = self.route
        twin.with_caves = self.with_caves
        twin.native_crosses = self.native_crosses
        twin.transmitter_buys = self.transmitter_buys
        twin.only_through = self.only_through
        twin.cap = self.cap
        twin.decks = self.decks.copy()
        twin.market = self.market.copy()
        twin.caves = self.caves.copy()
        twin.each = self.each
        twin.start = self.start
        twin.pawns = self.pawns[:]
        twin.blocks = self.blocks[:]
        twin.holders = self.holders[:]
        twin.arrived = self.arrived[:]
        twin.seat = self.seat
        twin.round = self.round
        twin.last_round = self.last_round
        twin.bought = self.bought
        twin.passing = self.passing
        twin.stack = self.stack[:]
        twin.pawn = self.pawn
        twin.symbols = self.symbols
        twin.power = self.power
        twin.beside = self.beside
        twin.item = self.item
        twin.toll_hex = self.toll_hex
        twin.toll_seam = self.toll_seam
        twin.toll_due = self.toll_due
        twin.ware = self.ware
        twin.price_due = self.price_due

    def ends_round(self) -> bool:
        """Whether the seat on turn is the last of the round."""
        return (self.seat + 1) % self.seats == self.start

    def at(self) -> int:
        """The open decision."""
        return self.stack[-1] & 15

    def argument(self) -> int:
        return self.stack[-1] >> 4

    def open(self, decision: int, argument: int = 0) -> None:
        self.stack.append(decision | argument << 4)

    def occupied(self, hex: int) -> bool:
        for pawn in self.pawns:
            if pawn == hex:
                return True
        return False

    def held_kinds(self, base: int) -> list[int]:
        """One move for each kind of card in the hand of the seat on turn."""
        hand = self.decks.hand
        first = self.seat * KINDS
        return [base + kind for kind in range(KINDS) if hand[first + kind]]
