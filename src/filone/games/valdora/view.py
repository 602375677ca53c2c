"""What the table shows, and it shows everybody the same: what is hidden is hidden from all and not yet decided."""

import msgspec

from filone.games.valdora import gems
from filone.games.valdora.book import NO_CARD, UNSEEN, Book, back_of, card_of, face_of, origin_of
from filone.games.valdora.position import (
    CATALOGUES,
    COLOUR_COUNT,
    EMPTY,
    ITEM_COUNT,
    MISSING,
    NO_MOVE,
    NOBODY,
    Position,
)
from filone.games.valdora.space import BOOKS, COLOURS, GEMS, ITEMS, OPEN, ROADS, SIDES, SPACE, SPACES, WANTS
from filone.kernel import View

RULES = 1


class Card(msgspec.Struct, frozen=True):
    """A card that has been seen: the face that shows, its back if that was seen too, and the city of its set."""

    face: str
    back: str | None
    city: str


class OpenBook(msgspec.Struct, frozen=True, kw_only=True):
    """Both stacks, the top card last; under the right one lie the unseen cards.

    `fronts` counts their fronts; `backs` counts, by front and back, the cards of this book's set whose back is unseen,
    wherever they are.
    """

    left: list[Card]
    right: list[Card]
    unseen: int
    fronts: dict[str, int]
    backs: dict[str, dict[str, int]]


class Adventurer(msgspec.Struct, frozen=True, kw_only=True):
    """`equipment` names the gem on each item, or nothing; `completed` counts commissions by crest."""

    space: str
    coins: int
    provisions: bool
    equipment: dict[str, str | None]
    open: list[Card]
    completed: dict[str, int]
    points: int
    craftsmen: dict[str, int]
    bonus: int
    score: int


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """How far the action of the player on turn has come.

    `purpose` is the purchase or delivery that the gems in `owed` are being chosen for; `turning` the card that is being
    turned over, to `side` of the book in `city`.
    """

    phase: int
    begun: bool
    paged: bool
    ships: int
    purpose: str | None
    owed: dict[str, int]
    turning: Card | None
    side: str
    city: str


class ValdoraView(View, kw_only=True, frozen=True):
    start: int | None
    mover: int | None
    round: int
    ending: bool
    bank: int
    bag: dict[str, int]
    roads: dict[str, dict[str, int]]
    discard: dict[str, int]
    books: dict[str, OpenBook]
    craftsmen: dict[str, int]
    workshops: dict[str, int | None]
    bonus: int
    players: list[Adventurer]
    action: Action


