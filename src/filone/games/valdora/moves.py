"""Every kind of move. Whatever nobody knows beforehand is a move of chance.

Arguments are numbers from 0, as the lists of the content count them: `LOAD.gem.of(move)` is an index of GEMS.
"""

from typing import Final

from filone.games.valdora.content.box import SEATS
from filone.games.valdora.content.cards import SIDES
from filone.games.valdora.content.commissions import MOST_OPEN, WANTS
from filone.games.valdora.content.equipment import ITEMS
from filone.games.valdora.content.gems import GEMS, PILE
from filone.games.valdora.content.spaces import CATALOGUES, COMMISSION_BOOKS, SPACES
from filone.kernel.space import Flag, Kind0, Kind1, Kind2, Kind3, Kind5, MoveSpace, Names, Number, Seat


class Go(Kind2):
    def __init__(self) -> None:
        self.space = Names("space", SPACES)
        self.provisions = Flag("provisions")
        super().__init__("go", self.space, self.provisions)


class BuyItem(Kind2):
    def __init__(self) -> None:
        self.side = Names("side", SIDES)
        self.item = Names("item", ITEMS)
        super().__init__("buy_item", self.side, self.item)


class BuyCommission(Kind2):
    def __init__(self) -> None:
        self.side = Names("side", SIDES)
        self.wants = Names("wants", WANTS)
        super().__init__("buy_commission", self.side, self.wants)


class Turn(Kind1):
    def __init__(self) -> None:
        self.side = Names("side", SIDES)
        super().__init__("turn", self.side)


class Return(Kind3):
    def __init__(self) -> None:
        self.wants = Names("wants", WANTS)
        self.slot = Number("slot", range(1, MOST_OPEN + 1))
        self.side = Names("side", SIDES)
        super().__init__("return", self.wants, self.slot, self.side)


class Load(Kind2):
    def __init__(self) -> None:
        self.gem = Names("gem", GEMS)
        self.item = Names("item", ITEMS)
        super().__init__("load", self.gem, self.item)


class Deliver(Kind2):
    def __init__(self) -> None:
        self.wants = Names("wants", WANTS)
        self.slot = Number("slot", range(1, MOST_OPEN + 1))
        super().__init__("deliver", self.wants, self.slot)


class Pay(Kind1):
    def __init__(self) -> None:
        self.item = Names("item", ITEMS)
        super().__init__("pay", self.item)


class Start(Kind1):
    def __init__(self) -> None:
        self.player = Seat("player", SEATS)
        super().__init__("start", self.player, chance=True)


class Deal(Kind5):
    def __init__(self) -> None:
        self.gold = Number("gold", range(PILE + 1))
        self.ruby = Number("ruby", range(PILE + 1))
        self.sapphire = Number("sapphire", range(PILE + 1))
        self.amethyst = Number("amethyst", range(PILE + 1))
        self.emerald = Number("emerald", range(PILE + 1))
        super().__init__("deal", self.gold, self.ruby, self.sapphire, self.amethyst, self.emerald, chance=True)


class RevealItem(Kind3):
    def __init__(self) -> None:
        self.city = Names("city", CATALOGUES, noun="space")
        self.side = Names("side", SIDES)
        self.item = Names("item", ITEMS)
        super().__init__("reveal_item", self.city, self.side, self.item, chance=True)


class RevealCommission(Kind3):
    def __init__(self) -> None:
        self.city = Names("city", COMMISSION_BOOKS, noun="space")
        self.side = Names("side", SIDES)
        self.wants = Names("wants", WANTS)
        super().__init__("reveal_commission", self.city, self.side, self.wants, chance=True)


GO: Final = Go()
BUY_ITEM: Final = BuyItem()
BUY_COMMISSION: Final = BuyCommission()
TURN: Final = Turn()
RETURN: Final = Return()
LOAD: Final = Load()
DELIVER: Final = Deliver()
PAY: Final = Pay()
REFILL: Final = Kind0("refill")
PROVISIONS: Final = Kind0("provisions")
STOP: Final = Kind0("stop")
START: Final = Start()
DEAL: Final = Deal()
REVEAL_ITEM: Final = RevealItem()
REVEAL_COMMISSION: Final = RevealCommission()

SPACE: Final = MoveSpace(
    GO,
    BUY_ITEM,
    BUY_COMMISSION,
    TURN,
    RETURN,
    LOAD,
    DELIVER,
    PAY,
    REFILL,
    PROVISIONS,
    STOP,
    START,
    DEAL,
    REVEAL_ITEM,
    REVEAL_COMMISSION,
)
