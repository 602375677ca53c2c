"""Every kind of move. Chance deals the blocks, the cards and the cave tokens; the rest is up to the players.

Arguments are numbers from 0, as the lists of the content count them: `PLAY.card.of(move)` is an index of CARDS.
"""

from typing import Final

from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.content.cards import CARDS
from filone.games.eldorado.content.layout import REACH
from filone.games.eldorado.content.tiles import MOST_CAVES, MOST_SEAMS
from filone.games.eldorado.content.tokens import TOKENS
from filone.kernel.space import Arg, Cell, Flag, Kind0, Kind1, Kind2, MoveSpace, Names, Number, Seat

MOST_SEATS: Final = 4
_PLACES: Final = range(-REACH, REACH + 1)


class OfCard(Kind1):
    """A kind that names one card: `play`, `pay`, `buy` and others."""

    def __init__(self, name: str) -> None:
        self.card = Names("card", CARDS)
        super().__init__(name, self.card)


class Token(Kind1):
    def __init__(self) -> None:
        self.token = Names("token", TOKENS)
        super().__init__("token", self.token)


class OfPawn(Kind2):
    """What one of the own pawns does; with two players it may be the `second`."""

    def __init__(self, name: str, what: Arg) -> None:
        self.second = Flag("second")
        super().__init__(name, what, self.second)


class Step(OfPawn):
    def __init__(self) -> None:
        self.cell = Cell("cell", _PLACES, _PLACES)
        super().__init__("step", self.cell)


class Clear(OfPawn):
    def __init__(self) -> None:
        self.block = Number("block", range(1, BLOCKS + 1))
        super().__init__("clear", self.block)


class Explore(Kind1):
    def __init__(self) -> None:
        self.cave = Number("cave", range(1, MOST_CAVES + 1))
        super().__init__("explore", self.cave)


class Block(Kind2):
    def __init__(self) -> None:
        self.seam = Number("seam", range(1, MOST_SEAMS + 1))
        self.block = Number("block", range(1, BLOCKS + 1))
        super().__init__("block", self.seam, self.block, chance=True)


class Draw(Kind2):
    def __init__(self) -> None:
        self.player = Seat("player", MOST_SEATS)
        self.card = Names("card", CARDS, secret=True)
        super().__init__("draw", self.player, self.card, chance=True)


class Find(Kind2):
    def __init__(self) -> None:
        self.player = Seat("player", MOST_SEATS)
        self.token = Names("token", TOKENS)
        super().__init__("find", self.player, self.token, chance=True)


class Start(Kind1):
    def __init__(self) -> None:
        self.player = Seat("player", MOST_SEATS)
        super().__init__("start", self.player, chance=True)


# Phase 1
PLAY: Final = OfCard("play")
CHANGE: Final = OfCard("change")
TOKEN: Final = Token()
PAY: Final = OfCard("pay")
STEP: Final = Step()
CLEAR: Final = Clear()
STOP: Final = Kind0("stop")
BUY: Final = OfCard("buy")
TAKE: Final = OfCard("take")
REMOVE: Final = OfCard("remove")
SWAP: Final = OfCard("swap")
EXPLORE: Final = Explore()
LEAVE: Final = Kind0("leave")
LOSE: Final = Kind0("lose")
DONE: Final = Kind0("done")
END: Final = Kind0("end")
# Phase 2
DISCARD: Final = OfCard("discard")
KEEP: Final = Kind0("keep")
# Chance
BLOCK: Final = Block()
DRAW: Final = Draw()
FIND: Final = Find()
START: Final = Start()

SPACE: Final = MoveSpace(
    PLAY,
    CHANGE,
    TOKEN,
    PAY,
    STEP,
    CLEAR,
    STOP,
    BUY,
    TAKE,
    REMOVE,
    SWAP,
    EXPLORE,
    LEAVE,
    LOSE,
    DONE,
    END,
    DISCARD,
    KEEP,
    BLOCK,
    DRAW,
    FIND,
    START,
)
