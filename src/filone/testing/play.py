"""Checks of play: how a game flows, what leads back to where it came from, what is refused, what adds up."""

import pickle
from itertools import pairwise

import msgspec
import pytest

from filone.kernel import CHANCE, OVER, GameOver, IllegalMove, MalformedMove, NotYourTurn, Record, pick
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import LANGUAGES
from filone.testing.catalogue import on_walks
from filone.testing.walk import Walk, answers, illegal_moves


@on_walks
def random_games_end(walk: Walk) -> None:
    assert walk.end.turn == OVER, f"still going after {len(walk.moves)} moves"
    assert walk.end.moves() == []


@on_walks
def turn_is_a_seat_or_chance(walk: Walk) -> None:
    for state, _ in walk.positions():
        assert state.seats == walk.seats
        assert state.turn == CHANCE or 0 <= state.turn < walk.seats


@on_walks
def moves_are_sorted_and_unique(walk: Walk) -> None:
    for state, _ in walk.positions():
        moves = state.moves()
        assert moves, "no move before the end"
        assert all(a < b for a, b in pairwise(moves)), moves
        assert 0 <= moves[0] <= moves[-1] < walk.game.space.size


@on_walks
def chance_makes_the_moves_of_chance(walk: Walk) -> None:
    for state, _ in walk.positions():
        for kind in {walk.game.space.kind_of(move) for move in state.moves()}:
            assert kind.chance == (state.turn == CHANCE), f"{kind.name} with {state.turn} on turn"


@on_walks
def chance_has_a_weight_for_every_outcome(walk: Walk) -> None:
    rng = walk.rng("draws")
    for state, _ in walk.positions():
        if state.turn == CHANCE:
            weights = state.weights()
            assert len(weights) == len(state.moves())
            assert all(type(weight) is int and weight > 0 for weight in weights), weights
            fraction = rng.random()
            assert state.draw(fraction) == state.moves()[pick(weights, fraction)], "drawn from the counts"


@on_walks
def a_choice_at_random_is_one_of_the_list(walk: Walk) -> None:
    rng = walk.rng("choices")
    for state, _ in walk.positions():
        if state.turn >= 0:
            legal = state.moves()
            fraction = rng.random()
            assert state.copy().choose(fraction) == legal[int(fraction * len(legal))], "chosen from the counts"
            assert state.is_forced() == (len(legal) == 1)


@on_walks
def open_decisions_are_declared(walk: Walk) -> None:
    for state, _ in walk.positions():
        assert state.ask() in (walk.game.asks if state.turn >= 0 else [""])
    assert walk.end.ask() == ""


@on_walks
def texts_lead_back_to_moves(walk: Walk) -> None:
    for state in walk.samples(20):
        for move in state.moves():
            text = walk.game.text(state, move)
            assert text == " ".join(text.split()), "one line, single spaces"
            assert walk.game.parse(state, text) == move


@on_walks
def json_leads_back_to_moves(walk: Walk) -> None:
    for state in walk.samples(20):
        for move in state.moves():
            described = msgspec.json.decode(msgspec.json.encode(walk.game.describe(state, move)))
            assert walk.game.space.from_json(described) == move


@on_walks
def records_lead_back_to_positions(walk: Walk) -> None:
    record = Record.new(walk.game, walk.seats, walk.options)
    state = record.state()
    for move in walk.moves:
        record.add(state, move)
    again = Record.loads(record.dumps())
    assert again == record
    assert again.result == walk.end.outcome()
    assert answers(again.state()) == answers(walk.end)
    at = walk.rng("record").randrange(len(walk.moves) + 1)
    early = walk.start()
    for move in walk.moves[:at]:
        early.step(move)
    assert answers(again.state(at)) == answers(early)


@on_walks
def looking_changes_nothing(walk: Walk) -> None:
    for state in walk.samples(5):
        assert answers(state) == answers(state)


@on_walks
def copies_are_equal_and_independent(walk: Walk) -> None:
    rng = walk.rng("copies")
    for state in walk.samples(10):
        before = answers(state)
        twin = state.copy()
        assert answers(twin) == before
        for one, other in ((state, twin), (twin.copy(), twin)):
            for _ in range(8):
                if one.turn != OVER:
                    one.play(rng.choice(one.moves()))
            assert answers(other) == before, "a copy changed with its origin"


@on_walks
def pickles_are_equal(walk: Walk) -> None:
    for state in walk.samples(5):
        twin = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own)
        assert answers(twin) == answers(state)
        assert twin == state


@on_walks
def refusals_name_a_clause_and_change_nothing(walk: Walk) -> None:
    clauses = [rulebook(walk.game.package, lang).clauses() for lang in LANGUAGES]
    rng = walk.rng("refusals")
    for state in walk.samples(10):
        if state.turn == OVER:
            continue
        before = answers(state)
        for move in illegal_moves(state, rng, 30):
            with pytest.raises(IllegalMove) as refusal:
                state.play(move)
            for book in clauses:
                assert refusal.value.clause in book, f"no clause {refusal.value.clause}"
            with pytest.raises(IllegalMove):
                walk.game.parse(state, walk.game.text(state, move))
        with pytest.raises(MalformedMove):
            state.play(walk.game.space.size)
        with pytest.raises(NotYourTurn):
            state.play(state.moves()[0], seat=walk.seats)
        assert answers(state) == before
    with pytest.raises(GameOver):
        walk.end.play(0)


@on_walks
def components_are_conserved(walk: Walk) -> None:
    census = walk.start().census()
    assert census, "nothing is counted"
    for state, move in walk.positions():
        assert state.census() == census, f"before {walk.game.text(state, move)}"
    assert walk.end.census() == census, "at the end"


@on_walks
def scores_add_up(walk: Walk) -> None:
    for state in walk.samples(20):
        scores = state.scores()
        assert len(scores) == walk.seats
        for seat, score in enumerate(scores):
            breakdown = state.breakdown(seat)
            assert sum(breakdown.values()) == score, f"seat {seat}: {breakdown} is not {score}"
            assert set(breakdown) <= set(walk.game.categories)


@on_walks
def outcomes_rank_the_seats(walk: Walk) -> None:
    outcome = walk.end.outcome()
    standings = [walk.end.standing(seat) for seat in range(walk.seats)]
    assert outcome.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] != []
    assert outcome.ranks == [1 + sum(other > mine for other in standings) for mine in standings]
    assert outcome.scores == walk.end.scores()
    assert [sum(breakdown.values()) for breakdown in outcome.breakdown] == outcome.scores
