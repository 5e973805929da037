"""Distances in PP between any two hexes, and from any hex to a jetty for a carrier, with nobody in the way. Made at import."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import rule

from ..rules.board import BOARDS, HEXES, NAMES, NOWHERE, WAYS
from ..rules.boats import LANDING, is_blockaded
from ..rules.state import ABOARD, State
from ..rules.survey import MOST_PORTS

Bytes = npt.NDArray[np.int8]
FARTHEST = 120  # more than any distance on a map
NO_WAY = 999.0  # PP: out of reach
BLOCKADE = 40.0  # PP more to load where enemies aboard prevent it: boats cannot be attacked (IT-35)


def land_numbers() -> npt.NDArray[np.int64]:
    """[map, hex] the land hexes counted from 0, so that the tables are small; 0 elsewhere."""
    is_land = BOARDS.terrain != NOWHERE
    return np.where(is_land, np.cumsum(is_land, axis=1) - 1, 0)


def distances_on(isle: int, load: int) -> npt.NDArray[np.int16]:
    """[from, to] the cheapest way (IT-10, IT-12), for all hexes of a map at once: each round allows a step more."""
    cost = np.full((HEXES, HEXES), FARTHEST, np.int16)
    np.fill_diagonal(cost, 0)
    while True:
        before = cost.copy()
        for way in range(WAYS):
            beyond = BOARDS.next[isle, :, way]
            steps = np.nonzero(beyond != NOWHERE)[0]
            found = BOARDS.cost[isle, load, steps, way].astype(np.int16)[:, None] + cost[beyond[steps]]
            cost[steps] = np.minimum(cost[steps], found)
        if (before == cost).all():
            return cost


def all_distances() -> tuple[Bytes, Bytes]:
    """FAR [map, from, to] for a pirate, by land numbers; HOME [map, port, hex] for a carrier from a hex to a jetty."""
    most = int(LAND.max()) + 1
    far, home = np.zeros((len(NAMES), most, most), np.int8), np.full((len(NAMES), MOST_PORTS, HEXES), FARTHEST, np.int8)
    for isle in range(len(NAMES)):
        land = np.nonzero(BOARDS.terrain[isle] != NOWHERE)[0]
        far[isle, : len(land), : len(land)] = distances_on(isle, 0)[np.ix_(land, land)]
        carried = distances_on(isle, 1)
        for port in range(BOARDS.ports[isle]):
            home[isle, port] = carried[:, BOARDS.jetty[isle, port]]
    return far, home


JETTY, LAND = BOARDS.jetty, land_numbers()
FAR, HOME = all_distances()


@rule(inline=False)
def far(v: State, here: int, there: int) -> int:
    """PP for a pirate without treasure."""
    return int(FAR[v.map, LAND[v.map, here], LAND[v.map, there]])


@rule
def away_from(v: State, here: int, place: int) -> float:
    """PP from where a pirate is, on land or aboard, to a hex; NO_WAY for the dead."""
    if here >= 0:
        return float(far(v, here, place))
    boat = ABOARD - here
    if boat < v.players and v.port[boat] != NOWHERE:
        return float(LANDING + far(v, JETTY[v.map, v.port[boat]], place))
    return NO_WAY


@rule
def way_back(v: State, seat: int, place: int) -> tuple[float, int]:
    """PP from a hex with the treasure to the nearest boat of a seat, and its port; rather one without a blockade."""
    best, port = NO_WAY, NOWHERE
    for boat in range(v.players):
        if v.owner[boat] == seat and v.port[boat] != NOWHERE:
            away = float(HOME[v.map, v.port[boat], place]) + BLOCKADE * is_blockaded(v, seat, int(v.port[boat]))
            if away < best:
                best, port = away, int(v.port[boat])
    return best, port
