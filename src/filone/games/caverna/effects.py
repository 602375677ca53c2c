"""What a legal move costs and brings, by the names of goods: clients show it and need know no rules."""

import msgspec

from filone.games.caverna import moves
from filone.games.caverna.content.actions import STABLE
from filone.games.caverna.content.board import STEPS
from filone.games.caverna.content.furnishings import TILES
from filone.games.caverna.content.goods import GOODS
from filone.games.caverna.content.spaces import SLOT_GOOD, SLOTS
from filone.games.caverna.decisions import Furnish, Lay, Part, Pay, Put, Steps
from filone.games.caverna.rules.furnishing import cost
from filone.games.caverna.rules.twins import ALIKE
from filone.games.caverna.rules.work import next_step
from filone.games.caverna.state import Caverna
from filone.kernel.effects import Effects


class CavernaEffects(Effects, frozen=True, kw_only=True, omit_defaults=True):
    """`short` is the food that is missing at a meal, and becomes begging markers.

    `sites` are the cells where that which a part of an action puts down could begin. `tiles` are the furnishing tiles
    that could be bought in it, each with its price.
    """

    short: int = 0
    sites: list[tuple[int, int]] = msgspec.field(default_factory=list)
    tiles: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)


def effects(state: Caverna, move: int) -> CavernaEffects:
    if state.turn < 0:
        return CavernaEffects()
    before = state.home()
    trial = tried(state, move)
    after = trial.home()
    change = changes(state, trial)
    if isinstance(paying := trial.open, Pay) and moves.FURNISH.has(move):
        # The Builder still has a choice; the price is known.
        change = {good: -number for good, number in price(trial, paying.tile, paying.what).items()}
    if isinstance(building := trial.open, (Lay, Put)) and moves.PART.has(move):
        # It is paid for when its place is chosen; the price is known.
        change["stone" if isinstance(building, Put) and building.piece == STABLE else "wood"] -= building.price
    return CavernaEffects(
        costs={good: -number for good, number in change.items() if number < 0},
        brings={good: number for good, number in change.items() if number > 0} or waiting_goods(trial, move),
        short=after.begging - before.begging,
        sites=sites(trial) if moves.PART.has(move) else [],
        tiles=tiles(trial) if moves.PART.has(move) else {},
    )


def tried(state: Caverna, move: int) -> Caverna:
    """A move carried out with the steps of its part that need no answer; the round does not go on."""
    trial = state.copy()
    trial.answer(move)
    take_steps(trial)
    return trial


def take_steps(trial: Caverna) -> None:
    while isinstance(steps := trial.open, Steps):
        next_step(trial, steps)


def changes(state: Caverna, trial: Caverna) -> dict[str, int]:
    """How much more of each good whoever acts has after a trial."""
    before, after = state.home().goods, trial.home().goods
    return {good: after[number] - before[number] for number, good in enumerate(GOODS)}


def sites(trial: Caverna) -> list[tuple[int, int]]:
    """A twin tile whose halves are alike has one move for both directions, and may begin with either cell."""
    if not isinstance(trial.open, (Lay, Put)):
        return []
    cells: set[int] = set()
    for move in trial.find_answers():
        if moves.PUT.has(move):
            cells.add(moves.PUT.cell.of(move))
            continue
        cell = moves.LAY.cell.of(move)
        cells.add(cell)
        if ALIKE >> moves.LAY.tile.of(move) & 1:
            cells.add(cell + STEPS[moves.LAY.toward.of(move)])
    return [tuple(moves.LAY.cell.json(cell)) for cell in sorted(cells)]


def tiles(trial: Caverna) -> dict[str, dict[str, int]]:
    if not isinstance(buying := trial.open, Furnish):
        return {}
    offered = [moves.FURNISH.tile.of(move) for move in trial.find_answers()]
    return {TILES[tile]: price(trial, tile, buying.what) for tile in offered}


def price(trial: Caverna, tile: int, what: int) -> dict[str, int]:
    """Of a tile for whoever acts, whatever it is paid with."""
    return {GOODS[good]: number for good, number in enumerate(cost(trial.home(), tile, what)) if number}


def waiting_goods(trial: Caverna, move: int) -> dict[str, int]:
    """What lies on a space of several parts, for whoever comes there and chooses to take it."""
    action = trial.open
    if not isinstance(action, Part) or not (moves.USE.has(move) or moves.IMITATE.has(move)):
        return {}
    return {GOODS[SLOT_GOOD[slot]]: trial.piles[slot] for slot in SLOTS[action.space] if trial.piles[slot]}
