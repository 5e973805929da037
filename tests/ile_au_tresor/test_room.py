"""There is room on the chart: what lies there side by side does not hide one another, on either map."""
from __future__ import annotations

import itertools
import re
from typing import NamedTuple

import pytest

from benbow.engine.drawing.scene import Piece, Scene, breadth
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.drawing import combat, places, settings
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import go
from ..drawn import draw, piece, place, said, shown
from .table import BLUE, CHARTS, DATA, GAME, ISLES, PORTS, RED, position

rule = pytest.mark.rule
ALL_PORTS = [(isle, port) for isle in range(2) for port in range(int(DATA[isle].ports))]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, slack: float = 0) -> bool:
        return (self.left < other.right - slack and other.left < self.right - slack
                and self.top < other.bottom - slack and other.top < self.bottom - slack)


def box(one: Piece, left: float, top: float, right: float, bottom: float) -> Box:
    """What a piece covers, out of what its drawing covers."""
    return Box(one.x + left * one.size, one.y + top * one.size, one.x + right * one.size, one.y + bottom * one.size)


def boat_box(scene: Scene, id: str) -> Box:
    return box(piece(scene, id), -42, -58, 42, 26)


def pirate_box(scene: Scene, id: str) -> Box:
    return box(piece(scene, id), -21, -29, 21, 23)


def buoy_box(isle: int, port: int, boats: int) -> Box:
    x, y, size = places.buoy_place(port, boats, CHARTS[isle])
    return Box(x - 15 * size, y - 15 * size, x + 15 * size, y + 15 * size)


def harbour(isle: int, port: int, turns: int = 10, limit: int = 150) -> Match:
    """Two boats in a port, and one on its jetty."""
    lie = f"red {PORTS[port]}, blue {PORTS[port]}"
    return position(hex_name(int(DATA[isle].jetty[port])), boats=lie, board=ISLES[isle], turns=turns, limit=limit)


# --------------------------------------------------------------------------------------------------------- boats
@rule("IT-20")
@pytest.mark.parametrize(("isle", "port"), ALL_PORTS)
def test_two_boats_in_a_port_hide_nothing(isle: int, port: int) -> None:
    scene = shown(harbour(isle, port), seat=RED)
    red, blue, buoy = boat_box(scene, "boat-red"), boat_box(scene, "boat-blue"), buoy_box(isle, port, 2)
    frame = Box(20, 14, settings.WIDTH - 20, settings.CHART_HEIGHT - 10)
    for one, other in itertools.combinations((red, blue, buoy, pirate_box(scene, "red-1")), 2):
        assert not one.meets(other, slack=2)
    for one in (red, blue, buoy):
        assert frame.left <= one.left < one.right <= frame.right
        assert frame.top <= one.top < one.bottom <= frame.bottom
    x, y, width, height = settings.GRAVE
    assert not any(one.meets(Box(x, y, x + width, y + height)) for one in (red, blue, buoy))


@rule("IT-37")
@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_what_is_left_of_the_time_is_told_where_no_boat_lies(lang: str) -> None:
    for turns, (isle, port) in itertools.product((2, 19), ALL_PORTS):
        scene = draw(harbour(isle, port, turns=turns, limit=10).view(RED), lang)
        told = piece(scene, "rounds")
        width = sum(map(breadth, told.name)) * 24
        text = Box(told.x - width / 2, told.y - 22, told.x + width / 2, told.y + 6)
        assert text.left > 20
        assert text.bottom < settings.GRAVE[1] + 2
        others = [boat_box(scene, "boat-red"), boat_box(scene, "boat-blue"), buoy_box(isle, port, 1), buoy_box(isle, port, 2)]
        assert not any(text.meets(other) for other in others)


# -------------------------------------------------------------------------------------------------------- chests
@rule("IT-34")
@pytest.mark.parametrize("lang", ["de", "en", "fr"])
@pytest.mark.parametrize(("isle", "port"), ALL_PORTS)
def test_where_the_treasure_came_from_is_told_where_no_boat_lies(lang: str, isle: int, port: int) -> None:
    lie = f"red {PORTS[port]}, blue {PORTS[port]}"
    scene = draw(position("d8", boats=lie, board=ISLES[isle], bearer="red 1", origin=3).view(BLUE), lang)
    chest = piece(scene, "chest-3")
    told = re.search(r'font-size="([\d.]+)".*>([^<]+)</text>', chest.art)
    assert told is not None
    half = sum(map(breadth, told[2])) * float(told[1]) / 2
    lies = box(chest, -0.9 * half, -20, 0.9 * half, 34)  # letters are judged broadly
    assert lies.left > 20
    for boat in ("boat-red", "boat-blue"):
        assert not box(piece(scene, boat), -24, -58, 24, 0).meets(lies)  # the sail
        assert not box(piece(scene, boat), -42, 0, 42, 26).meets(lies)
    assert not buoy_box(isle, port, 2).meets(lies)


