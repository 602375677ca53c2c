"""`filone stats SOURCE`: what many games have in common: how long, how often who moves first wins, with how much."""

from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from statistics import mean

import msgspec

from filone import data
from filone.bots.arena import Z
from filone.cli.arguments import Parser
from filone.cli.chart import Bar, Group, shares_chart
from filone.cli.export import games_of
from filone.cli.output import print_columns, print_json
from filone.kernel.texts import Words, words_of


class Share(msgspec.Struct, frozen=True):
    """How whoever moved first, second and so on, or the same player, did: of `games` they won `wins`, in which a shared
    victory counts in parts."""

    who: str
    games: int
    wins: float
    score: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def doubt(self) -> float:
        """Half of the 95 % interval of the share."""
        return Z * sqrt(self.share * (1 - self.share) / self.games)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one game with the same number of seats that were played to the end."""

    game: str
    players: int
    games: int
    moves: float
    order: list[Share]
    """By who moved first: a seat tells nothing, for chance says who begins."""
    names: list[Share]


def arguments(parser: Parser) -> None:
    parser.add_argument("source", metavar=parser.text("help-source-name"), help=parser.text("help-source"))
    parser.add_argument(
        "--chart", type=Path, metavar=parser.text("help-file-name"), help=parser.text("help-stats-chart")
    )
    parser.add_json()


def run(args: Namespace) -> int:
    summaries = summarise(games_of(args.source))
    words = words_of("filone.cli", args.lang)
    if args.chart is not None:
        args.chart.write_text(chart(summaries, words), "utf-8")
    if args.json:
        print_json(summaries)
        return 0
    for number, summary in enumerate(summaries):
        if number:
            print()
        print(headline(summary, words))
        heads = [words(f"stats-{head}") for head in ("who", "games", "share", "score")]
        rows = [
            [share.who, str(share.games), f"{100 * share.share:.1f} % ± {100 * share.doubt:.1f}", f"{share.score:.1f}"]
            for share in [*named_order(summary, words), *summary.names]
        ]
        print_columns([heads, *rows], right=3)
    return 0


def summarise(games: Iterable[data.Game]) -> list[Summary]:
    lengths: dict[tuple[str, int], list[int]] = defaultdict(list)
    order: dict[tuple[str, int], dict[str, list[tuple[float, int]]]] = defaultdict(lambda: defaultdict(list))
    names: dict[tuple[str, int], dict[str, list[tuple[float, int]]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        record, result = game.record, game.record.result
        if result is None:
            continue
        of = record.game, record.seats
        lengths[of].append(len(record.moves))
        share = 1 / len(result.winners)
        did = [(share if seat in result.winners else 0.0, score) for seat, score in enumerate(result.scores)]
        for place, seat in enumerate(data.order_of_play(record), 1):
            order[of][str(place)].append(did[seat])
        for seat, name in enumerate(record.players):
            names[of][name].append(did[seat])
    return [
        Summary(
            game=of[0],
            players=of[1],
            games=len(found),
            moves=mean(found),
            order=shares(order[of]),
            names=sorted(shares(names[of]), key=lambda share: (-share.share, share.who)),
        )
        for of, found in sorted(lengths.items())
    ]


def shares(did: dict[str, list[tuple[float, int]]]) -> list[Share]:
    return [
        Share(who, len(all_of), sum(won for won, _ in all_of), mean(score for _, score in all_of))
        for who, all_of in did.items()
    ]


def headline(summary: Summary, words: Words) -> str:
    return words(
        "stats-game", game=summary.game, players=summary.players, games=summary.games, moves=round(summary.moves)
    )


def named_order(summary: Summary, words: Words) -> list[Share]:
    return [msgspec.structs.replace(share, who=words("stats-order", place=share.who)) for share in summary.order]


def chart(summaries: list[Summary], words: Words) -> str:
    """A bar for each place in the order of play and each player."""
    return shares_chart(
        Group(
            headline(summary, words),
            summary.players,
            [
                Bar(share.who, share.share, share.share - share.doubt, share.share + share.doubt)
                for share in [*named_order(summary, words), *summary.names]
            ],
        )
        for summary in summaries
    )
