"""The terrain of a map in ink: each kind of land has its shapes, not only a colour (IT-1).

A motif is a list of strokes: the pen, where the stroke starts in the hex, and its path. All strokes of one pen are one path, so
the island consists of a few paths.
"""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import INK, ROUND, path
from benbow.engine.drawing.scene import number

from ..rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN, Chart
from ..rules.chart import Place as Spot
from .outlines import hexagons, middle

Stroke = tuple[str, float, float, str]
LAND = "#ead8a6"

_TUFT = "l-2.500-5m4.500 5l0-6.500m4 6.500l3-5"
_REEDS = "l-2-13m5 13l.5-17m4.500 17l3-13"
_GRASS: tuple[tuple[Stroke, ...], ...] = (
    (("grass", -14, 8, _TUFT), ("grass", 8, -6, _TUFT)),
    (("grass", 6, 12, _TUFT), ("grass", -12, -8, _TUFT)),
    (("grass", -4, 3, _TUFT), ("dot", 13, 10, "h.1"), ("dot", -15, -6, "h.1")),
    (("grass", 10, 4, _TUFT), ("grass", -16, 1, _TUFT), ("dot", -2, 17, "h.1")),
    (("dot", -10, -9, "h.1"), ("dot", 12, -3, "h.1"), ("grass", -5, 12, _TUFT)),
)
_MARSHES: tuple[tuple[Stroke, ...], ...] = (
    (("water", -22, 9, "h16m7 0h17"), ("water", -17, 17, "h11m6 0h15"), ("water", -10, -12, "h22"),
     ("water", -19, -4, "h8m24 0h8"), ("reed", -9, 8, _REEDS), ("reed", 8, 0, _REEDS)),
    (("water", -20, 5, "h10m8 0h20"), ("water", -14, 14, "h24"), ("water", -16, -10, "h12m8 0h12"),
     ("reed", 2, 13, _REEDS), ("reed", -13, 1, _REEDS)),
)
_HILLS: tuple[tuple[Stroke, ...], ...] = (
    (("slope-far", -6, -2, "q4-16 13-16q9 0 14 16z"), ("hachure-far", 9, -15, "q6 4 8 11m-12-10q3 4 4 9"),
     ("slope", -24, 14, "q5-22 15-22q11 0 17 22z"), ("hachure", -7, -5, "q7 5 10 16m-15-15q4 5 6 13m-10-12q2 4 2 9")),
    (("slope-far", -23, 1, "q4-16 13-16q9 0 13 16z"), ("hachure-far", -8, -13, "q6 4 8 11m-12-10q3 4 4 9"),
     ("slope", -8, 15, "q5-22 15-22q11 0 16 22z"), ("hachure", 9, -4, "q7 5 10 16m-15-15q4 5 6 13m-10-12q2 4 2 9")),
)
_PEAKS: tuple[tuple[Stroke, ...], ...] = (
    (("rock-far", 0, 4, "l11-20l13 20z"), ("shade-far", 11, -16, "l13 20h-9l-5-9z"),
     ("rock", -25, 17, "l17-38l7 13l4-4l17 29z"), ("shade", -8, -21, "l7 13l4-4l17 29h-15l-8-16z"),
     ("hachure", -8, -21, "l-3 13m-2 3l-4 10")),
    (("rock-far", -24, 6, "l12-21l12 21z"), ("shade-far", -12, -15, "l12 21h-9l-4-9z"),
     ("rock", -14, 18, "l20-40l19 40z"), ("shade", 6, -22, "l19 40h-15l-7-18z"), ("hachure", 6, -22, "l-4 14m-1 4l-4 9")),
)
_CASTLE: tuple[Stroke, ...] = (
    ("stone", -19, 14, "v-20h-2v-7h4v3h3v-3h4v3h3v-3h4v7h-2v2h10v-2h-2v-7h4v3h3v-3h4v3h3v-3h4v7h-2v20z"),
    ("dark", -4, 14, "v-7q4-5 8 0v7z"), ("stone-line", -19, 0, "h9m20 0h9m-24 6h8m5-2h6"),
    ("flag", 14, -13, "v-14l11 4l-11 4"),
)
_MOTIFS = {FLAT: _GRASS, MARSH: _MARSHES, HILL: _HILLS, MOUNTAIN: _PEAKS, FORTRESS: (_CASTLE,)}
_PENS: dict[str, tuple[str, str, float, str]] = {  # fill, stroke, width, more; in the order of drawing
    "dot": ("none", "#a4885a", 2.4, ""), "grass": ("none", "#8a8a4c", 1.6, ""), "water": ("none", "#4d8087", 2, ""),
    "reed": ("none", "#4f6b3a", 2, ""), "slope-far": ("#e3cc94", "#6f5434", 1.6, ""), "hachure-far": ("none", "#6f5434", 1.2, ""),
    "rock-far": ("#e6dcc4", INK, 1.7, ""), "shade-far": ("#7b6a58", "", 0, ' opacity="0.75"'),
    "slope": ("#e3cc94", "#6f5434", 1.6, ""), "rock": ("#e6dcc4", INK, 1.7, ""),
    "shade": ("#7b6a58", "", 0, ' opacity="0.75"'), "hachure": ("none", "#6f5434", 1.2, ""),
    "stone": ("#d5cdbd", INK, 1.8, ""), "dark": (INK, "", 0, ""), "stone-line": ("none", INK, 1, ' opacity="0.6"'),
    "flag": ("#b3311f", INK, 1.5, ""),
}
_TINTS = {
    MARSH: ("marsh", "#a9c4ae"), HILL: ("hill", "#dcc081"), MOUNTAIN: ("mountain", "#c9b48b"), FORTRESS: ("fort", "#e4d6b4"),
}


