"""Checks of what a learner is shown: rows hold what is declared and not a byte more than the seat knows."""

from filone.kernel import OVER, State
from filone.kernel.batch import move_of
from filone.kernel.features import Encoder, encoder_of, row_of
from filone.testing.catalogue import on_walks
from filone.testing.secrecy import worlds
from filone.testing.walk import Walk


def encoder(walk: Walk) -> Encoder:
    return encoder_of(walk.game.package, walk.start())


def rows(encoder: Encoder, state: State) -> list[bytes]:
    return [row_of(encoder, state, seat) for seat in range(state.seats)]


@on_walks
def rows_are_what_is_declared(walk: Walk) -> None:
    """Every number within its bounds; and what can change changes, or else the checks below would see nothing."""
    table = encoder(walk)
    names = [feature.name for feature in table.features]
    assert len(set(names)) == len(names)
    assert all(feature.about and len(set(feature.labels)) == len(feature.labels) for feature in table.features)
    most = [feature.most for feature in table.features for _ in feature.labels]
    seen = set()
    for state in walk.samples(20):
        for row in rows(table, state):
            seen.add(row)
            assert all(number <= bound for number, bound in zip(row, most, strict=True))
    assert len(seen) > 1, "every row is the same"


@on_walks
def rows_tell_what_a_seat_knows(walk: Walk) -> None:
    """In worlds that a seat cannot tell apart they are the same, and stay so."""
    table = encoder(walk)
    rng = walk.rng("rows")
    rng = walk.rng("rows")
    for state in walk.samples(6):
        for seat in range(walk.seats):
            one, other = worlds(state, seat, rng)
            for _ in range(6):
                assert row_of(table, one, seat) == row_of(table, other, seat)
                common = sorted(set(one.moves()) & set(other.moves()))
                if not common:
                    break
                move = rng.choice(common)
                one.step(move)
                other.step(move)
                if one.turn == OVER or other.turn == OVER:
                    break  # everything is laid open


@on_walks
def rows_hide_what_a_seat_is_not_told(walk: Walk) -> None:
    """Two moves that differ only in what a seat is not told leave it with the same row, until the end."""
    table = encoder(walk)
    rng = walk.rng("rows told")
    for state in walk.samples(6):
        moves = state.moves()
        for seat in range(walk.seats):
            seen: dict[str, bytes] = {}
            for move in rng.sample(moves, min(12, len(moves))):
                told = str(walk.game.describe(state, move, seat))
                after = state.copy()
                after.step(move)
                if seat != state.turn and after.turn != OVER:
                    row = row_of(table, after, seat)
                    assert seen.setdefault(told, row) == row, f"{seat} can tell {walk.game.text(state, move)}"


@on_walks
def moves_have_numbers(walk: Walk) -> None:
    """Each legal move one of its own, which leads back to it."""
    table = encoder(walk)
    for state in walk.samples(50):
        if state.turn >= 0:
            numbers = [int(table.number(state, move)) for move in state.legal()]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < table.actions for number in numbers)
            assert [move_of(table, state, number) for number in numbers] == state.legal()
