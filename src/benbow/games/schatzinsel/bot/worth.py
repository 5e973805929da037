"""What a position is worth: how many points each side is away from winning, along the trails as they lie.

The rules say what an arrival and a duel bring: they are tried in the record itself, and taken back.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled.kernel import bit, rule

from ..rules.board import BOARD_NAMES, BOARDS, GATES
from ..rules.duels import capture
from ..rules.jungle import ENDS, WELLS, places
from ..rules.state import CAMP, CLOSED, GOAL, SHIP, START, TO_WIN, State
from ..rules.trails import FIELDS
from ..rules.turns import move
from .charts import CHARTED, EARLY, FRONTS, JUST, UNREAD, WAYS, Chart, is_news

DOTS = (1 << WELLS) - 1
MEMO = (2, 17)  # what a trial may change, and one in it
FARTHEST = 24
AGAIN = 2
PRIME = 37  # powers of two leave different rests
WHICH = np.zeros(PRIME, np.int64)  # [rest] the number of the bit
WHICH[[(1 << k) % PRIME for k in range(START + 1)]] = range(START + 1)
WON_DUEL = 8 / 13  # by the attacker (SI-23)
NEVER, NOWHERE, FAR_OFF, UNKNOWN = -1e9, -1, 1e9, -1.0
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


# ---------------------------------------------------------------------------------------------------- the races
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


@rule(inline=False, allocates=False)
def toll(v: State, net: Chart, row: int, side: int, field: int, wanted: int, lost: int, w: Any) -> float:
    """The points that it takes to bring so many pawns to a field of their side, the nearest; and a little for the next one.

    Level by level, outward from the field. Where trails do not lead on, a pawn gets there for a price all the same: `lost`
    points, and one for every disc as the crow flies. The levels are left in a row of the chart.
    """
    place, home = WELLS + FIELDS * side + field - START, WELLS + FIELDS * side
    start, goal = net[WAYS, home], net[WAYS, home + 1]
    pawns, guards = v.standing[side], v.standing[1 - side]
    seen, later = bit(field), 0
    front, total, others = net[WAYS, place], 0, members(pawns) + v.in_camp[side]
    rest = -1.0
    for level in range(1, FARTHEST):
        if level >= lost:
            front |= RINGS[v.board, place - WELLS, level - lost]
        front &= ~seen
        seen |= front
        net[row, 0], net[row, level] = level, front
        here = members(front & pawns) + (v.in_camp[side] if front >> START & 1 else 0)
        total += level * min(wanted, here)
        if here > wanted:
            rest = w.spare * level
            break
        wanted -= here
        others -= here
        if others == 0:
            break
        onward, guarded, dots = later, 0, front & DOTS
        while dots:
            lowest = dots & -dots
            dots ^= lowest
            point = WHICH[lowest % PRIME]
            if guards & lowest:
                guarded |= net[WAYS, point]
            else:
                onward |= net[WAYS, point]
        if front & start:
            onward |= bit(START)
        if front & goal:
            onward |= bit(GOAL)  # SI-28: a pawn may stand there
        if front >> START & 1:
            onward |= start
        front, later = onward, guarded
    return total + (rest if rest >= 0.0 else wanted * w.back)


@rule(inline=False, allocates=False)
def take_notes(v: State, net: Chart, toll: int, side: int, lost: int) -> None:
    """Which changes of the chart make no difference to a toll: as long as every dot is as far away as before.

    So none may be joined to a dot from which it would be nearer (EARLY), and each to one from which it is as near (JUST);
    unless it is so anyway, by a gate or as the crow flies. Trails lead both ways.
    """
    last, home, guards = net[FRONTS + toll, 0], WELLS + FIELDS * side, v.standing[1 - side]
    gate = home + (v.returned[side] != CLOSED)
    for point in range(CHARTED):
        net[EARLY + toll, point], net[JUST + toll, point] = 0, -1
    early, just, later, seen, given, at_start = 0, 0, 0, 0, net[WAYS, gate], 0
    for level in range(1, last + 1):
        front = net[FRONTS + toll, level]
        if level >= lost:
            given |= RINGS[v.board, gate - WELLS, level - lost]
        for point in range(WELLS):
            if front >> point & 1:
                net[EARLY + toll, point] = early
                net[JUST + toll, point] = -1 if given >> point & 1 else just
        seen |= front
        given = whole(0)
        if front >> START & 1 and level < last:
            given, at_start = net[WAYS, home], front
        if level < last:
            early, just, later = just, just | front & ~guards & DOTS | later, front & guards & DOTS
    for point in range(WELLS):
        if not seen >> point & 1:
            net[EARLY + toll, point] = just
    if last:
        net[EARLY + toll, home + 1] = -1
        net[EARLY + toll, home] = -1 if gate == home else ~at_start if at_start else seen


@rule
def arrivals(v: State, side: int) -> int:
    """How many pawns have to go aboard until the side has won, if nothing else happens. SI-17, SI-31"""
    need, own = TO_WIN[v.length] - v.chests[side, SHIP], v.chests[side, CAMP]
    if need <= own:
        return max(0, (need + 1) // 2)
    return (own + 1) // 2 + need - own


@rule(allocates=False)
def race(v: State, net: Chart, row: int, side: int, lost: int, w: Any) -> float:
    """The points that a side is away from winning."""
    wanted = arrivals(v, side)
    if wanted == 0:
        net[row, 0] = 0
        return 0.0
    is_closed = v.returned[side] == CLOSED  # SI-28: to the start first, and then all the way again
    points = toll(v, net, row, side, START if is_closed else GOAL, 1 if is_closed else wanted, lost, w)
    return points + wanted * w.back if is_closed else points


# ------------------------------------------------------------------------------------------------ the position
@rule(allocates=False)
def judged(mine: float, theirs: float, surely: float, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, by the races; `surely` is the own one if no disc is turned."""
    if theirs == 0.0:
        return -1.0
    if int(surely) <= left:
        return 1.0 - 0.01 * surely
    hope = (theirs - mine) / (theirs + mine + w.calm)
    if theirs < 5.0:
        hope -= w.fear * AT_LEAST[int(theirs)] * (1.0 + hope)
    return float(hope)