@rule("IT-33")
def test_a_chest_is_seen_beside_the_one_who_stands_on_it() -> None:
    free, taken = (shown(position(where, "k10", seen="red 1 empty"), seat=RED) for where in ("k9", "f10"))
    assert place(free, "chest-1") != place(taken, "chest-1")
    chest, pirate = piece(taken, "chest-1"), piece(taken, "red-1")
    assert "chest-empty" in chest.art
    assert chest.layer > pirate.layer  # it is drawn before him
    assert not box(chest, -16, -20, 16, 13).meets(box(pirate, -7, 4, 7, 22))  # and leaves his number free
    assert chest.x - 16 * chest.size < pirate.x - 21 * pirate.size
    assert chest.art.startswith('<g pointer-events="none">')


@rule("IT-34")
@pytest.mark.parametrize(("bearer", "loose"), [("red 1", ""), ("", "k9")])
def test_the_treasure_leaves_the_number_free(bearer: str, loose: str) -> None:
    scene = shown(position("k9", "k10", bearer=bearer, loose=loose), seat=BLUE)
    assert not box(piece(scene, "treasure"), -16, -14, 16, 13).meets(box(piece(scene, "red-1"), -6, 4, 6, 22))


# --------------------------------------------------------------------------------------------------------- names
@pytest.mark.parametrize("isle", range(2))
def test_every_hex_has_its_name_on_the_chart(isle: int) -> None:
    ground = draw(position(board=ISLES[isle], boats="red A, blue B").view(RED)).ground
    found = re.search(r'<g class="place".*?</g>', ground)
    assert found is not None
    assert sorted(re.findall(r">([a-p]\d+)</text>", found[0])) == sorted(map(hex_name, CHARTS[isle].places))


def test_hexes_say_who_stands_there_and_where_a_river_is() -> None:
    scene = shown(position("k9 f10", "k10", boats="red A, blue A"), seat=BLUE)
    assert said(scene, "h-k9") == "k9, hill, cell 32, red pirate 1"
    assert said(scene, "h-k10").endswith("blue pirate 1")
    assert said(scene, "h-f10").endswith("red pirate 2, chest 1")
    assert said(scene, "h-d4") == "d4, flat, jetty of port I, river: east"
    assert said(scene, "port-a") == "port A, red boat (Player 1), blue boat (Player 2)"
    names = [one.name for one in scene.pieces if one.id.startswith("h-")]
    banks = {spot for side in CHARTS[0].rivers for spot in side if spot in CHARTS[0].terrain}
    assert sum("river" in name for name in names) == len(banks)


# -------------------------------------------------------------------------------------------------- the card of odds
CLASHES = (("k9 k11", "k10"), ("f13 f14 h14 e13", "e12 g14 f15 g13"), ("b7 a8", "a7 b8"), ("o12", "o13 n13"), ("h2 g2", "h1"),
           ("k9 l11 j10 k11", "k10 m9 i12"))


@rule("IT-26")
@pytest.mark.parametrize(("red", "blue"), CLASHES)
def test_the_card_of_odds_lies_near_the_target_and_hides_nobody(red: str, blue: str) -> None:
    match = go(position(red, blue), "roll 1-2", "done")
    targets = sorted({ids[0] for ids in GAME.drawing.gestures(match.view(RED)).values() if ids[0].startswith("blue")})
    assert targets
    for target in targets:
        scene = shown(match, target)
        card = piece(scene, "odds")
        height = re.search(r'class="card"[^>]*height="(\d+)"', card.art)
        assert height is not None
        lies = Box(card.x, card.y, card.x + combat.CARD, card.y + int(height[1]))
        assert 20 < lies.left < lies.right < settings.WIDTH - 20
        assert 20 < lies.top < lies.bottom < settings.CHART_HEIGHT - 20
        x, y = place(scene, target)
        assert max(lies.left - x, x - lies.right, lies.top - y, y - lies.bottom) < 150
        ashore = [f"red-{k + 1}" for k in range(len(red.split()))] + [f"blue-{k + 1}" for k in range(len(blue.split()))]
        assert not any(pirate_box(scene, id).meets(lies) for id in ashore)
