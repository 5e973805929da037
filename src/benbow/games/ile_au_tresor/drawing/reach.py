"""What follows from a half-finished gesture: how far the chosen one comes and what it costs, and the way that a tap would go."""
from __future__ import annotations

from typing import NamedTuple

from benbow.engine.contract import View

from ..rules.actions import LAND, SAIL, STEP, STRAY, TAKE
from ..rules.board import BOARDS, WAYS
from ..rules.boats import LANDING, SAILING
from ..rules.facts import Walk, carries, embarkings, landings, walks
from ..rules.state import NOBODY, Phase, State
from ..rules.survey import MOST_PORTS
from .clicks import WALKING
from .places import boat_place, hex_place
from .seen import BOAT_IDS, HEX_IDS, Table, pirate_of


class Reach(NamedTuple):
    hexes: dict[int, int]  # hex: PP
    boats: dict[int, int]
    ports: dict[int, int]
    way: tuple[int, ...] = ()  # the hexes of the way that is shown
    cost: int = 0
    boat: int = NOBODY  # where it begins (landing) or ends (embarking)
    is_landing: bool = False


NONE = Reach({}, {}, {})


def reach(view: View, table: Table, chosen: tuple[str, ...]) -> Reach:
    """Nothing unless the seat itself is about to go somewhere."""
    if view.actor != view.seat or view.phase not in WALKING:
        return NONE
    if chosen and chosen[0] in BOAT_IDS and table.walker == NOBODY:
        return of_boat(view, table, BOAT_IDS.index(chosen[0]), chosen[1:])
    if table.walker != NOBODY:
        return of_pirate(view, table, table.walker, chosen)
    who = pirate_of(chosen[0]) if chosen else None
    if who is None or who[0] != table.turn or table.at[table.turn][who[1]] < 0:
        return NONE
    return of_pirate(view, table, who[1], chosen[1:])


def of_pirate(view: View, table: Table, pirate: int, goal: tuple[str, ...]) -> Reach:
    s, legal = view.record, view.legal()
    found, aboard = walks(s, pirate), embarkings(s, pirate)
    hexes = {end: walk.cost for end, walk in found.items()}
    hexes |= passed(s, table, pirate, legal)
    boats = {boat: walk.cost for boat, walk in aboard.items()}
    empty = Reach(hexes, boats, {})
    if goal and goal[0] in BOAT_IDS and (boat := BOAT_IDS.index(goal[0])) in aboard:
        return empty._replace(way=aboard[boat].hexes, cost=aboard[boat].cost, boat=boat)
    return with_way(empty, found, goal)


def passed(s: State, table: Table, pirate: int, legal: list[int]) -> dict[int, int]:
    """Hexes of own pirates that he may step onto, to move on."""
    first = (STRAY if table.phase == Phase.FOG else STEP) + WAYS * pirate
    here, load, found = table.at[table.turn][pirate], int(bool(carries(s, pirate))), dict[int, int]()
    for way in range(WAYS):
        there = int(BOARDS.next[table.isle, here, way])
        if first + way in legal and table.stands[there]:
            found[there] = int(BOARDS.cost[table.isle, load, here, way])
    return found


def of_boat(view: View, table: Table, boat: int, goal: tuple[str, ...]) -> Reach:
    legal, found = view.legal(), landings(view.record, boat)
    hexes = {end: walk.cost for end, walk in found.items()}
    if LAND + boat in legal:
        hexes[int(BOARDS.jetty[table.isle, table.port[boat]])] = LANDING
    ports = {(code - SAIL) % MOST_PORTS: SAILING for code in legal if SAIL <= code < TAKE and (code - SAIL) // MOST_PORTS == boat}
    return with_way(Reach(hexes, {}, ports, boat=boat, is_landing=True), found, goal)


def with_way(empty: Reach, found: dict[int, Walk], goal: tuple[str, ...]) -> Reach:
    if goal and goal[0] in HEX_IDS and (end := HEX_IDS.index(goal[0])) in found:
        return empty._replace(way=found[end].hexes, cost=found[end].cost)
    return empty


def points_of(reach: Reach, table: Table) -> list[tuple[float, float]]:
    """The way from middle to middle; from the boat, or aboard."""
    points = [(place.x, place.y) for place in (hex_place(spot, table.isle) for spot in reach.way)]
    if reach.boat != NOBODY:
        port = table.port[reach.boat]
        lying = table.boats_in(port)
        place = boat_place(port, lying.index(reach.boat), len(lying), table.isle)
        points.insert(0 if reach.is_landing else len(points), (place.x, place.y))
    return points
