"""Boards: what rules read of them, and how they are read from a text. Squares are numbered A1, A2 ... B1 ..."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.boards import Boards, Layout, Reading
from benbow.engine.sheet import Row, Sheet
from benbow.engine.state import category, number

HOME = Path(__file__).parent.parent
COLUMNS, SIDE = "ABCDEFGH", 8
SQUARES = SIDE * SIDE
SYMBOL_NAMES = ("swords", "pistols", "skulls", "chests", "parrots", "rum")  # MA-2
SYMBOLS, NUMBERS = len(SYMBOL_NAMES), 3
KINDS = SYMBOLS * NUMBERS  # of find tiles: kind k has the symbol k // 3 and the number k % 3 + 1
KIND_NAMES = tuple(f"{name[:2]}{n}" for name in SYMBOL_NAMES for n in range(1, NUMBERS + 1))
MAP = KINDS  # a map tile, as a kind
SIZES = ("two", "three", "four")  # what the small treasures are called
IN_TREASURE = np.array([2, 3, 4])  # how many places they have at most
TREASURES, PLACES = len(SIZES), 4
LEFT_IN_BAG = 39  # MA-8: for refilling, at most
MOST_FINDS, MOST_COPIES, MOST_JOKERS = 48, 19, 3  # squares with a find tile, equal tiles
MOST_ENDS, MOST_WAYS = 16, 3  # of a move of three steps
MOST_BEACH = 4 * (SIDE - 1)
NAMES = ("island", "cove")
ABSENT = -1
Numbers = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]  # for large tables: small numbers are faster to read

# Of the box: other numbers are unlike the book. MA-2, MA-3, MA-4
ALL_FINDS, ALL_JOKERS = 96, 3
# Of our island: other places and numbers are unlike our reconstruction. MA-1, MA-2, MA-6
OUR_NUMBERS = ["6", "5", "5"]
OUR_TAVERN = ("D4", "D5", "E4", "E5")
OUR_MAPS = ("B2", "B5", "B7", "C4", "D2", "D6", "E3", "E7", "F5", "G2", "G4", "G7")


def square(name: str) -> int:
    return COLUMNS.index(name[0]) * SIDE + int(name[1]) - 1


def square_name(number: int) -> str:
    return f"{COLUMNS[number // SIDE]}{number % SIDE + 1}"


def is_on(number: int, size: int) -> bool:
    return number // SIDE < size and number % SIDE < size


class Board(Layout):
    side: int = number(4, SIDE, dtype=np.int64)  # columns, rows, letters, numbers
    copies: Numbers = number(0, MOST_COPIES, (KINDS,), dtype=np.int64)  # how many tiles there are of each kind
    places: Numbers = number(1, PLACES, (TREASURES,), dtype=np.int64)  # how many tiles lie in each treasure
    jokers: int = number(0, MOST_JOKERS, dtype=np.int64)
    left: int = number(0, LEFT_IN_BAG, dtype=np.int64)  # tiles for refilling
    tavern: Numbers = category(0, 1, (SQUARES,), dtype=np.int64)  # 1 in The Hook
    beach: Numbers = category(0, SQUARES - 1, (MOST_BEACH,), dtype=np.int64)  # its squares in order
    beach_size: int = number(0, MOST_BEACH, dtype=np.int64)
    maps: Numbers = category(0, 1, (SQUARES,), dtype=np.int64)  # 1 where a map tile lies
    finds: Numbers = category(ABSENT, SQUARES - 1, (SQUARES,), dtype=np.int64)  # squares of the find tiles in order, then ABSENT
    finds_size: int = number(0, MOST_FINDS, dtype=np.int64)
    laid: int = number(0, MOST_FINDS + int(IN_TREASURE.sum()), dtype=np.int64)  # find tiles that are laid out in all
    chart: Numbers = category(ABSENT, MAP, (SQUARES,), dtype=np.int64)  # the kind that lies there in the chart, or ABSENT
    chests: Numbers = category(ABSENT, KINDS - 1, (TREASURES, PLACES), dtype=np.int64)  # the same in the treasures
    ends: Small = category(ABSENT, SQUARES - 1, (NUMBERS + 1, SQUARES, MOST_ENDS))  # [steps, square, k] where a move can end
    ends_size: Numbers = number(0, MOST_ENDS, (NUMBERS + 1, SQUARES), dtype=np.int64)
    ways: Small = category(  # [steps, square, k, way, step] the squares between, ABSENT after the last
        ABSENT, SQUARES - 1, (NUMBERS + 1, SQUARES, MOST_ENDS, MOST_WAYS, NUMBERS - 1))


# ------------------------------------------------------------------------------------------------------- ways
def ways_from(start: int, steps: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every way of so many steps, without the start; no square twice (MA-12, MA-13)."""
    lines: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        lines = [(*line, there) for line in lines for there in neighbours(line[-1], size) if there not in line]
    return (line[1:] for line in lines)


