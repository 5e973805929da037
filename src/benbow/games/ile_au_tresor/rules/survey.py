"""What is said of a map: why it cannot be played on (IT-2, IT-3), what the book has otherwise, and what ours has (IT-4)."""
from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeVar

from benbow.engine.sheet import Sheet

from .chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN, SPAN, Chart, Place, Side, beside, distance

MOST_PORTS, FEWEST_PORTS, MOST_FORTS = 10, 4, 12  # FEWEST_PORTS: a free one for each boat (IT-8)
TERRAIN_COST = (1, 2, 2, 3, 1)  # IT-10: flat, marsh, hill, mountain, fortress
RINGS = (0, 1, 2, 2, 3, 3, 3)  # IT-2: by the die
# What our maps show (IT-4).
PORTS, APART, GAP = 10, 4, 60  # GAP: degrees of the compass between neighbouring ports, seen from the crater
NEAREST, FARTHEST_WAY = 4, 6  # PP from a jetty to a numbered cell
FIGURES = {"fort-jetties": 3, "forts-inland": 3, "rivers": 2, "lakes": 2, "marshes": 3, "hills": 6, "mountains": 6}
ASIDE = 1  # hexes: so far from the middle the crater may lie
T = TypeVar("T")


# ------------------------------------------------------------------------------------------------- impossible
def problems(sheet: Sheet, chart: Chart) -> None:
    """What the rules cannot do without, or the notation has no names for."""
    check_size(sheet, chart)
    check_cells(sheet, chart)
    check_ports(sheet, chart)
    reached = reachable(chart)
    if sheet.is_possible and not any(place in reached for place in chart.cells):
        sheet.problem(0, "nothing-to-reach", "IT-6")


