"""The tree: information-set Monte Carlo tree search, written once, compiled once, for all games.

Every iteration guesses what the searcher cannot know, walks down the tree with that guess, adds one node, plays on from there
and tells every node on the way what came of it. Nodes are what the searcher can tell apart: they are reached by actions as
its seat is told them (`veil`), so guesses that look the same to it share their nodes. The dice are explicit: chance draws
by its odds and has nodes too. Every camp maximises its own result (max^n); seats of a camp are one player.

An action of one's own that uncovers something (`lure red = red 7`) has two nodes: the choice, for which nobody knows yet what
is uncovered, and below it what was seen.

Nothing is allocated here: `nodes`, `path` and `marks` are made once. States are rows of bytes: the searcher's VIEW, the GUESS
that an iteration plays on, and the view EYES of whoever is asked for a first thought.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.calls import (
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
from benbow.engine.contract import CHANCE, OVER
from benbow.engine.kernel import Codes, States, Utilities, bare, below, loop, record, settle_kernels
from benbow.engine.play import any_of

VIEW, GUESS, EYES = range(3)
RECORDS = 3
ROOT, NONE = 0, -1
DEEPEST = 512  # nodes on a way: deeper than that no tree is grown

NODE = record([
    ("code", np.int32),  # what led here: a choice, an outcome, or either as the searcher is told it
    ("first", np.int32),  # child
    ("after", np.int32),  # the next child of the same parent
    ("visits", np.int32),
    ("seen", np.int32),  # how often it could be chosen: what others may do rests on the guess
    ("side", np.int32),  # the seats that choose here, as a set; 0 before the first child, and where chance draws
    ("liked", np.int32),  # the first thought of the game's own bot
    ("spare", np.int32),
    ("total", np.float64),  # results of whoever chose it
    ("mine", np.float64),  # results of the searcher
])


Nodes = States
Marks = npt.NDArray[np.int64]


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
@bare
def child_of(nodes: Nodes, node: int, code: int) -> Any:
    """The child with this code; NONE if there is none yet."""
    child = nodes[node].first
    while child != NONE and nodes[child].code != code:
        child = nodes[child].after
    return child


@bare
def new_child(nodes: Nodes, used: int, node: int, code: int) -> Any:
    """The next free node becomes a child. -> its number; NONE if the tree is full"""
    if used == len(nodes):
        return NONE
    fresh = nodes[used]
    fresh.code, fresh.first, fresh.after = code, NONE, nodes[node].first
    fresh.visits, fresh.seen, fresh.side, fresh.liked = 0, 0, 0, 0
    fresh.total, fresh.mine = 0.0, 0.0
    nodes[node].first = used
    return used


@bare
def side_of(calls: Codes, raw: Raw, w: Lists, seats: int) -> Any:
    """The seats of the actor's camp, as a set: who chooses here."""
    seat = actor(raw, GUESS)
    camp, side = ask(calls, CAMP, raw, GUESS, w, seat, 0), 0
    for other in range(seats):
        if ask(calls, CAMP, raw, GUESS, w, other, 0) == camp:
            side |= 1 << other
    return side


@bare
def result_of(utility: Utilities, side: int, seats: int) -> Any:
    """What a camp got: the mean of its seats, who at the end may be opponents again."""
    total, n = 0.0, 0
    for seat in range(seats):
        total += utility[seat] * (side >> seat & 1)
        n += side >> seat & 1
    return total / max(n, 1)


# ------------------------------------------------------------------------------------------------------------ choosing
@bare
def first_thought(calls: Codes, raw: Raw, w: Lists) -> Any:
    """What the game's own bot would do in the actor's place, from the actor's view."""
    see(calls, raw, EYES, GUESS, w, actor(raw, GUESS))
    return ask_bot(calls, raw, EYES, w)


@bare
def hope(nodes: Nodes, child: int, plan: Plan, tries: float) -> Any:
    """UCB: how well it went, and how little is known of it; `tries` is the logarithm of how often it could have been chosen."""
    one = nodes[child]
    share = 1.0 / one.visits
    return one.total * share + plan.explore * np.sqrt(tries * share) + plan.liking * one.liked * share


@bare
def their_choice(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, node: int, plan: Plan, keys: Codes) -> int:
    """What another does who cannot look behind the veil: his bot's first thought. By UCB he would learn what the guess holds."""
    action = first_thought(calls, raw, w)
    keys[0] = action if plan.is_open else ask(calls, VEIL, raw, GUESS, w, action, plan.seat)
    keys[4] = child_of(nodes, node, keys[0])
    if keys[4] != NONE:
        nodes[keys[4]].seen += 1
    return int(action)


