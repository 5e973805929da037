"""Boards as data: people's own are read, played on, kept in files, sent to workers, and let go; nothing is compiled for them."""
from __future__ import annotations

import gc
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba.core import event

from benbow.engine import boards, files
from benbow.engine.compiled import COMPILED
from benbow.engine.compiled import playouts as play
from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.errors import BadFileError, BadGameError, BadOptionError
from benbow.engine.match import Match
from benbow.engine.sheet import MOST_COLUMNS, MOST_LINES, Sheet
from benbow.search import knowledge, messages
from benbow.search.search import Budget

from .toys.slides import BOARDS, GAME

OWN = "squares: 12\nslides:\n 3>9\n"


def moved(board: str, *steps: int) -> Match:
    match = GAME.new(seed=1, board=board)
    for n in steps:
        match.play(match.parse(f"go {n}"))
    return match


# ------------------------------------------------------------------------------------------------------------- playing
def test_rules_read_the_board_that_the_match_is_played_on() -> None:
    assert moved("short", 3)._state.place.tolist() == [5, 0]
    assert moved("long", 3)._state.place.tolist() == [3, 0]
    assert moved(OWN, 3)._state.place.tolist() == [9, 0]
    assert moved(OWN, 3, 1, 2).actor == OVER


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_new_board_compiles_nothing() -> None:
    play.playouts(GAME.opening(), GAME.new_workspace(3), 10)
    with event.install_recorder("numba:compile") as recorder:
        steps, *_ = play.playouts(GAME.opening(board="squares: 17\n"), GAME.new_workspace(3), 10)
    assert steps > 0
    assert not recorder.buffer


def test_uncompiled_rules_read_the_same_board() -> None:
    compiled = moved(OWN, 3, 2, 1)
    GAME.play_uncompiled()
    try:
        plain = moved(OWN, 3, 2, 1)
    finally:
        GAME.play_compiled()
    assert plain.state_bytes() == compiled.state_bytes()


def test_a_board_is_given_as_a_name_a_text_or_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(OWN, encoding="utf-8")
    for given_board in (OWN, path, str(path)):
        assert GAME.new(board=given_board).options["board"] == OWN
    assert GAME.new(board="long").options["board"] == "long"
    with pytest.raises(BadOptionError, match="neither a name"):
        GAME.new(board="nowhere.txt")
    with pytest.raises(BadOptionError, match="is no board"):
        Match(GAME, {"board": str(path)}, seed=1)  # what strangers give is never the name of a file


