"""The network that is trained, and a step of each kind of training."""
from __future__ import annotations

import numpy as np
import pytest

from benbow.learning import belief, training
from benbow.learning.model import Model, sigmoid, softmax
from benbow.learning.self_play import Experience
from benbow.learning.training import PolicySettings

INPUTS, ACTIONS, SEATS = 5, 3, 2


def model_of(seed: int = 1, actions: int = ACTIONS) -> Model:
    return Model(INPUTS, actions, SEATS, (7, 6), seed)


# ------------------------------------------------------------------------------------------------------------ the network
def test_gradients_are_those_of_the_output() -> None:
    """Compared with small differences. The first step of Adam keeps a tenth of the gradient."""
    model, rng = model_of(), np.random.default_rng(3)
    model.p = {name: value.astype(np.float64) for name, value in model.p.items()}
    x = rng.standard_normal((4, INPUTS))
    d_logits, d_values = rng.standard_normal((4, ACTIONS)) * 0.01, rng.standard_normal((4, SEATS)) * 0.01
    before = {name: value.copy() for name, value in model.p.items()}

    def loss() -> float:
        _, _, logits, values = model.forward(x)  # type: ignore[arg-type]
        return float((logits * d_logits).sum() + (values * d_values).sum())

    h1, h2, _, _ = model.forward(x)  # type: ignore[arg-type]
    model.backward(x, h1, h2, d_logits, d_values, 0.0)  # type: ignore[arg-type]
    for name, weights in before.items():
        for place in [tuple(int(rng.integers(size)) for size in weights.shape) for _ in range(6)]:
            sides = []
            for sign in (1, -1):
                model.p[name][place] = weights[place] + sign * 1e-5
                sides.append(loss())
                model.p[name][place] = weights[place]
            assert 10 * model.m[name][place] == pytest.approx((sides[0] - sides[1]) / 2e-5, abs=1e-6), (name, place)


def test_large_gradients_are_cut_and_small_ones_are_not() -> None:
    found = []
    for size in (1.0, 1000.0):
        model = model_of()
        x = np.ones((2, INPUTS), np.float32)
        h1, h2, logits, values = model.forward(x)
        model.backward(x, h1, h2, np.ones_like(logits) * np.float32(size), np.zeros_like(values), 0.1)
        found.append(np.sqrt(sum(float((100 * one**2).sum()) for one in model.m.values())))
    assert found == pytest.approx([0.5, 0.5], rel=1e-3)


def test_policies_are_over_legal_actions() -> None:
    mask = np.array([[True, False, True], [False, True, False]])
    found = softmax(np.array([[1.0, 99.0, 1.0], [-5.0, 0.0, 3.0]], np.float32), mask)
    assert found.tolist() == [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]
    assert sigmoid(np.array([0.0], np.float32)).tolist() == [0.5]


def test_what_is_kept_goes_on_as_if_nothing_had_happened() -> None:
    one, other = model_of(1), model_of(2)
    x = np.random.default_rng(1).standard_normal((8, INPUTS)).astype(np.float32)

    def learn(model: Model) -> None:
        h1, h2, logits, values = model.forward(x)
        model.backward(x, h1, h2, logits, values, 0.01)
        model.add_to_average(0.3)

    learn(one)
    other.restore({name: np.array(values) for name, values in one.arrays().items()})
    for model in (one, other):
        learn(model)
    assert one.arrays().keys() == other.arrays().keys()
    assert all(np.array_equal(values, other.arrays()[name]) for name, values in one.arrays().items())
    assert not np.array_equal(one.average["w1"], one.p["w1"])


# ---------------------------------------------------------------------------------------------------------- policy gradients
def experience(model: Model, advantage: float, odds: float | None = None) -> Experience:
    """64 times the same: the second of two legal actions was chosen."""
    x = np.tile(np.array([1, 0, 1, 0, 0], np.float32), (64, 1))
    masks = np.tile(np.array([True, True, False]), (64, 1))
    policy, _ = model.policy(x, masks)
    said = policy[:, 1] if odds is None else np.full(64, odds, np.float32)
    targets = np.tile(np.array([0.9, np.nan], np.float32), (64, 1))
    return Experience(x, masks, np.ones(64, np.int64), said, np.full(64, advantage, np.float32), targets, np.zeros(0, np.float32))


