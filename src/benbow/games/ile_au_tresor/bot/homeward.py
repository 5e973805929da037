"""The carrier's way home: to which boat, around enemies, and how long it will take to load there."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled.kernel import rule

from ..rules.board import BOARDS, HEXES, NOWHERE, WAYS
from ..rules.boats import LANDING
from ..rules.chart import FORTRESS
from ..rules.options import PIRATES
from ..rules.positions import crew
from ..rules.state import ABOARD, State
from .distances import far
from .goals import boats_of

NEXT, COST, JETTY, TERRAIN, PORTS = BOARDS.next, BOARDS.cost, BOARDS.jetty, BOARDS.terrain, BOARDS.ports
CLOSE = 4.0  # PP: who is so near a jetty matters there
NO_WAY = 999.0
HELD = 15  # PP: a hex that an enemy holds
NOT_YET_MINE = 20.0  # PP: to get a boat first


@rule(inline=False)
def way_home(v: State, seat: int, w: Any) -> Any:
    """[hex] PP from there to a boat and until the treasure is loaded; enemies are avoided."""
    field, mind = np.full(HEXES, NO_WAY), minded(v, seat, w)
    queue, is_queued = np.empty(HEXES, np.int16), np.zeros(HEXES, np.bool_)
    first, waiting = 0, 0
    for port in range(PORTS[v.map]):
        start = start_of(v, seat, port, w)
        if start < NO_WAY:
            jetty = JETTY[v.map, port]
            field[jetty] = start + mind[jetty]
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
                cost = field[here] + COST[v.map, 1, there, (way + WAYS // 2) % WAYS] + mind[there]
                if cost < field[there]:
                    field[there] = cost
                    if not is_queued[there]:
                        is_queued[there] = True
                        queue[(first + waiting) % HEXES] = there
                        waiting += 1
    return field


@rule(inline=False)
def minded(v: State, seat: int, w: Any) -> Any:
    """[hex] PP more for a hex that an enemy holds, or is beside."""
    mind = np.zeros(HEXES)
    for other in range(v.players):
        for pirate in range(v.pirates):
            here = v.at[other, pirate]
            if other != seat and here >= 0:
                mind[here] += HELD
                for way in range(WAYS):
                    if NEXT[v.map, here, way] != NOWHERE:
                        mind[NEXT[v.map, here, way]] += w.shun
    return mind


@rule
def start_of(v: State, seat: int, port: int, w: Any) -> float:
    """How long a port lets one wait. Who has no boat goes where one might be had."""
    is_boatless = boats_of(v, seat) == 0
    for boat in range(v.players):
        if v.port[boat] == port:
            if v.owner[boat] == seat:
                return delay(v, seat, port, w)
            if is_boatless:  # nor does he shut himself up in a fortress, where nothing would happen any more
                shut = TERRAIN[v.map, JETTY[v.map, port]] == FORTRESS
                return w.wait + NOT_YET_MINE * (1 + crew(v, boat) + 2 * shut)
    return NO_WAY


@rule(inline=False)
def delay(v: State, seat: int, port: int, w: Any) -> float:
    """IT-35: until the dice allow it; enemies near the jetty prevent it, friends prevent them."""
    jetty = JETTY[v.map, port]
    found = w.wait_fort if TERRAIN[v.map, jetty] == FORTRESS else w.wait
    for other in range(v.players):
        for pirate in range(v.pirates):
            away = away_from(v, v.at[other, pirate], jetty)
            if away < 3 * CLOSE and v.bearer != PIRATES * other + pirate:
                found += (-w.friends if other == seat else w.foes) * np.exp(-away / CLOSE)
    return max(found, 1.0)


@rule
def away_from(v: State, here: int, place: int) -> float:
    """PP for who is on land or aboard; the dead are far."""
    if here >= 0:
        return float(far(v, here, place))
    boat = ABOARD - here
    if boat < v.players and v.port[boat] != NOWHERE:
        return float(LANDING + far(v, JETTY[v.map, v.port[boat]], place))
    return NO_WAY
