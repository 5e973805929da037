"""The picture: it is drawn from views alone, and says what the view says."""
from __future__ import annotations

import re

import pytest

from benbow.engine.contract import SPECTATOR
from benbow.engine.drawing.routes import routes_of
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import drawing
from benbow.games.ile_au_tresor.drawing import art, places, settings
from benbow.games.ile_au_tresor.rules import facts
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import everyone, go
from ..drawn import draw, piece, place, said, shown
from .table import BLUE, CHARTS, DATA, GAME, RED, laid, position, table

rule = pytest.mark.rule
CSS = (GAME.home / "drawing" / "scene.css").read_text(encoding="utf-8")
PLAIN = "k9 l9"  # two of Red's, on the southern slope


def test_each_map_has_a_ground_of_its_own() -> None:
    assert draw(table().view(RED)).ground != draw(table(board="islet").view(RED)).ground


@rule("IT-1")
@rule("IT-2")
@rule("IT-3")
@pytest.mark.parametrize(("isle", "land", "ports"), [("island", 172, 10), ("islet", 77, 6)])
def test_every_hex_and_port_is_there_with_its_name(isle: str, land: int, ports: int) -> None:
    scene = draw(table(board=isle).view(RED))
    hexes = [one for one in scene.pieces if one.id.startswith("h-")]
    assert len(hexes) == land
    assert len({one.name for one in hexes}) == land
    assert sum(", cell " in one.name for one in hexes) == 36
    assert sum("jetty of port" in one.name for one in hexes) == ports
    assert len([one for one in scene.pieces if one.id.startswith("port-")]) == ports
    assert len({(one.x, one.y) for one in hexes}) == land


@rule("IT-1")
def test_hexes_say_what_they_are() -> None:
    scene = draw(table().view(RED))
    assert said(scene, "h-h9") == "h9, mountain, cell 11"
    assert said(scene, "h-c10") != ""
    jetty = hex_name(int(DATA[0].jetty[1]))
    assert said(scene, f"h-{jetty}") == f"{jetty}, fortress, jetty of port B"
    kinds = {one.name.split(", ")[1] for one in scene.pieces if one.id.startswith("h-")}
    assert kinds == {"flat", "marsh", "hill", "mountain", "fortress"}
    ground = scene.ground
    for css in ("grass", "reed", "water", "slope", "rock", "stone", "lake", "river", "crater", "coast", "border"):
        assert f'class="{css}"' in ground  # each kind of land has a shape of its own


def test_a_hex_is_as_large_as_the_sheet_allows() -> None:
    for isle in range(2):
        spots = [places.port_place(port, CHARTS[isle]) for port in range(int(DATA[isle].ports))]
        left, right = min(one.x for one in spots), max(one.x for one in spots)
        assert right - left + settings.HEX * settings.setting_of(CHARTS[isle]).size > 0.85 * settings.WIDTH
        assert left - 28 * settings.setting_of(CHARTS[isle]).size >= 20
        assert right + 28 * settings.setting_of(CHARTS[isle]).size <= settings.WIDTH - 20


# ------------------------------------------------------------------------------------------------------- secrets
def looks(match: Match, seat: int) -> str:
    """All that a seat is shown: the picture, what can be clicked, and where long ways lead."""
    view = match.view(seat)
    scenes = [drawing.scene(view, GAME.words(lang), chosen) for lang in ("de", "en") for chosen in ((), ("red-1",))]
    return "".join(scene.svg() for scene in scenes) + repr((drawing.gestures(view), routes_of(view)))


@rule("IT-38")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_who_has_not_looked_sees_the_same_picture(owner: str) -> None:
    """One has seen something else: the one sees that, and nobody else."""
    twins = [position("k9 l9", "k10 f9", seen=f"{owner} 1 {content}, red 2 empty") for content in ("empty", "treasure")]
    for match in twins:
        go(match, "roll 3-5")
    for seat in everyone(twins[0]):
        one, other = (looks(match, seat) for match in twins)
        assert (one != other) is (seat == ("red", "blue").index(owner)), seat


