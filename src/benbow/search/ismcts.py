"""The trees: information-set Monte Carlo tree search, written once, compiled once, for all games.

Every iteration guesses what the searcher cannot know, and plays on from there. Each camp has a tree of its own, and all are
walked down at once: nodes are what that camp can tell apart, reached by actions as it is told them (`veil`). Who is to act
chooses in the own tree, so nobody, the searcher or another, plans on what is hidden from him. When a camp that is to act has
left its tree, the rest is played out, and every node on the way is told what came of it. Each camp maximises its own result
(max^n); seats of a camp are one player. What another camp knows at the beginning rests on the guess: it has a root for each.
The dice are explicit: chance draws by its odds and has nodes too. Where everything is open, all camps see the same, and there
is one tree.

An action of one's own that uncovers something (`lure red = red 7`) has two nodes: the choice, for which nobody knows yet what
is uncovered, and below it what was seen.

Nothing is allocated here: `nodes` and `ways` are made once. States are rows of bytes: the searcher's VIEW, the GUESS
that an iteration plays on, and the view EYES of whoever is asked for a first thought.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled.calls import (
    APPLY,
    CAMP,
    GUESS_AT,
    LEGAL,
    PLAYOUT,
    SCORE,
    VALUE,
    VEIL,
    Lists,
    Raw,
    actor,
    ask,
    ask_bot,
    copy,
    see,
)
from benbow.engine.compiled.kernel import Codes, States, Utilities, below, kernel, record, rule
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER

VIEW, GUESS, EYES = range(3)
RECORDS = 3
ROOT, NONE = 0, -1  # where the searcher's tree begins; its camp is 0
KNOWN = (1 << 38) - 1  # what a camp knows as a number of 38 bits: times 25 more it does not overflow, compiled or not
DEEPEST = 512  # nodes on a way: deeper than that no tree is grown

NODE = record([
    ("code", np.int32),  # what led here: a choice, an outcome, or either as the camp is told it
    ("first", np.int32),  # child, where the camp looks on: outcomes, what others do, what was uncovered
    ("after", np.int32),  # the next child of the same parent
    ("choices", np.int32),  # where the camp chooses: the first of its actions, which lie side by side in the order of `legal`
    ("count", np.int32),  # of them
    ("visits", np.int32),
    ("side", np.int32),  # the seats that choose here, as a set; 0 before the first choice, and where the camp only looks on
    ("liked", np.int32),  # the first thought of the game's own bot
    ("total", np.float64),  # results of whoever chose it
    ("mine", np.float64),  # results of the searcher
])

Nodes = States
Grid = npt.NDArray[np.int64]
SIDE, EYE, AT, DEPTH, TOLD = range(5)  # of a camp: its seats, the one it looks through, its node, how deep, what it is told


class Plan(NamedTuple):
    """What a search is told: where it sits, and how it thinks (`contract.Thinking`)."""

    seat: int
    seats: int
    is_open: bool
    guided: int
    steps: int
    explore: float
    liking: float
    wide: float
    widening: float
    theirs: int


# ------------------------------------------------------------------------------------------------------------- nodes
@rule(allocates=False)
def child_of(nodes: Nodes, node: int, code: int) -> Any:
    """The child with this code; NONE if there is none yet."""
    child = nodes[node].first
    while child != NONE and nodes[child].code != code:
        child = nodes[child].after
    return child


@rule(allocates=False)
def make(fresh: Any, code: int) -> None:
    fresh.code, fresh.first, fresh.after, fresh.choices, fresh.count = code, NONE, NONE, NONE, 0
    fresh.visits, fresh.side, fresh.liked = 0, 0, 0
    fresh.total, fresh.mine = 0.0, 0.0


@rule(allocates=False)
def new_child(nodes: Nodes, used: int, node: int, code: int) -> Any:
    """The next free node becomes a child. -> its number; NONE if the tree is full"""
    if used == len(nodes):
        return NONE
    fresh = nodes[used]
    make(fresh, code)
    fresh.after = nodes[node].first
    nodes[node].first = used
    return used


@rule(allocates=False)
def new_choices(nodes: Nodes, used: int, node: int, codes: Codes, n: int) -> Any:
    """The next free nodes become the actions that can be chosen here. -> how many are in use; as before, if it is full"""
    if used + n > len(nodes):
        return used
    for k in range(n):
        make(nodes[used + k], codes[k])
    nodes[node].choices, nodes[node].count = used, n
    return used + n


@rule(allocates=False)
def side_of(calls: Codes, raw: Raw, w: Lists, seats: int) -> Any:
    """The seats of the actor's camp, as a set: who chooses here."""
    seat = actor(raw, GUESS)
    camp, side = ask(calls, CAMP, raw, GUESS, w, seat, 0), 0
    for other in range(seats):
        if ask(calls, CAMP, raw, GUESS, w, other, 0) == camp:
            side |= 1 << other
    return side


