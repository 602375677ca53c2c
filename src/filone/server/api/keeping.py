"""Keeping one's place: codes to come back by, passkeys, a mailbox."""

import msgspec
from starlette.responses import Response

from filone.server.api.accounts import session_response
from filone.server.hosts import host_of
from filone.server.keeping import (
    Challenge,
    Code,
    Confirm,
    Digest,
    Email,
    Enter,
    Keeping,
    NewPasskey,
    Offers,
    PasskeyId,
    Subscribe,
    UsePasskey,
)
from filone.server.mail import checked_address
from filone.server.messages import Session
from filone.server.passkeys import Site
from filone.server.routing import Call, Route


class Which(msgspec.Struct):
    id: PasskeyId | None = None


async def offers(call: Call) -> Offers:
    """What this server does beyond itself."""
    hall = call.hall
    return Offers(chat=hall.config.chat, mail=hall.mailer.post is not None, push=await hall.push.public_key())


async def keeping(call: Call) -> Keeping:
    """How can I come back?"""
    return await call.hall.ways.overview(call.account)


async def link(call: Call) -> Code:
    """A code that opens a session on another device, once and soon."""
    return await call.hall.ways.code(call.account, "link")


async def recovery(call: Call) -> Code:
    """A code to keep, that opens a session on any device; the last one ends."""
    return await call.hall.ways.code(call.account, "recovery")


async def enter(call: Call, body: Enter) -> Response:
    """Come in by a code."""
    entry = await call.hall.ways.enter(body.code, body.password)
    if body.password is not None:
        call.hall.presence.account_changed(entry.account.id)
    return session_response(call, entry)


# Passkeys


def _site(call: Call) -> Site:
    scheme = "https" if call.secure else "http"
    return Site(host_of(call.request.scope), f"{scheme}://{call.request.headers.get('host', '')}")


async def new_challenge(call: Call) -> Challenge:
    """What a new passkey has to sign."""
    return await call.hall.passkeys.challenge(call.account, _site(call))


async def new_passkey(call: Call, body: NewPasskey) -> Keeping:
    """Keep the name by a passkey."""
    await call.hall.passkeys.add(call.account, body, _site(call))
    return await call.hall.ways.overview(call.account)


async def remove_passkey(call: Call) -> Keeping:
    """Forget a passkey."""
    await call.hall.passkeys.remove(call.account, call.query.id or "")
    return await call.hall.ways.overview(call.account)


async def passkey_challenge(call: Call) -> Challenge:
    """What a passkey has to sign to come in by."""
    return await call.hall.passkeys.challenge(None, _site(call))


async def use_passkey(call: Call, body: UsePasskey) -> Response:
    """Come in by a passkey."""
    return session_response(call, await call.hall.passkeys.sign_in(call.sender, body, _site(call)))


# Mail


async def set_email(call: Call, body: Email) -> None:
    """Write to an address whether it is yours."""
    await call.hall.mailboxes.ask(call.account, body.address)


async def confirm_email(call: Call, body: Confirm) -> None:
    """It is: follow the link that was mailed."""
    await call.hall.mailboxes.confirm(body.code)


async def remove_email(call: Call) -> Keeping:
    """Forget the address."""
    await call.hall.mailboxes.remove(call.account)
    return await call.hall.ways.overview(call.account)


async def recover(call: Call, body: Email) -> None:
    """Mail a link to come in by to whoever has this address; the answer is the same if nobody has."""
    mailboxes = call.hall.mailboxes
    mailboxes.require()
    address = checked_address(body.address)
    await call.hall.allowances.take("mail", address)
    call.hall.tasks.start(mailboxes.recover(address))


async def digest(call: Call, body: Digest) -> Keeping:
    """Be reminded by mail of slow games, or not."""
    await call.hall.mailboxes.set_digest(call.account, body.digest)
    return await call.hall.ways.overview(call.account)


async def unsubscribe(call: Call, body: Confirm) -> None:
    """No more reminders, by the link at the end of each."""
    await call.hall.mailboxes.unsubscribe(body.code)


# Push


async def subscribe(call: Call, body: Subscribe) -> None:
    """What this browser is to be told of."""
    account, token = call.account, call.token
    assert token is not None
    await call.hall.push.subscribe(account, token, body)


ROUTES = [
    Route("GET", "/api/offers", offers, answers=(Offers,)),
    Route("GET", "/api/keeping", keeping, answers=(Keeping,)),
    Route("POST", "/api/link", link, answers=(Code,)),
    Route("POST", "/api/recovery", recovery, answers=(Code,)),
    Route("POST", "/api/enter", enter, Enter, (Session,), limit="sign_in"),
    Route("POST", "/api/passkeys/new", new_challenge, answers=(Challenge,)),
    Route("POST", "/api/passkeys", new_passkey, NewPasskey, (Keeping,)),
    Route("DELETE", "/api/passkeys", remove_passkey, answers=(Keeping,), query=Which),
    Route("POST", "/api/passkeys/challenge", passkey_challenge, answers=(Challenge,), limit="sign_in"),
    Route("POST", "/api/passkeys/sign-in", use_passkey, UsePasskey, (Session,)),
    Route("PUT", "/api/email", set_email, Email, limit="letter"),
    Route("DELETE", "/api/email", remove_email, answers=(Keeping,)),
    Route("POST", "/api/email/confirm", confirm_email, Confirm, limit="sign_in"),
    Route("POST", "/api/email/recover", recover, Email, limit="sign_in"),
    Route("PUT", "/api/email/digest", digest, Digest, (Keeping,)),
    Route("POST", "/api/email/unsubscribe", unsubscribe, Confirm, limit="sign_in"),
    Route("PUT", "/api/push", subscribe, Subscribe),
]
