"""Everything that lies on the table and in the hands, and what a seat does not know of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.saboteur.cards import (
    CARDS,
    COUNTS,
    DIGGER,
    FACES,
    FIRST_BREAK,
    KINDS,
    ROLE_DECK,
    SABOTEUR,
    TREASURE,
)
from filone.games.saboteur.gold import Gold
from filone.games.saboteur.maze import FACE, Maze
from filone.games.saboteur.shuffle import shuffle_front
from filone.kernel.state import OVER, State

# What is going on, in the order of a round.
OPENING: Final = 0
ROLES: Final = 1
HANDS: Final = 2
PLAY: Final = 3
LOOK: Final = 4
REVEAL: Final = 5
DRAW: Final = 6
SHOW_GOALS: Final = 7
SHOW_ROLES: Final = 8
SHOW_SPARE: Final = 9
GOLD: Final = 10
KEEP: Final = 11
HAND_ON: Final = 12
PAYMENT: Final = 13
PHASES: Final = [
    "opening",
    "roles",
    "hands",
    "play",
    "look",
    "reveal",
    "draw",
    "show-goals",
    "show-roles",
    "show-spare",
    "gold",
    "keep",
    "hand-on",
    "payment",
]
UNDECIDED: Final = -1
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(State):
    """`phase` says what is going on and `actor` whom it concerns: who plays, draws, looks, holds the gold or is paid.

    `last` played the last card. `finder` found the treasure. `goal` is being looked at, `placed` is where the last
    tunnel card went. `roles` and `goals` are UNDECIDED until somebody sees them; `lookers` are the seats that have
    looked at a goal, `up` the goals and `shown` the number of roles that everybody has seen. `in_deck` are the kinds
    of cards in the deck and `left`, beside them, how many of each; `spent` counts the face-up discards by kind. A
    face-down discard in `passed` is the seat times KINDS plus the card, an open play in `plays` the move times
    MOST_SEATS plus the seat. `broken` is a set of tools for each seat.
    """

    deck_size: int
    in_deck: list[int]
    left: list[int]
    spent: list[int]
    passed: list[int]
    plays: list[int]
    hands: list[list[int]]
    broken: list[int]
    roles: list[int]
    goals: list[int]
    lookers: list[int]
    maze: Maze
    gold: Gold

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats)
        self.options = options
        self.onward = 1 if options["turn_direction"] == "clockwise" else seats - 1
        self.may_break_own = bool(options["break_self_allowed"])
        self.blocked_go_empty = bool(options["blocked_diggers_get_no_gold"])
        self.round = 0
        self.phase = OPENING
        self.actor = NOBODY
        self.last = NOBODY
        self.finder = NOBODY
        self.goal = 0
        self.placed = 0
        self.up = 0
        self.shown = 0

    def set_up(self) -> None:
        """The table before a round (2.1 to 2.6, 9.1)."""
        self.finder = NOBODY
        self.up = 0
        self.shown = 0
        self.stock(COUNTS[:])
        self.spent = [0] * KINDS
        self.passed = []
        self.plays = []
        self.hands = [[] for _ in range(self.seats)]
        self.broken = [0] * self.seats
        self.roles = [UNDECIDED] * self.seats
        self.goals = [UNDECIDED] * 3
        self.lookers = [0] * 3
        self.maze = Maze(bool(self.options["require_link_to_start"]), self.options["hidden_goal_edges"] == "open")
        self.maze.set_up()

    def stock(self, deck: list[int]) -> None:
        """Make these the cards of the deck, counted by kind."""
        self.deck_size = sum(deck)
        self.in_deck = [card for card in range(KINDS) if deck[card]]
        self.left = [count for count in deck if count]

    def deck(self) -> list[int]:
        """The cards of the deck, counted by kind."""
        counts = [0] * KINDS
        for at, card in enumerate(self.in_deck):
            counts[card] = self.left[at]
        return counts

    def copy_into(self, twin: State) -> None:
        assert isinstance(twin, Layout)
        super().copy_into(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.actor = self.actor
        twin.last = self.last
        twin.finder = self.finder
        twin.goal = self.goal
        twin.placed = self.placed
        twin.up = self.up
        twin.shown = self.shown
        twin.deck_size = self.deck_size
        twin.in_deck = self.in_deck[:]
        twin.left = self.left[:]
        twin.spent = self.spent[:]
        twin.passed = self.passed[:]
        twin.plays = self.plays[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.broken = self.broken[:]
        twin.roles = self.roles[:]
        twin.goals = self.goals[:]
        twin.lookers = self.lookers[:]
        twin.maze = self.maze.copy()
        twin.gold = self.gold.copy()

    def roles_left(self) -> list[int]:
        """What is left of the role deck: diggers, saboteurs."""
        diggers, saboteurs = ROLE_DECK[self.seats]
        return [diggers - self.roles.count(DIGGER), saboteurs - self.roles.count(SABOTEUR)]

    def gold_holder(self) -> int:
        """Who sees the gold that is on its way round."""
        return self.actor if self.phase == GOLD or self.phase == KEEP else NOBODY

    def redeal(self, seat: int, rng: Random) -> None:
        """Fair, because everything the seat does not know is a card that could as well be any other it has not seen."""
        self._redeal_roles(seat, rng)
        self._redeal_goals(seat, rng)
        self._redeal_cards(seat, rng)
        if self.turn != OVER:
            self.gold.redeal(seat, self.round, self.gold_holder(), rng)
        self.forget()

    def _redeal_roles(self, seat: int, rng: Random) -> None:
        hidden: list[int] = []
        for other in range(self.shown, self.seats):
            if other != seat and self.roles[other] != UNDECIDED:
                self.roles[other] = UNDECIDED
                hidden.append(other)
        left = self.roles_left()
        for other in hidden:
            role = SABOTEUR if int(rng.random() * (left[0] + left[1])) < left[1] else DIGGER
            left[role] -= 1
            self.roles[other] = role

    def _redeal_goals(self, seat: int, rng: Random) -> None:
        """A goal is known if it is up or the seat has looked at it."""
        hidden: list[int] = []
        for goal in range(3):
            known = self.up >> goal & 1 or (seat >= 0 and self.lookers[goal] >> seat & 1)
            if not known and self.goals[goal] != UNDECIDED:
                self.goals[goal] = UNDECIDED
                hidden.append(goal)
        if hidden:
            faces = [face for face in range(3) if face not in self.goals]
            shuffle_front(faces, len(hidden), rng)
            for number, goal in enumerate(hidden):
                self.goals[goal] = faces[number]

    def _redeal_cards(self, seat: int, rng: Random) -> None:
        """Other hands and other face-down discards, out of all the cards that the seat has not seen."""
        cards: list[int] = []
        for other in range(self.seats):
            if other != seat:
                cards += self.hands[other]
        for code in self.passed:
            if code // KINDS != seat:
                cards.append(code % KINDS)
        slots = len(cards)
        for at, card in enumerate(self.in_deck):
            cards += [card] * self.left[at]
        shuffle_front(cards, slots, rng)
        at = 0
        for other in range(self.seats):
            if other != seat:
                size = len(self.hands[other])
                hand = cards[at : at + size]
                hand.sort()
                self.hands[other] = hand
                at += size
        for number, code in enumerate(self.passed):
            if code // KINDS != seat:
                self.passed[number] = code // KINDS * KINDS + cards[at]
                at += 1
        deck = [0] * KINDS
        for number in range(at, len(cards)):
            deck[cards[number]] += 1
        self.stock(deck)

    def census(self) -> dict[str, int]:
        """Every card by name, wherever it lies; gold by value; goals."""
        counts = [in_deck + spent for in_deck, spent in zip(self.deck(), self.spent, strict=True)]
        for hand in self.hands:
            for card in hand:
                counts[card] += 1
        for code in self.passed:
            counts[code % KINDS] += 1
        for piece in self.maze.pieces.values():
            if piece >> FACE < FIRST_BREAK:
                counts[piece >> FACE] += 1
        for broken in self.broken:
            for tool in range(3):
                counts[FIRST_BREAK + tool] += broken >> tool & 1
        census = {CARDS[card]: counts[card] for card in range(KINDS)}
        gold = [self.gold.deck[value] + self.gold.pool[value] for value in range(3)]
        for _, _, nuggets in self.gold.picks:
            gold[nuggets - 1] += 1
        for _, _, ones, twos, threes, _ in self.gold.payments:
            gold[0] += ones
            gold[1] += twos
            gold[2] += threes
        for value in range(3):
            census[f"gold {value + 1}"] = gold[value]
        for face in range(3):
            census[FACES[TREASURE + face]] = self.goals.count(face) + (face not in self.goals)
        return census