def neighbours(here: int, size: int) -> list[int]:
    column, row = divmod(here, SIDE)
    beside = ((column - 1, row), (column, row - 1), (column, row + 1), (column + 1, row))
    return [c * SIDE + r for c, r in beside if 0 <= c < size and 0 <= r < size]


@lru_cache(maxsize=SIDE)
def all_ways(size: int) -> dict[str, Any]:
    """All moves of one to three steps, as fields of a board."""
    ends = np.full((NUMBERS + 1, SQUARES, MOST_ENDS), ABSENT, np.int8)
    ways = np.full((NUMBERS + 1, SQUARES, MOST_ENDS, MOST_WAYS, NUMBERS - 1), ABSENT, np.int8)
    ends_size = np.zeros((NUMBERS + 1, SQUARES), np.int64)
    for steps in range(1, NUMBERS + 1):
        for here in (k for k in range(SQUARES) if is_on(k, size)):
            found: dict[int, list[tuple[int, ...]]] = {}
            for line in ways_from(here, steps, size):
                found.setdefault(line[-1], []).append(line[:-1])
            ends_size[steps, here] = len(found)
            for k, (end, between) in enumerate(sorted(found.items())):
                ends[steps, here, k] = end
                for way, line in enumerate(between):
                    ways[steps, here, k, way, : len(line)] = line
    return {"ends": ends, "ends_size": ends_size, "ways": ways}


# ---------------------------------------------------------------------------------------------------- the text
def read(text: str) -> Reading[Board]:
    """boards/island.txt explains the form."""
    sheet = Sheet(text)
    values = Drawing(sheet).values()
    sheet.refuse_others()
    return Reading(values if sheet.is_possible else None, sheet.sorted_findings())


