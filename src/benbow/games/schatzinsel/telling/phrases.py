"""What the words need to know of things: a point, a disc as it lies, the chests that go aboard."""
from __future__ import annotations

from collections.abc import Sequence

from benbow.engine.words import Words

from ..rules.actions import POINT
from ..rules.board import SETS
from ..rules.facts import bits
from ..rules.jungle import END_NAMES, ENDS, SIDES
from ..rules.state import CAMP, SHIP, START, State

Arguments = dict[str, str | int]
SIXTH = 60  # degrees
DOTTED = "•"


def seat_word(seat: int, words: Words) -> str:
    return words("seat", n=seat + 1)


def colour_word(side: int) -> str:
    return SIDES[side]


def point_word(point: int) -> str:
    """`7`, `start` or `goal`"""
    return POINT.names[point]


def trails_text(discs: int, disc: int, words: Words) -> str:
    """NE–SW •, E–SE, W–NW: the trails of a disc as it lies, first what meets the dot. SI-3"""
    kind, rotation = divmod(disc, ENDS)
    trails = sorted(SETS[discs][kind].turned(rotation), key=lambda trail: (not trail[1], min(trail[0])))
    return ", ".join(
        "–".join(words("way", way=END_NAMES[end].lower()) for end in sorted(ends)) + (f" {DOTTED}" if has_dot else "")
        for ends, has_dot in trails)


def listed(names: Sequence[str], words: Words) -> str:
    """disc 1, disc 2 and the start"""
    if len(names) < 2:
        return "".join(names)
    return words("joined", list=", ".join(names[:-1]), last=names[-1])


def places_text(points: int, words: Words) -> str:
    """To a set of points: disc 3, disc 9 and the start."""
    return listed([words("to-point", to=point_word(point)) for point in bits(points)], words)


def field_word(point: int, words: Words) -> str:
    return words("board-start" if point == START else "board-goal")


def load_words(old: State, new: State, side: int) -> Arguments:
    """SI-17: which chests have gone aboard with a pawn."""
    own = int(old["chests"][side, CAMP]) - int(new["chests"][side, CAMP])
    if own:
        load = "two" if own > 1 else "last"
    else:
        load = source_word(old, new, 1 - side)
    return {"load": load, "other": colour_word(1 - side)}


def source_word(old: State, new: State, loser: int) -> str:
    """SI-25: where a chest was taken from a side, if it was."""
    for source, name in ((CAMP, "camp"), (SHIP, "ship")):
        if new["chests"][loser, source] < old["chests"][loser, source]:
            return name
    return "none"
