"""A follower of trails of the tests' own: from SI-2 to SI-5 and the texts of the files, as a graph and not as tables.

Nodes are the six ends of each well, the dots and the fields outside. An end is joined with what lies against it, and with
what its disc joins it to. Who walks from a point over ends until the next point has followed a trail.
"""
from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from benbow.games import schatzinsel

KINDS = "ABCDEF"
PLACES = {  # SI-2: rows of 3, 4, 5, 4, 3; half a well further in each row above and below the middle
    well: (x, y)
    for well, (x, y) in enumerate((2 * k - size + 1, y) for y, size in enumerate((3, 4, 5, 4, 3)) for k in range(size))
}
WELL_AT = {place: well for well, place in PLACES.items()}
TOWARDS = {0: (1, -1), 1: (2, 0), 2: (1, 1), 3: (-1, 1), 4: (-2, 0), 5: (-1, -1)}  # clockwise from the upper right
NAMES = {"NE": 0, "E": 1, "SE": 2, "SW": 3, "W": 4, "NW": 5}
SIDES = ("red", "black")
START, GOAL, FOE = "start", "goal", "foe"

Node = tuple[str, int, int]  # ("end", well, end), ("dot", well, 0), ("start", side, 0), ("goal", side, 0)


@functools.cache
def trails_on(discs: str, name: str) -> list[tuple[int, int, bool]]:
    """`D4` -> its three trails as it lies in the well: end, end, and whether the dot is on it. SI-2, SI-3"""
    text = (schatzinsel.GAME.home / "discs" / f"{discs}.txt").read_text(encoding="utf-8")
    rotation = int(name[1])
    (row,) = re.findall(rf"^  {name[0]} +\d+ +(.*)$", text, re.MULTILINE)
    return [((int(t[0]) + rotation) % 6, (int(t[1]) + rotation) % 6, t.endswith("*")) for t in row.split()]


def end_at(text: str) -> Node:
    """`16 SW`"""
    well, name = text.split()
    return "end", int(well), NAMES[name]


@functools.cache
def rim(board: str) -> list[tuple[Node, Node]]:
    """What lies against what: wells, loops of the rim, and the fields outside. SI-2, SI-5"""
    text = (schatzinsel.GAME.home / "boards" / f"{board}.txt").read_text(encoding="utf-8")
    joined: list[tuple[Node, Node]] = []
    for well, (x, y) in PLACES.items():
        for end, (across, down) in TOWARDS.items():
            if (there := WELL_AT.get((x + across, y + down))) is not None:
                joined.append((("end", well, end), ("end", there, (end + 3) % 6)))
    for pair in text.split("loops:")[1].replace("\n", ",").split(","):
        if pair.strip():
            one, other = pair.split(" - ")
            joined.append((end_at(one), end_at(other)))
    for side, name in enumerate(SIDES):
        for field in (START, GOAL):
            (ends,) = re.findall(f"^{name} {field}: (.*)$", text, re.MULTILINE)
            joined += [((field, side, 0), end_at(one)) for one in ends.split(",")]
    return joined


class Net:
    """All trails of a layout: nineteen discs by well, as `D4 E0 ...`."""

    def __init__(self, layout: Iterable[str], board: str = "classic", discs: str = "default", starts: str = "own") -> None:
        self.starts = starts
        self.joined: dict[Node, set[Node]] = {}
        for node, against in rim(board):
            self.join(node, against)
        for well, name in enumerate(layout):
            for one, other, has_dot in trails_on(discs, name):
                if has_dot:
                    self.join(("end", well, one), ("dot", well, 0))
                    self.join(("end", well, other), ("dot", well, 0))
                else:
                    self.join(("end", well, one), ("end", well, other))

    def join(self, one: Node, other: Node) -> None:
        self.joined.setdefault(one, set()).add(other)
        self.joined.setdefault(other, set()).add(one)

    def next_points(self, side: int, point: str) -> set[str]:
        """SI-14, SI-16: the points to which trails lead from a point of a side: `7`, `start`, `goal`, `foe`."""
        here: Node = ("dot", int(point), 0) if point.isdigit() else (START, 1 - side, 0) if point == FOE else (point, side, 0)
        seen, found, waiting = {here}, set(), [here]
        while waiting:
            for node in self.joined.get(waiting.pop(), set()) - seen:
                seen.add(node)
                if node[0] == "end":
                    waiting.append(node)
                elif node[0] == "dot":
                    found.add(str(node[1]))
                elif node[1] == side:  # the other side's fields are no points of this one
                    found.add(node[0])
                elif node[0] == START and self.starts == "all":
                    found.add(FOE)
        return found

    def reach(self, side: int, point: str, own: Iterable[str], *closed: str) -> set[str]:
        """SI-14 to SI-16, SI-28: where a pawn can go that stands there, among the own ones."""
        return self.next_points(side, point) - {*own, *closed, point}
