"""What a search would do everywhere in a small game: it is asked with every view in it, and its answers are a policy.

It is given views alone, as at the table. What a bot plays rests on its seed: it plays the action that it likes best, or draws
one by its visits (`Thinking.mixing`). Its policy is the mean over seeds: that is what an opponent meets who does not know
the seed.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from benbow.engine.contract import SearchSettings
from benbow.search.search import Budget, Search

from .labels import Labels, Spot
from .net import Floats, Net


@dataclass(frozen=True)
class Asked:
    """The policies of a search with some budget."""

    plays: Floats  # by what it plays
    visits: Floats  # by how often it tried each action: what it would be to draw by visits


def questions_asked(net: Net[Spot], labels: Labels) -> dict[tuple[int, bytes], list[int]]:
    """The views in which there is a choice, and the questions at which each is seen: a bot remembers nothing beside its view."""
    found: dict[tuple[int, bytes], list[int]] = {}
    for question in np.flatnonzero(net.is_choice):
        view = labels.view_at(net.keys[net.asked_at[question]])
        found.setdefault((view.seat, bytes(view)), []).append(int(question))
    return found


def asked(net: Net[Spot], labels: Labels, mind: Search, iterations: int, seeds: int, settings: SearchSettings | None = None,
          tick: Callable[[], None] = lambda: None) -> Asked:
    """Ask a search with this budget and the seeds from 1 on, once for each view. It thinks as the game says, or as it is told."""
    plays, visits = net.even(), net.even()
    budget = Budget(iterations=iterations)
    for questions in questions_asked(net, labels).values():
        view = labels.view_at(net.keys[net.asked_at[questions[0]]])
        first, n = net.first[questions[0]], net.answers_of[questions[0]]
        place = {int(code): k for k, code in enumerate(net.code[first : first + n])}
        played, tried = np.zeros(n), np.zeros(n)
        for seed in range(1, seeds + 1):
            thought = mind.think(view, budget, seed, settings)
            shares = thought.shares((settings or mind.game.search_settings).mixing)
            for option, share in zip(thought.options, shares, strict=True):
                played[place[option.code]] += share / seeds
                tried[place[option.code]] += option.visits / (iterations * seeds)
        for question in questions:
            plays[net.first[question] : net.first[question] + n] = played
            visits[net.first[question] : net.first[question] + n] = tried
        tick()
    return Asked(plays, visits)
