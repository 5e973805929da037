"""Solving a net: counterfactual regret minimisation (CFR+), best responses, exploitability.

Everything is done by going over the whole net until nothing changes, with arrays: values from the ends back, reach from the start
on. What is of no account cancels: regrets of a question are weighed by how the *other* side and chance lead to its nodes, and a
factor that is the same for all nodes of a question changes nothing; so the side itself is taken to answer evenly there, which
keeps the sums finite although nodes may come again.

However a policy was found, `best_response` against it is exact: the figures of `exploitability` are no estimates.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from benbow.engine.errors import BadGameError

from .net import Floats, Net, summed

Key = TypeVar("Key", bound=Hashable)
EXACT, ROUGH = 1e-13, 1e-8  # a pass over the net that changes no value by more is the last
MOST_PASSES = 20_000


def values(net: Net[Key], policy: Floats, begin: Floats | None = None, exact: float = EXACT) -> Floats:
    """[node]: what side 0 gets if both play this policy from there on."""
    share = net.odds * policy[net.answer]
    found = np.where(net.is_over, net.result, 0.5 if begin is None else begin)
    for _ in range(MOST_PASSES):
        after = summed(net.source, share * found[net.target], len(found))
        after[net.is_over] = net.result[net.is_over]
        change = float(np.abs(after - found).max())
        found = after
        if change <= exact:
            return found
    raise BadGameError("equilibrium", "this game does not come to an end: its values never settle")


def reach(net: Net[Key], shares: Floats, begin: Floats | None = None, exact: float = EXACT) -> Floats:
    """[node]: how often it is come to if every answer is given with this share; counted from the last fresh node."""
    share = net.odds * shares[net.answer]
    born = np.where(net.is_fresh, 1.0, net.start)
    found = born if begin is None else begin
    for _ in range(MOST_PASSES):
        after = np.where(net.is_fresh, 1.0, born + summed(net.target, share * found[net.source], len(born)))
        change = float(np.abs(after - found).max())
        found = after
        if change <= exact:
            return found
    raise BadGameError("equilibrium", "this game does not come to an end: its nodes are come to without end")


def value(net: Net[Key], policy: Floats) -> float:
    """What side 0 gets from the start."""
    return float(net.start @ values(net, policy))


def only(net: Net[Key], policy: Floats, side: int) -> Floats:
    """One side plays the policy, the other answers evenly."""
    return np.where(net.side[net.question] == side, policy, net.even())


def worth(net: Net[Key], found: Floats, weight: Floats, side: int) -> Floats:
    """[answer]: what it brings the side, summed over the nodes of its question by their weight."""
    gain = found if side == 0 else 1.0 - found
    return summed(net.answer, weight[net.source] * net.odds * gain[net.target], len(net.code))


# ---------------------------------------------------------------------------------------------------------- best response
def best_response(net: Net[Key], policy: Floats, side: int) -> tuple[float, Floats]:
    """The most that a side can get against the other's policy, and how. -> its result, the whole policy

    By policy iteration: what the side can be in, and how likely each of it is, follows from the other's policy alone.
    """
    weight = reach(net, only(net, policy, 1 - side))
    mine = net.side[net.question] == side
    scale = np.maximum(summed(net.answer, weight[net.source] * net.odds, len(net.code)), 1e-300)
    played, found = only(net, policy, 1 - side), None
    for _ in range(MOST_PASSES):
        found = values(net, played, found)
        promise = worth(net, found, weight, side) / scale
        most = np.maximum.reduceat(promise, net.first)
        mean = np.add.reduceat(promise * played, net.first)
        better = most > mean + 1e-11
        if not np.any(better[net.question] & mine):
            result = float(net.start @ found)
            return (result if side == 0 else 1.0 - result), played
        top = promise >= most[net.question]
        top &= np.cumsum(top) - (np.cumsum(top) - top)[net.first][net.question] == 1  # the first of equals
        played = np.where(mine & better[net.question], top.astype(np.float64), played)
    raise BadGameError("equilibrium", "no best response was found")


@dataclass(frozen=True)
class Exploited:
    """What perfect opponents get against a policy. Against an equilibrium, their results sum to 1."""

    first: float  # a perfect side 0 against the policy of side 1
    second: float  # a perfect side 1 against the policy of side 0

    @property
    def exploitability(self) -> float:
        """The mean of what the two gain: 0 in equilibrium."""
        return (self.first + self.second - 1.0) / 2.0


def exploited(net: Net[Key], policy: Floats) -> Exploited:
    return Exploited(best_response(net, policy, 0)[0], best_response(net, policy, 1)[0])


# -------------------------------------------------------------------------------------------------------------------- CFR+
class Solver(Generic[Key]):
    """CFR+: the sides take turns to update, regrets never fall below zero, later policies count more in the mean."""

    def __init__(self, net: Net[Key]) -> None:
        self.net, self.iterations = net, 0
        self.regret, self.sum = np.zeros(len(net.code)), np.zeros(len(net.code))
        self.current = net.even()
        self._values: Floats | None = None
        self._weight: list[Floats | None] = [None, None]
        self._own: list[Floats | None] = [None, None]

    def run(self, iterations: int, tick: Callable[[], None] = lambda: None) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for side in (0, 1):
                self._update(side)
            tick()

    def _update(self, side: int) -> None:
        net = self.net
        mine = net.side[net.question] == side
        self._values = found = values(net, self.current, self._values, ROUGH)
        self._weight[side] = weight = reach(net, only(net, self.current, 1 - side), self._weight[side], ROUGH)
        promise = worth(net, found, weight, side)
        mean = np.add.reduceat(promise * self.current, net.first)
        self.regret = np.where(mine, np.maximum(self.regret + promise - mean[net.question], 0.0), self.regret)
        self.current = np.where(mine, normal(net, self.regret), self.current)
        self._own[side] = own = reach(net, only(net, self.current, side), self._own[side], ROUGH)
        there = summed(net.answer, own[net.source] * net.odds, len(net.code))
        self.sum += np.where(mine, self.iterations * there * self.current, 0.0)

    def policy(self) -> Floats:
        """The mean policy: it is what comes ever closer to the equilibrium."""
        return normal(self.net, self.sum)


def normal(net: Net[Key], amounts: Floats) -> Floats:
    """Shares in proportion to amounts; even where all are zero."""
    total = np.add.reduceat(amounts, net.first)[net.question]
    return np.where(total > 0, amounts / np.where(total > 0, total, 1.0), net.even())
