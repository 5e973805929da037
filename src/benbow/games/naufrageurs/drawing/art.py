"""SVG of the board and the pieces, independent of a match."""
from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from benbow.engine.drawing.art import GOLD, INK, PAPER, PLATE, ROUND, WOOD, aged, at, box, fade, path, ribbon, wind, written
from benbow.engine.drawing.scene import HAND, number, text

from ..rules.board import BACKS

LAND, LAMP = "#e7d2a0", "#ffe08a"
PAINT = ("#3f7d4e", "#dba51e", "#b23a2e", "#2f6096", "#75492a")  # by back; shapes differ too

WIDTH, HEIGHT = 1000, 1100
LEFT, TOP, RIGHT, BOTTOM = 34, 34, 966, 616  # the chart, within its border
SHORE, CELL, LANE, MIDDLE = 250, 175, 128, 352  # where square 1 begins, a square's width, a lane's height, the lanes' middle
QUAY = SHORE + 3 * CELL  # where the ports begin
HALF = LANE // 2
MEADOW = (92, 456, 0.9)  # where the donkey grazes


def lane_y(lane: int, lanes: int) -> int:
    """The middle of a lane; all lanes together are centred on the chart."""
    return MIDDLE + (2 * lane + 1 - lanes) * HALF


def square_x(square: int) -> float:
    return SHORE + CELL * (square - 0.5)


@cache
def shape(back: int, r: float) -> str:
    """A path around the origin: triangle, disc, square, diamond, cross, as in the terminal."""
    def n(part: float) -> str:
        return str(round(r * part))

    disc = round(r * 0.85)
    return (
        f"M0-{n(1)}L{n(1)} {n(0.8)}H-{n(1)}Z",
        f"M-{disc} 0a{disc} {disc} 0 1 0 {2 * disc} 0a{disc} {disc} 0 1 0-{2 * disc} 0",
        f"M-{n(0.8)}-{n(0.8)}H{n(0.8)}V{n(0.8)}H-{n(0.8)}Z",
        f"M0-{n(1)}L{n(1)} 0 0 {n(1)}-{n(1)} 0Z",
        f"M-{n(0.4)}-{n(1)}h{n(0.8)}v{n(0.6)}h{n(0.6)}v{n(0.8)}h-{n(0.6)}v{n(0.6)}h-{n(0.8)}v-{n(0.6)}h-{n(0.6)}v-{n(0.8)}h{n(0.6)}Z",
    )[back]


def in_lanes(d: str, x: int, ys: list[int]) -> str:
    """A path repeated in each lane; only its M commands are absolute."""
    parts = re.findall(r"M(-?\d+) ?(-?\d+)([^M]*)", d)
    return "".join(f"M{int(dx) + x} {int(dy) + y}{rest}" for y in ys for dx, dy, rest in parts)


def marked(key: str, drawn: str) -> str:
    """Something that the legend explains."""
    return f'<g data-mark="{key}">{drawn}</g>'


# ------------------------------------------------------------------------------------------------------ barrels
def cargo_mark(back: int) -> str:
    return "special" if BACKS[back] == "brown" else "colour"


@cache
def barrel(back: int, value: str = "") -> str:
    """A barrel, a hundred units wide, with its value; seen from behind, only with its shape."""
    body = path("M-36-48q36-7 72 0q28 48 0 96q-36 7-72 0q-28-48 0-96m-9 21q45-9 90 0m-90 54q45 9 90 0", PAINT[back], INK, 4,
                f"cask {BACKS[back]}")
    r = (46, 46, 42, 50, 45)[back] if value else 29
    plate = path(shape(back, r), PLATE, "", css="plate")
    if BACKS[back] == "yellow":
        plate = f'<circle class="plate" r="{round(r * 0.85)}" fill="{PLATE}"/>'  # the same, in fewer bytes
    if not value:
        return body + plate
    halo = f' stroke="{PLATE}" stroke-width="10" paint-order="stroke"' if len(value) > 1 or back not in (1, 2) else ""
    return marked(cargo_mark(back), body + plate + written(None, 30 if back == 0 else 25, 74, INK, value, more=halo))


