"""Reading a map: a drawing of hexes, as text. boards/island.txt explains its signs at the top.

Places are written in doubled coordinates around the crater: (1, -1) is its north-east neighbour, (2, 0) its east neighbour.
"""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from benbow.engine.sheet import Row, Sheet

Place = tuple[int, int]  # across (two for a hex), down
Side = frozenset[Place]  # the two hexes that share it
SPAN = 16  # the notation names so many rows of so many hexes
WAY_NAMES = ("E", "NE", "NW", "W", "SW", "SE")
AROUND: tuple[Place, ...] = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
FLAT, MARSH, HILL, MOUNTAIN, FORTRESS = range(5)
SIGNS = {".": FLAT, "%": MARSH, "n": HILL, "^": MOUNTAIN, "#": FORTRESS}  # IT-1
CRATER, LAKE, SEA = "(*)", " o ", "   "
_GROUND = f"[{re.escape(''.join(SIGNS))}]"
LAND_TOKEN, CELL_TOKEN = re.compile(rf" {_GROUND} "), re.compile(rf"[0-9][0-9]{_GROUND}")
JETTY_TOKEN, PORT_TOKEN = re.compile(rf"[A-Z]!{_GROUND}"), re.compile(r"~[A-Z]~")


def beside(place: Place) -> list[Place]:
    """The six neighbours, in the order of WAY_NAMES."""
    return [(place[0] + across, place[1] + down) for across, down in AROUND]


