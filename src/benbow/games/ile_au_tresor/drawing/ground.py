"""The background, which never changes during a match: the map with its sea, and empty panels for the players."""
from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from benbow.engine.drawing.art import CROSS, INK, PAPER, PLATE, ROUND, WOOD, aged, at, box, disc, fade, path, wind, written
from benbow.engine.drawing.scene import HAND, number, text

from ..rules.actions import COLOURS
from ..rules.board import LETTERS
from ..rules.chart import SPAN, Chart
from ..rules.options import PIRATES
from . import art, places
from .art import PAINT, marked, use
from .island import DEPTH, island
from .places import HEIGHT, PANEL_HEIGHT, ROSE, grave_place, panel_place, panel_width, placed
from .settings import CHART_HEIGHT, GRAVE, WIDTH, setting_of

SEA = "#bccfce"


@lru_cache(maxsize=32)
def ground(chart: Chart, players: int, title: str, grave: str) -> str:
    return "".join((
        defs(chart, players), box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'), sea(chart),
        f'<g clip-path="url(#it-clip)">{placed(chart, island(chart))}</g>', serpents(chart), frame(),
        coordinates(chart), cartouche(title, *setting_of(chart).title), rose(), grave_box(grave, players),
        *(panel(seat, players) for seat in range(players)),
        box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#it-age)" pointer-events="none"'),
    ))


def defs(chart: Chart, players: int) -> str:
    slopes = fade("it-slopes", "radial", ("0", "#6b3a1e", "0.62"), ("0.5", "#8f5f33", "0.3"), ("1", "#8f5f33", "0"))
    clip = f'<clipPath id="it-clip"><path d="M20 20H{WIDTH - 20}V{CHART_HEIGHT - 12}H20Z"/></clipPath>'
    (left, top), (x, y, width, _) = setting_of(chart).title, GRAVE
    ribbon = f"M{left - 152} {top - 34}q152-10 304 0v62q-152-10-304 0Z"
    clip += (f'<clipPath id="it-open"><path clip-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0Z{ribbon}'
             f'M{x} {y + 12}h{width}v{54 + 29 * players}h{-width}Z"/></clipPath>')
    drawn = art.field_defs() + art.badge_defs() + art.pirate_defs() + art.chest_defs()
    return f"<defs>{aged('it-age', '0.2')}{slopes}{clip}{drawn}</defs>"


# ----------------------------------------------------------------------------------------------------------- sea
def sea(chart: Chart) -> str:
    """Water, rhumb lines from the wind rose, and waves where there is room."""
    x, y = ROSE
    rays = "".join(f"M{x} {y}L{number(x + 1300 * cos(pi * k / 16))} {number(y + 1300 * sin(pi * k / 16))}" for k in range(32))
    waves = "".join(f"M{a} {b}q6-6 12 0t12 0" for a, b in setting_of(chart).waves)
    return "".join((
        box("sea", 12, 12, WIDTH - 24, CHART_HEIGHT - 16, f'fill="{SEA}"'),
        '<g clip-path="url(#it-clip)">', path(rays, "none", INK, 0.8, "rhumb", ' opacity="0.2"'), "</g>",
        path(waves, "none", DEPTH, 1.8, "wave", ROUND),
    ))


def serpents(chart: Chart) -> str:
    return "".join(at(x, y, _SERPENT, size=0.66) for x, y in setting_of(chart).serpents)


_SERPENT = "".join((
    path("M-40 8Q-34-20-22-18Q-10-16-8 8ZM2 8Q6-14 16-13Q26-12 28 8ZM36 8Q38-6 44-5Q49-4 50 8Z", "#6f9488", INK, 2, "serpent",
         ROUND),
    path("M-40 8Q-52 6-50-14Q-49-30-36-32Q-24-33-22-24L-30-22Q-36-24-38-14Q-38-4-34 8Z", "#6f9488", INK, 2, "serpent", ROUND),
    path("M-40-32l-3-7M-34-33l1-7M-35-27v.1M56 8q8-16 16-10q-4 6-8 6M-22-24l6 2l-6 2M-28-10q6 4 10 14M10-4q6 4 8 10", "none",
         INK, 2, "edge", ROUND),
    path("M-56 10q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0", "none", DEPTH, 2.2, "wave", ROUND),
))


