"""Everything that lies on the table: the action spaces, the tiles still for sale, the homes, and what is going on."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.caverna.furnishings import ALL_TILES, DOG_SCHOOL, DWELLING, INTRODUCTORY, SEAM
from filone.games.caverna.goods import DOG, FOOD, ORE, SHEEP, STONE, WOOD
from filone.games.caverna.homeboard import Home
from filone.games.caverna.spaces import SPACES
from filone.kernel.state import State

# Phases of the game: the start, then in the order of a round.
OPENING: Final = -1
NEW_SPACE: Final = 0
NEW_TOKEN: Final = 1
REFILL: Final = 2
WORK: Final = 3
LATE_TOKEN: Final = 4
CHOICE: Final = 5
FEEDING_TIME: Final = 6
BREEDING_TIME: Final = 7
END: Final = 8

LEAF: Final = 0
QUESTION: Final = 1

START_FOOD: Final = (1, 1, 2, 3, 3, 3, 3)
SOLO_FOOD: Final = 2
LAST_ROUND: Final = 12
SKIPPED_ROUND: Final = 9
"""With one or two players."""
FIRST_TOKEN_ROUND: Final = 6

# Accumulation spaces: `SLOTS[space]` are the positions of its goods in a list of all piles.
SLOT_GOOD: Final[list[int]] = []
SLOT_EMPTY: Final[list[int]] = []
SLOT_MORE: Final[list[int]] = []
SLOTS: Final[list[list[int]]] = []
for _space in SPACES:
    SLOTS.append(list(range(len(SLOT_GOOD), len(SLOT_GOOD) + len(_space.pile))))
    for _good, _empty, _more in _space.pile:
        SLOT_GOOD.append(_good)
        SLOT_EMPTY.append(_empty)
        SLOT_MORE.append(_more)

FRAME: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The position. What is open is a stack of frames, each a kind of decision and three numbers of its own.

    `open_spaces` and `available` are sets of spaces and of furnishing tiles. `starter` holds the starting player token,
    `first` began the current round. `actor` is the dwarf that acts, `sent` the one that a ruby sent ahead, or -1.
    `leaves` and `questions` are the tokens still face down, `turned` those seen so far, in their order.
    """

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.introductory: bool = options["furnishings"] == "introductory"
        self.threshold: int = 6 if options["solo_clearing"] == "over_6" else 5
        self.carpenter_by_action: bool = options["carpenter"] == "action"
        self.late_tokens: bool = options["late_tokens"]
        self.homes: list[Home] = [Home() for _ in range(seats)]
        self.open_spaces: int = 0
        for number, space in enumerate(SPACES):
            if seats in space.seats and not space.stage:
                self.open_spaces |= 1 << number
        self.occupant: list[int] = [-1] * len(SPACES)
        self.piles: list[int] = [0] * len(SLOT_GOOD)
        self.available: int = INTRODUCTORY if self.introductory else ALL_TILES
        self.round: int = 1
        self.starter: int = 0
        self.first: int = 0
        self.leaves: int = 0 if seats == 1 else 3 if seats == 2 else 4
        self.questions: int = 0 if seats == 1 else 3
        self.turned: list[int] = []
        self.phase: int = OPENING
        self.cursor: int = 0
        self.passes: int = 0
        self.active: int = 0
        self.actor: int = 0
        self.sent: int = -1
        self.no_field: int = 0
        self.no_breeding: int = 0
        self.check_room: bool = False
        self.stack: list[int] = []

    def copy_table(self, twin: Table) -> None:
        self.copy_into(twin)
        twin.introductory = self.introductory
        twin.threshold = self.threshold
        twin.carpenter_by_action = self.carpenter_by_action
        twin.late_tokens = self.late_tokens
        twin.homes = [home.copy() for home in self.homes]
        twin.open_spaces = self.open_spaces
        twin.occupant = self.occupant[:]
        twin.piles = self.piles[:]
        twin.available = self.available
        twin.round = self.round
        twin.starter = self.starter
        twin.first = self.first
        twin.leaves = self.leaves
        twin.questions = self.questions
        twin.turned = self.turned[:]
        twin.phase = self.phase
        twin.cursor = self.cursor
        twin.passes = self.passes
        twin.active = self.active
        twin.actor = self.actor
        twin.sent = self.sent
        twin.no_field = self.no_field
        twin.no_breeding = self.no_breeding
        twin.check_room = self.check_room
        twin.stack = self.stack[:]

    def open_with(self, seat: int) -> None:
        """Somebody has the starting player token; food by turn order from there (1.3, 22.1)."""
        self.starter = seat
        for turn in range(self.seats):
            food = SOLO_FOOD if self.seats == 1 else START_FOOD[turn]
            self.homes[(seat + turn) % self.seats].goods[FOOD] = food
        self.phase = NEW_SPACE

    # The stack

    def push(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        stack = self.stack
        stack.append(kind)
        stack.append(a)
        stack.append(b)
        stack.append(c)

    def pop(self) -> None:
        del self.stack[-FRAME:]

    # Goods

    def home(self) -> Home:
        """The home of whoever is acting."""
        return self.homes[self.active]

    def gain(self, home: Home, good: int, number: int) -> None:
        """Goods come in; some tiles answer to some of them."""
        if number <= 0:
            return
        home.goods[good] += number
        if good >= SHEEP:
            self.check_room = True
        elif good == STONE and home.has(SEAM):
            home.goods[ORE] += number
        elif good == DOG and home.has(DOG_SCHOOL):
            home.goods[WOOD] += number

    def on_space(self, space: int) -> int:
        """How many goods lie on a space, of all kinds together."""
        total = 0
        for slot in SLOTS[space]:
            total += self.piles[slot]
        return total

    def take(self, home: Home, space: int) -> None:
        for slot in SLOTS[space]:
            self.gain(home, SLOT_GOOD[slot], self.piles[slot])
            self.piles[slot] = 0

    def sell(self, tile: int) -> None:
        """A tile leaves the supply; the ordinary Dwelling never runs out."""
        if tile != DWELLING:
            self.available &= ~(1 << tile)
