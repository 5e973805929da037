"""A reader of TOML files that collects faults by their place, for boards and discs."""
from __future__ import annotations

import tomllib
from pathlib import Path

from benbow.engine.errors import BadBoardError

Content = dict[str, object]


def content_of(path: Path) -> Content:
    """Raises BadBoardError if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # not there, or no text
        raise BadBoardError(path.name, f"cannot be read: {error}") from None
    try:
        return tomllib.loads(text)
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

    def get(self, place: str) -> object:
        """The value at a place like `red.start`; None, and a fault, if it is missing. (TOML itself has no None.)"""
        found: object = self.content
        for part in place.split("."):
            if not isinstance(found, dict) or part not in found:
                self.need(place, False, "is missing")
                return None
            found = found[part]
        return found

    def table(self, place: str) -> Content | None:
        """The table under a heading like `[red]`; None, and a fault, if there is nothing or something else."""
        found = self.get(place)
        if found is None or isinstance(found, dict):
            return found
        self.need(place, False, f"must be a table, under [{place}], not {found!r}")
        return None

    def texts(self, place: str) -> list[str]:
        """A list of texts; empty, and a fault, if there is none."""
        found = self.get(place)
        if found is None:
            return []
        if isinstance(found, list) and found and all(isinstance(one, str) for one in found):
            return list(found)
        self.need(place, False, f"must be a list of texts, not {found!r}")
        return []

    def only(self, place: str, known: tuple[str, ...]) -> None:
        """Other names are faults: most likely they are misspelt."""
        found = self.content if not place else self.content.get(place)
        for name in found if isinstance(found, dict) else ():
            shown = name if name.isidentifier() else repr(name)
            self.need(f"{place}.{shown}" if place else shown, name in known, f"is unknown; there are {', '.join(known)}")

    def raise_faults(self, path: Path) -> None:
        """Raises BadBoardError with the first one."""
        for place, what in self.found:
            raise BadBoardError(f"{path.name}, {place}", what)
