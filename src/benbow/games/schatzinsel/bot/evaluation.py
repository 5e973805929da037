"""Evaluation of a position: how many points each side needs to win, along the trails as they lie.

What an arrival and a duel bring is computed by the rules: they are tried in the record itself, and undone.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import bit, rule

from ..rules.board import FARTHEST, FIELDS, at
from ..rules.discs import WELLS
from ..rules.duels import capture
from ..rules.state import CAMP, CLOSED, FOE, GOAL, NONE, SHIP, START, TO_WIN, State
from ..rules.trails import ALL_STARTS, enters_start, gate_of, is_held, reach
from ..rules.turns import move
from .trail_graph import AS_NEAR, LEVELS, LINKS, NEARER, NODES, SCRATCH, Graph, may_differ

DOTS = (1 << WELLS) - 1
BACKUP = (2, 17)  # the fields that a move may change, and those of a duel tried after it
PRIME = 37  # powers of two have different remainders
BIT_INDEX = np.zeros(PRIME, np.int64)  # [remainder] the index of the bit
BIT_INDEX[[(1 << k) % PRIME for k in range(FOE + 1)]] = range(FOE + 1)
ATTACKER_WINS = 8 / 13  # SI-23
WORST, STAY_PUT, UNREACHABLE, UNKNOWN = -1e9, -1, 1e9, -1.0
AT_LEAST = np.array([81, 77, 57, 24, 4, 0]) / 81  # the probability of so many points or more (SI-11)
Backup = npt.NDArray[np.int64]


# ---------------------------------------------------------------------------------------------------- the races
@rule
def as_int64(k: int) -> Any:
    """Fields are small integers: with one type for all of them nothing is compiled twice."""
    return np.int64(k)


@rule
def count(of: int) -> int:
    """How many members a set has."""
    n = 0
    while of:
        of &= of - 1
        n += 1
    return n


@rule(inline=False, allocates=False)
def travel_cost(v: State, graph: Graph, row: int, side: int, field: int, wanted: int, detour: int, w: Any) -> float:
    """The points that it takes to bring the `wanted` nearest pawns to a field of their side; and a little for the next one.

    A breadth-first search from the field. Where trails do not lead on, a pawn gets there at a price: `detour` points, and one
    for every disc of the straight distance. The levels of the search are left in a row of the graph.
    """
    rings = at(v.board).rings
    gate, home = WELLS + FIELDS * side + field - START, WELLS + FIELDS * side
    start, goal, besieged = graph[LINKS, home], graph[LINKS, home + 1], graph[LINKS, foe_home(side)]
    pawns, guards = v.standing[side], v.standing[1 - side]
    seen, later = bit(field), 0
    front, total, others = graph[LINKS, gate], 0, count(pawns) + v.in_camp[side]
    spare = -1.0
    for level in range(1, FARTHEST):
        if level >= detour:
            front |= rings[gate - WELLS, level - detour]
        front &= ~seen
        seen |= front
        graph[row, 0], graph[row, level] = level, front
        here = count(front & pawns) + (v.in_camp[side] if front >> START & 1 else 0)
        total += level * min(wanted, here)
        if here > wanted:
            spare = w.spare * level
            break
        wanted -= here
        others -= here
        if others == 0:
            break
        onward, guarded, dots = later, 0, front & DOTS
        while dots:
            lowest = dots & -dots
            dots ^= lowest
            point = BIT_INDEX[lowest % PRIME]
            if guards & lowest:
                guarded |= graph[LINKS, point]
            else:
                onward |= graph[LINKS, point]
        if front & start & ~bit(FOE):  # ways over the other side's start are left out
            onward |= bit(START)
        if front & goal & ~bit(FOE):
            onward |= bit(GOAL)  # SI-28: a pawn may stand there
        if pawns >> FOE & 1 and front & besieged & DOTS:
            onward |= bit(FOE)
        if front >> START & 1 and enters_start(v):
            onward |= start
        front, later = onward, guarded
    return total + (spare if spare >= 0.0 else wanted * w.missing)


@rule(inline=False, allocates=False)
def note_dependencies(v: State, graph: Graph, cost: int, side: int, detour: int) -> None:
    """Note which changes of the graph make no difference to a cost: those that leave every dot at its distance.

    So no dot may be linked to one from which it would be nearer (NEARER), and each has to be linked to one from which it is as
    near (AS_NEAR), unless it is as near anyway, by a gate or by its straight distance. Trails lead both ways.
    """
    rings = at(v.board).rings
    last, home, guards = graph[LEVELS + cost, 0], WELLS + FIELDS * side, v.standing[1 - side]
    gate = home + (v.returned[side] != CLOSED)
    for node in range(NODES):
        graph[NEARER + cost, node], graph[AS_NEAR + cost, node] = 0, -1
    nearer, as_near, later, seen, given, at_start = 0, 0, 0, 0, graph[LINKS, gate], 0
    for level in range(1, last + 1):
        front = graph[LEVELS + cost, level]
        if level >= detour:
            given |= rings[gate - WELLS, level - detour]
        for point in range(WELLS):
            if front >> point & 1:
                graph[NEARER + cost, point] = nearer
                graph[AS_NEAR + cost, point] = -1 if given >> point & 1 else as_near
        seen |= front
        given = as_int64(0)
        if front >> START & 1 and level < last and enters_start(v):
            given, at_start = graph[LINKS, home], front
        if level < last:
            nearer, as_near, later = as_near, as_near | front & ~guards & DOTS | later, front & guards & DOTS
    for point in range(WELLS):
        if not seen >> point & 1:
            graph[NEARER + cost, point] = as_near
    if v.standing[side] >> FOE & 1:
        graph[NEARER + cost, foe_home(side)] = -1
    if last:
        graph[NEARER + cost, home + 1] = -1
        graph[NEARER + cost, home] = -1 if gate == home else ~at_start if at_start else seen


@rule
def foe_home(side: int) -> int:
    """The node of the other side's start."""
    return WELLS + FIELDS * (1 - side)


