"""What no board can be is refused, with its line and a reason in every language; whatever is typed otherwise can be played on."""
from __future__ import annotations

import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import benbow
from benbow.engine.boards import Finding, RefusedBoardError
from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.board import BOARDS

from ..games.bots import some
from .any_board import EXAMPLE, any_board
from .table import GAME, rule

CLASSIC, BAY = BOARDS.ours[0].text, EXAMPLE.read_text(encoding="utf-8")
DISC_A, DISC_F = "  A  2  01* 23  45", "  F  4  03* 14* 25"
# What is changed in the example, into what; the line and the key of the first finding.
BROKEN = {
    "a well too few": (" . . . . .\n", " . . . .\n", 2, "wells-count"),
    "no wells": ("wells:\n  . . . .\n . . . . .\n  . . . .\n   . . .\n  . . .\n", "wells:\n", 2, "wells-count"),
    "wells in numbers": ("wells:\n", "wells: 4 5 4 3 3\n", 2, "wells-count"),
    "a row that is not shifted": (" . . . . .\n", "  . . . . .\n", 4, "wells-shifted"),
    "a well that is half a well beside": ("   . . .\n", "   . .  .\n", 6, "wells-shifted"),
    "a well that is no dot": ("   . . .\n", "   . o .\n", 6, "wells-sign"),
    "a well far away": ("  . . .\n\n", "  . .                     .\n\n", 2, "wells-far"),
    "no start": ("red start: 18 E, 18 SE\n", "", 0, "missing"),
    "an empty goal": ("red goal: 0 W, 0 NW", "red goal:", 10, "field-empty"),
    "an unknown well": ("red goal: 0 W", "red goal: 19 W", 10, "no-end"),
    "an unknown way": ("red goal: 0 W", "red goal: 0 O", 10, "no-end"),
    "a way alone": ("red goal: 0 W", "red goal: W", 10, "no-end"),
    "an end inside the jungle": ("red goal: 0 W", "red goal: 0 E", 10, "inner-end"),
    "an end in two fields": ("red goal: 0 W", "red goal: 18 E", 10, "end-twice"),
    "an end that is joined with itself": ("0 NE - 1 NW", "0 NE - 0 NE", 15, "end-twice"),
    "an end in two loops": ("8 NE - 8 E", "8 NE - 0 NE", 16, "end-twice"),
    "an end that is dead and joined": ("dead ends: 4 NW", "dead ends: 4 NW, 4 W", 19, "end-twice"),
    "half a loop": ("0 NE - 1 NW", "0 NE", 15, "no-loop"),
    "a loop of three": ("0 NE - 1 NW", "0 NE - 1 NW - 2 NW", 15, "no-loop"),
    "an end that leads nowhere": ("dead ends: 4 NW\n", "", 0, "end-open"),
    "a misspelt key": ("dead ends:", "blind ends:", 19, "no-such-key"),
    "no discs": (BAY[BAY.index(DISC_A) :], "", 21, "no-drawing"),
    "a seventh kind": (DISC_A, "  G  2  01* 23  45", 22, "no-disc"),
    "a disc of two trails": (DISC_A, "  A  2  01* 23", 22, "no-disc"),
    "a seventh end": (DISC_A, "  A  2  01* 23  46", 22, "no-disc"),
    "less than no disc": (DISC_A, "  A -2  01* 23  45", 22, "no-disc"),
    "an end without a trail": (DISC_A, "  A  2  01* 23  35", 22, "disc-ends"),
    "a trail back to its end": (DISC_A, "  A  2  01* 22  45", 22, "disc-ends"),
    "no dot": (DISC_A, "  A  2  01  23  45", 22, "disc-dot"),
    "a dot on two trails that do not cross": (DISC_A, "  A  2  01* 23* 45", 22, "disc-apart"),
    "a dot on three trails of which two do not cross": (DISC_F, "  F  4  03* 15* 24*", 27, "disc-apart"),
    "a kind twice": (DISC_F, DISC_A.replace("2", "4", 1), 27, "disc-twice"),
    "a disc too many": (DISC_F, "  F  5  03* 14* 25", 21, "discs-count"),
    "a hundred discs": (DISC_F, "  F  99 03* 14* 25", 21, "discs-count"),
}


@rule("SI-2")
@rule("SI-3")
@rule("SI-5")
@pytest.mark.parametrize(("old", "new", "line", "key"), BROKEN.values(), ids=BROKEN)
def test_broken_board_is_refused_with_line_and_reason(old: str, new: str, line: int, key: str) -> None:
    assert old in BAY
    with pytest.raises(RefusedBoardError) as refused:
        GAME.new(board=BAY.replace(old, new, 1))
    first = refused.value.findings[0]
    assert (first.severity, first.line, first.key) == ("impossible", line, key)
    for lang in ("en", "fr", "de"):
        told = first.text(GAME.words(lang))
        assert told.endswith((".", "]", ")", "“", "»", "”"))
        assert "{" not in told
    assert str(refused.value).startswith(f"board: line {line}: ")


