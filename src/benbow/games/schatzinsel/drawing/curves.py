"""Curves of trails: over discs, around the rim, to starts and goals. Printed and lit trails are the same curves."""
from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import cos, dist, pi, sin
from typing import NamedTuple

from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import number
from benbow.engine.state import Ints

from ..rules.discs import ENDS, Disc, Discs, Trail, cross
from ..rules.facts import gate_of
from ..rules.jungle import GATES, End, Jungle
from ..rules.state import START
from .places import DISC, end_place, field_end, field_place, toward, well_place

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]  # a cubic Bézier
_BEND = {1: 32.0, 2: 26.0, 3: 30.0}  # distance of the control points from the middle, by how far apart the ends are
_ASIDE, _FAR_ASIDE = 0.29, 0.17  # how far along a trail the dot is, if a bridge crosses the trail, or two do
_BOW = 62.0  # of a trail that passes by a crossing where it would meet the dot
_LOOP, _NOTCH = 46.0, 54.0  # how far loops reach out: at one disc, between two
STUB = 16.0  # of a trail that goes on elsewhere, or nowhere
_NEAR = 250.0  # from an end to a start or goal, at most, for a lane between them


class Picture(NamedTuple):
    """A kind of disc as it is drawn, not turned."""

    low: tuple[Trail, ...]
    high: tuple[Trail, ...]  # trails that pass over others
    spans: tuple[Curve, ...]  # the bridges: their parts above the others
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


def placed(curve: Curve, place: Place, sixths: int) -> Curve:
    """On the sheet: rotated, and moved to a well."""
    a, b, c, d = ((place.x + place.size * x, place.y + place.size * y) for x, y in (rotated(point, sixths) for point in curve))
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
@lru_cache(maxsize=1024)
def course(disc: Disc, here: int, there: int) -> Curve:
    """Over a disc that is not turned. Where three trails would meet at a dot, the one that passes it by bends away."""
    curve = line(here, there)
    if len(disc.dotted) != 2 or disc.crossings < 3 or frozenset((here, there)) in disc.dotted:
        return curve
    (x, y), (a, b, c, d) = toward(min(here, there) + 1.5, _BOW), curve
    return a, (b[0] + x, b[1] + y), (c[0] + x, c[1] + y), d


@lru_cache(maxsize=256)
def picture(disc: Disc) -> Picture:
    """SI-3: the dot; a crossing without it is a bridge."""
    high, spans, met = list[Trail](), list[Curve](), dict[Trail, list[float]]({trail: [] for trail in disc.trails})
    for pair in combinations(disc.trails, 2):
        if cross(*pair):
            places = {one: meeting(disc, one, other) for one, other in (pair, pair[::-1])}
            for trail, place in places.items():
                met[trail].append(place)
            above = next((trail for trail in reversed(pair) if trail not in disc.dotted), None)
            if above is not None:
                high += [above] if above not in high else []
                at = places[above]
                spans.append(split(split(course(disc, *sorted(above)), at + 0.15)[0], (at - 0.15) / (at + 0.15))[1])
    if len(disc.dotted) == 1:
        dots = {disc.dotted[0]: aside(met[disc.dotted[0]])}
    else:
        dots = {one: meeting(disc, one, next(other for other in disc.dotted if other != one)) for one in disc.dotted}
    trail, t = next(iter(dots.items()))
    high.sort(key=disc.trails.index)
    return Picture(tuple(one for one in disc.trails if one not in high), tuple(high), tuple(spans), dots,
                   along(course(disc, *sorted(trail)), t))


def aside(crossed: list[float]) -> float:
    """How far along its trail a dot lies: in the middle, or away from the bridges there."""
    if not crossed:
        return 0.5
    if max(crossed) - min(crossed) > 0.1:
        return _FAR_ASIDE
    return _ASIDE if crossed[0] > 0.5 else 1 - _ASIDE


def meeting(disc: Disc, trail: Trail, other: Trail) -> float:
    """How far along a trail it crosses the other one, by repeated grid search."""
    mine, yours = course(disc, *sorted(trail)), course(disc, *sorted(other))
    t, u, step = 0.5, 0.5, 1 / 16
    for _ in range(5):
        near = range(-8, 9)
        _, t, u = min((dist(along(mine, t + step * i), along(yours, u + step * j)), t + step * i, u + step * j)
                      for i in near for j in near)
        step /= 5
    return t


def along(curve: Curve, t: float) -> Point:
    return split(curve, t)[0][3]


@lru_cache(maxsize=8192)
def dot_place(jungle: Jungle, discs: Discs, disc: int, well: int) -> Point:
    """The dot of the disc in a well: a pawn stands there."""
    kind, rotation = divmod(disc, ENDS)
    (x, y), place = rotated(picture(discs[kind]).dot, rotation), well_place(jungle, well)
    return round(place.x + place.size * x, 2), round(place.y + place.size * y, 2)


