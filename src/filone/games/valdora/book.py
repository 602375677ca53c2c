"""Books: piles of double-sided cards, of which nobody knows more than has been seen.

A card that is out of the pile is an int: the face that shows, the face on its back (or UNSEEN) and which of the two
identical sets it belongs to. Which card of its set it is stays open as long as nobody has seen both its faces.
"""

from __future__ import annotations

from typing import Any, Final

from filone.games.valdora.space import LEFT

UNSEEN: Final = 63
NO_CARD: Final = -1


def card_of(face: int, back: int, origin: int) -> int:
    return origin << 12 | back << 6 | face


def face_of(card: int) -> int:
    return card & 63


def back_of(card: int) -> int:
    return card >> 6 & 63


def origin_of(card: int) -> int:
    return card >> 12


def flipped(card: int) -> int:
    return card_of(back_of(card), face_of(card), origin_of(card))


class Deck:
    """What is printed on a set of cards: for each face, as bit masks, the cards with it in front and on the back."""

    def __init__(self, cards: list[tuple[int, int]], faces: int) -> None:
        self.cards = cards
        self.fronts = [0] * faces
        self.backs = [0] * faces
        for number, (front, back) in enumerate(cards):
            self.fronts[front] |= 1 << number
            self.backs[back] |= 1 << number
        self.faces = [face for face in range(faces) if self.fronts[face] | self.backs[face]]

    def __reduce__(self) -> tuple[Any, ...]:
        return Deck, (self.cards, len(self.fronts))


class Book:
    """Two stacks, the top card last, and what is still open about the set that came with the book.

    `fresh` has a bit for each card still unseen under the right stack, `blank` for each card whose back is unseen,
    wherever it is. Among cards that look alike the one with the lowest number goes first; only how many are left
    has a meaning.
    """

    def __init__(self, deck: Deck, left: list[int], right: list[int], fresh: int, blank: int) -> None:
        self.deck = deck
        self.left = left
        self.right = right
        self.fresh = fresh
        self.blank = blank

    def copy(self) -> Book:
        return Book(self.deck, self.left[:], self.right[:], self.fresh, self.blank)

    def stack(self, side: int) -> list[int]:
        return self.left if side == LEFT else self.right

    def top(self, side: int) -> int:
        stack = self.stack(side)
        return stack[-1] if stack else NO_CARD

    def covered(self) -> bool:
        """Whether the next card has come to the top but has not been looked at."""
        return self.fresh != 0 and not self.right

    def empty(self) -> bool:
        return not self.left and not self.right

    def fronts(self) -> list[int]:
        """How many unseen cards show each face of `deck.faces`."""
        return [(self.deck.fronts[face] & self.fresh).bit_count() for face in self.deck.faces]

    def backs(self, front: int) -> list[int]:
        """How many cards with this front and an unseen back have each face of `deck.faces` there."""
        open_cards = self.deck.fronts[front] & self.blank
        return [(self.deck.backs[face] & open_cards).bit_count() for face in self.deck.faces]

    def see_front(self, face: int) -> None:
        seen = self.deck.fronts[face] & self.fresh
        self.fresh ^= seen & -seen

    def see_back(self, front: int, back: int) -> None:
        seen = self.deck.fronts[front] & self.deck.backs[back] & self.blank
        self.blank ^= seen & -seen

    def __reduce__(self) -> tuple[Any, ...]:
        return Book, (self.deck, self.left, self.right, self.fresh, self.blank)
