"""A greedy bot on its own view: an opponent for beginners, and the policy in guided playouts."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Rng, below, better, rule

from ..rules.actions import LOAD, LURE, SERVE
from ..rules.board import KINDS, at
from ..rules.game import legal
from ..rules.state import BROWN, FACE_DOWN, Phase, State

# The value of a try at a ship on square 1, 2, 3, per point of its cargo, in hundredths: the probability to wreck it, plus half
# of the loss in the ship's probability to get home in this turn (10, 50, 100 %).
TRY = (0, 105, 65, 36)
# How often, in per cent, the Owners bluff: load a good barrel near the island, or a bad one far from it.
BLUFF = 15


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    if v.phase == Phase.SERVE:
        return best_ship(v, out, n)
    return best_lure(v, out, n, rng) if v.phase == Phase.LURE else best_load(v, out, n, rng)


@rule
def best_ship(v: State, out: Codes, n: int) -> int:
    """For good Special Cargo the ship that is nearest to its port, for bad the one that is nearest to the island."""
    pick, is_good = out[0], expected(v, BROWN) > 0
    for i in range(n):
        ahead = v.square[out[i] - SERVE] - v.square[pick - SERVE]
        pick = out[i] if (ahead > 0 if is_good else ahead < 0) else pick
    return pick


@rule
def best_lure(v: State, out: Codes, n: int, rng: Rng) -> int:
    """The try with the highest expected points; ties are broken at random."""
    pick, best, ties = out[0], -1e9, 0
    for i in range(n):
        ship = out[i] - LURE
        score = expected(v, v.cargo[ship] - FACE_DOWN) * TRY[v.square[ship]]
        is_best, best, ties = better(score, best, ties, rng)
        pick = out[i] if is_best else pick
    return pick


@rule
def expected(v: State, colour: int) -> float:
    """The mean value of the barrels of this colour that the Wrecker has not seen."""
    board, total, n = at(v.board), 0.0, 0
    for barrel in range(KINDS * colour, KINDS * colour + KINDS):
        unseen = v.stock >> barrel & 1
        total += board.value[barrel] * unseen
        n += unseen
    return total / max(n, 1)


@rule
def best_load(v: State, out: Codes, n: int, rng: Rng) -> int:
    """The worst barrel near the island, the best near the port, a middling one between; sometimes the other way round."""
    board, square = at(v.board), v.square[v.ship]
    if below(100, rng) < BLUFF:
        square = 4 - square
    wanted = 0 if square == 1 else n - 1 if square == 3 else n // 2
    for i in range(n):
        worse = 0
        for k in range(n):
            here, there = board.value[out[i] - LOAD], board.value[out[k] - LOAD]
            worse += there < here or (there == here and k < i)
        if worse == wanted:
            return out[i]
    return out[0]
