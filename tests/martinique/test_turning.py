"""Passing over enemies: MA-16."""
from __future__ import annotations

from fractions import Fraction

import pytest

import benbow
from benbow.games.martinique.rules.board import square_name
from benbow.games.martinique.rules.facts import Snapshot
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import fields, go, outcomes, texts
from .positions import PISTOLS
from .table import EVERYBODY, faces, last_seen, position

rule = pytest.mark.rule


def walk_over(red: str, goal: str = "D3", maps: str = "B2=F D2=3 G7=A", start: str = "A3", number: int = 3,
              black: str = "A5 A7") -> benbow.Match:
    """Black's first pirate goes from the start to the goal; Red's stand here and keep these map tiles."""
    match = position(f"{start} {black}", red, tiles={start: f"sw{number}"}, maps=("", maps), treasures=PISTOLS)
    return go(match, f"move 1 {goal}")


def shown(match: benbow.Match) -> list[int]:
    return [int(one) for one in fields(match)["shown"][RED][: int(fields(match)["maps"][RED])]]


@rule("MA-16")
def test_one_enemy_passed_turns_up_one_hidden_map_tile() -> None:
    match = walk_over("B3 H3 H5")
    assert (match.actor, match.phase) == (benbow.CHANCE, "turn")
    go(match, "turn 2")
    assert shown(match) == [0, 1, 0]  # all three are still their owner's
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-16")
def test_two_enemies_passed_turn_up_two() -> None:
    match = go(walk_over("B3 C3 H5"), "turn 2")
    assert (match.actor, match.phase) == (benbow.CHANCE, "turn")
    assert texts(match) == ["turn 1", "turn 3"]
    go(match, "turn 3")
    assert shown(match) == [0, 1, 1]
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-16")
def test_with_fewer_hidden_tiles_than_enemies_all_are_turned_up() -> None:
    match = go(walk_over("B3 C3 H5", maps="B2=F D2=3!"), "turn 1")
    assert shown(match) == [1, 1]
    assert (match.actor, match.phase) == (RED, "act")


NOTHING: dict[str, dict[str, str]] = {
    "no map tile is there": {"red": "B3 C3 H5", "maps": ""},
    "no map tile is hidden": {"red": "B3 C3 H5", "maps": "B2=F! D2=3!"},
    "own pirates on the way": {"red": "H1 H3 H5", "black": "B3 C3"},
    "enemies beside the way": {"red": "B4 C2 A4"},
}


@rule("MA-16")
@pytest.mark.parametrize("what", NOTHING)
def test_nothing_is_turned_up(what: str) -> None:
    match = walk_over(**NOTHING[what])  # type: ignore[arg-type]
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-16")
def test_only_the_opponents_tiles_are_turned_up() -> None:
    match = position("A3 A5 A7", "B3 H3 H5", tiles={"A3": "sw3"}, maps=("B2=F D2=3", ""), treasures=PISTOLS)
    go(match, "move 1 D3")
    assert match.phase == "act"
    assert fields(match)["shown"].sum() == 0


@rule("MA-16")
def test_red_turns_up_blacks_tiles_alike() -> None:
    match = position("B3 A5 A7", "A3 H3 H5", turn=RED, tiles={"A3": "sw3"}, maps=("B2=F D2=3", "G7=A"), treasures=PISTOLS)
    assert texts(go(match, "move 1 D3")) == ["turn 1", "turn 2"]
    go(match, "turn 1")
    assert fields(match)["shown"][:, :2].tolist() == [[1, 0], [0, 0]]
    assert match.actor == BLACK


@rule("MA-16")
def test_place_is_drawn_by_lot_among_the_hidden_ones() -> None:
    match = walk_over("B3 C3 H5", maps="B2=F D2=3! G7=A hook=8")
    assert outcomes(match) == dict.fromkeys(["turn 1", "turn 3", "turn 4"], Fraction(1, 3))
    assert outcomes(go(match, "turn 4")) == dict.fromkeys(["turn 1", "turn 3"], Fraction(1, 2))


@rule("MA-16")
def test_turned_tile_stays_up_for_all_to_see() -> None:
    match = go(walk_over("B3 H3 H5"), "turn 2")
    for line in ("deploy H8", "deploy A8", "move 2 H2"):
        assert [faces(match, seat, RED) for seat in EVERYBODY] == ["? 3 ?", "F 3 A", "? 3 ?"]
        go(match, line)
    assert [faces(match, seat, RED) for seat in EVERYBODY] == ["? 3 ?", "F 3 A", "? 3 ?"]
    match = position("A3 A5 A7", "B3 H3 H5", tiles={"A3": "sw3"}, maps=("", "B2=F D2=3!"), treasures=PISTOLS)
    assert texts(go(match, "move 1 D3")) == ["turn 1"]  # it is not turned up again, nor back


@rule("MA-16")
def test_both_see_which_place_was_turned_up() -> None:
    assert last_seen(go(walk_over("B3 H3 H5"), "turn 2")) == ["turn 2 = 3", "turn 2", "turn 2 = 3"]


@rule("MA-16")
def test_order_and_origin_of_hidden_tiles_are_public() -> None:
    match = position("A3 A5 A7", "B3 H3 H5", maps=("B2=F hook=8", "G7=A"))
    for seat in EVERYBODY:
        record = match.view(seat).record
        assert [square_name(int(k)) if k < 64 else "hook" for k in record["origin"][BLACK][:2]] == ["B2", "hook"]
        assert record["maps"].tolist() == [2, 1]


# ------------------------------------------------------------------------------------------ where the mover chooses
def choosing(red: str = "B3 H3 H5", maps: str = "B2=F D2=3 G7=A") -> benbow.Match:
    match = position("A3 A5 A7", red, tiles={"A3": "sw3"}, maps=("", maps), treasures=PISTOLS, turning="mover")
    return go(match, "move 1 D3")


