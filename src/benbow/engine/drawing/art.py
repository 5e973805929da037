"""What drawings of all games are made of: the same inks, shapes and figures, a stock of things drawn once, dice.

Everything is SVG as text, said in attributes (see `scene`). A class is there for a stylesheet that paints the night; `more` is
further attributes as they are. Nothing here knows a game: marks, pirates and ships are drawn by the one that has them.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .scene import HAND, number, text

INK, PAPER, PLATE, WOOD, GOLD, CROSS = "#3a2a1c", "#f1e4c3", "#fbf2da", "#8d5f38", "#d9a441", "#b3311f"
BONE = "#f7ead0"
ROUND = ' stroke-linejoin="round" stroke-linecap="round"'
SOLE = "M-5-8Q-6-15 0-15Q6-15 5-7Q3-1 4 3H-3Q-4-2-5-8ZM-3 6H4Q5 13 0 13Q-4 13-3 6Z"  # a footprint that goes north


class Place(NamedTuple):
    """Where something lies, and how large."""

    x: float
    y: float
    size: float = 1

    def aside(self, x: float, y: float, size: float = 1) -> Place:
        """A little off, in the measure of the place."""
        return Place(round(self.x + x * self.size, 2), round(self.y + y * self.size, 2), round(self.size * size, 3))


# -------------------------------------------------------------------------------------------------------- shapes
def path(d: str, fill: str = "none", stroke: str = INK, width: float = 2, css: str = "", more: str = "") -> str:
    """Without a stroke, it has that of what is around it."""
    look = f' class="{css}"' if css else ""
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<path{look} d="{d}" fill="{fill}"{line}{more}/>'


def at(x: float, y: float, drawn: str, more: str = "", size: float = 1) -> str:
    return f'<g transform="{moved(x, y, size)}"{more}>{drawn}</g>'


def moved(x: float, y: float, size: float = 1) -> str:
    scale = f" scale({number(size)})" if size != 1 else ""
    return f"translate({number(x)} {number(y)}){scale}"


def box(css: str, x: float, y: float, width: float, height: float, more: str) -> str:
    sides = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect class="{css}" {sides} {more}/>'


def disc(css: str, x: float, y: float, r: float, more: str) -> str:
    return f'<circle class="{css}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}" {more}/>'


def quiet(drawn: str) -> str:
    """Clicks go to what lies below."""
    return f'<g pointer-events="none">{drawn}</g>'


def line_through(points: Iterable[tuple[float, float]]) -> str:
    """A path from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def wind(far: float, wide: float) -> tuple[str, str]:
    """A point of a compass rose, to the north: the path of its dark half, and of its light one."""
    out, aside = number(far), number(wide)
    return f"M0-{out}L{aside}-{aside} 0 0Z", f"M0-{out}L-{aside}-{aside} 0 0Z"


def turn_frame(width: float, height: float) -> str:
    """Around the panel of whose turn it is."""
    return box("turn", 2, 2, width - 4, height - 4, f'rx="8" fill="none" stroke="{CROSS}" stroke-width="6"')


# ------------------------------------------------------------------------------------------------------- figures
def written(x: float | None, y: float, size: float, fill: str, content: str, css: str = "value", more: str = "") -> str:
    """Short figures, in few bytes: there are many of them. Without an x they stand in the middle. For words there is `text`."""
    across = "" if x is None else f' x="{number(x)}"'
    return (f'<text class="{css}"{across} y="{number(y)}" font-family="Source Serif Pro" font-size="{number(size)}" '
            f'font-weight="600" text-anchor="middle" fill="{fill}"{more}>{content}</text>')


_LIGHT = f'fill="{PLATE}" stroke="{INK}" stroke-width="1.5"'


def badge(x: float, y: float, r: float, content: str, size: float, look: str = _LIGHT, *, ink: str = INK, css: str = "badge",
          on: str = "value", drop: float | None = None) -> str:
    """A disc that says a figure; `on` is the class of the figure. `drop` is how far its foot lies below the middle."""
    foot = round(0.34 * size, 1) if drop is None else drop
    return disc(css, x, y, r, look) + written(x, y + foot, size, ink, content, on)


