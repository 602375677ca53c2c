"""Web Push: browsers told of turns, invitations and results while no page of ours is open.

The browser's own push service passes it on without being able to read it (RFC 8291), and knows us by our key (VAPID,
RFC 8292). All of that is a few calls of `cryptography`, which passkeys need anyway.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, select

from filone.server import schema
from filone.server.accounts import Account, hash_of
from filone.server.database import Database, insert_or
from filone.server.errors import Denial
from filone.server.hooks import Call, Hooks
from filone.server.keeping import Kind, Note, Subscribe
from filone.server.messages import Lang, Told
from filone.server.notes import told_note
from filone.server.presence import Presence
from filone.server.tasks import Tasks

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

BROWSERS = 10
"""Of one account; the oldest goes."""
KEPT = 3 * 86400
"""Seconds that a push service keeps what it cannot deliver: a phone that is off for a weekend."""
PASS = 12 * 3600.0
"""Seconds that what we show to a push service is good for; one may ask for a new one each day."""
SERVICES = 100
RECORD = 4096


class Push:
    """Off until the operator says whom push services may ask about it (`contact`)."""

    def __init__(self, database: Database, presence: Presence, hooks: Hooks, tasks: Tasks, contact: str | None) -> None:
        self.database = database
        self.presence = presence
        self.hooks = hooks
        self.tasks = tasks
        self.contact = contact
        self._key: EllipticCurvePrivateKey | None = None
        self._passes: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """What is shown to each push service, and until when."""

    async def public_key(self) -> str | None:
        """What browsers subscribe with; made when it is first asked for, and the same on all servers."""
        if self.contact is None:
            return None
        return to_text(public_bytes(await self._private()))

    async def _private(self) -> "EllipticCurvePrivateKey":
        if self._key is None:
            self._key = read_key(await self.database.write(_stored_key))
        return self._key

    async def subscribe(self, account: Account, token: str, wish: Subscribe) -> None:
        """What this browser is told of from now on, while its session lasts; of nothing ends it."""
        if self.contact is None:
            raise Denial("no_push")
        if not wish.kinds:
            await self.database.write(partial(_remove, endpoint=wish.endpoint, account=account.id))
            return
        try:
            encrypt(b"", from_text(wish.key), from_text(wish.auth))
            await self.hooks.check(account.id, wish.endpoint)
        except (ValueError, Denial) as error:
            if isinstance(error, Denial) and error.code != "bad_hook":
                raise
            raise Denial("bad_push") from error
        session = hash_of(token)
        await self.database.write(partial(_store, account=account.id, session=session, wish=wish, now=time()))

    async def carry(self, account: str, told: Told) -> None:
        """What concerns somebody: a game that is over is a result, all else asks for an answer."""
        kind: Kind = "result" if told.kind == "over" else "invitation"
        self.tell(account, kind, lambda lang: told_note(told, lang))

    def tell(self, account: str, kind: Kind, note: Callable[[Lang], Note]) -> None:
        """Tell the browsers of an account that want to know, unless somebody looks at a page."""
        if self.contact is not None and not self.presence.looks(account):
            self.tasks.start(self._tell(account, kind, note))

    async def _tell(self, account: str, kind: Kind, note: Callable[[Lang], Note]) -> None:
        rows = await self.database.read(partial(_subscriptions, account=account))
        wanting = [row for row in rows if kind in row.kinds.split()]
        if not wanting:
            return
        body = msgspec.json.encode(note(wanting[0].lang))
        key = await self._private()
        for row in wanting:
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT),
                "Urgency": "high" if kind == "turn" else "normal",
                "Authorization": self._pass(row.endpoint, key),
            }
            secret = encrypt(body, from_text(row.key), from_text(row.auth))
            gone = partial(self._forget, account, row.endpoint)
            self.hooks.post(account, Call(row.endpoint, secret, headers, gone))

    def _forget(self, account: str, endpoint: str) -> None:
        """The push service says that there is no such browser any more."""

        async def remove() -> None:
            await self.database.write(partial(_remove, endpoint=endpoint, account=account))

        self.tasks.start(remove())

    def _pass(self, endpoint: str, key: "EllipticCurvePrivateKey") -> str:
        parts = urlsplit(endpoint)
        service = f"{parts.scheme}://{parts.netloc}"
        known, until = self._passes.get(service, ("", 0.0))
        if until < time():
            claims = {"aud": service, "exp": int(time() + PASS), "sub": self.contact}
            known = f"vapid t={signed(claims, key)}, k={to_text(public_bytes(key))}"
            self._passes[service] = known, time() + PASS / 2
            if len(self._passes) > SERVICES:
                self._passes.popitem(last=False)
        return known


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_key(text: str) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  (slow to import, and seldom needed)

    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), ec.SECP256R1())


def public_bytes(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415

    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def signed(claims: dict[str, Any], key: "EllipticCurvePrivateKey") -> str:
    """A JSON Web Token (ES256)."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415

    token = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    return f"{token}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(
    text: bytes, theirs: bytes, auth: bytes, ours: "EllipticCurvePrivateKey | None" = None, salt: bytes | None = None
) -> bytes:
    """For the browser with this key and secret only (RFC 8291); `ValueError` if they are none."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    if len(auth) != 16:
        raise ValueError("not a secret")
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours = ours or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    sender = public_bytes(ours)

    def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    key = derived(32, auth, b"WebPush: info\0" + theirs + sender, ours.exchange(ec.ECDH(), receiver))
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", key)
    content = AESGCM(derived(16, salt, b"Content-Encoding: aes128gcm\0", key)).encrypt(nonce, text + b"\2", None)
    return salt + RECORD.to_bytes(4, "big") + bytes((len(sender),)) + sender + content


def _stored_key(connection: Connection) -> str:
    """Ours, made by whichever server is first."""
    made = to_text(_new_key())
    values = {"name": "vapid", "value": made}
    connection.execute(insert_or(connection, schema.secrets).values(values).on_conflict_do_nothing())
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == "vapid")
    return str(connection.execute(query).scalar_one())


def _new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def _subscriptions(connection: Connection, account: str) -> list[Any]:
    query = select(schema.subscriptions, schema.accounts.c.lang).join(schema.accounts)
    return list(connection.execute(query.where(schema.subscriptions.c.account == account)))


def _store(connection: Connection, account: str, session: str, wish: Subscribe, now: float) -> None:
    columns = schema.subscriptions.c
    kinds = " ".join(sorted(set(wish.kinds)))
    values = {"account": account, "session": session, "key": wish.key, "auth": wish.auth, "kinds": kinds}
    connection.execute(
        insert_or(connection, schema.subscriptions)
        .values(endpoint=wish.endpoint, created=now, **values)
        .on_conflict_do_update(index_elements=["endpoint"], set_=values)
    )
    newest = select(columns.endpoint).where(columns.account == account).order_by(columns.created.desc())
    kept = connection.scalars(newest.limit(BROWSERS)).all()
    connection.execute(delete(schema.subscriptions).where(columns.account == account, columns.endpoint.not_in(kept)))


def _remove(connection: Connection, endpoint: str, account: str) -> None:
    columns = schema.subscriptions.c
    connection.execute(delete(schema.subscriptions).where(columns.endpoint == endpoint, columns.account == account))
