"""Goals of a seat's pirates: chests, the treasure, jetties, boats; each with a weight.

A goal is worth its weight times the square root of how near all pirates together are, so that they spread out. A step is worth
what it adds to the sum over all goals. Steps are only made if the sum grows, so nobody walks to and fro.
"""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import rule

from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.boats import LANDING, is_blockaded
from ..rules.options import PIRATES
from ..rules.positions import crew, holder
from ..rules.state import ABOARD, DEAD, EMPTY, NOBODY, TREASURE, UNSEEN, State
from .distances import away_from, far, way_back
from .weights import Weights

NEXT, JETTY, PORT_OF = BOARDS.next, BOARDS.jetty, BOARDS.port_of
MOST_GOALS = 40
Goals = npt.NDArray[np.float64]
# The rows of a table of goals: its hex, its weight, how near all pirates together are, how near each of them is.
PLACE, WEIGHT, ALL, EACH = range(4)
ROWS = EACH + PIRATES


@rule(inline=False)
def goals_of(v: State, seat: int, w: Weights) -> tuple[Goals, int]:
    """The table of a seat's goals, and their number."""
    goals = np.zeros((ROWS, MOST_GOALS))
    n = boat_goals(v, seat, w, goals, 0)
    if v.bearer == NOBODY:
        n = treasure_goals(v, seat, w, goals, n)
    elif v.bearer // PIRATES == seat:
        n = guard_goals(v, seat, w, goals, n)
    else:
        n = chase_goals(v, w, goals, n)
    measure(v, seat, w, goals, n)
    return goals, n


@rule
def add(goals: Goals, n: int, place: int, weight: float) -> int:
    goals[PLACE, n] = place
    goals[WEIGHT, n] = weight
    return n + 1


@rule(inline=False)
def add_around(v: State, goals: Goals, n: int, place: int, weight: float) -> int:
    """Add the land beside a hex."""
    for way in range(WAYS):
        there = NEXT[v.map, place, way]
        if there != NOWHERE and n < MOST_GOALS:
            n = add(goals, n, there, weight)
    return n


# --------------------------------------------------------------------------------------------------- the goals
@rule
def boat_goals(v: State, seat: int, w: Weights, goals: Goals, n: int) -> int:
    """IT-17: enemy boats with nobody aboard."""
    weight = w.last_boat if boats_of(v, seat) == 0 else w.prize
    for boat in range(v.players):
        if v.port[boat] != NOWHERE and v.owner[boat] != seat and crew(v, boat) == 0:
            n = add(goals, n, JETTY[v.map, v.port[boat]], weight)
    return n


@rule
def boats_of(v: State, seat: int) -> int:
    """On which the treasure can be loaded, unless enemies stand beside the jetty (IT-35)."""
    n = 0
    for boat in range(v.players):
        n += v.owner[boat] == seat and v.port[boat] != NOWHERE and not is_blockaded(v, seat, int(v.port[boat]))
    return n


@rule(inline=False)
def treasure_goals(v: State, seat: int, w: Weights, goals: Goals, n: int) -> int:
    """The treasure in the open, the chest in which the seat has seen it, or all in which it may be."""
    if v.loose != NOWHERE:
        return add_around(v, goals, add(goals, n, v.loose, w.loose), v.loose, w.around)
    total = 0.0
    for chest in range(v.chests):
        if v.seen[seat, chest] == TREASURE:
            return add_around(v, goals, add(goals, n, v.chest[chest], w.found), v.chest[chest], w.around)
        total += chest_likelihood(v, seat, chest, w)
    for chest in range(v.chests):
        if v.seen[seat, chest] == UNSEEN:
            n = add(goals, n, v.chest[chest], w.hunt * chest_likelihood(v, seat, chest, w) / total)
    return n


@rule
def chest_likelihood(v: State, seat: int, chest: int, w: Weights) -> float:
    """IT-38: chests not seen empty are equally likely; but a pirate who finds the treasure does not leave."""
    if v.seen[seat, chest] == EMPTY:
        return 0.0
    likelihood = 1.0
    for other in range(v.players):
        if other != seat and v.seen[other, chest] != UNSEEN:
            likelihood = min(likelihood, w.sits if holder(v, v.chest[chest]) == other else w.left)
    return likelihood


@rule(inline=False)
def guard_goals(v: State, seat: int, w: Weights, goals: Goals, n: int) -> int:
    """For the own carrier: the hexes around him and around his jetty, and enemies there."""
    here = v.at[seat, v.bearer % PIRATES]
    port = home_of(v, seat)
    n = add_around(v, goals, n, here, w.escort)
    if port == NOWHERE:
        return n
    jetty = JETTY[v.map, port]
    for way in range(WAYS):
        there = NEXT[v.map, jetty, way]
        if there != NOWHERE:
            if v.stands[there] and holder(v, there) != seat:
                n = add_around(v, goals, n, there, w.clear)
            else:
                n = add(goals, n, there, w.guard)
        if n > MOST_GOALS - WAYS - 1:
            break
    return n


