"""What a seat may know, as numbers, and a number for every move: see `filone.kernel.features`.

The maze may grow forty cards in any direction, and hardly ever does. So cells are told one by one in a window around
the way from the start to the goals; where something can be placed or fall outside of it, it is the first, second ...
such place of the moment, as cells are counted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from filone.games.saboteur.content.cards import CARDS, COUNTS, EDGES, GOAL_CARDS, KINDS, TOOLS, TUNNELS, turned_over
from filone.games.saboteur.content.numbers import CELLS, GOALS, ROLES, ROUNDS, XS, YS
from filone.games.saboteur.decisions import Consent, Keep, Play
from filone.games.saboteur.maze import Maze
from filone.games.saboteur.moves import BREAK, MAP, PLACE, REPAIR, ROCKFALL, SPACE
from filone.games.saboteur.pieces import ALL_SIDES, DEAD, FACE_DOWN, LIVE
from filone.games.saboteur.position import Position
from filone.games.saboteur.rows import find
from filone.kernel.features import Encoder, Feature, Row, all_moves, around, crossed, number
from filone.kernel.space import Kind
from filone.kernel.state import State

VERSION: Final = 1
"""Rises with every change of what is written or how moves are numbered."""

WINDOW_XS: Final = range(-3, 11)
WINDOW_YS: Final = range(-4, 5)
WINDOW: Final = [f"{x},{y}" for y in WINDOW_YS for x in WINDOW_XS]
INSIDE: Final = vec[i64](
    [
        (y - WINDOW_YS.start) * len(WINDOW_XS) + x - WINDOW_XS.start if x in WINDOW_XS and y in WINDOW_YS else -1
        for y in YS
        for x in XS
    ]
)
"""By cell, its place in the window or -1."""
OUTSIDE: Final = 96
"""More places than there can be outside: each of forty cards and three goals adds two to the four of the start."""

WAYS: Final = [
    (card, turned)
    for card in range(len(TUNNELS))
    for turned in (0, 1)
    if not turned or turned_over(EDGES[card]) != EDGES[card]
]
"""The ways in which tunnel cards can lie."""

SEEN: Final = ["north", "east", "south", "west", "card", "dead end", "linked"]
PLAYED: Final[list[Kind]] = [PLACE, BREAK, REPAIR, ROCKFALL, MAP]
"""In the order of their numbers, which `FIRST` has the first of."""
FIRST: Final = vec[i64]([SPACE.base(kind.name) for kind in PLAYED])


class SaboteurEncoder(Encoder):
    """Cards, tools and goals by name, the maze by cell; others' hands and roles as far as the seat has seen them."""

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Position)
        self._write_cards(state, seat, row)
        self._write_goals(state, seat, row)
        for other in range(seat, self.seats):
            self._write_seat(state, other, row)
        for other in range(seat):
            self._write_seat(state, other, row)
        self._write_plays(state, seat, row)
        self._write_gold(state, seat, row)
        self._write_maze(state, row)

    def _write_cards(self, state: Position, seat: i64, row: Row) -> None:
        """What is asked, and the cards that are in hand or were spent."""
        seats = self.seats
        row.one(self.asks.get(type(state.open), -1), len(self.asks))
        row.one(self.distance(seat, state.turn), seats)
        row.one(self.distance(seat, state.proposer), seats)
        row.one(state.round, ROUNDS)
        row.put(state.deck_size)
        row.tally(state.hands[seat], KINDS)
        row.one(state.roles[seat], len(ROLES))
        row.all(state.spent)
        passer: i64
        for at, passer in enumerate(state.passers):
            if passer == seat:
                row.bump(state.passed[at])
        row.skip(KINDS)
        row.tally_seats(state.passers, seat, seats)

    def _write_goals(self, state: Position, seat: i64, row: Row) -> None:
        seats = self.seats
        everybody: i64 = (1 << seats) - 1
        for goal in range(i64(len(GOALS))):
            up = state.is_up(goal)
            lookers: i64 = state.lookers[goal]
            lookers = (lookers >> seat | lookers << seats - seat) & everybody
            row.put(1 if up else 0)
            row.one(state.goals[goal] if up or lookers & 1 else -1, len(GOAL_CARDS))
            row.members(lookers, seats)

    def _write_seat(self, state: Position, other: i64, row: Row) -> None:
        """What everybody sees of a player."""
        row.put(len(state.hands[other]))
        row.members(state.broken[other], len(TOOLS))
        row.one(state.roles[other] if other < state.shown else -1, len(ROLES))

    def _write_gold(self, state: Position, seat: i64, row: Row) -> None:
        """Everybody's gold cards, what the own ones are worth, and those to choose from."""
        nuggets: i64 = 0
        for _, who, worth in state.gold.picks:
            row.bump(self.distance(seat, who))
            if who == seat:
                nuggets += worth
        for _, who, ones, twos, threes, loose in state.gold.payments:
            for _ in range(ones + twos + threes):
                row.bump(self.distance(seat, who))
            if who == seat:
                nuggets += ones + 2 * twos + 3 * threes + loose
        row.skip(self.seats)
        row.put(nuggets)
        if state.gold_holder() == seat:
            row.part(state.gold.pool, 0, 3)
        else:
            row.skip(3)

    def _write_plays(self, state: Position, seat: i64, row: Row) -> None:
        """What each has played this round, and whose tools they broke and repaired."""
        seats = self.seats
        kinds: i64 = len(PLAYED)
        broke = seats * kinds
        mended = broke + seats * seats
        cells = row.cells
        first = row.at
        breaks, repairs, rockfalls, maps = FIRST[1], FIRST[2], FIRST[3], FIRST[4]
        plays = state.plays
        players = state.players
        kind: i64
        at: i64
        for at in range(len(plays)):
            move = plays[at]
            who = players[at] - seat
            if who < 0:
                who += seats
            if move < breaks:
                kind = 0
            elif move < repairs:
                kind = 1
                row.bump(broke + who * seats + self.distance(seat, BREAK.target.of(move)))
            elif move < rockfalls:
                kind = 2
                row.bump(mended + who * seats + self.distance(seat, REPAIR.target.of(move)))
            else:
                kind = 3 if move < maps else 4
            place = first + who * kinds + kind
            before: u8 = cells[place]
            cells[place] = before + 1
        row.skip(mended + seats * seats)

    def _write_maze(self, state: Position, row: Row) -> None:
        """The places of the ones, which the maze remembers until it changes."""
        maze = state.maze
        ones = maze.remembered()
        if not len(ones):
            ones = _ones(maze)
            maze.remember(ones)
        cells = row.cells
        first = row.at
        for place in ones:
            cells[first + place] = 1
        row.skip(len(WINDOW) * len(SEEN))

    def number(self, state: State, move: i64) -> i64:
        known = self.numbers[move]
        if known >= 0:
            return i64(known)
        assert isinstance(state, Position)
        if PLACE.has(move):
            way: i64 = WAYS.index((PLACE.card.of(move), PLACE.turned.of(move)))
            return len(self.moves) + way * OUTSIDE + _outside(state.maze.spots, PLACE.cell.of(move))
        cells = vec[i64](sorted(state.maze.pieces))
        return len(self.moves) + len(WAYS) * OUTSIDE + _outside(cells, ROCKFALL.cell.of(move))


