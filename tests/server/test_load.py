"""Nobody can exhaust the server: what strangers and greedy guests may ask for has an end, and others go on."""

import asyncio
import contextlib
import gc
import socket
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic, sleep, time
from typing import Any

import httpx
import msgspec
import pytest

from filone.server import storage
from filone.server.accounts import list_accounts
from filone.server.allowances import LONG
from filone.server.cache import ENTRY, Cache
from filone.server.config import Config
from filone.server.database import READERS
from filone.server.doors import PIPELINED, WebSocket
from filone.server.errors import Denial
from filone.server.hooks import SHARE
from filone.server.limits import Limits, Rate
from filone.server.messages import Pong, YourTurn
from filone.server.quotas import Quotas
from filone.server.room import EDITIONS, Visitor
from server.harness import FREE, UNLIMITED, Player, Refused, Running, finished, key, start

Make = Callable[..., Player]
Run = Callable[..., Running]


@pytest.fixture
def backend() -> str:
    """Most of this is the same on both databases."""
    return "sqlite"


# Memory


def test_a_cache_holds_so_many_bytes_and_forgets_what_was_not_asked_for() -> None:
    cache = Cache(3 * (ENTRY + 100))
    for name in "abc":
        cache.keep(name, bytes(100), 100)
    assert cache.get("a") is not None
    cache.keep("b", bytes(100), 100)
    cache.keep("d", bytes(100), 100)
    assert [name for name in "abcd" if cache.get(name) is not None] == ["a", "b", "d"]
    cache.keep("e", bytes(1000), 1000)
    assert cache.used == 0


def test_who_reads_everything_there_is_does_not_fill_the_memory(run: Run) -> None:
    server = run(cache=50_000, rooms=200_000)
    ada, ugo, nobody = Player(server.address, "Ada"), Player(server.address, "Ugo"), Player(server.address)
    tables = [start([ada, ugo]) for _ in range(8)]
    for table in tables:
        position = ada.move(ada.position(table), "swap")
        for version in range(position["version"] + 1):
            assert nobody.get(f"tables/{table}", version=version)["version"] == position["version"]
    rooms = server.hall.rooms
    assert 0 < rooms._cache.used <= 50_000
    assert sum(room.weight for room in rooms.all()) <= 250_000
    assert len(rooms.all()) > 1
    for one in (ada, ugo, nobody):
        one.close()


def test_who_watches_all_that_was_ever_played_does_not_fill_the_memory(run: Run) -> None:
    """A game that is over leaves the memory though somebody watches; what is said and begun there is still heard."""
    server = run(rooms=50_000)
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    rooms = server.hall.rooms
    with Player(server.address).socket() as socket:
        tables = [finished(ada, ugo) for _ in range(4)]
        for table in tables:
            socket.watch(table)
        first = tables[0]
        assert rooms.in_memory(first) is None
        assert len(rooms.all()) == 2
        ada.command(first, "chat", text="Again?")
        assert socket.wait("chat", table=first)["text"] == "Again?"
        for table in tables[1:]:
            ada.position(table)
        assert rooms.in_memory(first) is None
        again = ada.command(first, "rematch")["table"]
        assert socket.wait("position", version=ada.position(first)["version"])["table"]["rematch"] == again
        socket.send("unwatch", table=first)
        socket.send("ping", id=1)
        socket.wait("pong")
        for table in tables[1:]:
            ada.position(table)
        assert not rooms.is_watched(first)
        assert rooms._watchers.keys() == {*tables[1:]} | {room.table.sheet.id for room in rooms.all()}
    for one in (ada, ugo):
        one.close()


def test_what_was_sent_of_a_table_long_ago_is_not_kept(run: Run) -> None:
    server = run()
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
    table = start([ada, ugo], "caverna")
    cache = server.hall.rooms._cache
    sizes = []
    for _ in range(12):
        turn = ada.position(table)["table"]["turn"]
        ada.position(table)
        mover = (ada, ugo)[turn]
        mover.move(mover.position(table))
        sizes.append(len(cache._found))
    assert max(sizes) <= 2 * EDITIONS
    ada.close()
    ugo.close()


