"""A greedy bot on its own view: a beginner's opponent, and the guide of playouts."""
from __future__ import annotations

from benbow.engine.compiled.kernel import Codes, Rng, below, rule

from ..rules.actions import LOAD, LURE
from ..rules.board import KINDS
from ..rules.game import VALUE, legal
from ..rules.state import FACE_DOWN, Phase, State

# What a try at a ship on square 1, 2, 3 is worth, per point of its cargo, in hundredths: the chance to wreck it, plus half
# of what it takes from the ship's chance to get home in this turn (10, 50, 100 %).
TRY = (0, 105, 65, 36)
# How often, in per cent, the Owners mislead: load a good barrel near the island, or a bad one far from it.
BLUFF = 15


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return best_lure(v, out, n, rng) if v.phase == Phase.LURE else best_load(v, out, n, rng)


@rule
def best_lure(v: State, out: Codes, n: int, rng: Rng) -> int:
    """The most points to be expected from one try; of equal ones any."""
    pick, best, ties = out[0], -1e9, 0
    for i in range(n):
        ship = out[i] - LURE
        hope = expected(v, v.cargo[ship] - FACE_DOWN) * TRY[v.square[ship]]
        if hope > best:
            pick, best, ties = out[i], hope, 1
        elif hope == best:
            ties += 1
            if below(ties, rng) == 0:
                pick = out[i]
    return pick


@rule
def expected(v: State, colour: int) -> float:
    """The mean value of the barrels of this colour that the Wrecker has not seen."""
    total, n = 0.0, 0
    for barrel in range(KINDS * colour, KINDS * colour + KINDS):
        unseen = v.stock >> barrel & 1
        total += VALUE[barrel] * unseen
        n += unseen
    return total / max(n, 1)


@rule
def best_load(v: State, out: Codes, n: int, rng: Rng) -> int:
    """Near the island the worst barrel, near the port the best, in between one of the middle; sometimes the other way round."""
    square = v.square[v.ship]
    if below(100, rng) < BLUFF:
        square = 4 - square
    wanted = 0 if square == 1 else n - 1 if square == 3 else n // 2
    for i in range(n):
        worse = 0
        for k in range(n):
            here, there = VALUE[out[i] - LOAD], VALUE[out[k] - LOAD]
            worse += there < here or (there == here and k < i)
        if worse == wanted:
            return out[i]
    return out[0]