@rule("IT-33")
@rule("IT-38")
def test_a_chest_shows_what_the_seat_has_seen_and_who_has_looked() -> None:
    match = position("k9", "k10", seen="red 1 empty, red 3 treasure, blue 3 treasure")
    red, blue, all_ = (draw(match.view(seat)) for seat in (RED, BLUE, SPECTATOR))
    assert said(red, "chest-1") == "chest 1, on f10, you have seen that it is empty, looked into by: Player 1"
    assert said(blue, "chest-1") == said(all_, "chest-1") == "chest 1, on f10, looked into by: Player 1"
    assert said(red, "chest-3") == "chest 3, on l10, you have seen the treasure in it, looked into by: Player 1, Player 2"
    assert said(all_, "chest-3") == "chest 3, on l10, looked into by: Player 1, Player 2"
    assert said(red, "chest-2") == "chest 2, on i11"
    assert "chest-empty" in piece(red, "chest-1").art
    assert "chest-full" in piece(red, "chest-3").art
    for scene in (blue, all_):
        assert piece(scene, "chest-1").art == art.chest(1, "chest", (RED,))
    assert "#it-mark-blue" in piece(all_, "chest-3").art


@rule("IT-34")
def test_once_the_treasure_is_taken_the_other_chests_are_open() -> None:
    match = position("k9", "k10", bearer="red 1", origin=3)
    scene = shown(match, seat=BLUE)
    assert said(scene, "treasure") == "the treasure, carried by red pirate 1"
    assert said(scene, "chest-1") == "chest 1, on f10, open and empty"
    assert said(scene, "chest-3") == "chest 3, emptied: the treasure was taken out of it"
    assert ">treasure of chest 3</text>" in piece(scene, "chest-3").art
    assert place(scene, "chest-3") == settings.setting_of(CHARTS[0]).pile
    assert "with the treasure" in said(scene, "red-1")
    assert "has the treasure" in said(scene, "crew-red")
    assert "has the treasure" not in said(scene, "crew-blue")
    x, y = place(scene, "treasure")
    assert abs(x - place(scene, "h-k9")[0]) < 28
    assert abs(y - place(scene, "h-k9")[1]) < 32
    scene = shown(position("k9", "k10", loose="f10", origin=1), seat=BLUE)
    assert said(scene, "treasure") == "the treasure, open on f10"
    assert "treasure" not in shown(position("k9", "k10"), seat=BLUE).ids


# ----------------------------------------------------------------------------------------------------- the start
@rule("IT-6")
def test_chests_begin_in_a_pile_and_go_to_their_cells() -> None:
    before = draw(table().view(RED))
    after = draw(laid().view(RED))
    ids = [f"chest-{k}" for k in range(1, 7)]
    assert all(said(before, id).endswith("not laid yet") for id in ids)
    assert all(abs(place(before, id)[0] - settings.setting_of(CHARTS[0]).pile[0]) < 30 for id in ids)
    cells = [hex_name(int(DATA[0].cell[6 * k + 3])) for k in range(6)]
    for id, cell in zip(ids, cells, strict=True):
        assert abs(place(after, id)[0] - place(after, f"h-{cell}")[0]) < 6
        assert f"on {cell}" in said(after, id)


@rule("IT-8")
def test_a_boat_that_is_not_placed_lies_with_its_player() -> None:
    match = laid("roll 3-5", players=2)
    scene = shown(match)
    assert said(scene, "boat-red") == "red boat (Player 1), not placed yet"
    assert place(scene, "boat-red")[1] > places.PANEL_Y
    go(match, "place C")
    scene = shown(match, seat=RED)
    assert said(scene, "boat-red") == "red boat (Player 1), in port C, 6 aboard"
    assert place(scene, "boat-red")[1] < settings.CHART_HEIGHT
    assert said(scene, "port-c") == "port C, red boat (Player 1)"
    assert said(scene, "port-d") == "port D, free"


# -------------------------------------------------------------------------------------------------- boats, pirates
@rule("IT-5")
def test_four_sides_differ_by_shape_and_not_by_colour_alone() -> None:
    plain = [re.sub(r"#[0-9a-f]{6}", "", art.figure(seat)) for seat in range(4)]
    marks = [re.sub(r"#[0-9a-f]{6}", "", art.mark(seat)) for seat in range(4)]
    assert len(set(plain)) == len(set(marks)) == 4
    assert len(set(art._HATS)) == len(set(art._COATS)) == 4


