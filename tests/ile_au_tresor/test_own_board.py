"""Maps that people draw: whatever can be played on is played on and drawn as our own are."""
from __future__ import annotations

import time
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import benbow
from benbow.engine.laws import runner
from benbow.engine.laws.option_rows import Row, pairwise
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.drawing.settings import CHART_HEIGHT, FURNITURE, TITLES, WIDTH, setting_of
from benbow.games.ile_au_tresor.rules.board import BOARDS, FARTHEST, Board, chart_of, hex_name
from benbow.games.ile_au_tresor.rules.chart import SPAN
from benbow.search.levels import bot

from ..by_hand import at_random, fields, go, play_on, texts
from ..own import volume
from .table import ENGLISH, GAME, NUMBER, RED, position

rule = pytest.mark.rule
FOLDER = Path(__file__).parent / "boards"
ISLANDS = (FOLDER / "two_islands.txt").read_text(encoding="utf-8")
ISLAND, ISLET = (drawn.text for drawn in BOARDS.ours)


def board(text: str) -> Board:
    return BOARDS.own(text).data


def on_it(*places: str, **setting: object) -> Match:
    """The middle of a game on the example."""
    return position(*places, **{"board": ISLANDS, "boats": "red A, blue C", **setting})  # type: ignore[arg-type]


# -------------------------------------------------------------------------------------------------------- what it shows
def test_example_breaks_our_reconstruction_and_not_the_rules() -> None:
    reading = BOARDS.read(ISLANDS)
    assert reading.values is not None
    assert {one.key for one in reading.findings if one.severity == "book"} == {"none-of", "ports", "far-cell", "sector-in-pieces"}
    assert {"two-jetties", "jetties-near", "jetty-ground", "port-cut-off", "pieces", "cell-ring", "way"} <= {
        one.key for one in reading.findings if one.severity == "ours"}


@rule("IT-15")
def test_pirates_land_on_the_jetty_of_their_own_port_if_it_touches_two() -> None:
    """Port B touches the jetties of B and of E."""
    match = go(on_it(boats="red B, blue C"), "roll 1-5", "land red")
    assert hex_name(int(fields(match)["at"][RED][0])) == "a5"
    assert "embark 1 red" in texts(go(on_it("a5", boats="red B, blue C"), "roll 1-5"))
    assert "embark 1 red" not in texts(go(on_it("a4", boats="red B, blue C"), "roll 1-5"))


@rule("IT-35")
@pytest.mark.parametrize(("blue", "blockade", "loads"), [("C", "aboard", True), ("B", "aboard", False), ("B", "land", True)])
def test_enemies_aboard_in_another_port_beside_the_jetty_prevent_loading(blue: str, blockade: str, loads: bool) -> None:
    match = go(on_it("a4", bearer="red 1", boats=f"red E, blue {blue}", blockade=blockade), "roll 4-6")
    assert ("load" in texts(match)) == loads
    assert loads or "port B" in match.explain("load", RED).text


@rule("IT-35")
def test_carrier_does_not_load_from_a_jetty_to_which_he_has_just_gone() -> None:
    """Jetties B and E are neighbours, and a step costs a carrier so little that he could still pay for loading."""
    match = go(on_it("a4", bearer="red 1", boats="red B, blue C"), "roll 5-6", "step 1 E")
    assert int(fields(match)["pp"]) == 9
    assert "load" not in texts(match)
    assert "stand on a5 with the treasure when your turn begins" in match.explain("load", RED).text
    assert "load" in texts(go(on_it("a5", bearer="red 1", boats="red B, blue C"), "roll 5-6"))


def test_coach_knows_where_no_way_leads() -> None:
    """From the small island nobody walks to a chest, and no carrier from there to a boat elsewhere."""
    stranded = go(on_it("a3", bearer="red 1"), "roll 1-5").view(RED)
    assert GAME.telling.aim(stranded, ENGLISH).startswith("No way on land leads from pirate 1")
    overseas = go(on_it("a3 dead dead dead dead dead"), "roll 1-5").view(RED)
    assert GAME.telling.aim(overseas, ENGLISH).startswith("No way on land leads from your pirates")
    view = go(on_it(boats="red -, blue C"), "roll 3-5").view(RED)
    assert GAME.telling.note(view, GAME.verbs.parse("place E"), ENGLISH).startswith("No way leads from the jetty")
    assert board(ISLANDS).distance[NUMBER["a3"], NUMBER["c4"]] == FARTHEST


