"""Section 2, the course of the game: rounds and their phases, from one decision to the next."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.board import ORE_MINE
from filone.games.caverna.content.furnishings import FURNISHINGS, MINER, WOOD_SUPPLIER
from filone.games.caverna.content.goods import DONKEY, ORE, RUBY
from filone.games.caverna.content.rounds import (
    FIRST_RUBY_OF_TWO,
    FIRST_TOKEN_ROUND,
    LAST_ROUND,
    LEAF,
    NO_HARVEST,
    PART_HARVEST,
    PAY_ONE,
    QUESTION,
    SKIPPED_ROUND,
    STAGES,
    WISH_ROUND,
)
from filone.games.caverna.content.spaces import (
    CARD_STAGES,
    CARDS,
    FAMILY_LIFE,
    RUBY_MINING,
    SLOT_EMPTY,
    SLOT_MORE,
    SLOTS,
    SOLO_ORDER,
    SPACES,
    URGENT_WISH,
    USED,
    WISH,
)
from filone.games.caverna.decisions import (
    NOBODY,
    Breed,
    Buy,
    Clear,
    Feed,
    Finish,
    Loot,
    Opening,
    Part,
    Place,
    Reveal,
    Room,
    Round,
    Skip,
    Steps,
    Token,
)
from filone.games.caverna.position import (
    BREEDING,
    CHOICE,
    END,
    FEEDING,
    LATE_TOKEN,
    NEW_SPACE,
    NEW_TOKEN,
    OPENING,
    REFILL,
    WORK,
    Position,
)
from filone.games.caverna.rules.animals import fits
from filone.games.caverna.rules.breeding import TYPES, breeding_over
from filone.games.caverna.rules.expeditions import come_home, items_over
from filone.games.caverna.rules.family import all_placed
from filone.games.caverna.rules.feeding import MEAL, SMALL_MEAL
from filone.games.caverna.rules.harvest import kind_of_harvest, reap
from filone.games.caverna.rules.market import purchases_over
from filone.games.caverna.rules.setting_up import begin_with
from filone.games.caverna.rules.solo import doomed, overfull, save
from filone.games.caverna.rules.work import go_on, next_step
from filone.kernel.sets import count
from filone.kernel.state import OVER

SETTLED: Final[set[type]] = {Round, Place, Part, Loot, Buy, Room, Feed, Breed, Finish}
"""Decisions at which all animals must have a place; in the middle of laying a tile they may wait."""

# From one decision to the next


def proceed(position: Position) -> None:
    """Carry on until somebody, or chance, has something to decide."""
    while True:
        open = position.open
        if type(open) is Steps:
            next_step(position, open)
        elif position.check_room and needs_room(position) and crowded(position):
            position.ask_first(Room(position.active))
        elif type(open) is Round:
            if next_phase(position):
                return
        elif type(open) is Part:
            if not go_on(position, open):
                return
        elif type(open) is Loot:
            if not items_over(position, open):
                return
            come_home(position, open)
        elif type(open) is Buy:
            if not purchases_over(position, open):
                return
            position.close()
        elif type(open) is Breed:
            if not breeding_over(position, open):
                return
            position.close()
        elif type(open) is Room:
            if position.check_room:
                return
            position.close()
        else:
            return


def needs_room(position: Position) -> bool:
    return type(position.open) in SETTLED


def crowded(position: Position) -> bool:
    """Look whether all animals have a place; if not, something must go, which is asked once."""
    if fits(position.home()):
        position.check_room = False
        return False
    return type(position.open) is not Room


def next_phase(position: Position) -> bool:
    """One step through the round. True if there is nothing more to do by itself."""
    phase = position.phase
    if phase == OPENING:
        if position.seats > 1:
            position.ask_first(Opening(NOBODY))
            return True
        begin_with(position, 0)
    elif phase == NEW_SPACE:
        return new_space(position)
    elif phase == NEW_TOKEN:
        if has_token(position.round, position.seats) and not position.late_tokens:
            position.ask_first(Token(NOBODY))
            return True
        position.phase = REFILL
    elif phase == REFILL:
        refill(position)
    elif phase == WORK:
        next_worker(position)
    elif phase == LATE_TOKEN:
        if has_token(position.round, position.seats) and position.late_tokens:
            position.ask_first(Token(NOBODY))
            return True
        position.phase = CHOICE
    elif phase == CHOICE:
        choose_phase(position)
    elif phase == FEEDING:
        feed_next(position)
    elif phase == BREEDING:
        breed_next(position)
    elif position.cursor < position.seats:
        position.active = next_in_order(position)
        position.ask_first(Finish(position.active))
    else:
        position.turn = OVER
        return True
    return False


def next_in_order(position: Position) -> int:
    """The next seat in the order of this round; `cursor` counts those that had their turn."""
    seat = (position.first + position.cursor) % position.seats
    position.cursor += 1
    return seat


# A new action space


def new_space(position: Position) -> bool:
    """A round begins: newborns work like the others (2.9), and the next card is turned over (2.2)."""
    for home in position.homes:
        home.newborn = 0
        home.dwarfs.sort()
    position.first = position.starter
    if position.round == WISH_ROUND:
        open_card(position, WISH)
    elif position.seats == 1:
        open_card(position, SOLO_ORDER[position.round])
    else:
        position.ask_first(Reveal(NOBODY))
        return True
    return False


def list_cards(position: Position) -> list[int]:
    """The cards of this stage that may come now (1.5)."""
    listed: list[int] = []
    face_down: i64 = USED[position.seats] & ~position.open_spaces
    stage = STAGES[position.round]
    for number in range(i64(len(CARDS))):
        card: i64 = CARDS[number]
        if face_down >> card & 1 and CARD_STAGES[number] == stage and card != WISH:
            listed.append(moves.REVEAL.of(number))
    return listed


def cards_to_come(position: Position) -> list[int]:
    """The cards that this game still has face down; the Wish for children may lie on its other side (2.4)."""
    return [
        card
        for card in CARDS
        if USED[position.seats] >> card & 1
        and not position.open_spaces >> card & 1
        and not (card == WISH and position.open_spaces >> URGENT_WISH & 1)
    ]


def reveal(position: Position, move: int) -> None:
    position.close()
    open_card(position, CARDS[moves.REVEAL.card.of(move)])


def open_card(position: Position, card: int) -> None:
    """A card comes into play; Family life turns the wish for children over (2.4)."""
    position.open_spaces |= 1 << card
    if card == FAMILY_LIFE:
        position.open_spaces &= ~(1 << WISH)
        position.open_spaces |= 1 << URGENT_WISH
    position.phase = NEW_TOKEN


# The harvest token


def has_token(number: int, seats: int) -> bool:
    return number >= FIRST_TOKEN_ROUND and seats > 1


def list_tokens(position: Position) -> list[int]:
    listed: list[int] = []
    if position.leaves:
        listed.append(moves.TOKEN.of(LEAF))
    if position.questions:
        listed.append(moves.TOKEN.of(QUESTION))
    return listed


def token_weights(position: Position) -> list[int]:
    return [tokens for tokens in (position.leaves, position.questions) if tokens]


def reveal_token(position: Position, move: int) -> None:
    position.close()
    turn_token(position, moves.TOKEN.token.of(move))


def turn_token(position: Position, token: int) -> None:
    position.turned.append(token)
    if token == LEAF:
        position.leaves -= 1
    else:
        position.questions -= 1
    position.phase = CHOICE if position.phase == LATE_TOKEN else REFILL


# The refill


def refill(position: Position) -> None:
    """Who plays alone may save spaces with rubies before they are emptied (22.6, 22.7)."""
    spaces = overfull(position)
    if spaces and position.homes[0].goods[RUBY]:
        position.active = 0
        position.ask_first(Clear(0, 0))
    else:
        empty_and_refill(position, spaces)


def clear_or_save(position: Position, open: Clear, move: int) -> None:
    if moves.SAVE.has(move):
        save(position, open, move)
        return
    lost = doomed(position, open)
    position.close()
    empty_and_refill(position, lost)


def empty_and_refill(position: Position, lost: int) -> None:
    """Clear the spaces that nobody saved, fill all (2.5), pay what tiles pay at the start of a round, go to work."""
    piles = position.piles
    for space in range(i64(len(SPACES))):
        if lost >> space & 1:
            for slot in SLOTS[space]:
                piles[slot] = 0
        if not position.open_spaces >> space & 1:
            continue
        if space == RUBY_MINING and position.seats == 2 and position.round < FIRST_RUBY_OF_TWO:
            continue
        amounts = SLOT_MORE if position.on_space(space) else SLOT_EMPTY
        for slot in SLOTS[space]:
            piles[slot] = piles[slot] + amounts[slot]
    for turn in range(position.seats):
        start_of_round(position, (position.starter + turn) % position.seats)
    position.phase = WORK
    position.cursor = position.starter
    position.passes = 0


def start_of_round(position: Position, seat: int) -> None:
    """What the Suppliers and the Miner pay (2.8)."""
    home = position.homes[seat]
    for number in range(len(home.supplies)):
        if home.supplies[number]:
            home.supplies[number] -= 1
            position.gain(home, FURNISHINGS[WOOD_SUPPLIER + number].supply[0], 1)
    if home.has(MINER):
        position.gain(home, ORE, min(home.goods[DONKEY], count(home.land[ORE_MINE])))


# Work


def next_worker(position: Position) -> None:
    """The next player with a dwarf at home. When all of those have passed in a row, or none is left, work is over."""
    waiting = 0
    for home in position.homes:
        if not all_placed(home):
            waiting += 1
    if waiting and position.passes < waiting:
        while all_placed(position.homes[position.cursor]):
            position.cursor = (position.cursor + 1) % position.seats
        position.active = position.cursor
        position.cursor = (position.cursor + 1) % position.seats
        position.ask_first(Place(position.active))
        return
    for home in position.homes:
        home.placed = 0
    for space in range(len(SPACES)):
        position.occupant[space] = NOBODY
    position.phase = LATE_TOKEN
    position.cursor = 0


# The harvest


def choose_phase(position: Position) -> None:
    """Before the harvest: what kind it is, and with the third question mark what each player leaves out."""
    kind = kind_of_harvest(position)
    if kind == PART_HARVEST and position.cursor < position.seats:
        position.active = next_in_order(position)
        position.ask_first(Skip(position.active))
        return
    position.cursor = 0
    if kind == NO_HARVEST:
        end_round(position)
        return
    if kind != PAY_ONE:
        for seat, home in enumerate(position.homes):
            if not position.no_field >> seat & 1:
                reap(home)
    position.phase = FEEDING


def feed_next(position: Position) -> None:
    kind = kind_of_harvest(position)
    if position.cursor < position.seats:
        position.active = next_in_order(position)
        position.ask_first(Feed(position.active, SMALL_MEAL if kind == PAY_ONE else MEAL, False))
        return
    position.cursor = 0
    if kind == PAY_ONE:
        end_round(position)
    else:
        position.phase = BREEDING


def breed_next(position: Position) -> None:
    if position.cursor == position.seats:
        end_round(position)
        return
    position.active = next_in_order(position)
    if not position.no_breeding >> position.active & 1:
        position.ask_first(Breed(position.active, TYPES))


def end_round(position: Position) -> None:
    position.cursor = 0
    position.no_field = 0
    position.no_breeding = 0
    position.phase = NEW_SPACE
    if position.round == LAST_ROUND:
        position.phase = END
        return
    position.round += 1
    if is_skipped(position.round, position.seats):
        position.round += 1


def is_skipped(number: int, seats: int) -> bool:
    """One or two players leave a round out (21.1, 22.3)."""
    return number == SKIPPED_ROUND and seats <= 2
