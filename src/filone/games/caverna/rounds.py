"""The course of the game: rounds and their phases, from one decision to the next."""

from typing import Final

from filone.games.caverna.animals import fits
from filone.games.caverna.decisions import (
    EVENT,
    FEEDING,
    ITEM,
    LAST,
    NEWBORNS,
    PART,
    PLACE,
    PURCHASE,
    RESCUE,
    ROOM,
    STEPS,
)
from filone.games.caverna.errands import come_home, items_over, purchases_over
from filone.games.caverna.family import weakest
from filone.games.caverna.furnishings import FURNISHINGS, MINER, WOOD_SUPPLIER
from filone.games.caverna.goods import DONKEY, ORE, RUBY
from filone.games.caverna.harvest import NO_HARVEST, PART_HARVEST, PAY_ONE, breeding_over, kind_of_harvest, reap
from filone.games.caverna.homeboard import ORE_MINE, count
from filone.games.caverna.spaces import (
    FAMILY_LIFE,
    FIRST_CARD,
    RUBY_MINING,
    SOLO_ORDER,
    SPACES,
    URGENT_WISH,
    WISH,
)
from filone.games.caverna.table import (
    BREEDING_TIME,
    CHOICE,
    END,
    FEEDING_TIME,
    FIRST_TOKEN_ROUND,
    LAST_ROUND,
    LATE_TOKEN,
    LEAF,
    NEW_SPACE,
    NEW_TOKEN,
    OPENING,
    REFILL,
    SKIPPED_ROUND,
    SLOT_EMPTY,
    SLOT_MORE,
    SLOTS,
    WORK,
    Table,
)
from filone.games.caverna.work import next_step, parts_over
from filone.kernel.state import CHANCE, OVER

STAGES: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
"""By round."""
WISH_ROUND: Final = 4
FIRST_RUBY_OF_TWO: Final = 3
"""The round in which Ruby mining receives its first ruby with two players."""

_OPEN_TO_CHECK: Final = (PLACE, PART, ITEM, PURCHASE, ROOM, FEEDING, NEWBORNS, LAST)
CHECKED: Final = sum(1 << kind for kind in _OPEN_TO_CHECK)
"""Decisions at which all animals must have a place; in the middle of laying a tile they may wait."""


def proceed(table: Table) -> None:
    """Carry on until somebody, or chance, has something to decide."""
    while True:
        stack = table.stack
        if not stack:
            if table.check_room and crowded(table):
                continue
            if next_phase(table):
                return
            continue
        kind = stack[-4]
        if kind == STEPS:
            next_step(table)
            continue
        if table.check_room and CHECKED >> kind & 1 and crowded(table):
            continue
        if not over(table, kind):
            table.turn = table.active
            return
        if kind == ITEM:
            come_home(table)
        else:
            table.pop()


def over(table: Table, kind: int) -> bool:
    """Has the decision on top of the stack nothing left to decide?"""
    if kind == PART:
        return parts_over(table)
    if kind == ITEM:
        return items_over(table)
    if kind == PURCHASE:
        return purchases_over(table)
    if kind == NEWBORNS:
        return breeding_over(table)
    return kind == ROOM and not table.check_room


def crowded(table: Table) -> bool:
    """Look whether all animals have a place; if not, something must go. True if the question was opened."""
    if fits(table.home()):
        table.check_room = False
        return False
    if table.stack and table.stack[-4] == ROOM:
        return False
    table.push(ROOM)
    return True


def next_phase(table: Table) -> bool:
    """One step through the round. True if there is something to decide."""
    phase = table.phase
    if phase == OPENING:
        if table.seats > 1:
            table.turn = CHANCE
            return True
        table.open_with(0)
        return False
    if phase == NEW_SPACE:
        return new_space(table)
    if phase == NEW_TOKEN:
        table.phase = REFILL
        if has_token(table) and not table.late_tokens:
            table.turn = CHANCE
            table.phase = NEW_TOKEN
            return True
    elif phase == REFILL:
        return refill(table)
    elif phase == WORK:
        return next_worker(table)
    elif phase == LATE_TOKEN:
        table.phase = CHOICE
        if has_token(table) and table.late_tokens:
            table.turn = CHANCE
            table.phase = LATE_TOKEN
            return True
    elif phase == CHOICE:
        choose_phase(table)
    elif phase == FEEDING_TIME:
        feed_next(table)
    elif phase == BREEDING_TIME:
        breed_next(table)
    elif table.cursor < table.seats:
        table.active = next_in_order(table)
        table.push(LAST)
    else:
        table.turn = OVER
        return True
    return False


def next_in_order(table: Table) -> int:
    """The next seat in the order of this round; `cursor` counts those that had their turn."""
    seat = (table.first + table.cursor) % table.seats
    table.cursor += 1
    return seat


# A new action space


def hidden_cards(table: Table) -> int:
    """The cards of this stage that may come now."""
    cards = 0
    for card in range(FIRST_CARD, len(SPACES)):
        if SPACES[card].stage != STAGES[table.round] or card in (WISH, URGENT_WISH):
            continue
        if table.seats in SPACES[card].seats and not table.open_spaces >> card & 1:
            cards |= 1 << card
    return cards


