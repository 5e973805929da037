"""What can be taken back, and what is final: handing over makes final. SI-12, SI-19 to SI-23, SI-26, SI-28"""
from __future__ import annotations

import pytest

import benbow
from benbow.engine.errors import CannotUndoError

from ..by_hand import go, waits
from ..games.sample import Set
from .positions import lonely, position
from .table import BLACK, RED, rule, table


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


def acting() -> benbow.Match:
    return position("10 18", "8", left=3, moved=True)


@rule("SI-12")
@rule("SI-17")
@rule("SI-26")
@pytest.mark.parametrize(("match", "line"), [
    (lambda: position("18", "16", left=3), "move 18 10, move 10 5, move 5 10"),
    (lambda: position("18", "16", left=1), "move 18 10"),
    (lambda: position("3 18", "16", left=2), "move 3 goal, move 18 10"),
    (lambda: go(acting(), "move 10 8", "fight rr"), "stay, move 18 10"),
    (lambda: go(acting(), "move 10 8", "fight rr"), "move 8 3, move 3 goal"),
], ids=["moves", "the move of the last point", "going aboard", "declining the free move", "the free move"])
def test_moves_can_be_taken_back(match: Set, line: str) -> None:
    taken_back(match(), *line.split(", "))


@rule("SI-9")
@rule("SI-19")
@rule("SI-20")
@rule("SI-22")
@rule("SI-23")
@pytest.mark.parametrize(("before", "text"), [
    ("", "end"), ("", "name 9"), ("name 9", "allow"), ("name 9", "waive"), ("name 9", "object"),
    ("name 9, allow, turn +1", "name 1"), ("name 9, object", "contest"), ("name 9, object, contest", "settle rb"),
    ("name 9, object, contest", "settle rr"), ("name 9, object, contest", "settle bb"),
    ("", "move 10 8"), ("move 10 8", "fight rb"), ("move 10 8, fight rb", "fight rr"),
])
def test_what_hands_over_or_was_thrown_is_final(before: str, text: str) -> None:
    final(go(acting(), *filter(None, before.split(", "))), text)


@rule("SI-8")
@rule("SI-11")
@rule("SI-17")
@rule("SI-28")
@pytest.mark.parametrize(("match", "text", "then"), [
    (lambda: position("3", "16", left=2, chests=((2, 5), (5, 0))), "move 3 goal", (benbow.OVER, "end")),
    (lambda: lonely(RED), "end", (RED, "return")),
    (lambda: go(lonely(BLACK), "end"), "land", (benbow.CHANCE, "roll")),
    (lambda: go(lonely(BLACK), "end"), "stay", (benbow.CHANCE, "roll")),
    (lambda: table("draw D"), "lay 9 r0", (benbow.CHANCE, "draw")),
    (lambda: position("18", "16"), "roll rr rr", (RED, "act")),
], ids=["the move that wins", "an end where the other side chooses", "coming back", "not coming back", "laying", "a roll"])
def test_so_are_these(match: Set, text: str, then: tuple[int, str]) -> None:
    assert waits(final(match(), text)) == then


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


@rule("SI-21")
def test_accepting_can_be_taken_back_for_a_contest() -> None:
    taken_back(go(acting(), "name 9", "object"), "accept", "name 1", "turn +1")
