"""Where chance action i of a match comes from: a pure function of the source and i. A reload never rolls again.

>>> Seeded("7").draw(0, [5, 4, 1]), Seeded("7").draw(0, [5, 4, 1])
(1, 1)
"""
from __future__ import annotations

import bisect
import hashlib
import itertools
import re
import secrets
from collections.abc import Sequence
from typing import Protocol

from .errors import BadFileError, BadOptionError, NoDiceError

PLACES = re.compile(r"(?:[0-9]{1,6}(?: [0-9]{1,6})*)?", re.ASCII)


class Dice(Protocol):
    """A source of outcomes."""

    kind: str

    def draw(self, i: int, weights: Sequence[int]) -> int:
        """The place, among these weights, of the outcome of chance action i."""

    def to_file(self) -> dict[str, str]:
        """What the referee's file keeps of it."""


class Seeded:
    """BLAKE2b over the secret and i gives a number of 256 bits; scaled to the total of the weights it names the outcome.

    Anyone who has the secret can check every roll. The error of scaling is below 2^-190.
    """

    kind = "seeded"

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def draw(self, i: int, weights: Sequence[int]) -> int:
        digest = hashlib.blake2b(f"benbow dice {i}".encode(), key=hashlib.sha256(self.secret.encode()).digest(), digest_size=32)
        number = int.from_bytes(digest.digest(), "big") * sum(weights) >> 256
        return bisect.bisect_right(list(itertools.accumulate(weights)), number)

    def to_file(self) -> dict[str, str]:
        return {"kind": self.kind, "secret": self.secret}


class ByHand:
    """Real dice on the table: every outcome is given with `match.play`."""

    kind = "hand"

    def draw(self, i: int, weights: Sequence[int]) -> int:
        raise NoDiceError("dice", "this match is rolled by hand: play the outcome with match.play(code)")

    def to_file(self) -> dict[str, str]:
        return {"kind": self.kind}


class Scripted:
    """Dice of a lesson: the first outcomes are given, by their places among what could come; then a secret's."""

    kind = "scripted"

    def __init__(self, places: Sequence[int], secret: str) -> None:
        self.places, self.then = tuple(places), Seeded(secret)

    def draw(self, i: int, weights: Sequence[int]) -> int:
        if i < len(self.places) and self.places[i] < len(weights):
            return self.places[i]
        return self.then.draw(i, weights)

    def to_file(self) -> dict[str, str]:
        return {"kind": self.kind, "places": " ".join(map(str, self.places)), "secret": self.then.secret}


def seeded(seed: int | None) -> Seeded:
    """Dice from a number, or from a fresh secret."""
    if seed is None:
        return Seeded(secrets.token_hex(16))
    if type(seed) is not int:
        raise BadOptionError("seed", f"{seed!r} is not a whole number")
    return Seeded(str(seed))


def from_file(content: object) -> Dice:
    match content:
        case {"kind": "seeded", "secret": str(secret)} if secret.isascii():
            return Seeded(secret)
        case {"kind": "hand"}:
            return ByHand()
        case {"kind": "scripted", "places": str(places), "secret": str(secret)} if secret.isascii() and PLACES.fullmatch(places):
            return Scripted([int(place) for place in places.split(" ") if place], secret)
    raise BadFileError("dice", f"{content!r} are no dice that we know")
