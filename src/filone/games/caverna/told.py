"""What comes of a step: goods taken and paid, a child, an expedition and its loot, the harvest, what rooms bring."""

from collections import Counter
from functools import reduce
from operator import or_

from filone.games.caverna import moves
from filone.games.caverna.content.actions import PIECES, TWINS
from filone.games.caverna.content.board import FINDS
from filone.games.caverna.content.furnishings import MINER, TILES, WOOD_SUPPLIER
from filone.games.caverna.content.goods import FARM, GOODS
from filone.games.caverna.content.loot import LOOT_NAMES
from filone.games.caverna.content.rounds import PAY_ONE
from filone.games.caverna.decisions import Loot, Part, Pay, Room
from filone.games.caverna.effects import changes, take_steps, tried
from filone.games.caverna.homeboard import Home
from filone.games.caverna.position import FEEDING, WORK
from filone.games.caverna.rules.animals import arrange
from filone.games.caverna.rules.expeditions import come_home
from filone.games.caverna.rules.harvest import kind_of_harvest
from filone.games.caverna.rules.scoring import BEGGING as A_MARKER
from filone.games.caverna.rules.work import go_on
from filone.games.caverna.state import Caverna
from filone.kernel.sets import count
from filone.kernel.told import Fact, Tale, Told

PAID = Tale("paid", {"seat": "seat", "goods": "draw-good"})
TAKEN = Tale("taken", {"seat": "seat", "goods": "draw-good", "kinds": ""})
FOUND = Tale("found", {"seat": "seat", "goods": "draw-good"})
BUILT = Tale("built", {"seat": "seat", "deed": "", "what": "land", "price": "", "goods": "draw-good"})
FURNISHED = Tale("furnished", {"seat": "seat", "tile": "tile", "price": "", "goods": "draw-good"}, run=True)
BORN = Tale("born", {"seat": "seat", "young": "young"})
BARREN = Tale("barren", {"seat": "seat"})
LED = Tale("led", {"seat": "seat", "goods": "draw-good"})
CHILD = Tale("child", {"seat": "seat"})
HOME = Tale("home", {"seat": "seat", "strength": ""})
STARTS = Tale("starts", {"seat": "seat"})
CROWDED = Tale("crowded", {"seat": "seat"})
FED = Tale("fed", {"seat": "seat", "price": "", "goods": "draw-good"})
BEGGING = Tale("begging", {"seat": "seat", "markers": "", "points": ""})
HARVEST = Tale("harvest", {"round": ""})
REAPED = Tale("reaped", {"seat": "seat", "goods": "draw-good"})
INCOME = Tale("income", {"seat": "seat", "goods": "draw-good", "rooms": "tile"})
EXCHANGED = Tale("exchanged", {"seat": "seat", "given": "draw-good", "got": "draw-good"}, run=True)
LOOTED = Tale("looted", {"seat": "seat", "items": "loot"}, run=True)
TALES = (
    PAID, TAKEN, FOUND, BUILT, FURNISHED, BORN, BARREN, LED, CHILD, HOME, STARTS, CROWDED, FED, BEGGING, HARVEST,
    REAPED, INCOME, EXCHANGED, LOOTED,
)  # fmt: skip

SILENT = (moves.USE, moves.PART, moves.IMITATE, moves.LAY, moves.PUT, moves.INSTALL, moves.FORGE, moves.FEED)
"""Kinds of moves whose own sentences name no goods."""
DEEDS = {
    "meadow_field": "clear", "meadow": "clear", "field": "clear", "cavern_tunnel": "dig", "cavern_cavern": "dig",
    "cavern": "dig", "tunnel": "dig", "small_pasture": "fence", "large_pasture": "fence",
}  # fmt: skip
"""What is done for a tile; all else is built."""


