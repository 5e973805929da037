"""The bot's choice, on its own view: it collects tiles, denies them to the opponent, deduces, digs by the odds, and bluffs."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Rng, better, rule

from ..rules.actions import DECLINE, DEPLOY, FIRST_MOVE, FIRST_PICK, HOOK_TILE, JOKER, MAP_TILE
from ..rules.game import legal
from ..rules.state import Phase, State
from .digging import best_dig
from .evaluation import (
    deploy_value,
    joker_value,
    load_value,
    map_value,
    move_value,
    rate_squares,
    sit_value,
    symbol_values,
    turn_value,
)
from .weights import WEIGHTS, Weights


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return choice(v, out, rng, WEIGHTS[v.lost_treasure])


@rule
def choice(v: State, out: Codes, rng: Rng, w: Weights) -> int:
    """With given weights, so that versions can play each other."""
    n = legal(v, out)
    if n == 1:
        return out[0]
    if v.phase == Phase.ACT:
        return best_act(v, out, n, rng, w)
    if v.phase == Phase.DIG:
        return best_dig(v, out, n, rng, w)
    if v.phase == Phase.LOAD:
        return best_load(v, out, n, w)
    if v.phase == Phase.PICK:
        return best_pick(v, out, n, rng)
    return HOOK_TILE + (MAP_TILE if map_value(v, w) >= joker_value(v, v.actor, w) else JOKER)


@rule
def best_act(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """The best action; of equal ones any."""
    seat = int(v.actor)
    rated = rate_squares(v, seat, w)
    finds, sitting = symbol_values(v, seat, w), sit_value(v, seat, w)
    pick, best, ties = out[0], -1e9, 0
    for i in range(n):
        if out[i] < FIRST_MOVE:
            value = deploy_value(v, out[i] - DEPLOY, rated, w)
        else:
            value = move_value(v, seat, out[i] - FIRST_MOVE, rated, finds, sitting, w)
        is_chosen, best, ties = better(value, best, ties, rng)
        if is_chosen:
            pick = out[i]
    return pick


@rule
def best_load(v: State, out: Codes, n: int, w: Weights) -> int:
    """The best load; none, if it is better to keep the jokers (MA-23)."""
    pick, best = out[0], -1e9
    for i in range(n):
        value = 0.0 if out[i] == DECLINE else load_value(v, int(v.actor), out[i], w)
        if value > best:
            pick, best = out[i], value
    return pick


@rule
def best_pick(v: State, out: Codes, n: int, rng: Rng) -> int:
    """The map tile that is likely to rule out most, of equal ones any. MA-16"""
    pick, best, ties = out[0], -1.0, 0
    for i in range(n):
        is_chosen, best, ties = better(turn_value(v, out[i] - FIRST_PICK), best, ties, rng)
        if is_chosen:
            pick = out[i]
    return pick
