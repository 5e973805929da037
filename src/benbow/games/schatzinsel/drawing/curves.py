"""Curves of trails: over discs, around the rim, to starts and goals. Printed and lit trails are the same curves."""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, dist, pi, sin
from typing import NamedTuple

from benbow.engine.drawing.scene import number
from benbow.engine.state import Ints

from ..rules.board import LEADS, PLACES, SETS
from ..rules.discs import Trail, cross
from ..rules.facts import gate_of
from ..rules.jungle import ENDS, FIELDS, End, beyond
from ..rules.state import START
from .places import DISC, end_place, field_end, field_place, toward, well_place

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]  # a cubic Bézier
_BEND = {1: 32.0, 2: 26.0, 3: 30.0}  # distance of the control points from the middle, by how far apart the ends are
_ASIDE = 0.29  # how far along a trail the dot is, if a bridge crosses the trail
_LOOP, _NOTCH = 46.0, 54.0  # how far loops reach out: at one disc, between two


class Picture(NamedTuple):
    """A kind of disc as it is drawn, not turned."""

    low: tuple[Trail, ...]
    high: Trail | None  # a trail that passes over another one
    span: Curve | None  # the bridge: the part of it above the other
    dots: dict[Trail, float]  # how far along each trail that meets the dot, from its lower end
    dot: Point


# ------------------------------------------------------------------------------------------------------- curves
def line(here: int, there: int) -> Curve:
    """Over a disc, from end to end, at right angles to the edge."""
    apart = min((here - there) % ENDS, (there - here) % ENDS)
    return toward(here, DISC), toward(here, _BEND[apart]), toward(there, _BEND[apart]), toward(there, DISC)


def split(curve: Curve, t: float) -> tuple[Curve, Curve]:
    """De Casteljau's algorithm."""
    def between(one: Point, other: Point) -> Point:
        return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
    a, b, c, d = curve
    ab, bc, cd = between(a, b), between(b, c), between(c, d)
    abc, bcd = between(ab, bc), between(bc, cd)
    middle = between(abc, bcd)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def length_of(curve: Curve) -> float:
    """Its approximate length."""
    return sum(dist(along(curve, k / 20), along(curve, (k + 1) / 20)) for k in range(20))


def back(curve: Curve) -> Curve:
    a, b, c, d = curve
    return d, c, b, a


def rotated(point: Point, sixths: int) -> Point:
    angle = pi / 3 * sixths
    return point[0] * cos(angle) - point[1] * sin(angle), point[0] * sin(angle) + point[1] * cos(angle)


def placed(curve: Curve, well: int, sixths: int) -> Curve:
    """On the sheet: rotated, and moved to a well."""
    middle = well_place(well)
    a, b, c, d = ((middle.x + x, middle.y + y) for x, y in (rotated(point, sixths) for point in curve))
    return a, b, c, d


def drawn(curves: Iterable[Curve]) -> str:
    """As an SVG path. A curve that begins where the last one ended continues it."""
    parts, last = list[str](), (0.0, 0.0)
    for a, b, c, d in curves:
        if abs(a[0] - last[0]) > 0.01 or abs(a[1] - last[1]) > 0.01 or not parts:
            parts.append(f"M{_at(a)}")
        parts.append(f"C{_at(b)} {_at(c)} {_at(d)}")
        last = d
    return "".join(parts)


