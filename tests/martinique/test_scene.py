"""The picture: it is drawn from views alone, and says what the view says."""
from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np
import pytest

from benbow.engine.contract import SPECTATOR, View
from benbow.engine.match import Match
from benbow.games.martinique import drawing
from benbow.games.martinique.drawing import art, places
from benbow.games.martinique.rules import facts
from benbow.games.martinique.rules.board import square_name
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import go
from ..drawn import draw, piece, place, said
from ..games.matches import OPTIONS, played, views
from .sample import ODD
from .table import ENGLISH, EVERYBODY, FIND_SQUARES, FOUR_EACH, GAME, MAP_SQUARES, SEATS, kind, position, sunset, table

rule = pytest.mark.rule
CSS = (GAME.home / "drawing" / "scene.css").read_text(encoding="utf-8")
THREE_EACH = FOUR_EACH[:6]
PHONE = 358  # pixels that the board is wide on a phone of 390


@rule("MA-1")
@pytest.mark.parametrize("board", ["island", "cove"])
def test_every_square_is_there_with_its_name_and_large_enough_for_a_thumb(board: str) -> None:
    match = table(board=board)
    size = 8 if board == "island" else 5
    scene = draw(match.view(BLACK))
    squares = [piece for piece in scene.pieces if piece.id.startswith("sq-")]
    assert len(squares) == size * size
    assert all(piece.name for piece in squares)
    assert places.ISLE / size * PHONE / places.WIDTH >= 30  # and two fingers enlarge it
    assert place(scene, "sq-a2")[1] < place(scene, "sq-a1")[1]  # 1 is below
    assert place(scene, "sq-b1")[0] > place(scene, "sq-a1")[0]


@pytest.mark.parametrize("odd", ODD)
def test_a_position_that_cannot_be_is_told_all_the_same(odd: Mapping[str, int]) -> None:
    seen = table(*THREE_EACH).view(BLACK)
    record = GAME.copy_of(seen.record)
    for field, value in odd.items():
        record[field] = np.full_like(record[field], value)
    view = View(GAME, BLACK, record)
    for text in ("move 1 H8", "draw swords 1"):
        assert GAME.telling.tell(view, GAME.verbs.parse(text), view, ENGLISH)


# ------------------------------------------------------------------------------------------------------- secrets
def looks(match: Match, seat: int) -> str:
    """All that a seat is shown: the picture, also with a pirate chosen, what can be clicked, and the words for it."""
    view = match.view(seat)
    scenes = [drawing.scene(view, GAME.words(lang), chosen) for lang in ("de", "en") for chosen in ((), ("black-1",))]
    return "".join(scene.svg() + repr(sorted(scene.ids)) for scene in scenes) + repr(drawing.gestures(view))


HIDDEN = ("F", "3"), ("2", "H")  # of Black from B2, of Red from The Hook; the second ones are other truths


@rule("MA-32")
@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("is_digging", [False, True])
def test_who_does_not_know_a_face_sees_the_same_picture(owner: int, is_digging: bool) -> None:
    """One hidden face is another one: its owner sees that, and nobody else."""
    twins = []
    for truth in range(2):
        mine, hooked = (HIDDEN[truth if seat == owner else 0][seat] for seat in SEATS)
        maps = (f"B2={mine} D2=C!", f"hook={hooked}")
        twins.append(sunset("A4", maps=maps) if is_digging else position("A1 A3 A5", "H8 H6 H4", maps=maps))
    for seat in EVERYBODY:
        one, other = (looks(match, seat) for match in twins)
        assert (one != other) is (seat == owner), seat


@rule("MA-32")
def test_map_tiles_show_their_face_to_those_who_know_it() -> None:
    match = position("A1 A3 A5", "H8 H6 H4", maps=("B2=F D2=C!", "hook=3"))
    own, others, all_ = (draw(match.view(seat)) for seat in (BLACK, RED, SPECTATOR))
    assert said(own, "map-b2") == "Map tile from B2: F (Player 1)"
    assert said(others, "map-b2") == said(all_, "map-b2") == "Map tile from B2, face down (Player 1)"
    assert {said(scene, "map-d2") for scene in (own, others, all_)} == {"Map tile from D2, turned up: C (Player 1)"}
    assert said(others, "map-hook-red-1") == "Map tile from The Hook: 3 (Player 2)"
    assert said(own, "map-hook-red-1") == "Map tile from The Hook, face down (Player 2)"
    assert 'class="fold"' in piece(others, "map-d2").art
    assert 'class="fold"' not in piece(own, "map-b2").art
    assert 'class="face"' not in piece(others, "map-b2").art


