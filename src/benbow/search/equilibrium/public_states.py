"""A position of one of our games as a graph, where one camp sees everything (the informed camp) and the other does not.

What the uninformed camp has observed is a *public state*: all worlds that are possible now, each with those choices of the
informed camp that led to it and that the uninformed camp did not see. Why that is enough, and no more may be forgotten:

- The probability of each world follows from the informed camp's policy at those choices; chance adds the same factor to all (its
  odds are public, and this is checked). So two histories that end in the same public state are equal for all futures, under any
  policy of the informed camp, and the dice and lures in between need not be remembered. So public states may recur.
- A public state holds for every such choice the public state in which it was made. Without that, positions that look alike would
  be merged although the informed camp may have bluffed more often on the way to one of them: a belief would be lost, and with it
  the proof.
- When only one world is possible, everybody knows everything: the past is forgotten and a subgame begins.

This describes a game; it plays none. A bot whose policy is wanted is given views, as ever (`search_policy`).
"""
from __future__ import annotations

from dataclasses import dataclass

from benbow.engine.contract import CHANCE, OVER, Game, View
from benbow.engine.errors import BadGameError
from benbow.engine.match import state_from
from benbow.engine.state import State

from .graph import Edge, NodeSpec

Choices = tuple[tuple[int, int], ...]  # the public state in which each was made, and the action
World = tuple[bytes, Choices]
PublicState = tuple[World, ...]
Node = tuple[int, int]  # a public state, and which of its worlds is the true one


@dataclass(frozen=True)
class _Transition:
    """What an action or outcome makes of one world."""

    world: int
    code: int
    probability: float
    observed: int  # the action as the uninformed camp observes it
    after: World


class PublicStates:
    """Describes all that can come of a position, node by node, for `build_graph`. Player 0 is the camp of seat 0."""

    def __init__(self, game: Game, start: State) -> None:
        self.game, workspace = game, game.new_workspace()
        self._codes, self._weights, self._utility = workspace.codes, workspace.weights, workspace.utility
        seats = range(game.seats_of(start))
        camps = [int(game.rules["camp"](start, seat)) for seat in seats]
        if len(set(camps)) != 2:
            raise BadGameError("equilibrium", f"there must be two camps, not {len(set(camps))}")
        self._player = [int(camp != camps[0]) for camp in camps]
        informed = {player for player in (0, 1)
                    if all(self._sees(start, seat) for seat in seats if self._player[seat] == player)}
        self._uninformed = min({0, 1} - informed, default=0)
        self._observer = self._player.index(self._uninformed)
        self._informed_seats = [seat for seat in seats if self._player[seat] != self._uninformed]
        self._states: list[PublicState] = []
        self._number: dict[PublicState, int] = {}
        self._specs: dict[int, list[NodeSpec[Node]]] = {}
        self.start: Node = self._node((start.tobytes(), ()), [(start.tobytes(), ())])

    def view_at(self, node: Node) -> View:
        """The actor's view."""
        state = state_from(self.game, self._states[node[0]][node[1]][0])
        return self.game.view_of(state, int(state["actor"]))

    def describe(self, node: Node) -> NodeSpec[Node]:
        number, world = node
        if number not in self._specs:
            self._specs[number] = self._expanded(number)
        return self._specs[number][world]

    # ------------------------------------------------------------------------------------------------------ public states
    def _sees(self, state: State, seat: int) -> bool:
        return bytes(self.game.view_of(state, seat)) == state.tobytes()

    def _node(self, true: World, possible: list[World]) -> Node:
        if len({content for content, _ in possible}) == 1:  # whatever was chosen on the way, the state is known
            true = true[0], ()
            possible = [true]
        state = tuple(sorted(possible))
        if state not in self._number:
            self._number[state] = len(self._states)
            self._states.append(state)
        return self._number[state], state.index(true)

    def _expanded(self, number: int) -> list[NodeSpec[Node]]:
        """The nodes of a public state, one for each world."""
        worlds = self._states[number]
        states = [state_from(self.game, content) for content, _ in worlds]
        actor = int(states[0]["actor"])
        if any(int(state["actor"]) != actor for state in states):
            raise BadGameError("equilibrium", "who acts depends on a secret")
        if not all(self._sees(state, seat) for state in states for seat in self._informed_seats):
            raise BadGameError("equilibrium", "no camp sees everything here; only such games can be solved")
        is_subgame_root = len(worlds) == 1
        if actor == OVER:
            return [NodeSpec(OVER, None, (), self._payoff(state), is_subgame_root) for state in states]
        player = CHANCE if actor == CHANCE else self._player[actor]
        groups: dict[tuple[int, int], list[_Transition]] = {}  # what the uninformed camp cannot tell apart
        for world in range(len(worlds)):
            for one in self._transitions(number, world, states[world], actor):
                groups.setdefault((one.code if player == self._uninformed else 0, one.observed), []).append(one)
        edges: list[list[Edge[Node]]] = [[] for _ in worlds]
        for group in groups.values():
            if player == CHANCE and (len({one.probability for one in group}) > 1
                                     or len({one.world for one in group}) < len(group)):
                raise BadGameError("equilibrium", "chance draws something that one camp does not see; this is not supported")
            for one in group:
                edges[one.world].append(Edge(one.code, one.probability, self._node(one.after, [each.after for each in group])))
        return [NodeSpec(player, number if player == self._uninformed else (number, world), tuple(edges[world]), 0.0,
                         is_subgame_root) for world in range(len(worlds))]

    def _transitions(self, number: int, world: int, state: State, actor: int) -> list[_Transition]:
        """All actions or outcomes. Choices of the informed camp are remembered; a single action is no choice."""
        rules = self.game.rules
        content, chosen = self._states[number][world]
        n = rules["legal"](state, self._codes)
        codes = [int(code) for code in self._codes[:n]]
        odds = [1.0] * n
        if actor == CHANCE:
            total = rules["odds"](state, self._weights)
            odds = [float(weight) / float(total) for weight in self._weights[:n]]
        is_hidden_choice = actor in self._informed_seats and n > 1
        found = []
        for code, probability in zip(codes, odds, strict=True):
            observed = int(rules["veil"](state, code, self._observer))
            after = state_from(self.game, content)
            rules["apply"](after, code)
            choices = (*chosen, (number, code)) if is_hidden_choice else chosen
            found.append(_Transition(world, code, probability, observed, (after.tobytes(), choices)))
        return found

    def _payoff(self, state: State) -> float:
        self.game.rules["score"](state, self._utility)
        return float(self._utility[0])
