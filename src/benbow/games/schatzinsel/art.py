"""The drawings of the things on the table, ink on parchment: they are the same whoever looks, and know nothing of a match.

What lies there many times is drawn once, in the ground, and used by its name; its paint comes from around it, so that a
stylesheet can light it. Colours never stand alone: the English wear a bicorne and cross belts, the Pirates are skulls in kerchiefs.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from benbow.engine.art import BONE, CROSS, INK, PLATE, ROUND, WOOD, Stock, at, disc, line_through, path, quiet, written
from benbow.engine.scene import number

from .discs import KINDS
from .jungle import ENDS, SIDES
from .paths import drawn, line, picture
from .places import DISC, toward

PAINT = ("#b3312a", "#2b2a30")  # red, black
GOLD, SKIN, LID = "#e0ab25", "#e3b68c", "#a8743f"
FELT, FELT_RIM, LEAF, SAND = "#a3b57a", "#6d4a2a", "#7f975a", "#f7e9c4"
WAY, WAY_RIM = 15, 20.5  # how broad a trail is, without and with its edges
DOT = 22.0  # radius
PEG = 82.0  # from the middle of a disc to its peg hole, between the ends 5 and 0
STOCK = Stock("si")
use, named = STOCK.use, STOCK.named


# --------------------------------------------------------------------------------------------------------- discs
_LEAVES = "M-58-26q8-14 20-12q-6 12-20 12M-66 22q2-14 14-18q2 12-14 18M52 40q12-10 20-2q-10 8-20 2M30-62q12-8 20 2q-12 6-20-2M4 66q-8 10 2 18q6-10-2-18"


@lru_cache(maxsize=4)
def shapes(discs: int) -> dict[str, str]:
    """The lines of a set, without paint: it goes where the braces are."""
    found = {"felt": '<circle{} r="87"/>', "groove": '<circle{} r="74"/>', "leaves": f'<path{{}} d="{_LEAVES}"/>'}
    for kind, name in enumerate(KINDS):
        low, high, span, _, dot = picture(discs, kind)
        found |= {f"{name}-low": shaped(low), f"{name}-low-out": shaped(low, _SEAM)}
        if high is not None and span is not None:
            found |= {f"{name}-high": shaped([high]), f"{name}-high-out": shaped([high], _SEAM)}
            found[f"{name}-span"] = f'<path{{}} d="{drawn([span])}"/>'
        x, y = (number(round(one, 1)) for one in dot)
        found[f"{name}-dot"] = f'<circle{{}} cx="{x}" cy="{y}" r="{number(DOT)}"/>'
    return found


_SEAM = 0.8


def shaped(trails: Iterable[frozenset[int]], beyond: float = 0) -> str:
    """Their lines; the sand goes a little beyond the edge, so that no seam is seen where two discs touch."""
    parts = []
    for here, there in map(sorted, trails):
        ends = [line_through([toward(end, DISC + beyond)])[1:] for end in (here, there)]
        curve = drawn([line(here, there)])
        parts.append(f"M{ends[0]}L{curve[1:]}L{ends[1]}" if beyond else curve)
    return f'<path{{}} d="{"".join(parts)}"/>'


def disc_defs(discs: int) -> str:
    return "".join(shape.format(f' id="si-{name}"') for name, shape in shapes(discs).items())


@lru_cache(maxsize=64)
def disc_art(discs: int, kind: int, is_loose: bool = False) -> str:
    """A disc as it lies when it has not been turned: trails, the bridge, the dot, and the hole for the peg.

    A loose one is whole by itself: others use what the ground has drawn.
    """
    def put(css: str, name: str, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
        edge = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
        paint = f' class="{css}" fill="{fill}"{edge}{more}'
        return shapes(discs)[name].format(paint) if is_loose else f'<use{paint} href="#si-{name}"/>'
    name, over = KINDS[kind], ""
    if picture(discs, kind).high is not None:
        over = "".join((
            put("bank", f"{name}-span", stroke=INK, width=29), put("way-rim", f"{name}-high", stroke=INK, width=WAY_RIM),
            put("way", f"{name}-high-out", stroke=SAND, width=WAY),
            put("plank", f"{name}-span", stroke=WOOD, width=24, more=' stroke-dasharray="4.5 2"'),
        ))
    return "".join((
        put("felt", "felt", FELT, FELT_RIM, 4), put("groove", "groove", stroke=LEAF, width=1.6), put("leaves", "leaves", LEAF), put("way-rim", f"{name}-low", stroke=INK, width=WAY_RIM),
        put("way", f"{name}-low-out", stroke=SAND, width=WAY), over,
        put("dot", f"{name}-dot", PLATE, INK, 3.5), disc("hole", 0, -PEG, 4, f'fill="{INK}"'),
    ))


_GLOW = '<circle class="rim" r="87" fill="none" pointer-events="all"/>'


def disc_piece(discs: int, kind: int) -> str:
    return quiet(disc_art(discs, kind)) + _GLOW


def small_disc(discs: int, kind: int, turn: int = 0, size: float = 1) -> str:
    scale = f" scale({number(size)})" if size != 1 else ""
    return f'<g transform="rotate({60 * turn}){scale}">{disc_art(discs, kind)}</g>'


def loose_disc(discs: int, kind: int) -> str:
    """For the tray."""
    return f'<g transform="scale(0.35)">{disc_art(discs, kind, True)}</g>'


@lru_cache(maxsize=512)
def handle(discs: int, kind: int, rotation: int) -> str:
    """What the disc would look like; for fingers larger than it is drawn."""
    return "".join((
        '<circle r="52" fill="none" pointer-events="all"/>',
        f'<circle class="halo plate" r="38" fill="{PLATE}" stroke="{INK}" stroke-width="2"/>',
        quiet(small_disc(discs, kind, rotation, 0.37)),
    ))


def well(n: int) -> str:
    """Empty: its number is read on the soil."""
    line = disc("hollow-line", 0, 0, 85, f'fill="none" stroke="{LEAF}" stroke-width="2" stroke-dasharray="5 6"')
    return '<circle class="halo" r="76" fill="none" pointer-events="all"/>' + quiet(line + written(0, 14, 42, SAND, str(n), "vacant", ' opacity="0.75"'))


# --------------------------------------------------------------------------------------------------------- pawns
_COATS = ("M-19 27V11Q-19 1-9 0H9Q19 1 19 11V27Q0 31-19 27Z", "M-8 0Q-19 8-23 27Q0 32 23 27Q19 8 8 0Z")
_HATS = (
    "M-27-8Q-23-14-15-19Q-8-31 0-31Q8-31 15-19Q23-14 27-8Q13-16 0-14.500Q-13-16-27-8Z",
    "M-14.500-11Q-17-31 0-31.500Q17-31 14.500-11Q0-20-14.500-11ZM13-16L24-25L23-15.500L28-8Q19-8 13.500-12Z",
)
_FACES = ("M-9.500-14Q-11 3 0 4Q11 3 9.500-14Z", "M-13.500-14Q-13 -6-8-4V3Q0 6 8 3V-4Q13-6 13.500-14Q0-26-13.500-14Z")
_TRIMS = (
    path("M-13 3L13 28M13 3L-13 28", "none", PLATE, 4.2) + path("M0-27v9M-4.500-22.500h9", "none", PLATE, 3.4)
    + path("M-4-6.500v.1M4-6.500v.1", "none", INK, 3, more=ROUND),
    path("M-9 11L9 23M9 11L-9 23", "none", BONE, 3.6, more=ROUND) + path("M-6-24v.1M2-26v.1M7-20v.1", "none", BONE, 3.2, more=ROUND)
    + path("M-5-9v.1M5-9v.1", "none", INK, 7, more=ROUND) + path("M-4 1v3M0 2v3M4 1v3M-1-3.500L0-5L1-3.500Z", INK, INK, 1.3),
)


def _pawn(side: int) -> str:
    """A rim of light for a busy jungle, then coat, face and hat."""
    rim = path(_COATS[side] + _HATS[side], PLATE, PLATE, 6.5, more=ROUND)
    face = SKIN if side == 0 else BONE
    whole = (f'<path d="{_COATS[side]}" fill="{PAINT[side]}"/><path d="{_FACES[side]}" fill="{face}"/>'
             f'<path d="{_HATS[side]}" fill="{PAINT[side]}"/>')
    return f'{rim}<g stroke="{INK}" stroke-width="1.8"{ROUND}>{whole}</g>{_TRIMS[side]}'


def pawn_defs() -> str:
    return named({side: _pawn(k) for k, side in enumerate(SIDES)})


_RING = '<circle r="43" fill="none" pointer-events="all"/><circle class="halo" cy="-1" r="36" fill="none"/>'


def pawn(side: int, is_back: bool = False) -> str:
    """A pawn that came back from the ship carries an anchor."""
    return _RING + quiet(use(SIDES[side]) + (use("anchor", 22, 18, 0.9) if is_back else ""))


def idle_pawn(side: int) -> str:
    """In a camp or aboard."""
    return f'<circle r="24" fill="none" pointer-events="all"/>{quiet(use(SIDES[side]))}'


# -------------------------------------------------------------------------------------------------------- chests
_TRUNK = path("M-14-1H14V12H-14Z", WOOD, INK, 2) + path("M-8.500-1V12M8.500-1V12", "none", INK, 1.8)
_LOCK = path("M-3.500-4H3.500V4Q0 7-3.500 4Z", GOLD, INK, 1.4)
_LIDS = path("M-14-1V-5Q-14-12-7-12H7Q14-12 14-5V-1Z", LID, INK, 2) + path("M-8.500-12V-1M8.500-12V-1", "none", INK, 1.8)
CHEST = f"<g{ROUND}>{_LIDS}{_TRUNK}{_LOCK}</g>"


def thing_defs() -> str:
    anchor = disc("badge", 0, 0, 11, f'fill="{PLATE}" stroke="{INK}" stroke-width="1.5"') + path(
        "M0-6V7M-3.500-3H3.500M-6.500 2Q-6 7 0 7Q6 7 6.500 2", "none", INK, 2.2, more=ROUND) + path("M0-7.500v.1", "none", INK, 4, more=ROUND)
    swords = "".join(path("M-16 16L14-14M16 16L-14-14", "none", ink, width, more=ROUND) for ink, width in ((PLATE, 10), (INK, 5.5)))
    swords += path("M-16 16L14-14M16 16L-14-14", "none", "#d8d4c8", 2.4, more=ROUND)
    swords += path("M-17 8L-8 17M17 8L8 17", "none", GOLD, 4, more=ROUND)
    return named({
        "hourglass": path("M-9-12H9Q8-4 1 0Q8 4 9 12H-9Q-8 4-1 0Q-8-4-9-12Z", PLATE, INK, 2, more=ROUND) + path("M-5 9H5L0 4Z", GOLD, "")
        + path("M-11-12H11M-11 12H11", "none", INK, 3.5, more=ROUND), "chest": CHEST, "anchor": anchor, "swords": swords,
        "lock": path("M-6-2V-6Q-6-12 0-12Q6-12 6-6V-2", "none", INK, 3.2) + path("M-9-2H9V10H-9Z", GOLD, INK, 2, more=ROUND)
        + path("M0 2V6", "none", INK, 2.6, more=ROUND),
    })


# --------------------------------------------------------------------------------------------------- marks, targets
def mark(side: int, paint: str = PLATE) -> str:
    """The English cross, the Pirates' skull: the signs of the sides, in a square of 24."""
    if side == 0:
        return path("M-4-12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z", paint, "")
    skull = path("M-10-3Q-10-13 0-13Q10-13 10-3Q10 2 6 4V8H-6V4Q-10 2-10-3Z", paint, "")
    holes = path("M-4-2.500v.1M4-2.500v.1", "none", PAINT[1], 5.5, more=ROUND) + path("M0 2V4", "none", PAINT[1], 2, more=ROUND)
    return skull + holes + path("M-11 9L11 13.500M11 9L-11 13.500", "none", paint, 2.6, more=ROUND)


