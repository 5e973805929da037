"""Does a game's lesson say what is so? Every step is told in all languages, to what the rules and the table then are."""
from __future__ import annotations

from ..contract import Game
from ..drawing.routes import Ids
from ..errors import BadGameError
from ..lesson import Lesson, Step, lesson_of
from ..match import Match
from ..state import State

MAX_LENGTH = 330  # of a text, in characters: a card is read in one go, also on a phone


def check_lesson(game: Game) -> None:
    """BadGameError for a step that cannot be: an action that is not allowed, a piece that is not there, a fact that is not true,
    a text that is missing or too long. (That actions are allowed is seen when the lesson is loaded.)
    """
    lesson = lesson_of(game)
    if lesson is None:
        return
    for step, match in lesson.moments():
        check_texts(game, step)
        check_moment(lesson, step, match)
    for place, line in enumerate(lesson.script):
        for code in line.codes[1:]:
            check_other_way(lesson, place, code)


def wrong(game: Game, step: Step, why: str) -> BadGameError:
    return BadGameError("lesson", f"{game.id}, step {step.name!r}: {why}")


def check_texts(game: Game, step: Step) -> None:
    for lang in game.languages:
        words = game.words(lang)
        for text in (step.text(words), step.answer(words)):
            if not 0 < len(text) <= MAX_LENGTH:
                raise wrong(game, step, f"{len(text)} characters in {lang}; {MAX_LENGTH} are read in one go")


def check_moment(lesson: Lesson, step: Step, match: Match) -> None:
    """What it points at is there, and what it relies on is so."""
    view = lesson.view(match)
    pieces = {piece.id for piece in view.game.drawing.scene(view, view.game.words("en")).pieces}
    if missing := set(step.point) - pieces - buttons(match):
        raise wrong(view.game, step, f"there is nothing called {', '.join(sorted(missing))} to point at")
    seen = State.of(view)
    for name, value in step.facts:
        if seen[name] != value:
            raise wrong(view.game, step, f"the text relies on {name} = {value}, but it is {seen[name]}")


def buttons(match: Match) -> set[str]:
    """The last part of every gesture."""
    ways: dict[int, Ids] = match.game.drawing.gestures(match.view(match.actor)) if match.actor >= 0 else {}
    return {ids[-1] for ids in ways.values()}


def check_other_way(lesson: Lesson, place: int, code: int) -> None:
    """Where either of two actions will do, the lesson goes on after the other one too, and the dice fall as they are told."""
    match = lesson.begin(seed=1)
    for k, line in enumerate(lesson.script):
        played = code if k == place else line.codes[0]
        if played not in match.legal():
            step = lesson.steps[line.step]
            raise wrong(match.game, step, f"after {match.text(code)!r} it is not possible to {match.text(played)!r}")
        if match.actor < 0 and match.copy().roll() != played:
            raise wrong(match.game, lesson.steps[line.step], f"after {match.text(code)!r} the dice would fall otherwise")
        match.play(played)