@rule("MA-32")
@pytest.mark.parametrize("row", [0, 5, 9])
def test_only_faces_of_the_view_are_written(row: int) -> None:
    for view in views(played(GAME.id, row), 7):
        s = view.record
        known = sum(int(face) > 0 for seat in SEATS for face in s["face"][seat, : int(s["maps"][seat])])
        assert draw(view).svg().count('class="face"') == known + (2 if int(s["found"]) else 0)


@rule("MA-32")
def test_what_is_public_by_counting_is_told() -> None:
    match = position("A1 A3 A5", "H8 H6 H4", holds=("ru3 ru3 sw1", ""), stacks=(1, 0), gone="C1")
    scene = draw(match.view(RED))
    assert said(scene, "hold-black") == "Hold of Player 1: 1 stack, worth 7 (swords 1, rum 3 × 2)"
    assert said(scene, "hold-red") == "Hold of Player 2: empty"
    assert said(scene, "gone") == "Out of the game: pistols 3"
    assert "from among: swords 1 × 4, swords 2" in said(scene, "bag")
    assert "gone" not in draw(table().view(RED)).ids


# ---------------------------------------------------------------------------------------------------- the island
def test_the_number_of_a_tile_stays_where_no_pirate_covers_it() -> None:
    match = table(*THREE_EACH)
    scene = draw(match.view(BLACK))
    tile, pirate = piece(scene, "tile-a1"), piece(scene, "black-1")
    assert '<text class="steps" x="-25" y="-13.5"' in tile.art
    assert ">1</text>" in tile.art  # rum 1
    left, top = pirate.x - 33 * pirate.size, pirate.y - 42 * pirate.size
    assert tile.x - 25 + 9 <= left or tile.y - 13.5 <= top  # the figure ends where the pirate begins
    assert tile.art != art.tile(kind("ru1"))  # the symbol makes room
    assert said(scene, "sq-a1") == "A1: beach, rum 1, black pirate 1"
    assert said(scene, "black-1") == "black pirate 1, on A1"  # a button
    assert said(scene, "red-1") == ""  # the square has told it
    assert piece(scene, "red-1").art.startswith("<title>red pirate 1, on H8</title>")
    assert said(draw(match.view(RED)), "black-1") == ""
    assert said(scene, "red-4") == "red pirate 4, in the supply"


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_who_goes_ashore_next_is_large_enough_for_a_thumb(n: int) -> None:
    """And the others who wait let the click through to him."""
    scene = draw(position("A1 A3 A5 A7"[: 12 - 3 * n], "H8 H6 H4 H2"[: 12 - 3 * n], deploy_first=1).view(BLACK))
    waiting = [piece(scene, f"black-{k}") for k in range(5 - n, 5)]
    left, top, right, bottom = map(float, re.findall(r'd="M(-\d+)(-\d+)H([\d.]+)V(\d+)', waiting[0].art)[0])
    size = waiting[0].size * PHONE / places.WIDTH
    assert (right - left) * size >= 30
    assert (bottom - top) * size >= 28
    assert waiting[0].x + left * waiting[0].size <= min(one.x - 20 for one in waiting)
    assert waiting[0].x + right * waiting[0].size >= max(one.x + 20 for one in waiting)
    assert all(one.art.startswith('<g pointer-events="none">') for one in waiting[1:])


def test_squares_tell_what_lies_there() -> None:
    scene = draw(position("A1 A3 A5", "H8 H6 H4", gone="C1 B2").view(BLACK))
    assert said(scene, "sq-b5") == "B5: map square, map tile, face down, 1 step"
    assert said(scene, "sq-b2") == "B2: map square, empty"
    assert said(scene, "sq-d4") == "D4: The Hook, empty"
    assert said(scene, "sq-c1") == "C1: beach, empty"
    assert said(scene, "sq-c3") == "C3: swords 3"
    assert "tile-c1" not in scene.ids


