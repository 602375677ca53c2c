"""A game of El Dorado: the turn, phase by phase, and the end."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from filone.games.eldorado.cards import CARDS, HAND, JOKER, KINDS, NATIVE, POWER, SYMBOLS, TRANSMITTER
from filone.games.eldorado.caves import (
    CHANGE_SYMBOL,
    DRAW_ONE,
    KEEP_ITEM,
    NATIVE_TOKEN,
    PASS,
    TOKEN_KINDS,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
)
from filone.games.eldorado.position import (
    ARRIVED,
    AT_ACT,
    AT_BLOCK,
    AT_CROSS,
    AT_DISCARD,
    AT_DRAW,
    AT_EXPLORE,
    AT_FIND,
    AT_ITEM,
    AT_MOVE,
    AT_NATIVE,
    AT_PRICE,
    AT_REMOVE,
    AT_START,
    AT_SWAP,
    AT_TAKE,
    AT_TOLL,
    BLOCK_VALUE,
    BLOCKS,
    BOX,
    DECISIONS,
    NOBODY,
    ON_SEAM,
    line_up,
)
from filone.games.eldorado.refusals import clause_against
from filone.games.eldorado.space import (
    BLOCK,
    BUY,
    CHANGE,
    CLEAR,
    DISCARD,
    DONE,
    DRAW,
    END,
    EXPLORE,
    FIND,
    KEEP,
    LEAVE,
    LOSE,
    PAY,
    PLAY,
    REMOVE,
    SPACE,
    START,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TOKEN,
)
from filone.games.eldorado.trading import Trading, can_change
from filone.kernel.space import MoveSpace
from filone.kernel.state import CHANCE, EVERYONE, OVER
from filone.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Eldorado(Trading):
    """`stack` says what is open; `apply` answers it and `_resume` finds the next question."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self._resume()

    def space(self) -> MoveSpace:
        return SPACE

    def copy(self) -> Eldorado:
        twin = Eldorado.__new__(Eldorado)
        self.copy_position(twin)
        return twin

    # The legal moves

    def find_moves(self) -> list[int]:
        at = self.stack[-1] & 15
        if at == AT_DRAW:
            player = self.stack[-1] >> 7
            draw = self.decks.draw
            first = player * KINDS
            base = DRAW + first
            return [base + kind for kind in range(KINDS) if draw[first + kind]]
        if at == AT_ACT:
            return self._act_moves()
        if at == AT_DISCARD:
            moves = self.held_kinds(DISCARD)
            moves.append(KEEP)
            return moves
        if at == AT_MOVE:
            return self._move_moves()
        if at == AT_TOLL:
            return self.held_kinds(PAY)
        if at == AT_PRICE:
            return self.payments()
        return self._rarer_moves(at)

    def _rarer_moves(self, at: int) -> list[int]:
        if at == AT_BLOCK:
            seam = self.argument()
            return [
                BLOCK + seam * BLOCKS + number - 1 for number in range(1, BLOCKS + 1) if self.holders[number] == BOX
            ]
        if at == AT_START:
            return [START + seat for seat in range(self.seats)]
        if at == AT_FIND:
            base = FIND + self.seat * TOKEN_KINDS
            return [base + token for token in range(TOKEN_KINDS) if self.caves.unseen[token]]
        if at == AT_NATIVE:
            over_move = self._over_move()
            return self.native_steps(self.pawn if over_move else NOBODY, over_move)
        if at == AT_CROSS:
            moves = self.cross_steps(self.argument())
            moves.append(STOP)
            return moves
        if at == AT_REMOVE:
            moves = self.held_kinds(REMOVE)
            if not self.argument() & 1:
                moves.append(DONE)
            return moves
        if at == AT_TAKE:
            return [TAKE + kind for kind in range(KINDS) if self.market.left[kind]]
        if at == AT_SWAP:
            moves = self.held_kinds(SWAP)
            if self.argument():
                moves.append(DONE)
            return moves
        if at == AT_EXPLORE:
            caves = self.argument()
            moves = [EXPLORE + cave for cave in range(len(self.caves.piles)) if caves >> cave & 1]
            moves.append(LEAVE)
            return moves
        assert at == AT_ITEM
        return [TOKEN + KEEP_ITEM, LOSE]

    def _act_moves(self) -> list[int]:
        """Phase 1. After buying, cards of the hand no longer move a pawn; action cards and tokens still work."""
        moves: list[int] = []
        least = self.asked()
        hand = self.decks.hand
        first = self.seat * KINDS
        for kind in range(KINDS):
            if hand[first + kind]:
                symbols = SYMBOLS[kind]
                if symbols:
                    if not self.bought and self.can_move(symbols, POWER[kind], least):
                        moves.append(PLAY + kind)
                elif (kind != NATIVE or least[3]) and (kind != TRANSMITTER or self.can_take()):
                    moves.append(PLAY + kind)
        if self.with_caves:
            self._token_moves(moves, least)
        if not self.bought:
            self.toll_steps(moves)
            self.offers(moves)
        moves.append(END)
        return moves

    def _token_moves(self, moves: list[int], least: list[int]) -> None:
        if not self.bought and self.tokens(CHANGE_SYMBOL):
            hand = self.decks.hand
            first = self.seat * KINDS
            for kind in range(KINDS):
                if hand[first + kind] and can_change(kind):
                    if self.can_move(JOKER & ~SYMBOLS[kind], POWER[kind], least):
                        moves.append(CHANGE + kind)
        for token in range(TOKEN_KINDS):
            if self.tokens(token):
                if TOKEN_SYMBOL[token]:
                    usable = self.can_move(TOKEN_SYMBOL[token], TOKEN_POWER[token], least)
                else:
                    usable = least[3] == 1 if token == NATIVE_TOKEN else self._token_helps(token)
                if usable:
                    moves.append(TOKEN + token)

    def _token_helps(self, token: int) -> bool:
        """Whether a token that moves no pawn has something to do."""
        if token == DRAW_ONE:
            return self.decks.in_draw[self.seat] + self.decks.in_discard[self.seat] > 0
        if token == PASS:
            return not self.passing
        return token < KEEP_ITEM and self.decks.in_hand[self.seat] > 0

    def _move_moves(self) -> list[int]:
        """The next step; between two steps also what does not move the pawn; or to stop."""
        steps = self.move_steps(self.symbols, self.power)
        if self.pawn == NOBODY:
            return steps
        moves: list[int] = []
        near_block = len(self.native_steps(self.pawn, True)) > 0
        hand = self.decks.hand
        first = self.seat * KINDS
        for kind in range(TRANSMITTER, KINDS):
            if hand[first + kind] and not SYMBOLS[kind]:
                if (near_block and kind == NATIVE) or (
                    steps and kind != NATIVE and (kind != TRANSMITTER or self.can_take())
                ):
                    moves.append(PLAY + kind)
        if self.with_caves:
            for token in range(DRAW_ONE, CHANGE_SYMBOL):
                if self.tokens(token):
                    if token == NATIVE_TOKEN:
                        usable = near_block
                    else:
                        usable = self._token_helps(token) and (len(steps) > 0 or self._passing_helps(token))
                    if usable:
                        moves.append(TOKEN + token)
        moves += steps
        if not (self.only_through and self.passing and self.shared(self.pawns[self.pawn])):
            moves.append(STOP)
        return moves

    def _passing_helps(self, token: int) -> bool:
        """Whether the token opens a way for a pawn that is hemmed in by others."""
        if token != PASS:
            return False
        self.passing = True
        steps = self.move_steps(self.symbols, self.power)
        self.passing = False
        return len(steps) > 0

    def _over_move(self) -> bool:
        """Whether the open decision came up between two steps of a card's move."""
        return self.stack[-2] & 15 == AT_MOVE

    # Carrying a move out

    def apply(self, move: int) -> None:
        if move >= BLOCK:
            self._apply_chance(move)
        elif move < CHANGE:
            kind = move - PLAY
            if SYMBOLS[kind]:
                self.begin_card_move(kind, SYMBOLS[kind])
            else:
                self.play_action(kind)
        elif move < TOKEN:
            kind = move - CHANGE
            if self.at() == AT_PRICE:
                self.pay_changed(kind)
            else:
                self.caves.use(self.seat, CHANGE_SYMBOL)
                self.begin_card_move(kind, JOKER & ~SYMBOLS[kind])
        elif move < PAY:
            token = move - TOKEN
            if self.at() == AT_PRICE:
                self.caves.use(self.seat, token)
                self.paid(2 * TOKEN_POWER[token])
            else:
                self.play_token(token)
        elif move < STEP:
            if self.at() == AT_TOLL:
                self.pay_toll(move - PAY)
            else:
                self.pay_card(move - PAY)
        elif move < CLEAR:
            self._step(self.seat * self.each + (move - STEP) % 2, self.route.hex_at[(move - STEP) // 2])
        elif move < STOP:
            self._clear(self.seat * self.each + (move - CLEAR) % 2, (move - CLEAR) // 2 + 1)
        elif move < BUY:
            self.end_move()
        elif move < TAKE:
            self.buy(move - BUY)
        elif move < REMOVE:
            self.take_from_market(move - TAKE)
        elif move < SWAP:
            self.remove_card(move - REMOVE)
        elif move < EXPLORE:
            self.swap_card(move - SWAP)
        elif move < LEAVE:
            self._explore(move - EXPLORE)
        elif move < DONE:
            self.stack.pop()
        elif move < END:
            self._done()
        elif move < DISCARD:
            self._end_phase_1()
        elif move < KEEP:
            self.decks.throw(self.seat, move - DISCARD)
        else:
            self._end_phase_2()
        self._resume()

    def _apply_chance(self, move: int) -> None:
        if move < DRAW:
            seam, block = divmod(move - BLOCK, BLOCKS)
            self.stack.pop()
            self.blocks[seam] = block + 1
            self.holders[block + 1] = ON_SEAM
        elif move < FIND:
            player = (move - DRAW) // KINDS
            self.decks.take(player, (move - DRAW) % KINDS)
            self.stack[-1] -= 1 << 4
        elif move < START:
            cave = self.stack.pop() >> 4
            self.caves.find(cave, self.seat, (move - FIND) % TOKEN_KINDS)
        else:
            self.stack.pop()
            self.start = move - START
            self.pawns = line_up(self.route, self.seats, self.each, self.start)

    def _step(self, pawn: int, hex: int) -> None:
        at = self.at()
        if at == AT_MOVE:
            self.step_by_power(pawn, hex)
        elif at == AT_ACT:
            self.begin_toll(pawn, hex, NOBODY, self.route.value[hex])
        else:
            self.choose_pawn(pawn)
            self.walk(pawn, hex)
            self.end_move()

    def _clear(self, pawn: int, block: int) -> None:
        at = self.at()
        if at == AT_MOVE:
            self.clear_by_power(pawn, block)
        elif at == AT_ACT:
            self.begin_toll(pawn, NOBODY, self.blocks.index(block), BLOCK_VALUE[block])
        elif self._over_move():
            self.stack.pop()
            self.take_block(block)
        else:
            seam = self.blocks.index(block)
            self.choose_pawn(pawn)
            self.take_block(block)
            if self.native_crosses:
                self.stack[-1] = AT_CROSS | seam << 4
            else:
                self.end_move()

    def _explore(self, cave: int) -> None:
        self.stack[-1] ^= 1 << cave + 4
        self.open(AT_FIND, cave)

    def _done(self) -> None:
        if self.at() == AT_PRICE:
            self.end_purchase()
        elif self.at() == AT_SWAP:
            self.stack[-1] = AT_DRAW | (self.seat * 8 + self.argument()) << 4
        else:
            self.stack.pop()

    # The phases

    def _end_phase_1(self) -> None:
        """What the last player of the last round keeps and draws no longer matters."""
        if self.ends_round() and (self.last_round or self.round == self.cap):
            self.stack.clear()
            self.turn = OVER
            return
        self.decks.clear_played(self.seat)
        self.stack[-1] = AT_DISCARD

    def _end_phase_2(self) -> None:
        missing = HAND - self.decks.in_hand[self.seat]
        self.stack[-1] = AT_DRAW | (self.seat * 8 + max(missing, 0)) << 4

    def _next_turn(self) -> None:
        self.seat = self.start if self.seat == NOBODY else (self.seat + 1) % self.seats
        if self.seat == self.start:
            self.round += 1
        self.bought = False
        self.passing = False
        self.open(AT_ACT)

    def _resume(self) -> None:
        """Close the decisions that have nothing to decide, and see whose turn the open one is."""
        while self.turn != OVER:
            if not self.stack:
                self._next_turn()
            at = self.stack[-1] & 15
            argument = self.stack[-1] >> 4
            if at == AT_DRAW:
                if argument & 7 and self.decks.ready_to_draw(argument >> 3):
                    self.turn = CHANCE
                    return
                self.stack.pop()
            elif at < AT_ACT:
                self.turn = CHANCE
                return
            elif at == AT_DISCARD and not self.decks.in_hand[self.seat]:
                self._end_phase_2()
            elif (
                (at == AT_REMOVE and not self.decks.in_hand[self.seat])
                or (at == AT_ITEM and not (self.with_caves and self.tokens(KEEP_ITEM)))
                or (at == AT_EXPLORE and not argument)
            ):
                self.stack.pop()
            else:
                self.turn = self.seat
                return

    # The rest of the contract

    def weights(self) -> list[int]:
        at = self.at()
        if at == AT_DRAW:
            draw = self.decks.draw
            first = (self.argument() >> 3) * KINDS
            return [draw[first + kind] for kind in range(KINDS) if draw[first + kind]]
        if at == AT_FIND:
            return [count for count in self.caves.unseen if count]
        return [1] * len(self.legal())

    def refuse(self, move: int) -> str:
        return clause_against(self, move)

    def scores(self) -> list[int]:
        return [self._steps(seat) for seat in range(self.seats)]

    def _steps(self, seat: int) -> int:
        """How far the pawns of a seat have come: the length of the route less what is still missing, for each."""
        route = self.route
        steps = 0
        for pawn in range(seat * self.each, (seat + 1) * self.each):
            hex = self.pawns[pawn]
            steps += route.length if hex == ARRIVED else route.length - route.distance[hex]
        return steps

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"steps": self._steps(seat)}

    def standing(self, seat: int) -> tuple[int, ...]:
        """Those who arrived, by blocks, highest block, order of arrival; then the others, by the way still to go."""
        held = [number for number in range(1, BLOCKS + 1) if self.holders[number] == seat]
        highest = max(held, default=0)
        if seat in self.arrived:
            return (1, len(held), highest, -self.arrived.index(seat))
        return (0, self._steps(seat), len(held), highest)

    def ask(self) -> str:
        return DECISIONS[self.at()] if self.turn >= 0 else ""

    def witnesses(self, move: int) -> int:
        return 1 << (move - DRAW) // KINDS if DRAW <= move < FIND else EVERYONE

    def view(self, seat: int) -> View:
        from filone.games.eldorado.view import see  # noqa: PLC0415  (the view knows the state)

        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        for other in range(self.seats):
            if other != seat:
                self.decks.deal_again(other, rng)
                while other == self.seat and self.price_due > 0 and self.purse() < self.price_due:
                    self.decks.deal_again(other, rng)  # whoever has begun to pay can pay
        self.forget()

    def census(self) -> dict[str, int]:
        decks = self.decks
        counts: dict[str, int] = {}
        for kind, card in enumerate(CARDS):
            counts[f"card-{card}"] = self.market.left[kind] + decks.gone[kind]
            for pile in (decks.draw, decks.hand, decks.played, decks.discard):
                counts[f"card-{card}"] += sum(pile[kind::KINDS])
        for number, token in enumerate(TOKENS):
            held = sum(self.caves.held[number::TOKEN_KINDS])
            counts[f"token-{token}"] = self.caves.unseen[number] + self.caves.used[number] + held
        on_seams = sum(1 for block in self.blocks if block)
        counts["blocks"] = on_seams + sum(1 for where in self.holders[1:] if where != ON_SEAM)
        counts["pawns"] = len(self.pawns)
        return counts
