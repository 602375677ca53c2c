"""Whoever leads an analysis: decides what is worth thinking about, and puts together what was found.

It thinks nothing out itself. It gives batches of questions and is told the answers, so that it runs wherever there is
somebody to answer: over processes in a terminal, over the bots' workers on a server. First everything is looked at
briefly; then longer where it matters, and longest where two decisions compete for the costliest.
"""

from collections.abc import Generator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, TypeAlias

import msgspec

from filone.kernel.state import CHANCE
from filone.teaching.analysis.curve import Counted, Curve, Z
from filone.teaching.analysis.findings import Analysis, Belief, Decision, Luck, Moment, Point, Sort
from filone.teaching.analysis.questions import Chances, Compared, Plan, Question

CHUNK = 100
"""Worlds of one question at most: a worker that thinks for bots is soon free again."""
USUAL = 300
"""Decisions of a usual game: in a longer one each gets less of a first look."""
LEAST = 2
SURVEY, WORLDS = 200, 8
"""So many decisions at most that may have been costly are compared with all that could have been done instead. Of so
many nodes one is a world of that."""
KNOCKOUT = ((100, 12), (50, 6), (25, 4), (12, 3), (6, 2))
"""Rounds of so many decisions at most that may be the costliest, each with so many other moves."""
ROUND = 500
"""So many times the nodes of the first look are shared out in a round."""
DUELS, RIVALS, DUEL = 24, 4, 5
"""Then so many rounds at most of the few that may still be the costliest: so many times the nodes for each."""
ENDINGS = 3
"""Of so many nodes one is an ending, where chances are counted."""
JUMPS, LONGER = 16, 4
"""So many steps of the curve are counted again, for so many times as long."""
BELIEFS = 60
"""Places where beliefs are asked for: enough for a chart."""
DECIDED = 0.25
"""What a decision still counts when the game is decided; with two equal chances it has three times as much."""
COSTLY, STRONG, LUCKY, MOMENTS = 3, 2, 2, 3
"""Moments of each sort at most, and how many are named at least."""


class Batch(msgspec.Struct, frozen=True):
    """Questions that can be answered in any order, and how far the analysis is when they are."""

    questions: list[Question]
    until: float


Work: TypeAlias = Generator[Batch, Sequence[Any], Analysis]
"""Gives batches, is sent their answers (None for one that failed), and returns the analysis."""


