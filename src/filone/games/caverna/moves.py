"""Every kind of move and its arguments.

Arguments are numbers from 0, as the lists of the content count them: `USE.space.of(move)` is an index of SPACES, and
`FORGE.strength.of(move)` is 0 for strength 1.
"""

from typing import Final

from filone.games.caverna.content.actions import PIECES, TWINS
from filone.games.caverna.content.board import COLUMNS, ROWS, TOWARD
from filone.games.caverna.content.exchanges import EXCHANGE_NAMES
from filone.games.caverna.content.furnishings import TILES
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.loot import LOOT_NAMES
from filone.games.caverna.content.people import FAMILY, MOST_SOWN, STRONGEST, STRONGEST_FORGED
from filone.games.caverna.content.rounds import TOKENS
from filone.games.caverna.content.spaces import CARD_NAMES, PART_NAMES, SPACE_NAMES
from filone.kernel.space import Cell, Flag, Kind0, Kind1, Kind2, Kind3, Kind4, MoveSpace, Names, Number, Seat

MOST_FOOD: Final = 200
"""More food than anybody buys with gold in one go."""


# Work


class Use(Kind1):
    def __init__(self) -> None:
        self.space = Names("space", SPACE_NAMES)
        super().__init__("use", self.space)


class Send(Kind1):
    def __init__(self) -> None:
        self.strength = Number("strength", range(STRONGEST + 1))
        super().__init__("send", self.strength)


class Part(Kind1):
    def __init__(self) -> None:
        self.part = Names("part", PART_NAMES)
        super().__init__("part", self.part)


class Imitate(Kind1):
    def __init__(self) -> None:
        self.space = Names("space", SPACE_NAMES)
        super().__init__("imitate", self.space)


# Steps of an action


class Lay(Kind3):
    def __init__(self) -> None:
        self.tile = Names("tile", TWINS, noun="land")
        self.cell = Cell("cell", COLUMNS, ROWS)
        self.toward = Names("toward", TOWARD)
        super().__init__("lay", self.tile, self.cell, self.toward)


class Put(Kind2):
    def __init__(self) -> None:
        self.piece = Names("piece", PIECES, noun="land")
        self.cell = Cell("cell", COLUMNS, ROWS)
        super().__init__("put", self.piece, self.cell)


class Furnish(Kind1):
    def __init__(self) -> None:
        self.tile = Names("tile", TILES)
        super().__init__("furnish", self.tile)


class Pay(Kind2):
    def __init__(self) -> None:
        self.for_wood = Flag("for_wood")
        self.for_stone = Flag("for_stone")
        super().__init__("pay", self.for_wood, self.for_stone)


class Install(Kind2):
    def __init__(self) -> None:
        self.tile = Names("tile", TILES)
        self.cell = Cell("cell", COLUMNS, ROWS)
        super().__init__("install", self.tile, self.cell)


class Sow(Kind2):
    def __init__(self) -> None:
        self.grain = Number("grain", range(MOST_SOWN + 1))
        self.vegetables = Number("vegetables", range(MOST_SOWN + 1))
        super().__init__("sow", self.grain, self.vegetables)


class Forge(Kind1):
    def __init__(self) -> None:
        self.strength = Number("strength", range(1, STRONGEST_FORGED + 1))
        super().__init__("forge", self.strength)


class Loot(Kind1):
    def __init__(self) -> None:
        self.item = Names("item", LOOT_NAMES, noun="loot")
        super().__init__("loot", self.item)


class Buy(Kind1):
    def __init__(self) -> None:
        self.good = Names("good", GOODS)
        super().__init__("buy", self.good)


class Trade(Kind1):
    def __init__(self) -> None:
        self.times = Number("times", range(1, 4))
        super().__init__("trade", self.times)


# Exchanges


class Swap(Kind1):
    def __init__(self) -> None:
        self.exchange = Names("exchange", EXCHANGE_NAMES)
        super().__init__("swap", self.exchange)


class Food(Kind1):
    def __init__(self) -> None:
        self.amount = Number("amount", range(1, MOST_FOOD + 1))
        super().__init__("food", self.amount)


class Disarm(Kind2):
    def __init__(self) -> None:
        self.dwarf = Number("dwarf", range(1, FAMILY + 2))
        self.strength = Number("strength", range(1, STRONGEST + 1))
        super().__init__("disarm", self.dwarf, self.strength)


# Harvest


class Skip(Kind1):
    def __init__(self) -> None:
        self.phase = Names("phase", ("field", "breeding"))
        super().__init__("skip", self.phase)


class Substitute(Kind1):
    def __init__(self) -> None:
        self.good = Names("good", ("wood", "stone", "ore"), noun="meal")
        super().__init__("substitute", self.good)


class Breed(Kind4):
    def __init__(self) -> None:
        self.sheep = Flag("sheep")
        self.donkey = Flag("donkey")
        self.boar = Flag("boar")
        self.cattle = Flag("cattle")
        super().__init__("breed", self.sheep, self.donkey, self.boar, self.cattle)


# The game for one


class Save(Kind1):
    def __init__(self) -> None:
        self.space = Names("space", SPACE_NAMES)
        super().__init__("save", self.space)


# Chance


class Start(Kind1):
    def __init__(self) -> None:
        self.target = Seat("target", 7)
        super().__init__("start", self.target, chance=True)


class Reveal(Kind1):
    def __init__(self) -> None:
        self.card = Names("card", CARD_NAMES, noun="space")
        super().__init__("reveal", self.card, chance=True)


class Token(Kind1):
    def __init__(self) -> None:
        self.token = Names("token", TOKENS)
        super().__init__("token", self.token, chance=True)


USE: Final = Use()
SEND: Final = Send()
PASS: Final = Kind0("pass")
PART: Final = Part()
STOP: Final = Kind0("stop")
IMITATE: Final = Imitate()
LAY: Final = Lay()
PUT: Final = Put()
FURNISH: Final = Furnish()
PAY: Final = Pay()
INSTALL: Final = Install()
SOW: Final = Sow()
FORGE: Final = Forge()
LOOT: Final = Loot()
BUY: Final = Buy()
TRADE: Final = Trade()
EXCHANGE: Final = Kind0("exchange")
SWAP: Final = Swap()
COINS: Final = Kind0("coins")
FOOD: Final = Food()
DISARM: Final = Disarm()
SKIP: Final = Skip()
SUBSTITUTE: Final = Substitute()
FEED: Final = Kind0("feed")
BREED: Final = Breed()
FINISH: Final = Kind0("finish")
SAVE: Final = Save()
CLEAR: Final = Kind0("clear")
START: Final[Start] = Start()
REVEAL: Final[Reveal] = Reveal()
TOKEN: Final[Token] = Token()

SPACE: Final = MoveSpace(
    # Work
    USE,
    SEND,
    PASS,
    PART,
    STOP,
    IMITATE,
    # Steps of an action
    LAY,
    PUT,
    FURNISH,
    PAY,
    INSTALL,
    SOW,
    FORGE,
    LOOT,
    BUY,
    TRADE,
    # Exchanges
    EXCHANGE,
    SWAP,
    COINS,
    FOOD,
    DISARM,
    # Harvest
    SKIP,
    SUBSTITUTE,
    FEED,
    BREED,
    FINISH,
    # The game for one
    SAVE,
    CLEAR,
    # Chance
    START,
    REVEAL,
    TOKEN,
)
