"""The island on the map: shallow water, land, rivers and lakes, the volcano, the jetties. It never changes."""
from __future__ import annotations

from benbow.engine.drawing.art import INK, PAPER, PLATE, ROUND, WOOD, at, disc, path, written
from benbow.engine.drawing.scene import number

from ..rules.board import hex_name
from ..rules.chart import FLAT, Chart, beside
from . import outlines, terrain
from .art import marked
from .outlines import middle
from .settings import setting_of

SHALLOWS = ((96, "#c3d6d2"), (66, "#cbdcd4"), (38, "#d6e4d8"))  # width of a stroke along the coast, and the water within
DEPTH = "#5f8790"
LEAST = 15.0  # the size of the smallest figures on the sheet: 10 pixels in a window of 1280 x 800
MOST = 18.0  # in a hex; there is no room for more


def island(chart: Chart) -> str:
    coast, river = outlines.coast(chart), outlines.rivers(chart)
    return "".join((
        *(shallow(coast, k) for k in range(len(SHALLOWS))), path(coast, terrain.LAND, "", css="land", more=' data-mark="flat"'),
        f'<g clip-path="url(#it-land)">{terrain.tints(chart)}',
        disc("slopes", 0, 0, 205, 'fill="url(#it-slopes)"'), "</g>",
        f'<clipPath id="it-land"><path d="{coast}"/></clipPath>',
        path(outlines.sectors(chart), "#7a4a22", "", css="sector", more=' fill-opacity="0.1"'),
        path(outlines.grid(chart), "none", INK, 1, "grid", ' opacity="0.3"'),
        path(outlines.sector_borders(chart), "none", "#8c2f1c", 2.2, "border",
             f' opacity="0.6" stroke-dasharray="1 5.500"{ROUND}'),
        *(jetty(chart, letter) for letter in sorted(chart.ports)),
        path(coast, "none", INK, 3, "coast", ROUND),
        marked("lake", path(outlines.lakes(chart), "#a5c5c4", INK, 2, "lake", ROUND)),
        path(ripples(chart), "none", DEPTH, 1.6, "wave", ROUND),
        marked("river", path(river, "none", "#3f6f7a", 8, "bank", ROUND)), path(river, "none", "#a9d0d4", 4.6, "river", ROUND),
        terrain.motifs(chart), names(chart), marked("cell", cell_numbers(chart)), marked("crater", CRATER),
    ))


def shallow(coast: str, k: int) -> str:
    """A line of equal depth, and the water within."""
    width, water = SHALLOWS[k]
    line = path(coast, "none", DEPTH, width + 2.4, "depth", f' opacity="0.55"{ROUND}')
    return line + path(coast, "none", water, width, f"shallow-{k}", ROUND)


def ripples(chart: Chart) -> str:
    return "".join(f"M{number(x - 14)} {number(y - 5)}q5-5 10 0t10 0M{number(x - 4)} {number(y + 9)}q5-5 10 0t10 0"
                   for x, y in map(middle, sorted(chart.lakes)))


def cell_numbers(chart: Chart) -> str:
    """In the northern corner of each, where nothing else is drawn."""
    edge = f' stroke="{PAPER}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"'
    places = ((*middle(spot), n) for spot, n in sorted(chart.cells.items()))
    size = min(LEAST / min(1.0, setting_of(chart).size), MOST)
    return "".join(written(x, y - 16, size, "#7c2415", str(n), "cell", edge) for x, y, n in places)


def names(chart: Chart) -> str:
    """The name of each hex, small, in its southern corner, below the foot of mountains. The frame has rows and columns."""
    size = min(LEAST / setting_of(chart).size, MOST)
    places = sorted((hex_name(k), middle(spot)) for k, spot in chart.places.items())
    feet = ((name, x, round(y + 18 + 0.66 * size, 1)) for name, (x, y) in places)
    texts = "".join(f'<text x="{number(x)}" y="{number(y)}">{name}</text>' for name, x, y in feet)
    edge = f'stroke="{terrain.LAND}" stroke-width="2.500" paint-order="stroke" stroke-linejoin="round"'
    return (f'<g class="place" font-family="Source Sans Pro" font-size="{number(size)}" text-anchor="middle" fill="{INK}" '
            f'opacity="0.85" {edge}>{texts}</g>')


