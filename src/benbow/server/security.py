"""Security checks before anything else: host, origin, size of the body; and security headers on every answer. Plain ASGI."""
from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.exceptions import HTTPException

MAX_BODY_BYTES = 40 << 10  # of a request: the largest is a form with a board of one's own, each sign of it as up to three
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

HOST = re.compile(r"(?:(?P<name>[A-Za-z0-9._-]{1,253})|\[(?P<address>[0-9A-Fa-f:.]{2,45})\])(?::[0-9]{1,5})?")

Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Guard:
    """Refuses unknown host names, requests from other sites, and large bodies."""

    def __init__(self, app: App, names: frozenset[str]) -> None:
        self.app = app
        self.names = names | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}

        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        refused = self.refused(scope["method"], headers, scope["scheme"])
        if refused:
            await answer(send_safely, *refused)
            return
        size = 0

        async def receive_counted() -> AsgiMessage:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MAX_BODY_BYTES:
                raise TooLargeError(413)
            return message

        try:
            await self.app(scope, receive_counted, send_safely)
        except TooLargeError:
            await answer(send_safely, 413, "Too large.")

    def refused(self, method: str, headers: dict[bytes, str], scheme: str) -> tuple[int, str] | None:
        """A status and a message if the request is refused."""
        host = headers.get(b"host", "")
        if not self.is_ours(host):
            return 421, "This server does not answer to that host name. Start it with --name to allow it."
        if method not in ("GET", "HEAD") and headers.get(b"origin") != f"{scheme}://{host}":
            return 403, "This request comes from another site."
        size = headers.get(b"content-length", "0")
        if not size.isdecimal() or len(size) > 9 or int(size) > MAX_BODY_BYTES:
            return 413, "Too large."
        return None

    def is_ours(self, host: str) -> bool:
        """A name that was given with --name, or an IP address, which no DNS server can redirect (DNS rebinding)."""
        found = HOST.fullmatch(host)
        if not found:
            return False
        name = found["name"] or found["address"]
        if name.lower() in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class TooLargeError(HTTPException):
    """More bytes than announced or allowed. (An HTTPException, so that form parsers do not swallow it.)"""


async def answer(send: Send, status: int, text: str) -> None:
    content = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(content)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})
