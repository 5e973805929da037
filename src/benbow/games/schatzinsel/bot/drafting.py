"""Where to lay a disc: the rest of the jungle is filled at random, a few times, with the discs that are left. SI-8"""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Codes, Rng, below, rule

from ..rules.actions import LAY
from ..rules.board import KINDS
from ..rules.discs import ENDS, WELLS
from ..rules.state import EMPTY, State
from .evaluation import UNKNOWN, WORST, as_int64, lead_after
from .trail_graph import build, change, new_graph, prepare_change, undo_change


@rule(inline=False)
def best_lay(v: State, codes: Codes, n: int, rng: Rng, w: Any) -> int:
    """The lay with the best lead, on average over random completions of the jungle."""
    graph, rest, scores, races = new_graph(), np.empty(WELLS, np.int64), np.zeros(n), np.full(3, UNKNOWN)
    empty, side, nothing = 0, as_int64(v.actor), as_int64(0)
    for well in range(WELLS):
        empty |= (v.disc[well] == EMPTY) << well
    for _ in range(int(w.samples)):
        shuffle_rest(v, rest, rng)
        fill(v, empty, rest, rng)
        build(v, graph)
        lead_after(v, graph, nothing, races, side, nothing, w)
        for k in range(0, n, ENDS):  # all rotations are allowed in every empty well
            well = (codes[k] - LAY) // ENDS
            before, affected = v.disc[well], prepare_change(v, graph, well)
            for rotation in range(ENDS):
                v.disc[well] = ENDS * v.drawn + rotation
                change(v, graph, affected)
                scores[k + rotation] += lead_after(v, graph, affected, races, side, nothing, w)
            v.disc[well] = before
            undo_change(graph, affected)
        clear(v, empty)
    pick, best = codes[0], WORST
    for k in range(n):
        if scores[k] > best:
            pick, best = codes[k], scores[k]
    return pick


@rule
def shuffle_rest(v: State, rest: Codes, rng: Rng) -> None:
    """The discs that are not drawn yet, each in a random rotation."""
    n = 0
    for kind in range(KINDS):
        for _ in range(v.pool[kind]):
            rest[n] = ENDS * kind + below(ENDS, rng)
            n += 1
    for k in range(n - 1, 0, -1):
        other = below(k + 1, rng)
        rest[k], rest[other] = rest[other], rest[k]


@rule
def fill(v: State, empty: int, rest: Codes, rng: Rng) -> None:
    """There is one empty well more than discs left: the disc in hand lies there for now."""
    k, n = 0, 0
    for well in range(WELLS):
        n += empty >> well & 1
    spare = below(n, rng)
    for well in range(WELLS):
        if empty >> well & 1:
            if n == 1 or k == spare:
                v.disc[well] = ENDS * v.drawn + below(ENDS, rng)
                spare = WELLS
            else:
                v.disc[well] = rest[k if spare < WELLS else k - 1]
            k += 1


@rule
def clear(v: State, empty: int) -> None:
    for well in range(WELLS):
        if empty >> well & 1:
            v.disc[well] = EMPTY
