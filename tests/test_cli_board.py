"""benbow board: boards of one's own, written, checked, drawn, played on."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow import cli

from .own import GAMES

Capture = pytest.CaptureFixture[str]
OURS = {name: boards.ours[0].text for name in GAMES if (boards := benbow.game(name).boards)}
WITH_BOARDS = [(name, board) for name in GAMES if (boards := benbow.game(name).boards) for board in boards.names]


def printed(capsys: Capture, *arguments: str | Path, code: int) -> tuple[str, str]:
    """-> what is said on the output, and in complaint."""
    assert cli.main([*map(str, arguments)]) == code
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return found.out, found.err


def test_every_game_has_boards_that_can_be_changed() -> None:
    assert {name for name, _ in WITH_BOARDS} == {*GAMES}


@pytest.mark.parametrize(("name", "board"), WITH_BOARDS)
def test_one_begins_with_ours_and_it_is_as_the_book_says(name: str, board: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    assert printed(capsys, "board", "new", name, path, "--like", board, code=0)[1] == ""
    assert path.read_text(encoding="utf-8") == (benbow.game(name).home / "boards" / f"{board}.txt").read_text(encoding="utf-8")
    out, err = printed(capsys, "board", "check", name, path, "--json", "--lang", "en", code=0)
    found = json.loads(out)
    assert (found["possible"], [one for one in found["findings"] if one["severity"] == "impossible"]) == (True, [])
    assert err == ""
    assert "exists already" in printed(capsys, "board", "new", name, path, code=2)[1]
    assert printed(capsys, "board", "draw", name, path, code=0)[0].startswith("<svg")
    assert printed(capsys, "board", "draw", name, path, "--out", tmp_path / "mine.png", code=0) == ("", "")
    assert (tmp_path / "mine.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_wrong_has_file_line_and_reason(name: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(OURS[name] + "sails: 7\n", encoding="utf-8")
    line = OURS[name].count("\n") + 1
    out, err = printed(capsys, "board", "check", name, path, "--lang", "en", code=1)
    assert out.startswith(f"{path}:{line}: Cannot be played: “sails:” is not known here.")
    assert err == ""
    found = json.loads(printed(capsys, "board", "check", name, path, "--json", "--lang", "fr", code=1)[0])
    assert (found["possible"], found["findings"][0]["line"]) == (False, line)
    assert "inconnu" in found["findings"][0]["text"]
    assert printed(capsys, "board", "draw", name, path, "--lang", "en", code=1)[0] == out
    assert "line" in printed(capsys, "simulate", name, "-n", "1", "--board", path, code=2)[1]


def test_it_is_played_on(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    path = tmp_path / "mine.txt"
    path.write_text("dice: 1 1 1\n" + OURS["naufrageurs"].partition("dice: 5 4 1\n")[2])
    found = json.loads(printed(capsys, "simulate", "naufrageurs", "-n", "20", "--board", path, "--json", code=0)[0])
    assert found["options"]["board"].startswith("dice: 1 1 1\n")
    assert "as printed" not in printed(capsys, "board", "check", "naufrageurs", "~/mine.txt", code=0)[0]


@pytest.mark.parametrize(("content", "complaint"), [
    (None, "No such file"),
    (b"; \xff\xfe", "no text in UTF-8"),
])
def test_what_cannot_be_read_exits_with_2(content: bytes | None, complaint: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "mine.txt"
    if content is not None:
        path.write_bytes(content)
    for what in ("check", "draw"):
        out, err = printed(capsys, "board", what, "naufrageurs", path, code=2)
        assert out == ""
        assert complaint in err


def test_wrong_usage_exits_with_2(tmp_path: Path, capsys: Capture) -> None:
    assert "'chess' is not a game here" in printed(capsys, "board", "check", "chess", "x", code=2)[1]
    path = tmp_path / "x"
    assert "'atlantis' is none of oleron" in printed(capsys, "board", "new", "naufrageurs", path, "--like", "atlantis", code=2)[1]
    assert ".svg or .png" in printed(capsys, "board", "draw", "naufrageurs", path, "--out", "x.gif", code=2)[1]
    for arguments in ([], ["check"], ["sail", "naufrageurs", "x"]):
        with pytest.raises(SystemExit) as left:
            cli.main(["board", *arguments])
        assert left.value.code == 2
        assert "usage: benbow board" in capsys.readouterr().err
