"""The policy of a search in a small game: it is run from every view in the game.

It is given views alone, as at the table. What it plays depends on its seed. Its policy is the mean over seeds:
that is what an opponent meets who does not know the seed.
"""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from benbow.engine.contract import SearchSettings
from benbow.search.search import Budget, Search

from .graph import Floats, GameGraph
from .public_states import Node, PublicStates


def views_with_choice(graph: GameGraph[Node], public: PublicStates) -> dict[tuple[int, bytes], list[int]]:
    """The views in which there is a choice, and the information sets of each: a bot remembers nothing but its view."""
    found: dict[tuple[int, bytes], list[int]] = {}
    for infoset in np.flatnonzero(graph.is_choice):
        view = public.view_at(graph.keys[graph.example[infoset]])
        found.setdefault((view.seat, bytes(view)), []).append(int(infoset))
    return found


def search_policy(graph: GameGraph[Node], public: PublicStates, search: Search, iterations: int, seeds: int,
                  settings: SearchSettings | None = None, tick: Callable[[], None] = lambda: None) -> Floats:
    """Run a search with this budget and the seeds from 1 on, once for each view, with the game's settings or others."""
    found = graph.uniform()
    for infosets in views_with_choice(graph, public).values():
        view = public.view_at(graph.keys[graph.example[infosets[0]]])
        index = {int(code): k for k, code in enumerate(graph.code[graph.actions_of(infosets[0])])}
        played = np.zeros(len(index))
        for seed in range(1, seeds + 1):
            result = search.run(view, Budget(iterations), seed, settings)
            for option, probability in zip(result.options, result.policy or (1.0,), strict=False):
                played[index[option.code]] += probability / seeds
        for infoset in infosets:
            found[graph.actions_of(infoset)] = played
        tick()
    return found