@rule("IT-17")
def test_a_boat_has_its_own_hull_and_the_sail_of_its_owner() -> None:
    match = position("k9 red red blue", "k10 dead", boats="red A, blue B", taken="blue red")
    scene = shown(match, seat=RED)
    assert said(scene, "boat-blue") == "blue boat (Player 1), in port B, 1 aboard"
    assert said(scene, "boat-red") == "red boat (Player 1), in port A, 4 aboard"
    drawn = piece(scene, "boat-blue").art
    assert re.search(rf'class="sail"[^>]*fill="{art.PAINT[RED]}"', drawn)
    assert re.search(rf'class="hull"[^>]*fill="{art.PAINT[BLUE]}"', drawn)
    assert ">1</text>" in drawn
    assert said(scene, "red-4") == "red pirate 4, aboard the blue boat"
    assert "boats: 2" in said(scene, "crew-red")
    assert "boats: 0" in said(scene, "crew-blue")


@rule("IT-20")
def test_two_boats_lie_side_by_side_and_six_heads_are_apart() -> None:
    scene = shown(position("", "", boats="red A, blue A"), seat=RED)
    red, blue = piece(scene, "boat-red"), piece(scene, "boat-blue")
    assert abs(red.x - blue.x) > 40
    assert red.size < piece(shown(position(), seat=RED), "boat-red").size
    heads = sorted(piece(scene, f"red-{k}").x for k in range(1, 7))
    assert len(set(heads)) == 6
    assert red.x - 40 < heads[0] < heads[-1] < red.x + 40


@rule("IT-32")
def test_the_dead_lie_in_their_chest() -> None:
    scene = shown(position("dead k9 dead", "k10"), seat=BLUE)
    x, y, width, height = settings.GRAVE
    for id in ("red-1", "red-3"):
        assert x < place(scene, id)[0] < x + width
        assert y < place(scene, id)[1] < y + height
    assert said(scene, "red-1") == "red pirate 1, in the dead men’s chest"
    assert said(scene, "grave") == "Dead men’s chest: 2 pirates"
    assert "2 dead" in said(scene, "crew-red")


@rule("IT-14")
def test_who_is_passing_is_drawn_beside_the_one_who_stands() -> None:
    match = go(position("k9 k10", "l4"), "roll 5-6", "step 1 E")
    assert match.phase == "passing"
    scene = shown(match)
    assert said(scene, "red-1").startswith("red pirate 1, on k10, passing")
    one, other = place(scene, "red-1"), place(scene, "red-2")
    assert abs(one[0] - other[0]) > 10
    assert piece(scene, "red-1").art != piece(scene, "red-2").art


def test_what_players_have_is_told_and_whose_turn_it_is() -> None:
    match = position("k9 l9 dead", "k10 f9 f8", players=3, turn=BLUE)
    scene = shown(match, seat=RED)
    assert said(scene, "crew-red") == "Player 1: 2 ashore, 3 aboard, 1 dead, boats: 1"
    assert said(scene, "crew-blue") == "Player 2: 3 ashore, 3 aboard, 0 dead, boats: 1, to play"
    assert place(scene, "turn")[0] == places.panel_place(BLUE, 3).x
    assert "rounds" not in scene.ids
    for players in (2, 3, 4):
        assert places.panel_place(players - 1, players).x + places.panel_width(players) <= settings.WIDTH


@rule("IT-37")
def test_the_end_of_the_time_is_told_when_it_is_near() -> None:
    assert said(shown(position(turns=16, limit=10), seat=RED), "rounds") == "3 rounds left"
    assert said(shown(position(turns=19, limit=10), seat=RED), "rounds") == "the last round"
    assert "rounds" not in shown(position(turns=10, limit=150), seat=RED).ids


# ----------------------------------------------------------------------------------------------------------- css


def test_every_class_that_the_night_paints_is_drawn() -> None:
    stormy = go(position(PLAIN, "f9", storm=True), "roll 2-3")
    foggy = go(position(PLAIN, "f9"), "roll 3-3")
    view = stormy.view(RED)
    end = next(end for end, walk in facts.walks(facts.Snapshot.of(view), 0).items() if len(walk.ways) > 1)
    drawn = draw(view, chosen=("red-1", f"h-{hex_name(end)}")).svg() + shown(foggy).svg()
    classes = set(" ".join(re.findall(r'class="([^"]*)"', drawn)).split()) | {"can", "chosen"}
    night = re.findall(r'^:root\[data-theme="dark"\] ([^{]*)', CSS, flags=re.MULTILINE)
    painted = set(re.findall(r"\.([a-z_][a-z0-9_-]*)", " ".join(night)))
    assert painted - {"ile_au_tresor"} <= classes
