"""The game's own bot: it looks into chests, carries the treasure home, ambushes carriers and guards its boat.

goals.py says where its pirates want to go, carrier.py moves the carrier, combat.py attacks; weights.py has the weights of all.
"""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, Rng, below, better, rule

from ..rules.actions import ADVANCE, BOARD, DONE, EMBARK, FLEE, LAND, LOAD, PLACE, RECRUIT, SAIL, STEP, STRAY, TAKE
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.boats import LANDING, SAILING, first_to_land, is_blockaded
from ..rules.chart import FORTRESS
from ..rules.game import legal
from ..rules.options import PIRATES
from ..rules.positions import crew, first_dead, other_boat
from ..rules.state import ABOARD, BOATS, NO_BOAT, NOBODY, Phase, State
from ..rules.survey import MOST_PORTS
from ..rules.walking import EMBARKING, room_of
from .carrier import Costs, delay, way_home
from .combat import advance_worth, best_attack, best_victim, best_widening, distance_to_goals, flight_worth
from .distances import BLOCKADE, HOME, far, way_back
from .goals import (
    Goals,
    boats_of,
    gain_by_blockading,
    gain_by_going,
    gain_by_making_room,
    gain_by_sailing,
    gain_by_watching,
    goals_of,
)
from .weights import WEIGHTS, Weights

NEXT, COST, JETTY, TERRAIN, FORT, FEVER = BOARDS.next, BOARDS.cost, BOARDS.jetty, BOARDS.terrain, BOARDS.fort, BOARDS.fever
NEVER = -1e9
LEAST = 1e-6  # gain for a PP: less is a rounding error
AT_ONCE = 1e6  # to load or take the treasure
NO_CARRIER = np.zeros(1)  # instead of the costs of his way


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return out[0] if n == 1 else choice(v, out, n, rng, WEIGHTS[0])