@rule(allocates=False)
def result_of(utility: Utilities, side: int, seats: int) -> Any:
    """What a camp got: the mean of its seats, who at the end may be opponents again."""
    total, n = 0.0, 0
    for seat in range(seats):
        total += utility[seat] * (side >> seat & 1)
        n += side >> seat & 1
    return total / max(n, 1)


# ------------------------------------------------------------------------------------------------------------ choosing
@rule(allocates=False)
def first_thought(calls: Codes, raw: Raw, w: Lists) -> Any:
    """What the game's own bot would do in the actor's place, from the actor's view."""
    see(calls, raw, EYES, GUESS, w, actor(raw, GUESS))
    return ask_bot(calls, raw, EYES, w)


@rule(allocates=False)
def hope(nodes: Nodes, child: int, plan: Plan, tries: float) -> Any:
    """UCB: how well it went, and how little is known of it; `tries` is the logarithm of how often it could have been chosen."""
    one = nodes[child]
    share = 1.0 / one.visits
    return one.total * share + plan.explore * np.sqrt(tries * share) + plan.liking * one.liked * share


@rule(allocates=False)
def choose(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, node: int, plan: Plan, n: int) -> int:
    """The place of an action of the actor, among the n that are on the desk and have nodes: one that was not tried yet, as long
    as few are under consideration, or else the most promising."""
    base = nodes[node].choices
    if plan.theirs > 0 and nodes[node].side >> plan.seat & 1 == 0 and below(100, w.rng) < plan.theirs:
        return place_of(nodes, base, n, first_thought(calls, raw, w))
    tries = np.log(max(nodes[node].visits, 1.0))
    tried, untried, new, best, most = 0, 0, 0, 0, -1e300
    for k in range(n):
        if nodes[base + k].visits == 0:
            untried += 1
            if below(untried, w.rng) == 0:
                new = k
            continue
        tried += 1
        promise = hope(nodes, base + k, plan, tries)
        if promise > most:
            most, best = promise, k
    is_wide = tried < plan.wide or tried < plan.wide * nodes[node].visits ** plan.widening
    if untried == 0 or (tried > 0 and not is_wide):
        return best
    if plan.guided > 0 and tried == 0:
        new = place_of(nodes, base, n, first_thought(calls, raw, w))
        nodes[base + new].liked = 1
    return new


@rule(allocates=False)
def place_of(nodes: Nodes, base: int, n: int, action: int) -> int:
    """Where an action stands among the n."""
    place = 0
    for k in range(n):
        place = k if nodes[base + k].code == action else place
    return place


# ------------------------------------------------------------------------------------------------------------- playing on
@rule(allocates=False)
def play_on(calls: Codes, raw: Raw, w: Lists, plan: Plan) -> None:
    """From the new node to the end, or for some steps; then what came of it is in w.utility."""
    if plan.guided == 0:
        ask(calls, PLAYOUT, raw, GUESS, w, plan.steps, 0)
    else:
        left = plan.steps
        while actor(raw, GUESS) != OVER and left > 0:
            left -= 1
            if actor(raw, GUESS) != CHANCE and below(100, w.rng) < plan.guided:
                action = first_thought(calls, raw, w)
            else:
                action = any_of(calls, raw, GUESS, w)
            ask(calls, APPLY, raw, GUESS, w, action, 0)
    ask(calls, SCORE if actor(raw, GUESS) == OVER else VALUE, raw, GUESS, w, 0, 0)


# ----------------------------------------------------------------------------------------------------------------- growing
@rule(allocates=False)
def camp_of(camps: Grid, seat: int) -> Any:
    """Whose tree a seat chooses in."""
    for g in range(len(camps)):
        if camps[g, SIDE] >> seat & 1:
            return g
    return NONE