@lru_cache(maxsize=64)
def tints(chart: Chart) -> str:
    """Colours below the ink."""
    found = ""
    for kind, (css, paint) in _TINTS.items():
        spots = sorted(spot for spot, one in chart.terrain.items() if one == kind)
        found += path(hexagons(spots), paint, "", css=f"tint {css}", more=f' fill-opacity="0.75" data-mark="{css}"')
    return found


@lru_cache(maxsize=64)
def motifs(chart: Chart) -> str:
    """All strokes, pen by pen; from north to south, so that nearer things cover farther ones."""
    pens = dict.fromkeys(_PENS, "")
    jetties = set(chart.jetties.values())
    for spot in sorted(chart.terrain, key=lambda one: (one[1], one[0])):
        kind = chart.terrain[spot]
        if spot in jetties and kind == FLAT:
            continue  # a skull is drawn there
        variants = _MOTIFS[kind]
        for pen, x, y, d in variants[variant_of(spot) % len(variants)]:
            pens[pen] += stroke_at(spot, x, y, d)
    return "".join(drawn_with(pen, d) for pen, d in pens.items() if d)


def sample(kind: int) -> str:
    """A hex of one kind of land, for the legend."""
    strokes = dict.fromkeys(_PENS, "")
    for pen, x, y, d in _MOTIFS[kind][0]:
        strokes[pen] += f"M{number(x)} {number(y)}{d}"
    tint = _TINTS.get(kind, ("", LAND))[1]
    return path(hexagons([(0, 0)]), tint, INK, 1.2) + "".join(drawn_with(pen, d) for pen, d in strokes.items() if d)


def drawn_with(pen: str, d: str) -> str:
    fill, stroke, width, more = _PENS[pen]
    return path(d, fill, stroke, width, pen.removesuffix("-far"), more + ROUND)


def variant_of(spot: Spot) -> int:
    return abs(spot[0] * 7 + spot[1] * 13 + spot[0] * spot[1])


def stroke_at(spot: Spot, x: float, y: float, d: str) -> str:
    left, top = middle(spot)
    return f"M{number(left + x)} {number(round(top + y, 1))}{d}"

