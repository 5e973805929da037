"""SVG of discs, marks and targets, independent of a match.

What is shown many times is defined once, in the ground, and referred to with <use>; colours are set at the reference, so that
the stylesheet can change them.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from benbow.engine.drawing.art import (
    CROSS,
    GOLD,
    INK,
    PLATE,
    ROUND,
    WOOD,
    Place,
    Stock,
    disc,
    line_through,
    moved,
    path,
    quiet,
    written,
)
from benbow.engine.drawing.scene import number

from ..rules.discs import ENDS, KINDS, Disc, Discs
from .curves import Curve, along, course, drawn, length_of, picture
from .places import DISC, toward

PAINT = ("#b3312a", "#2b2a30")  # red, black
FELT, FELT_RIM, LEAF, SAND, LIGHT = "#a3b57a", "#6d4a2a", "#7f975a", "#f7e9c4", "#ffd766"
WAY, WAY_RIM = 15, 20.5  # widths of a trail, without and with its edges
DOT = 22.0  # radius
PEG = 82.0  # from the middle of a disc to its peg hole, between the ends 5 and 0
STOCK = Stock("si")
use, named = STOCK.use, STOCK.named
_SEAM = 0.8


# --------------------------------------------------------------------------------------------------------- discs
_LEAVES = ("M-58-26q8-14 20-12q-6 12-20 12M-66 22q2-14 14-18q2 12-14 18M52 40q12-10 20-2q-10 8-20 2M30-62q12-8 20 2"
           "q-12 6-20-2M4 66q-8 10 2 18q6-10-2-18")


@lru_cache(maxsize=64)
def shapes(discs: Discs) -> dict[str, str]:
    """Shapes of a set of discs, as templates: classes and colours replace the braces."""
    found = {"felt": '<circle{} r="87"/>', "groove": '<circle{} r="74"/>', "leaves": f'<path{{}} d="{_LEAVES}"/>'}
    for kind, name in enumerate(KINDS):
        disc = discs[kind]
        low, high, spans, _, dot = picture(disc)
        found |= {f"{name}-low": shaped(disc, low), f"{name}-low-out": shaped(disc, low, _SEAM)}
        for k, trail in enumerate(high):
            found |= {f"{name}-high{k}": shaped(disc, [trail]), f"{name}-high{k}-out": shaped(disc, [trail], _SEAM)}
        found |= {f"{name}-span{k}": f'<path{{}} d="{drawn([span])}"/>' for k, span in enumerate(spans)}
        x, y = (number(round(one, 1)) for one in dot)
        found[f"{name}-dot"] = f'<circle{{}} cx="{x}" cy="{y}" r="{number(DOT)}"/>'
    return found


def shaped(disc: Disc, trails: Iterable[frozenset[int]], beyond: float = 0) -> str:
    """A path of trails. `beyond`: they go a little beyond the edge, so that no seam shows between two discs."""
    parts = []
    for here, there in map(sorted, trails):
        ends = [line_through([toward(end, DISC + beyond)])[1:] for end in (here, there)]
        curve = drawn([course(disc, here, there)])
        parts.append(f"M{ends[0]}L{curve[1:]}L{ends[1]}" if beyond else curve)
    return f'<path{{}} d="{"".join(parts)}"/>'


def disc_defs(discs: Discs) -> str:
    return "".join(shape.format(f' id="si-{name}"') for name, shape in shapes(discs).items())


@lru_cache(maxsize=256)
def disc_art(discs: Discs, kind: int, is_loose: bool = False) -> str:
    """A disc in rotation 0: trails, the bridge, the dot, and the peg hole. A loose one does not refer to shapes of the ground."""
    def put(css: str, name: str, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
        edge = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
        paint = f' class="{css}" fill="{fill}"{edge}{more}'
        return shapes(discs)[name].format(paint) if is_loose else f'<use{paint} href="#si-{name}"/>'
    name, (_, high, spans, _, _) = KINDS[kind], picture(discs[kind])
    over = [put("bank", f"{name}-span{k}", stroke=INK, width=29) for k in range(len(spans))]
    over += [put("way-rim", f"{name}-high{k}", stroke=INK, width=WAY_RIM) for k in range(len(high))]
    over += [put("way", f"{name}-high{k}-out", stroke=SAND, width=WAY) for k in range(len(high))]
    over += [put("plank", f"{name}-span{k}", stroke=WOOD, width=24, more=planks(span)) for k, span in enumerate(spans)]
    return "".join((
        put("felt", "felt", FELT, FELT_RIM, 4), put("groove", "groove", stroke=LEAF, width=1.6), put("leaves", "leaves", LEAF),
        put("way-rim", f"{name}-low", stroke=INK, width=WAY_RIM), put("way", f"{name}-low-out", stroke=SAND, width=WAY), *over,
        put("dot", f"{name}-dot", PLATE, INK, 3.5), disc("hole", 0, -PEG, 4, f'fill="{INK}"'),
    ))


def planks(span: Curve) -> str:
    """Dashes for the planks of a bridge, so that it ends with a whole one."""
    length = length_of(span)
    n = max(1, round((length + 2) / 6.5))
    return f' stroke-dasharray="{number(round((length - 2 * (n - 1)) / n, 2))} 2"'


@lru_cache(maxsize=512)
def disc_piece(discs: Discs, kind: int, mark: str) -> str:
    """With a rim that can be lit, marked for the legend, as are its dot and its bridge. Without a mark it lets clicks through."""
    shown = picture(discs[kind])
    spots = [("dot", shown.dot), *(("bridge", along(span, 0.5)) for span in shown.spans)]
    marks = [f'<circle data-mark="{name}" cx="{number(round(x, 1))}" cy="{number(round(y, 1))}" r="20" fill="none" '
             'pointer-events="all"/>' for name, (x, y) in spots]
    rim = f'<circle class="rim" data-mark="{mark}" r="87" fill="none" pointer-events="all"/>'
    return quiet(disc_art(discs, kind)) + (rim + "".join(marks) if mark else "")


def loose_disc(discs: Discs, kind: int) -> str:
    """For the tray, outside the board; the class is for the game's stylesheet."""
    return f'<g class="schatzinsel" transform="scale(0.35)">{disc_art(discs, kind, True)}</g>'