@rule(allocates=False)
def root_of(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, seat: int, roots: Grid) -> Any:
    """Where another camp begins: at the node of what it knows in this guess. -> NONE if there is no room for it

    `roots` is a table of what camps may know, as a number, and the node; half of it is free at least.
    """
    see(calls, raw, EYES, GUESS, w, seat)
    known = np.int64(seat + 1)
    for k in range(raw.shape[1]):
        known = (known ^ np.int64(raw[EYES, k])) * 16_777_619 & KNOWN
    mask = len(roots) - 1
    place = (known ^ known >> 19) & mask
    while roots[place, 1] != 0 and roots[place, 0] != known:
        place = (place + 1) & mask
    if roots[place, 1] == 0:
        if used == len(nodes):
            return NONE
        make(nodes[used], 0)
        roots[place, 0], roots[place, 1] = known, used
    return roots[place, 1]


@rule(allocates=False)
def step_down(camps: Grid, ways: Grid, g: int, child: int, is_new: bool) -> None:
    """A camp goes on to this node; a new one is its last on this way."""
    camps[g, DEPTH] += 1
    ways[g, camps[g, DEPTH]] = child
    camps[g, AT] = NONE if is_new or camps[g, DEPTH] >= DEEPEST - 2 else child


@rule(allocates=False)
def look_on(nodes: Nodes, used: int, camps: Grid, ways: Grid, g: int) -> Any:
    """A camp is told what happened, and goes on to the node of that. -> how many nodes are in use"""
    child = child_of(nodes, camps[g, AT], camps[g, TOLD])
    if child != NONE:
        step_down(camps, ways, g, child, False)
        return used
    child = new_child(nodes, used, camps[g, AT], camps[g, TOLD])
    if child == NONE:
        camps[g, AT] = NONE
        return used
    step_down(camps, ways, g, child, True)
    return used + 1


@rule(allocates=False)
def tell_way(nodes: Nodes, ways: Grid, g: int, depth: int, utility: Utilities, plan: Plan) -> None:
    """Every node on the way is told what came of it."""
    side, mine = 0, utility[plan.seat]
    for k in range(depth + 1):
        one = nodes[ways[g, k]]
        one.visits += 1
        one.mine += mine
        if side:
            one.total += result_of(utility, side, plan.seats)
        side = one.side


@kernel(allocates=False)
def grow(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, plan: Plan, camps: Grid, roots: Grid, ways: Grid,
         iterations: int) -> int:
    """So many iterations more. -> how many nodes are in use"""
    trees = len(camps)
    for _ in range(iterations):
        copy(raw, GUESS, VIEW)
        if not plan.is_open:
            ask(calls, GUESS_AT, raw, GUESS, w, plan.seat, 0)
        for g in range(trees):
            node = ROOT if g == 0 else root_of(calls, raw, w, nodes, used, camps[g, EYE], roots)
            used += node == used
            camps[g, AT], camps[g, DEPTH], ways[g, 0] = node, 0, node
        inside = trees  # camps that are in their trees yet
        while inside > 0 and actor(raw, GUESS) != OVER:
            mover, child = NONE, NONE
            if actor(raw, GUESS) == CHANCE:
                action = any_of(calls, raw, GUESS, w)
            else:
                mover = 0 if plan.is_open else camp_of(camps, actor(raw, GUESS))
                node = camps[mover, AT]
                if node == NONE:
                    break
                if nodes[node].side == 0:
                    nodes[node].side = side_of(calls, raw, w, plan.seats)
                if not plan.is_open and nodes[node].side != camps[mover, SIDE]:  # in a new round sides may be others
                    break
                n = ask(calls, LEGAL, raw, GUESS, w, 0, 0)
                if nodes[node].choices == NONE:
                    used = new_choices(nodes, used, node, w.codes, n)
                    if nodes[node].choices == NONE:  # the tree is full
                        break
                child = nodes[node].choices + choose(calls, raw, w, nodes, node, plan, n)
                action = np.int64(nodes[child].code)
            for g in range(trees):
                if camps[g, AT] != NONE:
                    camps[g, TOLD] = action if plan.is_open else ask(calls, VEIL, raw, GUESS, w, action, camps[g, EYE])
            ask(calls, APPLY, raw, GUESS, w, action, 0)
            inside = 0
            for g in range(trees):
                if camps[g, AT] == NONE:
                    continue
                if g == mover:
                    step_down(camps, ways, g, child, nodes[child].visits == 0)
                if g != mover or (camps[g, TOLD] != action and camps[g, AT] != NONE):
                    used = look_on(nodes, used, camps, ways, g)
                inside += camps[g, AT] != NONE
        play_on(calls, raw, w, plan)
        for g in range(trees):
            if ways[g, 0] != NONE:
                tell_way(nodes, ways, g, camps[g, DEPTH], w.utility, plan)
    return used
