"""The value of an unfinished match for each seat, for a search that does not play to the end: living pirates, boats, and how far
the treasure is from being loaded."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Utilities, rule

from ..rules.board import NOWHERE, at
from ..rules.boats import may_load
from ..rules.chart import FORTRESS, MOUNTAIN
from ..rules.options import PIRATES
from ..rules.positions import crew, living
from ..rules.state import NOBODY, TREASURE, Phase, State
from .distances import away_from, way_back

# Rounded from a conditional logit on the winner: 180,000 positions of 16,500 games of the bot against itself that had a winner,
# two to four players, a fifth held out. Only BOAT is larger than fitted (0.8): the bot makes little use of captured
# boats. Left out because they did not help to predict the winner: distances to chests, storms, enemies beside the carrier.
LIFE, FEW = 0.5, -0.45  # a living pirate; to have no more than two
BOAT, KEPT = 1.2, 0.25  # to have a boat; to have a crew aboard one
ASHORE = 0.05  # each pirate on land
WAY, FAR_HOME = 0.9, 14.0  # to carry the treasure, at the boat; less by the factor e in so many PP
FORT = 0.2  # the jetty he goes to is a fortress
COVER = 0.3  # he stands on a fortress or a mountain
FOE, FRIEND, CLOSE = -0.25, 0.1, 5.0  # an enemy or an own pirate at that jetty; less by the factor e in so many PP
STRIDE = 0.025  # a PP that he may still use
LOADS = 3.0  # he may load now
HEIR = 0.3  # to have a boat near an enemy carrier, or near the treasure in the open
SWARM, NEAR = 0.2, 8.0  # a pirate at the treasure in the open; less by the factor e in so many PP


@rule
def value(s: State, out: Utilities) -> None:
    total = 0.0
    for seat in range(s.players):
        out[seat] = np.exp(log_odds(s, seat))
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule(inline=False)
def log_odds(s: State, seat: int) -> float:
    """The logarithm of a seat's winning odds, up to a constant."""
    total = strength(s, seat)
    if s.bearer != NOBODY:
        owner = s.bearer // PIRATES
        here = s.at[owner, s.bearer % PIRATES]
        return total + (carrier_value(s, seat, here) if owner == seat else HEIR * np.exp(-way_back(s, seat, here)[0] / FAR_HOME))
    if s.loose != NOWHERE:
        total += HEIR * np.exp(-way_back(s, seat, s.loose)[0] / FAR_HOME)
        for pirate in range(s.pirates):
            total += SWARM * np.exp(-away_from(s, s.at[seat, pirate], s.loose) / NEAR)
    else:
        for chest in range(s.chests):
            if s.seen[seat, chest] == TREASURE:
                total += WAY * np.exp(-way_back(s, seat, s.chest[chest])[0] / FAR_HOME)
    return total


@rule
def strength(s: State, seat: int) -> float:
    """Living pirates and boats: IT-17, IT-32."""
    alive, boats, kept, ashore = living(s, seat), 0, 0, 0
    for boat in range(s.players):
        if s.owner[boat] == seat:  # also one that is not placed yet
            boats += 1
            kept += crew(s, boat) > 0
    for pirate in range(s.pirates):
        ashore += s.at[seat, pirate] >= 0
    return LIFE * alive + FEW * (alive <= 2) + BOAT * (boats > 0) + KEPT * (kept > 0) + ASHORE * ashore


@rule(inline=False)
def carrier_value(s: State, seat: int, here: int) -> float:
    """The own carrier: his way, and the pirates near the jetty he goes to (IT-35)."""
    b = at(s.board)
    way, port = way_back(s, seat, here)
    total = WAY * np.exp(-way / FAR_HOME)
    if b.terrain[here] == FORTRESS or b.terrain[here] == MOUNTAIN:
        total += COVER  # IT-27
    if s.turn == seat and (s.phase == Phase.PROGRESS or s.phase == Phase.PASSING):
        total += STRIDE * s.pp + LOADS * may_load(s)
    if port == NOWHERE:
        return total
    jetty = b.jetty[port]
    for other in range(s.players):
        for pirate in range(s.pirates):
            if s.bearer != PIRATES * other + pirate:
                away = away_from(s, s.at[other, pirate], jetty)
                total += (FRIEND if other == seat else FOE) * np.exp(-away / CLOSE)
    return total + FORT * (b.terrain[jetty] == FORTRESS)
