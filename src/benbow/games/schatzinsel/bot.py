"""A bot on its own view: it takes the shortest way home, turns discs for itself and against the other, and duels where it pays.

It knows the rules only by asking them. What a position is worth to it stands in worth.py, how it lays discs in drafting.py,
what it holds dear in weights.py.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.kernel import Codes, Rng, State, aside, below, rule

from .actions import ACCEPT, ALLOW, CONTEST, END, LAND, MOST_ACTIONS, MOVE, NAME, OBJECT, STAY, TURN
from .drafting import best_lay
from .jungle import ENDS
from .outlook import value as value
from .rules import legal
from .state import POINTS, Phase
from .trails import turned
from .turns import each_deed
from .weights import WEIGHTS
from .worth import ALL, CHARTED, MEMO, NEVER, NOWHERE, chart, moved, touched, whole

ALMOST_WON = 0.9
WHIMS = 1000  # steps of a whim


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    """What follows gets arrays of its own: it is compiled once, whatever those of the caller are like."""
    n = legal(v, out)
    if n == 1:
        return out[0]
    deeds, luck = np.empty(MOST_ACTIONS + 1, np.int64), np.empty(1, np.uint64)
    for k in range(n):
        deeds[k] = out[k]
    luck[0] = rng[0]
    pick = choice(v, deeds, n, luck, WEIGHTS[0])
    rng[0] = luck[0]
    return pick


@aside
def choice(v: State, deeds: Codes, n: int, luck: Rng, w: Any) -> int:
    """Out of n legal codes; with other weights too, so that versions can play each other."""
    if v.phase == Phase.LAY:
        return best_lay(v, deeds, n, luck, w)
    if v.phase == Phase.RETURN:
        return LAND
    is_asked = v.phase == Phase.ANSWER or v.phase == Phase.REPLY
    if is_asked:  # both weigh what the player has of this disc against what else he can do
        n = each_deed(v, deeds)
    hopes = np.empty(n + 1)
    weigh(v, deeds, n, hopes, w)
    if is_asked:
        return answer_or_reply(v, deeds, n, hopes, w)
    return best_of(v, deeds, n, hopes, luck, w)


@rule
def best_of(v: State, deeds: Codes, n: int, hopes: Any, luck: Rng, w: Any) -> int:
    """Of equal ones any. In a game that drags on it grows adventurous, or both sides might wait for each other for ever."""
    whim = min(w.whims, w.whim * max(0.0, v.turns - w.long)) / WHIMS
    for k in range(n):
        if whim > 0.0 and hopes[k] < ALMOST_WON:
            hopes[k] += whim * below(WHIMS, luck)
    pick, ties = 0, 1
    for k in range(1, n):
        if hopes[k] > hopes[pick]:
            pick, ties = k, 1
        elif hopes[k] == hopes[pick]:
            ties += 1
            if below(ties, luck) == 0:
                pick = k
    return deeds[pick]


@rule
def answer_or_reply(v: State, out: Codes, n: int, hopes: Any, w: Any) -> int:
    """Once there was an objection nobody objects to anything else: so the second best is what he can do at least."""
    wanted, other, lost = NEVER, NEVER, hopes[n]
    for k in range(n):
        if out[k] == NAME + int(v.spot):
            wanted = hopes[k]
        elif out[k] != END:
            other = max(other, hopes[k])
    contested = (wanted + lost) / 2  # SI-22
    if v.phase == Phase.REPLY:
        return CONTEST if contested > other + w.bold else ACCEPT
    return OBJECT if wanted - max(other, contested) > w.patience * (v.left - 1) else ALLOW


@rule
def weigh(v: State, out: Codes, n: int, hopes: Any, w: Any) -> None:
    """What each of n deeds is worth to the player, and last what it is to lose a point."""
    side, left = whole(v.player), whole(v.left)
    ways, memo, stale = np.empty(CHARTED, np.int64), np.empty(MEMO, np.int64), whole(ALL)
    for k in range(n + 1):
        code = out[k] if k < n else STAY
        source, target, well, first, last, rest = NOWHERE, NOWHERE, NOWHERE, 1, 1, left - 1
        if code < NAME:
            source, target = (code - MOVE) // POINTS, (code - MOVE) % POINTS
            rest = left if v.phase == Phase.FREE else left - 1
        elif code < TURN:
            well, last = code - NAME, ENDS - 1
        elif code < ALLOW:
            well, first = int(v.spot), code - TURN + 1
            last = first
        elif code == END:
            rest = 0
        elif k < n:
            rest = left
        hopes[k] = NEVER
        fresh = touched(v, well) if well != NOWHERE else whole(0)
        for sixths in range(first, last + 1):
            lies = v.disc[well]
            if well != NOWHERE:
                v.disc[well] = turned(lies, sixths)
            chart(v, ways, stale | fresh)
            stale = fresh
            v.disc[well] = lies
            hopes[k] = max(hopes[k], moved(v, ways, memo, side, source, target, rest, w))
        if code == END:
            hopes[k] += w.rest
        elif NAME <= code < TURN and not v.objected:
            hopes[k] -= w.doubt
