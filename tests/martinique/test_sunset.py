"""How Phase I ends, digging, and who wins: MA-25 to MA-31."""
from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import fields, go, outcomes, texts
from .positions import PISTOLS
from .table import EVERYBODY, GAME, ISLAND, RIM, TAVERN, last_seen, position, row, standing, stools, sunset, tiles_in_bag

rule = pytest.mark.rule


# --------------------------------------------------------------------------------------------- whose turn it is
@rule("MA-25")
def test_player_who_is_blocked_is_skipped_for_this_turn() -> None:
    """Black's last pirate on A1 has one step to go, and A2 and B1 are taken."""
    match = position("A1 * * *", "A2 B1 * *", stools="b2 b3 b4 r3 r4", tiles={"A1": "sw1", "A2": "ch2"}, treasures=PISTOLS)
    assert texts(match) == ["skip"]
    before = fields(match).copy()
    go(match, "skip")
    assert match.actor == RED
    after = fields(match)
    for name in ("lies", "where", "row_size", "seated", "stacks", "kept"):
        assert after[name].tolist() == before[name].tolist()
    go(match, "move 1 A4")
    assert texts(match) == ["move 1 A2"]  # and in the next turn he acts again


@rule("MA-25")
def test_whoever_can_act_must_act() -> None:
    assert "skip" not in texts(position("A1 * * *", "A2 H3 * *", stools="b2 b3 b4 r3 r4", tiles={"A1": "sw1"}))
    blocked_with_supply = position("A1 * *", "A2 B1 * *", stools="b2 b3 r3 r4", tiles={"A1": "sw1"})
    assert texts(blocked_with_supply)
    assert {text.split()[0] for text in texts(blocked_with_supply)} == {"deploy"}
    blocked_by_one = position("A1 G6 * *", "A2 B1 * *", stools="b3 b4 r3 r4", tiles={"A1": "sw1"})
    assert {text[:6] for text in texts(blocked_by_one)} == {"move 2"}


@rule("MA-25")
def test_player_whose_pirates_all_sit_has_no_more_turns() -> None:
    match = position("* * * C3", "C6 G3 H5 H7", stools="b1 b2 b3", tiles={"C3": "sw1", "C6": "ch1"}, gone="C2", treasures=PISTOLS)
    go(match, "move 4 C2")
    assert stools(match) == ["b1", "b2", "b3", "b4"]
    for line in ("move 1 C7", "move 2 G6", "move 1 B7"):
        assert match.actor == RED
        go(match, line)
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-25")
def test_pirate_in_the_supply_keeps_a_player_in_the_game() -> None:
    match = position("* * *", "C6 G3 H5 H7", stools="b1 b2 b3", turn=RED, tiles={"C6": "ch1"}, treasures=PISTOLS)
    go(match, "move 1 C7")
    assert match.actor == BLACK
    assert texts(match)
    assert {text.split()[0] for text in texts(match)} == {"deploy"}


@rule("MA-25")
def test_turn_in_which_the_eighth_sits_down_may_be_finished() -> None:
    """The other reading: he takes his tile, one of The Hook, loads with it, the treasure is refilled; then the phase is over."""
    match = position("* * * *", "* * * D3", turn=RED, stools="b1 b2 b3 b4 r1 r2 r3", tiles={"D3": "ru1"},
                     treasures=("ru3 ch2", *PISTOLS[1:]), sunset="turn")
    go(match, "move 4 D4")
    assert (match.actor, match.phase, len(stools(match))) == (RED, "hook", 8)
    assert row(match, RED) == ["D3"]
    go(match, "hook joker")
    assert (match.actor, match.phase) == (RED, "load")
    go(match, "load two .*")
    assert (match.actor, match.phase) == (benbow.CHANCE, "refill")
    go(match, "draw swords 1", "draw swords 1")
    assert (match.actor, match.phase) == (BLACK, "dig")
    assert fields(match)["stacks"].tolist() == [0, 1]


@rule("MA-25")
def test_map_tiles_of_a_last_turn_that_is_finished_are_taken_and_looked_at() -> None:
    match = position("* * * C4", "* * * *", stools="b1 b2 b3 r1 r2 r3 r4", sunset="turn")
    go(match, "move 4 D4")
    assert match.phase == "take"
    go(match, "take F")
    assert match.phase == "hook"
    go(match, "hook map", "take 3")
    assert match.phase == "dig"
    assert fields(match)["maps"].tolist() == [2, 0]


@rule("MA-25")
@pytest.mark.parametrize("when", ["turn", "at_once"])
def test_last_turn_without_anything_to_do_ends_the_phase(when: str) -> None:
    match = position("* * * C3", "* * * *", stools="r4 b1 b2 b3 r1 r2 r3", tiles={"C3": "sw1"}, gone="C2", treasures=PISTOLS,
                     sunset=when)
    go(match, "move 4 C2")
    assert (match.actor, match.phase) == (RED, "dig")


