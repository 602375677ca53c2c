"""What lies on the table: the piles of every expedition, the market, the caves, pawns and blocks."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.content.cards import (
    CARDS,
    COPIES,
    FIRST_FOR_SALE,
    FIRST_IN_RESERVE,
    KINDS,
    PLACES,
    STARTING_DECK,
)
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tokens import PILE, TOKEN_COUNT, TOKEN_KINDS, TOKENS
from filone.kernel import position
from filone.kernel.fields import Declared, field_values
from filone.kernel.space import Kind1

BOX: Final = -2
ON_SEAM: Final = -1
ARRIVED: Final = -1
NOBODY: Final = -1


class Decks(Declared):
    """The four piles of every expedition, as KINDS counts for each seat.

    A shuffled pile is one whose next card nobody knows, so counts are all there is to it: shuffling is moving counts.
    `known` are cards of a hand that everybody can be sure of, `gone` those that left the game.
    """

    draw: vec[i64]
    hand: vec[i64]
    played: vec[i64]
    discard: vec[i64]
    known: vec[i64]
    gone: list[int]
    in_hand: vec[i64]
    in_draw: vec[i64]
    in_discard: vec[i64]

    def __init__(
        self,
        draw: vec[i64],
        hand: vec[i64],
        played: vec[i64],
        discard: vec[i64],
        known: vec[i64],
        gone: list[int],
        in_hand: vec[i64],
        in_draw: vec[i64],
        in_discard: vec[i64],
    ) -> None:
        self.draw = draw
        self.hand = hand
        self.played = played
        self.discard = discard
        self.known = known
        self.gone = gone
        self.in_hand = in_hand
        self.in_draw = in_draw
        self.in_discard = in_discard

    def lay_out(
        self, seat: i64, hand: list[int], draw: list[int], known: list[int], played: list[int], discard: list[int]
    ) -> None:
        """Make a seat's piles hold so many cards of each kind."""
        first = seat * KINDS
        for card in range(i64(KINDS)):
            self.hand[first + card] = hand[card]
            self.draw[first + card] = draw[card]
            self.known[first + card] = known[card]
            self.played[first + card] = played[card]
            self.discard[first + card] = discard[card]
        self.in_hand[seat] = sum(hand)
        self.in_draw[seat] = sum(draw)
        self.in_discard[seat] = sum(discard)

    def copy(self) -> Decks:
        return Decks(
            self.draw[:],
            self.hand[:],
            self.played[:],
            self.discard[:],
            self.known[:],
            self.gone[:],
            self.in_hand[:],
            self.in_draw[:],
            self.in_discard[:],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Decks, tuple(field_values(self).values())

    def ready_to_draw(self, seat: i64) -> bool:
        """Whether there is a card to draw, once the discard pile is shuffled if need be (9.4, 9.5)."""
        if self.in_draw[seat] == 0:
            if self.in_discard[seat] == 0:
                return False
            self._shuffle(seat)
        return True

    def _shuffle(self, seat: i64) -> None:
        """The discard pile becomes the draw pile. With no card left undrawn, the whole hand can be told by all."""
        first = seat * KINDS
        for at in range(first, first + KINDS):
            self.draw[at] = self.discard[at]
            self.discard[at] = 0
            self.known[at] = self.hand[at]
        self.in_draw[seat] = self.in_discard[seat]
        self.in_discard[seat] = 0

    def take(self, seat: i64, card: i64) -> None:
        """A card is drawn."""
        self.draw[seat * KINDS + card] -= 1
        self.in_draw[seat] -= 1
        self.hand[seat * KINDS + card] += 1
        self.in_hand[seat] += 1

    def spend(self, seat: i64, card: i64) -> None:
        """A card leaves the hand, for all to see."""
        at = seat * KINDS + card
        self.hand[at] -= 1
        self.in_hand[seat] -= 1
        if self.known[at]:
            self.known[at] -= 1

    def play(self, seat: i64, card: i64) -> None:
        """To the played area, until phase 2."""
        self.spend(seat, card)
        self.played[seat * KINDS + card] += 1

    def remove(self, seat: i64, card: i64) -> None:
        """Out of the game."""
        self.spend(seat, card)
        self.gone[card] += 1

    def keep_item(self, seat: i64, card: i64) -> None:
        """An item that would have left the game goes to the played area after all."""
        self.gone[card] -= 1
        self.played[seat * KINDS + card] += 1

    def gain(self, seat: i64, card: i64) -> None:
        """A new card lies on the discard pile."""
        self.discard[seat * KINDS + card] += 1
        self.in_discard[seat] += 1

    def throw(self, seat: i64, card: i64) -> None:
        """From the hand to the discard pile."""
        self.spend(seat, card)
        self.gain(seat, card)

    def clear_played(self, seat: i64) -> None:
        """All played cards go to the discard pile."""
        first = seat * KINDS
        for at in range(first, first + KINDS):
            count = self.played[at]
            if count:
                self.played[at] = 0
                self.discard[at] += count
                self.in_discard[seat] += count

    def deal_again(self, seat: int, rng: Random) -> None:
        """Another hand of the same size: what is known of it stays, the rest comes from the cards nobody can place."""
        first = seat * KINDS
        pool: list[int] = []
        wanted: int = self.in_hand[seat]
        for card in range(KINDS):
            at = first + card
            known = self.known[at]
            pool += [card] * (self.hand[at] - known + self.draw[at])
            self.draw[at] += self.hand[at] - known
            self.hand[at] = known
            wanted -= known
        for card in rng.sample(pool, wanted):
            self.draw[first + card] -= 1
            self.hand[first + card] += 1


class Market(Declared):
    """`left[card]` are in each pile; `stalls` has a bit for every card whose pile stands in the market row, and `held`
    counts the places that hold a pile."""

    left: list[int]
    stalls: int
    held: int

    def __init__(self, left: list[int], stalls: int, held: int) -> None:
        self.left = left
        self.stalls = stalls
        self.held = held

    def copy(self) -> Market:
        return Market(self.left[:], self.stalls, self.held)

    def __reduce__(self) -> tuple[Any, ...]:
        return Market, tuple(field_values(self).values())

    def displays(self, card: i64) -> bool:
        """Whether the pile stands in the market row, not in the reserve."""
        return i64(self.stalls) >> card & 1 == 1

    def sells(self, card: i64) -> bool:
        """The six piles of the market (6.4); and, while a place is empty, those of the reserve (6.5)."""
        return self.left[card] > 0 and (self.held < PLACES or self.displays(card))

    def sell(self, card: i64) -> None:
        """A pile of the reserve moves to the empty place (6.5); a pile that runs out leaves its place empty (6.6)."""
        if not self.displays(card):
            self.stalls |= 1 << card
            self.held += 1
        self.give(card)

    def give(self, card: i64) -> None:
        """Without payment no pile moves (8.4)."""
        self.left[card] -= 1
        if self.left[card] == 0 and self.displays(card):
            self.stalls ^= 1 << card
            self.held -= 1


class Caves(Declared):
    """`unseen[token]` are face down, in a pile or in the box; `piles[cave]` and `held[seat, token]` are open to all."""

    unseen: list[int]
    piles: list[int]
    held: list[int]
    used: list[int]

    def __init__(self, unseen: list[int], piles: list[int], held: list[int], used: list[int]) -> None:
        self.unseen = unseen
        self.piles = piles
        self.held = held
        self.used = used

    def copy(self) -> Caves:
        return Caves(self.unseen[:], self.piles[:], self.held[:], self.used[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Caves, tuple(field_values(self).values())

    def find(self, cave: i64, seat: i64, token: i64) -> None:
        self.piles[cave] -= 1
        self.unseen[token] -= 1
        self.held[seat * TOKEN_KINDS + token] += 1

    def use(self, seat: i64, token: i64) -> None:
        self.held[seat * TOKEN_KINDS + token] -= 1
        self.used[token] += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(position.Position):
    """The first nine fields are agreed before the game and shared by all copies; `cap` is the last round, or 0.

    `each` is the number of pawns of a seat, `pawns` the hex of every one, seat by seat. `start` begins every round,
    `seat` is whose turn of the round it is, also while chance deals. `blocks` has the block on each seam, 0 where the
    way is open; `holders` where each block is: in the BOX, ON_SEAM, or with a seat. `arrived` are the seats whose pawns
    are all in El Dorado, in order of arrival. `passing` pawns are no longer in the way of this turn.

    The move under way has its `pawn` (once chosen), `symbols`, `power` that is left, the caves it began `beside` (a
    bit for each) and the `item` used. A toll is paid for a hex or a seam, with so many cards still due; a price for
    a `ware`, with so many half coins still due.
    """

    options: dict[str, Any]
    route: Route
    with_caves: bool
    native_crosses: bool
    transmitter_buys: bool
    only_through: bool
    moves_between: bool
    ties_by_sum: bool
    cap: int

    decks: Decks
    market: Market
    caves: Caves
    each: int
    start: int
    pawns: list[int]
    blocks: list[int]
    holders: list[int]
    arrived: list[int]
    seat: int
    round: int
    last_round: bool
    bought: bool
    passing: bool

    pawn: int
    symbols: int
    power: int
    beside: int
    item: int

    toll_hex: int
    toll_seam: int
    toll_due: int
    ware: int
    price_due: int

    # Made from the declaration above.
    def copy_fields(self, twin: Position) -> None:
        twin.options = self.options
        twin.route = self.route
        twin.with_caves = self.with_caves
        twin.native_crosses = self.native_crosses
        twin.transmitter_buys = self.transmitter_buys
        twin.only_through = self.only_through
        twin.moves_between = self.moves_between
        twin.ties_by_sum = self.ties_by_sum
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

    def census(self) -> dict[str, int]:
        decks = self.decks
        counts: dict[str, int] = {}
        for kind, card in enumerate(CARDS):
            counts[f"card-{card}"] = self.market.left[kind] + decks.gone[kind]
            for pile in (decks.draw, decks.hand, decks.played, decks.discard):
                counts[f"card-{card}"] += sum(list(pile)[kind::KINDS])
        for number, token in enumerate(TOKENS):
            held = sum(self.caves.held[number::TOKEN_KINDS])
            counts[f"token-{token}"] = self.caves.unseen[number] + self.caves.used[number] + held
        on_seams = sum(1 for block in self.blocks if block)
        counts["blocks"] = on_seams + sum(1 for where in self.holders[1:] if where != ON_SEAM)
        counts["pawns"] = len(self.pawns)
        return counts


def holds(position: Position, card: i64) -> bool:
    """Whether the seat on turn has such a card in hand."""
    return position.decks.hand[i64(position.seat) * KINDS + card] > 0


def list_held(position: Position, kind: Kind1) -> list[int]:
    """One move of a kind for each sort of card in the hand of the seat on turn."""
    hand = position.decks.hand
    first = i64(position.seat) * KINDS
    move = kind.of(0)
    return [move + card for card in range(i64(KINDS)) if hand[first + card]]


def tokens_of(position: Position, token: i64) -> int:
    """How many of these tokens lie before the seat on turn."""
    return position.caves.held[i64(position.seat) * TOKEN_KINDS + token]


def new_decks(seats: int) -> Decks:
    """Everybody's eight cards, shuffled (1.6)."""
    all_decks = STARTING_DECK * seats
    empty = vec[i64]([0] * (seats * KINDS))
    return Decks(
        vec[i64](all_decks),
        empty[:],
        empty[:],
        empty[:],
        empty[:],
        [0] * KINDS,
        vec[i64]([0] * seats),
        vec[i64]([sum(STARTING_DECK)] * seats),
        vec[i64]([0] * seats),
    )


def new_market() -> Market:
    """Six piles in the market, the others in the reserve (1.5)."""
    left = [0] * FIRST_FOR_SALE + [COPIES] * (KINDS - FIRST_FOR_SALE)
    return Market(left, (1 << FIRST_IN_RESERVE) - (1 << FIRST_FOR_SALE), PLACES)


def new_caves(caves: int, seats: int) -> Caves:
    """Four tokens face down on every cave (12.1)."""
    return Caves(list(TOKEN_COUNT), [PILE] * caves, [0] * (seats * TOKEN_KINDS), [0] * TOKEN_KINDS)


def new_holders() -> list[int]:
    """All blocks in the box; the list counts from 1, as the blocks do."""
    return [BOX] * (BLOCKS + 1)
