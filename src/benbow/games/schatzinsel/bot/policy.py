"""A bot on its own view: it takes the shortest way home, turns discs for itself or against the opponent, and duels if it pays.

Rules are called, not copied. Positions are scored in evaluation.py, discs laid in drafting.py; weights.py has the weights.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from benbow.engine.compiled import Codes, Rng, Utilities, below, better, rule

from ..rules.actions import (
    ACCEPT,
    ALLOW,
    CONTEST,
    END,
    LAND,
    MOST_ACTIONS,
    NAME,
    OBJECT,
    STAY,
    TURN,
    is_move,
    source_of,
    target_of,
)
from ..rules.discs import ENDS
from ..rules.game import legal
from ..rules.objections import must_turn_another
from ..rules.state import Phase, State
from ..rules.trails import turned
from ..rules.turns import acts_in_turn
from .drafting import best_lay
from .evaluation import BACKUP, STAY_PUT, UNKNOWN, WORST, Backup, after_move, as_int64, lead_after, with_attacks
from .trail_graph import AFFECTED, Graph, build, change, new_graph, prepare_change, undo_change
from .weights import WEIGHTS

ALMOST_WON = 0.9
NOISE_STEPS = 1000
ROUNDING = 1e-9  # more than rounding errors
NO_WELL = -1


class Workspace(NamedTuple):
    """What the bot works with in one decision."""

    graph: Graph
    backup: Backup
    races: Utilities  # before a disc is turned, once they are known
    prepared: Codes  # the well whose change is prepared, and how many nodes it affects


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    """`choice` gets arrays of its own, so that it is compiled once for all layouts of the caller's."""
    n = legal(v, out)
    if n == 1:
        return out[0]
    codes, own_rng = np.empty(MOST_ACTIONS + 1, np.int64), np.empty(1, np.uint64)
    for k in range(n):
        codes[k] = out[k]
    own_rng[0] = rng[0]
    pick = choice(v, codes, n, own_rng, WEIGHTS[0])
    rng[0] = own_rng[0]
    return pick


@rule(inline=False)
def choice(v: State, codes: Codes, n: int, rng: Rng, w: Any) -> int:
    """One of n legal codes. The weights are an argument so that versions can play each other."""
    if v.phase == Phase.LAY:
        return best_lay(v, codes, n, rng, w)
    if v.phase == Phase.RETURN:
        return LAND
    workspace = Workspace(new_graph(), np.empty(BACKUP, np.int64), np.full(3, UNKNOWN), np.full(2, NO_WELL))
    build(v, workspace.graph)
    if v.phase == Phase.ANSWER or v.phase == Phase.REPLY:
        n = acts_in_turn(v, codes)  # both compare this disc with what else the player can do
        return answer_or_reply(v, workspace, codes, n, w)
    scores, best, has_noise = np.empty(n), WORST, noise_of(v, w) > 0.0
    for k in range(n):
        scores[k] = score_of(v, workspace, codes[k], WORST if has_noise else best - ROUNDING, w)
        best = max(best, scores[k])
    return codes[best_of(v, n, scores, rng, w)]


@rule
def noise_of(v: State, w: Any) -> float:
    return float(min(w.most_noise, w.noise * max(0.0, v.turns - w.long_game)) / NOISE_STEPS)


@rule
def best_of(v: State, n: int, scores: Any, rng: Rng, w: Any) -> int:
    """The best, ties broken at random. A long game is played with noise, or both sides might wait for each other for ever."""
    noise = noise_of(v, w)
    for k in range(n):
        if noise > 0.0 and scores[k] < ALMOST_WON:
            scores[k] += noise * below(NOISE_STEPS, rng)
    pick, best, ties = 0, scores[0], 1
    for k in range(1, n):
        is_best, best, ties = better(scores[k], best, ties, rng)
        pick = k if is_best else pick
    return pick


@rule
def answer_or_reply(v: State, workspace: Workspace, codes: Codes, n: int, w: Any) -> int:
    """After an objection nobody can object to anything else in this turn: so the player is sure of the second best action.

    The search for it ends as soon as one is found that settles the decision.
    If he has to turn another disc, then of the second best of these.
    """
    wanted = score_of(v, workspace, NAME + as_int64(v.spot), WORST, w)
    contested = (wanted + score_of(v, workspace, STAY, WORST, w)) / 2  # SI-22
    only_discs = must_turn_another(v)
    is_reply, stake = v.phase == Phase.REPLY, w.object_stake * (v.left - 1)
    other = WORST if is_reply else contested
    for k in range(n):
        if not (contested > other + w.contest_gain if is_reply else wanted - other > stake):
            return ACCEPT if is_reply else ALLOW
        if codes[k] != NAME + as_int64(v.spot) and codes[k] != END and (NAME <= codes[k] < TURN or not only_discs):
            enough = contested - w.contest_gain if is_reply else wanted - stake
            other = max(other, score_of(v, workspace, codes[k], max(other, enough - ROUNDING), w))
    if is_reply:
        return CONTEST if contested > other + w.contest_gain else ACCEPT
    return OBJECT if wanted - other > stake else ALLOW


@rule(inline=False, allocates=False)
def score_of(v: State, workspace: Workspace, code: int, least: float, w: Any) -> float:
    """The score of an action of the player; of STAY, where that is none: of losing a point. If it is clearly no more than `least`
    it may be too low."""
    side, left = as_int64(v.player), as_int64(v.left)
    if NAME <= code < ALLOW:
        well = code - NAME if code < TURN else as_int64(v.spot)
        if workspace.prepared[0] == NO_WELL:
            lead_after(v, workspace.graph, as_int64(0), workspace.races, side, left - 1, w)
        if workspace.prepared[0] != well:
            workspace.prepared[0], workspace.prepared[1] = well, prepare_change(v, workspace.graph, well)
        refusal = w.refusal if code < TURN and not v.objected else 0.0
        first, last = (1, ENDS - 1) if code < TURN else (code - TURN + 1, code - TURN + 1)
        return best_turn(v, workspace, side, first, last, left - 1, least + refusal, w) - refusal
    source, target, rest = as_int64(STAY_PUT), as_int64(STAY_PUT), left - 1
    if is_move(code):
        source, target = as_int64(source_of(code)), as_int64(target_of(code))
        rest = left if v.phase == Phase.FREE else left - 1
    elif code == END:
        rest = as_int64(0)
    elif v.phase == Phase.FREE or v.phase == Phase.MAY_TURN:
        rest = left
    score = after_move(v, workspace.graph, workspace.backup, side, source, target, rest, w)
    return score + w.end_bonus if code == END else score


@rule(inline=False, allocates=False)
def best_turn(v: State, workspace: Workspace, side: int, first: int, last: int, left: int, least: float, w: Any) -> float:
    """The best score of turning the prepared disc by `first` to `last` sixths. WORST if it is no more than `least`."""
    graph, affected, best = workspace.graph, workspace.prepared[1], WORST
    well = graph[AFFECTED, 0]
    before = v.disc[well]
    for sixths in range(first, last + 1):
        v.disc[well] = turned(before, sixths)
        change(v, graph, affected)
        score = lead_after(v, graph, affected, workspace.races, side, left, w)
        best = max(best, with_attacks(v, graph, workspace.backup, side, left, score, max(best, least), w))
    v.disc[well] = before
    undo_change(graph, affected)
    return best
