"""The action spaces, each variant of each board and card as printed."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.caverna.content.actions import (
    A_DWELLING,
    ANY_TILE,
    CAVERN_CAVERN,
    CAVERN_TUNNEL,
    DEEP_RUBY_MINE_PIECE,
    LARGE_PASTURE,
    MEADOW_FIELD,
    ORE_MINE_TILE,
    RUBY_MINE_PIECE,
    SMALL_PASTURE,
    STABLE,
    Parts,
    and_or,
    and_then,
    buy,
    either_or,
    expedition,
    for_ruby_mines,
    forge,
    furnish,
    gain,
    grow,
    imitate,
    lay,
    part,
    per_ore_mine,
    put,
    sow,
    take,
    then_or,
    token,
    trade,
)
from filone.games.caverna.content.goods import DOG, DONKEY, FOOD, GOLD, GRAIN, ORE, RUBY, SHEEP, STONE, VEGETABLE, WOOD

Pile = tuple[tuple[int, int, int], ...]
"""What each round brings: for every good, how many if the space is empty and how many otherwise."""


class Space(NamedTuple):
    """`seats` are the numbers of players that use it; `stage` is 0 on a board, 1 to 4 on a card."""

    name: str
    seats: range
    parts: Parts
    pile: Pile = ()
    stage: int = 0
    imitable: bool = True


def _imitation(price: int) -> Parts:
    return part("imitate", imitate(price))


_GOODS = part("goods", take())
_MEADOW_FIELD = part("meadow_field", lay(MEADOW_FIELD))
_CAVERN_TUNNEL = part("cavern_tunnel", lay(CAVERN_TUNNEL))
_EXCAVATE = part("excavate", lay(CAVERN_TUNNEL, CAVERN_CAVERN))
_SUPPLIES = part("supplies", gain(WOOD, 1), gain(STONE, 1), gain(ORE, 1), gain(FOOD, 1), gain(GOLD, 2))
_ORE_MINING = part("goods", take(), per_ore_mine(ORE, 2))
_FENCES = and_or(part("small_pasture", put(SMALL_PASTURE, price=2)), part("large_pasture", lay(LARGE_PASTURE, price=4)))
_FARMING = then_or(and_or(_FENCES, part("stable", put(STABLE, price=1))), _GOODS)
_FURNISH = part("furnish", furnish(ANY_TILE))
_FURNISH_DWELLING = part("furnish_dwelling", furnish(A_DWELLING))
_GROWTH = part("growth", grow())
_SOW = part("sow", sow())
_FORGE = part("forge", forge())
_EXPEDITION_1 = part("expedition", expedition(1))
_EXPEDITION_2 = part("expedition", expedition(2))
_MARKET = and_then(part("gold", gain(GOLD, 4)), part("market", buy()))

_ONE_TO_THREE = range(1, 4)
_TWO_OR_THREE = range(2, 4)
_THREE = range(3, 4)
_FIVE = range(5, 6)
_SEVEN = range(7, 8)
_SIX_OR_SEVEN = range(6, 8)
_FOUR_UP = range(4, 8)
_THREE_UP = range(3, 8)
_ALL = range(1, 8)

SPACES: Final = (
    # The board for one to three players
    Space("drift_mining_1_3", _TWO_OR_THREE, and_or(_GOODS, _CAVERN_TUNNEL), ((STONE, 1, 1),)),
    Space("logging_1_3", _ONE_TO_THREE, then_or(_GOODS, _EXPEDITION_1), ((WOOD, 3, 1),)),
    Space("wood_gathering", _ONE_TO_THREE, _GOODS, ((WOOD, 1, 1),)),
    Space("excavation_1_3", _ONE_TO_THREE, and_or(_GOODS, _EXCAVATE), ((STONE, 1, 1),)),
    Space("supplies", _TWO_OR_THREE, _SUPPLIES),
    Space("clearing_1_3", _TWO_OR_THREE, and_or(_GOODS, _MEADOW_FIELD), ((WOOD, 1, 1),)),
    Space(
        "starting_player_1_3",
        _TWO_OR_THREE,
        part("token", token(), take(), gain(ORE, 2)),
        ((FOOD, 1, 1),),
        imitable=False,
    ),
    Space("ore_mining_1_3", _ONE_TO_THREE, _ORE_MINING, ((ORE, 2, 1),)),
    Space(
        "sustenance_1_3",
        _ONE_TO_THREE,
        and_or(part("goods", take(), gain(GRAIN, 1)), _MEADOW_FIELD),
        ((FOOD, 1, 1),),
    ),
    # The small board for everybody
    Space("ruby_mining", _ALL, part("goods", take(), for_ruby_mines(RUBY, 1)), ((RUBY, 1, 1),)),
    Space("housework", _ALL, and_or(part("dog", gain(DOG, 1)), _FURNISH)),
    Space("slash_and_burn", _ALL, then_or(_MEADOW_FIELD, _SOW)),
    # The board for four to seven
    Space("drift_mining_4_7", _FOUR_UP, and_or(_GOODS, _CAVERN_TUNNEL), ((STONE, 2, 2),)),
    Space("imitation_4_7", _FOUR_UP, _imitation(2), imitable=False),
    Space("logging_4_7", _FOUR_UP, then_or(_GOODS, _EXPEDITION_1), ((WOOD, 3, 3),)),
    Space("forest_exploration_4_7", _FOUR_UP, part("goods", take(), gain(FOOD, 2)), ((WOOD, 2, 1),)),
    Space("excavation_4_7", _FOUR_UP, and_or(_GOODS, _EXCAVATE), ((STONE, 2, 1),)),
    Space("growth", _FOUR_UP, either_or(_SUPPLIES, _GROWTH)),
    Space("clearing_4_7", _FOUR_UP, and_or(_GOODS, _MEADOW_FIELD), ((WOOD, 2, 2),)),
    Space(
        "starting_player_4_7",
        _FOUR_UP,
        part("token", token(), take(), gain(RUBY, 1)),
        ((FOOD, 1, 1),),
        imitable=False,
    ),
    Space("ore_mining_4_7", _FOUR_UP, _ORE_MINING, ((ORE, 3, 2),)),
    Space("sustenance_4_7", _FOUR_UP, and_or(_GOODS, _MEADOW_FIELD), ((GRAIN, 1, 0), (VEGETABLE, 0, 1))),
    # The small extra board for three
    Space("strip_mining", _THREE, part("goods", take(), gain(WOOD, 2)), ((ORE, 1, 0), (STONE, 0, 1))),
    Space("imitation_3", _THREE, _imitation(4), imitable=False),
    Space("forest_exploration_3", _THREE, part("goods", take(), gain(VEGETABLE, 1)), ((WOOD, 1, 1),)),
    # The large extra board for five
    Space("depot_5", _FIVE, _GOODS, ((WOOD, 1, 1), (ORE, 1, 1))),
    Space("weekly_market_5", _FIVE, _MARKET),
    Space("hardware_rental_5", _FIVE, then_or(_EXPEDITION_2, _SOW)),
    Space("small_scale_drift_mining", _FIVE, and_or(part("stone", gain(STONE, 1)), _CAVERN_TUNNEL)),
    Space("imitation_5", _FIVE, _imitation(4), imitable=False),
    Space("fence_building_5", _FIVE, then_or(_GOODS, _FENCES), ((WOOD, 1, 1),)),
    # The large extra board for six and seven
    Space("depot_6_7", _SIX_OR_SEVEN, _GOODS, ((WOOD, 1, 1), (ORE, 1, 1))),
    Space("weekly_market_6_7", _SIX_OR_SEVEN, _MARKET),
    Space("hardware_rental_6_7", _SIX_OR_SEVEN, then_or(part("wood", gain(WOOD, 2)), _EXPEDITION_2, _SOW)),
    Space("drift_mining_6_7", _SIX_OR_SEVEN, and_or(_GOODS, _CAVERN_TUNNEL), ((STONE, 1, 1),)),
    Space("imitation_6_7", _SIX_OR_SEVEN, _imitation(1), imitable=False),
    Space("fence_building_6_7", _SIX_OR_SEVEN, then_or(_GOODS, _FENCES), ((WOOD, 2, 1),)),
    # The small extra board for seven
    Space("large_depot", _SEVEN, _GOODS, ((WOOD, 2, 1), (ORE, 1, 1), (STONE, 1, 1))),
    Space("imitation_7", _SEVEN, _imitation(0), imitable=False),
    Space(
        "extension",
        _SEVEN,
        either_or(
            part("meadow_field", lay(MEADOW_FIELD), gain(WOOD, 1)),
            part("cavern_tunnel", lay(CAVERN_TUNNEL), gain(STONE, 1)),
        ),
    ),
    # Cards
    Space("blacksmithing", _ALL, then_or(_FORGE, part("expedition", expedition(3))), stage=1),
    Space("sheep_farming", _ALL, _FARMING, ((SHEEP, 1, 1),), stage=1),
    Space(
        "ore_mine_construction",
        _ALL,
        then_or(part("ore_mine", lay(ORE_MINE_TILE), gain(ORE, 3)), _EXPEDITION_2),
        stage=1,
    ),
    Space("wish_for_children", _ALL, either_or(_GROWTH, _FURNISH_DWELLING), stage=2),
    Space(
        "urgent_wish_for_children",
        _ALL,
        either_or(and_then(_FURNISH_DWELLING, _GROWTH), part("gold", gain(GOLD, 3))),
        stage=2,
    ),
    Space("donkey_farming", _ALL, _FARMING, ((DONKEY, 1, 1),), stage=2),
    Space(
        "ruby_mine_construction",
        _ALL,
        either_or(
            part("ruby_mine", put(RUBY_MINE_PIECE)),
            part("deep_ruby_mine", put(DEEP_RUBY_MINE_PIECE), gain(RUBY, 1)),
        ),
        stage=2,
    ),
    Space("family_life", _ALL, and_or(_GROWTH, _SOW), stage=3),
    Space("ore_delivery", _ALL, _ORE_MINING, ((STONE, 1, 1), (ORE, 1, 1)), stage=3),
    Space("exploration", _THREE_UP, part("expedition", expedition(4)), stage=3),
    Space("ore_trading", _ALL, part("trade", trade(3)), stage=4),
    Space(
        "adventure",
        _ALL,
        then_or(_FORGE, and_then(_EXPEDITION_1, part("second_expedition", expedition(1)))),
        stage=4,
    ),
    Space("ruby_delivery", _ALL, part("goods", take(), for_ruby_mines(RUBY, 2)), ((RUBY, 2, 1),), stage=4),
)

SPACE_NAMES: Final = [space.name for space in SPACES]
USED: Final = [
    sum(1 << number for number, space in enumerate(SPACES) if seats in space.seats) for seats in range(_ALL.stop)
]
"""The spaces that each number of players uses, as sets."""
PART_NAMES: Final = sorted({p.name for space in SPACES for p in space.parts})

# The parts of every space, by number.
STEPS_OF: Final = [[list(part.steps) for part in space.parts] for space in SPACES]
RANKS: Final = [[part.rank for part in space.parts] for space in SPACES]
GROUPS: Final = [[part.group for part in space.parts] for space in SPACES]
NEEDS: Final = [[part.needs for part in space.parts] for space in SPACES]
NEEDS_TILE: Final = [
    [1, -1] if space.name == "small_scale_drift_mining" else needs for space, needs in zip(SPACES, NEEDS, strict=True)
]
"""The same with the option that gives a stone only with the tile (23.8)."""


def _first(needs: list[list[int]]) -> vec[i64]:
    return vec[i64]([sum(1 << i for i, need in enumerate(parts) if need < 0) for parts in needs])


FIRST: Final = _first(NEEDS)
FIRST_TILE: Final = _first(NEEDS_TILE)
"""The parts before which none must come, as sets, by the space; and with that option."""
NAMES: Final = [[PART_NAMES.index(part.name) for part in space.parts] for space in SPACES]
FENCES: Final = [
    sum(1 << i for i, part in enumerate(space.parts) if part.name in ("small_pasture", "large_pasture"))
    for space in SPACES
]
"""The parts that are one Build fences action, as a set."""
GOODS_PART: Final = [
    next((i for i, part in enumerate(space.parts) if part.name == "goods" and len(space.parts) > 1), -1)
    for space in SPACES
]
"""The part that takes what lies on the space, where there are others, or -1."""
IMITABLE: Final = [space.imitable for space in SPACES]

# What lies on accumulation spaces: `SLOTS[space]` are the positions of its goods in a list of all piles.
SLOT_GOOD: Final[list[int]] = []
SLOT_EMPTY: Final[list[int]] = []
SLOT_MORE: Final[list[int]] = []
SLOTS: Final[list[list[int]]] = []
for _space in SPACES:
    SLOTS.append(list(range(len(SLOT_GOOD), len(SLOT_GOOD) + len(_space.pile))))
    for _good, _empty, _more in _space.pile:
        SLOT_GOOD.append(_good)
        SLOT_EMPTY.append(_empty)
        SLOT_MORE.append(_more)

FIRST_SLOT: Final = vec[i64]([sum(len(space.pile) for space in SPACES[:number]) for number in range(len(SPACES) + 1)])
"""Where the goods of each space begin, and where the last end."""

RUBY_MINING: Final = SPACE_NAMES.index("ruby_mining")
EXTENSION: Final = SPACE_NAMES.index("extension")
WISH: Final = SPACE_NAMES.index("wish_for_children")
URGENT_WISH: Final = SPACE_NAMES.index("urgent_wish_for_children")
FAMILY_LIFE: Final = SPACE_NAMES.index("family_life")

CARDS: Final = [number for number, space in enumerate(SPACES) if space.stage and number != URGENT_WISH]
CARD_NAMES: Final = [SPACE_NAMES[card] for card in CARDS]
CARD_STAGES: Final = [SPACES[card].stage for card in CARDS]
FIRST_CARD: Final = SPACE_NAMES.index("blacksmithing")

SOLO_ORDER: Final = [
    -1 if name is None else SPACE_NAMES.index(name)
    for name in (
        None,
        "blacksmithing",
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "ore_delivery",
        "family_life",
        None,
        "ore_trading",
        "adventure",
        "ruby_delivery",
    )
]
"""The cards of the game for one, by round."""
