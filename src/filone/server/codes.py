"""What is handed out to be brought back: links to another device, recovery codes, mailed links, challenges.

Only a hash is stored, and what is looked up is the hash: how long that takes tells nothing of any code.
"""

import re
import secrets
from hashlib import sha256
from time import time
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update

from filone.server import schema
from filone.server.quotas import DAY

Kind: TypeAlias = Literal["link", "recovery", "mail", "confirm", "unsubscribe", "passkey", "new-passkey"]
LIFETIME: dict[Kind, float] = {
    "link": 600.0,
    "recovery": 365 * DAY,
    "mail": 1800.0,
    "confirm": DAY,
    "unsubscribe": 30 * DAY,
    "passkey": 300.0,
    "new-passkey": 300.0,
}
WAYS_IN: tuple[Kind, ...] = ("link", "mail", "confirm")
"""What opens a session, or makes a mailbox that does, and is soon over; a recovery code is its owner's key, and
stays."""
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Nothing that could be read as something else (Crockford's base 32)."""
ALIKE = str.maketrans("OIL", "011")
TYPED: dict[Kind, int] = {"link": 3, "recovery": 5}
"""Groups of four of what people may have to type, 20 bits each: more than anybody can try while it lasts."""


class Redeemed(NamedTuple):
    kind: Kind
    account: str | None
    value: str


def hash_code(code: str) -> str:
    """However it was typed: in small letters, without the dashes, with an O for a zero."""
    typed = re.sub(r"[\s-]", "", code).upper().translate(ALIKE)
    return sha256((typed if re.fullmatch(f"[{ALPHABET}]+", typed) else code).encode()).hexdigest()


def new_code(kind: Kind) -> str:
    if kind not in TYPED:
        return secrets.token_urlsafe(32)
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(TYPED[kind]))


def issue(connection: Connection, kind: Kind, account: str | None, value: str = "") -> str:
    """A new code, told this once. It takes the place of the last one, except where mail may lie about for long."""
    if account is not None and kind != "unsubscribe":
        withdraw(connection, account, (kind,))
    code = new_code(kind)
    connection.execute(
        insert(schema.codes).values(
            hash=hash_code(code), kind=kind, account=account, value=value, expires=time() + LIFETIME[kind]
        )
    )
    return code


def redeem(connection: Connection, code: str, *kinds: Kind) -> Redeemed | None:
    """What a code stands for; it works once. Only a recovery code goes on, and lasts anew."""
    columns = schema.codes.c
    fits = (columns.hash == hash_code(code), columns.kind.in_(kinds), columns.expires > time())
    found: Any = connection.execute(select(columns.kind, columns.account, columns.value).where(*fits)).first()
    if found is None:
        return None
    if found.kind == "recovery":
        lasts = time() + LIFETIME["recovery"]
        taken = connection.execute(update(schema.codes).where(*fits).values(expires=lasts))
    else:
        taken = connection.execute(delete(schema.codes).where(*fits))
    return Redeemed(found.kind, found.account, found.value) if taken.rowcount else None


def withdraw(connection: Connection, account: str, kinds: tuple[Kind, ...]) -> None:
    columns = schema.codes.c
    connection.execute(delete(schema.codes).where(columns.account == account, columns.kind.in_(kinds)))
