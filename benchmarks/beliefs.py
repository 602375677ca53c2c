"""How well Saboteur's bots tell who is who: rounds among players of scripted styles, and what diggers believe there.

    python benchmarks/beliefs.py [--rounds N] [--players N] [--seed S] [--but NAME=NUMBER,... ...] [--fit NAME ...]

Everybody plays at first sight. Saboteurs are `open` (they strike from the first turn on), `waiting` (as the bots play),
`hiding` (they dig like others until three cards are missing or the deck is empty) or `wavering` (every other move is a
digger's); diggers are `plain`, or `clumsy`
(one move in four is any legal one). The loss is the mean of -log(how likely a digger held the truth about another
seat), over all other seats, from the third turn of a round on: for the bots as they are, and for others who are the
same but for some numbers of `bot/weights.py`. `--fit` looks for better numbers on these rounds: measure them on others.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple

from filone.bots.levels import knowledge_with
from filone.games.saboteur.bot.beliefs import Beliefs
from filone.games.saboteur.bot.knowledge import KNOWLEDGE, Standing
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.game import GAME
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE

SABOTEURS, DIGGERS = ("open", "waiting", "hiding", "wavering"), ("plain", "clumsy")
OPEN = knowledge_with(KNOWLEDGE, {"strike_from": 99.0})
NEAR = 3
STEPS = (0.4, 0.2, 0.1)
EVERY = 3
"""A digger is asked so seldom what it believes: what it believes now is nearly what it believed a move before."""


def choose(state: Saboteur, style: str, rng: Random) -> int:
    """A move for the seat on turn, from its view."""
    seat = state.turn
    root = GAME.imagine(state.view(seat), rng)
    assert isinstance(root, Saboteur)
    legal = root.legal()
    if len(legal) == 1 or (style == "clumsy" and rng.random() < 0.25):
        return rng.choice(legal)
    thought = (OPEN if style in ("open", "wavering") else KNOWLEDGE).think(root, seat, rng)
    world = thought.world()
    assert isinstance(world, Saboteur)
    waits = style == "hiding" and root.deck_size > 0 and Standing(root).front > NEAR
    if waits or (style == "wavering" and rng.random() < 0.5):
        world.roles[seat] = DIGGER
    return thought.roll(world)


class Asked(NamedTuple):
    """A digger who is asked what it believes, and what is true."""

    root: Saboteur
    seat: int
    roles: list[int]

    def losses(self, weights: Weights) -> list[float]:
        """What each other seat's role costs a digger who believes what it does."""
        beliefs = Beliefs(self.root, self.seat, weights)
        total = sum(beliefs.weights)
        found = []
        for other, role in enumerate(self.roles):
            if other != self.seat:
                pairs = zip(beliefs.castings, beliefs.weights, strict=True)
                held = sum(weight for casting, weight in pairs if casting[other] == role) / total
                found.append(-log(max(held, 1e-6)))
        return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--but", nargs="+", default=["hiding=0"], metavar="NAME=NUMBER,...")
    parser.add_argument("--fit", nargs="+", default=[], metavar="NAME")
    args = parser.parse_args()
    believers = [Weights()]
    for others in args.but:
        weights = Weights()
        for name, _, number in (pair.partition("=") for pair in others.split(",")):
            setattr(weights, name, float(number))
        believers.append(weights)
    print("| saboteurs | diggers | moves asked |", " | ".join(["bots", *args.but]), "|")
    print("|---" * (3 + len(believers)) + "|")
    pool: list[list[Asked]] = []
    for saboteurs in SABOTEURS:
        for diggers in DIGGERS:
            rng = Random(f"{args.seed} {saboteurs} {diggers}")
            pool.append(
                [asked for _ in range(args.rounds) for asked in play_round(args.players, saboteurs, diggers, rng)]
            )
            means = (f"{loss(pool[-1:], weights):.3f} |" for weights in believers)
            print(f"| {saboteurs} | {diggers} | {len(pool[-1])} |", *means, flush=True)
    print("| all | all | |", *(f"{loss(pool, weights):.3f} |" for weights in believers), flush=True)
    if args.fit:
        fit(pool, args.fit)


def loss(pool: Sequence[Sequence[Asked]], weights: Weights) -> float:
    """The mean over all seats that somebody was asked about, every pair of styles counting the same."""
    found = [[each for asked in styles for each in asked.losses(weights)] for styles in pool]
    return sum(sum(losses) / len(losses) for losses in found) / len(found)


def fit(pool: Sequence[Sequence[Asked]], names: Sequence[str]) -> None:
    """One number after the other is moved as long as that lowers the loss, in smaller and smaller steps."""
    weights = Weights()
    best = loss(pool, weights)
    for step in STEPS:
        for name in names:
            for by in (step, -step):
                while True:
                    before = getattr(weights, name)
                    setattr(weights, name, before + by)
                    now = loss(pool, weights)
                    if now >= best - 1e-5:
                        setattr(weights, name, before)
                        break
                    best = now
        found = ",".join(f"{name}={getattr(weights, name):.3g}" for name in names)
        print(f"{best:.4f} {found}", flush=True)


def play_round(players: int, saboteurs: str, diggers: str, rng: Random) -> Iterator[Asked]:
    state = GAME.start(players)
    assert isinstance(state, Saboteur)
    at = 0
    first = state.round
    while state.round == first:
        if state.turn == CHANCE:
            state.advance(state.draw(rng.random()))
            continue
        if not under_way(state.open):
            return
        seat = state.turn
        role = state.roles[seat]
        at += 1
        if role == DIGGER and at > 2 * players and at % EVERY == 0:
            root = GAME.imagine(state.view(seat), rng)
            assert isinstance(root, Saboteur)
            yield Asked(root, seat, state.roles[:])
        state.advance(choose(state, saboteurs if role == SABOTEUR else diggers, rng))


if __name__ == "__main__":
    main()
