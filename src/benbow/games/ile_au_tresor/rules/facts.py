"""What words and drawings know of a view: a snapshot, and the rules that they ask about it."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from benbow.engine.compiled.uncompiled import asked

from . import boats, combat, dangers, game, looking, positions, walking
from .actions import HIGH_DIE, LOW_DIE, MOST_ACTIONS, STEP, STRAY, VERBS
from .board import BOARDS, NOWHERE, WAYS
from .boats import LANDING
from .chart import FORTRESS, MOUNTAIN, beside
from .options import PIRATES
from .state import ABOARD, DEAD, NO_CHEST, NOBODY, Phase, State
from .walking import EMBARKING

attackers = asked(combat.attackers)
bonus = asked(combat.bonus)
carries = asked(positions.carries)
chest_on = asked(positions.chest_on)
chest_to_see = asked(looking.chest_to_see)
first_dead = asked(positions.first_dead)
first_to_land = asked(boats.first_to_land)
has_own_boat = asked(boats.has_own_boat)
has_retreat = asked(combat.has_retreat)
holder = asked(positions.holder)
is_blockaded = asked(boats.is_blockaded)
is_held = asked(boats.is_held)
is_watched = asked(boats.is_watched)
left_of = asked(walking.left_of)
legal = asked(game.legal)
living = asked(positions.living)
loading_cost = asked(boats.loading_cost)
may_board = asked(positions.may_board)
may_land = asked(boats.may_land)
may_lead = asked(combat.may_lead)
may_load = asked(boats.may_load)
needed = asked(dangers.needed)
next_in_danger = asked(dangers.next_in_danger)
other_boat = asked(positions.other_boat)
pirate_who_may_take = asked(game.pirate_who_may_take)
room_of = asked(walking.room_of)
side_of = asked(combat.side_of)
victim = asked(combat.victim)
STEPS_FROM = [  # [map][carries][hex]: way, hex and PP of each step
    [
        [
            [(way, int(there), int(BOARDS.cost[isle, load, here, way])) for way, there in enumerate(beyond) if there != NOWHERE]
            for here, beyond in enumerate(BOARDS.next[isle])
        ]
        for load in range(2)
    ]
    for isle in range(len(BOARDS.charts))
]


class Snapshot(State):
    """A view in plain numbers and lists, and what follows from it."""

    @property
    def is_progress(self) -> bool:
        """Is it the progress of the turn's player, or a look into a chest in the middle of it?"""
        return self.phase in (Phase.PROGRESS, Phase.PASSING) or (self.phase == Phase.LOOK and self.pp > 0 and not self.astray)

    @property
    def is_fog(self) -> bool:
        """Is a pirate being led astray, or looking into a chest on the way?"""
        return self.phase == Phase.FOG or (self.phase == Phase.LOOK and self.astray > 0)

    def pirate_at(self, place: int) -> tuple[int, int] | None:
        """The seat and the number of the pirate who stands on a hex."""
        return divmod(self.stands[place] - 1, PIRATES) if self.stands[place] else None

    def crew(self, boat: int) -> list[int]:
        """The pirates aboard, of its owner."""
        owner = self.owner[boat]
        return [pirate for pirate in range(self.pirates) if owner != NOBODY and self.at[owner][pirate] == ABOARD - boat]

    def boats_in(self, port: int) -> list[int]:
        return [boat for boat in range(self.players) if self.port[boat] == port]

    def boat_of(self, seat: int, pirate: int) -> int:
        """The boat that a pirate is aboard; -1 if none."""
        where = self.at[seat][pirate]
        return ABOARD - where if DEAD < where <= ABOARD else -1

    def jetty_of(self, boat: int) -> int:
        """The jetty of the port that a boat is in."""
        return int(BOARDS.jetty[self.map, self.port[boat]])

    def step_of(self, pirate: int, way: int) -> tuple[int, int]:
        """Where a step of a pirate of the turn's player leads, and its PP."""
        here = self.at[self.turn][pirate]
        return int(BOARDS.next[self.map, here, way]), int(BOARDS.cost[self.map, int(carries(self, pirate)), here, way])


