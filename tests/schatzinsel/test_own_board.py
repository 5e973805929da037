"""Boards of one's own: an example that is unlike ours in all that there is to draw, and boards drawn at random."""
from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

import benbow
from benbow import cli
from benbow.engine.compiled import playouts
from benbow.engine.contract import SPECTATOR
from benbow.engine.laws import option_rows, runner
from benbow.engine.match import Match
from benbow.games.schatzinsel.drawing import places
from benbow.games.schatzinsel.rules import board as boards
from benbow.games.schatzinsel.rules import facts
from benbow.games.schatzinsel.rules.board import BOARDS
from benbow.games.schatzinsel.rules.discs import ENDS, WELLS
from benbow.games.schatzinsel.rules.jungle import Jungle, end_name
from benbow.games.schatzinsel.rules.reading import MOST_ENDS, jungle_of
from benbow.games.schatzinsel.rules.state import START
from benbow.search.baselines import bot as named_bot
from benbow.search.levels import bot

from ..games.bots import some
from .any_board import EXAMPLE, any_board
from .table import BLACK, GAME, RED, rule

BAY = EXAMPLE.read_text(encoding="utf-8")
ANY = [BAY, *(any_board(random.Random(seed)) for seed in range(5))]
RULERS = ["example", *(f"any {seed}" for seed in range(5))]
on_any = pytest.mark.parametrize("text", ANY, ids=RULERS)
LONG = ["W" * 24, "Anne-Marie & <Bonny>"]


def jungle(text: str) -> Jungle:
    found = jungle_of(text)
    assert found is not None
    return found


# --------------------------------------------------------------------------------------------------- what is found
def test_what_the_example_has_otherwise() -> None:
    found = [(one.severity, one.key, one.clause) for one in BOARDS.read(BAY).findings]
    assert sorted({*found}) == [
        ("book", "disc-counts", "SI-3"), ("book", "disc-one", "SI-3"), ("ours", "dead-ends", "SI-5"),
        ("ours", "disc-alike", "SI-4"), ("ours", "disc-crossings", "SI-4"), ("ours", "loop-far", "SI-5"),
        ("ours", "lopsided", "SI-5"), ("ours", "other-rows", "SI-2"),
    ]
    assert found.count(("ours", "loop-far", "SI-5")) == 2


@pytest.mark.parametrize(("old", "new", "severity", "key"), [
    ("red start: 18 SE\nred goal: 0 W", "red start: 0 W\nred goal: 18 SE", "book", "corners"),
    ("black start: 16 SW\nblack goal: 2 E", "black start: 2 E\nblack goal: 16 SW", "book", "corners"),
    ("0 NW - 0 NE, 1 NW - 1 NE", "0 NW - 1 NW, 0 NE - 1 NE", "ours", "loop-far"),
    ("0 NW - 0 NE, 1 NW - 1 NE", "0 NW - 1 NE, 0 NE - 1 NW", "ours", "loop-far"),
    ("red start: 18 SE", "red start: 18 SE, 18 SW, 17 SE", "ours", "lopsided"),
])
def test_what_is_otherwise_can_be_played(old: str, new: str, severity: str, key: str) -> None:
    text = changed(BOARDS.ours[0].text, (old, new), ("18 SW - 17 SE, ", "" if "17 SE" in new else "18 SW - 17 SE, "))
    reading = BOARDS.read(text)
    assert reading.values is not None
    assert (severity, key) in [(one.severity, one.key) for one in reading.findings]


OUR_DISCS = (GAME.home / "discs" / "default.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("old", "new", "severity", "key"), [
    ("A  1  01* 23  45", "A  1  01* 25  34", "ours", "disc-same"),
    ("A  1  01* 23  45", "A  1  01  25* 34", "ours", "disc-alike"),
    ("A  1  01* 23  45", "A  1  03  15* 24", "ours", "disc-crossings"),
    ("F  4  01  24* 35*", "F  4  01* 24  35", "book", "disc-crossing"),
    ("A  1  01* 23  45", "A  1  03* 14* 25*", "book", "disc-one"),
    ("F  4  01  24* 35*", "F  4  03* 14* 25*", "book", "disc-crossing"),
    ("D  6", "D  7", "book", "disc-counts"),
])
@rule("SI-3")
@rule("SI-4")
def test_own_discs_that_are_otherwise_can_be_played(old: str, new: str, severity: str, key: str) -> None:
    text = changed(BOARDS.ours[0].text + OUR_DISCS, (old, new), ("E  6", "E  5" if "7" in new else "E  6"))
    reading = BOARDS.read(text)
    assert reading.values is not None
    assert (severity, key) in [(one.severity, one.key) for one in reading.findings]


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


