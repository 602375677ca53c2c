"""What a seat may know of a game of El Dorado, and how to imagine a game that fits it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from filone.games.eldorado.content.blocks import BLOCKS
from filone.games.eldorado.content.cards import CARDS, KINDS, SYMBOL_NAMES, opens
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tiles import MOST_CAVES, MOUNTAIN, TERRAINS
from filone.games.eldorado.content.tokens import TOKEN_KINDS, TOKENS
from filone.games.eldorado.decisions import DECISIONS
from filone.games.eldorado.position import ARRIVED, NOBODY, ON_SEAM
from filone.games.eldorado.state import Eldorado, begin
from filone.kernel import decisions
from filone.kernel.decisions import name_of
from filone.kernel.state import OVER
from filone.kernel.view import View

RULES = 1


class Space(msgspec.Struct, frozen=True):
    """A hex of the route; `number` counts start spaces and caves from 1, `tile` is empty on the ending tile.

    `steps` are those to El Dorado, 0 on a mountain.
    """

    q: int
    r: int
    tile: str
    terrain: str
    value: int
    number: int
    steps: int


class Seam(msgspec.Struct, frozen=True):
    """Where two pieces meet, pair by pair; `block` is the block that lies there, or 0."""

    pairs: tuple[tuple[int, int, int, int], ...]
    block: int


class Player(msgspec.Struct, frozen=True):
    """`hand` are the cards that the viewer knows to be there, `unseen` those that are in the hand or the draw pile.

    `known` is the part of the hand that everybody knows. A pawn that has arrived has no place.
    """

    pawns: list[tuple[int, int] | None]
    hand_size: int
    draw_size: int
    hand: dict[str, int]
    known: dict[str, int]
    unseen: dict[str, int]
    played: dict[str, int]
    discard: dict[str, int]
    tokens: dict[str, int]
    blocks: list[int]


class Pile(msgspec.Struct, frozen=True):
    card: str
    left: int
    in_market: bool


class Decision(msgspec.Struct, frozen=True):
    """What is open or waits, with the fields it has; seats, seams, caves and cards are numbers from 0."""

    name: str
    fields: dict[str, Any]


class Moving(msgspec.Struct, frozen=True):
    """The move under way; `pawn` is -1 until the first step, `beside` are the numbers of the caves it began next to."""

    pawn: int
    symbols: list[str]
    power: int
    beside: list[int]
    item: str


class Paying(msgspec.Struct, frozen=True):
    """Cards due for a hex or a seam (from 1), or half coins due for a card."""

    place: tuple[int, int] | None
    seam: int
    cards_due: int
    card: str
    half_coins_due: int


class EldoradoView(View, kw_only=True, frozen=True):
    """The whole table but the hands and the draw piles of the others."""

    round: int
    last_round: bool
    player: int
    """Whose turn of the round it is, also while chance deals; -1 before the first."""
    start: int
    """Who begins every round; -1 until chance has said so."""
    arrived: list[int]
    bought: bool
    passing: bool
    board: tuple[Space, ...]
    seams: list[Seam]
    cave_tokens: list[int]
    tokens_unseen: dict[str, int]
    tokens_used: dict[str, int]
    market: list[Pile]
    removed: dict[str, int]
    players: list[Player]
    stack: list[Decision]
    """The decision that is open comes last, those that wait for it before; none after the end."""
    moving: Moving
    paying: Paying


@lru_cache(maxsize=64)
def board_of(route: Route) -> tuple[Space, ...]:
    numbers = {hex: number + 1 for group in (route.starts, route.caves) for number, hex in enumerate(group)}
    return tuple(
        Space(
            route.q[h],
            route.r[h],
            route.side[h],
            TERRAINS[route.terrain[h]],
            route.value[h],
            numbers.get(h, 0),
            0 if route.terrain[h] == MOUNTAIN else route.distance[h],
        )
        for h in range(len(route.q))
    )


@lru_cache(maxsize=64)
def seams_of(route: Route) -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    return tuple(
        tuple((route.q[one], route.r[one], route.q[other], route.r[other]) for one, other in pairs)
        for pairs in route.seams
    )


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def see(state: Eldorado, seat: int) -> EldoradoView:
    route, decks = state.route, state.decks
    return EldoradoView(
        game="eldorado",
        rules=RULES,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        round=state.round,
        last_round=state.last_round,
        player=state.seat,
        start=state.start,
        arrived=state.arrived[:],
        bought=state.bought,
        passing=state.passing,
        board=board_of(route),
        seams=[Seam(pairs, block) for pairs, block in zip(seams_of(route), state.blocks, strict=True)],
        cave_tokens=state.caves.piles[:],
        tokens_unseen=_counts(TOKENS, state.caves.unseen),
        tokens_used=_counts(TOKENS, state.caves.used),
        market=[
            Pile(CARDS[kind], left, state.market.displays(kind)) for kind, left in enumerate(state.market.left) if left
        ],
        removed=_counts(CARDS, decks.gone),
        stack=[_told(decision) for decision in _stack(state)],
        moving=Moving(
            state.pawn,
            [name for terrain, name in enumerate(SYMBOL_NAMES) if opens(state.symbols, terrain)],
            state.power,
            [cave + 1 for cave in range(MOST_CAVES) if state.beside >> cave & 1],
            CARDS[state.item] if state.item != NOBODY else "",
        ),
        paying=Paying(
            (route.q[state.toll_hex], route.r[state.toll_hex]) if state.toll_hex != NOBODY else None,
            state.toll_seam + 1,
            state.toll_due,
            CARDS[state.ware] if state.ware != NOBODY else "",
            state.price_due,
        ),
        **own(state, seat, None),
    )


def own(state: Eldorado, seat: int, spectator: EldoradoView | None) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator: itself."""
    players = [
        _see_player(state, player, player == seat) if spectator is None or player == seat else spectator.players[player]
        for player in range(state.seats)
    ]
    return {"players": players}


