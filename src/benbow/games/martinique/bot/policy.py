"""The bot's choice, on its own view: it collects tiles, denies them to the opponent, deduces, digs by the odds, and bluffs."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Rng, better, rule

from ..rules.actions import DECLINE, DEPLOY, FIRST_LOAD, FIRST_MOVE, HOOK_TILE, JOKER, MAP_TILE, STOOL
from ..rules.board import MAP, NUMBERS, SQUARES
from ..rules.game import hidden_maps, legal, pirates_left
from ..rules.loading import points_in, tiles_missing, treasure_of
from ..rules.state import Phase, State
from ..rules.walking import best_way, end_number, steps_of
from .digging import best_dig
from .evaluation import (
    IN_TREASURE,
    STAND,
    TAVERN,
    TILE,
    Floats,
    candidates,
    hook_value,
    joker_value,
    map_value,
    next_value,
    rate_squares,
    symbol_values,
    treasure_value,
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
    return HOOK_TILE + (MAP_TILE if map_value(v, w) >= joker_value(v, v.actor, w) else JOKER)


# ------------------------------------------------------------------------------------------- deploy or move
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
def deploy_value(v: State, landing: int, rated: Floats, w: Weights) -> float:
    """A pirate in the supply has a value too: he can land where he is needed."""
    return -w.keep if landing == STOOL else stand_value(v, landing, landing, rated, w) - w.keep


@rule
def stand_value(v: State, goal: int, source: int, rated: Floats, w: Weights) -> float:
    """Of standing on the goal: its tile, its place, and the next moves."""
    later = next_value(v, goal, source, rated, w)
    return rated[TILE, goal] + rated[STAND, goal] + (later if later > 0.0 else -w.dead_end)


@rule
def sit_value(v: State, seat: int, w: Weights) -> float:
    """Of going to the bar: a pirate who sits digs before all who do not yet, and cannot be passed over. The fewer squares are
    possible, the better. The first pirate of a seat should go early, and more so if others sit; if all others sit, none need."""
    value = w.sit + w.sure / candidates(v)
    if pirates_left(v, seat) == v.pirates:
        value += w.hurry if v.seated > 0 else w.first_stool
    return value * pirates_left(v, 1 - seat) / v.pirates


@rule
def move_value(v: State, seat: int, move: int, rated: Floats, finds: Floats, sitting: float, w: Weights) -> float:
    """The tile taken, map tiles turned up, and the new place, less the value of the old one."""
    source, goal = int(v.where[seat, move // SQUARES]), move % SQUARES
    steps = steps_of(v.tile[source] - 1)
    _, passed = best_way(v, seat, source, steps, end_number(v, source, steps, goal))
    gain = map_value(v, w) if v.tile[source] == MAP + 1 else finds[(int(v.tile[source]) - 1) // NUMBERS]
    value = w.at_once * gain - rated[STAND, source] - w.leave * next_value(v, source, source, rated, w)
    if candidates(v) > 1:
        value += w.turn_up * min(passed, hidden_maps(v, 1 - seat))
    if v.lies[goal]:
        return value + stand_value(v, goal, source, rated, w)
    return value + sitting + (hook_value(v, seat, w) if TAVERN[v.board, goal] else 0.0)


# -------------------------------------------------------------------------------------------------- loading
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
def load_value(v: State, seat: int, load: int, w: Weights) -> float:
    """Points, less jokers; a treasure that the opponent is about to load is worth more."""
    treasure = treasure_of(load)
    value = treasure_value(v, treasure, w)
    for place in range(IN_TREASURE[treasure]):
        if (load - FIRST_LOAD[treasure]) >> place & 1:
            value += w.tile - w.joker * pirates_left(v, seat) / v.pirates  # the tile stays, the joker goes
    if tiles_missing(v, 1 - seat, treasure) <= 1:
        value += w.deny * points_in(v, treasure)
    return value