# ---------------------------------------------------------------------------------------------------------- the rules
@rule("SI-2")
def test_neighbours_are_those_of_the_drawing() -> None:
    """In rows of 4, 5, 4, 3 and 3, by eye."""
    bay = jungle(BAY)
    assert [bay.beyond((12, side)) for side in range(ENDS)] == [(8, 3), None, None, (15, 0), (11, 1), (7, 2)]
    assert [bay.beyond((16, side)) for side in range(ENDS)] == [(13, 3), (17, 4), None, None, None, None]
    assert bay.next_on_rim((16, 5)) == (13, 4)
    assert bay.next_on_rim((8, 2)) == (12, 1)


@rule("SI-5")
@rule("SI-14")
def test_trails_follow_far_loops_and_come_back_from_dead_ends() -> None:
    data = BOARDS.own(BAY).data
    assert data.leads[6 * 1 + 0] == 6 * 17 + 3  # 1 NE - 17 SW
    assert data.leads[6 * 17 + 3] == 6 * 1 + 0
    assert data.leads[6 * 4 + 5] == 6 * 4 + 5  # dead
    match = Match(GAME, {"board": BAY, "layout": "random"}, seed=1)
    match.advance()
    match._state.disc[:] = 6  # B: the trail with the dot joins NE and SW
    match._state.disc[4] = 6 + 2  # here SE and NW
    s = facts.Snapshot.of(match.view(RED))
    ends = {trail.point for trail in facts.trails_of(s, s.disc, RED, 4)}
    assert 4 in ends  # from the dot of 4 to the dead end, and back
    assert not facts.reach(s, RED, 4) >> 4 & 1  # which is no move


@rule("SI-4")
@pytest.mark.parametrize("discs", ["default", "varied"])
def test_own_discs_are_used_whatever_the_option_says(discs: str) -> None:
    match = Match(GAME, {"board": BAY, "discs": discs}, seed=1)
    assert list(match._state.pool) == [2, 1, 2, 5, 5, 4]
    assert facts.Snapshot.of(match.view(RED)).set[1].crossings == 2
    other = Match(GAME, {"board": BOARDS.ours[0].text, "discs": discs}, seed=1)
    assert facts.Snapshot.of(other.view(RED)).set is boards.OUR_SETS[("default", "varied").index(discs)]


