"""The chart of the island: sea, coast, beach, jungle, and the tavern."""
from __future__ import annotations

from collections.abc import Iterator
from math import sin

from benbow.engine.drawing.art import CROSS, INK, PAPER, PLATE, ROUND, WOOD, Place, at, box, path, written
from benbow.engine.drawing.scene import HAND, number, text

from ..rules.board import COLUMNS, SIDE, SQUARES, is_beach, is_on
from ..rules.facts import Land
from .art import SAND
from .places import CHART, ISLE, ISLE_X, ISLE_Y, square_place
from .props import HOOK

SEA, JUNGLE, LEAF = "#cbdbce", "#bccb92", "#8ea863"


def chart(land: Land) -> str:
    x, y, width, height = CHART
    size, on = land.size, [square for square in range(SQUARES) if is_on(square, land.size)]
    return "".join((
        box("sea", x, y, width, height, f'fill="{SEA}"'), waves(), coast(), jungle(size),
        *(ashore(square, size) for square in on if is_beach(square, size)),
        *(map_square(square, size) for square in on if land.printed[square] == "map"),
        *(inland(square, size) for square in on if not land.printed[square]),
        grid(size), *(inn(square, n, size) for square, n in inns(land.tavern)), border(), coordinates(size),
    ))


def border() -> str:
    """The frame of a chart: fine lines, and between them the degrees, alternately light and dark."""
    x, y, width, height = CHART

    def line(css: str, d: int, more: str) -> str:
        return box(css, x + d, y + d, width - 2 * d, height - 2 * d, f'fill="none" {more}')

    degrees = line("frame", 5, f'stroke="{PAPER}" stroke-width="7"') + line(
        "edge", 5, f'stroke="{INK}" stroke-width="5" stroke-dasharray="25.5"')
    return degrees + line("edge", 9, f'stroke="{INK}" stroke-width="1"') + line("edge", 0, f'stroke="{INK}" stroke-width="3"')


def coordinates(size: int) -> str:
    cell, low = ISLE / size, ISLE_Y + ISLE
    letters = "".join(written(ISLE_X + cell * (k + 0.5), low + 30, 32, INK, COLUMNS[k], "ink") for k in range(size))
    rows = "".join(written(ISLE_X - 23, low - cell * (k + 0.5) + 11, 32, INK, str(k + 1), "ink") for k in range(size))
    return letters + rows


# -------------------------------------------------------------------------------------------------- sea and coast
def shore(out: float) -> str:
    """The outline of the island: a square with a wavy edge, always the same."""
    n, points, right, bottom = 17, [], ISLE_X + ISLE, ISLE_Y + ISLE
    corners = ((ISLE_X, ISLE_Y, 1, 0), (right, ISLE_Y, 0, 1), (right, bottom, -1, 0), (ISLE_X, bottom, 0, -1))
    for side, (x, y, dx, dy) in enumerate(corners):
        for k in range(1, n):
            wave = out + 3.2 * sin(2.4 * k + side) + 1.6 * sin(5.1 * k + 2 * side)
            along = ISLE * k / n
            points.append((x + dx * along + dy * wave, y + dy * along - dx * wave))
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    parts = [f"Q{round(p[0])} {round(p[1])} {round(m[0])} {round(m[1])}"
             for p, m in zip(points[1:] + points[:1], middles[1:] + middles[:1], strict=True)]
    return f"M{round(middles[0][0])} {round(middles[0][1])}" + "".join(parts) + "Z"


def coast() -> str:
    line = shore(6)
    shallows = ((30, 0.16), (16, 0.2))
    waters = "".join(path(line, "none", "#5f7f86", wide, "shoal", f' opacity="{strength}"') for wide, strength in shallows)
    return waters + path(line, SAND, INK, 3, "land", ROUND)


def waves() -> str:
    """In the strip of sea on the left and below."""
    d = "".join(f"M{22 + 3 * (k % 2)} {222 + 102 * k}q6-7 12 0t12 0" for k in range(7))
    d += "".join(f"M{146 + 102 * k} {960 + 5 * (k % 2)}q6-7 12 0t12 0" for k in range(7))
    return path(d, "none", "#5f7f86", 1.8, "wave", f' opacity="0.7"{ROUND}')


