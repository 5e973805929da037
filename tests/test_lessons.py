"""Lessons: prepared matches whose dice and bots follow a script, as far as the learner does."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import benbow
from benbow.engine import dice, files
from benbow.engine.errors import BadFileError, BadGameError
from benbow.engine.laws import lesson as law
from benbow.engine.lesson import Lesson, lesson_of
from benbow.engine.match import Match
from benbow.server.presentation import TablePresentation

from .own import GAMES, LANGUAGES

NAUFRAGEURS = benbow.game("naufrageurs")
PRELUDE = "roll 2, roll 3, roll 1, roll 2, load green 7, load yellow 3, load red -2, load blue 5"
GREEN, BLUE = {"name": "lure", "do": ["lure green"]}, {"name": "drift", "first": ["roll 3"], "do": ["lure blue"]}
END = {"name": "end"}
BOTH, AFTER = {"name": "lure", "do": ["lure red", "lure blue"]}, {"name": "end", "first": ["roll 1"]}


def made(*steps: dict[str, Any], **content: Any) -> Lesson:
    return Lesson(NAUFRAGEURS, {"options": {"players": 2}, "prelude": PRELUDE, "step": [*steps], **content})


def played(lesson: Lesson, *actions: str) -> Match:
    match = lesson.begin(seed=1)
    for text in actions:
        match.play(match.parse(text))
    return match


def test_what_is_told_follows_from_the_actions() -> None:
    lesson = made({"name": "goal"}, BOTH, AFTER, {"name": "more"})

    def told(*actions: str) -> list[str]:
        return [step.name for step in lesson.told(played(lesson, *actions))]

    assert told() == ["goal", "lure"]
    assert told("lure red") == ["lure"]
    assert told("lure red", "lure blue", "roll 1") == ["end", "more"]
    assert told("lure green") == []
    assert lesson.accepted(played(lesson, "lure green")) == ()
    assert lesson.accepted(played(lesson, "lure red")) == (NAUFRAGEURS.verbs.parse("lure blue"),)


SAILED = {"name": "sailed", "first": ["roll 1", "roll 1"]}
LOADED = {"name": "loaded", "first": ["roll 1", "roll 1", "load yellow -2", "load red 3"], "do": ["lure green"]}


def test_something_is_told_while_others_go_on() -> None:
    lesson = made(GREEN, {**BLUE, "first": ["roll 1"], "do": ["lure red"]}, SAILED, {"name": "more"}, LOADED)
    match = played(lesson, "lure green", "roll 1", "lure red")
    while match.actor != lesson.seat:
        match.play(lesson.accepted(match)[0])
    began = lesson.begin().ply
    told = {ply - began: [step.name for step in lesson.told_in_between(match, ply)] for ply in range(match.ply + 1)}
    assert {place: names for place, names in told.items() if names} == {5: ["sailed", "more"]}
    assert [step.name for step in lesson.told(match)] == ["sailed", "more", "loaded"], "for a page that has not shown it"
    assert lesson.told_in_between(played(lesson, "lure blue"), began + 5) == ()


@pytest.mark.parametrize("name", benbow.games())
def test_what_is_told_while_others_go_on_follows_a_line_of_the_story(name: str) -> None:
    """For each line there is a frame; a walk of several steps has only one."""
    game = benbow.game(name)
    if (lesson := lesson_of(game)) is None:
        return
    match = lesson.begin(seed=1)
    for line in lesson.script:
        match.play(line.codes[0])
    ends = {line.ply + 1 for line in TablePresentation().story(match, lesson.seat, game.words("en"), match.ply)}
    assert {ply for ply in range(match.ply) if lesson.told_in_between(match, ply)} <= ends


def test_dice_of_a_lesson_fall_as_written_and_then_by_their_secret() -> None:
    lesson = made(GREEN, BLUE, END)
    match = played(lesson, "lure green")
    assert match.text(match.roll()) == "roll 3"
    match.play(match.parse("lure blue"))
    after = [match.text(code) for code in match.advance()]
    assert after == [match.text(code) for code in played(lesson, "lure green", "roll 3", "lure blue").advance()]
    assert match.verify() == []
    again = files.decode(files.encode(files.referee_content(match)))
    assert isinstance(again, Match)
    assert (again.actions, again.dice.to_file()) == (match.actions, match.dice.to_file())


@pytest.mark.parametrize("places", ["x", "1  2", "-1", "1,2", "1" * 9])
def test_scripted_dice_from_a_file_are_checked(places: str) -> None:
    with pytest.raises(BadFileError):
        dice.from_file({"kind": "scripted", "places": places, "secret": "s"})


def test_an_answer_to_what_the_lesson_does_not_expect() -> None:
    lesson, words = made(BOTH, END), NAUFRAGEURS.words("en")
    red, blue, green = (NAUFRAGEURS.verbs.parse(f"lure {colour}") for colour in ("red", "blue", "green"))
    match = lesson.begin()
    assert lesson.off(match, [red, blue], words) == lesson.off(match, [red], words) == ""
    assert lesson.off(match, [green], words) == lesson.off(match, [red, green], words) == words("lesson-not")
    assert lesson.off(played(lesson, "lure red", "lure blue"), [green], words) == ""


FAULTS: dict[str, tuple[Callable[[], Lesson], str]] = {
    "no steps": (lambda: made(), "a name of its own"),
    "two of a name": (lambda: made({"name": "a"}, {"name": "a"}), "a name of its own"),
    "unknown key": (lambda: made({"name": "a", "say": "x"}), "say = 'x'"),
    "not parsed": (lambda: made({"name": "a", "do": ["lure pink"]}), "step 'a'"),
    "not allowed": (lambda: made({"name": "a", "do": ["load green 6"]}), "is not for seat 0 to do"),
    "not the learner": (lambda: made({"name": "a", "first": ["lure red"]}), "is not for seat 0 to do"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_lesson_that_cannot_be_is_refused(fault: str) -> None:
    make, why = FAULTS[fault]
    with pytest.raises(BadGameError, match=why):
        assert make().script


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "nothing there": ({"name": "lure", "point": ["unicorn"], "do": ["lure red"]}, "nothing called unicorn"),
    "not a fact": ({"name": "lure", "facts": {"square": [1, 1, 1, 1]}, "do": ["lure red"]}, "relies on square"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_law_of_lessons_notices_what_is_not_so(name: str) -> None:
    step, why = BROKEN[name]
    lesson = made(step)
    one, match = next(lesson.moments())
    with pytest.raises(BadGameError, match=why):
        law.check_moment(lesson, one, match)


def test_the_law_of_lessons_tries_the_other_way() -> None:
    lesson = made({"name": "lure", "do": ["lure red | lure green", "lure blue"]}, END)
    with pytest.raises(BadGameError, match="after 'lure green'"):
        law.check_other_way(lesson, 0, lesson.script[0].codes[1])


@pytest.mark.parametrize("name", benbow.games())
def test_lessons_of_our_games_are_true(name: str) -> None:
    law.check_lesson(benbow.game(name))


@pytest.mark.parametrize("name", GAMES)
def test_our_games_teach_and_say_how_they_are_played(name: str) -> None:
    game = benbow.game(name)
    lesson = lesson_of(game)
    assert lesson is not None
    names = {step.name for step in lesson.steps}
    for lang in LANGUAGES:
        text = game.text_of("howto", lang)
        pictures = re.findall(r"!\[[^]]+\]\(([a-z0-9-]+)(?:\?part=\d+,\d+,\d+,\d+)?\)", text)
        assert len(pictures) == text.count("![") >= 3
        assert {*pictures} <= names
        assert 200 <= len(text.split()) <= 600
        assert lang == "en" or text != game.text_of("howto", "en")


def test_a_lesson_survives_the_store() -> None:
    match = made(GREEN, BLUE, END).begin()
    assert dice.from_file(json.loads(json.dumps(match.dice.to_file()))).to_file() == match.dice.to_file()
    assert lesson_of(benbow.game("naufrageurs")) is lesson_of(benbow.game("naufrageurs"))
