"""What a position is worth: how many points each side is away from winning, along the trails as they lie.

The rules say what an arrival and a duel bring: they are tried in the record itself, and taken back.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.kernel import Codes, State, aside, bit, rule

from .board import BOARD_NAMES, BOARDS, GATES
from .duels import capture, go_aboard
from .jungle import ENDS, WELLS, places
from .rules import has_won
from .state import CAMP, CLOSED, GOAL, OPEN, SHIP, START, TO_WIN
from .trails import FIELDS, trails_from

DOTS = bit(WELLS) - 1
CHARTED = WELLS + GATES  # the dots, then red start, red goal, black start, black goal
MEMO = 14  # what a trial may change
FARTHEST = 24
WON_DUEL = 8 / 13  # by the attacker (SI-23)
NEVER = -1e9
AT_LEAST = np.array([81, 77, 57, 24, 4, 0]) / 81  # the chance of so many points or more (SI-11)


def apart(one: int, other: int) -> int:
    """From well to well, as the crow flies."""
    (x, y), (across, down) = places()[one], places()[other]
    return max(abs(y - down), (abs(x - across) + abs(y - down)) // 2)


def rings_of() -> npt.NDArray[np.int64]:
    """[board, field, how far] the set of points, as the crow flies to the field; START and GOAL lie one further than their well."""
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
    for well in range(WELLS):
        ways[well] = trails_from(v, 0, well) & DOTS
    for side in range(2):
        for field in range(FIELDS):
            ways[WELLS + FIELDS * side + field] = trails_from(v, side, START + field)


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
    if need <= 0:
        return 0
    return (need + 1) // 2 if need <= own else (own + 1) // 2 + need - own


@rule
def race(v: State, ways: Codes, side: int, w: Any) -> float:
    """The points that a side is away from winning."""
    wanted = arrivals(v, side)
    if wanted == 0:
        return 0.0
    if v.returned[side] == CLOSED:  # SI-28: to the start first
        return (toll(v, ways, side, START, v.standing[side], 0, 1, w) + toll(v, ways, side, GOAL, bit(START), 0, 1, w)
                + (wanted - 1) * w.back)
    return toll(v, ways, side, GOAL, v.standing[side], v.in_camp[side], wanted, w)


# ------------------------------------------------------------------------------------------------ the position
@aside
def lead(v: State, ways: Codes, side: int, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, for the side that has so many points left in its turn; nobody is attacked."""
    if has_won(v, side):
        return 1.0
    if has_won(v, 1 - side):
        return -1.0
    mine, theirs = race(v, ways, side, w), race(v, ways, 1 - side, w)
    if mine <= left:
        return 1.0 - 0.01 * mine
    hope = (theirs - mine) / (theirs + mine + w.calm)
    if theirs <= 4:
        hope -= w.fear * AT_LEAST[int(np.ceil(theirs))] * (1.0 + hope)
    return hope


@aside
def worth(v: State, ways: Codes, memo: Codes, side: int, left: int, w: Any) -> float:
    """The same, with the best attack of each side in mind."""
    hope = lead(v, ways, side, left, w)
    if hope == 1.0 or hope == -1.0:
        return hope
    gain = 0.0
    if left > 0:
        gain += w.attack * max(0.0, best_attack(v, ways, memo, side, left - 1, w) - hope)
    risk = best_attack(v, ways, memo, 1 - side, 0, w) + hope
    return hope + gain - max(0.0, risk) * (w.later if left > 0 else w.threat)


@rule
def best_attack(v: State, ways: Codes, memo: Codes, side: int, left: int, w: Any) -> float:
    """What the best attack of a side would be worth to it."""
    best = NEVER
    foes = v.standing[1 - side] & DOTS
    for point in range(WELLS + 1):
        if v.standing[side] >> point & 1:
            aims = foes & ways[point if point < WELLS else WELLS + FIELDS * side]
            for spot in range(WELLS):
                if aims >> spot & 1:
                    best = max(best, attack_worth(v, ways, memo, side, point, spot, left, w))
    return best


@aside
def attack_worth(v: State, ways: Codes, memo: Codes, side: int, source: int, spot: int, left: int, w: Any) -> float:
    """SI-23 to SI-26: both outcomes, by their odds."""
    remember(v, memo)
    v.player = side
    v.standing[side] &= ~bit(source)
    hope = 0.0
    for winner in range(2):
        v.spot = spot
        capture(v, winner)
        value = lead(v, ways, side, left, w)
        hope += (WON_DUEL if winner == side else 1.0 - WON_DUEL) * value
        restore(v, memo)
        v.player = side
        v.standing[side] &= ~bit(source)
    restore(v, memo)
    return hope


@aside
def move_worth(v: State, ways: Codes, memo: Codes, side: int, source: int, target: int, left: int, w: Any) -> float:
    """To be where the move leads, with so many points left."""
    if target < WELLS and v.standing[1 - side] >> target & 1:
        return attack_worth(v, ways, memo, side, source, target, left, w)
    remember(v, memo[MEMO:])
    v.standing[side] &= ~bit(source)
    if target == GOAL:
        go_aboard(v, side)
    else:
        v.standing[side] |= bit(target)
        if target == START and v.returned[side]:
            v.returned[side] = OPEN  # SI-28
    hope = worth(v, ways, memo, side, left, w)
    restore(v, memo[MEMO:])
    return hope


# ------------------------------------------------------------------------------------------------------ trials
@rule
def remember(v: State, memo: Codes) -> None:
    """What `capture` and `go_aboard` change."""
    memo[0], memo[1] = v.player, v.spot
    for side in range(2):
        memo[2 + side] = v.standing[side]
        memo[4 + side] = v.in_camp[side]
        memo[6 + side] = v.aboard[side]
        memo[8 + side] = v.returned[side]
        memo[10 + side] = v.chests[side, CAMP]
        memo[12 + side] = v.chests[side, SHIP]


@rule
def restore(v: State, memo: Codes) -> None:
    v.player, v.spot = memo[0], memo[1]
    for side in range(2):
        v.standing[side] = memo[2 + side]
        v.in_camp[side] = memo[4 + side]
        v.aboard[side] = memo[6 + side]
        v.returned[side] = memo[8 + side]
        v.chests[side, CAMP] = memo[10 + side]
        v.chests[side, SHIP] = memo[12 + side]
