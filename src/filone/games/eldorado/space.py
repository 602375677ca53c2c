"""Every move of El Dorado. Chance deals the blocks, the cards and the cave tokens; the rest is up to the players."""

from typing import Final

from filone.games.eldorado.cards import CARDS
from filone.games.eldorado.caves import TOKENS
from filone.games.eldorado.layout import REACH
from filone.kernel.space import Cell, Flag, Kind, MoveSpace, Names, Number, Seat

_PLACES: Final = range(-REACH, REACH + 1)

SPACE: Final = MoveSpace(
    # Phase 1
    Kind("play", Names("card", CARDS)),
    Kind("change", Names("card", CARDS)),
    Kind("token", Names("token", TOKENS)),
    Kind("pay", Names("card", CARDS)),
    Kind("step", Cell("cell", _PLACES, _PLACES), Flag("second")),
    Kind("clear", Number("block", range(1, 7)), Flag("second")),
    Kind("stop"),
    Kind("buy", Names("card", CARDS)),
    Kind("take", Names("card", CARDS)),
    Kind("remove", Names("card", CARDS)),
    Kind("swap", Names("card", CARDS)),
    Kind("explore", Number("cave", range(1, 8))),
    Kind("leave"),
    Kind("lose"),
    Kind("done"),
    Kind("end"),
    # Phase 2
    Kind("discard", Names("card", CARDS)),
    Kind("keep"),
    # Chance
    Kind("block", Number("seam", range(1, 9)), Number("block", range(1, 7)), chance=True),
    Kind("draw", Seat("player", 4), Names("card", CARDS, secret=True), chance=True),
    Kind("find", Seat("player", 4), Names("token", TOKENS), chance=True),
    Kind("start", Seat("player", 4), chance=True),
)

PLAY: Final = SPACE.base("play")
CHANGE: Final = SPACE.base("change")
TOKEN: Final = SPACE.base("token")
PAY: Final = SPACE.base("pay")
STEP: Final = SPACE.base("step")
CLEAR: Final = SPACE.base("clear")
STOP: Final = SPACE.base("stop")
BUY: Final = SPACE.base("buy")
TAKE: Final = SPACE.base("take")
REMOVE: Final = SPACE.base("remove")
SWAP: Final = SPACE.base("swap")
EXPLORE: Final = SPACE.base("explore")
LEAVE: Final = SPACE.base("leave")
LOSE: Final = SPACE.base("lose")
DONE: Final = SPACE.base("done")
END: Final = SPACE.base("end")
DISCARD: Final = SPACE.base("discard")
KEEP: Final = SPACE.base("keep")
BLOCK: Final = SPACE.base("block")
DRAW: Final = SPACE.base("draw")
FIND: Final = SPACE.base("find")
START: Final = SPACE.base("start")
