"""The picture: it is drawn from views alone, says what the view says, and is clicked as the rules allow."""
from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from benbow.engine.contract import OVER, SPECTATOR, View
from benbow.engine.drawing.scene import Scene, breadth, fitting
from benbow.engine.laws import runner
from benbow.engine.match import Match
from benbow.games.naufrageurs import drawing
from benbow.games.naufrageurs.drawing import art, pieces
from benbow.games.naufrageurs.rules.facts import members
from benbow.games.naufrageurs.rules.state import Phase

from ..by_hand import go
from .table import GAME, LANES, loaded, table

ENGLISH = GAME.words("en")
SVG = "{http://www.w3.org/2000/svg}"
CSS = (GAME.home / "drawing" / "scene.css").read_text(encoding="utf-8")
LONG = ["W" * 24, "Anne-Marie & <Bonny>", "Œdipe", "x", "水手水手水手水手水手水手"]


OPTIONS = runner.pairwise(GAME)
ROWS = range(len(OPTIONS))


@cache
def played(row: int) -> Match:
    """A whole random match of an option row."""
    match, luck = Match(GAME, {**OPTIONS[row]}, seed=row + 1), random.Random(row)
    while match.actor != OVER:
        match.advance()
        if match.actor != OVER:
            match.play(luck.choice(match.legal()))
    return match


