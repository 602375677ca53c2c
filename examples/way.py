"""What a move brings a pawn on its way to El Dorado, worked out from the map: it need not be learnt hex by hex."""

from __future__ import annotations

from heapq import heappop, heappush

import numpy as np
from numpy.typing import NDArray

from filone.games.eldorado.content.cards import POWER, SYMBOLS, opens
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.moves import PLAY, STEP
from filone.rl.arrays import TableEncoder

Floats = NDArray[np.float32]
PAWNS = ("first", "second")
TOLD = ("step", "card", "unused")


class Way:
    """`gains[hex]` has rows for a pawn there, with a number for every move: how much less the way still costs after it,
    for steps, and for cards by the best that they can do; and how much of a card's power that leaves unused.

    The last hex is none: that of a pawn that has arrived.
    """

    def __init__(self, encoder: TableEncoder) -> None:
        route: Route = encoder.first.route  # type: ignore[attr-defined]
        names = encoder.names()
        hexes = [f"{q},{r}" for q, r in zip(route.q, route.r, strict=True)]
        self.hexes = len(hexes)
        self.at = [names.index(f"me {pawn} pawn {hexes[0]}") for pawn in PAWNS]
        costs = costs_of(route)
        self.gains: Floats = np.zeros((len(PAWNS), self.hexes + 1, len(TOLD), encoder.actions), np.float32)
        for action, move in enumerate(encoder.table.moves):
            for hex in range(self.hexes):
                if STEP.has(move):
                    to = route.hex_at[STEP.cell.of(move)]
                    self.gains[int(STEP.second.of(move)), hex, 0, action] = costs[hex] - costs[to]
                elif PLAY.has(move):
                    card, power = PLAY.card.of(move), int(POWER[PLAY.card.of(move)])
                    gain = costs[hex] - least(route, costs, hex, SYMBOLS[card], power)
                    self.gains[:, hex, 1:, action] = gain, power - gain
        self.gains /= 4  # about what a turn brings

    def of(self, seen: Floats) -> Floats:
        """For each observation and both pawns what is told of each move."""
        parts = []
        for pawn, first in enumerate(self.at):
            here = seen[:, first : first + self.hexes]
            parts.append(self.gains[pawn, np.where(here.any(1), here.argmax(1), self.hexes)])
        return np.concatenate(parts, 1)


def costs_of(route: Route) -> list[float]:
    """For each hex what the way from there to a finish space asks for at least."""
    costs = [0.0 if hex >= route.goal else np.inf for hex in range(len(route.q))]
    border = [(0.0, hex) for hex in range(route.goal, len(route.q))]
    behind = [[one for one in range(len(route.q)) if hex in route.near[one]] for hex in range(len(route.q))]
    while border:
        cost, hex = heappop(border)
        if cost > costs[hex]:
            continue
        for one in behind[hex]:
            through = cost + max(route.value[hex], 1)
            if through < costs[one]:
                costs[one] = through
                heappush(border, (through, one))
    return [cost if np.isfinite(cost) else max(c for c in costs if np.isfinite(c)) for cost in costs]


def least(route: Route, costs: list[float], hex: int, symbols: int, power: int) -> float:
    """The least that is left of the way after a card has been walked with."""
    found = costs[hex]
    for to in route.near[hex]:
        if opens(symbols, route.terrain[to]) and 0 < route.value[to] <= power:
            found = min(found, least(route, costs, to, symbols, power - route.value[to]))
    return found
