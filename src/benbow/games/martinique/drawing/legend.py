"""What the things on the board mean, each with its own drawing; the board marks them with the same keys."""
from __future__ import annotations

from functools import cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import INK, at, box, path
from benbow.engine.drawing.scene import Symbol
from benbow.engine.words import Words

from ..rules.board import NUMBERS, SYMBOL_NAMES
from ..rules.facts import Snapshot
from . import art, props
from .island import INN, SHELL
from .places import STACKS

SKULLS, CHESTS = (SYMBOL_NAMES.index(name) * NUMBERS + 1 for name in ("skulls", "chests"))  # with the number 2


def legend(view: View, words: Words) -> tuple[Symbol, ...]:
    texts = {
        "find": words("legend-find"), "map": words("legend-map"), "empty": words("legend-empty"), "hook": words("legend-hook"),
        "stool": words("legend-stool"), "joker": words("legend-joker"), "pirate": words("legend-pirate"),
        "supply": words("legend-supply"), "eye": words("legend-eye"), "treasure": words("legend-treasure"),
        "bag": words("legend-bag"), "gone": words("legend-gone"), "points": words("legend-points"),
        "pairs": words("legend-pairs"), "more": words("legend-more"), "ship": words("legend-ship"),
        "finds": words("legend-finds"), "taken": words("legend-taken"), "shown": words("legend-shown"),
        "hold": words("legend-hold"), "lost": words("legend-lost"), "notes": words("legend-notes"),
        "ruled": words("legend-ruled"),
    }
    s = Snapshot.of(view)
    unseen = {"notes", "ruled"} if s.noted is None else set[str]()
    if not s.are_holds_open:  # MA-32
        unseen |= {"pairs", "more", "ship"}
        texts["points"] = words("legend-points-closed")
    keys = [key for key in texts if key not in unseen]
    return tuple(Symbol(key, night(drawn()[key]), texts[key]) for key in keys)


def emblem(view: View, seat: int) -> str:
    return art.die_pirate(seat)


def night(art: str) -> str:
    """So that the game's stylesheet paints it as on the board."""
    return f'<g class="martinique">{art}</g>'


@cache
def drawn() -> dict[str, str]:
    """In full: what is drawn beside the board does not refer to its ground."""
    skulls, chests, black, red = art.die_tile(SKULLS), art.die_tile(CHESTS), *art.PIRATES
    sand = box("land", -29, -29, 58, 58, f'fill="{art.SAND}" stroke="{INK}" stroke-dasharray="7 5"')
    stripes = path("M-28-8L-8-28M-28 16L16-28M-20 28L28-20M4 28L28 4", "none", INK, 7, "hatch", ' opacity="0.42"')
    return {
        "find": skulls,
        "map": at(0, 0, art.MAP_SHEET + art.BADGE + art.figure(1), size=0.68),
        "empty": sand + at(0, 0, SHELL, size=0.8),
        "hook": at(0, 0, INN, size=0.31),
        "stool": at(0, -12, props.STOOL),
        "joker": at(0, 0, art.JOKER, size=0.68),
        "pirate": at(-14, 0, black, art.OUTLINE, 0.6) + at(15, 0, red, art.OUTLINE, 0.6),
        "supply": at(12, 6, black, art.OUTLINE, 0.45) + at(-12, 0, black, art.OUTLINE, 0.6),
        "eye": at(0, 0, art.EYE, size=1.4),
        "treasure": at(0, 0, props.bare_plank(2), size=0.36) + at(-14, 0, chests, size=0.4) + at(14, 0, skulls, size=0.4),
        "bag": at(0, 0, props.BAG_ART, size=0.6),
        "gone": at(0, 0, props.GONE, size=1.2),
        "points": props.coin("7"),
        "pairs": at(0, 0, props.PAIR, size=2),
        "more": at(-4, 0, props.MORE, size=2),
        "ship": at(0, 0, props.SHIP, size=2),
        "finds": at(-6, 5, skulls, size=0.75) + at(6, -5, skulls, size=0.75),
        "taken": at(0, -2, props.map_tile("D", "B4", is_shown=False), size=0.85),
        "shown": at(0, -2, props.map_tile("4", "D2", is_shown=True), size=0.85),
        "hold": at(0, 0, props.hull(STACKS), size=0.23),
        "lost": at(-15, 0, art.MAP_SHEET, size=0.34) + at(15, 0, art.MAP_SHEET, size=0.34),
        "notes": at(0, -28, props.notes((False, True, False, False), (False, False, True, False), 56, "")),
        "ruled": sand + stripes,
    }
