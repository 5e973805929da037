"""Parts of sentences: a seat, a point, the trails of a disc, the chests that go aboard."""
from __future__ import annotations

from collections.abc import Sequence

from benbow.engine.state import Grid
from benbow.engine.words import Arguments, Words

from ..rules.actions import POINT_NAMES
from ..rules.discs import ENDS, Discs
from ..rules.facts import bits
from ..rules.jungle import END_NAMES, SIDES
from ..rules.state import CAMP, SHIP

SIXTH = 60  # degrees
Chests = Sequence[Sequence[int]] | Grid  # by side, in the CAMP and on the SHIP
DOTTED = "•"


def seat_word(seat: int, words: Words) -> str:
    return words("seat", n=seat + 1)


def trails_text(discs: Discs, disc: int, words: Words) -> str:
    """NE–SW •, E–SE, W–NW: the trails of a disc in its rotation, those that meet the dot first. SI-3"""
    kind, rotation = divmod(disc, ENDS)
    trails = sorted(discs[kind].turned(rotation), key=lambda trail: (not trail[1], min(trail[0])))
    return ", ".join(
        "–".join(words("way", way=END_NAMES[end].lower()) for end in sorted(ends)) + (f" {DOTTED}" if has_dot else "")
        for ends, has_dot in trails)


def places_text(points: int, words: Words) -> str:
    """To a set of points: disc 3, disc 9 and the start."""
    return words.joined([words("to-point", to=POINT_NAMES[point]) for point in bits(points)])


def load_words(old: Chests, new: Chests, side: int) -> Arguments:
    """SI-17: the chests that have gone aboard with a pawn."""
    own = old[side][CAMP] - new[side][CAMP]
    load = "two" if own > 1 else "last" if own else source_word(old, new, 1 - side)
    return {"load": load, "other": SIDES[1 - side]}


def source_word(old: Chests, new: Chests, loser: int) -> str:
    """SI-25: where a chest was taken from a side, if one was."""
    for source, name in ((CAMP, "camp"), (SHIP, "ship")):
        if new[loser][source] < old[loser][source]:
            return name
    return "none"
