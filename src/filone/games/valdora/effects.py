"""What a legal move costs and brings, so that the page need know no rules."""

import msgspec

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import COLOURS, NO_COLOUR, PURSE
from filone.games.valdora.content.commissions import BILLS, COIN
from filone.games.valdora.content.equipment import ITEMS
from filone.games.valdora.content.gems import GEMS, GOLD
from filone.games.valdora.content.spaces import is_mine
from filone.games.valdora.decisions import PayGold
from filone.games.valdora.rules.completing import brings_bonus, craftsman_for, opens_workshop
from filone.games.valdora.rules.moving import company
from filone.games.valdora.state import Valdora
from filone.games.valdora.told import seekers
from filone.kernel.effects import Effects


class ValdoraEffects(Effects, frozen=True, kw_only=True, omit_defaults=True):
    """Costs and brings: `coin`, `provisions`, `commission`, `points`, `bonus`, and gems and items by their names.

    `idle`: there is nothing to do where a journey leads; `offers` is what can be had there, as far as it is of use. A
    delivery brings a `craftsman` of a colour, and perhaps the `workshop` of that colour.
    """

    idle: bool = False
    offers: dict[str, int] = msgspec.field(default_factory=dict)
    craftsman: str | None = None
    workshop: str | None = None


def effects(state: Valdora, move: int) -> ValdoraEffects:
    seat = state.turn
    if moves.GO.has(move):
        return _going(state, seat, move)
    if moves.LOAD.has(move):
        return _loading(state, seat, move)
    if moves.DELIVER.has(move):
        return _delivering(state, seat, move)
    if moves.BUY_ITEM.has(move):
        return ValdoraEffects(costs={"gold": 1}, brings={ITEMS[moves.BUY_ITEM.item.of(move)]: 1})
    if moves.BUY_COMMISSION.has(move):
        return ValdoraEffects(costs={"coin": 1}, brings={"commission": 1})
    if moves.TURN.has(move):
        return ValdoraEffects(costs=_amounts(coin=int(state.paged)))
    if moves.RETURN.has(move):
        return ValdoraEffects(costs={"commission": 1})
    if moves.PAY.has(move):
        return _paying(state, seat, move)
    if moves.REFILL.has(move):
        return ValdoraEffects(brings=_amounts(coin=PURSE - state.coins[seat]))
    if moves.PROVISIONS.has(move):
        return ValdoraEffects(brings={"provisions": 1})
    return ValdoraEffects()


def _amounts(**counts: int) -> dict[str, int]:
    """Without what is not there."""
    return {name: count for name, count in counts.items() if count}


def _going(state: Valdora, seat: int, move: int) -> ValdoraEffects:
    """The toll to those who stand there, the provisions, whether there is anything to do, and what can be had."""
    space = moves.GO.space.of(move)
    arrived = state.copy()
    arrived.step(move)
    deeds = [] if is_mine(space) else arrived.legal()
    return ValdoraEffects(
        costs=_amounts(
            coin=min(company(state, seat, space), state.coins[seat]), provisions=moves.GO.provisions.of(move)
        ),
        brings=_amounts(coin=PURSE - state.coins[seat]) if is_mine(space) else {},
        idle=all(moves.STOP.has(deed) for deed in deeds),
        offers=_offers(arrived, seat, deeds),
    )


def _offers(state: Valdora, seat: int, deeds: list[int]) -> dict[str, int]:
    """The most of each thing that a deed brings here; of gems what a commission asks for, and gold, which buys."""
    offers: dict[str, int] = {}
    for move in deeds:
        gem = moves.LOAD.gem.of(move) if moves.LOAD.has(move) else GOLD
        if moves.PROVISIONS.has(move) or not (gem == GOLD or seekers(state, seat, gem)):
            continue
        for thing, number in effects(state, move).brings.items():
            offers[thing] = max(offers.get(thing, 0), number)
    return offers


def _loading(state: Valdora, seat: int, move: int) -> ValdoraEffects:
    """The fee, and the gem that is thrown off."""
    item = moves.LOAD.item.of(move)
    held = state.cargo[seat][item]
    thrown_off = {GEMS[held]: 1} if held >= 0 else {}
    return ValdoraEffects(
        costs=_amounts(coin=state.valley.fee[item]) | thrown_off, brings={GEMS[moves.LOAD.gem.of(move)]: 1}
    )


def _delivering(state: Valdora, seat: int, move: int) -> ValdoraEffects:
    wants = moves.DELIVER.wants.of(move)
    crest = state.valley.crest[wants]
    colour = craftsman_for(state, crest)
    hires = colour != NO_COLOUR
    wanted = {"coin": 1} if wants == COIN else dict(zip(GEMS, gems.counts_of(BILLS[wants]), strict=True))
    return ValdoraEffects(
        costs=_amounts(**wanted),
        brings=_amounts(points=state.valley.points[wants], bonus=int(brings_bonus(state, seat, crest))),
        craftsman=COLOURS[colour] if hires else None,
        workshop=COLOURS[colour] if hires and opens_workshop(state, seat, colour) else None,
    )


def _paying(state: Valdora, seat: int, move: int) -> ValdoraEffects:
    """A gem that was owed; for gold in a catalogue, the equipment."""
    gem = GEMS[state.cargo[seat][moves.PAY.item.of(move)]]
    open = state.open
    return ValdoraEffects(costs={gem: 1}, brings={ITEMS[open.item]: 1} if isinstance(open, PayGold) else {})
