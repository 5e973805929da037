"""Tokens. A device, a table's link and a seat's link have each their own, and only those that this server made are taken.

- A device is known by a random token in a cookie, with its signature; the store keeps a digest of the token, the *holder*.
- A table's address is its id, which cannot be guessed: who knows it may watch.
- A table's link (`/i/...`) has another random token: who knows it may sit down on a free seat.
- A seat's link is a signature of table, seat and holder: who knows it may play from that seat on one more device.
"""
from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

_PLAIN, _SIGNED = re.compile(r"[A-Za-z0-9_-]{22}"), re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})")


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What the store keeps of a device's token: it recognises the token but cannot replace it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs tokens with the key of the server's store."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, *parts: str) -> str:
        """132 bits of a keyed digest."""
        mac = hmac.digest(self._secret, "\n".join(parts).encode(), "sha256")
        return base64.urlsafe_b64encode(mac).decode()[:22]

    def is_signed(self, signature: str, *parts: str) -> bool:
        return hmac.compare_digest(signature.encode(), self.sign(*parts).encode())

    # ------------------------------------------------------------------------------------------------- devices
    def cookie(self, token: str) -> str:
        return f"{token}.{self.sign('device', token)}"

    def device(self, cookie: str) -> str:
        """The token in a cookie; empty if we did not make it."""
        found = _SIGNED.fullmatch(cookie)
        return found[1] if found and self.is_signed(found[2], "device", found[1]) else ""

    @staticmethod
    def unsigned(cookie: str) -> str:
        """The token of a cookie from before they were signed: it counts only if a seat belongs to it."""
        return cookie if _PLAIN.fullmatch(cookie) else ""

    # --------------------------------------------------------------------------------------------------- seats
    def seat_key(self, match: str, seat: int, holder: str) -> str:
        return self.sign("seat", match, str(seat), holder)