@lru_cache(maxsize=8192)
def over(jungle: Jungle, discs: Discs, disc: int, well: int, here: int, there: int) -> Curve:
    """Across the disc in a well, from end to end of the well."""
    kind, rotation = divmod(disc, ENDS)
    curve = course(discs[kind], (here - rotation) % ENDS, (there - rotation) % ENDS)
    return placed(curve, well_place(jungle, well), rotation)


@lru_cache(maxsize=8192)
def to_dot(jungle: Jungle, discs: Discs, disc: int, well: int, end: int) -> Curve:
    """From an end of a well to the dot of its disc."""
    kind, rotation = divmod(disc, ENDS)
    here = (end - rotation) % ENDS
    places = picture(discs[kind]).dots
    trail = next((trail for trail in places if here in trail), frozenset((here, (here + 1) % ENDS)))
    there = next(iter(trail - {here}))
    t = places.get(trail, 0.5)
    half = split(course(discs[kind], here, there), t if here < there else 1 - t)[0]
    return placed(half, well_place(jungle, well), rotation)


# ------------------------------------------------------------------------------------------------------- the rim
def loop(jungle: Jungle, one: End, other: End) -> Curve:
    """From one end at the rim to the next."""
    far = DISC + (_LOOP if one[0] == other[0] else _NOTCH)
    return end_place(jungle, one), end_place(jungle, one, far), end_place(jungle, other, far), end_place(jungle, other)


def stub(jungle: Jungle, end: End) -> Curve:
    """A little out of the jungle."""
    a, d = end_place(jungle, end), end_place(jungle, end, DISC + STUB)
    return a, a, d, d


def has_lane(jungle: Jungle, side: int, field: int, end: End) -> bool:
    """Can it be seen that an end leads to a start or goal? If not, the field's sign stands beside the end."""
    at, near = field_end(jungle, side, field), {end}
    for _ in range(2):
        near |= {jungle.next_on_rim(one) for one in near}
    back = jungle.next_on_rim(jungle.next_on_rim(at)), jungle.next_on_rim(at)
    place = field_place(jungle, side, START + field)
    return (at in near or end in back) and dist(end_place(jungle, end), place[:2]) < _NEAR * well_place(jungle, end[0]).size


@lru_cache(maxsize=1024)
def lane(jungle: Jungle, side: int, field: int, end: End) -> Curve:
    """From an end at the rim to a start or goal: straight, or around the corner."""
    if not has_lane(jungle, side, field, end):
        return stub(jungle, end)
    x, y, _ = field_place(jungle, side, START + field)
    middle, start = (x, y), end_place(jungle, end)
    if end == field_end(jungle, side, field):
        return start, end_place(jungle, end, DISC + 15), end_place(jungle, end, DISC + 30), middle
    well = well_place(jungle, end[0])
    out = end_place(jungle, end, DISC + 52)
    dx, dy = x - well.x, y - well.y
    turn = 1 if dx * (start[1] - well.y) - dy * (start[0] - well.x) > 0 else -1
    beside = (x - turn * dy * 0.42, y + turn * dx * 0.42)
    return start, out, beside, middle


# ---------------------------------------------------------------------------------------------------- whole trails
def between(jungle: Jungle, one: int, other: int) -> list[Curve]:
    """From the place where a trail leaves a disc to where it enters the next one: nothing between neighbours."""
    here, there = divmod(one, ENDS), divmod(other, ENDS)
    if jungle.beyond(here) == there:
        return []
    return [stub(jungle, here), back(stub(jungle, there))] if here in jungle.letters else [loop(jungle, here, there)]


def route(jungle: Jungle, discs: Discs, in_wells: Ints, side: int, point: int, places: tuple[int, ...]) -> list[Curve]:
    """The curves of a trail of `facts.trails_of`. It ends at the edge of an empty well."""
    rest, last = list(places), places[0]
    if point < START:
        rest.pop(0)
        found = [back(to_dot(jungle, discs, in_wells[point], point, last % ENDS))]
    else:
        found = [back(lane(jungle, *GATES[gate_of(side, point)], divmod(last, ENDS)))]
    for k in range(0, len(rest), 2):
        enters = rest[k]
        if enters != last:
            found += between(jungle, last, enters)
        well = enters // ENDS
        if k + 1 < len(rest):
            last = rest[k + 1]
            found.append(over(jungle, discs, in_wells[well], well, enters % ENDS, last % ENDS))
        elif in_wells[well] >= 0:
            found.append(to_dot(jungle, discs, in_wells[well], well, enters % ENDS))
    if len(rest) % 2 == 0:
        end = divmod(last, ENDS)
        found += [lane(jungle, *gate, end) for gate, ends in jungle.fields.items() if end in ends]
    return found
