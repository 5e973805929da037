"""Names of things, as a screen reader says them."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.actions import FACES
from ..rules.board import KINDS, NUMBERS, SYMBOL_NAMES, square_name
from ..rules.state import HOOK
from .ids import COLOURS

say = partial(words.say, Path(__file__).parent.parent / "words")


def tile_name(kind: int, lang: str) -> str:
    if kind >= KINDS:
        return say("drawn-map", lang)
    return say("drawn-find", lang, symbol=SYMBOL_NAMES[kind // NUMBERS], n=kind % NUMBERS + 1)


@lru_cache(maxsize=4096)
def tiles_name(counts: tuple[int, ...], lang: str) -> str:
    """So many tiles of each kind."""
    told = (say("drawn-many", lang, tile=tile_name(kind, lang), n=n) if n > 1 else tile_name(kind, lang)
            for kind, n in enumerate(counts) if n)
    return ", ".join(told) or say("drawn-none", lang)


def pirate_name(seat: int, pirate: int, lang: str) -> str:
    return say("drawn-pirate", lang, colour=COLOURS[seat], n=pirate + 1)


def ground_name(printed: str, lang: str) -> str:
    """Of what is printed on a square."""
    if printed == "hook":
        return say("drawn-hook", lang)
    if printed == "map":
        return say("drawn-map-square", lang)
    return say("drawn-beach", lang) if printed == "beach" else ""


def face_name(face: int) -> str:
    """A letter or a number; nothing where it is unknown."""
    return FACES[face - 1] if face else ""


def origin_name(origin: int, lang: str) -> str:
    return say("drawn-origin-hook", lang) if origin == HOOK else square_name(origin)
