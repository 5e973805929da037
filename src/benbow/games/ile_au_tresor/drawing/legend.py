"""The legend: everything on the map that a newcomer may wonder about, drawn as it is there. Drawings mark it with its key."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.drawing.art import CROSS, INK, PAPER, ROUND, WOOD, at, box, die, disc, path, pips, written
from benbow.engine.drawing.scene import Symbol
from benbow.engine.words import Words

from ..rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN
from ..rules.state import State
from . import art, ground, island, panels, terrain
from .art import use

_RIVER, _LAKE = "M-26 14Q-10-18 4 0T26-12", "M-22 4Q-24-14-6-14Q16-20 22-2Q24 14 2 14Q-18 16-22 4Z"


def _double(face: int) -> str:
    one = die(pips(face, CROSS), "#e9d6d0")
    return at(-14, 0, one, size=0.4) + at(14, 0, one, size=0.4)


_ART = {
    "chest": at(0, 0, use("chest") + use("tag-1"), size=1.5),
    "looked": use("mark-red", -14, 0, 2) + use("mark-blue", 14, 0, 2),
    "treasure": at(0, 6, use("gold"), size=1.1),
    "pirate": at(0, 3, use("red-1")),
    "room": use("room-5", 0, 0, 2),
    "pp": "".join(disc("coin", 16 * k, 0, 12, f'fill="{art.GOLD}" stroke="{INK}" stroke-width="2"') for k in (-1, 0, 1)),
    "cost": use("cost-2", 0, 0, 1.9),
    "boat": at(0, 12, art.boat(0, 0, 6), size=0.7),
    "port": island.HARBOUR,
    "jetty": at(0, -3, island.SKULL, size=1.4),
    "fort": at(0, 0, terrain.sample(FORTRESS), size=0.9),
    "flat": at(0, 0, terrain.sample(FLAT), size=0.9),
    "marsh": at(0, 0, terrain.sample(MARSH), size=0.9),
    "hill": at(0, 0, terrain.sample(HILL), size=0.9),
    "mountain": at(0, 0, terrain.sample(MOUNTAIN), size=0.9),
    "river": path(_RIVER, "none", "#3f6f7a", 8, more=ROUND) + path(_RIVER, "none", "#a9d0d4", 4.6, more=ROUND),
    "lake": path(_LAKE, "#a5c5c4", INK, 2),
    "crater": at(0, 8, island.CRATER, size=0.75),
    "cell": written(0, 9, 28, "#7c2415", "24"),
    "coordinates": ground.coordinate(-14, 0, "f") + ground.coordinate(14, 0, "9"),
    "crew": "".join(at(20 * (k - 1), 2, icon, size=0.8) for k, icon in enumerate(panels.ICONS)),
    "grave": path("M-24-20H24V20H-24Z", WOOD, INK, 2.5, more=ROUND) + at(0, 3, ground.GRAVE_ART, size=1.2),
    "needs": use("needs-7", 0, 0, 1.6),
    "bars": at(0, 0, use("blue-2") + art.BARS, size=0.8),
    "eruption": _double(2), "storm": _double(5), "fog": _double(3), "fever": _double(1), "recruits": _double(6),
    "boats": _double(4),
}


def legend(view: View, words: Words) -> tuple[Symbol, ...]:
    plate = box("plate", -32, -32, 64, 64, f'rx="8" fill="{PAPER}"')
    said = {"bars": "bars-aboard"} if State.of(view).blockade else {}  # IT-35
    return tuple(Symbol(key, plate + drawn, words("legend", what=said.get(key, key))) for key, drawn in _ART.items())


def emblem(view: View, seat: int) -> str:
    return at(0, 4, art.figure(seat))
