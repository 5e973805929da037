"""The picture: it is drawn from views alone, and says what the view says."""
from __future__ import annotations

import itertools
import math
import re

import pytest

from benbow.engine.match import Match
from benbow.games.schatzinsel import drawing
from benbow.games.schatzinsel.drawing import art, places
from benbow.games.schatzinsel.rules.board import jungle_at
from benbow.games.schatzinsel.rules.discs import ENDS, WELLS

from ..by_hand import fields, go
from ..drawn import draw, ids_like, piece, place, said, shown
from .positions import position
from .table import BLACK, ENGLISH, GAME, RED, rule, table

CSS = (GAME.home / "drawing" / "scene.css").read_text(encoding="utf-8")
LONG = ["Wwwwwwwwwwwwwwwwwwwwwwww", "Anne-Marie & <Bonny>"]
JUNGLE = jungle_at(0)
PHONE = 358  # pixels that the board is wide on a phone of 390


def test_equal_views_give_equal_bytes() -> None:
    one, other = (position("10 start", "8 16", left=3) for _ in range(2))
    assert shown(one, "red-10").svg() == shown(other, "red-10").svg()


# ---------------------------------------------------------------------------------------------------------- sizes
@rule("SI-2")
def test_the_middle_row_takes_nearly_the_whole_width_and_discs_touch() -> None:
    row = [places.well_place(JUNGLE, well) for well in range(7, 12)]
    assert 5 * 2 * places.DISC / places.WIDTH >= 0.9
    assert 2 * places.DISC * PHONE / places.WIDTH > 60  # pixels, for a thumb
    for one, other in itertools.pairwise(row):
        assert math.dist(one[:2], other[:2]) == pytest.approx(2 * places.DISC)
    for well, end in itertools.product(range(WELLS), range(ENDS)):
        if (there := JUNGLE.beyond((well, end))) is not None:
            apart = math.dist(places.well_place(JUNGLE, well)[:2], places.well_place(JUNGLE, there[0])[:2])
            assert apart == pytest.approx(2 * places.DISC, abs=0.02)


@rule("SI-1")
def test_camps_and_ships_are_in_the_corners() -> None:
    scene = shown(position("10", "8", left=2))
    middle = places.WIDTH / 2
    assert place(scene, "ship-red")[0] < middle < place(scene, "ship-black")[0]
    assert place(scene, "camp-black")[0] < middle < place(scene, "camp-red")[0]
    top, low = (places.well_place(JUNGLE, well).y for well in (0, 18))
    assert place(scene, "ship-red")[1] < top < low < place(scene, "camp-red")[1]
    for side in ("red", "black"):
        for id in ids_like(scene, f"chest-{side}-camp-.*|{side}-camp-.*"):
            assert (place(scene, id)[0] < middle) is (side == "black")


# --------------------------------------------------------------------------------------------------- what is said
def test_discs_and_pawns_say_where_they_are() -> None:
    scene = shown(position("10 start", "8 16", left=3, discs_at={9: "C2"}))
    assert said(scene, "red-10") == "English pawn on disc 10"
    assert said(scene, "red-start") == "English pawn, on its start"
    assert said(scene, "black-8") == "Pirate pawn on disc 8"
    assert said(scene, "red-camp-1") == "English pawn, in the camp"
    assert said(scene, "disc-9") == "disc 9, trails from its dot: south-east and south-west"
    assert said(scene, "disc-10") == "disc 10, trails from its dot: north-east, south-west, west and north-west"
    for well in range(19):
        disc = int(fields(position("10 start", "8 16", left=3))["disc"][well])
        assert said(shown(position("10 start", "8 16", left=3)), f"disc-{well}").count(" and ") == 1, disc


@rule("SI-31")
@pytest.mark.parametrize(("length", "enough"), [("normal", 7), ("long", 9), ("tiny", 3)])
def test_ships_have_a_place_for_each_chest_that_it_takes_to_win(length: str, enough: int) -> None:
    most = enough - 1
    scene = shown(position("10", "8", left=2, length=length, chests=((0, most), (most, 0)), aboard=(2, 0)))
    assert len(places.slots(("normal", "long", "tiny").index(length))) == enough
    assert scene.ground.count('class="slot"') == 2 * enough
    assert len(ids_like(scene, r"chest-red-ship-\d+")) == len(ids_like(scene, r"chest-black-camp-\d+")) == most
    assert said(scene, "ship-red") == f"Ship of the English (Player 1): {most} chests, {enough} to win; 2 pawns aboard"
    assert f">{most} / {enough}<" in piece(scene, "ship-red").art
    assert len(ids_like(scene, r"red-ship-\d+")) == 2
    spots = [place(scene, id) for id in ids_like(scene, r"chest-.*")]
    assert len(set(spots)) == len(spots)


