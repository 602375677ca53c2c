"""What a move costs and brings is told with it."""

from filone.games.caverna.effects import CavernaEffects
from filone.games.caverna.game import GAME
from filone.games.caverna.state import Caverna
from games.caverna.scene import arm, begin, end_work, land, own, pile, room, step


def told(state: Caverna, move: str) -> CavernaEffects:
    effects = GAME.effects(state, GAME.parse(state, move))
    assert isinstance(effects, CavernaEffects)
    return effects


def test_goods_on_a_space() -> None:
    state = begin(3)
    pile(state, "wood_gathering", 4)
    pile(state, "drift_mining_1_3", 2)
    assert told(state, "use wood_gathering").brings == {"wood": 4}
    assert told(state, "use drift_mining_1_3").brings == {"stone": 2}
    assert told(state, "use supplies").brings == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


def test_what_a_cell_brings() -> None:
    state = begin(2)
    own(state)
    step(state, "use clearing_1_3", "part meadow_field")
    assert told(state, "lay meadow_field 1,3 right").brings == {"food": 1}
    assert told(state, "lay meadow_field 2,2 down").brings == {}


def test_what_a_tile_costs() -> None:
    state = begin(2)
    own(state, wood=4, stone=3, ore=2)
    room(state, "carpenter")
    land(state, cavern=[(4, 2)])
    step(state, "use housework", "part furnish")
    assert told(state, "furnish dwelling").costs == {"wood": 3, "stone": 3}
    room(state, "builder")
    assert told(state, "furnish dwelling").costs == {"wood": 3, "stone": 3}
    step(state, "furnish stone_carver")
    assert told(state, "install stone_carver 3,2").brings == {"stone": 2}


def test_what_could_be_bought_in_a_part() -> None:
    """At the buyer's price, and dwellings alone where the part is theirs."""
    state = begin(2, "wish_for_children")
    own(state, wood=4, stone=3)
    room(state, "carpenter")
    room(state, "couple_dwelling")
    land(state, cavern=[(4, 2)])
    wish, work = state.copy(), state.copy()
    step(work, "use housework")
    tiles = told(work, "part furnish").tiles
    assert tiles["dwelling"] == {"wood": 3, "stone": 3}
    assert tiles["stone_carver"] == {}
    step(wish, "use wish_for_children")
    assert told(wish, "part furnish_dwelling").tiles["dwelling"] == tiles["dwelling"]
    assert "stone_carver" not in told(wish, "part furnish_dwelling").tiles


def test_weapons_loot_and_exchanges() -> None:
    state = begin(2)
    own(state, ore=5, ruby=1, food=1)
    step(state, "use blacksmithing")
    assert told(state, "forge 4").costs == {"ore": 4}
    step(state, "forge 4", "part expedition")
    assert told(state, "loot ore_2").brings == {"ore": 2}
    step(state, "loot dog", "exchange")
    effects = told(state, "swap ruby_cattle")
    assert (effects.costs, effects.brings) == ({"ruby": 1, "food": 1}, {"cattle": 1})


def test_what_will_be_built_has_its_price_before_its_place() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=9, stone=1)
    land(state, meadow=[(0, 0), (0, 1)])
    step(state, "use sheep_farming")
    assert told(state, "part small_pasture").costs == {"wood": 2}
    assert told(state, "part large_pasture").costs == {"wood": 4}
    assert told(state, "part stable").costs == {"stone": 1}


def test_where_a_part_could_begin() -> None:
    state = begin(2, "sheep_farming")
    own(state, wood=9)
    land(state, meadow=[(0, 0), (0, 1), (2, 1)])
    step(state, "use sheep_farming")
    assert told(state, "part small_pasture").sites == [(0, 0), (0, 1), (2, 1)]
    assert told(state, "part large_pasture").sites == [(0, 0), (0, 1)]
    state = begin(2)
    step(state, "use clearing_1_3")
    assert told(state, "part meadow_field").sites == [(2, 2), (1, 3), (2, 3)]


def test_what_a_meal_lacks() -> None:
    state = begin(2)
    arm(state, 0, 0)
    own(state, food=3, gold=2)
    end_work(state, 3)
    effects = told(state, "feed")
    assert (effects.costs, effects.short) == ({"food": 3}, 1)


def test_the_round_does_not_go_on() -> None:
    """What the harvest or the next round brings is no part of a move."""
    state = begin(1)
    room(state, "wood_supplier")
    state.homes[0].supplies[0] = 7
    own(state, food=9)
    step(state, "use wood_gathering")
    assert told(state, "use ore_mining_1_3").brings == {"ore": 2}
