"""Drawings of the things on the table, ink on parchment. They do not depend on the match or the seat.

What lies there many times is drawn once, in the ground, and referred to by its name. Stylesheet rules do not reach into
what is referred to, so what has other colours at night is drawn where it lies.
"""
from __future__ import annotations

from benbow.engine.drawing.art import CROSS, GOLD, INK, PAPER, PLATE, ROUND, WOOD, Stock, at, box, disc, path, quiet, written

from ..rules.board import NUMBERS, SYMBOL_NAMES

SAND = "#ecd9a4"
PAINT = ("#3f6f97", "#b4651f", "#55505c", "#c2901c", "#2f8a4d", "#8d3568")  # by symbol; the shape says the same
COATS = ("#2b2a30", "#b3312a")  # by seat
STOCK = Stock("ma")
use, named = STOCK.use, STOCK.named


# ------------------------------------------------------------------------------------------------------- symbols
def _sabre(side: str) -> str:
    """One of two that cross; side is "" or "-"."""
    return f'<g transform="scale({side}1 1)">' + "".join((
        path("M-27-29Q1-21 14 8L8 13Q-4-12-27-29Z", "#dfe6ea", css="steel"),
        path("M10 7L24 23L19 28L5 12Z", PAINT[0], css="swords"),
        path("M2 16Q10 20 17 3M17 5Q29 10 23 23", width=3.5),
    )) + "</g>"


_PISTOL = "".join((
    path("M-30-15H9Q16-15 19-8Q29 3 29 23Q29 29 22 29Q14 29 15 20Q15 8 4 4L-8 2H-18L-20-2H-30Z", PAINT[1], css="pistols"),
    path("M-30-15H6V-6H-30Z", "#cfc6b4", css="steel"),
    path("M7-15L11-26L18-24L15-13ZM-4 3Q-5 15 6 14Q11 11 8 5", "none", width=3),
    path("M19 2Q22 8 22 18M-24 2V-6", width=2),
))
_SKULL = "".join((
    path("M0-30C19-30 28-17 28-3C28 7 23 11 19 14L18 25Q17 29 13 29H-13Q-17 29-18 25L-19 14C-23 11-28 7-28-3C-28-17-19-30 0-30Z",
         "#f6f0e0", css="bone"),
    path("M-19-3Q-17-11-9-10Q-2-8-4 1Q-8 8-15 5Q-19 3-19-3ZM19-3Q17-11 9-10Q2-8 4 1Q8 8 15 5Q19 3 19-3ZM0 5L5 14H-5Z",
         PAINT[2], "", css="skulls"),
    path("M-9 20V29M0 20V29M9 20V29M-16 19H16", width=2.2),
))
_CHEST = "".join((
    path("M-30 0V-8Q-30-26-13-26H13Q30-26 30-8V0Z", PAINT[3], css="chests"),
    path("M-30 0H30V25H-30Z", "#8d5f38", css="wood"),
    path("M-30 0H30M-19-25V25M19-25V25", width=3),
    path("M-8-7H8V10Q0 17-8 10Z", "#f3d675", css="gold"), path("M0-1V6", width=4),
))
_PARROT = "".join((
    path("M4 10L-10 31L-16 33L-14 26L-20 27Q-15 12-9 3Z", "#3c6fb0", css="feather"),
    path("M-10-2C-13-20-4-32 10-30C20-29 25-20 22-12C25 2 17 17 2 20C-8 22-12 10-10-2Z", PAINT[4], css="parrots"),
    path("M-9 0C-4-8 8-8 12 0C14 10 4 18-6 28C-12 20-13 8-9 0Z", "#d8b22a", css="feather-two"),
    path("M21-21Q31-19 28-6Q23-9 21-14Z", "#e9d9b0", css="bone"), path("M14-19V-18.900", width=6, more=ROUND),
    path("M-4 6Q2 8 7 4M-6 14Q0 15 3 12M6 20L8 28M12 17L15 25", width=2),
))
_RUM = "".join((
    path("M-7-21V-30H7V-21L7-14Q18-9 18 2V24Q18 30 12 30H-12Q-18 30-18 24V2Q-18-9-7-14Z", PAINT[5], css="rum"),
    path("M-8-21H8V-31Q0-34-8-31Z", "#cba36a", css="cork"), path("M-18 2H18V20H-18Z", PLATE, css="plate"),
    path("M-10 6L-2 16M-2 6L-10 16M2 6L10 16M10 6L2 16", width=2.6),
    path("M-12-3Q-12-7-8-9", "none", "#fff", 2.5, more=' opacity="0.6"'),
))
_SYMBOL_ART = (_sabre("") + _sabre("-"), _PISTOL, _SKULL, _CHEST, _PARROT, _RUM)