# ----------------------------------------------------------------------------------------------------------- travelling
def test_a_match_takes_its_board_along(tmp_path: Path) -> None:
    match = moved(OWN, 3, 2)
    match.save(tmp_path / "match.json")
    match.save(tmp_path / "seat.json", seat=1)
    program = f"""
import json, sys
from pathlib import Path
from benbow.engine import files
from tests.toys.slides import GAME
GAME.new(board="squares: 20\\n"); GAME.new(board="squares: 21\\n")  # so that numbers differ
match = files.decode(Path({str(tmp_path / 'match.json')!r}).read_bytes(), GAME)
seen = files.decode(Path({str(tmp_path / 'seat.json')!r}).read_bytes(), GAME)
places = [match.view(1).record.place.tolist(), seen.view().record.place.tolist()]
print(json.dumps([places, match.options["board"] == seen.options["board"], match.legal(), seen.view().board.text]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [[[9, 2], [9, 2]], True, match.legal(), OWN]
    assert files.encode(files.seat_content(moved(OWN, 3, 2), 1)) == (tmp_path / "seat.json").read_bytes()


def test_a_file_with_a_board_that_is_none_is_refused() -> None:
    content = files.referee_content(moved(OWN, 3))
    content["options"] = {**content["options"], "board": "squares: 2\n"}
    with pytest.raises(BadFileError, match=r"options\.board: line 1: .*from 4 to 40"):
        files.decode(files.encode(content), GAME)


def test_a_worker_is_sent_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages.Request, "found_game", lambda _: GAME)
    view = moved(OWN, 3).view(1)
    asked = messages.question(view, Budget(10), 1)
    assert asked.found_view() == view
    assert asked.found_view().board is view.board
    elsewhere = asked.model_copy(update={"board": "squares: 30\n"}).found_view()
    assert elsewhere.board is not None
    assert elsewhere.board.text == "squares: 30\n"
    assert messages.question(moved("long").view(0), Budget(10), 1).board == ""
    with pytest.raises(BadOptionError):
        asked.model_copy(update={"board": "squares: x\n"}).found_view()


def test_what_was_learned_on_our_boards_says_nothing_of_others() -> None:
    assert knowledge.covers(GAME, moved("short").view(0).record)
    assert not knowledge.covers(GAME, moved(OWN).view(0).record)


# --------------------------------------------------------------------------------------------------------------- memory
def test_boards_that_nobody_plays_on_are_let_go() -> None:
    kept = moved("squares: 33\n", 3)
    numbers = set()
    for n in range(3 * boards.KEPT):
        numbers.add(BOARDS.own(f"squares: {4 + n % 30}\nslides:\n 0>{n % 4}\n 1>{n // 4 % 4}\n 2>{n // 16 % 4}\n").number)
    gc.collect()
    assert len(BOARDS._drawn) <= boards.KEPT + 8
    assert kept.board is not None
    assert BOARDS.at_number(kept.board.number) is kept.board
    assert kept.legal() == moved("squares: 33\n", 3).legal()
    assert moved("squares: 33\n").board is kept.board


def test_too_many_boards_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARDS, "_free", [])
    with pytest.raises(BadOptionError, match="too many boards"):
        GAME.new(board="squares: 39\n")


def test_views_hold_their_board() -> None:
    view = moved("squares: 38\nslides:\n 1>2\n", 1).view(SPECTATOR)
    for n in range(2 * boards.KEPT):
        BOARDS.own(f"squares: 40\nslides:\n 1>{n % 4}\n 2>{n // 4 % 4}\n 3>{n // 16 % 4}\n 5>{n // 64}\n")
    gc.collect()
    assert BOARDS.of(view) is view.board
    assert BOARDS.of(view).text.startswith("squares: 38")


# --------------------------------------------------------------------------------------------------------------- refusals
@pytest.mark.parametrize(("text", "line", "key"), [
    ("squares: 3\n", 1, "no-number"),
    ("squares: 4 5\n", 1, "count"),
    ("\nsquares: five\n", 2, "no-number"),
    ("squares: 9\nsquares: 9\n", 2, "twice"),
    ("; nothing\n", 0, "missing"),
    ("squares: 9\nslides:\n 1>2\n x\n", 4, "bad-slide"),
    ("squares: 9\nslides:\n", 2, "no-drawing"),
    ("squares: 9\nladders:\n 1>2\n", 2, "no-such-key"),
    ("squares: 9\n 1>2\n", 2, "no-entry"),
    ("squares: 9\x00\n", 1, "not-text"),
    ("squares: 9\n" * (MOST_LINES + 1), 0, "too-large"),
    (f"; {'x' * MOST_COLUMNS}\n", 0, "too-large"),
    ("squares: 9\n" + "; x\n" * boards.MOST_BYTES, 0, "too-long"),
])
def test_what_is_wrong_has_its_line_and_words(text: str, line: int, key: str) -> None:
    with pytest.raises(boards.RefusedBoardError) as refused:
        GAME.new(board=text)
    first = refused.value.findings[0]
    assert (first.severity, first.line, first.key) == ("impossible", line, key)
    for lang in ("en", "fr", "de"):
        assert first.text(GAME.words(lang))
    assert str(refused.value).startswith(f"board: line {line}: ")


def test_what_is_unlike_the_book_can_be_played() -> None:
    reading = BOARDS.read("squares: 12\n")
    assert [(one.severity, one.line, one.clause) for one in reading.findings] == [("book", 1, "TR-1")]
    assert reading.findings[0].text(GAME.words()) == "The book has nine squares, not 12. (TR-1)"
    assert BOARDS.read(BOARDS.ours[0].text).findings == ()


def test_a_reader_says_values_or_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARDS, "_read", lambda text: boards.Reading(None))
    with pytest.raises(BadGameError, match="no reason"):
        BOARDS.read("squares: 9\n")
    monkeypatch.setattr(BOARDS, "_read", lambda text: boards.Reading({"squares": 3, "slide": np.zeros(40, np.int64)}))
    with pytest.raises(BadGameError, match="declared are"):
        BOARDS.own("squares: 3\n\n")


LINES = ["squares: 9", "slides:", " 1>2", " 3>3", "squares: 99", "", ";", "x", " ", "\t1>2", "squares:", ": 1", "a-b c: d"]


@given(st.text(alphabet=st.characters(codec=None), max_size=300) | st.lists(st.sampled_from(LINES)).map("\n".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    reading = BOARDS.read(text)
    assert (reading.values is None) == any(one.severity == "impossible" for one in reading.findings)
    assert all(0 <= one.line <= text.count("\n") + 1 for one in reading.findings)
    assert all(one.text(GAME.words("de")) for one in reading.findings)


def test_a_sheet_keeps_the_lines_of_a_drawing() -> None:
    sheet = Sheet("; map\nland:\n ab\n\n; between\n  cd\n\n\nsize: 3\n")
    assert sheet.rows("land") == [(3, " ab"), (4, ""), (6, "  cd")]
    assert sheet.numbers("size", 1, 1, 5) == [3]
    assert sheet.words("size") == ["3"]
    assert sheet.words("colour", is_optional=True) is None
    sheet.refuse_others()
    assert sheet.is_possible