# ------------------------------------------------------------------------------------------------ beside the island
def frame() -> str:
    """A graduated edge, as on sea charts."""
    right, bottom = WIDTH - 12, CHART_HEIGHT - 4
    bars = "".join(f"M{k} 12h24v8h-24ZM{k} {bottom - 8}h24v8h-24Z" for k in range(36, right - 24, 48))
    bars += "".join(f"M12 {k}h8v24h-8ZM{right - 8} {k}h8v24h-8Z" for k in range(36, bottom - 24, 48))
    return "".join((
        path(f"M8 8H{WIDTH - 8}V{CHART_HEIGHT}H8Z", "none", INK, 2.5, "edge"),
        path(f"M12 12H{right}V{bottom}H12Z", "none", INK, 1, "edge"),
        path(f"M20 20H{right - 8}V{bottom - 8}H20Z", "none", INK, 1.5, "edge"),
        path(bars, INK, "", css="solid"),
    ))


def coordinates(chart: Chart) -> str:
    """The letters of rows and the numbers of columns, on plates in the frame. A column's hexes lie by turns a little left and
    right of its number, since rows are offset."""
    columns, rows = dict[int, set[float]](), dict[int, float]()
    for here in chart.places:
        place = places.hex_place(here, chart)
        columns.setdefault(here % SPAN, set()).add(place.x)
        rows[here // SPAN] = place.y
    drawn = "".join(coordinate(16, y, LETTERS[row]) + coordinate(WIDTH - 16, y, LETTERS[row]) for row, y in rows.items())
    for column, across in columns.items():
        x = sum(across) / len(across)
        drawn += coordinate(x, 16, str(column + 1)) + coordinate(x, CHART_HEIGHT - 8, str(column + 1))
    return marked("coordinates", drawn)


def coordinate(x: float, y: float, name: str) -> str:
    plate = box("plate", x - 12, y - 10, 24, 20, f'rx="5" fill="{PLATE}" stroke="{INK}" stroke-width="1.500"')
    return plate + written(x, y + 6, 18, INK, name, "ink")


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
        f'<g transform="rotate({45 * turn})"><path class="rose" d="{dark}" fill="{INK}"/>'
        f'<path class="rose-light" fill="{PAPER}" d="{light}"/></g>'
        for (dark, light), turns in ((wind(34, 8), (1, 3, 5, 7)), (wind(54, 10), (0, 2, 4, 6))) for turn in turns
    )
    rings = disc("edge", 0, 0, 40, f'fill="none" stroke="{INK}" stroke-width="1.2"') + disc(
        "edge", 0, 0, 44, f'fill="none" stroke="{INK}" stroke-width="0.8"')
    lily = path("M0-72Q-7-66-3-58H3Q7-66 0-72ZM-3-60Q-11-66-10-58M3-60Q11-66 10-58", CROSS, INK, 1.2, "lily", ROUND)
    return at(*ROSE, f'{rings}<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">{points}</g>{lily}', size=0.72)


def grave_box(label: str, players: int) -> str:
    """The dead men's chest: a sea chest from the front, with a place for every pirate."""
    x, y, width, _ = GRAVE
    depth = 26 + 29 * players
    lid = path(f"M0 40V26Q0 2 26 2H{width - 26}Q{width} 2 {width} 26V40Z", "#7d5331", INK, 2.6, "wood-far", ROUND)
    body = path(f"M3 40h{width - 6}v{depth - 8}q0 8-8 8h{22 - width}q-8 0-8-8Z", WOOD, INK, 2.6, "wood", ROUND)
    bands = path(f"M20 5V40M{width - 20} 5V40", "none", INK, 2.6, "line", ' opacity="0.7"')
    dead = (grave_place(seat, pirate) for seat in range(players) for pirate in range(PIRATES))
    graves = "".join(at(place.x - x, place.y - y + 3, GRAVE_ART) for place in dead)
    sign = text(width / 2, 31, label, 27, family=HAND, weight=700, fill=PLATE, css="on-wood")
    return at(x, y, lid + body + bands + graves + sign)


GRAVE_ART = path("M-11 11V-3Q-11-13 0-13Q11-13 11-3V11Z", INK, "", css="hollow", more=' fill-opacity="0.32"')


def panel(seat: int, players: int) -> str:
    """The empty panel of a player, in his colour and with his figure."""
    place, width = panel_place(seat, players), panel_width(players)
    return at(place.x, place.y, "".join((
        box("panel", 0, 0, width, PANEL_HEIGHT, f'rx="10" fill="{PLATE}" fill-opacity="0.5" stroke="{INK}" stroke-width="2.5"'),
        box(f"band {COLOURS[seat]}", 2, 2, width - 4, 8, f'rx="4" fill="{PAINT[seat]}"'),
        path(f"M12 64H{number(width - 12)}", "none", INK, 1, "edge", ' opacity="0.4"'), use(COLOURS[seat], 36, 40, 0.95),
    )))

