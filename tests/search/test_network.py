"""The compiled networks against the same in NumPy, and a search that has none."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

import benbow
from benbow.engine.compiled import Codes, kernel
from benbow.engine.compiled.calls import Lists, Raw, Rows
from benbow.engine.contract import Game, SearchSettings, View
from benbow.learning.model import Model
from benbow.search import actions, features, knowledge, network
from benbow.search.guided import policy_at
from benbow.search.network import Network, put_value
from benbow.search.rollout import ACTOR_VIEW, RECORDS, STATE, VIEW, params_of
from benbow.search.search import Budget, Search
from tests.own import GAMES

from .encoding import encoded
from .test_features import some_matches
from .test_search import first_view

# Visits by code, as they were before there were networks.
TREE = {28: 40, 8: 39, 3: 35, 6: 30, 31: 29, 4: 23, 5: 13, 30: 12, 7: 5, 27: 5, 32: 5, 29: 4}
HALVING = {5: 65, 4: 65, 29: 35, 3: 15, 30: 15, 6: 15, 32: 5, 7: 5, 8: 5, 27: 5, 28: 5, 31: 5}


@kernel(allocates=False)
def value_at(calls: Codes, raw: Raw, w: Lists, net: Network) -> int:
    put_value(calls, raw, STATE, ACTOR_VIEW, w, net)
    return 0


def decisions(game: Game, players: int) -> list[View]:
    """What the seats see that have to decide."""
    found = [match.view(match.actor) for match in some_matches(game, players, seed=6) if match.actor >= 0]
    assert len(found) > 1
    return found


def random_model(game: Game, inputs: int, outputs: int, seed: int) -> Model:
    """Biases too, and outputs that differ."""
    model, rng = Model(inputs, outputs, game.seats[-1], (24, 12), seed), np.random.default_rng(seed)
    for name in ("b1", "b2", "bp", "bv"):
        model.p[name][:] = rng.standard_normal(len(model.p[name])) * 0.3
    model.p["wp"] *= 20
    return model


def masked(view: View) -> npt.NDArray[np.bool_]:
    found = np.zeros(actions.count(view.game), np.bool_)
    found[actions.numbers(view.game)[view.legal()]] = True
    return found


@pytest.mark.parametrize("name", GAMES)
def test_compiled_networks_compute_what_was_trained(name: str) -> None:
    game = benbow.game(name)
    model = random_model(game, features.count(game), actions.count(game), seed=3)
    net, rows, spread = network.network(game, model.p), Rows(game, RECORDS, 1), 0.0
    for players in {game.seats[0], game.seats[-1]}:
        for view in decisions(game, players):
            rows.records[VIEW] = rows.records[STATE] = view.record
            params, legal = params_of(view, SearchSettings()), view.legal()
            n = policy_at(rows.calls, rows.raw, rows.lists[0], net, params)
            assert rows.lists[0].codes[:n].tolist() == legal
            policy, values = model.policy(encoded(view)[None], masked(view)[None])
            np.testing.assert_allclose(net.policy[:n], policy[0, actions.numbers(game)[legal]], atol=1e-5)
            assert float(net.policy[:n].sum()) == pytest.approx(1, abs=1e-5)
            value_at(rows.calls, rows.raw, rows.lists[0], net)
            found = rows.lists[0].utility[:players]
            assert ((found > 0) & (found < 1)).all()
            np.testing.assert_allclose(np.roll(found, -view.seat), values[0, :players], atol=1e-5)
            spread = max(spread, float(np.ptp(net.policy[:n])))
    assert spread > 0.05, "all actions alike would prove little"


def test_a_search_without_a_network_is_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visits of each action at a seed: of the tree search, and of sequential halving."""
    view = first_view()
    for settings, expected in ((SearchSettings(rollout_policy_percent=50), TREE),
                               (SearchSettings(rollout_policy_percent=50, method="sequential_halving"), HALVING)):
        result = Search(view.game).run(view, Budget(iterations=240), 5, settings)
        assert {option.code: option.visits for option in result.options} == expected
        monkeypatch.setattr(knowledge, "weights", lambda game: {})
        assert Search(view.game).run(view, Budget(iterations=240), 5, settings).options == result.options
        monkeypatch.undo()
