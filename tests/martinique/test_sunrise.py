"""Phase I: deploying, moving, and where a move ends. MA-10 to MA-15, MA-17 to MA-20."""
from __future__ import annotations

from fractions import Fraction

import pytest

import benbow
from benbow.engine.errors import IllegalActionError
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import fields, go, texts
from .positions import PISTOLS
from .table import EVERYBODY, FACES, ISLAND, RIM, TAVERN, ends, faces, lies, position, row, standing, stools, table

rule = pytest.mark.rule
FAR = "H1 H3 H5"  # three of Red's, out of the way


def rim_without(*names: str) -> str:
    """All squares of the beach but these."""
    return " ".join(name for name in RIM if name not in names)


# ---------------------------------------------------------------------------------------------------- deploying
@rule("MA-10")
def test_pirates_are_deployed_one_by_one_to_beach_squares_and_the_turn_ends() -> None:
    match = table("deploy C1")
    assert (standing(match, "C1"), lies(match, "C1")) == ("b1", True)  # he stands on the tile
    assert (match.actor, match.phase) == (RED, "act")
    go(match, "deploy H8", "deploy A8", "deploy H7", "deploy B1")
    assert [standing(match, name) for name in ("C1", "A8", "B1", "H8", "H7")] == ["b1", "b2", "b3", "r1", "r2"]


@rule("MA-10")
@pytest.mark.parametrize("name", ["B2", "C3", "D4", "G7"])
def test_nobody_lands_inland(name: str) -> None:
    with pytest.raises(IllegalActionError):
        go(table(), f"deploy {name}")


@rule("MA-10")
def test_nobody_lands_where_no_tile_is_left_nor_on_a_pirate_friend_or_foe() -> None:
    match = position("A1", "H1", gone="A2 C8 H8")
    assert {text.split()[1] for text in texts(match, "deploy")} == set(RIM) - {"A1", "H1", "A2", "C8", "H8"}


@rule("MA-10")
def test_nothing_is_loaded_after_deploying() -> None:
    """Black has all that the treasure of two asks for."""
    match = position("A1 A3 A5", FAR, rows=("B1 C1", ""), tiles={"B1": "ru1", "C1": "ru3"})  # as the chart's treasure of two
    go(match, "deploy A8")
    assert (match.actor, match.phase) == (RED, "act")
    assert row(match, BLACK) == ["B1", "C1"]
    assert fields(match)["stacks"].tolist() == [0, 0]


@rule("MA-10")
def test_stool_is_closed_while_a_free_beach_square_has_a_tile() -> None:
    match = position("A1 A3 A5", FAR, gone=rim_without("A1", "A3", "A5", *FAR.split(), "D8"))
    assert texts(match, "deploy") == ["deploy D8"]


@rule("MA-10")
def test_without_a_free_beach_tile_the_pirate_may_go_straight_to_the_first_free_stool() -> None:
    match = position("A1 A3 *", FAR, stools="b3", gone=rim_without("A1", "A3", *FAR.split()))
    assert texts(match, "deploy") == ["deploy stool"]
    assert ends(match, 1)  # he could move instead
    go(match, "deploy stool")
    assert stools(match) == ["b3", "b4"]
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-10")
def test_pirate_deployed_to_a_stool_takes_nothing_in_the_hook_and_nothing_is_loaded() -> None:
    match = position("A1 A3 A5", FAR, gone=rim_without("A1", "A3", "A5", "B1", "C1", *FAR.split()), rows=("B1 C1", ""),
                     tiles={"B1": "ru1", "C1": "ru3"})  # the chart's treasure of two
    go(match, "deploy stool")
    state = fields(match)
    assert (state["hook_jokers"], state["hook_maps"], state["jokers"].tolist(), state["maps"].tolist()) == (3, 2, [0, 0], [0, 0])
    assert (match.actor, match.phase, state["stacks"].tolist()) == (RED, "act", [0, 0])


@rule("MA-10")
def test_pirate_deployed_to_a_stool_counts_as_deployed() -> None:
    match = position("A1 A3", "H1 H3", gone=rim_without("A1", "A3", "H1", "H3"))
    assert texts(match) == ["deploy stool"]  # with two deployed nobody moves
    go(match, "deploy stool", "deploy stool")
    assert stools(match) == ["b3", "r3"]
    assert ends(match, 1)
    assert ends(match, 2)
    assert texts(match, "move 3") == []


@rule("MA-10")
def test_pirate_deployed_to_the_last_stool_ends_phase_one() -> None:
    match = position("* * *", "* * * *", stools="b1 r1 r2 b2 r3 r4 b3", gone=" ".join(RIM))
    assert texts(match) == ["deploy stool"]
    go(match, "deploy stool")
    assert stools(match)[-1] == "b4"
    assert match.phase == "dig"


