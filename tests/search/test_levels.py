"""Levels: random and policy moves as often as they say, legal in every game, and a name in every language."""
from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import benbow
from benbow import server
from benbow.engine.contract import OVER, View
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.engine.words import words_of
from benbow.search.baselines import Greedy, Random
from benbow.search.levels import LEVELS, Level, LevelBot, bot, budget_of
from tests.naufrageurs.table import GAME, loaded
from tests.own import GAMES, LANGUAGES

WORDS = Path(server.__file__).parent / "words"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_random_and_policy_moves_are_as_frequent_as_the_level_says(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2000 moves, within four standard deviations; where the level has none, there are none."""
    random_moves, policy_moves = list[View](), list[View]()
    monkeypatch.setattr(Random, "choose", lambda self, view: random_moves.append(view))
    monkeypatch.setattr(Greedy, "choose", lambda self, view: policy_moves.append(view))
    for seed in range(20):
        one, view = LevelBot(level, seed), loaded(1, 3).view(0)
        for _ in range(100):
            one.decide(view)
    random_share = level.random_move_percent / 100
    policy_share = (1 - random_share) * (1.0 if level.iterations == 0 else level.policy_move_percent / 100)
    for found, share in ((random_moves, random_share), (policy_moves, policy_share)):
        assert abs(len(found) - 2000 * share) <= 4 * (2000 * share * (1 - share)) ** 0.5


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_what_is_legal(name: str) -> None:
    """Each of them takes some moves of a match in turn; those that search long only one."""
    match = Match(benbow.game(name), {}, seed=5)
    bots = [bot(level.name, seed=k) for k, level in enumerate(LEVELS)]
    for turn in range(3 * len(bots)):
        match.advance()
        if match.actor == OVER:
            break
        one = bots[turn % len(bots)]
        if turn >= len(bots) and isinstance(one, LevelBot) and one.level.iterations > 500:
            one = bots[0]
        code = one.choose(match.view(match.actor))
        assert type(code) is int
        assert code in match.legal()
        match.play(code)


def test_a_higher_level_searches_more_or_plays_fewer_random_moves() -> None:
    for below, above in itertools.pairwise(LEVELS):
        assert (above.iterations, -above.random_move_percent) > (below.iterations, -below.random_move_percent)
        assert above.iterations >= below.iterations
        assert above.random_move_percent <= below.random_move_percent
    assert len(LEVELS) >= 4
    for name in GAMES:
        assert all(budget_of(level, benbow.game(name)).seconds is None for level in LEVELS)  # so that it can be repeated


def test_single_action_is_not_searched() -> None:
    view = loaded(1, 3).view(0)
    one = bot("captain")
    assert isinstance(one, LevelBot)
    assert type(one.decide(view)) is not int
    alone = View(GAME, 0, loaded(2).view(0).record)
    assert one.choose(alone) == GAME.verbs.parse("lure green")
    assert one._search is None


def test_whether_a_bot_acts_at_once_does_not_depend_on_what_it_sees() -> None:
    """Or others could tell from the pause that it had no choice."""
    views = [loaded(1, 3).view(0), View(GAME, 0, loaded(2).view(0).record)]
    for level in LEVELS:
        pauses = [[type(one.decide(view)) is not int for _ in range(200)]
                  for view in views for one in [LevelBot(level, 7)]]
        assert pauses[0] == pauses[1]
        assert any(pauses[0]) == (level.iterations > 0)


def test_bots_that_are_none_are_refused() -> None:
    wrong = ("", "-5", "x", "0", "²", "99999999", "9" * 5000)
    for name in ("", "commodore", *(f"search:{number}" for number in wrong)):
        with pytest.raises(BadOptionError):
            bot(name).choose(loaded(1, 3).view(0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_text_of_its_own(lang: str) -> None:
    """That they are there in every language, and differ between them, is tested with all texts."""
    words = words_of(WORDS, lang)
    for end in ("", "-help"):
        assert len({words(f"level-{level.name}{end}") for level in LEVELS}) == len(LEVELS)
