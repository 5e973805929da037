"""What things on the map are called, for screen readers and tooltips. Cached: they are the same in every picture."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.actions import COLOURS
from ..rules.board import BOARDS, NOWHERE, WAYS, hex_name
from ..telling.phrases import GROUNDS, port_word, way_word

say = partial(words.say, Path(__file__).parent.parent / "words")


def pirate_name(seat: int, pirate: int, lang: str) -> str:
    return say("drawn-pirate", lang, colour=COLOURS[seat], n=pirate + 1)


@lru_cache(maxsize=1024)
def hex_words(number: int, isle: int, lang: str) -> str:
    """What a hex is, whatever is on it."""
    parts = [hex_name(number), say("drawn-ground", lang, ground=GROUNDS[int(BOARDS.terrain[isle, number])])]
    cell, port = BOARDS.charts[isle].cells.get(BOARDS.places[isle][number]), int(BOARDS.port_of[isle, number])
    if cell is not None:
        parts.append(say("drawn-cell", lang, n=cell))
    if port != NOWHERE:
        parts.append(say("drawn-jetty", lang, port=port_word(port)))
    rivers = [say("drawn-side", lang, way=way_word(way)) for way in range(WAYS) if BOARDS.river[isle, number, way]]  # IT-10
    if rivers:
        parts.append(say("drawn-river", lang, sides=", ".join(rivers)))
    return ", ".join(parts)
