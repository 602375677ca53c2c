"""The numbers of Valdora's bots that games decide: `benchmarks/fit/valdora.py` fits them."""

from __future__ import annotations

from typing import Final

from filone.kernel.fields import Declared


class Weights(Declared):
    def __init__(self) -> None:
        # A plan
        self.point = 0.03
        """How much a point more or less changes the value of a plan."""
        self.hires = 0.3
        """How many craftsmen a player takes in a turn, on average."""
        # After the plan, in points
        self.coin_worth = 0.4
        self.tool_worth = 4.0
        self.carrier_worth = 3.0
        self.open_commission = 0.2
        self.filled_commission = 0.5
        # Journeys
        self.patience = [1.0, 0.62, 0.36, 0.2, 0.1]
        """What a value is worth so many moves away."""
        self.occupied = 0.7
        self.provisions = 0.8
        # What is done at a stop
        self.turn_on = 1.6
        self.turn_back = 0.2
        self.load_tool = 4.0
        self.load_carrier = 0.4
        self.carrier_fee = 0.2
        # What a commission is worth
        self.workshop_bonus = 0.5
        self.workshop_hope = 0.4
        self.ease_tool = 0.9
        self.ease_carrier = 0.7
        self.ease_nothing = 0.4
        self.buy_at_hand = 0.6
        self.buy_ahead = 0.4
        # What a stop is worth
        self.somewhere = 0.3
        self.mine_rich = 0.2
        self.mine_coin = 0.6
        self.mine_poor = 1.5
        self.gems_complete = 0.7
        self.gems_in_part = 0.5
        self.spare_gold = 2.0
        self.spare_gem = 0.9
        self.tool = 4.0
        self.carrier = 3.0
        self.tool_wanted = 0.35
        self.page = 2.0
        self.unseen_page = 0.5


STYLES: Final[dict[str, dict[str, float]]] = {
    "careful": {"buy_ahead": 0.25, "ease_nothing": 0.25, "coin_worth": 0.6},
    "builder": {"workshop_bonus": 0.9, "workshop_hope": 0.8},
    "trader": {"tool_worth": 6.0, "carrier_worth": 5.0, "tool": 9.0, "carrier": 8.0, "tool_wanted": 0.6},
}
"""Tastes, by name: the numbers that are others for who plays in a style."""
