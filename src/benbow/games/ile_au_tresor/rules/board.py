"""The maps as arrays, for the rules. chart.py reads their text files, survey.py checks them (IT-2, IT-3, IT-4)."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.errors import BadBoardError

from .chart import FORTRESS, MARSH, Chart, Place, beside, read
from .survey import MOST_FORTS, MOST_PORTS, SPAN, TERRAIN_COST, survey

NAMES = ("island", "islet")
HEXES = SPAN * SPAN
SECTORS = SIDES = WAYS = 6  # sectors, sides of a die, neighbours of a hex
CELLS = SECTORS * SIDES
NOWHERE = -1
TOO_MUCH = 99  # more PP than anyone ever has
LETTERS = "abcdefghijklmnop"

Ints = npt.NDArray[np.int64]


def hex_name(number: int) -> str:
    """Rows from north to south, columns from west to east.

    >>> hex_name(0), hex_name(17)
    ('a1', 'b2')
    """
    return f"{LETTERS[number // SPAN]}{number % SPAN + 1}"


@dataclass(frozen=True)
class Boards:
    """All maps; the first index of every array is the map."""

    charts: tuple[Chart, ...]
    places: tuple[dict[int, Place], ...]  # where a hex is drawn, in doubled coordinates around the crater
    ports: Ints  # [map] how many
    jetty: Ints  # [map, port] its hex
    port_side: Ints  # [map, port, way] the land beside the port, NOWHERE if none
    port_of: Ints  # [map, hex] the port of the jetty there, NOWHERE elsewhere
    next: Ints  # [map, hex, way] the land beside it, NOWHERE if none
    river: Ints  # [map, hex, way] 1: a river lies between
    cost: Ints  # [map, carries, hex, way] PP of a step (IT-10, IT-12); TOO_MUCH where there is no land
    terrain: Ints  # [map, hex] NOWHERE: no land
    cell: Ints  # [map, 6 * (sector - 1) + die - 1] its hex
    sector: Ints  # [map, hex] 0 to 5, NOWHERE outside the numbered cells
    lava: Ints  # [map, hex] the roll that saves from an eruption (IT-22); 0 outside the numbered cells
    fever: Ints  # [map, hex] the roll that saves from the fever on land (IT-23)
    forts: Ints  # [map] how many fortresses
    fort: Ints  # [map, fortress] its hex


def load(paths: list[Path]) -> Boards:
    """Read maps from their files; an error names the file, the line and the clause."""
    atlases = [Atlas(checked(path)) for path in paths]
    arrays = [atlas.arrays() for atlas in atlases]
    return Boards(
        charts=tuple(atlas.chart for atlas in atlases),
        places=tuple({number: place for place, number in atlas.number.items()} for atlas in atlases),
        **{name: np.array([found[name] for found in arrays], np.int64) for name in arrays[0]},
    )


def check_board(path: Path) -> list[str]:
    """For `benbow board`: what is wrong with a map, each fault with its line and clause; nothing if it is sound."""
    return survey(read(path))


def checked(path: Path) -> Chart:
    chart = read(path)
    faults = survey(chart)
    if faults:
        raise BadBoardError(path.name, "; ".join(faults))
    return chart


class Atlas:
    """One map, its hexes numbered."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        left, top = min(across for across, _ in chart.terrain), min(down for _, down in chart.terrain)
        self.number = {place: (place[1] - top) * SPAN + (place[0] - left) // 2 for place in chart.terrain}
        self.letters = sorted(chart.ports)

    def all_hexes(self, value: int, *shape: int) -> Ints:
        return np.full((HEXES, *shape), value, np.int64)

    def arrays(self) -> dict[str, Any]:
        return {**self.steps(), **self.harbours(), **self.dangers(), **self.forts()}

    def steps(self) -> dict[str, Any]:
        """IT-10, IT-12: what a step costs. A carrier pays double for the ground, not for the river."""
        beyond, river, terrain = self.all_hexes(NOWHERE, WAYS), self.all_hexes(0, WAYS), self.all_hexes(NOWHERE)
        cost = np.full((2, HEXES, WAYS), TOO_MUCH)
        for place, here in self.number.items():
            terrain[here] = self.chart.terrain[place]
            for way, there in enumerate(beside(place)):
                if there in self.number:
                    beyond[here, way] = self.number[there]
                    river[here, way] = frozenset((place, there)) in self.chart.rivers
                    ground = TERRAIN_COST[self.chart.terrain[there]]
                    cost[:, here, way] = ground + river[here, way], 2 * ground + river[here, way]
        return {"next": beyond, "river": river, "terrain": terrain, "cost": cost}

    def harbours(self) -> dict[str, Any]:
        """IT-3"""
        jetty, port_of = np.full(MOST_PORTS, NOWHERE), self.all_hexes(NOWHERE)
        port_side = np.full((MOST_PORTS, WAYS), NOWHERE)
        for port, letter in enumerate(self.letters):
            jetty[port] = self.number[self.chart.jetties[letter]]
            port_of[jetty[port]] = port
            port_side[port] = [self.number.get(there, NOWHERE) for there in beside(self.chart.ports[letter])]
        return {"ports": len(self.letters), "jetty": jetty, "port_of": port_of, "port_side": port_side}

    def dangers(self) -> dict[str, Any]:
        """IT-2, IT-22, IT-23"""
        cell, sector = np.full(CELLS, NOWHERE), self.all_hexes(NOWHERE)
        lava, fever = self.all_hexes(0), self.all_hexes(0)
        for place, here in self.number.items():
            fever[here] = self.fever_of(place)
            if place in self.chart.cells:
                of, die = divmod(self.chart.cells[place], 10)
                cell[(of - 1) * SIDES + die - 1] = here
                sector[here] = of - 1
                lava[here] = 10 - self.chart.ring(place)  # 9, 8, 7
        return {"cell": cell, "sector": sector, "lava": lava, "fever": fever}

    def fever_of(self, place: Place) -> int:
        """IT-23: where two apply, the more dangerous one counts."""
        if self.chart.terrain[place] == MARSH:
            return 7
        if any(self.chart.terrain.get(there) == MARSH for there in beside(place)):
            return 6
        return 4 if self.chart.is_coast(place) else 5

    def forts(self) -> dict[str, Any]:
        """In the order of their numbers."""
        found = sorted(here for place, here in self.number.items() if self.chart.terrain[place] == FORTRESS)
        return {"forts": len(found), "fort": found + [NOWHERE] * (MOST_FORTS - len(found))}


BOARDS = load([Path(__file__).parent.parent / "boards" / f"{name}.txt" for name in NAMES])
