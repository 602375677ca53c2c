"""The named things of Valdora, and every kind of move."""

from itertools import combinations_with_replacement
from typing import Final

from filone.kernel import Flag, Kind, MoveSpace, Names, Number, Seat

SEATS: Final = 5

# Spaces, in blocks by what they are for

COLOURS: Final = ["silver", "yellow", "white", "violet", "red", "blue", "green"]
CATALOGUES: Final = ["city_a", "city_b"]
COMMISSION_BOOKS: Final = ["city_c", "city_d"]
ROADS: Final = [f"road_{number}" for number in range(1, 14)]
HARBOURS: Final = ["harbour_1", "harbour_2"]
MINES: Final = ["mine_1", "mine_2", "mine_3"]
HOUSES: Final = [f"house_{colour}" for colour in COLOURS]
SPACES: Final = [*CATALOGUES, *COMMISSION_BOOKS, "harbour_city", *ROADS, *HARBOURS, *MINES, *HOUSES]

BOOKS: Final = 4
HARBOUR_CITY: Final = 4
CITIES: Final = 5
FIRST_ROAD: Final = 5
FIRST_HARBOUR: Final = 18
FIRST_MINE: Final = 20
FIRST_HOUSE: Final = 23

# Gems, equipment, and what a commission wants

GEMS: Final = ["gold", "ruby", "sapphire", "amethyst", "emerald"]
GOLD: Final = 0

TOOLS: Final = ["shovel", "pick", "hammer", "chisel"]
CARRIERS: Final = ["cart", "horse"]
ITEMS: Final = ["pan", *TOOLS, *CARRIERS]
PAN: Final = 0
FIRST_CARRIER: Final = 5

SETS: Final = list(combinations_with_replacement(range(len(GEMS)), 3))
WANTS: Final = ["coin", *GEMS, *("_".join(GEMS[gem] for gem in gems) for gems in SETS)]
COIN: Final = 0

SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1

# Figures that the rules state in words

COINS: Final = 30
PURSE: Final = 6
"""The most coins a player may have."""
OPEN: Final = 3
"""The most open commissions a player may have."""
PILE: Final = 6
"""Gems on each road space at the start."""
BONUS_TILES: Final = 13
BONUS_POINTS: Final = 10
COLOUR_POINTS: Final = 10

SPACE: Final = MoveSpace(
    Kind("go", Names("space", SPACES), Flag("provisions")),
    Kind("buy_item", Names("side", SIDES), Names("item", ITEMS)),
    Kind("buy_commission", Names("side", SIDES), Names("wants", WANTS)),
    Kind("turn", Names("side", SIDES)),
    Kind("return", Names("wants", WANTS), Number("slot", range(1, OPEN + 1)), Names("side", SIDES)),
    Kind("load", Names("gem", GEMS), Names("item", ITEMS)),
    Kind("deliver", Names("wants", WANTS), Number("slot", range(1, OPEN + 1))),
    Kind("pay", Names("item", ITEMS)),
    Kind("refill"),
    Kind("provisions"),
    Kind("stop"),
    Kind("start", Seat("player", SEATS), chance=True),
    Kind("deal", *(Number(gem, range(PILE + 1)) for gem in GEMS), chance=True),
    Kind(
        "reveal_item", Names("city", CATALOGUES, noun="space"), Names("side", SIDES), Names("item", ITEMS), chance=True
    ),
    Kind(
        "reveal_commission",
        Names("city", COMMISSION_BOOKS, noun="space"),
        Names("side", SIDES),
        Names("wants", WANTS),
        chance=True,
    ),
)

# Where the numbers of each kind of move begin

BUY_ITEM: Final = SPACE.base("buy_item")
BUY_COMMISSION: Final = SPACE.base("buy_commission")
TURN: Final = SPACE.base("turn")
RETURN: Final = SPACE.base("return")
LOAD: Final = SPACE.base("load")
DELIVER: Final = SPACE.base("deliver")
PAY: Final = SPACE.base("pay")
REFILL: Final = SPACE.base("refill")
PROVISIONS: Final = SPACE.base("provisions")
STOP: Final = SPACE.base("stop")
START: Final = SPACE.base("start")
DEAL: Final = SPACE.base("deal")
REVEAL_ITEM: Final = SPACE.base("reveal_item")
REVEAL_COMMISSION: Final = SPACE.base("reveal_commission")
