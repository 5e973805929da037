"""Information-set Monte Carlo tree search, with one tree for each camp. Written and compiled once, for all games.

Every iteration determinizes the searcher's view and plays on from there. The trees of all camps are descended at once. A node is
an information set of its camp: it is reached by actions as the camp observes them (`veil`). The camp that acts selects in its own
tree, so nobody, neither the searcher nor an opponent, plans on what is hidden from it. When a camp that has to act has left its
tree, a rollout follows, and its result is added to every node on the paths. Each camp maximises its own result (max^n); seats of
a camp are one player. What another camp knows at the root depends on the determinization, so it has a root for each information
set. Chance draws by its odds and has nodes too. In games of perfect information all camps share one tree.

Where others have chosen what is hidden, a uniform determinization is too trusting. With `world_draws` the worst of several is
taken, by the results so far: the searcher and those who hid something from him learn from each other within the search.

An own action that uncovers something (`lure red = red 7`) has two nodes: the choice, before anyone knows what is uncovered, and
below it what was seen.

Nothing is allocated here: `nodes` and `paths` are made once.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, States, Utilities, below, kernel, prepare, record, records, rule
from benbow.engine.compiled.calls import APPLY, LEGAL, VEIL, Lists, Raw, actor, ask, see
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER

from .rollout import ACTOR_VIEW, STATE, SearchParams, actor_camp, camp_utility, determinize, policy_action, rollout

ROOT, NONE = 0, -1  # the root of the searcher's tree; its camp is 0
HASH_MASK = (1 << 38) - 1  # hashes of views have 38 bits: times 25 more they do not overflow, compiled or not
SPREAD_VISITS = 4.0  # how many visits the first assumption about the spread counts for
UNTRIED = -1.0  # lower than any result
MAX_DEPTH = 512  # nodes on a path; trees are not grown deeper

NODE = record([
    ("code", np.int32),  # the action or outcome that led here, as the camp observes it
    ("first_child", np.int32),  # where the camp observes: outcomes, actions of others, what was uncovered
    ("next_sibling", np.int32),
    ("first_action", np.int32),  # where the camp acts: the first of its actions, which are neighbours in the order of `legal`
    ("action_count", np.int32),
    ("visits", np.int32),
    ("mover", np.int32),  # the seats that act here, as a bit set; 0 before the first action, and where the camp observes
    ("prior", np.int32),  # 1: this is the action of the game's own policy
    ("mover_total", np.float64),  # results of the camp that chose this action, summed
    ("own_total", np.float64),  # results of the searcher, summed
    ("own_squares", np.float64),  # their squares, summed
])

Nodes = States
IntMatrix = npt.NDArray[np.int64]
MEMBERS, OBSERVER, CURSOR, DEPTH, OBSERVED = range(5)  # of a camp: its seats, whose view it has, node, depth, last observation

prepare.add_example("Nodes", lambda game: records(NODE, 1))
prepare.add_example("IntMatrix", lambda game: np.zeros((1, 2), np.int64))


# ------------------------------------------------------------------------------------------------------------- nodes
@rule(allocates=False)
def find_child(nodes: Nodes, node: int, code: int) -> Any:
    """The child with this code; NONE if there is none yet."""
    child = nodes[node].first_child
    while child != NONE and nodes[child].code != code:
        child = nodes[child].next_sibling
    return child


@rule(allocates=False)
def reset(node: Any, code: int) -> None:
    node.code, node.first_child, node.next_sibling, node.first_action, node.action_count = code, NONE, NONE, NONE, 0
    node.visits, node.mover, node.prior = 0, 0, 0
    node.mover_total, node.own_total, node.own_squares = 0.0, 0.0, 0.0


@rule(allocates=False)
def add_child(nodes: Nodes, used: int, node: int, code: int) -> Any:
    """-> the index of the new child; NONE if the memory is full"""
    if used == len(nodes):
        return NONE
    child = nodes[used]
    reset(child, code)
    child.next_sibling = nodes[node].first_child
    nodes[node].first_child = used
    return used


@rule(allocates=False)
def add_actions(nodes: Nodes, used: int, node: int, codes: Codes, n: int) -> Any:
    """Make nodes for the n actions. -> how many nodes are in use; as before, if the memory is full"""
    if used + n > len(nodes):
        return used
    for k in range(n):
        reset(nodes[used + k], codes[k])
    nodes[node].first_action, nodes[node].action_count = used, n
    return used + n


# ----------------------------------------------------------------------------------------------------------- selection
@rule(allocates=False)
def ucb(nodes: Nodes, child: int, params: SearchParams, exploration: float, log_visits: float) -> Any:
    one = nodes[child]
    share = 1.0 / one.visits
    return one.mover_total * share + exploration * np.sqrt(log_visits * share) + params.prior_weight * one.prior * share


@rule(allocates=False)
def spread(node: Any) -> Any:
    """How far the results at a node differ: 1 if half of them are wins and the others losses, as is assumed at first."""
    total = node.own_squares - node.own_total * node.own_total / max(node.visits, 1.0)
    return 2.0 * np.sqrt((max(total, 0.0) + 0.25 * SPREAD_VISITS) / (node.visits + SPREAD_VISITS))


@rule(allocates=False)
def select(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, node: int, params: SearchParams, n: int) -> int:
    """The index of an action among the actor's n: an untried one while progressive widening allows it, else the best by UCB."""
    base = nodes[node].first_action
    is_opponent = nodes[node].mover >> params.seat & 1 == 0
    if params.opponent_policy_percent > 0 and is_opponent and below(100, w.rng) < params.opponent_policy_percent:
        return index_of(nodes, base, n, policy_action(calls, raw, w))
    log_visits = np.log(max(nodes[node].visits, 1.0))
    exploration = params.exploration * (spread(nodes[node]) if params.scales_exploration else 1.0)
    tried, untried, new, best, highest = 0, 0, 0, 0, -1e300
    for k in range(n):
        if nodes[base + k].visits == 0:
            untried += 1
            if below(untried, w.rng) == 0:
                new = k
            continue
        tried += 1
        bound = ucb(nodes, base + k, params, exploration, log_visits)
        if bound > highest:
            highest, best = bound, k
    may_widen = tried < params.widening_base or tried < params.widening_base * nodes[node].visits ** params.widening_exponent
    if untried == 0 or (tried > 0 and not may_widen):
        return best
    if params.rollout_policy_percent > 0 and tried == 0:
        new = index_of(nodes, base, n, policy_action(calls, raw, w))
        nodes[base + new].prior = 1
    return new


