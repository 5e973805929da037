"""Positions on the sheet, for the ground and for the pieces.

The jungle is in the middle, as wide as the sheet allows. Ships are in the two upper corners that a hexagon leaves free, camps in
the two lower ones: the English ship is top left and their camp bottom right, the Pirates' the other way round (SI-1).
"""
from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import cos, dist, hypot, pi, sin, sqrt
from typing import NamedTuple

from benbow.engine.drawing.art import Place

from ..rules.discs import WELLS
from ..rules.jungle import GATES, End, Jungle
from ..rules.state import BLACK, CHESTS, FOE, RED, START

WIDTH, HEIGHT = 1000, 1130
MIDDLE = (500, 562)
DISC = 90.0  # half the distance between wells: where trails of neighbours meet
ROW = DISC * sqrt(3)
FIELD = 36.0  # a start or goal
AWAY = DISC + 44  # from the middle of a well to a field beside it
DUEL = 50.0  # how far beside the defender an attacker stands
PANEL = (264, 1010, 472, 104)  # the turn panel: x, y, width, height
HAND = Place(322, 1062, 0.53)
TITLE = (500, 14)
LIMIT = (500, 80)
HANDLE = 92.0  # the most room for a picture of a rotation, in the panel
SHIPS = (Place(118, 118), Place(WIDTH - 118, 118))  # by side, as all below
CAMPS = (Place(WIDTH - 124, 1000), Place(124, 1000))
SPEECH = (Place(WIDTH - 84, 846), Place(84, 846))
PLAQUES = (Place(WIDTH - 248, 1070), Place(52, 1070))  # the upper left corners of the plaques
PLAQUE = (196, 44)
SLOTS = ((4, 3), (5, 4), (3, 0))  # rows of places for chests in a hull, by length of game: as many as win (SI-31)
HOLD, DECK = 40.0, 4


def toward(end: float, far: float) -> tuple[float, float]:
    """The offset of so far from the middle of a well toward an end: 0 is at the upper right, then clockwise (SI-2)."""
    angle = pi / 3 * (end - 1)
    return far * cos(angle), far * sin(angle)


# ---------------------------------------------------------------------------------------------------- the jungle
class Layout(NamedTuple):
    """How a jungle lies on the sheet."""

    size: float  # of discs and pawns: one that is wider or higher than usual is drawn smaller
    wells: tuple[Place, ...]
    ends: dict[tuple[int, int], End]  # (side, field) -> the end beside which a start or goal is drawn
    fields: dict[tuple[int, int], Place]


def off(jungle: Jungle, end: End, far: float) -> tuple[float, float]:
    """So far from a well toward an end, from where wells are counted."""
    (across, down), (x, y) = jungle.wells[end[0]], toward(end[1], far)
    return DISC * across + x, ROW * down + y


