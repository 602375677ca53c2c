"""What is worth looking at: what can be delivered, an empty purse, no commission, the end drawing near."""

from collections import Counter

from filone.games.valdora.content.box import COLOURS, PURSE
from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.content.spaces import HOUSES, MINES, SPACES, is_commission_book
from filone.games.valdora.content.valley_file import valley_of
from filone.games.valdora.moves import BUY_COMMISSION, DELIVER, GO, LOAD
from filone.games.valdora.view import Adventurer, ValdoraView
from filone.kernel.advice import Advice

FEW = 2
"""With craftsmen of so few colours left, the end may come within a round or two."""


def advise(view: ValdoraView) -> list[Advice]:
    return [*delivery(view), *purse(view), *plans(view), *ending(view)] if view.ask == "move" else []


def delivery(view: ValdoraView) -> list[Advice]:
    """The best commission that the player carries everything for."""
    me = view.players[view.seat]
    valley = valley_of(view.options)
    ready = [WANTS.index(card.face) for card in me.open if carries(me, card.face)]
    if not ready:
        return []
    best = max(ready, key=valley.points.__getitem__)
    house = f"space-house_{COLOURS[valley.crest[best]]}"
    return [Advice("coach-deliver", {"house": house, "points": valley.points[best]})]


def carries(me: Adventurer, wanted: str) -> bool:
    if wanted == "coin":
        return me.coins > 0
    return Counter(wanted.split("_")) <= Counter(gem for gem in me.equipment.values() if gem)


def purse(view: ValdoraView) -> list[Advice]:
    return [] if view.players[view.seat].coins else [Advice("coach-coins")]


def plans(view: ValdoraView) -> list[Advice]:
    return [] if view.players[view.seat].open else [Advice("coach-commission")]


def ending(view: ValdoraView) -> list[Advice]:
    colours = sum(number > 0 for number in view.craftsmen.values())
    return [Advice("coach-ending", {"colours": colours})] if colours <= FEW else []


# What speaks for a move


def reasons(view: ValdoraView, move: int) -> list[Advice]:
    me, valley = view.players[view.seat], valley_of(view.options)
    if DELIVER.has(move):
        return [Advice("coach-why-points", {"points": valley.points[DELIVER.wants.of(move)]})]
    if BUY_COMMISSION.has(move):
        want = BUY_COMMISSION.wants.of(move)
        key = "coach-why-ready" if carries(me, WANTS[want]) else "coach-why-commission"
        return [Advice(key, {"points": valley.points[want]})]
    if LOAD.has(move):
        return [Advice("coach-why-wanted")] if LOAD.gem.json(LOAD.gem.of(move)) in wishes(me) else []
    return destination(view, me, SPACES[GO.space.of(move)]) if GO.has(move) else []


def wishes(me: Adventurer) -> set[str]:
    """The gems that open commissions ask for."""
    return {gem for card in me.open for gem in card.face.split("_")}


def destination(view: ValdoraView, me: Adventurer, space: str) -> list[Advice]:
    if space in MINES:
        missing = PURSE - me.coins
        return [Advice("coach-why-coins", {"coins": missing})] if missing else []
    if space in HOUSES:
        valley = valley_of(view.options)
        ready = [WANTS.index(card.face) for card in me.open if carries(me, card.face)]
        points = [valley.points[want] for want in ready if HOUSES[valley.crest[want]] == space]
        return [Advice("coach-why-deliver", {"points": sum(points)})] if points else []
    if is_commission_book(SPACES.index(space)):
        return [] if me.open else [Advice("coach-why-book")]
    return [Advice("coach-why-gems")] if wishes(me) & view.roads.get(space, {}).keys() else []
