"""Combat: which attacks are possible, what is added to the dice, where a beaten pirate flees, who advances."""
from __future__ import annotations

from benbow.engine.compiled import Codes, bit, rule

from .actions import ADVANCE, ATTACK, FLEE, MOST_ACTIONS
from .board import BOARDS, NOWHERE, WAYS
from .chart import FORTRESS, MOUNTAIN
from .options import PIRATES
from .positions import first_aboard, holder
from .state import ABOARD, NOBODY, State

NEXT, RIVER, PORT_SIDE, TERRAIN = BOARDS.next, BOARDS.river, BOARDS.port_side, BOARDS.terrain
KILL, ROUT, MISS = 11, 9, 4  # IT-28: totals: the target dies from 11 and flees from 9 on, the leader dies up to 4
FLIGHT = 5  # IT-29: hexes
HEXES_IN_REACH = 1 + 3 * FLIGHT * (FLIGHT + 1)  # of a flight


@rule
def side_of(s: State, pirate: int, way: int) -> int:
    """The land beside a pirate of the turn's player; a pirate aboard is on the port hex (IT-26)."""
    here = s.at[s.turn, pirate]
    if here >= 0:
        return NEXT[s.map, here, way]
    boat = ABOARD - here
    if 0 <= boat < s.players and s.port[boat] != NOWHERE:
        return PORT_SIDE[s.map, s.port[boat], way]
    return NOWHERE


@rule
def may_lead(s: State, pirate: int) -> bool:
    """IT-5, IT-26: on land, or the lowest number aboard his boat."""
    here = s.at[s.turn, pirate]
    boat = ABOARD - here
    return here >= 0 or (boat < s.players and first_aboard(s, boat) == pirate)


@rule
def is_enemy_on(s: State, place: int) -> bool:
    return place != NOWHERE and s.stands[place] > 0 and holder(s, place) != s.turn


@rule(inline=False)
def each_attack(s: State, out: Codes) -> int:
    n = 0
    for pirate in range(s.pirates):
        if may_lead(s, pirate):
            for way in range(WAYS):
                out[n] = ATTACK + WAYS * pirate + way
                n += is_enemy_on(s, side_of(s, pirate, way))
    return n


@rule(inline=False)
def can_attack(s: State) -> bool:
    for pirate in range(s.pirates):
        for way in range(WAYS):
            if is_enemy_on(s, side_of(s, pirate, way)):
                return True
    return False


# --------------------------------------------------------------------------------------------- several at once
@rule(inline=False)
def each_front(s: State, is_new: bool, out: Codes) -> int:
    """IT-26: the enemies beside the leader whom he does not attack yet, or those whom he attacks."""
    n = 0
    for way in range(WAYS):
        out[n] = ATTACK + WAYS * int(s.leader) + way
        n += is_enemy_on(s, side_of(s, s.leader, way)) and bool(s.fronts & bit(way)) != is_new
    return n


@rule
def can_widen(s: State) -> bool:
    """IT-26: is there an enemy beside the leader whom he does not attack yet?"""
    for way in range(WAYS):
        if not s.fronts & bit(way) and is_enemy_on(s, side_of(s, s.leader, way)):
            return True
    return False


@rule
def is_target(s: State, place: int, target: int, fronts: int) -> bool:
    """`target`, or on one of the leader's sides."""
    if place == target:
        return place != NOWHERE
    for way in range(WAYS):
        if fronts & bit(way) and side_of(s, s.leader, way) == place:
            return True
    return False


# ------------------------------------------------------------------------------------------------------- bonus
@rule(inline=False)
def attackers(s: State, target: int, fronts: int) -> tuple[int, bool]:
    """IT-26, IT-27: how many take part, and are they all across a river? `fronts`: those whom the leader attacks, if several."""
    n, all_across = 0, True
    for pirate in range(s.pirates):
        is_beside, is_across = False, s.at[s.turn, pirate] >= 0
        for way in range(WAYS):
            if is_target(s, side_of(s, pirate, way), target, fronts):
                is_beside = True
                is_across = is_across and RIVER[s.map, s.at[s.turn, pirate], way] == 1
        if is_beside:
            n += 1
            all_across = all_across and is_across
    return n, all_across


@rule(inline=False)
def bonus(s: State, target: int, fronts: int) -> int:
    """IT-27: what is added to the dice. Of several who are attacked, all that applies to anyone is taken off, once."""
    n, all_across = attackers(s, target, fronts)
    total = 3 if n >= 5 else 2 if n >= 3 else 1 if n == 2 else 0
    is_fort, is_mountain = TERRAIN[s.map, target] == FORTRESS, TERRAIN[s.map, target] == MOUNTAIN
    for way in range(WAYS):
        if fronts & bit(way):
            ground = TERRAIN[s.map, side_of(s, s.leader, way)]
            is_fort = is_fort or ground == FORTRESS
            is_mountain = is_mountain or ground == MOUNTAIN
    return total - 3 * is_fort - 2 * is_mountain - all_across


# ------------------------------------------------------------------------------------------------------ flight
@rule
def has_retreat(s: State, place: int) -> bool:
    for way in range(WAYS):
        there = NEXT[s.map, place, way]
        if there != NOWHERE and s.stands[there] == 0:
            return True
    return False


@rule(inline=False)
def each_flight(s: State, out: Codes) -> int:
    """IT-29: hexes exactly five away over free land, or else the farthest; or any up to five. Meanwhile `out` holds the hexes
    found, by rings."""
    out[0] = s.target
    first, end = 0, 1  # the outermost ring in `out`
    for _ in range(FLIGHT):
        n = end
        for k in range(first, end):
            for way in range(WAYS):
                there = NEXT[s.map, out[k], way]
                if there != NOWHERE and s.stands[there] == 0 and not is_among(out, n, there):
                    out[n] = there
                    n += 1
        if n == end:
            break
        first, end = end, n
    return sorted_codes(out, 1 if s.flight else first, end)


@rule
def is_among(out: Codes, n: int, place: int) -> bool:
    for k in range(n):
        if out[k] == place:
            return True
    return False


@rule
def sorted_codes(out: Codes, first: int, end: int) -> int:
    """The hexes out[first:end] as sorted actions from out[0] on."""
    n = end - first
    for k in range(n):
        code = FLEE + out[first + k]
        place = k
        while place > 0 and out[place - 1] > code:
            out[place] = out[place - 1]
            place -= 1
        out[place] = code
    return n


# --------------------------------------------------------------------------------------------------- advancing
@rule
def may_advance(s: State, pirate: int) -> bool:
    """IT-31: an attacker on land."""
    here = s.at[s.turn, pirate]
    if here < 0:
        return False
    for way in range(WAYS):
        if NEXT[s.map, here, way] == s.target:
            return True
    return False


@rule(inline=False)
def each_advance(s: State, out: Codes) -> int:
    n = 0
    for pirate in range(s.pirates):
        out[n] = ADVANCE + pirate
        n += may_advance(s, pirate)
    return n


@rule
def victim(s: State) -> int:
    """The pirate on the hex attacked: 6 * seat + pirate."""
    return int(s.stands[s.target]) - 1


@rule
def end_combat(s: State) -> None:
    s.leader, s.target, s.fronts, s.deadly = NOBODY, NOWHERE, 0, 0


assert PIRATES == WAYS  # at most six attackers, aboard or around
assert HEXES_IN_REACH <= MOST_ACTIONS
