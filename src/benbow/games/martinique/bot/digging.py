"""Where to dig: by the faces seen, and by where the opponent digs, who has seen other faces."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, Rng, below, better, bit, rule

from ..rules.actions import DIG
from ..rules.board import SIDE, SQUARES, at
from ..rules.faces import faces_drawn
from ..rules.game import hidden_maps
from ..rules.options import PIRATES
from ..rules.state import LETTERS, State
from .evaluation import Floats, candidates
from .weights import Weights

LEAST_WEIGHT = 0.1  # of a column or row that the opponent seems to rule out: he may bluff


@rule
def best_dig(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """The square with the best odds, of equal ones any; if all odds are poor, sometimes a bluff."""
    seat = int(v.actor)
    odds, own = line_odds(v, seat, w), lines_dug(v, seat)
    pick, best, ties = out[0], -1.0, 0
    for i in range(n):
        column, row = (out[i] - DIG) // SIDE, (out[i] - DIG) % SIDE
        weight = odds[0, column] * odds[1, row] * (1.0 - w.spread * (own[0, column] + own[1, row]))
        is_chosen, best, ties = better(weight, best, ties, rng)
        if is_chosen:
            pick = out[i]
    if candidates(v) > w.clueless and opponent_digs_later(v, seat) and below(1000, rng) < 1000 * w.bluff:
        return any_bluff(v, seat, out, n, pick, rng)
    return pick


@rule
def lines_dug(v: State, seat: int) -> Floats:
    """[columns, rows][k] 1 where the seat has dug."""
    found = np.zeros((2, SIDE))
    for square in range(SQUARES):
        if v.stands[square] > 0 and (v.stands[square] - 1) // PIRATES == seat:
            found[0, square // SIDE] = 1.0
            found[1, square % SIDE] = 1.0
    return found


@rule
def line_odds(v: State, seat: int, w: Weights) -> Floats:
    """[columns, rows][k] weights: how likely the coordinates are there; zero where a face seen rules it out.

    Of n lines (columns or rows) whose face is not seen, the opponent hides h, and he does not dig there. So if he has dug in
    d of the n, his h are among the other n - d: a line where he has dug is likelier than another, as n - d to n - d - h.
    """
    faces, dug, found = faces_drawn(v)[0], lines_dug(v, 1 - seat), np.zeros((2, SIDE))
    size, unseen, clean = at(v.board).side, np.zeros(2), np.zeros(2)  # clean: the opponent has not dug there
    for kind in range(2):
        for k in range(size):
            found[kind, k] = not faces >> kind * LETTERS + k + 1 & 1
            unseen[kind] += found[kind, k]
            clean[kind] += found[kind, k] * (1.0 - dug[kind, k])
    for kind in range(2):
        share = (unseen[kind] - 1.0) / max(unseen[0] + unseen[1] - 2.0, 1.0)  # nobody has the face of the coordinates
        hides = w.trust * hidden_maps(v, 1 - seat) * share
        for k in range(size):
            if clean[kind] > 0.0:
                found[kind, k] *= clean[kind] if dug[kind, k] else max(clean[kind] - hides, LEAST_WEIGHT)
    return found


@rule
def opponent_digs_later(v: State, seat: int) -> bool:
    """After this dig?"""
    for k in range(v.dug + 1, v.seated):
        if (v.stool[k] - 1) // PIRATES != seat:
            return True
    return False


@rule
def any_bluff(v: State, seat: int, out: Codes, n: int, pick: int, rng: Rng) -> int:
    """A square that a hidden face of the seat rules out and no face that the opponent can see; if there is none, the pick."""
    hidden = 0
    for k in range(v.maps[seat]):
        if not v.shown[seat, k]:
            hidden |= bit(v.face[seat, k])
    known = faces_drawn(v)[0] & ~hidden
    ties = 0
    for i in range(n):
        lines = bit((out[i] - DIG) // SIDE + 1) | bit(LETTERS + (out[i] - DIG) % SIDE + 1)
        if lines & hidden and not lines & known:
            ties += 1
            if below(ties, rng) == 0:
                pick = out[i]
    return pick