def beside(jungle: Jungle) -> dict[tuple[int, int], End]:
    """Where fields are drawn: a start in the middle of its ends, a goal at the end nearest to the ship; not on one another."""
    found: dict[tuple[int, int], End] = {}
    for side, field in GATES:
        ends = jungle.fields[side, field]
        nearest = min if side == RED else max
        usual = ends[len(ends) // 2] if field == 0 else nearest(ends, key=lambda end: off(jungle, end, DISC)[0])
        taken = [off(jungle, end, AWAY) for end in found.values()]
        free = [end for end in (usual, *ends) if all(dist(off(jungle, end, AWAY), spot) > 2 * FIELD for spot in taken)]
        found[side, field] = (free or [usual])[0]
    return found


@lru_cache(maxsize=128)
def layout(jungle: Jungle) -> Layout:
    """As large as the camps, the ships and the panel allow."""
    ends = beside(jungle)
    wells = [(DISC * x, ROW * y) for x, y in jungle.wells]
    fields = [off(jungle, end, AWAY) for end in ends.values()]
    columns, rows = ([spot[k] for spot in wells] for k in range(2))
    x, y = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    circles = [(across - x, down - y, DISC + 35) for across, down in wells]
    circles += [(across - x, down - y, FIELD - 16) for across, down in fields]
    for size, middle in _SIZES:
        if all(is_free(MIDDLE[0] + size * across, middle + size * down, size * r) for across, down, r in circles):
            break
    apart = min(dist(one, other) for one, other in combinations(fields, 2))
    room = min(1, max(0.4, apart / (2 * FIELD)))  # fields that share a gap between discs are smaller
    spots = ((MIDDLE[0] + size * (across - x), middle + size * (down - y)) for across, down in wells + fields)
    placed = [(round(across, 2), round(down, 2)) for across, down in spots]
    return Layout(size, tuple(Place(*spot, size) for spot in placed[:WELLS]), ends,
                  {gate: Place(*spot, size * room) for gate, spot in zip(ends, placed[WELLS:], strict=True)})


_SIZES = tuple((1 - 0.04 * k, MIDDLE[1] + 20 * way * step) for k in range(18) for step in range(6) for way in (1, -1))
_ROUND = tuple((x, y, r) for x in (118, WIDTH - 118) for y, r in ((105, 115), (985, 95)))  # ships and camps, roughly


def is_free(x: float, y: float, r: float) -> bool:
    """Is a circle clear of the frame, the title, ships, camps and panel?"""
    if not (12 + r <= x <= WIDTH - 12 - r and 60 + r <= y <= HEIGHT - 66 - r):
        return False
    left, top, width, _ = PANEL
    is_above = y + r <= top or hypot(max(left - x, 0, x - left - width), top - y) >= r
    return is_above and all(hypot(x - across, y - down) >= r + far for across, down, far in _ROUND)


def well_place(jungle: Jungle, well: int) -> Place:
    return layout(jungle).wells[well]


def end_place(jungle: Jungle, end: End, far: float = DISC) -> tuple[float, float]:
    """In the measure of the jungle."""
    well, (x, y) = well_place(jungle, end[0]), toward(end[1], far)
    return well.x + well.size * x, well.y + well.size * y


def field_end(jungle: Jungle, side: int, field: int) -> End:
    return layout(jungle).ends[side, field]


def field_place(jungle: Jungle, side: int, point: int) -> Place:
    """Of START, GOAL or FOE."""
    return layout(jungle).fields[(1 - side, 0) if point == FOE else (side, point - START)]


@cache
def handle_place(k: int, n: int) -> tuple[float, float, float]:
    """The k-th of n pictures of a rotation, and the room for it: in the panel, where they hide no trail."""
    x, y, width, height = PANEL
    room = min(HANDLE, round(width / n, 2))
    return round(x + width / 2 + room * (k - (n - 1) / 2), 2), y + height / 2, room


# ----------------------------------------------------------------------------------------------- camps and ships
def camp_pawn(side: int, k: int, n: int) -> Place:
    """The k-th of n pawns in a camp, in front of the hut."""
    pitch = min(38.0, 150 / max(n - 1, 1))
    way = 1 if side == BLACK else -1
    return CAMPS[side].aside(way * (pitch * k - 88), 4, 0.72)


def camp_chest(side: int, k: int, n: int) -> Place:
    pitch = min(33.0, 164 / max(n - 1, 1))
    way = 1 if side == BLACK else -1
    return CAMPS[side].aside(way * (pitch * k - 90), 49, 1.04)


def slots(length: int) -> list[tuple[float, float]]:
    """The places for chests in a hull, from its middle: as many as win."""
    found: list[tuple[float, float]] = []
    for row, size in enumerate(SLOTS[length]):
        pitch = min(HOLD, 178 / max(size, 1))
        found += [(pitch * (k - (size - 1) / 2), 42 + 31 * row) for k in range(size)]
    return found


def ship_chest(side: int, k: int, length: int) -> Place:
    """More chests than the hull has places for are on deck."""
    hold = slots(length)
    if k < len(hold):
        return SHIPS[side].aside(*hold[k], 0.98)
    k -= len(hold)
    return SHIPS[side].aside(-58 + 20 * (k % 7), DECK - 14 * (k // 7), 0.9)


def ship_pawn(side: int, k: int, n: int) -> Place:
    pitch = min(27.0, 140 / max(n - 1, 1))
    return SHIPS[side].aside(pitch * (k - (n - 1) / 2), DECK, 0.62)


assert len(SLOTS) == len(CHESTS)
