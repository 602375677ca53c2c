"""Section 4 of the rulebook: buying, turning pages, returning commissions."""

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, UNSEEN, Book, back_of, card_of, face_of, flipped, origin_of
from filone.games.valdora.position import (
    ACTING,
    CATALOGUES,
    EMPTY,
    ITEM_COUNT,
    LOOKING,
    MISSING,
    MOVING,
    WANT_COUNT,
    Position,
)
from filone.games.valdora.space import (
    BUY_COMMISSION,
    BUY_ITEM,
    GOLD,
    LEFT,
    OPEN,
    RETURN,
    REVEAL_COMMISSION,
    REVEAL_ITEM,
    RIGHT,
    TURN,
)
from filone.kernel import CHANCE


class Pages(Position):
    """What can be done with a book, and what comes to light by it."""

    def _catalogue_moves(self, book: Book) -> list[int]:
        moves: list[int] = []
        if gems.count(self.load_of(self.mover), GOLD):
            for side in (LEFT, RIGHT):
                card = book.top(side)
                if card != NO_CARD and self.cargo[self.mover * ITEM_COUNT + face_of(card)] == MISSING:
                    moves.append(BUY_ITEM + side * ITEM_COUNT + face_of(card))
        self._add_turns(moves, book)
        return moves

    def _commission_moves(self, book: Book) -> list[int]:
        moves: list[int] = []
        full = self.open[self.mover * OPEN + OPEN - 1] != NO_CARD
        if self.coins[self.mover] and not full:
            for side in (LEFT, RIGHT):
                card = book.top(side)
                if card != NO_CARD:
                    moves.append(BUY_COMMISSION + side * WANT_COUNT + face_of(card))
        self._add_turns(moves, book)
        if self.coins[self.mover] and full and not book.empty():
            returns: list[int] = []
            for slot in range(OPEN):
                wants = face_of(self.open[self.mover * OPEN + slot])
                for side in (LEFT, RIGHT):
                    returns.append(RETURN + (wants * OPEN + slot) * 2 + side)
            returns.sort()
            moves += returns
        return moves

    def _add_turns(self, moves: list[int], book: Book) -> None:
        if self.coins[self.mover] or not self.paged:
            if book.left:
                moves.append(TURN + LEFT)
            if book.right:
                moves.append(TURN + RIGHT)

    def _buy_item(self, side: int) -> None:
        card = self._take_page(side)
        self.cargo[self.mover * ITEM_COUNT + face_of(card)] = EMPTY
        self._look()

    def _buy_commission(self, side: int) -> None:
        self._spend(1)
        card = self._take_page(side)
        slot = self.mover * OPEN
        while self.open[slot] != NO_CARD:
            slot += 1
        self.open[slot] = card
        self._look()

    def _take_page(self, side: int) -> int:
        self.begun = True
        return self.books[self.at[self.mover]].stack(side).pop()

    def _turn(self, side: int) -> None:
        if self.paged:
            self._spend(1)
        self.paged = True
        card = self._take_page(side)
        self.book = self.at[self.mover]
        self.side = RIGHT - side
        if back_of(card) == UNSEEN:
            self.airborne = card
        else:
            self.books[self.book].stack(self.side).append(flipped(card))
        self._look()

    def _return(self, slot: int, side: int) -> None:
        self.begun = True
        self.books[self.at[self.mover]].stack(side).append(self._give_up(slot))

    def _give_up(self, slot: int) -> int:
        """Take the card out of a slot; those after it move up."""
        first = self.mover * OPEN
        card = self.open[first + slot]
        for place in range(first + slot, first + OPEN - 1):
            self.open[place] = self.open[place + 1]
        self.open[first + OPEN - 1] = NO_CARD
        return card

    def _look(self) -> None:
        """Whatever has come to light, chance says what it is; then the game goes on."""
        if self.airborne == NO_CARD:
            for number, book in enumerate(self.books):
                if book.covered():
                    self.book = number
                    self.side = RIGHT
                    break
            else:
                self.turn = self.mover
                self.phase = ACTING if self.round else MOVING
                self.round = self.round or 1
                return
        self.turn = CHANCE
        self.phase = LOOKING

    def _sights(self) -> list[int]:
        """How likely each face of the deck is to be the one that comes to light."""
        if self.airborne == NO_CARD:
            return self.books[self.book].fronts()
        return self._home(self.airborne).backs(face_of(self.airborne))

    def _home(self, card: int) -> Book:
        """The book whose set a card belongs to."""
        return self.books[origin_of(card) + (0 if self.book < CATALOGUES else CATALOGUES)]

    def _revelations(self) -> list[int]:
        faces = self.books[self.book].deck.faces
        if self.book < CATALOGUES:
            base = REVEAL_ITEM + (self.book * 2 + self.side) * ITEM_COUNT
        else:
            base = REVEAL_COMMISSION + ((self.book - CATALOGUES) * 2 + self.side) * WANT_COUNT
        return [base + faces[i] for i, weight in enumerate(self._sights()) if weight]

    def _reveal(self, face: int) -> None:
        book = self.books[self.book]
        card = self.airborne
        if card == NO_CARD:
            book.see_front(face)
            book.right.append(card_of(face, UNSEEN, self.book % CATALOGUES))
        else:
            self._home(card).see_back(face_of(card), face)
            book.stack(self.side).append(card_of(face, face_of(card), origin_of(card)))
            self.airborne = NO_CARD
        self._look()
