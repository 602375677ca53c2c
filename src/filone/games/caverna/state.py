"""A position of Caverna: every decision with its moves, and every move with what it does."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from filone.games.caverna import decisions as ask
from filone.games.caverna import errands, harvest, rounds, scoring, trading, work
from filone.games.caverna.decisions import ASKS, CATEGORIES
from filone.games.caverna.furnishings import DWELLING
from filone.games.caverna.goods import RUBY
from filone.games.caverna.homeboard import CELLS, count
from filone.games.caverna.refusals import clause_against
from filone.games.caverna.space import (
    BREED_MOVE,
    BUY_FOOD,
    BUY_MOVE,
    CLEAR,
    DISARM,
    EXCHANGE,
    FINISH,
    FORGE_MOVE,
    FURNISH_MOVE,
    IMITATE_MOVE,
    INSTALL,
    LAY_MOVE,
    LOOT_MOVE,
    PART_MOVE,
    PASS,
    PAY,
    PUT_MOVE,
    REVEAL,
    SAVE,
    SEND,
    SKIP,
    SOW_MOVE,
    SPACE,
    START,
    STOP,
    SUBSTITUTE,
    TOKEN_MOVE,
    TRADE_MOVE,
    USE,
)
from filone.games.caverna.spaces import CARDS
from filone.games.caverna.table import LATE_TOKEN, LEAF, NEW_TOKEN, OPENING, QUESTION, Table
from filone.kernel.space import MoveSpace
from filone.kernel.state import CHANCE
from filone.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Caverna(Table):
    """The rules of play on top of what lies on the table."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        rounds.proceed(self)

    def space(self) -> MoveSpace:
        return SPACE

    def find_moves(self) -> list[int]:
        if self.turn == CHANCE:
            return self.chances()
        match self.stack[-4]:
            case ask.PLACE:
                return work.place_moves(self)
            case ask.PART:
                return work.part_moves(self)
            case ask.COPY:
                return errands.copy_moves(self)
            case ask.TWIN:
                return errands.lay_moves(self)
            case ask.PIECE:
                return errands.put_moves(self)
            case ask.TILE:
                return errands.furnish_moves(self)
            case ask.PAYMENT:
                return errands.payment_moves(self)
            case ask.CELL:
                return errands.cell_moves(self)
            case ask.CROPS:
                return errands.sow_moves(self)
            case ask.WEAPON:
                return errands.forge_moves(self)
            case ask.ITEM:
                return errands.item_moves(self)
            case ask.PURCHASE:
                return errands.purchase_moves(self)
            case ask.TIMES:
                return errands.trade_moves(self)
            case ask.MENU:
                return trading.swaps(self.home())
            case ask.COINS:
                return errands.coin_moves(self)
            case ask.ROOM:
                return errands.room_moves(self)
            case ask.EVENT:
                return [SKIP, SKIP + 1]
            case ask.FEEDING:
                return harvest.feed_moves(self)
            case ask.NEWBORNS:
                return harvest.newborn_moves(self)
            case ask.LAST:
                return [*trading.swaps(self.home()), FINISH]
            case _:
                return self.rescues()

    def chances(self) -> list[int]:
        if self.phase == OPENING:
            return [START + seat for seat in range(self.seats)]
        if self.phase == NEW_TOKEN or self.phase == LATE_TOKEN:
            moves: list[int] = []
            if self.leaves:
                moves.append(TOKEN_MOVE + LEAF)
            if self.questions:
                moves.append(TOKEN_MOVE + QUESTION)
            return moves
        cards = rounds.hidden_cards(self)
        return [REVEAL + number for number, card in enumerate(CARDS) if cards >> card & 1]

    def weights(self) -> list[int]:
        return [self.weight(move) for move in self.legal()]

    def weight(self, move: int) -> int:
        if move == TOKEN_MOVE + LEAF:
            return self.leaves
        if move == TOKEN_MOVE + QUESTION:
            return self.questions
        return 1

    def rescues(self) -> list[int]:
        """The game for one: spaces about to be emptied, each of which a ruby saves."""
        spaces = rounds.overfull(self) & ~self.stack[-3]
        moves: list[int] = []
        if self.home().goods[RUBY]:
            moves = [SAVE + space for space in range(len(self.occupant)) if spaces >> space & 1]
        moves.append(CLEAR)
        return moves

    def apply(self, move: int) -> None:
        if move >= START:
            self.apply_chance(move)
        elif move < IMITATE_MOVE:
            self.apply_work(move)
        elif move < EXCHANGE:
            self.apply_errand(move)
        elif move == EXCHANGE:
            self.push(ask.MENU)
        elif BUY_FOOD <= move < DISARM:
            errands.spend_coins(self, move - BUY_FOOD + 1)
        elif move < SKIP:
            errands.exchange(self, move)
        else:
            self.apply_harvest(move)
        rounds.proceed(self)

    def apply_chance(self, move: int) -> None:
        if move >= TOKEN_MOVE:
            rounds.turn_token(self, move - TOKEN_MOVE)
        elif move < REVEAL:
            self.open_with(move - START)
        else:
            rounds.open_card(self, CARDS[move - REVEAL])

    def apply_work(self, move: int) -> None:
        if move < SEND:
            work.place(self, move - USE)
        elif move < PASS:
            work.send(self, move - SEND)
        elif move == PASS:
            rounds.pass_turn(self)
        elif move < STOP:
            work.choose_part(self, move - PART_MOVE)
        elif self.stack[-4] == ask.ITEM:
            errands.come_home(self)
        else:
            self.pop()

    def apply_errand(self, move: int) -> None:
        if move < LAY_MOVE:
            errands.imitate(self, move - IMITATE_MOVE)
        elif move < PUT_MOVE:
            errands.lay(self, move - LAY_MOVE)
        elif move < FURNISH_MOVE:
            errands.put(self, (move - PUT_MOVE) % CELLS)
        elif move < PAY:
            errands.furnish(self, move - FURNISH_MOVE)
        elif move < INSTALL:
            errands.pay(self, move - PAY)
        elif move < SOW_MOVE:
            errands.settle_tile(self, (move - INSTALL) % CELLS)
        elif move < FORGE_MOVE:
            errands.sow(self, move - SOW_MOVE)
        elif move < LOOT_MOVE:
            errands.forge(self, move - FORGE_MOVE + 1)
        elif move < BUY_MOVE:
            errands.loot(self, move - LOOT_MOVE)
        elif move < TRADE_MOVE:
            errands.buy(self, move - BUY_MOVE)
        else:
            errands.trade(self, move - TRADE_MOVE + 1)

    def apply_harvest(self, move: int) -> None:
        if move < SUBSTITUTE:
            if move == SKIP:
                self.no_field |= 1 << self.active
            else:
                self.no_breeding |= 1 << self.active
            self.pop()
        elif move < SUBSTITUTE + 3:
            harvest.substitute(self, move - SUBSTITUTE)
        elif move < BREED_MOVE:
            harvest.feed(self)
        elif move < FINISH:
            harvest.breed(self, move - BREED_MOVE)
        elif move == FINISH:
            self.pop()
        elif move < CLEAR:
            self.home().goods[RUBY] -= 1
            self.stack[-3] |= 1 << (move - SAVE)
        else:
            lost = rounds.overfull(self) & ~self.stack[-3]
            self.pop()
            rounds.empty_and_refill(self, lost)

    def refuse(self, move: int) -> str:
        return clause_against(self, move)

    def copy(self) -> Caverna:
        twin: Caverna = Caverna.__new__(Caverna)
        self.copy_table(twin)
        return twin

    def scores(self) -> list[int]:
        return [sum(scoring.lines(home)) for home in self.homes]

    def breakdown(self, seat: int) -> dict[str, int]:
        return dict(zip(CATEGORIES, scoring.lines(self.homes[seat]), strict=True))

    def ask(self) -> str:
        return ASKS[self.stack[-4]] if self.turn >= 0 else ""

    def view(self, seat: int) -> View:
        from filone.games.caverna.view import see  # noqa: PLC0415 (the view is not compiled)

        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        """Nothing on the table is hidden: what is still to come is drawn when it comes."""

    def census(self) -> dict[str, int]:
        """The furnishing tiles of which there is one, and the harvest tokens."""
        tiles = count(self.available & ~(1 << DWELLING))
        for home in self.homes:
            tiles += sum(1 for room in home.rooms if room % 64 != DWELLING)
        return {"tiles": tiles, "tokens": self.leaves + self.questions + len(self.turned)}