@contextlib.contextmanager
def no_rings_looked_for() -> Iterator[None]:
    """What holds itself stays for ever."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_refusal_keeps_no_table_in_memory(run: Run) -> None:
    """Strangers are refused as often as they like; tables that were let go must not wait for somebody to find them."""
    server = run(rooms=0)
    ada, ugo, nobody = Player(server.address, "Ada"), Player(server.address, "Ugo"), Player(server.address)
    begun, over = start([ada, ugo]), finished(ada, ugo)
    rooms = server.hall.rooms
    with no_rings_looked_for(), nobody.socket() as socket:
        for table, at, code in ((begun, 0, "not_over"), (over, 1000, "malformed")):
            known = weakref.ref(server.inside(rooms.get(table)).table)
            assert refusal(partial(nobody.get, f"tables/{table}/replay", at=at)) == code
            assert refusal(partial(ada.command, table, "move", seat=0, version=0, move="keep")) in {"stale", "over"}
            assert socket.watch(table, version=-1)["error"] == "malformed"
            ada.position(over if table is begun else begun)
            server.inside(asyncio.sleep(0.01))
            assert rooms.in_memory(table) is None
            assert known() is None
    for one in (ada, ugo, nobody):
        one.close()


@pytest.mark.parametrize("lost", [False, True])
def test_a_socket_that_has_ended_is_not_kept_in_memory(run: Run, lost: bool) -> None:
    """Closed by who opened it, or lost while something was said."""
    server = run()
    visitors = server.hall.presence.visitors

    async def speak(protocol: WebSocket, visitor: Visitor) -> None:
        protocol.disconnected = True
        visitor.push(Pong(id=1))

    with no_rings_looked_for():
        with Player(server.address).socket() as socket:
            socket.wait("hello")
            (visitor,) = visitors[None]
            protocol = visitor._say.__self__  # type: ignore[attr-defined]
            if lost:
                server.inside(speak(protocol, visitor))
            known = weakref.ref(visitor), weakref.ref(protocol)
            del visitor, protocol
        while server.connections or visitors:
            sleep(0.01)
        server.inside(asyncio.sleep(0.01))
        assert [one() for one in known] == [None, None]


def test_tables_watched_count_on_all_sockets_of_a_sender(run: Run) -> None:
    server = run(limits=Limits(guest=FREE, table=FREE, watched=2))
    ada = Player(server.address, "Ada")
    tables = [ada.new_table() for _ in range(3)]
    with ada.socket() as one, ada.socket() as two:
        assert one.watch(tables[0])["type"] == "position"
        assert two.watch(tables[1])["type"] == "position"
        assert two.watch(tables[2])["error"] == "too_fast"
        assert two.watch(tables[1])["type"] == "position"
        one.send("unwatch", table=tables[0])
        one.send("ping")
        one.wait("pong")
        assert two.watch(tables[2])["type"] == "position"
    ada.close()


# Addresses, for accounts are to be had for nothing


def only(**rates: Any) -> Limits:
    """No other limits than these."""
    return msgspec.structs.replace(UNLIMITED, **rates)


def refusal(act: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return str(refused.value.code)


def test_the_guests_of_an_address_share_its_requests_and_messages(run: Run) -> None:
    server = run(limits=only(address=Rate(0.001, 13)))
    guests = [Player(server.address, name) for name in ("Ada", "Ugo", "Eva")]
    table = guests[0].new_table()
    with guests[0].socket() as socket:
        socket.watch(table)
        for number in range(7):
            guests[number % 3].position(table)
        for guest in guests:
            assert refusal(lambda guest=guest: guest.get("tables")) == "too_fast"  # type: ignore[misc]
        socket.send("ping")
        assert socket.wait("error")["error"] == "too_fast"
    for guest in guests:
        guest.close()


def test_a_long_answer_counts_as_many(run: Run) -> None:
    server = run(limits=only(address=Rate(0.001, 3)))
    stranger = Player(server.address)
    assert len(stranger.http.get("/api/games/caverna/rules").content) > LONG
    assert refusal(lambda: stranger.get("tables")) == "too_fast"
    stranger.close()


def test_records_are_counted_whether_or_not_their_games_are_over(run: Run) -> None:
    """Who could bring any number of finished games could fill the disk."""
    server = run(quotas=Quotas(tables=2), limits=only(record=Rate(0.001, 3)))
    ada, ugo, eva = (Player(server.address, name) for name in ("Ada", "Ugo", "Eva"))
    table = start([ada, ugo])
    while (position := ada.position(table))["table"]["status"] != "over":
        mover = (ada, ugo)[position["table"]["turn"]]
        mover.move(mover.position(table))
    record = ada.get(f"tables/{table}/record")
    for _ in range(2):
        ada.post("records", key=key(), record=record)
    assert refusal(lambda: ada.post("records", key=key(), record=record)) == "too_many_tables"
    assert refusal(lambda: eva.post("records", key=key(), record=record)) == "too_fast"
    assert ugo.new_table()
    for one in (ada, ugo, eva):
        one.close()


def test_tables_that_take_long_to_read_keep_nobody_else_from_reading(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    server = run()
    ada = Player(server.address, "Ada")
    tables = [ada.new_table() for _ in range(READERS + 1)]
    server.hall.rooms._rooms.clear()
    go_on, load = threading.Event(), storage.load
    monkeypatch.setattr(storage, "load", lambda *given: go_on.wait(20) and load(*given))
    with ThreadPoolExecutor() as pool:
        readers = [pool.submit(httpx.get, f"{server.address}/api/tables/{table}", timeout=30) for table in tables]
        while len(server.hall.rooms._loading) < len(tables):
            sleep(0.01)
        assert len(ada.get("tables")["open"]) == len(tables)
        go_on.set()
        assert [reader.result().status_code for reader in readers] == [200] * len(tables)
    ada.close()


# Bots

SLOW = (sys.executable, "-u", "-c", "import time\nwhile input(): time.sleep(0.2); print(0)")
"""A healthy worker that takes its time."""


def bots_only(host: Player, seats: int = 3) -> str:
    """A table where only bots play, which goes on by itself."""
    table = host.new_table(seats=seats, bots={str(seat): "random" for seat in range(seats)}, sit=False)
    host.command(table, "start")
    return table


def test_bots_of_people_who_are_there_think_first_and_waiting_is_no_failure(run: Run) -> None:
    server = run(workers=1, bot_seconds=-1, worker_command=SLOW)
    greedy, ada = Player(server.address, "Greedy"), Player(server.address, "Ada")
    workers = server.hall.caretaker.workers
    before = set(workers._all)
    for _ in range(12):
        bots_only(greedy)
    table = start([ada], seats=2, bots={"1": "random"})
    with ada.socket() as socket:
        position = socket.watch(table)
        begun = monotonic()
        ada.move(position, "keep")
        while position["table"]["status"] != "over":
            position = socket.wait("position")
        assert monotonic() - begun < 2, "not after the twelve tables of bots"
    assert len(workers._waiting) > 5, "they still wait"
    assert server.hall.metrics.bot_failures._value.get() == 0
    assert before == workers._all
    greedy.close()
    ada.close()


LATE = (sys.executable, "-u", "-c", "import time\nwhile input(): time.sleep(0.8); print(0)")


def test_a_late_job_costs_the_table_its_thought_and_the_worker_nothing(run: Run) -> None:
    server = run(workers=1, bot_seconds=-1.5, worker_command=LATE)
    ada = Player(server.address, "Ada")
    workers = server.hall.caretaker.workers
    before = set(workers._all)
    table = start([ada], seats=2, bots={"1": "random"})
    with ada.socket() as socket:
        position = socket.watch(table)
        ada.move(position, "keep")
        while position["table"]["status"] != "over":
            position = socket.wait("position", timeout=5)
    assert server.hall.metrics.bot_failures._value.get() == 1
    assert before == workers._all
    ada.close()


def served(server: Running, *jobs: tuple[str, int, str]) -> str:
    """The order in which accounts are served who ask at once: each with its rank and its address."""
    taken: list[str] = []

    async def serve() -> None:
        choose = server.hall.caretaker.workers.choose
        await asyncio.gather(
            *[choose(partial(taken.append, one), partial(int, rank), one, at) for one, rank, at in jobs]
        )

    server.inside(serve())
    return "".join(taken)


def test_every_account_has_its_share_of_the_workers(run: Run) -> None:
    server = run(workers=1, bot_seconds=0.0)
    assert served(server, *((account, 0, "") for account in "aaaaabc"), ("z", -1, "")) == "zabcaaaa"


def test_many_accounts_of_one_address_have_one_share_of_the_workers(run: Run) -> None:
    server = run(workers=1, bot_seconds=0.0)
    jobs = [(account, 0, address) for account, address in zip("aabcd", "11112", strict=True)]
    assert served(server, *jobs) == "adbca"
    ada, eva = Player(server.address, "Ada"), Player(server.address, "Eva")
    ada.http.headers["x-forwarded-for"] = "203.0.113.9"
    table = start([ada], seats=2, bots={"1": "random"})
    with pytest.raises(Refused):
        eva.command(table, "resign", seat=0)
    assert server.hall.rooms.in_memory(table).address == "203.0.113.9", "not that of who was refused"  # type: ignore[union-attr]
    ada.close()
    eva.close()


def test_by_default_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(cores)), raising=False)  # noqa: B023
        assert Config(database="").workers == workers


# Threads


def test_where_one_sort_of_work_is_stuck_the_others_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that does not answer keeps nobody from a table, a password or a replay."""
    server = run()
    monkeypatch.setattr(server.hall.pools.names, "seconds", 0.3)
    mute, answer = threading.Event(), socket.getaddrinfo

    def look_up(host: str, *rest: Any, **more: Any) -> Any:
        if host == "mute.example":
            mute.wait(60)
        return answer(host, *rest, **more)

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    guests = [Player(server.address, f"Guest {number}") for number in range(12)]

    def set_hook(guest: Player) -> str:
        with pytest.raises(Refused) as refusal:
            guest.call("PATCH", "me", json={"hook": "http://mute.example/"})
        return refusal.value.code

    try:
        with ThreadPoolExecutor(len(guests)) as people:
            assert set(people.map(set_hook, guests)) == {"busy"}
            assert "too_fast" in set(people.map(set_hook, guests)), "a thread that hangs counts as its guest's share"
        begun = monotonic()
        ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo")
        ada.post("password", password="correct horse")
        table = start([ada, ugo])
        for one in (ada, ugo):
            one.move(one.position(table), "keep")
        assert ada.get(f"tables/{table}/replay")["at"] == 4
        assert monotonic() - begun < 5
    finally:
        mute.set()
    for one in (ada, ugo, *guests):
        one.close()


