"""Ways to come back: a link to another device, a recovery code, and what there is besides."""

import secrets
from time import time

from sqlalchemy import Connection, exists, func, select

from filone.server import schema
from filone.server.accounts import Account, Accounts, Entry, account_of, by_id, device_of, open_session
from filone.server.codes import LIFETIME, Kind, issue, redeem
from filone.server.errors import Denial
from filone.server.keeping import Code, Keeping, PasskeyInfo


class Ways:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.database = accounts.database

    async def code(self, account: Account, kind: Kind) -> Code:
        """A new one, in the place of the last."""
        code = await self.database.write(lambda connection: issue(connection, kind, account.id))
        return Code(code=code, expires=time() + LIFETIME[kind])

    async def enter(self, code: str, password: str | None) -> Entry:
        """Open a session by a code; with a password it is the account's from now on, and all other sessions end.

        A link is made on a device that is signed in: who got hold of that one cannot shut its owner out.
        """
        kinds: tuple[Kind, ...] = ("link", "recovery", "mail") if password is None else ("recovery", "mail")
        hashed = None if password is None else await self.accounts.hash_password(code[:8], password)
        token = secrets.token_urlsafe(32)

        def job(connection: Connection) -> Account:
            found = redeem(connection, code, *kinds)
            row = None if found is None or found.account is None else by_id(connection, found.account)
            if found is None or row is None:
                raise Denial("bad_code")
            if hashed is not None:
                self.accounts.renew_password(connection, row.id, hashed, token, keep=found.kind == "recovery")
                row = by_id(connection, row.id)
            account = account_of(row)
            open_session(connection, account, token)
            return account

        account = await self.database.write(job)
        self.accounts.forget(account.id)
        return Entry(account, token, None if hashed is None else device_of(hashed, secrets.token_urlsafe(12)))

    async def overview(self, account: Account) -> Keeping:
        return await self.database.read(lambda connection: _overview(connection, account.id))


def _overview(connection: Connection, id: str) -> Keeping:
    codes, passkeys, sitters = schema.codes.c, schema.passkeys.c, schema.sitters.c
    row = by_id(connection, id)
    mailbox = connection.execute(select(schema.mailboxes).where(schema.mailboxes.c.account == id)).first()
    recovery = exists().where(codes.account == id, codes.kind == "recovery", codes.expires > time())
    keys = connection.execute(
        select(passkeys.id, passkeys.name, passkeys.created).where(passkeys.account == id).order_by(passkeys.created)
    )
    games = select(func.count(sitters.table_id.distinct())).where(sitters.account == id)
    return Keeping(
        password=row is not None and row.password is not None,
        recovery=bool(connection.scalar(select(recovery))),
        email=None if mailbox is None else mailbox.address,
        digest=mailbox is not None and mailbox.digest,
        passkeys=[PasskeyInfo(id=key.id, name=key.name, created=key.created) for key in keys],
        games=connection.scalar(games) or 0,
    )
