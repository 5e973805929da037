"""SVG of what is around the jungle: the English stockade and the Pirates' tents, their ships, and palms."""
from __future__ import annotations

from benbow.engine.drawing.art import BONE, GOLD, INK, PLATE, ROUND, WOOD, at, box, path
from benbow.engine.drawing.scene import number

from ..rules.jungle import SIDES
from ..rules.state import BLACK, RED
from .art import PAINT
from .figures import mark
from .places import CAMPS, SHIPS, WIDTH, slots

CANVAS, HILL, THATCH, DEEP = "#d9c79a", "#c9a86b", "#b98d4f", "#5f8791"


def faint(strength: float) -> str:
    return f' opacity="{number(strength)}"{ROUND}'


# --------------------------------------------------------------------------------------------------------- camps
def camp(side: int) -> str:
    return at(CAMPS[side].x, CAMPS[side].y, stockade() if side == RED else tents(), ' data-mark="camp"')


def flag(x: float, side: int, way: int) -> str:
    """On a pole at x, flying to one side."""
    cloth = f"M{number(x)}-112q{14 * way} -7 {26 * way} 0t{24 * way} 0v30q{-12 * way} 7 {-24 * way} 0t{-26 * way} 0Z"
    return "".join((
        path(f"M{number(x)} 0V-118", "none", INK, 3.5, "line", ROUND),
        path(cloth, PAINT[side], INK, 2, f"cloth {SIDES[side]}", ROUND),
        at(x + 25 * way, -96, mark(side), size=0.8),
    ))


def stockade() -> str:
    """A palisade with a log house behind it."""
    spots = [(k, x) for k, x in enumerate(range(-104, 99, 13)) if not -21 < x < 12]
    stakes = "".join(f"M{x} 4V{-30 + (k * 7) % 5}l6.500-9l6.500 9V4Z" for k, x in spots)
    straw = "M-50-70l6-26M-36-66l5-30M-20-66l3-32M-4-66v-32M12-66l-2-32M27-66l-5-32M42-68l-7-28"
    return "".join((
        path("M-33-122q-8-8 0-15t0-15", "none", "#8b8676", 3, "smoke", faint(0.7)),
        path("M-40-88V-116H-26V-92", WOOD, INK, 2.4, "wood", ROUND), path("M-54-62H48V-18H-54Z", WOOD, INK, 2.6, "wood", ROUND),
        path("M-54-50H48M-54-38H48M-54-26H48", "none", INK, 1.3, "line", faint(0.6)),
        box("lamp", 14, -54, 20, 17, f'rx="2" fill="{PLATE}" stroke="{INK}" stroke-width="2"'),
        path("M24-54v17M14-45.500h20", "none", INK, 1.5, "line"),
        path("M-62-62L-46-104H38L56-62Z", THATCH, INK, 2.6, "thatch", ROUND),
        path(straw, "none", INK, 1.3, "line", faint(0.55)),
        flag(72, RED, -1), path(stakes, WOOD, INK, 2.2, "wood", ROUND),
        path("M-104-14H-26M22-14H98", "none", INK, 2.6, "line", faint(0.75)),
        path("M-24 4V-34M20 4V-34", "none", INK, 6, "line", ROUND), path("M-27-34H23", "none", INK, 5, "line", ROUND),
    ))


def tents() -> str:
    """Tents by a hill, and a fire."""
    hatching = "M-92-22q12-36 34-52M-72-10q8-34 30-58M-46-88q20 4 36 26M-98 0q2-8 6-16"
    tufts = "M-80-60q-4-10-8-12M-78-62q0-10 2-14M-76-60q6-8 10-8M-30-98q-4-8-8-9M-28-98q1-9 4-11"
    seams = "M-36-62L-68 6M-36-62L-2 6M34-74L60 4M34-74L10 4M-36-62l-4-8M-36-62l4-8M34-74l-4-7M34-74l4-7"
    return "".join((
        path("M-112 4Q-100-70-58-92Q-34-106-8-86Q40-60 60 4Z", HILL, INK, 2.6, "hill", ROUND),
        path(hatching, "none", INK, 1.4, "line", faint(0.55)), path(tufts, "none", "#6f7f45", 2, "grass", ROUND),
        flag(-86, BLACK, 1),
        path("M-4 4L34-74L78 4Z", CANVAS, INK, 2.6, "canvas", ROUND),
        path("M34-74L24 4H46Z", INK, "", css="gap", more=faint(0.55)),
        path("M-84 6L-36-62L14 6Z", BONE, INK, 2.6, "canvas", ROUND),
        path("M-36-62L-52 6H-20Z", INK, "", css="gap", more=faint(0.6)),
        path(seams, "none", INK, 1.5, "line", ROUND), path("M84 4l-12-7M72 4l12-7M70 5h18", "none", INK, 3.5, "line", ROUND),
        path("M78-4q-9-7-2-16q1 5 4 5q-1-8 4-12q-1 8 3 12q3 7-3 11Z", "#e8622a", INK, 1.6, "ember", ROUND),
    ))