def views(match: Match) -> Iterator[View]:
    """Of every seat and of a spectator, at a dozen moments, the last among them."""
    for ply in sorted({*range(0, match.ply, max(1, match.ply // 11)), match.ply}):
        for seat in (*range(match.seats), SPECTATOR):
            yield match.view(seat, ply)


def draw(view: View, lang: str = "en") -> Scene:
    return drawing.scene(view, GAME.words(lang))


def place(scene: Scene, id: str) -> tuple[float, float]:
    return next((piece.x, piece.y) for piece in scene.pieces if piece.id == id)


def said(scene: Scene, id: str) -> str:
    return next(piece.name for piece in scene.pieces if piece.id == id)


# --------------------------------------------------------------------------------------------------- every table
@pytest.mark.parametrize("row", ROWS)
def test_every_position_draws(row: int) -> None:
    match = played(row)
    names = GAME.words("fr").seated(LONG[:match.seats])
    for view in views(match):
        can = {id for ids in drawing.gestures(view).values() for id in ids}
        scene = drawing.scene(view, names)
        svg = scene.svg(can)
        root = ElementTree.fromstring(svg)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(ids) == len(set(ids))
        assert not any(element.get("style") for element in root.iter())
        assert root.find(f".//{SVG}style") is None
        assert len(svg.encode()) < 42_000
        assert all(0 < piece.x < scene.width and 0 < piece.y < scene.height for piece in scene.pieces)


@pytest.mark.parametrize("row", ROWS)
def test_gestures_are_the_legal_actions_and_pieces_of_the_scene(row: int) -> None:
    for view in views(played(row)):
        gestures = drawing.gestures(view)
        assert list(gestures) == view.legal()
        assert len({*gestures.values()}) == len(gestures)
        assert {ids[0] for ids in gestures.values()} <= draw(view).ids
        for code, ids in gestures.items():
            assert len(ids) == 1
            assert drawing.attempt(view, ids) == code


@pytest.mark.parametrize("row", ROWS)
def test_every_piece_may_be_clicked_and_is_explained(row: int) -> None:
    for view in views(played(row)):
        playable = {ids[0] for ids in drawing.gestures(view).values()}
        for id in draw(view).ids - playable:
            code = drawing.attempt(view, (id,))
            if code is not None and not id.startswith("cargo"):  # whose cargo is clicked, that ship is meant
                assert code not in view.legal()
                assert GAME.telling.explain(view, code, ENGLISH).text


@pytest.mark.parametrize("row", ROWS)
def test_barrels_do_not_lie_on_one_another(row: int) -> None:
    for view in views(played(row)):
        barrels = [piece for piece in draw(view).pieces if piece.layer == pieces.BARREL_LAYER]
        for k, one in enumerate(barrels):
            for other in barrels[:k]:
                room = 95 * min(one.size, other.size)
                assert abs(one.x - other.x) >= room or abs(one.y - other.y) >= room, (one.id, other.id)


@pytest.mark.parametrize("row", ROWS)
def test_all_barrels_are_there_once(row: int) -> None:
    for view in views(played(row)):
        s = view.record
        barrels = [piece for piece in draw(view).pieces if piece.layer == pieces.BARREL_LAYER]
        assert len(barrels) == int(s["lanes"]) * int(s["barrels"]) + int(s["special"])


def test_the_ground_is_the_same_for_the_whole_match() -> None:
    match = played(1)
    assert len({draw(view).ground for view in views(match)}) == 1
    assert draw(match.view(0), "de").ground != draw(match.view(0), "en").ground


# ------------------------------------------------------------------------------------------------------- secrets
def twins(seat: int) -> tuple[str, str]:
    """What a seat sees of two rounds that differ in the values that were loaded, and in one that came home."""
    pictures = []
    for green, blue in (("load green 3", "load blue -2"), ("load green 7", "load blue 6")):
        match = table(*["roll 2"] * 3, "roll 3", green, "load yellow 5", "load red 4", blue)
        go(match, "lure green", "roll 1", "lure red", "roll 2", "roll 1", "roll 1", "roll 1", "roll 1")
        view = match.view(seat)
        pictures.append(draw(view).svg() + repr(drawing.gestures(view)))
    return pictures[0], pictures[1]


@pytest.mark.rule("NA-20")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_who_sees_backs_sees_the_same_picture(seat: int) -> None:
    one, other = twins(seat)
    assert one == other
    assert ('id="cask-' in one) == (seat == 0)  # the red 4 in his booty, nothing else
    assert one.count('class="value"') == (seat == 0)


@pytest.mark.rule("NA-21")
def test_an_owner_sees_the_difference() -> None:
    one, other = twins(1)
    assert one != other


@pytest.mark.rule("NA-20")
@pytest.mark.parametrize("row", ROWS)
def test_values_are_shown_to_those_who_know_them(row: int) -> None:
    for view in views(played(row)):
        svg = draw(view).svg()
        known = {int(found) for found in re.findall(r'id="cask-(\d+)"', svg)}
        assert svg.count('class="value"') == len(known)
        if view.actor != OVER and view.seat == int(view.record["wrecker"]):
            assert known == set(members(int(view.record["booty"])))
        elif view.actor != OVER and view.seat == SPECTATOR:
            assert known == set()


# ---------------------------------------------------------------------------------------------------- what it says
@pytest.mark.rule("NA-1")
def test_ships_stand_on_their_squares() -> None:
    scene = draw(loaded(1, 2, 3, 2).view(0))
    for lane, square in enumerate((1, 2, 3, 2)):
        x, y = place(scene, f"ship-{LANES[lane]}")
        assert art.SHORE + art.CELL * (square - 1) < x < art.SHORE + art.CELL * square
        assert y == art.lane_y(lane, 4)
    assert said(scene, "ship-yellow") == "the yellow ship on square 2, with a barrel of its colour"


@pytest.mark.rule("NA-9")
def test_the_donkey_goes_to_the_lane_and_back() -> None:
    match = loaded(2, 2, 2, 2)
    meadow = place(draw(match.view(0)), "donkey")
    go(match, "lure red")
    x, y = place(draw(match.view(1)), "donkey")
    assert (x, y) != meadow
    assert abs(y - art.lane_y(2, 4)) < art.HALF
    go(match, "roll 2")
    assert place(draw(match.view(1)), "donkey") == (x, y)  # it stays while a second ship is chosen


@pytest.mark.rule("NA-8")
def test_who_loads_has_the_fitting_barrels_large_before_him() -> None:
    match = table(*["roll 2"] * 4, "load green 3")
    scene = draw(match.view(1))
    large = {piece.id for piece in scene.pieces if piece.layer == pieces.BARREL_LAYER and piece.size > 0.95}
    assert large == {ids[0] for ids in drawing.gestures(match.view(1)).values()}
    assert len(large) == 12
    assert place(scene, "mark") == place(scene, "ship-yellow")
    assert not any(piece.size > 0.9 for piece in draw(match.view(0)).pieces if piece.layer == pieces.BARREL_LAYER)


@pytest.mark.rule("NA-19")
def test_purses_in_a_match_and_a_tally_at_the_end() -> None:
    row = next(row for row in ROWS if OPTIONS[row]["rounds"] == "match")
    match = played(row)
    assert "purse-wrecker" in draw(match.view(0, 0)).ids
    last = draw(match.view(SPECTATOR))
    outcome = match.outcome
    assert outcome is not None
    for seat, points in enumerate(outcome.points):
        assert said(last, f"tally-{seat}") == ENGLISH("seat-result", who=ENGLISH("seat", n=seat + 1), n=points)


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_names_are_said_in_every_language(lang: str) -> None:
    match = loaded(2, 2, 2, 2)
    told = {draw(match.view(0), tongue).svg() for tongue in (lang, "en")}
    assert len(told) == (1 if lang == "en" else 2)
    for piece in draw(match.view(0), lang).pieces:
        assert piece.name or not piece.id.startswith(("ship", "port", "rack", "donkey", "wrecker", "booty", "home"))


def test_long_names_are_shortened() -> None:
    for name in LONG:
        short = fitting(name, 6)
        assert sum(map(breadth, short)) <= 6.2
        assert short == name or short.endswith("…")
    assert fitting("Jim", 6) == "Jim"


# ------------------------------------------------------------------------------------------------------ clicks
def reason(match: Match, seat: int, id: str) -> str:
    code = drawing.attempt(match.view(seat), (id,))
    return "" if code is None else match.explain(code, seat).rule


def test_clicks_that_are_not_allowed_get_the_fitting_reason() -> None:
    loading = table(*["roll 2"] * 4, players=3)
    assert reason(loading, 1, "ship-green") == ""  # he wants to load it: which barrel?
    assert reason(loading, 1, "cask-7") == "NA-8"  # a yellow one on the green ship
    assert reason(loading, 2, "cask-1") == "NA-5"  # the green ship is another's
    assert reason(loading, 0, "back-green-1") == reason(loading, 0, "rack-brown") == "NA-8"  # the Wrecker loads nothing
    assert reason(loading, 0, "ship-green") == "NA-9"
    luring = loaded(2, 2, 2, 2)
    assert reason(luring, 1, "ship-red") == reason(luring, 1, "donkey") == "NA-9"
    assert reason(luring, 1, "cask-1") == "NA-9"  # it is aboard: he means the ship
    assert reason(luring, 1, "cask-2") == "NA-14"
    go(luring, "lure red", "roll 1")
    assert reason(luring, 0, "cargo-red") == reason(luring, 0, "ship-red") == "NA-11"


@pytest.mark.parametrize("ids", [(), ("",), ("ship-pink",), ("cask-99",), ("rack-",), ("back",), ("mark",), ("ship-blue",)])
def test_odd_clicks_mean_nothing(ids: tuple[str, ...]) -> None:
    assert drawing.attempt(loaded(2, 2, 2).view(0), ids) is None


# ---------------------------------------------------------------------------------------------------------- dice
@pytest.mark.rule("NA-2")
def test_dice_are_black_for_the_wrecker_and_coloured_for_ships() -> None:
    match = go(loaded(2, 2, 2, 2), "lure red", "roll 2", "lure green", "roll 1", "roll 3")
    names = []
    for ply, _ in enumerate(match.actions):
        for die in drawing.dice(match.view(0, ply), match.veiled(ply, 0), ENGLISH):
            ElementTree.fromstring(die.svg())
            names.append(die.name)
    assert names == ["green die: 2", "yellow die: 2", "red die: 2", "blue die: 2", "black die: 2", "black die: 1", "green die: 3"]


def test_counting_throws_no_die() -> None:
    match = played(0)
    (ply,) = [ply for ply in range(match.ply) if match.view(0, ply).phase == Phase.COUNT]
    assert drawing.dice(match.view(0, ply), match.veiled(ply, 0), ENGLISH) == ()


# ----------------------------------------------------------------------------------------------------------- css
def test_css_stays_in_its_game_and_lets_pieces_glide() -> None:
    plain = re.sub(r"/\*.*?\*/", "", CSS, flags=re.DOTALL)
    plain = re.sub(r"@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", plain)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"@media[^{]+\{", "", plain))
    assert len(rules) > 50
    for selectors, body in rules:
        for selector in selectors.split(","):
            assert re.match(r'^(:root\[data-theme="(dark|auto)"\] )?\.naufrageurs\b', selector.strip()), selector
        assert "transition" not in body
        assert "transform" not in body
