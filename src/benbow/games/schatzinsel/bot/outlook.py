"""What an unfinished game is worth, for a search that does not play on to its end: worth.py, as a chance of winning."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import Rng, Utilities, below, rule

from ..rules.board import KINDS
from ..rules.jungle import ENDS, WELLS
from ..rules.state import BLACK, EMPTY, RED, SHIP, Phase, State
from .charts import chart, new_chart
from .weights import WEIGHTS
from .worth import MEMO, whole, worth

# A logit on who won from 29,000 positions of 1,200 games of the bot with itself; of `lead`, before attacks were counted too.
AHEAD, CHEST = 1.29, 0.21  # how far ahead; a chest more on the ship
SURE = 0.99
FIRST = 0x9E3779B97F4A7C15  # any number with many bits


@rule
def value(s: State, out: Utilities) -> None:
    hope = outlook(s)
    out[RED], out[BLACK] = hope, 1.0 - hope


@rule(inline=False)
def outlook(s: State) -> float:
    """The chance that red wins. While discs are laid, the others are imagined: in the same way whenever the same ones lie."""
    empty = dream(s) if s.laid < WELLS else whole(0)
    ahead = min(max(red_lead(s), -SURE), SURE)
    for well in range(WELLS):
        if empty >> well & 1:
            s.disc[well] = EMPTY
    more = s.chests[RED, SHIP] - s.chests[BLACK, SHIP]
    return 1.0 / (1.0 + np.exp(-AHEAD * np.arctanh(ahead) - CHEST * more))


@rule(inline=False)
def red_lead(s: State) -> float:
    """Before a roll, that of the one who has just played: so it counts what the next one may do. Red begins (SI-9)."""
    net, memo = new_chart(), np.empty(MEMO, np.int64)
    chart(s, net)
    side = whole(BLACK if s.laid < WELLS else 1 - s.player if s.phase == Phase.ROLL else s.player)
    hope = worth(s, net, memo, side, whole(s.left), WEIGHTS[0])
    return hope if side == RED else -hope


@rule(inline=False)
def dream(s: State) -> int:
    """Fill the empty wells with the discs that are left, the one in hand too. -> the wells. SI-8"""
    rng, rest, n, empty = luck_of(s), np.empty(WELLS + 1, np.int64), 0, whole(0)
    for kind in range(KINDS):
        for _ in range(s.pool[kind] + (s.drawn == kind)):
            rest[n] = ENDS * kind + below(ENDS, rng)
            n += 1
    for well in range(WELLS):
        if s.disc[well] == EMPTY:
            k = below(n, rng)
            n -= 1
            empty |= whole(1) << well
            s.disc[well] = rest[k]
            rest[k] = rest[n]
    return empty


@rule
def luck_of(s: State) -> Rng:
    """A rule has no luck of its own: it comes from the discs that lie."""
    rng = np.empty(1, np.uint64)
    rng[0] = FIRST
    for well in range(WELLS):
        rng[0] ^= np.uint64(s.disc[well] + 1)
        below(2, rng)
    return rng
