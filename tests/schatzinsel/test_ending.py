"""The end: SI-31 and SI-32."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import benbow

from ..by_hand import go, outcomes, texts
from .games import all_games, enough
from .table import BLACK, COLOUR, GAME, RED, camp, legal, mine, over, position, rolled, seen_by, ship, table

rule = pytest.mark.rule
both = pytest.mark.parametrize("side", [RED, BLACK], ids=["red", "black"])
LENGTHS = [("normal", 6, 7), ("long", 8, 9), ("tiny", 2, 3)]


def aboard(side: int, chests: tuple[tuple[int, int], tuple[int, int]], **more: Any) -> benbow.Match:
    """A pawn goes aboard. chests: of the side, then of the other; in the camp and on the ship."""
    return go(mine(side, "3 17", "start", left=3, chests=chests, **more), f"move {seen_by(side, '3')} goal")


# --------------------------------------------------------------------------------------------------------------- chests
@rule("SI-31")
@both
@pytest.mark.parametrize(("length", "each", "enough"), LENGTHS)
def test_the_first_ship_with_enough_chests_wins_at_once(side: int, length: str, each: int, enough: int) -> None:
    """7, in the long game 9: points are left, and nobody uses them."""
    match = aboard(side, ((2, enough - 2), (each - 1, each - enough + 1)), length=length)
    assert ship(match, side)[1] == enough
    assert over(match) == ((side,), "chests")
    assert texts(match) == []


@rule("SI-31")
@both
@pytest.mark.parametrize(("length", "each", "enough"), LENGTHS)
def test_one_chest_less_does_not(side: int, length: str, each: int, enough: int) -> None:
    match = aboard(side, ((2, enough - 3), (each, each - enough + 1)), length=length)
    assert ship(match, side)[1] == enough - 1
    assert match.actor == side


@rule("SI-31")
@both
@pytest.mark.parametrize(("length", "each", "enough"), LENGTHS)
def test_more_than_enough_wins_too(side: int, length: str, each: int, enough: int) -> None:
    match = aboard(side, ((2, enough - 1), (2 * each - enough - 1, 0)), length=length)
    assert ship(match, side)[1] == enough + 1
    assert over(match) == ((side,), "chests")


@rule("SI-31")
@both
@pytest.mark.parametrize(("length", "each", "enough"), LENGTHS)
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_a_chest_won_in_a_duel_may_be_the_last_one(side: int, length: str, each: int, enough: int, attacker_wins: bool) -> None:
    """It may fall to the defender, in the other's turn."""
    winner = side if attacker_wins else 1 - side
    chests = ((0, enough - 1), (each, each - enough + 1)) if attacker_wins else ((each, each - enough + 1), (0, enough - 1))
    match = mine(side, "10 18", "8 17", left=3, chests=chests, length=length)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[winner]}")
    assert ship(match, winner)[1] == enough
    assert over(match) == ((winner,), "chests")


@rule("SI-31")
def test_seven_are_not_enough_in_the_long_game() -> None:
    match = aboard(RED, ((3, 5), (8, 0)), length="long")
    assert (ship(match, RED)[1], match.actor) == (7, RED)


@rule("SI-31")
@both
def test_the_result_is_told(side: int) -> None:
    match = aboard(side, ((2, 5), (3, 2)))
    assert match.outcome is not None
    assert match.outcome.utility == ((1.0, 0.0) if side == RED else (0.0, 1.0))
    assert match.outcome.points == ((7, 2) if side == RED else (2, 7))
    assert match.outcome.winners == (side,)


@rule("SI-31")
def test_before_the_end_there_is_no_result() -> None:
    match = table()
    assert match.outcome is None
    assert GAME.rules["reason"](match._state) == 0


# ---------------------------------------------------------------------------------------------------------------- the limit
@rule("SI-32")
def test_the_limit_is_400_turns_unless_it_is_set() -> None:
    assert table().options["limit"] == 400


@rule("SI-32")
@pytest.mark.parametrize("limit", [1, 2, 3, 12, 13])
def test_turns_of_both_sides_are_counted_to_the_limit(limit: int) -> None:
    match = position("start", "start", turns=0, limit=limit)
    for _ in range(limit):
        assert match.actor == benbow.CHANCE
        rolled(match, 0)
    assert over(match) == ((RED, BLACK), "tie")


