"""The four piles of every expedition, as counts by kind of card.

A shuffled pile is one whose next card nobody knows, so counts are all there is to it: shuffling is moving counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from filone.games.eldorado.cards import KINDS, STARTING_DECK


class Decks:
    """Each list has `KINDS` counts for each seat. `known` are cards of a hand that everybody can be sure of."""

    def __init__(
        self,
        draw: list[int],
        hand: list[int],
        played: list[int],
        discard: list[int],
        known: list[int],
        gone: list[int],
        in_hand: list[int],
        in_draw: list[int],
        in_discard: list[int],
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
        return Decks, (
            self.draw,
            self.hand,
            self.played,
            self.discard,
            self.known,
            self.gone,
            self.in_hand,
            self.in_draw,
            self.in_discard,
        )

    def ready_to_draw(self, seat: int) -> bool:
        """Whether there is a card to draw, once the discard pile is shuffled if need be."""
        if self.in_draw[seat] == 0:
            if self.in_discard[seat] == 0:
                return False
            self._shuffle(seat)
        return True

    def _shuffle(self, seat: int) -> None:
        """The discard pile becomes the draw pile. With no card left undrawn, the whole hand can be told by all."""
        first = seat * KINDS
        for at in range(first, first + KINDS):
            self.draw[at] = self.discard[at]
            self.discard[at] = 0
            self.known[at] = self.hand[at]
        self.in_draw[seat] = self.in_discard[seat]
        self.in_discard[seat] = 0

    def take(self, seat: int, kind: int) -> None:
        """A card is drawn."""
        self.draw[seat * KINDS + kind] -= 1
        self.in_draw[seat] -= 1
        self.hand[seat * KINDS + kind] += 1
        self.in_hand[seat] += 1

    def spend(self, seat: int, kind: int) -> None:
        """A card leaves the hand, for all to see."""
        at = seat * KINDS + kind
        self.hand[at] -= 1
        self.in_hand[seat] -= 1
        if self.known[at]:
            self.known[at] -= 1

    def play(self, seat: int, kind: int) -> None:
        """To the played area, until phase 2."""
        self.spend(seat, kind)
        self.played[seat * KINDS + kind] += 1

    def remove(self, seat: int, kind: int) -> None:
        """Out of the game."""
        self.spend(seat, kind)
        self.gone[kind] += 1

    def keep_item(self, seat: int, kind: int) -> None:
        """An item that would have left the game goes to the played area after all."""
        self.gone[kind] -= 1
        self.played[seat * KINDS + kind] += 1

    def gain(self, seat: int, kind: int) -> None:
        """A new card lies on the discard pile."""
        self.discard[seat * KINDS + kind] += 1
        self.in_discard[seat] += 1

    def throw(self, seat: int, kind: int) -> None:
        """From the hand to the discard pile."""
        self.spend(seat, kind)
        self.gain(seat, kind)

    def clear_played(self, seat: int) -> None:
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
        wanted = self.in_hand[seat]
        for kind in range(KINDS):
            at = first + kind
            known = self.known[at]
            pool += [kind] * (self.hand[at] - known + self.draw[at])
            self.draw[at] += self.hand[at] - known
            self.hand[at] = known
            wanted -= known
        for kind in rng.sample(pool, wanted):
            self.draw[first + kind] -= 1
            self.hand[first + kind] += 1


def new_decks(seats: int) -> Decks:
    """Everybody's eight cards, shuffled."""
    empty = [0] * (seats * KINDS)
    return Decks(
        list(STARTING_DECK) * seats,
        empty[:],
        empty[:],
        empty[:],
        empty[:],
        [0] * KINDS,
        [0] * seats,
        [sum(STARTING_DECK)] * seats,
        [0] * seats,
    )
