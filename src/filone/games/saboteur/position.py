"""Everything that lies on the table and in the hands, and what a seat does not know of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur import decisions
from filone.games.saboteur.content.cards import CARDS, COUNTS, FACES, FIRST_BREAK, KINDS, TREASURE
from filone.games.saboteur.content.numbers import DIGGER, HAND_SIZE, MOST_IN_HAND, MOST_SEATS, ROLE_DECK, SABOTEUR
from filone.games.saboteur.gold import PAYS, Gold
from filone.games.saboteur.maze import Maze
from filone.games.saboteur.pieces import LINKS, card_of
from filone.games.saboteur.rows import listed
from filone.games.saboteur.shuffle import shuffle_front, shuffled
from filone.kernel import position
from filone.kernel.fields import Declared
from filone.kernel.state import OVER

UNDECIDED: Final = -1
ALL_GOALS: Final = 7
NOBODY: Final = -1
ALL_CARDS: Final = sum(COUNTS)
NO_CARDS: Final = vec[i64]([0] * KINDS)
NOTHING_FOUND: Final = vec[i64]()


def has(members: i64, number: i64) -> bool:
    """Whether a set of tools, goals or seats, a bit each, has this one."""
    return members >> number & 1 != 0


def slot(hand: list[int], card: i64) -> i64:
    """Where a card is, or belongs, in a hand, which is in order."""
    at: i64 = 0
    other: i64
    for other in hand:
        if other >= card:
            break
        at += 1
    return at


def sorts_of(hand: list[int]) -> vec[i64]:
    """The cards of a hand, which is in order, each sort once."""
    found = vec[i64](capacity=MOST_IN_HAND)
    previous: i64 = -1
    card: i64
    for card in hand:
        if card != previous:
            found = append(found, card)
        previous = card
    return found


def in_order(cards: vec[i64]) -> list[int]:
    """A few cards as a hand."""
    at: i64
    for at in range(len(cards)):
        card = cards[at]
        place = at
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
    return listed(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreed(Declared):
    """The options as the rules ask for them, read once for a game and all its copies."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.onward = 1 if options["turn_direction"] == "clockwise" else seats - 1
        self.hand_size = HAND_SIZE[seats]
        self.opener = self.onward if options["next_opener"] == "turn" else 1
        self.link = LINKS.index(options["link"])
        self.goals_open = options["hidden_goal_edges"] == "open"
        self.may_break_own = bool(options["break_self_allowed"])
        self.may_propose = bool(options["agree_to_end"])
        self.blocked_go_empty = bool(options["blocked_diggers_get_no_gold"])
        self.finder_takes_first = options["saboteur_finder"] == "first_card"
        self.pays = PAYS.index(options["saboteur_pay"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(position.Position):
    """`last` played the last card. `proposer` has asked this turn to end the round. `finder` found the treasure.
    `goal` was looked at last, `placed` is where the last tunnel card went. `roles` and `goals` are UNDECIDED until
    somebody sees them; `lookers` are the seats that have looked at a goal, `up` the goals and `shown` the number of
    roles that everybody has seen. `in_deck` are the kinds of cards in the deck and `left`, beside them, how many of
    each; `spent` counts the face-up discards by kind. `passed` are the face-down discards and `passers`, beside
    them, whose they are; `plays` are the open moves of the round and `players`, beside them, who made them.
    `broken` is a set of tools for each seat.
    """

    round: int
    last: int
    proposer: int
    finder: int
    goal: int
    placed: int
    up: int
    shown: int
    deck_size: int
    in_deck: vec[i64]
    left: vec[i64]
    spent: vec[i64]
    passed: list[int]
    passers: list[int]
    plays: vec[i64]
    players: vec[i64]
    broken: list[int]
    roles: list[int]
    goals: list[int]
    lookers: list[int]
    hands: list[list[int]]
    maze: Maze
    gold: Gold

    # Made by `make fields` from the declaration above.
    def copy_fields(self, twin: Position) -> None:
        twin.round = self.round
        twin.last = self.last
        twin.proposer = self.proposer
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
        twin.passers = self.passers[:]
        twin.plays = self.plays[:]
        twin.players = self.players[:]
        twin.broken = self.broken[:]
        twin.roles = self.roles[:]
        twin.goals = self.goals[:]
        twin.lookers = self.lookers[:]
        twin.hands = [row[:] for row in self.hands]
        twin.maze = self.maze.copy()
        twin.gold = self.gold.copy()

    def __init__(self, seats: int, agreed: Agreed) -> None:
        super().__init__(seats)
        self.agreed = agreed
        self._found: vec[i64] = NOTHING_FOUND

    def begin(self) -> None:
        """The table before the first round, with all the gold (2.7)."""
        self.round = 0
        self.last = NOBODY
        self.goal = 0
        self.placed = 0
        self.gold = Gold(self.agreed.pays)
        self.set_up()
        self.ask_instead(decisions.Opening(NOBODY))

    def set_up(self) -> None:
        """The table before a round (2.1 to 2.6, 9.1)."""
        self.proposer = NOBODY
        self.finder = NOBODY
        self.up = 0
        self.shown = 0
        self.stock(COUNTS)
        self.spent = NO_CARDS[:]
        self.passed = []
        self.passers = []
        self.plays = vec[i64]()
        self.players = vec[i64]()
        self.hands = [[] for _ in range(self.seats)]
        self.broken = [0] * self.seats
        self.roles = [UNDECIDED] * self.seats
        self.goals = [UNDECIDED] * 3
        self.lookers = [0] * 3
        self.maze = Maze(self.agreed.link, self.agreed.goals_open)
        self.maze.set_up()

    def recall(self, plays: list[int], players: list[int]) -> None:
        """Make these the plays of the round so far, and who made them."""
        self.plays = vec[i64](plays)
        self.players = vec[i64](players)

    def stock(self, deck: list[int]) -> None:
        """Make these the cards of the deck, counted by kind."""
        self._stock(vec[i64](deck))

    def _stock(self, deck: vec[i64]) -> None:
        in_deck = vec[i64](capacity=KINDS)
        left = vec[i64](capacity=KINDS)
        size: i64 = 0
        card: i64
        for card in range(KINDS):
            if deck[card]:
                in_deck = append(in_deck, card)
                left = append(left, deck[card])
                size += deck[card]
        self.in_deck = in_deck
        self.left = left
        self.deck_size = size

    def deck(self) -> list[int]:
        """The cards of the deck, counted by kind."""
        counts = [0] * KINDS
        for at, card in enumerate(self.in_deck):
            counts[card] = self.left[at]
        return counts

    def roles_left(self) -> list[int]:
        """What is left of the role deck: diggers, saboteurs."""
        diggers, saboteurs = ROLE_DECK[self.seats]
        left = [diggers, saboteurs]
        for role in self.roles:
            if role != UNDECIDED:
                left[role] -= 1
        return left

    def is_up(self, goal: i64) -> bool:
        """Has everybody seen the goal?"""
        return has(self.up, goal)

    def has_looked(self, seat: i64, goal: i64) -> bool:
        """Has the seat looked at the goal with a map?"""
        return has(self.lookers[goal], seat)

    def is_broken(self, seat: i64, tool: i64) -> bool:
        return has(self.broken[seat], tool)

    def faces(self, goal: int) -> list[int]:
        """What a goal can turn out to be."""
        if self.goals[goal] != UNDECIDED:
            return [self.goals[goal]]
        return [face for face in range(3) if face not in self.goals]

    def gold_holder(self) -> int:
        """Who sees the gold that is on its way round."""
        open = self.open
        return open.seat if isinstance(open, (decisions.Gold, decisions.Keep)) else NOBODY

    def redeal(self, seat: int, rng: Random) -> None:
        """Fair, because everything the seat does not know is a card that could as well be any other it has not seen."""
        self._redeal_roles(seat, rng)
        self._redeal_goals(seat, rng)
        self._redeal_cards(seat, rng)
        if self.turn != OVER:
            self.gold.redeal(seat, self.round, self.gold_holder(), rng)
        self.forget()

    def _redeal_roles(self, seat: int, rng: Random) -> None:
        diggers, saboteurs = ROLE_DECK[self.seats]
        roles = self.roles
        random = rng.random
        hidden = vec[i64](capacity=MOST_SEATS)
        other: i64
        for other in range(self.seats):
            if roles[other] == UNDECIDED:
                continue
            if other != seat and other >= self.shown:
                hidden = append(hidden, other)
            elif roles[other] == SABOTEUR:
                saboteurs -= 1
            else:
                diggers -= 1
        for other in hidden:
            if int(random() * (diggers + saboteurs)) < saboteurs:
                saboteurs -= 1
                roles[other] = SABOTEUR
            else:
                diggers -= 1
                roles[other] = DIGGER

    def _redeal_goals(self, seat: int, rng: Random) -> None:
        """A goal is known if it is up or the seat has looked at it."""
        hidden: list[int] = []
        for goal in range(3):
            known = self.is_up(goal) or (seat >= 0 and self.has_looked(seat, goal))
            if not known and self.goals[goal] != UNDECIDED:
                self.goals[goal] = UNDECIDED
                hidden.append(goal)
        if hidden:
            faces = [face for face in range(3) if face not in self.goals]
            faces = shuffled(faces, len(hidden), rng)
            for number, goal in enumerate(hidden):
                self.goals[goal] = faces[number]

    def _redeal_cards(self, seat: int, rng: Random) -> None:
        """Other hands and other face-down discards, out of all the cards that the seat has not seen."""
        cards = vec[i64](capacity=ALL_CARDS)
        card: i64
        for other in range(self.seats):
            if other != seat:
                for card in self.hands[other]:
                    cards = append(cards, card)
        for number, passer in enumerate(self.passers):
            if passer != seat:
                cards = append(cards, self.passed[number])
        slots: i64 = len(cards)
        at: i64
        for at in range(len(self.in_deck)):
            left = self.left[at]
            while left:
                cards = append(cards, self.in_deck[at])
                left -= 1
        shuffle_front(cards, slots, rng)
        at = 0
        for other in range(self.seats):
            if other != seat:
                size: i64 = len(self.hands[other])
                self.hands[other] = in_order(cards[at : at + size])
                at += size
        for number, passer in enumerate(self.passers):
            if passer != seat:
                self.passed[number] = cards[at]
                at += 1
        deck = NO_CARDS[:]
        for card in cards[at:]:
            deck[card] += 1
        self._stock(deck)

    def census(self) -> dict[str, int]:
        """Every card by name, wherever it lies; gold by value; goals."""
        counts = [in_deck + spent for in_deck, spent in zip(self.deck(), self.spent, strict=True)]
        for hand in self.hands:
            for card in hand:
                counts[card] += 1
        for card in self.passed:
            counts[card] += 1
        for cell in self.maze.laid:
            counts[card_of(self.maze.pieces[cell])] += 1
        for seat in range(self.seats):
            for tool in range(3):
                counts[FIRST_BREAK + tool] += self.is_broken(seat, tool)
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
