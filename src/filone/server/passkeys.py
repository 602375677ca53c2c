"""Passkeys (WebAuthn): a device signs a challenge for this site; nothing that could be stolen leaves either side."""

import secrets
from collections.abc import Callable
from time import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from filone.server import schema
from filone.server.accounts import Account, Accounts, Entry, account_of, by_id, keep_name, open_session
from filone.server.codes import Kind, issue, redeem
from filone.server.errors import Denial
from filone.server.keeping import Challenge, NewPasskey, UsePasskey
from filone.server.pools import Pool, Sender
from filone.server.push import from_text, to_text

MOST = 10
"""Passkeys of one account."""


class Site(NamedTuple):
    """What a passkey is bound to: the name of the host, and the origin that the page has."""

    host: str
    origin: str


class _ClientData(msgspec.Struct):
    challenge: str


class Passkeys:
    """What devices send is taken apart in a pool: it is long, comes from strangers, and its library is slow to load."""

    def __init__(self, accounts: Accounts, pool: Pool) -> None:
        self.accounts = accounts
        self.database = accounts.database
        self.pool = pool

    async def challenge(self, account: Account | None, site: Site) -> Challenge:
        """For a new passkey of an account; without one, for whoever has a passkey."""
        kind: Kind = "passkey" if account is None else "new-passkey"
        id = None if account is None else account.id

        def job(connection: Connection) -> tuple[str, list[str]]:
            columns = schema.passkeys.c
            known = [] if id is None else connection.scalars(select(columns.id).where(columns.account == id)).all()
            if len(known) >= MOST:
                raise Denial("too_many_passkeys", limit=MOST)
            return issue(connection, kind, id), list(known)

        code, known = await self.database.write(job)
        return Challenge(
            challenge=to_text(code.encode()),
            site=site.host,
            account=None if id is None else to_text(id.encode()),
            name=None if account is None else account.name,
            known=known,
        )

    async def add(self, account: Account, made: NewPasskey, site: Site) -> None:
        """Keep the name by a passkey."""
        code = _challenge_of(made.client_data)
        key, count = await self.pool.run(account.id, _checked, lambda: _register(made, code, site))

        def job(connection: Connection) -> None:
            found = redeem(connection, code, "new-passkey")
            if found is None or found.account != account.id:
                raise Denial("bad_passkey")
            values = {"id": made.id, "account": account.id, "key": key, "count": count, "name": made.name.strip()}
            try:
                connection.execute(insert(schema.passkeys).values(**values, created=time()))
            except IntegrityError as error:
                raise Denial("bad_passkey") from error
            self._kept(connection, account.id)

        await self.database.write(job)
        self.accounts.forget(account.id)

    async def remove(self, account: Account, id: str) -> None:
        def job(connection: Connection) -> None:
            columns = schema.passkeys.c
            connection.execute(delete(schema.passkeys).where(columns.id == id, columns.account == account.id))
            self._kept(connection, account.id)

        await self.database.write(job)
        self.accounts.forget(account.id)

    async def sign_in(self, sender: Sender, used: UsePasskey, site: Site) -> Entry:
        columns = schema.passkeys.c
        query = select(schema.passkeys).where(columns.id == used.id)
        row: Any = await self.database.read(lambda connection: connection.execute(query).first())
        code = _challenge_of(used.client_data)
        if row is None:
            raise Denial("bad_passkey")
        count = await self.pool.run(sender, _checked, lambda: _authenticate(used, code, site, row))
        token = secrets.token_urlsafe(32)

        def job(connection: Connection) -> Account:
            account = by_id(connection, row.account)
            if redeem(connection, code, "passkey") is None or account is None:
                raise Denial("bad_passkey")
            connection.execute(update(schema.passkeys).where(columns.id == used.id).values(count=count))
            open_session(connection, account_of(account), token)
            return account_of(account)

        return Entry(await self.database.write(job), token)

    def _kept(self, connection: Connection, account: str) -> None:
        keep_name(connection, account)
        self.accounts.announce(connection, account)


def _challenge_of(client_data: str) -> str:
    """The code that was handed out to be signed, as the browser says."""
    try:
        return from_text(msgspec.json.decode(from_text(client_data), type=_ClientData).challenge).decode()
    except (ValueError, msgspec.DecodeError) as error:
        raise Denial("bad_passkey") from error


def _checked(check: Callable[[], Any]) -> Any:
    """The library refuses by errors of its own, and by those of the libraries that it reads bytes with."""
    try:
        return check()
    except Exception as error:
        raise Denial("bad_passkey") from error


def _register(made: NewPasskey, code: str, site: Site) -> tuple[str, int]:
    """The public key, and how often it was used."""
    from webauthn import verify_registration_response  # noqa: PLC0415  (slow to import, and seldom needed)
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential  # noqa: PLC0415

    response = AuthenticatorAttestationResponse(from_text(made.client_data), from_text(made.attestation))
    found = verify_registration_response(
        credential=RegistrationCredential(made.id, from_text(made.id), response),
        expected_challenge=code.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )
    return to_text(found.credential_public_key), found.sign_count


def _authenticate(used: UsePasskey, code: str, site: Site, row: Any) -> int:
    """How often it was used by now; less than before is a copy."""
    from webauthn import verify_authentication_response  # noqa: PLC0415
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse  # noqa: PLC0415

    response = AuthenticatorAssertionResponse(
        from_text(used.client_data), from_text(used.authenticator), from_text(used.signature)
    )
    return verify_authentication_response(
        credential=AuthenticationCredential(used.id, from_text(used.id), response),
        expected_challenge=code.encode(),
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=from_text(row.key),
        credential_current_sign_count=row.count,
    ).new_sign_count
