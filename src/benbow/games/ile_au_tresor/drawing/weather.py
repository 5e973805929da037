"""Weather on the map: a storm over the sea, fog over the island, lava over a sector; and a label that names it."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.drawing.art import INK, PLATE, ROUND, at, path, quiet
from benbow.engine.drawing.scene import HAND, Piece, number, text

from ..rules.board import NOWHERE
from ..rules.chart import Chart
from ..rules.chart import Place as Spot
from ..rules.facts import Snapshot
from ..rules.state import Phase
from .names import say
from .outlines import coast, land_spots, middle
from .places import WEATHER, placed
from .settings import CHART_HEIGHT, HEX, WIDTH, setting_of


def pieces(s: Snapshot, lang: str, layer: int) -> Iterator[Piece]:
    if s.eruption != NOWHERE:
        name = say("drawn-eruption-name", lang, n=s.eruption + 1)
        yield Piece("lava", lava(s.eruption, s.chart), name=name, layer=layer)
    if s.storm:
        yield Piece("storm", storm(s.chart), name=say("drawn-storm-name", lang), layer=layer)
    if s.is_fog:
        yield Piece("fog", fog(s.chart), name=say("drawn-event", lang, event="fog"), layer=layer)
    if events := events_of(s):
        yield label(tuple(events), lang, layer)


def events_of(s: Snapshot) -> list[str]:
    """What is going on: the keys of `drawn-event`."""
    found = ["storm"] if s.storm else []
    found += ["fog"] if s.is_fog else []
    found += ["eruption"] if s.eruption != NOWHERE or s.phase == Phase.ERUPT else []
    found += ["fever"] if s.phase == Phase.SAVE and s.eruption == NOWHERE else []
    found += ["recruits"] if s.phase == Phase.RECRUIT else []
    found += ["boats"] if s.phase in (Phase.JOIN, Phase.BOARDING) else []
    return found


@lru_cache(maxsize=64)
def label(events: tuple[str, ...], lang: str, layer: int) -> Piece:
    name = " · ".join(say("drawn-event", lang, event=event) for event in events)
    drawn = text(0, 0, name, 44, family=HAND, anchor="end", weight=700, fill="#8c2414", css="news")
    edge = f'stroke="{PLATE}" stroke-width="5" paint-order="stroke" stroke-linejoin="round" data-mark="{events[-1]}"'
    return Piece("weather", drawn.replace("<text", f"<text {edge}", 1), *WEATHER, name=name, layer=layer)


# ---------------------------------------------------------------------------------------------------------- lava
_FLOW = "M0-29L25-14.500V14.500L0 29L-25 14.500V-14.500Z"
_CRUST = ("M-20-8Q-8-14-2-4T18-6M-16 10Q-4 2 4 12T20 8M-6-22Q2-14-2-4M6 24Q0 18 4 12",
          "M-21 4Q-10-4 0 4T21-2M-8 22Q-4 14 0 4M8-22Q12-12 6-4M-16-12Q-8-16-4-8")


_JETS = "M-6-4Q-16-40-40-46M-2-6Q-8-46-16-66M3-6Q8-50 18-68M7-4Q18-38 42-44"
_FOUNTAIN = "".join((
    path(_JETS, "none", "#e2571e", 8, "jet", ROUND), path(_JETS, "none", "#ffd266", 3, "ember", ROUND),
    path("M-46-40l-5 8l8 2zM-18-74l-6 6l9 3zM24-76l-6 7l9 2zM48-38l-4 8l8 1z", "#5a1f10", INK, 1.5, more=ROUND),
))


@lru_cache(maxsize=16)
def lava(sector: int, chart: Chart) -> str:
    """Glowing, with a dark crust: from the crater over the six cells."""
    cells = [spot for spot, cell in sorted(chart.cells.items(), key=lambda one: one[1]) if cell // 10 == sector + 1]
    flows = "".join(lava_on(spot, k) for k, spot in enumerate(cells))
    x, y = middle(cells[0])
    bend = f"{number(x * 0.3 + y * 0.12)} {number(y * 0.3 - x * 0.12)}"
    stream = path(f"M0 0Q{bend} {number(x * 0.8)} {number(y * 0.8)}", "none", "#f08a2c", 12, "stream", ROUND)
    return quiet(placed(chart, flows + stream + _FOUNTAIN))


def lava_on(spot: Spot, k: int) -> str:
    drawn = path(_FLOW, "#e2571e", "#8c2414", 2, "lava", f' fill-opacity="0.72"{ROUND}')
    drawn += path(_CRUST[k % 2], "none", "#5a1f10", 3, "crust", f' opacity="0.75"{ROUND}')
    return at(*middle(spot), drawn + path(_CRUST[(k + 1) % 2], "none", "#ffd266", 2, "ember", f' opacity="0.9"{ROUND}'))


# --------------------------------------------------------------------------------------------------------- storm
_CLOUD = "".join((
    path("M-54 10Q-66-8-46-16Q-44-36-22-32Q-8-50 14-36Q38-42 40-20Q62-16 54 6Q52 16 40 14H-42Q-52 16-54 10Z", "#55616b", INK,
         2.5, "cloud", ROUND),
    path("M-38-8Q-30-18-18-12M0-18Q10-28 22-18M20-2Q32-8 40 0", "none", "#aab4b8", 2.5, "cloud-line", ROUND),
    path("M-4 14L-16 38H-4L-14 64L16 30H4L12 14Z", "#ffd24a", INK, 2, "bolt", ROUND),
    path("M-34 20l-8 22M-20 26l-8 20M30 20l-8 22M42 18l-10 28M20 44l-6 16M-40 50l-5 14", "none", "#3d5560", 2.4, "rain", ROUND),
))
_SURF = "q12-16 26-4q-10-2-12 6q14-6 24 2"


@lru_cache(maxsize=4)
def storm(chart: Chart) -> str:
    """A dark sea with high waves; the island itself stays clear."""
    setting = setting_of(chart)
    (x, y), size = setting.middle, setting.size
    left, top, right, bottom = ((20 - x) / size, (20 - y) / size, (WIDTH - 20 - x) / size, (CHART_HEIGHT - 12 - y) / size)
    around = f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z{coast(chart)}"
    veil = placed(chart, path(around, "#22323e", "", css="veil", more=' fill-opacity="0.42" fill-rule="evenodd"'))
    veil = f'<g clip-path="url(#it-open)">{veil}</g>'  # not over the title, nor over the dead
    surf = "".join(f"M{a} {b}{_SURF}" for a, b in _SURFS)
    waves = path(surf, "none", "#eef4ee", 3, "surf", ROUND)
    return quiet(veil + waves + "".join(at(a, b, _CLOUD, size=0.72) for a, b in setting.clouds))


_SURFS = ((40, 180), (120, 220), (60, 400), (40, 520), (90, 560), (560, 50), (610, 100), (860, 210), (930, 250), (940, 490),
          (930, 620), (900, 760), (430, 896), (560, 890), (720, 900), (790, 884), (280, 900), (330, 150), (840, 130))


# ----------------------------------------------------------------------------------------------------------- fog
_SWIRLS = ((-300, -60), (-210, 90), (-120, -220), (-40, 150), (60, -300), (90, 40), (160, -120), (230, 130), (-60, -60),
           (30, 270), (-190, 220), (250, -40), (-20, -380), (-330, 60))


@lru_cache(maxsize=4)
def fog(chart: Chart) -> str:
    """A veil over all of the island, in drifts."""
    veil = path(coast(chart), "#eeece2", "#eeece2", 26, "fog", f' opacity="0.62"{ROUND}')
    land = [middle(spot) for spot in land_spots(chart)]
    over = [(a, b) for a, b in _SWIRLS if any(abs(x - a) < HEX and abs(y - b) < HEX for x, y in land)]
    drifts = "".join(f"M{a} {b}q26-20 60-6t64-4m-98 18q30-14 54-4t48-2" for a, b in over)
    return quiet(placed(chart, veil + path(drifts, "none", "#8f9793", 3, "drift", f' opacity="0.6"{ROUND}')))
