"""The table in characters, and a game in the terminal."""
from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.board import hex_name
from benbow.games.ile_au_tresor.rules.facts import Snapshot, prospect
from tests.test_terminal import CURTAIN, PROMPT, Terminal

from ..by_hand import go
from ..own import LANGUAGES
from .positions import carrying, combat, fog, passing, progress
from .table import BLUE, CHARTS, DATA, GAME, NUMBER, RED, laid, position, table

rule = pytest.mark.rule
WATCHING = benbow.SPECTATOR


def shown(match: Match, seat: int = RED, lang: str = "en", ply: int | None = None) -> str:
    return Text.from_markup(GAME.telling.board(match.view(seat, ply), GAME.words(lang))).plain


def line(text: str, start: str) -> str:
    return next(one.strip() for one in text.splitlines() if one.strip().startswith(start))


def sign(text: str, name: str) -> str:
    """The three signs of a hex, found as a person does: by the letter of its row and the number of its column.

    The number stands above the middle of the hexes of every other row; the rows between lie two signs further east.
    """
    lines = text.splitlines()
    numbers = next(one for one in lines if one.split()[:2] == ["1", "2"])
    row = next(one for one in lines if one.startswith(f"{name[0]} "))
    column = f"{numbers} ".index(f" {name[1:]} ") + 1
    across, _ = CHARTS[0].places[NUMBER[name]]
    is_shifted = (across - min(a for a, _ in CHARTS[0].terrain)) % 2
    return row[column - 1 + 2 * is_shifted : column + 2 + 2 * is_shifted].ljust(3)


def test_a_full_table_fits_too() -> None:
    """Everyone ashore, all boats Red's, an attack on many."""
    match = combat(red="d12 d13 e11 e13 f12 f13", blue="e12 h9 g9 g8 h8 i9", green="j9 j8 j10 k9 k8 l8", yellow="m9 m10 n9",
                   players=4, taken="blue red, green red, yellow red",
                   seen="red 1 empty, blue 1 empty, green 1 empty, yellow 1 empty")
    for lang in LANGUAGES:
        text = shown(match, RED, lang)
        assert max(map(cell_len, text.splitlines())) <= 80
        assert "[1] f10" not in text
        assert "(1) f10♥♠♣♦" in text


def test_every_hex_is_found_by_its_name() -> None:
    """Without pirates each shows its ground, as the drawing of the map has it."""
    text, grounds = shown(position(chests="14 24 34 44 54 64", loose="d12")), ".%n^#"
    for place in CHARTS[0].places:
        name = hex_name(place)
        if name not in ("f10", "i11", "l10", "l7", "i5", "f7", "d12"):
            assert sign(text, name).strip()[-1] == grounds[DATA[0].terrain[place]], name
    assert (sign(text, "c11"), sign(text, "j15"), sign(text, "h9"), sign(text, "d12")) == ("A!.", "C!#", "11^", "$$$")


def test_pirates_stand_where_they_are() -> None:
    match = combat(red="d12 h8", blue="e12 f13", green="n8 dead", players=3, boats="red A, blue A, green C")
    text = shown(match)
    assert (sign(text, "d12"), sign(text, "h8"), sign(text, "e12"), sign(text, "f13"), sign(text, "n8")) == (
        "♥1.", "♥2^", "♠1.", "♠2^", "♣1#")
    assert "A♥♠" in text
    assert "C♣4" in text
    assert line(text, "♥ Red  Player 1 (you)").endswith("red boat, port A: ♥3 ♥4 ♥5 ♥6")
    assert line(text, "♠ Blue  Player 2").endswith("blue boat, port A: ♠3 ♠4 ♠5 ♠6")
    assert line(text, "dead") == "dead      ♣2"
    assert sign(shown(passing()), "d13") == "♥2+"


def test_boats_say_whose_they_are() -> None:
    taken = shown(position("blue", taken="blue red"))
    assert line(taken, "♥ Red").endswith("red boat, port A: ♥2 ♥3 ♥4 ♥5 ♥6")
    assert line(taken, "blue boat") == "blue boat, port C: ♥1"  # goes on below
    assert "C♥1" in taken
    assert line(taken, "♠ Blue").endswith("–")
    assert line(shown(laid()), "♠ Blue").endswith("not in a port yet: ♠1 ♠2 ♠3 ♠4 ♠5 ♠6")