@rule("MA-25")
def test_usual_game_ends_the_phase_at_once() -> None:
    """As the German rulebook prints: sofort."""
    assert GAME.new(seed=1).options["sunset"] == "at_once"


@rule("MA-25")
def test_phase_that_ends_at_once_gives_no_tile_of_the_hook_and_loads_nothing() -> None:
    """He has taken the tile on which he started, as that comes before he sits down; he could load with it."""
    match = position("* * * *", "* * * D3", turn=RED, stools="b1 b2 b3 b4 r1 r2 r3", tiles={"D3": "ru1"}, jokers=(0, 1),
                     treasures=("ru3 ch2", *PISTOLS[1:]))
    go(match, "move 4 D4")
    assert (match.actor, match.phase, stools(match)[-1]) == (BLACK, "dig", "r4")
    assert row(match, RED) == ["D3"]
    assert fields(match)["jokers"].tolist() == [0, 1]
    assert fields(match)["stacks"].tolist() == [0, 0]


@rule("MA-17")
@rule("MA-25")
def test_map_tile_on_which_the_last_started_is_taken_even_if_the_phase_ends_at_once() -> None:
    match = go(position("* * * C4", "* * * *", stools="b1 b2 b3 r1 r2 r3 r4"), "move 4 D4")
    assert match.phase == "take"
    go(match, "take F")
    assert match.phase == "dig"
    assert fields(match)["maps"].tolist() == [1, 0]


@rule("MA-25")
def test_only_the_last_to_sit_ends_the_phase_at_once() -> None:
    match = go(position("D3 * * *", "H8 H6 * *", stools="b2 b3 b4 r3 r4", tiles={"D3": "ru1"}, treasures=PISTOLS),
               "move 1 D4")
    assert match.phase == "hook"


@rule("MA-10")
@rule("MA-25")
@pytest.mark.parametrize("when", ["turn", "at_once"])
def test_last_pirate_deployed_straight_to_a_stool_ends_the_phase(when: str) -> None:
    match = position("* * *", "* * * *", stools="b1 b2 b3 r1 r2 r3 r4", gone=" ".join(RIM), sunset=when)
    assert texts(match) == ["deploy stool"]
    assert go(match, "deploy stool").phase == "dig"


