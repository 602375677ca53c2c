"""What can be asked over HTTP, a module for each concern. Each handler is one line of the table in `docs/api.md`."""

from filone.server.api import (
    accounts,
    analysis,
    catalogue,
    challenges,
    club,
    friends,
    keeping,
    mine,
    order,
    outside,
    seeks,
    tables,
    tournaments,
)

ROUTES = [
    *accounts.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *analysis.ROUTES,
    *challenges.ROUTES,
    *club.ROUTES,
    *friends.ROUTES,
    *keeping.ROUTES,
    *mine.ROUTES,
    *order.ROUTES,
    *outside.ROUTES,
    *seeks.ROUTES,
    *tournaments.ROUTES,
]