@lru_cache(maxsize=1024)
def target(x: float, y: float, is_duel: bool) -> str:
    """Around the middle of a disc, all of it for fingers; the dot at x, y is lit."""
    drawn_ = disc("aim", x, y, 26, f'fill="{PLATE}" fill-opacity="0.45" stroke="{CROSS}" stroke-width="5"')
    over = use("swords", x + 21, y - 27, 0.95) if is_duel else disc("bull", x, y, 9, f'fill="{CROSS}"')
    return '<circle class="halo" r="80" fill="none" pointer-events="all"/>' + quiet(drawn_ + over)


def field_target() -> str:
    return ('<circle class="halo" r="42" fill="none" pointer-events="all"/>'
            + quiet(disc("aim", 0, 0, 40, f'fill="{PLATE}" fill-opacity="0.25" stroke="{CROSS}" stroke-width="5"')))


def ring() -> str:
    return quiet(disc("named", 0, 0, 90, f'fill="none" stroke="{CROSS}" stroke-width="7"'))


PEG_ART = quiet(disc("pin", 0, 0, 10, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"') + disc(
    "shine", -3, -3, 2.5, f'fill="{PLATE}"'))
SEAL = quiet(disc("seal", 0, 0, 17, f'fill="{CROSS}" stroke="{INK}" stroke-width="2"') + path(
    "M-7-7L7 7M7-7L-7 7", "none", PLATE, 4.5, more=ROUND))