def grid(size: int) -> str:
    cell = ISLE / size
    lines = "".join(f"M{number(ISLE_X + cell * k)} {ISLE_Y + 4}v{ISLE - 8}" for k in range(1, size))
    lines += "".join(f"M{ISLE_X + 4} {number(ISLE_Y + cell * k)}h{ISLE - 8}" for k in range(1, size))
    return path(lines, "none", INK, 1.3, "edge", ' opacity="0.45" stroke-dasharray="7 5"')


# ------------------------------------------------------------------------------------------------- on the ground
def jungle(size: int) -> str:
    """A wood with a leafy edge, inside the beach."""
    cell = ISLE / size
    left, top, wide, n = ISLE_X + cell, ISLE_Y + cell, ISLE - 2 * cell, 22
    step = round(wide / n, 2)
    edge = f"M{number(left)} {number(top)}" + f"q{step / 2:.1f}-11 {step} 0" * n + f"q11 {step / 2:.1f} 0 {step}" * n
    edge += f"q-{step / 2:.1f} 11-{step} 0" * n + f"q-11-{step / 2:.1f} 0-{step}" * n
    return path(edge + "Z", JUNGLE, INK, 1.6, "jungle", ROUND)


_PALM = "".join((
    path("M2 34Q-3 12 3-8", "none", "#8d6a3f", 5, "trunk", ROUND),
    path("M3-8Q-14-24-30-8Q-14-14 3-8ZM3-8Q20-26 34-8Q18-14 3-8ZM3-8Q-20-2-24 14Q-12 0 3-8ZM3-8Q24-2 27 14Q16 0 3-8Z"
         "M3-8Q-2-28 12-34Q14-20 3-8Z", LEAF, INK, 1.8, "leaf", ROUND),
))
_BUSHES = path("M-34 22q-8-14 6-18q2-14 14-10q12-6 16 6q14 0 10 14q2 8-8 8zM8-12q-4-10 6-14q6-10 14-2q10 2 6 12q0 6-8 6h-12z",
               LEAF, INK, 1.8, "leaf", ROUND)
_HILLS = path("M-38 24Q-22-18-4 14M-14 2Q6-38 36 24M6-20q6 8 4 18M14-10q6 8 6 16M-22 2q4 6 4 12", LEAF, INK, 1.8, "leaf",
              f' fill-opacity="0.6"{ROUND}')
_FERNS = path("M-16 26Q-14 4-24-14M-16 26Q-10 8 0-4M14 30Q16 10 8-8M14 30Q20 14 30 4M-22-4l-9-1M-18 6l-9 2M10 4l-8-3M24 12l8 4"
              "M-8 8l8 2", "none", "#65803f", 3, "fern", ROUND)
SHELL = path("M-14 12Q-20-8 0-14Q20-8 14 12Q0 20-14 12ZM0-13V15M-9-8L-5 14M9-8L5 14", "#f6e6c6", INK, 1.8, "shell", ROUND)
_STARFISH = path("M0-20L5-6L20-6L8 3L13 18L0 9L-13 18L-8 3L-20-6L-5-6Z", "#dd9a62", INK, 1.8, "star", ROUND)
_CRAB = path("M-12 2Q-12-10 0-10Q12-10 12 2Q8 10 0 10Q-8 10-12 2ZM-13-2L-24-8M13-2L24-8"
             "M-24-8q-6-8 2-10q0 6 4 6M24-8q6-8-2-10q0 6-4 6M-10 8l-8 8M10 8l8 8M-4-10v-5M4-10v-5", "#cf7350", INK, 1.8,
             "crab", ROUND)
_WOODS, _FINDS = (_PALM, _BUSHES, _FERNS, _HILLS), (SHELL, "", _STARFISH, "", _CRAB, "")
_DOTS = ((-34, -30), (-8, -38), (30, -34), (38, 4), (-40, 10), (-28, 36), (12, 38), (34, 32), (-18, 2), (20, -10))


def ashore(square: int, size: int) -> str:
    """Sand, on some squares with a shell, a starfish or a crab."""
    column, row = divmod(square, SIDE)
    place = square_place(square, size)
    dots = "".join(f"M{x + (square * 7) % 9 - 4} {y + (square * 5) % 9 - 4}v.1" for x, y in _DOTS)
    found = _FINDS[(2 * column + 3 * row) % len(_FINDS)]
    sand = path(dots, "none", "#b08d4f", 3, "sand", f' opacity="0.7"{ROUND}')
    return placed(place, sand + at(2, 4, found, ' opacity="0.8"') if found else sand)


