"""Who plays: guests with a name, names that are kept, sessions known by a token of which only a hash is stored."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from hmac import HMAC, compare_digest
from time import monotonic, time
from typing import Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from filone.bots.levels import SUBSTITUTE
from filone.server import schema
from filone.server.codes import WAYS_IN, withdraw
from filone.server.database import Database, raise_epoch
from filone.server.errors import Denial
from filone.server.messages import Lang, Me
from filone.server.names import checked, handle_of, skeleton_of
from filone.server.pools import Pool
from filone.server.quotas import DAY
from filone.server.sanctions import require_welcome, under_sanction
from filone.server.storage import Notice, notify, tables_of, vacate

GUEST_DAYS = 30
DAYS = 90
REMEMBERED = 20_000
STALE = 30.0
GUESTS = 50
"""Guests that are forgotten at once: each may sit at many tables."""
PRESENT = 90.0
"""Seconds after which an account that was not heard of is taken to be away."""


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: Lang
    guest: bool
    hook: str | None
    bot: bool = False
    """Comes from outside and belongs to somebody."""
    scope: str | None = None
    """What the session is good for; None is everything."""
    moderator: bool = False

    def me(self) -> Me:
        return Me(
            id=self.id,
            name=self.name,
            lang=self.lang,
            guest=self.guest,
            hook=self.hook,
            bot=self.bot,
            moderator=self.moderator,
        )


class Entry(NamedTuple):
    """Somebody came in: the token of the session, and how to know the device again, for who has a password."""

    account: Account
    token: str
    device: str | None = None


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _by_key(key: str, name: str) -> tuple[str, str]:
    """The id and the token of a guest who brings a key: whoever has lost the answer gets it again, from any server."""
    id, token = (HMAC(key.encode(), f"{what} {name}".encode(), "sha256").hexdigest() for what in ("guest", "token"))
    return id[:24], token


def device_of(password: str, nonce: str) -> str:
    """What a device keeps to be known again. Only who has the password's hash can make one; a new password ends all."""
    return f"{nonce}.{HMAC(password.encode(), nonce.encode(), 'sha256').hexdigest()}"


