"""SVG of pawns, chests and small things. Shapes differ as well as colours: the English wear a bicorne and cross belts, and their
mark is a cross; the Pirates are skulls in kerchiefs, and their mark is a skull."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import BONE, GOLD, INK, PLATE, ROUND, WOOD, disc, path, quiet

from ..rules.jungle import SIDES
from ..rules.state import RED
from .art import PAINT, named, use

SKIN, LID, STEEL = "#e3b68c", "#a8743f", "#d8d4c8"


# --------------------------------------------------------------------------------------------------------- pawns
_COATS = ("M-19 27V11Q-19 1-9 0H9Q19 1 19 11V27Q0 31-19 27Z", "M-8 0Q-19 8-23 27Q0 32 23 27Q19 8 8 0Z")
_HATS = (
    "M-27-8Q-23-14-15-19Q-8-31 0-31Q8-31 15-19Q23-14 27-8Q13-16 0-14.500Q-13-16-27-8Z",
    "M-14.500-11Q-17-31 0-31.500Q17-31 14.500-11Q0-20-14.500-11ZM13-16L24-25L23-15.500L28-8Q19-8 13.500-12Z",
)
_FACES = ("M-9.500-14Q-11 3 0 4Q11 3 9.500-14Z", "M-13.500-14Q-13-6-8-4V3Q0 6 8 3V-4Q13-6 13.500-14Q0-26-13.500-14Z")
_TRIMS = (
    path("M-13 3L13 28M13 3L-13 28", "none", PLATE, 4.2) + path("M0-27v9M-4.500-22.500h9", "none", PLATE, 3.4)
    + path("M-4-6.500v.1M4-6.500v.1", "none", INK, 3, more=ROUND),
    path("M-9 11L9 23M9 11L-9 23", "none", BONE, 3.6, more=ROUND)
    + path("M-6-24v.1M2-26v.1M7-20v.1", "none", BONE, 3.2, more=ROUND)
    + path("M-5-9v.1M5-9v.1", "none", INK, 7, more=ROUND) + path("M-4 1v3M0 2v3M4 1v3M-1-3.500L0-5L1-3.500Z", INK, INK, 1.3),
)
_RING = '<circle class="glow" cy="-1" r="36" fill="none"/><circle class="halo" cy="-1" r="36" fill="none"/>'


def figure(side: int) -> str:
    """A light outline, to stand out from the jungle, then coat, face and hat."""
    rim = path(_COATS[side] + _HATS[side], PLATE, PLATE, 6.5, more=ROUND)
    whole = (f'<path d="{_COATS[side]}" fill="{PAINT[side]}"/><path d="{_FACES[side]}" fill="{(SKIN, BONE)[side]}"/>'
             f'<path d="{_HATS[side]}" fill="{PAINT[side]}"/>')
    return f'{rim}<g stroke="{INK}" stroke-width="1.8"{ROUND}>{whole}</g>{_TRIMS[side]}'


@lru_cache(maxsize=8)
def pawn(side: int, is_back: bool = False, mark: str = "") -> str:
    """A pawn that came back from the ship carries an anchor (SI-28)."""
    ring = reach(43, mark or ("returned" if is_back else SIDES[side])) + _RING
    return ring + quiet(use(SIDES[side]) + (use("anchor", 22, 18, 0.9) if is_back else ""))


def reach(r: int, mark: str) -> str:
    """Where a click or a pointer finds it."""
    return f'<circle data-mark="{mark}" r="{r}" fill="none" pointer-events="all"/>'


@lru_cache(maxsize=4)
def idle_pawn(side: int) -> str:
    """In a camp or aboard."""
    return reach(24, SIDES[side]) + quiet(use(SIDES[side]))


# -------------------------------------------------------------------------------------------------------- things
_TRUNK = path("M-14-1H14V12H-14Z", WOOD, INK, 2) + path("M-8.500-1V12M8.500-1V12", "none", INK, 1.8)
_CLASP = path("M-3.500-4H3.500V4Q0 7-3.500 4Z", GOLD, INK, 1.4)
_LID = path("M-14-1V-5Q-14-12-7-12H7Q14-12 14-5V-1Z", LID, INK, 2) + path("M-8.500-12V-1M8.500-12V-1", "none", INK, 1.8)
_CHEST = f"<g{ROUND}>{_LID}{_TRUNK}{_CLASP}</g>"
_ANCHOR = "".join((
    disc("badge", 0, 0, 11, f'fill="{PLATE}" stroke="{INK}" stroke-width="1.5"'),
    path("M0-6V7M-3.500-3H3.500M-6.500 2Q-6 7 0 7Q6 7 6.500 2", "none", INK, 2.2, more=ROUND),
    path("M0-7.500v.1", "none", INK, 4, more=ROUND),
))
_BLADES = "M-16 16L14-14M16 16L-14-14"
_SWORDS = "".join(path(_BLADES, "none", ink, width, more=ROUND) for ink, width in ((PLATE, 10), (INK, 5.5), (STEEL, 2.4))) + path(
    "M-17 8L-8 17M17 8L8 17", "none", GOLD, 4, more=ROUND)
_LOCK = "".join((
    path("M-6-2V-6Q-6-12 0-12Q6-12 6-6V-2", "none", INK, 3.2), path("M-9-2H9V10H-9Z", GOLD, INK, 2, more=ROUND),
    path("M0 2V6", "none", INK, 2.6, more=ROUND),
))
_HOURGLASS = "".join((
    path("M-9-12H9Q8-4 1 0Q8 4 9 12H-9Q-8 4-1 0Q-8-4-9-12Z", PLATE, INK, 2, more=ROUND), path("M-5 9H5L0 4Z", GOLD, ""),
    path("M-11-12H11M-11 12H11", "none", INK, 3.5, more=ROUND),
))


THINGS = {"chest": _CHEST, "anchor": _ANCHOR, "swords": _SWORDS, "lock": _LOCK, "hourglass": _HOURGLASS}


def figure_defs() -> str:
    return named({side: figure(k) for k, side in enumerate(SIDES)} | THINGS)


def mark(side: int, paint: str = PLATE) -> str:
    """The mark of a side, in a square of 24."""
    if side == RED:
        return path("M-4-12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z", paint, "")
    skull = path("M-10-3Q-10-13 0-13Q10-13 10-3Q10 2 6 4V8H-6V4Q-10 2-10-3Z", paint, "")
    ink = PAINT[side]
    holes = path("M-4-2.500v.1M4-2.500v.1", "none", ink, 5.5, more=ROUND) + path("M0 2V4", "none", ink, 2, more=ROUND)
    return skull + holes + path("M-11 9L11 13.500M11 9L-11 13.500", "none", paint, 2.6, more=ROUND)
