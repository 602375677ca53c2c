"""Double-sided cards, of which nobody knows more than has been seen."""

from __future__ import annotations

from typing import Any, Final

from filone.kernel.fields import Declared

SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1

UNSEEN: Final = -1


class Card(Declared):
    """A card that is out of the pile: the face that shows, the face on its back (or UNSEEN) and which of the two
    identical sets it belongs to. Which card of its set it is stays open as long as nobody has seen both its faces.

    A card never changes: turning it over makes another. So copies share them.
    """

    def __init__(self, face: int, back: int, origin: int) -> None:
        self.face: int = face
        self.back: int = back
        self.origin: int = origin

    def __reduce__(self) -> tuple[Any, ...]:
        return Card, (self.face, self.back, self.origin)

    def flipped(self) -> Card:
        return Card(self.back, self.face, self.origin)


class Deck(Declared):
    """What is printed on a set of cards: for each face, as bit masks, the cards with it in front and on the back."""

    def __init__(self, cards: list[tuple[int, int]], face_count: int) -> None:
        self.cards: list[tuple[int, int]] = cards
        self.fronts: list[int] = [0] * face_count
        self.backs: list[int] = [0] * face_count
        for number, (front, back) in enumerate(cards):
            self.fronts[front] |= 1 << number
            self.backs[back] |= 1 << number
        self.faces: list[int] = [face for face in range(face_count) if self.fronts[face] | self.backs[face]]

    def __reduce__(self) -> tuple[Any, ...]:
        return Deck, (self.cards, len(self.fronts))
