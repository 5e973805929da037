"""Equilibria: known games first, then a small version of Naufrageurs, and what a perfect opponent takes from the search."""
from __future__ import annotations

import itertools
import json
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import benbow
from benbow import cli
from benbow.cli.equilibrium import beginning
from benbow.engine.compiled.calls import playout
from benbow.engine.compiled.kernel import State
from benbow.engine.compiled.playouts import ENDLESS
from benbow.engine.contract import CHANCE, OVER, SearchSettings
from benbow.engine.errors import BadGameError
from benbow.search.equilibrium.asked import asked, questions_asked
from benbow.search.equilibrium.cfr import Solver, best_response, exploited, reach, value
from benbow.search.equilibrium.labels import Labels, Spot, _Draw
from benbow.search.equilibrium.net import Floats, Net, Step, Turn, net_of
from benbow.search.search import Search

GAME = benbow.game("naufrageurs")
ENDS = {"p p": 1, "p b p": 1, "p b b": 2, "b p": 1, "b b": 2}  # Kuhn's poker: how a hand may go, and what is at stake


def kuhn(key: tuple[str, ...]) -> Turn[tuple[str, ...]]:
    """Cards J, Q, K as 0, 1, 2; `p` passes or folds, `b` bets or calls. Results -2 to 2 are told as 0 to 1."""
    if not key:
        return Turn(CHANCE, None, tuple(Step(0, 1 / 6, (a + b,)) for a, b in itertools.permutations("012", 2)))
    cards, moves = key[0], key[1:]
    if (stake := ENDS.get(" ".join(moves))) is not None:
        folded = len(moves) > 1 and moves[-2:] == ("b", "p")
        first_wins = cards[0] > cards[1] if not folded else len(moves) == 2
        return Turn(OVER, None, (), (2 + (stake if first_wins else -stake)) / 4)
    side = len(moves) % 2
    return Turn(side, (cards[side], moves), tuple(Step(code, 1.0, (*key, move)) for code, move in enumerate("pb")))


def test_kuhn_poker_has_its_known_value() -> None:
    nothing: tuple[str, ...] = ()
    net = net_of(nothing, kuhn)
    assert (len(net.first), len(net.keys)) == (12, 54)
    assert exploited(net, net.even()).exploitability * 4 == pytest.approx(11 / 24, abs=1e-12)  # OpenSpiel has the same figure
    solver = Solver(net)
    solver.run(500)
    policy = solver.policy()
    assert value(net, policy) * 4 - 2 == pytest.approx(-1 / 18, abs=1e-3)
    assert 0 <= exploited(net, policy).exploitability * 4 < 2e-3
    # Who is second never folds a king, never calls with a jack, and bets a jack after a pass one time in three.
    told = {(int(net.side[q]), *net.keys[net.asked_at[q]]): policy[net.first[q] + 1] for q in range(len(net.first))}
    bets = {(side, cards[side], moves): share for (side, cards, *moves_), share in told.items() for moves in [tuple(moves_)]}
    assert bets[1, "2", ("b",)] == pytest.approx(1, abs=1e-3)
    assert bets[1, "0", ("b",)] == pytest.approx(0, abs=1e-3)
    assert bets[1, "0", ("p",)] == pytest.approx(1 / 3, abs=0.02)


def matrix(rows: list[list[float]], again: float = 0.0) -> Net[str]:
    """Both choose at once; where the table says -1, it is played again with this chance, and else lost."""

    def look(key: str) -> Turn[str]:
        if key == "":
            return Turn(0, "row", tuple(Step(k, 1.0, str(k)) for k in range(len(rows))))
        if len(key) == 1:
            return Turn(1, "column", tuple(Step(k, 1.0, key + str(k)) for k in range(len(rows[0]))))
        result = 0.0 if key == "lost" else rows[int(key[0])][int(key[1])]
        if result < 0:
            return Turn(CHANCE, None, (Step(0, again, ""), Step(1, 1 - again, "lost")))
        return Turn(OVER, None, (), result)

    return net_of("", look)


def solved(net: Net[str], rounds: int = 300) -> Floats:
    solver = Solver(net)
    solver.run(rounds)
    return solver.policy()


def test_matrix_game_is_mixed_as_by_hand() -> None:
    net = matrix([[0.75, 0.25], [0.0, 1.0]])  # rows 2/3 and 1/3, columns a half each, value 1/2
    policy = solved(net)
    assert value(net, policy) == pytest.approx(0.5, abs=1e-3)
    assert policy == pytest.approx([2 / 3, 1 / 3, 1 / 2, 1 / 2], abs=0.01)
    assert exploited(net, net.even()).first == pytest.approx(0.5)
    assert exploited(net, net.even()).second == pytest.approx(1 - 0.375)  # the first column


def test_game_that_may_be_played_again_and_again_has_its_value() -> None:
    net = matrix([[1.0, -1.0], [-1.0, 1.0]], again=0.5)  # v = (1 + v / 2) / 2
    assert value(net, solved(net)) == pytest.approx(2 / 3, abs=1e-6)
    assert best_response(net, np.array([1.0, 0.0, 1.0, 0.0]), 1)[0] == pytest.approx(1.0)  # always the other column