def check_size(sheet: Sheet, chart: Chart) -> None:
    drawn = [*chart.terrain, *chart.lakes, (0, 0)]
    wide, high = ((max(values) - min(values)) // step + 1 for step, values in zip((2, 1), zip(*drawn, strict=True), strict=True))
    if wide > SPAN or high > SPAN:
        sheet.problem(0, "too-big", "IT-1", wide=wide, high=high, most=SPAN)
    forts = [place for place, ground in chart.terrain.items() if ground == FORTRESS]
    if len(forts) > MOST_FORTS:
        sheet.problem(chart.line(forts[MOST_FORTS]), "many-forts", "IT-1", n=len(forts), most=MOST_FORTS)


def check_cells(sheet: Sheet, chart: Chart) -> None:
    """IT-2, IT-6: on each a chest may be laid."""
    there = set(chart.cells.values())
    missing = [str(10 * sector + die) for sector in range(1, 7) for die in range(1, 7) if 10 * sector + die not in there]
    if missing:
        sheet.problem(0, "cells-missing", "IT-2", n=len(missing), list=", ".join(missing))


def check_ports(sheet: Sheet, chart: Chart) -> None:
    """IT-3: each beside its jetty; called A, B, C ..."""
    for letter in sorted({*chart.ports} - {*chart.jetties}):
        sheet.problem(chart.line(chart.ports[letter]), "no-jetty", "IT-3", port=letter)
    for letter in sorted({*chart.jetties} - {*chart.ports}):
        sheet.problem(chart.line(chart.jetties[letter]), "no-port", "IT-3", port=letter)
    for letter, place in sorted(chart.ports.items()):
        if letter in chart.jetties and chart.jetties[letter] not in beside(place):
            sheet.problem(chart.line(place), "port-apart", "IT-3", port=letter)
    letters = sorted({*chart.ports, *chart.jetties})
    if len(letters) < FEWEST_PORTS:
        sheet.problem(0, "few-ports", "IT-8", n=len(letters), least=FEWEST_PORTS)
    elif len(letters) > MOST_PORTS:
        sheet.problem(0, "many-ports", "IT-3", n=len(letters), most=MOST_PORTS)
    gap = next((one for k, one in enumerate(letters) if one != chr(ord("A") + k)), "")
    if gap:
        line = chart.line(chart.ports.get(gap, chart.jetties.get(gap, (0, 0))))
        sheet.problem(line, "port-letters", "IT-3", port=gap, list=", ".join(chr(ord("A") + k) for k in range(len(letters))))


def reachable(chart: Chart) -> set[Place]:
    """Land that can be walked to from some jetty."""
    jetties = set(chart.jetties.values())
    return {place for piece in areas(chart.terrain) if piece & jetties for place in piece}


# --------------------------------------------------------------------------------------------- unlike the book
def unlike_the_book(sheet: Sheet, chart: Chart) -> None:
    ground = set(chart.terrain.values())
    kinds = {"flat": FLAT in ground, "marsh": MARSH in ground, "hill": HILL in ground, "mountain": MOUNTAIN in ground,
             "fortress": FORTRESS in ground, "lake": bool(chart.lakes), "river": bool(chart.rivers)}
    for what, is_there in kinds.items():
        if not is_there:
            sheet.unlike_the_book(0, "none-of", "IT-1", what=what)
    across, down = ([*values] for values in zip(*chart.terrain, strict=True))
    aside = (round((max(across) + min(across)) / 2), round((max(down) + min(down)) / 2))
    if chart.ring(aside) > ASIDE:
        sheet.unlike_the_book(chart.line((0, 0)), "crater-aside", "IT-2")
    for place, cell in chart.cells.items():
        if chart.ring(place) > max(RINGS):
            sheet.unlike_the_book(chart.line(place), "far-cell", "IT-22", n=cell, far=chart.ring(place) - 1)
    for sector in range(1, 7):
        places = {place for place, cell in chart.cells.items() if cell // 10 == sector}
        if len(areas(places)) > 1:
            sheet.unlike_the_book(chart.line(min(places)), "sector-in-pieces", "IT-2", n=sector)
    reached = reachable(chart)
    cut_off = sorted(cell for place, cell in chart.cells.items() if place not in reached)
    if cut_off:
        sheet.unlike_the_book(0, "cells-cut-off", "IT-6", n=len(cut_off), list=", ".join(map(str, cut_off)))
    if len(chart.ports) != PORTS:
        sheet.unlike_the_book(0, "ports", "IT-3", n=len(chart.ports), wanted=PORTS)
    if not any(chart.terrain[place] == FORTRESS for place in chart.jetties.values()):
        sheet.unlike_the_book(0, "no-fort-jetty", "IT-3")


# ------------------------------------------------------------------------------------------------- unlike ours
def unlike_ours(sheet: Sheet, chart: Chart, ways: dict[str, int | None]) -> None:
    """`ways`: PP from each jetty to the nearest numbered cell, None if no way leads there."""
    ours_cells(sheet, chart)
    ours_ports(sheet, chart)
    ours_jetties(sheet, chart)
    for letter, cost in sorted(ways.items()):
        line = chart.line(chart.jetties[letter])
        if cost is None:
            sheet.unlike_ours(line, "port-cut-off", "IT-4", port=letter)
        elif not NEAREST <= cost <= FARTHEST_WAY:
            sheet.unlike_ours(line, "way", "IT-4", port=letter, n=cost, least=NEAREST, most=FARTHEST_WAY)
    pieces = areas(chart.terrain)
    if len(pieces) > 1:
        sheet.unlike_ours(chart.line(min(sorted(pieces, key=len)[0])), "pieces", "IT-4", n=len(pieces))
    for line, n in holes(chart):
        sheet.unlike_ours(line, "hole", "IT-4", n=n)
    for what, n in figures(chart).items():
        if n < FIGURES[what]:
            sheet.unlike_ours(0, "few", "IT-4", what=what, n=n, wanted=FIGURES[what])


def ours_cells(sheet: Sheet, chart: Chart) -> None:
    """IT-2: in each sector die 1 in ring 1; 2, 3 in ring 2; 4, 5, 6 in ring 3. The sectors run clockwise."""
    for place, cell in chart.cells.items():
        ring = chart.ring(place)
        if RINGS[cell % 10] != ring <= max(RINGS):
            sheet.unlike_ours(chart.line(place), "cell-ring", "IT-2", n=cell, ring=ring, wanted=RINGS[cell % 10])
    angles = []
    for sector in range(1, 7):
        across, down = zip(*(place for place, cell in chart.cells.items() if cell // 10 == sector), strict=True)
        angles.append(clockwise((sum(across), sum(down))))
    turns = [(angles[(k + 1) % 6] - angles[k]) % 360 for k in range(6)]
    if not all(30 < turn < 90 for turn in turns):
        sheet.unlike_ours(0, "sectors", "IT-2")


def clockwise(place: Place) -> float:
    """Degrees from north."""
    return math.degrees(math.atan2(place[0] * math.sqrt(3) / 2, -place[1] * 1.5)) % 360


def ours_ports(sheet: Sheet, chart: Chart) -> None:
    """Spread around the coast, none beside the jetty of another."""
    for letter, place in sorted(chart.ports.items()):
        for other, jetty in sorted(chart.jetties.items()):
            if letter != other and jetty in beside(place):
                sheet.unlike_ours(chart.line(place), "two-jetties", "IT-4", port=letter, other=other)
    angles = sorted(clockwise(place) for place in chart.ports.values())
    widest = max((later - one) % 360 for one, later in zip(angles, angles[1:] + angles[:1], strict=True))
    if widest > GAP:
        sheet.unlike_ours(0, "gap", "IT-4", n=round(widest), most=GAP)


def ours_jetties(sheet: Sheet, chart: Chart) -> None:
    """Far enough apart, flat or fortresses, and no fortress or mountain next to them."""
    for letter, place in sorted(chart.jetties.items()):
        for other, there in chart.jetties.items():
            if letter < other and distance(place, there) < APART:
                sheet.unlike_ours(chart.line(there), "jetties-near", "IT-4", port=letter, other=other, n=distance(place, there),
                                  wanted=APART)
        if chart.terrain[place] not in (FLAT, FORTRESS):
            sheet.unlike_ours(chart.line(place), "jetty-ground", "IT-4", port=letter)
        if high := [there for there in beside(place) if chart.terrain.get(there) in (FORTRESS, MOUNTAIN)]:
            sheet.unlike_ours(chart.line(high[0]), "jetty-beside", "IT-4", port=letter)


def holes(chart: Chart) -> Iterator[tuple[int, int]]:
    """Sea that is land all around: the line, and how many hexes. The open sea touches the rim of the map."""
    drawn = [*chart.terrain, *chart.lakes, (0, 0)]
    left, right = min(across for across, _ in drawn) - 2, max(across for across, _ in drawn) + 2
    top, bottom = min(down for _, down in drawn) - 1, max(down for _, down in drawn) + 1
    box = [(across, down) for across in range(left, right + 1) for down in range(top, bottom + 1) if (across + down) % 2 == 0]
    for piece in areas([place for place in box if chart.is_sea(place)]):
        if all(top < down < bottom for _, down in piece):
            across, down = min(piece)
            yield chart.line((across - 2, down)), len(piece)


def figures(chart: Chart) -> dict[str, int]:
    """What is counted, as in FIGURES."""
    forts = {place for place, ground in chart.terrain.items() if ground == FORTRESS}
    slopes = [chart.terrain[place] for place in chart.cells]
    return {
        "fort-jetties": len(forts & set(chart.jetties.values())),
        "forts-inland": sum(not chart.is_coast(place) for place in forts),  # a jetty is on the coast
        "rivers": len(rivers_to_the_sea(chart)),
        "lakes": len(areas(chart.lakes)),
        "marshes": len(areas([place for place, ground in chart.terrain.items() if ground == MARSH])),
        "hills": slopes.count(HILL),
        "mountains": slopes.count(MOUNTAIN),
    }


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
    """Rivers that begin at the third ring and reach the sea."""
    meeting: dict[frozenset[Place], list[Side]] = {}
    for side in chart.rivers:
        for end in ends_of(side):
            meeting.setdefault(end, []).append(side)
    found = []
    for river in grouped(chart.rivers, lambda side: [other for end in ends_of(side) for other in meeting[end]]):
        corners = {place for side in river for end in ends_of(side) for place in end}
        if any(chart.ring(place) == max(RINGS) for place in corners) and any(chart.is_sea(place) for place in corners):
            found.append(river)
    return found