OUTLINE = f' stroke="{INK}" stroke-width="2.5"{ROUND}'


def symbol_defs() -> str:
    return named(dict(zip(SYMBOL_NAMES, _SYMBOL_ART, strict=True)), OUTLINE)


# --------------------------------------------------------------------------------------------------------- tiles
CARD = box("card", -44, -44, 88, 88, f'rx="10" fill="{PLATE}" stroke="{INK}" stroke-width="2.5"')
BACK_SIDE = "".join((
    box("back", -44, -44, 88, 88, f'rx="10" fill="{WOOD}" stroke="{INK}" stroke-width="2.5"'),
    box("back-line", -36, -36, 72, 72, f'rx="6" fill="none" stroke="{PAPER}" stroke-width="2" stroke-opacity="0.7"'),
    path("M0-24L6-6L24 0L6 6L0 24L-6 6L-24 0L-6-6Z", PAPER, "", css="back-star", more=' opacity="0.8"'),
))


def map_sheet(fill: str, css: str) -> str:
    """Old parchment with uneven edges."""
    edge = "M-44-38Q-30-46-12-42T26-42L44-40Q41-20 44-4T43 40Q26 45 8 42T-30 43L-44 40Q-41 22-44 6T-44-38Z"
    return path(edge, fill, INK, 2.5, css)