def test_game_without_end_is_refused() -> None:
    net = net_of(0, lambda key: Turn(0, key, (Step(0, 1.0, 1 - key),)))
    with pytest.raises(BadGameError, match="does not come to an end"):
        best_response(net, net.even(), 0)


# --------------------------------------------------------------------------------------------------- Naufrageurs, small version
def small_start() -> State:
    """Green has come back on square 2, yellow on 3: one Owners' choice, and what the Wrecker makes of it."""
    state = beginning(GAME, "even")
    for text in ("roll 2", "roll 3"):
        GAME.rules["apply"](state, GAME.verbs.parse(text))
    return state


@cache
def small() -> tuple[Labels, Net[Spot]]:
    labels = Labels(GAME, small_start())
    return labels, net_of(labels.start, labels.look)


def test_net_of_a_game_is_worth_what_random_games_by_the_rules_are() -> None:
    _, net = small()
    state, workspace, games, wins = small_start(), GAME.new_workspace(7), 20_000, 0.0
    for _ in range(games):
        playing = GAME.copy_of(state)
        playout(playing, workspace, ENDLESS, 0)
        GAME.rules["score"](playing, workspace.utility)
        wins += float(workspace.utility[0])
    expected = value(net, net.even())
    assert wins / games == pytest.approx(expected, abs=4 * (expected * (1 - expected) / games) ** 0.5)


def beliefs(net: Net[Spot], policy: Floats, side: int) -> Floats:
    """[node]: how likely it is where the side is asked the question of this node."""
    weight = reach(net, policy)
    question = np.zeros(len(net.keys), np.int64)
    question[net.source] = net.question[net.answer]
    total = np.bincount(question[~net.is_over], weight[~net.is_over], len(net.first))[question]
    asked_here = ~net.is_over & (net.side[question] == side) & (total > 1e-12)
    return np.where(asked_here, weight / np.maximum(total, 1e-300), 0.0)


def spread_of_beliefs(net: Net[Spot]) -> float:
    """How far what the Wrecker must believe rests on his own play, which it must not: two policies of his, one of the Owners."""
    rng = np.random.default_rng(1)
    theirs, mine, other = (normal(net, rng.random(len(net.code))) for _ in range(3))
    is_theirs = net.side[net.question] == 1
    one, two = (beliefs(net, np.where(is_theirs, theirs, own), 0) for own in (mine, other))
    return float(np.abs(one - two).max())


def normal(net: Net[Spot], amounts: Floats) -> Floats:
    return amounts / np.add.reduceat(amounts, net.first)[net.question]


class Forgetful(Labels):
    """Remembers of a hidden choice what was chosen, but not where."""

    def _draws(self, number: int, place: int, state: State, actor: int) -> list[_Draw]:
        found = super()._draws(number, place, state, actor)
        return [replace(one, after=(one.after[0], tuple((0, code) for _, code in one.after[1]))) for one in found]


def test_labels_forget_nothing_that_a_belief_rests_on() -> None:
    """And the check would notice: a label that forgets where a barrel was loaded mixes up beliefs."""
    state = beginning(GAME, "even")
    GAME.rules["apply"](state, GAME.verbs.parse("roll 2"))  # yellow's roll is left to chance: three places for the choice
    assert spread_of_beliefs(small()[1]) < 1e-9
    sound, forgetful = Labels(GAME, state), Forgetful(GAME, state)
    assert spread_of_beliefs(net_of(sound.start, sound.look)) < 1e-9
    assert spread_of_beliefs(net_of(forgetful.start, forgetful.look)) > 0.01


def test_small_naufrageurs_is_solved_and_its_equilibrium_is_mixed() -> None:
    _, net = small()
    solver = Solver(net)
    solver.run(100)
    policy = solver.policy()
    found, middle = exploited(net, policy), value(net, policy)
    assert 0 <= found.exploitability < 0.003
    assert found.first >= middle - 1e-9
    assert found.second >= 1 - middle - 1e-9
    for side in (0, 1):
        asked_for = np.flatnonzero(net.is_choice & (net.side == side))
        tops = [policy[net.first[q] : net.first[q] + net.answers_of[q]].max() for q in asked_for]
        assert min(tops) < 0.9, side
    # The Owners bluff: always the bad barrel near the island, or always the good one, is much worse.
    load = int(np.flatnonzero(net.is_choice & (net.side == 1))[0])
    for answer in (0, 1):
        pure = policy.copy()
        pure[net.first[load] : net.first[load] + 2] = np.eye(2)[answer]
        assert best_response(net, pure, 0)[0] > found.first + 0.02


def test_search_is_less_exploitable_with_more_iterations() -> None:
    """Few seeds make a policy look worse, so larger budgets get fewer. All figures: docs/equilibrium.md."""
    labels, net = small()
    mind, plain = Search(GAME), SearchSettings()
    found = [exploited(net, asked(net, labels, mind, n, seeds, plain).visits) for n, seeds in ((10, 64), (100, 32), (1000, 16))]
    for few, many in itertools.pairwise(found):
        assert many.exploitability < few.exploitability - 0.02
    assert found[-1].second < exploited(net, net.even()).second - 0.15  # the Wrecker
    assert found[-1].first < found[0].first - 0.02  # the Owners


def test_search_is_asked_with_views_alone() -> None:
    labels, net = small()
    for seat, content in questions_asked(net, labels):
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