# -------------------------------------------------------------------------------------------------- who may move
@rule("MA-11")
@pytest.mark.parametrize("deploy_first", [1, 2, 3, 4])
def test_move_waits_until_enough_pirates_are_deployed(deploy_first: int) -> None:
    match = table(deploy_first=deploy_first)
    for black, red in (("A1", "H8"), ("A3", "H6"), ("A5", "H4"), ("A8", "H1"))[:deploy_first]:
        assert texts(match, "move") == []
        go(match, f"deploy {black}")
        assert texts(match, "move") == []
        go(match, f"deploy {red}")
    assert ends(match, 1)
    assert bool(texts(match, "deploy")) == (deploy_first < 4)


@rule("MA-11")
def test_three_are_usual_and_each_player_counts_his_own() -> None:
    assert table().options["deploy_first"] == 3
    match = position("A1 A3 A5", "H1 H3")
    assert texts(match, "move")
    go(match, "deploy A8")
    assert texts(match, "move") == []


@rule("MA-11")
def test_fourth_pirate_may_come_in_any_later_turn() -> None:
    match = position("A1 A3 A5", FAR, treasures=PISTOLS)
    go(match, "move 1 A2", "move 1 F1")
    assert "deploy A8" in texts(match)
    go(match, "deploy A8")
    assert standing(match, "A8") == "b4"


@rule("MA-11")
def test_pirates_at_the_bar_have_been_deployed_too() -> None:
    match = position("* * C3", FAR, stools="b1 b2")
    assert texts(match, "move 3")
    assert texts(match, "deploy")


