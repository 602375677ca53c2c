"""Section 6: completing commissions, and the craftsman, workshop and bonus tile that come of it."""

from typing import Final

from mypy_extensions import i64

from filone.games.valdora import moves
from filone.games.valdora.content import gems
from filone.games.valdora.content.box import COLOUR_COUNT, NO_COLOUR, NOBODY
from filone.games.valdora.content.commissions import BILLS, COIN
from filone.games.valdora.content.gems import GEM_COUNT
from filone.games.valdora.content.spaces import colour_of, is_house
from filone.games.valdora.decisions import HandOver
from filone.games.valdora.position import Position
from filone.games.valdora.rules.loading import throw_off
from filone.kernel.objections import Code, Objection


def list_deliveries(position: Position, seat: i64, listed: list[int]) -> None:
    colour = colour_of(position.at[seat])
    for slot, card in enumerate(position.commissions[seat]):
        if position.valley.crest[card.face] == colour and can_deliver(position, seat, card.face):
            listed.append(moves.DELIVER.of(card.face, slot))
    listed.sort()


def can_deliver(position: Position, seat: i64, wants: int) -> bool:
    if wants == COIN:
        return position.coins[seat] > 0
    return gems.covers(position.load_of(seat), BILLS[wants])


# Handing over


def deliver(position: Position, seat: i64, move: i64) -> None:
    position.begun = True
    wants = moves.DELIVER.wants.of(move)
    slot = moves.DELIVER.slot.of(move)
    owed = collect(position, seat, BILLS[wants])
    if owed:
        position.ask_first(HandOver(seat, wants, slot, owed))
    else:
        complete(position, seat, slot)


def collect(position: Position, seat: i64, owed: int) -> int:
    """Hand over gems, kind by kind, up to one that the player has more of than needed; what is still owed then."""
    load = position.load_of(seat)
    for gem in range(GEM_COUNT):
        count = gems.count(owed, gem)
        if count:
            if gems.count(load, gem) > count:
                return owed
            for item in position.holders(seat, gem):
                throw_off(position, seat, item)
            owed -= count * gems.one(gem)
    return owed


def gem_due(owed: int) -> int:
    """The kind of gem that is being chosen."""
    gem = 0
    while not gems.count(owed, gem):
        gem += 1
    return gem


def list_gems(position: Position, decision: HandOver) -> list[int]:
    return [moves.PAY.of(item) for item in position.holders(decision.seat, gem_due(decision.owed))]


def hand_over(position: Position, decision: HandOver, move: i64) -> None:
    seat = decision.seat
    throw_off(position, seat, moves.PAY.item.of(move))
    owed = collect(position, seat, decision.owed - gems.one(gem_due(decision.owed)))
    if owed:
        position.ask_instead(HandOver(seat, decision.wants, decision.slot, owed))
    else:
        position.close()
        complete(position, seat, decision.slot)


# What comes of it


def complete(position: Position, seat: i64, slot: int) -> None:
    wants = position.commissions[seat].pop(slot).face
    if wants == COIN:
        position.spend(seat, 1)
    reward(position, seat, wants)


def reward(position: Position, seat: i64, wants: i64) -> None:
    """For a commission that was completed: points, and whatever else comes of it."""
    crest = position.valley.crest[wants]
    position.completed[seat][crest] += 1
    position.earned[seat] += position.valley.points[wants]
    if brings_bonus(position, seat, crest):
        position.bonus -= 1
        position.bonuses[seat] += 1
    hire(position, seat, crest)


def brings_bonus(position: Position, seat: i64, crest: i64) -> bool:
    """To the owner of the workshop in the colour of the crest, while there are tiles (6.4 to 6.6)."""
    return position.workshops[crest] == seat and position.bonus > 0


def hire(position: Position, seat: i64, crest: int) -> None:
    colour = craftsman_for(position, crest)
    if colour == NO_COLOUR:
        return
    if opens_workshop(position, seat, colour):
        position.workshops[colour] = seat
    position.craftsmen[colour] -= 1
    position.crew[seat][colour] += 1
    if sum([1 for left in position.craftsmen if left]) <= 1:
        position.ending = True


def craftsman_for(position: Position, crest: i64) -> i64:
    """The colour of the crest, or the next one clockwise that is left (6.7 to 6.9)."""
    colour = crest
    for _ in range(COLOUR_COUNT):
        if position.craftsmen[colour]:
            return colour
        colour = position.valley.after[colour]
    return NO_COLOUR


def opens_workshop(position: Position, seat: i64, colour: int) -> bool:
    """Whether one more craftsman of a colour makes a player the first to have enough (6.10)."""
    return position.workshops[colour] == NOBODY and position.crew[seat][colour] + 1 >= position.valley.needed[colour]


# What speaks against a move


def is_no_house(position: Position, move: int) -> bool:
    return not is_house(position.at[position.turn])


def is_not_open(position: Position, move: int) -> bool:
    cards = position.commissions[position.turn]
    slot = moves.DELIVER.slot.of(move)
    return slot >= len(cards) or cards[slot].face != moves.DELIVER.wants.of(move)


def is_for_another(position: Position, move: int) -> bool:
    return position.valley.crest[moves.DELIVER.wants.of(move)] != colour_of(position.at[position.turn])


def lacks_what_it_wants(position: Position, move: int) -> bool:
    return not can_deliver(position, position.turn, moves.DELIVER.wants.of(move))


def is_not_due(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, HandOver)
    return position.cargo[open.seat][moves.PAY.item.of(move)] != gem_due(open.owed)


DELIVER: Final[list[Objection]] = [
    ("3.6", is_no_house),
    ("6.3", is_not_open),
    ("6.1", is_for_another),
    ("6.3", lacks_what_it_wants),
]
HAND_OVER: Final[Code] = Code("6.2", {moves.PAY: [("6.2", is_not_due)]})
