"""Checks that L'Île au Trésor can be played on a map: every constraint of IT-2, IT-3, IT-4, and the line that breaks it."""
from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeVar

from .chart import FLAT, FORTRESS, HILL, LAKE, MARSH, MOUNTAIN, Chart, Place, Side, beside, distance

MOST_PORTS, FEWEST_PORTS, MOST_FORTS, SPAN = 10, 4, 12, 16
TERRAIN_COST = (1, 2, 2, 3, 1)  # IT-10: flat, marsh, hill, mountain, fortress
# IT-4's figures; a map may promise less with a line `= name number`.
DEMANDS = {
    "ports": 10,
    "jetties apart": 4,
    "least way to a cell": 4,
    "most way to a cell": 6,
    "fortress jetties": 3,
    "inland fortresses": 3,
    "rivers": 2,
    "lakes": 2,
    "marshes": 3,
    "hills on the slopes": 6,
    "mountains on the slopes": 6,
    "widest gap": 60,  # degrees of the compass between neighbouring ports, seen from the crater
}
Fault = tuple[int, str]  # line, what is wrong
T = TypeVar("T")
NO_WAY = 999  # PP


def survey(chart: Chart) -> list[str]:
    """All faults, each with its line and clause; nothing if the map is sound."""
    found: list[Fault] = []
    for check in (size_faults, cell_faults, port_faults, jetty_faults, way_faults, land_faults, sea_faults, count_faults):
        found += check(chart)
    return [f"line {line}: {what}" if line else what for line, what in sorted(found)]


def demand(chart: Chart, name: str) -> int:
    return chart.demands.get(name, DEMANDS[name])


def size_faults(chart: Chart) -> Iterator[Fault]:
    """The notation names 16 rows of 16."""
    for name, axis in (("wide", 0), ("high", 1)):
        values = [place[axis] for place in chart.terrain]
        if values and (max(values) - min(values)) // (2 - axis) >= SPAN:  # a hex is two across, one down
            yield 0, f"IT-4: the land is more than {SPAN} hexes {name}: the notation goes no further"
    if list(chart.terrain.values()).count(FORTRESS) > MOST_FORTS:
        yield 0, f"IT-4: there are more than {MOST_FORTS} fortresses: the notation goes no further"


def clockwise(place: tuple[float, float]) -> float:
    """Degrees from north."""
    return math.degrees(math.atan2(place[0] * math.sqrt(3) / 2, -place[1] * 1.5)) % 360


def cell_faults(chart: Chart) -> Iterator[Fault]:
    """IT-2: the three rings around the crater, six sectors clockwise, die 1 in ring 1; 2, 3 in ring 2; 4, 5, 6 in ring 3."""
    twice = [cell for cell, n in Counter(chart.cells.values()).items() if n > 1]
    for place, cell in chart.cells.items():
        sector, die = divmod(cell, 10)
        if not (1 <= sector <= 6 and 1 <= die <= 6):
            yield chart.line(place), f"IT-2: {cell} is no cell; they are 11 to 16, ..., 61 to 66"
        elif chart.ring(place) != (0, 1, 2, 2, 3, 3, 3)[die]:
            yield chart.line(place), f"IT-2: cell {cell} lies {chart.ring(place)} from the crater"
        if cell in twice:
            yield chart.line(place), f"IT-2: cell {cell} is there twice"
    for cell in (10 * sector + die for sector in range(1, 7) for die in range(1, 7)):
        if cell not in chart.cells.values():
            yield 0, f"IT-2: cell {cell} is missing"
    yield from sector_faults(chart)


