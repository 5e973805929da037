"""What words and drawings ask the rules about a view. Uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from benbow.engine.compiled.uncompiled import uncompiled

from . import boats, combat, dangers, looking, positions, walking
from . import game as rules
from .actions import EMBARK, HIGH_DIE, LAND, LOW_DIE, MOST_ACTIONS, STEP, STRAY, VERBS
from .board import BOARDS, NOWHERE, WAYS
from .chart import FORTRESS, MOUNTAIN, beside
from .options import PIRATES
from .state import ABOARD, BOATS, NO_CHEST, NOBODY, Phase, State
from .walking import EMBARKING

room_of = uncompiled(walking.room_of)
left_of = uncompiled(walking.left_of)
carries = uncompiled(positions.carries)
holder = uncompiled(positions.holder)
first_dead = uncompiled(positions.first_dead)
living = uncompiled(positions.living)
other_boat = uncompiled(positions.other_boat)
chest_on = uncompiled(positions.chest_on)
chest_to_see = uncompiled(looking.chest_to_see)
first_to_land = uncompiled(boats.first_to_land)
may_land = uncompiled(boats.may_land)
is_held = uncompiled(boats.is_held)
may_load = uncompiled(boats.may_load)
is_watched = uncompiled(boats.is_watched)
has_own_boat = uncompiled(boats.has_own_boat)
may_board = uncompiled(positions.may_board)
who_may_take = uncompiled(rules.who_may_take)
attackers = uncompiled(combat.attackers)
bonus = uncompiled(combat.bonus)
side_of = uncompiled(combat.side_of)
has_retreat = uncompiled(combat.has_retreat)
next_in_danger = uncompiled(dangers.next_in_danger)
needed = uncompiled(dangers.needed)
victim = uncompiled(combat.victim)
may_lead = uncompiled(combat.may_lead)
boats_in = uncompiled(positions.boats_in)
legal = uncompiled(rules.legal)
LANDING = boats.LANDING
SIDES = [  # [map][carries][hex]: where one can go from there: way, hex, PP
    [
        [
            [(way, int(there), int(BOARDS.cost[isle, load, here, way])) for way, there in enumerate(beyond) if there != NOWHERE]
            for here, beyond in enumerate(BOARDS.next[isle])
        ]
        for load in range(2)
    ]
    for isle in range(len(BOARDS.charts))
]


class Walk(NamedTuple):
    """A way on land: what it costs, and the hexes, the first one included."""

    cost: int
    ways: tuple[int, ...]
    hexes: tuple[int, ...]


class Prospect(NamedTuple):
    """What an attack may bring: in how many of the 36 throws (IT-28)."""

    attackers: int
    fort: bool
    mountain: bool
    across: bool  # all attackers are across a river
    bonus: int  # in all
    dies: int
    flees: int
    nothing: int
    leader_dies: int


def pirate_at(s: State, place: int) -> tuple[int, int] | None:
    """-> seat and pirate"""
    there = int(s["stands"][place])
    return divmod(there - 1, PIRATES) if there else None


def aboard(s: State, boat: int) -> list[int]:
    """The pirates aboard, of its owner."""
    owner = int(s["owner"][boat])
    return [pirate for pirate in range(PIRATES) if owner >= 0 and s["at"][owner, pirate] == ABOARD - boat]


def uses(s: State) -> set[str]:
    """IT-10: the verbs that the PP left can be spent on."""
    out = np.empty(MOST_ACTIONS, np.int64)
    found = {VERBS.of(int(code)).name for code in out[: legal(s, out)]}
    return found - {"take", "done"}


def barrier(s: State, here: int, way: int) -> str:
    """IT-1: what lies beside a hex where there is no land."""
    chart = BOARDS.charts[int(s["map"])]
    there = beside(BOARDS.places[int(s["map"])][here])[way]
    return "crater" if there == (0, 0) else "lake" if there in chart.lakes else "sea"


def loading_cost(s: State, jetty: int) -> int:
    """IT-35"""
    return boats.LOADING_AT_FORT if BOARDS.terrain[s["map"], jetty] == FORTRESS else boats.LOADING


# ---------------------------------------------------------------------------------------------------- ways
def walks(s: State, pirate: int) -> dict[int, Walk]:
    """For each free hex that a pirate of the turn's player can reach now, the cheapest way; of equal ones that with the fewest
    looks into chests, then with the fewest steps. In the fog, as far as he can be led astray."""
    here = int(s["at"][s["turn"], pirate])
    if here < 0 or s["walker"] not in (NOBODY, pirate):
        return {}
    if s["phase"] == Phase.FOG:
        return ends_of(s, search(s, pirate, here, int(s["pp"]), int(s["astray"])))
    return ends_of(s, search(s, pirate, here, int(room_of(s, pirate)), walking.CARRIER_LIMIT))


def landings(s: State, boat: int) -> dict[int, Walk]:
    """For each hex that the next one to land from a boat can reach: LAND, then these steps. The cost includes the landing."""
    if s["phase"] != Phase.PROGRESS or not may_land(s, boat):
        return {}
    pirate, jetty = int(first_to_land(s, boat)), int(BOARDS.jetty[s["map"], s["port"][boat]])
    room = int(room_of(s, pirate)) - LANDING
    found = ends_of(s, search(s, pirate, jetty, room, room))
    return {end: walk._replace(cost=walk.cost + LANDING) for end, walk in found.items()}


def embarkings(s: State, pirate: int) -> dict[int, Walk]:
    """For each boat that a pirate can go aboard after some steps or none: the steps. The cost includes the embarking."""
    here = int(s["at"][s["turn"], pirate])
    if here < 0 or s["walker"] not in (NOBODY, pirate) or s["storm"] or carries(s, pirate) or s["phase"] == Phase.FOG:
        return {}
    room = int(room_of(s, pirate)) - EMBARKING
    found = search(s, pirate, here, room, room) if room >= 0 else {}
    return {
        boat: found[jetty]._replace(cost=found[jetty].cost + EMBARKING)
        for boat in range(int(s["players"]))
        if may_board(s, s["turn"], boat) and (jetty := int(BOARDS.jetty[s["map"], s["port"][boat]])) in found
    }


def search(s: State, pirate: int, start: int, room: int, steps: int) -> dict[int, Walk]:
    """The best way to every hex, over free ones and own pirates' (IT-14); the start too. Each round is a step further."""
    load, isle, own, stands = int(bool(carries(s, pirate))), int(s["map"]), int(s["turn"]), s["stands"].tolist()
    unseen = {place for place in s["chest"].tolist() if place != NOWHERE and int(chest_to_see(s, place)) != NO_CHEST}
    best = {start: (0, 0, Walk(0, (), (start,)))}  # cost, looks on the way, the way
    ring = dict(best)
    for _ in range(steps):
        further: dict[int, tuple[int, int, Walk]] = {}
        for here, (cost, looks, walk) in ring.items():
            seen = looks + (here != start and here in unseen)
            for way, there, price in SIDES[isle][load][here]:
                found = (cost + price, seen)
                if found[0] > room or (stands[there] and (stands[there] - 1) // PIRATES != own):
                    continue
                if all(found < known[there][:2] for known in (best, further) if there in known):
                    further[there] = (*found, Walk(found[0], (*walk.ways, way), (*walk.hexes, there)))
        if not further:
            break
        ring = further
        best |= ring
    return {there: walk for there, (_, _, walk) in best.items()}


def ends_of(s: State, found: dict[int, Walk]) -> dict[int, Walk]:
    """Those that end where nobody stands."""
    return {there: walk for there, walk in found.items() if walk.ways and not s["stands"][there]}


def codes_of(s: State, pirate: int, walk: Walk) -> tuple[int, ...]:
    """The steps as actions."""
    first = STRAY if s["phase"] == Phase.FOG else STEP
    return tuple(first + WAYS * pirate + way for way in walk.ways)


def landing_codes(s: State, boat: int, walk: Walk) -> tuple[int, ...]:
    return (LAND + boat, *codes_of(s, int(first_to_land(s, boat)), walk))


def embarking_codes(s: State, pirate: int, boat: int, walk: Walk) -> tuple[int, ...]:
    return (*codes_of(s, pirate, walk), EMBARK + BOATS * pirate + boat)


# -------------------------------------------------------------------------------------------------- combat
def flight_lengths(s: State) -> dict[int, int]:
    """IT-29: how far each hex is from the one attacked, over free land, and no farther than one flees."""
    found = {int(s["target"]): 0}
    for place, length in (queue := list(found.items())):
        for there in map(int, BOARDS.next[s["map"], place]):
            if length < combat.FLIGHT and there != NOWHERE and there not in found and not s["stands"][there]:
                found[there] = length + 1
                queue.append((there, length + 1))
    return found


def prospect(s: State, target: int) -> Prospect:
    """IT-27, IT-28: of an attack of the turn's player on the pirate who stands on a hex."""
    n, across = attackers(s, target)
    ground, more = int(BOARDS.terrain[s["map"], target]), int(bonus(s, target))
    counts = {"dies": 0, "flees": 0, "nothing": 0, "leader_dies": 0}
    for low, high in zip(LOW_DIE, HIGH_DIE, strict=True):
        total, weight = int(low + high) + more, 1 if low == high else 2
        if total >= combat.KILL or (total >= combat.ROUT and not has_retreat(s, target)):
            counts["dies"] += weight
        elif total >= combat.ROUT:
            counts["flees"] += weight
        else:
            counts["leader_dies" if total <= combat.MISS else "nothing"] += weight
    return Prospect(int(n), ground == FORTRESS, ground == MOUNTAIN, bool(across), more, **counts)
