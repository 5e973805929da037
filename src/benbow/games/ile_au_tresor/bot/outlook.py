"""What an unfinished game is worth to each seat, for a search that does not play on to its end: who lives, who has a boat, and
how far the treasure is from being loaded."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import Utilities, rule

from ..rules.board import BOARDS, NOWHERE
from ..rules.boats import may_load
from ..rules.chart import FORTRESS, MOUNTAIN
from ..rules.options import PIRATES
from ..rules.positions import crew, living
from ..rules.state import NOBODY, TREASURE, Phase, State
from .distances import HOME
from .homeward import NO_WAY, away_from

JETTY, TERRAIN = BOARDS.jetty, BOARDS.terrain

# Rounded from a conditional logit on who won: 180,000 positions of 16,500 games of the bot with itself that were won, two to four
# players, a fifth left out to judge it. Only BOAT is more than found (0.8): the bot makes little of a boat taken. What did
# not help to foretell the winner is not here: how near chests are, a storm, enemies beside the carrier. Lives count most.
LIFE, FEW = 0.5, -0.45  # a living pirate; to have no more than two
BOAT, KEPT = 1.2, 0.25  # to have a boat; and someone aboard one
ASHORE = 0.05  # each pirate on land
WAY, FAR_HOME = 0.9, 14.0  # to carry the treasure, at the boat; it is less by the factor e in so many PP
FORT = 0.2  # the jetty he goes to is a fortress
COVER = 0.3  # he stands on a fortress or a mountain
FOE, FRIEND, CLOSE = -0.25, 0.1, 5.0  # who is at that jetty; less by e in so many PP
STRIDE = 0.025  # a PP left to him
LOADS = 3.0  # he may load now
HEIR = 0.3  # to have a boat near another's carrier, or near the treasure in the open
SWARM, NEAR = 0.2, 8.0  # a pirate at the treasure in the open; less by e in so many PP


@rule
def value(s: State, out: Utilities) -> None:
    total = 0.0
    for seat in range(s.players):
        out[seat] = np.exp(prospects(s, seat))
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule(inline=False)
def prospects(s: State, seat: int) -> float:
    """The logarithm of a seat's chances, beside those of the others."""
    hope = strength(s, seat)
    if s.bearer != NOBODY:
        owner = s.bearer // PIRATES
        here = s.at[owner, s.bearer % PIRATES]
        return hope + (carriage(s, seat, here) if owner == seat else HEIR * np.exp(-way_back(s, seat, here)[0] / FAR_HOME))
    if s.loose != NOWHERE:
        hope += HEIR * np.exp(-way_back(s, seat, s.loose)[0] / FAR_HOME)
        for pirate in range(s.pirates):
            hope += SWARM * np.exp(-away_from(s, s.at[seat, pirate], s.loose) / NEAR)
    else:
        for chest in range(s.chests):
            if s.seen[seat, chest] == TREASURE:
                hope += WAY * np.exp(-way_back(s, seat, s.chest[chest])[0] / FAR_HOME)
    return hope


@rule
def strength(s: State, seat: int) -> float:
    """Lives and boats: IT-17, IT-32."""
    alive, boats, kept, ashore = living(s, seat), 0, 0, 0
    for boat in range(s.players):
        if s.owner[boat] == seat:  # one that is not placed yet will be
            boats += 1
            kept += crew(s, boat) > 0
    for pirate in range(s.pirates):
        ashore += s.at[seat, pirate] >= 0
    return LIFE * alive + FEW * (alive <= 2) + BOAT * (boats > 0) + KEPT * (kept > 0) + ASHORE * ashore


@rule(inline=False)
def carriage(s: State, seat: int, here: int) -> float:
    """The carrier is one's own: his way, and who is where he goes (IT-35)."""
    way, port = way_back(s, seat, here)
    hope = WAY * np.exp(-way / FAR_HOME)
    if TERRAIN[s.map, here] == FORTRESS or TERRAIN[s.map, here] == MOUNTAIN:
        hope += COVER  # IT-27
    if s.turn == seat and (s.phase == Phase.PROGRESS or s.phase == Phase.PASSING):
        hope += STRIDE * s.pp + LOADS * may_load(s)
    if port == NOWHERE:
        return hope
    jetty = JETTY[s.map, port]
    for other in range(s.players):
        for pirate in range(s.pirates):
            if s.bearer != PIRATES * other + pirate:
                away = away_from(s, s.at[other, pirate], jetty)
                hope += (FRIEND if other == seat else FOE) * np.exp(-away / CLOSE)
    return hope + FORT * (TERRAIN[s.map, jetty] == FORTRESS)


@rule
def way_back(s: State, seat: int, place: int) -> tuple[float, int]:
    """From a hex with the treasure to the nearest own boat, in PP; and its port."""
    best, port = NO_WAY, NOWHERE
    for boat in range(s.players):
        if s.owner[boat] == seat and s.port[boat] != NOWHERE and HOME[s.map, s.port[boat], place] < best:
            best, port = float(HOME[s.map, s.port[boat], place]), int(s.port[boat])
    return best, port
