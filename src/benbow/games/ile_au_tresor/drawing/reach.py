"""What a half-finished gesture shows: where the chosen pirate or boat can go, what it costs, and the way that a tap would go."""
from __future__ import annotations

from typing import NamedTuple

from benbow.engine.contract import View

from ..rules.actions import LAND, SAIL, STEP, STRAY, TAKE
from ..rules.board import WAYS
from ..rules.boats import LANDING, SAILING
from ..rules.facts import Snapshot, Walk, embarkings, landings, walks
from ..rules.state import NOBODY, Phase
from ..rules.survey import MOST_PORTS
from .clicks import WALKING
from .ids import BOAT_IDS, HEX_IDS, pirate_of
from .places import hex_place, place_of_boat


class Reach(NamedTuple):
    hexes: dict[int, int]  # hex: PP
    boats: dict[int, int]
    ports: dict[int, int]
    way: tuple[int, ...] = ()  # the hexes of the way that is shown
    cost: int = 0
    boat: int = NOBODY  # where it begins (landing) or ends (embarking)
    is_landing: bool = False


NONE = Reach({}, {}, {})


def reach(view: View, s: Snapshot, chosen: tuple[str, ...]) -> Reach:
    """Nothing unless the seat itself moves somebody now."""
    if view.actor != view.seat or view.phase not in WALKING:
        return NONE
    if chosen and chosen[0] in BOAT_IDS and s.walker == NOBODY:
        return of_boat(view, s, BOAT_IDS.index(chosen[0]), chosen[1:])
    if s.walker != NOBODY:
        return of_pirate(view, s, s.walker, chosen)
    who = pirate_of(chosen[0]) if chosen else None
    if who is None or who[0] != s.turn or s.at[s.turn][who[1]] < 0:
        return NONE
    return of_pirate(view, s, who[1], chosen[1:])


def of_pirate(view: View, s: Snapshot, pirate: int, goal: tuple[str, ...]) -> Reach:
    found, aboard = walks(s, pirate), embarkings(s, pirate)
    hexes = {end: walk.cost for end, walk in found.items()}
    hexes |= passed(s, pirate, view.legal())
    boats = {boat: walk.cost for boat, walk in aboard.items()}
    empty = Reach(hexes, boats, {})
    if goal and goal[0] in BOAT_IDS and (boat := BOAT_IDS.index(goal[0])) in aboard:
        return empty._replace(way=aboard[boat].hexes, cost=aboard[boat].cost, boat=boat)
    return with_way(empty, found, goal)


def passed(s: Snapshot, pirate: int, legal: list[int]) -> dict[int, int]:
    """Hexes of own pirates that he may step onto, to move on."""
    first = (STRAY if s.phase == Phase.FOG else STEP) + WAYS * pirate
    steps = (s.step_of(pirate, way) for way in range(WAYS) if first + way in legal)
    return {there: cost for there, cost in steps if s.stands[there]}


def of_boat(view: View, s: Snapshot, boat: int, goal: tuple[str, ...]) -> Reach:
    legal, found = view.legal(), landings(s, boat)
    hexes = {end: walk.cost for end, walk in found.items()}
    if LAND + boat in legal:
        hexes[s.jetty_of(boat)] = LANDING
    ports = {(code - SAIL) % MOST_PORTS: SAILING for code in legal if SAIL <= code < TAKE and (code - SAIL) // MOST_PORTS == boat}
    return with_way(Reach(hexes, {}, ports, boat=boat, is_landing=True), found, goal)


def with_way(empty: Reach, found: dict[int, Walk], goal: tuple[str, ...]) -> Reach:
    if goal and goal[0] in HEX_IDS and (end := HEX_IDS.index(goal[0])) in found:
        return empty._replace(way=found[end].hexes, cost=found[end].cost)
    return empty


def points_of(reach: Reach, s: Snapshot) -> list[tuple[float, float]]:
    """The way from middle to middle; it may begin or end at a boat."""
    points = [(place.x, place.y) for place in (hex_place(spot, s.chart) for spot in reach.way)]
    if reach.boat != NOBODY:
        place = place_of_boat(s, reach.boat)
        points.insert(0 if reach.is_landing else len(points), (place.x, place.y))
    return points