@rule("SI-32")
@both
@pytest.mark.parametrize("how", ["end", "roll", "contest", "duel"])
def test_when_the_last_turn_is_finished_the_game_is_over(side: int, how: str) -> None:
    """However a turn ends. Nobody is put on a start any more."""
    match = mine(side, "10 18", "8", turns=399, left=None if how == "roll" else 1, moved=how == "contest")
    lines = {
        "end": [f"move {seen_by(side, '18')} start", "end"],
        "roll": [f"roll {COLOUR[1 - side]} {COLOUR[1 - side]}"],
        "contest": ["name 0", "object", "contest", f"settle {COLOUR[1 - side]}"],
        "duel": [f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[1 - side]}"],
    }
    before = camp(match, 1 - side)[0]
    go(match, *lines[how])
    assert (match.actor, match.phase) == (benbow.OVER, "end")
    assert camp(match, 1 - side)[0] == before + (how == "duel")


@rule("SI-32")
def test_the_last_turn_is_played_to_its_end() -> None:
    match = rolled(position("start", "start", turns=399), 4)
    assert (match.actor, match.phase) == (RED, "act")
    before_the_last = go(position("start", "start", turns=398), "roll bb bb")
    assert (before_the_last.actor, before_the_last.phase) == (benbow.CHANCE, "roll")


@rule("SI-32")
@both
@pytest.mark.parametrize(("own", "other"), [(3, 2), (1, 0), (6, 5)])
def test_the_ship_with_more_chests_wins(side: int, own: int, other: int) -> None:
    """Those in the camp do not count."""
    for turn in (RED, BLACK):
        chests = ((0, own), (12 - own - other, other))
        match = position("start", "start", turn=turn, turns=399, chests=chests if side == RED else (chests[1], chests[0]))
        rolled(match, 0)
        assert over(match) == ((side,), "limit")
        assert match.outcome is not None
        assert match.outcome.utility[side] == 1.0


@rule("SI-32")
@pytest.mark.parametrize("each", [0, 2, 6])
def test_a_tie_is_a_draw(each: int) -> None:
    match = position("start", "start", turns=399, chests=((6 - each, each), (6 - each, each)))
    rolled(match, 0)
    assert over(match) == ((RED, BLACK), "tie")
    assert match.outcome is not None
    assert (match.outcome.utility, match.outcome.points) == ((0.5, 0.5), (each, each))


# -------------------------------------------------------------------------------------------------------------- many games
@rule("SI-30")
@rule("SI-31")
@rule("SI-32")
def test_games_end_when_and_as_the_clauses_say() -> None:
    reasons = Counter[str]()
    for game in all_games():
        many, limit = {"normal": 7, "tiny": 3, "long": 9}[str(game.options["length"])], game.options["limit"]
        for step in game.steps:
            now = step.after
            won = [side for side in (RED, BLACK) if now.ship_chests[side] >= many]
            homeless = [side for side in (RED, BLACK) if now.homeless(side)]
            assert (now.actor == benbow.OVER) == bool(won or homeless or now.turns == limit)
        assert legal(game.end) == []
        GAME.rules["score"](game.end, GAME.workspace.utility)
        more = now.ship_chests[RED] - now.ship_chests[BLACK]
        winner = won[0] if won else 1 - homeless[0] if homeless else None if not more else RED if more > 0 else BLACK
        expected = [0.5, 0.5] if winner is None else [1.0 * (winner == side) for side in (RED, BLACK)]
        assert GAME.workspace.utility[:2].tolist() == expected
        reason = "chests" if won else "pawns" if homeless else "tie" if winner is None else "limit"
        assert GAME.reasons[int(GAME.rules["reason"](game.end))] == reason
        reasons[reason] += 1
    assert all(enough(reasons[reason], 10) for reason in ("chests", "pawns", "tie", "limit"))


@rule("SI-31")
@both
def test_a_win_is_sure_before_it_is_reckoned(side: int) -> None:
    """Six aboard on both sides and a duel: whoever wins it has won."""
    match = mine(side, "10 18", "8 17", left=1, chests=((0, 6), (0, 6)))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}")
    for text in outcomes(match):
        after = go(match.copy(), text)
        assert (after.actor == benbow.OVER) == (text != "fight rb")
