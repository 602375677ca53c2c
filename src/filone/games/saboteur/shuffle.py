"""The one bit of chance that is not a move: sampling what a seat does not know."""

from random import Random


def shuffle_front(cards: list[int], count: int, rng: Random) -> None:
    """Make the first `count` cards a fair draw from all of them, in fair order; the rest stays in no particular order."""
    total = len(cards)
    for at in range(min(count, total - 1)):
        other = at + int(rng.random() * (total - at))
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
