"""What the table shows, to everybody the same but for completed commissions that were agreed to be hidden (1.12).

What else is hidden is hidden from all, and not yet decided.
"""

from typing import Any

import msgspec

from filone.games.valdora import decisions, moves
from filone.games.valdora.content import cards, gems
from filone.games.valdora.content.box import COLOURS, NOBODY
from filone.games.valdora.content.cards import RIGHT, SIDES, UNSEEN
from filone.games.valdora.content.commissions import WANTS
from filone.games.valdora.content.equipment import EMPTY, ITEMS, MISSING
from filone.games.valdora.content.gems import GEMS, GOLD
from filone.games.valdora.content.spaces import CATALOGUE_COUNT, ROADS, SPACES, is_catalogue
from filone.games.valdora.position import Book, Position
from filone.kernel.decisions import Decision, name_of
from filone.kernel.state import OVER
from filone.kernel.texts import Name
from filone.kernel.view import View

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
    """`equipment` names the gem on each item, or nothing; `completed` counts commissions by crest, and is hidden from
    others together with the points and the score if that was agreed (1.12)."""

    space: str
    coins: int
    provisions: bool
    equipment: dict[str, str | None]
    open: list[Card]
    completed: dict[str, int] | None
    points: int | None
    craftsmen: dict[str, int]
    bonus: int
    score: int | None


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """The commissions that a player has completed before everybody's eyes, by crest, and their points."""

    completed: dict[str, int]
    points: int


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """How far the action of the player on turn has come; `phase` is the name of the open decision.

    `purpose` is the purchase or delivery that the gems in `owed` are being chosen for; `turning` the card that is being
    turned over. What comes to light does so on `side` of the book in `city`.
    """

    phase: str
    begun: bool
    paged: bool
    ships: int
    purpose: str | None
    owed: dict[str, int]
    turning: Card | None
    side: str | None
    city: str | None


class ValdoraView(View, kw_only=True, frozen=True):
    """`memory` is what whoever forgets nothing knows of each player; no screen shows it. `names` are those of spaces
    that are called by where they lie in this valley."""

    names: dict[str, Name]
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
    memory: list[Memory]
    action: Action


def see(state: Position, seat: int) -> ValdoraView:
    return ValdoraView(
        game="valdora",
        rules=RULES,
        seats=state.seats,
        options=state.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        names=state.valley.names,
        start=_seat(state.start),
        mover=_seat(state.open.seat),
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
        memory=[
            Memory(completed=_completed(state, player), points=state.earned[player]) for player in range(state.seats)
        ],
        action=_action(state),
        **own(state, seat, None),
    )


