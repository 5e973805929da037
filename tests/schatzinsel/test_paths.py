"""The lines of trails: they meet, lead where the rules say, and are lit when they matter."""
from __future__ import annotations

import itertools
import math
import re

import pytest

from benbow.engine.contract import SPECTATOR
from benbow.engine.drawing.scene import Scene
from benbow.engine.state import Ints
from benbow.games.schatzinsel.drawing import art, curves, places
from benbow.games.schatzinsel.rules import facts
from benbow.games.schatzinsel.rules.board import OUR_SETS, jungle_at
from benbow.games.schatzinsel.rules.discs import ENDS, WELLS
from benbow.games.schatzinsel.rules.state import GOAL, START

from ..by_hand import fields, go
from ..drawn import ids_like, piece, place, said, shown
from ..games.matches import OPTIONS, played, views
from .positions import position
from .table import BLACK, GAME, RED, rule, table

JUNGLES = [jungle_at(number) for number in range(2)]


# ---------------------------------------------------------------------------------------------------------- trails
def near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return math.dist(one, other) < 0.02


@rule("SI-2")
@pytest.mark.parametrize("discs", [0, 1])
def test_trails_meet_where_discs_touch(discs: int) -> None:
    """Whatever lies there, at any rotation: each end is the end of one trail, and the neighbour's trail begins there."""
    for disc in range(6 * ENDS):
        for well in (0, 9, 18):
            for here, there, _ in segments(discs, disc):
                curve = curves.over(JUNGLES[0], OUR_SETS[discs], disc, well, here, there)
                assert near(curve[0], places.end_place(JUNGLES[0], (well, here)))
                assert near(curve[3], places.end_place(JUNGLES[0], (well, there)))
    for well, end in itertools.product(range(WELLS), range(ENDS)):
        if (beside := JUNGLES[0].beyond((well, end))) is not None:
            assert near(places.end_place(JUNGLES[0], (well, end)), places.end_place(JUNGLES[0], beside))


def segments(discs: int, disc: int) -> list[tuple[int, int, bool]]:
    kind, rotation = divmod(disc, ENDS)
    return [(min(trail), max(trail), has_dot) for trail, has_dot in OUR_SETS[discs][kind].turned(rotation)]


@rule("SI-5")
@pytest.mark.parametrize("board", [0, 1])
def test_loops_and_lanes_begin_where_trails_leave_the_jungle_and_go_on_in_their_direction(board: int) -> None:
    jungle = JUNGLES[board]
    for one, other in jungle.loops.items():
        curve = curves.loop(jungle, one, other)
        assert near(curve[0], places.end_place(jungle, one))
        assert near(curve[3], places.end_place(jungle, other))
        for end, (at, along) in ((one, curve[:2]), (other, (curve[3], curve[2]))):
            well = places.well_place(jungle, end[0])
            out = (at[0] - well.x, at[1] - well.y)
            way = (along[0] - at[0], along[1] - at[1])
            assert out[0] * way[1] - out[1] * way[0] == pytest.approx(0, abs=0.5)
            assert out[0] * way[0] + out[1] * way[1] > 0
    for (side, field), ends in jungle.fields.items():
        for end in ends:
            curve = curves.lane(jungle, side, field, end)
            assert near(curve[0], places.end_place(jungle, end))
            assert near(curve[3], places.field_place(jungle, side, START + field)[:2])


@rule("SI-3")
@pytest.mark.parametrize("discs", [0, 1])
def test_the_dot_lies_on_its_trail_and_away_from_the_others(discs: int) -> None:
    for kind, disc in enumerate(OUR_SETS[discs]):
        picture = curves.picture(disc)
        for trail in disc.trails:
            line = curves.line(*sorted(trail))
            off = min(math.dist(curves.split(line, k / 100)[1][0], picture.dot) for k in range(101))
            if trail in disc.dotted:
                assert off < 0.8
            else:
                assert off > art.DOT + art.WAY / 2, f"trail {sorted(trail)} of {kind} touches the dot"
        assert math.hypot(*picture.dot) + art.DOT < places.DISC
        is_bridge = disc.crossings == 1 and len(disc.dotted) == 1
        assert len(picture.high) == len(picture.spans) == is_bridge
        assert ("plank" in art.disc_art(OUR_SETS[discs], kind)) is is_bridge


