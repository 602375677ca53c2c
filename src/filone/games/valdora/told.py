"""What comes of a step, and what it is for: tolls on a journey; what loading costs and who wants the gem; what
equipment that is bought carries and what a commission is worth; what a delivery brings, and the last round."""

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import COLOUR_POINTS, COLOURS
from filone.games.valdora.content.commissions import BILLS, WANTS
from filone.games.valdora.content.equipment import ITEMS, is_carrier
from filone.games.valdora.content.gems import GEMS, GOLD
from filone.games.valdora.content.spaces import is_mine
from filone.games.valdora.decisions import Deal, HandOver, PayGold
from filone.games.valdora.state import Valdora
from filone.kernel.told import Fact, Tale, Told

DEAL = Tale("deal", run=True)
PURCHASE = Tale("purchase", {"seat": "seat", "item": "item"}, run=True)
DELIVERY = Tale("delivery", {"seat": "seat", "wants": "wants", "gems": "gem", "nth": ""}, run=True)
TOLL = Tale("toll", {"seat": "seat", "target": "seat"})
LOST_TOLL = Tale("lost_toll", {"seat": "seat", "target": "seat"})
FEE = Tale("fee", {"seat": "seat", "coins": ""})
THROWN_OFF = Tale("thrown_off", {"seat": "seat", "gem": "gem"})
TO_SPEND = Tale("to_spend")
TOOL = Tale("tool", {"gem": "gem"})
CARRIER = Tale("carrier")
SOUGHT = Tale("sought", {"space": "space", "points": ""})
WORTH = Tale("worth", {"space": "space", "points": ""})
POINTS = Tale("points", {"seat": "seat", "points": ""})
CRAFTSMAN = Tale("craftsman", {"seat": "seat", "colour": "colour", "points": ""})
WORKSHOP = Tale("workshop", {"seat": "seat", "colour": "colour"})
BONUS = Tale("bonus", {"seat": "seat"})
NONE_LEFT = Tale("none_left", {"colour": "colour"})
LAST_ROUND = Tale("last_round")
PARTS = (PURCHASE, DELIVERY)
LOADS = (FEE, THROWN_OFF, SOUGHT, TO_SPEND)
REWARDS = (POINTS, CRAFTSMAN, WORKSHOP, BONUS, NONE_LEFT, LAST_ROUND)
TALES = (DEAL, *PARTS, TOLL, LOST_TOLL, *LOADS, TOOL, CARRIER, WORTH, *REWARDS)


def told(before: Valdora, move: int, after: Valdora) -> list[Told]:
    if isinstance(before.open, Deal):
        return [Told(DEAL)]
    seat = before.turn
    if seat < 0:
        return []
    if moves.GO.has(move):
        return tolls(before, seat, move, after)
    if moves.BUY_ITEM.has(move):
        return [*parts(before, seat, after), use(before, moves.BUY_ITEM.item.of(move))]
    if moves.BUY_COMMISSION.has(move):
        return [Told(WORTH, patron(before, moves.BUY_COMMISSION.wants.of(move)))]
    if moves.LOAD.has(move):
        return loading(before, seat, move)
    return [*parts(before, seat, after), *rewards(before, seat, after)]


def parts(before: Valdora, seat: int, after: Valdora) -> list[Told]:
    """A purchase or a delivery for which it is chosen what is handed over: one with its payments, and no other."""
    open = after.open if isinstance(after.open, (PayGold, HandOver)) else before.open
    if isinstance(open, PayGold):
        return [Told(PURCHASE, {"seat": seat, "item": ITEMS[open.item]})]
    if not isinstance(open, HandOver):
        return []
    gone = [GEMS[had] for had, has in zip(before.cargo[seat], after.cargo[seat], strict=True) if had != has]
    nth = str(sum(before.completed[seat]))
    return [Told(DELIVERY, {"seat": seat, "wants": WANTS[open.wants], "gems": gone, "nth": nth})]


def patron(state: Valdora, wants: int) -> dict[str, Fact]:
    """Where a commission is delivered, and what it counts."""
    return {"space": f"house_{COLOURS[state.valley.crest[wants]]}", "points": state.valley.points[wants]}


def use(state: Valdora, item: int) -> Told:
    """A tool takes one kind, horse and cart take all."""
    if is_carrier(item):
        return Told(CARRIER)
    return Told(TOOL, {"gem": next(name for gem, name in enumerate(GEMS) if state.valley.holds(item, gem))})


def tolls(before: Valdora, seat: int, move: int, after: Valdora) -> list[Told]:
    """To whom a coin was paid, from the left round; whoever has six already does not keep it (2.7, 2.9, 2.11)."""
    space = moves.GO.space.of(move)
    others = [(seat + place) % before.seats for place in range(1, before.seats)]
    met = [] if is_mine(space) else [other for other in others if before.at[other] == space]
    return [
        Told(TOLL if after.coins[other] > before.coins[other] else LOST_TOLL, {"seat": seat, "target": other})
        for other in met[: before.coins[seat]]
    ]


def loading(before: Valdora, seat: int, move: int) -> list[Told]:
    """What horse and cart cost, the gem that was there before (section 5), and who wants the new one; gold buys."""
    item, loaded = moves.LOAD.item.of(move), moves.LOAD.gem.of(move)
    coins, gem = before.valley.fee[item], before.cargo[seat][item]
    wanted = seekers(before, seat, loaded)
    return [
        *([Told(FEE, {"seat": seat, "coins": coins})] if coins else []),
        *([Told(THROWN_OFF, {"seat": seat, "gem": GEMS[gem]})] if gem >= 0 else []),
        *(Told(SOUGHT, patron(before, wants)) for wants in wanted[:1]),
        *([Told(TO_SPEND)] if loaded == GOLD and not wanted else []),
    ]


def seekers(state: Valdora, seat: int, gem: int) -> list[int]:
    """The open commissions that ask for one more of a gem than is carried: the dearest first."""
    wanted = sorted((card.face for card in state.commissions[seat]), key=lambda wants: -state.valley.points[wants])
    asking = [wants for wants in wanted for _ in range(gems.count(BILLS[wants], gem))]
    return asking[state.cargo[seat].count(gem) :]


def rewards(before: Valdora, seat: int, after: Valdora) -> list[Told]:
    """What a completed commission brought: the first craftsman of a colour counts for that as well, and one of the
    next colour comes where there is none left of the crest's (section 6)."""
    who: dict[str, Fact] = {"seat": seat}
    crews = zip(COLOURS, before.crew[seat], after.crew[seat], strict=True)
    hired = [(name, 0 if had else COLOUR_POINTS) for name, had, has in crews if has > had]
    opened = [name for name, had, has in zip(COLOURS, before.workshops, after.workshops, strict=True) if has != had]
    points = after.earned[seat] - before.earned[seat]
    done = zip(COLOURS, before.craftsmen, before.completed[seat], after.completed[seat], strict=True)
    missing = [name for name, left, had, has in done if has > had and not left]
    return [
        *([Told(POINTS, {**who, "points": points})] if points else []),
        *(Told(CRAFTSMAN, {**who, "colour": colour, "points": first}) for colour, first in hired),
        *(Told(WORKSHOP, {**who, "colour": colour}) for colour in opened),
        *([Told(BONUS, who)] if after.bonuses[seat] > before.bonuses[seat] else []),
        *(Told(NONE_LEFT, {"colour": colour}) for colour in missing if hired),
        *([Told(LAST_ROUND)] if after.ending and not before.ending else []),
    ]
