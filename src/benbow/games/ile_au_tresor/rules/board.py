"""A map as rules and bots read it. chart.py reads its drawing, survey.py says what is wrong with it (IT-2, IT-3, IT-4)."""
from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.boards import Boards, Layout, Reading
from benbow.engine.sheet import Sheet
from benbow.engine.state import Grid, Ints, bits, category, number

from .chart import FORTRESS, MARSH, SPAN, Chart, Place, beside, read_chart
from .survey import FEWEST_PORTS, MOST_FORTS, MOST_PORTS, TERRAIN_COST, problems, unlike_ours, unlike_the_book

NAMES = ("island", "islet")
HEXES = SPAN * SPAN
SECTORS = SIDES = WAYS = 6  # sectors, sides of a die, neighbours of a hex
CELLS = SECTORS * SIDES
NOWHERE = -1
TOO_MUCH = 99  # more PP than anyone ever has
FARTHEST = 120  # PP: so far or farther, or no way leads there
LAST_SAVED = 7  # IT-22: the roll that saves two hexes from the crater
LETTERS = "abcdefghijklmnop"
HOME = Path(__file__).parent.parent

Numbers = npt.NDArray[np.int64]


class Board(Layout):
    ports: int = number(FEWEST_PORTS, MOST_PORTS)
    jetty: Ints = category(NOWHERE, HEXES - 1, (MOST_PORTS,))  # by port: its hex
    port_side: Grid = category(NOWHERE, HEXES - 1, (MOST_PORTS, WAYS))  # the land beside a port, NOWHERE if none
    quays: Ints = bits(MOST_PORTS, (MOST_PORTS,))  # by port: all ports that touch its jetty
    port_of: Ints = category(NOWHERE, MOST_PORTS - 1, (HEXES,))  # the port of the jetty there, NOWHERE elsewhere
    next: Grid = category(NOWHERE, HEXES - 1, (HEXES, WAYS))  # the land beside a hex, NOWHERE if none
    river: Grid = category(0, 1, (HEXES, WAYS))  # 1: a river lies between
    cost: Any = number(0, TOO_MUCH, (2, HEXES, WAYS))  # [carries, hex, way] PP of a step (IT-10, IT-12); TOO_MUCH: no land
    terrain: Ints = category(NOWHERE, FORTRESS, (HEXES,))  # NOWHERE: no land
    cell: Ints = category(0, HEXES - 1, (CELLS,))  # [6 * (sector - 1) + die - 1] its hex
    sector: Ints = category(NOWHERE, SECTORS - 1, (HEXES,))  # NOWHERE outside the numbered cells
    lava: Ints = number(0, 9, (HEXES,))  # the roll that saves from an eruption (IT-22); 0 outside the numbered cells
    fever: Ints = number(0, 7, (HEXES,))  # the roll that saves from the fever on land (IT-23)
    forts: int = number(0, MOST_FORTS)
    fort: Ints = category(NOWHERE, HEXES - 1, (MOST_FORTS,))  # hexes of fortresses, in their order
    # For bots and the coach, with nobody in the way:
    distance: Grid = number(0, FARTHEST, (HEXES, HEXES))  # PP of a pirate from hex to hex
    home: Grid = number(0, FARTHEST, (MOST_PORTS, HEXES))  # PP of a carrier from a hex to a jetty


def read(text: str) -> Reading[Board]:
    sheet = Sheet(text)
    chart = read_chart(sheet)
    sheet.refuse_others()
    if chart is not None and sheet.is_possible:
        problems(sheet, chart)
    if chart is None or not sheet.is_possible:
        return Reading(None, sheet.sorted_findings())
    values = values_of(chart)
    unlike_the_book(sheet, chart)
    unlike_ours(sheet, chart, ways_inland(values, sorted(chart.ports)))
    return Reading(values, sheet.sorted_findings())


@lru_cache(maxsize=64)
def chart_of(text: str) -> Chart:
    """For words and drawings: of a board that can be played on."""
    chart = read_chart(Sheet(text))
    assert chart is not None
    chart.name = next((one.value for one in BOARDS.ours if one.text == text), "")
    return chart


def hex_name(number: int) -> str:
    """Rows from north to south, columns from west to east.

    >>> hex_name(0), hex_name(17)
    ('a1', 'b2')
    """
    return f"{LETTERS[number // SPAN]}{number % SPAN + 1}"


