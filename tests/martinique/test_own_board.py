"""Boards that people draw: what cannot be played on is refused with its line, all else is played on as our own are."""
from __future__ import annotations

import itertools
import time
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import benbow
from benbow.engine.boards import RefusedBoardError
from benbow.engine.compiled import playouts as play
from benbow.engine.laws import runner
from benbow.engine.laws.option_rows import Row, pairwise
from benbow.engine.match import Match
from benbow.games.martinique.rules.board import ABSENT, BOARDS, KIND_NAMES, MAP, NAMES, Board, square, square_name
from benbow.search.levels import bot

from ..by_hand import at_random, fields, play_on
from ..own import LANGUAGES, volume
from .table import EVERYBODY, GAME

rule = pytest.mark.rule
CARBET = (Path(__file__).parent / "boards" / "carbet.txt").read_text(encoding="utf-8")
ISLAND, COVE = (drawn.text for drawn in BOARDS.ours)
ROWS = CARBET.split("island:\n")[1]


def small(*rows: str, **lines: str) -> str:
    """A text for an island of so many rows."""
    given_lines = {"size": str(len(rows)), "jokers": "3", "numbers": "6 5 5", "treasures": "2 3 4", **lines}
    return "".join(f"{key}: {value}\n" for key, value in given_lines.items()) + "island:\n" + "\n".join(rows) + "\n"


def board(text: str) -> Board:
    return BOARDS.own(text).data


def found(text: str) -> list[tuple[str, str]]:
    """What is said of a board: how grave it is, and the key."""
    return [(one.severity, one.key) for one in BOARDS.read(text).findings]


# -------------------------------------------------------------------------------------------------------- what is read
def test_squares_are_where_they_are_drawn() -> None:
    drawn = board(CARBET)
    assert [square_name(k) for k in np.flatnonzero(drawn.tavern).tolist()] == ["B6", "B7", "C7", "D7"]
    assert [square_name(k) for k in np.flatnonzero(drawn.maps).tolist()] == [
        "A1", "B3", "C4", "D2", "D8", "E3", "E5", "F1", "F6", "G7", "H3", "H5"]
    assert drawn.copies.reshape(6, 3).tolist() == [[6, 5, 5]] * 4 + [[4, 5, 7], [8, 6, 2]]


def test_example_breaks_our_reconstruction_and_nothing_else() -> None:
    keys = ("other-symbol", "other-symbol", "other-hook", "other-maps", "maps-ashore")
    assert found(CARBET) == [("ours", key) for key in keys]
    assert found(ISLAND) == []


def test_layout_that_is_always_the_same_deals_the_tiles_that_are_not_named() -> None:
    text = CARBET.replace(".    .    .    map", "sk3  .    .    map", 1) + "three: ru3 ru3\n"
    drawn = board(text)
    assert KIND_NAMES[drawn.chart[square("A8")]] == "sk3"
    assert [KIND_NAMES[kind] for kind in drawn.chests[1][:2]] == ["ru3", "ru3"]
    laid = [int(kind) for kind in (*drawn.chart, *drawn.chests.ravel()) if kind not in (ABSENT, MAP)]
    assert len(laid) == 48 + 9
    assert (np.bincount(laid, minlength=18) <= drawn.copies).all()
    matches = [Match(GAME, {"board": text, "layout": "chart"}, seed=seed) for seed in (1, 2)]
    assert matches[0].state_bytes() == matches[1].state_bytes()


def test_capitals_and_blank_lines_do_not_matter() -> None:
    assert board(CARBET.replace("hook", "Hook").replace("  map", "  MAP")).maps.tolist() == board(CARBET).maps.tolist()
    assert board(CARBET.replace("\n  .    .    map", "\n\n  .    .    map")).maps.tolist() == board(CARBET).maps.tolist()


