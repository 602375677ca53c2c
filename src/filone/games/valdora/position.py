"""Everything that lies on the table of Valdora and in front of the players: laid out, copied, counted, scored."""

from __future__ import annotations

from typing import Any, Final

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, Book
from filone.games.valdora.space import (
    BONUS_POINTS,
    BONUS_TILES,
    BOOKS,
    COINS,
    COLOUR_POINTS,
    COLOURS,
    FIRST_HARBOUR,
    FIRST_ROAD,
    GEMS,
    HARBOUR_CITY,
    ITEMS,
    OPEN,
    PAN,
    RIGHT,
    WANTS,
)
from filone.games.valdora.valley import Valley
from filone.kernel import State

ITEM_COUNT: Final = 7
COLOUR_COUNT: Final = 7
WANT_COUNT: Final = 41
assert [len(ITEMS), len(COLOURS), len(WANTS)] == [ITEM_COUNT, COLOUR_COUNT, WANT_COUNT]

CATALOGUES: Final = 2
REMOVED_WITH_THREE: Final = ["violet", "red", "blue", "green"]

# What is being decided
CHOOSING_START: Final = 0
DEALING: Final = 1
LOOKING: Final = 2
MOVING: Final = 3
ACTING: Final = 4
PAYING: Final = 5

# What lies on an item
MISSING: Final = -2
EMPTY: Final = -1

NOBODY: Final = -1
NO_MOVE: Final = -1


class Position(State):
    """Lists with an entry per seat, or per seat and item, slot or colour, one seat after the other.

    `cargo` is the gem on each item, EMPTY, or MISSING; `open` the cards of open commissions, the first slots first;
    `done` the number of completed ones by crest and `earned` their points; `purpose` the purchase or delivery that
    `owed` gems are being chosen for; `airborne` the card that is being turned over to `side` of `book`.
    """

    def __init__(self, seats: int, valley: Valley, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.valley = valley
        self.options = options
        self.limit: int = options["rounds"] or 0
        self.phase = CHOOSING_START
        self.mover = NOBODY
        self.start = NOBODY
        self.round = 0
        self.ending = False
        # the table
        self.bank = COINS
        self.bag = valley.gems
        self.roads: list[int] = []
        self.discard = 0
        self.books: list[Book] = []
        self.craftsmen: list[int] = []
        self.workshops: list[int] = []
        self.bonus = BONUS_TILES
        # the players
        self.at: list[int] = []
        self.coins: list[int] = []
        self.supplied: list[bool] = []
        self.cargo: list[int] = []
        self.open: list[int] = []
        self.done: list[int] = []
        self.earned: list[int] = []
        self.crew: list[int] = []
        self.bonuses: list[int] = []
        # the action
        self.begun = False
        self.paged = False
        self.ships = 0
        self.purpose = NO_MOVE
        self.owed = 0
        self.airborne = NO_CARD
        self.side = RIGHT
        self.book = 0

    def set_up(self) -> None:
        """Everything that chance has no part in."""
        valley = self.valley
        seats = self.seats
        self.at = [HARBOUR_CITY] * seats
        self.coins = [0] * seats
        self.supplied = [False] * seats
        self.cargo = [EMPTY if item == PAN else MISSING for _ in range(seats) for item in range(ITEM_COUNT)]
        self.open = [NO_CARD] * (seats * OPEN)
        self.done = [0] * (seats * COLOUR_COUNT)
        self.earned = [0] * seats
        self.crew = [0] * (seats * COLOUR_COUNT)
        self.bonuses = [0] * seats
        self.craftsmen = valley.craftsmen[:]
        if seats == 3:
            for colour in REMOVED_WITH_THREE:
                self.craftsmen[COLOURS.index(colour)] -= 1
        self.workshops = [NOBODY] * COLOUR_COUNT
        for book in range(BOOKS):
            deck = valley.equipment if book < CATALOGUES else valley.commissions
            unseen = (1 << len(deck.cards)) - 1
            self.books.append(Book(deck, [], [], unseen, unseen))

    def lay_out(self, twin: Position) -> None:
        """Make `twin` the same position, sharing nothing that changes."""
        self.copy_into(twin)
        twin.phase = self.phase
        twin.mover = self.mover
        twin.start = self.start
        twin.round = self.round
        twin.ending = self.ending
        twin.bank = self.bank
        twin.bag = self.bag
        twin.roads = self.roads[:]
        twin.discard = self.discard
        twin.books = [book.copy() for book in self.books]
        twin.craftsmen = self.craftsmen[:]
        twin.workshops = self.workshops[:]
        twin.bonus = self.bonus
        twin.at = self.at[:]
        twin.coins = self.coins[:]
        twin.supplied = self.supplied[:]
        twin.cargo = self.cargo[:]
        twin.open = self.open[:]
        twin.done = self.done[:]
        twin.earned = self.earned[:]
        twin.crew = self.crew[:]
        twin.bonuses = self.bonuses[:]
        twin.begun = self.begun
        twin.paged = self.paged
        twin.ships = self.ships
        twin.purpose = self.purpose
        twin.owed = self.owed
        twin.airborne = self.airborne
        twin.side = self.side
        twin.book = self.book

    def load_of(self, seat: int) -> int:
        """The gems a player carries, as a heap."""
        load = 0
        for place in range(seat * ITEM_COUNT, seat * ITEM_COUNT + ITEM_COUNT):
            if self.cargo[place] >= 0:
                load += gems.one(self.cargo[place])
        return load

    def _spend(self, coins: int) -> None:
        self.coins[self.mover] -= coins
        self.bank += coins

    def source(self) -> int:
        """The gems that can be loaded where the mover is, as a heap."""
        space = self.at[self.mover]
        if FIRST_ROAD <= space < FIRST_HARBOUR:
            return self.roads[space - FIRST_ROAD]
        return self.discard

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        crew = self.crew[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
        return {
            "commissions": self.earned[seat],
            "craftsmen": COLOUR_POINTS * sum([1 for craftsmen in crew if craftsmen]),
            "workshops": sum([self.valley.prize[c] for c in range(COLOUR_COUNT) if self.workshops[c] == seat]),
            "bonus": BONUS_POINTS * self.bonuses[seat],
            "gems": sum(gems.counts_of(self.load_of(seat))),
        }

    def standing(self, seat: int) -> tuple[int, ...]:
        return (self.scores()[seat], self.coins[seat])

    def census(self) -> dict[str, int]:
        carried = [self.load_of(seat) for seat in range(self.seats)]
        heap = self.bag + sum(self.roads) + self.discard + sum(carried)
        counted = {name: gems.count(heap, gem) for gem, name in enumerate(GEMS)}
        in_books = [book.fresh.bit_count() + len(book.left) + len(book.right) for book in self.books]
        equipment = sum([1 for held in self.cargo if held != MISSING]) - self.seats
        commissions = sum([1 for card in self.open if card != NO_CARD]) + sum(self.done)
        airborne = 1 if self.airborne != NO_CARD else 0
        counted["equipment"] = in_books[0] + in_books[1] + equipment + (airborne if self.book < CATALOGUES else 0)
        counted["commissions"] = in_books[2] + in_books[3] + commissions + (airborne if self.book >= CATALOGUES else 0)
        counted["coins"] = self.bank + sum(self.coins)
        counted["craftsmen"] = sum(self.craftsmen) + sum(self.crew)
        counted["bonus"] = self.bonus + sum(self.bonuses)
        return counted
