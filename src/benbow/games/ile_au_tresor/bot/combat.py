"""The bot in combat: which attack, where the beaten pirate is sent, who advances."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Rng, better, bit, rule

from ..rules.actions import ATTACK, DONE
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.combat import KILL, MISS, ROUT, bonus, has_retreat, side_of
from ..rules.looking import chest_to_see
from ..rules.options import PIRATES
from ..rules.positions import crew, holder
from ..rules.state import ABOARD, NO_CHEST, NOBODY, State
from .distances import far
from .goals import Goals, gain_by_going, home_of
from .weights import Weights

NEXT, JETTY, FEVER = BOARDS.next, BOARDS.jetty, BOARDS.fever
THROWS = 36


@rule
def ways_to_throw(total: int) -> int:
    """How many of the 36 throws of two dice give this."""
    return max(6 - abs(total - 7), 0)


@rule(inline=False)
def attack_worth(v: State, seat: int, leader: int, target: int, fronts: int, w: Weights) -> float:
    """IT-28: the mean over the 36 throws. `fronts`: all that the leader of this attack attacks, if they are several (IT-26)."""
    more = bonus(v, target, fronts)
    kill, rout = beaten_worth(v, seat, target, True, w), beaten_worth(v, seat, target, False, w)
    for way in range(WAYS):
        if fronts & bit(way):
            place = side_of(v, v.leader, way)
            kill = max(kill, beaten_worth(v, seat, place, True, w))
            rout = max(rout, beaten_worth(v, seat, place, False, w))
    risk = leader_worth(v, seat, leader, w)
    total_worth = 0.0
    for thrown in range(2, 13):
        total, n = thrown + more, ways_to_throw(thrown)
        if total >= KILL:
            total_worth += n * kill
        elif total >= ROUT:
            total_worth += n * rout
        elif total <= MISS:
            total_worth -= n * risk
    return total_worth / THROWS


@rule(inline=False)
def beaten_worth(v: State, seat: int, place: int, is_deadly: bool, w: Weights) -> float:
    """IT-29: of an enemy who dies, or flees if he can."""
    return (1.0 if is_deadly or not has_retreat(v, place) else w.rout) + freed_worth(v, seat, place, w)


@rule
def leader_worth(v: State, seat: int, leader: int, w: Weights) -> float:
    """What is lost if the leader dies."""
    if v.bearer == PIRATES * seat + leader:
        return w.risk + w.risk_carrier
    here = v.at[seat, leader]
    return w.risk + w.risk_keeper if here < 0 and crew(v, ABOARD - here) == 1 else w.risk


@rule(inline=False)
def freed_worth(v: State, seat: int, target: int, w: Weights) -> float:
    """That the enemy is gone from the hex: he drops the treasure, or does not bar the own carrier's way any more."""
    if v.bearer == int(v.stands[target]) - 1:
        return w.robbed if can_advance(v, target) else w.robbed / 2
    if v.bearer != NOBODY and v.bearer // PIRATES == seat:
        port = home_of(v, seat)
        if port != NOWHERE and far(v, target, JETTY[v.map, port]) <= 2:
            return w.freed
        if far(v, target, v.at[seat, v.bearer % PIRATES]) <= 2:
            return w.freed / 2
    return 0.0


@rule
def can_advance(v: State, target: int) -> bool:
    """IT-31: could an attacker on land take what falls there?"""
    for way in range(WAYS):
        there = NEXT[v.map, target, way]
        if there != NOWHERE and v.stands[there] and holder(v, there) == v.turn:
            return True
    return False


@rule(inline=False)
def best_attack(v: State, out: Codes, n: int, rng: Rng, w: Weights) -> int:
    """The attack that is worth most, if it is worth enough; any of equal ones."""
    seat = int(v.actor)
    pick, best, ties = DONE, w.dare, 0
    for k in range(n):
        if out[k] != DONE:
            leader = (out[k] - ATTACK) // WAYS
            target = side_of(v, leader, (out[k] - ATTACK) % WAYS)
            is_best, best, ties = better(attack_worth(v, seat, leader, target, 0, w), best, ties, rng)
            if is_best:
                pick = out[k]
    return pick


@rule(inline=False)
def best_widening(v: State, out: Codes, n: int, w: Weights) -> int:
    """IT-26: whom to attack, too, if that makes the attack worth more; else the dice are thrown."""
    seat, leader, target, fronts = int(v.turn), int(v.leader), int(v.target), int(v.fronts)
    pick, best = DONE, attack_worth(v, seat, leader, target, fronts, w)
    for k in range(n):
        if out[k] != DONE:
            worth = attack_worth(v, seat, leader, target, fronts | bit((out[k] - ATTACK) % WAYS), w)
            if worth > best:
                pick, best = out[k], worth
    return pick


@rule(inline=False)
def best_victim(v: State, out: Codes, n: int, w: Weights) -> int:
    """IT-26: of those attacked the one whose end is worth most."""
    pick, best = out[0], -1.0
    for k in range(n):
        worth = beaten_worth(v, int(v.turn), side_of(v, v.leader, (out[k] - ATTACK) % WAYS), bool(v.deadly), w)
        if worth > best:
            pick, best = out[k], worth
    return pick


# ---------------------------------------------------------------------------------------------- flight, advance
@rule
def distance_to_goals(v: State, seat: int, here: int, place: int) -> float:
    """How far a pirate of this seat, who stands on `here`, would be from his goals on another hex."""
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


@rule
def flight_worth(v: State, place: int) -> float:
    """Far from his goals, and where the fever is dangerous."""
    seat = (int(v.stands[v.target]) - 1) // PIRATES
    return distance_to_goals(v, seat, v.target, place) + 0.3 * FEVER[v.map, place]


@rule
def advance_worth(v: State, seat: int, pirate: int, w: Weights, goals: Goals, known: int) -> float:
    """Always onto the treasure; else if it brings the seat nearer to its goals. The carrier stays."""
    if v.bearer == PIRATES * seat + pirate:
        return -1.0
    worth = gain_by_going(v, pirate, v.target, w, goals, known)
    if v.loose == v.target:
        return worth + 100.0
    return worth + 0.5 if chest_to_see(v, v.target) != NO_CHEST else worth
