"""The kinds of disc and how many there are; files of them are read and checked. SI-3, SI-4"""
from __future__ import annotations

from dataclasses import dataclass

from .jungle import ENDS, WELLS
from .toml_reader import Reader

KINDS = ("A", "B", "C", "D", "E", "F")
COUNTS = (1, 1, 1, 6, 6, 4)  # SI-3
CROSSING = "F"

Trail = frozenset[int]


@dataclass(frozen=True)
class Disc:
    """Three trails that join six ends, and the one or two of them that meet the dot."""

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
        return sum(cross(one, other) for k, one in enumerate(self.trails) for other in self.trails[:k])


def cross(one: Trail, other: Trail) -> bool:
    """Do two trails cross? They do if their ends alternate around the disc."""
    low, high = sorted(one)
    return sum(low < end < high for end in other) == 1


def read(reader: Reader) -> tuple[Disc, ...]:
    """The discs of a file. Faults are noted in the reader; after one, checks that depend on it are left out."""
    reader.only("", KINDS)
    found = {kind: read_disc(reader, kind) for kind in KINDS}
    discs = {kind: disc for kind, disc in found.items() if disc is not None}
    if reader.found:
        return tuple(discs.values())
    for kind, count in zip(KINDS, COUNTS, strict=True):
        reader.need(f"{kind}.count", discs[kind].count == count, f"must be {count}, so that they fill {WELLS} wells (SI-3)")
    pictures = {kind: {disc.turned(sixths) for sixths in range(ENDS)} for kind, disc in discs.items()}
    for k, kind in enumerate(KINDS):
        for other in KINDS[:k]:
            reader.need(kind, not pictures[kind] & pictures[other], f"is the same disc as {other}, only turned (SI-4)")
    return tuple(discs.values())


def read_disc(reader: Reader, kind: str) -> Disc | None:
    """One disc, checked by itself; None if it cannot be read."""
    faults = len(reader.found)
    if not reader.has_table(kind):
        return None
    reader.only(kind, ("count", "trails", "dot"))
    count = reader.get(f"{kind}.count", "a whole number", lambda found: type(found) is int)
    trails = read_trails(reader, f"{kind}.trails")
    dotted = read_trails(reader, f"{kind}.dot")
    if len(reader.found) == faults:
        ends = sorted(end for trail in trails for end in trail)
        reader.need(f"{kind}.trails", ends == [*range(ENDS)], "three trails must join the ends 0 to 5, each once (SI-2)")
        for trail in dotted:
            reader.need(f"{kind}.dot", trail in trails, f"there is no trail {''.join(map(str, sorted(trail)))} on the disc")
    if len(reader.found) > faults:
        return None
    disc = Disc(count, tuple(trails), tuple(dotted))
    check_drawing(reader, kind, disc)
    return disc


def check_drawing(reader: Reader, kind: str, disc: Disc) -> None:
    """SI-3, SI-4"""
    if kind == CROSSING:
        good = len(disc.dotted) == 2 and cross(*disc.dotted)
        reader.need(f"{kind}.dot", good, "must name the two trails that cross: the dot is on their crossing (SI-3)")
    else:
        reader.need(f"{kind}.dot", len(disc.dotted) == 1, "must name one trail (SI-3)")
    reader.need(f"{kind}.trails", disc.crossings <= 1, f"cross {disc.crossings} times; once is the most (SI-4)")
    alike = f"looks alike in some of its six rotations: it has {disc.rotations} pictures (SI-4)"
    reader.need(kind, disc.rotations == ENDS, alike)


def read_trails(reader: Reader, place: str) -> list[Trail]:
    found = []
    for text in reader.texts(place):
        good = len(text) == 2 and len({*text}) == 2 and all(one in "012345" for one in text)
        if reader.need(place, good, f"{text!r} is no trail: write its two ends, as in '24'"):
            found.append(frozenset(int(one) for one in text))
    return found