class Other:
    """A move that could have been made instead: by how much it was better, over so many worlds."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.count, self.gain, self.squares = 0, 0.0, 0.0

    def add(self, count: int, gain: float, squares: float) -> None:
        self.count += count
        self.gain += gain
        self.squares += squares

    @property
    def cost(self) -> float:
        return self.gain / self.count

    @property
    def doubt(self) -> float:
        """After a few worlds that were alike nobody is sure."""
        spread = max(0.0, self.squares / self.count - self.cost**2) + 0.25 / (self.count + 2)
        return Z * sqrt(spread / self.count)

    @property
    def least(self) -> float:
        return self.cost - self.doubt

    @property
    def most(self) -> float:
        return self.cost + self.doubt


class Judged:
    """A decision while it is thought about: what could have been done instead, and the best of it."""

    def __init__(self, at: int, seat: int, move: int, found: Compared) -> None:
        self.at = at
        self.seat = seat
        self.move = move
        self.plain = found.plain
        self.asked = 0
        self.others: dict[int, Other] = {}
        self.add(found)

    def add(self, found: Compared) -> None:
        for move, gain, squares in zip(found.others, found.gains, found.squares, strict=True):
            self.others.setdefault(move, Other(move)).add(found.count, gain, squares)
        self.best = max(self.others.values(), key=lambda other: other.least)
        self.most = max(other.most for other in self.others.values())

    def keep(self, most: int) -> list[int]:
        """The moves that may still be the best ones; the others are not thought of any more."""
        kept = sorted(self.others.values(), key=lambda other: other.most, reverse=True)[:most]
        self.others = {other.move: other for other in kept}
        return [other.move for other in kept]

    def decision(self) -> Decision:
        best = self.best
        return Decision(self.at, self.seat, self.move, best.move, round(best.cost, 4), round(best.doubt, 4))


class Analyst:
    def __init__(self, game: str, nodes: int, seed: int) -> None:
        self.game = game
        self.nodes = nodes
        self.seed = seed
        self.judged: list[Judged] = []

    def work(self) -> Work:
        plan = yield from self.judge()
        places = borders(plan.turns)
        counted = [Counted(len(plan.result)) for _ in places[:-1]]
        nodes = max(LEAST, self.nodes * USUAL // max(USUAL, len(places)) // ENDINGS)
        yield from self._count(places, counted, dict.fromkeys(range(len(counted)), nodes), 0.92)
        draws = [plan.turns[place] == CHANCE for place in places[:-1]]
        jumps = dict.fromkeys(steepest(Curve(counted, plan.result, draws)), LONGER * nodes)
        yield from self._count(places, counted, jumps, 0.97)
        curve = Curve(counted, plan.result, draws)
        moments = name_moments(plan, places, curve, self.judged)
        beliefs = yield from self._ask_beliefs(plan, places)
        moments = yield from self._explain(moments)
        return Analysis(
            game=self.game,
            seats=len(plan.result),
            steps=len(plan.turns),
            nodes=self.nodes,
            seed=self.seed,
            points=[
                Point(place, [round(chance, 3) for chance in chances], round(band, 3))
                for place, chances, band in zip(places, curve.means, curve.bands, strict=True)
            ],
            decisions=[one.decision() for one in self.judged],
            moments=moments,
            luck=share_out(plan, places, curve, Random(self.seed)),
            beliefs=beliefs,
        )

    def judge(self) -> Generator[Batch, Sequence[Any], Plan]:
        """What each decision cost: `judged`."""
        answers: Sequence[Plan] = yield Batch([Question(ask="plan")], 0.01)
        plan = answers[0]
        yield from self._look_at_all(plan)
        if self.judged:
            yield from self._survey()
            yield from self._knock_out()
            yield from self._duel()
        return plan

    @property
    def costliest(self) -> Judged:
        """The one that cost most for sure."""
        return max(self.judged, key=lambda one: one.best.least)

    def may_be_costliest(self) -> list[Judged]:
        """The one that is, as far as one can be sure, and those that may cost more after all."""
        surest = self.costliest
        return [surest, *(one for one in self._by_most() if one is not surest and one.most > surest.best.least)]

    def _seed(self, at: int, about: str = "", more: int = 0) -> int:
        """Another for every question, and the same for the same one. Worlds have the numbers from it on."""
        return Random(f"{self.seed}:{at}:{about}:{more}").getrandbits(48)

    def _look_at_all(self, plan: Plan) -> Generator[Batch, Sequence[Any], None]:
        open = [at for at, choices in enumerate(plan.choices) if choices > 1]
        nodes = min(CHUNK, max(LEAST, self.nodes * USUAL // max(USUAL, len(open))))
        questions = [Question(ask="look", at=at, move=plan.moves[at], nodes=nodes, seed=self._seed(at)) for at in open]
        for at, found in zip(open, (yield Batch(questions, 0.45)), strict=True):
            if found is not None:
                self.judged.append(Judged(at, plan.turns[at], plan.moves[at], found))

    def _survey(self) -> Generator[Batch, Sequence[Any], None]:
        """Whether there was a still better move."""
        chosen = [one for one in self._by_most() if one.most > 0.0][:SURVEY]
        worlds = max(LEAST, self.nodes // WORLDS)
        yield from self._add(chosen, [self._question("survey", one, worlds, []) for one in chosen], 0.55)

    def _knock_out(self) -> Generator[Batch, Sequence[Any], None]:
        """Ever fewer decisions and ever fewer other moves, thought about for ever longer."""
        for number, (decisions, others) in enumerate(KNOCKOUT, 1):
            chosen = self.may_be_costliest()[:decisions]
            yield from self._compare(chosen, others, ROUND * self.nodes // decisions, 0.55 + 0.03 * number)

    def _duel(self) -> Generator[Batch, Sequence[Any], None]:
        """The costliest decision and those that may be it after all, until they are told apart."""
        for number in range(1, DUELS + 1):
            chosen = self.may_be_costliest()[:RIVALS]
            if len(chosen) < 2:
                break
            yield from self._compare(chosen, 1, DUEL * self.nodes, 0.7 + 0.15 * number / DUELS)

    def _by_most(self) -> list[Judged]:
        return sorted(self.judged, key=lambda one: one.most, reverse=True)

    def _compare(
        self, chosen: list[Judged], others: int, nodes: int, until: float
    ) -> Generator[Batch, Sequence[Any], None]:
        """The moves that were played with the best others, in small questions."""
        asked, questions = [], []
        for one in chosen:
            kept = one.keep(fitting(others, nodes))
            worlds = max(LEAST, nodes // (1 + len(kept)))
            for first in range(0, worlds, CHUNK):
                asked.append(one)
                questions.append(self._question("compare", one, min(CHUNK, worlds - first), kept))
        yield from self._add(asked, questions, until)

    def _add(
        self, asked: list[Judged], questions: list[Question], until: float
    ) -> Generator[Batch, Sequence[Any], None]:
        for one, found in zip(asked, (yield Batch(questions, until)), strict=True):
            if found is not None:
                one.add(found)

    def _question(self, ask: Any, one: Judged, worlds: int, others: list[int]) -> Question:
        one.asked += 1
        seed = self._seed(one.at, "compare", one.asked)
        return Question(ask=ask, at=one.at, move=one.move, others=others, nodes=worlds, seed=seed)

    def _count(
        self, places: list[int], counted: list[Counted], wanted: dict[int, int], until: float
    ) -> Generator[Batch, Sequence[Any], None]:
        """Count endings: `wanted` says how many at which places, small questions each."""
        most = CHUNK // ENDINGS
        asked = [
            (at, min(most, nodes - first), counted[at].count + first)
            for at, nodes in wanted.items()
            for first in range(0, nodes, most)
        ]
        questions = [
            Question(ask="chances", at=places[at], nodes=nodes, seed=self._seed(places[at], "chances", more))
            for at, nodes, more in asked
        ]
        answers: Sequence[Chances | None] = yield Batch(questions, until)
        for (at, _, _), found in zip(asked, answers, strict=True):
            if found is not None:
                counted[at].add(found.count, found.totals, found.squares)

    def _ask_beliefs(self, plan: Plan, places: list[int]) -> Generator[Batch, Sequence[Any], list[Belief]]:
        if not plan.believes:
            return []
        after = [place for place in places[1:-1] if plan.turns[place - 1] >= 0]
        chosen = after[:: -(-len(after) // BELIEFS) or 1]
        questions = [Question(ask="beliefs", places=[place]) for place in chosen]
        answers = yield Batch(questions, 0.99)
        return [
            Belief(place, found.rows[0], found.truth[0])
            for place, found in zip(chosen, answers, strict=True)
            if found is not None
        ]

    def _explain(self, moments: list[Moment]) -> Generator[Batch, Sequence[Any], list[Moment]]:
        """The better line of what was costly, the reasons of what was strong."""
        judged = {one.at: one for one in self.judged}
        told = [moment for moment in moments if moment.kind in ("costly", "strong")]
        questions = [
            Question(
                ask="explain",
                at=moment.at,
                move=judged[moment.at].best.move if moment.kind == "costly" else judged[moment.at].move,
                nodes=min(CHUNK, 4 * self.nodes),
                seed=self._seed(moment.at, "explain"),
            )
            for moment in told
        ]
        answers = yield Batch(questions, 1.0)
        found = {moment.at: answer for moment, answer in zip(told, answers, strict=True) if answer is not None}
        return [
            msgspec.structs.replace(moment, line=found[moment.at].line, why=found[moment.at].why)
            if moment.at in found
            else moment
            for moment in moments
        ]


def analyse(game: str, nodes: int, seed: int) -> Work:
    return Analyst(game, nodes, seed).work()


def fitting(others: int, nodes: int) -> int:
    """How many other moves can be compared with so many nodes in a few worlds at least, up to so many."""
    return max(1, min(others, nodes // LEAST - 1))


def borders(turns: list[int]) -> list[int]:
    """Where another begins to act, chance included, and the end."""
    return [at for at, turn in enumerate(turns) if at == 0 or turns[at - 1] != turn] + [len(turns)]


def steepest(curve: Curve) -> list[int]:
    """The places on both sides of the greatest changes."""
    size = [max(map(abs, curve.gains(i, i + 1))) for i in range(len(curve.draws))]
    steps = sorted(range(len(size)), key=lambda i: -size[i])[:JUMPS]
    return sorted({at for i in steps for at in (i, i + 1) if at < len(size)})


def name_moments(plan: Plan, places: list[int], curve: Curve, judged: list[Judged]) -> list[Moment]:
    """The costliest decisions, the best ones that were not plain to see, the greatest draws; and where all that is
    little, what turned most. What is done while the game is open counts for more."""
    stretch = {at: i for i, (first, last) in enumerate(pairwise(places)) for at in range(first, last)}

    def moment(kind: Sort, i: int, one: Judged | None = None) -> Moment:
        at = places[i] if one is None else one.at
        return Moment(
            kind=kind,
            at=at,
            until=places[i + 1],
            seat=plan.turns[at],
            gains=[round(gain, 3) for gain in curve.gains(i, i + 1)],
            move=None if one is None else one.move,
            cost=0.0 if one is None else round(one.best.cost, 4),
            doubt=0.0 if one is None else round(one.best.doubt, 4),
        )

    found: dict[int, Moment] = {}

    def name(kind: Sort, most: int, candidates: list[tuple[int, Judged | None]]) -> None:
        for i, one in candidates:
            if most and i not in found:
                found[i] = moment(kind, i, one)
                most -= 1

    def weight(one: Judged) -> float:
        """What it was better or worse by at least, and how open the game still was."""
        leads: float = max(curve.means[stretch[one.at]])
        return (abs(one.best.cost) - one.best.doubt) * (DECIDED + 1.0 - leads)

    costly = sorted((one for one in judged if one.best.least > 0.0), key=weight, reverse=True)
    strong = sorted((one for one in judged if one.most < 0.0 and not one.plain), key=weight, reverse=True)
    size = [max(map(abs, curve.gains(i, i + 1))) for i in range(len(curve.draws))]
    steps = sorted(range(len(size)), key=lambda i: -size[i])
    name("costly", COSTLY, [(stretch[one.at], one) for one in costly])
    name("lucky", LUCKY, [(i, None) for i in steps if curve.draws[i] and size[i] > curve.bands[i]])
    name("strong", STRONG, [(stretch[one.at], one) for one in strong])
    name("swing", max(0, MOMENTS - len(found)), [(i, None) for i in steps if not curve.draws[i]])
    return [found[i] for i in sorted(found)]


def share_out(plan: Plan, places: list[int], curve: Curve, rng: Random) -> list[Luck]:
    """The way of each seat from its first chances to the result: what draws, its own play and others' changed."""
    draws_doubt = curve.doubt_of(curve.draws, rng)
    shared = []
    for seat in range(len(plan.result)):
        parts = {"draws": 0.0, "own": 0.0, "others": 0.0}
        for i, place in enumerate(places[:-1]):
            turn = plan.turns[place]
            part = "draws" if turn == CHANCE else "own" if turn == seat else "others"
            parts[part] += curve.means[i + 1][seat] - curve.means[i][seat]
        rounded = {part: round(change, 3) for part, change in parts.items()}
        shared.append(Luck(start=round(curve.means[0][seat], 3), doubt=round(draws_doubt, 3), **rounded))
    return shared
