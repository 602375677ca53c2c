"""Every kind of move and its arguments."""

from typing import Final

from filone.games.caverna.actions import PIECES, TWINS
from filone.games.caverna.exchanges import EXCHANGE_NAMES
from filone.games.caverna.furnishings import FURNISHINGS
from filone.games.caverna.goods import GOODS
from filone.games.caverna.loot import LOOT_NAMES
from filone.games.caverna.spaces import CARD_NAMES, PART_NAMES, SPACE_NAMES
from filone.kernel.space import Cell, Flag, Kind, MoveSpace, Names, Number, Seat

TILES: Final = [tile.name for tile in FURNISHINGS]
COLUMNS: Final = range(-1, 7)
ROWS: Final = range(-1, 5)
"""The board has columns 0 to 5 and rows 0 to 3, counted from the top left; tiles may stick out one cell beyond it."""

TOWARD: Final = ("right", "down", "left", "up")
MOST_FOOD: Final = 200
"""More food than anybody buys with gold in one go."""

SPACE: Final = MoveSpace(
    # Work
    Kind("use", Names("space", SPACE_NAMES)),
    Kind("send", Number("strength", range(15))),
    Kind("pass"),
    Kind("part", Names("part", PART_NAMES)),
    Kind("stop"),
    Kind("imitate", Names("space", SPACE_NAMES)),
    # Steps of an action
    Kind("lay", Names("tile", TWINS, noun="land"), Cell("cell", COLUMNS, ROWS), Names("toward", TOWARD)),
    Kind("put", Names("piece", PIECES, noun="land"), Cell("cell", COLUMNS, ROWS)),
    Kind("furnish", Names("tile", TILES)),
    Kind("pay", Flag("for_wood"), Flag("for_stone")),
    Kind("install", Names("tile", TILES), Cell("cell", COLUMNS, ROWS)),
    Kind("sow", Number("grain", range(3)), Number("vegetables", range(3))),
    Kind("forge", Number("strength", range(1, 9))),
    Kind("loot", Names("item", LOOT_NAMES, noun="loot")),
    Kind("buy", Names("good", GOODS)),
    Kind("trade", Number("times", range(1, 4))),
    # Exchanges
    Kind("exchange"),
    Kind("swap", Names("exchange", EXCHANGE_NAMES)),
    Kind("coins"),
    Kind("food", Number("amount", range(1, MOST_FOOD + 1))),
    Kind("disarm", Number("dwarf", range(1, 7)), Number("strength", range(1, 15))),
    # Harvest
    Kind("skip", Names("phase", ("field", "breeding"))),
    Kind("substitute", Names("good", ("wood", "stone", "ore"), noun="meal")),
    Kind("feed"),
    Kind("breed", Flag("sheep"), Flag("donkey"), Flag("boar"), Flag("cattle")),
    Kind("finish"),
    # The game for one
    Kind("save", Names("space", SPACE_NAMES)),
    Kind("clear"),
    # Chance
    Kind("start", Seat("target", 7), chance=True),
    Kind("reveal", Names("card", CARD_NAMES, noun="space"), chance=True),
    Kind("token", Names("token", ("leaf", "question")), chance=True),
)

USE: Final = SPACE.base("use")
SEND: Final = SPACE.base("send")
PASS: Final = SPACE.base("pass")
PART_MOVE: Final = SPACE.base("part")
STOP: Final = SPACE.base("stop")
IMITATE_MOVE: Final = SPACE.base("imitate")
LAY_MOVE: Final = SPACE.base("lay")
PUT_MOVE: Final = SPACE.base("put")
FURNISH_MOVE: Final = SPACE.base("furnish")
PAY: Final = SPACE.base("pay")
INSTALL: Final = SPACE.base("install")
SOW_MOVE: Final = SPACE.base("sow")
FORGE_MOVE: Final = SPACE.base("forge")
LOOT_MOVE: Final = SPACE.base("loot")
BUY_MOVE: Final = SPACE.base("buy")
TRADE_MOVE: Final = SPACE.base("trade")
EXCHANGE: Final = SPACE.base("exchange")
SWAP: Final = SPACE.base("swap")
COINS_MOVE: Final = SPACE.base("coins")
BUY_FOOD: Final = SPACE.base("food")
DISARM: Final = SPACE.base("disarm")
SKIP: Final = SPACE.base("skip")
SUBSTITUTE: Final = SPACE.base("substitute")
FEED: Final = SPACE.base("feed")
BREED_MOVE: Final = SPACE.base("breed")
FINISH: Final = SPACE.base("finish")
SAVE: Final = SPACE.base("save")
CLEAR: Final = SPACE.base("clear")
START: Final = SPACE.base("start")
REVEAL: Final = SPACE.base("reveal")
TOKEN_MOVE: Final = SPACE.base("token")
