"""The names that a server answers to. A page elsewhere can give its own name our address, and then passes for ours."""

import re
from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname

from starlette.requests import Request
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from filone.server.errors import Denial, error_message
from filone.server.routing import error_response, language

MACHINE = gethostname().partition(".")[0].casefold()
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""What may follow the machine's name: endings of networks at home, which nobody can buy."""
OURS = {"", "localhost", gethostname().casefold(), *(MACHINE + ending for ending in AT_HOME)}


class Stranger:
    """Answers what was asked under a name that is not the server's."""

    def __init__(self, host: str) -> None:
        self.host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        lang = language(Request(scope), None)
        await error_response(error_message(Denial("bad_host", host=self.host), lang))(scope, receive, send)


def host_of(scope: Scope) -> str:
    """The name that was asked for, without the port."""
    return _without_port(next((value for name, value in reversed(scope["headers"]) if name == b"host"), b""))


@lru_cache(1000)
def _without_port(sent: bytes) -> str:
    return re.sub(r":\d*$", "", sent.decode("latin-1"))[:255].strip("[]").casefold()


def is_known(host: str, hosts: set[str]) -> bool:
    """An address cannot be given to anybody else; a name can, so it must be the machine's own, or allowed."""
    return host in OURS or host in hosts or _is_address(host)


@lru_cache(1000)
def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
