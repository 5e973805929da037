"""The sheet that never changes during a match: the chart of the island with its sea, and room for what is told beside it."""
from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from benbow.engine.scene import HAND, number, text

from . import art, shores, terrain
from .actions import COLOURS
from .art import CROSS, INK, PAINT, PAPER, PLATE, ROUND, WOOD, at, box, disc, path, use, written
from .board import BOARDS, LETTERS
from .chart import Chart, beside
from .chart import Place as Spot
from .places import (
    CHART_HEIGHT,
    GRAVE,
    HEIGHT,
    MIDDLES,
    PANEL_HEIGHT,
    ROSE,
    SIZES,
    TITLES,
    WIDTH,
    grave_place,
    hex_place,
    panel_place,
    panel_width,
)
from .shores import middle

SHALLOWS = ((96, "#c3d6d2"), (66, "#cbdcd4"), (38, "#d6e4d8"))  # width of a stroke along the coast, and the water within
SEA, DEPTH = "#bccfce", "#5f8790"


@cache
def ground(isle: int, players: int, title: str, grave: str) -> str:
    (x, y), size = MIDDLES[isle], SIZES[isle]
    island = f'<g transform="translate({x} {y}) scale({size})">{chart(isle)}</g>'
    return "".join((
        defs(isle, players), box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'), sea(isle),
        f'<g clip-path="url(#it-clip)">{island}</g>', frame(isle), cartouche(title, *TITLES[isle]), rose(), grave_box(grave, players),
        *(panel(seat, players) for seat in range(players)),
        box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#it-age)" pointer-events="none"'),
    ))


def defs(isle: int, players: int) -> str:
    age = ('<radialGradient id="it-age"><stop offset="0.55" stop-color="#b98b4a" stop-opacity="0"/>'
           '<stop offset="1" stop-color="#8a5a25" stop-opacity="0.2"/></radialGradient>')
    slopes = ('<radialGradient id="it-slopes"><stop offset="0" stop-color="#6b3a1e" stop-opacity="0.62"/>'
              '<stop offset="0.5" stop-color="#8f5f33" stop-opacity="0.3"/><stop offset="1" stop-color="#8f5f33" stop-opacity="0"/>'
              '</radialGradient>')
    clip = f'<clipPath id="it-clip"><path d="M20 20H{WIDTH - 20}V{CHART_HEIGHT - 12}H20Z"/></clipPath>'
    (left, top), (x, y, width, _) = TITLES[isle], GRAVE
    ribbon = f"M{left - 152} {top - 34}Q{left} {top - 44} {left + 152} {top - 34}V{top + 28}Q{left} {top + 18} {left - 152} {top + 28}Z"
    clip += (f'<clipPath id="it-open"><path clip-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0Z{ribbon}'
             f'M{x} {y + 12}h{width}v{54 + 29 * players}h{-width}Z"/></clipPath>')
    drawn = art.field_defs() + art.badge_defs() + art.pirate_defs() + art.chest_defs()
    return f"<defs>{age}{slopes}{clip}{drawn}</defs>"


# ----------------------------------------------------------------------------------------------------------- sea
def sea(isle: int) -> str:
    """Water, rhumb lines out of the rose, and waves where there is room."""
    x, y = ROSE
    rays = "".join(f"M{x} {y}L{number(x + 1300 * cos(pi * k / 16))} {number(y + 1300 * sin(pi * k / 16))}" for k in range(32))
    waves = "".join(f"M{a} {b}q6-6 12 0t12 0" for a, b in _WAVES[isle])
    return "".join((
        box("sea", 12, 12, WIDTH - 24, CHART_HEIGHT - 16, f'fill="{SEA}"'),
        '<g clip-path="url(#it-clip)">', path(rays, "none", INK, 0.8, "rhumb", ' opacity="0.2"'), "</g>",
        path(waves, "none", DEPTH, 1.8, "wave", ROUND),
    ))


