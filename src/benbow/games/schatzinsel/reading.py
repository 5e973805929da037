"""TOML files whose faults are named by their place: what boards and discs have in common."""
from __future__ import annotations

import tomllib
from pathlib import Path

from benbow.engine.errors import BadBoardError

Table = dict[str, object]


def content_of(path: Path) -> Table:
    """BadBoardError if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadBoardError(path.name, f"is not TOML: {error}") from None


class Reader:
    """What a file says, and the faults found in it so far."""

    def __init__(self, content: Table) -> None:
        self.content = content
        self.faults: list[str] = []

    def need(self, place: str, holds: bool, what: str) -> bool:
        if not holds:
            self.faults.append(f"{place}: {what}")
        return holds

    def get(self, place: str) -> object:
        """What stands at a place like `red.start`; None, and a fault, if it is missing."""
        found: object = self.content
        for part in place.split("."):
            if not isinstance(found, dict) or part not in found:
                self.need(place, False, "is missing")
                return None
            found = found[part]
        return found

    def texts(self, place: str) -> list[str]:
        """A list of texts; empty, and a fault, if it is none."""
        found = self.get(place)
        if found is None:
            return []
        if isinstance(found, list) and found and all(isinstance(one, str) for one in found):
            return list(found)
        self.need(place, False, f"must be a list of texts, not {found!r}")
        return []

    def only(self, place: str, known: tuple[str, ...]) -> None:
        """No other names may stand there: most likely they are misspelt."""
        found = self.content if not place else self.content.get(place)
        for name in found if isinstance(found, dict) else ():
            self.need(f"{place}.{name}" if place else name, name in known, f"is unknown; there are {', '.join(known)}")

    def raise_faults(self, path: Path) -> None:
        """BadBoardError with the first one."""
        if self.faults:
            place, _, what = self.faults[0].partition(": ")
            raise BadBoardError(f"{path.name}, {place}", what)
