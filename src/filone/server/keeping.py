"""What goes over the wire about keeping one's place: ways to come back, being told, one's own data."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from filone.server.messages import Answer, Password, Request, TableInfo

TypedCode: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64)]
Address: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254)]
Bytes: TypeAlias = Annotated[str, Meta(min_length=1, max_length=8192, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes as browsers hand them over: base64url, without padding."""
PasskeyId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
"""As long as WebAuthn lets them be."""
Kind: TypeAlias = Literal["turn", "invitation", "result"]
"""What a browser can be told of."""


class Offers(Answer):
    """What this server does beyond itself, if its operator has named the outside part it takes; and whether people may
    `chat` at its tables."""

    chat: bool
    mail: bool
    push: str | None
    """The public key that browsers subscribe with (VAPID, base64url)."""


class PasskeyInfo(Answer):
    id: str
    name: str
    created: float


class Keeping(Answer):
    """How an account can be come back to, for its owner only."""

    password: bool
    recovery: bool
    """There is a recovery code."""
    email: str | None
    digest: bool
    """A mail on days when slow games wait."""
    passkeys: list[PasskeyInfo]
    games: int
    """At how many tables one sits, or has sat."""


class Code(Answer):
    """Told once; `expires` is when it stops working."""

    code: str
    expires: float


class Enter(Request):
    """Come in by a code: from another device, a recovery code, or out of a mail.

    Who comes by a mail or a recovery code may set a new `password`, which ends all other sessions.
    """

    code: TypedCode
    password: Password | None = None


class Email(Request):
    """Where to write to. Nothing is kept of it before the mailed link was followed."""

    address: Address


class Confirm(Request):
    code: TypedCode


class Digest(Request):
    digest: bool


class Challenge(Answer):
    """For `navigator.credentials`: sign this, for this site. `account` is what a new passkey is to be stored under."""

    challenge: str
    site: str
    known: list[str]
    """Passkeys of the account that there are, so that no device makes a second one."""
    account: str | None = None
    name: str | None = None


class NewPasskey(Request):
    id: PasskeyId
    client_data: Bytes
    attestation: Bytes
    name: Annotated[str, Meta(max_length=40)] = ""


class UsePasskey(Request):
    id: PasskeyId
    client_data: Bytes
    authenticator: Bytes
    signature: Bytes


class Subscribe(Request):
    """A browser's push subscription, and what it is to be told of; of nothing ends it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    kinds: Annotated[list[Kind], Meta(max_length=3)]


class Note(msgspec.Struct, frozen=True):
    """What a browser shows when it is told: in the language of the account. `place` is the page to open."""

    title: str
    body: str
    tag: str
    place: str


class Farewell(Request):
    """Everything of mine goes. Who has a password says it."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Everything(Answer):
    """All that is stored about an account: the rows of every table of the database that say they are its own."""

    accounts: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    """Yours from outside."""
    games: list[TableInfo]
    """Where it sits, or has sat; the records are at `api/tables/{id}/record`."""
