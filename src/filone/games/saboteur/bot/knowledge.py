"""What a good player of Saboteur knows: which way to dig, whom to trust, and what a card is worth in whose hands."""

from __future__ import annotations

from math import comb, exp
from random import Random
from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.bot.beliefs import Beliefs
from filone.games.saboteur.bot.ground import Ground, targets
from filone.games.saboteur.content.cards import DEAD_END, EDGES, FIRST_BREAK, FIRST_REPAIR, MAP, turned_over
from filone.games.saboteur.content.numbers import DIGGER, MOST_GOLD, PAY, SABOTEUR
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.pieces import SIDES, is_dead, is_live
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.rules.tunnels import edges_played
from filone.games.saboteur.state import Saboteur
from filone.kernel.knowledge import Knowledge, drawn
from filone.kernel.state import OVER, State


def at_least(wanted: int, drawn: int, chance: float) -> float:
    """How likely so many of the cards drawn are of a kind."""
    return sum(comb(drawn, k) * chance**k * (1 - chance) ** (drawn - k) for k in range(wanted, drawn + 1))


JUNK: Final = [0.4] * 5 + [1.0, 0.4, 0.1] + [0.4, 0.4, 0.15, 0.1, 0.4, 0.1, 0.1, 0.02]
"""How gladly a digger throws a passage away, by its open sides."""
NUGGETS: Final = [
    [1.0 + at_least(best + 1, drawn, 12 / 28) + at_least(best + 1, drawn, 4 / 28) for best in range(drawn)]
    for drawn in range(MOST_GOLD + 1)
]
"""What the best, the second best ... of so many gold cards is worth on average: 12 of 28 show two nuggets or more, 4
show three."""
STAKE: Final = 2.0
"""Nuggets that count as a game won. Moves differ by a tenth of a nugget; if that counted for less, it would hardly
outweigh what looks promising at first sight, however long one thinks."""
HORIZON: Final = 6
"""Moves that a roll-out goes on: a round among bots is foretold from there as well as by playing it out."""
LOST: Final = 14
"""A way so long is as good as none."""


class SaboteurKnowledge(Knowledge):
    """Thinks of the round: what comes after does not depend on it."""

    def __init__(self) -> None:
        super().__init__(horizon=HORIZON)
        self._beliefs: Beliefs | None = None
        self._root: State | None = None

    def world(self, root: State, seat: int, rng: Random) -> State:
        """Roles as likely as what everybody did makes them."""
        world = root.copy()
        assert isinstance(world, Saboteur)
        assert isinstance(root, Saboteur)
        world.redeal(seat, rng)
        if self._root is not root or self._beliefs is None:
            self._root = root
            self._beliefs = Beliefs(root, seat)
        self._beliefs.assign(world, rng)
        return world

    def over(self, state: State, root: State) -> bool:
        """The round is over as soon as it is decided; who already holds the gold thinks until it is shared out."""
        assert isinstance(state, Saboteur)
        assert isinstance(root, Saboteur)
        if under_way(root.open):
            return not under_way(state.open) or state.turn == OVER
        return state.turn == OVER or state.round != root.round

    def values(self, state: State, root: State) -> list[float]:
        """The nuggets of the round, which are what the game is counted in."""
        assert isinstance(state, Saboteur)
        assert isinstance(root, Saboteur)
        if under_way(root.open):
            gains = expected(state) if under_way(state.open) else prospects(state)
            return [gain / STAKE for gain in gains]
        return [state.gold.nuggets(seat, root.round) / STAKE for seat in range(state.seats)]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Saboteur)
        return self._weigh(state, legal, False)

    def roll(self, state: State, rng: Random) -> int:
        """Roll-outs look hastily: many that are roughly right tell more than a few that are exact."""
        assert isinstance(state, Saboteur)
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return drawn(legal, self._weigh(state, legal, True), rng)

    def _weigh(self, state: Saboteur, legal: list[int], hasty: bool) -> list[float]:
        if moves.KEEP.has(legal[0]):
            return [10.0 ** moves.KEEP.nuggets.of(move) for move in legal]
        seat = state.turn
        digs = state.roles[seat] != SABOTEUR
        seen = sees_treasure(state, seat)
        ground = Ground(state.maze, targets(state, seat), hasty)
        hand = state.hands[seat]
        holding = -1
        ways: list[int] = []
        priors: list[float] = []
        for move in legal:
            if moves.PLACE.has(move):
                card = moves.PLACE.card.of(move)
                if digs and not hasty and card != holding:
                    holding = card
                    ways = exits(hand, card)
                prior = place(ground, move, digs, ways)
            elif moves.BREAK.has(move):
                target = moves.BREAK.target.of(move)
                foe = (state.roles[target] == SABOTEUR) == digs and target != seat
                prior = (2.5 if not state.broken[target] else 0.5) if foe else 0.0
            elif moves.REPAIR.has(move):
                target = moves.REPAIR.target.of(move)
                if target == seat:
                    prior = 8.0 if digs else 2.0
                else:
                    prior = (2.0 if digs else 0.7) if (state.roles[target] != SABOTEUR) == digs else 0.0
            elif moves.ROCKFALL.has(move):
                prior = rockfall(ground, moves.ROCKFALL.cell.of(move), digs)
            elif moves.MAP.has(move):
                goal = moves.MAP.goal.of(move)
                prior = 0.02 if state.has_looked(seat, goal) or seen else 4.0
            else:
                prior = discard(moves.DISCARD.card.of(move), digs, seen)
            priors.append(prior)
        return priors


