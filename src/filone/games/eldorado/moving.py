"""Moving a pawn: landscape, rubble and base camps, blocks, caves, and the arrival in El Dorado."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from filone.games.eldorado.cards import ITEM, POWER
from filone.games.eldorado.position import (
    ARRIVED,
    AT_EXPLORE,
    AT_ITEM,
    AT_MOVE,
    AT_TOLL,
    BLOCK_TERRAIN,
    BLOCK_VALUE,
    NOBODY,
    Position,
)
from filone.games.eldorado.space import CLEAR, STEP
from filone.games.eldorado.tiles import CAMP, RUBBLE
from filone.kernel.state import OVER

NEVER: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Moving(Position):
    """The rules of chapters 3 to 5, and those of 10 and 12 that speak of a pawn."""

    # A card or token with a symbol

    def begin_move(self, symbols: int, power: int, item: int) -> None:
        """The pawn, and the symbol of a joker, are chosen with the first step."""
        self.pawn = NOBODY
        self.symbols = symbols
        self.power = power
        self.item = item
        self.open(AT_MOVE)

    def begin_card_move(self, kind: int, symbols: int) -> None:
        if ITEM[kind]:
            self.decks.remove(self.seat, kind)
        else:
            self.decks.play(self.seat, kind)
        self.begin_move(symbols, POWER[kind], kind if ITEM[kind] else NOBODY)

    def move_steps(self, symbols: int, power: int) -> list[int]:
        """The steps and blocks that this power is enough for, by the pawn of the move or by either one."""
        moves: list[int] = []
        first = self.seat * self.each
        for which in range(self.each):
            hex = self.pawns[first + which]
            if hex != ARRIVED and (self.pawn == NOBODY or self.pawn == first + which):
                self._landscape(hex, which, symbols, power, moves)
        moves.sort()
        return moves

    def _landscape(self, hex: int, which: int, symbols: int, power: int, moves: list[int]) -> None:
        route = self.route
        for seam in route.walls[hex]:
            block = self.blocks[seam]
            if block and symbols >> BLOCK_TERRAIN[block] & 1 and BLOCK_VALUE[block] <= power:
                if not self._must_leave(hex) or self._can_leave(hex, symbols, power - BLOCK_VALUE[block], seam):
                    moves.append(CLEAR + (block - 1) * 2 + which)
        near = route.near[hex]
        gates = route.gates[hex]
        for i in range(len(near)):
            n = near[i]
            if gates[i] >= 0 and self.blocks[gates[i]]:
                continue
            if symbols >> route.terrain[n] & 1 and route.value[n] <= power:
                if self.occupied(n):
                    if not self.passing:
                        continue
                    if self.only_through and not self._can_leave(
                        n, 1 << route.terrain[n], power - route.value[n], NOBODY
                    ):
                        continue
                moves.append(STEP + route.cells[n] * 2 + which)

    def _must_leave(self, hex: int) -> bool:
        """Whether the pawn of the move stands on an occupied hex where it may not stay."""
        return self.only_through and self.passing and self.pawn != NOBODY and self.shared(hex)

    def shared(self, hex: int) -> bool:
        return sum(1 for pawn in self.pawns if pawn == hex) > 1

    def _can_leave(self, hex: int, symbols: int, power: int, opened: int) -> bool:
        """Whether this power leads on from an occupied hex to a free one; seam `opened` counts as open."""
        route = self.route
        near = route.near[hex]
        for i in range(len(near)):
            n = near[i]
            seam = route.gates[hex][i]
            cost = route.value[n]
            if seam >= 0 and seam != opened and self.blocks[seam]:
                block = self.blocks[seam]
                if not symbols >> BLOCK_TERRAIN[block] & 1:
                    continue
                cost += BLOCK_VALUE[block]
            if cost <= power and symbols >> route.terrain[n] & 1:
                if not self.occupied(n) or self._can_leave(n, symbols, power - cost, opened):
                    return True
        return False

    def step_by_power(self, pawn: int, hex: int) -> None:
        self.choose_pawn(pawn)
        self.symbols = 1 << self.route.terrain[hex]
        self.power -= self.route.value[hex]
        if self.walk(pawn, hex) or self.power == 0:
            self.end_move()

    def clear_by_power(self, pawn: int, block: int) -> None:
        self.choose_pawn(pawn)
        self.symbols = 1 << BLOCK_TERRAIN[block]
        self.power -= BLOCK_VALUE[block]
        self.take_block(block)
        if self.power == 0:
            self.end_move()

    def end_move(self) -> None:
        """What is left of the power is lost; then the caves, then the item that was used."""
        self.stack.pop()
        if self.item != NOBODY:
            self.open(AT_ITEM, self.item)
        self.power = 0
        self.item = NOBODY
        self.come_to_rest()

    # Pawns

    def choose_pawn(self, pawn: int) -> None:
        """From here on the move belongs to this pawn."""
        if self.pawn == NOBODY:
            self.pawn = pawn
            self.beside = self.caves_at(self.pawns[pawn])

    def walk(self, pawn: int, hex: int) -> bool:
        """Put a pawn on a hex; whether that brought it to El Dorado."""
        if hex < self.route.goal:
            self.pawns[pawn] = hex
            return False
        self.pawns[pawn] = ARRIVED
        first = self.seat * self.each
        for other in range(first, first + self.each):
            if self.pawns[other] != ARRIVED:
                return True
        self.arrived.append(self.seat)
        self.last_round = True
        return True

    # Rubble, base camps and rubble blocks

    def toll_steps(self, moves: list[int]) -> None:
        """The hexes and blocks that are paid with cards of the hand, whatever they show."""
        route = self.route
        cards = self.decks.in_hand[self.seat]
        first = self.seat * self.each
        found: list[int] = []
        for which in range(self.each):
            hex = self.pawns[first + which]
            if hex == ARRIVED:
                continue
            for seam in route.walls[hex]:
                block = self.blocks[seam]
                if block and BLOCK_TERRAIN[block] == RUBBLE and BLOCK_VALUE[block] <= cards:
                    found.append(CLEAR + (block - 1) * 2 + which)
            near = route.near[hex]
            gates = route.gates[hex]
            for i in range(len(near)):
                n = near[i]
                if gates[i] >= 0 and self.blocks[gates[i]]:
                    continue
                if route.terrain[n] >= RUBBLE and route.value[n] <= cards and self.may_end_on(n):
                    found.append(STEP + route.cells[n] * 2 + which)
        found.sort()
        moves += found

    def may_end_on(self, hex: int) -> bool:
        return not self.occupied(hex) or (self.passing and not self.only_through)

    def begin_toll(self, pawn: int, hex: int, seam: int, cards: int) -> None:
        self.pawn = pawn
        self.toll_hex = hex
        self.toll_seam = seam
        self.toll_due = cards
        self.open(AT_TOLL)

    def pay_toll(self, kind: int) -> None:
        hex = self.toll_hex
        if hex != NOBODY and self.route.terrain[hex] == CAMP:
            self.decks.remove(self.seat, kind)
        else:
            self.decks.play(self.seat, kind)
        self.toll_due -= 1
        if self.toll_due:
            return
        self.stack.pop()
        self.beside = self.caves_at(self.pawns[self.pawn])
        if hex != NOBODY:
            self.walk(self.pawn, hex)
        else:
            self.take_block(self.blocks[self.toll_seam])
        self.toll_hex = self.toll_seam = NOBODY
        self.come_to_rest()

    # Blocks

    def take_block(self, block: int) -> None:
        """The player keeps the block; the seam is open to all."""
        self.blocks[self.blocks.index(block)] = 0
        self.holders[block] = self.seat

    # The Native, card or token

    def native_steps(self, pawn: int, only_blocks: bool) -> list[int]:
        """Any neighbour, whatever it asks for, or any block; `pawn` or, if nobody, either one."""
        route = self.route
        moves: list[int] = []
        first = self.seat * self.each
        for which in range(self.each):
            hex = self.pawns[first + which]
            if hex == ARRIVED or (pawn != NOBODY and pawn != first + which):
                continue
            for seam in route.walls[hex]:
                if self.blocks[seam]:
                    moves.append(CLEAR + (self.blocks[seam] - 1) * 2 + which)
            near = route.near[hex]
            gates = route.gates[hex]
            for i in range(len(near)):
                if only_blocks or (gates[i] >= 0 and self.blocks[gates[i]]):
                    continue
                if self.may_end_on(near[i]):
                    moves.append(STEP + route.cells[near[i]] * 2 + which)
        moves.sort()
        return moves

    def cross_steps(self, seam: int) -> list[int]:
        """The steps over a seam whose block the Native has just torn down."""
        hex = self.pawns[self.pawn]
        near = self.route.near[hex]
        gates = self.route.gates[hex]
        which = self.pawn - self.seat * self.each
        return [
            STEP + self.route.cells[near[i]] * 2 + which
            for i in range(len(near))
            if gates[i] == seam and self.may_end_on(near[i])
        ]

    # Caves

    def caves_at(self, hex: int) -> int:
        """The caves beside a hex, as a mask; a block in between hides a cave."""
        mask = 0
        if self.with_caves and hex != ARRIVED:
            beside = self.route.cave_near[hex]
            for i in range(0, len(beside), 2):
                seam = beside[i + 1]
                if seam < 0 or not self.blocks[seam]:
                    mask |= 1 << beside[i]
        return mask

    def come_to_rest(self) -> None:
        """The pawn has stopped: it may explore the caves that it was not beside before. An arrival may end the game."""
        if self.last_round and self.ends_round() and self.seat in self.arrived:
            self.stack.clear()
            self.turn = OVER
            return
        found = self.caves_at(self.pawns[self.pawn]) & ~self.beside
        for cave in range(len(self.caves.piles)):
            if found >> cave & 1 and not self.caves.piles[cave]:
                found ^= 1 << cave
        self.pawn = NOBODY
        if found:
            self.open(AT_EXPLORE, found)

    # What a hand could do, in one look

    def asked(self) -> list[int]:
        """The least value that each landscape asks for around the pawns, and whether a Native could do something."""
        route = self.route
        least = [NEVER, NEVER, NEVER, 0]
        first = self.seat * self.each
        for which in range(self.each):
            hex = self.pawns[first + which]
            if hex == ARRIVED:
                continue
            for seam in route.walls[hex]:
                block = self.blocks[seam]
                if block:
                    least[3] = 1
                    terrain = BLOCK_TERRAIN[block]
                    if terrain < RUBBLE and BLOCK_VALUE[block] < least[terrain]:
                        least[terrain] = BLOCK_VALUE[block]
            near = route.near[hex]
            gates = route.gates[hex]
            for i in range(len(near)):
                n = near[i]
                if (gates[i] >= 0 and self.blocks[gates[i]]) or not self.may_end_on(n):
                    continue
                least[3] = 1
                terrain = route.terrain[n]
                if terrain < RUBBLE and route.value[n] < least[terrain]:
                    least[terrain] = route.value[n]
        return least

    def can_move(self, symbols: int, power: int, least: list[int]) -> bool:
        """Whether a card or token of these symbols and this power could do anything for a pawn."""
        for terrain in range(3):
            if symbols >> terrain & 1 and least[terrain] <= power:
                return True
        if self.passing and self.only_through:
            return len(self.move_steps(symbols, power)) > 0
        return False
