"""Section 1: setting up. Who begins, the gems on the road spaces, the first card of each book."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import (
    BONUS_TILES,
    COINS,
    COLOUR_COUNT,
    COLOURS,
    NOBODY,
    REMOVED_WITH_THREE,
)
from filone.games.valdora.content.equipment import EMPTY, ITEM_COUNT, MISSING, PAN
from filone.games.valdora.content.gems import PILES
from filone.games.valdora.content.spaces import BOOK_COUNT, HARBOUR_CITY, ROAD_COUNT, is_catalogue
from filone.games.valdora.decisions import Deal, Go, Start, Uncover
from filone.games.valdora.position import Book, Position
from filone.kernel.objections import Code


def lay_out(position: Position) -> None:
    """Everything that chance has no part in (1.2 to 1.8)."""
    valley = position.valley
    seats = position.seats
    position.round = 0
    position.start = NOBODY
    position.ending = False
    position.bank = COINS
    position.bag = valley.gems
    position.roads = []
    position.discard = 0
    position.books = []
    for book in range(BOOK_COUNT):
        deck = valley.equipment if is_catalogue(book) else valley.commissions
        unseen = (1 << len(deck.cards)) - 1
        position.books.append(Book(deck, [], [], unseen, unseen))
    position.craftsmen = valley.craftsmen[:]
    if seats == 3:
        for colour in REMOVED_WITH_THREE:
            position.craftsmen[COLOURS.index(colour)] -= 1
    position.workshops = [NOBODY] * COLOUR_COUNT
    position.bonus = BONUS_TILES
    position.at = [HARBOUR_CITY] * seats
    position.coins = [0] * seats
    position.supplied = [False] * seats
    position.cargo = [[EMPTY if item == PAN else MISSING for item in range(ITEM_COUNT)] for _ in range(seats)]
    position.commissions = [[] for _ in range(seats)]
    position.completed = [[0] * COLOUR_COUNT for _ in range(seats)]
    position.earned = [0] * seats
    position.crew = [[0] * COLOUR_COUNT for _ in range(seats)]
    position.bonuses = [0] * seats
    position.begun = False
    position.paged = False
    position.ships = 0
    position.ask_instead(Start(NOBODY))


# Who begins


def starts(position: Position) -> list[int]:
    return [moves.START.of(seat) for seat in range(position.seats)]


def choose_start(position: Position, move: int) -> None:
    """The start player receives 1 coin, the next one 2, and so on (1.4)."""
    start = moves.START.player.of(move)
    position.start = start
    for place in range(position.seats):
        position.coins[(start + place) % position.seats] = place + 1
        position.bank -= place + 1
    position.ask_instead(Deal(start))


# The gems

DEALS: Final[list[int]] = [
    moves.DEAL.of(
        gems.count(pile, 0), gems.count(pile, 1), gems.count(pile, 2), gems.count(pile, 3), gems.count(pile, 4)
    )
    for pile in PILES
]
"""The move that lays each of PILES."""


def deals(position: Position) -> list[int]:
    return [DEALS[number] for number, pile in enumerate(PILES) if gems.covers(position.bag, pile)]


def deal_weights(position: Position) -> list[int]:
    return [gems.ways(position.bag, pile) for pile in PILES if gems.covers(position.bag, pile)]


def draw_deal(position: Position, fraction: float) -> int:
    """The pile that a fraction falls on of all the ways to draw six gems from the bag."""
    bag: i64 = position.bag
    point: i64 = int(fraction * float(gems.all_ways(bag)))
    at: i64 = 0
    for pile in PILES:
        point -= gems.ways(bag, pile)
        if point < 0:
            break
        at += 1
    return DEALS[at]


def pile_of(move: int) -> int:
    """The gems that a deal lays."""
    return gems.heap_of([arg.of(move) for arg in moves.DEAL.args])


def deal(position: Position, seat: int, move: int) -> None:
    """Six gems on a road space (1.5); after the last the books are opened (1.6) and the start player moves."""
    pile = pile_of(move)
    position.roads.append(pile)
    position.bag -= pile
    if len(position.roads) == ROAD_COUNT:
        position.ask_instead(Go(seat))
        position.ask_first(Uncover(seat, 0))


# What speaks against a move


def is_no_seat(position: Position, move: int) -> bool:
    return moves.START.player.of(move) >= position.seats


def is_no_pile(position: Position, move: int) -> bool:
    return pile_of(move) not in PILES


def bag_lacks_gems(position: Position, move: int) -> bool:
    return not gems.covers(position.bag, pile_of(move))


START: Final[Code] = Code("1.4", {moves.START: [("1.4", is_no_seat)]})
DEAL: Final[Code] = Code("1.5", {moves.DEAL: [("1.5", is_no_pile), ("1.5", bag_lacks_gems)]})