class Accounts:
    """Sessions are remembered for a moment, so that not every request asks the database."""

    def __init__(self, database: Database, passwords: Pool, origin: str) -> None:
        self.database = database
        self.passwords = passwords
        self.origin = origin
        self.hasher = PasswordHasher()
        self._sessions: OrderedDict[str, tuple[Account | None, float, int]] = OrderedDict()
        self._forgotten = 0
        self._hooks: dict[str, tuple[str | None, float]] = {}

    # Sessions

    def remembered(self, token: str) -> tuple[Account | None] | None:
        """What `of_token` can answer without the database; None if it cannot."""
        known = self._sessions.get(hash_of(token))
        if known is None or known[1] <= monotonic() or known[2] != self.database.epoch():
            return None
        return known[:1]

    async def of_token(self, token: str) -> Account | None:
        """Whose session this is; None if it has ended or never was."""
        known = self.remembered(token)
        return await self.look_up(token) if known is None else known[0]

    async def look_up(self, token: str) -> Account | None:
        """As `of_token`, as the database has it."""
        hashed = hash_of(token)
        forgotten, epoch = self._forgotten, self.database.epoch()
        account, expires = await self.database.read(lambda connection: _session(connection, hashed))
        if account is not None and expires - time() < (_lifetime(account.guest) - DAY):
            lasts = time() + _lifetime(account.guest)
            await self.database.write(lambda connection: _prolong(connection, hashed, lasts))
        if forgotten != self._forgotten:
            return account
        self._sessions[hashed] = (account, monotonic() + STALE, epoch)
        if len(self._sessions) > REMEMBERED:
            self._sessions.popitem(last=False)
        return account

    def forget(self, account: str) -> None:
        """Ask the database again for everything about an account, also what is being asked just now."""
        self._forgotten += 1
        for hashed, (known, _, _) in list(self._sessions.items()):
            if known is not None and known.id == account:
                del self._sessions[hashed]
        self._hooks.pop(account, None)

    async def guest(self, name: str, lang: Lang, key: str | None) -> Entry:
        """A new account. The same name and key, sent again, are the same account by the same token."""
        name = checked(name)
        made = _by_key(key, name) if key is not None else (secrets.token_hex(12), secrets.token_urlsafe(32))
        account, token = Account(made[0], name, lang, True, None), made[1]

        def job(connection: Connection) -> Account:
            again, _ = _session(connection, hash_of(token))
            if again is not None:
                return again
            free_name(connection, name)
            try:
                connection.execute(
                    insert(schema.accounts).values(
                        id=account.id,
                        name=name,
                        handle=handle_of(name),
                        skeleton=skeleton_of(name),
                        lang=lang,
                        created=time(),
                        connected=0.0,
                    )
                )
            except IntegrityError as error:
                raise Denial("name_taken", name=name) from error
            open_session(connection, account, token)
            return account

        try:
            return Entry(await self.database.write(job), token)
        except Denial:  # perhaps by the same command, at the same moment
            again, _ = await self.database.read(lambda connection: _session(connection, hash_of(token)))
            if again is None:
                raise
            return Entry(again, token)

    async def knows_device(self, name: str, device: str) -> bool:
        """Did the name sign in there before, under the password it has now?"""
        row = await self.database.read(lambda connection: by_handle(connection, handle_of(name)))
        if row is None or row.password is None:
            return False
        return compare_digest(device_of(row.password, device.partition(".")[0]).encode(), device.encode())

    async def sign_in(self, name: str, password: str) -> Entry:
        row = await self.database.read(lambda connection: by_handle(connection, handle_of(name)))
        if not await self.fits(name, row.password if row is not None else None, password) or row is None:
            raise Denial("wrong_password")
        account = account_of(row)
        token = secrets.token_urlsafe(32)
        renewed = await self.hash_password(name, password) if self.hasher.check_needs_rehash(row.password) else None

        def job(connection: Connection) -> None:
            if renewed is not None:
                change_row(connection, account.id, password=renewed)
            open_session(connection, account, token)

        await self.database.write(job)
        return Entry(account, token, device_of(renewed or row.password, secrets.token_urlsafe(12)))

    async def sign_out(self, account: Account, token: str | None = None) -> None:
        """End one session, or with no token all of them, and what would open another or still be told."""

        def job(connection: Connection) -> None:
            if token is None:
                end_sessions(connection, account.id)
            else:
                connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash_of(token)))
            raise_epoch(connection)
            self.announce(connection, account.id)

        await self.database.write(job)
        self.forget(account.id)

    # Settings

    async def set_password(self, account: Account, old: str | None, new: str, token: str) -> Entry:
        """Keep the name. Every other session ends."""
        row = await self.database.read(lambda connection: by_id(connection, account.id))
        if row is None or (row.password is not None and not await self.fits(account.name, row.password, old or "")):
            raise Denial("wrong_password")
        hashed = await self.hash_password(account.name, new)

        def job(connection: Connection) -> None:
            self.renew_password(connection, account.id, hashed, token, keep=row.password is None)

        await self.database.write(job)
        self.forget(account.id)
        return Entry(msgspec.structs.replace(account, guest=False), token, device_of(hashed, secrets.token_urlsafe(12)))

    def renew_password(self, connection: Connection, id: str, hashed: str, token: str, keep: bool) -> None:
        """Every session but the one of `token` ends with what it is told, and what somebody who had one could come back
        by: unless we `keep` it, the recovery code too, which may not be its owner's."""
        sessions = schema.sessions.c
        change_row(connection, id, password=hashed, kept=True)
        withdraw(connection, id, WAYS_IN if keep else (*WAYS_IN, "recovery"))
        connection.execute(delete(schema.sessions).where(sessions.account == id, sessions.hash != hash_of(token)))
        told = schema.subscriptions.c
        connection.execute(delete(schema.subscriptions).where(told.account == id, told.session.is_(None)))
        raise_epoch(connection)
        self.announce(connection, id)

    async def change(self, account: Account, **changes: Any) -> Account:
        def job(connection: Connection) -> None:
            change_row(connection, account.id, **changes)
            self.announce(connection, account.id)

        if changes:
            await self.database.write(job)
            self.forget(account.id)
        return msgspec.structs.replace(account, **changes)

    async def hook_of(self, id: str) -> str | None:
        """Where an account wants to be told of its turn; asked at every turn, so it is remembered for a moment."""
        hook, until = self._hooks.get(id, (None, 0.0))
        if until < monotonic():
            row = await self.database.read(lambda connection: by_id(connection, id))
            hook = None if row is None else row.hook
            if len(self._hooks) > REMEMBERED:
                self._hooks.clear()
            self._hooks[id] = hook, monotonic() + STALE
        return hook

    def may_have_hook(self, id: str) -> bool:
        """Is there anything to be asked of `hook_of`?"""
        hook, until = self._hooks.get(id, (None, 0.0))
        return hook is not None or until < monotonic()

    # Presence

    async def set_connected(self, account: str, now: float) -> None:
        """`now` is the time, or 0 for one who went."""

        def job(connection: Connection) -> None:
            change_row(connection, account, connected=now)
            self.announce(connection, account)

        await self.database.write(job)

    async def keep_connected(self, accounts: list[str]) -> None:
        query = update(schema.accounts).where(schema.accounts.c.id.in_(accounts)).values(connected=time())
        await self.database.write(lambda connection: connection.execute(query).rowcount)

    async def present(self, accounts: list[str]) -> set[str]:
        columns = schema.accounts.c
        query = select(columns.id).where(columns.id.in_(accounts), columns.connected > time() - PRESENT)
        return set(await self.database.read(lambda connection: connection.scalars(query).all()))

    def announce(self, connection: Connection, account: str) -> None:
        notify(connection, Notice(origin=self.origin, account=account))

    async def hash_password(self, name: str, password: str) -> str:
        return await self.passwords.run(handle_of(name), self.hasher.hash, password)

    async def fits(self, name: str, hashed: str | None, password: str) -> bool:
        """Takes as long for a name that does not exist, so that nobody can find out by trying."""
        return await self.passwords.run(handle_of(name), self._verify, hashed, password)

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            self.hasher.verify(hashed or _nobody(self.hasher), password)
        except VerificationError:
            return False
        return hashed is not None