@rule("SI-2")
def test_a_disc_is_drawn_once_and_turned() -> None:
    scene = shown(position("10", "8", left=2))
    for well, disc in enumerate(fields(position("10", "8", left=2))["disc"].tolist()):
        one = piece(scene, f"disc-{well}")
        assert one.turn == 60 * (disc % 6)
        assert one.art == art.disc_piece(OUR_SETS[0], disc // 6, "disc")
        assert (one.x, one.y) == places.well_place(JUNGLES[0], well)[:2]


# ------------------------------------------------------------------------------------------------- what is lit
def ends_of(lines: str) -> set[tuple[float, float]]:
    """Where lit lines begin and end."""
    found = set[tuple[float, float]]()
    for line in filter(None, lines.split("M")):
        numbers = [float(one) for one in re.findall(r"-?[\d.]+", line)]
        found |= {(numbers[0], numbers[1]), (numbers[-2], numbers[-1])}
    return found


def all_near(wanted: set[tuple[float, float]], found: set[tuple[float, float]]) -> bool:
    return all(any(math.dist(one, other) < 0.2 for other in found) for one in wanted)


def ways(scene: Scene) -> str:
    """The lit trails."""
    return piece(scene, "ways").art if "ways" in scene.ids else ""


def lit(scene: str, css: str) -> str:
    found = re.search(rf'<path class="{css}" d="([^"]*)"', scene)
    return found[1] if found else ""


@rule("SI-14")
def test_the_trails_of_a_chosen_pawn_lead_to_all_that_facts_say() -> None:
    match = position("10 start", "8 16", left=3)
    s = facts.Snapshot.of(match.view(RED))
    for pawn, id in ((10, "red-10"), (START, "red-start")):
        scene = shown(match, id)
        trails = facts.trails_of(s, s.disc, RED, pawn)
        ends = {stand(s, s.disc, RED, trail.point) for trail in trails if trail.point is not None} | {stand(s, s.disc, RED, pawn)}
        assert all_near(ends, ends_of(lit(scene.svg(), "lit-red")))
        assert lit(scene.svg(), "lit-black") == ""
        targets = facts.bits(facts.reach(s, RED, pawn))
        names = {f"dot-{point}" if point < START else {START: "start-red", GOAL: "goal-red"}[point] for point in targets}
        assert ids_like(scene, r"dot-\d+|start-.*|goal-.*") == names
    assert not ids_like(shown(match), r"dot-\d+|start-.*|goal-.*|ways")


def stand(s: facts.Snapshot, disc: Ints, side: int, point: int) -> tuple[float, float]:
    """Where a pawn stands on a point; `disc` is what lies in each well."""
    if point >= START:
        x, y, _ = places.field_place(s.jungle, side, point)
    else:
        x, y = curves.dot_place(s.jungle, s.set, disc[point], point)
    return x, y


@pytest.mark.parametrize("row", range(len(OPTIONS[GAME.id])))
def test_lit_trails_are_those_of_the_facts_on_every_board(row: int) -> None:
    """Each line of `route` begins at the pawn, goes on without a gap, and ends at the next point, or at an empty well."""
    for view in views(played(GAME.id, row), 3):
        s = facts.Snapshot.of(view)
        for side, point in [(one, point) for one in (RED, BLACK) for point in {START, *s.pawn_points(one)}]:
            for trail in facts.trails_of(s, s.disc, side, point):
                lines = curves.route(s.jungle, s.set, s.disc, side, point, trail.places)
                assert all(near(one[3], other[0]) for one, other in itertools.pairwise(lines))
                assert near(lines[0][0], stand(s, s.disc, side, point))
                if trail.point is not None:
                    assert near(lines[-1][3], stand(s, s.disc, side, trail.point))
                elif s.disc[trail.places[-1] // ENDS] >= 0:  # a field of the other side
                    end = divmod(trail.places[-1], ENDS)
                    (gate,) = (gate for gate, ends in s.jungle.fields.items() if end in ends)
                    assert gate[0] == 1 - side
                    assert near(lines[-1][3], places.field_place(s.jungle, side=gate[0], point=START + gate[1])[:2])
                else:
                    assert near(lines[-1][3], places.end_place(s.jungle, divmod(trail.places[-1], ENDS)))


@rule("SI-23")
def test_a_target_with_an_enemy_shows_swords() -> None:
    scene = shown(position("10", "8", left=3), "red-10")
    assert "swords" in piece(scene, "dot-8").art
    assert said(scene, "dot-8") == "disc 8, duel"
    assert "swords" not in piece(scene, "dot-5").art
    assert said(scene, "dot-5") == "move to disc 5"


@rule("SI-18")
def test_a_chosen_rotation_shows_the_disc_turned_and_the_trails_that_would_lead_over_it() -> None:
    match = go(position("10 18", "8 16", left=3, turn=RED), "name 9", "allow")
    before = shown(match)
    assert ids_like(before, r"turn-\d") == {f"turn-{k}" for k in range(1, 6)}
    disc = int(fields(match)["disc"][9])
    for k in range(1, 6):
        scene = shown(match, f"turn-{k}")
        assert piece(scene, "disc-9").turn == 60 * ((disc + k) % 6)
        s = facts.Snapshot.of(match.view(RED))
        other = [facts.turned(disc, k) if well == 9 else lies for well, lies in enumerate(s.disc)]
        for side, css in ((RED, "lit-red"), (BLACK, "lit-black")):
            wanted = {stand(s, other, side, trail.point)
                      for point in {START, *s.pawn_points(side)} for trail in facts.trails_of(s, other, side, point)
                      if trail.point is not None and any(place // ENDS == 9 for place in trail.places)}
            for shows in (ways(scene), piece(before, f"ghost-{k}").art):  # after a click, and while it is only pointed at
                assert all_near(wanted, ends_of(lit(shows, css)))
                assert bool(wanted) or lit(shows, css) == ""
    assert piece(shown(match, seat=BLACK), "disc-9").turn == 60 * (disc % 6)
    assert not ids_like(shown(match, seat=BLACK), r"(turn|ghost)-\d")


def test_pictures_of_rotations_hide_no_trail() -> None:
    low = max(places.well_place(JUNGLES[0], well).y for well in range(WELLS)) + places.DISC  # the lower edge of the jungle
    for match, chosen in ((go(position("10 18", "8 16", left=3), "name 9", "allow"), ()), (table("draw D"), ("well-9",))):
        scene = shown(match, *chosen)
        spots = [place(scene, id) for id in sorted(ids_like(scene, r"(turn|face)-\d"))]
        assert len(spots) == (6 if chosen else 5)
        assert all(y - 0.46 * places.HANDLE > low for _, y in spots)
        assert all(other[0] - one[0] > 75 for one, other in itertools.pairwise(spots))
        assert all('visibility="hidden"' in piece(scene, id).art for id in ids_like(scene, r"ghost-\d"))


def test_own_trails_are_dotted_and_the_others_dashed() -> None:
    match = go(position("10 18", "8 16", left=3), "name 9", "object")
    for seat, own, foe in ((RED, "red", "black"), (BLACK, "black", "red")):
        svg = shown(match, seat=seat).svg()
        dots, dashes = (re.search(rf'class="lit-{side}"[^>]* stroke-dasharray="([^"]*)"', svg) for side in (own, foe))
        assert dots is not None
        assert dashes is not None
        assert dots[1].startswith("0.1 ")
        assert not dashes[1].startswith("0.1 ")


@rule("SI-8")
def test_laying_a_disc() -> None:
    match = table("draw D", "lay 16 r3", "draw F")
    scene = shown(match)
    assert ids_like(scene, r"well-\d+") == {f"well-{k}" for k in range(19) if k != 16}
    assert ids_like(scene, r"disc-\d+") == {"disc-16"}
    assert said(scene, "well-3") == "well 3, empty"
    assert said(scene, "pool") == "17 discs to be drawn"
    assert not ids_like(scene, r"face-\d")
    assert place(scene, "hand") == places.HAND[:2]
    scene = shown(match, "well-17")
    assert ids_like(scene, r"face-\d") == {f"face-{k}" for k in range(6)}
    assert (place(scene, "hand"), piece(scene, "hand").turn) == (places.well_place(JUNGLES[0], 17)[:2], 0)
    scene = shown(match, "well-17", "face-2")
    assert piece(scene, "hand").turn == 120
    assert "hand" in shown(match, seat=SPECTATOR).ids
    assert not ids_like(shown(match, "well-17", seat=RED if match.actor == BLACK else BLACK), r"face-\d")


@rule("SI-8")
def test_a_start_trail_over_the_disc_that_is_laid_is_lit_and_stops_at_an_empty_well() -> None:
    match = table("draw D")
    shows = [bool(lit(ways(shown(match, "well-16", f"face-{k}")), "lit-black")) for k in range(6)]
    assert all(shows)  # black's start leads there, however it is laid
    assert not lit(ways(shown(match, "well-9", "face-1")), "lit-black")