@rule("MA-8")
def test_tiles_begin_in_the_bag_and_keep_their_names() -> None:
    match = Match(GAME, {}, seed=4)
    before = draw(match.view(BLACK))
    tiles = {f"tile-{name.lower()}" for name in FIND_SQUARES} | {f"chest-{size}-{k}" for size, n in
                                                               (("two", 2), ("three", 3), ("four", 4)) for k in range(1, n + 1)}
    assert len(tiles) == 57
    assert {place(before, id) for id in tiles} == {(places.BAG.x, places.BAG.y - 26)}
    assert not any('class="steps"' in piece(before, id).art for id in tiles)
    assert {f"map-{name.lower()}" for name in MAP_SQUARES} <= before.ids
    match.advance()
    after = draw(match.view(BLACK))
    assert tiles <= after.ids
    assert len({place(after, id) for id in tiles}) == 57
    assert place(after, "tile-c3") == place(after, "sq-c3")


@rule("MA-17")
def test_a_tile_that_is_taken_goes_to_its_player() -> None:
    match = go(table(*THREE_EACH), "move 2 B3")  # from A3, rum 1
    assert place(draw(match.view(RED)), "tile-a3") == places.find_place(BLACK, 5, 0)[:2]
    assert said(draw(match.view(RED)), "row-black") == "Finds of Player 1: rum × 1"
    match = position("B2 A3 A5", "H8 H6 H4")
    on_island = place(draw(match.view(RED)), "map-b2")
    go(match, "move 1 B3", "take F")
    assert place(draw(match.view(RED)), "map-b2") == places.map_place(BLACK, 0, 1)[:2] != on_island


@rule("MA-19")
@rule("MA-27")
def test_who_sits_down_is_drawn_on_his_stool_until_he_digs() -> None:
    match = go(position("A1 A3 A5", "H8 H6 H4", gone="B1"), "move 1 B1")
    scene = draw(match.view(RED))
    assert said(scene, "black-1") == "black pirate 1, on stool 1"
    assert said(scene, "stool-1") == "Stool 1: black pirate 1"
    assert said(scene, "stool-2") == "Stool 2: free"
    x, y = place(scene, "black-1")
    assert (x, y + 12) == place(scene, "stool-1")
    scene = draw(sunset("C5").view(RED))
    assert said(scene, "sq-c5") == "C5: empty, black pirate 1"
    assert said(scene, "stool-1") == "Stool 1: free"
    assert said(scene, "stool-2") == "Stool 2: red pirate 1"


# ---------------------------------------------------------------------------------------------------------- ways
@rule("MA-16")
def test_after_a_pirate_is_chosen_his_ends_show_the_way_and_whom_it_passes() -> None:
    match = position("A1 A3 B4", "H8 B5 H4", tiles={"B4": "sw3"}, gone="", maps=("", "D2=C"))
    view = match.view(BLACK)
    scene = draw(view, chosen=("black-3",))
    walks = facts.Snapshot.of(view).walks(BLACK, 2)
    ends = {piece.id for piece in scene.pieces if piece.css == "end"}
    assert ends == {f"sq-{square_name(end).lower()}" for end in walks} == {ids[1] for ids in drawing.gestures(view).values()
                                                                        if ids[0] == "black-3"}
    over = [end for end, walk in walks.items() if walk.passed]
    assert over
    for end in walks:
        one = piece(scene, f"sq-{square_name(end).lower()}")
        assert ("passes an enemy pirate" in one.name) == (end in over)
        assert one.art.count('class="eye"') == (2 if end in over else 0)  # at the end for all, on the way if pointed at
        assert '<g class="way" display="none"' in one.art
    assert "ways" in scene.ids
    for maps in ("", "D2=C!"):  # nothing to turn up
        bare = position("A1 A3 B4", "H8 B5 H4", tiles={"B4": "sw3"}, gone="", maps=("", maps))
        pieces = draw(bare.view(BLACK), chosen=("black-3",)).pieces
        assert not any('class="eye"' in one.art or "passes" in one.name for one in pieces)
    assert not {"ways"} & draw(view).ids
    assert not any(piece.css for piece in draw(view).pieces)


