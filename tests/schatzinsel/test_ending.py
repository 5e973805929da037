"""The end: SI-31 and SI-32."""
from __future__ import annotations

from collections import Counter

import pytest

import benbow

from ..by_hand import go, texts
from .games import all_games, enough
from .positions import aboard, mine, position, seen_by
from .table import BLACK, COLOUR, GAME, RED, attacker_wins, both, camp, legal, lengths, over, rolled, rule, ship, table


# --------------------------------------------------------------------------------------------------------------- chests
@rule("SI-31")
@both
@lengths
@pytest.mark.parametrize("more", [0, 1, 2])
def test_the_first_ship_with_enough_chests_wins_at_once(side: int, length: str, each: int, more: int) -> None:
    """7, in the long game 9: points are left, and nobody uses them. With one more too, and not with one less."""
    match = aboard(side, ((2, each + more - 2), (each - more, 0)), length=length)
    assert ship(match, side)[1] == each + more
    if not more:
        assert match.actor == side
    else:
        assert (over(match), texts(match)) == (((side,), "chests"), [])


@rule("SI-31")
@both
@lengths
@attacker_wins
def test_a_chest_won_in_a_duel_may_be_the_last_one(side: int, length: str, each: int, attacker_wins: bool) -> None:
    """It may fall to the defender, in the other's turn."""
    winner = side if attacker_wins else 1 - side
    chests = ((0, each), (each, 0)) if attacker_wins else ((each, 0), (0, each))
    match = mine(side, "10 18", "8 17", left=3, chests=chests, length=length)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[winner]}")
    assert ship(match, winner)[1] == each + 1
    assert over(match) == ((winner,), "chests")


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
            won = [side for side in (RED, BLACK) if now.chests[side][1] >= many]
            homeless = [side for side in (RED, BLACK) if now.homeless(side)]
            assert (now.actor == benbow.OVER) == bool(won or homeless or now.turns == limit)
        assert legal(game.end) == []
        GAME.rules["score"](game.end, GAME.workspace.utility)
        more = now.chests[RED][1] - now.chests[BLACK][1]
        winner = won[0] if won else 1 - homeless[0] if homeless else None if not more else RED if more > 0 else BLACK
        expected = [0.5, 0.5] if winner is None else [1.0 * (winner == side) for side in (RED, BLACK)]
        assert GAME.workspace.utility[:2].tolist() == expected
        reason = "chests" if won else "pawns" if homeless else "tie" if winner is None else "limit"
        assert GAME.reasons[int(GAME.rules["reason"](game.end))] == reason
        reasons[reason] += 1
    assert all(enough(reasons[reason], 10) for reason in ("chests", "pawns", "tie", "limit"))
