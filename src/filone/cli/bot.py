"""`filone bot --server URL BOT`: a bot of yours at a server, wherever somebody gives it a seat."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import msgspec

from filone import bots, games
from filone.bots import Bot, Budget
from filone.cli.arguments import Parser, UsageError, at_least, number
from filone.cli.extras import require
from filone.cli.output import printable
from filone.kernel.texts import words_of

if TYPE_CHECKING:
    from filone.client import Client, Listener


def arguments(parser: Parser) -> None:
    parser.add_argument("bot", metavar=parser.text("help-bot-name"), help=parser.text("help-bot"))
    parser.add_argument("--server", required=True, metavar="URL", help=parser.text("help-bot-server"))
    parser.add_argument("--token", default=None, metavar="T", help=parser.text("help-bot-token"))
    parser.add_argument("--seconds", type=number, default=1, metavar="N", help=parser.text("help-bot-seconds"))
    parser.add_argument("--games", type=number, default=None, metavar="K", help=parser.text("help-bot-games"))
    parser.add_seed()


def run(args: Namespace) -> int:
    require("httpx")
    import httpx  # noqa: PLC0415  (an extra: only those who visit a server need it)
    from websockets.exceptions import WebSocketException  # noqa: PLC0415

    from filone.client import Client  # noqa: PLC0415

    token = args.token or os.environ.get("FILONE_TOKEN")
    if token is None:
        raise UsageError("wrong-token")
    budget = Budget(seconds=at_least("--seconds", args.seconds, 1))
    for name in games.names():
        bots.bring(games.load(name), args.bot)
    words = words_of("filone.cli", args.lang)
    try:
        with Client(args.server, token) as client, client.listen() as listener:
            print(words("bot-here", name=printable(client.me().name), server=args.server), flush=True)
            visitor = Visitor(client, args.bot, budget, Random(args.seed))
            for table, rank in visitor.stay(listener, args.games):
                print(words("bot-over", table=printable(table), rank=rank), flush=True)
    except (httpx.HTTPError, OSError, WebSocketException) as error:
        raise UsageError("wrong-server", server=args.server, why=str(error)) from error
    return 0


class Visitor:
    """The same bot at many tables."""

    def __init__(self, client: "Client", name: str, budget: Budget, rng: Random) -> None:
        self.client = client
        self.name = name
        self.budget = budget
        self.rng = rng
        self.bots: dict[str, Bot] = {}
        self.playing: set[str] = set()

    def stay(self, listener: "Listener", most: int | None) -> Iterator[tuple[str, int]]:
        """Play until the connection ends, or `most` games are over: each table's name, and the rank there."""
        from filone.server.messages import Position, YourTurn  # noqa: PLC0415

        over = 0
        for info in self.client.tables().mine:
            if info.status == "playing":
                self.playing.add(info.id)
                listener.watch(info.id)
                self.play(info.id)
        for message in listener:
            match message:
                case YourTurn():
                    if message.table not in self.playing:
                        self.playing.add(message.table)
                        listener.watch(message.table)
                    self.play(message.table)
                case Position() if message.table.status == "over" and message.table.id in self.playing:
                    self.playing.discard(message.table.id)
                    ranks = message.outcome.ranks if message.outcome is not None else []
                    yield message.table.name or message.table.game, ranks[message.seat] if ranks else 0
                    over += 1
                    if over == most:
                        return

    def play(self, table: str) -> None:
        """Every move of the turn. What comes too late, because the table went on, is not sent again."""
        from filone.client import Refused  # noqa: PLC0415

        with suppress(Refused):
            position = self.client.position(table)
            while position.moves:
                game = games.load(position.table.game)
                bot = self.bots.setdefault(game.name, bots.bring(game, self.name))
                view = msgspec.json.decode(position.view, type=game.view)
                position = self.client.move(position, game.space.json(bot.choose(view, self.budget, self.rng)))