@rule("MA-16")
def test_mover_chooses_among_the_hidden_ones() -> None:
    match = choosing(maps="B2=F D2=3! G7=A hook=8")
    assert (match.actor, match.phase) == (BLACK, "pick")
    assert texts(match) == ["pick 1", "pick 3", "pick 4"]
    go(match, "pick 3")
    assert shown(match) == [0, 1, 1, 0]
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-16")
@rule("MA-32")
def test_chooser_knows_the_backs_and_then_all_see_the_face() -> None:
    """Until then his view and his choices are the same whatever Red hides."""
    one, other = choosing(), choosing(maps="B2=F D2=8 G7=A")
    assert [bytes(match.view(BLACK)) for match in (one,)] == [bytes(other.view(BLACK))]
    assert one.view(BLACK).legal() == other.view(BLACK).legal()
    assert last_seen(go(one, "pick 2")) == ["turn 2 = 3", "pick 2", "turn 2 = 3"]
    assert [faces(one, seat, RED) for seat in EVERYBODY] == ["? 3 ?", "F 3 A", "? 3 ?"]


@rule("MA-16")
def test_what_is_turned_up_is_not_taken_back() -> None:
    assert not go(choosing(), "pick 2").can_undo()


@rule("MA-16")
def test_of_two_the_second_is_chosen_when_the_first_is_known() -> None:
    match = go(choosing("B3 C3 H5"), "pick 2")
    assert (match.actor, match.phase) == (BLACK, "pick")
    assert faces(match, BLACK, RED) == "? 3 ?"
    assert texts(match) == ["pick 1", "pick 3"]
    go(match, "pick 1")
    assert shown(match) == [1, 1, 0]
    assert match.actor == RED


@rule("MA-16")
@pytest.mark.parametrize(("red", "maps"), [("B3 H3 H5", "B2=F"), ("B3 C3 H5", "B2=F D2=3"), ("B3 C3 H5", "B2=F D2=3!")])
def test_where_all_that_are_hidden_are_due_nobody_chooses(red: str, maps: str) -> None:
    match = choosing(red, maps)
    assert (match.actor, match.phase) == (benbow.CHANCE, "turn")
    while match.phase == "turn":
        go(match, texts(match)[0])
    assert all(shown(match))


@rule("MA-16")
def test_the_rest_of_the_move_follows_the_choice() -> None:
    match = position("C3 A5 A7", "C4 H3 H5", tiles={"C3": "sw2"}, maps=("", "B2=F D2=3"), treasures=PISTOLS, turning="mover")
    go(match, "move 1 D4", "pick 1")
    assert (match.actor, match.phase) == (BLACK, "hook")
    assert told_of(match) == "Player 1 turns up a map tile that Player 2 was hiding, the one from B2: it is the letter F."


def told_of(match: benbow.Match) -> str:
    """The first sentence about the last action."""
    return match.tell(match.ply - 1, RED, "en").split(". ")[0].rstrip(".") + "."


# ------------------------------------------------------------------------------------------ of several ways, which
def way(match: benbow.Match) -> list[str]:
    """The way that was taken, without its ends."""
    return [square_name(k) for k in Snapshot.of(match.view(BLACK)).last_walk[1:-1]]


@rule("MA-16")
@pytest.mark.parametrize("enemy", ["C4", "D3"])
def test_round_a_corner_the_way_leads_over_the_enemy(enemy: str) -> None:
    match = walk_over(f"{enemy} H3 H5", start="C3", goal="D4", number=2)
    assert match.phase == "turn"
    assert way(match) == [enemy]


@rule("MA-16")
def test_one_way_passes_only_those_who_stand_on_it() -> None:
    """One enemy at each corner: whichever way, it is one."""
    match = go(walk_over("C4 D3 H5", start="C3", goal="D4", number=2), "turn 1")
    assert sum(shown(match)) == 1
    assert match.phase == "hook"


@rule("MA-16")
@pytest.mark.parametrize(("enemies", "passed"), [
    ("C1 D1 H5", ["C1", "D1"]),
    ("C1 C2 H5", ["C1", "C2"]),
    ("B2 C2 H5", ["B2", "C2"]),
    ("B2 D1 C2", ["B2", "C2"]),
    ("D1 B2 C1", ["C1", "D1"]),
])
def test_of_three_ways_the_one_over_most_enemies_is_taken(enemies: str, passed: list[str]) -> None:
    """From B1 to D2: over C1 and D1, over C1 and C2, or over B2 and C2."""
    match = walk_over(enemies, start="B1", goal="D2", maps="B5=F B7=3 G7=A")
    assert way(match) == passed
    assert sum(shown(go(match, "turn 1", "turn 2"))) == 2
    assert match.actor == RED


@rule("MA-16")
def test_round_about_way_to_the_next_square_is_chosen_by_the_enemies_too() -> None:
    """From C3 to C2 in three steps: left about, over one enemy, or right about, over two."""
    match = walk_over("B3 D3 D2", start="C3", goal="C2", maps="B5=F B7=3 G7=A")
    assert way(match) == ["D3", "D2"]
    assert sum(shown(go(match, "turn 1", "turn 3"))) == 2


@rule("MA-16")
def test_turning_up_is_automatic() -> None:
    """Neither the way nor the turning is asked for: one action for each goal, then it is chance's turn."""
    match = position("B1 A5 A7", "B2 C2 H5", tiles={"B1": "sw3"}, maps=("", "B5=F"))
    assert texts(match).count("move 1 D2") == 1
    go(match, "move 1 D2")
    assert match.actor == benbow.CHANCE
    assert texts(match) == ["turn 1"]
