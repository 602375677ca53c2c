"""Section 4: buying, turning pages, returning commissions, and what comes to light by it."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content.cards import LEFT, RIGHT, UNSEEN, Card
from filone.games.valdora.content.commissions import MOST_OPEN
from filone.games.valdora.content.equipment import EMPTY, MISSING
from filone.games.valdora.content.gems import GOLD
from filone.games.valdora.content.spaces import CATALOGUE_COUNT, has_book, is_catalogue, is_commission_book
from filone.games.valdora.decisions import PayGold, Replace, TurnOver, Uncover
from filone.games.valdora.position import Book, Position
from filone.games.valdora.rules.loading import throw_off
from filone.kernel.draws import pick
from filone.kernel.objections import Code, Objection


def list_equipment(position: Position, seat: i64, listed: list[int]) -> None:
    book = position.books[position.at[seat]]
    if GOLD in position.cargo[seat]:
        for side in (LEFT, RIGHT):
            card = book.top(side)
            if card is not None and position.cargo[seat][card.face] == MISSING:
                listed.append(moves.BUY_ITEM.of(side, card.face))
    list_turns(position, seat, book, listed)


def list_commissions(position: Position, seat: i64, listed: list[int]) -> None:
    book = position.books[position.at[seat]]
    can_pay = position.coins[seat] > 0
    full = len(position.commissions[seat]) == MOST_OPEN
    if can_pay and not full:
        listed += list_tops(book)
    list_turns(position, seat, book, listed)
    if can_pay and full and not book.is_empty():
        returns: list[int] = []
        for slot, card in enumerate(position.commissions[seat]):
            returns.append(moves.RETURN.of(card.face, slot, LEFT))
            returns.append(moves.RETURN.of(card.face, slot, RIGHT))
        returns.sort()
        listed += returns


def list_tops(book: Book) -> list[int]:
    """The commissions for sale."""
    listed: list[int] = []
    for side in (LEFT, RIGHT):
        card = book.top(side)
        if card is not None:
            listed.append(moves.BUY_COMMISSION.of(side, card.face))
    return listed


def list_replacements(position: Position, seat: i64) -> list[int]:
    return list_tops(position.books[position.at[seat]])


def list_turns(position: Position, seat: i64, book: Book, listed: list[int]) -> None:
    if position.coins[seat] or not position.paged:
        if book.left:
            listed.append(moves.TURN.of(LEFT))
        if book.right:
            listed.append(moves.TURN.of(RIGHT))


# Buying


def buy_item(position: Position, seat: i64, move: i64) -> None:
    """For 1 gold; whoever carries several chooses which (4.3)."""
    position.begun = True
    side = moves.BUY_ITEM.side.of(move)
    golds = position.holders(seat, GOLD)
    if len(golds) > 1:
        position.ask_first(PayGold(seat, side, moves.BUY_ITEM.item.of(move)))
    else:
        throw_off(position, seat, golds[0])
        take_item(position, seat, side)


def golds(position: Position, seat: i64) -> list[int]:
    return [moves.PAY.of(item) for item in position.holders(seat, GOLD)]


def pay_gold(position: Position, decision: PayGold, move: i64) -> None:
    position.close()
    throw_off(position, decision.seat, moves.PAY.item.of(move))
    take_item(position, decision.seat, decision.side)


def take_item(position: Position, seat: i64, side: int) -> None:
    card = take_page(position, seat, side)
    position.cargo[seat][card.face] = EMPTY
    uncover_next(position, seat)


def buy_commission(position: Position, seat: i64, move: i64) -> None:
    position.spend(seat, 1)
    position.commissions[seat].append(take_page(position, seat, moves.BUY_COMMISSION.side.of(move)))
    uncover_next(position, seat)


def take_page(position: Position, seat: i64, side: int) -> Card:
    position.begun = True
    return position.books[position.at[seat]].stack(side).pop()


# Turning pages and returning commissions


def turn_page(position: Position, seat: i64, move: i64) -> None:
    """The first page is free, each further one costs a coin (4.11)."""
    if position.paged:
        position.spend(seat, 1)
    position.paged = True
    side = moves.TURN.side.of(move)
    card = take_page(position, seat, side)
    book = position.at[seat]
    if card.back == UNSEEN:
        position.ask_first(TurnOver(seat, book, RIGHT - side, card))
    else:
        position.books[book].stack(RIGHT - side).append(card.flipped())
        uncover_next(position, seat)


def return_commission(position: Position, seat: i64, move: i64) -> None:
    """On top of a side of the book, with the face that was held (4.7, 4.9)."""
    position.begun = True
    card = position.commissions[seat].pop(moves.RETURN.slot.of(move))
    position.books[position.at[seat]].stack(moves.RETURN.side.of(move)).append(card)
    if position.must_replace:
        position.ask_first(Replace(seat))


def replace(position: Position, seat: i64, move: i64) -> None:
    """The purchase that a commission was returned for (4.15)."""
    position.close()
    buy_commission(position, seat, move)


# What comes to light


def covered_book(position: Position) -> int:
    """A book whose next card has come to the top but has not been looked at; -1 if there is none."""
    for number, book in enumerate(position.books):
        if book.is_covered():
            return number
    return -1


def uncover_next(position: Position, seat: i64) -> None:
    """When a card goes, the one beneath becomes visible (4.1)."""
    book = covered_book(position)
    if book >= 0:
        position.ask_first(Uncover(seat, book))


def fronts(position: Position, decision: Uncover) -> list[int]:
    return revelations(position, decision.book, RIGHT, front_weights(position, decision))


def front_weights(position: Position, decision: Uncover) -> list[int]:
    """How many unseen cards there are with each face of the deck in front."""
    return position.books[decision.book].fronts()


def backs(position: Position, decision: TurnOver) -> list[int]:
    return revelations(position, decision.book, decision.side, back_weights(position, decision))


def back_weights(position: Position, decision: TurnOver) -> list[int]:
    """How many cards like this one there are with each face of the deck on the unseen back."""
    return home_of(position, decision.book, decision.card).backs(decision.card.face)


def home_of(position: Position, book: int, card: Card) -> Book:
    """The book whose set a card belongs to."""
    return position.books[card.origin if is_catalogue(book) else card.origin + CATALOGUE_COUNT]


def revelations(position: Position, book: int, side: int, weights: list[int]) -> list[int]:
    """A move for each face of the deck that has a weight."""
    faces = position.books[book].deck.faces
    return [revelation(book, side, face) for face, weight in zip(faces, weights, strict=True) if weight]


def revelation(book: i64, side: i64, face: i64) -> i64:
    """The move by which a face comes to light."""
    if is_catalogue(book):
        return moves.REVEAL_ITEM.of(book, side, face)
    return moves.REVEAL_COMMISSION.of(book - CATALOGUE_COUNT, side, face)


def draw_front(position: Position, decision: Uncover, fraction: float) -> i64:
    return draw_face(position, decision.book, RIGHT, front_weights(position, decision), fraction)


def draw_back(position: Position, decision: TurnOver, fraction: float) -> i64:
    return draw_face(position, decision.book, decision.side, back_weights(position, decision), fraction)


def draw_face(position: Position, book: i64, side: i64, weights: list[int], fraction: float) -> i64:
    """The face of the deck that a fraction of the cards falls on."""
    return revelation(book, side, position.books[book].deck.faces[pick(weights, fraction)])


def face_of(move: int) -> int:
    """The face that has come to light."""
    if moves.REVEAL_ITEM.has(move):
        return moves.REVEAL_ITEM.item.of(move)
    return moves.REVEAL_COMMISSION.wants.of(move)


def uncover(position: Position, decision: Uncover, move: i64) -> None:
    face = face_of(move)
    book = position.books[decision.book]
    book.see_front(face)
    book.right.append(Card(face, UNSEEN, decision.book % CATALOGUE_COUNT))
    go_on(position, decision.seat)


def turn_over(position: Position, decision: TurnOver, move: i64) -> None:
    face = face_of(move)
    card = decision.card
    home_of(position, decision.book, card).see_back(card.face, face)
    position.books[decision.book].stack(decision.side).append(Card(face, card.face, card.origin))
    go_on(position, decision.seat)


def go_on(position: Position, seat: i64) -> None:
    """Whatever else has come to light, chance says what it is; then the game goes on, at first with the first round."""
    book = covered_book(position)
    if book >= 0:
        position.ask_instead(Uncover(seat, book))
        return
    position.close()
    position.round = position.round or 1


# What speaks against a move


def book_here(position: Position) -> Book:
    return position.books[position.at[position.turn]]


def is_no_catalogue(position: Position, move: int) -> bool:
    return not is_catalogue(position.at[position.turn])


def item_is_not_on_top(position: Position, move: int) -> bool:
    return not book_here(position).shows(moves.BUY_ITEM.side.of(move), moves.BUY_ITEM.item.of(move))


def has_no_gold(position: Position, move: int) -> bool:
    return GOLD not in position.cargo[position.turn]


def has_it_already(position: Position, move: int) -> bool:
    return position.cargo[position.turn][moves.BUY_ITEM.item.of(move)] != MISSING


def is_no_commission_book(position: Position, move: int) -> bool:
    return not is_commission_book(position.at[position.turn])


def commission_is_not_on_top(position: Position, move: int) -> bool:
    return not book_here(position).shows(moves.BUY_COMMISSION.side.of(move), moves.BUY_COMMISSION.wants.of(move))


def has_no_coin(position: Position, move: int) -> bool:
    return not position.coins[position.turn]


def has_no_room(position: Position, move: int) -> bool:
    return len(position.commissions[position.turn]) == MOST_OPEN


def is_no_book(position: Position, move: int) -> bool:
    return not has_book(position.at[position.turn])


def has_no_page(position: Position, move: int) -> bool:
    return not book_here(position).stack(moves.TURN.side.of(move))


def cannot_pay_for_the_page(position: Position, move: int) -> bool:
    return position.paged and not position.coins[position.turn]


def has_room(position: Position, move: int) -> bool:
    return len(position.commissions[position.turn]) < MOST_OPEN


def holds_another(position: Position, move: int) -> bool:
    return position.commissions[position.turn][moves.RETURN.slot.of(move)].face != moves.RETURN.wants.of(move)


def book_is_empty(position: Position, move: int) -> bool:
    return book_here(position).is_empty()


def is_no_gold(position: Position, move: int) -> bool:
    return position.cargo[position.turn][moves.PAY.item.of(move)] != GOLD


def cannot_come_to_light(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, (Uncover, TurnOver))
    return move not in (fronts(position, open) if isinstance(open, Uncover) else backs(position, open))


BUY_ITEM: Final[list[Objection]] = [
    ("3.3", is_no_catalogue),
    ("4.1", item_is_not_on_top),
    ("4.3", has_no_gold),
    ("4.4", has_it_already),
]
BUY_COMMISSION: Final[list[Objection]] = [
    ("3.3", is_no_commission_book),
    ("4.1", commission_is_not_on_top),
    ("4.5", has_no_coin),
    ("4.6", has_no_room),
]
TURN: Final[list[Objection]] = [("3.3", is_no_book), ("4.10", has_no_page), ("4.11", cannot_pay_for_the_page)]
RETURN: Final[list[Objection]] = [
    ("4.7", is_no_commission_book),
    ("4.7", has_room),
    ("4.7", holds_another),
    ("4.8", has_no_coin),
    ("4.8", book_is_empty),
]
REPLACE: Final[Code] = Code("4.15", {moves.BUY_COMMISSION: BUY_COMMISSION})
PAY_GOLD: Final[Code] = Code("4.3", {moves.PAY: [("4.3", is_no_gold)]})
REVEAL: Final[Code] = Code(
    "4.1",
    {moves.REVEAL_ITEM: [("4.1", cannot_come_to_light)], moves.REVEAL_COMMISSION: [("4.1", cannot_come_to_light)]},
)
