"""How well Saboteur's bots tell who is who: rounds among players of scripted styles, and what diggers believe there.

    python benchmarks/beliefs.py [--rounds N] [--players N] [--seed S] [--but NAME=NUMBER,... ...]

Everybody plays at first sight. Saboteurs are `open` (they strike from the first turn on), `waiting` (as the bots play),
`hiding` (they dig like others until three cards are missing or the deck is empty) or `wavering` (every other move is a
digger's); diggers are `plain`, or `clumsy`
(one move in four is any legal one). The loss is the mean of -log(how likely a digger held the truth about another
seat), over all other seats, from the third turn of a round on: for the bots as they are, and for others who are the
same but for some numbers of `bot/weights.py`.
"""

from argparse import ArgumentParser
from collections import defaultdict
from math import log
from random import Random

from filone.bots.levels import knowledge_with
from filone.games.saboteur.bot.beliefs import Beliefs
from filone.games.saboteur.bot.knowledge import KNOWLEDGE, standing
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.decisions import under_way
from filone.games.saboteur.game import GAME
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE

SABOTEURS, DIGGERS = ("open", "waiting", "hiding", "wavering"), ("plain", "clumsy")
OPEN = knowledge_with(KNOWLEDGE, {"strike_from": 99.0})
NEAR = 3
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
    waits = style == "hiding" and root.deck_size > 0 and standing(root)[0] > NEAR
    if waits or (style == "wavering" and rng.random() < 0.5):
        world.roles[seat] = DIGGER
    return thought.roll(world)


def losses(state: Saboteur, seat: int, weights: Weights, rng: Random) -> list[float]:
    """What each other seat's role costs a digger who believes what it does."""
    root = GAME.imagine(state.view(seat), rng)
    assert isinstance(root, Saboteur)
    beliefs = Beliefs(root, seat, weights)
    total = sum(beliefs.weights)
    found = []
    for other in range(state.seats):
        if other != seat:
            pairs = zip(beliefs.castings, beliefs.weights, strict=True)
            held = sum(weight for casting, weight in pairs if casting[other] == state.roles[other]) / total
            found.append(-log(max(held, 1e-6)))
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--but", nargs="+", default=["hiding=0"], metavar="NAME=NUMBER,...")
    args = parser.parse_args()
    believers = [Weights()]
    for others in args.but:
        weights = Weights()
        for name, _, number in (pair.partition("=") for pair in others.split(",")):
            setattr(weights, name, float(number))
        believers.append(weights)
    print("| saboteurs | diggers | moves asked |", " | ".join(["bots", *args.but]), "|")
    print("|---" * (3 + len(believers)) + "|")
    for saboteurs in SABOTEURS:
        for diggers in DIGGERS:
            rng = Random(f"{args.seed} {saboteurs} {diggers}")
            found: dict[int, list[float]] = defaultdict(list)
            for _ in range(args.rounds):
                play_round(args.players, saboteurs, diggers, believers, found, rng)
            means = (f"{sum(found[at]) / len(found[at]):.3f} |" for at in range(len(believers)))
            print(f"| {saboteurs} | {diggers} | {len(found[0]) // (args.players - 1)} |", *means, flush=True)


def play_round(
    players: int, saboteurs: str, diggers: str, believers: list[Weights], found: dict[int, list[float]], rng: Random
) -> None:
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
        role = state.roles[state.turn]
        at += 1
        if role == DIGGER and at > 2 * players and at % EVERY == 0:
            for number, weights in enumerate(believers):
                found[number] += losses(state, state.turn, weights, rng)
        state.advance(choose(state, saboteurs if role == SABOTEUR else diggers, rng))


if __name__ == "__main__":
    main()
