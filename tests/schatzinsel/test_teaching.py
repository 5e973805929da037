"""The coach and the legend: what is said to a beginner is true of the position, and every mark has its meaning."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import pytest

from benbow.engine.lesson import lesson_of
from benbow.engine.match import Match
from benbow.engine.words import Words
from benbow.games.schatzinsel import drawing, telling

from ..by_hand import go
from ..drawn import shown
from .positions import acting, asked_back, back, drawn, duel, free, named, objected, position
from .table import ENGLISH, GAME, RED

LATE = ((2, 5), (5, 0))  # chests: with the next pawn aboard Red has seven
WORDS = [GAME.words(lang) for lang in GAME.languages]


def advice(match: Match, action: str, words: Words = ENGLISH) -> tuple[str, str]:
    view, code = match.view(match.actor), match.parse(action)
    assert code in view.legal()
    return telling.note(view, code, words), telling.warn(view, code, words)


def aim(match: Match, words: Words = ENGLISH) -> str:
    return telling.aim(match.view(match.actor), words)


def at_goal(left: int = 2, **more: Any) -> Match:
    """Red's pawn on 3 is one move from its goal, the other on 18 is not."""
    return position("3 18", "16", left=left, moved=True, **more)


def before_turn(well: int, **more: Any) -> Match:
    """Red may turn a disc. Black's pawn on 6 could go aboard if disc 2 lay as on ISLAND."""
    return go(position("18", "6", left=3, moved=True, discs_at={2: "E2"}, **more), f"name {well}", "allow")


# ------------------------------------------------------------------------------------------------------------ warnings
def test_what_wins_at_once_is_not_missed() -> None:
    late = at_goal(chests=LATE)
    assert advice(late, "move 18 10")[1] == "You can win at once: your pawn on disc 3 can go aboard."
    assert advice(late, "end")[1] == advice(late, "name 9")[1] == advice(late, "move 18 10")[1]
    assert advice(late, "move 3 goal")[1] == ""
    assert advice(at_goal(), "move 18 10")[1] == ""


def test_a_pawn_that_can_go_aboard_is_not_left_behind() -> None:
    assert advice(at_goal(), "end")[1].startswith("Your pawn on disc 3 can go aboard now.")
    assert advice(at_goal(left=0), "end")[1] == ""
    assert advice(position("10 18", "", left=2, moved=True), "end")[1] == ""
    won = go(position("8", "3", left=1), "move 8 3", "fight rr")
    assert advice(won, "stay")[1].startswith("Your pawn on disc 3 can go aboard now.")
    assert advice(free(), "stay")[1] == ""


def test_the_opponent_one_move_from_the_ship_is_stopped_while_there_are_points() -> None:
    assert "Pirates can reach their ship in one move, and you have 2 action points left" in advice(
        position("18", "6", left=2, moved=True), "end")[1]
    assert advice(position("18", "6", left=0, moved=True), "end")[1] == ""
    assert advice(position("18", "10", left=2, moved=True), "end")[1] == ""


def test_ones_own_way_aboard_is_not_cut() -> None:
    """On ISLAND the trail from 3 to the goal leads over disc 0."""
    assert advice(at_goal(), "name 0")[1].startswith("Your own way aboard leads over disc 0.")
    assert advice(at_goal(), "name 9")[1] == ""


def test_a_disc_is_not_turned_for_the_opponent() -> None:
    shut = before_turn(2)
    warned = {k: advice(shut, f"turn +{k}") for k in range(1, 6)}
    opens = {k for k in warned if "Pirates can reach their ship in one move" in warned[k][1]}
    assert opens == {k for k in warned if warned[k][0] == "leads the Pirates aboard"} == {5}
    away = before_turn(9)
    assert {advice(away, f"turn +{k}")[1] for k in range(1, 6)} == {""}