def told(before: Caverna, move: int, after: Caverna) -> list[Told]:
    """By a trial that goes as far as the action does, since a round may end after it and change more."""
    trial = tried(before, move)
    while isinstance(action := trial.open, Part) and go_on(trial, action):
        take_steps(trial)
    reaping = before.phase != after.phase == FEEDING and kind_of_harvest(after) != PAY_ONE
    return [
        *(goods_told(before, move, trial) if any(kind.has(move) for kind in SILENT) else []),
        *furnishing_told(before, move, trial),
        *exchange_told(before, move, trial),
        *loot_told(before, move),
        *(led_told(before, trial) if before.phase == WORK else []),
        *(people_told(before, trial, after) if before.turn >= 0 else []),
        *birth_told(before, move, trial, after),
        *(harvest_told(trial, after) if reaping else []),
        *(income_told(trial, after) if before.phase != after.phase == WORK else []),
    ]


def goods_told(before: Caverna, move: int, trial: Caverna) -> list[Told]:
    """What was paid is told with what it was for, what lay on the land apart from what was taken elsewhere."""
    seat = before.turn
    paid, taken = paid_and_taken(before, trial)
    told = [Told(PAID, {"seat": seat, "goods": paid})] if paid else []
    if moves.FEED.has(move):
        told = [Told(FED, {"seat": seat, **bill(paid)})]
    elif moves.LAY.has(move) or moves.PUT.has(move):
        what = TWINS[moves.LAY.tile.of(move)] if moves.LAY.has(move) else PIECES[moves.PUT.piece.of(move)]
        told = [Told(BUILT, {"seat": seat, "deed": DEEDS.get(what, "build"), "what": what, **bill(paid)})]
    found = finds(before, trial)
    rest = {good: number - found.get(good, 0) for good, number in taken.items() if number > found.get(good, 0)}
    return [
        *told,
        *([Told(FOUND, {"seat": seat, "goods": found})] if found else []),
        *([Told(TAKEN, {"seat": seat, "goods": rest, "kinds": len(rest)})] if rest else []),
    ]


def finds(before: Caverna, trial: Caverna) -> dict[str, int]:
    """What the cells pay that nothing lay on before (4.7)."""
    bare, covered = (reduce(or_, state.homes[before.turn].land) for state in (before, trial))
    return {GOODS[good]: number for cell, good, number in FINDS if cell & covered & ~bare}


def furnishing_told(before: Caverna, move: int, trial: Caverna) -> list[Told]:
    """A tile that is bought, paid for and put in its place is one line."""
    if moves.FURNISH.has(move):
        tile = moves.FURNISH.tile.of(move)
    elif moves.INSTALL.has(move):
        return [Told(FURNISHED, {"seat": before.turn, "tile": TILES[moves.INSTALL.tile.of(move)]})]
    elif moves.PAY.has(move) and isinstance(before.open, Pay):
        tile = before.open.tile
    else:
        return []
    paid, _ = paid_and_taken(before, trial)
    return [Told(FURNISHED, {"seat": before.turn, "tile": TILES[tile], **bill(paid)})]


def bill(paid: dict[str, int]) -> dict[str, Fact]:
    return {"price": sum(paid.values()), "goods": paid}


def birth_told(before: Caverna, move: int, trial: Caverna, after: Caverna) -> list[Told]:
    """Whoever has room for all of them is not asked: they are born to several at once (19.3)."""
    chosen = moves.BREED.has(move)
    told = []
    for seat, (had, has) in enumerate(zip((before if chosen else trial).homes, after.homes, strict=True)):
        young = {GOODS[animal]: 1 for animal in FARM if has.goods[animal] > had.goods[animal]}
        if young:
            told.append(Told(BORN, {"seat": seat, "young": young}))
        elif chosen and seat == before.turn:
            told.append(Told(BARREN, {"seat": seat}))
    return told


def led_told(before: Caverna, trial: Caverna) -> list[Told]:
    """Of animals that are as many as before, those that are on what was laid or built just now (14.2)."""
    had, has = before.home(), trial.home()
    new = reduce(or_, (was ^ land for was, land in zip(had.land, has.land, strict=True)), had.stables ^ has.stables)
    come = (stand(has) - stand(had)).items()
    there = [(animal, number) for (animal, cells), number in come if any(new >> cell & 1 for cell in cells)]
    same = [animal for animal in FARM if had.goods[animal] == has.goods[animal]]
    led = {GOODS[animal]: sum(number for one, number in there if one == animal) for animal in same}
    goods = {animal: number for animal, number in led.items() if number}
    return [Told(LED, {"seat": before.turn, "goods": goods})] if goods else []


