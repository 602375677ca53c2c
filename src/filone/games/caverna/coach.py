"""What is worth looking at: the next meal, and seed that lies idle."""

from filone.games.caverna.moves import USE
from filone.games.caverna.view import CavernaView
from filone.kernel.advice import Advice

MEALS = {"pay": 1, "harvest": 2, "part": 2, "hidden": 2}
"""What a dwarf eats at the end of a round, by how the round ends."""

FED = {"breeding", "end"}
"""Phases after the meal of the round."""

CHILDREN = {"wish_for_children", "urgent_wish_for_children"}
SOWING = {"slash_and_burn"}
FURNISHING = {"housework", "urgent_wish_for_children"}
"""Spaces by what else they are good for than goods."""


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
    """Caverns that could be furnished with what the player has."""
    home = view.homes[view.seat]
    empty = len(home.land.get("cavern", []))
    tiles = len(home.affordable)
    return [Advice("coach-furnish", {"caverns": empty, "tiles": tiles})] if empty and tiles else []


# What speaks for a move


def reasons(view: CavernaView, move: int) -> list[Advice]:
    if not USE.has(move):
        return []
    space = USE.space.json(USE.space.of(move))
    goods = next((one.goods for one in view.spaces if one.space == space), {})
    found = [Advice("coach-why-child")] if space in CHILDREN else []
    if space in SOWING:
        found += [Advice("coach-why-sow") for _ in seed(view)]
    if space in FURNISHING:
        found += [Advice("coach-why-room") for _ in room(view)]
    if goods.get("food") and meal(view):
        found.append(Advice("coach-why-food", {"food": goods["food"]}))
    if sum(goods.values()) > 2:
        found.append(Advice("coach-why-goods", {"number": sum(goods.values())}))
    return found
