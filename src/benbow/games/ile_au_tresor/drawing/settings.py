"""Where a map lies in the picture, and what is in the sea around it. Ours are placed by hand; one's own where there is room."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..rules.chart import Chart
from ..rules.chart import Place as Spot

Spots = tuple[tuple[int, int], ...]
Rect = tuple[float, float, float, float]  # left, top, right, bottom
WIDTH, CHART_HEIGHT = 1000, 928  # of the map
HEX, ROW = 56, 48.5  # the width of a hex, and how far the next row is, at size 1
GRAVE = (24, 730, 204, 184)  # the dead men's chest: x, y, width, height
FRAME: Rect = (22, 22, WIDTH - 22, CHART_HEIGHT - 14)


class Setting(NamedTuple):
    middle: tuple[float, float]  # the crater
    size: float
    title: tuple[int, int]  # the cartouche
    pile: tuple[int, int]  # chests that are not laid yet, and the one that the treasure was in
    serpents: Spots
    waves: Spots
    clouds: Spots
    buoys: Mapping[str, tuple[int, int]]  # by port: how far beside two boats, if the wind rose or the dead are at the usual place
    signs: Mapping[str, tuple[int, int]] = {}  # the same without a second boat


HAND_PLACED = {
    "island": Setting(
        (528, 488), 1.0, (205, 78), (97, 140), ((72, 330),),
        ((60, 210), (120, 250), (50, 300), (95, 340), (46, 380), (560, 40), (600, 120), (880, 150), (930, 190), (850, 200),
         (60, 540), (110, 590), (50, 640), (940, 400), (950, 640), (930, 700), (900, 740), (460, 890), (520, 905), (720, 890),
         (780, 880), (300, 880), (150, 190), (300, 150), (700, 60), (880, 900)),
        ((92, 300), (96, 640), (905, 668), (905, 420)), {"D": (62, -40)}),
    "islet": Setting(
        (482, 492), 1.25, (500, 62), (98, 64), ((92, 400),),
        ((60, 60), (120, 110), (50, 180), (110, 230), (60, 300), (40, 400), (300, 40), (820, 150), (900, 200), (860, 270),
         (940, 330), (930, 620), (880, 690), (940, 740), (450, 890), (540, 880), (620, 900), (780, 800), (800, 890), (120, 640)),
        ((90, 160), (90, 420), (905, 330), (905, 640), (180, 330)), {"D": (-74, -36)}),
}
# What a map must not cover: PP and the weather, the dead and the rounds above them, the wind rose; the title and the pile.
FURNITURE: tuple[Rect, ...] = ((690, 22, 980, 150), (20, 696, 232, 916), (884, 812, 984, 922))
TITLES: dict[Spots, tuple[Rect, ...]] = {  # title and pile
    ((205, 78), (97, 140)): ((26, 30, 384, 116), (20, 100, 180, 190)),
    ((500, 62), (98, 64)): ((320, 14, 680, 102), (20, 24, 180, 112)),
}
SIZES = [round(1.25 - 0.05 * k, 2) for k in range(18)]  # the last one is small enough for every map
LAND_ROOM, PORT_ROOM = (28.0, 33.0), (74.0, 60.0)  # half of what a hex takes, and half of what two boats and a buoy take
SIGNS = ((51, 12), (-51, 12), (51, -6), (-51, -6), (0, 44), (0, -46), (36, -38), (-36, -38), (36, 40), (-36, 40))
TRIES = 15  # places in each direction


@lru_cache(maxsize=64)
def setting_of(chart: Chart) -> Setting:
    return HAND_PLACED.get(chart.name) or fitted(chart)


def fitted(chart: Chart) -> Setting:
    """As large as there is room for, and then as near to the middle of the picture as possible."""
    spots = [*chart.terrain, *chart.lakes, (0, 0), *chart.ports.values()]
    at = np.array(spots) * (HEX / 2, ROW)
    room = np.array([LAND_ROOM] * (len(spots) - len(chart.ports)) + [PORT_ROOM] * len(chart.ports))
    for size in SIZES:
        for (title, pile), rects in TITLES.items():
            middle = middle_of(at * size, room * size, (*FURNITURE, *rects), is_last=size == SIZES[-1])
            if middle is not None:
                return decorated(Setting(middle, size, title, pile, (), (), (), {}, signs_of(chart)), spots)
    raise AssertionError("the last size fits")


def middle_of(at: npt.NDArray[np.float64], room: npt.NDArray[np.float64], rects: Iterable[Rect],
              is_last: bool) -> tuple[float, float] | None:
    """Where the crater can be, so that nothing of the map is covered; None if nowhere."""
    (left, top), (right, bottom) = FRAME[:2] - (at - room).min(axis=0), FRAME[2:] - (at + room).max(axis=0)
    if right < left or bottom < top:
        return None
    x, y = (one.ravel() for one in np.meshgrid(np.linspace(left, right, TRIES), np.linspace(top, bottom, TRIES)))
    is_free = np.ones(len(x), np.bool_)
    for one, two, three, four in rects:
        across, down = at[:, 0] + x[:, None], at[:, 1] + y[:, None]
        is_beside = (across + room[:, 0] <= one) | (across - room[:, 0] >= three)
        is_free &= (is_beside | (down + room[:, 1] <= two) | (down - room[:, 1] >= four)).all(axis=1)
    if not is_free.any() and not is_last:
        return None
    aside = (x - (left + right) / 2) ** 2 + (y - (top + bottom) / 2) ** 2
    best = int(np.argmin(np.where(is_free | (not is_free.any()), aside, np.inf)))
    return round(float(x[best]), 1), round(float(y[best]), 1)


def signs_of(chart: Chart) -> dict[str, tuple[int, int]]:
    """Where the letter of each port is: as far as possible from land, from other ports and from their letters."""
    spots = np.array([*chart.terrain, *chart.lakes, (0, 0), *chart.ports.values()]) * (HEX / 2, ROW)
    found: dict[str, tuple[int, int]] = {}
    for letter, port in sorted(chart.ports.items()):
        here = np.array(port) * (HEX / 2, ROW)
        taken = [*spots, *(np.array(chart.ports[other]) * (HEX / 2, ROW) + there for other, there in found.items())]
        found[letter] = max(SIGNS, key=lambda aside: float(np.hypot(*(np.array(taken) - here - aside).T).min()))
    return found


def decorated(setting: Setting, spots: list[Spot]) -> Setting:
    """Serpents, waves and clouds where the sea is open: at those places of our maps that are free here."""
    def free(places: Iterable[tuple[int, int]], room: float) -> Spots:
        (x, y), size = setting.middle, setting.size
        taken = np.array(spots) * (HEX / 2 * size, ROW * size) + (x, y)
        return tuple(place for place in dict.fromkeys(places) if np.hypot(*(taken - place).T).min() > room + 40 * size)

    every = HAND_PLACED.values()
    return setting._replace(
        serpents=free((one for other in every for one in other.serpents), 50)[:1],
        waves=free((one for other in every for one in other.waves), 22),
        clouds=free((one for other in every for one in other.clouds), 45),
    )
