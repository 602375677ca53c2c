"""Everything that lies on the table of Valdora and in front of the players: declared, copied, counted."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from filone.games.valdora.content import gems
from filone.games.valdora.content.cards import LEFT, Card, Deck
from filone.games.valdora.content.equipment import MISSING
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import is_catalogue, is_road, road_of
from filone.games.valdora.content.valley import Valley
from filone.games.valdora.decisions import TurnOver
from filone.kernel import position
from filone.kernel.fields import Declared
from filone.kernel.sets import count


class Book(Declared):
    """Two stacks, the top card last, and what is still open about the set that came with the book.

    `fresh` has a bit for each card still unseen under the right stack, `blank` for each card whose back is unseen,
    wherever it is. Among cards that look alike the one with the lowest number goes first; only how many are left
    has a meaning.
    """

    def __init__(self, deck: Deck, left: list[Card], right: list[Card], fresh: int, blank: int) -> None:
        self.deck: Deck = deck
        self.left: list[Card] = left
        self.right: list[Card] = right
        self.fresh: int = fresh
        self.blank: int = blank

    def copy(self) -> Book:
        return Book(self.deck, self.left[:], self.right[:], self.fresh, self.blank)

    def __reduce__(self) -> tuple[Any, ...]:
        return Book, (self.deck, self.left, self.right, self.fresh, self.blank)

    def stack(self, side: i64) -> list[Card]:
        return self.left if side == LEFT else self.right

    def top(self, side: i64) -> Card | None:
        cards = self.stack(side)
        return cards[-1] if cards else None

    def shows(self, side: int, face: int) -> bool:
        """Whether a card lies on top of a side with this face."""
        top = self.top(side)
        return top is not None and top.face == face

    def is_covered(self) -> bool:
        """Whether the next card has come to the top but has not been looked at."""
        return self.fresh != 0 and not self.right

    def is_empty(self) -> bool:
        return not self.left and not self.right

    def unseen(self) -> int:
        """How many cards nobody has seen."""
        return count(self.fresh)

    def fronts(self) -> list[int]:
        """How many unseen cards show each face of `deck.faces`."""
        fronts = self.deck.fronts
        fresh: i64 = self.fresh
        return [count(fresh & fronts[face]) for face in self.deck.faces]

    def backs(self, front: int) -> list[int]:
        """How many cards with this front and an unseen back have each face of `deck.faces` there."""
        backs = self.deck.backs
        open_cards: i64 = self.deck.fronts[front] & self.blank
        return [count(open_cards & backs[face]) for face in self.deck.faces]

    def see_front(self, face: int) -> None:
        seen = self.deck.fronts[face] & self.fresh
        self.fresh ^= seen & -seen

    def see_back(self, front: int, back: int) -> None:
        seen = self.deck.fronts[front] & self.deck.backs[back] & self.blank
        self.blank ^= seen & -seen


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(position.Position):
    """`start` is the start player. `ending` says that the round is the last. `bag`, `discard` and each of `roads` are
    heaps of gems; `books` are numbered like their cities, `workshops` name their owners.

    The players' lists have an entry per seat: where the pawn is, coins, whether there are provisions, the gem on each
    item (or EMPTY, or MISSING), open commissions, the number of completed ones by crest and their points, craftsmen by
    colour, bonus tiles.

    Of the action: whether it has `begun`, whether a page was turned, how many gems can still be loaded.
    """

    round: int
    start: int
    ending: bool
    bank: int
    bag: int
    roads: list[int]
    discard: int
    books: list[Book]
    craftsmen: list[int]
    workshops: list[int]
    bonus: int
    at: list[int]
    coins: list[int]
    supplied: list[bool]
    cargo: list[list[int]]
    commissions: list[list[Card]]
    completed: list[list[int]]
    earned: list[int]
    crew: list[list[int]]
    bonuses: list[int]
    begun: bool
    paged: bool
    ships: int

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Position) -> None:
        twin.round = self.round
        twin.start = self.start
        twin.ending = self.ending
        twin.bank = self.bank
        twin.bag = self.bag
        twin.roads = self.roads[:]
        twin.discard = self.discard
        twin.books = [item.copy() for item in self.books]
        twin.craftsmen = self.craftsmen[:]
        twin.workshops = self.workshops[:]
        twin.bonus = self.bonus
        twin.at = self.at[:]
        twin.coins = self.coins[:]
        twin.supplied = self.supplied[:]
        twin.cargo = [row[:] for row in self.cargo]
        twin.commissions = [row[:] for row in self.commissions]
        twin.completed = [row[:] for row in self.completed]
        twin.earned = self.earned[:]
        twin.crew = [row[:] for row in self.crew]
        twin.bonuses = self.bonuses[:]
        twin.begun = self.begun
        twin.paged = self.paged
        twin.ships = self.ships

    def __init__(self, seats: int, valley: Valley, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.valley: Valley = valley
        self.options: dict[str, Any] = options
        self.limit: int = options["rounds"] or 0
        self.must_act: bool = options["compulsory_action"]
        self.must_replace: bool = options["return_with_purchase"]

    # Coins and gems

    def spend(self, seat: i64, coins: i64) -> None:
        """Coins to the bank."""
        self.coins[seat] -= coins
        self.bank += coins

    def load_of(self, seat: i64) -> i64:
        """The gems a player carries, as a heap."""
        load: i64 = 0
        held: i64
        for held in self.cargo[seat]:
            if held >= 0:
                load += gems.one(held)
        return load

    def holders(self, seat: i64, gem: i64) -> list[int]:
        """The items that carry a gem of this kind."""
        return [item for item, held in enumerate(self.cargo[seat]) if held == gem]

    def source(self, seat: i64) -> i64:
        """The gems that can be loaded where a player is, as a heap."""
        space: i64 = self.at[seat]
        return self.roads[road_of(space)] if is_road(space) else self.discard

    def census(self) -> dict[str, int]:
        carried = [self.load_of(seat) for seat in range(self.seats)]
        heap = self.bag + sum(self.roads) + self.discard + sum(carried)
        counted = {name: gems.count(heap, gem) for gem, name in enumerate(GEMS)}
        counted["equipment"] = sum([1 for cargo in self.cargo for held in cargo if held != MISSING]) - self.seats
        counted["commissions"] = sum([len(cards) for cards in self.commissions]) + sum(map(sum, self.completed))
        for number, book in enumerate(self.books):
            counted[cards_of(number)] += book.unseen() + len(book.left) + len(book.right)
        if isinstance(self.open, TurnOver):
            counted[cards_of(self.open.book)] += 1
        counted["coins"] = self.bank + sum(self.coins)
        counted["craftsmen"] = sum(self.craftsmen) + sum(map(sum, self.crew))
        counted["bonus"] = self.bonus + sum(self.bonuses)
        return counted


def cards_of(book: int) -> str:
    """What a book is made of."""
    return "equipment" if is_catalogue(book) else "commissions"
