"""Distances in PP between any two hexes, and from any hex to a jetty for a carrier, with nobody in the way."""
from __future__ import annotations

from benbow.engine.compiled import rule

from ..rules.board import NOWHERE, at
from ..rules.boats import LANDING, is_blockaded
from ..rules.state import ABOARD, State

NO_WAY = 999.0  # PP: out of reach
BLOCKADE = 40.0  # PP more to load where enemies aboard prevent it: boats cannot be attacked (IT-35)


@rule(inline=False)
def far(v: State, here: int, there: int) -> int:
    """PP for a pirate without treasure."""
    return int(at(v.board).distance[here, there])


@rule
def away_from(v: State, here: int, place: int) -> float:
    """PP from where a pirate is, on land or aboard, to a hex; NO_WAY for the dead."""
    b = at(v.board)
    if here >= 0:
        return float(far(v, here, place))
    boat = ABOARD - here
    if boat < v.players and v.port[boat] != NOWHERE:
        return float(LANDING + far(v, b.jetty[v.port[boat]], place))
    return NO_WAY


@rule
def way_back(v: State, seat: int, place: int) -> tuple[float, int]:
    """PP from a hex with the treasure to the nearest boat of a seat, and its port; rather one without a blockade."""
    b = at(v.board)
    best, port = NO_WAY, NOWHERE
    for boat in range(v.players):
        if v.owner[boat] == seat and v.port[boat] != NOWHERE:
            away = float(b.home[v.port[boat], place]) + BLOCKADE * is_blockaded(v, seat, int(v.port[boat]))
            if away < best:
                best, port = away, int(v.port[boat])
    return best, port
