"""The verb table of a game: every action is a small integer, and a line of text.

>>> FACE, SHIP = Labels("1 2 3", first=1), Labels("green yellow")
>>> table = Verbs(Verb("roll", FACE, chance=True), Verb("tow", SHIP, FACE), Verb("hidden", SHIP, text="tow {} ?", hides=True))
>>> table.size, table.playable
(11, 9)
>>> table.base("tow") + table.index("tow", 1, 3)        # what rules compute with
8
>>> table.text(8), table.parse("  TOW yellow 3")
('tow yellow 3', 8)
>>> table.decode(8)
('tow', (1, 3))
>>> table.parse("tow yellow ?")
10
"""
from __future__ import annotations

import difflib
import math
from dataclasses import dataclass
from functools import cached_property

from .errors import BadCodeError, BadGameError

MINUS = "−"  # as it is printed; the notation has a hyphen, which keyboards have


@dataclass(frozen=True)
class Labels:
    """The values of an argument: consecutive numbers from `first` on, each with a label in the notation."""

    names: tuple[str, ...]
    first: int = 0

    def __init__(self, names: str | tuple[str, ...], first: int = 0) -> None:
        object.__setattr__(self, "names", tuple(names.split()) if isinstance(names, str) else names)
        object.__setattr__(self, "first", first)

    def __len__(self) -> int:
        return len(self.names)


def numbers(first: int, last: int) -> Labels:
    """Labels that are numbers: from first to last, both included."""
    return Labels(tuple(str(k) for k in range(first, last + 1)), first)


class Verb:
    """A verb with its arguments. Chance verbs are outcomes; those that hide or show are veiled forms, never legal.

    hides: the seat is not told all of the action.   shows: the seat is told more than the action: what it uncovers.
    secret: outcomes whose odds rest on something hidden from someone; everyone can compute all other odds.
    """

    def __init__(self, name: str, *arguments: Labels, text: str = "", chance: bool = False, secret: bool = False,
                 hides: bool = False, shows: bool = False) -> None:
        self.name = name
        self.arguments = arguments
        self.template = text or " ".join([name, *("{}" for _ in arguments)])
        self.chance, self.secret, self.hides, self.shows = chance, secret, hides, shows
        self.size = math.prod(map(len, arguments))

    @property
    def veiled(self) -> bool:
        return self.hides or self.shows


class Verbs:
    """All verbs of a game, in order. Codes are a storage format: append only, so the first rules have the veiled forms last."""

    def __init__(self, *table: Verb) -> None:
        self.table = table
        self._first: dict[str, int] = {}
        size = playable = 0
        for verb in table:
            if verb.name in self._first:
                raise BadGameError(verb.name, "two verbs have this name")
            playable += 0 if verb.veiled else verb.size
            self._first[verb.name] = size
            size += verb.size
        self.size, self.playable = size, playable

    def verb(self, name: str) -> Verb:
        for verb in self.table:
            if verb.name == name:
                return verb
        raise BadCodeError("verb", f"{name!r} is no verb of this game; there are {', '.join(verb.name for verb in self.table)}")

    def base(self, name: str) -> int:
        """What to add the index of the arguments to; arguments count from their own first number."""
        return self._first[name] - self.index(name, *(labels.first for labels in self.verb(name).arguments))

    def index(self, name: str, *values: int) -> int:
        """The arguments as one number: mixed radix, the last one fastest."""
        total = 0
        for labels, value in zip(self.verb(name).arguments, values, strict=True):
            total = total * len(labels) + value
        return total

    def code(self, name: str, *values: int) -> int:
        """The code of a verb with these arguments."""
        verb = self.verb(name)
        if len(values) != len(verb.arguments):
            raise BadCodeError(name, f"takes {len(verb.arguments)} arguments, not {len(values)}")
        for labels, value in zip(verb.arguments, values, strict=True):
            if not 0 <= value - labels.first < len(labels):
                raise BadCodeError(name, f"{value} is not among {labels.first} to {labels.first + len(labels) - 1}")
        return self.base(name) + self.index(name, *values)

    def of(self, code: int) -> Verb:
        """The verb that a code belongs to."""
        for verb in reversed(self.table):
            if code >= self._first[verb.name]:
                break
        if not 0 <= code < self.size:
            raise BadCodeError("code", f"{code} is no code of this game; codes are 0 to {self.size - 1}")
        return verb

    def decode(self, code: int) -> tuple[str, tuple[int, ...]]:
        """The verb's name and its arguments."""
        verb = self.of(code)
        rest, values = code - self._first[verb.name], []
        for labels in reversed(verb.arguments):
            values.append(labels.first + rest % len(labels))
            rest //= len(labels)
        return verb.name, tuple(reversed(values))

    def text(self, code: int) -> str:
        """The action in the notation of the game."""
        verb = self.of(code)
        _, values = self.decode(code)
        return verb.template.format(
            *(labels.names[value - labels.first] for labels, value in zip(verb.arguments, values, strict=True))
        )

    @cached_property
    def _codes(self) -> dict[str, int]:
        codes: dict[str, int] = {}
        for code in range(self.size):
            text = self.text(code).lower()
            if text in codes:
                raise BadGameError("verbs", f"{text!r} stands for two codes: {codes[text]} and {code}")
            codes[text] = code
        return codes

    def parse(self, text: str) -> int:
        """The code of a text; case, blanks and the kind of minus do not matter."""
        if not isinstance(text, str):
            raise BadCodeError("text", f"{text!r} is not a text")
        tidy = " ".join(text.lower().replace(MINUS, "-").split())
        if tidy in self._codes:
            return self._codes[tidy]
        near = difflib.get_close_matches(tidy, self._codes, n=3)
        hint = "; did you mean " + " or ".join(repr(self.text(self._codes[guess])) for guess in near) + "?" if near else ""
        raise BadCodeError("text", f"{text!r} is no action of this game{hint}")