def test_a_pool_has_room_for_so_many(run: Run) -> None:
    server = run()
    pool = server.hall.pools.replays
    held = threading.Event()

    async def flood() -> list[str]:
        asked = [asyncio.ensure_future(pool.run(f"address {number}", held.wait, 30)) for number in range(60)]
        await asyncio.sleep(0.1)
        refused = [work.exception().code for work in asked if work.done()]  # type: ignore[union-attr]
        held.set()
        await asyncio.gather(*asked, return_exceptions=True)
        return refused

    assert server.inside(flood()) == ["busy"] * 10


def test_the_accounts_of_an_address_wait_for_each_other_and_keep_nobody_else_waiting(run: Run) -> None:
    server = run()
    pool = server.hall.pools.replays
    done: list[str] = []

    def work(account: str) -> None:
        sleep(0.02)
        done.append(account)

    async def flood() -> list[str]:
        crowd = [
            asyncio.ensure_future(pool.run((f"guest {number}", "crowded"), work, f"guest {number}"))
            for number in range(60)
        ]
        await asyncio.sleep(0.01)
        refused = [one.exception().code for one in crowd if one.done()]  # type: ignore[union-attr]
        await pool.run(("ada", "home"), work, "ada")
        await asyncio.gather(*crowd, return_exceptions=True)
        return refused

    assert server.inside(flood()) == ["too_fast"] * 35
    assert len(done) == 26
    assert "ada" in done[:5], "she comes next, however many guests were there before her"


