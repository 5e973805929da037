"""Lines of a map, computed from its hexes: coast, lakes, rivers, borders. In the size of the large map, around the crater."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache

from benbow.engine.drawing.scene import number

from ..rules.chart import Chart, beside
from ..rules.chart import Place as Spot
from .places import CORNERS, EDGES
from .settings import HEX, ROW

Point = tuple[int, int]  # a corner of hexes, in hundredths
Edge = tuple[Point, Point]


def middle(spot: Spot) -> tuple[float, float]:
    return spot[0] * HEX / 2, spot[1] * ROW


def corner(spot: Spot, k: int) -> Point:
    """Equal for all hexes that share it. The distance of rows is rounded, so a corner is rounded to a grid."""
    x, y = middle(spot)
    return round((x + CORNERS[k][0]) * 100), round((y + CORNERS[k][1]) * 100 / 5) * 5


def edge(spot: Spot, way: int) -> Edge:
    start, end = EDGES[way]
    return corner(spot, start), corner(spot, end)


def wobble(point: Point, most: float = 2.6) -> tuple[float, float]:
    """A corner as if drawn by hand: a little off, the same every time."""
    x, y = point
    seed = (x * 73856093 ^ y * 19349663) & 0xFFFF
    return x / 100 + most * ((seed & 255) / 127.5 - 1), y / 100 + most * ((seed >> 8) / 127.5 - 1)


# --------------------------------------------------------------------------------------------------------- loops
def outline(spots: Collection[Spot], most: float = 2.6) -> str:
    """A smooth line around some hexes; one loop for each group of adjacent ones, and for each hole."""
    follows: dict[Point, Point] = {}
    for spot in sorted(spots):
        for way, there in enumerate(beside(spot)):
            if there not in spots:
                start, end = edge(spot, way)
                follows[start] = end
    found = ""
    while follows:
        first = min(follows)
        loop, point = [first], follows.pop(first)
        while point != first:
            loop.append(point)
            point = follows.pop(point)
        found += smooth([wobble(one, most) for one in loop], is_closed=True)
    return found


def smooth(points: list[tuple[float, float]], *, is_closed: bool) -> str:
    """A curve through the middles of the sides, with the corners as control points."""
    if not is_closed:
        inner = "".join(f"Q{pair(points[k])} {pair(between(points[k], points[k + 1]))}" for k in range(1, len(points) - 1))
        return f"M{pair(points[0])}L{pair(between(points[0], points[1]))}{inner}L{pair(points[-1])}"
    turned = [*points[1:], points[0]]
    sides = zip(turned, [*turned[1:], turned[0]], strict=True)
    bends = "".join(f"Q{pair(one)} {pair(between(one, other))}" for one, other in sides)
    return f"M{pair(between(points[0], turned[0]))}{bends}Z"


def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def pair(point: tuple[float, float]) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


def chains(edges: Iterable[Edge]) -> list[list[Point]]:
    """Sides of hexes, joined to lines as long as possible."""
    ends: dict[Point, list[Point]] = {}
    for one, other in edges:
        ends.setdefault(one, []).append(other)
        ends.setdefault(other, []).append(one)
    found = []
    while ends:
        point = min(ends, key=lambda one: (len(ends[one]) != 1, one))
        line = [point]
        while ends.get(point):
            following = ends[point].pop()
            ends[following].remove(point)
            line.append(following)
            point = following
        ends = {one: others for one, others in ends.items() if others}
        found.append(line)
    return found


def straight(edges: Iterable[Edge]) -> str:
    return "".join("M" + "L".join(f"{number(x / 100)} {number(y / 100)}" for x, y in line) for line in chains(edges))


# --------------------------------------------------------------------------------------------------- of one map
@lru_cache(maxsize=64)
def land_spots(chart: Chart) -> frozenset[Spot]:
    """All hexes that are not sea, with lakes and the crater."""
    return frozenset((*chart.terrain, *chart.lakes, (0, 0)))


@lru_cache(maxsize=64)
def coast(chart: Chart) -> str:
    return outline(land_spots(chart))


@lru_cache(maxsize=64)
def lakes(chart: Chart) -> str:
    return outline(chart.lakes, 3.5)


@lru_cache(maxsize=64)
def rivers(chart: Chart) -> str:
    edges = []
    for side in chart.rivers:
        one, other = sorted(side)
        edges.append(edge(one, beside(one).index(other)))
    return "".join(smooth([wobble(point, 1.5) for point in line], is_closed=False) for line in chains(sorted(edges)))


def edges_where(chart: Chart, is_wanted: Callable[[Spot, Spot], bool]) -> list[Edge]:
    """Sides between two hexes of the island for which a condition holds, each once."""
    spots = land_spots(chart)
    return [edge(spot, way) for spot in sorted(spots) for way, there in enumerate(beside(spot))
            if there in spots and spot < there and is_wanted(spot, there)]


@lru_cache(maxsize=64)
def grid(chart: Chart) -> str:
    return straight(edges_where(chart, lambda one, other: True))


@lru_cache(maxsize=64)
def sector_borders(chart: Chart) -> str:
    """Around the six cells of each sector (IT-2)."""
    cells = chart.cells
    return straight(edges_where(chart, lambda one, other: cells.get(one, 0) // 10 != cells.get(other, 0) // 10))


@lru_cache(maxsize=64)
def sectors(chart: Chart) -> str:
    """Every other sector, as shapes to be tinted."""
    cells = chart.cells
    return hexagons([spot for spot, n in sorted(cells.items()) if n // 10 % 2])


def hexagons(spots: Iterable[Spot]) -> str:
    """Whole hexes, as shapes to be tinted."""
    places = (middle(spot) for spot in spots)
    return "".join(f"M{number(x)} {number(y - 32.3)}l28 16.100v32.400l-28 16.100l-28-16.100v-32.400Z" for x, y in places)