@cache
def rack(back: int, width: float, height: float, is_empty: bool) -> str:
    """A shelf; an empty one shows the shape of its barrels."""
    frame = box("rack", -width / 2, -height / 2, width, height,
                f'rx="8" fill="{WOOD}" fill-opacity="0.16" stroke="{INK}" stroke-opacity="0.45"')
    emblem = path(shape(back, min(width, height) * 0.3), PAINT[back], "", css=BACKS[back], more=' opacity="0.3"')
    return marked(cargo_mark(back), frame + emblem if is_empty else frame)


# -------------------------------------------------------------------------------------------------------- ships
@cache
def ship(lane: int, is_home: bool = False, is_lost: bool = False) -> str:
    """A ship that sails to the right, with room for a barrel before its mast; the frame can be clicked and lit."""
    dim = ' opacity="0.6"' if is_lost else ' opacity="0.75"' if is_home else ""
    hull = path("M-68 4L-60 42Q-56 50-44 50H34Q50 48 57 36L75 4Q58 14 34 17H-36L-40 4Z", WOOD, "", css="wood")
    band = path("M-65 22L-62 33Q0 40 60 31L66 20Q0 30-65 22Z", PAINT[lane], "", css=BACKS[lane])
    lines = path("M66 10L84-2M-40 4V17M-52 42Q0 46 40 43", stroke="")
    drawn = "".join((
        hull, band, at(0, 30, path(shape(lane, 15), PLATE, "", css="plate")) if is_lost else lines + rig(lane),
        path("M-80 52q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0", stroke="", css="swell"),
    ))
    cross = path("M-34-8L38 64M38-8L-34 64", "none", PAINT[2], 9, "struck", ROUND) if is_lost else ""
    frame = box("halo", -84, -62, 168, 122, 'rx="26" fill="none" pointer-events="all"')
    whole = f'{frame}<g class="drawn" stroke="{INK}" stroke-width="3"{ROUND}{dim}>{drawn}</g>{cross}'
    return marked("lost" if is_lost else "ship", whole)


def rig(lane: int) -> str:
    """Mast, sail and flag: what falls when the ship breaks."""
    sail = "M-25-60Q-14-66-4-59Q4-54 12-58Q4-50-4-50Q-14-54-25-50ZM-58-44Q-22-52 7-44Q17-18 8 5Q-24-4-58 5Q-46-18-58-44Z"
    ropes = "M-25 16V-60M-62-45Q-22-54 11-45M-62 6Q-24-3 12 6M-68 4L-25-56"
    emblem = at(-21, -20, path(shape(lane, 20), PLATE, "", css="plate", more=' stroke="none"'))
    return f'<g class="rig">{path(sail, PAINT[lane], "", css=BACKS[lane])}{path(ropes, stroke="")}{emblem}</g>'


@cache
def wreck(lane: int) -> str:
    """What the reef leaves of a ship: two halves of the hull, a broken mast, a rag of the sail."""
    rag = "M-35-39Q-22-40-16-46Q-2-34-6-16L-14-24-18-12-24-24-32-18Q-30-30-35-39Z"
    bands = "M-46 12Q-30 24-14 24L-9 32Q-30 34-44 24ZM9 30L14 22Q36 18 54 2L50 16Q34 32 12 36Z"
    drawn = "".join((
        path("M-4 14L-30-50M-38-38L-14-46", stroke=""),
        path("M-50-8Q-30 10-10 8L-18 20-8 34-22 44Q-44 40-50-8ZM12 36L4 24 14 12Q36 8 56-20Q58 22 34 42Z", WOOD, "", css="wood"),
        path(bands + rag, PAINT[lane], "", css=BACKS[lane]),
        path("M-66 46q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0", stroke="", css="swell"),
    ))
    return f'<g class="drawn remains" data-mark="wreck" stroke="{INK}" stroke-width="3"{ROUND}>{drawn}</g>'


CORNERS = marked("corners", path("M-82-36V-60H-58M58-60H82V-36M82 36V60H58M-58 60H-82V36", "none", INK, 5, "mark", ROUND))