def map_square(square: int, size: int) -> str:
    """A cross, which stays when the tile is taken (MA-6)."""
    dotted = f' stroke-dasharray="2 7"{ROUND}'
    ring = path("M-36 2Q-34-36 2-35Q37-32 35 4Q32 36-4 34Q-36 30-36-4", "none", INK, 2, "edge", dotted)
    cross = path("M-20-20Q2-2 20 20M21-20Q2 2-20 21", "none", CROSS, 8, "cross", f' opacity="0.75"{ROUND}')
    return placed(square_place(square, size), ring + cross)


def inland(square: int, size: int) -> str:
    """Trees."""
    column, row = divmod(square, SIDE)
    return placed(square_place(square, size), at(0, 0, _WOODS[(column + 2 * row) % len(_WOODS)], ' opacity="0.75"'))


def placed(place: Place, drawn: str) -> str:
    return at(place.x, place.y, drawn, "", round(place.size, 2))


# ----------------------------------------------------------------------------------------------------- the tavern
def inns(tavern: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The squares of the tavern as blocks, the largest first. -> the lowest square on the left, and how many wide and high"""
    left = set(tavern)
    for n in range(SIDE, 0, -1):
        for square in tavern:
            block = {square + SIDE * column + row for column in range(n) for row in range(n) if square % SIDE + row < SIDE}
            if len(block) == n * n and block <= left:
                left -= block
                yield square, n


def inn(square: int, n: int, size: int) -> str:
    """With lit windows, over so many squares."""
    low, high = square_place(square, size), square_place(square + (SIDE + 1) * (n - 1), size)
    return at((low.x + high.x) / 2, (low.y + high.y) / 2, INN, "", round(n * ISLE / size / 204, 3))


_SHINGLES = "".join(
    f"M{-92 + 5 * k + (10 if k % 2 else 0)} {-6 - 16 * k}" + "q8 9 16 0" * (11 - k) for k in range(5)
)
INN = "".join((
    '<ellipse class="clearing" cy="76" rx="100" ry="22" fill="#e2cf98" opacity="0.9"/>',
    path("M48-96H70V-54H48Z", "#9a8875", INK, 2.5, "stone", ROUND), path("M44-98H74", "none", INK, 6, "line", ROUND),
    path("M59-100q-5-10-14-8M59-100q9-2 12-0", "none", PLATE, 4, "smoke", f' opacity="0.8"{ROUND}'),
    path("M-82-2H82V80H-82Z", "#f3e3bb", INK, 2.5, "wall", ROUND),
    path("M-82 30H-22M22 30H82M-62-2V80M62-2V80M-82 80L-62 30M82 80L62 30", "none", "#7b5433", 5, "beam"),
    path("M-98 2L-72-72H72L98 2Z", "#b2603f", INK, 2.5, "roof", ROUND),
    path(_SHINGLES, "none", INK, 1.5, "grain", f' opacity="0.5"{ROUND}'),
    path("M-24-8V-40L0-58L24-40V-8Z", "#f3e3bb", INK, 2.5, "wall", ROUND),
    path("M-32-34L0-62L32-34", "none", INK, 6, "line", ROUND),
    path("M-11-14V-34H11V-14ZM-56 38H-32V62H-56ZM32 38H56V62H32Z", "#ffd977", INK, 2.5, "lamp", ROUND),
    path("M0-34V-14M-11-24H11M-44 38V62M-56 50H-32M44 38V62M32 50H56", "none", INK, 2, "line"),
    path("M-18 80V46Q0 30 18 46V80Z", "#6d4527", INK, 2.5, "door", ROUND),
    path("M0 39V80M10 62V63", "none", INK, 2, "line", ROUND),
    path("M70 84V60Q82 56 94 60V84Q82 88 70 84ZM69 68H95M69 77H95", WOOD, INK, 2, "wood", ROUND),
    box("wood", -70, -9, 140, 40, f'rx="6" fill="{WOOD}" stroke="{INK}" stroke-width="3"'),
    at(-50, 11, HOOK.replace(INK, PLATE).replace("iron", "on-wood-line"), "", 0.42),
    text(12, 26, "The Hook", 38, family=HAND, weight=700, fill=PLATE, css="on-wood"),
    path("M0-98V-60M0 82V98M-98 11H-74M74 11H98", "none", INK, 1.6, "edge", ' opacity="0.6" stroke-dasharray="7 5"'),
))
