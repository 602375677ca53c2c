"""What a player may exchange at any time, by the board or by a furnishing tile of one's own."""

from typing import Final, NamedTuple

from filone.games.caverna.actions import CAVERN_PIECE, FIELD_PIECE, MEADOW_PIECE, TUNNEL_PIECE
from filone.games.caverna.furnishings import (
    BEER_PARLOR,
    BLACKSMITHING_PARLOR,
    COOKING_CAVE,
    HUNTING_PARLOR,
    SPARE_PART_STORAGE,
    TRADER,
)
from filone.games.caverna.goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GOLD,
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
    """`tile` is the furnishing tile it takes, or -1; `animals` is how many farm animals are slaughtered for food;
    `piece` is the landscape tile it brings, or -1."""

    name: str
    pay: Amounts
    get: Amounts
    tile: int = -1
    animals: int = 0
    piece: int = -1


EXCHANGES: Final = (
    Exchange("sheep_food", {SHEEP: 1}, {FOOD: 1}, animals=1),
    Exchange("donkey_food", {DONKEY: 1}, {FOOD: 1}, animals=1),
    Exchange("two_donkeys_food", {DONKEY: 2}, {FOOD: 3}, animals=2),
    Exchange("boar_food", {BOAR: 1}, {FOOD: 2}, animals=1),
    Exchange("cattle_food", {CATTLE: 1}, {FOOD: 3}, animals=1),
    Exchange("grain_food", {GRAIN: 1}, {FOOD: 1}),
    Exchange("vegetable_food", {VEGETABLE: 1}, {FOOD: 2}),
    Exchange("ruby_food", {RUBY: 1}, {FOOD: 2}),
    Exchange("ruby_dog", {RUBY: 1}, {DOG: 1}),
    Exchange("ruby_sheep", {RUBY: 1}, {SHEEP: 1}),
    Exchange("ruby_donkey", {RUBY: 1}, {DONKEY: 1}),
    Exchange("ruby_boar", {RUBY: 1}, {BOAR: 1}),
    Exchange("ruby_cattle", {RUBY: 1, FOOD: 1}, {CATTLE: 1}),
    Exchange("ruby_wood", {RUBY: 1}, {WOOD: 1}),
    Exchange("ruby_stone", {RUBY: 1}, {STONE: 1}),
    Exchange("ruby_ore", {RUBY: 1}, {ORE: 1}),
    Exchange("ruby_grain", {RUBY: 1}, {GRAIN: 1}),
    Exchange("ruby_vegetable", {RUBY: 1}, {VEGETABLE: 1}),
    Exchange("ruby_gold", {RUBY: 1}, {GOLD: 1}),
    Exchange("ruby_meadow", {RUBY: 1}, {}, piece=MEADOW_PIECE),
    Exchange("ruby_field", {RUBY: 1}, {}, piece=FIELD_PIECE),
    Exchange("ruby_tunnel", {RUBY: 1}, {}, piece=TUNNEL_PIECE),
    Exchange("ruby_cavern", {RUBY: 2}, {}, piece=CAVERN_PIECE),
    Exchange("cooking_cave", {GRAIN: 1, VEGETABLE: 1}, {FOOD: 5}, tile=COOKING_CAVE),
    Exchange("hunting_parlor", {BOAR: 2}, {GOLD: 2, FOOD: 2}, tile=HUNTING_PARLOR),
    Exchange("beer_parlor_gold", {GRAIN: 2}, {GOLD: 3}, tile=BEER_PARLOR),
    Exchange("beer_parlor_food", {GRAIN: 2}, {FOOD: 4}, tile=BEER_PARLOR),
    Exchange("blacksmithing_parlor", {RUBY: 1, ORE: 1}, {GOLD: 2, FOOD: 1}, tile=BLACKSMITHING_PARLOR),
    Exchange("spare_part_storage", {WOOD: 1, STONE: 1, ORE: 1}, {GOLD: 2}, tile=SPARE_PART_STORAGE),
    Exchange("trader", {GOLD: 2}, {WOOD: 1, STONE: 1, ORE: 1}, tile=TRADER),
)

EXCHANGE_NAMES: Final = [exchange.name for exchange in EXCHANGES]
