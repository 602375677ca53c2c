"""What a legal move costs and brings, and the ways that it opens: so that a page need know no rules."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import (
    CARDS,
    COST,
    DRAWS,
    KINDS,
    NATIVE,
    POWER,
    SYMBOLS,
    WORTH,
    opens,
    other_symbols,
)
from filone.games.eldorado.content.route import FAR, Route
from filone.games.eldorado.content.tiles import AROUND, MOUNTAIN, RUBBLE, TERRAINS
from filone.games.eldorado.content.tokens import (
    CHANGE_SYMBOL,
    DRAW_ONE,
    NATIVE_TOKEN,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
)
from filone.games.eldorado.decisions import Act, Item, Move, Price, Swap
from filone.games.eldorado.position import ARRIVED, NOBODY, Position, holds
from filone.games.eldorado.rules.blocks import block_of
from filone.games.eldorado.rules.hand import OF_HAND, card_of
from filone.games.eldorado.rules.moving import hex_of
from filone.games.eldorado.rules.pawns import is_occupied, may_end_on, pawn_of, place_of, which_of
from filone.games.eldorado.state import Eldorado
from filone.kernel.effects import Effects

Place = tuple[int, int]


class Way(msgspec.Struct, frozen=True):
    """The hexes that a pawn enters one after the other, and perhaps a block at their end (0 for none).

    `cost` is all that is spent on it, in power or in cards, `left` the power that is left then.
    """

    second: bool
    start: Place
    path: list[Place]
    block: int
    cost: int
    left: int


class EldoradoEffects(Effects, frozen=True, kw_only=True, omit_defaults=True):
    """`ways` has one way for each pawn and end, the best ones first: most power left, then fewest steps.

    `next_cards` are those of the hand that would open a way once the move under way is stopped.
    """

    ways: list[Way] = msgspec.field(default_factory=list)
    next_cards: list[str] = msgspec.field(default_factory=list)


def effects(state: Eldorado, move: int) -> EldoradoEffects:
    return EldoradoEffects(
        costs=costs_of(state, move),
        brings=brought_by(state, move),
        where=whereabouts(state, move) if moves.STEP.has(move) else {},
        ways=ways_of(state, move),
        next_cards=next_cards(state) if moves.STOP.has(move) and isinstance(state.open, Move) else [],
    )


# What it costs and brings, by the names that the census gives to things


def costs_of(state: Eldorado, move: int) -> dict[str, int]:
    if any(kind.has(move) for kind in OF_HAND):
        costs = {f"card-{CARDS[card_of(move)]}": 1}
        return costs | {f"token-{TOKENS[CHANGE_SYMBOL]}": 1} if moves.CHANGE.has(move) else costs
    if moves.TOKEN.has(move):
        return {f"token-{TOKENS[moves.TOKEN.token.of(move)]}": 1}
    if moves.BUY.has(move):
        return {"coins": COST[moves.BUY.card.of(move)] // 2}
    if isinstance(state.open, (Act, Move)) and (moves.STEP.has(move) or moves.CLEAR.has(move)):
        return {"cards" if isinstance(state.open, Act) else "power": asked_by(state, move)}
    return {}


def asked_by(state: Eldorado, move: int) -> int:
    """The value of the space or block that a step or a clearing is about."""
    return state.route.value[hex_of(state, move)] if moves.STEP.has(move) else BLOCK_VALUE[block_of(move)]


def brought_by(state: Eldorado, move: int) -> dict[str, int]:
    if isinstance(state.open, Price):
        worth = paid_by(move)
        return {"half_coins": worth} if worth else {}
    if moves.PLAY.has(move) and DRAWS[moves.PLAY.card.of(move)]:
        return {"cards": DRAWS[moves.PLAY.card.of(move)]}
    if moves.TOKEN.has(move) and moves.TOKEN.token.of(move) == DRAW_ONE:
        return {"cards": 1}
    if moves.TOKEN.has(move) and isinstance(state.open, Item):
        return {f"card-{CARDS[state.open.item]}": 1}
    if moves.DONE.has(move) and isinstance(state.open, Swap):
        return {"cards": state.open.aside}
    if moves.BUY.has(move):
        return {f"card-{CARDS[moves.BUY.card.of(move)]}": 1}
    if moves.TAKE.has(move):
        return {f"card-{CARDS[moves.TAKE.card.of(move)]}": 1}
    if moves.CLEAR.has(move):
        return {"blocks": 1}
    return {"tokens": 1} if moves.EXPLORE.has(move) else {}


def paid_by(move: int) -> int:
    """What a payment adds to a purchase, in half coins."""
    if moves.PAY.has(move):
        return WORTH[moves.PAY.card.of(move)]
    if moves.CHANGE.has(move):
        return 2 * POWER[moves.CHANGE.card.of(move)]
    return 2 * TOKEN_POWER[moves.TOKEN.token.of(move)] if moves.TOKEN.has(move) else 0


# Where a step leads, as seen by who looks from the pawn along the way to El Dorado, however the route lies on a table

SIDES = [
    *("ahead", "ahead_left", "ahead_left", "left", "back_left", "back_left"),
    *("back", "back_right", "back_right", "right", "ahead_right", "ahead_right"),
]
"""Round a pawn, in twelfths of a turn to the left."""
WHEREABOUTS = ("side", "terrain", "value")


def whereabouts(state: Eldorado, move: int) -> dict[str, str | int]:
    route, here, there = state.route, place_of(state, move), hex_of(state, move)
    way = AROUND.index((route.q[there] - route.q[here], route.r[there] - route.r[here]))
    terrain = "finish" if there >= route.goal else TERRAINS[route.terrain[there]]
    return {"side": SIDES[(2 * way - ahead(route, here)) % 12], "terrain": terrain, "value": route.value[there]}


@lru_cache(maxsize=1024)
def ahead(route: Route, hex: int) -> int:
    """The way on from a hex, in twelfths of a turn: the middle of the neighbours that are nearest to El Dorado.

    In the middle of a layout of somebody's own all six may be as near: then any will do.
    """
    around = [route.find(route.q[hex] + dq, route.r[hex] + dr) for dq, dr in AROUND]
    steps = [route.distance[other] if other >= 0 else FAR for other in around]
    nearest = [number == min(steps) for number in steps]
    first = next((way for way in range(6) if nearest[way] and not nearest[way - 1]), 0)
    last = next((way for way in range(first, first + 6) if not nearest[(way + 1) % 6]), first)
    return first + last


# The ways it opens


def ways_of(state: Eldorado, move: int) -> list[Way]:
    """Those of a card or token that is played; of a step or a block, those that begin with it."""
    between_steps = isinstance(state.open, Move)
    if moves.STEP.has(move) or moves.CLEAR.has(move):
        return ways_from(state, move) if between_steps else [only_way(state, move)]
    if isinstance(state.open, Price):
        return []
    if moves.CHANGE.has(move):
        card = moves.CHANGE.card.of(move)
        return ways_by_power(state, other_symbols(card), POWER[card])
    if is_native(move):
        return [way for way in ways_by_native(state) if way.block or not between_steps or state.moves_between]
    if moves.PLAY.has(move):
        return ways_by_card(state, moves.PLAY.card.of(move))
    if moves.TOKEN.has(move):
        token = moves.TOKEN.token.of(move)
        return ways_by_power(state, TOKEN_SYMBOL[token], TOKEN_POWER[token])
    return []


def is_native(move: int) -> bool:
    """Whether a move plays the Native, card or token."""
    return move in (moves.PLAY.of(NATIVE), moves.TOKEN.of(NATIVE_TOKEN))


def ways_by_card(state: Eldorado, card: int) -> list[Way]:
    return ways_by_native(state) if card == NATIVE else ways_by_power(state, SYMBOLS[card], POWER[card])


def next_cards(state: Eldorado) -> list[str]:
    """After buying, only a Native of the hand still moves a pawn (2.4)."""
    freed = state.copy()
    freed.pawn = NOBODY
    held = [card for card in range(KINDS) if holds(state, card) and (card == NATIVE or not state.bought)]
    return [CARDS[card] for card in held if ways_by_card(freed, card)]


def ways_from(state: Eldorado, move: int) -> list[Way]:
    """The ways of the move under way that begin with this step or block."""
    second = which_of(move) == 1
    begun = [way for way in ways_by_power(state, state.symbols, state.power) if way.second == second]
    if moves.CLEAR.has(move):
        return [way for way in begun if not way.path and way.block == block_of(move)]
    step = place(state.route, hex_of(state, move))
    return [way for way in begun if way.path and way.path[0] == step]


def only_way(state: Eldorado, move: int) -> Way:
    """A single step or block that is paid with cards, or that the Native takes for nothing."""
    return Way(
        which_of(move) == 1,
        place(state.route, place_of(state, move)),
        [place(state.route, hex_of(state, move))] if moves.STEP.has(move) else [],
        block_of(move) if moves.CLEAR.has(move) else 0,
        asked_by(state, move) if isinstance(state.open, Act) else 0,
        0,
    )


def ways_by_power(state: Eldorado, symbols: int, power: int) -> list[Way]:
    """A joker is one symbol for the whole way."""
    return best_ways(state, [terrain for terrain in range(RUBBLE) if opens(symbols, terrain)], power)


def ways_by_native(state: Eldorado) -> list[Way]:
    return best_ways(state, [None], 0)


def best_ways(state: Eldorado, terrains: Sequence[int | None], power: int) -> list[Way]:
    """For each pawn that may move and each end where it may stop, the way that leaves most."""
    found: dict[tuple[bool, Place | int], Way] = {}
    for which in range(state.each):
        pawn = pawn_of(state, which)
        if state.pawns[pawn] == ARRIVED or state.pawn not in (NOBODY, pawn):
            continue
        for terrain in terrains:
            for way in walk(state, which, terrain, power):
                end = (way.second, way.block or way.path[-1])
                if end not in found or rank(way) < rank(found[end]):
                    found[end] = way
    stops = [way for way in found.values() if way.block or may_end_on(state, state.route.find(*way.path[-1]))]
    return sorted(stops, key=rank)


def rank(way: Way) -> tuple[int, int]:
    return -way.left, len(way.path)


def walk(state: Eldorado, which: int, terrain: int | None, power: int) -> Iterator[Way]:
    """Cheapest ways first, over landscape of one terrain; without a terrain, a single step of the Native."""
    route = state.route
    origin = state.pawns[pawn_of(state, which)]
    most_left = {origin: power}
    border: list[tuple[int, list[int]]] = [(power, [])]
    while border:
        border.sort(key=lambda way: (-way[0], len(way[1])))
        left, path = border.pop(0)
        here = path[-1] if path else origin
        if here >= route.goal:
            continue
        for hex, block in neighbours(state, here):
            value = BLOCK_VALUE[block] if block else route.value[hex]
            if terrain is None:
                value = 0
            elif value > left or terrain != (BLOCK_TERRAIN[block] if block else route.terrain[hex]):
                continue
            further = path if block else [*path, hex]
            rest = left - value
            if not block:
                if most_left.get(hex, -1) >= rest or (is_occupied(state, hex) and not state.passing):
                    continue
                most_left[hex] = rest
                if terrain is not None:
                    border.append((rest, further))
            places = [place(route, entered) for entered in further]
            yield Way(which == 1, place(route, origin), places, block, power - rest, rest)


def neighbours(state: Position, hex: int) -> Iterator[tuple[int, int]]:
    """The hexes around one, each with the block in between (0 for none); without the mountains and start spaces."""
    route = state.route
    for dq, dr in AROUND:
        other = route.find(route.q[hex] + dq, route.r[hex] + dr)
        if other >= 0:
            seam = crossings(route).get((hex, other), -1)
            block = state.blocks[seam] if seam >= 0 else 0
            if block or route.terrain[other] < MOUNTAIN:
                yield other, block


@lru_cache(maxsize=64)
def crossings(route: Route) -> dict[tuple[int, int], int]:
    """The seam between two hexes on either side of it, both ways."""
    return {pair: seam for seam, pairs in enumerate(route.seams) for a, b in pairs for pair in ((a, b), (b, a))}


def place(route: Route, hex: int) -> Place:
    return route.q[hex], route.r[hex]
