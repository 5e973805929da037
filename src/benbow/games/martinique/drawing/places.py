"""Where everything lies in the picture: coordinates for the ground and for the pieces on it."""
from __future__ import annotations

from functools import cache

from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import Piece

from ..rules.board import SIDE, SYMBOLS
from ..rules.state import STOOLS

WIDTH, HEIGHT = 1188, 1076
ISLE_X, ISLE_Y, ISLE = 58, 124, 816  # the island within its chart
CELL = ISLE // SIDE  # of the large island; on a small one squares and pieces are larger
CHART = (10, 106, 882, 876)  # x, y, width, height
BAR = (6, 986, 890, 84)  # The Hook's bar, below the island: its sign, what can be taken there, and the stools
PLANK_Y, PLANK = 54, 80  # the small treasures: their middle, and the pitch of their places
PLANKS = (116, 298, 560)  # where each begins
PANEL_X, PANEL_WIDTH, PANEL_HEIGHT = 902, 278, 402
PANELS = (58, 668)  # the upper edge, by seat
MIDDLE_Y, MIDDLE_HEIGHT = 466, 196  # the panel between them: the Lost Treasure and the notes
MIDDLE_X = PANEL_X + PANEL_WIDTH / 2
GRID_X, GRID_Y, GRID = 1107, 512, 126  # of the notes: their middle, their upper edge, their width


def piece_at(place: Place, id: str, drawn: str, layer: int, name: str = "", css: str = "") -> Piece:
    return Piece(id, drawn, place.x, place.y, size=place.size, name=name, css=css, layer=layer)


@cache
def square_place(square: int, size: int) -> Place:
    """The middle of a square of an island of so many columns and rows: A1 is at the bottom left."""
    cell = ISLE / size
    column, row = divmod(square, SIDE)
    return Place(ISLE_X + (column + 0.5) * cell, ISLE_Y + ISLE - (row + 0.5) * cell, SIDE / size)


BAG, GONE = Place(60, 56), Place(21, 20, 0.6)


def chest_place(treasure: int, place: int) -> Place:
    return Place(PLANKS[treasure] + 47 + PLANK * place, PLANK_Y, 0.8)


def plank_width(places: int) -> int:
    return 14 + PLANK * places


BAR_Y = BAR[1] + BAR[3] / 2
HOOK_SIGN, HOOK_JOKERS, HOOK_MAPS = Place(43, BAR_Y), Place(121, BAR_Y), Place(203, BAR_Y)


def stool_place(k: int) -> Place:
    """Counted from 0, from the left."""
    return Place(288 + 80 * k, BAR_Y)


assert stool_place(STOOLS - 1).x + 40 < BAR[0] + BAR[2]


# ---------------------------------------------------------------------------------------- what a player has
def in_panel(seat: int, x: float, y: float, size: float = 1) -> Place:
    return Place(PANEL_X + x, PANELS[seat] + y, size)


def supply_place(seat: int, k: int, n: int) -> Place:
    """The k-th of n pirates in the supply, counted from 0: the next to be deployed stands in front."""
    return in_panel(seat, 55 + 11 * k, 64, 0.5) if k else in_panel(seat, 55 if n == 1 else 36, 50, 0.86)


def supply_reach(n: int) -> str:
    """The area that takes clicks for the next of n pirates in the supply: all of them, in units of his drawing."""
    return "M-60-55H60V55H-60Z" if n == 1 else "M-38-55H84V55H-38Z"


def coin_place(seat: int) -> Place:
    return in_panel(seat, 242, 68, 0.86)


def find_place(seat: int, symbol: int, k: int) -> Place:
    """The k-th tile of a symbol, in two rows; jokers lie in a seventh heap."""
    lift = min(k, 3)
    x, y = heap(symbol)
    return in_panel(seat, x + 1.5 * lift, y - 3 * lift, 0.54)


def heap(symbol: int) -> tuple[int, int]:
    """Where the finds of a symbol lie in a panel."""
    return 30 + 67 * (symbol % 4), 137 + 70 * (symbol // 4)


JOKER_HEAP = SYMBOLS
RULES = (99, 245, 329)  # lines across a panel


def map_place(seat: int, k: int, n: int) -> Place:
    """Map tiles in the order taken; more than six lie in two rows, and are smaller."""
    if n <= 6:
        return in_panel(seat, 7 + 44 * (k + 0.5), 288)
    return in_panel(seat, 4 + 38.5 * (k % 7 + 0.5), 267 + 41 * (k // 7), 0.54)


HULL_PITCH, STACKS = 23, 10  # the places that are drawn
HULL = 139, 365  # in a panel


def stack_place(seat: int, k: int, n: int) -> Place:
    """Ten places; more stacks lie closer together. MA-5"""
    pitch = HULL_PITCH if n <= STACKS else STACKS * HULL_PITCH / n
    return in_panel(seat, HULL[0] - 5 * HULL_PITCH + pitch * (k + 0.5), HULL[1], 0.82 if n <= STACKS else round(8.2 / n, 2))


LETTER, NUMBER = Place(PANEL_X + 38, 552), Place(PANEL_X + 97, 552)
