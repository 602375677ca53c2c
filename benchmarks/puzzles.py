"""Finds puzzles: decisions of games between masters where one move is clearly best, checked by a long search.

    python benchmarks/puzzles.py [--only GAME] [--number 10] [--nodes 150] [--check 500] [--seed 1]

Masters play game after game, thinking in nodes, so that the same command finds the same puzzles everywhere. Where a
thought prefers one move by far, every legal move is thought through as long as any other, twice, with dice of their
own; where both agree that the best are better than all others by more than chance, the puzzle is written into the
game's folder, with what its seat could not know made up.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

import msgspec

from filone import games
from filone.bots.levels import knowledge_of
from filone.bots.search import Node, Search, best
from filone.kernel import CHANCE, OVER, Game, State, View
from filone.kernel.history import History
from filone.teaching.hint import CLOSE, reasons
from filone.teaching.puzzle import Puzzle

GAMES = Path(__file__).parents[1] / "src" / "filone" / "games"
SEATS = {"saboteur": 4, "valdora": 3, "eldorado": 3, "caverna": 2}
CHOICES = range(4, 41)
"""Legal moves of a puzzle: fewer are no riddle, and more take too long to check."""
CLEAR = 0.05
"""How much more the best move is worth than the first that is not."""
ANSWERS = 2
"""So many moves at most are as good as each other."""
ALIKE = 2
"""So many puzzles at most have the same answer."""
EASY = 0.9
"""A move that looks better than all others by so much at first sight is nothing to be found."""


def find(game: Game, nodes: int, check: int, rng: Random) -> Iterator[Puzzle]:
    """One of each game at most, so that they differ, and from a different moment each."""
    seen: Counter[str] = Counter()
    while True:
        history = game.history(SEATS[game.name])
        skip = rng.randrange(60)
        while history.state.turn != OVER:
            state = history.state
            legal = state.legal()
            if state.turn == CHANCE:
                history.step(state.draw(rng.random()))
            elif len(legal) == 1:
                history.step(legal[0])
            else:
                view = state.view(state.turn)
                tree, priors = think(game, view, nodes, rng)
                skip -= 1
                move = best(tree, legal, priors)
                if skip < 0 and promising(tree, legal, priors, state.turn) and reasons(game, view, move):
                    puzzle = checked(game, history, check, rng)
                    if puzzle and seen[puzzle.answers[0]] < ALIKE:
                        seen[puzzle.answers[0]] += 1
                        yield puzzle
                        break
                history.step(move)


def think(game: Game, view: View, nodes: int, rng: Random) -> tuple[Node, list[float]]:
    thought = knowledge_of(game).think(game.imagine(view, rng), view.seat, rng)
    return Search(thought).grow(inf, nodes), thought.priors(thought.root, thought.root.legal())


def promising(tree: Node, legal: list[int], priors: list[float], seat: int) -> bool:
    """Does one move do clearly better than what looks best otherwise?"""
    if len(legal) not in CHOICES:
        return False
    chosen = best(tree, legal, priors)
    others = [tree.children[move] for move in legal if move in tree.children and move != chosen]
    ranked = sorted((child.worth(seat) for child in others if child.visits > 2), reverse=True)
    if not ranked or priors[legal.index(chosen)] > EASY * sum(priors):
        return False
    return tree.children[chosen].worth(seat) - ranked[min(ANSWERS, len(ranked)) - 1] > CLEAR


def checked(game: Game, history: History, check: int, rng: Random) -> Puzzle | None:
    """The puzzle, if two long searches agree on it."""
    seat = history.state.turn
    view = history.state.view(seat)
    worths = [worth(game, view, check, Random(rng.random()))]
    if not clear(worths[0], answers_of(worths[0])):
        return None
    worths.append(worth(game, view, check, Random(rng.random())))
    mean = {move: sum(found[move] for found in worths) / 2 for move in worths[0]}
    top = max(mean.values())
    answers = answers_of(mean)
    if not all(clear(found, answers) for found in worths):
        return None
    if not all(reasons(game, view, move) for move in answers):
        return None
    text = game.space.text
    made_up = history.resample(seat, rng)
    assert made_up.state.view(seat) == view
    return Puzzle(
        seats=view.seats,
        seat=seat,
        played=[text(move) for move in made_up.moves],
        answers=[text(move) for move in answers],
        loss={text(move): max(0, round(100 * (top - value))) for move, value in mean.items()},
    )


def answers_of(found: dict[int, float]) -> list[int]:
    """The moves that are as good as the best, the best one first."""
    top = max(found.values())
    return sorted((move for move in found if top - found[move] <= CLOSE), key=lambda move: -found[move])


def clear(found: dict[int, float], answers: list[int]) -> bool:
    """Are the answers few, and better than all others?"""
    rest = [value for move, value in found.items() if move not in answers]
    return len(answers) <= ANSWERS and bool(rest) and max(found[move] for move in answers) - max(rest) >= CLEAR


def worth(game: Game, view: View, nodes: int, rng: Random) -> dict[int, float]:
    """What each legal move is worth to the seat, each thought through as long as any other."""
    thought = knowledge_of(game).think(game.imagine(view, rng), view.seat, rng)
    search = Search(thought)
    found = {}
    for move in thought.root.legal():
        tree = Node(view.seats)
        for _ in range(nodes):
            world: State = thought.world()
            world.proceed(move)
            search.iterate(tree, world)
        found[move] = tree.worth(view.seat)
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=SEATS)
    parser.add_argument("--number", type=int, default=10)
    parser.add_argument("--nodes", type=int, default=150)
    parser.add_argument("--check", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in [args.only] if args.only else SEATS:
        folder = GAMES / name / "puzzles"
        folder.mkdir(exist_ok=True)
        found = find(games.load(name), args.nodes, args.check, Random(args.seed))
        for number, puzzle in zip(range(1, args.number + 1), found, strict=False):
            path = folder / f"{number:02}.json"
            path.write_bytes(msgspec.json.encode(puzzle) + b"\n")
            print(name, number, len(puzzle.played), puzzle.answers, sorted(puzzle.loss.values())[:4], flush=True)


if __name__ == "__main__":
    main()
