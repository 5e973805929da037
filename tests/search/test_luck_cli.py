"""benbow luck: a report for people and programs, a check of the mean, and clear words where there is nothing to tell."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow import cli
from benbow.cli.luck import played

GAME = benbow.game("naufrageurs")
SMALL = {"lanes": 2, "barrels": 2, "special": 0}
OPTIONS = [part for name, value in SMALL.items() for part in ("-o", f"{name}={value}")]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    played(GAME, dict(SMALL), "random", 1).save(path)
    return path


def test_a_match_file_is_told_in_figures_and_words(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["luck", str(saved), "--iterations", "40", "--playouts", "5"]) == 0
    said = capsys.readouterr().out
    assert "luck and skill" in said
    assert "green, seat 1, " in said
    assert cli.main(["luck", str(saved), "--iterations", "40", "--playouts", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["playouts"], found["iterations"]) == ("naufrageurs", 5, 40)
    assert len(found["sums"]) == 2
    for seat, one in enumerate(found["sums"]):
        assert one["luck"] == pytest.approx(sum(draw["luck"][seat] for draw in found["draws"]))


def test_only_a_whole_match_that_is_over_is_told(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, path = benbow.load(saved), tmp_path / "other.json"
    assert isinstance(match, benbow.Match)
    match.save(path, seat=0)
    assert cli.main(["luck", str(path)]) == 2
    assert "seat's file" in capsys.readouterr().err
    GAME.new(seed=1).save(path)
    assert cli.main(["luck", str(path)]) == 2
    assert "not over yet" in capsys.readouterr().err
    assert cli.main(["luck", str(tmp_path / "nothing.json")]) == 2
    assert cli.main(["luck", "naufrageurs", "--games", "1"]) == 2
    assert cli.main(["luck", "naufrageurs", "--games", "5", "--bots", "parrot"]) == 2
    assert "parrot" in capsys.readouterr().err


def test_the_mean_is_checked_over_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["luck", "naufrageurs", "--games", "40", *OPTIONS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["zero"], found["options"]["lanes"]) == (40, True, 2)
    assert all(one["low"] <= one["mean"] <= one["high"] for one in found["seats"])
    assert cli.main(["luck", "naufrageurs", "--games", "4", "--bots", "random", *OPTIONS]) in (0, 1)
    assert "mean luck" in capsys.readouterr().out
