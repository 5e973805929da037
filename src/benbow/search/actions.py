"""The actions of players, numbered without gaps: a network has an output for each. Outcomes and veiled forms have none."""
from __future__ import annotations

from functools import lru_cache

import numpy as np

from benbow.engine.compiled import Codes
from benbow.engine.contract import Game

NO_NUMBER = -1


@lru_cache
def numbers(game: Game) -> Codes:
    """By code: the number of an action; NO_NUMBER for other codes."""
    found = np.full(game.verbs.size, NO_NUMBER, np.int64)
    n = 0
    for verb in game.verbs.table:
        if not (verb.chance or verb.hides or verb.shows):
            first = game.verbs.code(verb.name, *(labels.first for labels in verb.arguments))
            found[first : first + verb.size] = np.arange(n, n + verb.size)
            n += verb.size
    return found


def names(game: Game) -> list[str]:
    return [game.verbs.text(code) for code in game.codes if numbers(game)[code] != NO_NUMBER]


def count(game: Game) -> int:
    return int(numbers(game).max()) + 1
