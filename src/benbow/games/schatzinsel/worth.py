"""What a position is worth: how many points each side is away from winning, along the trails as they lie.

The rules say what an arrival and a duel bring: they are tried in the record itself, and taken back.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.kernel import Codes, State, aside, bit, rule

from .board import BOARD_NAMES, BOARDS, GATES
from .duels import capture
from .jungle import ENDS, WELLS, places
from .state import CAMP, CLOSED, GOAL, SHIP, START, TO_WIN
from .trails import FIELDS, trails_from
from .turns import move

DOTS = bit(WELLS) - 1
CHARTED = WELLS + GATES  # the dots, then red start, red goal, black start, black goal
MEMO = 17  # what a trial may change
FARTHEST = 24
WON_DUEL = 8 / 13  # by the attacker (SI-23)
NEVER, NOWHERE = -1e9, -1
AT_LEAST = np.array([81, 77, 57, 24, 4, 0]) / 81  # the chance of so many points or more (SI-11)


def apart(one: int, other: int) -> int:
    """From well to well, as the crow flies."""
    (x, y), (across, down) = places()[one], places()[other]
    return max(abs(y - down), (abs(x - across) + abs(y - down)) // 2)


def rings_of() -> npt.NDArray[np.int64]:
    """[board, field, how far] the points, as the crow flies to the field; START and GOAL lie one beyond their well."""
    rings = np.zeros((len(BOARD_NAMES), GATES, FARTHEST + 1), np.int64)
    for board in range(len(BOARD_NAMES)):
        gates = [{int(end) // ENDS for end in BOARDS.gate_ends[board, k, : BOARDS.gate_size[board, k]]} for k in range(GATES)]
        for k, wells in enumerate(gates):
            far = [min(apart(well, there) for there in wells) for well in range(WELLS)]
            for well in range(WELLS):
                rings[board, k, far[well]] |= 1 << well
            for field in range(FIELDS):  # those of the same side
                rings[board, k, 1 + min(far[well] for well in gates[k - k % FIELDS + field])] |= 1 << START + field
    return rings


RINGS = rings_of()


# --------------------------------------------------------------------------------------------------- the trails
@aside
def chart(v: State, ways: Codes) -> None:
    """For each dot the dots that trails lead to, for each side's start and goal the points. They lead back as well."""
    for k in range(CHARTED):
        point = k if k < WELLS else START + (k - WELLS) % FIELDS
        found = trails_from(v, (k - WELLS) // FIELDS if k >= WELLS else 0, point)
        ways[k] = found & DOTS if k < WELLS else found


@rule
def members(of: int) -> int:
    n = 0
    while of:
        of &= of - 1
        n += 1
    return n


@aside
def toll(v: State, ways: Codes, side: int, field: int, pawns: int, in_camp: int, wanted: int, w: Any) -> float:
    """The points that it takes to bring so many pawns to a field of their side: those that are nearest.

    Level by level, outward from the field. Where trails do not lead on a pawn gets there for a price all the same.
    """
    place = WELLS + FIELDS * side + field - START
    start, goal = ways[WELLS + FIELDS * side], ways[WELLS + FIELDS * side + 1]
    guards = v.standing[1 - side] & DOTS
    seen, later, lost, price = bit(field), 0, int(w.lost), int(w.guard)
    guarded = 0
    front, total = ways[place], 0.0
    for level in range(1, FARTHEST):
        if level >= lost:
            front |= RINGS[v.board, place - WELLS, level - lost]
        front &= ~seen
        seen |= front
        here = min(wanted, members(front & pawns) + (in_camp if front >> START & 1 else 0))
        total += level * here
        wanted -= here
        if wanted == 0:
            break
        onward, guarded = later, 0
        for well in range(WELLS):
            if front >> well & 1:
                if guards >> well & 1:
                    guarded |= ways[well]
                else:
                    onward |= ways[well]
        if front & start:
            onward |= bit(START)
        if front & goal:
            onward |= bit(GOAL)  # SI-28: a pawn may stand there
        if front >> START & 1:
            onward |= start
        later = guarded if price else 0
        front = onward | (0 if price else guarded)
    return total + wanted * w.back


@rule
def arrivals(v: State, side: int) -> int:
    """How many pawns have to go aboard until the side has won, if nothing else happens. SI-17, SI-31"""
    need, own = TO_WIN[v.length] - v.chests[side, SHIP], v.chests[side, CAMP]
    if need <= own:
        return max(0, (need + 1) // 2)
    return (own + 1) // 2 + need - own


@rule
def race(v: State, ways: Codes, side: int, w: Any) -> float:
    """The points that a side is away from winning."""
    wanted = arrivals(v, side)
    if v.returned[side] == CLOSED:  # SI-28: to the start first, and all the way again
        return toll(v, ways, side, START, v.standing[side], 0, 1, w) + wanted * w.back
    return toll(v, ways, side, GOAL, v.standing[side], int(v.in_camp[side]), wanted, w) if wanted else 0.0


# ------------------------------------------------------------------------------------------------ the position
@aside
def lead(v: State, ways: Codes, side: int, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, for the side that has so many points left in its turn; nobody is attacked."""
    mine, theirs = 0.0, 0.0
    for one in range(2):
        points = race(v, ways, one, w)
        if one == side:
            mine = points
        else:
            theirs = points
    if theirs == 0.0:
        return -1.0
    if mine <= left:
        return 1.0 - 0.01 * mine
    hope = (theirs - mine) / (theirs + mine + w.calm)
    if theirs <= 4.0:
        hope -= w.fear * AT_LEAST[int(np.ceil(theirs))] * (1.0 + hope)
    return hope


@aside
def attack(v: State, ways: Codes, side: int, source: int, spot: int, left: int, w: Any) -> float:
    """What it is worth to attack there: both outcomes, by their odds. SI-23 to SI-25"""
    memo, hope = remembered(v), 0.0
    for winner in range(2):
        v.player, v.spot = side, spot
        v.standing[side] &= ~bit(source)
        capture(v, winner)
        hope += (WON_DUEL if winner == side else 1.0 - WON_DUEL) * lead(v, ways, side, left, w)
        restore(v, memo)
    return hope


@rule
def worth(v: State, ways: Codes, side: int, left: int, w: Any) -> float:
    """The lead, with the best attack of each side in mind."""
    hope = lead(v, ways, side, left, w)
    if hope == 1.0 or hope == -1.0:
        return hope
    gain = 0.0
    for one in range(2):
        best = -hope if one != side else hope
        if one == side and left == 0:
            continue
        points = left - 1 if one == side else 0
        foes = v.standing[1 - one] & DOTS
        for point in range(WELLS + 1):
            if v.standing[one] >> point & 1:
                aims = foes & ways[point if point < WELLS else WELLS + FIELDS * one]
                for spot in range(WELLS):
                    if aims >> spot & 1:
                        best = max(best, attack(v, ways, one, point, spot, points, w))
        gain += w.attack * (best - hope) if one == side else -(best + hope) * (w.later if left > 0 else w.threat)
    return hope + gain


# ------------------------------------------------------------------------------------------------------ trials
@aside
def moved(v: State, ways: Codes, side: int, source: int, target: int, left: int, w: Any) -> float:
    """To be where the move leads, with so many points left; NOWHERE: to stay."""
    if target != NOWHERE and target < WELLS and v.standing[1 - side] >> target & 1:
        return attack(v, ways, side, source, target, left, w)
    memo = remembered(v)
    if target != NOWHERE:
        v.player = side
        move(v, source, target)
    hope = worth(v, ways, side, left, w)
    restore(v, memo)
    return hope


@rule
def remembered(v: State) -> Any:
    """All that a move or a capture changes."""
    memo = np.empty(MEMO, np.int64)
    memo[0], memo[1], memo[14], memo[15], memo[16] = v.player, v.spot, v.thrower, v.actor, v.phase
    for side in range(2):
        memo[2 + side] = v.standing[side]
        memo[4 + side] = v.in_camp[side]
        memo[6 + side] = v.aboard[side]
        memo[8 + side] = v.returned[side]
        memo[10 + side] = v.chests[side, CAMP]
        memo[12 + side] = v.chests[side, SHIP]
    return memo


@rule
def restore(v: State, memo: Codes) -> None:
    v.player, v.spot, v.thrower, v.actor, v.phase = memo[0], memo[1], memo[14], memo[15], memo[16]
    for side in range(2):
        v.standing[side] = memo[2 + side]
        v.in_camp[side] = memo[4 + side]
        v.aboard[side] = memo[6 + side]
        v.returned[side] = memo[8 + side]
        v.chests[side, CAMP] = memo[10 + side]
        v.chests[side, SHIP] = memo[12 + side]
