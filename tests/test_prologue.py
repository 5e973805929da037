"""Laying out the table is one step: for the referee, in the terminal, and in a film of the match."""
from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest
from PIL import Image

import benbow
from benbow import cli
from benbow.cli.play import Table
from benbow.engine import catalog
from benbow.engine.drawing import picture
from benbow.engine.match import Match

from .by_hand import go
from .own import LANGUAGES
from .toys import laid, sealed

LAID = laid.TILES
TOLD = {lang: f"The tiles are laid out ({lang})" for lang in LANGUAGES}
pytestmark = pytest.mark.usefixtures("toys_uncompiled")


def test_the_referee_knows_when_the_table_is_laid_out() -> None:
    match, found = laid.GAME.new(seed=1), []
    assert match.laid == 0
    while match.actor == benbow.CHANCE:
        match.roll()
        found.append(match.laid)
    assert found == [*range(1, LAID + 1), LAID]
    match.play(match.legal()[0])
    assert match.laid == LAID
    assert match.actors == (benbow.CHANCE,) * (LAID + 1) + (0,)


def test_without_a_prologue_it_always_is() -> None:
    match = sealed.GAME.new(seed=1)
    assert match.laid == 0
    match.advance()
    assert (match.ply, match.laid) == (1, 0)


# ------------------------------------------------------------------------------------------------------- the terminal
Screen = pytest.CaptureFixture[str]


def said(match: Match, lang: str, capsys: Screen, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    """The lines that tell what happened."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
    assert Table(match, ["me", "greedy"], lang, seed=1).play() == 0
    return re.findall("· (.*)", capsys.readouterr().out)


@pytest.mark.parametrize("lang", TOLD)
def test_the_terminal_tells_it_in_one_line(lang: str, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = said(laid.GAME.new(seed=1), lang, capsys, monkeypatch, "hide 5")
    assert lines[0] == TOLD[lang]
    assert [line.split()[2] for line in lines[1:]] == ["roll", "hide", "seek"]


def test_so_does_its_story_also_of_a_match_that_goes_on(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    match = laid.GAME.new(seed=1)
    match.advance()  # what was told before is not told again, unless one asks
    lines = said(match, "en", capsys, monkeypatch, "story", "quit")
    assert lines[0] == TOLD["en"]
    assert [line.split()[2] for line in lines[1:]] == ["roll"]


# ----------------------------------------------------------------------------------------------------------- the film
@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize(("end", "plies"), [(None, [0, LAID, LAID + 1, LAID + 2]), (LAID, [0, LAID]), (7, [0, 7]), (0, [0])])
def test_the_film_shows_it_in_one_frame(seat: int | None, end: int | None, plies: list[int], tmp_path: Path,
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (catalog, benbow):
        monkeypatch.setattr(module, "games", lambda: ["laid"])
        monkeypatch.setattr(module, "game", lambda id, version=None: laid.GAME)
    match = laid.GAME.new(seed=1)
    match.advance()
    go(match, "hide 5").save(tmp_path / "match.json", seat)
    out = tmp_path / "film.gif"
    command = ["draw", str(tmp_path / "match.json"), "--lang", "en", "--width", "64", "--out", str(out)]
    assert cli.main([*command, *(["--ply", str(end)] if end is not None else [])]) == 0
    shown = benbow.SPECTATOR if seat is None else seat
    assert out.read_bytes() == picture.gif([match.svg(shown, ply=ply) for ply in plies], 64)
    with Image.open(out) as film:
        assert getattr(film, "n_frames", 1) <= len(plies)
