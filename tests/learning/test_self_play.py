"""Many matches at once, compared with the rules one by one; and what their decisions were worth."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine.contract import CHANCE, OVER, SPECTATOR, View
from benbow.engine.match import state_from
from benbow.engine.state import Field, declared
from benbow.learning.batch import Batch
from benbow.learning.model import Model
from benbow.learning.self_play import advantages, chosen_by, play, results
from benbow.search import actions, features
from tests.search.encoding import encoded

GAME = benbow.game("naufrageurs")
NAN = float("nan")
OPTIONS: list[dict[str, Any]] = [{}, {"players": 3, "rounds": "match", "lanes": 3}, {"lanes": 2, "barrels": 2, "special": 1}]
Place = tuple[bytes, bytes]  # a state, and what is remembered


# ------------------------------------------------------------------------------------------------------------------ by hand
def test_advantages_by_hand() -> None:
    """Two seats in turn; the match ends after the fourth decision, seat 0 wins, and another one begins that is not over."""
    actors = np.array([[0], [1], [0], [1], [0], [0], [1]])
    values = np.array([[0.5], [0.4], [0.6], [0.3], [0.5], [0.7], [0.5]], np.float32)
    ended = np.array([[0], [0], [0], [3], [0], [0], [0]])
    utilities = np.zeros((7, 1, 2), np.float32)
    utilities[3, 0] = (1.0, 0.0)
    expected = [0.1 + 0.9 * 0.4, -0.1 + 0.9 * -0.3, 0.4, -0.3, 0.2, NAN, NAN]
    assert advantages(values, actors, ended, utilities, 0.9)[:, 0] == pytest.approx(expected, nan_ok=True)
    assert advantages(values, actors, ended, utilities, 0.0)[:, 0] == pytest.approx([0.1, -0.1, 0.4, -0.3, 0.2, NAN, NAN],
                                                                                    nan_ok=True)


def test_results_by_hand() -> None:
    """From the actor's own on; a second match has two seats of three and is not over."""
    actors, players = np.array([[1, 0], [2, 1]]), np.array([[3, 2], [3, 2]])
    ended, utilities = np.array([[0, 0], [4, 0]]), np.zeros((2, 2, 3), np.float32)
    utilities[1, 0] = (0.1, 0.2, 0.7)
    found = results(actors, players, ended, utilities)
    assert found[0, 0] == pytest.approx([0.2, 0.7, 0.1])
    assert found[1, 0] == pytest.approx([0.7, 0.1, 0.2])
    assert np.isnan(found[:, 1]).all()
    ended[1, 1], utilities[1, 1] = 3, (0.4, 0.6, 0.0)
    again = results(actors, players, ended, utilities)
    assert again[0, 1] == pytest.approx([0.4, 0.6, NAN], nan_ok=True)
    assert again[1, 1] == pytest.approx([0.6, 0.4, NAN], nan_ok=True)


def test_actions_are_drawn_by_their_odds_and_are_legal() -> None:
    policy = np.tile(np.array([0.2, 0.0, 0.5, 0.3], np.float32), (20_000, 1))
    found = chosen_by(policy, policy > 0, np.random.default_rng(1))
    shares = np.bincount(found, minlength=4) / len(found)
    assert shares == pytest.approx([0.2, 0.0, 0.5, 0.3], abs=0.015)
    assert shares[1] == 0.0


# -------------------------------------------------------------------------------------------------- batches, and the rules
def settled(place: Place) -> set[Place]:
    """Where chance may lead, up to the next decision or the end."""
    codes, found, open_places = GAME.new_workspace().codes, set[Place](), {place}
    while open_places:
        state, memory = open_places.pop()
        if state_from(GAME, state)["actor"] != CHANCE:
            found.add((state, memory))
            continue
        for code in codes[: GAME.rules["legal"](state_from(GAME, state), codes)].tolist():
            open_places.add(played((state, memory), code))
    return found


def played(place: Place, code: int) -> Place:
    state = state_from(GAME, place[0])
    GAME.rules["apply"](state, code)
    return state.tobytes(), GAME.remembered(state, place[1])


def place_of(batch: Batch, i: int) -> Place:
    return batch._rows.records[i].tobytes(), batch._memories[i].tobytes()


def openings() -> set[Place]:
    return {place for given in OPTIONS for place in settled((GAME.opening(**given).tobytes(), bytes(8 * GAME.memory_size)))}


def utility(state: bytes) -> list[float]:
    workspace, record = GAME.new_workspace(), state_from(GAME, state)
    GAME.rules["score"](record, workspace.utility)
    return [float(one) for one in workspace.utility[: GAME.seats_of(record)]]


