"""What an unfinished game is worth to each seat, for a search that does not play on to its end: who lives, who has a boat, and
how far the carrier is from loading."""
from __future__ import annotations

import numpy as np

from benbow.engine.kernel import State, Utilities, aside, rule

from .board import NOWHERE
from .distances import HOME
from .homeward import NO_WAY, delay
from .options import PIRATES
from .state import NOBODY
from .table import crew, living
from .weights import WEIGHTS

# Rounded from a conditional logit on who won, 6,600 positions of 325 games of the bot with itself, two to four players. How near
# pirates are to the goals of goals.py did not help to foretell it in games left out. No search with it has beaten the bot yet.
LIFE = 0.75  # a living pirate
BOAT, KEPT = 0.9, 0.25  # to have a boat; and someone aboard one
CARRIER, WAY, FAR_HOME = -0.3, 3.8, 20.0  # to carry the treasure; at the boat; it halves in 14 PP


@rule
def value(s: State, out: Utilities) -> None:
    total = 0.0
    for seat in range(s.players):
        out[seat] = np.exp(prospects(s, seat))
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@aside
def prospects(s: State, seat: int) -> float:
    """The logarithm of a seat's chances, beside those of the others. IT-35, IT-36"""
    hope, boats, kept, way = LIFE * living(s, seat), 0, 0, NO_WAY
    is_ours = s.bearer != NOBODY and s.bearer // PIRATES == seat
    for boat in range(s.players):
        if s.owner[boat] == seat:  # one that is not placed yet will be
            boats += 1
            kept += crew(s, boat) > 0
            if is_ours and s.port[boat] != NOWHERE:
                here = s.at[seat, s.bearer % PIRATES]
                way = min(way, HOME[s.map, s.port[boat], here] + delay(s, seat, s.port[boat], WEIGHTS[0]))
    if boats > 0:
        hope += BOAT
    if kept > 0:
        hope += KEPT
    if is_ours:
        hope += CARRIER + WAY * np.exp(-way / FAR_HOME)
    return hope
