"""Winning chances that come true: what a correction does to the figures of a search, and that it is fitted to what came."""
from __future__ import annotations

import numpy as np
import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.match import Match
from benbow.learning.chances import fitted, newton
from benbow.search import chances, knowledge
from benbow.search.chances import NONE, Chances, Correction, correction, figures
from benbow.search.evaluation import Evaluator
from benbow.search.knowledge import NOTHING, Knowledge
from benbow.search.search import ActionStats, Budget, Search, SearchResult, corrected
from tests.own import GAMES

from .test_features import some_matches
from .test_search import first_view

TIMID = Correction(0.5, -0.2)


# ------------------------------------------------------------------------------------------------------------ one correction
def test_a_correction_keeps_the_order_and_one_of_nothing_keeps_the_figures() -> None:
    values = [0.01, 0.2, 0.5, 0.77, 0.99]
    assert [TIMID(value) for value in values] == sorted(TIMID(value) for value in values)
    assert all(NONE(value) == pytest.approx(value) for value in values)
    assert 0.2 < TIMID(0.2) < TIMID(0.5) < 0.5, "half as sure, and a little worse"
    assert (TIMID(-1.0), TIMID(0.0), TIMID(1.0), TIMID(2.0)) == (0, 0, 1, 1), "what is certain stays so"


def test_small_differences_are_scaled_as_the_chances_are() -> None:
    for value in (0.2, 0.5, 0.9):
        assert TIMID.difference(value, 1e-5) == pytest.approx(1e-5 * TIMID.scale(value), rel=1e-3)


def test_all_figures_of_a_result_are_corrected() -> None:
    options = (ActionStats(3, 60, 0.6, 0.0, 0.01), ActionStats(4, 30, 0.55, 0.06, 0.02), ActionStats(5, 10, 0.2))
    result = SearchResult(options, options[:1], 0.58, 100, 1, 0.1, (0.7, 0.2, 0.1))
    found = corrected(result, TIMID)
    assert [one.code for one in found.options] == [3, 4, 5]
    assert [one.value for one in found.options] == [TIMID(0.6), TIMID(0.55), TIMID(0.2)]
    assert found.options[1].loss == pytest.approx(TIMID(0.6) - TIMID(0.54))
    assert found.options[1].error == pytest.approx(0.02 * TIMID.scale(0.6))
    assert (found.options[2].loss, found.options[2].error) == (None, None)
    assert (found.value, found.line, found.policy) == (TIMID(0.58), found.options[:1], result.policy)
    assert corrected(result, NONE) == result


# ------------------------------------------------------------------------------------------------------------ of a position
@pytest.mark.parametrize("name", GAMES)
def test_figures_of_a_position_are_small_numbers_from_the_view_alone(name: str) -> None:
    game = benbow.game(name)
    for players in game.seats:
        for match in some_matches(game, players, seed=3):
            for seat in range(players):
                view = match.view(seat)
                known = figures(view)
                assert known[0] == 1
                assert ((known >= 0) & (known <= 1)).all()
                assert np.array_equal(known, figures(View(game, seat, view.copy())))


def test_seats_are_counted_from_the_observer() -> None:
    """At the first roll of L'Île the seats differ in nothing but their numbers."""
    match = benbow.game("ile_au_tresor").new(seed=1, players=3)
    assert len({figures(match.view(seat)).tobytes() for seat in range(3)}) == 1


def test_a_slope_is_never_negative() -> None:
    view = first_view()
    width = len(figures(view))
    assert correction(None, view) == NONE
    assert correction(Chances(np.full(width, -1.0), np.zeros(width)), view).slope > 0


def test_the_search_tells_corrected_chances_and_chooses_the_same() -> None:
    view = first_view("schatzinsel", layout="random")
    width = len(figures(view))
    told = Chances(np.eye(width)[0] * 0.5, np.eye(width)[0] * -0.2)
    plain = Search(view.game, learned=NOTHING).run(view, Budget(200), 5)
    found = Search(view.game, learned=Knowledge(chances=told)).run(view, Budget(200), 5)
    assert found.value == pytest.approx(TIMID(plain.value))
    assert [one.code for one in found.options] == [one.code for one in plain.options]
    small = first_view("schatzinsel", layout="random", pawns=2)
    rare = [Search(view.game, learned=one).run(small, Budget(200), 5).value for one in (NOTHING, Knowledge(chances=told))]
    assert rare[0] == rare[1], "rare options were not learned"


@pytest.mark.parametrize("name", ["ile_au_tresor", "schatzinsel"])
def test_shares_of_an_evaluation_still_add_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = benbow.game(name)
    match = game.new(seed=4)
    match.advance()
    width = len(figures(match.view(0)))
    told = Knowledge(chances=Chances(np.eye(width)[0] * 0.5, np.eye(width)[0] * -0.2))
    codes, start = match.legal()[:3], match.view(0)
    odds = [0.2, 0.3, 0.5][: len(codes)]

    def evaluated(learned: Knowledge) -> tuple[np.ndarray, np.ndarray]:
        monkeypatch.setattr("benbow.search.evaluation.knowledge", lambda game: learned)
        state = np.frombuffer(match.state_bytes(), game.dtype)[0]
        return Evaluator(start, game.search_settings, 1).evaluate(state, 0, codes, odds, 0, 16)

    plain, found = evaluated(NOTHING), evaluated(told)
    np.testing.assert_allclose(found[0].sum(axis=1), plain[0].sum(axis=1))
    assert abs(found[0] - 1 / match.seats).max() < abs(plain[0] - 1 / match.seats).max(), "half as sure"
    assert (found[1] < plain[1]).all()


# ------------------------------------------------------------------------------------------------------------------- fitting
def test_what_is_fitted_corrects_what_was_too_sure() -> None:
    """Games in which the search is twice as sure as it should be at first, and right later on."""
    rng = np.random.default_rng(1)
    n, of_a_game = 400, 10
    late = np.tile(np.arange(of_a_game) / (of_a_game - 1), n)
    truth = 0.8 * rng.normal(size=n * of_a_game)
    said = 1 / (1 + np.exp(-truth * (2 - late)))
    came = (rng.random(n * of_a_game) < 1 / (1 + np.exp(-truth))).astype(float)
    known = np.stack([np.ones_like(late), late], axis=1)
    found = fitted(known, said, came, np.repeat(np.arange(n), of_a_game))
    assert found.slope @ [1, 0] == pytest.approx(0.5, abs=0.12)
    assert found.slope @ [1, 1] == pytest.approx(1.0, abs=0.2)
    assert abs(found.shift).max() < 0.25


def test_what_is_held_back_stays_where_it_starts() -> None:
    rng = np.random.default_rng(1)
    x, start = rng.normal(size=(200, 4)), np.array([1.0, 0.0, 0.0, 0.0])
    y = (rng.random(200) < 0.9).astype(float)
    assert abs(newton(x, y, start, 1e9) - start).max() < 1e-6
    assert abs(newton(x, y, start, 1e-3) - start).max() > 0.1


# ------------------------------------------------------------------------------------------------------------- what is shipped
@pytest.mark.parametrize("name", GAMES)
def test_shipped_corrections_are_moderate(name: str) -> None:
    game = benbow.game(name)
    told = knowledge.knowledge(game).chances
    for seed in range(3):
        match = Match(game, {}, seed=seed)
        match.advance()
        slope, shift = chances.correction(told, match.view(match.actor))
        assert 0.1 < slope < 2
        assert abs(shift) < 1