def sector_faults(chart: Chart) -> Iterator[Fault]:
    """IT-2: a sector is one piece, and the next one follows clockwise."""
    middles: dict[int, tuple[float, float]] = {}
    for sector in range(1, 7):
        places = {place for place, cell in chart.cells.items() if cell // 10 == sector}
        if places and len(areas(places)) > 1:
            yield chart.line(min(places)), f"IT-2: sector {sector} is in pieces"
        if places:
            middles[sector] = (sum(place[0] for place in places), sum(place[1] for place in places))
    if len(middles) == 6:
        angles = [clockwise(middle) for middle in middles.values()]
        turns = [(angles[(k + 1) % 6] - angles[k]) % 360 for k in range(6)]
        for k, turn in enumerate(turns):
            if not 30 < turn < 90:
                yield 0, f"IT-2: sector {(k + 1) % 6 + 1} does not follow sector {k + 1} clockwise"


def port_faults(chart: Chart) -> Iterator[Fault]:
    """IT-3, IT-4: sea hexes at their jetties, around the whole coast."""
    wanted = demand(chart, "ports")
    if len(chart.ports) != wanted or not FEWEST_PORTS <= wanted <= MOST_PORTS:
        yield 0, f"IT-3: there are {len(chart.ports)} ports, not {wanted} ({FEWEST_PORTS} to {MOST_PORTS} are possible)"
    letters = [chr(ord("A") + k) for k in range(len(chart.ports))]
    if sorted(chart.ports) != letters or sorted(chart.jetties) != letters:
        yield 0, f"IT-3: ports and jetties must be called {', '.join(letters)}"
    for letter, place in sorted(chart.ports.items()):
        for other, jetty in chart.jetties.items():
            touches = jetty in beside(place)
            if letter == other and not touches:
                yield chart.line(place), f"IT-3: port {letter} does not touch its jetty"
            if letter != other and touches:
                yield chart.line(place), f"IT-4: port {letter} touches the jetty of {other}"
    angles = sorted(clockwise(place) for place in chart.ports.values())
    widest = max(((later - one) % 360 for one, later in zip(angles, angles[1:] + angles[:1], strict=True)), default=0)
    if widest > demand(chart, "widest gap"):
        yield 0, f"IT-4: ports are not spread around the coast: {widest:.0f} degrees without one"


def jetty_faults(chart: Chart) -> Iterator[Fault]:
    """IT-4: far enough apart, and no fortress or mountain next to them."""
    apart = max(2, demand(chart, "jetties apart"))  # nearer, a carrier could go from one to the other and still load (IT-35)
    for letter, place in sorted(chart.jetties.items()):
        for other, there in chart.jetties.items():
            if letter < other and distance(place, there) < apart:
                yield chart.line(there), f"IT-4: jetties {letter} and {other} are {distance(place, there)} apart, not {apart}"
        if chart.terrain[place] not in (FLAT, FORTRESS):
            yield chart.line(place), f"IT-3: jetty {letter} must be flat or a fortress"
        for there in beside(place):
            if chart.terrain.get(there) in (FORTRESS, MOUNTAIN):
                yield chart.line(there), f"IT-4: a fortress or mountain lies next to jetty {letter}"


def way_faults(chart: Chart) -> Iterator[Fault]:
    """IT-4: the way to the volcano."""
    least, most = demand(chart, "least way to a cell"), demand(chart, "most way to a cell")
    for letter, place in sorted(chart.jetties.items()):
        cost = way_to_a_cell(chart, place)
        if cost == NO_WAY:
            yield chart.line(place), f"IT-4: from jetty {letter} no way leads to a numbered cell"
        elif not least <= cost <= most:
            yield chart.line(place), f"IT-4: from jetty {letter} the nearest cell costs {cost} PP, not {least} to {most}"


def way_to_a_cell(chart: Chart, start: Place) -> int:
    """PP from a jetty to the nearest numbered cell (IT-10)."""
    best: dict[Place, int] = {}
    todo: list[tuple[int, Place]] = [(0, start)]
    while todo:
        cost, place = heapq.heappop(todo)
        if place in best:
            continue
        best[place] = cost
        if place in chart.cells:
            return cost
        for there in beside(place):
            if there in chart.terrain:
                river = frozenset((place, there)) in chart.rivers
                heapq.heappush(todo, (cost + TERRAIN_COST[chart.terrain[there]] + river, there))
    return NO_WAY


def land_faults(chart: Chart) -> Iterator[Fault]:
    """IT-4: one island."""
    pieces = areas(chart.terrain)
    for piece in sorted(pieces, key=len)[:-1]:
        yield chart.line(min(piece)), f"IT-4: hexes cut off from the land: {len(piece)}"


def sea_faults(chart: Chart) -> Iterator[Fault]:
    """IT-1: blank hexes are sea, all around the island; a hole in the land would have a coast of its own (IT-23)."""
    drawn = [*chart.terrain, *chart.lakes, (0, 0)]
    left, right = min(across for across, _ in drawn) - 2, max(across for across, _ in drawn) + 2
    top, bottom = min(down for _, down in drawn) - 1, max(down for _, down in drawn) + 1
    box = [(across, down) for across in range(left, right + 1) for down in range(top, bottom + 1) if (across + down) % 2 == 0]
    for piece in areas([place for place in box if chart.is_sea(place)]):
        if all(top < down < bottom for _, down in piece):  # the open sea touches the rim of the box
            across, down = min(piece)
            line = chart.line((across - 2, down))
            yield line, f"IT-1: blank hexes inside the island: {len(piece)}; a lake is written {LAKE.strip()}"


def count_faults(chart: Chart) -> Iterator[Fault]:
    """IT-4: what a map must show."""
    forts = {place for place, ground in chart.terrain.items() if ground == FORTRESS}
    slopes = [chart.terrain[place] for place in chart.cells]
    shown = {
        "fortress jetties": len(forts & set(chart.jetties.values())),
        "inland fortresses": sum(not chart.is_coast(place) for place in forts),  # a jetty is on the coast
        "rivers": len(rivers_to_the_sea(chart)),
        "lakes": len(areas(chart.lakes)),
        "marshes": len(areas({place for place, ground in chart.terrain.items() if ground == MARSH})),
        "hills on the slopes": slopes.count(HILL),
        "mountains on the slopes": slopes.count(MOUNTAIN),
    }
    for name, n in shown.items():
        if n < demand(chart, name):
            yield 0, f"IT-4: {name}: {n}, not {demand(chart, name)}"


def areas(places: Collection[Place]) -> list[set[Place]]:
    """Groups of adjacent hexes."""
    return grouped(places, beside)


def grouped(things: Iterable[T], near: Callable[[T], Iterable[T]]) -> list[set[T]]:
    left, found = set(things), []
    while left:
        piece, todo = set[T](), [left.pop()]
        while todo:
            one = todo.pop()
            piece.add(one)
            following = left.intersection(near(one))
            left -= following
            todo += following
        found.append(piece)
    return found


def ends_of(side: Side) -> list[frozenset[Place]]:
    """A side's two ends: at each meet its two hexes and a third."""
    one, other = side
    return [side | {third} for third in set(beside(one)) & set(beside(other))]


def rivers_to_the_sea(chart: Chart) -> list[set[Side]]:
    """IT-4: rivers that begin at the third ring and reach the sea."""
    rivers = grouped(chart.rivers, lambda side: [other for other in chart.rivers if set(ends_of(side)) & set(ends_of(other))])
    found = []
    for river in rivers:
        corners = {place for side in river for end in ends_of(side) for place in end}
        if any(chart.ring(place) == 3 for place in corners) and any(chart.is_sea(place) for place in corners):
            found.append(river)
    return found