def test_what_nobody_waits_for_any_more_leaves_its_place(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    server = run()
    pool = server.hall.pools.replays
    monkeypatch.setattr(pool, "seconds", 0.1)
    held = threading.Event()
    done: list[int] = []

    async def wait() -> list[str]:
        asked: list[Any] = [pool.run(f"address {number}", held.wait, 30) for number in range(2)]
        asked += [pool.run("late", partial(done.append, number)) for number in range(2)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        held.set()
        await pool.run("late", done.append, 2)
        return [one.code for one in answers if isinstance(one, Denial)]

    assert server.inside(wait()) == ["busy"] * 4
    assert done == [2]


def test_a_hook_that_does_not_answer_delays_no_other_and_rests(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    server = run()
    hooks = server.hall.hooks
    called: list[str] = []

    def post(url: str, body: bytes, private: bool, headers: dict[str, str]) -> None:
        called.append(url)
        if "mute" in url:
            sleep(0.3)
            raise TimeoutError

    monkeypatch.setattr("filone.server.hooks._post", post)
    monkeypatch.setattr("filone.server.hooks.ATTEMPTS", 1)

    async def call() -> None:
        turn = YourTurn(table="t", name="", game="toy", version=1)
        for _ in range(50):
            hooks.call("greedy", "http://mute.example/", turn)
        hooks.call("ada", "http://ada.example/", turn)
        await asyncio.sleep(0.2)
        assert called == ["http://mute.example/", "http://ada.example/"]
        assert len(hooks._calls["greedy"]) == SHARE
        await asyncio.sleep(4)
        assert not hooks._calls
        before = len(called)
        hooks.call("greedy", "http://mute.example/", turn)
        await asyncio.sleep(0.1)
        assert len(called) == before

    server.inside(call())


# Doors


def closed_after(address: str, *parts: bytes, pause: float = 0.0) -> float:
    """Seconds until the server ends a connection that sends these parts and then nothing."""
    with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), 10) as raw:
        begun = monotonic()
        for part in parts:
            raw.sendall(part)
            sleep(pause)
        with contextlib.suppress(ConnectionError):
            while raw.recv(4096):
                pass
        return monotonic() - begun


POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [(), (b"G",), (b"GET / HTTP/1.1\r\nHost: x\r\n",), (POST,), (POST, b"{"), (b"GET /health HTTP/1.1\r\n\r\n", b"G")],
    ids=["nothing", "a letter", "half a head", "no body", "half a body", "half of another"],
)
def test_half_a_request_is_not_waited_for(run: Run, parts: tuple[bytes, ...]) -> None:
    server = run(limits=Limits(head_seconds=0.5, body_seconds=1.0))
    assert closed_after(server.address, *parts, pause=0.1) < 4


