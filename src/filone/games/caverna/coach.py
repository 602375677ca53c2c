"""What is worth looking at: the next meal, and seed that lies idle."""

from filone.games.caverna.content.furnishings import DWELLINGS, FURNISHINGS, TILES, Furnishing
from filone.games.caverna.content.spaces import SPACES
from filone.games.caverna.moves import FORGE, FURNISH, PART, USE
from filone.games.caverna.rules.family import can_grow, weakest
from filone.games.caverna.rules.scoring import ORE_MINE_POINTS, RUBY_MINE_POINTS
from filone.games.caverna.view import CavernaView, rebuild_home
from filone.kernel.advice import Advice

MEALS = {"pay": 1, "harvest": 2, "part": 2, "hidden": 2}
"""What a dwarf eats at the end of a round, by how the round ends."""

FED = {"breeding", "end"}
"""Phases after the meal of the round."""

PARTS = {space.name: list(dict.fromkeys(part.name for part in space.parts)) for space in SPACES}
"""What can be done on each space."""

MANY = 2
"""More goods than so many are worth a way."""

MOST = 2
"""So much is said for one move."""


def advise(view: CavernaView) -> list[Advice]:
    """What dwarfs could do is worth a look while there are dwarfs to place; a meal, until it is on the table."""
    if view.phase == "work":
        return [*meal(view), *seed(view), *room(view)]
    return [] if view.phase == "feeding" else meal(view)


def meal(view: CavernaView) -> list[Advice]:
    """The next round that ends with a meal, if there is not yet food for it; what it takes from those born then."""
    home = view.homes[view.seat]
    now = view.round + 1 if view.phase in FED else view.round
    coming = [one for one in view.rounds if one.number >= now and one.ending in MEALS]
    if not coming:
        return []
    first = coming[0]
    newborn = sum(dwarf.newborn for dwarf in home.dwarfs) if first.number == view.round else 0
    need = MEALS[first.ending] * len(home.dwarfs) - (newborn if first.ending != "pay" else 0)
    have = home.goods.get("food", 0)
    if have >= need:
        return []
    key = "coach-meal-maybe" if first.ending == "hidden" else "coach-meal"
    return [Advice(key, {"rounds": first.number - view.round, "need": need, "have": have})]


def seed(view: CavernaView) -> list[Advice]:
    home = view.homes[view.seat]
    empty = len(home.land.get("field", [])) - len(home.crops)
    seeds = home.goods.get("grain", 0) + home.goods.get("vegetable", 0)
    return [Advice("coach-sow", {"fields": empty})] if empty > 0 and seeds > 0 else []


def room(view: CavernaView) -> list[Advice]:
    """Caverns that could be furnished with what the player has: what costs nothing can always be had."""
    home = view.homes[view.seat]
    empty = len(home.land.get("cavern", []))
    tiles = sum(bool(FURNISHINGS[TILES.index(tile)].cost) for tile in home.affordable)
    return [Advice("coach-furnish", {"caverns": empty, "tiles": tiles})] if empty and tiles else []


# What speaks for a move


def reasons(view: CavernaView, move: int) -> list[Advice]:
    if USE.has(move):
        return of_space(view, USE.space.json(USE.space.of(move)))
    if PART.has(move):
        return of_part(view, PART.part.json(PART.part.of(move)), view.actor)
    if FURNISH.has(move):
        return of_tile(FURNISHINGS[FURNISH.tile.of(move)])
    return [Advice("coach-why-weapon")] if FORGE.has(move) else []


def of_space(view: CavernaView, space: str) -> list[Advice]:
    """The food, if it is short, then what else can be done there, by the dwarf who goes next."""
    goods = next((one.goods for one in view.spaces if one.space == space), {})
    food = [Advice("coach-why-food", {"food": goods["food"]})] if goods.get("food") and meal(view) else []
    dwarf = view.sent if view.sent >= 0 else weakest(rebuild_home(view.homes[view.seat]))
    deeds = [why for part in PARTS[space] for why in of_part(view, part, dwarf)]
    many = sum(goods.values())
    return [*food, *deeds, *([Advice("coach-why-goods", {"number": many})] if many > MANY else [])][:MOST]


def of_part(view: CavernaView, part: str, dwarf: int) -> list[Advice]:
    home = view.homes[view.seat]
    match part:
        case "meadow_field" | "cavern_tunnel" | "excavate":
            return [Advice("coach-why-land")]
        case "growth":
            return [Advice("coach-why-child")] if can_grow(rebuild_home(home)) else []
        case "supplies":
            return [Advice("coach-why-supplies")]
        case "sow":
            return [Advice("coach-why-sow") for _ in seed(view)]
        case "furnish":
            return [Advice("coach-why-room") for _ in room(view)]
        case "furnish_dwelling":
            dwelling = any(TILES.index(tile) in DWELLINGS for tile in home.affordable)
            return [Advice("coach-why-room") for _ in room(view) if dwelling]
        case "ore_mine":
            return [Advice("coach-why-mine", {"points": ORE_MINE_POINTS})]
        case "ruby_mine" | "deep_ruby_mine":
            return [Advice("coach-why-mine", {"points": RUBY_MINE_POINTS})]
        case "forge":
            return [Advice("coach-why-weapon")]
        case "expedition":
            return [Advice("coach-why-loot")] if home.dwarfs[dwarf].strength else []
    return []


def of_tile(tile: Furnishing) -> list[Advice]:
    if tile.beds:
        return [Advice("coach-why-bed")]
    return [Advice("coach-why-points", {"points": tile.points})] if tile.points > 0 else []
