"""Every kind of move."""

from typing import Final

from filone.kernel.space import Kind0, Kind2, MoveSpace, Number, Seat
from toy.content.cards import CARDS


class Deal(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", 4)
        self.card = Number("card", CARDS, secret=True)
        super().__init__("deal", self.target, self.card, chance=True)


KEEP: Final = Kind0("keep")
SWAP: Final = Kind0("swap")
DEAL: Final = Deal()

SPACE: Final = MoveSpace(KEEP, SWAP, DEAL)
