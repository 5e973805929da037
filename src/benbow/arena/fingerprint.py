"""What the games of a league depend on beside the plan: the rules, the search, the settings of the levels.

A folder of results keeps it. Results of bots that have been changed meanwhile are not mixed with those of before.
"""
from __future__ import annotations

import ast
import hashlib
import inspect
from collections.abc import Iterable
from dataclasses import asdict

from benbow.engine.contract import Game
from benbow.search import baselines, levels, sequential_halving
from benbow.search import ismcts as tree
from benbow.search import search as ismcts

THINKERS = (tree, sequential_halving, ismcts.Search, levels.Levelled, baselines.Random, baselines.Greedy)


def made_of(game: Game, bots: Iterable[str]) -> dict[str, object]:
    """Names and figures that can be written down; the rules with the game's own bot are one fingerprint."""
    budgets = {name: budget(game, name) for name in bots}
    return {
        "rules": next(name for name in game.dtype.names or () if name.startswith("made_of_")),  # their fingerprint
        "rules_version": game.rules_version,
        "search": _written(THINKERS),
        "thinking": asdict(game.search_settings),
        "levels": {name: found for name, found in budgets.items() if found},
    }


def budget(game: Game, name: str) -> dict[str, int]:
    """What a bot of ours spends on a move: iterations, and per cent of slips and haste. Nothing for others."""
    head, _, number = name.partition(":")
    if name in levels.BY_NAME:
        level = levels.BY_NAME[name]
    elif head == "search" and number.isdecimal():
        level = levels.Level(name, int(number))
    else:
        return {}
    return {"iterations": levels.budget_of(level, game).iterations if level.iterations else 0, "slips": level.slips,
            "haste": level.haste}


def _written(things: Iterable[object]) -> str:
    """A digest of source, without comments and layout."""
    digest = hashlib.blake2b(digest_size=8)
    for thing in things:
        parsed = ast.parse(inspect.getsource(thing))  # type: ignore[arg-type]
        digest.update(ast.dump(parsed).encode())
    return digest.hexdigest()
