"""The kinds of disc and how many there are. SI-3, SI-4"""
from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

from benbow.engine.sheet import Row, Sheet

KINDS = ("A", "B", "C", "D", "E", "F")
COUNTS = (1, 1, 1, 6, 6, 4)  # SI-3
CROSSING = "F"
WELLS, ENDS = 19, 6

Trail = frozenset[int]


@dataclass(frozen=True)
class Disc:
    """Three trails that join six ends, and those of them that meet the dot."""

    count: int
    trails: tuple[Trail, ...]
    dotted: tuple[Trail, ...]

    def turned(self, sixths: int) -> frozenset[tuple[Trail, bool]]:
        """What it shows after being turned clockwise: its trails, and whether they meet the dot. SI-2"""
        return frozenset((frozenset((end + sixths) % ENDS for end in trail), trail in self.dotted) for trail in self.trails)

    @property
    def rotations(self) -> int:
        """How many of its six rotations look different."""
        return len({self.turned(sixths) for sixths in range(ENDS)})

    @property
    def crossings(self) -> int:
        return sum(cross(one, other) for one, other in combinations(self.trails, 2))


Discs = tuple[Disc, ...]  # by kind
PLAIN = (frozenset({0, 1}), frozenset({2, 3}), frozenset({4, 5}))
NO_DISC = Disc(0, PLAIN, PLAIN[:1])  # of a kind that is not in the box
_ROW = re.compile(r"\s*([A-F])\s+([0-9]{1,2})\s+([0-5]{2})(\*?)\s+([0-5]{2})(\*?)\s+([0-5]{2})(\*?)\s*")


def cross(one: Trail, other: Trail) -> bool:
    """Do two trails cross? They do if their ends alternate around the disc."""
    low, high = sorted(one)
    return sum(low < end < high for end in other) == 1


def read_discs(sheet: Sheet, is_optional: bool = False) -> Discs | None:
    """The discs of a sheet: a row for each kind, as in `F 4 01 24* 35*`. None, and why, if there are none."""
    rows = sheet.rows("discs", is_optional)
    if rows is None:
        return None
    found, is_good = dict[str, Disc](), True
    for row in filter(lambda row: row.text, rows):
        one = read_disc(sheet, row)
        if one is not None and one[0] in found:
            sheet.problem(row.line, "disc-twice", "SI-3", kind=one[0])
        elif one is not None:
            check_disc(sheet, row.line, *one, found)
            found[one[0]] = one[1]
            continue
        is_good = False
    if not is_good:
        return None
    line, n = sheet.entries["discs"].line, sum(disc.count for disc in found.values())
    if n != WELLS:
        sheet.problem(line, "discs-count", "SI-2", found=n, wanted=WELLS)
        return None
    discs = tuple(found.get(kind, NO_DISC) for kind in KINDS)
    counts = tuple(disc.count for disc in discs)
    if counts != COUNTS:
        sheet.unlike_the_book(line, "disc-counts", "SI-3", found=" ".join(map(str, counts)), wanted=" ".join(map(str, COUNTS)))
    return discs


def read_disc(sheet: Sheet, row: Row) -> tuple[str, Disc] | None:
    parts = _ROW.fullmatch(row.text)
    if parts is None:
        sheet.problem(row.line, "no-disc", "SI-3", text=row.text.strip()[:40])
        return None
    trails = tuple(frozenset(map(int, parts[k])) for k in (3, 5, 7))
    if len(frozenset[int]().union(*trails)) < ENDS:
        sheet.problem(row.line, "disc-ends", "SI-2", kind=parts[1])
        return None
    dotted = tuple(trail for k, trail in enumerate(trails) if parts[4 + 2 * k])
    if not dotted:
        sheet.problem(row.line, "disc-dot", "SI-2", kind=parts[1])
        return None
    if not all(cross(one, other) for one, other in combinations(dotted, 2)):
        sheet.problem(row.line, "disc-apart", "SI-3", kind=parts[1])
        return None
    return parts[1], Disc(int(parts[2]), trails, dotted)


def check_disc(sheet: Sheet, line: int, kind: str, disc: Disc, others: dict[str, Disc]) -> None:
    """What is otherwise in the book (SI-3), or with us (SI-4)."""
    is_crossing = len(disc.dotted) == 2 and cross(*disc.dotted)
    if is_crossing != (kind == CROSSING) or len(disc.dotted) > 1 + is_crossing:
        sheet.unlike_the_book(line, "disc-crossing" if kind == CROSSING else "disc-one", "SI-3", kind=kind)
    if disc.crossings > 1:
        sheet.unlike_ours(line, "disc-crossings", "SI-4", kind=kind, n=disc.crossings)
    if disc.rotations < ENDS:
        sheet.unlike_ours(line, "disc-alike", "SI-4", kind=kind, n=disc.rotations)
    pictures = {disc.turned(sixths) for sixths in range(ENDS)}
    for other, one in others.items():
        if one.turned(0) in pictures:
            sheet.unlike_ours(line, "disc-same", "SI-4", kind=kind, other=other)
