"""Solving a game graph: counterfactual regret minimisation (CFR+), best responses, exploitability.

Values are propagated back from the terminal nodes and reach probabilities forward from the start, over the whole graph with
arrays, until nothing changes. Regrets of an information set are weighted by how the *opponent* and chance reach its nodes; a
factor that all nodes of a set share changes nothing. So the player itself is taken to act uniformly there, which keeps the sums
finite although nodes may recur.

However a policy was found, `best_response` against it is exact: exploitabilities are no estimates.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from benbow.engine.errors import BadGameError

from .graph import Floats, GameGraph, summed

Key = TypeVar("Key", bound=Hashable)
EXACT, ROUGH = 1e-13, 1e-8  # tolerances: the sweep that changes no value by more is the last
MAX_SWEEPS = 20_000


def converged(sweep: Callable[[Floats], Floats], found: Floats, tolerance: float, fault: str) -> Floats:
    """Sweep until nothing changes."""
    for _ in range(MAX_SWEEPS):
        before, found = found, sweep(found)
        if float(np.abs(found - before).max()) <= tolerance:
            return found
    raise BadGameError("equilibrium", f"this game does not come to an end: its {fault}")


def values(graph: GameGraph[Key], policy: Floats, initial: Floats | None = None, tolerance: float = EXACT) -> Floats:
    """[node]: what player 0 gets if both play this policy from there on."""
    weight = graph.probability * policy[graph.action]
    start = np.where(graph.is_terminal, graph.payoff, 0.5 if initial is None else initial)
    return converged(lambda found: np.where(graph.is_terminal, graph.payoff,
                                            summed(graph.source, weight * found[graph.target], len(start))),
                     start, tolerance, "values do not converge")


def reach(graph: GameGraph[Key], policy: Floats, initial: Floats | None = None, tolerance: float = EXACT) -> Floats:
    """[node]: how often it is reached under this policy, counted from the last subgame root."""
    weight = graph.probability * policy[graph.action]
    source = np.where(graph.is_subgame_root, 1.0, graph.start)
    return converged(lambda found: np.where(graph.is_subgame_root, 1.0,
                                            source + summed(graph.target, weight * found[graph.source], len(source))),
                     source if initial is None else initial, tolerance, "nodes are reached without limit")


def value(graph: GameGraph[Key], policy: Floats) -> float:
    """What player 0 gets from the start."""
    return float(graph.start @ values(graph, policy))


def other_uniform(graph: GameGraph[Key], policy: Floats, player: int) -> Floats:
    """This player follows the policy, the other acts uniformly."""
    return np.where(graph.player[graph.infoset] == player, policy, graph.uniform())


def action_values(graph: GameGraph[Key], found: Floats, weight: Floats, player: int) -> Floats:
    """[action]: what it brings the player, summed over the nodes of its information set by their weight."""
    gain = found if player == 0 else 1.0 - found
    return summed(graph.action, weight[graph.source] * graph.probability * gain[graph.target], len(graph.code))


# ---------------------------------------------------------------------------------------------------------- best response
def best_response(graph: GameGraph[Key], policy: Floats, player: int) -> tuple[float, Floats]:
    """The most that a player can get against the other's policy. -> its result, the policies of both

    By policy iteration: which nodes the player can be in, and how likely each is, follows from the other's policy alone.
    """
    weight = reach(graph, other_uniform(graph, policy, 1 - player))
    is_own = graph.player[graph.infoset] == player
    scale = np.maximum(summed(graph.action, weight[graph.source] * graph.probability, len(graph.code)), 1e-300)
    played, found = other_uniform(graph, policy, 1 - player), None
    for _ in range(MAX_SWEEPS):
        found = values(graph, played, found)
        gains = action_values(graph, found, weight, player) / scale
        highest = np.maximum.reduceat(gains, graph.first_action)
        mean = np.add.reduceat(gains * played, graph.first_action)
        is_better = highest > mean + 1e-11
        if not np.any(is_better[graph.infoset] & is_own):
            result = float(graph.start @ found)
            return (result if player == 0 else 1.0 - result), played
        top = gains >= highest[graph.infoset]
        top &= np.cumsum(top) - (np.cumsum(top) - top)[graph.first_action][graph.infoset] == 1  # the first of equals
        played = np.where(is_own & is_better[graph.infoset], top.astype(np.float64), played)
    raise BadGameError("equilibrium", "no best response was found")


@dataclass(frozen=True)
class BestResponses:
    """What perfect opponents get against a policy. Against an equilibrium, their results sum to 1."""

    first: float  # a perfect player 0 against the policy of player 1
    second: float  # a perfect player 1 against the policy of player 0

    @property
    def exploitability(self) -> float:
        """The mean of what the two gain: 0 in equilibrium."""
        return (self.first + self.second - 1.0) / 2.0


def best_responses(graph: GameGraph[Key], policy: Floats) -> BestResponses:
    return BestResponses(best_response(graph, policy, 0)[0], best_response(graph, policy, 1)[0])


# -------------------------------------------------------------------------------------------------------------------- CFR+
class Solver(Generic[Key]):
    """CFR+: alternating updates, regrets are kept above zero, and the average policy is weighted linearly."""

    def __init__(self, graph: GameGraph[Key]) -> None:
        self.graph, self.iterations = graph, 0
        self.regret, self.policy_sum = np.zeros(len(graph.code)), np.zeros(len(graph.code))
        self.current = graph.uniform()
        self._values: Floats | None = None
        self._opponent_reach: list[Floats | None] = [None, None]
        self._own_reach: list[Floats | None] = [None, None]

    def iterate(self, iterations: int, tick: Callable[[], None] = lambda: None) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for player in (0, 1):
                self._update(player)
            tick()

    def _update(self, player: int) -> None:
        graph = self.graph
        is_own = graph.player[graph.infoset] == player
        self._values = found = values(graph, self.current, self._values, ROUGH)
        self._opponent_reach[player] = weight = reach(graph, other_uniform(graph, self.current, 1 - player),
                                                      self._opponent_reach[player], ROUGH)
        gains = action_values(graph, found, weight, player)
        mean = np.add.reduceat(gains * self.current, graph.first_action)
        self.regret = np.where(is_own, np.maximum(self.regret + gains - mean[graph.infoset], 0.0), self.regret)
        self.current = np.where(is_own, normalized(graph, self.regret), self.current)
        self._own_reach[player] = own = reach(graph, other_uniform(graph, self.current, player), self._own_reach[player], ROUGH)
        visits = summed(graph.action, own[graph.source] * graph.probability, len(graph.code))
        self.policy_sum += np.where(is_own, self.iterations * visits * self.current, 0.0)

    def policy(self) -> Floats:
        """The average policy, which converges to an equilibrium."""
        return normalized(self.graph, self.policy_sum)


def normalized(graph: GameGraph[Key], amounts: Floats) -> Floats:
    """Probabilities in proportion to amounts; uniform where all are zero."""
    total = np.add.reduceat(amounts, graph.first_action)[graph.infoset]
    return np.where(total > 0, amounts / np.where(total > 0, total, 1.0), graph.uniform())
