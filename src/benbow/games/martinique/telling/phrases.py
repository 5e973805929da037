"""What messages need to know of things: a tile, the face of a map tile, a list of symbols."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from benbow.engine.words import Arguments, Words

from ..rules.actions import FACES
from ..rules.board import MAP, NUMBERS, SYMBOL_NAMES
from ..rules.facts import Snapshot
from ..rules.state import LETTERS


def tile_on(s: Snapshot, square: int) -> Arguments:
    """The tile that was laid on a square, whether it still lies there or not."""
    kind = s.tile[square] - 1
    if kind == MAP:
        return {"symbol": "map", "number": 1}
    return {"symbol": SYMBOL_NAMES[kind // NUMBERS], "number": kind % NUMBERS + 1}


def end_words(s: Snapshot, goal: int) -> Arguments:
    """What is on the square where a move ends: The Hook, a tile, or nothing."""
    if s.is_tavern(goal):
        return {"symbol": "hook", "number": 0}
    return tile_on(s, goal) if s.lies[goal] else {"symbol": "none", "number": 0}


def face_words(face: int) -> Arguments:
    return {"kind": "letter" if face <= LETTERS else "number", "face": FACES[face - 1]}


def symbol_list(symbols: Sequence[int], words: Words) -> str:
    """swords and rum × 2"""
    counts = [(words("symbol", symbol=SYMBOL_NAMES[symbol]), n) for symbol, n in Counter(symbols).items()]
    return words.joined([f"{name} × {n}" if n > 1 else name for name, n in counts])
