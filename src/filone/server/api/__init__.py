"""What can be asked over HTTP, a module for each concern. Each handler is one line of the table in `docs/api.md`."""

from filone.server.api import accounts, catalogue, keeping, mine, tables

ROUTES = [*accounts.ROUTES, *keeping.ROUTES, *mine.ROUTES, *catalogue.ROUTES, *tables.ROUTES]