def stand(home: Home) -> Counter[tuple[int, tuple[int, ...]]]:
    """How many of each animal stand on which cells."""
    return Counter({(herd.animal, tuple(herd.cells)): herd.number for herd in arrange(home)})


def exchange_told(before: Caverna, move: int, trial: Caverna) -> list[Told]:
    """Goods for goods, one exchange after the other, are one line; a tile is laid in a step of its own."""
    given, got = paid_and_taken(before, trial)
    if (moves.SWAP.has(move) or moves.FOOD.has(move)) and given and got:
        return [Told(EXCHANGED, {"seat": before.turn, "given": given, "got": got})]
    asks = moves.EXCHANGE.has(move) or moves.COINS.has(move)
    return [Told(EXCHANGED, {"seat": before.turn})] if asks else []


def loot_told(before: Caverna, move: int) -> list[Told]:
    """Items one after the other are one line."""
    if not moves.LOOT.has(move):
        return []
    return [Told(LOOTED, {"seat": before.turn, "items": [LOOT_NAMES[moves.LOOT.item.of(move)]]})]


def paid_and_taken(before: Caverna, trial: Caverna) -> tuple[dict[str, int], dict[str, int]]:
    change = changes(before, trial)
    paid = {good: -number for good, number in change.items() if number < 0}
    return paid, {good: number for good, number in change.items() if number > 0}


def people_told(before: Caverna, trial: Caverna, after: Caverna) -> list[Told]:
    """Who begins next, who makes room (14.1), a child (8.4), the end of an expedition (12.7), who has to beg (18.3)."""
    seat = before.turn
    had, has = before.homes[seat], after.homes[seat]
    markers = has.begging - had.begging
    crowded = isinstance(before.open, Room) and not isinstance(after.open, Room)
    return [
        *([Told(STARTS, {"seat": seat})] if trial.starter != before.starter else []),
        *([Told(CROWDED, {"seat": seat})] if crowded else []),
        *([Told(CHILD, {"seat": seat})] if len(has.dwarfs) > len(had.dwarfs) else []),
        *([Told(HOME, {"seat": seat, "strength": grown(trial)})] if away(before) and not away(after) else []),
        *([Told(BEGGING, {"seat": seat, "markers": markers, "points": -A_MARKER * markers})] if markers else []),
    ]


def away(state: Caverna) -> bool:
    """Somebody is on an expedition."""
    return any(isinstance(open, Loot) for open in (state.open, *state.waiting))


def grown(trial: Caverna) -> int:
    """The strength of whoever comes home: the round may go on after it, and then nobody is in their place any more."""
    if isinstance(trial.open, Loot):
        come_home(trial, trial.open)
    return trial.home().dwarfs[trial.actor]


def harvest_told(trial: Caverna, after: Caverna) -> list[Told]:
    """A harvest begins, with a crop from every sown field of those who do not leave that out (17.10)."""
    told = [Told(HARVEST, {"round": after.round})]
    for seat, home in enumerate(trial.homes):
        crops = home.crops
        reaped = {"grain": count(crops[0] | crops[1] | crops[2]), "vegetable": count(crops[3] | crops[4])}
        goods = {good: number for good, number in reaped.items() if number}
        if goods and not after.no_field >> seat & 1:
            told.append(Told(REAPED, {"seat": seat, "goods": goods}))
    return told


def income_told(trial: Caverna, after: Caverna) -> list[Told]:
    """What rooms bring at the start of a round (2.8)."""
    told: list[Told] = []
    for seat, (had, has) in enumerate(zip(trial.homes, after.homes, strict=True)):
        more = {good: has.goods[number] - had.goods[number] for number, good in enumerate(GOODS)}
        goods = {good: number for good, number in more.items() if number > 0}
        rooms = [TILES[WOOD_SUPPLIER + number] for number, left in enumerate(had.supplies) if left]
        if "ore" in goods:
            rooms.append(TILES[MINER])
        if goods:
            told.append(Told(INCOME, {"seat": seat, "goods": goods, "rooms": rooms}))
    return told
