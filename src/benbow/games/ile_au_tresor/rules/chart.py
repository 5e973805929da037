"""Reading a map: a drawing of hexes in a text file. boards/island.txt explains its signs at the top.

Places are written in doubled coordinates around the crater: (1, -1) is its north-east neighbour, (2, 0) its east neighbour.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from benbow.engine.errors import BadBoardError

Place = tuple[int, int]  # across (two for a hex), down
Side = frozenset[Place]  # the two hexes that share it
WAY_NAMES = ("E", "NE", "NW", "W", "SW", "SE")
AROUND: tuple[Place, ...] = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
FLAT, MARSH, HILL, MOUNTAIN, FORTRESS = range(5)
SIGNS = {".": FLAT, "%": MARSH, "n": HILL, "^": MOUNTAIN, "#": FORTRESS}  # IT-1
CRATER, LAKE, SEA = "(*)", " o ", "   "


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


@dataclass
class Chart:
    """What a drawing shows. `lines` has the line of each place in the file, for error messages."""

    file: str
    terrain: dict[Place, int] = field(default_factory=dict)  # land
    cells: dict[Place, int] = field(default_factory=dict)  # 14: sector 1, die 4 (IT-2)
    jetties: dict[str, Place] = field(default_factory=dict)  # by the letter of the port (IT-3)
    ports: dict[str, Place] = field(default_factory=dict)
    lakes: set[Place] = field(default_factory=set)
    rivers: dict[Side, int] = field(default_factory=dict)  # a side with a river, and its line in the file
    lines: dict[Place, int] = field(default_factory=dict)
    demands: dict[str, int] = field(default_factory=dict)  # figures that this map promises instead of IT-4's

    def broken(self, line: int, why: str) -> BadBoardError:
        return BadBoardError(f"{self.file}, line {line}" if line else self.file, why)

    def line(self, place: Place) -> int:
        return self.lines.get(place, 0)

    def is_sea(self, place: Place) -> bool:
        return place not in self.terrain and place not in self.lakes and place != (0, 0)

    def is_coast(self, place: Place) -> bool:
        """IT-23: land that touches the sea; a lake is none."""
        return any(self.is_sea(there) for there in beside(place))

    def ring(self, place: Place) -> int:
        return distance(place, (0, 0))


def read(path: Path) -> Chart:
    """The drawing of a file; an error names the line."""
    try:
        content = path.read_text(encoding="utf-8-sig")  # some editors write a byte order mark
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoardError(path.name, f"cannot be read: {error}") from None
    return parse(path.name, content)


def parse(file: str, content: str) -> Chart:
    chart = Chart(file)
    drawn: list[tuple[int, str]] = []  # number in the file, text
    for number, text in enumerate(content.splitlines(), 1):
        if text.startswith("="):
            read_demand(chart, number, text)
        elif not text.startswith(";"):
            if "\t" in text:
                raise chart.broken(number, "has a tab; places are counted in signs, so use blanks")
            drawn.append((number, text.rstrip()))
    top, left = find_crater(chart, drawn)
    for row, (number, text) in enumerate(drawn):
        if (row - top) % 2:
            read_sides(chart, number, text, (row - top) // 2, left)
        else:
            read_hexes(chart, number, text, (row - top) // 2, left)
    for side, number in chart.rivers.items():
        if not all(place in chart.terrain for place in side):
            raise chart.broken(number, "IT-1: a river sign stands between hexes that are not both land")
    return chart


def find_crater(chart: Chart, drawn: list[tuple[int, str]]) -> tuple[int, int]:
    """Its row in the drawing, and the column of its centre. All places are counted from there."""
    craters = sum(text.count(CRATER) for _, text in drawn)
    if craters != 1:
        raise chart.broken(0, f"IT-2: needs one crater {CRATER}, not {craters}")
    return next((row, text.index(CRATER) + 1) for row, (_, text) in enumerate(drawn) if CRATER in text)


def read_demand(chart: Chart, number: int, text: str) -> None:
    """`= ports 6`: what this map promises instead of IT-4."""
    from .survey import DEMANDS

    parts = text[1:].split("(")[0].rsplit(maxsplit=1)
    name = parts[0].strip() if len(parts) == 2 else ""
    if name not in DEMANDS or not parts[1].isdecimal() or len(parts[1]) > 3:
        raise chart.broken(number, f"IT-4: must be `= name number`, the name one of {', '.join(DEMANDS)}; not {text!r}")
    if name in chart.demands:
        raise chart.broken(number, f"IT-4: {name!r} is there a second time")
    chart.demands[name] = int(parts[1])


def read_hexes(chart: Chart, number: int, text: str, down: int, left: int) -> None:
    """A row: hexes of three signs, a river sign or a blank between them."""
    first = (left + 2 * down) % 4  # where the centres are
    line = " " * 4 + text + " " * 4
    for centre in range(first, len(line) - 1, 4):
        token, after = line[centre - 1 : centre + 2] if centre else "   ", line[centre + 2 : centre + 3]
        place = ((centre - 4 - left) // 2, down)
        read_hex(chart, number, token, place)
        if after == "|":
            chart.rivers[frozenset((place, (place[0] + 2, down)))] = number
        elif after.strip():
            raise chart.broken(number, f"IT-1: {after!r} stands between two hexes, where only a river sign | can be")


def read_hex(chart: Chart, number: int, token: str, place: Place) -> None:
    if token in (CRATER, SEA):
        return
    chart.lines[place] = number
    if token == LAKE:
        chart.lakes.add(place)
    elif token[0] == "~" == token[2] and token[1].isupper():
        add_named(chart, chart.ports, number, token[1], place)
    elif token[2] in SIGNS and token[1] == "!" and token[0].isupper():
        chart.terrain[place] = SIGNS[token[2]]
        add_named(chart, chart.jetties, number, token[0], place)
    elif token[2] in SIGNS and token[:2].isdecimal():
        chart.terrain[place] = SIGNS[token[2]]
        chart.cells[place] = int(token[:2])
    elif token[1] in SIGNS and token[0] == " " == token[2]:
        chart.terrain[place] = SIGNS[token[1]]
    else:
        raise chart.broken(number, f"IT-1: {token!r} is no hex")


def add_named(chart: Chart, named: dict[str, Place], number: int, letter: str, place: Place) -> None:
    if letter in named:
        raise chart.broken(number, f"IT-3: {letter} is there a second time")
    named[letter] = place


def read_sides(chart: Chart, number: int, text: str, up: int, left: int) -> None:
    """Between two rows: / and \\ under the hexes of the row above."""
    for column, sign in enumerate(text):
        if sign == " ":
            continue
        centre = column - 1 if sign == "/" else column + 1
        if sign not in "/\\" or (centre - left - 2 * up) % 4:
            raise chart.broken(number, f"IT-1: {sign!r} in column {column + 1} is no river under a hex of the row above")
        across = (centre - left) // 2
        chart.rivers[frozenset(((across, up), (across + (1 if sign == "/" else -1), up + 1)))] = number