@rule("IT-1")
def test_place_on_another_island_is_told_to_be_beyond_the_sea() -> None:
    view = go(on_it("c5"), "roll 3-5").view(RED)
    told = GAME.drawing.beyond(view, ("red-1", "h-a3"), ENGLISH)
    assert told is not None
    assert (told.rule, told.text) == ("IT-1", "No way on land leads pirate 1 to a3, or none that is not far too long.")


# ------------------------------------------------------------------------------------------------------------------ playing
@cache
def checker() -> runner.Checker:
    return runner.Checker(GAME, 1, GAME.longest or 0)


def test_laws_hold_on_a_map_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random and greedy games to the end; with pages: what is drawn, told, explained and clicked."""
    monkeypatch.setattr(runner, "pairwise", lambda game: [{**row, "board": ISLANDS} for row in pairwise(game)])
    report = runner.check(GAME, games=volume(300, 3000), pages=1)
    assert report.twins + report.partial_twins > 0


def test_uncompiled_rules_play_the_same_games() -> None:
    def game(seed: int) -> bytes:
        return play_on(Match(GAME, {"board": ISLANDS, "limit": 4}, seed=seed), at_random(seed)).state_bytes()

    compiled = [game(seed) for seed in range(2)]
    GAME.play_uncompiled()
    try:
        assert [game(seed) for seed in range(2)] == compiled
    finally:
        GAME.play_compiled()


def test_captain_plays_on_it() -> None:
    match, captain = Match(GAME, {"board": ISLANDS, "players": 2}, seed=5), bot("captain", seed=1)
    decided = 0
    while decided < 6:
        match.advance()
        view = match.view(match.actor)
        match.play(captain.choose(view) if len(view.legal()) > 1 else view.legal()[0])
        decided += len(view.legal()) > 1


def test_drawings_of_two_maps_are_not_mixed_up() -> None:
    """Numbers of boards are given anew; what is kept of a drawing goes by what is drawn."""
    other = ISLANDS.replace(".  D!#  .", ".  D!.  .")
    drawn = [Match(GAME, {"board": text}, seed=1).svg() for text in (ISLANDS, other, ISLANDS, other)]
    assert drawn[0] == drawn[2] != drawn[1] == drawn[3]


# ------------------------------------------------------------------------------------------------------------- the picture
def full() -> str:
    """The largest land that there are names for, with ten ports around it."""
    drawn = {(2 * column + row % 2 - SPAN, row - 8): " . " for row in range(SPAN) for column in range(SPAN)}
    drawn |= {place: f"{cell}n" for place, cell in chart_of(ISLAND).cells.items()}
    drawn[0, 0] = "(*)"
    shore = ((-16, -8), (0, -8), (14, -8), (15, -1), (15, 3), (15, 7), (1, 7), (-15, 7), (-16, -2), (-16, 2))
    ports = ((-17, -9), (1, -9), (15, -9), (17, -1), (17, 3), (16, 8), (2, 8), (-16, 8), (-18, -2), (-18, 2))
    for letter, jetty, port in zip("ABCDEFGHIJ", shore, ports, strict=True):
        drawn[jetty], drawn[port] = f"{letter}!#", f"~{letter}~"
    lines = []
    for row in range(-9, 9):
        line = [" "] * 80
        for (across, down), token in drawn.items():
            if down == row:
                line[2 * (across + 18) : 2 * (across + 18) + 3] = token
        lines += ["".join(line).rstrip(), ""]
    return "map:\n" + "\n".join(lines)


@pytest.mark.parametrize("text", [ISLANDS, full(), ISLET + "\n"], ids=["example", "full", "islet"])
def test_map_fits_the_picture_and_nothing_covers_it(text: str) -> None:
    match = Match(GAME, {"board": text}, seed=1)
    match.advance()
    scene = GAME.drawing.scene(match.view(benbow.SPECTATOR), ENGLISH, ())
    setting = setting_of(chart_of(text))
    assert setting.size >= 0.6
    covers = (*FURNITURE, *TITLES[setting.title, setting.pile])
    placed = [piece for piece in scene.pieces if piece.id.startswith(("h-", "port-"))]
    assert len(placed) == len(chart_of(text).terrain) + len(chart_of(text).ports)
    for one in placed:
        room = 28 * one.size
        assert 20 <= one.x - room < one.x + room <= WIDTH - 20
        assert 20 <= one.y - room < one.y + room <= CHART_HEIGHT - 12
        assert not any(left < one.x < right and top < one.y < bottom for left, top, right, bottom in covers)
    table = GAME.telling.board(match.view(0), ENGLISH)
    assert all(f"~{letter}~" in table for letter in chart_of(text).ports)


# --------------------------------------------------------------------------------------------------------------- any text
OTHER_LINES = ["map:", "ports: 3", "", ";", "x", " .   .   . ", "(*)", "  /   \\ ", "~Z~ Z!.", "14n 14n", "\t.\t.", " o   o   o "]
SIGNS = [" ", ".", "%", "n", "^", "#", "o", "|", "/", "\\", "~", "!", "A", "Z", "1", "9", "٣", "(", "*", ")", ";", ":"]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """One of our texts, a little damaged; most often in a way that leaves a map."""
    lines = draw(st.sampled_from((ISLAND, ISLET, ISLANDS))).splitlines()
    for _ in range(draw(st.integers(0, 6))):
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(("delete", "double", "swap", "replace", "sign", "ground", "ground", "ground", "sea")))
        if what == "delete" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "replace":
            lines[at] = draw(st.sampled_from([*lines, *OTHER_LINES]))
        elif lines[at].strip():
            places = [k for k, sign in enumerate(lines[at]) if what == "sign" or sign in ".%n^#"]
            if places and not lines[at].startswith((";", "map")):
                k = draw(st.sampled_from(places))
                sign = draw(st.sampled_from({"sign": SIGNS, "sea": [" "]}.get(what, [*".%n^#"])))
                lines[at] = lines[at][:k] + sign + lines[at][k + 1 :]
    return "\n".join(lines) + "\n"


@settings(max_examples=volume(200, 3000), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated() | st.text(max_size=300), st.integers(0, 2), st.integers(2, 4))
def test_whatever_passes_is_played_and_drawn(text: str, mix: int, players: int) -> None:
    started = time.perf_counter()
    reading = BOARDS.read(text)
    assert time.perf_counter() - started < 2  # a tenth of a second on a quiet machine
    assert (reading.values is None) == any(one.severity == "impossible" for one in reading.findings)
    for one in reading.findings:
        assert one.text(GAME.words(("en", "fr", "de")[mix]))
        assert 0 <= one.line <= text.count("\n") + 1
    if reading.values is None:
        return
    row: Row = {"board": text, "players": players, "limit": 6}
    checker().play(row, mix=50 * mix)
    checker().check_ranges(row)
    match = Match(GAME, {**row}, seed=1)
    match.advance()
    assert match.svg().startswith("<svg")
    GAME.telling.board(match.view(0), GAME.words("de"))
    assert set(GAME.drawing.gestures(match.view(match.actor))) == set(match.legal())


@pytest.mark.parametrize("text", [
    "map:\n" + (" .  " * 59 + "\n\n") * 33, "map:\n" + ("A!# " * 30 + "\n") * 60, "map:\n(*)\n" + ("\\ / " * 30 + "\n") * 60,
    "x:\n" * 399, full().replace("\n\n", "\n" + "  \\ /" * 12 + "\n"),
], ids=["land", "jetties", "rivers", "keys", "full of rivers"])
def test_worst_texts_are_read_in_no_time(text: str) -> None:
    assert len(text.encode()) <= 8 << 10
    started = time.perf_counter()
    BOARDS.read(text)
    assert time.perf_counter() - started < 2
    fastest = min(_time(text) for _ in range(3))
    assert fastest < 0.5


def _time(text: str) -> float:
    started = time.perf_counter()
    BOARDS.read(text)
    return time.perf_counter() - started
