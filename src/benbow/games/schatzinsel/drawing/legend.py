"""What the things on the board mean, each with a small picture. Drawings mark them with the same keys."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import CROSS, INK, PLATE, ROUND, SOLE, WOOD, at, path, written
from benbow.engine.drawing.scene import Symbol
from benbow.engine.words import Words

from ..rules.discs import KINDS, Discs
from ..rules.facts import Snapshot, pawns_hold_discs
from ..rules.state import BLACK, RED
from . import art
from .art import SAND, WAY, WAY_RIM
from .figures import THINGS, figure
from .ground import gate_art, letter
from .panel import BUBBLE, coin
from .shores import sailing, stockade

_BEND, _RISE = "M-32 14Q0-14 32 14", "M-14 32Q-10 0 20-32"


def legend(view: View, words: Words) -> tuple[Symbol, ...]:
    s = Snapshot.of(view)
    held, open = "yes" if pawns_hold_discs(s) else "no", "yes" if s.all_starts else "no"  # SI-18, SI-16
    texts = {
        "disc": words("legend-disc", held=held), "dot": words("legend-dot"), "bridge": words("legend-bridge"),
        "loop": words("legend-loop"), "start": words("legend-start", open=open), "goal": words("legend-goal"),
        "ship": words("legend-ship"), "camp": words("legend-camp"), "red": words("legend-red", held=held),
        "black": words("legend-black", held=held), "coin": words("legend-coin"), "sole": words("legend-sole"),
        "objection": words("legend-objection"), "named": words("legend-named"), "barred": words("legend-barred"),
        "lit": words("legend-lit"), "duel": words("legend-duel"), "returned": words("legend-returned"),
        "closed": words("legend-closed"), "limit": words("legend-limit"),
    }
    if s.jungle.letters:
        texts["letter"] = words("legend-letter")
    drawings = pictures(s.set)
    return tuple(Symbol(key, drawings[key], text) for key, text in texts.items())


def emblem(view: View, seat: int) -> str:
    return figure(seat)


@lru_cache(maxsize=64)
def pictures(discs: Discs) -> dict[str, str]:
    """In a square of 64 around the origin; they refer to nothing that the ground defines."""
    disc = art.loose_disc(discs, KINDS.index("D"))
    goal = at(0, 0, gate_art(RED, 1), size=0.85)
    lit = "".join(art.ways(own, foe, True) for own, foe in (("M-30-12H30", ""), ("", "M-30 14H30")))
    return {
        "disc": disc, "dot": way(_BEND) + at(0, 0, f'<circle r="13" fill="{PLATE}" stroke="{INK}" stroke-width="3"/>'),
        "bridge": way(_BEND) + way(_RISE) + path("M-7 9Q0-6 8-16", "none", WOOD, 24, more=' stroke-dasharray="4 2"'),
        "loop": way("M-32 30C-32-30 32-30 32 30"), "letter": way("M0 32V0") + letter(0, -8, 1, "a"),
        "start": at(0, 0, gate_art(RED, 0), size=0.8), "goal": goal,
        "ship": at(0, 2, sailing(RED), size=0.25), "camp": at(0, 14, stockade(), size=0.27), "red": figure(RED),
        "black": figure(BLACK), "coin": coin(0, True), "sole": at(0, 0, path(SOLE, INK, INK, 2.2, more=ROUND), size=1.7),
        "objection": path(BUBBLE, PLATE, INK, 2.5, more=ROUND) + written(0, 7, 28, CROSS, "!", "sign"),
        "named": disc + at(0, 0, art.NAMED, size=0.34) + at(0, -26, art.PIN, size=0.6),
        "barred": disc + at(0, -22, art.SEAL, size=0.6), "lit": lit, "duel": at(0, 0, THINGS["swords"], size=1.4),
        "returned": figure(RED) + at(22, 18, THINGS["anchor"], size=0.9), "closed": goal + at(20, 18, THINGS["lock"], size=1.2),
        "limit": at(0, 0, THINGS["hourglass"], size=1.7),
    }


def way(line: str) -> str:
    return path(line, "none", INK, WAY_RIM) + path(line, "none", SAND, WAY)
