"""Wrong clause numbers, planted one at a time into what may be said against a move: something must notice each.

    PYTHONPATH=tests python -m kit.planted [--all] [GAME ...]

plants them and says which were caught by what: the golden transcripts, or else the tests of the game.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from filone import games
from filone.kernel import Game, State
from filone.kernel.decisions import OfSeat, name_of
from filone.kernel.objections import Code
from filone.kernel.rulebook import rulebook
from filone.testing.golden import random_game, refusals
from filone.testing.legality import codes_of

TESTS = Path(__file__).parents[1]
PLANT = "FILONE_PLANT"


class Plant(msgspec.Struct, frozen=True):
    """A wrong clause: of the objection `at` this place against a kind of move, or (-1) of whatever is not asked for."""

    game: str
    decision: str
    kind: str
    at: int
    clause: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.game} {self.decision} {self.kind or '-'} {self.at}: {self.wrong} for {self.clause}"


def code_of(plant: Plant) -> Code:
    codes = codes_of(games.load(plant.game))
    return next(code for decision, code in codes.items() if name_of(decision) == plant.decision)


def plants(name: str) -> list[Plant]:
    """Every clause number of a game that a seat can meet, each with another one in its place."""
    game = games.load(name)
    clauses = list(rulebook(game.package, "en").clauses())
    rng = Random(name)
    found: list[Plant] = []

    def add(decision: type, kind: str, at: int, clause: str) -> None:
        wrong = rng.choice([other for other in clauses if other != clause])
        found.append(Plant(name, name_of(decision), kind, at, clause, wrong))

    for decision, code in codes_of(game).items():
        if issubclass(decision, OfSeat):
            add(decision, "", -1, code.clause)
            for kind, objections in code.asked.items():
                for at, (clause, _) in enumerate(objections):
                    add(decision, kind.name, at, clause)
    return found


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    code = code_of(plant)
    if plant.at < 0:
        code.clause = plant.wrong
        yield
        code.clause = plant.clause
        return
    objections = next(objections for kind, objections in code.asked.items() if kind.name == plant.kind)
    _, objects = objections[plant.at]
    objections[plant.at] = (plant.wrong, objects)
    yield
    objections[plant.at] = (plant.clause, objects)


def refused(game: Game, seats: int) -> list[tuple[State, int, str]]:
    """What the golden transcript of a table holds of refusals."""
    state = game.start(seats, game.simulation)
    told: Counter[tuple[str, str, str]] = Counter()
    found: list[tuple[State, int, str]] = []
    for number, move in enumerate(random_game(game, seats)):
        found += [(state.copy(), refused, clause) for refused, clause in refusals(state, number, told)]
        state.step(move)
    return found


def in_goldens(plant: Plant, held: list[tuple[State, int, str]]) -> bool:
    with planted(plant):
        return any(state.refuse(move) != clause for state, move, clause in held)


def in_tests(plant: Plant) -> bool:
    """Whether a test of the game fails."""
    env = os.environ | {
        PLANT: msgspec.json.encode(plant).decode(),
        "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--assert=plain", "-p", "kit.planted", f"games/{plant.game}"]
    return subprocess.run(command, cwd=TESTS, env=env, capture_output=True, check=False).returncode == 1


def pytest_configure() -> None:
    """In the tests that are to notice it."""
    planted(msgspec.json.decode(os.environ[PLANT], type=Plant)).__enter__()


def main() -> None:
    names = [name for name in sys.argv[1:] if name != "--all"] or games.names()
    missed = 0
    for name in names:
        game = games.load(name)
        held = [line for seats in game.seats for line in refused(game, seats)]
        for plant in plants(name) if "--all" in sys.argv else chosen(name):
            where = "goldens" if in_goldens(plant, held) else "tests" if in_tests(plant) else "NOTHING"
            missed += where == "NOTHING"
            print(f"{plant}: {where}", flush=True)
    sys.exit(f"{missed} not caught" if missed else 0)


def chosen(name: str) -> list[Plant]:
    """Fifteen of a game, or all it has."""
    found = plants(name)
    return Random(name).sample(found, min(15, len(found)))


if __name__ == "__main__":
    main()
