"""The part that never changes during a match: the chart of the island, The Hook's bar, and panels for what players have."""
from __future__ import annotations

from functools import cache

from benbow.engine.drawing.art import INK, PAPER, PLATE, WOOD, aged, at, badge, box, disc, path, ribbon, wind
from benbow.engine.drawing.scene import HAND, number, text

from . import art, places
from .art import COATS, use
from .island import chart
from .props import HOOK, note_names, thing_defs

_ROSE = "".join(
    f'<g transform="rotate({45 * turn})"><path d="{dark}"/><path class="paper-line" fill="{PAPER}" d="{light}"/></g>'
    for (dark, light), turns in ((wind(40, 11), (1, 3, 5, 7)), (wind(62, 11), (0, 2, 4, 6))) for turn in turns
)
FRAME = f'rx="10" fill="{PLATE}" fill-opacity="0.45" stroke="{INK}" stroke-width="2.5"'


@cache
def ground(board: int, title: str, lost: str, has_notes: bool) -> str:
    sheet = 0, 0, places.WIDTH, places.HEIGHT
    return "".join((
        defs(), box("paper", *sheet, f'fill="{PAPER}"'), box("age", *sheet, 'fill="url(#ma-age)"'),
        chart(board), bar(), track(), *(panel(seat) for seat in range(2)), middle_panel(lost, has_notes, board),
        at(512, 0, ribbon(title, 0, 6, 144, 40, 48)),
    ))


def defs() -> str:
    hatch = ('<pattern id="ma-hatch" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
             f'<path class="hatch" d="M4 0V15" stroke="{INK}" stroke-width="8" opacity="0.42"/></pattern>')
    drawn = f"{art.symbol_defs()}{art.tile_defs()}{art.pirate_defs()}{art.mark_defs()}{thing_defs()}"
    return f"<defs>{hatch}{aged('ma-age')}{drawn}</defs>"


def bar() -> str:
    """The counter, seen from above, and the sign that hangs over it."""
    x, y, width, height = places.BAR
    planks = "".join(f"M{x + k} {y + 4}V{y + height - 4}" for k in (22, 45, 68))
    knots = "".join(f"M{x + 12 + 23 * (k % 4)} {y + 210 + 110 * k}q4-10 0-20q-4 10 0 20" for k in range(7))
    sign = "".join((
        path("M-30-62V-40M30-62V-40", "none", INK, 4, "line"),
        box("sign", -40, -42, 80, 84, f'rx="8" fill="{PLATE}" stroke="{INK}" stroke-width="3"'),
        at(0, -8, HOOK, "", 0.72),
        text(0, 37, "The Hook", 27, family=HAND, weight=700, css="on-plate"),
    ))
    return "".join((
        box("wood", x, y, width, height, f'rx="8" fill="{WOOD}" stroke="{INK}" stroke-width="3"'),
        path(planks + knots, "none", INK, 1.2, "grain", ' opacity="0.4"'),
        box("counter", x, y + 362, 12, height - 368, f'fill="{INK}" fill-opacity="0.22"'), at(x + width / 2, y + 72, sign),
    ))


def track() -> str:
    """The score track, drawn like the scale of a chart."""
    x, y, length, end = places.TRACK
    step, half = length / end, 6
    block = f"h{number(step * 5)}v{2 * half}h{number(-step * 5)}Z"
    dark = "".join(f"M{number(x + step * n)} {y - half}{block}" for n in range(0, end, 10))
    ticks = "".join(f"M{number(x + step * n)} {y - half}v{2 * half}" for n in range(1, end))
    look = f'fill="{PAPER}" stroke="{INK}" stroke-width="1.5"'
    tens = "".join(badge(x + step * n, y, 17, str(n), 23, look, css="paper", on="ink", drop=8) for n in range(0, end + 1, 10))
    return "".join((
        box("plate", x, y - half, length, 2 * half, f'fill="{PLATE}" stroke="{INK}" stroke-width="1.5"'),
        path(dark, INK, "", css="solid", more=' opacity="0.75"'), path(ticks, "none", INK, 0.8, "edge", ' opacity="0.6"'), tens,
    ))


def panel(seat: int) -> str:
    """Room for what a player has, with the player's colour and hat."""
    x, y, width, band = places.PANELS[seat], places.PANEL_Y, places.PANEL_WIDTH, ("black", "red")[seat]
    rules = f"M{x + 10} {y + 79}h{width - 20}M{x + 10} {y + 165}h{width - 20}"
    heaps = enumerate((*art.SYMBOLS, "star"))
    ghosts = "".join(use(name, x + places.HEAP_X + places.HEAP * k, y + places.HEAP_Y, 0.58) for k, name in heaps)
    rim = f'fill="{COATS[seat]}" fill-opacity="0.2" stroke="{COATS[seat]}" stroke-width="2.5"'
    return "".join((
        box("panel", x, y, width, places.PANEL_HEIGHT, FRAME), path(rules, "none", INK, 1.2, "edge", ' opacity="0.5"'),
        disc(f"medal {band}", x + 33, y + 39, 26, rim),
        "" if seat else at(x + 33, y + 40, art.RIM, "", 0.56), use(band, x + 33, y + 40, 0.56),
        f'<g class="ghost" opacity="0.16">{ghosts}</g>',
    ))


def middle_panel(lost: str, has_notes: bool, board: int) -> str:
    """The Lost Treasure; below, room for notes, or a compass in a match without notes."""
    x, y, width = places.MIDDLE_X, places.PANEL_Y, places.MIDDLE_WIDTH
    middle = x + width / 2
    size = min(36.0, round(36 * 14 / max(len(lost), 1), 1))
    rose = at(middle, y + 208, _ROSE, f' class="rose" fill="{INK}" stroke="{INK}" opacity="0.4"')
    return "".join((
        box("panel", x, y, width, places.PANEL_HEIGHT, FRAME),
        text(middle, y + 36, lost, size, family=HAND, weight=700, css="ink"),
        at(middle, places.GRID_Y, note_names(places.size_of(board), places.GRID)) if has_notes else rose,
    ))