def see(state: Position, seat: int) -> ValdoraView:
    scores = state.scores()
    return ValdoraView(
        game="valdora",
        rules=RULES,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        start=_seat(state.start),
        mover=_seat(state.mover),
        round=state.round,
        ending=state.ending,
        bank=state.bank,
        bag=_heap(state.bag),
        roads={ROADS[number]: _heap(pile) for number, pile in enumerate(state.roads)},
        discard=_heap(state.discard),
        books={SPACES[number]: _book(book, number) for number, book in enumerate(state.books)},
        craftsmen=dict(zip(COLOURS, state.craftsmen, strict=True)),
        workshops={colour: _seat(owner) for colour, owner in zip(COLOURS, state.workshops, strict=True)},
        bonus=state.bonus,
        players=[_adventurer(state, player, scores[player]) for player in range(state.seats)],
        action=Action(
            phase=state.phase,
            begun=state.begun,
            paged=state.paged,
            ships=state.ships,
            purpose=None if state.purpose == NO_MOVE else SPACE.text(state.purpose),
            owed=_heap(state.owed),
            turning=None if state.airborne == NO_CARD else _card(state.airborne, state.book),
            side=SIDES[state.side],
            city=SPACES[state.book],
        ),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _heap(heap: int) -> dict[str, int]:
    return dict(zip(GEMS, gems.counts_of(heap), strict=True))


def _faces(book: int) -> list[str]:
    return ITEMS if book < CATALOGUES else WANTS


def _card(card: int, book: int) -> Card:
    faces = _faces(book)
    city = SPACES[origin_of(card) + (0 if book < CATALOGUES else CATALOGUES)]
    return Card(faces[face_of(card)], None if back_of(card) == UNSEEN else faces[back_of(card)], city)


def _book(book: Book, number: int) -> OpenBook:
    names = _faces(number)
    faces = book.deck.faces
    backs = {
        names[front]: {names[back]: n for back, n in zip(faces, book.backs(front), strict=True) if n} for front in faces
    }
    return OpenBook(
        left=[_card(card, number) for card in book.left],
        right=[_card(card, number) for card in book.right],
        unseen=book.fresh.bit_count(),
        fronts={names[face]: n for face, n in zip(faces, book.fronts(), strict=True) if n},
        backs={front: counts for front, counts in backs.items() if counts},
    )


def _adventurer(state: Position, seat: int, score: int) -> Adventurer:
    cargo = state.cargo[seat * ITEM_COUNT : (seat + 1) * ITEM_COUNT]
    mine = slice(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT)
    return Adventurer(
        space=SPACES[state.at[seat]],
        coins=state.coins[seat],
        provisions=state.supplied[seat],
        equipment={ITEMS[item]: GEMS[gem] if gem >= 0 else None for item, gem in enumerate(cargo) if gem != MISSING},
        open=[_card(card, CATALOGUES) for card in state.open[seat * OPEN : (seat + 1) * OPEN] if card != NO_CARD],
        completed=dict(zip(COLOURS, state.done[mine], strict=True)),
        points=state.earned[seat],
        craftsmen=dict(zip(COLOURS, state.crew[mine], strict=True)),
        bonus=state.bonuses[seat],
        score=score,
    )


def restore(view: ValdoraView, state: Position) -> None:
    """Make a position that has just begun the one that a view shows; there is only one."""
    state.turn = view.turn
    state.start = _nobody(view.start)
    state.mover = _nobody(view.mover)
    state.round = view.round
    state.ending = view.ending
    state.bank = view.bank
    state.bag = _heaped(view.bag)
    state.roads = [_heaped(view.roads[name]) for name in ROADS if name in view.roads]
    state.discard = _heaped(view.discard)
    state.craftsmen = [view.craftsmen[colour] for colour in COLOURS]
    state.workshops = [_nobody(view.workshops[colour]) for colour in COLOURS]
    state.bonus = view.bonus
    for number in range(BOOKS):
        _restore_book(state.books[number], view.books[SPACES[number]], number)
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
    action = view.action
    state.phase = action.phase
    state.begun = action.begun
    state.paged = action.paged
    state.ships = action.ships
    state.purpose = NO_MOVE if action.purpose is None else SPACE.parse(action.purpose)
    state.owed = _heaped(action.owed)
    state.book = SPACES.index(action.city)
    state.airborne = NO_CARD if action.turning is None else _number(action.turning, state.book)
    state.side = SIDES.index(action.side)
    state.forget()


def _nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _heaped(counts: dict[str, int]) -> int:
    return gems.heap_of([counts[gem] for gem in GEMS])


def _number(card: Card, book: int) -> int:
    faces = _faces(book)
    back = UNSEEN if card.back is None else faces.index(card.back)
    return card_of(faces.index(card.face), back, SPACES.index(card.city) % CATALOGUES)


def _restore_book(book: Book, shown: OpenBook, number: int) -> None:
    names = _faces(number)
    book.left = [_number(card, number) for card in shown.left]
    book.right = [_number(card, number) for card in shown.right]
    faces = book.deck.faces
    for front, printed in zip(faces, book.fronts(), strict=True):
        for _ in range(printed - shown.fronts.get(names[front], 0)):
            book.see_front(front)
        unseen = shown.backs.get(names[front], {})
        for back, open_cards in zip(faces, book.backs(front), strict=True):
            for _ in range(open_cards - unseen.get(names[back], 0)):
                book.see_back(front, back)


def _restore_player(state: Position, seat: int, player: Adventurer) -> None:
    state.at[seat] = SPACES.index(player.space)
    state.coins[seat] = player.coins
    state.supplied[seat] = player.provisions
    for item, name in enumerate(ITEMS):
        gem = player.equipment.get(name)
        held = MISSING if name not in player.equipment else EMPTY if gem is None else GEMS.index(gem)
        state.cargo[seat * ITEM_COUNT + item] = held
    for slot, card in enumerate(player.open):
        state.open[seat * OPEN + slot] = _number(card, CATALOGUES)
    for colour, name in enumerate(COLOURS):
        state.done[seat * COLOUR_COUNT + colour] = player.completed[name]
        state.crew[seat * COLOUR_COUNT + colour] = player.craftsmen[name]
    state.earned[seat] = player.points
    state.bonuses[seat] = player.bonus
