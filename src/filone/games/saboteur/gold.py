"""The gold cards: drawn, handed round, kept in secret, or paid out in the open."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from filone.games.saboteur.content.numbers import GOLD_CARDS
from filone.games.saboteur.shuffle import shuffle_front
from filone.kernel.fields import Declared


def _bundles(value: int) -> list[tuple[int, int, int]]:
    """Ways to pay with ones, twos and threes, best first.

    Nearest to the value (8.9), then fewest cards, then with the best card (8.8).
    """
    ways = [
        (ones, twos, threes)
        for ones in range(value + 1)
        for twos in range(value // 2 + 1)
        for threes in range(value // 3 + 1)
        if ones + 2 * twos + 3 * threes <= value
    ]
    ways.sort(key=lambda way: (-(way[0] + 2 * way[1] + 3 * way[2]), sum(way), -way[2]))
    return ways


BUNDLES: Final = [_bundles(value) for value in range(5)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Gold(Declared):
    """`deck` and `pool` count the gold cards with one, two and three nuggets: in the pile, and on their way round.

    `picks` are (round, seat, nuggets) in the order in which cards were kept. `payments` are (round, seat, ones, twos,
    threes, loose nuggets).
    """

    deck: list[int]
    pool: list[int]
    picks: list[tuple[int, int, int]]
    payments: list[tuple[int, int, int, int, int, int]]

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Gold) -> None:
        twin.deck = self.deck[:]
        twin.pool = self.pool[:]
        twin.picks = self.picks[:]
        twin.payments = self.payments[:]

    def __init__(self) -> None:
        self.deck = GOLD_CARDS[:]
        self.pool = [0, 0, 0]
        self.picks = []
        self.payments = []

    def copy(self) -> Gold:
        twin = Gold()
        self.copy_fields(twin)
        return twin

    def draw(self, nuggets: int) -> None:
        self.deck[nuggets - 1] -= 1
        self.pool[nuggets - 1] += 1

    def keep(self, round: int, seat: int, nuggets: int) -> None:
        self.pool[nuggets - 1] -= 1
        self.picks.append((round, seat, nuggets))

    def change(self, value: int) -> tuple[int, int, int]:
        """The best way to pay a value from the pile; less than the value if the pile cannot make it up."""
        return change(self.deck, value)

    def pay(self, round: int, seat: int, ones: int, twos: int, threes: int, loose: int) -> None:
        self.deck[0] -= ones
        self.deck[1] -= twos
        self.deck[2] -= threes
        self.payments.append((round, seat, ones, twos, threes, loose))

    def nuggets(self, seat: int, round: int) -> int:
        """What a seat got in a round."""
        total = 0
        for when, who, nuggets in self.picks:
            if who == seat and when == round:
                total += nuggets
        for when, who, ones, twos, threes, loose in self.payments:
            if who == seat and when == round:
                total += ones + 2 * twos + 3 * threes + loose
        return total

    def cards(self, seat: int) -> int:
        """How many gold cards a seat owns: everybody sees that."""
        count = 0
        for _, who, _ in self.picks:
            if who == seat:
                count += 1
        for _, who, ones, twos, threes, _ in self.payments:
            if who == seat:
                count += ones + twos + threes
        return count

    # What a seat does not know of it

    def redeal(self, seat: int, round: int, holder: int, rng: Random) -> None:
        """Another fair division of the gold that `seat` cannot tell from this one.

        Whoever held the cards knows what they passed on, so what was kept after them comes out of what they have seen;
        everything else comes out of the gold they have never seen. `holder` sees the pool right now (-1: nobody).
        Payments were made in the open, so the pile from which they were made must have led to them.
        """
        unseen: list[int] = []  # positions of picks of which the seat has seen nothing
        start = 0
        while start < len(self.picks):
            stop = start
            while stop < len(self.picks) and self.picks[stop][0] == self.picks[start][0]:
                stop += 1
            pool_is_here = self.picks[start][0] == round
            self._redeal_round(seat, start, stop, unseen, pool_is_here, holder, rng)
            start = stop
        held = any(when == round and who == seat for when, who, _ in self.picks)
        hidden_pool = holder != seat and not held
        if not unseen and not (hidden_pool and any(self.pool)):
            return
        pool = _cards(self.pool) if hidden_pool else []
        nuggets = [self.picks[at][2] for at in unseen] + pool + _cards(self.deck)
        drawn = len(unseen) + len(pool)
        while True:
            shuffle_front(nuggets, drawn, rng)
            self._assign(unseen, nuggets)
            if self._payments_agree():
                break
        if hidden_pool:
            self.pool = _counts(nuggets[len(unseen) : drawn])
        self.deck = _counts(nuggets[drawn:])

    def _redeal_round(
        self, seat: int, start: int, stop: int, unseen: list[int], pool_is_here: bool, holder: int, rng: Random
    ) -> None:
        """Shuffle what was kept between two moments at which the seat held the cards: it knows what, not by whom."""
        held = False
        between: list[int] = []
        for at in range(start, stop):
            if self.picks[at][1] != seat:
                (between if held else unseen).append(at)
                continue
            self._shuffle(between, [], rng)
            between = []
            held = True
        if held:
            pool = _cards(self.pool) if pool_is_here and holder != seat else []
            self._shuffle(between, pool, rng)
            if pool:
                self.pool = _counts(pool)

    def _shuffle(self, places: list[int], pool: list[int], rng: Random) -> None:
        """Mix the picks at these places with the pool."""
        nuggets = [self.picks[at][2] for at in places] + pool
        shuffle_front(nuggets, len(nuggets), rng)
        self._assign(places, nuggets)
        pool[:] = nuggets[len(places) :]

    def _assign(self, places: list[int], nuggets: list[int]) -> None:
        for number, at in enumerate(places):
            pick = self.picks[at]
            self.picks[at] = (pick[0], pick[1], nuggets[number])

    def _payments_agree(self) -> bool:
        """Would the payments have been made as they were, had the picks been these?"""
        for number, (when, _, ones, twos, threes, loose) in enumerate(self.payments):
            deck = GOLD_CARDS[:]
            for earlier, _, nuggets in self.picks:
                if earlier < when:
                    deck[nuggets - 1] -= 1
            for _, _, *cards, _ in self.payments[:number]:
                for value in range(3):
                    deck[value] -= cards[value]
            if change(deck, ones + 2 * twos + 3 * threes + loose) != (ones, twos, threes):
                return False
        return True


def change(deck: list[int], value: int) -> tuple[int, int, int]:
    for bundle in BUNDLES[value]:
        if bundle[0] <= deck[0] and bundle[1] <= deck[1] and bundle[2] <= deck[2]:
            return bundle
    return (0, 0, 0)


def _cards(counts: list[int]) -> list[int]:
    return [1] * counts[0] + [2] * counts[1] + [3] * counts[2]


def _counts(nuggets: list[int]) -> list[int]:
    counts = [0, 0, 0]
    for value in nuggets:
        counts[value - 1] += 1
    return counts
