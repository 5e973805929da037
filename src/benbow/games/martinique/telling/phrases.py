"""What the words need to know of things: a tile, the face of a map tile, a list of symbols."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from benbow.engine.words import Words

from ..rules.actions import FACES
from ..rules.board import BOARDS, MAP, NUMBERS, square_name
from ..rules.facts import TAVERN, is_from_hook
from ..rules.state import LETTERS, State

Arguments = dict[str, str | int]


def tile_words(kind: int) -> Arguments:
    if kind == MAP:
        return {"symbol": "map", "number": 1}
    return {"symbol": BOARDS.symbols[kind // NUMBERS], "number": kind % NUMBERS + 1}


def tile_on(s: State, square: int) -> Arguments:
    """The tile that was laid on a square, whether it still lies there or not."""
    return tile_words(int(s["tile"][square]) - 1)


def end_words(s: State, goal: int) -> Arguments:
    """What awaits a pirate where his move ends: The Hook, a tile, or nothing."""
    if TAVERN[int(s["board"]), goal]:
        return {"symbol": "hook", "number": 0}
    return tile_on(s, goal) if s["lies"][goal] else {"symbol": "none", "number": 0}


def origin_word(origin: int) -> str:
    return "hook" if is_from_hook(origin) else square_name(origin)


def face_words(face: int) -> Arguments:
    return {"kind": "letter" if face <= LETTERS else "number", "face": FACES[face - 1]}


def symbol_list(symbols: Sequence[int], words: Words) -> str:
    """swords and rum × 2"""
    counts = Counter(symbols)
    names = [words("symbol", symbol=BOARDS.symbols[symbol]) for symbol in counts]
    names = [f"{name} × {n}" if n > 1 else name for name, n in zip(names, counts.values(), strict=True)]
    if len(names) == 1:
        return names[0]
    return words("joined", list=", ".join(names[:-1]), last=names[-1])