def test_a_request_that_trickles_in_is_not_waited_for(run: Run) -> None:
    server = run(limits=Limits(head_seconds=0.5, body_seconds=1.0))
    with pytest.raises(ConnectionError):
        closed_after(server.address, *[b"GET / HTTP/1.1\r\n", *[b"a: b\r\n"] * 30], pause=0.1)


def test_an_answer_that_is_not_read_is_not_waited_for(run: Run) -> None:
    server = run(limits=msgspec.structs.replace(UNLIMITED, body_seconds=1.0))
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
        raw.settimeout(20)
        raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * PIPELINED)  # more than fits in
        assert raw.recv(1)
        assert server.connections == 1
        deadline = monotonic() + 20
        while server.connections:
            assert monotonic() < deadline, "still there"
            sleep(0.1)


def test_requests_that_do_not_wait_for_answers_are_not_all_read(run: Run) -> None:
    server = run()
    with socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), 10) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100 * PIPELINED)
        received = b""
        with contextlib.suppress(ConnectionError):
            while part := raw.recv(65536):
                received += part
    assert received.count(b"HTTP/1.1 200") < 2 * PIPELINED


def test_a_head_without_end_is_not_kept(run: Run) -> None:
    server = run()
    with pytest.raises(ConnectionError):
        closed_after(server.address, b"GET / HTTP/1.1\r\n", *[b"a: " + b"b" * 10_000 + b"\r\n"] * 50, pause=0.01)


def test_connections_are_counted_for_each_address(run: Run) -> None:
    few = msgspec.structs.replace(UNLIMITED, connections=5)
    server, behind_a_proxy = run(limits=few, proxies=""), run(limits=few)
    for one, allowed in ((server, 5), (behind_a_proxy, 20)):
        port = int(one.address.rpartition(":")[2])
        with contextlib.ExitStack() as stack:
            raws = [stack.enter_context(socket.create_connection(("127.0.0.1", port), 0.3)) for _ in range(20)]
            assert sum(_is_open(raw) for raw in raws) == allowed
    ada = patient(lambda: Player(server.address, "Ada"))
    with ada.socket() as first, ada.socket() as second:
        first.wait("hello")
        second.wait("hello")
    for _ in range(10):
        with ada.socket() as again:
            again.wait("hello")
    ada.close()


def _is_open(raw: socket.socket) -> bool:
    try:
        return raw.recv(1) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


def patient(ask: Callable[[], Any]) -> Any:
    """Until the connections that were closed are gone."""
    for _ in range(50):
        try:
            return ask()
        except httpx.TransportError:
            sleep(0.1)
    raise TimeoutError