def test_too_many_ends_for_one_field_are_refused() -> None:
    """A jungle of single discs has 114 ends at its rim."""
    wells = "wells:\n" + ".   .   .   .   .\n\n" * 3 + ".   .   .   .\n"
    names = [f"{well} {way}" for well in range(19) for way in ("NE", "E", "SE", "SW", "W", "NW")]
    rows = "\n".join("  " + ", ".join(names[k : k + 30]) for k in range(3, 114, 30))
    text = f"{wells}\nred start:\n{rows}\nred goal: 0 NE\nblack start: 0 E\nblack goal: 0 SE\n"
    keys = {one.key for one in BOARDS.read(text).findings}
    assert "field-full" in keys


def test_every_finding_has_words() -> None:
    for lang in ("en", "fr", "de"):
        for reading in (BOARDS.read(any_board(random.Random(seed))) for seed in range(20)):
            assert all("{" not in one.text(GAME.words(lang)) for one in reading.findings)


# ------------------------------------------------------------------------------------------------- whatever is typed
LINES = [
    *CLASSIC.splitlines(), *BAY.splitlines(), "", "loops:", "discs:", "wells:", "dead ends:", "red goal: 0 NW, 0 NE", ". " * 100,
]
SIGNS = st.sampled_from("0123456789 .,-*:;ABCDEFNSW\n\t") | st.characters(codec=None)


@st.composite
def typed(draw: st.DrawFn) -> str:
    """One of our texts, or one drawn at random, with slips of the pen."""
    source = draw(st.sampled_from([CLASSIC, BAY, BOARDS.ours[1].text]) | st.integers(0, 30).map(
        lambda seed: any_board(random.Random(seed))))
    lines = source.splitlines()
    for _ in range(draw(st.integers(0, 3))):
        k, deed = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, 4))
        if deed == 0:
            lines[k : k + 1] = []
        elif deed == 1:
            lines.insert(k, draw(st.sampled_from(lines + LINES)))
        elif deed == 2:
            other = draw(st.integers(0, len(lines) - 1))
            lines[k], lines[other] = lines[other], lines[k]
        else:
            at = draw(st.integers(0, len(lines[k])))
            lines[k] = lines[k][:at] + draw(SIGNS) + lines[k][at + draw(st.integers(0, 2)) :]
        lines = lines or [""]
    return "\n".join(lines) + "\n"


@settings(max_examples=some(200), deadline=None)
@given(typed() | st.text(max_size=300) | st.lists(st.sampled_from(LINES)).map("\n".join))
def test_any_text_is_refused_or_played_on(text: str) -> None:
    """In no time, and never with another error."""
    begun = time.perf_counter()
    reading = BOARDS.read(text)
    assert time.perf_counter() - begun < 0.5
    assert (reading.values is None) == any(one.severity == "impossible" for one in reading.findings)
    assert all(0 <= one.line <= text.count("\n") + 1 and one.text(GAME.words("de")) for one in reading.findings)
    if reading.values is not None:
        play_and_draw(text)


def play_and_draw(text: str) -> None:
    if not text.endswith("\n"):
        text += "\n"
    luck = random.Random(1)
    match = Match(GAME, {"board": text, "layout": "random", "limit": 2}, seed=1)
    for _ in range(30):
        match.advance()
        if match.actor == benbow.OVER:
            break
        match.play(luck.choice(match.legal()))
    view, words = match.view(0), GAME.words("fr")
    assert "<svg" in GAME.drawing.scene(view, words, ()).svg((), ())
    assert GAME.telling.board(view, words)


@pytest.mark.parametrize("text", [
    "loops:\n" + "  0 NW - 0 NE, 1 NW - 1 NE,\n" * 280,
    "dead ends:\n" + ",".join(["0 NW"] * 34) + "\n" + (" " + ",".join(["0 NW"] * 34) + "\n") * 46,
    "wells:\n" + ("." * 199 + "\n") * 40,
    "wells:\n" + (". " * 19 + "\n") * 200,
    "discs:\n" + "  A 19 03* 14* 25*\n" * 390,
    "x:" * 4000,
], ids=["loops", "dead ends", "dots", "rows", "discs", "nothing"])
def test_the_longest_texts_are_read_in_no_time(text: str) -> None:
    begun = time.perf_counter()
    found: tuple[Finding, ...] = BOARDS.read(text[:8000]).findings
    assert time.perf_counter() - begun < 0.5
    assert found[0].severity == "impossible"