def prospects(state: Saboteur) -> list[float]:
    """The nuggets that a decided round brings to each seat on average."""
    seats = state.seats
    gains = [0.0] * seats
    if state.finder == NOBODY:
        for seat in range(seats):
            if state.roles[seat] == SABOTEUR:
                gains[seat] = float(PAY[state.roles.count(SABOTEUR)])
        return gains
    # The gold goes round from the finder, and everybody keeps the best that is left.
    cards = min(seats, MOST_GOLD)
    seat = state.finder
    kept = 0
    passed = 0
    while kept < cards and passed < seats:
        if state.roles[seat] == SABOTEUR or (state.blocked_go_empty and state.broken[seat]):
            passed += 1
        else:
            gains[seat] += NUGGETS[cards][kept]
            kept += 1
            passed = 0
        seat = (seat - 1) % seats
    return gains


def expected(state: Saboteur) -> list[float]:
    """The nuggets that a round under way brings to each seat on average."""
    hope = hopes(state)
    saboteurs = state.roles.count(SABOTEUR)
    cards = min(state.seats, MOST_GOLD)
    share = hope * sum(NUGGETS[cards]) / (state.seats - saboteurs)
    pay = (1.0 - hope) * PAY[saboteurs]
    return [pay if role == SABOTEUR else share for role in state.roles]


def hopes(state: Saboteur) -> float:
    """How likely the diggers are to find the treasure: a logistic regression over rounds of bots among themselves, from
    the cards missing and the turns left to either side, idle ones told apart."""
    goals = 0
    for goal in range(3):
        if state.goals[goal] == 0:
            goals = 1 << goal
            break
        if state.goals[goal] < 0:
            goals |= 1 << goal
    front = min(LOST, Ground(state.maze, goals).front)
    turns = [0.0, 0.0]
    idle = [0.0, 0.0]
    for seat in range(state.seats):
        role = state.roles[seat]
        left = state.deck_size / state.seats + len(state.hands[seat])
        turns[role] += left
        if state.broken[seat]:
            idle[role] += left
    able = turns[DIGGER] - 0.5 * idle[DIGGER]
    score = (
        0.75
        - front * (0.18 + 4.45 / (able + 2.0))
        - 10.0 / (able + 1.0)
        + 0.1 * turns[DIGGER]
        - 0.02 * idle[DIGGER]
        - 0.1 * turns[SABOTEUR]
        + 0.04 * idle[SABOTEUR]
    )
    # Who does not know which goal it is goes astray.
    if goals & (goals - 1):
        score -= 0.45
    return 1.0 / (1.0 + exp(-score))


def place(ground: Ground, move: int, digs: bool, exits: list[int]) -> float:
    """A card that brings the tunnel nearer is a digger's; one that turns it away or stops it, a saboteur's."""
    cell = moves.PLACE.cell.of(move)
    edges = 0 if DEAD_END[moves.PLACE.card.of(move)] else edges_played(move)
    gain = ground.gain(cell, edges)
    if not digs:
        return 2.0 * exp(-1.5 * max(-3.0, gain)) if gain < -0.2 else 0.1
    if not edges:
        return 0.0
    if exits:
        onward = ground.onward(cell, edges, exits)
        if onward < ground.front:
            gain = max(gain, 0.5 * (ground.front - onward)) + 0.3
    if gain > 0.8:
        return 1.5 * exp(1.6 * min(gain, 3.0))
    # Where other openings are lost, being a card nearer is still good.
    return 2.5 if ground.leads(cell, edges) < ground.front else 0.2


def exits(hand: list[int], without: int) -> list[int]:
    """To which sides a hand leads on from each side, once a card of it is gone."""
    ways = [0, 0, 0, 0]
    gone = False
    for card in hand:
        if card >= FIRST_BREAK:
            break
        if card == without and not gone:
            gone = True
            continue
        if not DEAD_END[card]:
            for edges in (EDGES[card], turned_over(EDGES[card])):
                for side in SIDES[edges]:
                    ways[side] |= edges
    return ways


def rockfall(ground: Ground, cell: int, digs: bool) -> float:
    piece = ground.pieces[cell]
    if digs:
        gain = ground.front - ground.opened(cell) if is_dead(piece) else 0
        return 5.0 * exp(gain - 1) if gain > 0 else 0.02
    return 2.5 if is_live(piece) else 0.02


def discard(card: int, digs: bool, seen: bool) -> float:
    """What is better in the discard pile than in the hand."""
    if card < FIRST_BREAK:
        if DEAD_END[card]:
            return 2.0 if digs else 0.05
        # The more ways a card opens, the better it digs.
        return JUNK[EDGES[card]] if digs else 1.0
    if card == MAP:
        return 2.0 if seen else 0.1
    # Whoever digs cannot do it with a hand full of tools.
    return (0.8 if card < FIRST_REPAIR else 0.5) if digs else 0.15


def sees_treasure(state: Saboteur, seat: int) -> bool:
    """Whether the seat knows where the treasure is."""
    stones = 0
    for goal in range(3):
        if state.is_up(goal) or state.has_looked(seat, goal):
            if state.goals[goal] == 0:
                return True
            stones += 1
    return stones == 2


KNOWLEDGE: Final = SaboteurKnowledge()