# ------------------------------------------------------------------------------------------------- the values
def values_of(chart: Chart) -> dict[str, Any]:
    steps = steps_of(chart)
    ways = [cheapest_ways(steps["next"], cost) for cost in steps["cost"]]
    harbours = harbours_of(chart)
    home = np.full((MOST_PORTS, HEXES), FARTHEST)
    home[: harbours["ports"]] = ways[1][:, harbours["jetty"][: harbours["ports"]]].T
    return {**steps, **harbours, **dangers_of(chart), **forts_of(chart), "distance": ways[0], "home": home}


def all_hexes(value: int, *shape: int) -> Numbers:
    return np.full((HEXES, *shape), value, np.int64)


def steps_of(chart: Chart) -> dict[str, Any]:
    """IT-10, IT-12: what a step costs. A carrier pays double for the ground, not for the river."""
    beyond, river, terrain = all_hexes(NOWHERE, WAYS), all_hexes(0, WAYS), all_hexes(NOWHERE)
    cost = np.full((2, HEXES, WAYS), TOO_MUCH)
    for place, here in chart.numbers.items():
        terrain[here] = chart.terrain[place]
        for way, there in enumerate(beside(place)):
            if there in chart.numbers:
                beyond[here, way] = chart.numbers[there]
                river[here, way] = frozenset((place, there)) in chart.rivers
                ground = TERRAIN_COST[chart.terrain[there]]
                cost[:, here, way] = ground + river[here, way], 2 * ground + river[here, way]
    return {"next": beyond, "river": river, "terrain": terrain, "cost": cost}


def cheapest_ways(beyond: Numbers, cost: Numbers) -> Numbers:
    """[from, to] PP. Floyd and Warshall: each round allows one more hex on the way, so the time never depends on the map."""
    ways = np.full((HEXES, HEXES), FARTHEST, np.int16)
    here, way = np.nonzero(beyond != NOWHERE)
    ways[here, beyond[here, way]] = cost[here, way]
    np.fill_diagonal(ways, 0)
    for between in np.unique(here):
        np.minimum(ways, ways[:, between, None] + ways[None, between], out=ways)
    return ways.astype(np.int64)


def ways_inland(values: dict[str, Any], letters: list[str]) -> dict[str, int | None]:
    """By port: PP from its jetty to the nearest numbered cell; None if there is no way."""
    costs = [int(values["distance"][values["jetty"][port], values["cell"]].min()) for port in range(len(letters))]
    return {letter: cost if cost < FARTHEST else None for letter, cost in zip(letters, costs, strict=True)}


def harbours_of(chart: Chart) -> dict[str, Any]:
    """IT-3"""
    jetty, port_of = np.full(MOST_PORTS, NOWHERE), all_hexes(NOWHERE)
    port_side = np.full((MOST_PORTS, WAYS), NOWHERE)
    for port, letter in enumerate(sorted(chart.ports)):
        jetty[port] = chart.numbers[chart.jetties[letter]]
        port_of[jetty[port]] = port
        port_side[port] = [chart.numbers.get(there, NOWHERE) for there in beside(chart.ports[letter])]
    quays = [sum(1 << port for port in range(len(chart.ports)) if place in port_side[port]) for place in jetty]
    return {"ports": len(chart.ports), "jetty": jetty, "port_of": port_of, "port_side": port_side,
            "quays": [bit if k < len(chart.ports) else 0 for k, bit in enumerate(quays)]}


def dangers_of(chart: Chart) -> dict[str, Any]:
    """IT-2, IT-22, IT-23. The book knows three rings; a cell farther away is like the third."""
    cell, sector = np.full(CELLS, NOWHERE), all_hexes(NOWHERE)
    lava, fever = all_hexes(0), all_hexes(0)
    for place, here in chart.numbers.items():
        fever[here] = fever_of(chart, place)
        if place in chart.cells:
            of, die = divmod(chart.cells[place], 10)
            cell[(of - 1) * SIDES + die - 1] = here
            sector[here] = of - 1
            lava[here] = max(10 - chart.ring(place), LAST_SAVED)  # 9, 8, 7
    return {"cell": cell, "sector": sector, "lava": lava, "fever": fever}


def fever_of(chart: Chart, place: Place) -> int:
    """IT-23: where two apply, the more dangerous one counts."""
    if chart.terrain[place] == MARSH:
        return 7
    if any(chart.terrain.get(there) == MARSH for there in beside(place)):
        return 6
    return 4 if chart.is_coast(place) else 5


def forts_of(chart: Chart) -> dict[str, Any]:
    """In the order of their numbers."""
    found = sorted(here for place, here in chart.numbers.items() if chart.terrain[place] == FORTRESS)
    return {"forts": len(found), "fort": found + [NOWHERE] * (MOST_FORTS - len(found))}


BOARDS = Boards("ile_au_tresor", Board, HOME, NAMES, read)
at = BOARDS.reader()
