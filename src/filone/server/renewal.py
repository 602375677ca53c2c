"""Ratings and tallies worked out anew from all results. What came out differently is written, which should be nothing.

First everything is read while people play: whoever ends a game waits only for the few results since, and the writing.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from filone.server import schema
from filone.server.history import after, counted, one_at_a_time, tally
from filone.server.ratings import Skill

CHUNK = 1000


class Renewal:
    """`results` is how many were read, `changed` how many seats have another rating than they had."""

    def __init__(self) -> None:
        self.results = 0
        self.changed: list[dict[str, Any]] = []
        self._last = 0
        self._skills: dict[tuple[str, int], dict[str, Skill]] = {}
        self._games: Counter[tuple[str, str, int]] = Counter()
        self._found: dict[tuple[str, int], Counter[tuple[str, str, bool]]] = {}

    def read(self, connection: Connection) -> None:
        """All results since those that were read."""
        while results := _results_after(connection, self._last):
            seats = _seats_of(connection, results[0].number, results[-1].number)
            for result in results:
                self._take(result, seats[result.number])
            self._last = results[-1].number
            self.results += len(results)

    def _take(self, result: Any, seats: list[dict[str, Any]]) -> None:
        kind = result.game, result.size
        if result.counts:
            self._found.setdefault(kind, Counter()).update(counted(seats))
        before = [(seat["mu"], seat["sigma"]) for seat in seats]
        for seat in seats:
            seat["mu"] = seat["sigma"] = None
        if result.rated:
            known = self._skills.setdefault(kind, {})
            skills = after(result.game, seats, known)
            known |= skills
            self._games.update((player, *kind) for player in skills)
        for seat, old in zip(seats, before, strict=True):
            if (seat["mu"], seat["sigma"]) != old:
                self.changed.append(
                    {"of": seat["number"], "at": seat["seat"], "new_mu": seat["mu"], "new_sigma": seat["sigma"]}
                )

    def write(self, connection: Connection) -> None:
        """The last results, and then all that follows from them, in one transaction."""
        one_at_a_time(connection)
        self.read(connection)
        columns = schema.result_seats.c
        if self.changed:
            connection.execute(
                update(schema.result_seats)
                .where(columns.number == bindparam("of"), columns.seat == bindparam("at"))
                .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma")),
                self.changed,
            )
        for kind in (schema.ratings, schema.tallies):
            connection.execute(delete(kind))
        for (game, size), found in sorted(self._found.items()):
            tally(connection, game, size, found)
        ratings = self._ratings(set(connection.scalars(select(schema.accounts.c.id))))
        for start in range(0, len(ratings), CHUNK):
            connection.execute(insert(schema.ratings), ratings[start : start + CHUNK])

    def _ratings(self, here: set[str]) -> list[dict[str, Any]]:
        """Of those who are still here."""
        return [
            {
                "account": player,
                "game": game,
                "size": size,
                "mu": skill.mu,
                "sigma": skill.sigma,
                "rating": skill.rating,
                "games": self._games[player, game, size],
            }
            for (game, size), skills in self._skills.items()
            for player, skill in skills.items()
            if player in here
        ]


def _results_after(connection: Connection, number: int) -> Sequence[Any]:
    columns = schema.results.c
    return connection.execute(
        select(columns.number, columns.game, columns.size, columns.rated, columns.counts)
        .where(columns.number > number)
        .order_by(columns.number)
        .limit(CHUNK)
    ).all()


def _seats_of(connection: Connection, first: int, last: int) -> dict[int, list[dict[str, Any]]]:
    columns = schema.result_seats.c
    seats: dict[int, list[dict[str, Any]]] = {}
    rows = connection.execute(
        select(schema.result_seats).where(columns.number.between(first, last)).order_by(columns.number, columns.seat)
    )
    for row in rows.mappings():
        seats.setdefault(row["number"], []).append(dict(row))
    return seats
