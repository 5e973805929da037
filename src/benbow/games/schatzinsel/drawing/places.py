"""Positions on the sheet, for the ground and for the pieces.

The jungle is in the middle, as wide as the sheet allows. Ships are in the two upper corners that a hexagon leaves free, camps in
the two lower ones: the English ship is top left and their camp bottom right, the Pirates' the other way round (SI-1).
"""
from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt

from benbow.engine.drawing.art import Place

from ..rules.board import JUNGLES
from ..rules.jungle import FIELDS, SIDES, End, well_positions
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


@cache
def well_place(well: int) -> Place:
    x, y = well_positions()[well]
    return Place(MIDDLE[0] + DISC * x, round(MIDDLE[1] + ROW * y, 2))


def end_place(end: End, far: float = DISC) -> tuple[float, float]:
    well, (x, y) = well_place(end[0]), toward(end[1], far)
    return well.x + x, well.y + y


@cache
def field_end(board: int, side: int, field: int) -> End:
    """The end beside which a field is drawn: the middle one for a start, the one nearest to the ship for a goal."""
    ends = JUNGLES[board].fields[SIDES[side], FIELDS[field]]
    if field == 0:
        return ends[len(ends) // 2]
    return (min if side == RED else max)(ends, key=lambda end: end_place(end)[0])


@cache
def field_place(board: int, side: int, point: int) -> Place:
    """Of START, GOAL or FOE."""
    side, point = (1 - side, START) if point == FOE else (side, point)
    x, y = end_place(field_end(board, side, point - START), AWAY)
    return Place(round(x, 2), round(y, 2))


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