# ---------------------------------------------------------------------------------------------------- the steps
def squares_away(start: str, *distances: int) -> set[str]:
    """Squares at these distances, counted horizontally and vertically."""
    column, line = ISLAND.index(start) // 8, ISLAND.index(start) % 8
    return {ISLAND[k] for k in range(64) if abs(k // 8 - column) + abs(k % 8 - line) in distances}


@rule("MA-12")
@rule("MA-13")
@pytest.mark.parametrize(("number", "squares"), [
    (1, "B3 C2 C4 D3"), (2, "A3 B2 B4 C1 C5 D2 D4 E3"),
    (3, "A2 A4 B1 B3 B5 C2 C4 C6 D1 D3 D5 E2 E4 F3"),  # also one step away, by a way around; never back to C3
])
def test_pirate_goes_exactly_as_many_steps_as_his_tile_says(number: int, squares: str) -> None:
    match = position("C3 A6 A8", FAR, tiles={"C3": f"sw{number}"})
    assert ends(match, 1) == {*squares.split()}


@rule("MA-12")
@pytest.mark.parametrize("start", ["A1", "A4", "B1", "C6", "E8", "G3", "H8"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_number_of_the_start_tile_is_the_number_of_steps(start: str, number: int) -> None:
    match = position(start, "", deploy_first=1, tiles={start: f"ch{number}"})
    assert ends(match, 1) == squares_away(start, number, *([1] if number == 3 else []))


@rule("MA-12")
def test_joker_taken_in_a_turn_may_be_used_in_it() -> None:
    match = position("C5 A4 A6", FAR, tiles={"C5": "ru1"}, treasures=("ru3 ch1", *PISTOLS[1:]))
    go(match, "move 1 D5", "hook joker")
    assert texts(match) == ["load two .*", "decline"]


@rule("MA-12")
def test_start_tile_is_taken_before_loading_and_counts() -> None:
    match = position("C3 A4 A6", FAR, tiles={"C3": "ru1", "A8": "ch2"}, rows=("A8", ""),
                     treasures=("ru3 ch1", *PISTOLS[1:]))
    assert texts(go(match, "move 1 C4")) == ["load two .."]


@rule("MA-12")
def test_turning_up_comes_before_the_start_tile_and_that_before_the_end() -> None:
    match = position("A3 A5 A7", "B3 H3 H5", tiles={"A3": "sw3"}, gone="D3", maps=("", "B2=F"), treasures=PISTOLS)
    go(match, "move 1 D3")
    assert (match.phase, lies(match, "A3"), row(match, BLACK), stools(match)) == ("turn", True, [], [])
    go(match, "turn 1")
    assert (match.phase, lies(match, "A3"), row(match, BLACK), stools(match)) == ("act", False, ["A3"], ["b1"])


@rule("MA-12")
def test_map_tile_is_taken_before_the_tile_of_the_hook() -> None:
    match = go(position("C4 A4 A6", FAR), "move 1 D4")
    assert (match.phase, stools(match)) == ("take", [])
    go(match, "take F")
    assert (match.phase, stools(match)) == ("hook", ["b1"])
    go(match, "hook map", "take 3")
    assert faces(match, BLACK, BLACK) == "F 3"


@rule("MA-13")
@pytest.mark.parametrize("beside", ["C2", "C5"])
def test_way_does_not_enter_a_square_twice_nor_the_start_again(beside: str) -> None:
    """To C4 in three steps, over the enemy on C2 or C5, would be there and back."""
    match = position("C3 A6 A8", f"{beside} H3 H5", tiles={"C3": "sw3"}, maps=("", "B2=F"), treasures=PISTOLS)
    go(match, "move 1 C4")
    assert (match.actor, match.phase) == (RED, "act")  # nothing was turned up
    assert fields(match)["shown"].sum() == 0


@rule("MA-14")
@pytest.mark.parametrize("line", ["A3 B3 C3 D3", "A4 B4 C4 D4", "C5 D5 E5 F5", "D3 D4 D5 D6"])
def test_way_leads_over_tiles_and_the_tavern_and_each_square_counts_one(line: str) -> None:
    start, first, second, end = line.split()
    for number, goal in ((1, first), (2, second), (3, end)):
        match = position(f"{start} H7 H8", FAR, tiles={start: f"sw{number}"})
        assert goal in ends(match, 1)
        assert {first, second, end} & ends(match, 1) == {goal, *([first] if number == 3 else [])}


@rule("MA-14")
def test_way_leads_over_empty_squares() -> None:
    match = position("A3 H7 H8", FAR, tiles={"A3": "sw3"}, gone="B3 C3", treasures=PISTOLS)
    go(match, "move 1 D3")
    assert standing(match, "D3") == "b1"


@rule("MA-14")
def test_way_leads_over_pirates_of_both_sides() -> None:
    match = position("A3 B3 H8", "C3 H3 H5", tiles={"A3": "sw3"}, treasures=PISTOLS)
    go(match, "move 1 D3")
    assert [standing(match, name) for name in ("A3", "B3", "C3", "D3")] == ["", "b2", "r1", "b1"]


@rule("MA-14")
def test_pirate_shut_in_on_all_sides_jumps_out() -> None:
    match = position("C3 B3 C4 H8", "D3 C2 H5", tiles={"C3": "sw2"})
    assert ends(match, 1) == {"A3", "B2", "B4", "C1", "C5", "D2", "D4", "E3"}


@rule("MA-15")
def test_move_does_not_end_on_a_pirate_friend_or_foe() -> None:
    match = position("C3 B3 A8", "D3 H3 H5", tiles={"C3": "sw1"})
    assert ends(match, 1) == {"C2", "C4"}
    for goal in ("B3", "D3"):
        with pytest.raises(IllegalActionError):
            go(match, f"move 1 {goal}")


# ------------------------------------------------------------------------------------------------ the start tile
@rule("MA-17")
def test_start_tile_lies_face_up_before_the_mover() -> None:
    match = position("C3 A6 A8", FAR, tiles={"C3": "sw3"}, rows=("A1", ""), treasures=PISTOLS)
    go(match, "move 1 C6")
    assert not lies(match, "C3")
    assert row(match, BLACK) == ["A1", "C3"]
    assert row(match, RED) == []
    for seat in EVERYBODY:
        assert match.view(seat).record["row"][BLACK][:2].tolist() == [ISLAND.index("A1"), ISLAND.index("C3")]
        assert match.view(seat).record["kept"][BLACK].tolist() == [1, 0, 0, 0, 0, 1]  # swords, rum


@rule("MA-17")
def test_map_tile_is_taken_face_down_and_its_owner_may_look_at_any_time() -> None:
    match = go(position("B2 A6 A8", FAR), "move 1 B3", "take F")
    for _ in range(2):
        assert [faces(match, seat, BLACK) for seat in EVERYBODY] == ["F", "?", "?"]
        go(match, "deploy H8" if match.actor == RED else "deploy A1")
    assert row(match, BLACK) == []  # it is no find tile
    assert not lies(match, "B2")


# -------------------------------------------------------------------------------------------------------- the end
@rule("MA-18")
def test_pirate_who_ends_on_a_tile_stays_there() -> None:
    match = go(position("C3 A6 A8", FAR, tiles={"C3": "sw3"}, treasures=PISTOLS), "move 1 C6")
    assert standing(match, "C6") == "b1"
    assert standing(match, "C3") == ""
    assert lies(match, "C6")
    assert stools(match) == []
    assert ends(go(match, "deploy H8"), 1)  # and goes on from there
    match = go(position("C3 A6 A8", FAR, tiles={"C3": "sw1"}, treasures=PISTOLS), "move 1 C4")
    assert (standing(match, "C4"), lies(match, "C4")) == ("b1", True)  # a map tile, face down, is a tile too


@rule("MA-19")
def test_pirate_who_ends_on_an_empty_square_goes_to_the_first_free_stool() -> None:
    match = position("C3 A6 A8", "* H3 H5", stools="r1", tiles={"C3": "sw3"}, gone="C6", treasures=PISTOLS)
    go(match, "move 1 C6")
    assert stools(match) == ["r1", "b1"]
    assert standing(match, "C6") == ""
    assert row(match, BLACK) == ["C3"]  # he still took his tile
    assert fields(match)["jokers"].tolist() == [0, 0]
    assert fields(match)["hook_jokers"] == 3  # nothing of The Hook
    assert match.actor == RED


@rule("MA-19")
def test_square_that_was_just_left_is_empty() -> None:
    match = position("C3 A6 A8", "C5 H3 H5", tiles={"C3": "sw1", "C5": "pi2"}, treasures=PISTOLS)
    go(match, "move 1 C2", "move 1 C3")
    assert stools(match) == ["r1"]


@rule("MA-19")
def test_pirate_at_the_bar_takes_no_more_part_in_phase_one() -> None:
    match = position("* C3 A8 *", FAR, stools="b4 b1")
    assert {text.split()[1] for text in texts(match)} == {"2", "3"}
    assert texts(match, "deploy") == []


@rule("MA-20")
@pytest.mark.parametrize("name", TAVERN)
def test_pirate_who_ends_in_the_hook_sits_down_and_takes_a_tile_of_his_choice(name: str) -> None:
    start = {"D4": "D3", "D5": "C5", "E4": "F4", "E5": "E6"}[name]
    match = position(f"{start} A6 A8", "* H3 H5", stools="r1", tiles={start: "sw1"}, treasures=PISTOLS)
    go(match, f"move 1 {name}")
    assert (match.actor, match.phase) == (BLACK, "hook")
    assert stools(match) == ["r1", "b1"]
    assert standing(match, name) == ""
    assert texts(match) == ["hook joker", "hook map"]


@rule("MA-20")
def test_joker_of_the_hook_lies_face_up() -> None:
    match = go(position("D3 A6 A8", FAR, tiles={"D3": "sw1"}, treasures=PISTOLS), "move 1 D4", "hook joker")
    assert (match.phase, stools(match)) == ("act", ["b1"])  # one stool, as on an empty square; one joker loads nothing here
    for seat in EVERYBODY:
        record = match.view(seat).record
        assert (record["jokers"].tolist(), record["hook_jokers"], record["hook_maps"]) == ([1, 0], 2, 2)


@rule("MA-20")
def test_map_tile_of_the_hook_is_drawn_by_lot_and_kept_face_down() -> None:
    match = go(position("D3 A6 A8", FAR, tiles={"D3": "sw1"}, treasures=PISTOLS), "move 1 D4", "hook map")
    assert (match.actor, match.phase) == (benbow.CHANCE, "take")
    assert [(match.text(code), chance) for code, chance in match.chance()] == [(f"take {one}", Fraction(1, 16)) for one in FACES]
    go(match, "take 4")
    assert [faces(match, seat, BLACK) for seat in EVERYBODY] == ["4", "?", "?"]
    assert (fields(match)["hook_jokers"], fields(match)["hook_maps"]) == (3, 1)


@rule("MA-20")
def test_only_what_is_left_in_the_hook_can_be_taken() -> None:
    no_jokers = position("D3 A6 A8", FAR, tiles={"D3": "sw1"}, hook_jokers=0)
    assert texts(go(no_jokers, "move 1 D4")) == ["hook map"]
    no_maps = position("D3 A6 A8", FAR, tiles={"D3": "sw1"}, maps=("hook=A", "hook=1"))
    assert texts(go(no_maps, "move 1 D4")) == ["hook joker"]


@rule("MA-20")
def test_empty_hook_gives_a_stool_and_nothing_else() -> None:
    match = position("D3 A6 A8", FAR, tiles={"D3": "sw1"}, maps=("hook=A", "hook=1"), hook_jokers=0, treasures=PISTOLS)
    go(match, "move 1 D4")
    assert stools(match) == ["b1"]
    assert (match.actor, match.phase) == (RED, "act")
