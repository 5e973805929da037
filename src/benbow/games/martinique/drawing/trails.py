"""Ways over the island: those that a chosen pirate could take, and the one that was taken last."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees
from typing import NamedTuple

from benbow.engine.drawing.art import INK, PLATE, SOLE, line_through, quiet
from benbow.engine.drawing.scene import Piece, number

from ..rules.board import square_name
from ..rules.facts import Snapshot, Walk, hidden_maps
from ..rules.state import NOBODY, Phase
from . import art
from .ids import pirate_of
from .places import CELL, piece_at, square_place


class Way(NamedTuple):
    """What is drawn at the end of a move, and how many enemies the move passes (MA-16)."""

    art: str
    enemies: int
    line: str


def ways(s: Snapshot, chosen: tuple[str, ...]) -> dict[int, Way]:
    """For each square where the chosen pirate could go. Passing enemies matters only while they hide a map tile (MA-16)."""
    pirate = pirate_of(chosen[0]) if chosen else None
    if pirate is None or s.phase != Phase.ACT or s.where[pirate[0]][pirate[1]] < 0:
        return {}
    has_hidden = hidden_maps(s, 1 - pirate[0]) > 0
    return {end: way(walk if has_hidden else walk._replace(passed=()), s.size) for end, walk in s.walks(*pirate).items()}


@lru_cache(maxsize=4096)
def way(walk: Walk, size: int) -> Way:
    """Relative to the middle of the end: the end itself, an eye if it passes an enemy; when it is pointed at, the whole way."""
    points = relative(walk.squares, walk.squares[-1], size)
    eyes = "".join(art.eye(*points[walk.squares.index(square)]) for square in walk.passed)
    sees = art.eye(31, 33, 0.78) if walk.passed else ""
    places = [square_place(square, size) for square in walk.squares]
    drawn = art.way(line_through(points), eyes) + art.END + sees
    return Way(drawn, len(walk.passed), line_through([(place.x, place.y) for place in places]))


def relative(squares: tuple[int, ...], origin: int, size: int) -> list[tuple[float, float]]:
    """The middles of squares relative to one of them, in units of the drawing of a piece there."""
    middle = square_place(origin, size)
    places = (square_place(square, size) for square in squares)
    return [(round((place.x - middle.x) / middle.size, 2), round((place.y - middle.y) / middle.size, 2)) for place in places]


def web(found: dict[int, Way], layer: int) -> Iterator[Piece]:
    """All ways of the chosen pirate, faint, so that they are seen without a mouse. A piece of its own: squares stay small."""
    if found:
        yield Piece("ways", art.web("".join(way.line for way in found.values())), layer=layer)


def last(s: Snapshot, layer: int) -> Iterator[Piece]:
    """Footprints, until the next turn."""
    walk = s.last_walk
    if walk and s.walker != NOBODY:
        id = f"trail-{square_name(walk[0])}-{square_name(walk[-1])}".lower()
        yield piece_at(square_place(walk[0], s.size), id, prints(walk, s.size), layer)


@lru_cache(maxsize=4096)
def prints(walk: tuple[int, ...], size: int) -> str:
    """From middle to middle, alternately left and right."""
    points = relative(walk, walk[0], size)
    drawn, foot = "", 1
    for (x, y), (to_x, to_y) in pairwise(points):
        turn = degrees(atan2(to_x - x, y - to_y))
        for step in (0.17, 0.5, 0.83):
            aside = (10 * foot * (to_y - y) / CELL, -10 * foot * (to_x - x) / CELL)
            drawn += footprint(x + (to_x - x) * step + aside[0], y + (to_y - y) * step + aside[1], turn)
            foot = -foot
    return quiet(f'<g class="prints" opacity="0.85">{drawn}</g>')


def footprint(x: float, y: float, turn: float) -> str:
    place = f'transform="translate({number(x)} {number(y)}) rotate({number(turn)}) scale(1.25)"'
    return f'<path class="print" d="{SOLE}" fill="{INK}" stroke="{PLATE}" stroke-width="1.5" {place}/>'
