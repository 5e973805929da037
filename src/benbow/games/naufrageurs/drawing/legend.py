"""What is drawn on the chart and in the stores, and what it means."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.drawing.art import INK, at, box
from benbow.engine.drawing.scene import HAND, Symbol, text
from benbow.engine.words import Words

from ..rules.facts import Snapshot, back_of, members
from ..rules.state import BROWN, GREEN
from ..telling.terminal import number
from . import art

SYMBOLS = {
    "ship": at(0, 2, art.ship(GREEN), size=0.36),
    "square": (box("edge", -28, -28, 56, 56, f'fill="none" stroke="{INK}" stroke-width="2"')
               + text(0, 16, "1", 46, family=HAND, css="ink")),
    "reef": at(-229 * 0.6, 0, art.reefs([0]), size=0.6),
    "wreck": at(0, 4, art.wreck(GREEN), size=0.5),
    "port": at(-887 * 0.34, 2, art.ports([0]) + at(870, 0, art.flag(GREEN)), size=0.34),
    "corners": at(0, 0, art.CORNERS, size=0.36),
    "lost": at(0, 2, art.ship(GREEN, is_lost=True), size=0.36),
    "donkey": at(0, 8, art.DONKEY, size=0.42),
    "island": at(-84 * 0.4, -336 * 0.4, art.lighthouse(), size=0.4),
    "colour": at(0, 0, art.barrel(GREEN, "7"), size=0.56),
    "special": at(0, 0, art.barrel(BROWN, "8"), size=0.56),
    "booty": at(0, 0, art.CHEST, size=0.48),
    "home": at(0, 0, art.ANCHOR, size=0.56),
    "purse": art.coin("12"),
}


def legend(view: View, words: Words) -> tuple[Symbol, ...]:
    s = Snapshot.of(view)
    texts = {
        "ship": words("legend-ship"), "square": words("legend-square"), "reef": words("legend-reef"),
        "wreck": words("legend-wreck"), "port": words("legend-port"), "corners": words("legend-corners"),
        "lost": words("legend-lost"), "donkey": words("legend-donkey"), "island": words("legend-island"),
        "colour": words("legend-colour", values=values(s, GREEN, words)),
        "special": words("legend-special", values=values(s, BROWN, words)) if s.special else "",
        "booty": words("legend-booty"), "home": words("legend-home"),
        "purse": words("legend-purse") if s.rounds else "",
    }
    return tuple(Symbol(key, SYMBOLS[key], told) for key, told in texts.items() if told)


def emblem(view: View, seat: int) -> str:
    return SYMBOLS["donkey" if seat == Snapshot.of(view).wrecker else "ship"]


def values(s: Snapshot, back: int, words: Words) -> str:
    """Of the barrels with this back, in this version of the game."""
    return words.joined([number(s.values[barrel]) for barrel in members(s.all_barrels) if back_of(barrel) == back])
