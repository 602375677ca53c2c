"""How differently the styles play, and what that costs them.

    python benchmarks/styles.py [--only GAME] [--games K] [--nodes N] [--seed S]

One seat plays in a style and the others do not; the same deals are played with all seats alike. Counted is what a style
is known by (a kind of move, by game, in the seat's own moves), and the score of the seat, deal by deal. The bots are
masters that think N iterations a move; with 0 they play what looks best at first sight.
"""

from argparse import ArgumentParser
from hashlib import sha256
from random import Random

from filone import games
from filone.bots import Bot, Budget, styles_of
from filone.bots.arena import mean
from filone.bots.bot import PolicyBot, SearchBot
from filone.bots.drive import drive
from filone.bots.levels import knowledge_of
from filone.kernel import Game
from filone.kernel.dice import Dice

TABLES = {"saboteur": 5, "eldorado": 2, "valdora": 3, "caverna": 2}
KNOWN_BY = {
    "saboteur": {"trusting": "break", "suspicious": "break", "bold": "break", "careful": "repair"},
    "eldorado": {"bold": "buy", "trader": "buy", "careful": "keep"},
    "valdora": {"careful": "turn", "builder": "turn", "trader": "buy_item"},
    "caverna": {"bold": "forge", "careful": "sow", "trader": "trade"},
}


def play(game: Game, styles: list[str], nodes: int, deal: str, kind: str) -> tuple[float, float]:
    """How often the first seat made a kind of move, and its score."""
    bots: list[Bot] = []
    for style in styles:
        knowledge = knowledge_of(game, style)
        bots.append(SearchBot(game, knowledge, 1.0) if nodes else PolicyBot(game, knowledge))
    state = game.start(len(bots), game.simulation)
    dice, rng, budget = Dice(sha256(deal.encode()).digest()), Random(deal), Budget(nodes=nodes)
    count = 0
    for move in drive(state, dice.roll, lambda view: bots[view.seat].choose(view, budget, rng)):
        count += state.turn == 0 and game.describe(state, move)["kind"] == kind
        state.advance(move)
    return float(count), float(state.outcome().scores[0])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(
        "| game | style | known by | others do it | this one | score, compared |", "|---|---|---|---|---|---|", sep="\n"
    )
    for name in [args.only] if args.only else TABLES:
        game = games.load(name)
        others = [""] * (TABLES[name] - 1)
        for style in styles_of(game):
            kind = KNOWN_BY[name][style]
            plain, own = (
                [play(game, [one, *others], args.nodes, f"{args.seed}:{deal}", kind) for deal in range(args.games)]
                for one in ("", style)
            )
            usual, mine = (sum(count for count, _ in played) / args.games for played in (plain, own))
            more, (low, high) = mean([ours - theirs for (_, ours), (_, theirs) in zip(own, plain, strict=True)])
            print(
                f"| {name} | {style} | {kind} | {usual:.1f} | {mine:.1f} | {more:+.1f} ({low:+.1f} to {high:+.1f}) |",
                flush=True,
            )


if __name__ == "__main__":
    main()