def _told(decision: decisions.Decision) -> Decision:
    """As JSON gives it back: what is fixed is a list there."""
    fields = {name: list(value) if isinstance(value, tuple) else value for name, value in decision.fields().items()}
    return Decision(name_of(type(decision)), fields)


def _stack(state: Eldorado) -> list[decisions.Decision]:
    return [] if state.turn == OVER else [*state.waiting, state.open]


def _see_player(state: Eldorado, player: int, own: bool) -> Player:
    route, decks = state.route, state.decks
    mine = slice(player * KINDS, (player + 1) * KINDS)
    hand, known, draw = list(decks.hand[mine]), list(decks.known[mine]), list(decks.draw[mine])
    seen = hand if own else known
    return Player(
        pawns=[
            (route.q[hex], route.r[hex]) if hex != ARRIVED else None
            for hex in state.pawns[player * state.each : (player + 1) * state.each]
        ],
        hand_size=decks.in_hand[player],
        draw_size=decks.in_draw[player],
        hand=_counts(CARDS, seen),
        known=_counts(CARDS, known),
        unseen=_counts(CARDS, [held - shown + left for held, shown, left in zip(hand, seen, draw, strict=True)]),
        played=_counts(CARDS, list(decks.played[mine])),
        discard=_counts(CARDS, list(decks.discard[mine])),
        tokens=_counts(TOKENS, state.caves.held[player * TOKEN_KINDS : (player + 1) * TOKEN_KINDS]),
        blocks=[number for number in range(1, BLOCKS + 1) if state.holders[number] == player],
    )


# Imagining


def _list(names: Sequence[str], counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def imagine(view: EldoradoView, rng: Random) -> Eldorado:
    """Any state that fits the view, then another hand for everyone whose hand is not known."""
    state = begin(view.seats, dict(view.options))
    state.round, state.last_round, state.seat = view.round, view.last_round, view.player
    state.start = view.start
    state.arrived, state.bought, state.passing = list(view.arrived), view.bought, view.passing
    state.blocks = [seam.block for seam in view.seams]
    for block in state.blocks:
        if block:
            state.holders[block] = ON_SEAM
    state.caves.piles = list(view.cave_tokens)
    state.caves.unseen = _list(TOKENS, view.tokens_unseen)
    state.caves.used = _list(TOKENS, view.tokens_used)
    _imagine_market(state, view)
    state.decks.gone = _list(CARDS, view.removed)
    for player, seen in enumerate(view.players):
        _imagine_player(state, player, seen)
    state.waiting = [DECISIONS[decision.name](**decision.fields) for decision in view.stack]
    if state.waiting:
        state.close()
    _imagine_move(state, view)
    state.turn = view.turn
    state.redeal(view.seat, rng)
    return state


def _imagine_market(state: Eldorado, view: EldoradoView) -> None:
    state.market.left = [0] * KINDS
    state.market.stalls = 0
    for pile in view.market:
        kind = CARDS.index(pile.card)
        state.market.left[kind] = pile.left
        state.market.stalls |= pile.in_market << kind
    state.market.held = sum(pile.in_market for pile in view.market)


def _imagine_player(state: Eldorado, player: int, seen: Player) -> None:
    hand, draw = _list(CARDS, seen.hand), _list(CARDS, seen.unseen)
    missing = seen.hand_size - sum(hand)
    for kind in range(KINDS):
        moved = min(missing, draw[kind])
        hand[kind] += moved
        draw[kind] -= moved
        missing -= moved
    known, played, discard = (_list(CARDS, counts) for counts in (seen.known, seen.played, seen.discard))
    state.decks.lay_out(player, hand, draw, known, played, discard)
    state.caves.held[player * TOKEN_KINDS : (player + 1) * TOKEN_KINDS] = _list(TOKENS, seen.tokens)
    for block in seen.blocks:
        state.holders[block] = player
    for which, place in enumerate(seen.pawns):
        state.pawns[player * state.each + which] = ARRIVED if place is None else state.route.find(*place)


def _imagine_move(state: Eldorado, view: EldoradoView) -> None:
    moving, paying = view.moving, view.paying
    state.pawn, state.power = moving.pawn, moving.power
    state.beside = sum(1 << cave - 1 for cave in moving.beside)
    state.symbols = sum(1 << SYMBOL_NAMES.index(name) for name in moving.symbols)
    state.item = CARDS.index(moving.item) if moving.item else NOBODY
    state.toll_hex = state.route.find(*paying.place) if paying.place is not None else NOBODY
    state.toll_seam, state.toll_due = paying.seam - 1, paying.cards_due
    state.ware = CARDS.index(paying.card) if paying.card else NOBODY
    state.price_due = paying.half_coins_due
