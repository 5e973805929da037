"""The part that never changes during a match: the chart of the island, The Hook's bar, and panels for what players have."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import INK, PAPER, PLATE, WOOD, aged, at, box, disc, path, ribbon, wind
from benbow.engine.drawing.scene import HAND, text

from ..rules.board import SYMBOL_NAMES
from ..rules.facts import Land
from . import art, places
from .art import COATS, use
from .island import chart
from .props import HOOK, note_names, thing_defs

_ROSE = "".join(
    f'<g transform="rotate({45 * turn})"><path d="{dark}"/><path class="paper-line" fill="{PAPER}" d="{light}"/></g>'
    for (dark, light), turns in ((wind(40, 11), (1, 3, 5, 7)), (wind(62, 11), (0, 2, 4, 6))) for turn in turns
)
FRAME = f'rx="10" fill="{PLATE}" fill-opacity="0.45" stroke="{INK}" stroke-width="2.5"'


@lru_cache(maxsize=64)
def ground(land: Land, title: str, lost: str, has_notes: bool) -> str:
    sheet = 0, 0, places.WIDTH, places.HEIGHT
    return "".join((
        defs(), box("paper", *sheet, f'fill="{PAPER}"'), box("age", *sheet, 'fill="url(#ma-age)"'),
        chart(land), bar(), *(panel(seat) for seat in range(2)), middle_panel(lost, has_notes, land.size),
        at(places.MIDDLE_X, 0, ribbon(title, 0, 6, 108, 40, 46)),
    ))


def defs() -> str:
    hatch = ('<pattern id="ma-hatch" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
             f'<path class="hatch" d="M4 0V15" stroke="{INK}" stroke-width="8" opacity="0.42"/></pattern>')
    drawn = f"{art.symbol_defs()}{art.tile_defs()}{art.pirate_defs()}{art.mark_defs()}{thing_defs()}"
    return f"<defs>{hatch}{aged('ma-age')}{drawn}</defs>"


def bar() -> str:
    """The counter, seen from above, and the sign of the house on it."""
    x, y, width, height = places.BAR
    planks = "".join(f"M{x + 4} {y + k}H{x + width - 4}" for k in (21, 42, 63))
    knots = "".join(f"M{x + 110 + 105 * k} {y + 11 + 21 * (k % 4)}q10-4 20 0q-10 4-20 0" for k in range(8))
    sign = "".join((
        box("sign", -32, -36, 64, 72, f'rx="8" fill="{PLATE}" stroke="{INK}" stroke-width="3"'),
        at(0, -8, HOOK, "", 0.6), text(0, 31, "The Hook", 22, family=HAND, weight=700, css="on-plate"),
    ))
    return "".join((
        box("wood", x, y, width, height, f'rx="8" fill="{WOOD}" stroke="{INK}" stroke-width="3"'),
        path(planks + knots, "none", INK, 1.2, "grain", ' opacity="0.4"'),
        at(places.HOOK_SIGN.x, places.HOOK_SIGN.y, sign),
    ))


def panel(seat: int) -> str:
    """Room for what a player has, with a disc in the player's colour."""
    x, y, width, band = places.PANEL_X, places.PANELS[seat], places.PANEL_WIDTH, ("black", "red")[seat]
    rules = "".join(f"M{x + 10} {y + low}h{width - 20}" for low in places.RULES)
    heaps = ((name, places.heap(k)) for k, name in enumerate((*SYMBOL_NAMES, "star")))
    ghosts = "".join(use(name, x + left, y + low, 0.58) for name, (left, low) in heaps)
    rim = f'fill="{COATS[seat]}" fill-opacity="0.2" stroke="{COATS[seat]}" stroke-width="2.5"'
    return "".join((
        box("panel", x, y, width, places.PANEL_HEIGHT, FRAME), path(rules, "none", INK, 1.2, "edge", ' opacity="0.5"'),
        disc(f"medal {band}", x + 55, y + 50, 40, rim),
        f'<g class="ghost" opacity="0.16">{ghosts}</g>',
    ))


def middle_panel(lost: str, has_notes: bool, size: int) -> str:
    """The Lost Treasure; beside it room for notes, or a compass in a match without notes."""
    y, middle = places.MIDDLE_Y, places.MIDDLE_X
    rose = at(places.GRID_X, places.GRID_Y + places.GRID / 2, _ROSE, f' class="rose" fill="{INK}" stroke="{INK}" opacity="0.4"')
    return "".join((
        box("panel", places.PANEL_X, y, places.PANEL_WIDTH, places.MIDDLE_HEIGHT, FRAME),
        text(middle, y + 36, lost, 36, family=HAND, weight=700, css="ink"),
        at(places.GRID_X, places.GRID_Y, note_names(size, places.GRID)) if has_notes else rose,
    ))
