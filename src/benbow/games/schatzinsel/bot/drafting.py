"""Where to lay a disc: the rest of the jungle is imagined, a few times over, out of the discs that are left. SI-8"""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled.kernel import Codes, Rng, below, rule

from ..rules.actions import LAY
from ..rules.board import KINDS
from ..rules.jungle import ENDS, WELLS
from ..rules.state import EMPTY, State
from .charts import chart, chart_back, chart_disc, look_around, new_chart
from .worth import NEVER, UNKNOWN, lead_anew, whole


@rule(inline=False)
def best_lay(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """The lay that leaves the own way shortest, beside the other's, on average over what may still come."""
    net, rest, hopes, races = new_chart(), np.empty(WELLS, np.int64), np.zeros(n), np.full(3, UNKNOWN)
    empty, side, nothing = 0, whole(v.actor), whole(0)
    for well in range(WELLS):
        empty |= (v.disc[well] == EMPTY) << well
    for _ in range(int(w.dreams)):
        shuffle_rest(v, rest, rng)
        fill(v, empty, rest, rng)
        chart(v, net)
        lead_anew(v, net, nothing, races, side, nothing, w)
        for k in range(0, n, ENDS):  # all rotations are allowed in every empty well
            well = (out[k] - LAY) // ENDS
            before, near = v.disc[well], look_around(v, net, well)
            for rotation in range(ENDS):
                v.disc[well] = ENDS * v.drawn + rotation
                chart_disc(v, net, near)
                hopes[k + rotation] += lead_anew(v, net, near, races, side, nothing, w)
            v.disc[well] = before
            chart_back(net, near)
        clear(v, empty)
    pick, best = out[0], NEVER
    for k in range(n):
        if hopes[k] > best:
            pick, best = out[k], hopes[k]
    return pick


@rule
def shuffle_rest(v: State, rest: Codes, rng: Rng) -> None:
    """The discs that are not drawn yet, each in some rotation."""
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
    """One well more is empty than discs are left: the disc in hand lies there for now."""
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
