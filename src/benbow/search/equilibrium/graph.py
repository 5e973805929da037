"""A two-player game as arrays: information sets, their actions, and where each leads with which probability.

A policy is one array with a probability for every action; those of an information set sum to 1. There are no chance nodes: the
edges of an action lead to all nodes that chance may reach before somebody acts again.

Nodes may recur (ships drift to and fro), so this is not a tree. Where everybody knows everything, the past no longer matters, and
a subgame begins; such nodes are marked as its roots.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import CHANCE, OVER

Key = TypeVar("Key", bound=Hashable)
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


def summed(places: Ints, amounts: Floats, n: int) -> Floats:
    """[place]: the sum of the amounts that fall on it."""
    return np.bincount(places, amounts, n).astype(np.float64, copy=False)


class Edge(NamedTuple, Generic[Key]):
    code: int
    probability: float  # of a chance outcome; 1 for an action
    target: Key


class NodeSpec(NamedTuple, Generic[Key]):
    """A node, as the description of a game gives it."""

    player: int  # 0, 1, CHANCE or OVER
    infoset: Hashable  # of the player; it has the same actions in all its nodes
    edges: tuple[Edge[Key], ...]
    payoff: float = 0.0  # of player 0 at OVER, from 0 to 1; player 1 gets the rest
    is_subgame_root: bool = False


@dataclass(frozen=True)
class GameGraph(Generic[Key]):
    """Actions are numbered in the order of their information sets, so those of a set are neighbours."""

    keys: tuple[Key, ...]  # [node]: what it was made from
    payoff: Floats  # [node], of player 0; only at terminal nodes
    is_terminal: Flags  # [node]
    is_subgame_root: Flags  # [node]
    start: Floats  # [node]: the probability that the game starts there
    source: Ints  # [edge]: node
    action: Ints  # [edge]
    target: Ints  # [edge]: node
    probability: Floats  # [edge]
    code: Ints  # [action]
    infoset: Ints  # [action]
    first_action: Ints  # [infoset]
    player: Ints  # [infoset]
    example: Ints  # [infoset]: one of its nodes

    @property
    def action_count(self) -> Ints:
        """[infoset]"""
        return np.diff(self.first_action, append=len(self.code))

    @property
    def is_choice(self) -> Flags:
        """[infoset]: is there more than one action?"""
        return self.action_count > 1

    def uniform(self) -> Floats:
        """The policy with equal probabilities."""
        return 1.0 / self.action_count[self.infoset]

    def actions_of(self, infoset: int) -> slice:
        """Where the actions of an information set are in a policy."""
        return slice(self.first_action[infoset], self.first_action[infoset] + self.action_count[infoset])


class _Builder(Generic[Key]):
    def __init__(self, describe: Callable[[Key], NodeSpec[Key]]) -> None:
        self.describe = describe
        self.number: dict[Key, int] = {}
        self.specs: list[NodeSpec[Key]] = []
        self.after_chance: dict[Key, dict[int, float]] = {}

    def successors(self, key: Key) -> dict[int, float]:
        """The nodes that chance may reach from here before somebody acts or the game is over, with probabilities."""
        if key in self.number:
            return {self.number[key]: 1.0}
        if key in self.after_chance:
            return self.after_chance[key]
        spec = self.describe(key)
        if spec.player != CHANCE:
            self.number[key] = len(self.specs)
            self.specs.append(spec)
            return {self.number[key]: 1.0}
        found: dict[int, float] = {}
        for edge in spec.edges:
            for node, probability in self.successors(edge.target).items():
                found[node] = found.get(node, 0.0) + probability * edge.probability
        self.after_chance[key] = found
        return found


RawEdge = tuple[int, tuple[int, Hashable], int, int, float]  # source, player and infoset, code, target, probability


def build_graph(start: Key, describe: Callable[[Key], NodeSpec[Key]],
                tick: Callable[[int], None] = lambda nodes: None) -> GameGraph[Key]:
    """The graph of all that can come of a start. `tick` is told now and then how many nodes are done."""
    builder = _Builder(describe)
    first = builder.successors(start)
    edges: list[RawEdge] = []
    done = 0
    while done < len(builder.specs):
        spec = builder.specs[done]
        for edge in spec.edges:
            edges += [(done, (spec.player, spec.infoset), edge.code, node, probability)
                      for node, probability in builder.successors(edge.target).items()]
        done += 1
        if done % 256 == 0:
            tick(done)
    return _numbered(builder, first, edges)


def _numbered(builder: _Builder[Key], first: dict[int, float], edges: list[RawEdge]) -> GameGraph[Key]:
    """Number information sets and actions."""
    infosets: dict[tuple[int, Hashable], dict[int, int]] = {}
    for _, infoset, code, _, _ in edges:
        infosets.setdefault(infoset, {}).setdefault(code, 0)
    first_action: list[int] = []
    codes: list[int] = []
    for actions in infosets.values():
        first_action.append(len(codes))
        for code in sorted(actions):
            actions[code] = len(codes)
            codes.append(code)
    order = {infoset: number for number, infoset in enumerate(infosets)}
    example, start = [0] * len(order), np.zeros(len(builder.specs))
    for node, probability in first.items():
        start[node] = probability
    for node, spec in enumerate(builder.specs):
        if spec.player != OVER:
            example[order[spec.player, spec.infoset]] = node
    number = np.array(first_action, np.int64)
    return GameGraph(
        keys=tuple(builder.number),
        payoff=np.array([spec.payoff for spec in builder.specs]),
        is_terminal=np.array([spec.player == OVER for spec in builder.specs]),
        is_subgame_root=np.array([spec.is_subgame_root for spec in builder.specs]),
        start=start,
        source=np.array([edge[0] for edge in edges], np.int64),
        action=np.array([infosets[infoset][code] for _, infoset, code, _, _ in edges], np.int64),
        target=np.array([edge[3] for edge in edges], np.int64),
        probability=np.array([edge[4] for edge in edges]),
        code=np.array(codes, np.int64),
        infoset=np.repeat(np.arange(len(number)), np.diff(number, append=len(codes))),
        first_action=number,
        player=np.array([player for player, _ in infosets], np.int64),
        example=np.array(example, np.int64),
    )
