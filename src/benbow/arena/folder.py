"""A league's folder: the plan, a line for each game as soon as it is played, and the results at the end.

A league that is started again on the same folder resumes, after an interruption, a crash or a power cut. A line that was written
only in part is dropped, and its game played again.
"""
from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Generic, TypeVar

from benbow.engine.errors import BadFileError, BadOptionError, LaterVersionError
from benbow.engine.files import write_bytes

from . import page, parquet
from .plan import League
from .results import Results, Standings

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Row = TypeVar("Row", bound="DataclassInstance")  # what is kept of a game
FORMAT, VERSION = "benbow arena", 1
PLAN, GAMES, RESULTS, PAGE, PARQUET = "arena.json", "games.jsonl", "results.json", "index.html", "games.parquet"


@contextlib.contextmanager
def folder_of(home: Path, league: League, kind: type[Row]) -> Iterator[Folder[Row]]:
    """Locked by one run at a time; a second one is refused, and so is another plan."""
    try:
        home.mkdir(parents=True, exist_ok=True)
        file = (home / GAMES).open("a+b")
    except OSError as error:
        raise BadOptionError("out", f"{home} cannot be written: {error.strerror}") from error
    with file:
        _lock(file, home)
        plan, path = league.content(), home / PLAN
        if path.exists():
            compare(read_plan(path), plan, home)
        content = {"format": FORMAT, "version": VERSION, "digest": digest(plan), "plan": plan}
        write_bytes(path, json.dumps(content, indent=1).encode() + b"\n")
        yield Folder(home, file, kind)


class Folder(Generic[Row]):
    def __init__(self, home: Path, file: BinaryIO, kind: type[Row]) -> None:
        self.home, self._file, self._kind = home, file, kind

    def read(self) -> list[Row]:
        """The games that are there already. An incomplete last line is cut off."""
        self._file.seek(0)
        rows, size = [], 0
        lines = self._file.readlines()
        for number, line in enumerate(lines, start=1):
            try:
                rows.append(row_from(json.loads(line) if line.endswith(b"\n") else None, self._kind))
            except ValueError:
                if number == len(lines):
                    break
                raise BadFileError(GAMES, f"line {number} in {self.home} is not a game: {line[:60]!r}") from None
            size += len(line)
        self._file.truncate(size)
        return rows

    def append(self, rows: list[Row]) -> None:
        """They are on the disk when this returns."""
        self._file.write(b"".join(json.dumps(asdict(row), separators=(",", ":")).encode() + b"\n" for row in rows))
        self._file.flush()
        os.fsync(self._file.fileno())

    def finish(self, standings: Standings, results: Results) -> list[str]:
        """Write results, page and Parquet file. -> messages about what could not be written"""
        write_bytes(self.home / RESULTS, json.dumps(asdict(results), indent=1, ensure_ascii=False).encode() + b"\n")
        write_bytes(self.home / PAGE, page.html(results).encode())
        if not parquet.is_available():
            return [f"{PARQUET} was not written, since pyarrow is not installed: pip install 'benbow[arena]' and run the same "
                    f"command again. {GAMES} and {RESULTS} hold the same games and statistics."]
        parquet.write(self.home / PARQUET, standings)
        return []


def row_from(content: Any, kind: type[Row]) -> Row:
    """A row from its JSON."""
    if not isinstance(content, dict) or content.keys() != {one.name for one in fields(kind)}:
        raise ValueError("not a game")
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in content.items()}
    return kind(**values)


def read_plan(path: Path) -> dict[str, object]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadFileError(PLAN, f"{path} cannot be read: {error}") from error
    if not isinstance(content, dict) or content.get("format") != FORMAT or not isinstance(content.get("plan"), dict):
        raise BadFileError(PLAN, f"{path} is not the plan of a league")
    if content.get("version") != VERSION:
        raise LaterVersionError(PLAN, f"{path} has version {content.get('version')}; this Benbow writes version {VERSION}")
    plan: dict[str, object] = content["plan"]
    if content.get("digest") != digest(plan):
        raise BadFileError(PLAN, f"{path} was changed by hand: plan and digest do not match")
    return plan


def compare(existing: dict[str, object], wanted: dict[str, object], home: Path) -> None:
    """Refuse all but the same plan and one with more deals: games do not depend on how many there are."""
    if differing(existing, wanted) not in ([], ["deals"]) or not is_no_less(existing.get("deals"), wanted.get("deals")):
        other = ", ".join(differing(existing, wanted))
        raise BadOptionError("out", f"{home} holds another league: other {other}. Nothing was changed there. "
                                    "Give another folder, or delete this one if you do not need it")


def is_no_less(before: object, now: object) -> bool:
    return isinstance(before, list) and isinstance(now, list) and all(b <= n for b, n in zip(before, now, strict=True))


def differing(existing: dict[str, object], wanted: dict[str, object]) -> list[str]:
    """The names of what is not the same. Of the fingerprint its parts are named: rules, search, thinking, levels."""
    found = []
    for name in wanted:
        before, now = existing.get(name), wanted[name]
        if isinstance(before, dict) and isinstance(now, dict):
            found += differing(before, now)
        elif before != now:
            found.append(name)
    return found


def digest(plan: dict[str, object]) -> str:
    return hashlib.blake2b(json.dumps(plan, sort_keys=True).encode(), digest_size=16).hexdigest()


def _lock(file: BinaryIO, home: Path) -> None:
    """Keep other runs out of the folder, where the system has file locks."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOptionError("out", f"another run is using {home}") from None
