"""What words and drawings know of a view. Rules are called uncompiled: a sentence does not wait for the compiler."""
from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from benbow.engine.compiled.uncompiled import asked, uncompiled
from benbow.engine.state import Ints

from . import actions, duels, game, naming, objections, trails, turns
from .actions import VERBS
from .board import BOARDS, DOT, PLACES, Board, jungle_at, sets_of
from .discs import ENDS, WELLS, Discs
from .jungle import Jungle
from .state import EMPTY, NONE, Phase, State

reach = asked(trails.reach)
trails_from = asked(trails.trails_from)
enters_start = asked(trails.enters_start)
can_be_named = asked(naming.can_be_named)
held = asked(naming.held)
pawns_hold_discs = asked(naming.pawns_hold_discs)
must_turn_another = asked(objections.must_turn_another)
has_won = asked(turns.has_won)
winner = asked(game.winner)
has_pawns = asked(duels.has_pawns)
turned = uncompiled(trails.turned)
_point_of = asked(trails.point_of)
gate_of = uncompiled(trails.gate_of)
is_held = asked(trails.is_held)
across = uncompiled(trails.across)
move_code = uncompiled(actions.move_code)
_is_move, _source_of, _target_of = uncompiled(actions.is_move), uncompiled(actions.source_of), uncompiled(actions.target_of)
_go_aboard = uncompiled(duels.go_aboard)
LAYING = (Phase.DEAL, Phase.DRAW, Phase.LAY)
NAMING = (Phase.ACT, Phase.OTHER)  # a disc can be named
TURNING = (Phase.TURN, Phase.MAY_TURN)
NAMED = (Phase.ANSWER, Phase.REPLY, Phase.CONTEST, *TURNING)  # a disc has been named, and is not turned yet


class Snapshot(State):
    """A view in plain numbers, and what follows from it."""

    @cached_property
    def jungle(self) -> Jungle:
        return jungle_at(self.board)

    @property
    def set(self) -> Discs:
        """The kinds of disc that this match is played with."""
        return sets_of(self.jungle)[self.discs]

    @property
    def is_laying(self) -> bool:
        return self.phase in LAYING

    @property
    def is_actor(self) -> bool:
        """Does the seat of this view act now?"""
        return self.actor == self.seat

    @property
    def is_turning(self) -> bool:
        return self.phase in TURNING

    @property
    def named(self) -> int:
        """The disc that has been named and is not turned yet; NONE if there is none."""
        return self.spot if self.phase in NAMED else NONE

    def has_pawn(self, side: int, point: int) -> bool:
        return bool(self.standing[side] >> point & 1)

    def pawn_points(self, side: int) -> list[int]:
        """The points with a pawn of this side."""
        return bits(self.standing[side])

    @property
    def all_starts(self) -> bool:
        """SI-16: may the start of the other side be entered?"""
        return self.starts == trails.ALL_STARTS

    @property
    def can_move(self) -> bool:
        """Can any pawn of the player move? SI-13"""
        return any(reach(self, self.player, point) for point in self.pawn_points(self.player))

    @property
    def has_duty(self) -> bool:
        """SI-13: no pawn has moved in this turn, and one can."""
        return self.left > 0 and not self.moved and self.can_move

    def chests_after_arrival(self, side: int) -> list[list[int]]:
        """The chests as they are when another pawn of this side has come to its goal. SI-17"""
        after = self.record.copy()
        _go_aboard(after, side)
        return [[int(n) for n in chests] for chests in after.chests]


def decode(code: int) -> tuple[str, tuple[int, ...]]:
    """An action as words and drawings read it: a move from or to the other side's start is a move like others."""
    return ("move", (_source_of(code), _target_of(code))) if _is_move(code) else VERBS.decode(code)


def bits(of: int) -> list[int]:
    """The members of a set."""
    return [k for k in range(of.bit_length()) if of >> k & 1]


class Trail(NamedTuple):
    """A trail over discs, from one point to the next."""

    places: tuple[int, ...]  # 6 * well + end: leaving the first disc, then entering and leaving each, and entering the last
    point: int | None  # of the side that walks: 0-18, START, GOAL, FOE; None at a field it may not enter (SI-16) or an empty well


def trails_of(s: State, disc: Ints, side: int, point: int) -> list[Trail]:
    """SI-14: all trails from a point to the next points, taken or not, or to an empty well. `disc` is what lies in each well."""
    board = BOARDS.at_number(s.board).data
    if point < WELLS:
        exits = [ENDS * point + end for end in bits(int(board.dotted[s.discs, disc[point]]))]
        return [trail_along(s, board, disc, side, int(board.leads[place]), [place]) for place in exits]
    gate = gate_of(side, point)
    entries = board.gate_ends[gate, : board.gate_size[gate]]
    return [trail_along(s, board, disc, side, int(place), []) for place in entries]


def trail_along(s: State, board: Board, disc: Ints, side: int, place: int, places: list[int]) -> Trail:
    """Disc by disc, from the place where the trail enters the next one."""
    while place < PLACES:
        places.append(place)
        well, end = divmod(place, ENDS)
        if disc[well] == EMPTY:
            return Trail(tuple(places), None)
        out = int(board.through[s.discs, disc[well], end])
        if out == DOT:
            return Trail(tuple(places), well)
        places.append(ENDS * well + out)
        place = int(board.leads[ENDS * well + out])
    return Trail(tuple(places), next(iter(bits(_point_of(s, side, place))), None))
