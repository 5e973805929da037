"""A bot on its own view: it opens chests, carries home, ambushes, and minds its boat.

It knows the rules only by asking them. What draws its pirates stands in goals.py, the carrier's way in homeward.py, combat in
fighting.py, what it holds dear in weights.py.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled.kernel import Codes, Rng, below, rule

from ..rules.actions import BOARD, DONE, EMBARK, LAND, LOAD, PLACE, RECRUIT, SAIL, STEP, STRAY, TAKE
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.boats import LANDING, SAILING, first_to_land
from ..rules.chart import FORTRESS
from ..rules.game import legal
from ..rules.options import PIRATES
from ..rules.positions import crew, first_dead, other_boat
from ..rules.state import ABOARD, BOATS, NO_BOAT, NOBODY, Phase, State
from ..rules.survey import MOST_PORTS
from ..rules.walking import EMBARKING, room_of
from .combat import best_advance, best_attack, best_flight, wanted_by
from .distances import HOME, far
from .goals import boats_of, gain_by_going, gain_by_making_room, gain_by_sailing, gain_by_watching, goals_of
from .homeward import delay, way_home
from .weights import WEIGHTS

NEXT, COST, JETTY, TERRAIN, FORT, FEVER = BOARDS.next, BOARDS.cost, BOARDS.jetty, BOARDS.terrain, BOARDS.fort, BOARDS.fever
NEVER = -1e9
LEAST = 1e-6  # gain for a PP: less is an error of rounding
AT_ONCE = 1e6
NOBODYS_WAY = np.zeros(1)  # where there is no carrier


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return out[0] if n == 1 else choice(v, out, n, rng, WEIGHTS[0])


@rule(inline=False)
def choice(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """Out of n legal codes; with other weights too, so that versions can play each other."""
    if v.phase == Phase.PROGRESS or v.phase == Phase.PASSING:
        return best_deed(v, out, n, rng, w)
    if v.phase == Phase.COMBAT:
        return best_attack(v, out, n, rng, w)
    if v.phase == Phase.FLIGHT:
        return best_flight(v, out, n)
    if v.phase == Phase.ADVANCE:
        return best_advance(v, out, n, w)
    if v.phase == Phase.FOG:
        return best_stray(v, out, n)
    if v.phase == Phase.PLACE:
        return best_port(v, out, n, rng, w)
    if v.phase == Phase.RECRUIT:
        return best_haven(v, out, n, w)
    if v.phase == Phase.JOIN:
        return best_joining(v, out, n, w)
    return best_crossing(v)


# -------------------------------------------------------------------------------------------------- progress
@rule(inline=False)
def best_deed(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """What gains most for a PP; of equal deeds any. Nothing, if nothing gains."""
    seat = int(v.actor)
    goals, known = goals_of(v, seat, w)
    is_ours = v.bearer != NOBODY and v.bearer // PIRATES == seat
    field = way_home(v, seat, w) if is_ours else NOBODYS_WAY
    pick, best, ties = out[n - 1], LEAST if out[n - 1] == DONE else 2 * NEVER, 1
    for k in range(n):
        if out[k] == DONE:
            continue
        hope = deed_worth(v, seat, out[k], w, goals, known, field)
        if hope > best:
            pick, best, ties = out[k], hope, 1
        elif hope == best:
            ties += 1
            if below(ties, rng) == 0:
                pick = out[k]
    return pick


@rule
def deed_worth(v: State, seat: int, action: int, w: Any, goals: Any, known: int, field: Any) -> float:
    """The gain for a PP."""
    if action < LAND:
        return step_worth(v, seat, (action - STEP) // WAYS, (action - STEP) % WAYS, w, goals, known, field)
    if action < EMBARK:
        return landing_worth(v, seat, action - LAND, w, goals, known) / LANDING
    if action < SAIL:
        return embarking_worth(v, seat, (action - EMBARK) // BOATS, (action - EMBARK) % BOATS, w, goals, known) / EMBARKING
    if action < TAKE:
        boat, port = (action - SAIL) // MOST_PORTS, (action - SAIL) % MOST_PORTS
        return sailing_worth(v, seat, boat, port, w, goals, known, field) / SAILING
    return AT_ONCE if action == LOAD else AT_ONCE / 2


@rule(inline=False)
def step_worth(v: State, seat: int, pirate: int, way: int, w: Any, goals: Any, known: int, field: Any) -> float:
    """Onto an own pirate's hex one goes for the sake of what lies behind it (IT-14)."""
    here, load = v.at[seat, pirate], 1 if v.bearer == PIRATES * seat + pirate else 0
    cost, there = int(COST[v.map, load, here, way]), NEXT[v.map, here, way]
    if v.stands[there] == 0:
        return standing_worth(v, seat, pirate, there, w, goals, known, field) / cost
    best, room = NEVER, room_of(v, pirate) - cost
    for onward in range(WAYS):
        beyond, more = NEXT[v.map, there, onward], int(COST[v.map, load, there, onward])
        if more <= room and beyond != here and v.stands[beyond] == 0:
            best = max(best, standing_worth(v, seat, pirate, beyond, w, goals, known, field) / (cost + more))
    return best


