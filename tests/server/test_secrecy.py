"""Over the wire, nobody can tell two worlds apart that look the same from their seat: every byte is compared.

Whole games are played on a running server. At every step and for everybody who looks on, the table is swapped for one
in another world that this viewer cannot tell from the real one: what is hidden is dealt anew, and what was done unseen
was something else. Everything the viewer is sent is compared, pushed or asked for; and what is told of the past with
what was pushed then.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import pytest

from filone import games
from filone.kernel import EVERYONE, SPECTATOR, Game
from filone.server.replay import MOST
from filone.server.room import Room
from filone.table import Played, Table
from filone.table.play import Step
from server.harness import Player, Running, Socket, config, policy, shortened, start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(config(f"sqlite:///{tmp_path_factory.mktemp('secrecy') / 'filone.db'}"))
    yield running
    running.stop()


class World:
    """What a viewer holds possible besides the truth."""

    def __init__(self, game: Game, seat: int, rng: Random) -> None:
        self.space = game.space
        self.seat = seat
        self.rng = rng
        self.steps: list[Step] = []
        self.moves: list[Played] = []

    def like(self, real: Table) -> Table:
        """Another table that looks the same."""
        for step in real.play.steps[len(self.steps) :]:
            self.steps.append(step if self.saw(step) else msgspec.structs.replace(step, shown=self.retold(step)))
        done = {step.version: step.shown for step in reversed(self.steps)}
        for played in real.play.moves[len(self.moves) :]:
            self.moves.append(msgspec.structs.replace(played, move=self.space.from_json(done[played.version])))
        other = real.copy()
        other.play.state.redeal(self.seat, self.rng)
        other.play.steps, other.play.moves = self.steps[:], self.moves[:]
        return other

    def saw(self, step: Step) -> bool:
        return step.witnesses == EVERYONE or (self.seat >= 0 and bool(step.witnesses >> self.seat & 1))

    def retold(self, step: Step) -> dict[str, Any]:
        """The same step with other secrets."""
        move = self.space.from_json(step.shown)
        kind = self.space.kind_of(move)
        told = zip(kind.args, kind.indices(move), strict=True)
        return self.space.json(
            kind.code([self.rng.randrange(arg.size) if arg.secret else index for arg, index in told])
        )


class Seen(NamedTuple):
    """What a viewer was sent of the game when there were so many entries in the log."""

    entries: int
    turn: int
    scores: list[int] | None
    view: Any


def changed(value: Any, change: Any) -> Any:
    """A value after a change (`messages.Change`)."""
    if isinstance(change, list):
        return change[0]
    after = dict(enumerate(value)) if isinstance(value, list) else dict(value)
    for key, inner in change.items():
        place = int(key) if isinstance(value, list) and key != "length" else key
        if inner is None:
            del after[place]
        else:
            after[place] = changed(after.get(place), inner)
    if isinstance(value, list):
        length = after.pop("length", len(after))
        return [after[number] for number in range(length)]
    return after


class Viewer:
    """One who looks on, from a seat or from outside, over HTTP and a WebSocket."""

    def __init__(self, player: Player, socket: Socket, table: str, seat: int, world: World) -> None:
        self.http = HTTPConnection(urlsplit(player.address).netloc)
        self.headers = {"authorization": f"Bearer {player.token}"} if player.token is not None else {}
        self.socket = socket
        self.table = table
        self.seat = seat
        self.world = world
        self.seen: list[Seen] = []

    def ask(self, path: str, body: dict[str, Any] | None = None) -> bytes:
        """An answer; a connection that was left alone for long may have been closed, and is made again."""
        data = None if body is None else msgspec.json.encode(body)
        for _ in range(2):
            with suppress(ConnectionError):
                self.http.request("POST" if body else "GET", f"/api/tables/{self.table}{path}", data, self.headers)
                answer = self.http.getresponse()
                return b"%d %s" % (answer.status, answer.read())
            self.http.close()
        raise ConnectionError(path)

    def pushed(self) -> bytes:
        """The next position that the WebSocket brings."""
        while True:
            message = self.socket.connection.recv(30, decode=False)
            if message.startswith(b'{"type":"position"'):
                return message

    def receives(self, version: int, last: int, since: int, wrong: list[Any]) -> list[bytes]:
        """What is pushed after version `last`, what is answered to every question, how every wrong move is refused."""
        self.socket.send("watch", table=self.table, version=last)
        received = [
            self.pushed(),
            self.ask(f"?version={since}"),
            self.ask(f"/log?since={since}"),
            self.ask("/record"),
        ]
        for move in wrong:
            body = {"seat": max(self.seat, 0), "version": version, "move": move}
            received += [self.ask("/why", body), self.ask("/move", body | {"key": "aaaaaaaa"})]
        return received

    def keeps(self, pushed: bytes, entries: int) -> None:
        position = msgspec.json.decode(pushed)
        self.seen.append(Seen(entries, position["table"]["turn"], position["scores"], position["view"]))

    def recalls(self, since: int, version: int) -> list[Seen]:
        """What was on the table before this version, as the server tells it."""
        status, told = self.ask(f"/past?since={since}&version={version}").split(b" ", 1)
        assert status == b"200"
        past, view, recalled = msgspec.json.decode(told), None, []
        assert past["seat"] == self.seat
        for one in past["positions"]:
            view = changed(view, one["change"])
            recalled.append(Seen(one["at"], one["turn"], one["scores"], view))
        return recalled


@contextmanager
def looking_on(server: Running, game: Game, seats: int, options: dict[str, Any], rng: Random) -> Iterator[list[Viewer]]:
    """A table with everybody in their seats, and two spectators: one with a name, one without."""
    with ExitStack() as stack:
        names = [f"{game.name}{seats}-{rng.random()}"[:30] for _ in range(seats + 1)]
        players = [Player(server.address, name) for name in [*names, None]]
        for player in players:
            stack.callback(player.close)
        table = start(players[:seats], game.name, options=options, scores=True)
        viewers = []
        for seat, player in enumerate(players):
            socket = stack.enter_context(player.socket())
            socket.wait("hello")
            eyes = seat if seat < seats else SPECTATOR
            viewers.append(Viewer(player, socket, table, eyes, World(game, eyes, rng)))
            stack.callback(viewers[-1].http.close)
        yield viewers


def any_move(game: Game, rng: Random) -> int:
    return game.space.meant(rng.randrange(game.space.size))


def wrong_moves(game: Game, table: Table, rng: Random) -> list[Any]:
    """Some that do not exist, and some that are not allowed now."""
    tried = [{"kind": "nothing"}, *(game.space.json(any_move(game, rng)) for _ in range(2))]
    return [move for move in rng.sample(tried, 2) if move not in (table.play.legal(table.turn) or [])]


def compare(server: Running, name: str, seats: int, options: dict[str, Any], seed: int, most: int | None = None) -> int:
    """Play a whole game, or its first moves; gives the number of them."""
    game, rng = games.load(name), Random(seed)
    choose = policy(game)
    with looking_on(server, game, seats, options, rng) as viewers:
        table = viewers[0].table
        room: Room = server.inside(server.hall.rooms.get(table))
        versions = [0]
        pushes: list[bytes] = []
        while (real := room.table).turn >= 0 and len(versions) - 1 != most:
            version = real.sheet.version
            wrong = wrong_moves(game, real, rng)
            asking = {real.turn, rng.randrange(len(viewers))}
            for number, viewer in enumerate(viewers):
                questions = version, versions[-1], rng.choice(versions), wrong if number in asking else []
                here = viewer.receives(*questions)
                room.replace(viewer.world.like(real))
                there = viewer.receives(*questions)
                room.replace(real)
                assert there == here
                assert not any(real.sheet.secret.encode() in told for told in here)
                assert not pushes or here[0] == pushes[number], "what was pushed is what is compared"
                if number in asking:
                    since = rng.choice([0, *(one.entries for one in viewer.seen)])
                    told = [one for one in viewer.seen if one.entries >= since][-MOST:]
                    assert viewer.recalls(since, version) == told
                viewer.keeps(here[0], len(real.play.steps))
            move = game.space.json(choose(real.play.state, rng))
            body = {"key": f"move-{version:08}", "seat": real.turn, "version": version, "move": move}
            assert viewers[real.turn].ask("/move", body).startswith(b"200")
            pushes = [viewer.pushed() for viewer in viewers]
            versions.append(version)
        return len(versions) - 1


@pytest.mark.parametrize("name", games.names())
def test_worlds_that_look_the_same_are_the_same_over_the_wire(server: Running, name: str) -> None:
    game = games.load(name)
    assert compare(server, name, next(seats for seats in game.seats if seats > 1), shortened(game), 1, most=8) > 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in games.names() for seats in games.load(name).seats]
)
def test_whole_games_at_every_number_of_seats(server: Running, name: str, seats: int) -> None:
    compare(server, name, seats, {}, 2)


def test_scores_of_a_game_with_secrets_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.load("toy"), "open_scores", True)
    with pytest.raises(AssertionError):
        compare(server, "toy", 3, {}, 3)


def test_a_log_that_tells_all_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Step, "seen_by", lambda step, _: step.shown)
    with pytest.raises(AssertionError):
        compare(server, "toy", 3, {}, 4)


def test_a_past_with_later_secrets_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filone.server.replay.state_at", lambda table, _: table.play.state.copy())
    with pytest.raises(AssertionError):
        compare(server, "toy", 3, {}, 6)


def test_a_record_handed_out_too_early_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filone.server.api.tables.seat_record", lambda table, _: table.record())
    with pytest.raises(AssertionError):
        compare(server, "toy", 3, {}, 5)
