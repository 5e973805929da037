"""Following trails: where a pawn can go."""
from __future__ import annotations

from benbow.engine.compiled import bit, rule

from .board import DOT, FIELDS, PLACES, at
from .discs import ENDS, WELLS
from .editions import FR, to_the_letter
from .state import CLOSED, FOE, GOAL, START, State

ALL_STARTS = 1


@rule
def turned(disc: int, sixths: int) -> int:
    """The same disc, turned clockwise. SI-2, SI-18"""
    return disc - disc % ENDS + (disc + sixths) % ENDS


@rule
def place_beyond(s: State, place: int) -> int:
    """A trail enters a disc here, and does not meet its dot: the place where it enters the next disc, or a gate."""
    board, end = at(s.board), place % ENDS
    return board.leads[place - end + board.through[s.discs, s.disc[place // ENDS], end]]


@rule
def has_dot(s: State, place: int) -> bool:
    """Does the trail that enters a disc at this place meet the dot?"""
    return at(s.board).through[s.discs, s.disc[place // ENDS], place % ENDS] == DOT


@rule
def trail_end(s: State, place: int) -> int:
    """SI-14: the end of a trail that enters a disc at this place, or is at a gate already: the well of a dot, or a gate.

    Bridges and rim loops are followed. It comes to an end on every board: trails can be walked both ways, dead ends too, so a
    ring would lead back to its beginning.
    """
    board = at(s.board)
    while place < PLACES:
        well, end = place // ENDS, place % ENDS
        out = board.through[s.discs, s.disc[well], end]
        if out == DOT:
            return well
        place = board.leads[ENDS * well + out]
    return place


@rule
def point_of(s: State, side: int, place: int) -> int:
    """The end of a trail as the bit of a side's point; 0 for a start or goal that it may not enter (SI-16)."""
    if place < PLACES:
        return bit(place)
    field = place - PLACES - FIELDS * side
    if 0 <= field < FIELDS:
        return bit(START + field)
    return bit(FOE) if s.starts == ALL_STARTS and place - PLACES == gate_of(side, FOE) else 0


@rule
def gate_of(side: int, point: int) -> int:
    """START, GOAL or FOE of a side as a gate of the board."""
    return FIELDS * (1 - side) if point == FOE else FIELDS * side + point - START


@rule
def across(point: int) -> int:
    """How the other side calls a point: the start of the one is FOE to the other."""
    return FOE if point == START else START if point == FOE else point


@rule
def is_held(s: State, side: int, point: int) -> bool:
    """Does an enemy of this side hold the point? SI-23; nobody is on the other's goal (SI-16, SI-27)."""
    return point != GOAL and s.standing[1 - side] >> across(point) & 1 == 1


@rule
def trails_from(s: State, side: int, point: int) -> int:
    """The set of points that trails from here lead to, taken or not."""
    board, found = at(s.board), 0
    if point < WELLS:
        ends = board.dotted[s.discs, s.disc[point]]
        for end in range(ENDS):
            if ends >> end & 1:
                found |= point_of(s, side, trail_end(s, board.leads[ENDS * point + end]))
    else:
        gate = gate_of(side, point)
        for k in range(board.gate_size[gate]):
            found |= point_of(s, side, trail_end(s, board.gate_ends[gate, k]))
    return found


@rule
def reach(s: State, side: int, point: int) -> int:
    """The set of points that a pawn can move to from here: none with an own pawn (SI-15), and no closed goal (SI-28)."""
    found = trails_from(s, side, point) & ~(bit(point) | s.standing[side])
    if not enters_start(s):
        found &= ~bit(START)
    return found & ~bit(GOAL) if s.returned[side] == CLOSED else found


@rule
def enters_start(s: State) -> bool:
    """SI-14: may a pawn go back to its start? By the French text it only sets out from there, unless all may enter it (SI-16)."""
    return not to_the_letter(s, FR) or s.starts == ALL_STARTS