_HIDE = "#948578"
DONKEY = marked("donkey", "".join((
    '<circle class="glow" cx="46" cy="4" r="52" fill="url(#na-glow)"/>',
    f'<g class="drawn" stroke="{INK}" stroke-width="2.5"{ROUND}>',
    path("M-37-14Q-48-8-46 14L-49 24M-51 20L-46 27", stroke=""),
    path("M-30 2L-33 44H-24L-20 8M12 6V44H21L24 0", "#7b6d61", "", css="hide-far"),
    path("M-38-12Q-36-24-22-23Q-6-18 8-24Q16-28 20-42L26-54Q32-60 40-54L55-37Q57-29 49-28L38-33Q34-16 27-2Q20 10 4 9Q-10 8-22 11"
         "L-20 44H-29L-34 12Q-40 2-38-12ZM3 8L1 44H10L14 8M27-54Q14-66 17-82Q28-76 32-57M33-57Q30-74 40-84Q45-70 39-55",
         _HIDE, "", css="hide"),
    path("M49-28L38-33L46-40Q56-34 55-31Z", "#d8cbb8", "", css="muzzle", more=' stroke="none"'),
    path("M18-40Q12-32 8-26M38-47V-45", stroke="", more=' stroke-width="4"'),
    path("M-24-24Q-8-14 8-24L10-4Q-6 4-22-4Z", "#a9483a", "", css="cloth"),
    path("M30-22Q44-26 46-16", stroke=""),
    path("M38-8H54L57 18H35Z", LAMP, "", css="lamp"),
    path("M36-8Q46-20 56-8ZM33 18H59V23H33ZM46-8V18", INK, "", css="solid"),
    "</g>",
)))


# --------------------------------------------------------------------------------------------------------- dice
@cache
def die(face: int, lane: int = -1) -> str:
    """A three-sided die: a long prism; the face that counts is up. Black, or in a ship's colour."""
    paint, light = ("#2b2622", "#f3e3b5") if lane < 0 else (PAINT[lane], INK if BACKS[lane] == "yellow" else PLATE)
    emblem = "" if lane < 0 else at(-5, 19, path(shape(lane, 6), light, ""))
    return "".join((
        f'<ellipse cx="1" cy="27" rx="28" ry="4" opacity="0.18"/><g stroke="{INK}" stroke-width="2"{ROUND}>',
        path("M-29 10L-12-24H24L16 12Z", paint, ""),
        path("M-29 10L16 12L12 27H-24Z", paint, ""), path("M-29 10L16 12L12 27H-24Z", "#000", "", more=' opacity="0.3"'),
        path("M16 12L24-24L30-2L12 27Z", paint, ""), path("M16 12L24-24L30-2L12 27Z", "#000", "", more=' opacity="0.45"'),
        "</g>", path("M-24 8L-10-21H20", "none", "#fff", 1.5, more=' opacity="0.35"'),
        at(0, 0, written(None, 6, 32, light, str(face))), emblem,
    ))


@cache
def coin(points: str) -> str:
    """Points that a seat has earned."""
    rims = f'<circle class="coin" r="27" fill="{GOLD}" stroke="{INK}" stroke-width="2.5"/>'
    return marked("purse", rims + written(None, 10, 30 if len(points) < 3 else 26, INK, points, "on-gold"))


@cache
def name_board(width: int) -> str:
    return box("ribbon", 0, -17, width, 35, f'rx="6" fill="{PAPER}" stroke="{INK}" stroke-width="2"')


LAUREL = path("M-58-10Q-40 6-22-10M-56-14q-2-8 4-12q4 6 1 14zM-48-8q-3-8 2-13q5 5 3 14zM-36-7q-1-9 5-12q3 6 0 12z"
              "M-26-11q0-9 6-12q3 7-1 13z", "#7d8f4e", INK, 1.5, "laurel", ROUND)
LEADER = path("M600-8H730", css="line", width=2, more=' stroke-dasharray="2 8" opacity="0.6"')


# -------------------------------------------------------------------------------------------------- the ground
@cache
def ground(lanes: int, has_rounds: bool, title: str, booty: str, home: str) -> str:
    """The chart and the stores, without pieces."""
    ys = [lane_y(k, lanes) for k in range(lanes)]
    whale = "" if has_rounds else f'<g transform="translate(800 72) scale(0.85)">{WHALE}</g>'
    flags = "".join(at(870, y, flag(k)) for k, y in enumerate(ys))
    chart = "".join((sea(), marked("square", lanes_on(ys)), marked("port", ports(ys) + flags), marked("island", island()),
                     marked("reef", reefs(ys))))
    named = ribbon(title, 451, 44, 181, 48, 52, (32, 30, 6, 16), 6)
    return f'{DEFS}{SHEET}<g clip-path="url(#na-chart)">{chart}</g>{border()}{whale}{named}{stores(booty, home)}'