SKULL = "".join((
    path("M-9 12L9 20M9 12L-9 20", "none", INK, 6, more=ROUND), path("M-9 12L9 20M9 12L-9 20", "none", PLATE, 3, more=ROUND),
    path("M0-13C10-13 13-6 12 0Q11 5 7 6.500V12H-7V6.500Q-11 5-12 0C-13-6-10-13 0-13Z", PLATE, INK, 1.8, "bone", ROUND),
    path("M-5-1v.1M5-1v.1", "none", INK, 6.5, more=ROUND), path("M-2.500 8V12M2.500 8V12", "none", INK, 1.2),
))
_ANCHOR = path("M0-15a4 4 0 1 0 .1 0M0-7V17M-8-2H8M-13 6Q-11 17 0 17Q11 17 13 6M-13 6L-16 10M-13 6L-8 8M13 6L16 10M13 6L8 8",
               "none", "#4a6a70", 3, "anchor", ROUND)
_PLANKS = "".join(f"M{k}-7V7" for k in (22, 27, 32, 37))
_PIER = "".join((
    path("M16-5H42M16 5H42", "none", INK, 2, "pier"), path(_PLANKS, "none", INK, 5, "pier"),
    path(_PLANKS, "none", WOOD, 3, "plank"),
))
_JETTY = ' data-mark="jetty"'
HARBOUR = path("M0-30L26-15V15L0 30L-26 15V-15Z", "#dfe9e0", "#4a6a70", 1.6, "harbour",
                ' fill-opacity="0.55" stroke-dasharray="4 4"') + _ANCHOR


def jetty(chart: Chart, letter: str) -> str:
    """Planks from the shore to the port hex, the skull on the land, the anchor on the water (IT-3)."""
    (x, y), (to_x, to_y) = middle(chart.jetties[letter]), middle(chart.ports[letter])
    way = beside(chart.jetties[letter]).index(chart.ports[letter])
    is_flat = chart.terrain[chart.jetties[letter]] == FLAT
    return "".join((
        at(to_x, to_y, HARBOUR), f'<g transform="translate({number(x)} {number(y)}) rotate({-60 * way})">{_PIER}</g>',
        at(x, y, SKULL, f' opacity="0.9"{_JETTY}', 0.9) if is_flat else at(x + 13, y + 16, SKULL, _JETTY, 0.55),
    ))


_SMOKE = "M0-6Q-14-16-6-26Q2-34-8-44Q-15-52-6-60M6-8Q16-20 8-30Q0-40 10-50"
CRATER = "".join((
    path("M-29 16L-24 2L-27-6L-18-12L-15-21L-4-20L3-26L12-20L20-17L22-8L28-2L25 8L28 16L18 20L12 27L2 24L-8 29L-14 22L-24 22Z",
         "#5b3a28", INK, 2.2, "crater", ROUND),
    path("M-18 8L-14-6L-4-12L8-11L16-3L17 8L8 16L-6 17Z", "#2c1a12", INK, 1.5, "pit", ROUND),
    path("M-11 8Q-8 0-2 2Q4-6 10 4Q10 12 1 13Q-8 14-11 8Z", "#e2571e", "#8c2f1c", 1.2, "magma"),
    path("M-5 7Q0 2 5 6", "none", "#ffd266", 2.2, "glow", ROUND),
    '<g class="smoke">', path(f"{_SMOKE}Q16-57 10-64M-4-10Q-2-18 2-20", "none", "#4b4039", 9, more=f' opacity="0.28"{ROUND}'),
    path(_SMOKE, "none", "#efe6d2", 4, more=f' opacity="0.75"{ROUND}'), "</g>",
))
