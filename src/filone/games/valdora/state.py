"""The rules of Valdora, in the order of the rulebook."""

from __future__ import annotations

from random import Random
from typing import Any

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, face_of
from filone.games.valdora.pages import Pages
from filone.games.valdora.position import (
    ACTING,
    CATALOGUES,
    COLOUR_COUNT,
    DEALING,
    EMPTY,
    ITEM_COUNT,
    LOOKING,
    MISSING,
    MOVING,
    NO_MOVE,
    NOBODY,
    PAYING,
    WANT_COUNT,
)
from filone.games.valdora.refusals import clause
from filone.games.valdora.space import (
    BOOKS,
    BUY_COMMISSION,
    BUY_ITEM,
    CITIES,
    COIN,
    DEAL,
    DELIVER,
    FIRST_CARRIER,
    FIRST_HARBOUR,
    FIRST_HOUSE,
    FIRST_MINE,
    FIRST_ROAD,
    GOLD,
    HARBOUR_CITY,
    LOAD,
    OPEN,
    PAY,
    PILE,
    PROVISIONS,
    PURSE,
    REFILL,
    RETURN,
    REVEAL_COMMISSION,
    REVEAL_ITEM,
    ROADS,
    SPACE,
    START,
    STOP,
    TURN,
)
from filone.games.valdora.valley import Valley
from filone.games.valdora.view import see
from filone.kernel import OVER, MoveSpace, View
from filone.kernel.pickling import rebuild_from