def can_be_deadlocked(size: int, pirates: int) -> bool:
    """Is there a set of so many squares that holds, for each of them, all ends of some number of steps?"""

    def steps_out(here: int, number: int) -> frozenset[int]:
        column, line = divmod(here, size)
        reach = (number, number - 2) if number > 2 else (number,)
        return frozenset(k for k in range(size * size) if abs(k // size - column) + abs(k % size - line) in reach)

    def is_closed(settled: frozenset[int], waiting: frozenset[int]) -> bool:
        if len(settled | waiting) > pirates:
            return False
        if not waiting:
            return True
        here = min(waiting)
        done = settled | {here}
        return any(is_closed(done, (waiting | steps_out(here, number)) - done) for number in (1, 2, 3))

    return any(is_closed(frozenset(), frozenset({here})) for here in range(size * size))


@rule("MA-25")
def test_it_never_happens_that_nobody_can_act() -> None:
    """Eight pirates cannot shut one another in, whatever they stand on."""
    assert can_be_deadlocked(size=2, pirates=4)
    assert can_be_deadlocked(size=3, pirates=9)
    assert can_be_deadlocked(size=4, pirates=8)  # of one colour, all on a 2: test_own_board.py
    for size in range(5, 9):
        assert not can_be_deadlocked(size, pirates=8)


# ------------------------------------------------------------------------------------------------------- digging
def last_turn() -> Match:
    """One pirate each: Black's has sat down, Red's does it now, on C2."""
    match = position("*", "C3", turn=RED, stools="b1", tiles={"C3": "sw1"}, gone="C2", treasures=PISTOLS, maps=("B2=F", ""),
                     pirates=1, deploy_first=1)
    return go(match, "move 1 C2")


@rule("MA-26")
def test_all_tiles_on_the_island_and_the_map_tiles_of_the_hook_are_removed() -> None:
    match = last_turn()
    assert match.phase == "dig"
    assert fields(match)["lies"].sum() == 0
    assert fields(match)["hook_maps"] == 0


@rule("MA-26")
def test_they_are_removed_unseen() -> None:
    """No action tells about them, nobody's view has a face that was not there before, and all squares stay possible."""
    match = last_turn()
    assert last_seen(match) == ["move 1 C2"] * 3
    for seat in EVERYBODY:
        assert match.view(seat).record["face"].sum() == match.view(seat, match.ply - 1).record["face"].sum()
    assert len(go(match, "dig A1", "dig A2").legal()) == 7 * 8  # all but the column F


@rule("MA-26")
def test_what_players_keep_stays_with_them() -> None:
    match = last_turn()
    assert row(match, RED) == ["C3"]
    assert fields(match)["maps"].tolist() == [1, 0]
    assert tiles_in_bag(match) > 0


@rule("MA-27")
def test_pirates_dig_in_the_order_of_the_stools() -> None:
    order = "r2 b1 b4 r1 r3 b2 r4 b3"
    match = sunset(stools=order)
    for k, name in enumerate(order.split()):
        assert (match.phase, match.actor) == ("dig", "br".index(name[0]))
        go(match, f"dig {ISLAND[9 * k]}")
        assert standing(match, ISLAND[9 * k]) == name
    assert (match.actor, match.phase) == (benbow.CHANCE, "uncover")


@rule("MA-27")
def test_any_square_without_a_pirate_may_be_dug_the_hook_too() -> None:
    match = sunset()
    assert texts(match) == [f"dig {name}" for name in ISLAND]
    go(match, "dig E4")
    assert texts(match) == [f"dig {name}" for name in ISLAND if name != "E4"]
    assert set(TAVERN) - {"E4"} <= {text.split()[1] for text in texts(match)}


@rule("MA-27")
def test_owner_may_dig_where_he_knows_there_is_nothing() -> None:
    match = sunset(maps=("B2=F", ""))
    assert "dig F5" in texts(match)


# --------------------------------------------------------------------------------------------- the Lost Treasure
def ended(*digs: str, found: str, **more: Any) -> benbow.Outcome:
    """They have dug there, and the Lost Treasure lay on the found square."""
    outcome = go(sunset(*digs, **more), f"uncover {found}").outcome
    assert outcome is not None
    return outcome


@rule("MA-28")
def test_coordinates_are_turned_up_when_all_stand() -> None:
    match = sunset("A1")
    assert match.phase == "dig"
    go(match, "dig H8")
    assert (match.actor, match.phase) == (benbow.CHANCE, "uncover")
    assert outcomes(match) == dict.fromkeys((f"uncover {name}" for name in ISLAND), Fraction(1, 64))


@rule("MA-28")
def test_tiles_seen_by_anyone_rule_out_their_column_or_row() -> None:
    match = sunset("A1", "H8", maps=("B2=A hook=2", "D2=H!"))
    assert texts(match) == [f"uncover {name}" for name in ISLAND if name[0] not in "AH" and name[1] != "2"]


@rule("MA-28")
def test_one_square_that_is_left_is_uncovered_all_the_same() -> None:
    match = sunset("A1", "H8", maps=("B2=A B5=B B7=C C4=D D2=E D6=F hook=G", "E3=1 E7=2 F5=3 G2=4 G4=5 G7=6 hook=7"))
    assert match.chance() == [(match.parse("uncover H8"), Fraction(1))]
    go(match, "uncover H8")
    assert match.outcome is not None
    assert match.outcome.winners == (RED,)


@rule("MA-28")
@pytest.mark.parametrize(("found", "winner"), [("C3", BLACK), ("E5", RED)])
def test_whoever_has_a_pirate_there_wins_whatever_the_points(found: str, winner: int) -> None:
    """The other has more points, and more stacks."""
    rich = ("", "sw3 sw2 ru3") if winner == BLACK else ("sw3 sw2 ru3", "")
    outcome = ended("C3", "E5", found=found, holds=rich, stacks=(int(winner == RED), int(winner == BLACK)))
    points = (0, 10) if winner == BLACK else (10, 0)
    utility = (1.0, 0.0) if winner == BLACK else (0.0, 1.0)
    assert outcome == benbow.Outcome(utility=utility, points=points, winners=(winner,), reason="treasure")


@rule("MA-28")
def test_every_pirate_of_a_player_finds_for_him() -> None:
    digs = ["A1", "B2", "C3", "D4", "E5", "F6", "G7", "H8"]
    order = "b1 r1 b2 r2 b3 r3 b4 r4"
    for k, name in enumerate(digs):
        outcome = ended(*digs, stools=order, found=name)
        assert (outcome.winners, outcome.reason) == ((k % 2,), "treasure")


# -------------------------------------------------------------------------------------------------------- points
def counted(**more: Any) -> benbow.Outcome:
    """Nobody has found anything."""
    return ended("A1", "H8", found="C3", **more)


@rule("MA-29")
def test_pairs_of_equal_symbols_among_the_tiles_kept_are_worth_two_whatever_their_numbers() -> None:
    tiles = {"A1": "ru1", "A2": "ru3", "A3": "ru2", "B1": "ch1", "C1": "sw1", "C3": "sw2", "D1": "sw3", "D3": "sw1"}
    result = counted(tiles=tiles, rows=("A1 A2", "A3 B1 C1 C3 D1 D3"))
    assert result.points == (2, 4)  # rum; two pairs of swords, rum and chests single
    assert counted(tiles=tiles, rows=("A1 A2 A3", "")).points == (2, 0)  # three are one pair


RUM = {"A1": "ru1", "A2": "ru3", "A3": "ru2", "A4": "ru1"}
WORTH: dict[str, tuple[dict[str, Any], tuple[int, int]]] = {
    "jokers do not pair and are worth nothing": ({"tiles": RUM, "rows": ("A1", ""), "jokers": (2, 0)}, (0, 0)),
    "map tiles are worth nothing": ({"maps": ("B2=A B5=1", "B7=B")}, (0, 0)),
    "more stacks are worth two to Black": ({"stacks": (3, 2)}, (2, 0)),
    "more stacks are worth two to Red": ({"stacks": (3, 9)}, (0, 2)),
    "equally many stacks are worth nothing": ({"stacks": (4, 4)}, (0, 0)),
    "numbers in the hold are added up": ({"holds": ("sw1 sw1 sw2 pi3 ch1", "ru3")}, (8, 3)),
    "all three together": ({"tiles": RUM, "rows": ("A1 A2 A3 A4", ""), "holds": ("pi3 pi2", "sw3 sw2 ch3"), "stacks": (2, 1)},
                           (4 + 2 + 5, 8)),
}


@rule("MA-29")
@pytest.mark.parametrize(("more", "points"), WORTH.values(), ids=WORTH)
def test_what_is_worth_points(more: dict[str, Any], points: tuple[int, int]) -> None:
    assert counted(**more).points == points


BLACK_WINS, RED_WINS, NOBODY_WINS = ((1.0, 0.0), (BLACK,)), ((0.0, 1.0), (RED,)), ((0.5, 0.5), (BLACK, RED))
Won = tuple[tuple[float, float], tuple[int, ...]]


@rule("MA-30")
@pytest.mark.parametrize(("holds", "stacks", "points", "won", "reason"), [
    (("sw2", "ru3"), (0, 0), (2, 3), RED_WINS, "points"),
    (("sw2", "sw1"), (0, 0), (2, 1), BLACK_WINS, "points"),
    (("sw2 sw3", "sw1"), (1, 2), (5, 3), BLACK_WINS, "points"),  # against more stacks
    (("sw3", "sw1"), (1, 2), (3, 3), RED_WINS, "stacks"),
    (("sw1", "sw3"), (2, 1), (3, 3), BLACK_WINS, "stacks"),
    (("sw3", "ru3"), (1, 1), (3, 3), NOBODY_WINS, "draw"),
])
def test_more_points_win_then_more_stacks_else_it_is_a_draw(
    holds: tuple[str, str], stacks: tuple[int, int], points: tuple[int, int], won: Won, reason: str,
) -> None:
    utility, winners = won
    assert counted(holds=holds, stacks=stacks) == benbow.Outcome(utility=utility, points=points, winners=winners, reason=reason)


# ------------------------------------------------------------------------------------------------------- variant
SEVENTEEN = "sw3 sw3 ru3 ru3 ch3 sw2"


@rule("MA-31")
@pytest.mark.parametrize(("found", "holds", "stacks", "points", "won", "reason"), [
    ("C3", ("sw1", "sw3"), (0, 0), (21, 3), BLACK_WINS, "finder"),
    ("E5", ("", ""), (0, 0), (0, 20), RED_WINS, "finder"),
    ("C3", ("", f"{SEVENTEEN} sw2"), (0, 1), (20, 21), RED_WINS, "finder_beaten"),
    ("C3", ("", f"{SEVENTEEN} sw1"), (0, 1), (20, 20), RED_WINS, "finder_beaten"),  # by the stacks
    ("E5", (f"{SEVENTEEN} sw1 sw2", ""), (1, 1), (20, 20), NOBODY_WINS, "draw"),
    ("A1", ("sw1", "sw3"), (0, 0), (1, 3), RED_WINS, "points"),  # found by nobody: as in the usual game
])
def test_finding_is_worth_twenty_points_and_points_decide(
    found: str, holds: tuple[str, str], stacks: tuple[int, int], points: tuple[int, int], won: Won, reason: str,
) -> None:
    """Black digs on C3, Red on E5."""
    utility, winners = won
    result = ended("C3", "E5", found=found, holds=holds, stacks=stacks, lost_treasure="20")
    assert result == benbow.Outcome(utility=utility, points=points, winners=winners, reason=reason)


@rule("MA-31")
def test_usual_game_gives_no_points_for_finding() -> None:
    assert GAME.new(seed=1).options["lost_treasure"] == "win"
    assert ended("C3", "E5", found="C3", holds=("sw1", "")).points == (1, 0)
