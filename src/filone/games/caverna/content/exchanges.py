"""What a player may exchange at any time, by the board or by a furnishing tile of one's own."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.caverna.content.actions import CAVERN_PIECE, FIELD_PIECE, MEADOW_PIECE, TUNNEL_PIECE
from filone.games.caverna.content.furnishings import (
    BEER_PARLOR,
    BLACKSMITHING_PARLOR,
    COOKING_CAVE,
    HUNTING_PARLOR,
    SPARE_PART_STORAGE,
    TRADER,
)
from filone.games.caverna.content.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)

Amounts = dict[int, int]


class Exchange(NamedTuple):
    """`clause` is the rule that allows it; `tile` is the furnishing tile it takes, or -1; `animals` is how many farm
    animals are slaughtered for food; `piece` is the landscape tile it brings, or -1."""

    name: str
    clause: str
    pay: Amounts
    get: Amounts
    tile: int = -1
    animals: int = 0
    piece: int = -1


EXCHANGES: Final = (
    Exchange("sheep_food", "13.2", {SHEEP: 1}, {FOOD: 1}, animals=1),
    Exchange("donkey_food", "13.3", {DONKEY: 1}, {FOOD: 1}, animals=1),
    Exchange("two_donkeys_food", "13.3", {DONKEY: 2}, {FOOD: 3}, animals=2),
    Exchange("boar_food", "13.2", {BOAR: 1}, {FOOD: 2}, animals=1),
    Exchange("cattle_food", "13.2", {CATTLE: 1}, {FOOD: 3}, animals=1),
    Exchange("grain_food", "13.2", {GRAIN: 1}, {FOOD: 1}),
    Exchange("vegetable_food", "13.2", {VEGETABLE: 1}, {FOOD: 2}),
    Exchange("ruby_food", "13.8", {RUBY: 1}, {FOOD: 2}),
    Exchange("ruby_dog", "13.6", {RUBY: 1}, {DOG: 1}),
    Exchange("ruby_sheep", "13.6", {RUBY: 1}, {SHEEP: 1}),
    Exchange("ruby_donkey", "13.6", {RUBY: 1}, {DONKEY: 1}),
    Exchange("ruby_boar", "13.6", {RUBY: 1}, {BOAR: 1}),
    Exchange("ruby_cattle", "13.7", {RUBY: 1, FOOD: 1}, {CATTLE: 1}),
    Exchange("ruby_wood", "13.6", {RUBY: 1}, {WOOD: 1}),
    Exchange("ruby_stone", "13.6", {RUBY: 1}, {STONE: 1}),
    Exchange("ruby_ore", "13.6", {RUBY: 1}, {ORE: 1}),
    Exchange("ruby_grain", "13.6", {RUBY: 1}, {GRAIN: 1}),
    Exchange("ruby_vegetable", "13.6", {RUBY: 1}, {VEGETABLE: 1}),
    Exchange("ruby_gold", "13.6", {RUBY: 1}, {GOLD: 1}),
    Exchange("ruby_meadow", "13.9", {RUBY: 1}, {}, piece=MEADOW_PIECE),
    Exchange("ruby_field", "13.9", {RUBY: 1}, {}, piece=FIELD_PIECE),
    Exchange("ruby_tunnel", "13.9", {RUBY: 1}, {}, piece=TUNNEL_PIECE),
    Exchange("ruby_cavern", "13.10", {RUBY: 2}, {}, piece=CAVERN_PIECE),
    Exchange("cooking_cave", "30.2", {GRAIN: 1, VEGETABLE: 1}, {FOOD: 5}, tile=COOKING_CAVE),
    Exchange("hunting_parlor", "31.4", {BOAR: 2}, {GOLD: 2, FOOD: 2}, tile=HUNTING_PARLOR),
    Exchange("beer_parlor_gold", "31.5", {GRAIN: 2}, {GOLD: 3}, tile=BEER_PARLOR),
    Exchange("beer_parlor_food", "31.5", {GRAIN: 2}, {FOOD: 4}, tile=BEER_PARLOR),
    Exchange("blacksmithing_parlor", "31.6", {RUBY: 1, ORE: 1}, {GOLD: 2, FOOD: 1}, tile=BLACKSMITHING_PARLOR),
    Exchange("spare_part_storage", "32.3", {WOOD: 1, STONE: 1, ORE: 1}, {GOLD: 2}, tile=SPARE_PART_STORAGE),
    Exchange("trader", "29.6", {GOLD: 2}, {WOOD: 1, STONE: 1, ORE: 1}, tile=TRADER),
)

EXCHANGE_NAMES: Final = [exchange.name for exchange in EXCHANGES]

PAY_GOOD: Final = [sorted(exchange.pay) for exchange in EXCHANGES]
PAY_NUMBER: Final = [[exchange.pay[good] for good in sorted(exchange.pay)] for exchange in EXCHANGES]
GET: Final = [sorted(exchange.get.items()) for exchange in EXCHANGES]
TILE: Final = [exchange.tile for exchange in EXCHANGES]
PIECE: Final = [exchange.piece for exchange in EXCHANGES]
ALL: Final[i64] = (1 << len(EXCHANGES)) - 1
"""All exchanges, as a set."""
TAKING: Final = vec[i64](
    [sum(1 << number for number, paid in enumerate(PAY_GOOD) if good in paid) for good in range(len(GOODS))]
)
"""By good, the exchanges that take any of it, as sets."""
ANIMALS: Final = [exchange.animals for exchange in EXCHANGES]
SLAUGHTER: Final = [number for number, exchange in enumerate(EXCHANGES) if exchange.animals]
"""The exchanges that turn farm animals into food."""

SUBSTITUTES: Final = ((WOOD, 1), (STONE, 1), (ORE, 2))
"""What the Working cave feeds a dwarf with."""
