"""What words and drawings ask the rules about a view. Uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from typing import NamedTuple

from benbow.engine.compiled.uncompiled import uncompiled

from . import duels, trails, turns
from . import game as rules
from .board import BOARDS, DISCS, PLACES
from .jungle import ENDS, WELLS
from .state import EMPTY, START, Phase, State

reach = uncompiled(trails.reach)
trails_from = uncompiled(trails.trails_from)
passes = uncompiled(trails.passes)
turned = uncompiled(trails.turned)
has_dot = uncompiled(trails.has_dot)
point_of = uncompiled(trails.point_of)
can_be_named = uncompiled(turns.can_be_named)
has_won = uncompiled(turns.has_won)
winner = uncompiled(rules.winner)
has_pawns = uncompiled(duels.has_pawns)
go_aboard = uncompiled(duels.go_aboard)
pair_odds = uncompiled(duels.pair_odds)
FIELDS = trails.FIELDS
LAYING = (Phase.DEAL, Phase.DRAW, Phase.LAY)
NAMED = (Phase.ANSWER, Phase.REPLY, Phase.CONTEST, Phase.TURN)  # a disc has been named, and is not turned yet


class Trail(NamedTuple):
    """A way over discs, from one point to the next."""

    places: tuple[int, ...]  # 6 * well + end: leaving the first disc, then entering and leaving each, and entering the last
    point: int | None  # of the side that walks: 0-18, START, GOAL; None at a field of the other side (SI-16) or an empty well


def bits(of: int) -> list[int]:
    """The members of a set."""
    return [k for k in range(int(of).bit_length()) if int(of) >> k & 1]


def pawns(s: State, side: int) -> list[int]:
    """The points with a pawn of this side."""
    return bits(s["standing"][side])


def can_move(s: State, side: int) -> bool:
    """Can any pawn of this side move now? SI-13"""
    return any(reach(s, side, point) for point in pawns(s, side))


def has_duty(s: State) -> bool:
    """SI-13: no pawn has moved in this turn, and one can."""
    return bool(s["left"]) and not s["moved"] and can_move(s, int(s["player"]))


def loaded(s: State, side: int) -> State:
    """A copy of a view in which a pawn of this side has come to its goal. SI-17"""
    other: State = s.copy()
    go_aboard(other, side)
    return other


def with_disc(s: State, well: int, disc: int) -> State:
    """A copy of a view in which another disc lies in a well: to see where trails would lead."""
    other: State = s.copy()
    other["disc"][well] = disc
    return other


def trails_of(s: State, side: int, point: int) -> list[Trail]:
    """SI-14: all trails that leave a point, each to the next point, whoever stands there; or to a well without a disc."""
    return [trail_along(s, side, place, [*first]) for first, place in exits(s, side, point)]


def exits(s: State, side: int, point: int) -> list[tuple[tuple[int, ...], int]]:
    """The ways out of a point: what is left there, and where the trail comes to next."""
    if point < WELLS:
        ends = bits(DISCS.dotted[int(s["discs"]), int(s["disc"][point])])
        return [((ENDS * point + end,), int(BOARDS.leads[int(s["board"]), ENDS * point + end])) for end in ends]
    gate = FIELDS * side + point - START
    size = int(BOARDS.gate_size[int(s["board"]), gate])
    return [((), int(place)) for place in BOARDS.gate_ends[int(s["board"]), gate, :size]]


def trail_along(s: State, side: int, place: int, places: list[int]) -> Trail:
    """Disc by disc, from where the trail enters the next one."""
    while place < PLACES:
        places.append(place)
        if int(s["disc"][place // ENDS]) == EMPTY:
            return Trail(tuple(places), None)
        if has_dot(s, place):
            return Trail(tuple(places), place // ENDS)
        out = int(DISCS.through[int(s["discs"]), int(s["disc"][place // ENDS]), place % ENDS])
        places.append(place - place % ENDS + out)
        place = int(passes(s, place))
    where = int(point_of(side, place))
    return Trail(tuple(places), where.bit_length() - 1 if where else None)
