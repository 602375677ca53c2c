"""Passkeys, by an authenticator of our own: made, used, copied, replayed, removed."""

import json
from collections.abc import Callable
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from filone.server.push import to_text
from server.harness import Player, Running
from server.test_accounts import code

Make = Callable[..., Player]


class Device:
    """Has one passkey for one site, and signs what it is asked to."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _client(self, type: str, challenge: str) -> bytes:
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return sha256(site.encode()).digest() + bytes((flags,)) + self.count.to_bytes(4, "big")

    def make(self, asked: dict[str, Any]) -> dict[str, str]:
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(asked["site"], 0x45) + made
        return {
            "id": to_text(self.id),
            "client_data": to_text(self._client("webauthn.create", asked["challenge"])),
            "attestation": to_text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
            "name": "Phone",
        }

    def use(self, asked: dict[str, Any]) -> dict[str, str]:
        client, data = self._client("webauthn.get", asked["challenge"]), self._data(asked["site"], 0x05)
        return {
            "id": to_text(self.id),
            "client_data": to_text(client),
            "authenticator": to_text(data),
            "signature": to_text(self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))),
        }


def test_a_passkey_keeps_the_name_and_opens_a_session(server: Running, player: Make) -> None:
    ada, stranger, device = player("Ada"), player(), Device(server.address)
    asked = ada.post("passkeys/new")
    assert (asked["site"], asked["name"], asked["known"]) == ("127.0.0.1", "Ada", [])
    made = device.make(asked)
    kept = ada.post("passkeys", **made)
    assert [(key["id"], key["name"]) for key in kept["passkeys"]] == [(to_text(device.id), "Phone")]
    assert not ada.get("me")["guest"]
    assert code(lambda: ada.post("passkeys", **made)) == "bad_passkey", "a challenge is met once"
    assert ada.post("passkeys/new")["known"] == [to_text(device.id)]
    used = device.use(stranger.post("passkeys/challenge"))
    session = stranger.post("passkeys/sign-in", **used)
    assert session["me"]["id"] == ada.id
    assert code(lambda: stranger.post("passkeys/sign-in", **used)) == "bad_passkey"
    device.count -= 1
    copied = device.use(stranger.post("passkeys/challenge"))
    assert code(lambda: stranger.post("passkeys/sign-in", **copied)) == "bad_passkey", "it counts less than before"
    back = player(token=session["token"])
    assert back.call("DELETE", "passkeys", params={"id": to_text(device.id)})["passkeys"] == []
    assert back.get("me")["guest"], "nothing is left to come back by"
    removed = device.use(stranger.post("passkeys/challenge"))
    assert code(lambda: stranger.post("passkeys/sign-in", **removed)) == "bad_passkey"


def test_what_was_signed_for_others_opens_nothing(server: Running, player: Make) -> None:
    ada, eve, device = player("Ada"), player("Eve"), Device(server.address)
    ada.post("passkeys", **device.make(ada.post("passkeys/new")))
    stranger = player()
    elsewhere = Device("https://evil.example")
    elsewhere.id, elsewhere.key, elsewhere.count = device.id, device.key, 10
    for wrong in (
        elsewhere.use(stranger.post("passkeys/challenge")),
        device.use(stranger.post("passkeys/challenge") | {"site": "evil.example"}),
        device.use({"challenge": to_text(b"invented"), "site": "127.0.0.1"}),
        device.use(ada.post("passkeys/new")),
        device.use(stranger.post("passkeys/challenge")) | {"signature": "AAAA"},
        device.use(stranger.post("passkeys/challenge")) | {"client_data": "AAAA"},
        device.use(stranger.post("passkeys/challenge")) | {"id": "AAAA"},
    ):
        assert code(lambda wrong=wrong: stranger.post("passkeys/sign-in", **wrong)) == "bad_passkey"  # type: ignore[misc]
    second = Device(server.address)
    for asked in (ada.post("passkeys/new"), stranger.post("passkeys/challenge")):
        assert code(lambda asked=asked: eve.post("passkeys", **second.make(asked))) == "bad_passkey"  # type: ignore[misc]
    eve.call("DELETE", "passkeys", params={"id": to_text(device.id)})
    assert len(ada.get("keeping")["passkeys"]) == 1, "nobody removes another's"
