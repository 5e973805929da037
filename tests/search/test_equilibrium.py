"""Equilibria: known games first, then a small version of Naufrageurs, and what a perfect opponent wins from the search."""
from __future__ import annotations

import itertools
import json
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import benbow
from benbow import cli
from benbow.cli.equilibrium import start_state
from benbow.engine.compiled.calls import playout
from benbow.engine.compiled.playouts import ENDLESS
from benbow.engine.contract import CHANCE, OVER, SearchSettings
from benbow.engine.errors import BadGameError
from benbow.engine.state import State
from benbow.search.equilibrium.cfr import Solver, best_response, best_responses, normalized, reach, value
from benbow.search.equilibrium.graph import Edge, Floats, GameGraph, NodeSpec, build_graph
from benbow.search.equilibrium.public_states import Node, PublicStates, _Transition
from benbow.search.equilibrium.search_policy import search_policy, views_with_choice
from benbow.search.search import Search

GAME = benbow.game("naufrageurs")
ENDS = {"p p": 1, "p b p": 1, "p b b": 2, "b p": 1, "b b": 2}  # Kuhn's poker: how a hand may go, and what is at stake


def kuhn(key: tuple[str, ...]) -> NodeSpec[tuple[str, ...]]:
    """Cards J, Q, K as 0, 1, 2; `p` passes or folds, `b` bets or calls. Results -2 to 2 are scaled to 0 to 1."""
    if not key:
        return NodeSpec(CHANCE, None, tuple(Edge(0, 1 / 6, (a + b,)) for a, b in itertools.permutations("012", 2)))
    cards, moves = key[0], key[1:]
    if (stake := ENDS.get(" ".join(moves))) is not None:
        folded = len(moves) > 1 and moves[-2:] == ("b", "p")
        first_wins = cards[0] > cards[1] if not folded else len(moves) == 2
        return NodeSpec(OVER, None, (), (2 + (stake if first_wins else -stake)) / 4)
    player = len(moves) % 2
    return NodeSpec(player, (cards[player], moves), tuple(Edge(code, 1.0, (*key, move)) for code, move in enumerate("pb")))


def test_kuhn_poker_has_its_known_value() -> None:
    nothing: tuple[str, ...] = ()
    graph = build_graph(nothing, kuhn)
    assert (len(graph.player), len(graph.keys)) == (12, 54)
    assert best_responses(graph, graph.uniform()).exploitability * 4 == pytest.approx(11 / 24, abs=1e-12)  # as in OpenSpiel
    solver = Solver(graph)
    solver.iterate(500)
    policy = solver.policy()
    assert value(graph, policy) * 4 - 2 == pytest.approx(-1 / 18, abs=1e-3)
    assert 0 <= best_responses(graph, policy).exploitability * 4 < 2e-3
    # Who is second never folds a king, never calls with a jack, and bets a jack after a pass one time in three.
    bets = {(int(player), cards[player], tuple(moves)): policy[first + 1] for player, first, node
            in zip(graph.player, graph.first_action, graph.example, strict=True) for cards, *moves in [graph.keys[node]]}
    assert bets[1, "2", ("b",)] == pytest.approx(1, abs=1e-3)
    assert bets[1, "0", ("b",)] == pytest.approx(0, abs=1e-3)
    assert bets[1, "0", ("p",)] == pytest.approx(1 / 3, abs=0.02)


def matrix(rows: list[list[float]], again: float = 0.0) -> GameGraph[str]:
    """Both choose at once; where the matrix says -1, it is played again with this probability, and otherwise lost."""

    def describe(key: str) -> NodeSpec[str]:
        if key == "":
            return NodeSpec(0, "row", tuple(Edge(k, 1.0, str(k)) for k in range(len(rows))))
        if len(key) == 1:
            return NodeSpec(1, "column", tuple(Edge(k, 1.0, key + str(k)) for k in range(len(rows[0]))))
        result = 0.0 if key == "lost" else rows[int(key[0])][int(key[1])]
        if result < 0:
            return NodeSpec(CHANCE, None, (Edge(0, again, ""), Edge(1, 1 - again, "lost")))
        return NodeSpec(OVER, None, (), result)

    return build_graph("", describe)


