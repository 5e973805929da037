"""The value of an unfinished game: a seat that is clearly ahead has the larger share, and the shares add up to one game."""
from __future__ import annotations

import numpy as np
import pytest

from benbow.engine.match import Match
from benbow.games.martinique.rules.state import BLACK, RED, State

from ..games.bots import decisions
from .table import GAME, position, sunset
from .test_bot import ALL_BUT_C5


def values(state: State) -> list[float]:
    out = np.full(2, 9.0)
    GAME.rules["value"](GAME.copy_of(state), out)
    return out.tolist()


def value_for_black(match: Match) -> float:
    return values(match._state)[BLACK]


@pytest.mark.parametrize("variant", ["win", "20"])
def test_it_is_a_share_of_one_game_and_leaves_the_state_as_it_is(variant: str) -> None:
    seen = set()
    for state, _, _ in decisions(GAME, 4, seed=5, lost_treasure=variant):
        before = state.tobytes()
        shares = values(state)
        assert state.tobytes() == before
        assert min(shares) >= 0.0
        assert sum(shares) == pytest.approx(1.0)
        seen.add(round(shares[BLACK], 6))
    assert len(seen) > 50


def test_at_the_start_nobody_is_ahead() -> None:
    assert values(GAME.opening()) == [0.5, 0.5]


@pytest.mark.rule("MA-32")
@pytest.mark.parametrize("variant", ["win", "20"])
def test_who_knows_more_of_the_treasure_is_ahead(variant: str) -> None:
    """And what is turned up both know."""
    known = "B2=A B5=B B7=D C4=E D2=F E3=1 E7=2 F5=3 G2=4"
    level = position("A1 A2 A3", "H1 H2 H3", lost_treasure=variant)
    black = position("A1 A2 A3", "H1 H2 H3", maps=(known, ""), lost_treasure=variant)
    red = position("A1 A2 A3", "H1 H2 H3", maps=("", known), lost_treasure=variant)
    both = position("A1 A2 A3", "H1 H2 H3", maps=(" ".join(f"{tile}!" for tile in known.split()), ""), lost_treasure=variant)
    assert value_for_black(black) > max(value_for_black(level), value_for_black(both)) + 0.05
    assert value_for_black(red) < min(value_for_black(level), value_for_black(both)) - 0.05


@pytest.mark.rule("MA-30")
def test_points_count_the_more_the_nearer_the_end() -> None:
    rich = "A1 A2 A3 A4 A5 A6"
    early = position("A7 C1 C2", "H1 H2 H3", rows=(rich, "")), position("A7 C1 C2", "H1 H2 H3", rows=("", rich))
    late = (position("* * *", "H1 * *", rows=(rich, ""), stools="b1 b2 b3 r2 r3"),
            position("* * *", "H1 * *", rows=("", rich), stools="b1 b2 b3 r2 r3"))
    gaps = [value_for_black(mine) - value_for_black(other) for mine, other in (early, late)]
    assert 0.0 <= gaps[0] < gaps[1]


@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("variant", ["win", "20"])
def test_who_has_dug_at_the_coordinates_has_won(variant: str) -> None:
    """Black knows that it is C5. Once Red stands there, Black finds nothing any more."""
    assert value_for_black(sunset(maps=(ALL_BUT_C5, ""), stools="b1 r1", lost_treasure=variant)) > 0.9
    dug = sunset("C5", maps=(ALL_BUT_C5, ""), stools="r1 b1", lost_treasure=variant)
    assert dug.actor == BLACK
    assert values(dug._state)[RED] == pytest.approx(1.0)