@rule
def standing_worth(v: State, seat: int, pirate: int, there: int, w: Any, goals: Any, known: int, field: Any) -> float:
    """To be there rather than here."""
    if v.bearer == PIRATES * seat + pirate:
        return w.carry * (field[v.at[seat, pirate]] - field[there])
    here = v.at[seat, pirate]
    hope = w.bar * gain_by_watching(v, here, there) + w.room * gain_by_making_room(v, seat, here, there)
    return hope + gain_by_going(v, pirate, there, w, goals, known)


@rule(inline=False)
def landing_worth(v: State, seat: int, boat: int, w: Any, goals: Any, known: int) -> float:
    """The last one stays aboard, or the boat could be taken (IT-17)."""
    pirate, there = first_to_land(v, boat), JETTY[v.map, v.port[boat]]
    hope = NEVER
    if v.stands[there] == 0:
        hope = w.bar * gain_by_watching(v, NOWHERE, there) + w.room * gain_by_making_room(v, seat, NOWHERE, there)
        hope += gain_by_going(v, pirate, there, w, goals, known)
    else:
        room = room_of(v, pirate) - LANDING
        for way in range(WAYS):
            if COST[v.map, 0, there, way] <= room and v.stands[NEXT[v.map, there, way]] == 0:
                hope = max(hope, gain_by_going(v, pirate, NEXT[v.map, there, way], w, goals, known))
    return hope - keeper_worth(v, seat, boat, w) if crew(v, boat) == 1 else hope


@rule
def keeper_worth(v: State, seat: int, boat: int, w: Any) -> float:
    """While the own carrier stands on the jetty nobody else can board."""
    is_shut = v.bearer != NOBODY and v.stands[JETTY[v.map, v.port[boat]]] == 1 + v.bearer and v.bearer // PIRATES == seat
    return w.keeper * (w.spare if is_shut else 1.0)


@rule(inline=False)
def embarking_worth(v: State, seat: int, pirate: int, boat: int, w: Any, goals: Any, known: int) -> float:
    """An enemy boat is taken; one's own is kept."""
    hope = gain_by_going(v, pirate, ABOARD - boat, w, goals, known)
    hope += w.room * gain_by_making_room(v, seat, v.at[seat, pirate], NOWHERE)
    if v.owner[boat] != seat:
        return hope + (w.capture if boats_of(v, seat) else 10 * w.capture)
    return hope + w.keeper * 0.9 if crew(v, boat) == 0 else hope


@rule(inline=False)
def sailing_worth(v: State, seat: int, boat: int, port: int, w: Any, goals: Any, known: int, field: Any) -> float:
    """The crew comes nearer to what it wants, or the boat to the carrier."""
    hope = gain_by_sailing(v, seat, boat, port, w, goals, known)
    if len(field) > 1:
        here = v.at[seat, v.bearer % PIRATES]
        hope += w.carry * (field[here] - delay(v, seat, port, w) - HOME[v.map, port, here])
    return hope