# --------------------------------------------------------------------------------------------------------- ships
def ship(side: int, length: int) -> str:
    """Cut open: it has as many places for chests as are needed to win (SI-31). The bow is toward the middle."""
    drawn = sailing(side) + "".join(
        box("slot", x - 17, y - 15, 34, 29, f'rx="4" fill="{INK}" fill-opacity="0.34"') for x, y in slots(length))
    waves = path("M-112 95q9-8 18 0" + "t18 0" * 11, "none", DEEP, 3, "wave", ROUND)
    return at(SHIPS[side].x, SHIPS[side].y, drawn + waves)


def sailing(side: int) -> str:
    way = 1 if side == RED else -1
    bow, stern = 118 * way, -100 * way
    hull = f"M{stern} 8L{-94 * way} 20H{96 * way}L{bow} 10Q{108 * way} 66 {84 * way} 94H{-76 * way}Q{stern} 74 {stern} 8Z"
    pennant = f"M0-112q{-14 * way} -8 {-26 * way} -2q{10 * way} 4 {26 * way} 12Z"
    ropes = f"M0-110L{92 * way} 18M0-110L{-90 * way} 18M52-92L64 20M-52-92L-64 20"
    css = f"cloth {SIDES[side]}"
    return "".join((
        path(ropes, "none", INK, 1.2, "line", faint(0.5)), path("M0-112V20M-56-94H56", "none", INK, 4.5, "line", ROUND),
        path("M-52-92Q0-100 52-92Q62-58 52-26Q0-38-52-26Q-62-58-52-92Z", PAINT[side], INK, 2.6, css, ROUND),
        at(0, -71, mark(side), size=1.15), path(pennant, PAINT[side], INK, 2, css, ROUND),
        path(f"M{104 * way} 16L{128 * way} -12", "none", INK, 4.5, "line", ROUND), path(hull, WOOD, INK, 3, "wood", ROUND),
        path(f"M{-94 * way} 20H{96 * way}", "none", INK, 4, "line", ROUND),
        path(f"M{-96 * way} 30H{104 * way}", "none", GOLD, 3, "gilt", faint(0.85)),
    ))


# -------------------------------------------------------------------------------------------------------- the beach
def palm(x: float, y: float, size: float, lean: int) -> str:
    """Its foot is at x, y; it leans to one side."""
    fronds = ((-18, 20, -38, 2), (-14, 8, -30, 18), (18, 20, 38, 2), (14, 8, 30, 18), (4, 26, 22, -16), (-6, 26, -20, -18))
    crown = "".join(f"M{16 * lean}-58q{a}-{b} {c} {d}q{-c // 3}-{b // 3} {-c} {-d}" for a, b, c, d in fronds)
    trunk = f"M0 0Q{-4 * lean}-32 {16 * lean}-58"
    return at(x, y, "".join((
        path(trunk, "none", INK, 9.5, "trunk-line", ROUND), path(trunk, "none", "#a27a4a", 6, "trunk", ROUND),
        path(trunk, "none", INK, 6, "trunk-line", ' stroke-dasharray="1.2 7" opacity="0.6"'),
        path(crown, "#7d9650", INK, 1.8, "palm", ROUND),
        path(f"M{12 * lean}-54v.1M{20 * lean}-52v.1", "none", "#7a4f28", 8, "nut", ROUND),
    )), size=size)


def barrel(x: float, y: float) -> str:
    return at(x, y, "".join((
        path("M-12-16H12Q17 0 12 16H-12Q-17 0-12-16Z", WOOD, INK, 2.2, "wood", ROUND),
        path("M-14-8H14M-14 8H14", "none", INK, 2.4, "line"),
        path("M-5-16Q-7 0-5 16M5-16Q7 0 5 16", "none", INK, 1.1, "line", faint(0.5)),
    )))


_SHELL = "M0-6Q-8-4-7 4Q0 8 7 4Q8-4 0-6ZM0-6V5M0-6L-4 4M0-6L4 4"
_STAR = "M0-10L3-3L10-3L4 2L7 9L0 5L-7 9L-4 2L-10-3L-3-3Z"
_CRAB = "M-9 0Q0-9 9 0Q0 9-9 0ZM-9-1q-7-2-7-8M9-1q7-2 7-8M-7 4l-6 5M7 4l6 5M-4-5v-4M4-5v-4"
_SHELLS = ((46, 850), (962, 742), (300, 1004), (690, 1002), (26, 470))
_PALMS = ((34, 724, 0.78, 1), (84, 792, 1.05, -1), (28, 822, 0.8, 1), (966, 724, 0.78, -1), (920, 800, 1.05, 1),
          (974, 800, 0.8, -1))


def scattered() -> str:
    """Shells, a star, a crab, palms, a barrel for each camp."""
    return "".join((
        *(at(x, y, path(_SHELL, "#f3dfc2", INK, 1.3, "shell", ROUND)) for x, y in _SHELLS),
        at(958, 842, path(_STAR, "#d98b4f", INK, 1.5, "star", ROUND)),
        at(70, 740, path(_CRAB, "#c9603c", INK, 1.5, "crab", ROUND)),
        *(palm(*one) for one in _PALMS), barrel(31, 1093), barrel(WIDTH - 31, 1093),
    ))