def _ones(maze: Maze) -> vec[i64]:
    """Where a 1 is written for what lies in the window."""
    size: i64 = len(WINDOW)
    ones = vec[i64](capacity=128)
    cell: i64
    piece: i64
    for cell, piece in maze.pieces.items():
        at: i64 = INSIDE[cell]
        if at < 0 or piece == FACE_DOWN:
            continue
        ones = append(ones, at + 4 * size)
        if piece & DEAD:
            ones = append(ones, at + 5 * size)
        if piece & LIVE:
            ones = append(ones, at + 6 * size)
        edges = piece & ALL_SIDES
        while edges:
            if edges & 1:
                ones = append(ones, at)
            edges >>= 1
            at += size
    return ones


def _outside(cells: vec[i64], cell: i64) -> i64:
    """How many of these cells, in order, come before one, and lie outside the window as it does."""
    count: i64 = 0
    at: i64
    for at in range(find(cells, cell)):
        if INSIDE[cells[at]] < 0:
            count += 1
    return count


def features(seats: int) -> list[Feature]:
    """In the order in which they are written."""
    who = around(seats)
    return [
        Feature("ask", ["card", "consent", "keep"], 1, "what is asked"),
        Feature("turn", who, 1, "whose turn it is"),
        Feature("proposer", who, 1, "who has asked this turn to end the round"),
        Feature("round", ["1", "2", "3"], 1, "the round"),
        number("deck", sum(COUNTS), "cards left in the deck"),
        Feature("hand", CARDS, 6, "the own hand, by card"),
        Feature("role", ROLES, 1, "the own role"),
        Feature("discards", CARDS, 6, "cards spent face up, by card"),
        Feature("passed", CARDS, 6, "the own face-down discards, by card"),
        Feature("passes", who, 67, "everybody's face-down discards"),
        Feature(
            "goals",
            crossed(GOALS, ["up", *GOAL_CARDS, *(f"seen by {seat}" for seat in who)]),
            1,
            "each goal: whether it is up, what it shows if the seat knows, who has looked at it",
        ),
        Feature(
            "seats",
            crossed(who, ["hand", *(f"broken {tool}" for tool in TOOLS), *ROLES]),
            6,
            "of each player: cards in hand, broken tools, the role once everybody has seen it",
        ),
        Feature("played", crossed(who, [kind.name for kind in PLAYED]), 40, "cards played this round, by kind"),
        Feature("broke", crossed(who, who), 9, "tools that each (row) has broken of each (column) this round"),
        Feature("mended", crossed(who, who), 9, "tools that each (row) has repaired of each (column) this round"),
        Feature("gold cards", who, 28, "everybody's gold cards"),
        number("nuggets", 60, "the own gold nuggets"),
        Feature("pool", ["1", "2", "3"], 9, "gold cards to choose from, by nuggets, while the seat holds them"),
        Feature("maze", crossed(SEEN, WINDOW), 1, "by cell: open sides, whether there is a card, a dead end, linked"),
    ]


def encoder(state: State) -> Encoder:
    moves = all_moves(SPACE, state.seats, [PLACE, ROCKFALL])
    cells = [cell for cell in range(CELLS) if INSIDE[cell] >= 0]
    moves += [int(PLACE.of(card, turned, cell)) for card, turned in WAYS for cell in cells]
    moves += [int(ROCKFALL.of(cell)) for cell in cells]
    outside = range(1, OUTSIDE + 1)
    elsewhere = [f"place {TUNNELS[card]}{' turned' * turned} outside {at}" for card, turned in WAYS for at in outside]
    elsewhere += [f"rockfall outside {at}" for at in outside]
    return SaboteurEncoder(state, features(state.seats), [Play, Consent, Keep], sorted(moves), elsewhere)
