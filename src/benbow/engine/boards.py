"""Boards as data: compiled rules read them from memory, so a board that somebody drew compiles nothing.

A game declares once what its rules read of a board, as it declares its state:

    class Board(Layout):
        size: int = number(4, 8)
        beach: Ints = number(0, 1, (64,))

    BOARDS = Boards("mygame", Board, HOME, ("island", "cove"), read)  # boards/island.txt, boards/cove.txt
    at = BOARDS.reader()

    class Options(State):
        board: int = option(BOARDS.names, "island")

In rules `at(s.board)` is the board of a match, a record with these fields; elsewhere `BOARDS.of(view)` is the `Drawn` board with
its text and `data`. The option's value is a name of ours, or the whole text of one's own board: so it travels wherever options
do. The state holds a number: the place of the name, or a number that this process has given to the text.
"""
from __future__ import annotations

import hashlib
import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast

import numpy as np

from .compiled.data import reader_of
from .compiled.records import record, records
from .errors import BadBoardError, BadGameError, BadOptionError
from .state import Field, declared
from .words import Words, words_of

if TYPE_CHECKING:
    from .contract import View

MOST_BYTES = 8 << 10  # of a board's text
PLACES = 4096  # numbers of boards in one process
OPTION = "board"  # what it is called in every game
OWN = "own"  # what a form and a label call a board that is none of ours
KEPT = 64  # own boards that nobody plays on any more
Severity = Literal["impossible", "book", "ours"]


class Layout:
    """What rules read of a board; each game has a subclass that declares it."""

    if TYPE_CHECKING:  # of records

        def __getitem__(self, name: str) -> Any: ...


L = TypeVar("L", bound=Layout)


@dataclass(frozen=True)
class Finding:
    """Something about a board: that it cannot be played on, that the book says otherwise, or that ours is otherwise."""

    severity: Severity
    line: int  # from 1 on; 0: it is about the whole
    key: str  # of the words: finding-<key>
    clause: str = ""
    given: tuple[tuple[str, str | int], ...] = ()

    def label(self, words: Words) -> str:
        """How grave it is."""
        return words({"impossible": "severity-impossible", "book": "severity-book", "ours": "severity-ours"}[self.severity])

    def text(self, words: Words) -> str:
        """In a sentence, without the line."""
        said = words(f"finding-{self.key}", **dict(self.given))
        return f"{said} ({self.clause})" if self.clause else said


@dataclass(frozen=True)
class Reading(Generic[L]):
    """What came of reading a text."""

    values: dict[str, Any] | None  # by field; None if it cannot be played on
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, eq=False)
class Drawn(Generic[L]):
    """A board in memory. It stays there as long as somebody has it.

    A bare state does not have it; the last own boards that were asked for stay for a while.
    """

    value: str  # of the option: a name, or the text
    number: int
    out: int  # the number in files: those of our own boards, and one for all others
    text: str
    data: L  # the record that rules read
    findings: tuple[Finding, ...]

    @property
    def is_own(self) -> bool:
        return self.value is self.text


def digest_of(text: str) -> str:
    """By which people can tell boards apart."""
    return hashlib.blake2b(text.encode(), digest_size=5).hexdigest()


class RefusedBoardError(BadOptionError):
    """A text that is no board: the findings say why, for whoever can tell them in words."""

    def __init__(self, findings: tuple[Finding, ...], message: str) -> None:
        super().__init__(OPTION, message)
        self.findings = findings


