"""The sheet that never changes during a match: sea, beach and jungle, the wells and the rim, two camps and two ships."""
from __future__ import annotations

from functools import cache

from benbow.engine.art import INK, PAPER, PLATE, ROUND, WOOD, aged, at, box, disc, path, ribbon
from benbow.engine.scene import number

from . import art
from .art import PAINT, SAND, WAY, WAY_RIM, mark
from .board import JUNGLES
from .jungle import SIDES, WELLS
from .paths import drawn, lanes, loop
from .places import CAMPS, FIELD, HEIGHT, PANEL, SHIPS, TITLE, WIDTH, field_place, slots, well_place
from .state import BLACK, GOAL, RED, START

SEA, LAND, JUNGLE = "#bccfce", "#ead9a8", "#6f8a52"


@cache
def ground(board: int, discs: int, length: int, title: str) -> str:
    return "".join((
        f"<defs>{aged('si-age', '0.2')}{art.disc_defs(discs)}{art.pawn_defs()}{art.thing_defs()}</defs>",
        box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'), box("sea", 10, 10, WIDTH - 20, HEIGHT - 20, f'fill="{SEA}"'),
        path(f"M10 {HEIGHT - 10}V420Q40 330 150 300Q230 120 400 100H600Q770 120 850 300Q960 330 {WIDTH - 10} 420V{HEIGHT - 10}Z", LAND, INK, 3, "land"),
        path("M30 562L215 160Q240 120 290 120H710Q760 120 785 160L970 562L790 965Q770 1000 720 1000H280Q230 1000 210 965Z", JUNGLE, INK, 2.5, "jungle"),
        rim(board), wells(), *(camp(side) for side in (RED, BLACK)), *(ship(side, length) for side in (RED, BLACK)), panel(),
        at(*TITLE, ribbon(title, 0, 0, 150, 44, 46)),
        path(f"M6 6H{WIDTH - 6}V{HEIGHT - 6}H6Z", "none", INK, 3, "edge"),
        box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#si-age)" pointer-events="none"'),
    ))


def rim(board: int) -> str:
    """SI-5: the printed loops, the fields and the lanes to them."""
    joined = JUNGLES[board].loops
    curves = [loop(one, other) for one, other in joined.items() if one < other]
    gates = [(side, field) for side in (RED, BLACK) for field in (0, 1)]
    curves += [curve for side, field in gates for curve in lanes(board, side, field)]
    line = drawn(curves)
    return (path(line, "none", INK, WAY_RIM, "way-rim") + path(line, "none", SAND, WAY, "way")
            + "".join(gate(board, side, field) for side, field in gates))


def gate(board: int, side: int, field: int) -> str:
    """A start is a ring with the sign of its side, a goal a square one with an anchor."""
    place = field_place(board, side, START + field)
    css = f"gate {SIDES[side]}"
    if field == 0:
        body = disc(css, 0, 0, FIELD, f'fill="{PAINT[side]}" stroke="{INK}" stroke-width="3"') + disc(
            "gate-line", 0, 0, FIELD - 6, f'fill="none" stroke="{PLATE}" stroke-width="2" stroke-dasharray="4 4"')
    else:
        body = path("M-34-34H34V34H-34Z", PAINT[side], INK, 3, css, ROUND) + path(
            "M-28-28H28V28H-28Z", "none", PLATE, 2, "gate-line", ' stroke-dasharray="4 4"')
    sign = mark(side) if field == 0 else path(
        "M0-14V16M-8-7H8M-16 4Q-14 16 0 16Q14 16 16 4", "none", PLATE, 4.5, more=ROUND) + disc("eye", 0, -18, 4, f'fill="{PLATE}"')
    return at(place.x, place.y, body + sign)


def wells() -> str:
    return "".join(disc("well", place.x, place.y, 90, f'fill="#4b5a36" stroke="{INK}" stroke-width="1.5"')
                   for place in map(well_place, range(WELLS)))


def camp(side: int) -> str:
    return at(CAMPS[side].x, CAMPS[side].y, path("M-60-20L0-90L60-20Z", WOOD, INK, 3, "hut", ROUND))


def ship(side: int, length: int) -> str:
    hull = path("M-108 20H108Q104 70 84 92H-84Q-104 70-108 20Z", WOOD, INK, 3, "wood", ROUND)
    sail = path("M-50-90Q0-100 50-90Q58-55 50-26Q0-36-50-26Q-58-55-50-90Z", PAINT[side], INK, 2.5, f"sail {SIDES[side]}", ROUND)
    places = "".join(box("slot", x - 16, y - 14, 32, 28, f'rx="4" fill="{INK}" fill-opacity="0.3"') for x, y in slots(length))
    mast = path("M0-104V20", "none", INK, 5, "line", ROUND)
    return at(SHIPS[side].x, SHIPS[side].y, mast + sail + at(0, -60, mark(side), size=1.5) + hull + places)


def panel() -> str:
    x, y, width, height = PANEL
    return box("panel", x, y, width, height, f'rx="10" fill="{PLATE}" fill-opacity="0.6" stroke="{INK}" stroke-width="2.5"')


assert GOAL == START + 1 and number(1) == "1"
