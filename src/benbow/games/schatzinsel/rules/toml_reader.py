"""A reader of TOML files that collects faults by their place, for boards and discs."""
from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from benbow.engine.errors import BadBoardError

Content = dict[str, Any]
T = TypeVar("T")


def content_of(path: Path) -> Content:
    """Raises BadBoardError if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as error:  # not there, or no text
        raise BadBoardError(path.name, f"cannot be read: {error}") from None
    except (ValueError, RecursionError) as error:  # also numbers with thousands of digits, and lists in lists in lists
        raise BadBoardError(path.name, f"is not TOML: {error}") from None


class Reader:
    """The content of a file, and the faults found in it so far."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.found: list[tuple[str, str]] = []  # place and fault

    @property
    def faults(self) -> list[str]:
        return [f"{place}: {what}" for place, what in self.found]

    def need(self, place: str, holds: bool, what: str) -> bool:
        if not holds:
            self.found.append((place, what))
        return holds

    def get(self, place: str, form: str, fits: Callable[[Any], object]) -> Any:
        """The value at a place like `red.start`; None, and a fault, if it is missing or does not fit. (TOML has no None.)"""
        found: Any = self.content
        for part in place.split("."):
            if not self.need(place, isinstance(found, dict) and part in found, "is missing"):
                return None
            found = found[part]
        if fits(found):
            return found
        self.need(place, False, f"must be {form}, not {found!r}")
        return None

    def has_table(self, place: str) -> bool:
        """Is there a table under a heading like `[red]`?"""
        return self.get(place, f"a table, under [{place}]", lambda found: isinstance(found, dict)) is not None

    def texts(self, place: str) -> list[str]:
        """A list of texts; empty, and a fault, if there is none."""
        found = self.get(place, "a list of texts", lambda found: isinstance(found, list) and found
                         and all(isinstance(one, str) for one in found))
        return found or []

    def only(self, place: str, known: tuple[str, ...]) -> None:
        """Other names are faults: most likely they are misspelt."""
        for name in self.content[place] if place else self.content:
            shown = name if name.isidentifier() else repr(name)
            self.need(f"{place}.{shown}" if place else shown, name in known, f"is unknown; there are {', '.join(known)}")


def load(path: Path, read: Callable[[Reader], T]) -> T:
    """What `read` makes of a file. Raises BadBoardError with the file and the place of the first fault."""
    reader = Reader(content_of(path))
    found = read(reader)
    for place, what in reader.found:
        raise BadBoardError(f"{path.name}, {place}", what)
    return found
