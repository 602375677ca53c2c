"""What can be asked over HTTP, a module for each concern. Each handler is one line of the table in `docs/api.md`."""

from filone.server.api import accounts, catalogue, challenges, tables

ROUTES = [*accounts.ROUTES, *catalogue.ROUTES, *challenges.ROUTES, *tables.ROUTES]