@rule(inline=False, allocates=False)
def lead(v: State, net: Chart, side: int, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, for the side that has so many points left in its turn; nobody is attacked."""
    mine, theirs, surely = 0.0, 0.0, FAR_OFF
    for k in range(3):  # once more for what needs no disc to be turned
        points = race(v, net, UNREAD, 1 - side if k == 1 else side, FARTHEST if k == 2 else int(w.lost), w)
        if k == 0:
            mine = points
        elif k == 1:
            theirs = points
        else:
            surely = points
        if k == 1 and int(mine) > left:
            break
    return judged(mine, theirs, surely, left, w)


@rule(inline=False, allocates=False)
def lead_anew(v: State, net: Chart, near: int, races: Any, side: int, left: int, w: Any) -> float:
    """The same after a disc was changed; with near = 0 at first, for the races before. Only what has changed is counted again."""
    mine, theirs, surely = 0.0, 0.0, FAR_OFF
    for k in range(3):
        points = races[k]
        one, lost = 1 - side if k == 1 else side, FARTHEST if k == 2 else int(w.lost)
        if near == 0:
            points = race(v, net, FRONTS + k, one, lost, w)
            races[k] = points
            take_notes(v, net, k, one, lost)
        elif points == UNKNOWN or is_news(net, near, k):
            points = race(v, net, UNREAD, one, lost, w)
        if k == 0:
            mine = points
        elif k == 1:
            theirs = points
        else:
            surely = points
        if k == 1 and int(mine) > left:
            break
    return judged(mine, theirs, surely, left, w)


@rule(inline=False, allocates=False)
def attack(v: State, net: Chart, memo: Memo, side: int, source: int, spot: int, left: int, w: Any) -> float:
    """What it is worth to attack there: both outcomes, by their odds. SI-23, SI-24, SI-25"""
    remember(v, memo, 1)
    hope = 0.0
    for winner in range(2):
        v.player, v.spot = side, spot
        v.standing[side] &= ~bit(source)
        capture(v, winner)
        hope += (WON_DUEL if winner == side else 1.0 - WON_DUEL) * lead(v, net, side, left, w)
        restore(v, memo, 1)
    return hope


@rule(inline=False, allocates=False)
def best_attack(v: State, net: Chart, memo: Memo, side: int, left: int, least: float, w: Any) -> float:
    """What it is worth to a side to attack, or so much at least."""
    best, foes = least, v.standing[1 - side] & DOTS
    pawns = v.standing[side] & (DOTS | bit(START)) if foes else 0
    while pawns:
        point = WHICH[(pawns & -pawns) % PRIME]
        pawns &= pawns - 1
        aims = foes & net[WAYS, point if point < WELLS else WELLS + FIELDS * side]
        while aims:
            best = max(best, attack(v, net, memo, side, point, WHICH[(aims & -aims) % PRIME], left, w))
            aims &= aims - 1
    return best


@rule(inline=False, allocates=False)
def with_attacks(v: State, net: Chart, memo: Memo, side: int, left: int, hope: float, least: float, w: Any) -> float:
    """The lead, with the best attack of each side in mind. NEVER, if it is seen that it is no more than `least`."""
    if hope == 1.0 or hope == -1.0:
        return hope
    gain = 0.0
    if left > 0:
        gain = w.attack * (best_attack(v, net, memo, side, left - 1, hope, w) - hope)
    if hope + gain <= least:  # and the other can only make it less
        return NEVER
    best = best_attack(v, net, memo, 1 - side, 0, -hope, w)
    gain += -(best + hope) * (w.later if left > 0 else w.threat)
    return hope + gain


@rule(allocates=False)
def worth(v: State, net: Chart, memo: Memo, side: int, left: int, w: Any) -> float:
    return with_attacks(v, net, memo, side, left, lead(v, net, side, left, w), NEVER, w)


# ------------------------------------------------------------------------------------------------------ trials
@rule(inline=False, allocates=False)
def moved(v: State, net: Chart, memo: Memo, side: int, source: int, target: int, left: int, w: Any) -> float:
    """To be where the move leads, with so many points left; NOWHERE: to stay."""
    if target != NOWHERE:
        if target < WELLS and v.standing[1 - side] >> target & 1:
            return attack(v, net, memo, side, source, target, left, w)
        remember(v, memo, 0)
        v.player = side
        move(v, source, target)
    hope = worth(v, net, memo, side, left, w)
    if target != NOWHERE:
        restore(v, memo, 0)
    return hope


@rule(allocates=False)
def remember(v: State, memo: Memo, row: int) -> None:
    """All that a move or a capture changes."""
    memo[row, 0], memo[row, 1], memo[row, 14], memo[row, 15], memo[row, 16] = v.player, v.spot, v.thrower, v.actor, v.phase
    for side in range(2):
        memo[row, 2 + side] = v.standing[side]
        memo[row, 4 + side] = v.in_camp[side]
        memo[row, 6 + side] = v.aboard[side]
        memo[row, 8 + side] = v.returned[side]
        memo[row, 10 + side] = v.chests[side, CAMP]
        memo[row, 12 + side] = v.chests[side, SHIP]


@rule(allocates=False)
def restore(v: State, memo: Memo, row: int) -> None:
    v.player, v.spot, v.thrower, v.actor, v.phase = memo[row, 0], memo[row, 1], memo[row, 14], memo[row, 15], memo[row, 16]
    for side in range(2):
        v.standing[side] = memo[row, 2 + side]
        v.in_camp[side] = memo[row, 4 + side]
        v.aboard[side] = memo[row, 6 + side]
        v.returned[side] = memo[row, 8 + side]
        v.chests[side, CAMP] = memo[row, 10 + side]
        v.chests[side, SHIP] = memo[row, 12 + side]
