"""The part that never changes during a match: the chart of the island, The Hook's bar, and panels for what players have."""
from __future__ import annotations

from functools import cache

from benbow.engine.drawing.art import INK, PAPER, PLATE, WOOD, aged, at, badge, box, disc, path, ribbon, wind
from benbow.engine.drawing.scene import HAND, number, text

from . import art
from .art import COATS, use
from .island import chart
from .places import (
    BAR,
    GRID,
    GRID_Y,
    HEAP,
    HEAP_X,
    HEAP_Y,
    HEIGHT,
    MIDDLE_WIDTH,
    MIDDLE_X,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    PANEL_Y,
    PANELS,
    TRACK,
    TRACK_END,
    TRACK_X,
    TRACK_Y,
    WIDTH,
    size_of,
)
from .props import HOOK, note_names, thing_defs

_ROSE = "".join(
    f'<g transform="rotate({45 * turn})"><path d="{dark}"/><path class="paper-line" fill="{PAPER}" d="{light}"/></g>'
    for (dark, light), turns in ((wind(40, 11), (1, 3, 5, 7)), (wind(62, 11), (0, 2, 4, 6))) for turn in turns
)
FRAME = f'rx="10" fill="{PLATE}" fill-opacity="0.45" stroke="{INK}" stroke-width="2.5"'


@cache
def ground(board: int, title: str, lost: str, has_notes: bool) -> str:
    return "".join((
        defs(), box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'), box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#ma-age)"'),
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
    x, y, width, height = BAR
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
    step, half = TRACK / TRACK_END, 6
    block = f"h{number(step * 5)}v{2 * half}h{number(-step * 5)}Z"
    dark = "".join(f"M{number(TRACK_X + step * n)} {TRACK_Y - half}{block}" for n in range(0, TRACK_END, 10))
    ticks = "".join(f"M{number(TRACK_X + step * n)} {TRACK_Y - half}v{2 * half}" for n in range(1, TRACK_END))
    look = f'fill="{PAPER}" stroke="{INK}" stroke-width="1.5"'
    tens = "".join(badge(TRACK_X + step * n, TRACK_Y, 17, str(n), 23, look, css="paper", on="ink", drop=8)
                   for n in range(0, TRACK_END + 1, 10))
    return "".join((
        box("plate", TRACK_X, TRACK_Y - half, TRACK, 2 * half, f'fill="{PLATE}" stroke="{INK}" stroke-width="1.5"'),
        path(dark, INK, "", css="solid", more=' opacity="0.75"'), path(ticks, "none", INK, 0.8, "edge", ' opacity="0.6"'), tens,
    ))


def panel(seat: int) -> str:
    """Room for what a player has, with the player's colour and hat."""
    x, band = PANELS[seat], ("black", "red")[seat]
    rules = f"M{x + 10} {PANEL_Y + 79}h{PANEL_WIDTH - 20}M{x + 10} {PANEL_Y + 165}h{PANEL_WIDTH - 20}"
    ghosts = "".join(use(name, x + HEAP_X + HEAP * k, PANEL_Y + HEAP_Y, 0.58) for k, name in enumerate((*art.SYMBOLS, "star")))
    rim = f'fill="{COATS[seat]}" fill-opacity="0.2" stroke="{COATS[seat]}" stroke-width="2.5"'
    return "".join((
        box("panel", x, PANEL_Y, PANEL_WIDTH, PANEL_HEIGHT, FRAME), path(rules, "none", INK, 1.2, "edge", ' opacity="0.5"'),
        disc(f"medal {band}", x + 33, PANEL_Y + 39, 26, rim),
        "" if seat else at(x + 33, PANEL_Y + 40, art.RIM, "", 0.56), use(band, x + 33, PANEL_Y + 40, 0.56),
        f'<g class="ghost" opacity="0.16">{ghosts}</g>',
    ))


def middle_panel(lost: str, has_notes: bool, board: int) -> str:
    """The Lost Treasure; below, room for notes, or a compass in a match without notes."""
    middle = MIDDLE_X + MIDDLE_WIDTH / 2
    size = min(36.0, round(36 * 14 / max(len(lost), 1), 1))
    rose = at(middle, PANEL_Y + 208, _ROSE, f' class="rose" fill="{INK}" stroke="{INK}" opacity="0.4"')
    return "".join((
        box("panel", MIDDLE_X, PANEL_Y, MIDDLE_WIDTH, PANEL_HEIGHT, FRAME),
        text(middle, PANEL_Y + 36, lost, size, family=HAND, weight=700, css="ink"),
        at(middle, GRID_Y, note_names(size_of(board), GRID)) if has_notes else rose,
    ))
