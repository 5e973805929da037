"""Every game keeps the laws, over a pairwise cover of its options, with random moves and moves of its bot."""
from __future__ import annotations

import itertools

import pytest

import benbow
from benbow.engine.laws import option_rows, runner

from .own import GAMES

GAMES_PLAYED = {"ile_au_tresor": 150}  # else 250; 200,000 in `make soak`
WHOLE_TWINS = {"ile_au_tresor": 3}  # once somebody takes the treasure, it was in one chest, and the twin ends
PAGES = {"ile_au_tresor": 2, "schatzinsel": 2}  # matches are long, and each ply is drawn for everyone, in all languages


@pytest.mark.parametrize("name", benbow.games())
def test_game_keeps_all_laws(name: str) -> None:
    games, pages = GAMES_PLAYED.get(name, 250), PAGES.get(name, 4)
    report = runner.check(benbow.game(name), games=games, pages=pages)
    assert report.games == games
    if name not in GAMES:
        return
    assert pages - 2 <= report.pages <= pages  # a game without secrets to exchange, at the end, is passed over
    if any(verb.hides for verb in benbow.game(name).verbs.table):
        assert report.twins >= WHOLE_TWINS.get(name, 200)  # whole games replayed with other hidden actions
        assert report.twins + report.partial_twins >= 250
        assert report.closures >= 50_000


@pytest.mark.soak
@pytest.mark.parametrize("name", benbow.games())
def test_game_is_the_same_without_the_compiler(name: str) -> None:
    game = benbow.game(name)
    runner.check_uncompiled(game, option_rows.pairwise(game), 8, seed=1)


@pytest.mark.parametrize("name", benbow.games())
def test_option_rows_cover_every_pair_that_goes_together(name: str) -> None:
    game = benbow.game(name)
    rows = option_rows.pairwise(game)
    seen = {pair for row in rows for pair in itertools.combinations(row.items(), 2)}
    for one, other in itertools.combinations(game.options, 2):
        for x, y in itertools.product(option_rows.values_of(one), option_rows.values_of(other)):
            if ((one.name, x), (other.name, y)) not in seen:
                assert not can_go_together(game, {one.name: x, other.name: y}), (one.name, x, other.name, y)


def can_go_together(game: benbow.Game, fixed: option_rows.Row) -> bool:
    choices = [[fixed[option.name]] if option.name in fixed else option_rows.values_of(option) for option in game.options]
    for values in itertools.product(*choices):
        try:
            game.numbers(dict(zip([option.name for option in game.options], values, strict=True)))
        except benbow.BenbowError:
            continue
        return True
    return False
