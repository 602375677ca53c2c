"""What can be asked over HTTP, a module for each concern. Each handler is one line of the table in `docs/api.md`."""

from filone.server.api import accounts, analysis, catalogue, club, friends, outside, seeks, tables

ROUTES = [
    *accounts.ROUTES,
    *catalogue.ROUTES,
    *tables.ROUTES,
    *analysis.ROUTES,
    *club.ROUTES,
    *friends.ROUTES,
    *outside.ROUTES,
    *seeks.ROUTES,
]