_WAVES = (
    ((60, 210), (120, 250), (50, 300), (95, 340), (46, 380), (560, 40), (600, 120), (880, 150), (930, 190), (850, 200), (60, 540),
     (110, 590), (50, 640), (940, 400), (950, 640), (930, 700), (900, 740), (460, 890), (520, 905), (720, 890), (780, 880), (300, 880),
     (150, 190), (300, 150), (700, 60), (880, 900)),
    ((60, 60), (120, 110), (50, 180), (110, 230), (60, 300), (40, 400), (300, 40), (820, 150), (900, 200), (860, 270), (940, 330),
     (930, 620), (880, 690), (940, 740), (450, 890), (540, 880), (620, 900), (780, 800), (800, 890), (120, 640)),
)


# -------------------------------------------------------------------------------------------------------- island
def chart(isle: int) -> str:
    coast, one = shores.coast(isle), BOARDS.charts[isle]
    depths = "".join(
        path(coast, "none", DEPTH, width + 2.4, "depth", f' opacity="0.55"{ROUND}') + path(coast, "none", water, width, f"shallow-{k}", ROUND)
        for k, (width, water) in enumerate(SHALLOWS)
    )
    river = shores.rivers(isle)
    return "".join((
        depths, path(coast, "#ead8a6", "", css="land"), f'<g clip-path="url(#it-land)">{terrain.tints(isle)}',
        disc("slopes", 0, 0, 205, 'fill="url(#it-slopes)"'), "</g>",
        f'<clipPath id="it-land"><path d="{coast}"/></clipPath>',
        path(shores.sectors(isle, True), "#7a4a22", "", css="sector", more=' fill-opacity="0.1"'),
        path(shores.grid(isle), "none", INK, 1, "grid", ' opacity="0.3"'),
        path(shores.sector_borders(isle), "none", "#8c2f1c", 2.2, "border", f' opacity="0.6" stroke-dasharray="1 5.500"{ROUND}'),
        *(jetty(one, letter) for letter in sorted(one.ports)),
        path(coast, "none", INK, 3, "coast", ROUND),
        path(shores.lakes(isle), "#a5c5c4", INK, 2, "lake", ROUND), path(ripples(one), "none", DEPTH, 1.6, "wave", ROUND),
        path(river, "none", "#3f6f7a", 8, "bank", ROUND), path(river, "none", "#a9d0d4", 4.6, "river", ROUND),
        terrain.motifs(isle), "".join(cell_number(spot, n) for spot, n in sorted(one.cells.items())), _CRATER,
    ))


def ripples(one: Chart) -> str:
    return "".join(f"M{number(x - 14)} {number(y - 5)}q5-5 10 0t10 0M{number(x - 4)} {number(y + 9)}q5-5 10 0t10 0"
                   for x, y in map(middle, sorted(one.lakes)))


def cell_number(spot: Spot, n: int) -> str:
    """In the northern corner, where nothing else stands."""
    x, y = middle(spot)
    edge = f' stroke="{PAPER}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"'
    return written(x, y - 16, 14, "#7c2415", str(n), "cell", edge)


_SKULL = "".join((
    path("M-9 12L9 20M9 12L-9 20", "none", INK, 6, more=ROUND), path("M-9 12L9 20M9 12L-9 20", "none", PLATE, 3, more=ROUND),
    path("M0-13C10-13 13-6 12 0Q11 5 7 6.500V12H-7V6.500Q-11 5-12 0C-13-6-10-13 0-13Z", PLATE, INK, 1.8, "bone", ROUND),
    path("M-5-1v.1M5-1v.1", "none", INK, 6.5, more=ROUND), path("M-2.500 8V12M2.500 8V12", "none", INK, 1.2),
))
_ANCHOR = path("M0-15a4 4 0 1 0 .1 0M0-7V17M-8-2H8M-13 6Q-11 17 0 17Q11 17 13 6M-13 6L-16 10M-13 6L-8 8M13 6L16 10M13 6L8 8", "none",
               "#4a6a70", 3, "anchor", ROUND)


