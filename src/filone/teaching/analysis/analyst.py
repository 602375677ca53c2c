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
"""Iterations of one question at most: a worker that thinks for bots is soon free again."""
USUAL = 300
"""Decisions of a usual game: in a longer one each gets less of a first look."""
LEAST = 2
SUSPECTS = 60, 2
"""So many decisions get so many times the nodes of the first look, after another look for a still better move."""
RIVALS = [(6, 5)] * 8 + [(3, 10)] * 6
"""Then, round after round, those that may still be the costliest: whoever turns out cheaper makes room for another."""
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


class Judged:
    """A decision while it is thought about."""

    def __init__(self, at: int, seat: int, move: int, found: Compared) -> None:
        self.at = at
        self.seat = seat
        self.move = move
        self.plain = found.plain
        self.start(found)

    def start(self, found: Compared) -> None:
        self.other = found.other
        self.count, self.gain, self.squares = found.count, found.gain, found.squares

    def add(self, found: Compared) -> None:
        self.count += found.count
        self.gain += found.gain
        self.squares += found.squares

    @property
    def cost(self) -> float:
        return self.gain / self.count

    @property
    def doubt(self) -> float:
        """After a few worlds that were alike nobody is sure."""
        spread = max(0.0, self.squares / self.count - self.cost**2) + 0.25 / (self.count + 2)
        return Z * sqrt(spread / self.count)

    def decision(self) -> Decision:
        return Decision(self.at, self.seat, self.move, self.other, round(self.cost, 4), round(self.doubt, 4))


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
        yield from self._deepen(*SUSPECTS, relook=True, until=0.55)
        for number, rivals in enumerate(RIVALS, 1):
            yield from self._deepen(*rivals, relook=False, until=0.55 + 0.3 * number / len(RIVALS))
        return plan

    def _seed(self, at: int, more: int = 0) -> int:
        """Another for every question, and the same for the same one. Worlds have the numbers from it on."""
        return Random(f"{self.seed}:{at}:{more}").getrandbits(48)

    def _look_at_all(self, plan: Plan) -> Generator[Batch, Sequence[Any], None]:
        open = [at for at, choices in enumerate(plan.choices) if choices > 1]
        nodes = min(CHUNK, max(LEAST, self.nodes * USUAL // max(USUAL, len(open))))
        questions = [Question(ask="look", at=at, move=plan.moves[at], nodes=nodes, seed=self._seed(at)) for at in open]
        for at, found in zip(open, (yield Batch(questions, 0.45)), strict=True):
            if found is not None:
                self.judged.append(Judged(at, plan.turns[at], plan.moves[at], found))

    def _deepen(self, most: int, times: int, relook: bool, until: float) -> Generator[Batch, Sequence[Any], None]:
        """More thought for what may be the costliest; at first also whether there is a still better move."""
        chosen = sorted(self.judged, key=lambda one: -(one.cost + one.doubt))[:most]
        if relook:
            questions = [self._question("look", one, min(CHUNK, 4 * self.nodes), 1) for one in chosen]
            for one, found in zip(chosen, (yield Batch(questions, until - 0.05)), strict=True):
                if found is not None:
                    one.add(found) if found.other == one.other else one.start(found)
        chunks = max(1, times * self.nodes // CHUNK)
        asked = [(one, 1000 + one.count + number) for one in chosen for number in range(chunks)]
        questions = [self._question("compare", one, min(CHUNK, times * self.nodes), more) for one, more in asked]
        for (one, _), found in zip(asked, (yield Batch(questions, until)), strict=True):
            if found is not None:
                one.add(found)

    def _question(self, ask: Any, one: Judged, nodes: int, more: int) -> Question:
        return Question(ask=ask, at=one.at, move=one.move, other=one.other, nodes=nodes, seed=self._seed(one.at, more))

    def _count(
        self, places: list[int], counted: list[Counted], wanted: dict[int, int], until: float
    ) -> Generator[Batch, Sequence[Any], None]:
        """Count endings: `wanted` says how many at which places, small questions each."""
        most = CHUNK // ENDINGS
        asked = [
            (at, min(most, nodes - first), 5000 + counted[at].count + first)
            for at, nodes in wanted.items()
            for first in range(0, nodes, most)
        ]
        questions = [
            Question(ask="chances", at=places[at], nodes=nodes, seed=self._seed(places[at], more))
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
                other=judged[moment.at].other if moment.kind == "costly" else judged[moment.at].move,
                nodes=min(CHUNK, 4 * self.nodes),
                seed=self._seed(moment.at, 2),
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
            cost=0.0 if one is None else round(one.cost, 4),
            doubt=0.0 if one is None else round(one.doubt, 4),
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
        return (abs(one.cost) - one.doubt) * (DECIDED + 1.0 - leads)

    costly = sorted((one for one in judged if one.cost > one.doubt), key=weight, reverse=True)
    strong = sorted((one for one in judged if -one.cost > one.doubt and not one.plain), key=weight, reverse=True)
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
