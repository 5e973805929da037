"""The value of an unfinished game, for a search that does not play to the end: the evaluation as a probability of winning."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Rng, Utilities, below, rule

from ..rules.board import KINDS
from ..rules.discs import ENDS, WELLS
from ..rules.state import BLACK, EMPTY, RED, SHIP, Phase, State
from .drafting import clear
from .evaluation import BACKUP, as_int64, evaluate
from .trail_graph import build, new_graph
from .weights import WEIGHTS

# A logistic regression of the winner on `lead` in 29,000 positions of 1,200 games of the bot against itself, before attacks were
# part of the evaluation.
LEAD, CHEST = 1.29, 0.21  # the lead; a chest more on the ship
MOST_LEAD = 0.99
SEED = 0x9E3779B97F4A7C15  # any number with many bits


@rule
def value(s: State, out: Utilities) -> None:
    red = red_wins(s)
    out[RED], out[BLACK] = red, 1.0 - red


@rule(inline=False)
def red_wins(s: State) -> float:
    """The probability that red wins. While discs are laid the empty wells are filled at random, always alike for equal states."""
    empty = fill_wells(s) if s.laid < WELLS else as_int64(0)
    lead = min(max(red_lead(s), -MOST_LEAD), MOST_LEAD)
    clear(s, empty)
    more = s.chests[RED, SHIP] - s.chests[BLACK, SHIP]
    return 1.0 / (1.0 + np.exp(-LEAD * np.arctanh(lead) - CHEST * more))


@rule(inline=False)
def red_lead(s: State) -> float:
    """Before a roll, computed for the side that has just played, so that the next side's attacks count. Red begins (SI-9)."""
    graph, backup = new_graph(), np.empty(BACKUP, np.int64)
    build(s, graph)
    side = as_int64(BLACK if s.laid < WELLS else 1 - s.player if s.phase == Phase.ROLL else s.player)
    lead = evaluate(s, graph, backup, side, as_int64(s.left), WEIGHTS[0])
    return lead if side == RED else -lead


@rule(inline=False)
def fill_wells(s: State) -> int:
    """Fill the empty wells with the discs that are left, the one in hand too. -> the set of these wells. SI-8"""
    rng, rest, n, empty = seeded_by_discs(s), np.empty(WELLS + 1, np.int64), 0, as_int64(0)
    for kind in range(KINDS):
        for _ in range(s.pool[kind] + (s.drawn == kind)):
            rest[n] = ENDS * kind + below(ENDS, rng)
            n += 1
    for well in range(WELLS):
        if s.disc[well] == EMPTY:
            k = below(n, rng)
            n -= 1
            empty |= as_int64(1) << well
            s.disc[well] = rest[k]
            rest[k] = rest[n]
    return empty


@rule
def seeded_by_discs(s: State) -> Rng:
    """`value` is given no random numbers: these come from the discs that lie."""
    rng = np.empty(1, np.uint64)
    rng[0] = SEED
    for well in range(WELLS):
        rng[0] ^= np.uint64(s.disc[well] + 1)
        below(2, rng)
    return rng
