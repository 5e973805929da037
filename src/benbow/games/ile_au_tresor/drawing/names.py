"""What things on the map are called, for screen readers and tooltips. Cached: they are the same in every picture."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.actions import COLOURS
from ..rules.board import hex_name
from ..rules.chart import Chart, beside
from ..telling.phrases import GROUNDS, way_word

say = partial(words.say, Path(__file__).parent.parent / "words")


def pirate_name(seat: int, pirate: int, lang: str) -> str:
    return say("drawn-pirate", lang, colour=COLOURS[seat], n=pirate + 1)


@lru_cache(maxsize=1024)
def hex_words(number: int, chart: Chart, lang: str) -> str:
    """What a hex is, whatever is on it."""
    place = chart.places[number]
    parts = [hex_name(number), say("drawn-ground", lang, ground=GROUNDS[chart.terrain[place]])]
    cell = chart.cells.get(place)
    if cell is not None:
        parts.append(say("drawn-cell", lang, n=cell))
    parts += [say("drawn-jetty", lang, port=letter) for letter, jetty in chart.jetties.items() if jetty == place]
    banks = [way for way, there in enumerate(beside(place)) if frozenset((place, there)) in chart.rivers]  # IT-10
    rivers = [say("drawn-side", lang, way=way_word(way)) for way in banks]
    if rivers:
        parts.append(say("drawn-river", lang, sides=", ".join(rivers)))
    return ", ".join(parts)