class Boards(Generic[L]):
    """The boards of a game: those in its folder, and those that people bring."""

    def __init__(self, game: str, layout: type[L], home: Path, names: tuple[str, ...], read: Callable[[str], Reading[L]]) -> None:
        self.game, self.home, self.names, self._read = game, home, names, read
        self.fields: tuple[Field, ...] = declared(layout, Field)
        self.dtype = record((one.name, one.dtype, one.shape) if one.shape else (one.name, one.dtype) for one in self.fields)
        self.table = np.zeros(PLACES, np.uint64)  # where each board lies
        self._lock = threading.RLock()
        self._drawn: weakref.WeakValueDictionary[int, Drawn[L]] = weakref.WeakValueDictionary()
        self._numbers: weakref.WeakValueDictionary[str, Drawn[L]] = weakref.WeakValueDictionary()  # own ones, by text
        self._kept: OrderedDict[str, Drawn[L]] = OrderedDict()
        self._free = [*range(PLACES - 1, len(names), -1)]  # the number after the names is that of any own board, in files
        self.ours = tuple(self._loaded(home / "boards" / f"{name}.txt", number, name) for number, name in enumerate(names))
        self.table[len(names) :] = self.table[0]  # so that no number leads nowhere

    def _loaded(self, path: Path, number: int, name: str) -> Drawn[L]:
        text = path.read_text(encoding="utf-8")
        reading = self._read(text)
        if reading.values is None or any(one.severity == "impossible" for one in reading.findings):
            raise BadBoardError(path.name, self.refusal(reading.findings))
        return self._laid(reading, number, name, text)

    def _laid(self, reading: Reading[L], number: int, value: str, text: str) -> Drawn[L]:
        """In memory, where compiled rules find it."""
        room = records(self.dtype, 1)
        data = room[0]
        for one in self.fields:
            values = np.asarray(cast(dict[str, Any], reading.values)[one.name])
            if values.shape != one.shape or values.min(initial=one.low) < one.low or values.max(initial=one.high) > one.high:
                raise BadGameError(one.name, f"the reader of boards gives {values.shape}, {values.min()} to {values.max()}; "
                                             f"declared are {one.shape}, {one.low} to {one.high}")
            data[one.name] = values
        self.table[number] = cast(Any, room).ctypes.data
        drawn = Drawn(value, number, min(number, len(self.names)), text, cast(L, data), reading.findings)
        self._drawn[number] = drawn
        return drawn

    # ---------------------------------------------------------------------------------------------------- asking
    def at_number(self, number: int) -> Drawn[L]:
        """The board that a state names."""
        found = self._drawn.get(number)
        return found if found is not None else self.ours[0]

    def of(self, view: View) -> Drawn[L]:
        return self.at_number(int(view.record[OPTION]))

    def number(self, value: object) -> int:
        """As the state holds it. The value is a name of ours, or the text of one's own."""
        if value in self.names:
            return self.names.index(value)
        if not isinstance(value, str) or "\n" not in value:
            raise BadOptionError(OPTION, f"{value!r} is no board; there are {', '.join(self.names)}, or the text of your own")
        return self.own(value).number

    def is_known(self, number: int) -> bool:
        return 0 <= number < len(self.names) or number in self._drawn

    def own(self, text: str) -> Drawn[L]:
        """The board that somebody drew, in memory."""
        with self._lock:
            drawn = self._numbers.get(text)
            if drawn is None:
                reading = self.read(text)
                if reading.values is None or any(one.severity == "impossible" for one in reading.findings):
                    raise RefusedBoardError(reading.findings, self.refusal(reading.findings))
                if not self._free:
                    raise BadOptionError(OPTION, f"too many boards are in use at once: {PLACES}")
                drawn = self._numbers[text] = self._laid(reading, self._free.pop(), text, text)
                weakref.finalize(drawn, self._forget, drawn.number)
            self._kept[text] = drawn
            self._kept.move_to_end(text)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return drawn

    def _forget(self, number: int) -> None:
        self.table[number] = self.table[0]
        self._free.append(number)

    def refusal(self, findings: tuple[Finding, ...]) -> str:
        """For programs, in a line."""
        wrong = [one for one in findings if one.severity == "impossible"]
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        return f"line {wrong[0].line}: {wrong[0].text(words_of(self.home / 'words', 'en'))}{more}"

    def read(self, text: str) -> Reading[L]:
        """What a stranger may have written."""
        if len(text.encode(errors="surrogatepass")) > MOST_BYTES:
            return Reading(None, (Finding("impossible", 0, "too-long", given=(("most", MOST_BYTES >> 10),)),))
        if bad := next(_unprintable(text), 0):
            return Reading(None, (Finding("impossible", bad, "not-text"),))
        found = self._read(text)
        if found.values is None and not any(one.severity == "impossible" for one in found.findings):
            raise BadGameError("boards", "the reader of boards gives no values, and no reason")
        return found

    def given(self, value: Path | str) -> str:
        """What somebody who sits at this machine means: a name, a text, or a file with one."""
        if isinstance(value, str) and (value in self.names or "\n" in value):
            return value
        try:
            with Path(value).open(encoding="utf-8") as file:
                text = file.read(MOST_BYTES + 1)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or "it is no text in UTF-8"
            raise BadOptionError(OPTION, f"{value} is neither a name ({', '.join(self.names)}) nor a file that can be read: "
                                         f"{reason}") from None
        return text if "\n" in text else text + "\n"

    # -------------------------------------------------------------------------------------------------- compiled
    def reader(self) -> Callable[[int], L]:
        """For rules: from the option to the record."""
        return cast(Callable[[int], L], reader_of(self.game, self.dtype, self.table, self._record))

    def _record(self, number: int) -> Any:
        """The same uncompiled."""
        return self.at_number(int(number)).data


def _unprintable(text: str) -> Iterator[int]:
    """Lines with signs that no keyboard has."""
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.replace("\t", " ").rstrip("\r").isprintable():
            yield number
