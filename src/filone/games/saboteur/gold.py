"""The gold cards: drawn, handed round, kept in secret, or paid out in the open."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from filone.games.saboteur.content.numbers import GOLD_CARDS
from filone.games.saboteur.shuffle import shuffled
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
PAYS: Final = ["hidden", "fewest", "random"]
"""How saboteurs are paid: with the fewest cards, in secret (8.11) or in the open (8.13), or at random (8.12)."""
HIDDEN: Final = 0
AT_RANDOM: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Gold(Declared):
    """`deck` and `pool` count the gold cards with one, two and three nuggets: in the pile, and on their way round.

    `picks` are (round, seat, nuggets) in the order in which cards were kept. `payments` are (round, seat, ones, twos,
    threes, loose nuggets). `pays`, a number of PAYS, is an option.
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

    def __init__(self, pays: int) -> None:
        self.pays = pays
        self.deck = GOLD_CARDS[:]
        self.pool = [0, 0, 0]
        self.picks = []
        self.payments = []

    def copy(self) -> Gold:
        twin = Gold(self.pays)
        self.copy_fields(twin)
        return twin

    def draw(self, nuggets: int) -> None:
        self.deck[nuggets - 1] -= 1
        self.pool[nuggets - 1] += 1

    def keep(self, round: int, seat: int, nuggets: int) -> None:
        self.pool[nuggets - 1] -= 1
        self.picks.append((round, seat, nuggets))

    def ways_to_pay(self, value: int) -> list[tuple[int, int, int]]:
        """As is agreed, from the pile; less than the value if the pile cannot make it up."""
        return ways_to_pay(self.deck, value, self.pays)

    def pay(self, round: int, seat: int, ones: int, twos: int, threes: int, loose: int) -> None:
        _take(self.deck, (ones, twos, threes))
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
        Payments were made from the pile of their time, so it must have led to what is known of them.
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
        if not unseen and not (hidden_pool and any(self.pool)) and not self._secret_payments(seat):
            return
        pool = _cards(self.pool) if hidden_pool else []
        nuggets = [self.picks[at][2] for at in unseen] + pool + _cards(self.deck)
        for payment in self._secret_payments(seat):
            nuggets += _cards(_paid(payment))
        drawn = len(unseen) + len(pool)
        agreed = False
        while not agreed:
            nuggets = shuffled(nuggets, drawn, rng)
            self._assign(unseen, nuggets)
            agreed = self._payments_agree(seat, rng)
            self.deck = _counts(nuggets[drawn:])
            for payment in self._secret_payments(seat):
                _take(self.deck, _paid(payment))
            agreed = agreed and min(self.deck) >= 0
        if hidden_pool:
            self.pool = _counts(nuggets[len(unseen) : drawn])

    def _secret_payments(self, seat: int) -> list[tuple[int, int, int, int, int, int]]:
        """Those of which the seat knows the value and the number of cards, and no more."""
        return [payment for payment in self.payments if self.pays == HIDDEN and payment[1] != seat]

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
        nuggets = shuffled(nuggets, len(nuggets), rng)
        self._assign(places, nuggets)
        pool[:] = nuggets[len(places) :]

    def _assign(self, places: list[int], nuggets: list[int]) -> None:
        for number, at in enumerate(places):
            pick = self.picks[at]
            self.picks[at] = (pick[0], pick[1], nuggets[number])

    def _payments_agree(self, seat: int, rng: Random) -> bool:
        """Would the payments have been made as they were, had the picks been these? Secret ones are made anew."""
        for number, payment in enumerate(self.payments):
            when, who, ones, twos, threes, loose = payment
            deck = GOLD_CARDS[:]
            for earlier, _, nuggets in self.picks:
                if earlier < when:
                    deck[nuggets - 1] -= 1
            for before in self.payments[:number]:
                _take(deck, _paid(before))
            value = worth(_paid(payment))
            ways = ways_to_pay(deck, value + loose, self.pays)
            if not ways:  # more of a kind was kept since than payments made anew had left
                return False
            if self.pays == HIDDEN and who != seat:
                ones_now, twos_now, threes_now = ways[0]
                if worth(ways[0]) != value or sum(ways[0]) != ones + twos + threes:
                    return False
                self.payments[number] = (when, who, ones_now, twos_now, threes_now, loose)
            elif _paid(payment) not in ways:
                return False
            elif self.pays == AT_RANDOM:
                weights = [likelihood(deck, way) for way in ways]
                if rng.random() * sum(weights) >= likelihood(deck, _paid(payment)):
                    return False
        return True


def worth(bundle: tuple[int, int, int]) -> int:
    ones, twos, threes = bundle
    return ones + 2 * twos + 3 * threes


def ways_to_pay(deck: list[int], value: int, pays: int) -> list[tuple[int, int, int]]:
    """The best way to pay a value from these cards; at random, all ways that pay as much, in order."""
    ways = [way for way in BUNDLES[value] if way[0] <= deck[0] and way[1] <= deck[1] and way[2] <= deck[2]]
    if pays != AT_RANDOM:
        return ways[:1]
    ways = [way for way in ways if worth(way) == worth(ways[0])]
    ways.sort()
    return ways


def likelihood(deck: list[int], way: tuple[int, int, int]) -> int:
    """How many hands of cards of the deck make up this way to pay."""
    return comb(deck[0], way[0]) * comb(deck[1], way[1]) * comb(deck[2], way[2])


def _paid(payment: tuple[int, int, int, int, int, int]) -> tuple[int, int, int]:
    return payment[2], payment[3], payment[4]


def _take(deck: list[int], cards: tuple[int, int, int]) -> None:
    deck[0] -= cards[0]
    deck[1] -= cards[1]
    deck[2] -= cards[2]


def _cards(counts: Sequence[int]) -> list[int]:
    return [1] * counts[0] + [2] * counts[1] + [3] * counts[2]


def _counts(nuggets: list[int]) -> list[int]:
    counts = [0, 0, 0]
    for value in nuggets:
        counts[value - 1] += 1
    return counts