def solved(graph: GameGraph[str], rounds: int = 300) -> Floats:
    solver = Solver(graph)
    solver.iterate(rounds)
    return solver.policy()


def test_matrix_game_is_mixed_as_by_hand() -> None:
    graph = matrix([[0.75, 0.25], [0.0, 1.0]])  # rows 2/3 and 1/3, columns a half each, value 1/2
    policy = solved(graph)
    assert value(graph, policy) == pytest.approx(0.5, abs=1e-3)
    assert policy == pytest.approx([2 / 3, 1 / 3, 1 / 2, 1 / 2], abs=0.01)
    assert best_responses(graph, graph.uniform()).first == pytest.approx(0.5)
    assert best_responses(graph, graph.uniform()).second == pytest.approx(1 - 0.375)  # the first column


def test_game_that_may_be_played_again_and_again_has_its_value() -> None:
    graph = matrix([[1.0, -1.0], [-1.0, 1.0]], again=0.5)  # v = (1 + v / 2) / 2
    assert value(graph, solved(graph)) == pytest.approx(2 / 3, abs=1e-6)
    assert best_response(graph, np.array([1.0, 0.0, 1.0, 0.0]), 1)[0] == pytest.approx(1.0)  # always the other column


def test_game_without_end_is_refused() -> None:
    graph = build_graph(0, lambda key: NodeSpec(0, key, (Edge(0, 1.0, 1 - key),)))
    with pytest.raises(BadGameError, match="does not come to an end"):
        best_response(graph, graph.uniform(), 0)


# --------------------------------------------------------------------------------------------------- Naufrageurs, small version
def small_start() -> State:
    """Green has come back on square 2, yellow on 3: one Owners' choice, and what the Wrecker makes of it."""
    state = start_state(GAME, "even")
    for text in ("roll 2", "roll 3"):
        GAME.rules["apply"](state, GAME.verbs.parse(text))
    return state


@cache
def small() -> tuple[PublicStates, GameGraph[Node]]:
    public = PublicStates(GAME, small_start())
    return public, build_graph(public.start, public.describe)


def test_uniform_policy_has_the_value_of_random_games_by_the_rules() -> None:
    _, graph = small()
    state, workspace, games, wins = small_start(), GAME.new_workspace(7), 20_000, 0.0
    for _ in range(games):
        playing = GAME.copy_of(state)
        playout(playing, workspace, ENDLESS, 0)
        GAME.rules["score"](playing, workspace.utility)
        wins += float(workspace.utility[0])
    expected = value(graph, graph.uniform())
    assert wins / games == pytest.approx(expected, abs=4 * (expected * (1 - expected) / games) ** 0.5)


def beliefs(graph: GameGraph[Node], policy: Floats, player: int) -> Floats:
    """[node]: its probability within its information set, where the player acts."""
    weight = reach(graph, policy)
    infoset = np.zeros(len(graph.keys), np.int64)
    infoset[graph.source] = graph.infoset[graph.action]
    total = np.bincount(infoset[~graph.is_terminal], weight[~graph.is_terminal], len(graph.player))[infoset]
    acts_here = ~graph.is_terminal & (graph.player[infoset] == player) & (total > 1e-12)
    return np.where(acts_here, weight / np.maximum(total, 1e-300), 0.0)


def spread_of_beliefs(graph: GameGraph[Node]) -> float:
    """How much the Wrecker's beliefs depend on his own policy, which they must not: two of his, one of the Owners'."""
    rng = np.random.default_rng(1)
    theirs, mine, other = (normalized(graph, rng.random(len(graph.code))) for _ in range(3))
    is_theirs = graph.player[graph.infoset] == 1
    one, two = (beliefs(graph, np.where(is_theirs, theirs, own), 0) for own in (mine, other))
    return float(np.abs(one - two).max())


