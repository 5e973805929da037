"""What can be taken back, and what is final: handing over makes final. SI-12, SI-19 to SI-23, SI-26, SI-28"""
from __future__ import annotations

import pytest

import benbow
from benbow.engine.errors import CannotUndoError

from ..by_hand import go, texts, waits
from .table import BLACK, RED, lonely, over, position, table

rule = pytest.mark.rule


def taken_back(match: benbow.Match, *line: str) -> None:
    """Each of these can be taken back, and then all is as it was."""
    before = [match.state_bytes()]
    for text in line:
        go(match, text)
        before.append(match.state_bytes())
    for state in reversed(before[:-1]):
        assert match.can_undo()
        match.undo()
        assert match.state_bytes() == state


def final(match: benbow.Match, text: str) -> benbow.Match:
    """This cannot be taken back."""
    go(match, text)
    assert not match.can_undo()
    with pytest.raises(CannotUndoError):
        match.undo()
    return match


def acting(points: int = 3, **more: object) -> benbow.Match:
    return position("10 18", "8", left=points, moved=True, **more)  # type: ignore[arg-type]


@rule("SI-12")
def test_moves_can_be_taken_back() -> None:
    taken_back(position("18", "16", left=3), "move 18 10", "move 10 5", "move 5 10")


@rule("SI-12")
def test_also_the_move_of_the_last_point() -> None:
    taken_back(position("18", "16", left=1), "move 18 10")


@rule("SI-17")
def test_also_going_aboard() -> None:
    taken_back(position("3 18", "16", left=2), "move 3 goal", "move 18 10")


@rule("SI-17")
@rule("SI-31")
def test_but_not_the_move_that_wins() -> None:
    match = final(position("3", "16", left=2, chests=((2, 5), (5, 0))), "move 3 goal")
    assert over(match) == ((RED,), "chests")


@rule("SI-19")
@rule("SI-20")
def test_a_name_that_is_asked_about_is_final() -> None:
    final(acting(), "name 9")


@rule("SI-19")
@pytest.mark.parametrize("answer", ["allow", "waive", "object"])
def test_answers_are_final(answer: str) -> None:
    final(go(acting(), "name 9"), answer)


@rule("SI-20")
@pytest.mark.parametrize("answer", ["allow", "waive"])
def test_the_rotation_can_be_taken_back_but_not_the_naming(answer: str) -> None:
    match = go(acting(), "name 9", answer)
    taken_back(match, "turn +2", "move 10 5")
    go(match, "turn +3")
    match.undo()
    assert waits(match) == (RED, "turn")
    assert not match.can_undo()


@rule("SI-22")
@pytest.mark.parametrize("used", [["waive", "turn +1"], ["object", "accept"], ["object", "contest", "settle rr", "turn +1"]])
def test_once_the_objection_is_used_a_name_can_be_taken_back(used: list[str]) -> None:
    taken_back(go(acting(), "name 9", *used), "name 1", "turn +1")


@rule("SI-20")
def test_after_an_allowed_disc_the_next_name_is_final_again() -> None:
    final(go(acting(), "name 9", "allow", "turn +1"), "name 1")


@rule("SI-21")
def test_accepting_can_be_taken_back_for_a_contest() -> None:
    match = go(acting(), "name 9", "object")
    taken_back(match, "accept", "name 1", "turn +1")
    final(match, "contest")


@rule("SI-22")
def test_throws_are_final() -> None:
    final(go(acting(), "name 9", "object", "contest"), "settle rb")
    final(go(acting(), "name 9", "object", "contest"), "settle rr")
    final(go(acting(), "name 9", "object", "contest"), "settle bb")


@rule("SI-23")
def test_an_attack_is_final() -> None:
    match = final(acting(), "move 10 8")
    final(final(match, "fight rb"), "fight rr")


@rule("SI-26")
def test_declining_the_free_move_can_be_taken_back_and_the_free_move_too() -> None:
    match = go(acting(), "move 10 8", "fight rr")
    taken_back(match, "stay", "move 18 10")
    taken_back(match, "move 8 3", "move 3 goal")


@rule("SI-9")
def test_the_end_of_a_turn_is_final() -> None:
    match = final(acting(), "end")
    assert waits(match) == (benbow.CHANCE, "roll")


@rule("SI-28")
def test_the_end_of_a_turn_is_final_where_the_other_side_chooses_next() -> None:
    assert waits(final(lonely(RED), "end")) == (RED, "return")


@rule("SI-28")
@pytest.mark.parametrize("choice", ["land", "stay"])
def test_coming_back_is_final(choice: str) -> None:
    final(go(lonely(BLACK), "end"), choice)


@rule("SI-8")
def test_laying_a_disc_is_final() -> None:
    final(go(table(), "draw D"), "lay 9 r0")


@rule("SI-11")
def test_a_roll_is_final() -> None:
    match = final(position("18", "16"), "roll rr rr")
    assert "move 18 10" in texts(match)
