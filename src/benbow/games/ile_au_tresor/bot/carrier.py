"""The carrier's way home: to which boat, around enemies, and how long he will wait to load there."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import rule

from ..rules.board import BOARDS, HEXES, NOWHERE, WAYS
from ..rules.boats import is_blockaded
from ..rules.chart import FORTRESS
from ..rules.options import PIRATES
from ..rules.positions import crew
from ..rules.state import State
from .distances import BLOCKADE, NO_WAY, away_from
from .goals import boats_of
from .weights import Weights

Costs = npt.NDArray[np.float64]
NEXT, COST, JETTY, TERRAIN, PORTS = BOARDS.next, BOARDS.cost, BOARDS.jetty, BOARDS.terrain, BOARDS.ports
NEAR_JETTY = 4.0  # PP: at such a distance a pirate counts less at the jetty by the factor e
HELD = 15  # PP more for a hex that an enemy holds
NOT_YET_MINE = 20.0  # PP more if a boat has to be captured first


@rule(inline=False)
def way_home(v: State, seat: int, w: Weights) -> Costs:
    """[hex] PP from there to a boat and until the treasure is loaded, avoiding enemies. Bellman-Ford with a queue."""
    field, more = np.full(HEXES, NO_WAY), cost_of_enemies(v, seat, w)
    queue, is_queued = np.empty(HEXES, np.int16), np.zeros(HEXES, np.bool_)
    first, waiting = 0, 0
    for port in range(PORTS[v.map]):
        start = cost_at_port(v, seat, port, w)
        if start < NO_WAY:
            jetty = JETTY[v.map, port]
            field[jetty] = start + more[jetty]
            is_queued[jetty] = True
            queue[(first + waiting) % HEXES] = jetty
            waiting += 1
    while waiting:
        here = queue[first]
        first, waiting = (first + 1) % HEXES, waiting - 1
        is_queued[here] = False
        for way in range(WAYS):
            there = NEXT[v.map, here, way]
            if there != NOWHERE:
                cost = field[here] + COST[v.map, 1, there, (way + WAYS // 2) % WAYS] + more[there]
                if cost < field[there]:
                    field[there] = cost
                    if not is_queued[there]:
                        is_queued[there] = True
                        queue[(first + waiting) % HEXES] = there
                        waiting += 1
    return field


@rule(inline=False)
def cost_of_enemies(v: State, seat: int, w: Weights) -> Costs:
    """[hex] PP more for a hex that an enemy holds, or is beside."""
    more = np.zeros(HEXES)
    for other in range(v.players):
        for pirate in range(v.pirates):
            here = v.at[other, pirate]
            if other != seat and here >= 0:
                more[here] += HELD
                for way in range(WAYS):
                    if NEXT[v.map, here, way] != NOWHERE:
                        more[NEXT[v.map, here, way]] += w.shun
    return more


@rule
def cost_at_port(v: State, seat: int, port: int, w: Weights) -> float:
    """PP until the treasure is loaded in a port. A seat without a boat goes where it might get one."""
    is_boatless = boats_of(v, seat) == 0
    for boat in range(v.players):
        if v.port[boat] == port:
            if v.owner[boat] == seat:
                return delay(v, seat, port, w)
            if is_boatless:  # rather not at a fortress: nobody would drive him out, and the match would stand still
                is_fort = TERRAIN[v.map, JETTY[v.map, port]] == FORTRESS
                return w.wait + NOT_YET_MINE * (1 + crew(v, boat) + 2 * is_fort)
    return NO_WAY


@rule(inline=False)
def delay(v: State, seat: int, port: int, w: Weights) -> float:
    """IT-35: PP until the dice allow to load. Enemies near the jetty prevent it, own pirates keep them away."""
    jetty = JETTY[v.map, port]
    wait = w.wait_fort if TERRAIN[v.map, jetty] == FORTRESS else w.wait
    for other in range(v.players):
        for pirate in range(v.pirates):
            away = away_from(v, v.at[other, pirate], jetty)
            if away < 3 * NEAR_JETTY and v.bearer != PIRATES * other + pirate:
                wait += (-w.friends if other == seat else w.foes) * np.exp(-away / NEAR_JETTY)
    return max(wait, 1.0) + BLOCKADE * is_blockaded(v, seat, port)
