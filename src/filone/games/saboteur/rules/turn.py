"""Section 3: one card from the hand, for what it can do or face down; then a card from the deck."""

from typing import Final

from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import FIRST_BREAK, FIRST_REPAIR, MAP, ROCKFALL
from filone.games.saboteur.decisions import Draw, Look, Play, Reveal
from filone.games.saboteur.maze import find
from filone.games.saboteur.position import NOBODY, Position
from filone.games.saboteur.rules import actions, round_end, setting_up, tunnels
from filone.kernel.objections import Code, Objection


def list_plays(position: Position, seat: i64) -> list[int]:
    listed: list[int] = []
    if not position.broken[seat]:
        tunnels.list_places(position, position.hands[seat], listed)
    list_others(position, seat, listed)
    return listed


def choose_play(position: Position, seat: i64, fraction: float) -> i64:
    """The play that a fraction falls on: placings, of which there are many, are only counted."""
    hand = position.hands[seat]
    places: i64 = 0 if position.broken[seat] else tunnels.count_places(position, hand)
    others: list[int] = []
    list_others(position, seat, others)
    at: i64 = int(fraction * float(places + len(others)))
    return tunnels.place_at(position, hand, at) if at < places else others[at - places]


def has_choice(position: Position, seat: i64) -> bool:
    """Whether a hand, which is in order, has two sorts of cards; either can be discarded."""
    hand = position.hands[seat]
    return hand[0] != hand[-1]


def list_others(position: Position, seat: i64, listed: list[int]) -> None:
    """Every play but the placings."""
    hand = position.hands[seat]
    previous = -1
    for card in hand:
        if card != previous and card >= FIRST_BREAK:
            actions.list_actions(position, card, listed)
        previous = card
    previous = -1
    for card in hand:
        if card != previous:
            listed.append(moves.DISCARD.of(card))
        previous = card
    if position.agreed.may_propose and position.proposer != seat:
        listed.append(moves.PROPOSE.of())


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


def play(position: Position, seat: int, move: int) -> None:
    if moves.PROPOSE.has(move):
        round_end.propose(position, seat)
        return
    position.last = seat
    position.proposer = NOBODY
    card = card_played(move)
    hand = position.hands[seat]
    del hand[find(hand, card)]
    if moves.DISCARD.has(move):
        # Face down, so that nobody else knows which (3.3).
        position.passed.append(card)
        position.passers.append(seat)
        end_turn(position, seat)
        return
    position.plays.append(move)
    position.players.append(seat)
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


def end_turn(position: Position, seat: int) -> None:
    """A card from the deck while there is one (3.4, 3.5)."""
    if position.deck_size:
        position.ask_instead(Draw(seat))
    else:
        next_turn(position, seat)


def draw(position: Position, seat: int, move: int) -> None:
    setting_up.take(position, seat, move)
    next_turn(position, seat)


def next_turn(position: Position, seat: int) -> None:
    """The next seat that has cards (3.6); if there is none, the round is over (7.1)."""
    after = seat
    for _ in range(position.seats):
        after = (after + position.agreed.onward) % position.seats
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
