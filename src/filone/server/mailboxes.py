"""Where people are written to: confirmed by a mailed link, shown to nobody else, used to come back and for digests."""

import re
from functools import partial
from time import time
from typing import Any

from sqlalchemy import Connection, delete, select, update

from filone.kernel.texts import words_of
from filone.server import schema, storage
from filone.server.accounts import PRESENT, Account, Accounts, keep_name
from filone.server.allowances import Allowances
from filone.server.codes import issue, redeem
from filone.server.database import insert_or
from filone.server.errors import Denial
from filone.server.mail import Mailer, checked_address
from filone.server.notes import game_name
from filone.server.quotas import DAY
from filone.server.sanctions import under_sanction
from filone.table import Sheet
from filone.table.clocks import Slow

SHARED = 5
"""Accounts of one address that a letter has room for: those of a family."""
QUIET = 3600.0
"""Who was asked less than this ago need not be reminded."""
BATCH = 50
"""Digests at a time, so that nobody waits for them."""


class Mailboxes:
    """`url` is where people reach the server. It goes into letters, and a request could lie about it."""

    def __init__(self, mailer: Mailer, accounts: Accounts, allowances: Allowances, url: str) -> None:
        self.mailer = mailer
        self.accounts = accounts
        self.database = accounts.database
        self.allowances = allowances
        self.url = url

    def require(self) -> None:
        if self.mailer.post is None:
            raise Denial("no_mail")

    async def ask(self, account: Account, address: str) -> None:
        """Write to an address whether it is the account's."""
        self.require()
        address = checked_address(address)
        await self.allowances.take("mail", account.id)
        await self.allowances.take("confirm", address)
        code = await self.database.write(lambda connection: issue(connection, "confirm", account.id, address))
        self._write(address, account.lang, "confirm", name=unlinked(account.name), link=f"{self.url}#/confirm/{code}")

    async def confirm(self, code: str) -> None:
        """Who follows the link can read what is sent there; the name is kept from now on."""

        def job(connection: Connection) -> str:
            found = redeem(connection, code, "confirm")
            if found is None or found.account is None:
                raise Denial("bad_code")
            values = {"account": found.account, "address": found.value, "digest": False, "told": 0.0}
            connection.execute(
                insert_or(connection, schema.mailboxes)
                .values(values)
                .on_conflict_do_update(index_elements=["account"], set_={"address": found.value})
            )
            self._kept(connection, found.account)
            return found.account

        self.accounts.forget(await self.database.write(job))

    async def remove(self, account: Account) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(schema.mailboxes).where(schema.mailboxes.c.account == account.id))
            self._kept(connection, account.id)

        await self.database.write(job)
        self.accounts.forget(account.id)

    async def recover(self, address: str) -> None:
        """Write to an address by which link each of its accounts can be entered; to nobody's nothing is written."""

        def job(connection: Connection) -> list[tuple[Any, str]]:
            columns = schema.accounts.c
            query = select(columns.id, columns.name, columns.lang).join(schema.mailboxes)
            rows = connection.execute(query.where(schema.mailboxes.c.address == address).limit(SHARED)).all()
            return [(row, issue(connection, "mail", row.id)) for row in rows]

        for row, code in await self.database.write(job):
            self._write(address, row.lang, "enter", name=unlinked(row.name), link=f"{self.url}#/enter/{code}?password")

    # Digests

    async def set_digest(self, account: Account, wanted: bool) -> None:
        columns = schema.mailboxes.c
        query = update(schema.mailboxes).where(columns.account == account.id).values(digest=wanted)
        if not await self.database.write(lambda connection: connection.execute(query).rowcount):
            raise Denial("no_address")

    async def unsubscribe(self, code: str) -> None:
        def job(connection: Connection) -> None:
            found = redeem(connection, code, "unsubscribe")
            if found is None:
                raise Denial("bad_code")
            columns = schema.mailboxes.c
            connection.execute(update(schema.mailboxes).where(columns.account == found.account).values(digest=False))

        await self.database.write(job)

    async def write_digests(self) -> None:
        """Remind those who want it of slow games that wait for them, once a day at most."""
        for row in await self.database.read(partial(_to_remind, now=time())):
            waiting = await self.database.read(partial(_waiting, account=row.account, now=time()))
            if waiting:
                code = await self.database.write(partial(_begin_digest, account=row.account, now=time()))
                if code is not None:
                    self._write_digest(row, waiting, code)

    def _write_digest(self, row: Any, waiting: list[Sheet], code: str) -> None:
        words = words_of("filone.server", row.lang)
        named = [", ".join(filter(None, (game_name(sheet.game, row.lang), unlinked(sheet.name)))) for sheet in waiting]
        lines = [f"{name}: {self.url}#/table/{sheet.id}" for name, sheet in zip(named, waiting, strict=True)]
        stop = f"{self.url}#/unsubscribe/{code}"
        text = words("letter-digest", name=unlinked(row.name), count=len(lines), games="\n".join(lines), link=stop)
        subject = words("letter-digest-subject", count=len(lines))
        self.mailer.send(row.address, subject, text, List_Unsubscribe=f"<{stop}>")

    def _write(self, address: str, lang: str, letter: str, **about: str) -> None:
        words = words_of("filone.server", lang)
        self.mailer.send(address, words(f"letter-{letter}-subject"), words(f"letter-{letter}", **about))

    def _kept(self, connection: Connection, account: str) -> None:
        keep_name(connection, account)
        self.accounts.announce(connection, account)


def unlinked(name: str) -> str:
    """A name as it stands in a letter: nobody sends links of their own through us."""
    return " ".join(re.sub(r"[^\w\s'’-]", " ", name).split())


def _to_remind(connection: Connection, now: float) -> list[Any]:
    """Who wants digests, had none today, is not there, and sits where something is played; those who waited first."""
    mailboxes, accounts, sitters, tables = (
        schema.mailboxes.c, schema.accounts.c, schema.sitters.c, schema.tables.c,
    )  # fmt: skip
    playing = (
        select(sitters.account)
        .join(schema.tables, tables.id == sitters.table_id)
        .where(sitters.account == mailboxes.account, tables.status == "playing", tables.changed < now - QUIET)
        .exists()
    )
    query = (
        select(mailboxes.account, mailboxes.address, accounts.name, accounts.lang)
        .join(schema.accounts)
        .where(mailboxes.digest, mailboxes.told < now - DAY, accounts.connected < now - PRESENT, playing)
        .where(~under_sanction(accounts.id, now, "ban"))
    )
    return list(connection.execute(query.order_by(mailboxes.told).limit(BATCH)))


def _waiting(connection: Connection, account: str, now: float) -> list[Sheet]:
    """Slow games that have waited for somebody for a while."""
    sheets = storage.sheets_of(connection, account, now - QUIET, storage.LISTED)
    return [
        sheet
        for sheet in sheets
        if isinstance(sheet.pace, Slow)
        and sheet.status == "playing"
        and sheet.turn >= 0
        and sheet.chairs[sheet.turn].person
        and sheet.chairs[sheet.turn].account == account
    ]


def _begin_digest(connection: Connection, account: str, now: float) -> str | None:
    """Of several servers that would write it, one does: it gets the code of the way out."""
    columns = schema.mailboxes.c
    mine = update(schema.mailboxes).where(columns.account == account, columns.told < now - DAY).values(told=now)
    return issue(connection, "unsubscribe", account) if connection.execute(mine).rowcount else None