_dummy: list[str] = []


def _nobody(hasher: PasswordHasher) -> str:
    if not _dummy:
        _dummy.append(hasher.hash(secrets.token_urlsafe(16)))
    return _dummy[0]


def _lifetime(guest: bool) -> float:
    return (GUEST_DAYS if guest else DAYS) * DAY


def account_of(row: Any, scope: str | None = None) -> Account:
    bot = row.owner is not None
    return Account(row.id, row.name, row.lang, not row.kept and not bot, row.hook, bot, scope, row.moderator)


def _session(connection: Connection, hashed: str) -> tuple[Account | None, float]:
    row = connection.execute(
        select(schema.accounts, schema.sessions.c.expires, schema.sessions.c.scope)
        .join(schema.sessions, schema.sessions.c.account == schema.accounts.c.id)
        .where(schema.sessions.c.hash == hashed, schema.sessions.c.expires > time())
    ).first()
    return (None, 0.0) if row is None else (account_of(row, row.scope), row.expires)


def _prolong(connection: Connection, hashed: str, expires: float) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.hash == hashed).values(expires=expires))


def open_session(connection: Connection, account: Account, token: str) -> None:
    """Whichever way somebody comes in; who is banned does not."""
    require_welcome(connection, account.id)
    connection.execute(
        insert(schema.sessions).values(
            hash=hash_of(token), account=account.id, expires=time() + _lifetime(account.guest)
        )
    )