COAST = ("M20 20H128Q150 58 138 84Q160 100 172 132Q196 150 186 184Q206 214 196 250Q214 284 204 322Q222 350 206 388Q214 424"
         " 198 452Q204 490 182 512Q186 548 160 570Q158 598 136 630H20Z")
DEFS = "".join((
    "<defs>",
    fade("na-glow", "radial", ("0", "#ffcf4d", "0.9"), ("0.4", "#ffcf4d", "0.4"), ("1", "#ffcf4d", "0")),
    fade("na-beam", "linear", ("0", "#ffdf80", "0.8"), ("1", "#ffdf80", "0")),
    aged("na-age"),
    fade("na-sea", "linear", ("0", "#cfdccb", "1"), ("0.5", "#dee5d2", "1"), ("1", "#d3ddcd", "1")),
    f'<clipPath id="na-chart"><rect x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" height="{BOTTOM - TOP}"/></clipPath>',
    f'<path id="na-coast" d="{COAST}"/></defs>',
))
SHEET = "".join((
    box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'),
    box("sea", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 'fill="url(#na-sea)"'),
    box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#na-age)"'),
))


def border() -> str:
    """The frame of a chart: fine lines, and between them light and dark degrees."""
    fine = "".join(box("edge", 10 + d, 10 + d, 980 - 2 * d, 630 - 2 * d, f'fill="none" stroke="{INK}" stroke-width="{width}"')
                   for d, width in ((0, 3), (7, 1), (18, 1), (23, 2)))
    degrees = box("edge", 22.5, 22.5, 955, 605, f'fill="none" stroke="{INK}" stroke-width="9" stroke-dasharray="25"')
    return fine + degrees


# -------------------------------------------------------------------------------------------------- the island
TREES = ((58, 214), (84, 224), (150, 226), (62, 240), (66, 522), (94, 530), (158, 432), (132, 506), (52, 128), (80, 136))
HILLS = ((108, 122), (54, 172), (98, 562), (126, 270), (140, 372))


def island() -> str:
    waterlines = "".join(f'<use href="#na-coast" class="shade" x="{7 + k * (8 + k)}" opacity="{0.42 - 0.09 * k:.2f}"/>'
                         for k in range(4))
    trees = "".join(f"M{x} {y}q-9-3-6-11q-2-10 8-10q9-1 9 8q7 8-3 12zm4 0v8m-2-14q5 2 6-3" for x, y in TREES)
    hills = "".join(f"M{x} {y}q12-26 32 0m-20-14q8 4 8 13m-2-16q8 5 9 12" for x, y in HILLS)
    return "".join((
        f'<g fill="none" stroke="{INK}">{waterlines}</g>',
        f'<use href="#na-coast" class="land" fill="{LAND}" stroke="{INK}" stroke-width="3"/>',
        '<use href="#na-coast" class="coast" x="-6" fill="none" stroke="#b98b4a" stroke-width="9" opacity="0.35"/>',
        path(trees, "#b7b67f", INK, 1.4, "wood-land", ROUND), path(hills, css="line", width=1.5), lighthouse(),
        text(90, 84, "Oléron", 44, family=HAND, weight=700, css="ink"),
    ))


def lighthouse() -> str:
    return "".join((
        path("M84 284L330 214V354Z", "url(#na-beam)", "", css="beam", more=' pointer-events="none"'),
        path("M52 404Q84 390 118 404Q84 412 52 404Z", "#b99f68", INK, 1.5, "wood-land"),
        path("M66 402L74 300H94L102 402Z", PLATE, INK, 2.5, "plate", ROUND),
        path("M68 380L70 358H98L100 380ZM72 336L73.500 318H94.500L96 336ZM80 402V390Q84 384 88 390V402Z", INK, "", css="solid"),
        path("M70 300H98M74 300V280H94V300M72 280Q84 260 96 280ZM84 268V260", LAMP, INK, 2.5, "lamp", ROUND),
    ))


