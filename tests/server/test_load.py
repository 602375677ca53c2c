"""Nobody can exhaust the server: what strangers and greedy guests may ask for has an end, and others go on."""

from collections.abc import Callable

import pytest

from filone.server.cache import ENTRY, Cache
from filone.server.limits import Limits
from server.harness import FREE, Player, Running, start

Make = Callable[..., Player]
Run = Callable[..., Running]


@pytest.fixture
def backend() -> str:
    """Most of this is the same on both databases."""
    return "sqlite"


# Memory


def test_a_cache_holds_so_many_bytes_and_forgets_what_was_not_asked_for() -> None:
    cache = Cache(3 * (ENTRY + 100))
    for key in "abc":
        cache.keep(key, bytes(100))
    assert cache.get("a") is not None
    cache.keep("b", bytes(100))
    cache.keep("d", bytes(100))
    assert [key for key in "abcd" if cache.get(key) is not None] == ["a", "b", "d"]
    cache.keep("e", bytes(1000))
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
