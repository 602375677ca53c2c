"""A finished game analysed: what it finds, how sure it is; decisions are judged by what their seats could know."""

from contextlib import suppress
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from filone import games
from filone.bots.levels import knowledge_of
from filone.kernel import CHANCE, OVER, Game, NotOver, Record
from filone.kernel.advice import say_advice
from filone.kernel.texts import LANGUAGES
from filone.teaching.analysis import Analysis, TooLong, questions, run
from filone.teaching.analysis.analyst import Analyst
from filone.teaching.analysis.curve import Counted, Curve, smooth
from filone.teaching.analysis.pool import answering
from filone.teaching.analysis.questions import (
    Compared,
    Plan,
    Question,
    Walked,
    chances,
    compare,
    line_from,
    look,
    survey,
)
from teaching.test_hints import some_way
from teaching.test_lessons import GAMES

RECORDS = Path(__file__).parents[1] / "records"
NODES = 1
"""As little thought as there can be: what these tests ask for is found with it."""


def record_of(game: str) -> Record:
    return Record.load(RECORDS / f"{game}.json")


def played(game: Game, seats: int, blunders: int | None = None) -> Record:
    """A game of players who know a little; one seat plays at random."""
    rng = Random(1)
    record = Record.new(game, seats, game.simulation)
    state = record.state()
    while state.turn != OVER:
        legal = state.legal()
        if state.turn == CHANCE:
            move = state.draw(rng.random())
        elif state.turn == blunders:
            move = rng.choice(legal)
        else:
            move = knowledge_of(game).think(state, state.turn, rng).roll(state)
        record.add(state, move)
    return record


@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_worlds_that_look_alike_judge_a_decision_alike(name: str) -> None:
    """The same as for views: what the seat could not tell apart gives the same analysis of its decision."""
    game = games.load(name)
    state = some_way(game, 3, 40 if name != "toy" else 0)
    other = state.copy()
    other.redeal(state.turn, Random(2))
    question = Question(ask="look", move=state.legal()[0], others=state.legal()[1:4], nodes=10, seed=5)
    views = [one.view(state.turn) for one in (state, other)]
    assert state.legal() == other.legal()
    for judge in (look, survey, compare, line_from):
        one, twin = (judge(game, view, question) for view in views)
        assert one == twin


@pytest.fixture(scope="module")
def saboteur() -> tuple[Record, Analysis]:
    """A game where seat 2 plays at random, analysed once for all."""
    record = played(games.load("saboteur"), 3, blunders=2)
    return record, run(record, NODES, seed=1)


def check(record: Record, found: Analysis, least: int) -> None:
    """A curve that ends in the result, moments that can be told, and the way of each seat from start to end."""
    assert record.result is not None
    winners = record.result.winners
    result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)]
    assert found.steps == sum(1 for _ in record.steps())
    assert (found.points[0].at, found.points[-1].at) == (0, found.steps)
    assert found.points[-1].chances == pytest.approx(result, abs=0.01)
    assert found.points[-1].band < 0.01 < max(point.band for point in found.points)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.01)
    for seat, way in enumerate(found.luck):
        assert way.start + way.draws + way.own + way.others == pytest.approx(result[seat], abs=0.01)
    assert len(found.moments) >= least
    for moment in found.moments:
        assert (moment.kind == "lucky") == (moment.seat == CHANCE)
        for lang in LANGUAGES:
            assert all(say_advice(games.load(record.game), lang, moment.why))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_an_analysis_has_a_curve_moments_and_the_way_of_each_seat(saboteur: tuple[Record, Analysis]) -> None:
    check(*saboteur, least=3)
    check(record_of("toy"), run(record_of("toy"), NODES, seed=1), least=2)


