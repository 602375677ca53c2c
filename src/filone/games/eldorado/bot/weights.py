"""The numbers of El Dorado's bots that games decide: `benchmarks/fit/eldorado.py` fits them."""

from __future__ import annotations

from typing import Final

from filone.games.eldorado.content.cards import CARDS
from filone.kernel.fields import Declared

PACE: Final = {
    "explorer": 1.0,
    "traveler": 0.8,
    "sailor": 0.8,
    "scout": 2.0,
    "trailblazer": 2.9,
    "jack_of_all_trades": 1.3,
    "photographer": 1.6,
    "treasure_chest": 1.6,
    "transmitter": 2.2,
    "pioneer": 4.2,
    "giant_machete": 2.6,
    "captain": 2.2,
    "journalist": 2.3,
    "millionaire": 3.0,
    "adventurer": 2.4,
    "prop_plane": 2.6,
    "cartographer": 3.2,
    "compass": 2.2,
    "scientist": 2.6,
    "travel_log": 2.2,
    "native": 2.3,
}


class Weights(Declared):
    def __init__(self) -> None:
        # The race
        self.pace = [PACE[card] for card in CARDS]
        """How much a card brings the expedition forward when it is drawn, in spaces."""
        self.toll = [
            [0.0, 1.0, 2.1, 3.4, 5.0],  # jungle
            [0.0, 1.1, 2.5, 4.0, 8.0],  # river: only a Prop Plane has four paddles
            [0.0, 1.0, 2.1, 3.5, 5.0],  # village
            [0.0, 1.6, 3.5, 6.0, 9.0],  # rubble
            [0.0, 1.2, 2.6, 5.0, 9.0],  # base camp
        ]
        """What a space of each terrain and value costs; high values want cards that are rarely in hand."""
        self.lack = 2.0
        """What each point of value costs more that no card of the deck has."""
        self.few = [1.6, 0.8]
        """The same where only one card of the deck has it, and where two have: they have to be drawn first."""
        self.company = 2.0
        """What a space costs more where somebody stands: a way round is taken, if there is a short one."""
        self.worth_buying = 2.0
        """The pace of a card that makes a deck better."""
        self.stretch = 2.5
        """How much more a card saves than where it happens to be drawn: it waits for its landscape."""
        self.too_late = 7.0
        """With less way to go, a card that is bought now is hardly ever drawn."""
        self.stuck = 3.0
        """How much better a card is that opens the way to a pawn that is stuck."""
        self.item_gain = 2.5
        """An item can be used once: it waits for a move that is worth it."""
        # What a turn is worth
        self.turn = 0.15
        """How much a turn more or less changes the value of a position."""
        self.block = 0.12
        """What a block is worth, in turns: it decides between those who arrive in the same round."""
        # First sight
        self.standstill = 0.5
        """A hand that saves less distance hardly moves."""
        self.draw_first = 8.0
        self.native = 1.5
        self.change = 0.7
        self.coin_card = 0.5
        """Coins buy, at least while there is something worth buying."""
        self.token = 0.8
        self.buy_standing = 0.3
        self.buy_moving = 0.04
        self.buy_near = 15.0
        """With less way to go, buying promises less."""
        self.end = 0.15
        self.keep = 0.6
        self.discard_useful = 0.3
        self.explore = 5.0
        self.remove = 3.0


STYLES: Final[dict[str, dict[str, float]]] = {
    "bold": {"buy_standing": 0.04, "buy_moving": 0.005, "worth_buying": 3.5, "too_late": 20.0},
    "trader": {"buy_standing": 0.7, "buy_moving": 0.2, "worth_buying": 1.6, "too_late": 5.0},
    "careful": {"company": 6.0, "item_gain": 1.5, "keep": 1.5, "lack": 3.0},
}
"""Tastes, by name: the numbers that are others for who plays in a style."""