def new_space(table: Table) -> bool:
    for home in table.homes:
        home.newborn = 0
        home.dwarfs.sort()
    table.first = table.starter
    if table.round == WISH_ROUND:
        open_card(table, WISH)
    elif table.seats == 1:
        open_card(table, SOLO_ORDER[table.round])
    else:
        table.turn = CHANCE
        return True
    return False


def open_card(table: Table, card: int) -> None:
    """A card comes into play; Family life turns the wish for children over."""
    table.open_spaces |= 1 << card
    if card == FAMILY_LIFE:
        table.open_spaces &= ~(1 << WISH)
        table.open_spaces |= 1 << URGENT_WISH
    table.phase = NEW_TOKEN


def has_token(table: Table) -> bool:
    return table.round >= FIRST_TOKEN_ROUND and table.seats > 1


def turn_token(table: Table, token: int) -> None:
    table.turned.append(token)
    if token == LEAF:
        table.leaves -= 1
    else:
        table.questions -= 1
    table.phase = CHOICE if table.phase == LATE_TOKEN else REFILL


# Refilling


def overfull(table: Table) -> int:
    """In the game for one: the spaces that are about to be emptied."""
    spaces = 0
    if table.seats == 1:
        for space in range(len(SPACES)):
            if table.on_space(space) > table.threshold:
                spaces |= 1 << space
    return spaces


def refill(table: Table) -> bool:
    spaces = overfull(table)
    if spaces and table.homes[0].goods[RUBY]:
        table.active = 0
        table.push(RESCUE)
        return False
    empty_and_refill(table, spaces)
    return False


def empty_and_refill(table: Table, lost: int) -> None:
    """Clear the spaces that nobody saved, fill all, pay what tiles pay at the start of a round, and go to work."""
    for space in range(len(SPACES)):
        if lost >> space & 1:
            for slot in SLOTS[space]:
                table.piles[slot] = 0
        if not table.open_spaces >> space & 1:
            continue
        if space == RUBY_MINING and table.seats == 2 and table.round < FIRST_RUBY_OF_TWO:
            continue
        amounts = SLOT_MORE if table.on_space(space) else SLOT_EMPTY
        for slot in SLOTS[space]:
            table.piles[slot] += amounts[slot]
    for turn in range(table.seats):
        start_of_round(table, (table.starter + turn) % table.seats)
    table.phase = WORK
    table.cursor = table.starter
    table.passes = 0


def start_of_round(table: Table, seat: int) -> None:
    home = table.homes[seat]
    for number in range(len(home.supplies)):
        if home.supplies[number]:
            home.supplies[number] -= 1
            table.gain(home, FURNISHINGS[WOOD_SUPPLIER + number].supply[0], 1)
    if home.has(MINER):
        table.gain(home, ORE, min(home.goods[DONKEY], count(home.land[ORE_MINE])))


# Work


def next_worker(table: Table) -> bool:
    """The next player with a dwarf at home. When all of those have passed in a row, or none is left, work is over."""
    waiting = 0
    for home in table.homes:
        if weakest(home) >= 0:
            waiting += 1
    if waiting and table.passes < waiting:
        while weakest(table.homes[table.cursor]) < 0:
            table.cursor = (table.cursor + 1) % table.seats
        table.active = table.cursor
        table.cursor = (table.cursor + 1) % table.seats
        table.push(PLACE)
        return False
    for home in table.homes:
        home.placed = 0
    for space in range(len(SPACES)):
        table.occupant[space] = -1
    table.phase = LATE_TOKEN
    table.cursor = 0
    return False


def pass_turn(table: Table) -> None:
    table.passes += 1
    table.sent = -1
    table.pop()


# Harvest


def choose_phase(table: Table) -> None:
    """Before the harvest: what kind it is, and with the third question mark what each player leaves out."""
    kind = kind_of_harvest(table)
    if kind == PART_HARVEST and table.cursor < table.seats:
        table.active = next_in_order(table)
        table.push(EVENT)
        return
    table.cursor = 0
    if kind == NO_HARVEST:
        end_round(table)
        return
    if kind != PAY_ONE:
        for seat, home in enumerate(table.homes):
            if not table.no_field >> seat & 1:
                reap(home)
    table.phase = FEEDING_TIME


def feed_next(table: Table) -> None:
    kind = kind_of_harvest(table)
    if table.cursor < table.seats:
        table.active = next_in_order(table)
        table.push(FEEDING, 1 if kind == PAY_ONE else 2)
        return
    table.cursor = 0
    if kind == PAY_ONE:
        end_round(table)
    else:
        table.phase = BREEDING_TIME


def breed_next(table: Table) -> None:
    if table.cursor == table.seats:
        end_round(table)
        return
    table.active = next_in_order(table)
    if not table.no_breeding >> table.active & 1:
        table.push(NEWBORNS, 4)


def end_round(table: Table) -> None:
    table.cursor = 0
    table.no_field = 0
    table.no_breeding = 0
    table.phase = NEW_SPACE
    if table.round == LAST_ROUND:
        table.phase = END
        return
    table.round += 1
    if table.round == SKIPPED_ROUND and table.seats <= 2:
        table.round += 1