def test_an_objection_in_time() -> None:
    shut = go(position("18", "6", left=3, moved=True, turn=1, discs_at={2: "E2"}), "name 2")
    for answer in ("allow", "waive"):
        assert advice(shut, answer)[1].startswith("If they turn disc 2 the right way, the Pirates can go aboard")
    assert advice(shut, "object") == ("if contested, 50% chance to hold", "")
    late = go(position("18", "6", left=1, moved=True, turn=1, discs_at={2: "E2"}), "name 2")
    assert advice(late, "allow")[1] == advice(named(), "allow")[1] == ""


# --------------------------------------------------------------------------------------------------------- aims, notes
AIMS: list[tuple[Callable[[], Match], str]] = [
    (drawn, "aim-lay"), (asked_back, "aim-return"), (objected, "aim-reply"), (lambda: named("allow"), "aim-turn"),
    (free, "aim-free"), (lambda: go(position("8", "3", left=1), "move 8 3", "fight rr"), "aim-free-aboard"),
    (at_goal, "aim-aboard"), (lambda: at_goal(chests=LATE), "aim-win"), (lambda: position("18", "6", left=2), "aim-stop"),
    (lambda: position("10", "5", left=1), "aim-attack"), (lambda: position("18 start", "", left=1), "aim-blocked"),
    (lambda: position("18", "", left=2), "aim-go"), (lambda: position("18", "", left=1), "aim-duty"),
    (lambda: position("9", "", left=2), "aim-stuck"),
    (lambda: position("18 start", "", left=2, discs_at={17: "C0", 18: "B2"}), "aim-stuck"), (named, "aim-answer-free"),
    (lambda: go(position("18", "10", left=3, turn=1), "name 15"), "aim-answer-free"),
    (lambda: go(position("18", "16", left=3, turn=1), "name 14"), "aim-answer-mine"),
    (lambda: go(position("18", "6", left=3, moved=True, turn=1, discs_at={2: "E2"}), "name 2"), "aim-answer-danger"),
]


@pytest.mark.parametrize(("made", "key"), AIMS, ids=[key for _, key in AIMS])
def test_what_to_aim_for(made: Callable[[], Match], key: str) -> None:
    match = made()
    assert aim(match, cast(Words, lambda key, **_: key)) == key
    assert all(len(aim(match, words)) > 20 for words in WORDS)


def test_nothing_is_aimed_for_without_points() -> None:
    assert aim(at_goal(left=0)) == ""


def test_notes_say_prices_and_chances() -> None:
    match = at_goal()
    assert advice(match, "move 18 10")[0] == "1 of 2 points"
    assert advice(match, "move 3 goal")[0] == "aboard, with 2 chests"
    assert advice(match, "name 9")[0] == ""  # so that a disc that is pointed at tells what it is
    assert advice(acting(red="10", black="5"), "move 10 5")[0] == "duel: 62% chance to win"
    assert advice(free(), "move 5 2")[0] == "free of charge"
    assert advice(objected(), "contest")[0] == "50% chance to turn it, else a point is lost"


# ------------------------------------------------------------------------------------------------------------- legend
def test_every_mark_has_a_symbol_and_every_symbol_is_drawn() -> None:
    scenes = [shown(match, "red-18", seat=RED) for match in (
        acting(), named(), go(objected(), "accept"), duel(), back(), acting(turns=395))]
    marks = {mark for scene in scenes for mark in re.findall(r'data-mark="([^"]*)"', scene.svg())}
    for words in WORDS:
        symbols = drawing.legend(acting().view(RED), words)
        assert {symbol.key for symbol in symbols} == marks
        assert all(symbol.text and symbol.art for symbol in symbols)
        assert not any("href=" in symbol.art for symbol in symbols)  # they stand by themselves


def test_the_great_moments_of_the_lesson() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    match, told = lesson.begin(seed=1), dict[str, set[str]]()
    for line in lesson.script:
        match.play(line.codes[0])
    for ply in range(match.laid, match.ply):
        found = GAME.telling.moment(match.view(0, ply), match.veiled(ply, 0), match.view(0, ply + 1))
        told.setdefault(found, set()).add(match.tell(ply, 0))
    assert all("wins the duel" in text or "loses the duel" in text for text in told["death"])
    assert all("aboard" in text for text in told["treasure"])
    assert not any("throws one red and one black" in text for text in told["death"])
