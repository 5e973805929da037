"""benbow draw: pictures of match files."""
from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import benbow
from benbow import cli
from benbow.engine.drawing import picture

from .test_pictures import frames, played

PLIES = 24


@pytest.fixture(scope="module")
def match() -> benbow.Match:
    return played(benbow.game("naufrageurs"), PLIES)


@pytest.fixture
def file(match: benbow.Match, tmp_path: Path) -> Path:
    match.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def drawn(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert cli.main(["draw", "--lang", "en", *map(str, arguments)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def same(one: str, other: str) -> bool:
    return ElementTree.canonicalize(one) == ElementTree.canonicalize(other)


def test_without_a_name_the_drawing_is_printed(file: Path, match: benbow.Match, capsys: pytest.CaptureFixture[str]) -> None:
    """As a spectator sees it: a referee's file gives nothing away unasked."""
    out = drawn(capsys, file)
    assert out.isascii()
    assert same(out, match.svg(benbow.SPECTATOR))


def test_seat_ply_and_language(file: Path, match: benbow.Match, capsys: pytest.CaptureFixture[str]) -> None:
    assert same(drawn(capsys, file, "--seat", "1", "--ply", "9", "--lang", "fr"), match.svg(1, "fr", 9))
    assert same(drawn(capsys, file, "--seat", "-3", "--ply", "0"), match.svg(ply=0))


def test_svg_file(file: Path, match: benbow.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table.SVG"
    out.write_text("old")
    assert drawn(capsys, file, "--out", out, "--seat", "0", "--lang", "de") == ""
    assert out.read_text(encoding="utf-8") == match.svg(0, "de")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.json", "table.SVG"]


def test_png_file(file: Path, match: benbow.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table.png"
    found = json.loads(drawn(capsys, file, "--out", out, "--width", "320", "--ply", "5", "--json"))
    assert out.read_bytes() == picture.png(match.svg(ply=5), 320)
    size = out.stat().st_size
    assert found == {"game": "naufrageurs", "seat": -3, "ply": 5, "lang": "en", "format": "png", "bytes": size, "file": str(out)}


def test_gif_is_the_replay(file: Path, match: benbow.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "replay.gif"
    found = json.loads(drawn(capsys, file, "--out", out, "--width", "200", "--ply", "6", "--json"))
    assert (found["ply"], found["format"]) == (6, "gif")
    assert out.read_bytes() == picture.gif([match.svg(ply=ply) for ply in range(7)], 200)
    drawn(capsys, file, "--out", out, "--width", "64")
    assert sum(duration for _, duration in frames(out.read_bytes())) == PLIES * picture.STEP + picture.LAST


def test_json_without_a_name_holds_the_drawing(file: Path, match: benbow.Match, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(drawn(capsys, file, "--json"))["svg"] == match.svg()


def test_file_of_a_seat(match: benbow.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match.save(tmp_path / "seat.json", seat=1)
    assert same(drawn(capsys, tmp_path / "seat.json"), match.svg(1))
    assert same(drawn(capsys, tmp_path / "seat.json", "--seat", "1", "--ply", "3"), match.svg(1, ply=3))
    assert cli.main(["draw", str(tmp_path / "seat.json"), "--seat", "0"]) == 2
    assert "holds what seat 1 saw" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--out", "x.jpg"], "should end in .svg, .png or .gif"),
        (["--out", "png"], "should end in .svg, .png or .gif"),
        (["--out", "x.svg", "--width", "100"], "an SVG has no pixels"),
        (["--out", "x.png", "--width", "0"], "0 pixels: allowed are 16 to 4096"),
        (["--out", "x.gif", "--width", "99999"], "99999 pixels"),
        (["--out", "no/such/folder/x.png"], "cannot be written"),
        (["--ply", "999"], "999 is not a ply of this match; here 0 to 24"),
        (["--ply", "-1"], "-1 is not a ply"),
        (["--seat", "7"], "7 is not a seat here"),
    ],
)
def test_bad_input_is_named_and_nothing_is_written(
    file: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert cli.main(["draw", str(file), *arguments]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert printed.out == ""
    assert [path.name for path in file.parent.iterdir()] == ["match.json"]


def test_what_is_no_match_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "poem.json").write_text("Fifteen men")
    for name, message in (("poem.json", "not a Benbow match file"), ("gone.json", "cannot be read")):
        assert cli.main(["draw", str(tmp_path / name)]) == 2
        assert message in capsys.readouterr().err


def test_picture_that_fails_leaves_the_old_file(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "table.svg"
    out.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert cli.main(["draw", str(file), "--out", str(out)]) == 2
    assert out.read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.json", "table.svg"]