def test_a_better_line_can_be_played_on_the_board(saboteur: tuple[Record, Analysis]) -> None:
    record, found = saboteur
    costly = [moment for moment in found.moments if moment.kind == "costly"]
    assert any(moment.seat == 2 for moment in costly), "whoever plays at random plays worst"
    for moment in costly:
        assert moment.cost > moment.doubt
        assert moment.line[0] != moment.move
        state = record.state(moment.at)
        for move in moment.line:
            state.play(move)


def test_the_same_seed_finds_the_same_wherever_it_is_thought(saboteur: tuple[Record, Analysis]) -> None:
    toy = played(games.load("toy"), 3)
    assert run(toy, 40, seed=3) == run(toy, 40, seed=3)
    assert run(toy, 40, seed=4) != run(toy, 40, seed=3)
    record = saboteur[0]
    here = Walked(record)
    at = here.choices.index(max(here.choices))
    asked = [
        Question(ask=ask, at=at, move=here.steps[at], others=here.at(at).legal()[-2:], nodes=3, seed=seed)
        for seed in range(3)
        for ask in ("look", "survey", "compare", "chances", "explain")
    ]
    with answering(record, jobs=2) as elsewhere:
        assert list(elsewhere(asked)) == list(map(here.answer, asked))


class MadeUp:
    """A game of which is known what every move is worth; it is seen as dimly as in a real one.

    What was played is worth nothing, most others less. At first sight the best other move is easily missed.
    """

    BLUR = 0.4

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.worth = [[0.0, *(rng.gauss(-0.15, 0.1) for _ in range(9))] for _ in range(100)]
        self.worst, second, *more = rng.sample(range(100), 12)
        for at, cost in [(self.worst, 0.4), (second, 0.32), *((at, 0.2) for at in more)]:
            self.worth[at][rng.randrange(1, 10)] = cost
        self.thought = 0

    def answer(self, question: Question) -> Any:
        if question.ask == "plan":
            return Plan([0] * 100, [10] * 100, [0] * 100, [1.0, 0.0], believes=False)
        rng, worth = Random(question.seed), self.worth[question.at]
        others, worlds = question.others, question.nodes
        if question.ask == "look":
            blur = self.BLUR / sqrt(max(1, question.nodes // 10))
            others = [max(range(1, 10), key=lambda move: worth[move] + rng.gauss(0.0, blur))]
            worlds = max(2, question.nodes // 2)
            self.thought += question.nodes
        elif question.ask == "survey":
            others = list(range(1, 10))
        self.thought += worlds * (1 + len(others))
        seen = [[rng.gauss(worth[move], self.BLUR) for _ in range(worlds)] for move in others]
        return Compared(others, worlds, [sum(one) for one in seen], [sum(x * x for x in one) for one in seen])

    def judge(self, nodes: int, seed: int) -> Analyst:
        """What an analyst finds out by asking."""
        analyst = Analyst("made up", nodes, seed)
        work = analyst.judge()
        batch = next(work)
        with suppress(StopIteration):
            while True:
                batch = work.send([self.answer(question) for question in batch.questions])
        return analyst


def test_the_costliest_decision_is_found_though_its_better_move_is_missed_at_first() -> None:
    """Whatever the seed, it is the same one; and thought goes where it is needed."""
    found, thought = [], 0
    for number in range(10):
        game = MadeUp(number)
        for seed in (1, 2):
            costliest = game.judge(30, seed).costliest
            found.append(costliest.at == game.worst)
            assert abs(costliest.best.cost - max(game.worth[costliest.at])) < 2 * costliest.best.doubt
        thought += game.thought
    assert sum(found) >= 19
    assert thought / 20 < 70_000


class Silent(MadeUp):
    """Nobody answers but what the game was."""

    def answer(self, question: Question) -> Any:
        return super().answer(question) if question.ask == "plan" else None


def test_where_nothing_was_answered_nothing_is_judged() -> None:
    assert Silent(1).judge(30, seed=1).judged == []


def test_progress_grows_to_the_end_and_may_give_up() -> None:
    parts: list[float] = []
    run(record_of("toy"), NODES, 1, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0

    def enough(part: float) -> None:
        if part > 0.5:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        run(record_of("toy"), NODES, 1, progress=enough)


def test_an_unfinished_game_and_an_endless_one_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("saboteur")
    with pytest.raises(NotOver):
        run(Record(**{**msgspec.structs.asdict(record), "moves": record.moves[:20], "texts": [], "result": None}), 2, 1)
    monkeypatch.setattr(questions, "LONGEST", 10)
    with pytest.raises(TooLong):
        Walked(record)


def test_a_question_takes_no_longer_than_it_may() -> None:
    game = games.load("caverna")
    state = some_way(game, 3)
    question = Question(ask="chances", nodes=10**6, seconds=0.0, move=state.legal()[0], others=state.legal()[-1:])
    assert chances(game, state, question).count == 1
    assert compare(game, state.view(state.turn), question).count == 1


def test_any_step_can_be_stood_at(saboteur: tuple[Record, Analysis]) -> None:
    record = saboteur[0]
    walked = Walked(record)
    for at in (0, 1, 15, 16, 17, len(walked.steps) - 1, len(walked.steps)):
        assert walked.at(at).view(0) == record.state(at).view(0)


def test_what_was_settled_unasked_counts_as_steps() -> None:
    record = record_of("eldorado")
    assert record.settled
    assert len(Walked(record).steps) > len(record.moves)


def test_who_could_know_whom_is_told_from_each_view(saboteur: tuple[Record, Analysis]) -> None:
    found = saboteur[1]
    assert found.beliefs
    for belief in found.beliefs:
        for seat, row in enumerate(belief.rows):
            assert row[seat] == (100 if belief.truth[seat] else 0), "everybody knows the own role"
    assert any(0 < row[other] < 100 for belief in found.beliefs for row in belief.rows for other in range(3))
    assert run(record_of("toy"), 2, seed=1).beliefs == []


def counted(truth: list[float], endings: int, seed: int) -> list[Counted]:
    """The chances of two, at each place counted from so many endings."""
    rng, places = Random(seed), []
    for chance in truth:
        won = float(sum(rng.random() < chance for _ in range(endings)))
        places.append(Counted(2))
        places[-1].add(endings, [won, endings - won], [won, endings - won])
    return places


def test_more_endings_give_a_narrower_band_that_holds_the_truth() -> None:
    bands = []
    for endings in (10, 40, 160):
        inside, wide = 0, 0.0
        for seed in range(20):
            rng, truth = Random(seed), [0.5]
            while len(truth) < 40:
                truth.append(min(0.95, max(0.05, truth[-1] + rng.gauss(0.0, 0.06))))
            curve = Curve(counted(truth, endings, seed), [1.0, 0.0], [False] * 40)
            inside += sum(abs(row[0] - true) <= band for row, true, band in zip(curve.means, truth, curve.bands))  # noqa: B905
            wide += sum(curve.bands[:-1]) / 800
        assert inside / 800 > 0.85
        bands.append(wide)
    assert bands[0] > bands[1] > bands[2]


def test_a_jump_stays_where_it_was() -> None:
    places = counted([0.4] * 20 + [0.8] * 20, 100, 7)
    curve = Curve(places, [1.0, 0.0], [step % 2 == 0 for step in range(40)])
    sizes = [abs(curve.gains(step, step + 1)[0]) for step in range(39)]
    assert sizes.index(max(sizes)) == 19
    assert 0.0 < curve.doubt_of(curve.draws, Random(1)) < 0.5


def test_smoothing_is_the_mean_where_nothing_changes() -> None:
    means, variances = smooth([0.2, 0.4, 0.6], [0.01] * 3, [1e-12] * 2)
    assert means == pytest.approx([0.4] * 3, abs=1e-6)
    assert [sqrt(variance) for variance in variances] == pytest.approx([sqrt(0.01 / 3)] * 3, rel=1e-3)