def test_kinds_that_are_not_listed_are_not_in_the_box() -> None:
    text = BOARDS.ours[0].text + "discs:\n F 19 01 24* 35*\n"
    match = Match(GAME, {"board": text, "layout": "random"}, seed=1)
    assert {match.text(code) for code in match.legal()} <= {f"deal F r{k}" for k in range(ENDS)}
    match.advance()
    assert {int(disc) // ENDS for disc in match._state.disc} == {5}


def test_laws_hold_on_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [{**row, "board": BAY} for row in option_rows.pairwise(GAME)]
    monkeypatch.setattr(runner, "pairwise", lambda game: rows)
    report = runner.check(GAME, games=some(250), pages=2)
    assert report.games == some(250)


def test_example_is_the_same_without_the_compiler() -> None:
    """In this process: another one may give the board another number, which is in the state."""
    rows: list[dict[str, int | str]] = [{"board": BAY, "layout": "random", "limit": 40}, {"board": BAY, "limit": 10}]
    compiled = runner.digest(GAME, rows, 3, seed=1)
    GAME.play_uncompiled()
    try:
        plain = runner.digest(GAME, rows, 3, seed=1)
    finally:
        GAME.play_compiled()
    assert plain == compiled


@on_any
def test_random_games_come_to_an_end(text: str) -> None:
    steps, *_ = playouts.playouts(GAME.opening(board=text, layout="random"), GAME.new_workspace(1), some(100))
    assert steps > some(100)


@on_any
def test_bot_plays_on_it(text: str) -> None:
    for game in range(some(20)):
        match = Match(GAME, {"board": text, "layout": ("random", "drafted")[game % 2], "limit": 20}, seed=game)
        one = named_bot("greedy", game)
        while match.actor != benbow.OVER:
            match.advance()
            if match.actor != benbow.OVER:
                code = one.choose(match.view(match.actor))
                assert code in match.legal()
                match.play(code)


def test_bot_is_better_than_chance_on_the_example() -> None:
    won = 0.0
    for game in range(some(60)):
        match = Match(GAME, {"board": BAY, "layout": "random", "limit": 200}, seed=game)
        players = {game % 2: named_bot("greedy", game), 1 - game % 2: named_bot("random", game)}
        while match.actor != benbow.OVER:
            match.advance()
            if match.actor != benbow.OVER:
                match.play(players[match.actor].choose(match.view(match.actor)))
        assert match.outcome is not None
        won += match.outcome.utility[game % 2]
    assert won > 0.8 * some(60)


def test_captain_plays_on_it() -> None:
    match, captain = Match(GAME, {"board": BAY, "layout": "random"}, seed=5), bot("captain", seed=1)
    for _ in range(4):
        match.advance()
        match.play(captain.choose(match.view(match.actor)))
    assert match.ply > 20


# ---------------------------------------------------------------------------------------------------------- what is seen
def halfway(text: str, seed: int) -> Iterator[Match]:
    """A match at some moments."""
    luck = random.Random(seed)
    match = Match(GAME, {"board": text, "layout": luck.choice(("random", "drafted")), "limit": 6}, seed=seed)
    for k in range(80):
        match.advance()
        if match.actor == benbow.OVER:
            break
        match.play(luck.choice(match.legal()))
        if k % 9 == 8:
            yield match
    yield match


@on_any
def test_it_is_drawn_and_clicked(text: str) -> None:
    words = GAME.words("fr").seated(LONG)
    for match in itertools.chain(halfway(text, 1), halfway(text, 2)):
        for seat in (RED, BLACK, SPECTATOR):
            view = match.view(seat)
            gestures = GAME.drawing.gestures(view)
            assert all(GAME.drawing.attempt(view, ids) == code for code, ids in gestures.items())
            for chosen in ((), *sorted({ids[:1] for ids in gestures.values()})[::7]):
                scene = GAME.drawing.scene(view, words, chosen)
                ElementTree.fromstring(scene.svg((), chosen))
                assert all(0 <= piece.x < scene.width and 0 <= piece.y < scene.height for piece in scene.pieces)
            lines = [re.sub(r"\[[^]]*\]", "", line) for line in GAME.telling.board(view, words).splitlines()]
            assert len(lines) < 90
            assert {symbol.key for symbol in GAME.drawing.legend(view, words)} >= {"loop", "dot"}


@on_any
def test_discs_and_fields_lie_apart_and_clear_of_camps_and_ships(text: str) -> None:
    """And no disc is smaller than a finger's breadth on a phone that zooms to twice its width."""
    here = places.layout(jungle(text))
    assert here.size * 2 * places.DISC * 2 * 358 / places.WIDTH > 44
    for one, other in itertools.combinations(here.wells, 2):
        assert dist(one[:2], other[:2]) >= 2 * places.DISC * here.size - 0.1
    for field in here.fields.values():
        assert all(dist(field[:2], well[:2]) > (places.DISC + 30) * here.size for well in here.wells)
    for one, other in itertools.combinations(here.fields.values(), 2):
        assert dist(one[:2], other[:2]) > 2 * places.FIELD * 0.95 * min(one.size, other.size)
    assert all(places.is_free(x, y, places.DISC * size) for x, y, size in here.wells)


def test_far_loops_have_the_same_letter_at_both_ends() -> None:
    bay = jungle(BAY)
    letters = {end_name(end): letter for end, letter in bay.letters.items()}
    assert letters == {"1 NE": "a", "17 SW": "a", "3 NW": "b", "12 SE": "b"}
    view = Match(GAME, {"board": BAY}, seed=1).view(RED)
    assert GAME.drawing.scene(view, GAME.words("en"), ()).ground.count('data-mark="letter"') == 4
    assert "letter" in {symbol.key for symbol in GAME.drawing.legend(view, GAME.words("en"))}
    ours = Match(GAME, {}, seed=1).view(RED)
    assert "letter" not in {symbol.key for symbol in GAME.drawing.legend(ours, GAME.words("en"))}


@on_any
def test_trails_in_the_picture_end_where_the_rules_say(text: str) -> None:
    match = Match(GAME, {"board": text, "layout": "random"}, seed=3)
    match.advance()
    s = facts.Snapshot.of(match.view(RED))
    for side, point in itertools.product((RED, BLACK), (*range(WELLS), START)):
        ends = {trail.point for trail in facts.trails_of(s, s.disc, side, point)} - {None}
        assert ends == {*facts.bits(facts.trails_from(s, side, point))}


# ----------------------------------------------------------------------------------------------------- the documented way
def test_example_is_checked_and_drawn_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["board", "check", "schatzinsel", str(EXAMPLE), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"{EXAMPLE}:24: " in told
    assert "In the book the dot of C is on one trail only. (SI-3)\n" in told
    assert cli.main(["board", "draw", "schatzinsel", str(EXAMPLE), "--out", str(tmp_path / "bay.svg")]) == 0
    assert (tmp_path / "bay.svg").read_text(encoding="utf-8").startswith("<svg")
    assert cli.main(["board", "new", "schatzinsel", str(tmp_path / "mine.txt")]) == 0
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == BOARDS.ours[0].text


def test_a_field_takes_so_many_ends() -> None:
    """All the ends of a jungle that hangs together, but for three."""
    rim = [end_name(end) for end in jungle(BOARDS.ours[0].text).rim]
    wells = BOARDS.ours[0].text.split("wells:")[1].split("\n\n")[0]
    text = f"wells:{wells}\nred start: {', '.join(rim[3:])}\nred goal: {rim[0]}\nblack start: {rim[1]}\nblack goal: {rim[2]}\n"
    assert BOARDS.read(text).values is not None
    assert len(rim) - 3 <= MOST_ENDS
    match = Match(GAME, {"board": text, "layout": "random"}, seed=1)
    match.advance()
    assert match.legal()
