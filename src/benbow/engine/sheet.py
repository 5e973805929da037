"""The text of a board, as a person types it: lines `key: value`, and drawings below a `key:` that stands alone.

    ; a comment
    numbers: 6 5 5
    island:
      sw1 .  .
      .   .  ru3

A sheet remembers on which line everything stands, and collects what is wrong; nothing in it raises.

>>> sheet = Sheet("numbers: 6 5 x\\nisland:\\n a b\\n")
>>> sheet.numbers("numbers", 3, 1, 19), sheet.findings[0].line, sheet.findings[0].key
(None, 1, 'no-number')
>>> sheet.rows("island")
[Row(line=3, text=' a b')]
"""
from __future__ import annotations

import difflib
import re
from typing import NamedTuple

from .boards import Finding, Severity

MOST_LINES, MOST_COLUMNS = 400, 240
_ENTRY = re.compile(r"([a-z][a-z -]*):(.*)")


class Row(NamedTuple):
    """A line of a drawing."""

    line: int
    text: str


class Entry(NamedTuple):
    line: int
    value: str
    rows: list[Row]


class Sheet:
    def __init__(self, text: str) -> None:
        self.findings: list[Finding] = []
        self.entries: dict[str, Entry] = {}
        self._asked: list[str] = []
        lines = text.replace("\r\n", "\n").expandtabs(8).split("\n")
        if len(lines) > MOST_LINES or any(len(line) > MOST_COLUMNS for line in lines):
            self.problem(0, "too-large", lines=MOST_LINES, columns=MOST_COLUMNS)
            return
        last: Entry | None = None
        for number, line in enumerate(lines, start=1):
            if line.startswith(";") or (last is None and not line.strip()):
                continue
            found = _ENTRY.fullmatch(line)
            if found:
                last = Entry(number, found[2].strip(), [])
                if found[1] in self.entries:
                    self.problem(number, "twice", what=found[1])
                self.entries[found[1]] = last
            elif last is None or (last.value and line.strip()):
                self.problem(number, "no-entry", text=line.strip()[:40])
            elif not last.value:
                last.rows.append(Row(number, line.rstrip()))
        for entry in self.entries.values():
            while entry.rows and not entry.rows[-1].text:
                entry.rows.pop()

    # ------------------------------------------------------------------------------------------------- findings
    def _found(self, severity: Severity, line: int, key: str, clause: str, given: dict[str, str | int]) -> None:
        self.findings.append(Finding(severity, line, key, clause, tuple(given.items())))

    def problem(self, line: int, key: str, clause: str = "", **given: str | int) -> None:
        """It cannot be played on so."""
        self._found("impossible", line, key, clause, given)

    def unlike_the_book(self, line: int, key: str, clause: str, **given: str | int) -> None:
        self._found("book", line, key, clause, given)

    def unlike_ours(self, line: int, key: str, clause: str = "", **given: str | int) -> None:
        self._found("ours", line, key, clause, given)

    @property
    def is_possible(self) -> bool:
        return not any(one.severity == "impossible" for one in self.findings)

    def sorted_findings(self) -> tuple[Finding, ...]:
        """What is impossible first, then by line."""
        order = ("impossible", "book", "ours")
        return tuple(sorted(self.findings, key=lambda one: (order.index(one.severity), one.line)))

    def refuse_others(self) -> None:
        """After all was asked for: what nobody asked for is misspelt."""
        for key, entry in self.entries.items():
            if key not in self._asked:
                near = difflib.get_close_matches(key, self._asked, n=1)
                self.problem(entry.line, "no-such-key", what=key, near=near[0] if near else ", ".join(self._asked))

    # -------------------------------------------------------------------------------------------------- asking
    def entry(self, key: str, is_optional: bool = False) -> Entry | None:
        self._asked.append(key)
        if key not in self.entries and not is_optional:
            self.problem(0, "missing", what=key)
        return self.entries.get(key)

    def words(self, key: str, is_optional: bool = False) -> list[str] | None:
        entry = self.entry(key, is_optional)
        return None if entry is None else entry.value.split()

    def numbers(self, key: str, n: int, low: int, high: int, is_optional: bool = False) -> list[int] | None:
        """Exactly n whole numbers from low to high."""
        entry = self.entry(key, is_optional)
        if entry is None:
            return None
        words = entry.value.split()
        for word in words:
            if not re.fullmatch(r"-?[0-9]{1,6}", word) or not low <= int(word) <= high:
                self.problem(entry.line, "no-number", what=key, text=word[:40], low=low, high=high)
                return None
        if len(words) != n:
            self.problem(entry.line, "count", what=key, wanted=n, found=len(words))
            return None
        return [int(word) for word in words]

    def rows(self, key: str, is_optional: bool = False) -> list[Row] | None:
        """A drawing."""
        entry = self.entry(key, is_optional)
        if entry is not None and not entry.rows:
            self.problem(entry.line, "no-drawing", what=key)
            return None
        return None if entry is None else entry.rows
