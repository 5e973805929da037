"""Where everything is in the picture: geometry for the background and for the pieces on it.

Sizes are those of the large map, whose hexes are 56 wide; on the small map hexes and everything on them are larger.
"""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import number

from ..rules.actions import PORT
from ..rules.board import NOWHERE
from ..rules.chart import Chart
from ..rules.chart import Place as Spot
from ..rules.facts import Snapshot
from .settings import CHART_HEIGHT, GRAVE, HEX, ROW, WIDTH, setting_of

HEIGHT = 1066  # below the map are the panels of the players
CORNERS = ((0, -32.33), (28, -16.17), (28, 16.17), (0, 32.33), (-28, 16.17), (-28, -16.17))  # from the north, clockwise
EDGES = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))  # by way: between which corners
PP_PLACE = (814, 72)  # PP left, in the upper right corner
ROSE = (936, 872)
WEATHER = (974, 136)  # where the label of the weather ends
ROUNDS = (126, 718)  # rounds left: above the dead, where no boat can be
PANEL_Y, PANEL_HEIGHT, PANEL_GAP = 938, 120, 10


def placed(chart: Chart, drawn: str) -> str:
    """A drawing in the coordinates of a map."""
    setting = setting_of(chart)
    (x, y), size = setting.middle, setting.size
    return f'<g transform="translate({x} {y}) scale({number(size)})">{drawn}</g>'


def spot_place(spot: Spot, chart: Chart) -> Place:
    """The middle of any hex of a map, also of sea hexes."""
    setting = setting_of(chart)
    (x, y), size = setting.middle, setting.size
    return Place(round(x + spot[0] * HEX / 2 * size, 2), round(y + spot[1] * ROW * size, 2), size)


@lru_cache(maxsize=8192)
def hex_place(number: int, chart: Chart) -> Place:
    return spot_place(chart.places.get(number, (0, 0)), chart)


@lru_cache(maxsize=1024)
def port_place(port: int, chart: Chart) -> Place:
    return spot_place(chart.ports[PORT.names[port]], chart)


@lru_cache(maxsize=1024)
def seaward(port: int, chart: Chart) -> tuple[float, float]:
    """The direction from the jetty of a port to the sea, of length 1."""
    letter = PORT.names[port]
    out, ashore = chart.ports[letter], chart.jetties[letter]
    x, y = (out[0] - ashore[0]) * HEX / 2, (out[1] - ashore[1]) * ROW
    length = (x * x + y * y) ** 0.5
    return x / length, y / length


@lru_cache(maxsize=1024)
def buoy_place(port: int, boats: int, chart: Chart) -> Place:
    """Where the letter of a port is, beside so many boats and inside the edge of the map."""
    place, letter = port_place(port, chart), PORT.names[port]
    x, y = seaward(port, chart)
    if boats < 2 and letter in setting_of(chart).signs:
        return place.aside(*setting_of(chart).signs[letter])
    if abs(y) < 0.1:  # east or west of its jetty, where the edge is near: below the boat
        return place.aside(*((0, 80) if boats > 1 and is_narrow(port, chart) else (0, 42)))
    if boats > 1 and letter in setting_of(chart).buoys:
        return place.aside(*setting_of(chart).buoys[letter])
    if boats > 1 and side(port, chart) * x > 0:  # beyond the second boat
        return place.aside(100 * side(port, chart), 12)
    return place.aside(51 if x > 0 else -51, 12 if y > 0 else -6)


# ------------------------------------------------------------------------------------------------------ boats
@lru_cache(maxsize=1024)
def boat_place(port: int, k: int, n: int, chart: Chart) -> Place:
    """The k-th of n boats in a port, a little off the shore, so that the jetty is visible; two are side by side (IT-20)."""
    x, y = seaward(port, chart)
    if n == 1:
        place = port_place(port, chart).aside(9 * x, 6 + 16 * max(0.0, y), 0.86)
    elif is_narrow(port, chart):
        place = port_place(port, chart).aside(24 * x, (-14, 44)[k], 0.64)
    else:
        down = 6 if abs(y) < 0.1 else 20 if y > 0 else -5
        place = port_place(port, chart).aside(side(port, chart) * (2, 56)[k], down, 0.64)
    edge = 21 + 42 * place.size
    top, bottom = 16 + 58 * place.size, CHART_HEIGHT - 14 - 24 * place.size
    return place._replace(x=min(max(place.x, edge), WIDTH - edge), y=min(max(place.y, top), bottom))


@lru_cache(maxsize=1024)
def side(port: int, chart: Chart) -> int:
    """Where the second boat is: east 1, west -1. Seaward; at the top of the map in the east, since the title is in the west."""
    return 1 if seaward(port, chart)[0] > 0 or port_place(port, chart).y < 80 else -1


@lru_cache(maxsize=1024)
def is_narrow(port: int, chart: Chart) -> bool:
    """No room between the port and the edge of the map: the second boat is below the first."""
    place, (x, y) = port_place(port, chart), seaward(port, chart)
    end = place.x + (84 if x > 0 else -84) * place.size
    return abs(y) < 0.1 and not 20 <= end <= WIDTH - 20


def place_of_boat(s: Snapshot, boat: int) -> Place:
    port = s.port[boat]
    if port == NOWHERE:
        return waiting_place(boat, s.players)
    boats = s.boats_in(port)
    return boat_place(port, boats.index(boat), len(boats), s.chart)


def head_place(boat: Place, k: int, n: int) -> Place:
    """The k-th of n pirates aboard: in a row behind the gunwale."""
    pitch = min(13.0, 62 / max(n, 1))
    return boat.aside((k - (n - 1) / 2) * pitch, 3, 0.46)


def grave_place(seat: int, pirate: int) -> Place:
    """In the dead men's chest: a row for each colour."""
    x, y, _, _ = GRAVE
    return Place(x + 27 + 30 * pirate, y + 66 + 29 * seat, 0.52)


# --------------------------------------------------------------------------------------------------- panels
@lru_cache(maxsize=64)
def panel_place(seat: int, players: int) -> Place:
    return Place(10 + (panel_width(players) + PANEL_GAP) * seat, PANEL_Y)


@lru_cache(maxsize=64)
def panel_width(players: int) -> float:
    return (WIDTH - 20 - PANEL_GAP * (players - 1)) / players


@lru_cache(maxsize=64)
def waiting_place(seat: int, players: int) -> Place:
    """A boat that is not placed yet is drawn on its player's panel."""
    place = panel_place(seat, players)
    return Place(place.x + 112, place.y + 97, 0.7)