@bare
def choose(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, node: int, plan: Plan, marks: Marks, keys: Codes) -> int:
    """An action of the actor: one that was not tried yet, as long as few are under consideration, or else the most promising.

    In a full tree nothing is tried that could not be remembered, unless there is nothing else: it would be tried for ever.
    keys[0] becomes the code of its node, keys[1] whether it is a first thought, keys[4] the node, if there is one already.
    marks[code, 0] is a number that tells this call from earlier ones, so that nothing has to be wiped; marks[code, 1] the child.
    """
    n, keys[1] = ask(calls, LEGAL, raw, GUESS, w, 0, 0), 0
    if nodes[node].side == 0:
        nodes[node].side = side_of(calls, raw, w, plan.seats)
    is_plain = plan.is_open or nodes[node].side >> plan.seat & 1 != 0  # the same actions in every guess, and seen as they are
    if plan.theirs > 0 and nodes[node].side >> plan.seat & 1 == 0 and below(100, w.rng) < plan.theirs:
        return their_choice(calls, raw, w, nodes, node, plan, keys)
    tries = np.log(max(nodes[node].visits, 1.0))
    keys[2] += 1
    call, child = keys[2], nodes[node].first
    while child != NONE:
        marks[nodes[child].code, 0], marks[nodes[child].code, 1] = call, child
        child = nodes[child].after
    tried, untried, new, best, most, alike = 0, 0, 0, NONE, -1e300, 0
    for k in range(n):
        action = w.codes[k]
        key = action if is_plain else ask(calls, VEIL, raw, GUESS, w, action, plan.seat)
        if marks[key, 0] != call:
            untried += 1
            if below(untried, w.rng) == 0:
                new = action
                keys[0] = key
            continue
        child = marks[key, 1]
        if child < 0:  # seen in this call already: another action of which the searcher is told the same
            if best == -child - 1:
                alike += 1
                if below(alike, w.rng) == 0:
                    keys[3] = action
            continue
        tried += 1
        marks[key, 1] = -child - 1
        nodes[child].seen += 1
        promise = hope(nodes, child, plan, tries if is_plain else np.log(np.float64(nodes[child].seen)))
        if promise > most:
            most, best, alike = promise, child, 1
            keys[3] = action
    is_wide = tried < plan.wide or tried < plan.wide * nodes[node].visits ** plan.widening
    if untried > 0 and (tried == 0 or (is_wide and used < len(nodes))):
        keys[4] = NONE
        if plan.guided > 0 and nodes[node].first == NONE:
            new = first_thought(calls, raw, w)
            keys[0] = new if is_plain else ask(calls, VEIL, raw, GUESS, w, new, plan.seat)
            keys[1] = 1
        return int(new)
    keys[0], keys[4] = nodes[best].code, best
    return int(keys[3])


# ------------------------------------------------------------------------------------------------------------- playing on
@bare
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


@loop
def grow(calls: Codes, raw: Raw, w: Lists, nodes: Nodes, used: int, plan: Plan, marks: Marks, path: Codes, keys: Codes,
         iterations: int) -> int:
    """So many iterations more. -> how many nodes are in use"""
    for _ in range(iterations):
        copy(raw, GUESS, VIEW)
        if not plan.is_open:
            ask(calls, GUESS_AT, raw, GUESS, w, plan.seat, 0)
        node, depth, is_new = ROOT, 0, False
        path[0] = ROOT
        while not is_new and depth < DEEPEST - 2 and actor(raw, GUESS) != OVER:
            if actor(raw, GUESS) == CHANCE:
                action = any_of(calls, raw, GUESS, w)
                seen = action if plan.is_open else ask(calls, VEIL, raw, GUESS, w, action, plan.seat)
                keys[0], keys[1], keys[4] = seen, 0, child_of(nodes, node, seen)
            else:
                action = choose(calls, raw, w, nodes, used, node, plan, marks, keys)
                seen = keys[0]
                if nodes[node].side >> plan.seat & 1 and not plan.is_open:
                    seen = ask(calls, VEIL, raw, GUESS, w, action, plan.seat)
            ask(calls, APPLY, raw, GUESS, w, action, 0)
            for turn in range(1 + (seen != keys[0])):  # the choice, and what it uncovered
                key = keys[0] if turn == 0 else seen
                child = keys[4] if turn == 0 else child_of(nodes, node, key)
                is_new = child == NONE
                if is_new:
                    child = new_child(nodes, used, node, key)
                    if child == NONE:
                        break
                    used += 1
                    nodes[child].liked = keys[1] if turn == 0 else 0
                    nodes[child].seen = 1
                depth += 1
                path[depth] = node = child
            if child == NONE:
                break
        play_on(calls, raw, w, plan)
        mine = w.utility[plan.seat]
        for k in range(depth + 1):
            one = nodes[path[k]]
            one.visits += 1
            one.mine += mine
            if k > 0:
                one.total += result_of(w.utility, nodes[path[k - 1]].side, plan.seats)
    return used


settle_kernels(__name__)
