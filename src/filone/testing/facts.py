"""Checks of what a game declares as true whoever plays it, and of what every seat remembers."""

from filone.kernel import CHANCE, OVER
from filone.kernel.history import History
from filone.testing.catalogue import on_walks
from filone.testing.secrecy import worlds
from filone.testing.walk import Walk, answers


@on_walks
def facts_hold(walk: Walk) -> None:
    facts = walk.game.facts
    assert len(walk.moves) <= facts.longest
    assert all(len(state.moves()) <= facts.outcomes for state, _ in walk.positions() if state.turn == CHANCE)
    least, most = facts.utility
    utilities = walk.end.utilities()
    assert all(least <= utility <= most for utility in utilities)
    assert walk.seats == 1 or abs(sum(utilities)) < 1e-9
    assert (max(utilities) == utilities[walk.end.outcome().winners[0]]) or walk.seats == 1
    if not facts.hidden:
        rng = walk.rng("hidden")
        for state in walk.samples(3):
            one, other = worlds(state, 0, rng)
            assert answers(one) == answers(other), "something is hidden"
    walk.game.start(walk.seats, facts.ends)


@on_walks
def resampled_histories_are_told_alike(walk: Walk) -> None:
    """To the seat for which they are resampled; and they are games: every move in them is legal."""
    rng = walk.rng("resample")
    seat = rng.randrange(walk.seats)
    history = History(walk.game, walk.start())
    for move in walk.moves[: rng.randrange(min(60, len(walk.moves)))]:
        history.step(move)
    other = history.resample(seat, rng)
    assert other.information(seat) == history.information(seat)
    assert other.state.view(seat).json() == history.state.view(seat).json()
    state = other.start.copy()
    for move in other.moves:
        assert state.turn != OVER
        state.play(move)
    assert answers(state) == answers(other.state)
    if not walk.game.facts.hidden:
        assert other.moves == history.moves