def reefs(ys: list[int]) -> str:
    """Rocks before the lanes, foam around them, and crosses for those under water."""
    rocks = "M-8-30l5-13 6-5 7 7 4 11zM-22-2l4-10 6-3 7 6 3 7zM-4 28l4-14 7-6 8 8 5 12zM-20 50l4-9 6-2 6 11z"
    foam = "M-14-25q7-5 14 0t18-1M-28 4q7-5 13 0t14 0M-10 34q7-6 14 0t18-1M2-44l3 8M8 12l4 9"
    crosses = "M-24-26h11m-5-5v10M4 48h11m-5-5v10M6-10h9m-4-4v9"
    water = f"M202 {ys[0] - HALF}H{SHORE}V{ys[-1] + HALF}H202Z"  # so that the mouse finds it between the rocks, too
    return "".join((
        path(water, stroke="", more=' pointer-events="all"'),
        path(in_lanes(rocks, 229, ys), "#6b5a4a", INK, 2, "rock", ROUND),
        path(in_lanes(foam, 229, ys), css="foam", width=1.6, more=ROUND),
        path(in_lanes(crosses, 229, ys), css="line"),
    ))


# ------------------------------------------------------------------------------------------------------ the sea
RAYS = ((700, 0), (700, 290), (700, 700), (290, 700), (0, 700), (-290, 700), (-700, 700), (-700, 290))
WAVES = ((274, 214), (392, 126), (470, 262), (566, 196), (654, 122), (720, 250), (310, 330), (438, 372), (520, 452), (690, 330),
         (720, 462), (286, 470), (388, 560), (560, 570), (660, 516), (214, 70), (180, 50), (330, 590), (700, 590), (790, 110))


def sea() -> str:
    rays = "".join(f"M600 352l{x} {y}M600 352l{-x} {-y}" for x, y in RAYS)
    waves = "".join(f"M{x} {y}q7-8 14 0t14 0m-20 7q5-5 10 0" for x, y in WAVES)
    return (path(rays, "none", "#8a7a5c", 1, "rhumb", ' opacity="0.45"') + rose(600, 352, 120)
            + path(waves, "none", "#5f7f86", 1.8, "wave", ROUND))


def rose(x: int, y: int, r: int) -> str:
    """A compass rose: points half light and half dark, and a lily for the north."""
    dark, light = "", ""
    for turn in (1, 3, 5, 7, 0, 2, 4, 6):
        halves = wind(r * (0.66 if turn % 2 else 1.0), round(r * 0.17))
        dark += f'<path d="{halves[0]}" transform="rotate({45 * turn})"/>'
        light += f'<path d="{halves[1]}" transform="rotate({45 * turn})"/>'
    rings = "".join(f'<circle r="{number(r * part)}"/>' for part in (0.5, 0.54, 0.84))
    lily = path(f"M0-{r + 34}q10 12 0 26q-10-14 0-26m-13 9q-5 14 11 16m15-16q5 14-11 16m-11 2h18", "none", "", css="")
    inner = f'<g class="paper-line" fill="{PAPER}">{light}</g><g class="solid" fill="{INK}">{dark}</g>'
    return at(x, y, f'<g fill="none">{rings}{lily}</g>{inner}', f' class="rose" stroke="{INK}" opacity="0.3"')


def figures(places: Iterable[tuple[int, int, int]], family: str, size: int, css: str, fill: str) -> str:
    weight = 700 if family == HAND else 400
    inner = "".join(f'<text x="{x}" y="{y}">{figure}</text>' for x, y, figure in places)
    return (f'<g class="{css}" font-family="{family}" font-size="{size}" font-weight="{weight}" text-anchor="middle" '
            f'fill="{fill}">{inner}</g>')


def lanes_on(ys: list[int]) -> str:
    """The squares of all lanes, and a course line along each."""
    wide = QUAY - SHORE
    grid = f"M0 -64h{wide}M0 64h{wide}" + "".join(f"M{CELL * i} -64v{LANE}" for i in range(4))
    washes = "".join(box(f"wash {BACKS[k]}", SHORE, y - HALF, wide, LANE, f'fill="{PAINT[k]}"') for k, y in enumerate(ys))
    courses = "".join(f'<path class="course {BACKS[k]}" d="M{SHORE + 6} {y + 52}H{QUAY - 6}" stroke="{PAINT[k]}"/>'
                      for k, y in enumerate(ys))
    return "".join((
        f'<g opacity="0.07" class="washes">{washes}</g>',
        path(in_lanes(grid, SHORE, ys), "none", INK, 1.2, "edge", ' opacity="0.75"'),
        f'<g stroke-width="5" stroke-dasharray="14 9" opacity="0.8">{courses}</g>',
        figures(((SHORE + CELL * i + 19, y - 22, i + 1) for y in ys for i in range(3)), HAND, 46, "ink", INK),
    ))


