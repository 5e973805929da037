"""Combat as the bot sees it: what an attack promises, where the beaten are sent, who moves up."""
from __future__ import annotations

from typing import Any

from benbow.engine.compiled.kernel import Codes, Rng, below, rule

from ..rules.actions import ADVANCE, ATTACK, DONE, FLEE
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.combat import KILL, MISS, ROUT, bonus, has_retreat, side_of
from ..rules.looking import chest_to_see
from ..rules.options import PIRATES
from ..rules.positions import crew, holder
from ..rules.state import ABOARD, NO_CHEST, NOBODY, State
from .distances import far
from .goals import gain_by_going, goals_of, home_of

NEXT, JETTY, FEVER = BOARDS.next, BOARDS.jetty, BOARDS.fever
THROWS = 36


@rule
def ways_to_throw(total: int) -> int:
    """How many of the 36 throws of two dice give this."""
    return max(6 - abs(total - 7), 0)


@rule(inline=False)
def attack_worth(v: State, seat: int, leader: int, target: int, w: Any) -> float:
    """IT-28: what the 36 throws bring, on average."""
    more, flees = bonus(v, target), has_retreat(v, target)
    kill, rout = kill_worth(v, seat, target, w), rout_worth(v, seat, target, w)
    risk = leader_worth(v, seat, leader, w)
    hope = 0.0
    for thrown in range(2, 13):
        total, n = thrown + more, ways_to_throw(thrown)
        if total >= KILL or (total >= ROUT and not flees):
            hope += n * kill
        elif total >= ROUT:
            hope += n * rout
        elif total <= MISS:
            hope -= n * risk
    return hope / THROWS


@rule
def leader_worth(v: State, seat: int, leader: int, w: Any) -> float:
    if v.bearer == PIRATES * seat + leader:
        return w.risk + w.risk_carrier
    here = v.at[seat, leader]
    return w.risk + w.risk_keeper if here < 0 and crew(v, ABOARD - here) == 1 else w.risk


@rule
def kill_worth(v: State, seat: int, target: int, w: Any) -> float:
    return 1.0 + post_worth(v, seat, target, w)


@rule
def rout_worth(v: State, seat: int, target: int, w: Any) -> float:
    return w.rout + post_worth(v, seat, target, w)


@rule(inline=False)
def post_worth(v: State, seat: int, target: int, w: Any) -> float:
    """What it is worth that nobody stands there any more: the treasure, or the own carrier's jetty."""
    who = int(v.stands[target]) - 1
    if v.bearer == who:
        return w.robbed if moves_up(v, target) else w.robbed / 2
    if v.bearer != NOBODY and v.bearer // PIRATES == seat:
        port = home_of(v, seat)
        if port != NOWHERE and far(v, target, JETTY[v.map, port]) <= 2:
            return w.freed
        if far(v, target, v.at[seat, v.bearer % PIRATES]) <= 2:
            return w.freed / 2
    return 0.0


@rule
def moves_up(v: State, target: int) -> bool:
    """IT-31: could an attacker on land take what falls there?"""
    for way in range(WAYS):
        there = NEXT[v.map, target, way]
        if there != NOWHERE and v.stands[there] and holder(v, there) == v.turn:
            return True
    return False


@rule(inline=False)
def best_attack(v: State, out: Codes, n: int, rng: Rng, w: Any) -> int:
    """The attack that promises most, if it promises enough; led by whom one can spare."""
    seat = int(v.actor)
    pick, best, ties = DONE, w.dare, 0
    for k in range(n):
        if out[k] != DONE:
            leader = (out[k] - ATTACK) // WAYS
            target = side_of(v, leader, (out[k] - ATTACK) % WAYS)
            hope = attack_worth(v, seat, leader, target, w)
            if hope > best:
                pick, best, ties = out[k], hope, 1
            elif hope == best and ties > 0:
                ties += 1
                if below(ties, rng) == 0:
                    pick = out[k]
    return pick


# ---------------------------------------------------------------------------------------------- flight, advance
@rule
def wanted_by(v: State, seat: int, here: int, place: int) -> float:
    """How far a pirate of this seat would be from what he wants, if he stood there. `here`: where he is beaten."""
    if v.bearer == int(v.stands[here]) - 1:  # he loses the treasure
        return float(far(v, place, here))
    if v.bearer != NOBODY:
        owner = v.bearer // PIRATES
        away = float(far(v, place, v.at[owner, v.bearer % PIRATES]))
        port = home_of(v, owner)
        return away if port == NOWHERE else min(away, float(far(v, place, JETTY[v.map, port])))
    if v.loose != NOWHERE:
        return float(far(v, place, v.loose))
    away = 30.0
    for chest in range(v.chests):
        if v.chest[chest] != NOWHERE and v.seen[seat, chest] == 0:
            away = min(away, float(far(v, place, v.chest[chest])))
    return away


@rule(inline=False)
def best_flight(v: State, out: Codes, n: int) -> int:
    """Far from what he wants, and where the fever is."""
    seat = (int(v.stands[v.target]) - 1) // PIRATES
    pick, best = out[0], -1e9
    for k in range(n):
        place = out[k] - FLEE
        hope = wanted_by(v, seat, v.target, place) + 0.3 * FEVER[v.map, place]
        if hope > best:
            pick, best = out[k], hope
    return pick


@rule(inline=False)
def best_advance(v: State, out: Codes, n: int, w: Any) -> int:
    """Onto the treasure always; else if it brings one nearer."""
    seat = int(v.actor)
    goals, known = goals_of(v, seat, w)
    pick, best = DONE, 0.0
    for k in range(n):
        if out[k] != DONE:
            pirate = out[k] - ADVANCE
            hope = gain_by_going(v, pirate, v.target, w, goals, known)
            if v.loose == v.target:
                hope += 100.0
            elif chest_to_see(v, v.target) != NO_CHEST:
                hope += 0.5
            if v.bearer == PIRATES * seat + pirate:
                hope = -1.0
            if hope > best:
                pick, best = out[k], hope
    return pick