# ------------------------------------------------------------------------------------------------------ doubles
@rule(inline=False)
def best_haven(v: State, out: Codes, n: int, w: Any) -> int:
    """IT-18: where he is nearest to what is wanted, or an enemy boat."""
    seat = int(v.actor)
    goals, known = goals_of(v, seat, w)
    pirate, pick, best = first_dead(v, seat), out[0], NEVER
    for k in range(n):
        if out[k] == DONE:
            continue
        haven = out[k] - RECRUIT
        if haven < BOATS:
            hope = gain_by_going(v, pirate, ABOARD - haven, w, goals, known)
            if v.owner[haven] != seat:
                hope += w.capture if boats_of(v, seat) else 10 * w.capture
            elif crew(v, haven) == 0:
                hope += w.keeper * 0.9
        else:
            hope = gain_by_going(v, pirate, FORT[v.map, haven - BOATS], w, goals, known)
        if hope > best:
            pick, best = out[k], hope
    return pick


@rule(inline=False)
def best_joining(v: State, out: Codes, n: int, w: Any) -> int:
    """IT-20: to take an empty boat, or to be beside the one who wants to load."""
    seat = int(v.actor)
    goals, known = goals_of(v, seat, w)
    pick, best = DONE, 0.5
    for k in range(n):
        if out[k] == DONE:
            continue
        boat, port = (out[k] - SAIL) // MOST_PORTS, (out[k] - SAIL) % MOST_PORTS
        hope = gain_by_sailing(v, seat, boat, port, w, goals, known)
        for other in range(v.players):
            if v.port[other] == port and crew(v, other) == 0:
                hope += w.capture
        if hope > best:
            pick, best = out[k], hope
    return pick


@rule
def best_crossing(v: State) -> int:
    """IT-20: one takes the boat, the others stay."""
    other = other_boat(v, v.ferry)
    return BOARD if other != NO_BOAT and v.owner[other] != v.turn else DONE


@rule(inline=False)
def best_stray(v: State, out: Codes, n: int) -> int:
    """IT-21: lead him away from what he wants, the carrier from his boat; without showing him a chest."""
    seat = int(v.turn)
    pick, best = out[n - 1], 0.0 if out[n - 1] == DONE else NEVER
    for k in range(n):
        if out[k] == DONE:
            continue
        pirate, way = (out[k] - STRAY) // WAYS, (out[k] - STRAY) % WAYS
        here = v.at[seat, pirate]
        there = NEXT[v.map, here, way]
        hope = stray_worth(v, seat, pirate, here, there)
        if hope > best:
            pick, best = out[k], hope
    return pick


@rule
def stray_worth(v: State, seat: int, pirate: int, here: int, there: int) -> float:
    if v.bearer == PIRATES * seat + pirate:
        return 10.0 * (away_from_home(v, seat, there) - away_from_home(v, seat, here))
    if v.bearer != NOBODY and v.bearer // PIRATES == seat:
        return 0.0
    return wanted_by(v, seat, here, there) - wanted_by(v, seat, here, here) + 0.1 * (FEVER[v.map, there] - FEVER[v.map, here])


@rule
def away_from_home(v: State, seat: int, here: int) -> float:
    best = 99
    for boat in range(v.players):
        if v.owner[boat] == seat and v.port[boat] != NOWHERE:
            best = min(best, int(HOME[v.map, v.port[boat], here]))
    return float(best)


# --------------------------------------------------------------------------------------------------- setting up
@rule(inline=False)
def best_port(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """IT-8: near the chests, away from other boats."""
    pick, best = out[0], NEVER
    for k in range(n):
        hope = port_worth(v, out[k] - PLACE, w) + 0.02 * below(10, rng) / 10.0
        if hope > best:
            pick, best = out[k], hope
    return pick


@rule(inline=False)
def port_worth(v: State, port: int, w: Any) -> float:
    jetty = JETTY[v.map, port]
    hope = w.fort_port if TERRAIN[v.map, jetty] == FORTRESS else 0.0
    for chest in range(v.chests):
        hope += np.exp(-far(v, jetty, v.chest[chest]) / 8.0)
    for boat in range(v.players):
        if v.port[boat] != NOWHERE:
            hope -= w.crowd * np.exp(-far(v, jetty, JETTY[v.map, v.port[boat]]) / 8.0)
    return hope
