"""The wells and the rim of the jungle: a board file, read and checked. SI-2, SI-5"""
from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from .reading import Reader, content_of

ROWS = (3, 4, 5, 4, 3)
WELLS, ENDS = sum(ROWS), 6
END_NAMES = ("NE", "E", "SE", "SW", "W", "NW")  # clockwise, as the ends of a disc
SIDES = ("red", "black")
FIELDS = ("start", "goal")
_STEPS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))  # from well to well, in half widths and rows

End = tuple[int, int]  # a well, and one of its six ends
Place = tuple[int, int]  # half widths and rows from the middle of the jungle


@dataclass(frozen=True)
class Jungle:
    """Where trails lead at the rim."""

    fields: dict[tuple[str, str], tuple[End, ...]]  # (side, "start" or "goal") -> the ends that lead to it
    loops: dict[End, End]  # both ways


# ------------------------------------------------------------------------------------------------------- wells
@functools.cache
def places() -> tuple[Place, ...]:
    """SI-2: the wells by rows from the top left."""
    middle = len(ROWS) // 2
    return tuple((2 * k - (size - 1), row - middle) for row, size in enumerate(ROWS) for k in range(size))


@functools.cache
def beyond(end: End) -> End | None:
    """The end of the neighbouring well that lies against this one; None at the rim."""
    well, side = end
    (x, y), (across, down) = places()[well], _STEPS[side]
    there = (x + across, y + down)
    return (places().index(there), (side + 3) % ENDS) if there in places() else None


@functools.cache
def rim() -> tuple[End, ...]:
    """SI-5: the thirty ends that lead out of the jungle, clockwise, from the upper left."""
    end: End = (0, 5)
    found = [end]
    while True:
        well, side = end
        end = (well, (side + 1) % ENDS)
        while (neighbour := beyond(end)) is not None:
            end = (neighbour[0], (neighbour[1] + 1) % ENDS)
        if end == found[0]:
            return tuple(found)
        found.append(end)


def mirrored(end: End) -> End:
    """Left for right."""
    (x, y), side = places()[end[0]], end[1]
    return places().index((-x, y)), ENDS - 1 - side


def end_name(end: End) -> str:
    """`16 SW`"""
    return f"{end[0]} {END_NAMES[end[1]]}"


# -------------------------------------------------------------------------------------------------------- files
def load(path: Path) -> Jungle:
    """Read a board file; an error names the file and the place."""
    reader = Reader(content_of(path))
    jungle = read(reader)
    reader.raise_faults(path)
    return jungle


def read(reader: Reader) -> Jungle:
    """What the file says; its faults are noted in the reader."""
    reader.only("", ("rows", "mirror", *SIDES, "runs"))
    rows = reader.get("rows")
    reader.need("rows", rows == list(ROWS), f"must be {list(ROWS)}, the 19 wells, not {rows!r}")
    fields = {}
    for side in SIDES:
        reader.only(side, FIELDS)
        for field in FIELDS:
            fields[side, field] = tuple(ends_at(reader, f"{side}.{field}"))
    runs = reader.get("runs")
    found: dict[str, list[End]] = {}
    if isinstance(runs, dict):
        found = {name: ends_at(reader, f"runs.{name}") for name in runs}
    jungle = Jungle(fields, joined(reader, found))
    each_end_once(reader, jungle, found)
    if not reader.faults:
        same_on_both_sides(reader, jungle)
    return jungle


def ends_at(reader: Reader, place: str) -> list[End]:
    found = []
    for text in reader.texts(place):
        well, _, name = text.partition(" ")
        known = well.isascii() and well.isdecimal() and int(well) < WELLS and name in END_NAMES
        form = f"write a well from 0 to {WELLS - 1} and one of {' '.join(END_NAMES)}"
        if reader.need(place, known, f"{text!r} is no end of a well: {form}"):
            end = (int(well), END_NAMES.index(name))
            inside = beyond(end)
            leads = f"{text!r} is not at the rim: it leads to well {inside[0] if inside else ''}"
            if reader.need(place, inside is None, leads):
                found.append(end)
    return found


def joined(reader: Reader, runs: dict[str, list[End]]) -> dict[End, End]:
    """SI-5: neighbour with neighbour along the rim."""
    loops: dict[End, End] = {}
    for name, run in runs.items():
        place = f"runs.{name}"
        reader.need(place, len(run) % 2 == 0, f"has {len(run)} ends: they are joined two by two")
        for one, other in pairwise(run):
            next_one = rim()[(rim().index(one) + 1) % len(rim())]
            after = f"after {end_name(one)!r} the next end along the rim is {end_name(next_one)!r}, not {end_name(other)!r}"
            reader.need(place, other == next_one, after)
        for one, other in zip(run[::2], run[1::2], strict=False):
            loops[one], loops[other] = other, one
    return loops


def each_end_once(reader: Reader, jungle: Jungle, runs: dict[str, list[End]]) -> None:
    used = Counter(end for ends in (*jungle.fields.values(), *runs.values()) for end in ends)
    for end in rim():
        reader.need(end_name(end), used[end] == 1, f"stands in the file {used[end]} times; every rim end stands there once")


def same_on_both_sides(reader: Reader, jungle: Jungle) -> None:
    """SI-5: what the file says of its symmetry is true."""
    other_side = dict(zip(SIDES, reversed(SIDES), strict=True))
    faults = [
        f"{side}.{field}"
        for (side, field), ends in jungle.fields.items()
        if {mirrored(end) for end in ends} != {*jungle.fields[other_side[side], field]}
    ]
    faults += [end_name(one) for one, other in jungle.loops.items() if jungle.loops.get(mirrored(one)) != mirrored(other)]
    said = reader.get("mirror")
    if reader.need("mirror", isinstance(said, bool), f"must be true or false, not {said!r}"):
        reader.need("mirror", bool(said) == (not faults), f"is {'true' if said else 'false'}, but the board is "
                    + (f"not its own mirror image: see {', '.join(faults)}" if faults else "its own mirror image"))