def jetty(one: Chart, letter: str) -> str:
    """Planks from the shore to the port hex, the skull on the land, the anchor on the water (IT-3)."""
    (x, y), (to_x, to_y) = middle(one.jetties[letter]), middle(one.ports[letter])
    way = beside(one.jetties[letter]).index(one.ports[letter])
    planks = "".join(f"M{k}-7V7" for k in (22, 27, 32, 37))
    pier = path("M16-5H42M16 5H42", "none", INK, 2, "pier") + path(planks, "none", INK, 5, "pier") + path(planks, "none", WOOD, 3, "plank")
    is_fort = one.terrain[one.jetties[letter]] == 4
    port_hex = path("M0-30L26-15V15L0 30L-26 15V-15Z", "#dfe9e0", "#4a6a70", 1.6, "harbour", ' fill-opacity="0.55" stroke-dasharray="4 4"')
    return "".join((
        at(to_x, to_y, port_hex + _ANCHOR), f'<g transform="translate({number(x)} {number(y)}) rotate({-60 * way})">{pier}</g>',
        at(x + 13, y + 16, _SKULL, size=0.55) if is_fort else at(x, y, _SKULL, ' opacity="0.9"', 0.9),
    ))


_CRATER = "".join((
    path("M-29 16L-24 2L-27-6L-18-12L-15-21L-4-20L3-26L12-20L20-17L22-8L28-2L25 8L28 16L18 20L12 27L2 24L-8 29L-14 22L-24 22Z", "#5b3a28", INK,
         2.2, "crater", ROUND),
    path("M-18 8L-14-6L-4-12L8-11L16-3L17 8L8 16L-6 17Z", "#2c1a12", INK, 1.5, "pit", ROUND),
    path("M-11 8Q-8 0-2 2Q4-6 10 4Q10 12 1 13Q-8 14-11 8Z", "#e2571e", "#8c2f1c", 1.2, "magma"),
    path("M-5 7Q0 2 5 6", "none", "#ffd266", 2.2, "glow", ROUND),
    '<g class="smoke">' + path("M0-6Q-14-16-6-26Q2-34-8-44Q-15-52-6-60M6-8Q16-20 8-30Q0-40 10-50Q16-57 10-64M-4-10Q-2-18 2-20", "none", "#4b4039",
                               9, more=f' opacity="0.28"{ROUND}')
    + path("M0-6Q-14-16-6-26Q2-34-8-44Q-15-52-6-60M6-8Q16-20 8-30Q0-40 10-50", "none", "#efe6d2", 4, more=f' opacity="0.75"{ROUND}') + "</g>",
))