@lru_cache(maxsize=2048)
def handle(discs: Discs, kind: int, rotation: int, room: float) -> str:
    """A picture of a rotation; the clickable area is larger than the picture."""
    r, half = round(0.46 * room, 1), number(room / 2)
    return "".join((
        f'<path d="M-{half}-52h{number(room)}v104h-{number(room)}Z" fill="none" pointer-events="all"/>',
        f'<circle class="halo plate" r="{number(r)}" fill="{PLATE}" stroke="{INK}" stroke-width="2"/>',
        quiet(f'<g transform="rotate({60 * rotation}) scale({number((r - 2) / 89)})">{disc_art(discs, kind)}</g>'),
    ))


@lru_cache(maxsize=4096)
def ghost(discs: Discs, disc: int, well: int, place: Place, lit: str) -> str:
    """A disc as it would lie, and the trails that it would join. The stylesheet shows it while its handle is pointed at."""
    kind, rotation = divmod(disc, ENDS)
    lies = f'<g transform="{moved(*place)} rotate({60 * rotation})">{disc_art(discs, kind)}</g>'
    return f'<g class="ghost" visibility="hidden">{quiet(lies + numbers([(well, place)]))}{lit}</g>'


def well(n: int) -> str:
    """An empty well with its number."""
    line = disc("hollow-line", 0, 0, 85, f'fill="none" stroke="{LEAF}" stroke-width="2" stroke-dasharray="5 6"')
    called = written(0, 14, 42, SAND, str(n), "vacant", ' opacity="0.75"')
    return '<circle class="halo" r="76" fill="none" pointer-events="all"/>' + quiet(line + called)


