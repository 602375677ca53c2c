"""Every kind of move. Drawing a card is a move of chance, whose card only the one who draws it sees.

Arguments are numbers from 0, as the lists of the content count them: `LAY.card.of(move)` is a place in NUGGETS.
"""

from typing import Final

from filone.cli.template.content.cards import CARDS, SEATS
from filone.kernel.space import Kind0, Kind1, Kind2, MoveSpace, Number, Seat


class Lay(Kind1):
    def __init__(self) -> None:
        self.card = Number("card", range(1, CARDS + 1))
        super().__init__("lay", self.card)


class Stop(Kind0):
    def __init__(self) -> None:
        super().__init__("stop")


class Draw(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", SEATS)
        self.card = Number("card", range(1, CARDS + 1), secret=True)
        super().__init__("draw", self.target, self.card, chance=True)


LAY: Final = Lay()
STOP: Final = Stop()
DRAW: Final = Draw()
SPACE: Final = MoveSpace(LAY, STOP, DRAW)
