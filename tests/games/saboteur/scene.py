"""Scenes at the table: who sits where, what is laid and drawn, told in moves."""

from typing import Any

import pytest

from filone import games
from filone.games.saboteur.content.cards import CARDS, KINDS
from filone.games.saboteur.decisions import Play
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE, OVER, IllegalMove

GAME = games.load("saboteur")
GOALS = {"top": (8, -2), "middle": (8, 0), "bottom": (8, 2)}
TREASURE = "GOAL_GOLD"
EAST_STONE = "GOAL_STONE_1"
WEST_STONE = "GOAL_STONE_2"


def texts(state: Saboteur, kind: str = "") -> list[str]:
    """The legal moves, or those of one kind, in notation."""
    moves = [GAME.text(state, move) for move in state.moves()]
    return [text for text in moves if text.split()[0] == kind or not kind]


def begin(seats: int, **options: Any) -> Saboteur:
    """A game before anything has happened."""
    state = GAME.start(seats, options)
    assert isinstance(state, Saboteur)
    return state


def start(seats: int = 3, opener: int = 0, saboteurs: tuple[int, ...] = (), **options: Any) -> Saboteur:
    """The first turn of a game. Other seats are diggers while there are any; hands come from the end of the list."""
    state = begin(seats, **options)
    tell(state, f"start {opener}")
    open_round(state, saboteurs)
    return state


def open_round(state: Saboteur, saboteurs: tuple[int, ...] = ()) -> None:
    while texts(state, "role"):
        roles = texts(state)
        seat = int(roles[0].split()[1])
        state.play(state.moves()[-1 if seat in saboteurs else 0])
    draw(state)


def tell(state: Saboteur, text: str) -> None:
    """Exactly this move."""
    state.play(GAME.parse(state, text))


def draw(state: Saboteur) -> None:
    """Let chance deal or draw, the last card in the list first."""
    while state.turn == CHANCE and texts(state, "draw"):
        state.play(state.moves()[-1])


def give(state: Saboteur, card: str) -> None:
    """Let the seat on turn hold a card, in exchange for another that goes back into the deck."""
    names = [CARDS[number] for number in state.hands[state.turn]]
    if card not in names:
        hold(state, card, *names[1:])


def hold(state: Saboteur, *cards: str) -> None:
    """Let the seat on turn hold exactly these cards; the rest of the hand goes back into the deck."""
    deck = state.deck()
    for card in state.hands[state.turn]:
        deck[card] += 1
    state.hands[state.turn].clear()
    state.stock(deck)
    for name in cards:
        take_from_deck(state, CARDS.index(name))
    state.hands[state.turn] = sorted(CARDS.index(name) for name in cards)
    state.forget()


def take_from_deck(state: Saboteur, wanted: int) -> None:
    """Out of the deck, or else out of another hand, which gets a card from the deck for it."""
    deck = state.deck()
    if not deck[wanted]:
        hand = next(hand for hand in state.hands if wanted in hand)
        other = next(card for card in range(KINDS) if deck[card])
        hand[hand.index(wanted)] = other
        hand.sort()
        wanted = other
    deck[wanted] -= 1
    state.stock(deck)


def card_of(text: str) -> str:
    """The card that a move takes."""
    kind, *arguments = text.split()
    match kind:
        case "break":
            return f"BREAK_{arguments[0].upper()}"
        case "rockfall" | "map":
            return kind.upper()
        case _:
            return arguments[0]


def play(state: Saboteur, *moves: str) -> Saboteur:
    """Turns one after the other, each by whoever is on turn, who is given the card for it and then draws any."""
    for text in moves:
        draw(state)
        give(state, card_of(text))
        tell(state, text)
    draw(state)
    return state


def refusal(state: Saboteur, text: str) -> str:
    """The clause that forbids a move although the card is in hand."""
    give(state, card_of(text))
    with pytest.raises(IllegalMove) as error:
        tell(state, text)
    return error.value.clause


def allowed(state: Saboteur, text: str) -> bool:
    give(state, card_of(text))
    return text in texts(state)


def tunnel(state: Saboteur, *places: str) -> Saboteur:
    """Tunnel cards, each as `X 1,0` or `L_NE turned 1,0`."""
    return play(state, *(f"place {place}" for place in places))


EASTWARD = ("I_H 1,0", "I_H 2,0", "I_H 3,0", "X 4,0", "X 5,0", "X 6,0")
"""A tunnel to one cell before the middle goal."""


def empty_deck(state: Saboteur) -> None:
    """Put the whole draw pile face down among the discards of seat 0."""
    throw_away(state, 0, [card for card, count in enumerate(state.deck()) for _ in range(count)])
    state.stock([0] * KINDS)
    state.forget()


def throw_away(state: Saboteur, seat: int, cards: list[int]) -> None:
    """Cards face down on the discards."""
    state.passed += cards
    state.passers += [seat] * len(cards)


def give_turn(state: Saboteur, seat: int) -> None:
    """Whoever was on turn, now this seat plays a card."""
    state.ask_instead(Play(seat))
    state.forget()


def play_out(state: Saboteur) -> None:
    """Everybody passes until the cards are gone; then the goals, roles and spare role are shown."""
    this_round = state.round
    while state.turn >= 0 and state.round == this_round:
        state.play(state.moves()[-1])
        draw(state)
    show(state)


def show(state: Saboteur) -> None:
    """Turn up whatever is shown at the end of a round, whatever it is."""
    while state.turn == CHANCE and texts(state)[0].split()[0] in ("reveal", "unmask", "spare"):
        state.play(state.moves()[0])


def find_treasure(state: Saboteur) -> None:
    """A tunnel to the middle goal, which is the treasure; then everything is shown."""
    tunnel(state, *EASTWARD, "X 7,0")
    tell(state, f"reveal middle {TREASURE}")
    show(state)


def draw_gold(state: Saboteur, *nuggets: int) -> None:
    for number in nuggets:
        target = texts(state)[0].split()[1]
        tell(state, f"gold {target} {number}")


def keep(state: Saboteur, nuggets: int) -> None:
    """Keep a gold card and let the others be handed on."""
    tell(state, f"keep {nuggets}")
    hand_on(state)


def hand_on(state: Saboteur) -> None:
    while state.turn != OVER and texts(state, "hand"):
        state.play(state.moves()[0])


def pay(state: Saboteur) -> list[str]:
    """Pay all saboteurs; the payments in notation."""
    paid = []
    while state.turn != OVER and texts(state, "pay"):
        paid += texts(state)
        state.play(state.moves()[0])
    return paid