_OUTLINE = f' stroke="{FELT}" stroke-width="6" paint-order="stroke" opacity="0.9"'  # legible on a trail, too


def numbers(places: Iterable[tuple[int, Place]]) -> str:
    """The numbers of wells, at the upper edge of their discs."""
    return quiet("".join(written(x, y - 61 * size, round(26 * size, 1), INK, str(n), "count", _OUTLINE)
                         for n, (x, y, size) in places))


# --------------------------------------------------------------------------------------------------- marks, targets
NAMED = quiet(disc("named", 0, 0, 90, f'fill="none" stroke="{CROSS}" stroke-width="7"'))
PIN = quiet(disc("pin", 0, 0, 10, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"')
            + disc("shine", -3, -3, 2.5, f'fill="{PLATE}"'))
SEAL = quiet(disc("seal", 0, 0, 17, f'fill="{CROSS}" stroke="{INK}" stroke-width="2"')
             + path("M-7-7L7 7M7-7L-7 7", "none", PLATE, 4.5, more=ROUND))
LOCK = quiet(use("lock", 0, 0, 1.6))
SWORDS = quiet(use("swords", 0, 0, 1.3))
GATES = {mark: f'<circle class="halo" data-mark="{mark}" r="38" fill="none" pointer-events="all"/>'
         for mark in ("start", "goal", "closed")}
FIELD_TARGET = '<circle class="halo" r="46" fill="none" pointer-events="all"/>' + quiet(
    disc("aim", 0, 0, 40, f'fill="{PLATE}" fill-opacity="0.25" stroke="{CROSS}" stroke-width="5"'))


@lru_cache(maxsize=1024)
def target(x: float, y: float, is_duel: bool) -> str:
    """The whole disc is clickable; the dot at x, y is lit."""
    if is_duel:
        look = f'fill="none" stroke="{CROSS}" stroke-width="5" stroke-dasharray="9 5"'
        lit = disc("target-foe", x, y, 37, look) + use("swords", x + 24, y - 28, 1.1)
    else:
        look = f'fill="{PLATE}" fill-opacity="0.45" stroke="{CROSS}" stroke-width="5"'
        lit = disc("aim", x, y, 27, look) + disc("bull", x, y, 9, f'fill="{CROSS}"')
    return '<circle class="halo" r="80" fill="none" pointer-events="all"/>' + quiet(lit)


@lru_cache(maxsize=256)
def bubble(said: str, way: int) -> str:
    """A question or objection about a disc, above the speaker's camp."""
    tail = f"H{12 * way + 12}L{4 * way} 42L{12 * way - 12} 18"
    body = path(f"M-46-30H46Q56-30 56-20V8Q56 18 46 18{tail}H-46Q-56 18-56 8V-20Q-56-30-46-30Z", PLATE, INK, 3, "bubble", ROUND)
    return quiet(body + written(0, 8, 41, CROSS, said, "sign"))


# ------------------------------------------------------------------------------------------------------ lit trails
@lru_cache(maxsize=4096)
def ways(own: str, foe: str, is_red: bool, size: float = 1) -> str:
    """Lit trails: dots for the viewer's side, dashes for the other; each in its side's colour. Nothing if there are none."""
    if not own and not foe:
        return ""
    band = path(own + foe, "none", LIGHT, WAY * size, "lit", ' stroke-linejoin="round"')
    theirs = _way(foe, not is_red, ' stroke-dasharray="15 9"', 6 * size)
    lit = band + theirs + _way(own, is_red, f' stroke-dasharray="0.1 13"{ROUND}', 9.5 * size)
    return f'<g data-mark="lit" pointer-events="none">{lit}</g>'


def _way(lines: str, is_red: bool, dashes: str, width: float) -> str:
    css, paint = ("lit-red", CROSS) if is_red else ("lit-black", "#1d1b20")
    return path(lines, "none", paint, width, css, dashes) if lines else ""
