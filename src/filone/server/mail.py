"""Letters, sent by the SMTP server that the operator names. Whoever causes one never waits for it."""

import asyncio
import logging
import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from filone.server.errors import Denial
from filone.server.metrics import Metrics
from filone.server.pools import Pools

log = logging.getLogger(__name__)
TIMEOUT = 10.0
ATTEMPTS = 3
WAITING = 200
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
LETTER = policy.default.clone(max_line_length=900, cte_type="7bit")
"""A link in a header stays in one piece, and a letter is ASCII: not every server takes more unasked."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
"""Without the question mark, which nobody has: `=?utf-8?q?a?=` is another spelling of `a` in the head of a letter."""


class Post(msgspec.Struct, frozen=True):
    """The operator's SMTP server. `scheme` says how it is spoken to: plainly, by STARTTLS, or by TLS from the start."""

    scheme: str
    host: str
    port: int
    user: str
    password: str

    @classmethod
    def of(cls, url: str) -> "Post":
        """`smtps://user:password@mail.example:465`; a `ValueError` if it is not such an address."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("not an address of an SMTP server")
        port = parts.port or PORTS[parts.scheme]
        return cls(parts.scheme, parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""))

    def open(self) -> smtplib.SMTP:
        """A connection that letters can be sent by; `OSError` (of which `SMTPException` is one) if there is none."""
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            connection = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        try:
            if self.scheme == "smtp+starttls":
                connection.starttls(context=context)
            if self.user:
                connection.login(self.user, self.password)
        except OSError:
            connection.close()
            raise
        return connection


def checked_address(address: str) -> str:
    """As it is written to and looked up: nobody has two mailboxes that differ in capitals."""
    address = address.strip()
    if not ADDRESS.fullmatch(address):
        raise Denial("bad_address")
    return address.lower()


class Mailer:
    """Letters wait in a queue that has an end; each is tried a few times."""

    def __init__(self, smtp: str | None, sender: str, pools: Pools, metrics: Metrics) -> None:
        self.post = None if smtp is None else Post.of(smtp)
        self.sender = sender
        self.pools = pools
        self.metrics = metrics
        self._letters: asyncio.Queue[EmailMessage] = asyncio.Queue(WAITING)

    def send(self, to: str, subject: str, text: str, **headers: str) -> None:
        letter = EmailMessage(LETTER)
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=parseaddr(self.sender)[1].partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name.replace("_", "-")] = value
        letter.set_content(text)
        try:
            self._letters.put_nowait(letter)
        except asyncio.QueueFull:
            self.metrics.mails.labels("dropped").inc()

    async def run(self) -> None:
        """Send what there is to send, one letter after the other."""
        while True:
            letter = await self._letters.get()
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    await self.pools.mail.run("mail", self._deliver, letter)
                except (OSError, Denial) as error:
                    log.warning("a mail was not sent", extra={"why": type(error).__name__, "attempt": attempt})
                    self.metrics.mails.labels("failed").inc()
                    await asyncio.sleep(2.0**attempt)
                else:
                    self.metrics.mails.labels("sent").inc()
                    break

    def _deliver(self, letter: EmailMessage) -> None:
        assert self.post is not None
        with self.post.open() as connection:
            connection.send_message(letter, parseaddr(self.sender)[1], [str(letter["To"])])
