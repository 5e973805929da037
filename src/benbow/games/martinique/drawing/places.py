"""Where everything lies in the picture: coordinates for the ground and for the pieces on it."""
from __future__ import annotations

from functools import cache

from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import Piece, number

from ..rules.board import BOARDS, SIDE, SYMBOLS
from ..rules.state import STOOLS

WIDTH, HEIGHT = 1000, 1400
ISLE_X, ISLE_Y, ISLE = 58, 170, 816  # the island within its chart
CELL = ISLE // SIDE  # of the large island; on a small one squares and pieces are larger
CHART = (10, 152, 882, 876)  # x, y, width, height
BAR = (900, 10, 90, 1018)  # The Hook's bar: its sign, what can be taken there, and the stools
PLANK_Y, PLANK = 100, 76  # the small treasures: their middle, and the pitch of their places
PLANKS = (138, 314, 566)  # where each begins
TRACK = (40, 1055, 920, 60)  # the score track: x, y, length, and the points at its end
PANELS, PANEL_Y, PANEL_WIDTH, PANEL_HEIGHT = (10, 598), 1082, 392, 310  # by seat
MIDDLE_X, MIDDLE_WIDTH = 410, 180  # the panel between them: the Lost Treasure and the notes
GRID_Y, GRID = 1206, 128  # of the notes


def piece_at(place: Place, id: str, drawn: str, layer: int, name: str = "", css: str = "") -> Piece:
    return Piece(id, drawn, place.x, place.y, size=place.size, name=name, css=css, layer=layer)


@cache
def size_of(board: int) -> int:
    return int(BOARDS.size[board])


@cache
def square_place(square: int, board: int) -> Place:
    """The middle of a square: A1 is at the bottom left."""
    size = size_of(board)
    cell = ISLE / size
    column, row = divmod(square, SIDE)
    return Place(ISLE_X + (column + 0.5) * cell, ISLE_Y + ISLE - (row + 0.5) * cell, SIDE / size)


BAG, GONE = Place(76, 96), Place(36, 30)


def chest_place(treasure: int, place: int) -> Place:
    return Place(PLANKS[treasure] + 45 + PLANK * place, PLANK_Y, 0.8)


def plank_width(places: int) -> int:
    return 14 + PLANK * places


HOOK_JOKERS, HOOK_MAPS = Place(945, 190), Place(945, 300)


def stool_place(k: int) -> Place:
    """Counted from 0, from the top."""
    return Place(945, 404 + 81 * k)


assert stool_place(STOOLS - 1).y + 36 < BAR[1] + BAR[3]


# ---------------------------------------------------------------------------------------- what a player has
def supply_place(seat: int, k: int, n: int) -> Place:
    """The k-th of n pirates in the supply, counted from 0: the next to be deployed stands in front."""
    x = 304 - 16 * (n - 1 - k) if k else 292 if n == 1 else 262 - 16 * (n - 2)
    return Place(PANELS[seat] + x, PANEL_Y + 41, 0.62 if k else 0.86)


def supply_reach(n: int) -> str:
    """The area that takes clicks for the next of n pirates in the supply: all of them, in units of his drawing."""
    first, last = supply_place(0, 0, n), supply_place(0, n - 1, n)
    return f"M-60-47H{number((last.x - first.x) / first.size + (26 if n > 1 else 38))}V47H-60Z"


def coin_place(seat: int) -> Place:
    return Place(PANELS[seat] + 357, PANEL_Y + 39)


def find_place(seat: int, symbol: int, k: int) -> Place:
    """The k-th tile of a symbol; jokers lie in a seventh heap."""
    lift = min(k, 3)
    return Place(PANELS[seat] + HEAP_X + HEAP * symbol + 2 * lift, PANEL_Y + HEAP_Y - 4 * lift, 0.53)


JOKER_HEAP = SYMBOLS
HEAP_X, HEAP_Y, HEAP = 30, 115, 54.5  # the heaps of finds in a panel: the first, and their pitch


def map_place(seat: int, k: int, n: int) -> Place:
    """Map tiles in the order taken; many of them lie closer together and are smaller."""
    pitch, size = (46.5, 1.0) if n <= 8 else (372 / n, round(8 / n + 0.04, 2))
    return Place(PANELS[seat] + 10 + pitch * (k + 0.5), PANEL_Y + 201, size)


HULL_PITCH = 33


def stack_place(seat: int, k: int, n: int) -> Place:
    """Ten places; more stacks lie closer together. MA-5"""
    pitch = HULL_PITCH if n <= 10 else 10 * HULL_PITCH / n
    return Place(PANELS[seat] + 196 - 5 * HULL_PITCH + pitch * (k + 0.5), PANEL_Y + 272, 1 if n <= 10 else round(10 / n, 2))


def marker_place(points: int, seat: int) -> Place:
    """On the score track, which starts again after its end."""
    x, y, length, end = TRACK
    return Place(x + length * (points % end) / end, y + (-15 if seat == 0 else 15))


LETTER, NUMBER = Place(MIDDLE_X + 55, 1162), Place(MIDDLE_X + 125, 1162)
