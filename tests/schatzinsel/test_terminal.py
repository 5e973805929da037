"""The table in characters, and a game in the terminal."""
from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from rich.cells import cell_len
from rich.text import Text

from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.board import OUR_SETS, jungle_at
from benbow.games.schatzinsel.telling import terminal
from tests.test_terminal import CURTAIN, PROMPT, Terminal

from ..own import LANGUAGES
from .positions import acting, back, drawn, duel, named, objected, position
from .table import BLACK, GAME, RED, rule, table

DOTS = {0x01: (0, 0), 0x02: (0, 1), 0x04: (0, 2), 0x40: (0, 3), 0x08: (1, 0), 0x10: (1, 1), 0x20: (1, 2), 0x80: (1, 3)}


def shown(match: Match, seat: int = RED, lang: str = "en", ply: int | None = None) -> str:
    return Text.from_markup(GAME.telling.board(match.view(seat, ply), GAME.words(lang))).plain


def line(text: str, start: str) -> str:
    return next(one.strip() for one in text.splitlines() if one.strip().startswith(start))


def corner(text: str, mark: str, title: str, lines: int = 5) -> list[str]:
    """What is written under ` ♥ Ship `: on the left or on the right, as far as its side of the table goes."""
    rows = text.splitlines()
    top = next(k for k, row in enumerate(rows) if f"{mark} {title}" in row)
    is_left = rows[top].startswith(f" {mark} {title}")
    return [(row[:10] if is_left else row[70:]).strip() for row in rows[top + 1 : top + lines]]


# ----------------------------------------------------------------------------------------------------------- layout


def test_long_names_and_full_ships_fit_too() -> None:
    match = back(chests=((0, 8), (0, 8)), length="long")
    for lang in LANGUAGES:
        words = GAME.words(lang).seated(["W" * 24, "[red]M[/]" + "M" * 15])
        text = Text.from_markup(GAME.telling.board(match.view(RED), words)).plain
        assert max(map(cell_len, text.splitlines())) <= 80
        assert "[red]M[/]" in text  # a name is no markup


def test_wells_are_numbered_from_the_top_left() -> None:
    text = shown(table())  # no disc lies: chance draws the first
    rows = [row.split("[") for row in text.splitlines() if "[" in row]
    assert [[int(part[: part.index("]")]) for part in row[1:]] for row in rows] == [
        [0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10, 11], [12, 13, 14, 15], [16, 17, 18]]


def test_every_disc_shows_its_number_and_who_stands_there() -> None:
    text = shown(acting(red="18 3", black="6 12"))
    for well in range(19):
        mark = {18: "♥", 3: "♥", 6: "♠", 12: "♠"}.get(well, "○")
        assert text.count(f"{mark}{well}") >= 1, well
    assert "♥18" in text
    assert "♠12" in text
    assert "♥×♠5" in shown(duel())


# ------------------------------------------------------------------------------------------- the trails can be followed
def pixels(lines: list[str]) -> set[tuple[int, int]]:
    return {(2 * column + x, 4 * row + y) for row, signs in enumerate(lines) for column, sign in enumerate(signs)
            for bit, (x, y) in DOTS.items() if "⠀" <= sign <= "⣿" and ord(sign) & bit}