def distance(one: Place, other: Place) -> int:
    """In hexes.

    >>> distance((0, 0), (3, 1)), distance((0, 0), (1, 5))
    (2, 5)
    """
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return down + max(0, (across - down) // 2)


@dataclass(eq=False)
class Chart:
    """What a drawing shows. `lines` has the line of each place in the text, for findings."""

    name: str = ""  # of one of ours
    terrain: dict[Place, int] = field(default_factory=dict)  # land
    cells: dict[Place, int] = field(default_factory=dict)  # 14: sector 1, die 4 (IT-2)
    jetties: dict[str, Place] = field(default_factory=dict)  # by the letter of the port (IT-3)
    ports: dict[str, Place] = field(default_factory=dict)
    lakes: set[Place] = field(default_factory=set)
    rivers: dict[Side, int] = field(default_factory=dict)  # a side with a river between land and land, and its line
    lines: dict[Place, int] = field(default_factory=dict)

    @cached_property
    def numbers(self) -> dict[Place, int]:
        """Land hexes in the grid of the notation: rows from north to south, columns from west to east."""
        left, top = min(across for across, _ in self.terrain), min(down for _, down in self.terrain)
        return {place: (place[1] - top) * SPAN + (place[0] - left) // 2 for place in self.terrain}

    @cached_property
    def places(self) -> dict[int, Place]:
        return {number: place for place, number in self.numbers.items()}

    def line(self, place: Place) -> int:
        return self.lines.get(place, 0)

    def is_sea(self, place: Place) -> bool:
        return place not in self.terrain and place not in self.lakes and place != (0, 0)

    def is_coast(self, place: Place) -> bool:
        """IT-23: land that touches the sea; a lake is none."""
        return any(self.is_sea(there) for there in beside(place))

    def ring(self, place: Place) -> int:
        return distance(place, (0, 0))


def read_chart(sheet: Sheet) -> Chart | None:
    """The drawing below `map:`. What cannot be read is a problem of the sheet, one for a line; None if there is no crater."""
    rows = sheet.rows("map") or []
    crater = find_crater(sheet, rows)
    if crater is None:
        return None
    chart, (top, left) = Chart(), crater
    for k, row in enumerate(rows):
        if (k - top) % 2:
            read_sides(sheet, chart, row, (k - top) // 2, left)
        else:
            read_hexes(sheet, chart, row, (k - top) // 2, left)
    for side, line in [*chart.rivers.items()]:
        if not all(place in chart.terrain for place in side):
            sheet.unlike_ours(line, "idle-river", "IT-10")
            del chart.rivers[side]
    return chart


def find_crater(sheet: Sheet, rows: list[Row]) -> tuple[int, int] | None:
    """Its row in the drawing, and the column of its centre. All places are counted from there."""
    found = [(k, one.start() + 1) for k, row in enumerate(rows) for one in re.finditer(re.escape(CRATER), row.text)]
    if rows and not found:
        sheet.problem(rows[0].line, "no-crater", "IT-2")
    if len(found) > 1:
        sheet.problem(rows[found[1][0]].line, "craters", "IT-2", n=len(found))
    return found[0] if len(found) == 1 else None


def read_hexes(sheet: Sheet, chart: Chart, row: Row, down: int, left: int) -> None:
    """A row: hexes of three signs, a river sign or a blank between them."""
    first = (left + 2 * down) % 4  # where the centres are
    text = " " * 4 + row.text + " " * 4
    for centre in range(first, len(text) - 1, 4):
        token, after = text[centre - 1 : centre + 2] if centre else SEA, text[centre + 2 : centre + 3]
        place = ((centre - 4 - left) // 2, down)
        if not read_hex(sheet, chart, row.line, token, place, centre - 4):
            return
        if after == "|":
            chart.rivers[frozenset((place, (place[0] + 2, down)))] = row.line
        elif after.strip():
            sheet.problem(row.line, "between", "IT-1", sign=after, column=centre - 1)
            return


def read_hex(sheet: Sheet, chart: Chart, line: int, token: str, place: Place, column: int) -> bool:
    """Can it be read?"""
    if token == SEA:
        return True
    chart.lines[place] = line
    if token == CRATER:
        return True
    if token == LAKE:
        chart.lakes.add(place)
    elif PORT_TOKEN.fullmatch(token):
        return add_named(sheet, chart.ports, line, token[1], place)
    elif JETTY_TOKEN.fullmatch(token):
        chart.terrain[place] = SIGNS[token[2]]
        return add_named(sheet, chart.jetties, line, token[0], place)
    elif CELL_TOKEN.fullmatch(token):
        chart.terrain[place] = SIGNS[token[2]]
        return add_cell(sheet, chart, line, int(token[:2]), place)
    elif LAND_TOKEN.fullmatch(token):
        chart.terrain[place] = SIGNS[token[1]]
    else:
        sheet.problem(line, "no-hex", "IT-1", text=token, column=column)
        return False
    return True


def add_named(sheet: Sheet, named: dict[str, Place], line: int, letter: str, place: Place) -> bool:
    if letter in named:
        sheet.problem(line, "port-twice", "IT-3", port=letter)
        return False
    named[letter] = place
    return True


def add_cell(sheet: Sheet, chart: Chart, line: int, cell: int, place: Place) -> bool:
    if not (1 <= cell // 10 <= 6 and 1 <= cell % 10 <= 6):
        sheet.problem(line, "no-cell", "IT-2", text=f"{cell:02}")
        return False
    if cell in chart.cells.values():
        sheet.problem(line, "cell-twice", "IT-2", n=cell)
        return False
    chart.cells[place] = cell
    return True


def read_sides(sheet: Sheet, chart: Chart, row: Row, up: int, left: int) -> None:
    """Between two rows: / and \\ under the hexes of the row above."""
    for column, sign in enumerate(row.text):
        if sign == " ":
            continue
        if sign not in "/\\":
            sheet.problem(row.line, "no-river-line", "IT-1", sign=sign, column=column + 1)
            return
        centre = column - 1 if sign == "/" else column + 1
        if (centre - left - 2 * up) % 4:
            sheet.problem(row.line, "no-river", "IT-1", sign=sign, column=column + 1)
            return
        across = (centre - left) // 2
        chart.rivers[frozenset(((across, up), (across + (1 if sign == "/" else -1), up + 1)))] = row.line