# The lobby, quotas and what expires


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_the_lobby_has_pages(player: Make) -> None:
    ada, nobody = player("Ada"), player()
    tables = [ada.new_table() for _ in range(7)]
    newest = nobody.get("tables", show=3)
    assert [table["id"] for table in newest["open"]] == tables[:-4:-1]
    assert newest["more_open"]
    rest = nobody.get("tables", show=4, before=newest["open"][-1]["changed"])
    assert [table["id"] for table in rest["open"]] == tables[3::-1]
    assert not rest["more_open"]
    mine = ada.get("tables", show=2)
    assert (len(mine["mine"]), mine["more_mine"]) == (2, True)
    for bad in ({"show": 0}, {"show": 201}, {"before": "x"}):
        with pytest.raises(Refused, match="malformed"):
            nobody.get("tables", **bad)


def test_joining_and_leaving_again_and_again_is_told_once(player: Make) -> None:
    ada, ugo, nobody = player("Ada"), player("Ugo"), player()
    with nobody.socket() as socket:
        socket.wait("hello")
        table = ada.new_table()
        begun = monotonic()
        for _ in range(10):
            ugo.command(table, "join")
            ugo.command(table, "leave")
        took = monotonic() - begun
        socket.wait("lobby")
        sleep(1.0)
        socket.send("ping")
        socket.wait("pong")
        told = sum(message["type"] == "lobby" for message in socket.seen)
        assert told <= 2 + took / 0.5


def test_an_account_has_so_many_tables_and_notes_and_a_table_so_much_chat(run: Run) -> None:
    server = run(quotas=Quotas(tables=3, notes=2, notes_size=1, chat=5))
    ada, ugo = Player(server.address, "Ada"), Player(server.address, "Ugo", lang="it")
    tables = [ada.new_table() for _ in range(2)]
    over = start([ada, ugo])
    with pytest.raises(Refused, match="too_many_tables"):
        ada.new_table()
    for one in (ada, ugo):
        one.move(one.position(over), "keep")
    ada.new_table()
    with pytest.raises(Refused, match="too_many_tables"):
        ada.new_table()
    ugo.new_table()
    for table in tables:
        ugo.call("PUT", f"tables/{table}/notes", json={"text": "Appunti"})
    with pytest.raises(Refused, match="Hai appunti su 2 tavoli"):
        ugo.call("PUT", f"tables/{over}/notes", json={"text": "Altri"})
    ugo.call("PUT", f"tables/{tables[0]}/notes", json={"text": "Di nuovo"})
    with pytest.raises(Refused, match="too_large"):
        ugo.call("PUT", f"tables/{tables[0]}/notes", json={"text": "a" * 994})
    ugo.call("PUT", f"tables/{tables[0]}/notes", json={"text": "a" * 993})
    ugo.call("PUT", f"tables/{tables[0]}/notes", json={"text": ""})
    ugo.call("PUT", f"tables/{over}/notes", json={"text": "Altri"})
    assert ugo.get(f"tables/{tables[0]}/notes") == {"text": ""}
    for number in range(8):
        ada.command(over, "chat", text=str(number))
    assert [line["text"] for line in ugo.get(f"tables/{over}/chat")["lines"]] == list("34567")
    ada.close()
    ugo.close()


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_what_nobody_needs_any_more_goes(server: Running, player: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ugo, eve = player("Ada"), player("Ugo"), player("Eve")
    ada.post("password", password="correct horse")
    waiting, playing, over = ada.new_table(), start([ada, ugo]), start([ada, ugo])
    for one in (ada, ugo):
        one.move(one.position(over), "keep")
    ugo.post("sign-out")

    def after(days: float) -> None:
        monkeypatch.setattr("filone.server.caretaker.time", lambda: time() + days * 86400)
        server.inside(server.hall.caretaker.delete_expired())

    after(2)
    names = [[seat["player"] for seat in ada.position(table)["table"]["seats"]] for table in (playing, over)]
    assert names == [["Ada", "Ugo"]] * 2, "a guest who cannot come back has gone, the name stays"
    assert ada.position(playing)["table"]["seats"][1]["bot"] is not None
    assert {account.name for account, _ in server.inside(server.hall.database.read(list_accounts))} == {"Ada", "Eve"}
    with ada.socket() as socket:
        socket.watch(waiting)
        after(8)
        socket.wait("gone")
    with pytest.raises(Refused, match="unknown_table"):
        ada.position(waiting)
    assert eve.get("me")["name"] == "Eve"
    assert ada.position(over)["table"]["status"] == "over"
    after(400)
    with pytest.raises(Refused, match="unknown_table"):
        ada.position(playing)
    assert ada.position(over)["table"]["status"] == "over", "finished games are kept"
