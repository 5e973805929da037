"""The board file as arrays, checked on load, and all ways over the island."""
from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.errors import BadBoardError

COLUMNS, SIDE = "ABCDEFGH", 8
SQUARES = SIDE * SIDE
SYMBOLS, NUMBERS = 6, 3
KINDS = SYMBOLS * NUMBERS  # of find tiles: kind k has the symbol k // 3 and the number k % 3 + 1
MAP = KINDS  # a map tile, as a kind
TREASURES, PLACES = 3, 4
LEFT_IN_BAG = 39  # MA-8: for refilling
MOST_ENDS, MOST_WAYS = 16, 3  # of a move of three steps
NAMES = ("island", "cove")
ABSENT = -1
Numbers = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]  # for large tables: small numbers are faster to read


@dataclass(frozen=True)
class Boards:
    """The content of the file. An array without [board] is the same for all boards. Squares are numbered A1, A2 ... B1 ..."""

    symbols: tuple[str, ...]
    copies: Numbers  # [kind] how many tiles there are
    places: Numbers  # [treasure] how many tiles lie in it
    jokers: int
    size: Numbers  # [board] columns, rows, letters, numbers
    tavern: Numbers  # [board, square] 1 in The Hook
    beach: Numbers  # [board, square] 1 on the rim
    maps: Numbers  # [board, square] 1 where a map tile lies
    finds: Numbers  # [board, k] the squares of the find tiles in order, then ABSENT
    finds_size: Numbers  # [board]
    chart: Numbers  # [board, square] the kind that lies there in the chart, or ABSENT
    chests: Numbers  # [board, treasure, place]
    ends: Small  # [board, steps, square, k] where a move can end, in order, then ABSENT
    ends_size: Numbers  # [board, steps, square]
    ways: Small  # [board, steps, square, k, way, step] the squares between, ABSENT after the last


def square(name: str) -> int:
    return COLUMNS.index(name[0]) * SIDE + int(name[1]) - 1


def square_name(number: int) -> str:
    return f"{COLUMNS[number // SIDE]}{number % SIDE + 1}"


def is_on(number: int, size: int) -> bool:
    return number // SIDE < size and number % SIDE < size


