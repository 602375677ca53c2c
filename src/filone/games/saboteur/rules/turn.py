"""Section 3: one card from the hand, for what it can do or face down; then a card from the deck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import FIRST_BREAK, FIRST_REPAIR, MAP, ROCKFALL
from filone.games.saboteur.decisions import Draw, Look, Play, Reveal
from filone.games.saboteur.position import NOBODY, Position, slot, sorts_of
from filone.games.saboteur.rules import actions, round_end, setting_up, tunnels
from filone.kernel.objections import Code, Objection

MANY: Final = 32
"""Hardly ever are there more plays to list."""


def find_plays(position: Position, seat: i64) -> vec[i64]:
    """Of each sort of cards what it can be played for, the placings first; then what can be discarded."""
    sorts = sorts_of(position.hands[seat])
    plays = vec[i64](capacity=MANY)
    if not position.broken[seat]:
        plays = tunnels.list_places(position, sorts, plays)
    for card in sorts:
        if card >= FIRST_BREAK:
            plays = actions.list_actions(position, card, plays)
    for card in sorts:
        plays = append(plays, moves.DISCARD.of(card))
    if may_propose(position, seat):
        plays = append(plays, moves.PROPOSE.of())
    return plays


def choose_play(position: Position, seat: i64, fraction: float) -> i64:
    """The play that a fraction falls on, when they lie side by side as they are listed.

    They are only counted, card by card; but those of the action card that it falls on are listed.
    """
    sorts = sorts_of(position.hands[seat])
    is_broken = position.broken[seat] != 0
    placings: i64 = 0
    others: i64 = 0
    for card in sorts:
        if card >= FIRST_BREAK:
            others += actions.count_actions(position, card)
        elif not is_broken:
            placings += position.maze.count_placings(card)
    number: i64 = int(fraction * float(placings + others + len(sorts) + may_propose(position, seat)))
    if number < placings:
        return tunnels.place_at(position, sorts, number)
    number -= placings
    if number < others:
        return action_at(position, sorts, number)
    number -= others
    return moves.DISCARD.of(sorts[number]) if number < len(sorts) else moves.PROPOSE.of()


def action_at(position: Position, sorts: vec[i64], number: i64) -> i64:
    """The play of an action card with this number, as they are listed."""
    for card in sorts:
        if card < FIRST_BREAK:
            continue
        playable = actions.count_actions(position, card)
        if number < playable:
            return actions.list_actions(position, card, vec[i64](capacity=MANY))[number]
        number -= playable
    raise AssertionError(number)


def has_choice(position: Position, seat: i64) -> bool:
    """Whether a hand, which is in order, has two sorts of cards; either can be discarded."""
    hand = position.hands[seat]
    return hand[0] != hand[-1]


def may_propose(position: Position, seat: i64) -> bool:
    """Whether a seat may ask the others to end the round: once in a turn, if so agreed (7.5)."""
    return position.agreed.may_propose and position.proposer != seat


def card_played(move: i64) -> i64:
    """The card of CARDS that a move takes out of the hand."""
    if moves.PLACE.has(move):
        return moves.PLACE.card.of(move)
    if moves.DISCARD.has(move):
        return moves.DISCARD.card.of(move)
    if moves.BREAK.has(move):
        return FIRST_BREAK + moves.BREAK.tool.of(move)
    if moves.REPAIR.has(move):
        return FIRST_REPAIR + moves.REPAIR.card.of(move)
    return ROCKFALL if moves.ROCKFALL.has(move) else MAP


def play(position: Position, seat: i64, move: i64) -> None:
    if moves.PROPOSE.has(move):
        round_end.propose(position, seat)
        return
    position.last = seat
    position.proposer = NOBODY
    card = card_played(move)
    hand = position.hands[seat]
    del hand[slot(hand, card)]
    if moves.DISCARD.has(move):
        # Face down, so that nobody else knows which (3.3).
        position.passed.append(card)
        position.passers.append(seat)
        end_turn(position, seat)
        return
    position.plays = append(position.plays, move)
    position.players = append(position.players, seat)
    if moves.PLACE.has(move):
        tunnels.place(position, move)
        if position.maze.reached:
            position.ask_instead(Reveal(seat))
            return
    elif moves.BREAK.has(move):
        actions.break_tool(position, move)
    elif moves.REPAIR.has(move):
        actions.repair(position, move)
    elif moves.ROCKFALL.has(move):
        actions.collapse(position, move)
    else:
        actions.read_map(position, move)
        position.ask_instead(Look(seat))
        return
    end_turn(position, seat)


def end_turn(position: Position, seat: i64) -> None:
    """A card from the deck while there is one (3.4, 3.5)."""
    if position.deck_size:
        position.ask_instead(Draw(seat))
    else:
        next_turn(position, seat)


def draw(position: Position, seat: i64, move: i64) -> None:
    setting_up.take(position, seat, move)
    next_turn(position, seat)


def next_turn(position: Position, seat: i64) -> None:
    """The next seat that has cards (3.6); if there is none, the round is over (7.1)."""
    seats: i64 = position.seats
    onward: i64 = position.agreed.onward
    step: i64
    for step in range(1, seats + 1):
        after = (seat + onward * step) % seats
        if position.hands[after]:
            position.ask_instead(Play(after))
            return
    round_end.end_round(position, seat)


def not_in_hand(position: Position, move: int) -> bool:
    return card_played(move) not in position.hands[position.turn]


IN_HAND: Final[Objection] = ("3.1", not_in_hand)
PLAY: Final[Code] = Code(
    "3.1",
    {
        moves.PLACE: [IN_HAND, *tunnels.PLACE],
        moves.BREAK: [IN_HAND, *actions.BREAK],
        moves.REPAIR: [IN_HAND, *actions.REPAIR],
        moves.ROCKFALL: [IN_HAND, *actions.ROCKFALLS],
        moves.MAP: [IN_HAND, *actions.MAPS],
        moves.DISCARD: [IN_HAND],
        moves.PROPOSE: round_end.PROPOSE,
    },
)
DRAW: Final[Code] = Code("3.4", {moves.DRAW: [("3.4", setting_up.card_to_another), ("3.4", setting_up.card_is_gone)]})