@rule("IT-38")
def test_each_seat_sees_what_it_has_seen_and_who_has_looked() -> None:
    match = position("f10", seen="red 1 empty, red 2 treasure, blue 2 treasure, blue 3 empty")
    red, blue, watching = (shown(match, seat) for seat in (RED, BLUE, WATCHING))
    assert line(red, "chests") == "chests    (1) f10♥  $2$ i11♥♠  [3] l10♠  [4] l7  [5] i5  [6] f7"
    assert line(blue, "chests") == "chests    [1] f10♥  $2$ i11♥♠  (3) l10♠  [4] l7  [5] i5  [6] f7"
    assert line(watching, "chests") == "chests    [1] f10♥  [2] i11♥♠  [3] l10♠  [4] l7  [5] i5  [6] f7"
    assert (sign(red, "i11"), sign(blue, "l10"), sign(watching, "i11")) == ("$2$", "(3)", "[2]")
    assert (sign(red, "f10"), sign(blue, "f10")) == ("♥1)", "♥1]")


@rule("IT-34")
def test_the_treasure_is_seen_once_it_is_taken() -> None:
    carried, loose = shown(carrying(at="d12")), shown(position(loose="d12"), BLUE)
    assert sign(carried, "d12") == "♥1$"
    assert line(carried, "treasure") == "treasure  ♥1 d12"
    assert (sign(loose, "d12"), sign(loose, "i11")) == ("$$$", "(2)")
    assert line(loose, "treasure") == "treasure  d12"


@rule("IT-11")
def test_points_left_are_shown_for_the_turn_and_for_each_pirate() -> None:
    text = shown(progress("land red", red="d12"))
    assert line(text, "Turn").endswith("Player 1 · 5 PP left")
    assert line(text, "ashore") == "ashore    ♥1 d12 (5 PP)  ♥2 c11 (1 PP)"
    assert "PP)" not in shown(fog())


def test_weather_is_shown() -> None:
    assert line(shown(progress(storm=True), lang="fr"), "Tour").endswith("Tempête")
    assert line(shown(go(position("i9"), "roll 2-2", "lava 2"), lang="de"), "Zug").endswith("Ausbruch in Sektor 2")
    assert shown(table()).splitlines()[0] == "L’Île au Trésor"


@rule("IT-28")
def test_the_odds_of_an_attack_are_shown() -> None:
    match = combat(red="d12 d13", blue="e12 e13")
    text, odds = shown(match), prospect(Snapshot.of(match.view(RED)), NUMBER["e12"])
    assert line(text, "♠1 e12 ") == (
        f"♠1 e12  2 attackers, of 36 throws: dies {odds.dies}, flees {odds.flees}, nothing {odds.nothing}, "
        f"leader dies {odds.leader_dies}")
    assert (odds.dies, odds.flees, odds.nothing, odds.leader_dies) == (6, 9, 18, 3)
    assert line(text, "♠2 e13 ").startswith("♠2 e13  1 attacker, of 36 throws: dies 3, flees 7, nothing 20, leader dies 6")
    assert "throws" not in shown(progress())


def test_a_short_game_of_two_people_at_one_terminal() -> None:
    """Choices by number, some actions on one line, a refusal with its clause; to the limit of turns."""
    terminal = Terminal("play", "ile_au_tresor", "--lang", "en", "--seed", "5", "--hot-seat", "--players", "2",
                        "-o", "board=islet", "-o", "limit=5", COLUMNS="80", NUMBA_DISABLE_JIT="1")  # nobody waits for a compiler
    try:
        whole, asked = "", 0
        while terminal.process.poll() is None:
            part = terminal.read_until(PROMPT, CURTAIN)
            whole += part
            asked += part.endswith(PROMPT)
            terminal.type("" if part.endswith(CURTAIN) else "why flee a1" if asked == 3 and "(IT-" not in whole else "1")
        assert terminal.process.wait() == 0
    finally:
        terminal.close()
    for text in ("The chests lie around the volcano.", "puts the boat into port A", "lands from the", "goes from", "(IT-28)",
                 "The time is up", "It is a draw."):
        assert text in whole, text
    assert "Traceback" not in whole
    assert not re.search(r"\d points?", whole)  # this game has none
