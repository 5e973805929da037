"""What the games of a league depend on besides the plan: the rules, the search, the settings of the levels.

It is kept with the results, so that results of bots that have changed since are not mixed with later ones. Renaming something in
the search counts as a change: only comments and layout do not.
"""
from __future__ import annotations

import ast
import hashlib
import inspect
from collections.abc import Iterable
from dataclasses import asdict

from benbow.engine.contract import Game
from benbow.search import (
    actions,
    baselines,
    chances,
    features,
    guided,
    ismcts,
    knowledge,
    levels,
    network,
    rollout,
    sequential_halving,
)
from benbow.search.search import Search

SOURCES = (rollout, ismcts, sequential_halving, guided, network, features, actions, chances, Search, levels.LevelBot,
           baselines.Random, baselines.Greedy)


def fingerprint(game: Game, bots: Iterable[str]) -> dict[str, object]:
    """As it is written to the league's folder."""
    return {
        "rules": next(name for name in game.dtype.names or () if name.startswith("made_of_")),  # with the game's own policy
        "rules_version": game.rules_version,
        "search": _source_digest(SOURCES),
        "learned": knowledge.digest(game),
        "thinking": asdict(game.search_settings),
        "thinking_rare": asdict(game.rare_settings) if game.rare_settings else None,
        "levels": {name: _level(game, level) for name in bots if (level := levels.level_named(name))},
    }


def _level(game: Game, level: levels.Level) -> dict[str, int]:
    return {"iterations": levels.budget_of(level, game).iterations if level.iterations else 0,
            "slips": level.random_move_percent, "haste": level.policy_move_percent}


def _source_digest(things: Iterable[object]) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for thing in things:
        parsed = ast.parse(inspect.getsource(thing))  # type: ignore[arg-type]
        digest.update(ast.dump(parsed).encode())
    return digest.hexdigest()