def _at(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


# -------------------------------------------------------------------------------------------------------- discs
@cache
def picture(discs: int, kind: int) -> Picture:
    """SI-3: the dot; a crossing without it is a bridge."""
    disc = SETS[discs][kind]
    crossing = next(((one, other) for k, one in enumerate(disc.trails) for other in disc.trails[:k] if cross(one, other)), None)
    if crossing is None or len(disc.dotted) == 2:
        places = {trail: 0.5 if crossing is None else meeting(trail, crossing) for trail in disc.dotted}
        return Picture(disc.trails, None, None, places, _dot(places))
    high = next(trail for trail in crossing if trail not in disc.dotted)
    over = meeting(high, crossing)
    span = split(split(line(*sorted(high)), over + 0.15)[0], (over - 0.15) / (over + 0.15))[1]
    places = {trail: 0.5 if trail not in crossing else _ASIDE if meeting(trail, crossing) > 0.5 else 1 - _ASIDE
              for trail in disc.dotted}
    return Picture(tuple(trail for trail in disc.trails if trail != high), high, span, places, _dot(places))


def meeting(trail: Trail, crossing: tuple[Trail, Trail]) -> float:
    """How far along a trail it crosses the other one, by repeated grid search."""
    mine, yours = line(*sorted(trail)), line(*sorted(crossing[1] if crossing[0] == trail else crossing[0]))
    t, u, step = 0.5, 0.5, 1 / 16
    for _ in range(5):
        near = range(-8, 9)
        _, t, u = min((dist(along(mine, t + step * i), along(yours, u + step * j)), t + step * i, u + step * j)
                      for i in near for j in near)
        step /= 5
    return t


def along(curve: Curve, t: float) -> Point:
    return split(curve, t)[0][3]


def _dot(places: dict[Trail, float]) -> Point:
    trail, t = next(iter(places.items()))
    return along(line(*sorted(trail)), t)


@cache
def dot_place(discs: int, disc: int, well: int) -> Point:
    """The dot of the disc in a well: a pawn stands there."""
    kind, rotation = divmod(disc, ENDS)
    (x, y), middle = rotated(picture(discs, kind).dot, rotation), well_place(well)
    return round(middle.x + x, 2), round(middle.y + y, 2)


@cache
def over(disc: int, well: int, here: int, there: int) -> Curve:
    """Across the disc in a well, from end to end of the well."""
    rotation = disc % ENDS
    return placed(line((here - rotation) % ENDS, (there - rotation) % ENDS), well, rotation)


@cache
def to_dot(discs: int, disc: int, well: int, end: int) -> Curve:
    """From an end of a well to the dot of its disc."""
    kind, rotation = divmod(disc, ENDS)
    here = (end - rotation) % ENDS
    places = picture(discs, kind).dots
    trail = next((trail for trail in places if here in trail), frozenset((here, (here + 1) % ENDS)))
    there = next(iter(trail - {here}))
    t = places.get(trail, 0.5)
    return placed(split(line(here, there), t if here < there else 1 - t)[0], well, rotation)


# ------------------------------------------------------------------------------------------------------- the rim
@cache
def loop(one: End, other: End) -> Curve:
    """From one end at the rim to the other."""
    swing = _LOOP if one[0] == other[0] else _NOTCH
    return end_place(one), end_place(one, DISC + swing), end_place(other, DISC + swing), end_place(other)


@cache
def lane(board: int, side: int, field: int, end: End) -> Curve:
    """From an end at the rim to a start or goal: straight, or around the corner."""
    x, y, _ = field_place(board, side, START + field)
    middle, start = (x, y), end_place(end)
    if end == field_end(board, side, field):
        return start, end_place(end, DISC + 15), end_place(end, DISC + 30), middle
    well = well_place(end[0])
    out = end_place(end, DISC + 52)
    dx, dy = x - well.x, y - well.y
    turn = 1 if dx * (start[1] - well.y) - dy * (start[0] - well.x) > 0 else -1
    beside = (x - turn * dy * 0.42, y + turn * dx * 0.42)
    return start, out, beside, middle


# ---------------------------------------------------------------------------------------------------- whole trails
def between(one: int, other: int) -> list[Curve]:
    """From the place where a trail leaves a disc to where it enters the next one: nothing between neighbours."""
    here, there = divmod(one, ENDS), divmod(other, ENDS)
    return [] if beyond(here) == there else [loop(here, there)]


def route(board: int, discs: int, in_wells: Ints, side: int, point: int, places: tuple[int, ...]) -> list[Curve]:
    """The curves of a trail of `facts.trails_of`. It ends at the edge of an empty well."""
    rest, last = list(places), places[0]
    if point < START:
        rest.pop(0)
        found = [back(to_dot(discs, in_wells[point], point, last % ENDS))]
    else:
        found = [back(lane(board, *divmod(gate_of(side, point), len(FIELDS)), divmod(last, ENDS)))]
    for k in range(0, len(rest), 2):
        enters = rest[k]
        if enters != last:
            found += between(last, enters)
        well = enters // ENDS
        if k + 1 < len(rest):
            last = rest[k + 1]
            found.append(over(in_wells[well], well, enters % ENDS, last % ENDS))
        elif in_wells[well] >= 0:
            found.append(to_dot(discs, in_wells[well], well, enters % ENDS))
    gate = int(LEADS[board, last]) - PLACES
    if len(rest) % 2 == 0 and gate >= 0:
        found.append(lane(board, *divmod(gate, len(FIELDS)), divmod(last, ENDS)))
    return found
