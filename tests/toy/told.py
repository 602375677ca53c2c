"""What comes of a step: the card that is swapped away, known to whoever held it."""

from filone.kernel.told import Tale, Told
from toy import moves
from toy.state import Toy

SWAPPED = Tale("swapped", {"card": ""}, secret=("card",))
TALES = (SWAPPED,)


def told(before: Toy, move: int, _after: Toy) -> list[Told]:
    seat = before.turn
    return [Told(SWAPPED, {"card": before.hands[seat]}, 1 << seat)] if moves.SWAP.has(move) else []