@rule(inline=False)
def chase_goals(v: State, w: Weights, goals: Goals, n: int) -> int:
    """Against an enemy carrier: the hexes around him, his jetty, and the hexes around it."""
    owner = v.bearer // PIRATES
    here = v.at[owner, v.bearer % PIRATES]
    n = add_around(v, goals, n, here, w.chase)
    port = home_of(v, owner)
    if port != NOWHERE:
        jetty = JETTY[v.map, port]
        if jetty != here:
            n = add(goals, n, jetty, w.block)
            n = add_around(v, goals, n, jetty, w.watch)
    return n


@rule(inline=False)
def gain_by_watching(v: State, here: int, there: int) -> int:
    """IT-35: one pirate beside the jetty keeps the enemy's carrier from loading. 1: a step to `there` begins it, -1: ends it."""
    owner = v.bearer // PIRATES
    if v.bearer == NOBODY or owner == v.turn:
        return 0
    jetty = v.at[owner, v.bearer % PIRATES]
    port = int(PORT_OF[v.map, jetty])
    if port == NOWHERE or port != home_of(v, owner) or is_blockaded(v, owner, port):
        return 0
    is_beside, will_be = 0, 0
    for way in range(WAYS):
        beside = NEXT[v.map, jetty, way]
        if beside != NOWHERE:
            is_beside |= beside == here
            will_be |= beside == there
            if beside != here and v.stands[beside] and holder(v, beside) != owner:
                return 0
    return will_be - is_beside


@rule(inline=False)
def gain_by_blockading(v: State, boat: int, port: int, aboard: int) -> int:
    """IT-35: the same for a boat of the turn's player: 1: in a port, with so many aboard, it begins to keep him from loading."""
    owner = v.bearer // PIRATES
    if not v.blockade or v.bearer == NOBODY or owner == v.turn:
        return 0
    home = home_of(v, owner)
    if home == NOWHERE:
        return 0
    for other in range(v.players):
        if other != boat and v.port[other] == home and v.owner[other] != owner and crew(v, other) > 0:
            return 0
    return int(port == home and aboard > 0) - int(v.port[boat] == home and v.owner[boat] != owner and crew(v, boat) > 0)


@rule
def gain_by_making_room(v: State, seat: int, here: int, there: int) -> int:
    """The jetty must be free for the own carrier. 1: a step to `there` frees it, -1: blocks it."""
    if v.bearer == NOBODY or v.bearer // PIRATES != seat:
        return 0
    port = home_of(v, seat)
    return 0 if port == NOWHERE else int(here == JETTY[v.map, port]) - int(there == JETTY[v.map, port])


@rule(inline=False)
def home_of(v: State, seat: int) -> int:
    """The nearest port for the carrier with a boat of his seat."""
    return way_back(v, seat, v.at[seat, v.bearer % PIRATES])[1]


# ----------------------------------------------------------------------------------------------------- nearness
@rule
def nearness(v: State, here: int, place: int, w: Weights) -> float:
    """1 on the spot, less with every PP. A pirate aboard has to land first."""
    return np.exp(-away_from(v, here, place) / w.reach)


@rule(inline=False)
def measure(v: State, seat: int, w: Weights, goals: Goals, n: int) -> None:
    """How near each living pirate is to each goal. The carrier has no goals: carrier.py moves him."""
    for pirate in range(v.pirates):
        if v.bearer != PIRATES * seat + pirate and v.at[seat, pirate] != DEAD:
            for k in range(n):
                goals[EACH + pirate, k] = nearness(v, v.at[seat, pirate], int(goals[PLACE, k]), w)
                goals[ALL, k] += goals[EACH + pirate, k]


@rule(inline=False)
def gain_by_going(v: State, pirate: int, there: int, w: Weights, goals: Goals, n: int) -> float:
    """What it adds that a pirate is there; also for a dead one who would come back there."""
    gain = 0.0
    for k in range(n):
        near = max(goals[ALL, k] - goals[EACH + pirate, k], 0.0) + nearness(v, there, int(goals[PLACE, k]), w)
        gain += goals[WEIGHT, k] * (np.sqrt(near) - np.sqrt(goals[ALL, k]))
    return gain


@rule(inline=False)
def gain_by_sailing(v: State, seat: int, boat: int, port: int, w: Weights, goals: Goals, n: int) -> float:
    """The same for all aboard a boat, in another port."""
    gain = 0.0
    for k in range(n):
        near = goals[ALL, k]
        for pirate in range(v.pirates):
            if v.at[seat, pirate] == ABOARD - boat:
                near += np.exp(-(LANDING + far(v, JETTY[v.map, port], int(goals[PLACE, k]))) / w.reach) - goals[EACH + pirate, k]
        gain += goals[WEIGHT, k] * (np.sqrt(max(near, 0.0)) - np.sqrt(goals[ALL, k]))
    return gain