@lru_cache(maxsize=16)
def bubble(said: str, way: int) -> str:
    """What is said about a disc, above the camp of who says it."""
    body = path(f"M-46-30H46Q56-30 56-20V8Q56 18 46 18H{12 * way + 12}L{4 * way} 42L{12 * way - 12} 18H-46Q-56 18-56 8V-20Q-56-30-46-30Z",
                PLATE, INK, 3, "bubble", ROUND)
    return quiet(body + written(0, 8, 41, CROSS, said, "sign"))


@lru_cache(maxsize=4096)
def ways(own: str, foe: str, is_red: bool) -> str:
    """Lit trails: dots for the one who looks at them, dashes for the other; each in its side's colour."""
    band = path(own + foe, "none", "#ffd766", WAY, "lit", ' stroke-linejoin="round"')
    return quiet(band + _way(foe, not is_red, ' stroke-dasharray="15 9"', 6) + _way(own, is_red, f' stroke-dasharray="0.1 13"{ROUND}', 9.5))


def _way(lines: str, is_red: bool, dashes: str, width: float) -> str:
    css, paint = ("lit-red", CROSS) if is_red else ("lit-black", "#1d1b20")
    return path(lines, "none", paint, width, css, dashes) if lines else ""


def numbers(places: list[tuple[int, float, float]]) -> str:
    """The wells' own numbers: they stay upright."""
    return quiet("".join(written(x, y - 61, 22, INK, str(n), "count", ' opacity="0.6"') for n, x, y in places))


def in_place(x: float, y: float, drawn_: str, size: float = 1) -> str:
    return at(x, y, drawn_, size=size)


assert len(PAINT) == len(SIDES) and ENDS == 6
