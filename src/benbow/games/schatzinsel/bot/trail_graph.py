"""The trails of the whole jungle as a graph, updated quickly when one disc is changed.

A graph is an array of integers; its rows are named below. A node is a dot, or the start or goal of a side.
"""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import bit, rule

from ..rules.board import DOT, FIELDS, GATES, PLACES, at
from ..rules.discs import ENDS, WELLS
from ..rules.state import START, State
from ..rules.trails import has_dot, place_beyond, trail_end, trails_from

NODES = WELLS + GATES  # the dots, red start, red goal, black start, black goal
LINKS = 0  # [node] for a dot the set of dots that trails lead to, for a start or goal the set of points of its side
OLD_LINKS = 1  # [node] the same before a disc was changed
KEPT = 2  # [node] the old links without those over the changed disc
AFFECTED = 3  # [k] the nodes with a trail over the disc in some rotation; the first is the disc itself
EXITS = 4  # [end] where a trail that leaves the disc there leads: the place of a dot, a gate, or a place of the disc itself
NEXT_DOT = 5  # [place] the dot that a trail leads to which leaves a dot at this place, as a set; empty if it leads to a gate
LEVELS = 6  # and the next rows, [level]: for each cost, the nodes at this distance; [0] is the last level
COSTS = 3  # for which it is noted on which links they depend
SCRATCH = LEVELS + COSTS  # levels of a cost without notes
NEARER = SCRATCH + 1  # and the next rows, [node]: a cost may change if the node is linked to one of these (a gate: newly)
AS_NEAR = NEARER + COSTS  # and the next rows, [node]: a cost may change if the node is linked to none of these
ROWS = AS_NEAR + COSTS
Graph = npt.NDArray[np.int64]


@rule
def new_graph() -> Graph:
    return np.empty((ROWS, PLACES), np.int64)


@rule(inline=False, allocates=False)
def build(v: State, graph: Graph) -> None:
    """The graph of all discs as they lie."""
    board = at(v.board)
    for well in range(WELLS):
        ends, found = board.dotted[v.discs, v.disc[well]], 0
        for place in range(ENDS * well, ENDS * well + ENDS):
            graph[NEXT_DOT, place] = 0
            if ends & 1:
                there = trail_end(v, board.leads[place])
                if there < PLACES:
                    graph[NEXT_DOT, place] = bit(there)
                    found |= bit(there)
            ends >>= 1
        graph[LINKS, well] = found
    for gate in range(GATES):
        graph[LINKS, WELLS + gate] = trails_from(v, gate // FIELDS, START + gate % FIELDS)
    for node in range(NODES):
        graph[OLD_LINKS, node] = graph[LINKS, node]


@rule(inline=False, allocates=False)
def prepare_change(v: State, graph: Graph, well: int) -> int:
    """Before discs are tried in a well. -> how many nodes are AFFECTED"""
    board = at(v.board)
    graph[AFFECTED, 0] = well
    graph[KEPT, well] = 0
    n, marked = 1, bit(well)
    for end in range(ENDS):
        place = board.leads[ENDS * well + end]
        while place < PLACES and place // ENDS != well and not has_dot(v, place):  # it may come back: some trails are rings
            place = place_beyond(v, place)
        graph[EXITS, end] = place
        node = place // ENDS if place < PLACES else place - PLACES + WELLS
        if not marked >> node & 1:
            marked |= bit(node)
            graph[AFFECTED, n] = node
            graph[KEPT, node] = 0
            n += 1
        if place < PLACES:
            graph[KEPT, node] |= bit(place % ENDS)  # for now: the ends to be left out
    graph[KEPT, well] = 0
    for k in range(1, n):
        node = graph[AFFECTED, k]
        if node < WELLS:
            without, found = graph[KEPT, node], 0
            for end in range(ENDS):
                found |= 0 if without >> end & 1 else graph[NEXT_DOT, ENDS * node + end]
            graph[KEPT, node] = found
    return n


@rule(inline=False, allocates=False)
def change(v: State, graph: Graph, affected: int) -> None:
    """Another disc lies now in the prepared well: its trails."""
    board, well = at(v.board), graph[AFFECTED, 0]
    disc = v.disc[well]
    for k in range(affected):
        node = graph[AFFECTED, k]
        if node < WELLS:
            graph[LINKS, node] = graph[KEPT, node]
        else:
            gate = node - WELLS
            graph[LINKS, node] = trails_from(v, gate // FIELDS, START + gate % FIELDS)
    for end in range(ENDS):
        place = graph[EXITS, end]
        if place < PLACES and place // ENDS != well:
            graph[LINKS, place // ENDS] |= dot_across(v, graph, well, disc, end)
        if board.through[v.discs, disc, end] == DOT and place < PLACES:
            graph[LINKS, well] |= bit(place // ENDS) if place // ENDS != well else dot_across(v, graph, well, disc, place % ENDS)


@rule(allocates=False)
def dot_across(v: State, graph: Graph, well: int, disc: int, end: int) -> int:
    """The dot, as a set, that a trail leads to which enters the disc at this end; empty if it leads to a gate."""
    board = at(v.board)
    while True:
        out = board.through[v.discs, disc, end]
        if out == DOT:
            return bit(well)
        place = graph[EXITS, out]
        if place >= PLACES:
            return 0
        if place // ENDS != well:
            return bit(place // ENDS)
        end = place % ENDS


@rule(allocates=False)
def undo_change(graph: Graph, affected: int) -> None:
    for k in range(affected):
        graph[LINKS, graph[AFFECTED, k]] = graph[OLD_LINKS, graph[AFFECTED, k]]


@rule(allocates=False)
def may_differ(graph: Graph, affected: int, cost: int) -> bool:
    """May a cost be another one than when its dependencies were noted?"""
    for k in range(affected):
        node = graph[AFFECTED, k]
        links, nearer = graph[LINKS, node], graph[NEARER + cost, node]
        if node >= WELLS:
            links ^= graph[OLD_LINKS, node]
        elif not links & graph[AS_NEAR + cost, node]:
            return True
        if links & nearer:
            return True
    return False
