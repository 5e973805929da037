"""benbow hint: what a search finds in a match file, from the view of the seat that acts."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow import cli


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A match in which seat 1 is to load, as the referee has it and as both seats do."""
    match = benbow.game("naufrageurs").new(seed=1)
    match.advance()
    match.save(tmp_path / "match.json")
    for seat in (0, 1):
        match.save(tmp_path / f"seat-{seat}.json", seat=seat)
    return tmp_path


def found(capsys: pytest.CaptureFixture[str], path: Path, *more: str) -> str:
    assert cli.main(["hint", str(path), "--iterations", "300", *more]) == 0
    return capsys.readouterr().out


def test_the_whole_match_and_the_seats_own_file_give_the_same_hint(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (json.loads(found(capsys, files / name, "--json", "--lang", "en")) for name in ("match.json", "seat-1.json"))
    assert one.pop("seconds") > 0
    assert other.pop("seconds") > 0
    assert one == other
    assert (one["game"], one["seat"], one["iterations"]) == ("naufrageurs", 1, 300)
    assert sum(choice["visits"] for choice in one["choices"]) == 300
    assert one["line"][0]["text"].startswith("Player 2 loads ")


def test_for_people_it_is_said_in_their_language(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = found(capsys, files / "match.json", "--lang", "de")
    assert text.startswith("Belade das grüne Schiff")
    assert "Worauf es jetzt ankommt: " in text
    assert "Zwischen " in text
    assert "Punkte weniger" in text or "genauso gut" in text or "kommt es kaum darauf an" in text
    assert "Spieler 2 lädt " in text


def test_only_who_acts_gets_a_hint(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, more in (("seat-0.json", ()), ("match.json", ("--ply", "0")), ("match.json", ("--ply", "99")),
                       ("match.json", ("--iterations", "0"))):
        assert cli.main(["hint", str(files / name), *more]) == 2
        assert "Traceback" not in capsys.readouterr().err
