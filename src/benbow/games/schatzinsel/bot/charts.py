"""The trails of a whole jungle as a chart, and what becomes of it when one disc is changed: little, and quickly found.

A chart is a table of whole numbers; its rows are named below.
"""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled.kernel import bit, rule

from ..rules.board import DOT, GATES, PLACES
from ..rules.jungle import ENDS, WELLS
from ..rules.state import START, State
from ..rules.trails import DOTTED, FIELDS, LEADS, THROUGH, has_dot, passes, trail_end_beyond, trails_from

CHARTED = WELLS + GATES  # the points of a chart: the dots, red start, red goal, black start, black goal
WAYS = 0  # [point] for a dot the dots that trails lead to, for each side's start and goal the points
BEFORE = 1  # [point] the same, before a disc was changed
KEPT = 2  # [point] what remains of that without the trails over the disc
NEAR = 3  # [k] the points whose trails lead over the disc, however it is turned: itself, and so on
LEAVES = 4  # [end] where the trail comes to that leaves the disc there: a place of a dot, a gate, or where it comes back
TIPS = 5  # [place] the dot that the trail leads to that leaves a dot by this end, as a set; none if it comes to a gate
FRONTS = 6  # and the next ones, [level]: of a toll, the points that are so far away; [0] the last level
TOLLS = 3  # of which notes are taken
UNREAD = FRONTS + TOLLS  # the fronts of one that will not be asked for again
EARLY = UNREAD + 1  # and the next ones, [point]: no trail may lead to these, or the toll may change; of a gate: no change here
JUST = EARLY + TOLLS  # and the next ones, [point]: a trail has to lead to one of these
ROWS = JUST + TOLLS
Chart = npt.NDArray[np.int64]


@rule
def new_chart() -> Chart:
    return np.empty((ROWS, PLACES), np.int64)


@rule(inline=False, allocates=False)
def chart(v: State, net: Chart) -> None:
    """The jungle as it lies."""
    for well in range(WELLS):
        ends, found = DOTTED[v.discs, v.disc[well]], 0
        for place in range(ENDS * well, ENDS * well + ENDS):
            net[TIPS, place] = 0
            if ends & 1:
                there = trail_end_beyond(v, LEADS[v.board, place])
                if there < PLACES:
                    net[TIPS, place] = bit(there)
                    found |= bit(there)
            ends >>= 1
        net[WAYS, well] = found
    for gate in range(GATES):
        net[WAYS, WELLS + gate] = trails_from(v, gate // FIELDS, START + gate % FIELDS)
    for point in range(CHARTED):
        net[BEFORE, point] = net[WAYS, point]


@rule(inline=False, allocates=False)
def look_around(v: State, net: Chart, well: int) -> int:
    """Before discs are tried in a well. -> how many points are NEAR"""
    net[NEAR, 0] = well
    net[KEPT, well] = 0
    n, marked = 1, bit(well)
    for end in range(ENDS):
        place = LEADS[v.board, ENDS * well + end]
        while place < PLACES and place // ENDS != well and not has_dot(v, place):  # it may come back: some trails are rings
            place = passes(v, place)
        net[LEAVES, end] = place
        point = place // ENDS if place < PLACES else place - PLACES + WELLS
        if not marked >> point & 1:
            marked |= bit(point)
            net[NEAR, n] = point
            net[KEPT, point] = 0
            n += 1
        if place < PLACES:
            net[KEPT, point] |= bit(place % ENDS)  # the ends to be left out
    net[KEPT, well] = 0
    for k in range(1, n):
        point = net[NEAR, k]
        if point < WELLS:
            without, found = net[KEPT, point], 0
            for end in range(ENDS):
                found |= 0 if without >> end & 1 else net[TIPS, ENDS * point + end]
            net[KEPT, point] = found
    return n


@rule(inline=False, allocates=False)
def chart_disc(v: State, net: Chart, near: int) -> None:
    """Another disc lies now in the well that was looked around: its trails."""
    well = net[NEAR, 0]
    disc = v.disc[well]
    for k in range(near):
        point = net[NEAR, k]
        if point < WELLS:
            net[WAYS, point] = net[KEPT, point]
        else:
            gate = point - WELLS
            net[WAYS, point] = trails_from(v, gate // FIELDS, START + gate % FIELDS)
    for end in range(ENDS):
        place = net[LEAVES, end]
        if place < PLACES and place // ENDS != well:
            net[WAYS, place // ENDS] |= over(v, net, well, disc, end)
        if THROUGH[v.discs, disc, end] == DOT and place < PLACES:
            net[WAYS, well] |= bit(place // ENDS) if place // ENDS != well else over(v, net, well, disc, place % ENDS)


@rule(allocates=False)
def over(v: State, net: Chart, well: int, disc: int, end: int) -> int:
    """The dot, as a set, that a trail comes to which enters the disc at this end; none if it comes to a gate."""
    while True:
        out = THROUGH[v.discs, disc, end]
        if out == DOT:
            return bit(well)
        place = net[LEAVES, out]
        if place >= PLACES:
            return 0
        if place // ENDS != well:
            return bit(place // ENDS)
        end = place % ENDS


@rule(allocates=False)
def chart_back(net: Chart, near: int) -> None:
    """As it was before."""
    for k in range(near):
        net[WAYS, net[NEAR, k]] = net[BEFORE, net[NEAR, k]]


@rule(allocates=False)
def is_news(net: Chart, near: int, toll: int) -> bool:
    """May a toll be another one than when its notes were taken?"""
    for k in range(near):
        point = net[NEAR, k]
        ways, early = net[WAYS, point], net[EARLY + toll, point]
        if point >= WELLS:
            ways ^= net[BEFORE, point]
        elif not ways & net[JUST + toll, point]:
            return True
        if ways & early:
            return True
    return False
