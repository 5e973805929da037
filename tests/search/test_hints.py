"""Hints for people: the best action, how sure that is, and a line in words that says nothing its seat could not know."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

import benbow
from benbow.engine.contract import OVER, View
from benbow.engine.match import Match
from benbow.search.baselines import bot
from benbow.search.hints import (
    MAX_STEPS,
    MIN_VISITS,
    Hint,
    Sentence,
    capitalized,
    hint,
    interval,
    line_in_words,
    reliable_steps,
    sentences,
)
from benbow.search.search import ActionStats, Budget, Search, SearchResult
from tests.own import GAMES

ENOUGH = Budget(iterations=200)


def decisions(match: Match, seat: int | None = None, other: str = "random") -> Iterator[View]:
    """The views of those who act, one after the other, as a match is played by bots."""
    players = [bot("greedy", 1), bot(other, 2)]
    while match.actor != OVER:
        match.advance()
        if match.actor == OVER:
            return
        view = match.view(match.actor)
        if seat in (None, match.actor):
            yield view
        match.play(players[match.ply % 2].choose(view))


def result_with(view: View, *line: str) -> SearchResult:
    """As if a search had found this line, and nothing else."""
    codes = [view.game.verbs.parse(text) for text in line]
    stats = tuple(ActionStats(code, 100, 0.5) for code in codes)
    return SearchResult(stats[:1], stats, 0.5, 100, 100, 0.1)


# ------------------------------------------------------------------------------------------------------------ figures
def test_the_interval_is_wide_with_few_tries_and_holds_the_value() -> None:
    for value in (0.0, 0.01, 0.5, 0.97, 1.0):
        spans = [interval(value, visits) for visits in (1, 10, 100, 10_000)]
        assert all(0 <= low <= value <= high <= 1 for low, high in spans)
        widths = [high - low for low, high in spans]
        assert widths == sorted(widths, reverse=True)
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # as in the tables of Wilson's interval
    assert interval(0.0, 1)[1] > 0.75


def test_a_move_that_wins_at_once_is_the_hint() -> None:
    """Die Schatzinsel: the last chest is carried to the goal."""
    match = benbow.game("schatzinsel").new(seed=3)
    for view in decisions(match, other="greedy"):
        home = [code for code in view.legal() if match.text(code).endswith("goal")]
        for code in home:
            tried = match.copy()
            tried.play(code)
            if tried.actor == OVER and len(view.legal()) > 2:
                found = hint(view, Search(match.game).run(view, ENOUGH, seed=1), match.game.words("en"))
                winning = next(choice for choice in found.choices if choice.code == code)
                assert found.choices[0].value == winning.value == winning.high == 1.0
                assert winning in found.rows[0].choices
                assert winning.name == match.game.telling.name(view, code, match.game.words("en"))
                assert winning.ids == match.game.drawing.gestures(view)[code]
                assert sum(len(row.choices) for row in found.rows) + found.unclear == len(view.legal())
                return
    raise AssertionError("nobody came home")


# ------------------------------------------------------------------------------------------------------------ the rows
def start_of(name: str) -> View:
    match = benbow.game(name).new(seed=3)
    match.advance()
    return match.view(match.actor)


def hint_from(view: View, *options: ActionStats) -> Hint:
    result = SearchResult(options, options[:1], options[0].value, sum(one.visits for one in options), 9, 0.1)
    return hint(view, result, view.game.words("en"))


def test_actions_that_cannot_be_told_apart_are_one_row_and_it_is_said_that_it_hardly_matters() -> None:
    """The first disc of Die Schatzinsel: more than a hundred ways to lay it."""
    view = start_of("schatzinsel")
    codes = view.legal()
    found = hint_from(view, *(ActionStats(code, 40, 0.5 - k / 10_000, k / 5_000, 0.01) for k, code in enumerate(codes)))
    assert len(codes) > 100
    assert [len(row.choices) for row in found.rows] == [len(codes)]
    assert found.spread == pytest.approx((len(codes) - 1) / 5_000)
    assert found.unclear == 0


def test_what_is_clearly_worse_has_a_row_of_its_own_and_counts_by_shared_tries() -> None:
    """The mean of all its tries is higher; where both were tried it was behind."""
    view = start_of("schatzinsel")
    best, alike, worse = view.legal()[:3]
    found = hint_from(view, ActionStats(best, 200, 0.5), ActionStats(worse, 50, 0.55, 0.1, 0.02),
                      ActionStats(alike, 200, 0.49, 0.01, 0.01))
    assert [[choice.code for choice in row.choices] for row in found.rows] == [[best, alike], [worse]]
    assert [row.is_close for row in found.rows] == [True, False]
    assert found.rows[1].first.value == pytest.approx(0.4)
    assert found.spread is None
    assert found.unclear == len(view.legal()) - 3


def test_what_may_be_as_good_comes_before_what_is_worse_for_certain() -> None:
    """A doubtful loss of three points, a certain one of two: these are two rows, in this order."""
    view = start_of("schatzinsel")
    best, certain, doubtful = view.legal()[:3]
    found = hint_from(view, ActionStats(best, 200, 0.5), ActionStats(certain, 200, 0.48, 0.02, 0.001),
                      ActionStats(doubtful, 50, 0.47, 0.03, 0.05))
    assert [([choice.code for choice in row.choices], row.is_close) for row in found.rows] == [
        ([best, doubtful], True), ([certain], False)]


def test_of_many_equal_actions_none_is_called_worse_by_chance() -> None:
    """Two standard errors and a half are much for one comparison, and little for the worst of a hundred."""
    view = start_of("schatzinsel")
    codes = view.legal()
    unlucky = ActionStats(codes[-1], 40, 0.4, 0.05, 0.02)
    same = tuple(ActionStats(code, 40, 0.45, 0.0, 0.02) for code in codes[:-1])
    assert len(hint_from(view, *same, unlucky).rows) == 1
    assert len(hint_from(view, same[0], unlucky).rows) == 2


def test_what_was_hardly_tried_is_not_called_as_good() -> None:
    """Three tries, one of them won: neither good nor bad. Three hundred that were all lost are bad, if the best had thousands."""
    view = start_of("martinique")
    best, few, bad = view.legal()[:3]
    found = hint_from(view, ActionStats(best, 9000, 0.5), ActionStats(bad, 300, 0.0), ActionStats(few, 3, 0.33))
    assert [[choice.code for choice in row.choices] for row in found.rows] == [[best], [bad]]
    assert found.unclear == len(view.legal()) - 2


def test_equal_figures_are_two_rows_if_the_coach_says_different_things() -> None:
    """Les Naufrageurs: beside the reef a treasure is warned of, a bad barrel is not."""
    match = benbow.game("naufrageurs").new(seed=1)
    words = match.game.words("en")
    for view in decisions(match, seat=1):
        warned = [code for code in view.legal() if match.game.telling.warn(view, code, words)]
        if warned and len(warned) < len(view.legal()):
            found = hint_from(view, *(ActionStats(code, 500, 0.5) for code in view.legal()))
            assert all(row.is_close for row in found.rows)
            assert {choice.code for row in found.rows if row.risk for choice in row.choices} == {*warned}
            assert all(row.gain == match.game.telling.note(view, row.first.code, words) for row in found.rows)
            assert found.aim == match.game.telling.aim(view, words)
            return
    raise AssertionError("there was nothing to warn of")


@pytest.mark.parametrize("name", ["schatzinsel", "ile_au_tresor"])
def test_where_actions_share_their_tries_the_search_says_how_far_each_is_behind(name: str) -> None:
    view = start_of(name)
    options = Search(view.game).run(view, Budget(iterations=600), seed=1).options
    assert (options[0].loss, options[0].error) == (0.0, 0.0)
    assert all(one.loss is not None for one in options)
    assert any(one.error for one in options[1:])
    assert all(one.error is None for one in options if one.visits < 5)


# ------------------------------------------------------------------------------------------------------------ the line
def test_a_clear_change_of_the_chance_of_winning_is_told() -> None:
    match = benbow.game("naufrageurs").new(seed=1)
    match.advance()
    for text in ("load green 4", "load yellow 3", "load red 3"):
        match.play(match.parse(text))
    view, words = match.view(1), match.game.words("en")
    values = {"load blue 3": 0.6, "lure green": 0.59, "roll 1": 0.4}
    steps = tuple(ActionStats(match.parse(text), 5000, value) for text, value in values.items())
    line = line_in_words(view, SearchResult(steps[:1], steps, 0.6, 5000, 9, 0.1), words)
    assert [one.value for one in line] == [None, None, 0.4]


def test_a_line_is_told_step_by_step() -> None:
    """What the seat does, what others might do, and what the dice might show; up to where it is not allowed any more."""
    match = benbow.game("naufrageurs").new(seed=1)
    match.advance()
    for text in ("load green 4", "load yellow 3", "load red 3"):
        match.play(match.parse(text))
    view, words = match.view(1), match.game.words("en").seated(("", "Jim"))
    assert line_in_words(view, result_with(view, "load blue 3", "lure green", "roll 1", "load blue 3"), words) == (
        Sentence("own", "Jim loads the blue 3 on the blue ship."),
        Sentence("other", "Player 1 puts the donkey on green."),
        Sentence("chance", "The black die shows 1: the green ship drifts towards the island."),
    )


def test_what_an_action_uncovers_is_not_told() -> None:
    """A ship so close to the reefs that it is wrecked at once: the Wrecker would see what it carried, and nobody knows yet."""
    game = benbow.game("naufrageurs")
    for seed in range(1, 20):
        match = game.new(seed=seed)
        for view in decisions(match, seat=0):
            codes = [code for code in view.legal() if match.text(code).startswith("lure")]
            for code in codes:
                seen = int(game.rules["veil"](match._restored(match.ply), code, 0))
                if seen != code:
                    line = line_in_words(view, result_with(view, match.text(code), match.text(seen), "roll 1"), game.words("en"))
                    assert [one.kind for one in line] == ["unseen"]
                    assert line[0].text == capitalized(game.telling.name(view, code, game.words("en")))
                    return
    raise AssertionError("no ship was ever so close")


def test_a_line_ends_where_it_has_few_visits() -> None:
    match = benbow.game("naufrageurs").new(seed=1)
    match.advance()
    view, code = match.view(match.actor), match.legal()[0]
    steps = [ActionStats(code, visits, 0.5) for visits in (1000, 500, MIN_VISITS, MIN_VISITS - 1, 900)]
    result = SearchResult((ActionStats(code, 1000, 0.5),), tuple(steps), 0.5, 1000, 9, 0.1)
    assert list(reliable_steps(view, result)) == steps[:3]
    long = SearchResult(result.options, (ActionStats(code, 900, 0.5),) * 20, 0.5, 1000, 9, 0.1)
    assert len(list(reliable_steps(view, long))) == MAX_STEPS


@pytest.mark.parametrize("name", GAMES)
def test_a_line_does_not_depend_on_the_determinization(name: str) -> None:
    """As far as the determinization allows the line at all, the same is told; in every language."""
    game = benbow.game(name)
    search, told_steps, views = Search(game), 0, decisions(game.new(seed=5))
    for _ in range(5):
        for _ in range(4):
            view = next(views)
        steps = list(reliable_steps(view, result := search.run(view, ENOUGH, seed=2)))
        for lang in ("en", "fr", "de"):
            lines = [tuple(sentences(view, steps, game.words(lang), luck)) for luck in range(6)]
            longest = max(lines, key=len)
            assert all(line == longest[: len(line)] for line in lines)
            assert longest
        told_steps += len(longest)
        assert hint(view, result, game.words("de")) == hint(view, result, game.words("de"))
    assert told_steps > 3


def test_twins_get_the_same_hint() -> None:
    """The Shipowners loaded other barrels of the same colours: all the same to the Wrecker, and to the advice he gets."""
    found = []
    for cargo in (("green 3", "yellow 3", "red 3", "blue 3"), ("green 7", "yellow -2", "red 5", "blue 6")):
        match = benbow.game("naufrageurs").new(seed=1)
        match.advance()
        for barrel in cargo:
            match.play(match.parse(f"load {barrel}"))
        view = match.view(0)
        assert view.actor == 0
        result = Search(match.game).run(view, ENOUGH, seed=7)
        one = hint(view, result, match.game.words("fr"))
        found.append((one.choices, one.rows, one.unclear, one.line, one.value, one.iterations))
    assert found[0] == found[1]
    assert len(found[0][0]) == 4