@rule
def arrivals(v: State, side: int) -> int:
    """How many pawns have to go aboard until the side has won, if nothing else happens. SI-17, SI-31"""
    need, own = TO_WIN[v.length] - v.chests[side, SHIP], v.chests[side, CAMP]
    if need <= own:
        return max(0, (need + 1) // 2)
    return (own + 1) // 2 + need - own


@rule(inline=False, allocates=False)
def race(v: State, graph: Graph, row: int, side: int, detour: int, w: Any) -> float:
    """The points that a side needs to win."""
    wanted = arrivals(v, side)
    if wanted == 0:
        graph[row, 0] = 0
        return 0.0
    is_closed = v.returned[side] == CLOSED  # SI-28: to the start first, and then all the way again
    points = travel_cost(v, graph, row, side, START if is_closed else GOAL, 1 if is_closed else wanted, detour, w)
    return points + wanted * w.missing if is_closed else points


# ------------------------------------------------------------------------------------------------ the position
@rule(allocates=False)
def compared(mine: float, theirs: float, straight: float, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, by the races; `straight` is the own one if no disc is turned."""
    if theirs == 0.0:
        return -1.0
    if int(straight) <= left:
        return 1.0 - 0.01 * straight
    score = (theirs - mine) / (theirs + mine + w.calm)
    if theirs < 5.0:
        score -= w.fear * AT_LEAST[int(theirs)] * (1.0 + score)
    return float(score)


@rule(inline=False, allocates=False)
def lead(v: State, graph: Graph, side: int, left: int, w: Any) -> float:
    """From -1, lost, to 1, won, for a side that has so many points left in its turn; attacks are not counted."""
    mine = race(v, graph, SCRATCH, side, int(w.detour), w)
    theirs = race(v, graph, SCRATCH, 1 - side, int(w.detour), w)
    straight = UNREACHABLE if int(mine) > left else race(v, graph, SCRATCH, side, FARTHEST, w)
    return compared(mine, theirs, straight, left, w)


@rule(inline=False, allocates=False)
def lead_after(v: State, graph: Graph, affected: int, races: Any, side: int, left: int, w: Any) -> float:
    """The same after a disc was changed; only what may differ is computed again. First call it with affected = 0, before."""
    mine = race_after(v, graph, affected, races, 0, side, int(w.detour), w)
    theirs = race_after(v, graph, affected, races, 1, 1 - side, int(w.detour), w)
    straight = UNREACHABLE if int(mine) > left else race_after(v, graph, affected, races, 2, side, FARTHEST, w)
    return compared(mine, theirs, straight, left, w)


@rule(inline=False, allocates=False)
def race_after(v: State, graph: Graph, affected: int, races: Any, k: int, side: int, detour: int, w: Any) -> float:
    if affected == 0:
        races[k] = race(v, graph, LEVELS + k, side, detour, w)
        note_dependencies(v, graph, k, side, detour)
    elif races[k] == UNKNOWN or may_differ(graph, affected, k):
        return race(v, graph, SCRATCH, side, detour, w)
    return float(races[k])


@rule(inline=False, allocates=False)
def attack(v: State, graph: Graph, backup: Backup, side: int, source: int, spot: int, left: int, w: Any) -> float:
    """The score of an attack there: the mean of both outcomes. From NONE: out of the camp. SI-23, SI-24, SI-25, SI-16"""
    save(v, backup, 1)
    score = 0.0
    for winner in range(2):
        v.player, v.spot = side, spot
        if source == NONE:
            v.in_camp[side] -= 1
        else:
            v.standing[side] &= ~bit(source)
        capture(v, winner)
        score += (ATTACKER_WINS if winner == side else 1.0 - ATTACKER_WINS) * lead(v, graph, side, left, w)
        restore(v, backup, 1)
    return score


@rule(inline=False, allocates=False)
def best_attack(v: State, graph: Graph, backup: Backup, side: int, left: int, least: float, w: Any) -> float:
    """The score of a side's best attack, or `least` if none is better."""
    best, foes = least, v.standing[1 - side] & DOTS
    if v.starts == ALL_STARTS:
        foes |= bit(START) if is_held(v, side, START) else 0
        foes |= bit(FOE) if is_held(v, side, FOE) else 0
    pawns = v.standing[side] & (DOTS | bit(START) | bit(FOE)) if foes else 0
    while pawns:
        point = BIT_INDEX[(pawns & -pawns) % PRIME]
        pawns &= pawns - 1
        if foes > DOTS:
            targets = foes & reach(v, side, point)
        else:
            targets = foes & graph[LINKS, point if point < WELLS else WELLS + gate_of(side, point)]
        while targets:
            best = max(best, attack(v, graph, backup, side, point, BIT_INDEX[(targets & -targets) % PRIME], left, w))
            targets &= targets - 1
    return best


@rule(inline=False, allocates=False)
def with_attacks(v: State, graph: Graph, backup: Backup, side: int, left: int, score: float, least: float, w: Any) -> float:
    """A lead with the best attack of each side added. WORST if it is found to be no more than `least`."""
    if score == 1.0 or score == -1.0:
        return score
    gain = 0.0
    if left > 0:
        gain = w.attack * (best_attack(v, graph, backup, side, left - 1, score, w) - score)
    if score + gain <= least:  # the opponent's attacks can only make it less
        return WORST
    best = best_attack(v, graph, backup, 1 - side, 0, -score, w)
    if is_held(v, 1 - side, START) and v.in_camp[1 - side]:  # SI-10, SI-16
        best = max(best, attack(v, graph, backup, 1 - side, NONE, START, 0, w))
    gain += -(best + score) * (w.later_threat if left > 0 else w.threat)
    return score + gain


@rule(allocates=False)
def evaluate(v: State, graph: Graph, backup: Backup, side: int, left: int, w: Any) -> float:
    return with_attacks(v, graph, backup, side, left, lead(v, graph, side, left, w), WORST, w)


# ------------------------------------------------------------------------------------------------------ trials
@rule(inline=False, allocates=False)
def after_move(v: State, graph: Graph, backup: Backup, side: int, source: int, target: int, left: int, w: Any) -> float:
    """The score after a move, with so many points left; if the target is STAY_PUT, without one."""
    if target != STAY_PUT:
        if is_held(v, side, target):
            return attack(v, graph, backup, side, source, target, left, w)
        save(v, backup, 0)
        v.player = side
        move(v, source, target)
    score = evaluate(v, graph, backup, side, left, w)
    if target != STAY_PUT:
        restore(v, backup, 0)
    return score


@rule(allocates=False)
def save(v: State, backup: Backup, row: int) -> None:
    """All that a move or a capture changes."""
    backup[row, 0], backup[row, 1], backup[row, 14], backup[row, 15] = v.player, v.spot, v.thrower, v.actor
    backup[row, 16] = v.phase
    for side in range(2):
        backup[row, 2 + side] = v.standing[side]
        backup[row, 4 + side] = v.in_camp[side]
        backup[row, 6 + side] = v.aboard[side]
        backup[row, 8 + side] = v.returned[side]
        backup[row, 10 + side] = v.chests[side, CAMP]
        backup[row, 12 + side] = v.chests[side, SHIP]


@rule(allocates=False)
def restore(v: State, backup: Backup, row: int) -> None:
    v.player, v.spot, v.thrower, v.actor = backup[row, 0], backup[row, 1], backup[row, 14], backup[row, 15]
    v.phase = backup[row, 16]
    for side in range(2):
        v.standing[side] = backup[row, 2 + side]
        v.in_camp[side] = backup[row, 4 + side]
        v.aboard[side] = backup[row, 6 + side]
        v.returned[side] = backup[row, 8 + side]
        v.chests[side, CAMP] = backup[row, 10 + side]
        v.chests[side, SHIP] = backup[row, 12 + side]