@rule(allocates=False)
def index_of(nodes: Nodes, base: int, n: int, action: int) -> int:
    index = 0
    for k in range(n):
        index = k if nodes[base + k].code == action else index
    return index


# -------------------------------------------------------------------------------------------------------------- descent
@rule(allocates=False)
def camp_of(camps: IntMatrix, seat: int) -> Any:
    for camp in range(len(camps)):
        if camps[camp, MEMBERS] >> seat & 1:
            return camp
    return NONE


@rule(allocates=False)
def key_of(calls: Codes, raw: Raw, w: Lists, seat: int) -> Any:
    """A hash of what a seat sees in STATE."""
    see(calls, raw, ACTOR_VIEW, STATE, w, seat)
    key = np.int64(seat + 1)
    for k in range(raw.shape[1]):
        key = (key ^ np.int64(raw[ACTOR_VIEW, k])) * 16_777_619 & HASH_MASK
    return key


@rule(allocates=False)
def slot_of(roots: IntMatrix, key: int) -> Any:
    """Where this view is, or will be. `roots` is a hash table with open addressing: hash of the view, node; half is free."""
    mask = len(roots) - 1
    slot = (key ^ key >> 19) & mask
    while roots[slot, 1] != 0 and roots[slot, 0] != key:
        slot = (slot + 1) & mask
    return slot


@rule(allocates=False)
def opponent_root(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, seat: int, roots: IntMatrix) -> Any:
    """The root of another camp's tree for what it knows in this determinization. -> NONE if the memory is full"""
    key = key_of(calls, raw, w, seat)
    slot = slot_of(roots, key)
    if roots[slot, 1] == 0:
        if used == len(nodes):
            return NONE
        reset(nodes[used], 0)
        roots[slot, 0], roots[slot, 1] = key, used
    return roots[slot, 1]


@rule(allocates=False)
def value_so_far(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, seat: int, roots: IntMatrix) -> Any:
    """The searcher's mean result in determinizations in which this seat knows the same as now; UNTRIED if there was none."""
    root = roots[slot_of(roots, key_of(calls, raw, w, seat)), 1]
    if root == 0 or nodes[root].visits == 0:
        return UNTRIED
    return nodes[root].own_total / nodes[root].visits


