"""A bot on its own view: it takes the shortest way home, turns discs for itself and against the other, and duels where it pays.

It knows the rules only by asking them. What a position is worth to it stands in worth.py, how it lays discs in drafting.py,
what it holds dear in weights.py.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from benbow.engine.compiled.kernel import Codes, Rng, Utilities, below, rule

from ..rules.actions import ACCEPT, ALLOW, CONTEST, END, LAND, MOST_ACTIONS, MOVE, NAME, OBJECT, STAY, TURN
from ..rules.game import legal
from ..rules.jungle import ENDS
from ..rules.state import POINTS, Phase, State
from ..rules.trails import turned
from ..rules.turns import each_deed
from .charts import NEAR, Chart, chart, chart_back, chart_disc, look_around, new_chart
from .drafting import best_lay
from .weights import WEIGHTS
from .worth import MEMO, NEVER, NOWHERE, UNKNOWN, Memo, lead_anew, moved, whole, with_attacks

ALMOST_WON = 0.9
WHIMS = 1000  # steps of a whim
CLEARLY = 1e-9  # more than what rounding does


class Workspace(NamedTuple):
    """What the bot works with in one decision."""

    net: Chart
    memo: Memo
    races: Utilities  # those before a disc is turned, once they are known
    around: Codes  # the disc that was looked around, and how many points are near it


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


@rule(inline=False)
def choice(v: State, deeds: Codes, n: int, luck: Rng, w: Any) -> int:
    """Out of n legal codes; with other weights too, so that versions can play each other."""
    if v.phase == Phase.LAY:
        return best_lay(v, deeds, n, luck, w)
    if v.phase == Phase.RETURN:
        return LAND
    workspace = new_workspace(v)
    if v.phase == Phase.ANSWER or v.phase == Phase.REPLY:
        n = each_deed(v, deeds)  # both weigh what the player has of this disc against what else he can do
        return answer_or_reply(v, workspace, deeds, n, w)
    hopes, best, is_best_enough = np.empty(n), NEVER, whim_of(v, w) == 0.0
    for k in range(n):
        hopes[k] = weighed(v, workspace, deeds[k], best - CLEARLY if is_best_enough else NEVER, w)
        best = max(best, hopes[k])
    return best_of(v, deeds, n, hopes, luck, w)


@rule
def whim_of(v: State, w: Any) -> float:
    return float(min(w.whims, w.whim * max(0.0, v.turns - w.long)) / WHIMS)


@rule
def best_of(v: State, deeds: Codes, n: int, hopes: Any, luck: Rng, w: Any) -> int:
    """Of equal ones any. In a game that drags on it grows adventurous, or both sides might wait for each other for ever."""
    whim = whim_of(v, w)
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
def answer_or_reply(v: State, workspace: Workspace, out: Codes, n: int, w: Any) -> int:
    """Once there was an objection nobody objects to anything else: so the second best is what he can do at least.

    It is not looked for any longer than until it is too good.
    """
    wanted = weighed(v, workspace, NAME + whole(v.spot), NEVER, w)
    contested = (wanted + weighed(v, workspace, STAY, NEVER, w)) / 2  # SI-22
    is_reply, stakes = v.phase == Phase.REPLY, w.patience * (v.left - 1)
    other = NEVER if is_reply else contested
    for k in range(n):
        if not (contested > other + w.bold if is_reply else wanted - other > stakes):
            return ACCEPT if is_reply else ALLOW
        if out[k] != NAME + whole(v.spot) and out[k] != END:
            enough = contested - w.bold if is_reply else wanted - stakes
            other = max(other, weighed(v, workspace, out[k], max(other, enough - CLEARLY), w))
    if is_reply:
        return CONTEST if contested > other + w.bold else ACCEPT
    return OBJECT if wanted - other > stakes else ALLOW


@rule
def new_workspace(v: State) -> Workspace:
    workspace = Workspace(new_chart(), np.empty(MEMO, np.int64), np.full(3, UNKNOWN), np.full(2, NOWHERE))
    chart(v, workspace.net)
    return workspace


@rule(inline=False, allocates=False)
def weighed(v: State, workspace: Workspace, code: int, least: float, w: Any) -> float:
    """What a deed is worth to the player; STAY, if it is none of his: to lose a point. It may be less if it is clearly no more
    than `least`."""
    side, left = whole(v.player), whole(v.left)
    if NAME <= code < ALLOW:
        well = code - NAME if code < TURN else whole(v.spot)
        if workspace.around[0] == NOWHERE:
            lead_anew(v, workspace.net, whole(0), workspace.races, side, left - 1, w)
        if workspace.around[0] != well:
            workspace.around[0], workspace.around[1] = well, look_around(v, workspace.net, well)
        doubt = w.doubt if code < TURN and not v.objected else 0.0
        first, last = (1, ENDS - 1) if code < TURN else (code - TURN + 1, code - TURN + 1)
        return turning(v, workspace, side, first, last, left - 1, least + doubt, w) - doubt
    source, target, rest = whole(NOWHERE), whole(NOWHERE), left - 1
    if code < NAME:
        source, target = (code - MOVE) // POINTS, (code - MOVE) % POINTS
        rest = left if v.phase == Phase.FREE else left - 1
    elif code == END:
        rest = whole(0)
    elif v.phase == Phase.FREE:
        rest = left
    hope = moved(v, workspace.net, workspace.memo, side, source, target, rest, w)
    return hope + w.rest if code == END else hope


@rule(inline=False, allocates=False)
def turning(v: State, workspace: Workspace, side: int, first: int, last: int, left: int, least: float, w: Any) -> float:
    """What it is worth to turn the disc that was looked around, by as many sixths as are best. NEVER, if no more than `least`."""
    net, near, best = workspace.net, workspace.around[1], NEVER
    well = net[NEAR, 0]
    lies = v.disc[well]
    for sixths in range(first, last + 1):
        v.disc[well] = turned(lies, sixths)
        chart_disc(v, net, near)
        hope = lead_anew(v, net, near, workspace.races, side, left, w)
        best = max(best, with_attacks(v, net, workspace.memo, side, left, hope, max(best, least), w))
    v.disc[well] = lies
    chart_back(net, near)
    return best