def load(path: Path) -> Boards:
    """Read a board file; an error names the file and the place."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadBoardError(path.name, f"is not TOML: {error}") from None
    return Reader(path.name, content).boards()


class Reader:
    """Reads the file and checks it."""

    def __init__(self, file: str, content: dict[str, Any]) -> None:
        self.file, self.content = file, content

    def need(self, place: str, holds: bool, what: str) -> None:
        if not holds:
            raise BadBoardError(f"{self.file}, {place}", what)

    def get(self, place: str) -> Any:
        found: Any = self.content
        for part in place.split("."):
            self.need(place, isinstance(found, dict) and part in found, "is missing")
            found = found[part]
        return found

    def number(self, place: str, low: int, high: int) -> int:
        found = self.get(place)
        good = type(found) is int and low <= found <= high
        self.need(place, good, f"must be a whole number from {low} to {high}, not {found!r}")
        return int(found)

    def texts(self, place: str, length: int) -> list[str]:
        found = self.get(place)
        good = isinstance(found, list) and len(found) == length and all(isinstance(one, str) for one in found)
        self.need(place, good, f"must be a list of {length} texts, not {found!r}")
        return list(found)

    def squares(self, place: str, size: int) -> list[int]:
        """Different squares of a board."""
        found = self.get(place)
        self.need(place, isinstance(found, list) and bool(found), f"must be a list of squares, not {found!r}")
        names = {square_name(k): k for k in range(SQUARES) if is_on(k, size)}
        for name in found:
            is_one = isinstance(name, str) and name in names
            self.need(place, is_one, f"{name!r} is no square; they are A1 to {COLUMNS[size - 1]}{size}")
        self.need(place, len(set(found)) == len(found), "names a square twice")
        return sorted(names[name] for name in found)

    # ------------------------------------------------------------------------------------------------- tiles
    def symbols(self) -> tuple[str, ...]:
        found = self.texts("tiles.symbols", SYMBOLS)
        short = {name[:2] for name in found}
        good = all(name.isascii() and name.islower() and name.isalpha() for name in found)
        self.need("tiles.symbols", len(short) == SYMBOLS and good and short.isdisjoint({"ma", "ho"}),
                  f"the first two letters, small ones, must tell them apart (and from map, hook), not {found!r}")
        return tuple(found)

    def copies(self) -> list[int]:
        found = self.get("tiles.numbers")
        good = isinstance(found, list) and len(found) == NUMBERS and all(type(n) is int and 0 < n < 20 for n in found)
        self.need("tiles.numbers", good, f"must be {NUMBERS} whole numbers from 1 to 19, not {found!r}")
        return list(found) * SYMBOLS

    def boards(self) -> Boards:
        symbols, copies = self.symbols(), self.copies()
        places = [self.number(f"treasures.{name}", 1, PLACES) for name in ("two", "three", "four")]
        self.need("treasures", places == [2, 3, 4], f"the notation knows treasures of 2, 3 and 4 tiles, not {places!r}")
        boards = [Island(self, name, symbols, copies, places) for name in NAMES]
        return Boards(
            symbols=symbols,
            copies=np.array(copies),
            places=np.array(places),
            jokers=self.number("tavern.jokers", 0, 9),
            ends=np.array([island.ends for island in boards]),
            ways=np.array([island.ways for island in boards]),
            **{field: np.array([island.arrays()[field] for island in boards], np.int64) for field in boards[0].arrays()},
        )


class Island:
    """One board of the file."""

    def __init__(self, reader: Reader, name: str, symbols: tuple[str, ...], copies: list[int], places: list[int]) -> None:
        place = f"boards.{name}"
        self.size = reader.number(f"{place}.size", 4, SIDE)
        self.tavern = reader.squares(f"{place}.tavern", self.size)
        self.maps = reader.squares(f"{place}.maps", self.size)
        twice = sorted(set(self.tavern) & set(self.maps))
        reader.need(f"{place}.maps", not twice, f"{', '.join(map(square_name, twice))} is in the tavern")
        wanted = 2 * self.size - 4  # MA-7: all but the coordinates and those in the tavern
        reader.need(f"{place}.maps", len(self.maps) == wanted, f"{self.size} letters and numbers need {wanted} map squares")
        for part, squares in (("tavern", self.tavern), ("maps", self.maps)):  # MA-6
            shore = [k for k in squares if self.is_beach(k)]
            reader.need(f"{place}.{part}", not shore, f"{', '.join(map(square_name, shore))} is on the beach")
        self.finds = [k for k in range(SQUARES) if is_on(k, self.size) and k not in {*self.tavern, *self.maps}]
        kinds = {f"{symbol[:2]}{n}": k * NUMBERS + n - 1 for k, symbol in enumerate(symbols) for n in range(1, NUMBERS + 1)}
        self.chart = self._chart(reader, f"{place}.chart", kinds)
        self.chests = self._chests(reader, f"{place}.chests", kinds, places)
        laid = [kind for kind in self.chart if kind not in (ABSENT, MAP)] + [kind for chest in self.chests for kind in chest]
        for text, kind in kinds.items():
            n = laid.count(kind)
            reader.need(f"{place}.chart", n <= copies[kind], f"with its chests it has {n} of {text}; there are {copies[kind]}")
        left = sum(copies) - len(self.finds) - sum(places)
        reader.need("tiles.numbers", left >= LEFT_IN_BAG, f"leave {left} tiles in the bag ({name}); {LEFT_IN_BAG} are needed")
        self.find_ways()

    def is_beach(self, number: int) -> bool:
        """MA-1: the rim."""
        return {number // SIDE, number % SIDE} & {0, self.size - 1} != set()

    def _chart(self, reader: Reader, place: str, kinds: dict[str, int]) -> list[int]:
        chart = [ABSENT] * SQUARES
        known = {**kinds, "map": MAP, "hook": ABSENT}
        for line, text in enumerate(reader.texts(place, self.size)):
            cells = text.split()
            reader.need(f"{place}, line {line + 1}", len(cells) == self.size, f"must have {self.size} squares, not {len(cells)}")
            for column, cell in enumerate(cells):
                here = column * SIDE + self.size - 1 - line
                where = f"{place}, {square_name(here)}"
                reader.need(where, cell in known, f"{cell!r} is no tile")
                reader.need(where, (cell == "hook") == (here in self.tavern), f"{cell!r} does not go with the tavern")
                reader.need(where, (cell == "map") == (here in self.maps), f"{cell!r} does not go with the map squares")
                chart[here] = known[cell]
        return chart

    def _chests(self, reader: Reader, place: str, kinds: dict[str, int], places: list[int]) -> list[list[int]]:
        chests = []
        for text, n in zip(reader.texts(place, TREASURES), places, strict=True):
            cells = text.split()
            good = len(cells) == n and all(cell in kinds for cell in cells)
            reader.need(place, good, f"must be {n} tiles here, not {text!r}")
            chests.append([kinds[cell] for cell in cells])
        return chests

    # -------------------------------------------------------------------------------------------------- ways
    def ways_from(self, start: int, steps: int) -> Iterator[tuple[int, ...]]:
        """Every way of so many steps, without the start; no square twice (MA-12, MA-13)."""
        lines: list[tuple[int, ...]] = [(start,)]
        for _ in range(steps):
            lines = [(*line, there) for line in lines for there in self.neighbours(line[-1]) if there not in line]
        return (line[1:] for line in lines)

    def neighbours(self, here: int) -> list[int]:
        column, row = divmod(here, SIDE)
        beside = ((column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row))
        return [c * SIDE + r for c, r in beside if 0 <= c < self.size and 0 <= r < self.size]

    def find_ways(self) -> None:
        """All moves of one to three steps."""
        self.ends = np.full((NUMBERS + 1, SQUARES, MOST_ENDS), ABSENT, np.int8)
        self.ways = np.full((NUMBERS + 1, SQUARES, MOST_ENDS, MOST_WAYS, NUMBERS - 1), ABSENT, np.int8)
        self.ends_size = np.zeros((NUMBERS + 1, SQUARES), np.int64)
        for steps in range(1, NUMBERS + 1):
            for here in (k for k in range(SQUARES) if is_on(k, self.size)):
                found: dict[int, list[tuple[int, ...]]] = {}
                for line in self.ways_from(here, steps):
                    found.setdefault(line[-1], []).append(line[:-1])
                self.ends_size[steps, here] = len(found)
                for k, (end, between) in enumerate(sorted(found.items())):
                    self.ends[steps, here, k] = end
                    for way, line in enumerate(between):
                        self.ways[steps, here, k, way, : len(line)] = line

    def arrays(self) -> dict[str, Any]:
        on = [k for k in range(SQUARES) if is_on(k, self.size)]
        return {
            "size": self.size,
            "tavern": [k in self.tavern for k in range(SQUARES)],
            "beach": [k in on and self.is_beach(k) for k in range(SQUARES)],
            "maps": [k in self.maps for k in range(SQUARES)],
            "finds": self.finds + [ABSENT] * (SQUARES - len(self.finds)),
            "finds_size": len(self.finds),
            "chart": self.chart,
            "chests": [chest + [ABSENT] * (PLACES - len(chest)) for chest in self.chests],
            "ends_size": self.ends_size,
        }


BOARDS = load(Path(__file__).parent.parent / "boards" / "martinique.toml")