class Walk(NamedTuple):
    """A way on land: its PP, the ways from hex to hex, and the hexes with the first one."""

    cost: int
    ways: tuple[int, ...]
    hexes: tuple[int, ...]


class Prospect(NamedTuple):
    """The results of an attack: in how many of the 36 throws (IT-28)."""

    attackers: int
    fort: bool
    mountain: bool
    across: bool  # all attackers are across a river
    bonus: int  # in all
    dies: int
    flees: int
    nothing: int
    leader_dies: int


def verbs_for_pp(s: Snapshot) -> set[str]:
    """IT-10: the verbs that the PP left can be spent on."""
    out = np.empty(MOST_ACTIONS, np.int64)
    found = {VERBS.of(int(code)).name for code in out[: legal(s, out)]}
    return found - {"take", "done"}


def barrier(s: Snapshot, here: int, way: int) -> str:
    """IT-1: what is beside a hex where there is no land."""
    there = beside(BOARDS.places[s.map][here])[way]
    return "crater" if there == (0, 0) else "lake" if there in BOARDS.charts[s.map].lakes else "sea"


def barring(s: Snapshot) -> list[int]:
    """IT-35: where enemies stand beside the jetty on which a carrier waits: nothing is loaded."""
    port = awaited(s)
    if port == NOWHERE:
        return []
    beside_it = BOARDS.next[s.map, BOARDS.jetty[s.map, port]].tolist()
    return [there for there in beside_it if there != NOWHERE and holder(s, there) not in (NOBODY, s.bearer // PIRATES)]


def blockading(s: Snapshot) -> list[int]:
    """IT-35: the boats in his port with enemies aboard, if these keep him from loading, too."""
    port, seat = awaited(s), s.bearer // PIRATES
    if port == NOWHERE or not is_blockaded(s, seat, port):
        return []
    return [boat for boat in s.boats_in(port) if s.owner[boat] != seat and s.crew(boat)]


def awaited(s: Snapshot) -> int:
    """The port on whose jetty a carrier waits with a boat of his."""
    if s.bearer == NOBODY:
        return NOWHERE
    seat, pirate = divmod(s.bearer, PIRATES)
    port = int(BOARDS.port_of[s.map, s.at[seat][pirate]])
    return port if any(s.owner[boat] == seat for boat in s.boats_in(port)) else NOWHERE


# --------------------------------------------------------------------------------------------------- walks
def walks(s: Snapshot, pirate: int) -> dict[int, Walk]:
    """For each free hex that a pirate of the turn's player can reach now, the cheapest way; of equal ones that with the fewest
    looks into chests, then with the fewest steps. In the fog, as far as he can be led astray."""
    here = s.at[s.turn][pirate]
    if here < 0 or s.walker not in (NOBODY, pirate):
        return {}
    if s.phase == Phase.FOG:
        return to_free_hexes(s, search(s, pirate, here, s.pp, s.astray))
    return to_free_hexes(s, search(s, pirate, here, room_of(s, pirate), walking.CARRIER_LIMIT))


def landings(s: Snapshot, boat: int) -> dict[int, Walk]:
    """For each hex that the next one to land from a boat can reach: LAND, then these steps. The cost includes the landing."""
    if s.phase != Phase.PROGRESS or not may_land(s, boat):
        return {}
    pirate = first_to_land(s, boat)
    room = room_of(s, pirate) - LANDING
    found = to_free_hexes(s, search(s, pirate, s.jetty_of(boat), room, room))
    return {end: walk._replace(cost=walk.cost + LANDING) for end, walk in found.items()}


def embarkings(s: Snapshot, pirate: int) -> dict[int, Walk]:
    """For each boat that a pirate can go aboard after some steps or none: the steps. The cost includes the embarking."""
    here = s.at[s.turn][pirate]
    if here < 0 or s.walker not in (NOBODY, pirate) or s.storm or carries(s, pirate) or s.phase == Phase.FOG:
        return {}
    room = room_of(s, pirate) - EMBARKING
    found = search(s, pirate, here, room, room) if room >= 0 else {}
    return {
        boat: found[jetty]._replace(cost=found[jetty].cost + EMBARKING)
        for boat in range(s.players)
        if may_board(s, s.turn, boat) and (jetty := s.jetty_of(boat)) in found
    }


def search(s: Snapshot, pirate: int, start: int, room: int, steps: int) -> dict[int, Walk]:
    """The best way to every hex, over free ones and own pirates' (IT-14); the start too. Each round is a step further."""
    steps_from = STEPS_FROM[s.map][int(carries(s, pirate))]
    unseen = {place for place in s.chest if place != NOWHERE and chest_to_see(s, place) != NO_CHEST}
    best = {start: (0, 0, Walk(0, (), (start,)))}  # cost, looks on the way, the way
    ring = dict(best)
    for _ in range(steps):
        further: dict[int, tuple[int, int, Walk]] = {}
        for here, (cost, looks, walk) in ring.items():
            looks_here = looks + (here != start and here in unseen)
            for way, there, price in steps_from[here]:
                found = (cost + price, looks_here)
                if found[0] > room or (s.stands[there] and (s.stands[there] - 1) // PIRATES != s.turn):
                    continue
                if all(found < known[there][:2] for known in (best, further) if there in known):
                    further[there] = (*found, Walk(found[0], (*walk.ways, way), (*walk.hexes, there)))
        if not further:
            break
        ring = further
        best |= ring
    return {there: walk for there, (_, _, walk) in best.items()}


def to_free_hexes(s: Snapshot, found: dict[int, Walk]) -> dict[int, Walk]:
    return {there: walk for there, walk in found.items() if walk.ways and not s.stands[there]}


def codes_of(s: Snapshot, pirate: int, walk: Walk) -> tuple[int, ...]:
    """The steps as actions."""
    first = STRAY if s.phase == Phase.FOG else STEP
    return tuple(first + WAYS * pirate + way for way in walk.ways)


# -------------------------------------------------------------------------------------------------- combat
def flight_lengths(s: Snapshot) -> dict[int, int]:
    """IT-29: how far each hex is from the one attacked, over free land, and no farther than one flees."""
    found = {s.target: 0}
    for place, length in (queue := list(found.items())):
        for there in BOARDS.next[s.map, place].tolist():
            if length < combat.FLIGHT and there != NOWHERE and there not in found and not s.stands[there]:
                found[there] = length + 1
                queue.append((there, length + 1))
    return found


def fronts_of(s: Snapshot) -> list[int]:
    """IT-26: the hexes attacked."""
    several = [side_of(s, s.leader, way) for way in range(WAYS) if s.fronts >> way & 1]
    return several or ([s.target] if s.target != NOWHERE else [])


def prospect(s: Snapshot, target: int, fronts: int = 0) -> Prospect:
    """IT-27, IT-28: of an attack by the turn's player on the pirate who stands on a hex; `fronts`: on several, by way from the
    leader. Then the bonus is that of all, and where one can flee, it counts as a flight."""
    n, across = attackers(s, target, fronts)
    attacked = [target, *(side_of(s, s.leader, way) for way in range(WAYS) if fronts >> way & 1)]
    grounds, more = {int(BOARDS.terrain[s.map, place]) for place in attacked}, bonus(s, target, fronts)
    flees = any(has_retreat(s, place) for place in attacked)
    counts = {"dies": 0, "flees": 0, "nothing": 0, "leader_dies": 0}
    for low, high in zip(LOW_DIE, HIGH_DIE, strict=True):
        total, weight = int(low + high) + more, 1 if low == high else 2
        if total >= combat.KILL or (total >= combat.ROUT and not flees):
            counts["dies"] += weight
        elif total >= combat.ROUT:
            counts["flees"] += weight
        else:
            counts["leader_dies" if total <= combat.MISS else "nothing"] += weight
    return Prospect(n, FORTRESS in grounds, MOUNTAIN in grounds, across, more, **counts)
