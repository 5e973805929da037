"""The table in characters, and a game in the terminal."""
from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

import benbow
import benbow.cli.play as playing
from benbow.engine.match import Match
from benbow.games.martinique.rules.state import BLACK, RED
from tests.test_terminal import CURTAIN, PROMPT, Terminal

from ..by_hand import go
from ..own import LANGUAGES
from .positions import landed
from .table import GAME, position, sunset

rule = pytest.mark.rule
WATCHING = benbow.SPECTATOR


def shown(match: Match, seat: int = BLACK, lang: str = "en", ply: int | None = None) -> str:
    return Text.from_markup(GAME.telling.board(match.view(seat, ply), GAME.words(lang))).plain


def line(text: str, start: str) -> str:
    return next(one.strip() for one in text.splitlines() if one.strip().startswith(start))


def test_a_full_table_fits_too() -> None:
    everywhere = "B2=A B5=B B7=C C4=D D2=E D6=F E3=1 E7=2 F5=3 G2=4 G4=5 G7=6 hook=G hook=7"
    match = position("A1 B1 C1", "H8 H7 H6", maps=(everywhere, ""), stacks=(23, 0),
                     holds=("sw1 sw1 sw2 sw2 sw3 pi1 pi1 pi2 pi2 pi3 pi3 sk1 ch1 ch1 ch1 ch2 ch3 pa1 pa3 ru2 ru3", ""))
    for lang in LANGUAGES:
        text = shown(match, BLACK, lang)
        assert max(map(cell_len, text.splitlines())) <= 80
        assert "7 (The Hook)" in text


def test_the_number_of_a_tile_can_be_read_beside_the_pirate() -> None:
    assert "│ ▮1♠1│ ▣2♠2│ ¬3♠3│ ☠2  │ ▮3  │" in line(shown(landed()), "1 │")


@rule("MA-32")
def test_the_table_shows_each_seat_its_own_map_tiles() -> None:
    match = position("A1 B1 C1", "H8 H7 H6", maps=("B2=F D2=3!", "E3=H"))
    black, red, watching = (shown(match, seat) for seat in (BLACK, RED, WATCHING))
    assert line(black, "maps, hidden").split()[2:] == ["F", "(B2)"]
    assert line(black, "maps, face up").split()[3:] == ["3", "(D2)"]
    assert "? (E3)" in black
    assert "H (E3)" in red
    assert "? (B2)" in red
    assert "3 (D2)" in watching
    assert "? (B2)" in watching
    assert "? (E3)" in watching


def test_notes_strike_out_what_the_seat_knows() -> None:
    match = position("A1 B1 C1", "H8 H7 H6", maps=("B2=F D2=3!", "E3=H"))
    black, red = shown(match, BLACK), shown(match, RED)
    assert line(black, "columns left").endswith("A B C D E G H")
    assert line(black, "rows left").endswith("1 2 4 5 6 7 8   49 squares left")
    assert line(red, "columns left").endswith("A B C D E F G")
    assert "F×" in black
    assert "F×" not in red
    off = shown(position("A1 B1 C1", "H8 H7 H6", maps=("B2=F", ""), notes="off"))
    assert "Notes" not in off
    assert "×" not in off
    watching = shown(match, WATCHING)  # what lies open
    assert line(watching, "columns left").endswith("A B C D E F G H")
    assert line(watching, "rows left").endswith("1 2 4 5 6 7 8   56 squares left")
    assert "F×" not in watching


@rule("MA-29")
def test_points_are_counted_on_the_table() -> None:
    match = position("A1 B1 C1", "H8 H7 H6", tiles={"A8": "ru1", "B8": "ru2", "C8": "ru3"}, rows=("A8 B8 C8", ""),
                     holds=("sw3 sw2", "pi1"), stacks=(2, 1))
    text = shown(match)
    assert "9 = pairs 2 + stacks 2 + hold 5" in text
    assert "1 = pairs 0 + stacks 0 + hold 1" in text
    assert "▮×3" in text


def test_at_sunset_the_table_shows_who_digs_where_and_what_is_found() -> None:
    match = go(sunset("C5", "D5", lost_treasure="20"), "uncover D5")
    text = shown(match)
    assert text.startswith("Sunset")
    assert "✗♥1" in line(text, "5")
    assert "22 = pairs" not in text
    assert "20 = pairs 0 + stacks 0 + hold 0 + Lost Treasure 20" in text
    assert "1 ·" in text  # the stools are empty again


def test_whole_game_of_two_people_at_one_terminal() -> None:
    terminal = Terminal("play", "martinique", "--lang", "en", "--seed", "11", "--hot-seat", COLUMNS="80")
    try:
        whole, turns = "", 0
        while terminal.process.poll() is None:
            part = terminal.read_until(PROMPT, CURTAIN)
            whole += part
            turns += part.endswith(PROMPT)
            terminal.type("" if part.endswith(CURTAIN) else str(1 + turns % 2))
        assert terminal.process.wait() == 0
    finally:
        terminal.close()
    for text in ("The island is laid out", "deploys pirate 3", "You move once 3", "on stool 8.", "the digging begins",
                 "The coordinates are turned up", "The game is over."):
        assert text in whole
    assert whole.count("The island is laid out") == 2  # once for each of the two
    assert "You have left" not in whole


def test_many_choices_stand_side_by_side_in_their_notation(capsys: pytest.CaptureFixture[str]) -> None:
    match = GAME.new(seed=1, layout="chart")
    view = match.view(BLACK)
    playing.Table(match, ["me", "me"], "en", 1).offer(view, view.legal())
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(lines[0].split()).startswith("1 deploy A1 2 deploy A2 3 deploy A3 4 deploy A4")
    assert " ".join(lines[-1].split()).endswith("28 deploy H8")
    assert len(lines) < 8
    assert max(map(len, lines)) <= 80