def test_camps_tell_what_is_there_and_whose_turn_it_is() -> None:
    scene = shown(position("10 start", "8", left=2, chests=((1, 2), (6, 3))))
    assert said(scene, "camp-red") == "Camp of the English (Player 1): 1 chest, 3 pawns"
    assert said(scene, "camp-black") == "Camp of the Pirates (Player 2): 6 chests, 4 pawns"
    assert 'class="turn"' in piece(scene, "camp-red").art
    assert 'class="turn"' not in piece(scene, "camp-black").art


def test_names_of_players_are_shortened_and_escaped() -> None:
    svg = drawing.scene(position("10", "8", left=2).view(RED), ENGLISH.seated(LONG)).svg()
    assert "Anne-Marie &amp;" in svg
    assert "<Bonny>" not in svg


@rule("SI-11")
@pytest.mark.parametrize("points", [0, 1, 2, 3, 4])
def test_points_are_coins(points: int) -> None:
    match = position("10", "8", left=points, moved=True)
    scene = shown(match, seat=RED)
    assert piece(scene, "turn").art.count('class="coin"') == points
    assert piece(scene, "turn").art.count('class="spent"') == 4 - points
    assert f"{points or 'no'} action point" in said(scene, "turn")


@rule("SI-13")
def test_the_turn_tells_the_duty_and_the_objection() -> None:
    scene = shown(position("10", "8", left=2))
    assert said(scene, "turn") == "Turn of the English, 2 action points left, no pawn has moved yet, one objection possible"
    assert "struck" not in piece(scene, "turn").art
    scene = shown(position("10", "8", left=1, moved=True, objected=True))
    assert said(scene, "turn") == "Turn of the English, 1 action point left, a pawn has moved, no objection left"
    assert "struck" in piece(scene, "turn").art
    assert "sole done" in piece(scene, "turn").art


@rule("SI-32")
def test_the_limit_is_told_when_it_is_near() -> None:
    assert said(shown(position("10", "8", left=2, turns=393)), "limit") == "7 turns until the end"
    assert said(shown(position("10", "8", left=2, turns=399)), "limit") == "the last turn"
    assert "limit" not in shown(position("10", "8", left=2, turns=200)).ids


@rule("SI-19")
def test_a_named_disc_is_marked_and_spoken_of() -> None:
    match = go(position("10 18", "8 16", left=3), "name 9")
    scene = shown(match)
    assert {"named", "peg", "bubble"} <= scene.ids
    assert place(scene, "named") == places.well_place(JUNGLE, 9)[:2]
    assert said(scene, "bubble") == "The English want to turn disc 9"
    assert place(scene, "bubble")[0] > places.WIDTH / 2
    assert said(scene, "disc-9").endswith(", named")
    hole = math.dist(place(scene, "peg"), places.well_place(JUNGLE, 9)[:2])
    assert hole == pytest.approx(art.PEG, abs=0.1)
    go(match, "object")
    assert said(shown(match), "bubble") == "The Pirates object to turning disc 9"
    assert place(shown(match), "bubble")[0] < places.WIDTH / 2
    go(match, "contest")
    assert said(shown(match, seat=BLACK), "bubble") == "The English contest the objection: may disc 9 be turned?"
    assert "bubble" not in shown(go(position("10 18", "8 16", left=3), "name 9", "allow")).ids


@rule("SI-21")
def test_discs_that_may_not_be_named_again_are_sealed() -> None:
    match = go(position("10 18", "8 16", left=3), "name 9", "object", "accept")
    scene = shown(match)
    assert ids_like(scene, r"seal-\d+") == {"seal-9"}
    assert said(scene, "disc-9").endswith(", not to be named again this turn")
    assert not {"named", "peg", "bubble"} & scene.ids


@rule("SI-23")
def test_in_a_duel_the_attacker_stands_beside_the_defender() -> None:
    match = go(position("10", "8", left=3), "move 10 8")
    scene = shown(match, seat=RED)
    assert {"red-duel", "black-8", "duel"} <= scene.ids
    assert "red-10" not in scene.ids
    assert said(scene, "duel") == "Duel on disc 8: the English throw"
    assert said(scene, "red-duel") == "English pawn, attacking on disc 8"
    assert math.dist(place(scene, "red-duel"), place(scene, "black-8")) == pytest.approx(places.DUEL)
    assert said(shown(go(match, "fight rb"), seat=RED), "duel") == "Duel on disc 8: the Pirates throw"


