"""Small games solved exactly, as the search tries to solve them: by the information sets of one seat.

A belief holds the states that a seat may be in, with probabilities: they look the same to it and came about by actions that it
observed alike. The seat's own camp takes the best action for the whole belief, chance draws by its odds, every other camp takes
what is best for itself among what the seat can tell apart, and within that anything. Beliefs may recur (ships drift to and fro),
so values are found by value iteration.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.match import state_from

Belief = tuple[tuple[bytes, Fraction], ...]
Branches = list[tuple[float, Belief]]
Values = list[float]


def belief_of(weights: dict[bytes, Fraction]) -> Belief:
    total = sum(weights.values(), Fraction(0))
    return tuple(sorted((state, weight / total) for state, weight in weights.items()))


@dataclass
class Node:
    side: tuple[int, ...] = ()  # the seats that choose; nobody, where chance draws
    choices: dict[int, Branches] = field(default_factory=dict)  # one, with the code -1, at CHANCE and where others play at random
    value: Values = field(default_factory=list)


class Solver:
    """All that can come of a belief; the other camps may play at random instead."""

    def __init__(self, game: Game, seat: int, most: int = 60_000, others_at_random: bool = False) -> None:
        self.game, self.seat, self.most, self.others_at_random = game, seat, most, others_at_random
        self.workspace = game.new_workspace()
        self.nodes: dict[Belief, Node] = {}

    def solve(self, states: dict[bytes, Fraction]) -> dict[int, Values]:
        """The value of each action of the seat that acts, for all seats."""
        start = belief_of(states)
        waiting = [start]
        while waiting:
            here = waiting.pop()
            if here not in self.nodes:
                self.nodes[here] = self._expanded(here)
                waiting += [after for branches in self.nodes[here].choices.values() for _, after in branches]
                assert len(self.nodes) <= self.most, "not small"
        self._iterate_values()
        return {code: self._mean(branches) for code, branches in self.nodes[start].choices.items()}

    def _expanded(self, belief: Belief) -> Node:
        rules, workspace, seats = self.game.rules, self.workspace, range(self.game.seats_of(state_from(self.game, belief[0][0])))
        node = Node(value=[0.0] * len(seats))
        found: dict[int, dict[int, dict[bytes, Fraction]]] = {}
        for content, weight in belief:
            state = state_from(self.game, content)
            actor = int(state["actor"])
            if actor == OVER:
                rules["score"](state, workspace.utility)
                node.value = [old + float(weight) * float(workspace.utility[seat]) for seat, old in enumerate(node.value)]
                continue
            n = rules["legal"](state, workspace.codes)
            codes, total = [int(code) for code in workspace.codes[:n]], 1
            observed = [int(rules["veil"](state, code, self.seat)) for code in codes]
            if actor == CHANCE:
                total, keys = int(rules["odds"](state, workspace.weights)), [-1] * n
                shares = [Fraction(int(weight), total) for weight in workspace.weights[:n]]
            else:
                camp = rules["camp"](state, actor)
                node.side = tuple(seat for seat in seats if rules["camp"](state, seat) == camp)
                others = [-1] * n if self.others_at_random else observed
                keys = codes if self.seat in node.side else others
                shares = [Fraction(1, keys.count(key)) for key in keys]
            for code, key, seen, share in zip(codes, keys, observed, shares, strict=True):
                after = state_from(self.game, content)
                rules["apply"](after, code)
                group = found.setdefault(key, {}).setdefault(seen, {})
                group[after.tobytes()] = group.get(after.tobytes(), Fraction(0)) + weight * share
        for key, groups in found.items():
            assert sum(sum(group.values()) for group in groups.values()) == 1, "what can be done differs within a belief"
            node.choices[key] = [(float(sum(group.values())), belief_of(group)) for group in groups.values()]
        return node

    def _mean(self, branches: Branches) -> Values:
        values = [(share, self.nodes[after].value) for share, after in branches]
        return [sum(share * value[seat] for share, value in values) for seat in range(len(values[0][1]))]

    def _iterate_values(self) -> None:
        change, inner = 1.0, [node for node in reversed(self.nodes.values()) if node.choices]
        while change > 1e-9:
            change = 0.0
            for node in inner:
                means = [self._mean(branches) for branches in node.choices.values()]
                best = max(means, key=lambda mean: sum(mean[seat] for seat in node.side))
                change = max(change, max(abs(a - b) for a, b in zip(best, node.value, strict=True)))
                node.value = best


def peeking(game: Game, seat: int, states: dict[bytes, Fraction]) -> dict[int, float]:
    """Strategy fusion, the classic mistake: solve every state of a belief as if it were open, and take the mean."""
    total: dict[int, float] = {}
    for state, weight in states.items():
        for code, values in Solver(game, seat).solve({state: Fraction(1)}).items():
            total[code] = total.get(code, 0.0) + float(weight) * values[seat]
    return total