@rule(allocates=False)
def draw_world(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, params: SearchParams, camps: IntMatrix, roots: IntMatrix) -> None:
    """Determinize; of several determinizations, take the one that was worst for the searcher so far: whoever chose what is hidden
    from him chose what is bad for him."""
    best = w.rng[0]
    determinize(calls, raw, w, params, STATE, params.seat)
    if params.world_draws == 1 or len(camps) == 1:
        return
    lowest = value_so_far(calls, raw, w, nodes, camps[1, OBSERVER], roots)
    for _ in range(1, params.world_draws):
        seed = w.rng[0]
        determinize(calls, raw, w, params, STATE, params.seat)
        value = value_so_far(calls, raw, w, nodes, camps[1, OBSERVER], roots)
        if value < lowest:
            lowest, best = value, seed
    after = w.rng[0]
    w.rng[0] = best
    determinize(calls, raw, w, params, STATE, params.seat)
    w.rng[0] = after


@rule(allocates=False)
def descend(camps: IntMatrix, paths: IntMatrix, camp: int, child: int, is_new: bool) -> None:
    """A camp goes to this node; a new one is the last of its path."""
    camps[camp, DEPTH] += 1
    paths[camp, camps[camp, DEPTH]] = child
    camps[camp, CURSOR] = NONE if is_new or camps[camp, DEPTH] >= MAX_DEPTH - 2 else child


@rule(allocates=False)
def observe(nodes: Nodes, used: int, camps: IntMatrix, paths: IntMatrix, camp: int) -> Any:
    """A camp goes to the node of what it has observed. -> how many nodes are in use"""
    child = find_child(nodes, camps[camp, CURSOR], camps[camp, OBSERVED])
    if child != NONE:
        descend(camps, paths, camp, child, False)
        return used
    child = add_child(nodes, used, camps[camp, CURSOR], camps[camp, OBSERVED])
    if child == NONE:
        camps[camp, CURSOR] = NONE
        return used
    descend(camps, paths, camp, child, True)
    return used + 1


@rule(allocates=False)
def backpropagate(nodes: Nodes, paths: IntMatrix, camp: int, depth: int, utility: Utilities, params: SearchParams) -> None:
    mover, own = 0, utility[params.seat]
    for k in range(depth + 1):
        one = nodes[paths[camp, k]]
        one.visits += 1
        one.own_total += own
        one.own_squares += own * own
        if mover:
            one.mover_total += camp_utility(utility, mover, params.seats)
        mover = one.mover


@kernel(allocates=False)
def iterate(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, params: SearchParams, camps: IntMatrix,
            roots: IntMatrix, paths: IntMatrix, iterations: int) -> int:
    """Run so many iterations more. -> how many nodes are in use"""
    trees = len(camps)
    for _ in range(iterations):
        draw_world(calls, raw, w, nodes, params, camps, roots)
        for camp in range(trees):
            node = ROOT if camp == 0 else opponent_root(calls, raw, w, nodes, used, camps[camp, OBSERVER], roots)
            used += node == used
            camps[camp, CURSOR], camps[camp, DEPTH], paths[camp, 0] = node, 0, node
        inside = trees  # camps that are still in their trees
        while inside > 0 and actor(raw, STATE) != OVER:
            mover, child = NONE, NONE
            if actor(raw, STATE) == CHANCE:
                action = any_of(calls, raw, STATE, w)
            else:
                mover = 0 if params.is_open else camp_of(camps, actor(raw, STATE))
                node = camps[mover, CURSOR]
                if node == NONE:
                    break
                if nodes[node].mover == 0:
                    nodes[node].mover = actor_camp(calls, raw, w, params.seats)
                if not params.is_open and nodes[node].mover != camps[mover, MEMBERS]:  # a new round may have other camps
                    break
                n = ask(calls, LEGAL, raw, STATE, w, 0, 0)
                if nodes[node].first_action == NONE:
                    used = add_actions(nodes, used, node, w.codes, n)
                    if nodes[node].first_action == NONE:  # the memory is full
                        break
                child = nodes[node].first_action + select(calls, raw, w, nodes, node, params, n)
                action = np.int64(nodes[child].code)
            for camp in range(trees):
                if camps[camp, CURSOR] != NONE:
                    camps[camp, OBSERVED] = action if params.is_open else ask(calls, VEIL, raw, STATE, w, action,
                                                                              camps[camp, OBSERVER])
            ask(calls, APPLY, raw, STATE, w, action, 0)
            inside = 0
            for camp in range(trees):
                if camps[camp, CURSOR] == NONE:
                    continue
                if camp == mover:
                    descend(camps, paths, camp, child, nodes[child].visits == 0)
                if camp != mover or (camps[camp, OBSERVED] != action and camps[camp, CURSOR] != NONE):
                    used = observe(nodes, used, camps, paths, camp)
                inside += camps[camp, CURSOR] != NONE
        rollout(calls, raw, w, params)
        for camp in range(trees):
            if paths[camp, 0] != NONE:
                backpropagate(nodes, paths, camp, camps[camp, DEPTH], w.utility, params)
    return used
