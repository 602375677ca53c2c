"""Everything that lies on the table: the action spaces, the tiles still for sale, the homes, and what is going on."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from filone.games.caverna.content.furnishings import ALL_TILES, DOG_SCHOOL, DWELLING, INTRODUCTORY, SEAM
from filone.games.caverna.content.goods import DOG, ORE, SHEEP, STONE, WOOD
from filone.games.caverna.content.spaces import (
    FIRST,
    FIRST_SLOT,
    FIRST_TILE,
    NEEDS,
    NEEDS_TILE,
    SLOT_GOOD,
    SLOTS,
    SPACES,
)
from filone.games.caverna.decisions import NOBODY, Round
from filone.games.caverna.homeboard import Home, new_home
from filone.kernel import position
from filone.kernel.sets import count
from filone.kernel.state import State

# Phases of a round, in their order; the opening comes before the first.
OPENING: Final = 0
NEW_SPACE: Final = 1
NEW_TOKEN: Final = 2
REFILL: Final = 3
WORK: Final = 4
LATE_TOKEN: Final = 5
CHOICE: Final = 6
FEEDING: Final = 7
BREEDING: Final = 8
END: Final = 9
PHASES: Final = (
    "opening",
    "new_space",
    "new_token",
    "refill",
    "work",
    "late_token",
    "choice",
    "feeding",
    "breeding",
    "end",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(position.Position):
    """`open_spaces` and `available` are sets of spaces and of furnishing tiles. `occupant` is the seat on each space,
    or NOBODY; `piles` are the goods that lie there. `starter` holds the starting player token, `first` began the
    current round. `leaves` and `questions` are the tokens still face down, `turned` those seen so far, in their order.
    `cursor` counts or names the seats in a phase, `passes` those who could not place a dwarf in a row. `active` is who
    acts, `actor` the dwarf that acts, `sent` the one that a ruby sent ahead, or NOBODY. `no_field` and `no_breeding`
    are the seats that leave out a phase of the harvest. `check_room` is set where animals may have lost their place.
    """

    options: dict[str, Any]
    clears_above: int
    carpenter_by_action: bool
    late_tokens: bool
    goods_left: bool
    stone_with_tile: bool
    homes: list[Home]
    open_spaces: int
    occupant: vec[i64]
    piles: vec[i64]
    available: int
    round: int
    starter: int
    first: int
    leaves: int
    questions: int
    turned: list[int]
    phase: int
    cursor: int
    passes: int
    active: int
    actor: int
    sent: int
    no_field: int
    no_breeding: int
    check_room: bool

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, Position)
        super().copy_into(twin)
        twin.options = self.options
        twin.clears_above = self.clears_above
        twin.carpenter_by_action = self.carpenter_by_action
        twin.late_tokens = self.late_tokens
        twin.goods_left = self.goods_left
        twin.stone_with_tile = self.stone_with_tile
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

    def set_up(self, options: dict[str, Any]) -> None:
        """The table before the first round (1.2 to 1.8)."""
        seats = self.seats
        self.options = options
        self.clears_above = 6 if options["solo_clearing"] == "over_6" else 5
        self.carpenter_by_action = options["carpenter"] == "action"
        self.late_tokens = options["late_tokens"]
        self.goods_left = options["goods_left"]
        self.stone_with_tile = options["stone_with_tile"]
        self.homes = [new_home() for _ in range(seats)]
        self.open_spaces = 0
        for number, space in enumerate(SPACES):
            if seats in space.seats and not space.stage:
                self.open_spaces |= 1 << number
        self.occupant = vec[i64]([NOBODY] * len(SPACES))
        self.piles = vec[i64]([0] * len(SLOT_GOOD))
        self.available = INTRODUCTORY if options["furnishings"] == "introductory" else ALL_TILES
        self.round = 1
        self.starter = 0
        self.first = 0
        self.leaves = 0 if seats == 1 else 3 if seats == 2 else 4
        self.questions = 0 if seats == 1 else 3
        self.turned = []
        self.phase = OPENING
        self.cursor = 0
        self.passes = 0
        self.active = 0
        self.actor = 0
        self.sent = NOBODY
        self.no_field = 0
        self.no_breeding = 0
        self.check_room = False
        self.ask_instead(Round(NOBODY))

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

    def needs(self, space: i64) -> list[int]:
        """For each part of a space, the part that must come before it, or -1."""
        return NEEDS_TILE[space] if self.stone_with_tile else NEEDS[space]

    def first_parts(self, space: i64) -> i64:
        """The parts of a space before which none must come, as a set."""
        return FIRST_TILE[space] if self.stone_with_tile else FIRST[space]

    def on_space(self, space: i64) -> i64:
        """How many goods lie on a space, of all kinds together."""
        total: i64 = 0
        slot: i64
        for slot in range(FIRST_SLOT[space], FIRST_SLOT[space + 1]):
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

    # What is hidden, and what is counted

    def redeal(self, seat: int, rng: Random) -> None:
        """Nothing on the table is hidden: what is still to come is drawn when it comes."""

    def census(self) -> dict[str, int]:
        """The furnishing tiles of which there is one, and the harvest tokens."""
        tiles = count(self.available & ~(1 << DWELLING))
        for home in self.homes:
            tiles += sum(1 for room in home.rooms if room.tile != DWELLING)
        return {"tiles": tiles, "tokens": self.leaves + self.questions + len(self.turned)}
