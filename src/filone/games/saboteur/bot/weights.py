"""The numbers of Saboteur's bots that games decide: `benchmarks/fit/saboteur.py` fits them."""

from __future__ import annotations

from typing import Final

from filone.kernel.fields import Declared


class Weights(Declared):
    def __init__(self) -> None:
        self.stake = 2.0
        """Nuggets that count as a game won. Moves differ by a tenth of a nugget; if that counted for less, it would
        hardly outweigh what looks promising at first sight, however long one thinks."""

        # How much a deed speaks for its doer being a saboteur (natural logarithm of the odds).
        self.dead_end_laid = 1.9
        self.got_on = -0.8
        self.turned_away = 0.5
        """Laid where the tunnel was nearest, and led away from there."""
        self.cleared_dead_end = -2.0
        self.broke_tunnel = 1.1
        # By how much is suspected of the other: of one whom everybody trusts, and of one whom nobody does.
        self.broke_trusted = 1.7
        self.broke_suspect = -0.4
        self.mended_trusted = -2.0
        self.mended_suspect = 1.5
        self.hiding = 0.25
        """How many saboteurs hide: what looks like digging says nothing of them."""
        # How much a deed between two seats speaks for their being on different sides.
        self.harm = 0.1
        self.help = -0.2

        # How likely the diggers are to find the treasure: a logistic regression over `prospects`.
        self.find = [
            -1.9,  # at all
            0.203,  # a card that is missing
            4.28,  # and is so in a hurry
            0.0,  # no time
            0.135,  # a digger's turn
            0.0,  # which broken tools make idle
            0.105,  # a saboteur's turn
            0.0176,  # which is idle
            0.114,  # nobody can tell which goal it is
            0.0,  # a saboteur's dead end
            0.385,  # his broken tool, still in hand
            0.35,  # his rockfall
            0.0971,  # a digger's passage
            0.0,  # a repair
            0.203,  # a rockfall
            0.0613,  # a turn of a digger who is suspected
            0.0521,  # of a saboteur who is
            0.111,  # a digger who can get on at once
            0.982,  # somebody who can
            0.0,  # how many passages would get on
            0.788,  # a card that is missing where few would
            0.0526,  # a digger's turn that is idle, and nobody has the repair
        ]

        # How promising a move looks at first sight; a digger's, if nothing else is said.
        self.break_sound = 2.5
        self.break_broken = 0.5
        self.break_above = 0.55
        self.break_above_as_saboteur = 0.3
        self.mend_self = 8.0
        self.mend_self_as_saboteur = 2.0
        self.mend_friend = 2.0
        self.mend_friend_as_saboteur = 0.7
        self.mend_above = 0.5
        self.look = 4.0
        self.dig = 1.5
        self.dig_by_gain = 1.6
        self.dig_nearer = 2.5
        self.dig_elsewhere = 0.2
        self.onward_gain = 0.5
        self.onward_bonus = 0.3
        self.hinder = 2.0
        self.hinder_by_loss = 1.5
        # A saboteur who is trusted still, while more cards than this are missing, with fewer cards to strike with, and
        # nobody else more suspect than this.
        self.strike_from = 5.0
        self.strike_with = 3.0
        self.mate_above = 0.45
        self.pose = 1.0
        self.stray = 2.0
        self.strike_early = 0.1
        self.clear = 5.0
        self.collapse_as_saboteur = 2.5
        self.shorten = 0.8
        """Taking the last card of a tunnel away."""
        self.throw_dead_end = 2.0
        self.throw_map = 2.0
        self.throw_tool_to_break = 0.8
        self.throw_tool_to_mend = 0.5
        self.throw_passage = [0.4] * 5 + [1.0, 0.4, 0.1] + [0.4, 0.4, 0.15, 0.1, 0.4, 0.1, 0.1, 0.02]
        """By its open sides: the more ways a card opens, the better it digs."""


STYLES: Final[dict[str, dict[str, float]]] = {
    "trusting": {"hiding": 0.0, "dead_end_laid": 0.6, "broke_trusted": 0.5, "break_above": 0.85, "mend_above": 0.2},
    "suspicious": {"hiding": 0.5, "broke_trusted": 2.5, "break_above": 0.45, "break_sound": 8.0, "mend_above": 0.7},
    "bold": {"look": 1.0, "dig_by_gain": 2.0, "strike_from": 99.0, "break_sound": 6.0},
    "careful": {"mend_friend": 8.0, "throw_tool_to_mend": 0.1, "break_sound": 1.5, "strike_from": 3.0},
}
"""Tastes, by name: the numbers that are others for who plays in a style."""