class Valdora(Pages):
    """A position and what can be done in it. What is done with books is told in `pages.py`."""

    def copy(self) -> Valdora:
        twin = Valdora(self.seats, self.valley, self.options)
        self.lay_out(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        attributes: dict[str, Any] = rebuild_from(self)[1][1]
        return resume, (self.seats, self.valley, self.options, attributes)

    # Setting up

    def _choose_start(self, seat: int) -> None:
        self.start = self.mover = seat
        for place in range(self.seats):
            self.coins[(seat + place) % self.seats] = place + 1
            self.bank -= place + 1
        self.phase = DEALING

    def _deal(self, pile: int) -> None:
        self.roads.append(pile)
        self.bag -= pile
        if len(self.roads) == len(ROADS):
            self._look()

    # Moving

    def _journeys(self) -> list[int]:
        seat = self.mover
        here = self.at[seat]
        journeys = self.valley.far_moves[here] if self.supplied[seat] else self.valley.near_moves[here]
        closed = self._too_dear()
        if not closed:
            return journeys
        affordable = [move for move in journeys if not closed >> (move >> 1) & 1]
        return affordable or journeys

    def _too_dear(self) -> int:
        """The spaces, as bits, where the mover could not pay everybody who stands there."""
        closed = 0
        coins = self.coins[self.mover]
        if coins >= self.seats - 1:
            return closed
        for seat in range(self.seats):
            space = self.at[seat]
            if seat != self.mover and not closed >> space & 1 and self._company(space) > coins:
                closed |= 1 << space
        return closed

    def _company(self, space: int) -> int:
        """How many pawns the mover would have to pay for there."""
        if FIRST_MINE <= space < FIRST_HOUSE:
            return 0
        company = 0
        for seat in range(self.seats):
            if seat != self.mover and self.at[seat] == space:
                company += 1
        return company

    def _go(self, space: int, through_city: bool) -> None:
        mover = self.mover
        if through_city:
            self.supplied[mover] = False
        if self._company(space):
            self._meet(space)
        self.at[mover] = space
        self.phase = ACTING
        self.begun = False
        self.paged = False
        self.ships = 0
        if space == HARBOUR_CITY:
            self.ships = 1
        elif FIRST_ROAD <= space < FIRST_HARBOUR:
            self.ships = PILE
        elif FIRST_HARBOUR <= space < FIRST_MINE:
            self.ships = 1 + space - FIRST_HARBOUR

    def _meet(self, space: int) -> None:
        """A coin to each owner of a pawn there, from the left round, as far as the coins go."""
        mover = self.mover
        for place in range(1, self.seats):
            seat = (mover + place) % self.seats
            if self.at[seat] == space and self.coins[mover] > 0:
                self.coins[mover] -= 1
                if self.coins[seat] < PURSE:
                    self.coins[seat] += 1
                else:
                    self.bank += 1

    # The action

    def _actions(self) -> list[int]:
        space = self.at[self.mover]
        if FIRST_MINE <= space < FIRST_HOUSE:
            return [REFILL]
        moves: list[int]
        if space < CATALOGUES:
            moves = self._catalogue_moves(self.books[space])
        elif space < BOOKS:
            moves = self._commission_moves(self.books[space])
        elif space < FIRST_HOUSE:
            moves = self._loads()
        else:
            moves = self._deliveries(space - FIRST_HOUSE)
        if space < CITIES and not self.begun and not self.supplied[self.mover]:
            moves.append(PROVISIONS)
        moves.append(STOP)
        return moves

    def _refill(self) -> None:
        self.bank -= PURSE - self.coins[self.mover]
        self.coins[self.mover] = PURSE
        self._end_turn()

    def _take_provisions(self) -> None:
        self.supplied[self.mover] = True
        self._end_turn()

    # Loading

    def _loads(self) -> list[int]:
        moves: list[int] = []
        if not self.ships:
            return moves
        source = self.source()
        for gem in range(gems.GEM_COUNT):
            if gems.count(source, gem):
                for item in range(ITEM_COUNT):
                    if self._fits(gem, item):
                        moves.append(LOAD + gem * ITEM_COUNT + item)
        return moves

    def _fits(self, gem: int, item: int) -> bool:
        """An empty item that takes the gem, or horse or cart with a gem of another colour to throw off."""
        held = self.cargo[self.mover * ITEM_COUNT + item]
        if held == MISSING or not self.valley.takes[item] >> gem & 1:
            return False
        if held != EMPTY and (item < FIRST_CARRIER or held == gem):
            return False
        return self.valley.fee[item] <= self.coins[self.mover]

    def _load(self, gem: int, item: int) -> None:
        self.begun = True
        self.ships -= 1
        self._spend(self.valley.fee[item])
        space = self.at[self.mover]
        if FIRST_ROAD <= space < FIRST_HARBOUR:
            self.roads[space - FIRST_ROAD] -= gems.one(gem)
        else:
            self.discard -= gems.one(gem)
        self._throw_off(item)
        self.cargo[self.mover * ITEM_COUNT + item] = gem

    def _throw_off(self, item: int) -> None:
        held = self.cargo[self.mover * ITEM_COUNT + item]
        if held >= 0:
            self.discard += gems.one(held)
            self.cargo[self.mover * ITEM_COUNT + item] = EMPTY

    # Completing commissions

    def _deliveries(self, colour: int) -> list[int]:
        moves: list[int] = []
        for slot in range(OPEN):
            card = self.open[self.mover * OPEN + slot]
            if card != NO_CARD and self.valley.crest[face_of(card)] == colour and self.can_deliver(face_of(card)):
                moves.append(DELIVER + face_of(card) * OPEN + slot)
        moves.sort()
        return moves

    def can_deliver(self, wants: int) -> bool:
        if wants == COIN:
            return self.coins[self.mover] > 0
        return gems.covers(self.load_of(self.mover), self.valley.bill[wants])

    def _owe(self, heap: int, purpose: int) -> None:
        self.begun = True
        self.owed = heap
        self.purpose = purpose
        self._collect()

    def _collect(self) -> None:
        """Hand over the gems owed, then get what they are for. With more than enough the player says which."""
        load = self.load_of(self.mover)
        for gem in range(gems.GEM_COUNT):
            owed = gems.count(self.owed, gem)
            if owed:
                if gems.count(load, gem) > owed:
                    self.phase = PAYING
                    return
                for item in self._holders(gem):
                    self._throw_off(item)
                self.owed -= owed * gems.one(gem)
        self.phase = ACTING
        purpose = self.purpose
        self.purpose = NO_MOVE
        if purpose < BUY_COMMISSION:
            self._buy_item((purpose - BUY_ITEM) // ITEM_COUNT)
        else:
            self._complete((purpose - DELIVER) % OPEN)

    def _due(self) -> int:
        """The kind of gem that is being chosen."""
        gem = 0
        while not gems.count(self.owed, gem):
            gem += 1
        return gem

    def _holders(self, gem: int) -> list[int]:
        return [item for item in range(ITEM_COUNT) if self.cargo[self.mover * ITEM_COUNT + item] == gem]

    def _pay(self, item: int) -> None:
        self.owed -= gems.one(self.cargo[self.mover * ITEM_COUNT + item])
        self._throw_off(item)
        self._collect()

    def _complete(self, slot: int) -> None:
        wants = face_of(self._give_up(slot))
        mover = self.mover
        if wants == COIN:
            self._spend(1)
        crest = self.valley.crest[wants]
        self.done[mover * COLOUR_COUNT + crest] += 1
        self.earned[mover] += self.valley.points[wants]
        if self.workshops[crest] == mover and self.bonus:
            self.bonus -= 1
            self.bonuses[mover] += 1
        self._hire(crest)

    def _hire(self, colour: int) -> None:
        """A craftsman of the colour, or of the next one clockwise that is left, and what follows from that."""
        for _ in range(COLOUR_COUNT):
            if self.craftsmen[colour]:
                break
            colour = self.valley.after[colour]
        else:
            return
        mover = self.mover
        self.craftsmen[colour] -= 1
        self.crew[mover * COLOUR_COUNT + colour] += 1
        if self.workshops[colour] == NOBODY and self.crew[mover * COLOUR_COUNT + colour] >= self.valley.needed[colour]:
            self.workshops[colour] = mover
        if sum([1 for left in self.craftsmen if left]) <= 1:
            self.ending = True

    # End and scoring

    def _end_turn(self) -> None:
        self.mover = (self.mover + 1) % self.seats
        self.turn = self.mover
        self.phase = MOVING
        if self.mover == self.start:
            if self.ending or self.round == self.limit:
                self.turn = OVER
            else:
                self.round += 1

    # The contract

    def space(self) -> MoveSpace:
        return SPACE

    def find_moves(self) -> list[int]:
        phase = self.phase
        if phase == MOVING:
            return self._journeys()
        if phase == ACTING:
            return self._actions()
        if phase == LOOKING:
            return self._revelations()
        if phase == PAYING:
            return [PAY + item for item in self._holders(self._due())]
        if phase == DEALING:
            return [DEAL + gems.pile_number(pile) for pile in gems.PILES if gems.covers(self.bag, pile)]
        return [START + seat for seat in range(self.seats)]

    def weights(self) -> list[int]:
        if self.phase == LOOKING:
            return [weight for weight in self._sights() if weight]
        if self.phase == DEALING:
            return [gems.ways(self.bag, pile) for pile in gems.PILES if gems.covers(self.bag, pile)]
        return [1] * self.seats

    def apply(self, move: int) -> None:
        if move < BUY_ITEM:
            self._go(move // 2, move % 2 == 1)
        elif move < BUY_COMMISSION:
            self._owe(gems.one(GOLD), move)
        elif move < TURN:
            self._buy_commission((move - BUY_COMMISSION) // WANT_COUNT)
        elif move < RETURN:
            self._turn(move - TURN)
        elif move < LOAD:
            self._return((move - RETURN) // 2 % OPEN, (move - RETURN) % 2)
        elif move < DELIVER:
            self._load((move - LOAD) // ITEM_COUNT, (move - LOAD) % ITEM_COUNT)
        elif move < PAY:
            self._owe(self.valley.bill[(move - DELIVER) // OPEN], move)
        elif move < REFILL:
            self._pay(move - PAY)
        elif move == REFILL:
            self._refill()
        elif move == PROVISIONS:
            self._take_provisions()
        elif move == STOP:
            self._end_turn()
        elif move < DEAL:
            self._choose_start(move - START)
        elif move < REVEAL_ITEM:
            self._deal(gems.numbered_pile(move - DEAL))
        elif move < REVEAL_COMMISSION:
            self._reveal((move - REVEAL_ITEM) % ITEM_COUNT)
        else:
            self._reveal((move - REVEAL_COMMISSION) % WANT_COUNT)

    def refuse(self, move: int) -> str:
        return clause(self, move)

    def ask(self) -> str:
        if self.turn < 0:
            return ""
        if self.phase == MOVING:
            return "move"
        if self.phase == PAYING:
            return "gem"
        return "action"

    def view(self, seat: int) -> View:
        return see(self, seat)

    def redeal(self, seat: int, rng: Random) -> None:
        """Nothing is hidden from anybody that is not hidden from all, and that is undecided."""


def resume(seats: int, valley: Valley, options: dict[str, Any], attributes: dict[str, Any]) -> Valdora:
    """A pickled position again."""
    state = Valdora(seats, valley, options)
    for name, value in attributes.items():
        setattr(state, name, value)
    return state