@rule("MA-7")
def test_map_tiles_for_which_there_is_no_square_stay_out_of_the_game() -> None:
    """The odds of the others stay as they were: any of them may be the ones left over."""
    text = small(". . . . .", ". map . . .", ". . hook . .", ". . . . .", ". . . . .")
    assert ("book", "maps-short") in found(text)
    match = Match(GAME, {"board": text, "pirates": 1, "deploy_first": 1}, seed=1)
    match.advance()
    assert np.count_nonzero(fields(match)["tile"] == MAP + 1) == 1
    assert play_on(match, at_random(1)).actor == benbow.OVER


@rule("MA-8")
def test_bag_holds_no_more_than_is_left() -> None:
    text = small(". . . . .", ". map . map .", ". . hook . .", ". map . map .", "map . . . map", numbers="1 1 1", rum="4 5 6")
    assert board(text).left == 30 - 18 - 9
    assert fields(Match(GAME, {"board": text}, seed=1))["refills"] == 3


@rule("MA-5")
def test_treasures_may_be_smaller() -> None:
    text = CARBET.replace("treasures: 2 3 4", "treasures: 1 3 2")
    match = Match(GAME, {"board": text}, seed=3)
    match.advance()
    assert [np.count_nonzero(one) for one in fields(match)["treasure"]] == [1, 3, 2]
    assert ("ours", "other-treasures") in found(text)


