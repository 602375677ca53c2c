"""A push service of our own, and a browser that subscribed there: it reads what is sent, as browsers do."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from filone.server.push import from_text, public_bytes, to_text

SECRET = bytes(range(16))


class PushService:
    def __init__(self) -> None:
        self.received: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.received.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = Thread(target=self.server.serve_forever)
        self.thread.start()
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, browser: str, *kinds: str) -> dict[str, Any]:
        return {
            "endpoint": f"{self.address}/{browser}",
            "key": to_text(public_bytes(self.key)),
            "auth": to_text(SECRET),
            "kinds": list(kinds),
        }

    def next(self) -> tuple[str, dict[str, str], Any]:
        """Which browser, the headers, and what it is told."""
        path, headers, body = self.received.get(timeout=30)
        return path[1:], headers, json.loads(self.read(body))

    def read(self, body: bytes) -> bytes:
        salt, size, sender, content = body[:16], body[20], body[21:86], body[86:]
        assert size == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        both = public_bytes(self.key) + sender
        key = HKDF(SHA256(), 32, SECRET, b"WebPush: info\0" + both).derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        text = AESGCM(HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)).decrypt(
            nonce, content, None
        )
        assert text[-1:] == b"\2"
        return text[:-1]

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def claims_of(authorization: str, key: str) -> Any:
    """What a server says of itself, if it is signed with its key."""
    scheme, token, public = authorization.replace(",", "").split()
    assert (scheme, public) == ("vapid", f"k={key}")
    text, _, signature = token.removeprefix("t=").rpartition(".")
    raw = from_text(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key)).verify(
        der, text.encode(), ec.ECDSA(SHA256())
    )
    return json.loads(from_text(text.partition(".")[2]))
