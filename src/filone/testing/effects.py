"""Checks of effects: what a client is told of a legal move, so that it need know no rules."""

from filone.kernel import Game
from filone.kernel.effects import Effects
from filone.testing.catalogue import on_walks
from filone.testing.fluent import messages
from filone.testing.secrecy import worlds
from filone.testing.walk import Walk, answers


@on_walks
def effects_are_told_in_known_names(walk: Walk) -> None:
    known = names(walk.game)
    rng = walk.rng("effects")
    for state in walk.samples(8):
        before = answers(state)
        moves = state.moves()
        for move in rng.sample(moves, min(12, len(moves))):
            effects = walk.game.effects(state, move)
            assert isinstance(effects, Effects)
            for name, count in [*effects.costs.items(), *effects.brings.items()]:
                assert name in known, f"{walk.game.text(state, move)}: {name}"
                assert type(count) is int
        assert answers(state) == before, "telling changed something"


def names(game: Game) -> set[str]:
    """Things that have a text, whatever noun stands before them, and the arguments of moves."""
    keys = [key.split("-") for key in messages(game.package, "en")]
    things = {"-".join(parts[start:]) for parts in keys for start in range(len(parts))}
    return things | {arg.name for kind in game.space.kinds for arg in kind.args}


@on_walks
def redealt_worlds_have_the_same_effects(walk: Walk) -> None:
    rng = walk.rng("same effects")
    for state in walk.samples(6):
        if state.turn < 0:
            continue
        one, other = worlds(state, state.turn, rng)
        moves = one.moves()
        for move in rng.sample(moves, min(8, len(moves))):
            told = walk.game.effects(one, move)
            assert walk.game.effects(other, move) == told, walk.game.text(state, move)