def end_sessions(connection: Connection, id: str) -> None:
    """All of an account, and what would open another or still be told."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.account == id))
    withdraw(connection, id, WAYS_IN)
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.account == id))


def by_handle(connection: Connection, handle: str) -> Any:
    return connection.execute(select(schema.accounts).where(schema.accounts.c.handle == handle)).first()


def by_id(connection: Connection, id: str) -> Any:
    return connection.execute(select(schema.accounts).where(schema.accounts.c.id == id)).first()


def change_row(connection: Connection, id: str, **changes: Any) -> None:
    connection.execute(update(schema.accounts).where(schema.accounts.c.id == id).values(**changes))


def list_accounts(connection: Connection) -> list[tuple[Account, float]]:
    """All of them with when they came, for the operator."""
    rows = connection.execute(select(schema.accounts).order_by(schema.accounts.c.created))
    return [(account_of(row), row.created) for row in rows]


def bots_of(connection: Connection, owner: str) -> list[str]:
    """The bots from outside that belong to somebody."""
    return list(connection.scalars(select(schema.accounts.c.id).where(schema.accounts.c.owner == owner)))


def delete_account(connection: Connection, id: str, origin: str) -> bool:
    """Forget somebody, with their bots. Names stay on the games that were played; a bot of ours goes on with those that
    are being played."""
    for bot in bots_of(connection, id):
        delete_account(connection, bot, origin)
    _vacate_all(connection, id, origin)
    lock(connection, id)
    _vacate_all(connection, id, origin)  # where somebody sat down just then
    connection.execute(update(schema.acts).where(schema.acts.c.account == id).values(before=None))
    gone = connection.execute(delete(schema.accounts).where(schema.accounts.c.id == id)).rowcount
    raise_epoch(connection)
    notify(connection, Notice(origin=origin, account=id))
    return bool(gone)


def _vacate_all(connection: Connection, id: str, origin: str) -> None:
    for table in tables_of(connection, id):
        vacate(connection, table, id, SUBSTITUTE, Notice(origin=origin, table=table, lobby=True))


def lock(connection: Connection, id: str) -> None:
    """Nobody sits down, agrees or enters under this account before the transaction ends; who did has done so now."""
    connection.execute(select(schema.accounts.c.id).where(schema.accounts.c.id == id).with_for_update())


def expired_guests(connection: Connection, now: float) -> list[str]:
    """Guests whom nobody can be again; some of them, if there are many."""
    columns = schema.accounts.c
    query = select(columns.id).where(_left(now), columns.created < now - DAY)
    return list(connection.scalars(query.limit(GUESTS)))


def _left(now: float) -> ColumnElement[bool]:
    """A guest who has neither a session nor a code to come back by; who was sent away has not left the name."""
    columns, session, code = schema.accounts.c, schema.sessions.c, schema.codes.c
    return (
        ~columns.kept
        & columns.owner.is_(None)
        & ~exists().where(session.account == columns.id, session.expires > now)
        & ~exists().where(code.account == columns.id, code.kind == "recovery", code.expires > now)
        & ~under_sanction(columns.id, now)
    )


def keep_name(connection: Connection, id: str) -> None:
    """The name is kept as long as there is something to come back by: ask again whenever that changes."""
    columns = schema.accounts.c
    kept = (
        columns.password.is_not(None)
        | exists().where(schema.passkeys.c.account == id)
        | exists().where(schema.mailboxes.c.account == id)
    )
    change_row(connection, id, kept=kept)


def free_name(connection: Connection, name: str) -> None:
    """A guest who has left has left the name; it stays on what was played."""
    columns = schema.accounts.c
    connection.execute(
        update(schema.accounts)
        .where((columns.handle == handle_of(name)) | (columns.skeleton == skeleton_of(name)), _left(time()))
        .values(handle=columns.handle + "\n" + columns.id, skeleton=columns.skeleton + "\n" + columns.id)
    )


def is_taken(connection: Connection, name: str) -> bool:
    """Whether somebody has a name that is, or looks, the same."""
    columns = schema.accounts.c
    taken = (columns.handle == handle_of(name)) | (columns.skeleton == skeleton_of(name))
    return connection.scalar(select(columns.id).where(taken).limit(1)) is not None
