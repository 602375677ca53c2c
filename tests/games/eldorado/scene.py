"""A scene on which a test lays out what it needs, and plays by notation."""

from typing import Any

import pytest

from filone import games
from filone.games.eldorado.content.cards import CARDS, KINDS
from filone.games.eldorado.content.route import Route
from filone.games.eldorado.content.tokens import TOKEN_KINDS, TOKENS
from filone.games.eldorado.position import ARRIVED, BOX, ON_SEAM
from filone.games.eldorado.state import Eldorado
from filone.kernel import CHANCE, IllegalMove

GAME = games.load("eldorado")
CODES = "JWVGC"

Place = tuple[int, int]

ROW: list[Place] = [(q, 0) for q in range(-2, 7)]
"""Nine spaces of the first route in a straight line; the first seam, with pairs on either side, is after (3, 0)."""


class Scene:
    """After the deal, with the first seat on turn. The route is the scene's own, so that a test may paint it."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        state = GAME.start(seats, options)
        assert isinstance(state, Eldorado)
        self.state = state
        self.route = Route(state.route.layout)
        state.route = self.route
        self.chance()

    def chance(self, *texts: str) -> None:
        """Let chance do these things, or, if none are named, whatever comes first until somebody is on turn."""
        for text in texts:
            assert self.state.turn == CHANCE
            self.do(text)
        while not texts and self.state.turn == CHANCE:
            self.state.step(self.state.moves()[0])

    def do(self, *texts: str) -> None:
        """Move by move, only choices too."""
        for text in texts:
            self.state.step(GAME.parse(self.state, text))

    def moves(self) -> list[str]:
        return [GAME.text(self.state, move) for move in self.state.moves()]

    def moves_of(self, kind: str) -> list[str]:
        return [text for text in self.moves() if text.split()[0] == kind]

    def refusal(self, text: str) -> str:
        """The clause that forbids a move."""
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(self.state, text)
        return refused.value.clause

    # Laying out

    def deal(self, seat: int, hand: str, draw: str = "", discard: str = "") -> None:
        """Give a seat these cards, by name, and no others."""
        held, drawn, done = ([names.split().count(card) for card in CARDS] for names in (hand, draw, discard))
        self.state.decks.lay_out(seat, held, drawn, [0] * KINDS, [0] * KINDS, done)
        self.state.forget()

    def give(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            self.state.caves.held[seat * TOKEN_KINDS + TOKENS.index(token)] += 1
        self.state.forget()

    def put(self, seat: int, place: Place | None, which: int = 0) -> None:
        """Put a pawn on a place; None is El Dorado."""
        hex = ARRIVED if place is None else self.route.find(*place)
        self.state.pawns[seat * self.state.each + which] = hex
        self.state.forget()

    def paint(self, places: list[Place], codes: str) -> None:
        """Give spaces other terrain: `J2` is jungle of value 2."""
        for place, code in zip(places, codes.split(), strict=True):
            hex = self.route.find(*place)
            self.route.terrain[hex] = CODES.index(code[0])
            self.route.value[hex] = int(code[1])
        self.state.forget()

    def block(self, *numbers: int) -> None:
        """Lay these blocks on the seams from the start on, 0 for none, and none on the others."""
        state = self.state
        state.blocks = [*numbers, *[0] * (len(state.blocks) - len(numbers))]
        state.holders = [ON_SEAM if number in numbers else BOX for number in range(7)]
        state.forget()

    # Looking

    def cards(self, pile: str, seat: int = 0) -> list[str]:
        """The cards of a pile of a seat, or of the pile of those removed."""
        counts: list[int] = getattr(self.state.decks, pile)
        if pile != "gone":
            counts = counts[seat * KINDS : (seat + 1) * KINDS]
        return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]

    def tokens(self, seat: int = 0) -> list[str]:
        held = self.state.caves.held[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
        return [token for token, count in zip(TOKENS, held, strict=True) for _ in range(count)]

    def pawn(self, seat: int = 0, which: int = 0) -> Place | None:
        hex = self.state.pawns[seat * self.state.each + which]
        return None if hex == ARRIVED else (self.route.q[hex], self.route.r[hex])

    def left(self, card: str) -> int:
        return self.state.market.left[CARDS.index(card)]

    def sell_out(self, *cards: str) -> None:
        for card in cards:
            while self.left(card):
                self.state.market.give(CARDS.index(card))
        self.state.forget()

    def in_market(self) -> set[str]:
        return {card for kind, card in enumerate(CARDS) if self.state.market.displays(kind)}


def step(place: Place) -> str:
    return f"step {place[0]},{place[1]}"
