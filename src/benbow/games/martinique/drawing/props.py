"""Drawings of what is beside the island: bag, treasures, stools, coins, holds, notes."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import CROSS, GOLD, INK, PAPER, PLATE, ROUND, WOOD, at, badge, box, disc, path, quiet, written
from benbow.engine.drawing.scene import number

from ..rules.board import COLUMNS
from .art import BACK_SIDE, frame, map_sheet, marked, named, use
from .places import GRID_X, HULL_PITCH, ISLE, ISLE_X, ISLE_Y, LETTER, NUMBER, PANEL_WIDTH, PLANK, RULES, heap, plank_width

HOLLOW = f'rx="8" fill="{INK}" fill-opacity="0.25"'


# ------------------------------------------------------------------------------------------ bag and treasures
BAG_ART = "".join((
    '<ellipse class="shade" cx="2" cy="44" rx="50" ry="8" opacity="0.18"/>',
    path("M-14-30Q-52 0-48 30Q-44 46 0 46Q44 46 48 30Q52 0 14-30Q0-36-14-30Z", "#a9834f", INK, 3, "sack", ROUND),
    path("M-14-30Q-26-46-16-50Q0-42 16-50Q26-46 14-30Q0-36-14-30Z", "#bf9a63", INK, 3, "sack-far", ROUND),
    path("M-17-29Q0-22 17-29M17-28Q30-26 34-16M-34 4Q-40 20-33 32M36 4Q40 18 36 28", "none", INK, 2.5, "line", ROUND),
    path("M-6-22q-4 6-8 8M2-22q2 6 8 9", "none", INK, 1.5, "line", ROUND),
))


@lru_cache(maxsize=512)
def bag(n: str) -> str:
    return marked("bag", BAG_ART + written(0, 26, 46, PLATE, n, "on-wood"))


GONE = marked("gone", "".join((
    at(-8, 4, BACK_SIDE, ' opacity="0.5"', 0.28), at(8, -3, BACK_SIDE, ' opacity="0.5"', 0.28),
    path("M-22 16L22-16", "none", INK, 3, "edge", ROUND), box("field", -26, -24, 52, 48, 'fill="none" pointer-events="all"'),
)))


def bare_plank(places: int) -> str:
    """The board of a small treasure, with a hollow for each tile."""
    width = plank_width(places)
    left = -width / 2
    slots = "".join(box("slot", left + 13 + PLANK * k, -34, 68, 68, HOLLOW) for k in range(places))
    grain = "".join(f"M{number(left + 8)} {y}q{number(width / 3)} {-y // 13} {number(width - 16)} 0" for y in (-39, 39))
    ends = ((left + 9, -7), (-left - 9, 7))
    rings = "".join(f"M{number(x)}-44q{bend} 6 0 14M{number(x)} 44q{bend}-6 0-14" for x, bend in ends)
    return "".join((
        box("wood", left, -44, width, 88, f'rx="10" fill="{WOOD}" stroke="{INK}" stroke-width="2.5"'),
        path(grain, "none", INK, 1.2, "grain", ' opacity="0.5"'), path(rings, "none", INK, 1.5, "grain", ' opacity="0.6"'),
        slots,
    ))


def plank(places: int) -> str:
    half = plank_width(places) / 2 - 1
    ring = box("halo on-brown", -half, -43, 2 * half, 86, 'rx="9" fill="none" pointer-events="all"')
    return marked("treasure", bare_plank(places) + ring)


def place(is_open: bool, has_joker: bool) -> str:
    """Over a tile of a treasure: clicked for a joker, once the treasure is chosen."""
    if not is_open:
        return quiet(frame("halo", 44))
    reach = '<path d="M-50-55H50V55H-50Z" fill="none" pointer-events="all"/>'  # the largest area that fits
    return reach + frame("halo", 44) + (use("joker", size=0.94) if has_joker else "")


# ------------------------------------------------------------------------------------------------------- The Hook
@lru_cache(maxsize=512)
def pile(name: str, n: int) -> str:
    """What can be taken in The Hook, and how many are left."""
    tiles = "".join(at(4 * k - 4, 5 - 5 * k, use(name), size=0.8) for k in range(n))
    count = badge(26, 24, 16, str(n), 29, f'fill="{INK}" stroke="{PLATE}" stroke-width="2"', ink=PLATE, on="steps", drop=10)
    ring = box("halo on-brown", -41, -40, 82, 80, 'rx="12" fill="none" pointer-events="all"')
    return ring + quiet(tiles + count if n else box("slot", -36, -36, 72, 72, HOLLOW))


def stool(n: int) -> str:
    return marked("stool", "".join((
        box("halo on-brown", -40, -40, 80, 80, 'rx="12" fill="none" pointer-events="all"'), use("stool"),
        written(-29, -14, 27, PLATE, str(n), "on-wood"),
    )))


STOOL = "".join((
    path("M-14 12L-21 36M14 12L21 36M-18 26H18", "none", INK, 5, "line", ROUND),
    f'<ellipse class="seat" cy="11" rx="27" ry="10" fill="#b9824b" stroke="{INK}" stroke-width="2.5"/>',
    path("M-20 9Q0 2 20 9", "none", PLATE, 2, more=' opacity="0.5"'),
))


# ------------------------------------------------------------------------------------------- what a player has
@lru_cache(maxsize=512)
def coin(points: str) -> str:
    rim = disc("coin", 0, 0, 31, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"') + disc(
        "coin-line", 0, 0, 26, f'fill="none" stroke="{INK}" stroke-width="1" stroke-opacity="0.5"')
    return marked("points", rim + written(0, 12, 36 if len(points) < 3 else 29, INK, points, "on-gold"))


PAIR = path("M-11-9H3V5H-11ZM-4-3H10V11H-4Z", PLATE, INK, 2.2, "plate", ROUND)
MORE = path("M-10 2H6V10H-10ZM-10-4H6V2H-10ZM-10-10H6V-4H-10ZM11 2V-10M7-6L11-11L15-6", WOOD, INK, 2, "wood", ROUND)
SHIP = path("M-14 1H14Q12 11 7 11H-7Q-12 11-14 1ZM-1 1V-13M1-12Q11-8 9-1H1Z", PLATE, INK, 2, "plate", ROUND)


@lru_cache(maxsize=512)
def sums(from_pairs: int, bonus: int, hold: int) -> str:
    """What the points are made of: pairs, more stacks than the opponent, the hold."""
    return "".join(
        marked(key, at(x, y, icon, size=0.8) + written(x + 15, y + 8, 24, INK, str(n), "ink").replace('"middle"', '"start"'))
        for key, icon, n, x, y in (("pairs", PAIR, from_pairs, 8, 0), ("more", MORE, bonus, 54, 0), ("ship", SHIP, hold, 10, 26))
    )


@lru_cache(maxsize=512)
def row(counts: tuple[int, ...]) -> str:
    """How many finds of each symbol, and jokers."""
    places = ((n, *heap(k)) for k, n in enumerate(counts) if n)
    drawn = "".join(written(x + 36, y + 22, 25, INK, str(n), "ink") for n, x, y in places)
    field = box("field", 4, RULES[0] + 2, PANEL_WIDTH - 8, RULES[1] - RULES[0] - 4, 'rx="6" fill="none" pointer-events="all"')
    return marked("finds", field + drawn)


def map_tile(face: str, origin: str, is_shown: bool) -> str:
    """A map tile that was taken: its face, or its back, and where it comes from; with a corner folded if it was turned up."""
    sheet = path("M-21-32Q0-36 21-32V14Q0 18-21 14Z", "#f7ecc9" if face else "#d3b677", INK, 2, "sheet" if face else "map")
    sheet += written(0, 5, 41, INK, face, "face") if face else path("M-9-18L9 0M9-18L-9 0", "none", CROSS, 5, "cross", ROUND)
    fold = path("M-21-32Q-12-33-3-33.500L-21-14Z", CROSS, INK, 1.5, "fold", ROUND) if is_shown else ""
    below = written(0, 35, 21, INK, origin, "ink") if origin else at(0, 26, HOOK, size=0.3)
    return marked("shown" if is_shown else "taken", sheet + fold + below)


MAP_HALO = box("halo", -25, -38, 50, 80, 'rx="6" fill="none" pointer-events="all"')
HOOK = "".join((
    path("M0-34V-12Q0 0 12 6Q24 16 14 28Q0 38-14 28Q-20 22-18 12L-26 16M-18 12L-11 19", "none", INK, 9, "iron", ROUND),
    path("M-10-34H10", "none", INK, 9, "iron", ROUND),
))
_DECK = path("M-133-32Q-129-25-121-25H113Q124-25 133-34Q132 2 120 22Q114 29 106 29H-106Q-117 29-123 16Q-131-8-133-32Z", WOOD, INK,
             2.5, "wood", ROUND)
_WAVES = path("M-130 31q10-8 20 0" + "t20 0" * 12, "none", "#5f7f86", 3, "wave", ROUND)


@lru_cache
def hull(places: int) -> str:
    """A hold with so many places. MA-5"""
    slots = "".join(box("slot", (k - 5) * HULL_PITCH + 1, -19, HULL_PITCH - 2, 37, f'rx="4" fill="{INK}" fill-opacity="0.3"')
                    for k in range(places))
    return marked("hold", _DECK + slots + _WAVES)


STACK = "".join(
    box("back", -13, y, 26, 21, f'rx="4" fill="#a06d40" stroke="{INK}" stroke-width="2"') for y in (0, -7, -14)
) + path("M0-11L3-6 8-3.500 3-1 0 4-3-1-8-3.500-3-6Z", PAPER, "", css="back-star")


def thing_defs() -> str:
    return named({"stool": STOOL})


@lru_cache(maxsize=512)
def coordinate(face: str) -> str:
    """A tile of the Lost Treasure."""
    drawn = map_sheet("#f7ecc9", "sheet") + written(0, 26, 76, INK, face, "face") if face else use("map-sheet")
    return marked("lost", at(0, 0, drawn, size=0.64))


# ---------------------------------------------------------------------------------------------------------- notes
@lru_cache(maxsize=512)
def notes(columns: tuple[bool, ...], rows: tuple[bool, ...], wide: float, told: str) -> str:
    """A small board: possible squares are light; beside it, how many there are."""
    n = len(columns)
    cell = wide / n
    around = f"h{number(cell - 2)}v{number(cell - 2)}h{number(2 - cell)}Z"
    squares = [(columns[c] or rows[r], f"M{number(c * cell - wide / 2 + 1)} {number((n - 1 - r) * cell + 1)}{around}")
               for c in range(n) for r in range(n)]
    left, out = ("".join(d for is_out, d in squares if is_out is wanted) for wanted in (False, True))
    return marked("notes", "".join((
        path(left, PLATE, INK, 1, "left") if left else "", path(out, INK, "", css="out", more=' opacity="0.55"') if out else "",
        written((LETTER.x + NUMBER.x) / 2 - GRID_X, 122, 27, INK, told, "ink"),
    )))


def note_names(n: int, wide: float) -> str:
    """The letters and numbers at the edge of the notes."""
    cell, names = wide / n, ""
    for k in range(n):
        names += f'<text x="{number((k + 0.5) * cell - wide / 2)}" y="{number(wide + 14)}">{COLUMNS[k]}</text>'
        names += f'<text x="{number(-wide / 2 - 9)}" y="{number((n - 0.5 - k) * cell + 5)}">{k + 1}</text>'
    look = f'font-family="Source Serif Pro" font-size="14" font-weight="600" text-anchor="middle" fill="{INK}"'
    return f'<g class="ink" {look}>{names}</g>'


@lru_cache(maxsize=512)
def ruled(columns: tuple[bool, ...], rows: tuple[bool, ...]) -> str:
    """Letters and numbers at the edge of the island that are struck out."""
    cell = ISLE / len(columns)
    d = "".join(f"M{number(ISLE_X + cell * (k + 0.5) - 17)} {ISLE_Y + ISLE + 26}l34-13" for k, out in enumerate(columns) if out)
    d += "".join(f"M{ISLE_X - 40} {number(ISLE_Y + ISLE - cell * (k + 0.5) + 6)}l32-13" for k, out in enumerate(rows) if out)
    return marked("notes", path(d, "none", CROSS, 5, "cross", ROUND)) if d else ""
