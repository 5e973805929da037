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
                assert winning.name == match.game.telling.name(view, code, match.game.words("en"))
                assert winning.ids == match.game.drawing.gestures(view)[code]
                assert len(found.choices) + found.untried == len(view.legal())
                return
    raise AssertionError("nobody came home")


# ------------------------------------------------------------------------------------------------------------ the line
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
        found.append((one.choices, one.untried, one.line, one.value, one.iterations))
    assert found[0] == found[1]
    assert len(found[0][0]) == 4
