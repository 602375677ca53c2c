"""Reading a valley file: it must agree with what the rules say in words, or it is refused with the reason."""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from filone.games.valdora.content.box import COLOURS, NO_COLOUR, PURSE
from filone.games.valdora.content.cards import Deck
from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.content.equipment import CARRIERS, FIRST_CARRIER, ITEMS, TOOLS
from filone.games.valdora.content.gems import FULL, GEMS, GOLD, PILE, heap_of
from filone.games.valdora.content.spaces import HARBOUR_CITY, ROADS, SPACES
from filone.games.valdora.content.valley import Valley
from filone.kernel.errors import BadData
from filone.kernel.texts import Value

RECONSTRUCTED: Final = files("filone.games.valdora.content").joinpath("valley.json").read_text("utf-8")
"""The valley played on unless a table brings its own."""

PARTS: Final = [
    "name",
    "spaces",
    "roads",
    "gems",
    "tools",
    "carriers",
    "craftsmen",
    "ring",
    "workshops",
    "commissions",
    "equipment_cards",
    "commission_cards",
]
GEM_TOTAL: Final = 78
CRAFTSMEN_TOTAL: Final = 39
EQUIPMENT_CARDS: Final = 18
COMMISSION_CARDS: Final = 27
CANVAS: Final = (1000, 700)
MOST_POINTS: Final = 99
LONGEST_NAME: Final = 60
MOST_ROADS: Final = 60
"""A map goes along with every list that names its table."""


def valley_of(options: Mapping[str, Any]) -> Valley:
    """The valley that a table plays in."""
    return _read_text(RECONSTRUCTED if options["map"] is None else json.dumps(options["map"]))


@lru_cache(maxsize=16)
def _read_text(text: str) -> Valley:
    return read_valley(json.loads(text))


def read_valley(file: Any) -> Valley:
    """The valley of a file's content, or `BadData` that says what is wrong with it."""
    parts = _table("map", file, PARTS)
    name = parts["name"]
    fits = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
    _expect(fits, "wrong-text", most=LONGEST_NAME)
    crest, points = _commissions(parts["commissions"])
    wanted = [want for want in range(len(WANTS)) if crest[want] != NO_COLOUR]
    craftsmen, needed, prize = _workshops(parts["craftsmen"], parts["workshops"])
    takes, fee = _equipment(parts["tools"], parts["carriers"])
    valley = Valley(
        places=_places(parts["spaces"]),
        roads=_roads(parts["roads"]),
        gems=_gems(parts["gems"]),
        takes=takes,
        fee=fee,
        craftsmen=craftsmen,
        after=_ring(parts["ring"]),
        needed=needed,
        prize=prize,
        crest=crest,
        points=points,
        equipment=_deck(
            "equipment_cards", parts["equipment_cards"], EQUIPMENT_CARDS, ITEMS, list(range(1, len(ITEMS)))
        ),
        commissions=_deck("commission_cards", parts["commission_cards"], COMMISSION_CARDS, WANTS, wanted),
    )
    _all_reachable(valley)
    return valley


def _expect(condition: bool, reason: str, **details: Value) -> None:
    if not condition:
        raise BadData(reason, **details)


def _table(where: str, value: Any, keys: Sequence[str]) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(value, Mapping):
        raise BadData("wrong-object", where=where, keys=", ".join(keys))
    missing = [key for key in keys if key not in value]
    unknown = [str(key) for key in value if key not in keys]
    _expect(not missing, "wrong-lacks", where=where, keys=", ".join(missing))
    _expect(not unknown, "wrong-extra", where=where, keys=", ".join(unknown))
    return value


