"""A view, read once: plain lists and numbers for the drawing; and what things are called, by their places."""
from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from benbow.engine.contract import View
from benbow.engine.words import words_of

from ..rules.board import SETS
from ..rules.facts import LAYING, NAMED, bits
from ..rules.jungle import ENDS, SIDES, WELLS
from ..rules.state import BLACK, GOAL, NONE, RED, START
from ..telling.phrases import listed, point_word

WORDS = Path(__file__).parent.parent / "words"
DISC_IDS = tuple(f"disc-{well}" for well in range(WELLS))
WELL_IDS = tuple(f"well-{well}" for well in range(WELLS))
PAWN_IDS = tuple((*(f"{side}-{well}" for well in range(WELLS)), f"{side}-start", f"{side}-goal") for side in SIDES)
TARGET_IDS = tuple((*(f"dot-{well}" for well in range(WELLS)), f"start-{side}", f"goal-{side}") for side in SIDES)
GATE_IDS = tuple((f"gate-{side}-start", f"gate-{side}-goal") for side in SIDES)
TURN_IDS = tuple(f"turn-{k}" for k in range(1, ENDS))
FACE_IDS = tuple(f"face-{k}" for k in range(ENDS))
CAMP_IDS = tuple(f"camp-{side}" for side in SIDES)
SHIP_IDS = tuple(f"ship-{side}" for side in SIDES)
FIELDS = (
    "board", "discs", "length", "limit", "turns", "player", "left", "moved", "objected", "spot", "thrower", "drawn", "laid",
    "disc", "pool", "in_camp", "aboard", "returned", "chests", "barred", "standing",
)


class Table(NamedTuple):
    seat: int
    actor: int
    phase: int
    board: int
    discs: int
    length: int
    limit: int
    turns: int
    player: int
    left: int
    moved: int
    objected: int
    spot: int
    thrower: int
    drawn: int
    laid: int
    disc: list[int]
    pool: list[int]
    in_camp: list[int]
    aboard: list[int]
    returned: list[int]
    chests: list[list[int]]
    barred: int
    standing: list[int]

    @property
    def is_laying(self) -> bool:
        return self.phase in LAYING

    @property
    def is_asked(self) -> bool:
        """Is it this seat that acts?"""
        return self.actor == self.seat

    @property
    def named(self) -> int:
        """The disc that was named, and is not turned yet; NONE if there is none."""
        return self.spot if self.phase in NAMED else NONE

    def points(self, side: int) -> list[int]:
        """The points with a pawn of a side."""
        return bits(self.standing[side])


def read(view: View) -> Table:
    s = view.record
    return Table(view.seat, view.actor, view.phase, *(s[name].tolist() for name in FIELDS))


@lru_cache(maxsize=8192)
def say(key: str, lang: str, **arguments: str | int) -> str:
    """Words, made once; the names of players come as arguments."""
    return words_of(WORDS, lang)(key, **arguments)


# ---------------------------------------------------------------------------------------------------------- names
def pawn_of(id: str) -> tuple[int, int] | None:
    """-> side and point"""
    for side in (RED, BLACK):
        if id in PAWN_IDS[side]:
            return side, PAWN_IDS[side].index(id)
    return None


@lru_cache(maxsize=1024)
def ends_of_dot(discs: int, disc: int, lang: str) -> str:
    """The ends by which the dot can be left, as the disc lies."""
    kind, rotation = divmod(disc, ENDS)
    ends = sorted((end + rotation) % ENDS for trail in SETS[discs][kind].dotted for end in trail)
    return listed([say("drawn-end", lang, end=end) for end in ends], words_of(WORDS, lang))


@lru_cache(maxsize=8192)
def disc_name(well: int, discs: int, disc: int, is_barred: bool, is_named: bool, lang: str) -> str:
    parts = [say("drawn-disc", lang, n=well), say("drawn-dot-joins", lang, ends=ends_of_dot(discs, disc, lang))]
    parts += [say("drawn-named", lang)] if is_named else []
    parts += [say("drawn-barred", lang)] if is_barred else []
    return ", ".join(parts)


@lru_cache(maxsize=512)
def point_name(side: int, point: int, lang: str) -> str:
    if point == START:
        return say("drawn-start", lang, side=SIDES[side])
    return say("drawn-goal", lang, side=SIDES[side]) if point == GOAL else say("drawn-disc", lang, n=point)


@lru_cache(maxsize=512)
def target_name(point: int, lang: str) -> str:
    """What a click there does: what lies below it has a name of its own."""
    return say("drawn-target", lang, to=point_word(point))


@lru_cache(maxsize=512)
def pawn_name(side: int, point: int, lang: str) -> str:
    where = "start" if point == START else "goal" if point == GOAL else "disc"
    return say("drawn-pawn", lang, side=SIDES[side], where=where, n=point)