def ports(ys: list[int]) -> str:
    """Quays, houses and flagpoles."""
    land = "M110-62h-70q-32 16-24 48l-14 18v15h-76v9h80q12 34 104 34z"
    walls = "M14 24v-20h26v20zM40 24v-30h22v30zM62 24v-18h38v18z"
    roofs = "M10 5l17-15 17 15zM37-5l14-13 14 13zM60 7l20-15 26 15z"
    windows = "M20 11h5v6h-5zM31 11h5v13h-5zM46 2h4v6h-4zM54 2h4v6h-4zM70 13h5v6h-5zM84 13h5v6h-5z"
    return "".join((
        path(in_lanes(land, 870, ys), LAND, INK, 2.5, "land", ROUND),
        path(in_lanes("M-66 28v7M-40 28v7M-14 28v7M-72 19v-7M-44 19v-7", 870, ys), css="line", width=3),
        path(in_lanes(walls, 870, ys), PLATE, INK, 2, "wall", ROUND),
        path(in_lanes(roofs, 870, ys), "#b5674a", INK, 2, "roof", ROUND),
        path(in_lanes(windows, 870, ys), INK, "", css="solid"),
        path(in_lanes("M34-4v-58", 870, ys), css="line", width=4, more=ROUND),
    ))


def flag(k: int) -> str:
    return "".join((
        path("M35-58Q52-66 66-58T93-58V-21Q80-14 66-21T35-21Z", PAINT[k], INK, 2, BACKS[k], ROUND),
        at(64, -40, path(shape(k, 15), PLATE, "", css="plate")),
    ))


WHALE = "".join((  # shown in a single round; a match shows the number of the round here
    path("M-62 10Q-52-20-10-20Q26-18 44 2Q56 6 62-14Q70-2 86-12Q84 8 62 14Q44 22 30 20Q-10 26-40 20Q-56 18-62 10Z",
         "#9fb3b0", INK, 2.5, "whale", ROUND),
    path("M-60 11Q-40 18-22 9M-38-1V-2M-14-22Q-16-34-28-33M-14-22Q-12-36 0-34M-2 10Q4 20-6 24", css="line", more=ROUND),
    path("M-86 26q9-8 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0", css="line", more=ROUND),
))


# ------------------------------------------------------------------------------------------------------- stores
CHEST = path("M-60-8Q-60-44-30-44H30Q60-44 60-8V40H-60ZM-60-8H60M-40-43V40M40-43V40M-10-16H10V10H-10ZM0-4V4", css="line", width=4)
ANCHOR = path("M0-40V42M-22-22H22M-46 12Q-40 42 0 42Q40 42 46 12M-54 22L-46 8L-36 20M54 22L46 8L36 20M0-40a9 9 0 1 1 .1 0",
              css="line", width=5)


def stores(booty: str, home: str) -> str:
    """The lower half: frames, headings, and faintly the Wrecker's chest and the Owners' anchor."""
    frame = box("edge", 10, 648, 980, 442, f'fill="none" stroke="{INK}" stroke-width="3"')
    inner = box("edge", 16, 654, 968, 430, f'fill="none" stroke="{INK}" stroke-width="1"')
    rooms = "".join(f'<path data-mark="{key}" d="M{left} 906h484v178h-484z" fill="none" pointer-events="all"/>'
                    for key, left in (("booty", 16), ("home", 500)))
    return "".join((
        frame, inner, path("M16 906H984M500 906V1084", css="edge", width=1.5), rooms,
        at(418, 1018, CHEST, f' opacity="0.16"{ROUND}'), at(918, 1018, ANCHOR, f' opacity="0.16"{ROUND}'),
        text(32, 942, booty, 42, family=HAND, anchor="start", weight=700, css="ink"),
        text(518, 942, home, 42, family=HAND, anchor="start", weight=700, css="ink"),
    ))
