"""What a position is worth: how many points each side is away from winning, along the trails as they lie.

The rules say what an arrival and a duel bring: they are tried in the record itself, and taken back.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.kernel import Codes, State, aside, bit, rule

from .board import BOARD_NAMES, BOARDS, GATES, PLACES
from .duels import capture
from .jungle import ENDS, WELLS, places
from .state import CAMP, CLOSED, GOAL, SHIP, START, TO_WIN
from .trails import FIELDS, LEADS, has_dot, passes, trails_from
from .turns import move

DOTS = (1 << WELLS) - 1
CHARTED = WELLS + GATES
ALL = (1 << CHARTED) - 1  # what is charted: the dots, red start, red goal, black start, black goal
MEMO = (2, 17)  # what a trial may change, and one in it
FARTHEST = 24
AGAIN = 2
PRIME = 37  # powers of two leave different rests
WHICH = np.zeros(PRIME, np.int64)  # [rest] the number of the bit
WHICH[[(1 << k) % PRIME for k in range(WELLS)]] = range(WELLS)
WON_DUEL = 8 / 13  # by the attacker (SI-23)
NEVER, NOWHERE, FAR_OFF = -1e9, -1, 1e9
AT_LEAST = np.array([81, 77, 57, 24, 4, 0]) / 81  # the chance of so many points or more (SI-11)
Memo = npt.NDArray[np.int64]


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
            for well in range(WELLS):  # who stands beside the field, and has no trail to it, has to go away and come again
                rings[board, k, far[well] or AGAIN] |= 1 << well
            for field in range(FIELDS):  # those of the same side
                rings[board, k, 1 + min(far[well] for well in gates[k - k % FIELDS + field])] |= 1 << START + field
    return rings


RINGS = rings_of()


# --------------------------------------------------------------------------------------------------- the trails
@aside
def chart(v: State, ways: Codes, points: int) -> None:
    """For each dot the dots that trails lead to, for each side's start and goal the points; of these points only."""
    for k in range(CHARTED):
        if points >> k & 1:
            side, point = (0, k) if k < WELLS else ((k - WELLS) // FIELDS, START + (k - WELLS) % FIELDS)
            found = trails_from(v, side, point)
            ways[k] = found & DOTS if k < WELLS else found


@aside
def touched(v: State, well: int) -> int:
    """The points whose trails lead over a disc, however it is turned: all that trails lead to that leave it."""
    points = bit(well)
    for end in range(ENDS):
        place = LEADS[v.board, ENDS * well + end]
        while place < PLACES and place // ENDS != well and not has_dot(v, place):  # it may come back: some trails are rings
            place = passes(v, place)
        points |= bit(place // ENDS if place < PLACES else place - PLACES + WELLS)
    return points


@rule
def whole(k: int) -> Any:
    """Fields are small integers: one type for all of them, so that nothing is compiled twice."""
    return np.int64(k)


@rule
def members(of: int) -> int:
    n = 0
    while of:
        of &= of - 1
        n += 1
    return n


@aside
def toll(v: State, ways: Codes, side: int, field: int, wanted: int, lost: int, w: Any) -> float:
    """The points that it takes to bring so many pawns to a field of their side, the nearest; and a little for the next one.

    Level by level, outward from the field. Where trails do not lead on, a pawn gets there for a price all the same: `lost`
    points, and one for every disc as the crow flies.
    """
    place = WELLS + FIELDS * side + field - START
    start, goal = ways[WELLS + FIELDS * side], ways[WELLS + FIELDS * side + 1]
    pawns, guards = v.standing[side], v.standing[1 - side]
    seen, later = bit(field), 0
    front, total, others = ways[place], 0.0, members(pawns) + v.in_camp[side]
    for level in range(1, FARTHEST):
        if level >= lost:
            front |= RINGS[v.board, place - WELLS, level - lost]
        front &= ~seen
        seen |= front
        here = members(front & pawns) + (v.in_camp[side] if front >> START & 1 else 0)
        total += level * min(wanted, here)
        if here > wanted:
            return total + w.spare * level
        wanted -= here
        others -= here
        if others == 0:
            break
        onward, guarded, dots = later, 0, front & DOTS
        while dots:
            lowest = dots & -dots
            dots ^= lowest
            if guards & lowest:
                guarded |= ways[WHICH[lowest % PRIME]]
            else:
                onward |= ways[WHICH[lowest % PRIME]]
        if front & start:
            onward |= bit(START)
        if front & goal:
            onward |= bit(GOAL)  # SI-28: a pawn may stand there
        if front >> START & 1:
            onward |= start
        front, later = onward, guarded
    return total + wanted * w.back


@rule
def arrivals(v: State, side: int) -> int:
    """How many pawns have to go aboard until the side has won, if nothing else happens. SI-17, SI-31"""
    need, own = TO_WIN[v.length] - v.chests[side, SHIP], v.chests[side, CAMP]
    if need <= own:
        return max(0, (need + 1) // 2)
    return (own + 1) // 2 + need - own


@rule
def race(v: State, ways: Codes, side: int, lost: int, w: Any) -> float:
    """The points that a side is away from winning."""
    wanted = arrivals(v, side)
    if wanted == 0:
        return 0.0
    is_closed = v.returned[side] == CLOSED  # SI-28: to the start first, and then all the way again
    points = toll(v, ways, side, START if is_closed else GOAL, 1 if is_closed else wanted, lost, w)
    return points + wanted * w.back if is_closed else points


# ------------------------------------------------------------------------------------------------ the position
@aside
def lead(v: State, ways: Codes, side: int, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, for the side that has so many points left in its turn; nobody is attacked."""
    mine, theirs, surely = 0.0, 0.0, FAR_OFF
    for k in range(3):  # once more for what needs no disc to be turned
        points = race(v, ways, 1 - side if k == 1 else side, FARTHEST if k == 2 else int(w.lost), w)
        if k == 0:
            mine = points
        elif k == 1:
            theirs = points
        else:
            surely = points
        if k == 1 and int(mine) > left:
            break
    if theirs == 0.0:
        return -1.0
    if int(surely) <= left:
        return 1.0 - 0.01 * surely
    hope = (theirs - mine) / (theirs + mine + w.calm)
    if theirs < 5.0:
        hope -= w.fear * AT_LEAST[int(theirs)] * (1.0 + hope)
    return hope


@aside
def attack(v: State, ways: Codes, memo: Memo, side: int, source: int, spot: int, left: int, w: Any) -> float:
    """What it is worth to attack there: both outcomes, by their odds. SI-23 to SI-25"""
    remember(v, memo[1])
    hope = 0.0
    for winner in range(2):
        v.player, v.spot = side, spot
        v.standing[side] &= ~bit(source)
        capture(v, winner)
        hope += (WON_DUEL if winner == side else 1.0 - WON_DUEL) * lead(v, ways, side, left, w)
        restore(v, memo[1])
    return hope


@rule
def worth(v: State, ways: Codes, memo: Memo, side: int, left: int, w: Any) -> float:
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
                        best = max(best, attack(v, ways, memo, one, point, spot, points, w))
        gain += w.attack * (best - hope) if one == side else -(best + hope) * (w.later if left > 0 else w.threat)
    return hope + gain


# ------------------------------------------------------------------------------------------------------ trials
@aside
def moved(v: State, ways: Codes, memo: Memo, side: int, source: int, target: int, left: int, w: Any) -> float:
    """To be where the move leads, with so many points left; NOWHERE: to stay."""
    if target != NOWHERE:
        if target < WELLS and v.standing[1 - side] >> target & 1:
            return attack(v, ways, memo, side, source, target, left, w)
        remember(v, memo[0])
        v.player = side
        move(v, source, target)
    hope = worth(v, ways, memo, side, left, w)
    if target != NOWHERE:
        restore(v, memo[0])
    return hope


@rule
def remember(v: State, memo: Codes) -> None:
    """All that a move or a capture changes."""
    memo[0], memo[1], memo[14], memo[15], memo[16] = v.player, v.spot, v.thrower, v.actor, v.phase
    for side in range(2):
        memo[2 + side] = v.standing[side]
        memo[4 + side] = v.in_camp[side]
        memo[6 + side] = v.aboard[side]
        memo[8 + side] = v.returned[side]
        memo[10 + side] = v.chests[side, CAMP]
        memo[12 + side] = v.chests[side, SHIP]


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
