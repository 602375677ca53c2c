"""What can be asked over HTTP, a module for each concern. Each handler is one line of the table in `docs/api.md`."""

from filone.server.api import accounts, analysis, catalogue, club, tables

ROUTES = [*accounts.ROUTES, *catalogue.ROUTES, *tables.ROUTES, *club.ROUTES, *analysis.ROUTES]
