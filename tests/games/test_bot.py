"""What the bot of every game does, and what it never does."""
from __future__ import annotations

import pytest

from benbow.engine.compiled import playouts, seed_rng
from benbow.engine.laws import option_rows

from ..own import GAMES
from .bots import decisions, some
from .matches import OPTIONS, SAMPLES


@pytest.mark.parametrize("name", GAMES)
def test_bot_plays_legal_moves_with_all_options(name: str) -> None:
    """`simulate` refuses a bot that does not."""
    game = SAMPLES[name].game
    for number, row in enumerate(option_rows.pairwise(game)):
        bots = [playouts.GREEDY] * int(str(row["players"]))
        assert len(playouts.simulate(game, dict(row), bots, some(10), seed=number)) == some(10)


@pytest.mark.parametrize("name", GAMES)
def test_bot_leaves_the_view_as_it_is_and_equal_views_give_equal_choices(name: str) -> None:
    """In every phase in which someone decides; with the same luck."""
    game, phases = SAMPLES[name].game, set[int]()
    workspace = game.new_workspace(1)
    for row in OPTIONS[name][:some(20)]:
        for _, view, _ in decisions(game, 1, 4, **row):
            chosen = []
            for _ in range(2):
                copy = game.copy_of(view)
                seed_rng(workspace.bot_rng, 9)
                chosen.append(int(game.rules["greedy"](copy, workspace.codes, workspace.bot_rng)))
                assert copy.tobytes() == view.tobytes()
            assert chosen[0] == chosen[1]
            phases.add(int(view["phase"]))
    assert len(phases) > 1