@rule("SI-3")
@pytest.mark.parametrize("discs", [0, 1])
@pytest.mark.parametrize("disc", range(36))
def test_the_drawn_trails_join_the_ends_that_the_disc_joins(discs: int, disc: int) -> None:
    """Each curve is unbroken, from end to end; and only trails that cross on the disc come together."""
    sets = OUR_SETS[discs][disc // 6].turned(disc % 6)
    curves = terminal.trails_of(OUR_SETS[discs], disc)
    joined = set()
    for curve, has_dot in curves:
        ends = [terminal.STEPS.index((round(x), round(y))) for x, y in (curve[0], curve[-1])]
        joined.add((frozenset(ends), has_dot))
        steps = pairwise(curve)
        assert all(abs(x - u) <= 1 and abs(y - v) <= 1 for (x, y), (u, v) in steps)
    assert joined == sets


@rule("SI-3")
@pytest.mark.parametrize("discs", [0, 1])
@pytest.mark.parametrize("disc", range(36))
def test_the_dot_is_drawn_on_its_trail_and_only_on_f_on_the_crossing(discs: int, disc: int) -> None:
    spot = terminal.dot_of(OUR_SETS[discs], disc)
    away = [(min(dist(spot, there) for there in curve), has_dot) for curve, has_dot in terminal.trails_of(OUR_SETS[discs], disc)]
    assert max(far for far, has_dot in away if has_dot) < 1
    assert min(far for far, has_dot in away if not has_dot) > 2


@rule("SI-5")
@pytest.mark.parametrize("board", [0, 1])
def test_the_whole_rim_is_drawn(board: int) -> None:
    """Thirty ends lead out: to loops, or to the fields, which are seen."""
    jungle = jungle_at(board)
    canvas = terminal.Canvas(terminal.frame(jungle).lines)
    match = position("18", board=("classic", "wide")[board])
    terminal.draw_rim(jungle, canvas, GAME.words("en"))
    dots = pixels([Text.from_markup(row).plain for row in canvas.painted()])
    for well, end in ((well, end) for well in range(19) for end in range(6)):
        x, y = terminal.frame(jungle).end_spot((well, end))
        is_rim = jungle.beyond((well, end)) is None
        assert any((int(x) + dx, int(y) + dy) in dots for dx in (-1, 0, 1) for dy in (-1, 0, 1)) == is_rim, (well, end)
    text = shown(match)
    assert text.count("start") == 2
    assert text.count("goal") == 2


def test_the_disc_in_hand_is_shown_in_its_six_rotations() -> None:
    text = shown(drawn(), BLACK)
    assert "In hand, kind D, as it may be laid:" in text
    row = next(one for one in text.splitlines() if one.startswith("r0"))
    assert [one for one in row.split() if one[0] == "r"] == [f"r{k}" for k in range(6)]
    assert line(text, "Still to be drawn") == "Still to be drawn A 1  B 1  C 1  D 5  E 6  F 4"


def test_the_named_disc_is_shown_in_its_other_rotations() -> None:
    text = shown(named("allow"))
    assert "Named: disc 9" in text
    assert "Disc 9, as it may be turned:" in text
    row = next(one for one in text.splitlines() if one.startswith("+1"))
    assert [one for one in row.split() if one[0] == "+"] == [f"+{k}" for k in range(1, 6)]


# -------------------------------------------------------------------------------------------------- what lies around
@rule("SI-1")
@rule("SI-7")
def test_camps_and_ships_are_in_their_corners() -> None:
    text = shown(position("18", "16", aboard=(1, 0), chests=((3, 2), (4, 3))))
    rows = text.splitlines()
    assert rows[1].startswith(" ♥ Ship")
    assert rows[1].rstrip().endswith("♠ Ship")
    assert any(row.startswith(" ♠ Camp") and row.rstrip().endswith("♥ Camp") for row in rows)
    assert corner(text, "♥", "Ship") == ["2 chests", "▣▣·····", "1 pawn", "♥"]
    assert corner(text, "♠", "Ship") == ["3 chests", "▣▣▣····", "0 pawns", ""]
    assert corner(text, "♥", "Camp") == ["3 chests", "▣▣▣", "3 pawns", "♥♥♥"]
    assert corner(text, "♠", "Camp") == ["4 chests", "▣▣▣▣", "4 pawns", "♠♠♠♠"]


def test_the_headline_says_whose_turn_it_is_and_what_is_left() -> None:
    assert shown(acting(left=2)).splitlines()[0] == "Turn 11 of 400 ·  ♥  Player 1 · 2 action points left"
    assert shown(position("18", turn=BLACK), lang="de").splitlines()[0] == "Zug 11 von 400 ·  ♠  Spieler 2"
    assert shown(drawn(), lang="fr").splitlines()[0] == "Disque 1 sur 19 ·  ♠  Joueur 2"
    end = acting("end", left=0, turns=39, limit=40)
    assert shown(end).splitlines()[0] == "Turn 40 of 40 ·  ♥  Player 1"


def test_pawns_on_the_fields_are_seen() -> None:
    assert "♥start" in shown(acting(red="start"))
    assert "♠start" not in shown(acting(red="start"))
    text = shown(back("goal"))
    assert "♥goal" in text
    assert "♥ English  Player 1 (you) pawn back from the ship    ♠ Pirates  Player 2" in text


@rule("SI-21")
def test_a_barred_disc_is_told() -> None:
    assert "Not to be named again this turn: disc 9" in shown(objected("accept"))
    assert "Not to be named" not in shown(objected())


# ------------------------------------------------------------------------------------------------------------ playing
def test_a_whole_game_of_two_people_at_one_terminal() -> None:
    """Drafted, by number; a refusal with its clause; to the end."""
    screen = Terminal("play", "schatzinsel", "--lang", "en", "--seed", "5", "--hot-seat", "-o", "length=tiny", "-o", "limit=14",
                      COLUMNS="80", NUMBA_DISABLE_JIT="1")  # nobody waits for a compiler
    try:
        whole, asked = "", 0
        while screen.process.poll() is None:
            part = screen.read_until(PROMPT, CURTAIN)
            assert not part.endswith(CURTAIN), "all lies open: nobody has to look away"
            whole += part
            asked += part.endswith(PROMPT)
            screen.type("why end" if asked == 3 else str(1 + asked % 2))
        assert screen.process.wait() == 0
    finally:
        screen.close()
    for text in ("draws a disc of kind", "lays the disc in well", "the jungle is complete. Player 1 puts a pawn on the start.",
                 "First the jungle is laid", "(SI-8)", "action point", "moves a pawn from", "ends the turn", "The game is over.",
                 "Player 1: ", " chest"):
        assert text in whole, text
    assert "Traceback" not in whole
    assert "You have left" not in whole
    assert whole.count("the jungle is complete") == 1, "both read it at once"
    assert asked > 30
