"""How often El Dorado's bots walk in circles: games by seed, and every turn in which a pawn came back for nothing.

    python benchmarks/circles.py [--nodes N | --seconds S] [--players N] [--turns T] [--seed S] [--show]

A pawn came back for nothing if it stands a second time in the same turn on a hex, and in between its expedition won no
card, no token and no block, and lost no card that is in its way. Items do not count as lost: they are spent.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from time import perf_counter

from filone.bots import Budget
from filone.bots.arena import Match, play
from filone.games.eldorado.content.cards import ITEM, KINDS
from filone.games.eldorado.content.tokens import TOKEN_KINDS
from filone.games.eldorado.game import GAME
from filone.games.eldorado.position import ARRIVED
from filone.games.eldorado.state import Eldorado
from filone.kernel import CHANCE, Record

Riches = tuple[list[int], int, int]


def riches(state: Eldorado, seat: int) -> Riches:
    """What an expedition owns: its cards by kind, its tokens, its blocks."""
    decks, own = state.decks, slice(seat * KINDS, (seat + 1) * KINDS)
    piles = [pile[own] for pile in (decks.draw, decks.hand, decks.played, decks.discard)]
    cards = [sum(kind) for kind in zip(*piles, strict=True)]
    tokens = sum(state.caves.held[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])
    return cards, tokens, state.holders.count(seat)


def gained(before: Riches, now: Riches) -> bool:
    cards = any(
        more > less or (more < less and not ITEM[kind])
        for kind, (less, more) in enumerate(zip(before[0], now[0], strict=True))
    )
    return cards or now[1] > before[1] or now[2] > before[2]


def turns(record: Record) -> Iterator[list[str]]:
    """Every turn with a real choice: its moves, and after a star those that closed a circle."""
    whose = (-1, -1)
    stood: dict[tuple[int, int], Riches] = {}
    told: list[str] = []
    places: list[int] = []
    for _, state, move in record.positions():
        assert isinstance(state, Eldorado)
        if state.turn == CHANCE:
            continue
        if (state.round, state.seat) != whose:
            if told:
                yield told
            whose, stood, told, places = (state.round, state.seat), {}, [], []
        first = state.seat * state.each
        for pawn in range(first, first + state.each):
            hex = state.pawns[pawn]
            now = riches(state, state.seat)
            if hex == ARRIVED:
                continue
            moved = places and places[pawn] != hex
            if moved and (pawn, hex) in stood and not gained(stood[pawn, hex], now):
                told.append("*")
            if moved or (pawn, hex) not in stood:
                stood[pawn, hex] = now
        places = state.pawns[:]
        told.append(GAME.text(state, move))
    if told:
        yield told


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--turns", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--show", action="store_true", help="the turns themselves")
    args = parser.parse_args()
    budget = Budget(nodes=args.nodes) if args.seconds is None else Budget(seconds=args.seconds)
    count = circles = deal = 0
    begun = perf_counter()
    while count < args.turns:
        bots = (args.bot,) * args.players
        match = Match(game=GAME.name, options=GAME.simulation, bots=bots, seed=args.seed, deal=deal, budget=budget)
        record = play(match).record
        assert record is not None
        for told in turns(record):
            count += 1
            if "*" in told:
                circles += 1
                if args.show:
                    print(f"deal {deal}: {', '.join(told)}", flush=True)
        deal += 1
    print(f"{circles} circles in {count} turns of {deal} games, {perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