class Forgetful(PublicStates):
    """Remembers of a hidden choice what was chosen, but not where."""

    def _transitions(self, number: int, world: int, state: State, actor: int) -> list[_Transition]:
        found = super()._transitions(number, world, state, actor)
        return [replace(one, after=(one.after[0], tuple((0, code) for _, code in one.after[1]))) for one in found]


def test_public_states_forget_nothing_that_a_belief_depends_on() -> None:
    """And the check would notice: forgetting where a barrel was loaded mixes up beliefs."""
    state = start_state(GAME, "even")
    GAME.rules["apply"](state, GAME.verbs.parse("roll 2"))  # yellow's roll is left to chance: three places for the choice
    assert spread_of_beliefs(small()[1]) < 1e-9
    sound, forgetful = PublicStates(GAME, state), Forgetful(GAME, state)
    assert spread_of_beliefs(build_graph(sound.start, sound.describe)) < 1e-9
    assert spread_of_beliefs(build_graph(forgetful.start, forgetful.describe)) > 0.01


def test_small_naufrageurs_is_solved_and_its_equilibrium_is_mixed() -> None:
    _, graph = small()
    solver = Solver(graph)
    solver.iterate(100)
    policy = solver.policy()
    found, middle = best_responses(graph, policy), value(graph, policy)
    assert 0 <= found.exploitability < 0.003
    assert found.first >= middle - 1e-9
    assert found.second >= 1 - middle - 1e-9
    for player in (0, 1):
        choices = np.flatnonzero(graph.is_choice & (graph.player == player))
        assert min(policy[graph.actions_of(infoset)].max() for infoset in choices.tolist()) < 0.9, player
    # The Owners bluff: always the bad barrel near the island, or always the good one, is much worse.
    load = int(np.flatnonzero(graph.is_choice & (graph.player == 1))[0])
    for action in (0, 1):
        pure = policy.copy()
        pure[graph.actions_of(load)] = np.eye(2)[action]
        assert best_response(graph, pure, 0)[0] > found.first + 0.02


def test_search_is_less_exploitable_with_more_iterations() -> None:
    """Few seeds make a policy look worse, so larger budgets get fewer. All figures: docs/equilibrium.md."""
    public, graph = small()
    search = Search(GAME)
    found = [best_responses(graph, search_policy(graph, public, search, n, seeds))
             for n, seeds in ((10, 64), (100, 32), (1000, 16))]
    for few, many in itertools.pairwise(found):
        assert many.exploitability < few.exploitability - 0.02
    trusting = best_responses(graph, search_policy(graph, public, search, 1000, 16, SearchSettings()))
    assert found[-1].exploitability < trusting.exploitability - 0.02
    assert found[-1].second < best_responses(graph, graph.uniform()).second - 0.15  # the Wrecker
    assert found[-1].first < found[0].first - 0.02  # the Owners


def test_search_is_given_views_alone() -> None:
    public, graph = small()
    for seat, content in views_with_choice(graph, public):
        view = np.frombuffer(content, GAME.dtype)[0]
        assert int(view["actor"]) == seat
        if seat == 0:
            assert not any(0 <= cargo < 30 for cargo in view["cargo"])  # no value of a barrel that is afloat


def test_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["equilibrium", "--start", "wrecker-ahead", "--budgets", "2", "--seeds", "1", "--rounds", "12"]
    assert cli.main([*arguments, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert [step["rounds"] for step in found["cfr"]] == [1, 10, 12]
    assert found["cfr"][0]["exploitability"] > found["cfr"][-1]["exploitability"] > 0
    assert [row["iterations"] for row in found["search"]] == [2]
    assert len(found["loads"]) == 9
    assert cli.main(["equilibrium", "--budgets", "2,x"]) == 2
    assert "is not a list" in capsys.readouterr().err