def after(model: Model, given: Experience, bonus: float = 0.0) -> np.ndarray:
    """The policy after a step."""
    training.step(model, given, 0.2, 0.01, bonus)
    return np.asarray(model.policy(given.x, given.masks)[0][0])


def test_what_did_better_becomes_likelier_and_what_did_worse_less() -> None:
    for advantage in (0.5, -0.5):
        model = model_of()
        given = experience(model, advantage)
        before = model.policy(given.x, given.masks)[0][0]
        found = after(model, given)
        assert np.sign(found[1] - before[1]) == np.sign(advantage)
        assert found[2] == 0.0


def test_a_step_that_went_far_enough_is_not_pushed_further() -> None:
    model = model_of()
    policy = experience(model, 0.0).odds[0]
    for advantage, odds in ((0.5, policy / 1.3), (-0.5, policy / 0.7)):
        one = model_of()
        given = experience(one, advantage, float(odds))
        given = given._replace(targets=np.full_like(given.targets, np.nan))
        _, clipped = training.step(one, given, 0.2, 0.01, 0.0)
        assert clipped == 1.0
        assert all(np.array_equal(one.p[name], model.p[name]) for name in one.p)


def test_the_bonus_makes_policies_more_even() -> None:
    model = model_of()
    model.p["bp"][:] = (2.0, 0.0, 0.0)
    given = experience(model, 0.0)
    before = model.policy(given.x, given.masks)[0][0]
    found = after(model, given, bonus=0.1)
    assert 0.5 < found[0] < before[0]


def test_values_learn_what_is_known_and_nothing_else() -> None:
    model = model_of()
    given = experience(model, 0.0)
    first = model.policy(given.x, given.masks)[1][0]
    unknown = model.p["wv"][:, 1].copy()
    for _ in range(300):
        training.step(model, given, 0.2, 0.01, 0.0)
    found = model.policy(given.x, given.masks)[1][0]
    assert abs(found[0] - 0.9) < 0.02 < abs(first[0] - 0.9)
    assert np.array_equal(model.p["wv"][:, 1], unknown)


def test_rates_and_bonuses_fall() -> None:
    settings = PolicySettings()
    assert [settings.rate_at(done) / settings.rate for done in (0, 0.5, 0.75, 1)] == pytest.approx([1, 1, 0.5, 0])
    assert [settings.entropy_at(done) for done in (0, 0.8, 1)] == pytest.approx([0.04, 0.003, 0.003])
    assert settings.entropy_at(0.4) == pytest.approx((0.04 * 0.003) ** 0.5)


# ---------------------------------------------------------------------------------------------------------------- beliefs
def test_a_belief_learns_the_ratio_of_odds() -> None:
    """The first feature is set in 3 of 4 true states and in 1 of 2 guesses: it is half as likely again, and its absence half."""
    model, rng = Model(1, 1, 1, (8, 8), 1), np.random.default_rng(5)
    for k in range(1200):
        true, guessed = (rng.random((256, 1)) < odds for odds in (0.75, 0.5))
        belief.step(model, true.astype(np.float32), guessed.astype(np.float32), 0.02 * (1 - k / 1200))
    found = model.forward(np.array([[1.0], [0.0]], np.float32))[3][:, 0]
    assert found == pytest.approx(np.log([1.5, 0.5]), abs=0.12)


def test_a_belief_learns_nothing_where_nothing_can_be_read() -> None:
    model, rng, losses = Model(3, 1, 1, (8, 8), 1), np.random.default_rng(5), list[float]()
    for _ in range(300):
        x = (rng.random((128, 3)) < 0.5).astype(np.float32)
        losses.append(belief.step(model, x, x, 0.005))
    assert np.mean(losses[-50:]) == pytest.approx(np.log(2), abs=0.005)