# ----------------------------------------------------------------------------------------------------- the ground
class Stock:
    """What lies on the table many times is drawn once, in the ground, and used by its name.

    The prefix keeps such names apart from those of pieces. The rules of a stylesheet do not reach into what is used.
    """

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def named(self, drawings: Mapping[str, str], more: str = "") -> str:
        """For the ground, to be used by its name."""
        return "".join(f'<g id="{self.prefix}-{name}"{more}>{drawn}</g>' for name, drawn in drawings.items())

    def use(self, name: str, x: float = 0, y: float = 0, size: float = 1) -> str:
        """What the ground has drawn already."""
        place = f' transform="{moved(x, y, size)}"' if x or y or size != 1 else ""
        return f'<use href="#{self.prefix}-{name}"{place}/>'


def fade(id: str, kind: str, *stops: tuple[str, str, str]) -> str:
    """A gradient, "radial" or "linear"; a stop is its place, its colour, and how strong it is."""
    inner = "".join(f'<stop offset="{place}" stop-color="{tint}" stop-opacity="{strength}"/>' for place, tint, strength in stops)
    return f'<{kind}Gradient id="{id}">{inner}</{kind}Gradient>'


def aged(id: str, strength: str = "0.17") -> str:
    """A gradient for old paper, browner toward its edges."""
    return fade(id, "radial", ("0.55", "#b98b4a", "0"), ("1", "#8a5a25", strength))


def ribbon(title: str, x: int, y: int, half: int, height: int, size: float, ends: tuple[int, int, int, int] = (24, 24, 4, 14),
           foot: int = 3) -> str:
    """The title of a chart: a band around x, from y down, `half` to either side. `foot` is how far the letters stand above its
    lower edge. Of its ends `ends` tells how far they go beyond the band, behind it and below it, and how deep they are cut."""
    beyond, behind, below, cut = ends
    low = y + height
    top, bottom = y + 8, low + below
    sides = [(x + way * (half + beyond), x + way * (half - behind), x + way * (half + beyond - cut)) for way in (-1, 1)]
    far = "".join(f"M{tip} {top}H{tuck}V{bottom}H{tip}L{notch} {(top + bottom) // 2}Z" for tip, tuck, notch in sides)
    folds = "".join(f"M{x + way * half} {low}L{x + way * (half - behind)} {bottom}V{low}Z" for way in (-1, 1))
    return "".join((
        path(far, "#dcc592", INK, 2, "ribbon-far", ROUND),
        path(f"M{x - half} {y}H{x + half}V{low}H{x - half}Z{folds}", PAPER, INK, 2.5, "ribbon", ROUND),
        text(x, low - foot, title, size, family=HAND, weight=700, css="ink"),
    ))


# ---------------------------------------------------------------------------------------------------------- dice
_PIPS = {1: (0,), 2: (1, -1), 3: (1, 0, -1), 4: (1, 2, -1, -2), 5: (1, 2, 0, -1, -2), 6: (1, 2, 3, -1, -2, -3)}
_SPOTS = {0: (0, 0), 1: (-13, -13), -1: (13, 13), 2: (13, -13), -2: (-13, 13), 3: (-13, 0), -3: (13, 0)}


def die(mark: str, body: str = BONE, face: str = "", edge: str = INK, corner: float = 11) -> str:
    """A six-sided die for the tray, in a square of 64 around the origin. `mark` is what it shows.

    A face may have a colour of its own on the body: then the mark has a square of 34 there. What the colours mean must be seen
    without them, too: a mark for each colour of faces, and a `corner` (11 is round, 3 is sharp) for each colour of bodies.
    """
    plate = f'rx="{number(max(corner - 4, 1))}" fill="{face}" stroke="{PLATE}" stroke-width="1.5" stroke-opacity="0.7"'
    return "".join((
        box("shade", -23, -20, 50, 50, f'rx="{number(max(corner - 1, 1))}" fill="{INK}" opacity="0.35"'),
        box("bone", -26, -26, 52, 52, f'rx="{number(corner)}" fill="{body}" stroke="{edge}" stroke-width="2.5"'),
        box("face", -18.5, -18.5, 37, 37, plate) if face else "",
        path("M-20-21Q0-25 20-21", "none", "#fff", 2.5, more=f' opacity="0.7"{ROUND}'),
        mark,
    ))


def pips(n: int, ink: str = INK) -> str:
    """One to six, as the mark of a die."""
    return path("".join(f"M{x} {y}h.1" for x, y in (_SPOTS[k] for k in _PIPS[n])), "none", ink, 10, "pips", ROUND)