def check_decision(batch: Batch, i: int) -> None:
    """Who acts, what is legal, and the features are those of the state."""
    state, memory = place_of(batch, i)
    record = state_from(GAME, state)
    view = GAME.view_of(record, int(record["actor"]))
    assert (batch.actors[i], batch.players[i]) == (view.seat, view.seats)
    assert batch.codes[np.flatnonzero(batch.masks[i])].tolist() == view.legal()
    np.testing.assert_array_equal(batch.x[i], encoded(View(GAME, view.seat, view.record, memory)))


def test_a_batch_plays_by_the_rules() -> None:
    """Every decision, state, memory and result is one that the rules lead to."""
    batch, rng, first, ends = Batch(GAME, 3, OPTIONS, seed=5), np.random.default_rng(2), openings(), 0
    assert {place_of(batch, i) for i in range(3)} <= first
    for _ in range(120):
        before = [place_of(batch, i) for i in range(3)]
        for i in range(3):
            check_decision(batch, i)
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(chosen)
        for i in range(3):
            reached = settled(played(before[i], int(batch.codes[chosen[i]])))
            if batch.ended[i]:
                ends += 1
                assert place_of(batch, i) in first
                over = [utility(state) for state, _ in reached if state_from(GAME, state)["actor"] == OVER]
                assert batch.utilities[i, : batch.ended[i] - 1].tolist() in over
            else:
                assert place_of(batch, i) in reached
    assert ends > 3


def test_all_options_are_played_and_a_batch_goes_on_where_it_was_left() -> None:
    one, other = Batch(GAME, 20, OPTIONS, seed=1), Batch(GAME, 20, OPTIONS, seed=2)
    assert {int(one._rows.records[i]["lanes"]) for i in range(20)} == {2, 3, 4}
    for _ in range(5):
        one.step(one.masks.argmax(axis=1))
    other.restore({name: values.copy() for name, values in one.arrays().items()})
    for _ in range(40):
        for batch in (one, other):
            batch.step(batch.masks.argmax(axis=1))
    assert all(np.array_equal(values, other.arrays()[name]) for name, values in one.arrays().items())


def test_decisions_are_given_with_what_came_of_them() -> None:
    batch, model = Batch(GAME, 8, OPTIONS, seed=1), Model(features.count(GAME), actions.count(GAME), GAME.seats[-1], (8, 8))
    found = play(batch, model, 40, 0.9, np.random.default_rng(1))
    assert 8 * 40 - 5 * 8 < len(found.chosen) < 8 * 40, "the last ones of unfinished matches are not known"
    assert found.masks[np.arange(len(found.chosen)), found.chosen].all()
    policy, values = model.policy(found.x, found.masks)
    np.testing.assert_allclose(found.odds, policy[np.arange(len(found.chosen)), found.chosen], atol=1e-6)
    np.testing.assert_allclose(found.targets[:, 0], values[:, 0] + found.advantage, atol=1e-6)
    others = found.targets[:, 1:]
    assert {*others[~np.isnan(others)].tolist()} <= {0.0, 0.5, 1.0, 1 / 3}


# ------------------------------------------------------------------------------------------------------------ true or guessed
def test_truth_and_guess_differ_in_what_is_hidden_alone() -> None:
    batch, rng = Batch(GAME, 16, [{}, {"players": 4, "rounds": "match"}], seed=3), np.random.default_rng(1)
    hidden = {one.name for one in GAME.fields if one.hidden}
    open_slots = np.concatenate([np.arange(one.first, one.first + one.width * one.elements) for one in features.slots(GAME)
                                 if one.name not in hidden])
    assert len(declared(GAME.memory, Field)) == 5
    differ, agree = 0, 0
    for _ in range(30):
        true, guessed = batch.contrasts()
        np.testing.assert_array_equal(true[:, open_slots], guessed[:, open_slots])
        np.testing.assert_array_equal(true[:, open_slots], batch.x[:, open_slots])
        for i in range(16):
            state, memory = place_of(batch, i)
            record = state_from(GAME, state)
            np.testing.assert_array_equal(true[i], encoded(View(GAME, int(batch.actors[i]), record, memory)))
            if batch.actors[i] == record["wrecker"]:
                differ += not np.array_equal(true[i], guessed[i])
            else:
                np.testing.assert_array_equal(true[i], guessed[i])  # the Owners see everything
                agree += 1
        batch.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
    assert differ > 20
    assert agree > 20
    assert SPECTATOR not in batch.actors