@rule(inline=False)
def choice(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """One of n legal codes. Weights are a parameter, so that versions can play each other."""
    if v.phase == Phase.PROGRESS or v.phase == Phase.PASSING:
        return best_move(v, out, n, rng, w)
    if v.phase == Phase.COMBAT:
        return best_attack(v, out, n, rng, w)
    if v.phase == Phase.WIDEN:
        return best_widening(v, out, n, w)
    if v.phase == Phase.VICTIM:
        return best_victim(v, out, n, w)
    return best_crossing(v) if v.phase == Phase.BOARDING else best_of(v, out, n, rng, w)


# -------------------------------------------------------------------------------------------------- progress
@rule(inline=False)
def best_move(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """The action with the highest gain for a PP, any of equal ones; DONE if nothing gains."""
    seat = int(v.actor)
    goals, known = goals_of(v, seat, w)
    is_ours = v.bearer != NOBODY and v.bearer // PIRATES == seat
    field = way_home(v, seat, w) if is_ours else NO_CARRIER
    pick, best, ties = out[n - 1], LEAST if out[n - 1] == DONE else 2 * NEVER, 1
    for k in range(n):
        if out[k] == DONE:
            continue
        is_best, best, ties = better(move_worth(v, seat, out[k], w, goals, known, field), best, ties, rng)
        if is_best:
            pick = out[k]
    return pick


@rule
def move_worth(v: State, seat: int, action: int, w: Weights, goals: Goals, known: int, field: Costs) -> float:
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
def step_worth(v: State, seat: int, pirate: int, way: int, w: Weights, goals: Goals, known: int, field: Costs) -> float:
    """The gain for a PP. A step onto an own pirate's hex is worth the best step from there (IT-14)."""
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
def standing_worth(v: State, seat: int, pirate: int, there: int, w: Weights, goals: Goals, known: int, field: Costs) -> float:
    """What it is worth for a pirate to be there instead of where he is."""
    if v.bearer == PIRATES * seat + pirate:
        return w.carry * (field[v.at[seat, pirate]] - field[there])
    here = v.at[seat, pirate]
    worth = w.bar * gain_by_watching(v, here, there) + w.room * gain_by_making_room(v, seat, here, there)
    return worth + gain_by_going(v, pirate, there, w, goals, known)


@rule(inline=False)
def landing_worth(v: State, seat: int, boat: int, w: Weights, goals: Goals, known: int) -> float:
    """The last pirate should stay aboard, or the boat could be captured (IT-17)."""
    pirate, there = first_to_land(v, boat), JETTY[v.map, v.port[boat]]
    worth = NEVER
    if v.stands[there] == 0:
        worth = w.bar * gain_by_watching(v, NOWHERE, there) + w.room * gain_by_making_room(v, seat, NOWHERE, there)
        worth += gain_by_going(v, pirate, there, w, goals, known)
    else:
        room = room_of(v, pirate) - LANDING
        for way in range(WAYS):
            if COST[v.map, 0, there, way] <= room and v.stands[NEXT[v.map, there, way]] == 0:
                worth = max(worth, gain_by_going(v, pirate, NEXT[v.map, there, way], w, goals, known))
    worth += w.bar * gain_by_blockading(v, boat, int(v.port[boat]), crew(v, boat) - 1)
    return worth - keeper_worth(v, seat, boat, w) if crew(v, boat) == 1 else worth


@rule
def keeper_worth(v: State, seat: int, boat: int, w: Weights) -> float:
    """Of the last pirate aboard. Less while the own carrier stands on the jetty, since nobody else can board then."""
    is_blocked = v.bearer != NOBODY and v.stands[JETTY[v.map, v.port[boat]]] == 1 + v.bearer and v.bearer // PIRATES == seat
    return w.keeper * (w.spare if is_blocked else 1.0)


@rule(inline=False)
def embarking_worth(v: State, seat: int, pirate: int, boat: int, w: Weights, goals: Goals, known: int) -> float:
    worth = gain_by_going(v, pirate, ABOARD - boat, w, goals, known)
    worth += w.room * gain_by_making_room(v, seat, v.at[seat, pirate], NOWHERE)
    return worth + crewing_worth(v, seat, boat, w)


@rule
def crewing_worth(v: State, seat: int, boat: int, w: Weights) -> float:
    """An enemy boat is captured; an empty own boat gets a keeper; either may keep a carrier from loading."""
    worth = w.bar * gain_by_blockading(v, boat, int(v.port[boat]), crew(v, boat) + 1)
    if v.owner[boat] != seat:
        return worth + (w.capture if boats_of(v, seat) else 10 * w.capture)
    return worth + w.keeper * 0.9 if crew(v, boat) == 0 else worth


@rule(inline=False)
def sailing_worth(v: State, seat: int, boat: int, port: int, w: Weights, goals: Goals, known: int, field: Costs) -> float:
    """The crew comes nearer to its goals, or the boat to the carrier."""
    worth = gain_by_sailing(v, seat, boat, port, w, goals, known) + w.bar * gain_by_blockading(v, boat, port, crew(v, boat))
    if len(field) > 1:
        here = v.at[seat, v.bearer % PIRATES]
        worth += w.carry * (field[here] - delay(v, seat, port, w) - HOME[v.map, port, here])
    return worth


# ------------------------------------------------------------------------------------------------- other phases
@rule(inline=False)
def best_of(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """The action that is worth most, the first of equal ones; DONE has a worth of its own."""
    seat, pick, best = int(v.actor), out[n - 1], NEVER
    goals, known = goals_of(v, seat, w)
    if pick == DONE and v.phase != Phase.RECRUIT:
        best = 0.5 if v.phase == Phase.JOIN else flight_worth(v, int(v.target)) if v.phase == Phase.FLIGHT else 0.0
    for k in range(n):
        if out[k] != DONE:
            worth = worth_of(v, seat, out[k], rng, w, goals, known)
            if worth > best:
                pick, best = out[k], worth
    return pick


@rule
def worth_of(v: State, seat: int, action: int, rng: Rng, w: Weights, goals: Goals, known: int) -> float:
    if v.phase == Phase.FLIGHT:
        return flight_worth(v, action - FLEE)
    if v.phase == Phase.ADVANCE:
        return advance_worth(v, seat, action - ADVANCE, w, goals, known)
    if v.phase == Phase.FOG:
        return stray_worth(v, int(v.turn), (action - STRAY) // WAYS, (action - STRAY) % WAYS)
    if v.phase == Phase.PLACE:
        return port_worth(v, action - PLACE, w) + 0.02 * below(10, rng) / 10.0
    if v.phase == Phase.RECRUIT:
        return haven_worth(v, seat, action - RECRUIT, w, goals, known)
    if action < SAIL:
        return embarking_worth(v, seat, (action - EMBARK) // BOATS, (action - EMBARK) % BOATS, w, goals, known)
    return joining_worth(v, seat, (action - SAIL) // MOST_PORTS, (action - SAIL) % MOST_PORTS, w, goals, known)


@rule
def haven_worth(v: State, seat: int, haven: int, w: Weights, goals: Goals, known: int) -> float:
    """IT-18: near the goals, or an enemy boat."""
    pirate = first_dead(v, seat)
    if haven < BOATS:
        return gain_by_going(v, pirate, ABOARD - haven, w, goals, known) + crewing_worth(v, seat, haven, w)
    return gain_by_going(v, pirate, FORT[v.map, haven - BOATS], w, goals, known)


@rule
def joining_worth(v: State, seat: int, boat: int, port: int, w: Weights, goals: Goals, known: int) -> float:
    """IT-20: to capture an empty boat, to be near the goals, to keep an enemy from loading (IT-35); not to be kept from it."""
    worth = gain_by_sailing(v, seat, boat, port, w, goals, known) + w.bar * gain_by_blockading(v, boat, port, crew(v, boat))
    for other in range(v.players):
        if v.port[other] == port and crew(v, other) == 0:
            worth += w.capture
    is_ours = v.bearer != NOBODY and v.bearer // PIRATES == seat
    return worth - w.carry * BLOCKADE if is_ours and is_blockaded(v, seat, port) else worth


@rule
def best_crossing(v: State) -> int:
    """IT-20: one pirate captures the boat, the others stay."""
    other = other_boat(v, v.ferry)
    return BOARD if other != NO_BOAT and v.owner[other] != v.turn else DONE


@rule
def stray_worth(v: State, seat: int, pirate: int, way: int) -> float:
    """IT-21: lead a pirate away from his goals, or the carrier from his boat."""
    here = v.at[seat, pirate]
    there = NEXT[v.map, here, way]
    if v.bearer == PIRATES * seat + pirate:
        return 10.0 * (way_back(v, seat, there)[0] - way_back(v, seat, here)[0])
    if v.bearer != NOBODY and v.bearer // PIRATES == seat:
        return 0.0
    gain = distance_to_goals(v, seat, here, there) - distance_to_goals(v, seat, here, here)
    return gain + 0.1 * (FEVER[v.map, there] - FEVER[v.map, here])


@rule(inline=False)
def port_worth(v: State, port: int, w: Weights) -> float:
    """IT-8: near the chests, away from other boats."""
    jetty = JETTY[v.map, port]
    worth = w.fort_port if TERRAIN[v.map, jetty] == FORTRESS else 0.0
    for chest in range(v.chests):
        worth += np.exp(-far(v, jetty, v.chest[chest]) / 8.0)
    for boat in range(v.players):
        if v.port[boat] != NOWHERE:
            worth -= w.crowd * np.exp(-far(v, jetty, JETTY[v.map, v.port[boat]]) / 8.0)
    return worth