MAP_SHEET = "".join((
    map_sheet("#e3c98d", "map"),
    path("M-33 30Q-20 8-6 16T16 6", "none", INK, 3, "line", ' stroke-dasharray="1 7" stroke-linecap="round"'),
    path("M14-14L34 8M34-14L14 8", "none", CROSS, 6, "cross", ROUND),
    path("M-6-30q6-9 12 0q6-8 12 0M10 34h20m-14-6h18", "none", INK, 2, "line", ' opacity="0.6"'),
))
_STAR = "".join((
    disc("gold", 0, 0, 34, f'fill="{GOLD}" stroke="{INK}" stroke-width="3"'),
    disc("coin-line", 0, 0, 28, f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity="0.6"'),
    path("M0-25L7-8L25-8L11 4L16 22L0 11L-16 22L-11 4L-25-8L-7-8Z", PLATE, INK, 2.5, "plate", ROUND),
))
BADGE = disc("badge", -25, -25, 19, f'fill="{INK}"')


def tint(paint: str, strength: float) -> str:
    return box("tint", -38, -38, 76, 76, f'rx="6" fill="{paint}" fill-opacity="{strength}"')


JOKER = CARD + tint(CROSS, 0.14) + _STAR


def tile_defs() -> str:
    """Clicks pass through tiles to the piece below, but not through the sheet of a map."""
    tiles = {f"card-{name}": CARD + tint(PAINT[k], 0.2) + BADGE for k, name in enumerate(SYMBOL_NAMES)}
    tiles |= {f"{name}-{n}": use(f"card-{name}") + use(name, 7, 8, 0.98) + figure(n) for name in SYMBOL_NAMES for n in (1, 2, 3)}
    tiles |= {"back": BACK_SIDE, "map": MAP_SHEET + BADGE, "map-1": use("map") + figure(1), "star": _STAR, "joker": JOKER}
    return named({"map-sheet": MAP_SHEET}) + named(tiles, ' pointer-events="none"')


def figure(n: int) -> str:
    """The number of steps, where no pirate stands on it."""
    return written(-25, -13.5, 34, PLATE, str(n), "steps")


def tile(kind: int, is_under: bool = False) -> str:
    """A find tile; under a pirate its symbol is drawn smaller and aside, its number stays."""
    symbol, n = divmod(kind, NUMBERS)
    name = SYMBOL_NAMES[symbol]
    if not is_under:
        return use(f"{name}-{n + 1}")
    return quiet(use(f"card-{name}") + use(name, -25, 22, 0.56) + figure(n + 1))


def map_back(is_under: bool = False) -> str:
    return quiet(use("map") + figure(1)) if is_under else use("map-1")


BACK = use("back")


# ------------------------------------------------------------------------------------------------------- pirates
_SKIN = "#e3b68c"
_BLACK = "".join((
    path("M-27 42Q-28 14-9 9H9Q28 14 27 42Z", COATS[0], css="black"),
    path("M-9 9L0 26L9 9M0 26V42", PLATE, css="plate"),
    path("M-14-14Q-16 12 0 15Q16 12 14-14Z", _SKIN, css="skin"),
    path("M-14-6Q-17 18 0 25Q17 18 14-6Q10 4 0 2Q-10 4-14-6Z", "#4b3626", css="beard"),
    path("M-7-5V-4M1-9L12-1Q5 2 3-3Z", INK, width=4, css="solid"),
    path("M-33-10Q-22-17-17-33Q-9-41 0-37Q9-41 17-33Q22-17 33-10Q16-18 0-13Q-16-18-33-10Z", COATS[0], css="black"),
    path("M-30-11Q-15-19 0-14Q15-19 30-11", "none", GOLD, 2.5, "trim"),
    path("M0-34a7 7 0 0 1 5 12v4h-10v-4a7 7 0 0 1 5-12Z", PLATE, "", css="bone"),
    path("M-2.500-27V-26.900M2.500-27V-26.900", "none", INK, 3),
))
_RED = "".join((
    path("M-27 42Q-28 14-9 9H9Q28 14 27 42Z", PLATE, css="plate"),
    path("M-26 26Q0 20 26 26L27 34Q0 28-27 34ZM-22 17Q0 8 22 17L24 20Q0 14-24 20Z", COATS[1], "", css="red"),
    path("M-27 42Q-28 14-9 9H9Q28 14 27 42", "none"),
    path("M-14-16Q-16 17 0 19Q16 17 14-16Z", _SKIN, css="skin"),
    path("M-6-5V-4M6-5V-4", "none", INK, 4.5), path("M-9 6Q-4 2 0 5Q4 2 9 6Q4 9 0 8Q-4 9-9 6Z", "#6d3b1f", INK, 1.5, "beard"),
    path("M-17-9Q-21-36 0-37Q21-36 17-9Q0-17-17-9Z", COATS[1], css="red"),
    path("M15-15L31-25L27-13L33-2Q22-4 15-12Z", COATS[1], css="red"),
    path("M-9-27V-26.900M3-29V-28.900M-4-19V-18.900M10-21V-20.900", "none", PLATE, 5, "dots"),
    disc("gold", -16, 6, 4, f'fill="none" stroke="{GOLD}" stroke-width="2.5"'),
))


PIRATES = (_BLACK, _RED)


def pirate_defs() -> str:
    """One drawing for each colour, and the same with a number on the chest."""
    look = f'fill="{PLATE}" stroke="{INK}" stroke-width="2"'
    ranks = {f"{name}-{n}": use(name) + disc("plate", 0, 33, 11.5, look) + written(0, 40, 20, INK, str(n), "rank")
             for name in ("black", "red") for n in (1, 2, 3, 4)}
    return named(dict(zip(("black", "red"), PIRATES, strict=True)), OUTLINE) + named(ranks)


def marked(key: str, drawn: str) -> str:
    """What the legend tells about."""
    return f'<g data-mark="{key}">{drawn}</g>' if key else drawn


def pirate(seat: int, n: int, reach: str = "") -> str:
    """A pirate; the ring is the highlight, and with `reach` the area that takes clicks."""
    name = f"{('black', 'red')[seat]}-{n}"
    halo = '<ellipse class="halo" cy="2" rx="33" ry="44" fill="none" pointer-events="all"/>'
    return (f'<path d="{reach}" fill="none" pointer-events="all"/>' if reach else "") + halo + ("" if seat else RIM) + use(name)


def face(seat: int) -> str:
    """A pirate without a number."""
    return use("red") if seat else RIM + use("black")


RIM = '<path class="rim" d="M-27 42Q-28 14-9 9H9Q28 14 27 42ZM-33-10Q-17-33-17-33 0-45 17-33 17-33 33-10Z" fill="none"/>'


ASHORE = "M-72-57H38V53H-72Z"  # a pirate takes the clicks of his whole square


# --------------------------------------------------------------------------------------------- on the island
def frame(css: str, r: float, more: str = "") -> str:
    return box(css, -r, -r, 2 * r, 2 * r, f'rx="12" fill="none"{more}')


HATCH = box("ruled", -49, -49, 98, 98, 'rx="10" fill="url(#ma-hatch)"')
EYE = "".join((
    path("M-21 0Q0-19 21 0Q0 19-21 0Z", PLATE, INK, 3, "", ROUND),
    disc("iris", 0, 0, 7.5, f'fill="{CROSS}" stroke="{INK}" stroke-width="2"'),
))
END = box("goal", -46, -46, 92, 92, f'rx="12" fill="none" stroke="{CROSS}" stroke-width="4" stroke-dasharray="11 7"')
_FIELD = '<path d="M-51-51H51V51H-51Z" fill="none" pointer-events="all"/>'


def mark_defs() -> str:
    return named({"eye": EYE, "field": _FIELD})


def eye(x: float, y: float, size: float = 1) -> str:
    """Here an enemy is passed (MA-16)."""
    return use("eye", x, y, size).replace("<use", '<use class="eye"')


def square(is_taken: bool, is_ruled_out: bool, is_roof: bool, key: str, marks: str = "") -> str:
    """The highlight of a square and its clickable area, with a key of the legend; a pirate who stands there takes the clicks."""
    if is_taken:
        return quiet(frame("halo", 46) + marks)
    hatch, halo = HATCH if is_ruled_out else "", "halo on-brown" if is_roof else "halo"
    return marked(key, use("field")) + hatch + frame(halo, 46) + (quiet(marks) if marks else "")


def way(line: str, eyes: str) -> str:
    """Hidden until its end is pointed at; if it were visible, it would count as part of the square."""
    drawn = path(line, "none", PLATE, 13, "way-edge") + path(line, "none", CROSS, 7, "way-line")
    return f'<g class="way" display="none"{ROUND}>{drawn}{eyes}</g>'


def web(lines: str) -> str:
    return quiet(path(lines, "none", CROSS, 5, "web", f' opacity="0.3" stroke-dasharray="1 12"{ROUND}'))


def lost(is_found: bool) -> str:
    """Marks the square of the Lost Treasure."""
    ring = path("M-47-2Q-46-48 2-47Q49-44 46 3Q43 47-4 46Q-48 42-47-6", "none", CROSS, 7, "cross", ROUND)
    spot = use("chests", -24, -24, 0.62) if is_found else path("M-34-34L34 34M34-34L-34 34", "none", CROSS, 10, "cross", ROUND)
    return quiet(ring + spot)


# ---------------------------------------------------------------------------------------------------------- dice
def die_tile(kind: int) -> str:
    """Drawn in full: the tray cannot refer to drawings of the ground."""
    symbol, n = divmod(kind, NUMBERS)
    picture = at(7, 8, _SYMBOL_ART[symbol], OUTLINE)
    return at(0, 0, CARD + tint(PAINT[symbol], 0.2) + picture + BADGE + figure(n + 1), size=0.68)


def die_map(face: str = "") -> str:
    """A face, or the back."""
    if not face:
        return at(0, 0, MAP_SHEET, size=0.68)
    return at(0, 0, map_sheet("#f7ecc9", "sheet") + written(0, 25, 74, INK, face, "face"), size=0.68)


def die_pirate(seat: int) -> str:
    return at(0, 0, PIRATES[seat], OUTLINE, 0.72)