class Drawing:
    """The lines of a sheet, as numbers; None where they say nothing that could be read."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.size, self.jokers = self.one("size", 4, SIDE), self.one("jokers", 0, MOST_JOKERS)
        self.copies = self.all_copies()
        self.places = self.all_places()
        self.chests = [self.chest(k) for k in range(TREASURES)]
        self.cells = self.all_cells()
        self.tavern, self.maps, self.finds = (self.squares(what) for what in ("hook", "map", "find"))

    def one(self, key: str, low: int, high: int) -> int | None:
        found = self.sheet.numbers(key, 1, low, high)
        return found[0] if found else None

    def line(self, key: str) -> int:
        return self.sheet.entries[key].line

    def all_copies(self) -> list[int]:
        """MA-2: so many 1s, 2s and 3s of every symbol; a line of its own for a symbol that has others."""
        usual = self.sheet.numbers("numbers", NUMBERS, 0, MOST_COPIES) or [0] * NUMBERS
        each = (self.sheet.numbers(name, NUMBERS, 0, MOST_COPIES, is_optional=True) or usual for name in SYMBOL_NAMES)
        return [n for numbers in each for n in numbers]

    def all_places(self) -> list[int]:
        """MA-5: the treasures may be smaller than their names say, but not larger."""
        found = self.sheet.numbers("treasures", TREASURES, 1, PLACES) or IN_TREASURE.tolist()
        for name, n, most in zip(SIZES, found, IN_TREASURE.tolist(), strict=True):
            if n > most:
                self.sheet.problem(self.line("treasures"), "treasure-over", "MA-5", treasure=name, n=n, most=most)
        return found

    def chest(self, treasure: int) -> list[int]:
        """What lies in a treasure if the layout is always the same."""
        name, most = SIZES[treasure], self.places[treasure]
        entry = self.sheet.entry(name, is_optional=True)
        if entry is None:
            return []
        words = entry.value.lower().split()
        for word in words:
            if word not in KIND_NAMES:
                self.sheet.problem(entry.line, "no-find", "MA-2", text=word[:20])
                return []
        if not 0 < len(words) <= most or entry.rows:
            self.sheet.problem(entry.line, "chest", "MA-5", treasure=name, most=most)
            return []
        return [KIND_NAMES.index(word) for word in words]

    def all_cells(self) -> dict[int, str]:
        """MA-1: what the drawing has on each square."""
        rows = [row for row in self.sheet.rows("island") or () if row.text.strip()]
        if not self.size or not rows:
            return {}
        if len(rows) != self.size:
            self.sheet.problem(self.line("island"), "row-count", "MA-1", wanted=self.size, found=len(rows))
            return {}
        return {here: cell for k, row in enumerate(rows) for here, cell in self.cells_of(row, self.size - 1 - k)}

    def cells_of(self, row: Row, number: int) -> Iterator[tuple[int, str]]:
        cells = row.text.lower().split()
        if len(cells) != self.size:
            self.sheet.problem(row.line, "row-length", "MA-1", wanted=int(self.size or 0), found=len(cells))
            return
        for column, cell in enumerate(cells):
            here = column * SIDE + number
            if kind_of_square(cell):
                yield here, cell
            else:
                self.sheet.problem(row.line, "no-cell", "MA-1", square=square_name(here), text=cell[:20])

    def squares(self, what: str) -> list[int]:
        return sorted(here for here, cell in self.cells.items() if kind_of_square(cell) == what)

    # ------------------------------------------------------------------------------------- what cannot be played
    def values(self) -> dict[str, Any] | None:
        """The fields of a board."""
        if not self.sheet.is_possible or not self.size:
            return None
        self.check_squares(self.size)
        self.check_tiles()
        if not self.sheet.is_possible:
            return None
        self.compare_with_book(self.size)
        self.compare_with_ours(self.size)
        on, beach = range(SQUARES), [k for k in range(SQUARES) if is_beach(k, self.size)]
        chart, chests = self.layout()
        return {
            "side": self.size, "copies": self.copies, "places": self.places, "jokers": self.jokers,
            "left": min(LEFT_IN_BAG, self.left),
            "tavern": [k in self.tavern for k in on],
            "beach": beach + [0] * (MOST_BEACH - len(beach)), "beach_size": len(beach),
            "maps": [k in self.maps for k in on],
            "finds": self.finds + [ABSENT] * (SQUARES - len(self.finds)), "finds_size": len(self.finds),
            "laid": len(self.finds) + sum(self.places),
            "chart": chart, "chests": chests, **all_ways(self.size),
        }

    @property
    def left(self) -> int:
        """Tiles in the bag once all is laid out. MA-8"""
        return sum(self.copies) - len(self.finds) - sum(self.places)

    def check_squares(self, size: int) -> None:
        line = self.line("island")
        if len(self.finds) > MOST_FINDS:
            self.sheet.problem(line, "finds-over", "MA-1", found=len(self.finds), most=MOST_FINDS)
        if len(self.maps) > most_maps(size):  # MA-7: all but the coordinates and those in the tavern
            self.sheet.problem(line, "maps-over", "MA-7", found=len(self.maps), most=most_maps(size))
        # MA-25: on 16 squares eight pirates block one another if they stand on all squares of one colour, each on a 2.
        shades, twos = {(here // SIDE + here) % 2 for here in (*self.tavern, *self.maps)}, sum(self.copies[1::NUMBERS])
        if size == 4 and len(shades) < 2 and twos >= 8:
            self.sheet.problem(line, "blocked", "MA-25")

    def check_tiles(self) -> None:
        found = sum(self.copies)
        if self.left < 0:
            self.sheet.problem(self.line("numbers"), "finds-short", "MA-8", found=found, wanted=found - self.left)
        for kind, (n, most) in enumerate(zip(self.named(), self.copies, strict=True)):
            if n > most:
                self.sheet.problem(self.line("island"), "too-often", "MA-2", tile=KIND_NAMES[kind], n=n, most=most)

    def named(self) -> list[int]:
        """How many tiles of each kind the text puts somewhere."""
        found = [KIND_NAMES.index(self.cells[here]) for here in self.finds if self.cells[here] in KIND_NAMES]
        found += [kind for chest in self.chests for kind in chest]
        return [found.count(kind) for kind in range(KINDS)]

    # ------------------------------------------------------------------------------------------ what is otherwise
    def compare_with_book(self, size: int) -> None:
        sheet, island = self.sheet, self.line("island")
        if size != SIDE:
            sheet.unlike_the_book(self.line("size"), "other-size", "MA-3", n=size)
        if sum(self.copies) != ALL_FINDS:
            sheet.unlike_the_book(self.line("numbers"), "other-total", "MA-2", n=sum(self.copies))
        if self.jokers != ALL_JOKERS:
            sheet.unlike_the_book(self.line("jokers"), "other-jokers", "MA-4", n=int(self.jokers or 0))
        if len(self.maps) < most_maps(size):
            sheet.unlike_the_book(island, "maps-short", "MA-7", found=len(self.maps), wanted=most_maps(size))
        if not self.tavern:
            sheet.unlike_the_book(island, "no-hook", "MA-20")
        if self.left > LEFT_IN_BAG:
            sheet.unlike_the_book(self.line("numbers"), "bag-over", "MA-8", n=self.left, most=LEFT_IN_BAG)
        if all(k in self.tavern for k in range(SQUARES) if is_beach(k, size)):
            sheet.unlike_the_book(island, "no-landing", "MA-10")

    def compare_with_ours(self, size: int) -> None:
        sheet, island = self.sheet, self.line("island")
        if sheet.entries["numbers"].value.split() != OUR_NUMBERS:
            sheet.unlike_ours(self.line("numbers"), "other-numbers", "MA-2")
        for name in SYMBOL_NAMES:
            if name in sheet.entries and sheet.entries[name].value.split() != OUR_NUMBERS:
                sheet.unlike_ours(self.line(name), "other-symbol", "MA-2", symbol=name)
        if self.places != IN_TREASURE.tolist():
            sheet.unlike_ours(self.line("treasures"), "other-treasures", "MA-5")
        if size == SIDE and self.tavern and self.tavern != [square(name) for name in OUR_TAVERN]:
            sheet.unlike_ours(island, "other-hook", "MA-1", squares=", ".join(map(square_name, self.tavern)))
        if size == SIDE and self.maps != [square(name) for name in OUR_MAPS]:
            sheet.unlike_ours(island, "other-maps", "MA-6")
        ashore = [square_name(here) for here in self.maps if is_beach(here, size)]
        if ashore:
            sheet.unlike_ours(island, "maps-ashore", "MA-6", squares=", ".join(ashore))

    # -------------------------------------------------------------------------------------------------- the chart
    def layout(self) -> tuple[list[int], Numbers]:
        """The chart and what lies in the treasures: as drawn, the rest dealt out."""
        rest = iter(shuffled([kind for kind, (n, used) in enumerate(zip(self.copies, self.named(), strict=True))
                              for _ in range(n - used)]))
        chart = [ABSENT] * SQUARES
        for here in self.finds:
            cell = self.cells[here]
            chart[here] = KIND_NAMES.index(cell) if cell in KIND_NAMES else next(rest)
        for here in self.maps:
            chart[here] = MAP
        chests = np.full((TREASURES, PLACES), ABSENT)
        for treasure, (chest, n) in enumerate(zip(self.chests, self.places, strict=True)):
            chests[treasure, :n] = [*chest, *(next(rest) for _ in range(n - len(chest)))]
        return chart, chests


def kind_of_square(cell: str) -> str:
    """What a sign of the drawing stands for; nothing if it is none."""
    return cell if cell in ("hook", "map") else "find" if cell == "." or cell in KIND_NAMES else ""


def is_beach(here: int, size: int) -> bool:
    """MA-1: the rim."""
    return is_on(here, size) and {here // SIDE, here % SIDE} & {0, size - 1} != set()


def most_maps(size: int) -> int:
    """MA-7: map tiles for the map squares."""
    return 2 * size - 4


def shuffled(kinds: list[int]) -> list[int]:
    """Always in the same way: matches are stored without it."""
    luck = 1
    for k in range(len(kinds) - 1, 0, -1):
        luck = (1103515245 * luck + 12345) % 2**31
        other = (luck >> 8) % (k + 1)
        kinds[k], kinds[other] = kinds[other], kinds[k]
    return kinds


BOARDS = Boards("martinique", Board, HOME, NAMES, read)
at = BOARDS.reader()
