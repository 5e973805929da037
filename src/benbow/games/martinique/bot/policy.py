"""A bot on its own view: it collects, denies, deduces, and digs where the odds are best; now and then it bluffs.

It knows the rules only by asking them. What it holds dear stands in weights.py, what things are worth to it in worth.py,
how it reads the other's digging in digging.py. How the game stands, for a search, is said in outlook.py.
"""
from __future__ import annotations

from typing import Any

from benbow.engine.compiled.kernel import Codes, Rng, below, rule

from ..rules.actions import DECLINE, DEPLOY, FIRST_LOAD, FIRST_MOVE, HOOK_TILE, JOKER, MAP_TILE, STOOL
from ..rules.board import MAP, NUMBERS, SQUARES
from ..rules.game import hidden_maps, legal
from ..rules.loading import tiles_missing
from ..rules.state import Phase, State
from ..rules.walking import best_way, end_number, steps_of
from .digging import best_dig
from .weights import WEIGHTS
from .worth import (
    IN_TREASURE,
    POST,
    TAVERN,
    WORTH,
    candidates,
    hook_worth,
    joker_worth,
    load_worth,
    look_around,
    map_worth,
    pirates_left,
    points_in,
    symbol_worths,
    way_on,
)


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return choice(v, out, rng, WEIGHTS[v.lost_treasure])


@rule
def choice(v: State, out: Codes, rng: Rng, w: Any) -> int:
    """The same with other weights, so that versions can play each other."""
    n = legal(v, out)
    if n == 1:
        return out[0]
    if v.phase == Phase.ACT:
        return best_deed(v, out, n, rng, w)
    if v.phase == Phase.DIG:
        return best_dig(v, out, n, rng, w)
    if v.phase == Phase.LOAD:
        return best_load(v, out, n, w)
    return HOOK_TILE + (MAP_TILE if map_worth(v, w) >= joker_worth(v, v.actor, w) else JOKER)


# ------------------------------------------------------------------------------------------- deploy or move
@rule
def best_deed(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """The deed that promises most; of equal ones any."""
    seat = int(v.actor)
    sight = look_around(v, seat, w)
    finds, sitting = symbol_worths(v, seat, w), sitting_worth(v, seat, w)
    pick, best, ties = out[0], -1e9, 0
    for i in range(n):
        if out[i] < FIRST_MOVE:
            hope = deploying_worth(v, out[i] - DEPLOY, sight, w)
        else:
            hope = moving_worth(v, seat, out[i] - FIRST_MOVE, sight, finds, sitting, w)
        if hope > best:
            pick, best, ties = out[i], hope, 1
        elif hope == best:
            ties += 1
            if below(ties, rng) == 0:
                pick = out[i]
    return pick


@rule
def deploying_worth(v: State, landing: int, sight: Any, w: Any) -> float:
    """A pirate kept back is worth something too: he may land where he is needed."""
    return -w.keep if landing == STOOL else standing_worth(v, landing, landing, sight, w) - w.keep


@rule
def standing_worth(v: State, goal: int, source: int, sight: Any, w: Any) -> float:
    """To stand on the goal: its tile, the post, and the way on."""
    onward = way_on(v, goal, source, sight, w)
    return sight[WORTH, goal] + sight[POST, goal] + (onward if onward > 0.0 else -w.dead_end)


@rule
def sitting_worth(v: State, seat: int, w: Any) -> float:
    """To be off to the bar: who sits digs before all who do not yet, and cannot be passed over. The surer one is of the treasure,
    the better; and one pirate should go in time, the more so if others have begun to. Once all others sit there is no haste."""
    hope = w.sit + w.sure / candidates(v)
    if pirates_left(v, seat) == v.pirates:
        hope += w.hurry if v.seated > 0 else w.first_stool
    return hope * pirates_left(v, 1 - seat) / v.pirates


@rule
def moving_worth(v: State, seat: int, move: int, sight: Any, finds: Any, sitting: float, w: Any) -> float:
    """The tile taken, map tiles turned up, and where he is then, less what he leaves."""
    source, goal = int(v.where[seat, move // SQUARES]), move % SQUARES
    steps = steps_of(v.tile[source] - 1)
    _, passed = best_way(v, seat, source, steps, end_number(v, source, steps, goal))
    gain = map_worth(v, w) if v.tile[source] == MAP + 1 else finds[(int(v.tile[source]) - 1) // NUMBERS]
    hope = w.at_once * gain - sight[POST, source] - w.leave * way_on(v, source, source, sight, w)
    if candidates(v) > 1:
        hope += w.turn_up * min(passed, hidden_maps(v, 1 - seat))
    if v.lies[goal]:
        return hope + standing_worth(v, goal, source, sight, w)
    return hope + sitting + (hook_worth(v, seat, w) if TAVERN[v.board, goal] else 0.0)


# -------------------------------------------------------------------------------------------------- loading
@rule
def best_load(v: State, out: Codes, n: int, w: Any) -> int:
    """The load that gains most; none, if the jokers are better kept (MA-23)."""
    pick, best = out[0], -1e9
    for i in range(n):
        hope = 0.0 if out[i] == DECLINE else loading_worth(v, int(v.actor), out[i], w)
        if hope > best:
            pick, best = out[i], hope
    return pick


@rule
def loading_worth(v: State, seat: int, load: int, w: Any) -> float:
    """Points, less jokers; a stack that the other is about to load is worth the more."""
    treasure = 2 if load >= FIRST_LOAD[2] else 1 if load >= FIRST_LOAD[1] else 0
    hope = load_worth(v, treasure, w)
    for place in range(IN_TREASURE[treasure]):
        if (load - FIRST_LOAD[treasure]) >> place & 1:
            hope += w.tile - w.joker * pirates_left(v, seat) / v.pirates  # the tile stays, the joker goes
    if tiles_missing(v, 1 - seat, treasure) <= 1:
        hope += w.deny * points_in(v, treasure)
    return hope
