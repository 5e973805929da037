"""Own dice and barrels: entered as docs/boards.md says, played on to the end, drawn, told; broken texts are refused."""
from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benbow.engine.contract import OVER
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.games.naufrageurs.rules.board import BOARDS
from benbow.search.levels import bot as level
from tests.by_hand import everyone, go, play_on

from .table import GAME

MINE = Path(__file__).parent / "boards" / "mine.txt"
TEXT = MINE.read_text(encoding="utf-8")
OURS = BOARDS.ours[0].text
rule = pytest.mark.rule


def played(text: str, seed: int, **options: object) -> Match:
    luck = random.Random(seed)
    return play_on(Match(GAME, {"board": text, **options}, seed=seed), lambda match: luck.choice(match.legal()))


@rule("NA-2")
def test_own_dice_have_their_own_odds() -> None:
    assert [chance for _, chance in GAME.new(board=MINE, seed=1).chance()] == [Fraction(n, 100) for n in (47, 41, 12)]


@rule("NA-3")
@pytest.mark.parametrize("seed", range(40))
def test_all_barrels_are_shared_out(seed: int) -> None:
    match = played(TEXT, seed, players=2 + seed % 4)
    assert match.outcome is not None
    assert match.outcome.points[0] + match.outcome.points[1] == 101
    assert match.verify() == []


def test_barrels_show_their_own_values_everywhere() -> None:
    match = go(GAME.new(board=MINE), *["roll 1"] * 4, "load green 7", "load yellow 7")
    legal = [match.text(code) for code in match.legal()]
    assert "load red 7" in legal  # the notation calls barrels by the values of the book
    words, view = GAME.words(), match.view(1)
    names = [GAME.telling.name(view, code, words) for code in match.legal()]
    assert any("9" in name for name in names)
    go(match, "load red 7")
    assert "9" in match.tell(match.ply - 1, 1)
    assert "9" in GAME.telling.board(match.view(1), words)
    assert "9" not in match.tell(match.ply - 1, 0)


def test_everything_is_drawn_and_told() -> None:
    match = played(TEXT, 5, players=3)
    for lang in ("en", "fr", "de"):
        words = GAME.words(lang)
        for ply in range(0, match.ply, 7):
            for seat in everyone(match):
                view = match.view(seat, ply)
                assert view.svg(lang).startswith("<svg")
                assert GAME.telling.board(view, words)
                assert GAME.drawing.legend(view, words)
                for code in view.legal():
                    assert GAME.telling.note(view, code, words) != ""
                    GAME.telling.warn(view, code, words)
                    GAME.telling.aim(view, words)


def test_bots_play_on_it() -> None:
    """What was learned says nothing of these dice: the search does without."""
    match = GAME.new(board=MINE, seed=3)
    captain = level("captain", 1)
    for _ in range(6):
        match.advance()
        match.play(captain.choose(match.view(match.actor)))
    assert match.actor != OVER


@pytest.mark.parametrize(("old", "new", "line", "key"), [
    ("dice: 5 4 1", "", 0, "missing"),
    ("dice: 5 4 1", "dice: 5 4", 4, "count"),
    ("dice: 5 4 1", "dice: 5 4 1 0", 4, "no-number"),
    ("dice: 5 4 1", "dice: 5 4 0", 4, "no-number"),
    ("dice: 5 4 1", "dice: 5 4 -1", 4, "no-number"),
    ("dice: 5 4 1", "dice: 5 4 1000", 4, "no-number"),
    ("dice: 5 4 1", "dice: half 4 1", 4, "no-number"),
    ("dice: 5 4 1", "dice:", 4, "count"),
    ("dice: 5 4 1", "dices: 5 4 1", 0, "missing"),
    ("dice: 5 4 1", "dice: 5 4 1\ndice: 5 4 1", 5, "twice"),
    ("red:    -2  3  4  5  6  7", "red: 3 4 5 6 7", 9, "count"),
    ("red:    -2  3  4  5  6  7", "red: -2 3 4 5 6 51", 9, "no-number"),
    ("red:    -2  3  4  5  6  7", "red: -2 3 4 5 6 7.5", 9, "no-number"),
    ("red:    -2  3  4  5  6  7", "red: -2 3 4 5 6 8", 0, "too-much"),
    ("red:    -2  3  4  5  6  7", "red: -3 3 4 5 6 7", 0, "too-much"),
    ("red:    -2  3  4  5  6  7", "purple: -2 3 4 5 6 7", 0, "missing"),
    ("red:    -2  3  4  5  6  7", "red -2 3 4 5 6 7", 0, "missing"),
    ("brown:  -7 -3  1  3  7  8", "brown: -7 -3 1 3 7 8 9", 11, "count"),
    ("brown:  -7 -3  1  3  7  8", "brown: -7 -3 1 3 7 8\nlanes: 4", 12, "no-such-key"),
    ("brown:  -7 -3  1  3  7  8", "brown: −7 −3 1 3 7 8", 11, "no-number"),
    ("brown:  -7 -3  1  3  7  8", "brown: -7 -3 1 3 7 8\x07", 11, "not-text"),
])
def test_broken_texts_are_refused_with_line_and_reason(old: str, new: str, line: int, key: str) -> None:
    assert old in OURS
    reading = BOARDS.read(OURS.replace(old, new))
    assert (line, key) in [(one.line, one.key) for one in reading.findings if one.severity == "impossible"]
    with pytest.raises(BadOptionError):
        GAME.new(board=OURS.replace(old, new))


@rule("NA-2")
@rule("NA-3")
def test_what_is_unlike_the_book_is_said() -> None:
    found = [(one.severity, one.line, one.clause) for one in BOARDS.read(TEXT).findings]
    assert found == [("book", 2, "NA-2"), ("book", 5, "NA-3")]
    even = BOARDS.read(OURS.replace("red:    -2", "red:    -1"))
    assert [(one.key, one.clause) for one in even.findings] == [("even", "NA-3"), ("barrels", "NA-3")]
    assert BOARDS.read(OURS).findings == ()
    assert BOARDS.read(OURS.replace("dice: 5 4 1", "dice: 50 40 10")).findings == ()


def with_sign(place: int, sign: str) -> str:
    return OURS[:place] + sign + OURS[place + 1 :]


LINES = [*OURS.split("\n"), "dice: 1 1 1", "brown: 1 1 1 1 1 1", "x", ": 3", "red: -50 0 0 0 0 50", "\t", "lanes: 4"]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(LINES), max_size=20).map("\n".join) | st.text(max_size=200)
       | st.builds(with_sign, st.integers(0, len(OURS) - 1), st.characters(codec="utf-8")))
def test_any_text_is_refused_or_played(text: str) -> None:
    reading = BOARDS.read(text)
    assert all(one.text(GAME.words("fr")) for one in reading.findings)
    if reading.values is not None:
        match = played(text if "\n" in text else text + "\n", 1, lanes=2, barrels=2, special=2)
        assert match.svg().startswith("<svg")
