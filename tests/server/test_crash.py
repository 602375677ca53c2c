"""Servers killed, databases killed, servers restarted while people play: what was acknowledged is there, once.

How often: a few times at every commit, two hundred kills on each database and a hundred faults in the long run.
"""

import os
import signal
import time
from random import Random

import psycopg
import pytest

from server.conftest import new_database
from server.groups import Watcher, playing
from server.harness import Process
from server.postgres import postgres as own_postgres

KILLS = [4, pytest.param(200, marks=pytest.mark.long)]
FAULTS = [4, pytest.param(100, marks=pytest.mark.long)]
OTHERS = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'filone%'"


@pytest.mark.parametrize("kills", KILLS)
def test_nothing_acknowledged_is_lost_by_killing_the_server(database: str, kills: int) -> None:
    rng = Random(7)
    server = Process(database)
    with playing([server.address], database):
        for _ in range(kills):
            time.sleep(rng.uniform(0.05, 0.6))
            server.kill()
            server = Process(database, server.port)
    assert server.stop() == 0


@pytest.mark.parametrize("faults", FAULTS)
def test_nothing_acknowledged_is_lost_by_killing_postgresql(faults: int) -> None:
    """Connections are cut one time, and a process of the database is killed the next: then it starts anew by itself."""
    rng = Random(7)
    with own_postgres() as address, new_database(address) as database:
        server = Process(database)
        with playing([server.address], database) as groups:
            for number in range(faults):
                time.sleep(rng.uniform(0.05, 0.6))
                connection = psycopg.connect(address, autocommit=True)
                if number % 2:
                    pids = connection.execute(f"SELECT pid {OTHERS}").fetchall()
                    os.kill(rng.choice(pids)[0], signal.SIGKILL)
                else:
                    connection.execute(f"SELECT pg_terminate_backend(pid) {OTHERS}")
                connection.close()
                for group in groups:
                    group.wait_for_moves()
        assert server.stop() == 0


def test_one_of_two_servers_is_restarted_and_nobody_waits_for_it(postgres: str) -> None:
    with new_database(postgres) as database:
        servers = [Process(database), Process(database)]
        with playing([server.address for server in servers], database) as groups:
            watchers = [Watcher(group) for group in groups]
            for number in (0, 1):
                assert servers[number].stop() == 0
                for group in groups:
                    group.wait_for_moves(3)  # at the other server
                servers[number] = Process(database, servers[number].port)
                for group in groups:
                    group.wait_for_moves(3)
        for watcher in watchers:
            watcher.thread.join(60)
            assert watcher.problem is None, watcher.problem
            assert watcher.connections > 1
            assert [entry["number"] for entry in watcher.log] == list(range(len(watcher.log)))
        for server in servers:
            assert server.stop() == 0