@rule("MA-25")
def test_on_sixteen_squares_pirates_block_one_another_only_on_all_squares_of_a_colour() -> None:
    """Sets of squares that hold, for each of them, all ends of some number of steps; all need a 2 on each of their squares."""
    ends = {(here, steps): frozenset(k for k in range(16) if distance(here, k) in {steps, steps - 2} - {0, -1})
            for here in range(16) for steps in (1, 2, 3)}
    closed = [set(some) for n in range(1, 9) for some in itertools.combinations(range(16), n)
              if all(any(ends[here, steps] <= set(some) for steps in (1, 2, 3)) for here in some)]
    assert closed == [{k for k in range(16) if (k // 4 + k) % 2 == colour} for colour in (0, 1)]
    rows = (". . . .", ". hook . .", ". . hook .", ". . . .")
    assert ("impossible", "blocked") in found_on(*rows)
    assert ("impossible", "blocked") not in found_on(*rows, numbers="9 1 9")
    assert ("impossible", "blocked") not in found_on(". . . .", ". hook hook .", *rows[2:])


def found_on(*rows: str, **lines: str) -> list[tuple[str, str]]:
    return found(small(*rows, **lines))


def distance(here: int, there: int) -> int:
    return abs(here // 4 - there // 4) + abs(here % 4 - there % 4)


# --------------------------------------------------------------------------------------------------- what is unlike the book
@pytest.mark.parametrize(("text", "severity", "key", "clause"), [
    (COVE, "book", "other-size", "MA-3"),
    (COVE, "book", "bag-over", "MA-8"),
    (CARBET.replace("jokers: 3", "jokers: 1"), "book", "other-jokers", "MA-4"),
    (CARBET.replace("rum: 8 6 2", "rum: 8 6 3"), "book", "other-total", "MA-2"),
    (CARBET.replace("hook", "map", 1).replace("map", ".", 1).replace("map", "hook", 2), "book", "maps-short", "MA-7"),
    (small(". . . . .", ". map . . .", ". . . . .", ". . . . .", ". . . . ."), "book", "no-hook", "MA-20"),
    (small(*["hook " * 5] * 2, "hook . . . hook", *["hook " * 5] * 2), "book", "no-landing", "MA-10"),
    (CARBET, "ours", "other-hook", "MA-1"),
    (CARBET, "ours", "other-maps", "MA-6"),
    (CARBET, "ours", "maps-ashore", "MA-6"),
    (CARBET, "ours", "other-symbol", "MA-2"),
    (CARBET.replace("numbers: 6 5 5", "numbers: 5 6 5"), "ours", "other-numbers", "MA-2"),
])
def test_what_is_unlike_the_book_or_ours_is_said_and_played(text: str, severity: str, key: str, clause: str) -> None:
    reading = BOARDS.read(text)
    assert reading.values is not None
    assert (severity, key, clause) in [(one.severity, one.key, one.clause) for one in reading.findings]
    for lang in LANGUAGES:
        assert all(one.text(GAME.words(lang)) for one in reading.findings)
    checked(text, 1)


# ----------------------------------------------------------------------------------------------------------- what is refused
FIVE = (". . . . .", ". map . map .", ". map hook map .", ". map . map .", ". . . . .")
BROKEN = {
    "no size": (CARBET.replace("size: 8\n", ""), 0, "missing"),
    "too large an island": (CARBET.replace("size: 8", "size: 9"), 3, "no-number"),
    "too small an island": (small(". . .", ". hook .", ". . ."), 1, "no-number"),
    "half a joker": (CARBET.replace("jokers: 3", "jokers: 2.5"), 4, "no-number"),
    "too many jokers": (CARBET.replace("jokers: 3", "jokers: 4"), 4, "no-number"),
    "two numbers of tiles": (CARBET.replace("numbers: 6 5 5", "numbers: 6 5"), 5, "count"),
    "twenty equal tiles": (CARBET.replace("rum: 8 6 2", "rum: 20 6 2"), 7, "no-number"),
    "a misspelt symbol": (CARBET.replace("parrots:", "parots:"), 6, "no-such-key"),
    "a symbol twice": (CARBET.replace("rum:", "parrots:"), 7, "twice"),
    "a treasure of five": (CARBET.replace("treasures: 2 3 4", "treasures: 2 3 5"), 8, "no-number"),
    "a larger first treasure": (CARBET.replace("treasures: 2 3 4", "treasures: 3 3 4"), 8, "treasure-over"),
    "no island": (CARBET.replace("island:", "isle:"), 0, "missing"),
    "an island that is not drawn": (CARBET.replace(ROWS, ""), 10, "no-drawing"),
    "a row too few": (CARBET.replace("  .    .    map  .    .    .    .    .\n", ""), 10, "row-count"),
    "a square too many in a row": (CARBET.replace("map  .    .    .    .    map", "map " + ". " * 7), 18, "row-length"),
    "squares without spaces": (CARBET.replace("  .    hook .    .", "  .hook.   ."), 13, "row-length"),
    "a sign that is none": (CARBET.replace("  .    hook hook hook", "  .    hook door hook"), 12, "no-cell"),
    "too few tiles of the tavern": (CARBET.replace("  .    hook hook hook", "  .    .    .    hook"), 10, "finds-over"),
    "too many map squares": (small(*FIVE[:4], "map . . . ."), 5, "maps-over"),
    "too few tiles": (small(*FIVE, numbers="2 0 1"), 3, "finds-short"),
    "a tile that is there too often": (CARBET.replace("  .    hook .    .    .", "  ru3  hook ru3  ru3  ."), 10, "too-often"),
    "a treasure with too many tiles": (CARBET + "two: ru1 ru2 sk1\n", 19, "chest"),
    "a treasure with a map tile": (CARBET + "four: map\n", 19, "no-find"),
    "sixteen squares on which all could be blocked": (small(". . . .", ". hook . .", ". . hook .", ". . . ."), 5, "blocked"),
    "a line that belongs nowhere": (CARBET.replace("jokers: 3\n", "jokers: 3\nand a barrel of rum\n"), 5, "no-entry"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_played_on_is_refused_with_its_line(what: str) -> None:
    text, line, key = BROKEN[what]
    with pytest.raises(RefusedBoardError) as refused:
        BOARDS.own(text)
    first = next(one for one in refused.value.findings if one.key == key)
    assert (first.severity, first.line) == ("impossible", line)
    said = [first.text(GAME.words(lang)) for lang in LANGUAGES]
    assert len(set(said)) == 3
    assert all("{" not in one for one in said)


def test_file_in_the_old_form_is_told_what_is_wrong() -> None:
    assert ("impossible", "missing") in found('[boards.island]\nsize = 8\ntavern = ["D4"]\n')


# ------------------------------------------------------------------------------------------------------------------ playing
@cache
def checker() -> runner.Checker:
    return runner.Checker(GAME, 1, GAME.longest or 0)


def checked(text: str, games: int) -> None:
    """Random and greedy games to the end, under the laws."""
    row: Row = {"board": text}
    for k in range(games):
        checker().play(row, mix=(0, 50, 100)[k % 3])
        checker().check_ranges(row)


def test_laws_hold_on_a_board_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With pages: what is drawn, told, explained and shown in the terminal, and what can be clicked."""
    monkeypatch.setattr(runner, "pairwise", lambda game: [{**row, "board": CARBET} for row in pairwise(game)])
    report = runner.check(GAME, games=volume(300, 3000), pages=3)
    assert report.twins + report.partial_twins > 0


def test_greedy_games_on_it_are_about_as_long_as_on_ours() -> None:
    both = [play.GREEDY, play.GREEDY]
    decisions = [play.simulate(GAME, {"board": text}, both, 400, seed=1)[:, 0].mean() for text in (CARBET, "island")]
    assert abs(decisions[0] - decisions[1]) < 8


def test_uncompiled_rules_play_the_same_games() -> None:
    def game(seed: int) -> bytes:
        return play_on(Match(GAME, {"board": CARBET}, seed=seed), at_random(seed)).state_bytes()

    compiled = [game(seed) for seed in range(2)]
    GAME.play_uncompiled()
    try:
        assert [game(seed) for seed in range(2)] == compiled
    finally:
        GAME.play_compiled()


def test_captain_plays_on_it() -> None:
    match, captain = Match(GAME, {"board": CARBET}, seed=5), bot("captain", seed=1)
    for _ in range(4):
        match.advance()
        match.play(captain.choose(match.view(match.actor)))
    assert match.ply > 50


def test_board_is_in_the_picture_and_in_the_terminal() -> None:
    match = Match(GAME, {"board": CARBET, "layout": "chart"}, seed=1)
    for seat in EVERYBODY:
        view = match.view(seat)
        scene = GAME.drawing.scene(view, GAME.words("en"), ())
        names = {piece.id: piece.name for piece in scene.pieces}
        assert "The Hook" in names["sq-b6"]
        assert "map square" in names["sq-a1"]
        text = GAME.telling.board(view, GAME.words("en")).splitlines()
        assert text[3].count("▒") == 3 * 5  # row 7


def test_drawings_of_two_boards_are_not_mixed_up() -> None:
    """Numbers of boards are given anew; what is kept of a drawing goes by what is printed."""
    other = CARBET.replace("  .    hook .    .", "  .    .    hook .")
    drawn = [Match(GAME, {"board": text, "layout": "chart"}, seed=1).svg() for text in (CARBET, other, CARBET, other)]
    assert drawn[0] == drawn[2] != drawn[1] == drawn[3]


# --------------------------------------------------------------------------------------------------------------- any text
LINES = [line for text in (ISLAND, COVE, CARBET) for line in text.splitlines() if not line.startswith(";")]
OTHER_LINES = ["size: 4", "size: 6", "jokers: 0", "numbers: 19 19 19", "numbers: 0 0 0", "swords: 0 0 0", "treasures: 1 1 1",
               "two: ru1", "island:", "", ";", "x", "size:", "two:", "hook " * 8, ". " * 8, "map " * 8]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """One of our texts, a little damaged."""
    lines = draw(st.sampled_from((ISLAND, COVE, CARBET))).splitlines()
    for _ in range(draw(st.integers(0, 4))):
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(("delete", "double", "swap", "replace", "insert", "sign")))
        if what == "delete" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "replace":
            lines[at] = draw(st.sampled_from([*LINES, *OTHER_LINES]))
        elif what == "insert":
            lines.insert(at, draw(st.sampled_from([*LINES, *OTHER_LINES])))
        else:
            sign = draw(st.sampled_from([".", "map", "hook", "ru3", "0", "9", " ", "ſ", "\t", "٣"]))
            words = lines[at].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = sign
            lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


@st.composite
def drawn_by_somebody(draw: st.DrawFn) -> str:
    """A text in good form: any island, any numbers."""
    size = draw(st.integers(4, 8))
    signs = draw(st.lists(st.sampled_from([".", ".", "map", "hook", "ru1"]), min_size=2, max_size=12))
    cells = draw(st.lists(st.sampled_from(signs), min_size=size * size, max_size=size * size))
    rows = [" ".join(cells[k * size : (k + 1) * size]) for k in range(size)]
    counts = st.lists(st.integers(0, 19), min_size=3, max_size=3).map(lambda found: " ".join(map(str, found)))
    treasures = f"{draw(st.integers(1, 2))} {draw(st.integers(1, 3))} {draw(st.integers(1, 4))}"
    return small(*rows, jokers=str(draw(st.integers(0, 3))), numbers=draw(counts), rum=draw(counts), treasures=treasures)


@settings(max_examples=volume(200, 3000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated() | drawn_by_somebody(), st.integers(0, 2), st.sampled_from(("random", "chart")), st.integers(1, 4))
def test_whatever_passes_is_played_and_drawn(text: str, mix: int, layout: str, pirates: int) -> None:
    started = time.perf_counter()
    reading = BOARDS.read(text)
    assert time.perf_counter() - started < 2  # half a second on a quiet machine
    assert (reading.values is None) == any(one.severity == "impossible" for one in reading.findings)
    for one in reading.findings:
        assert one.text(GAME.words(("en", "fr", "de")[mix]))
        assert 0 <= one.line <= text.count("\n") + 1
    if reading.values is None:
        return
    row: Row = {"board": text, "layout": layout, "pirates": pirates}
    checker().play(row, mix=50 * mix)
    checker().check_ranges(row)
    match = Match(GAME, {**row}, seed=1)
    match.advance()
    assert match.svg().startswith("<svg")
    GAME.telling.board(match.view(0), GAME.words("de"))
    assert set(GAME.drawing.gestures(match.view(match.actor))) == set(match.legal())


@given(st.text(alphabet=st.characters(codec=None), max_size=400))
def test_any_text_is_read_or_refused(text: str) -> None:
    reading = BOARDS.read(text)
    assert reading.values is None
    assert reading.findings


@pytest.mark.parametrize("text", [
    "a: \n" * 400, "".join(f"key{'x' * k}: 1\n" for k in range(100)), "size: 8\nisland:\n" + (". " * 100 + "\n") * 38,
    small(*["map ru1 hook . ru1 map hook ."] * 8), "size: 8\n" + "island:\n" * 300, "\n" * 8000, ":" * 200,
], ids=range(7))
def test_reading_takes_no_time(text: str) -> None:
    started = time.perf_counter()
    BOARDS.read(text)
    assert time.perf_counter() - started < 1  # half a second on a quiet machine


def test_uncompiled_games_on_odd_boards() -> None:
    """Plain Python notices a number that is too large and a place that is not there."""
    odd = [small(*["hook hook hook hook hook"] * 2, "hook . . . hook", *["hook hook hook hook hook"] * 2),
           small("map . . hook", ". . . .", ". map . .", "hook . . map", numbers="0 19 0"),
           small(*["map . . . map"] + ["hook . . . ."] * 3 + [". . . . ."], numbers="1 1 0", rum="19 0 19", treasures="1 1 1"),
           ISLAND.replace("numbers: 6 5 5", "numbers: 19 19 19")]
    GAME.play_uncompiled()
    try:
        for seed, text in enumerate(odd):
            for layout in ("chart", "random"):
                match = play_on(Match(GAME, {"board": text, "layout": layout}, seed=seed), at_random(seed))
                assert match.actor == benbow.OVER
                assert GAME.is_sound(match._state)
    finally:
        GAME.play_compiled()


def test_our_boards_have_names_and_are_no_own_ones() -> None:
    assert [drawn.value for drawn in BOARDS.ours] == [*NAMES]
    assert not any(drawn.is_own for drawn in BOARDS.ours)