# ------------------------------------------------------------------------------------------------- beside the isle
def frame(isle: int) -> str:
    """A graduated edge, as charts have it, with the letters of the rows."""
    right, bottom = WIDTH - 12, CHART_HEIGHT - 4
    bars = "".join(f"M{k} 12h24v8h-24ZM{k} {bottom - 8}h24v8h-24Z" for k in range(36, right - 24, 48))
    bars += "".join(f"M12 {k}h8v24h-8ZM{right - 8} {k}h8v24h-8Z" for k in range(36, bottom - 24, 48))
    rows = sorted({number // 16 for number in BOARDS.places[isle]})
    places = {row: next(hex_place(k, isle).y for k in BOARDS.places[isle] if k // 16 == row) for row in rows}
    marks = "".join(written(x, y + 5, 15, INK, LETTERS[row], "ink", ' opacity="0.7"') for row, y in places.items() for x in (30, right - 18))
    return "".join((
        path(f"M8 8H{WIDTH - 8}V{CHART_HEIGHT}H8Z", "none", INK, 2.5, "edge"),
        path(f"M12 12H{right}V{bottom}H12Z", "none", INK, 1, "edge"), path(f"M20 20H{right - 8}V{bottom - 8}H20Z", "none", INK, 1.5, "edge"),
        path(bars, INK, "", css="solid"), marks,
    ))


def cartouche(title: str, x: float, y: float) -> str:
    return at(x, y, "".join((
        path("M-176-22H-140V34H-176L-162 6ZM176-22H140V34H176L162 6Z", "#dcc592", INK, 2.2, "ribbon-far", ROUND),
        path("M-152-34Q0-44 152-34V28Q0 18-152 28Z", PAPER, INK, 2.6, "ribbon", ROUND),
        path("M-152 28L-140 34V27M152 28L140 34V27", "#b59a63", INK, 2, "ribbon-far", ROUND),
        text(0, 16, title, 58, family=HAND, weight=700, css="ink"),
    )))


def rose() -> str:
    """The wind rose, north up."""
    points = "".join(
        f'<g transform="rotate({45 * turn})"><path class="rose" d="M0-{far}L{wide}-{wide} 0 0Z" fill="{INK}"/>'
        f'<path class="rose-light" fill="{PAPER}" d="M0-{far}L-{wide}-{wide} 0 0Z"/></g>'
        for far, wide, turns in ((34, 8, (1, 3, 5, 7)), (54, 10, (0, 2, 4, 6))) for turn in turns
    )
    rings = disc("edge", 0, 0, 40, f'fill="none" stroke="{INK}" stroke-width="1.2"') + disc(
        "edge", 0, 0, 44, f'fill="none" stroke="{INK}" stroke-width="0.8"')
    lily = path("M0-72Q-7-66-3-58H3Q7-66 0-72ZM-3-60Q-11-66-10-58M3-60Q11-66 10-58", CROSS, INK, 1.2, "lily", ROUND)
    return at(*ROSE, f'{rings}<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">{points}</g>{lily}', size=0.72)


def grave_box(label: str, players: int) -> str:
    """The dead men's chest: a sea chest, seen from the front, with a place for every pirate."""
    x, y, width, _ = GRAVE
    depth = 26 + 29 * players
    lid = path(f"M0 40V26Q0 2 26 2H{width - 26}Q{width} 2 {width} 26V40Z", "#7d5331", INK, 2.6, "wood-far", ROUND)
    body = path(f"M3 40H{width - 3}V{40 + depth - 8}Q{width - 3} {40 + depth} {width - 11} {40 + depth}H11Q3 {40 + depth} 3 {40 + depth - 8}Z", WOOD, INK,
                2.6, "wood", ROUND)
    bands = path(f"M20 5V40M{width - 20} 5V40", "none", INK, 2.6, "line", ' opacity="0.7"')
    graves = "".join(at(grave_place(seat, k).x - x, grave_place(seat, k).y - y + 3, _GRAVE) for seat in range(players) for k in range(6))
    sign = text(width / 2, 31, label, 27, family=HAND, weight=700, fill=PLATE, css="on-wood")
    return at(x, y, lid + body + bands + graves + sign)


_GRAVE = path("M-11 11V-3Q-11-13 0-13Q11-13 11-3V11Z", INK, "", css="hollow", more=' fill-opacity="0.32"')


def panel(seat: int, players: int) -> str:
    """Room for what a player has; his colour, his hat and his mark tell whose it is."""
    place, width = panel_place(seat, players), panel_width(players)
    return at(place.x, place.y, "".join((
        box("panel", 0, 0, width, PANEL_HEIGHT, f'rx="10" fill="{PLATE}" fill-opacity="0.5" stroke="{INK}" stroke-width="2.5"'),
        box(f"band {COLOURS[seat]}", 2, 2, width - 4, 8, f'rx="4" fill="{PAINT[seat]}"'),
        path(f"M12 64H{number(width - 12)}", "none", INK, 1, "edge", ' opacity="0.4"'), use(COLOURS[seat], 36, 40, 0.95),
    )))


def coast_path(isle: int) -> str:
    return shores.coast(isle)