def test_the_last_way_is_drawn_as_footprints_until_the_next_turn() -> None:
    match = table(*THREE_EACH)
    assert not any(id.startswith("trail-") for id in draw(match.view(RED)).ids)
    go(match, "move 2 B3")
    scene = draw(match.view(RED))
    assert "trail-a3-b3" in scene.ids
    assert piece(scene, "trail-a3-b3").art.count('class="print"') == 3
    go(match, "deploy H1")
    assert not any(id.startswith("trail-") for id in draw(match.view(BLACK)).ids)


# --------------------------------------------------------------------------------------------------------- notes
@rule("MA-3")
def test_notes_rule_out_what_the_seat_has_seen() -> None:
    match = position("A1 A3 A5", "H8 H6 H4", maps=("B2=F D2=3", "B5=C G7=8!"))
    black, red, all_ = (draw(match.view(seat)) for seat in (BLACK, RED, SPECTATOR))
    assert said(black, "notes") == "Notes: 42 of 64 squares remain. Columns ruled out: F. Rows ruled out: 3, 8."
    assert said(red, "notes") == "Notes: 49 of 64 squares remain. Columns ruled out: C. Rows ruled out: 8."
    assert said(all_, "notes") == "Notes: 56 of 64 squares remain. Columns ruled out: –. Rows ruled out: 8."
    assert "42 of 64" in piece(black, "notes").art
    assert piece(black, "notes").art.count("Z") == 64
    assert len(re.findall("M", piece(black, "ruled").art)) == 3


@rule("MA-27")
def test_who_digs_sees_ruled_out_squares_hatched() -> None:
    scene = draw(sunset("A4", maps=("B2=F D2=3", "B5=C")).view(BLACK))
    hatched = {piece.id for piece in scene.pieces if "ma-hatch" in piece.art}
    assert "sq-f1" in hatched
    assert "sq-c3" in hatched
    assert "sq-c4" not in hatched
    assert len(hatched) == 8 + 8 - 1
    assert piece(scene, "sq-c4").css == "calm"  # nearly all can be clicked: they are lit less
    over = draw(go(sunset("A4", "B1", maps=("B2=F", "")), "uncover C4").view(BLACK))
    assert not any("ma-hatch" in piece.art for piece in over.pieces)
    assert said(scene, "sq-f1") == "F1: beach, empty, ruled out by what you have seen"
    scene = draw(position("A1 A3 A5", "H8 H6 H4", maps=("B2=F", "")).view(BLACK))
    assert not any("ma-hatch" in piece.art for piece in scene.pieces)  # not while there is something else to look at


def test_without_notes_nothing_of_them_is_drawn() -> None:
    match = position("A1 A3 A5", "H8 H6 H4", maps=("B2=F D2=3", ""), notes="off")
    assert not {"notes", "ruled"} & draw(match.view(BLACK)).ids
    row = next(row for row, options in enumerate(OPTIONS[GAME.id]) if options["notes"] == "off")
    for view in views(played(GAME.id, row), 7):
        assert not {"notes", "ruled"} & draw(view).ids
        assert not any("ma-hatch" in piece.art for piece in draw(view).pieces)


# ------------------------------------------------------------------------------------------------- what players have
@rule("MA-29")
def test_points_are_shown_as_they_would_be_counted() -> None:
    match = position("A1 A3 A5", "H8 H6 H4", rows=("C2 C3 B1", "B8"), holds=("ru3 ru3", ""), stacks=(1, 0))
    scene = draw(match.view(BLACK))
    assert said(scene, "points-black") == "Player 1: 10 points so far (2 for pairs, 2 for more stacks, 6 in the hold)"
    assert said(scene, "points-red") == "Player 2: 0 points so far (0 for pairs, 0 for more stacks, 0 in the hold)"
    assert said(scene, "row-black") == "Finds of Player 1: swords × 2, chests × 1"
    assert "stack-black-1" in scene.ids
    assert "stack-red-1" not in scene.ids