@rule("SI-26")
def test_a_free_move_is_shown_at_once() -> None:
    match = go(position("10", "8 4", left=3), "move 10 8", "fight rr")
    assert match.phase == "free"
    scene = shown(match)
    assert ids_like(scene, r"dot-\d+|goal-.*|start-.*")
    assert "ways" in scene.ids
    assert not ids_like(shown(match, seat=BLACK), r"dot-\d+|goal-.*|start-.*|ways")


@rule("SI-14")
def test_targets_are_called_by_what_a_click_does() -> None:
    """What lies below them has its own name."""
    match = position("18 3", "8", left=3)
    for lang, names in {"en": ("move to disc 10", "move to the start", "move to the goal"),
                        "fr": ("aller au disque 10", "aller au départ", "aller à l’arrivée"),
                        "de": ("auf Scheibe 10 ziehen", "auf das Startfeld ziehen", "auf das Zielfeld ziehen")}.items():
        from_here, before_goal = (draw(match.view(RED), lang, chosen=(id,)) for id in ("red-18", "red-3"))
        assert (said(from_here, "dot-10"), said(from_here, "start-red"), said(before_goal, "goal-red")) == names


@rule("SI-8")
def test_a_heap_lies_there_until_chance_has_laid_the_discs() -> None:
    match = Match(GAME, {"layout": "random"}, seed=1)
    match.advance()
    heap, lying = piece(draw(match.view(RED, 0)), "heap"), piece(draw(match.view(RED)), "disc-0")
    assert (heap.sort, heap.layer) == (lying.sort, lying.layer)  # so it is what they come out of
    assert "heap" in draw(match.view(RED, match.laid - 1)).ids
    assert "heap" not in draw(match.view(RED)).ids
    assert "heap" not in draw(table(layout="drafted").view(RED)).ids


@rule("SI-28")
def test_a_returned_pawn_is_marked_and_its_goal_is_locked() -> None:
    def back(point: str, goal: str) -> Match:
        return position(point, "8", returned=(goal, ""), camps=(0, 5), aboard=(3, 0), chests=((0, 6), (0, 6)), left=2)

    match = back("goal", "closed")
    scene = shown(match)
    assert "lock-red" in scene.ids
    assert said(scene, "red-goal") == "English pawn, on its goal, back from the ship"
    assert said(scene, "gate-red-goal") == "goal of the English, closed until the pawn has been on its start"
    assert "anchor" in piece(scene, "red-goal").art
    match = back("start", "open")
    assert "lock-red" not in shown(match).ids
    assert "anchor" in piece(shown(match), "red-start").art


@rule("SI-31")
def test_at_the_end_the_winner_has_a_wreath() -> None:
    match = go(position("3", "8", left=2, chests=((2, 5), (3, 2))), "move 3 goal")
    scene = shown(match, seat=BLACK)
    assert said(scene, "turn") == "The English have won"
    assert piece(scene, "turn").art.count("wreath") == 2
    assert 'class="turn"' not in piece(scene, "camp-red").art


def test_pawns_and_chests_keep_their_sort_and_sides_differ_in_shape() -> None:
    scene = shown(position("10 start", "8", left=3, chests=((3, 3), (4, 2)), aboard=(1, 0)))
    for one in scene.pieces:
        sort = re.match(r"(red|black)-(\d+|start|goal|camp|ship|duel)", one.id)
        assert one.sort == (f"{sort[1]}-pawn" if sort else "chest" if one.id.startswith("chest-") else
                            "disc" if one.id.startswith("disc-") else "")
    drawn = re.sub(r'"#[0-9a-f]{6}"', "", scene.ground)  # without colours
    red, black = (drawn.partition(f'<g id="si-{side}">')[2].partition("<g id=")[0] for side in ("red", "black"))
    assert len(red) > 200 < len(black)
    assert red != black


# ---------------------------------------------------------------------------------------------------------- night
def test_what_the_stylesheet_paints_is_drawn() -> None:
    drawn = set[str]()
    matches = [go(position("10 18", "8 16", left=3), "name 9"), position("10", "8", left=3, turns=390), table("draw D"),
               go(position("3", "8", left=2, chests=((2, 5), (3, 2))), "move 3 goal"), position("10", "8", left=1, moved=True)]
    for match in matches:
        for chosen in ((), ("red-10",), ("well-16",)):
            svg = shown(match, *chosen, seat=RED if match.phase != "lay" else BLACK).svg({"red-10"}, chosen)
            drawn |= {one for text in re.findall(r'class="([^"]*)"', svg) for one in text.split()}
    painted = set(re.findall(r"\.([a-z][a-z0-9-]*)", re.sub(r"\{[^}]*\}|/\*.*?\*/", "", CSS)))
    assert painted - drawn <= {"schatzinsel", "can", "chosen", "pointed", "piece", "ground"}, painted - drawn