def _list(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadData("wrong-list", where=where)
    return value


def _number(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadData("wrong-number", where=where, least=least, most=most, value=str(value))
    return value


def _named(where: str, value: Any, names: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadData("wrong-name", where=where, value=str(value))
    return names.index(value)


def _places(value: Any) -> list[tuple[int, int]]:
    table = _table("spaces", value, SPACES)
    places: list[tuple[int, int]] = []
    for name in SPACES:
        point = _list(f"spaces: {name}", table[name])
        _expect(len(point) == 2, "wrong-point", where=f"spaces: {name}")
        places.append(
            (_number(f"spaces: {name}", point[0], 0, CANVAS[0]), _number(f"spaces: {name}", point[1], 0, CANVAS[1]))
        )
    _expect(len(set(places)) == len(SPACES), "wrong-same-point")
    return places


def _roads(value: Any) -> list[list[int]]:
    roads: list[list[int]] = []
    _expect(len(_list("roads", value)) <= MOST_ROADS, "wrong-many-roads", most=MOST_ROADS)
    for number, road in enumerate(value, start=1):
        spaces = [_named("roads", name, SPACES) for name in _list(f"roads: {number}", road)]
        _expect(len(spaces) >= 2, "wrong-short-road")
        _expect(len(set(spaces)) == len(spaces), "wrong-loop", one=SPACES[spaces[0]], other=SPACES[spaces[-1]])
        roads.append(spaces)
    return roads


def _all_reachable(valley: Valley) -> None:
    """Every space, and so every house, can be reached from the harbour city, going from city to city."""
    reached = 0
    ways = [HARBOUR_CITY]
    while ways:
        space = ways.pop()
        if not reached >> space & 1:
            reached |= 1 << space
            ways.extend(there for there in range(len(SPACES)) if valley.is_near(space, there))
    lost = [name for space, name in enumerate(SPACES) if not reached >> space & 1]
    _expect(not lost, "wrong-unreachable", names=", ".join(lost))


def _gems(value: Any) -> int:
    table = _table("gems", value, GEMS)
    counts = [_number(f"gems: {gem}", table[gem], 1, GEM_TOTAL) for gem in GEMS]
    _expect(sum(counts) == GEM_TOTAL, "wrong-sum", where="gems", wanted=GEM_TOTAL, found=sum(counts))
    assert len(ROADS) * PILE == GEM_TOTAL < FULL
    return heap_of(counts)


def _equipment(tools: Any, carriers: Any) -> tuple[list[int], list[int]]:
    """The pan takes gold; each tool takes a colour of its own among the others; horse and cart take all for a fee."""
    table = _table("tools", tools, TOOLS)
    gems = [_named(f"tools: {tool}", table[tool], GEMS) for tool in TOOLS]
    _expect(GOLD not in gems, "wrong-gold-tool")
    _expect(len(set(gems)) == len(TOOLS), "wrong-tools")
    fees = _table("carriers", carriers, CARRIERS)
    takes = [1 << GOLD, *(1 << gem for gem in gems), *((1 << len(GEMS)) - 1 for _ in CARRIERS)]
    fee = [0] * FIRST_CARRIER + [_number(f"carriers: {name}", fees[name], 0, PURSE) for name in CARRIERS]
    return takes, fee


def _ring(value: Any) -> list[int]:
    ring = [_named("ring", colour, COLOURS) for colour in _list("ring", value)]
    _expect(sorted(ring) == list(range(len(COLOURS))), "wrong-ring")
    after = [0] * len(COLOURS)
    for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
        after[here] = there
    return after


def _workshops(craftsmen: Any, workshops: Any) -> tuple[list[int], list[int], list[int]]:
    crowd = _table("craftsmen", craftsmen, COLOURS)
    counts = [_number(f"craftsmen: {colour}", crowd[colour], 2, CRAFTSMEN_TOTAL) for colour in COLOURS]
    _expect(sum(counts) == CRAFTSMEN_TOTAL, "wrong-sum", where="craftsmen", wanted=CRAFTSMEN_TOTAL, found=sum(counts))
    tiles = _table("workshops", workshops, COLOURS)
    needed: list[int] = []
    prize: list[int] = []
    for colour, most in zip(COLOURS, counts, strict=True):
        tile = _table(f"workshops: {colour}", tiles[colour], ["craftsmen", "points"])
        needed.append(_number(f"workshops: {colour}: craftsmen", tile["craftsmen"], 1, most))
        prize.append(_number(f"workshops: {colour}: points", tile["points"], 0, MOST_POINTS))
    return counts, needed, prize


def _commissions(value: Any) -> tuple[list[int], list[int]]:
    """Whose crest each request bears, and its points."""
    crest = [NO_COLOUR] * len(WANTS)
    points = [0] * len(WANTS)
    table = _table("commissions", value, COLOURS)
    for colour, name in enumerate(COLOURS):
        requests = table[name]
        if not isinstance(requests, Mapping) or not requests:
            raise BadData("wrong-requests", where=f"commissions: {name}")
        for request, worth in requests.items():
            want = _named(f"commissions: {name}", request, WANTS)
            _expect(crest[want] == NO_COLOUR, "wrong-two-patrons", request=request)
            crest[want] = colour
            points[want] = _number(f"commissions: {name}: {request}", worth, 0, MOST_POINTS)
    return crest, points


def _deck(where: str, value: Any, size: int, names: Sequence[str], printed: Sequence[int]) -> Deck:
    """A set of cards, each `[front, back]`; all that is `printed` must occur in it, and nothing else."""
    cards: list[tuple[int, int]] = []
    for number, card in enumerate(_list(where, value), start=1):
        faces = [_named(where, name, names) for name in _list(f"{where}: {number}", card)]
        _expect(len(faces) == 2, "wrong-card", where=where)
        cards.append((faces[0], faces[1]))
    _expect(len(cards) == size, "wrong-sum", where=where, wanted=size, found=len(cards))
    shown = {face for card in cards for face in card}
    strange = [names[face] for face in sorted(shown) if face not in printed]
    absent = [names[face] for face in printed if face not in shown]
    _expect(not strange, "wrong-name", where=where, value=", ".join(strange))
    _expect(not absent, "wrong-absent", where=where, names=", ".join(absent))
    return Deck(cards, len(names))