def own(state: Position, seat: int, spectator: ValdoraView | None) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator: itself."""
    players = [
        _adventurer(state, player, score, _is_open(state, player, seat))
        if spectator is None or player == seat
        else spectator.players[player]
        for player, score in enumerate(state.scores())
    ]
    return {"players": players}


def _action(state: Position) -> Action:
    open = state.open
    purpose, owed = None, 0
    if isinstance(open, decisions.PayGold):
        purpose, owed = moves.BUY_ITEM.of(open.side, open.item), gems.one(GOLD)
    elif isinstance(open, decisions.HandOver):
        purpose, owed = moves.DELIVER.of(open.wants, open.slot), open.owed
    turning, side, city = None, None, None
    if isinstance(open, decisions.TurnOver):
        turning, side, city = _card(open.card, open.book), SIDES[open.side], SPACES[open.book]
    elif isinstance(open, decisions.Uncover):
        side, city = SIDES[RIGHT], SPACES[open.book]
    return Action(
        phase=name_of(type(open)),
        begun=state.begun,
        paged=state.paged,
        ships=state.ships,
        purpose=None if purpose is None else moves.SPACE.text(purpose),
        owed=_heap(owed),
        turning=turning,
        side=side,
        city=city,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _heap(heap: int) -> dict[str, int]:
    return dict(zip(GEMS, gems.counts_of(heap), strict=True))


def _faces(book: int) -> list[str]:
    return ITEMS if is_catalogue(book) else WANTS


def _card(card: cards.Card, book: int) -> Card:
    faces = _faces(book)
    city = SPACES[card.origin if is_catalogue(book) else card.origin + CATALOGUE_COUNT]
    return Card(faces[card.face], None if card.back == UNSEEN else faces[card.back], city)


def _book(book: Book, number: int) -> OpenBook:
    names = _faces(number)
    faces = book.deck.faces
    backs = {
        names[front]: {names[back]: n for back, n in zip(faces, book.backs(front), strict=True) if n} for front in faces
    }
    return OpenBook(
        left=[_card(card, number) for card in book.left],
        right=[_card(card, number) for card in book.right],
        unseen=book.unseen(),
        fronts={names[face]: n for face, n in zip(faces, book.fronts(), strict=True) if n},
        backs={front: counts for front, counts in backs.items() if counts},
    )


def _is_open(state: Position, player: int, seat: int) -> bool:
    """Whether a seat sees what a player has completed."""
    return not state.options["hidden_commissions"] or player == seat or state.turn == OVER


def _completed(state: Position, seat: int) -> dict[str, int]:
    return dict(zip(COLOURS, state.completed[seat], strict=True))


def _adventurer(state: Position, seat: int, score: int, is_open: bool) -> Adventurer:
    return Adventurer(
        space=SPACES[state.at[seat]],
        coins=state.coins[seat],
        provisions=state.supplied[seat],
        equipment={
            ITEMS[item]: GEMS[gem] if gem >= 0 else None for item, gem in enumerate(state.cargo[seat]) if gem != MISSING
        },
        open=[_card(card, CATALOGUE_COUNT) for card in state.commissions[seat]],
        completed=_completed(state, seat) if is_open else None,
        points=state.earned[seat] if is_open else None,
        craftsmen=dict(zip(COLOURS, state.crew[seat], strict=True)),
        bonus=state.bonuses[seat],
        score=score if is_open else None,
    )


def restore(view: ValdoraView, state: Position) -> None:
    """Make a position that has just begun the one that a view shows; there is only one."""
    state.start = _nobody(view.start)
    state.round = view.round
    state.ending = view.ending
    state.bank = view.bank
    state.bag = _heaped(view.bag)
    state.roads = [_heaped(view.roads[name]) for name in ROADS if name in view.roads]
    state.discard = _heaped(view.discard)
    state.craftsmen = [view.craftsmen[colour] for colour in COLOURS]
    state.workshops = [_nobody(view.workshops[colour]) for colour in COLOURS]
    state.bonus = view.bonus
    for number, book in enumerate(state.books):
        _restore_book(book, view.books[SPACES[number]], number)
    for seat, player in enumerate(view.players):
        _restore_player(state, seat, player)
        memory = view.memory[seat]
        state.completed[seat] = [memory.completed[colour] for colour in COLOURS]
        state.earned[seat] = memory.points
    state.begun = view.action.begun
    state.paged = view.action.paged
    state.ships = view.action.ships
    _restore_decision(state, view.action, _nobody(view.mover))
    state.turn = view.turn
    state.forget()


def _restore_decision(state: Position, action: Action, seat: int) -> None:
    """What is open; unless it is a whole turn or the setting up, the turn waits below it."""
    if action.phase in WHOLE:
        state.ask_instead(WHOLE[action.phase](seat))
        return
    state.ask_instead(decisions.Act(seat) if state.round else decisions.Go(seat))
    state.ask_first(_part(action, seat))


WHOLE = {name_of(cls): cls for cls in (decisions.Start, decisions.Deal, decisions.Go, decisions.Act)}
"""The decisions that are not part of another."""


def _part(action: Action, seat: int) -> Decision:
    if action.city is not None and action.side is not None:
        book = SPACES.index(action.city)
        if action.turning is None:
            return decisions.Uncover(seat, book)
        return decisions.TurnOver(seat, book, SIDES.index(action.side), _restored_card(action.turning, book))
    if action.purpose is None:
        return decisions.Replace(seat)
    purpose = moves.SPACE.parse(action.purpose)
    if moves.BUY_ITEM.has(purpose):
        return decisions.PayGold(seat, moves.BUY_ITEM.side.of(purpose), moves.BUY_ITEM.item.of(purpose))
    wants, slot = moves.DELIVER.wants.of(purpose), moves.DELIVER.slot.of(purpose)
    return decisions.HandOver(seat, wants, slot, _heaped(action.owed))


def _nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _heaped(counts: dict[str, int]) -> int:
    return gems.heap_of([counts[gem] for gem in GEMS])


def _restored_card(card: Card, book: int) -> cards.Card:
    faces = _faces(book)
    back = UNSEEN if card.back is None else faces.index(card.back)
    return cards.Card(faces.index(card.face), back, SPACES.index(card.city) % CATALOGUE_COUNT)


def _restore_book(book: Book, shown: OpenBook, number: int) -> None:
    names = _faces(number)
    book.left = [_restored_card(card, number) for card in shown.left]
    book.right = [_restored_card(card, number) for card in shown.right]
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
        state.cargo[seat][item] = MISSING if name not in player.equipment else EMPTY if gem is None else GEMS.index(gem)
    state.commissions[seat] = [_restored_card(card, CATALOGUE_COUNT) for card in player.open]
    state.crew[seat] = [player.craftsmen[colour] for colour in COLOURS]
    state.bonuses[seat] = player.bonus
