"""Section 3: one card from the hand, for what it can do or face down; then a card from the deck."""

from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import FIRST_BREAK
from filone.games.saboteur.decisions import Draw, Look, Play, Reveal
from filone.games.saboteur.position import Position
from filone.games.saboteur.rules import actions, setting_up, tunnels
from filone.games.saboteur.rules.round_end import end_round
from filone.kernel.objections import Code


def list_plays(position: Position, seat: int) -> list[int]:
    listed: list[int] = []
    hand = position.hands[seat]
    if not position.broken[seat]:
        tunnels.list_places(position, hand, listed)
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
    return listed


def play(position: Position, seat: int, move: int) -> None:
    position.last = seat
    if moves.DISCARD.has(move):
        discard(position, seat, move)
        end_turn(position, seat)
        return
    position.plays.append(move)
    position.players.append(seat)
    if moves.PLACE.has(move):
        tunnels.place(position, seat, move)
        if position.maze.reached:
            position.ask_instead(Reveal(seat))
            return
    elif moves.BREAK.has(move):
        actions.break_tool(position, seat, move)
    elif moves.REPAIR.has(move):
        actions.repair(position, seat, move)
    elif moves.ROCKFALL.has(move):
        actions.collapse(position, seat, move)
    else:
        actions.read_map(position, seat, move)
        position.ask_instead(Look(seat))
        return
    end_turn(position, seat)


def discard(position: Position, seat: int, move: int) -> None:
    """Face down, so that nobody else knows which (3.3)."""
    card = moves.DISCARD.card.of(move)
    position.hands[seat].remove(card)
    position.passed.append(card)
    position.passers.append(seat)


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
        after = (after + position.onward) % position.seats
        if position.hands[after]:
            position.ask_instead(Play(after))
            return
    end_round(position, seat)


def not_in_hand(position: Position, move: int) -> bool:
    return moves.DISCARD.card.of(move) not in position.hands[position.turn]


PLAY: Final[Code] = Code(
    "3.1",
    {
        moves.PLACE: tunnels.PLACE,
        moves.BREAK: actions.BREAK,
        moves.REPAIR: actions.REPAIR,
        moves.ROCKFALL: actions.ROCKFALLS,
        moves.MAP: actions.MAPS,
        moves.DISCARD: [("3.1", not_in_hand)],
    },
)
DRAW: Final[Code] = Code("3.4", {moves.DRAW: [("3.4", setting_up.card_to_another), ("3.4", setting_up.card_is_gone)]})