def test_names_that_begin_with_a_vowel_fit_into_french() -> None:
    """No « de Anne »: French would elide, and a name cannot."""
    match = position("A1 A3 A5", "H8 H6 H4", rows=("C2 C3 B1", "B8"), holds=("ru3 ru3", ""), stacks=(1, 0))
    scene = drawing.scene(match.view(BLACK), GAME.words("fr").seated(["Anne", "Élodie"]))
    assert said(scene, "row-black") == "Anne, trouvailles\u00a0: sabres × 2, coffres × 1"
    assert said(scene, "hold-black") == "Anne, cale\u00a0: 1 pile, valeur 6 (rhum 3 × 2)"
    assert said(scene, "hold-red") == "Élodie, cale\u00a0: vide"
    assert not any(re.search(r"\bde (Anne|Élodie)", one.name) for one in scene.pieces)


@rule("MA-5")
def test_a_hold_has_as_many_places_as_it_takes_stacks() -> None:
    for size, slots, told in (("any", 10, ""), ("4", 4, ". It takes 4 stacks."), ("8", 8, ". It takes 8 stacks.")):
        scene = draw(position("A1", "H8", stacks=(2, 0), hold_size=size).view(BLACK))
        assert piece(scene, "hold-black").art.count('class="slot"') == slots
        assert said(scene, "hold-red") == f"Hold of Player 2: empty{told}"


@rule("MA-5")
def test_a_hold_has_ten_places_and_room_for_more() -> None:
    assert piece(draw(table().view(BLACK)), "hold-black").art.count('class="slot"') == 10
    for n in (1, 10, 23):
        found = [places.stack_place(RED, k, n) for k in range(n)]
        assert len({one.x for one in found}) == n
        assert all(places.PANEL_X < one.x < places.PANEL_X + places.PANEL_WIDTH for one in found)


def test_whose_turn_it_is_is_marked() -> None:
    match = table()
    assert place(draw(match.view(RED)), "turn")[1] == places.PANELS[BLACK]
    go(match, "deploy A1")
    assert place(draw(match.view(RED)), "turn")[1] == places.PANELS[RED]
    assert "turn" not in draw(go(sunset("A1", "B1"), "uncover C4").view(RED)).ids


@rule("MA-28")
def test_at_the_end_the_coordinates_and_their_square_are_shown() -> None:
    match = sunset("C5", "B1")
    assert said(draw(match.view(BLACK)), "coordinate-letter") == "The Lost Treasure: a letter and a number, face down"
    assert "lost" not in draw(match.view(BLACK)).ids
    found = draw(go(sunset("C5", "B1"), "uncover C5").view(SPECTATOR))
    assert said(found, "coordinate-letter") == "The Lost Treasure lay on C5: black pirate 1 dug there"
    assert ">C</text>" in piece(found, "coordinate-letter").art
    assert ">5</text>" in piece(found, "coordinate-number").art
    assert place(found, "lost") == place(found, "sq-c5")
    missed = draw(go(sunset("C5", "B1"), "uncover D4").view(BLACK))
    assert said(missed, "coordinate-letter") == "The Lost Treasure lay on D4: nobody dug there"
    assert piece(missed, "lost").art != piece(found, "lost").art


@rule("MA-31")
def test_the_twenty_points_are_told_at_the_end() -> None:
    match = go(sunset("C5", "B1", lost_treasure="20"), "uncover C5")
    told = said(draw(match.view(RED)), "points-black")
    assert told == "Player 1: 20 points (0 for pairs, 0 for more stacks, 0 in the hold, 20 for the Lost Treasure)"


# ----------------------------------------------------------------------------------------------------------- css


def test_every_class_that_the_night_paints_is_drawn() -> None:
    drawn = "".join(draw(view).svg() for view in views(played(GAME.id, 0), 7)) + draw(
        position("A1 A3 A5", "H8 H6 H4", maps=("B2=F D2=3!", ""), notes="off").view(BLACK), chosen=("black-1",)).svg()
    drawn += draw(sunset("A4", maps=("B2=F", "")).view(BLACK)).svg()
    classes = set(" ".join(re.findall(r'class="([^"]*)"', drawn)).split()) | {"can", "chosen"}
    night = re.findall(r'^:root\[data-theme="dark"\] ([^{]*)', CSS, flags=re.MULTILINE)
    painted = set(re.findall(r"\.([a-z-]+)", " ".join(night)))
    assert painted - {"martinique"} <= classes
