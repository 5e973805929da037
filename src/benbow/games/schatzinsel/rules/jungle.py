"""The wells and the rim of the jungle; board files are read and checked. SI-2, SI-5"""
from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from .toml_reader import Reader

ROWS = (3, 4, 5, 4, 3)
WELLS, ENDS = sum(ROWS), 6
END_NAMES = ("NE", "E", "SE", "SW", "W", "NW")  # clockwise, as the ends of a disc
SIDES = ("red", "black")
FIELDS = ("start", "goal")
MOST_ENDS = 3  # that lead to one field
_STEPS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))  # from well to well, in half widths and rows

End = tuple[int, int]  # a well, and one of its six ends
Position = tuple[int, int]  # half widths and rows from the middle of the jungle


@dataclass(frozen=True)
class Jungle:
    """Where trails lead at the rim."""

    fields: dict[tuple[str, str], tuple[End, ...]]  # (side, "start" or "goal") -> the ends that lead to it
    loops: dict[End, End]  # both ways


# ------------------------------------------------------------------------------------------------------- wells
@functools.cache
def well_positions() -> tuple[Position, ...]:
    """SI-2: the wells by rows from the top left."""
    middle = len(ROWS) // 2
    return tuple((2 * k - (size - 1), row - middle) for row, size in enumerate(ROWS) for k in range(size))


@functools.cache
def beyond(end: End) -> End | None:
    """The end of the neighbouring well that lies against this one; None at the rim."""
    well, side = end
    (x, y), (across, down) = well_positions()[well], _STEPS[side]
    there = (x + across, y + down)
    return (well_positions().index(there), (side + 3) % ENDS) if there in well_positions() else None


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
    """The end at the mirrored place, left for right."""
    (x, y), side = well_positions()[end[0]], end[1]
    return well_positions().index((-x, y)), ENDS - 1 - side


def end_name(end: End) -> str:
    """`16 SW`"""
    return f"{end[0]} {END_NAMES[end[1]]}"


@functools.cache
def ends_by_name() -> dict[str, End]:
    """All ends, at the rim and inside."""
    return {end_name((well, side)): (well, side) for well in range(WELLS) for side in range(ENDS)}


# -------------------------------------------------------------------------------------------------------- files
def read(reader: Reader) -> Jungle:
    """The board of a file. Faults are noted in the reader; after one, checks that depend on it are left out."""
    reader.only("", ("rows", "mirror", *SIDES, "runs"))
    reader.get("rows", f"{[*ROWS]}, the {WELLS} wells", lambda rows: repr(rows) == repr([*ROWS]))  # SI-2; not 3.0
    mirror = reader.get("mirror", "true or false", lambda found: isinstance(found, bool))
    fields = {(side, field): ends for side in SIDES for field, ends in read_fields(reader, side).items()}
    runs = {name: read_ends(reader, f"runs.{name}") for name in run_names(reader)}
    jungle = Jungle(fields, {} if reader.found else loops_of(reader, runs))
    if not reader.found:
        check_each_end_once(reader, jungle, runs)
    if not reader.found:
        check_mirror(reader, jungle, mirror)
    return jungle


def read_fields(reader: Reader, side: str) -> dict[str, tuple[End, ...]]:
    """SI-5: the ends that lead to the start and to the goal of a side."""
    if not reader.has_table(side):
        return {}
    reader.only(side, FIELDS)
    found = {field: tuple(read_ends(reader, f"{side}.{field}")) for field in FIELDS}
    for field, ends in found.items():
        reader.need(f"{side}.{field}", len(ends) <= MOST_ENDS, f"has {len(ends)} ends; {MOST_ENDS} are the most")
    return found


def run_names(reader: Reader) -> list[str]:
    """Any names, if error messages can cite them."""
    found = reader.content["runs"] if reader.has_table("runs") else ()
    return [name for name in found if reader.need("runs", name.isidentifier(), f"{name!r} is no name: write letters only")]


def read_ends(reader: Reader, place: str) -> list[End]:
    found = []
    for text in reader.texts(place):
        end = ends_by_name().get(text)
        if end is None:
            form = f"write a well from 0 to {WELLS - 1} and one of {' '.join(END_NAMES)}, as in '0 W'"
            reader.need(place, False, f"{text!r} is no end of a well: {form}")
        elif (inside := beyond(end)) is not None:
            reader.need(place, False, f"{text!r} is not at the rim: it leads to well {inside[0]}")
        else:
            found.append(end)
    return found


def loops_of(reader: Reader, runs: dict[str, list[End]]) -> dict[End, End]:
    """SI-5: neighbouring ends of a run are joined, two by two along the rim."""
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


def check_each_end_once(reader: Reader, jungle: Jungle, runs: dict[str, list[End]]) -> None:
    used = Counter(end for ends in (*jungle.fields.values(), *runs.values()) for end in ends)
    for end in rim():
        reader.need(end_name(end), used[end] == 1, f"stands in the file {used[end]} times; every rim end stands there once")


def check_mirror(reader: Reader, jungle: Jungle, said: bool) -> None:
    """SI-5: what the file says of its symmetry has to be true."""
    other_side = dict(zip(SIDES, reversed(SIDES), strict=True))
    faults = [
        f"{side}.{field}"
        for (side, field), ends in jungle.fields.items()
        if {mirrored(end) for end in ends} != {*jungle.fields[other_side[side], field]}
    ]
    faults += [end_name(one) for one, other in jungle.loops.items() if jungle.loops.get(mirrored(one)) != mirrored(other)]
    reader.need("mirror", said == (not faults), f"is {'true' if said else 'false'}, but the board is "
                + (f"not its own mirror image: see {', '.join(faults)}" if faults else "its own mirror image"))
