"""The rules, clause by clause."""
from __future__ import annotations

from fractions import Fraction

import pytest

import benbow
from benbow.engine.errors import BadOptionError, IllegalActionError
from benbow.engine.match import Match
from benbow.games.naufrageurs.rules import board
from benbow.games.naufrageurs.rules.board import BOARDS
from benbow.games.naufrageurs.rules.game import all_barrels, worth
from benbow.games.naufrageurs.rules.state import ASHORE, LOST, Camp

from ..by_hand import fields, go, texts
from .table import GAME, LANES, loaded, squares, table

rule = pytest.mark.rule


# ---------------------------------------------------------------------------------------------------- material
@rule("NA-1")
def test_lanes_stand_in_order_and_have_three_squares() -> None:
    assert board.LANES == LANES
    match = table("roll 1", "roll 2", "roll 3", "roll 1")
    assert squares(match) == [1, 2, 3, 1]


@rule("NA-1")
@pytest.mark.parametrize("square", [1, 2, 3])
def test_ship_is_k_steps_from_the_island_and_4_minus_k_from_its_port(square: int) -> None:
    """The smallest roll that wrecks is k, the smallest that brings home is 4 - k."""
    match = loaded(square, square, square, square)
    go(match, "lure green")
    if square > 1:
        for face in range(1, 4):
            other = go(loaded(square, square, square, square), "lure green", f"roll {face}")
            assert (squares(other)[0] == ASHORE) == (face >= square)
    for face in range(1, 4):
        match = go(loaded(1, 1, square, square), "lure green", "lure yellow")  # red and blue sail
        if square == 3:
            assert squares(match)[2:] == [ASHORE, ASHORE]
        else:
            go(match, f"roll {face}")
            assert (squares(match)[2] == ASHORE) == (face >= 4 - square)


@rule("NA-2")
def test_dice_show_1_2_3_with_50_40_10_per_cent() -> None:
    tenths = [Fraction(5, 10), Fraction(4, 10), Fraction(1, 10)]
    match = table()
    assert match.chance() == [(match.parse(f"roll {k}"), tenth) for k, tenth in enumerate(tenths, start=1)]
    drifting = go(loaded(3, 3, 3, 3), "lure blue")  # the black die is of the same kind
    assert [chance for _, chance in drifting.chance()] == tenths
    sailing = go(loaded(1, 1, 2, 2), "lure green", "lure yellow")
    assert [chance for _, chance in sailing.chance()] == tenths


@rule("NA-3")
def test_thirty_barrels_make_101_points() -> None:
    values = [int(value) for value in BOARDS.ours[0].data.value]
    assert len(values) == 30
    for lane in range(4):
        assert sorted(values[6 * lane : 6 * lane + 6]) == [-2, 3, 4, 5, 6, 7]
        assert sum(values[6 * lane : 6 * lane + 6]) == 23
    assert sorted(values[24:]) == [-7, -3, 1, 3, 7, 8]
    assert sum(values[24:]) == 9
    assert worth(GAME.opening(), all_barrels(GAME.opening())) == sum(values) == 101


# ------------------------------------------------------------------------------------------------------- sides
@rule("NA-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_wrecker_alone_against_all_others(players: int) -> None:
    match = loaded(1, 1, 1, 1, players=players)
    assert match.actor == 0
    assert [match.camp(seat) for seat in range(players)] == [Camp.WRECKER] + [Camp.OWNERS] * (players - 1)


def owners(players: int, **options: object) -> list[int]:
    """Who loads the four ships at the start."""
    match = table("roll 1", "roll 1", "roll 1", "roll 1", players=players, **options)
    seats = []
    for lane in LANES:
        seats.append(match.actor)
        go(match, f"load {lane} 3")
    return seats


@rule("NA-5")
def test_owners_take_the_colours_in_lane_order() -> None:
    assert owners(2) == [1, 1, 1, 1]
    assert owners(3) == [1, 1, 2, 2]
    assert owners(4) == [1, 2, 3, 3]
    assert owners(4, blue="rotates") == [1, 2, 3, 1]
    assert owners(5) == [1, 2, 3, 4]


@rule("NA-5")
def test_blue_rotates_among_the_three_owners_and_begins_anew_in_each_round() -> None:
    match = Match(GAME, {"players": 4, "blue": "rotates", "rounds": "match"}, seed=3)
    who: dict[int, list[int]] = {}
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor < 0:
            continue
        state = fields(match)
        if match.phase == "load" and state["ship"] == 3:
            who.setdefault(int(state["wrecker"]), []).append(match.actor)
        match.play(match.legal()[-1])
    assert sorted(who) == [0, 1, 2, 3]
    for wrecker, seats in who.items():
        order = [(wrecker + 1 + k) % 4 for k in range(3)]
        assert seats == [order[k % 3] for k in range(len(seats))]
        assert len(seats) > 3


@rule("NA-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_owner_sees_what_the_camp_knows(players: int) -> None:
    match = table("roll 1", "roll 2", "roll 3", "roll 1", "load green 7", "load brown -7", players=players)
    views = {bytes(match.view(seat)) for seat in range(1, players)}
    assert views == {match.state_bytes()}


# ----------------------------------------------------------------------------------------------------- a round
@rule("NA-7")
def test_preliminary_rolls_place_the_ships_in_lane_order() -> None:
    match = table()
    for k in range(4):
        assert match.actor == benbow.CHANCE
        assert fields(match)["ship"] == k
        go(match, f"roll {1 + k % 3}")
    assert squares(match) == [1, 2, 3, 1]
    assert match.phase == "load"


@rule("NA-8")
def test_own_colour_or_special_cargo_is_loaded() -> None:
    match = table("roll 1", "roll 1", "roll 1", "roll 1")
    assert texts(match) == [f"load green {v}" for v in (-2, 3, 4, 5, 6, 7)] + [f"load brown {v}" for v in (-7, -3, 1, 3, 7, 8)]
    go(match, "load brown 8")
    assert "load brown 8" not in texts(match)
    assert "load yellow 3" in texts(match)
    assert "load green 3" not in texts(match)


@rule("NA-8")
def test_wrecker_sees_only_the_back() -> None:
    match = table("roll 1", "roll 1", "roll 1", "roll 1", "load green 7", "load brown 8")
    assert [match.text(match.veiled(ply, seat=0)) for ply in (4, 5)] == ["load green ?", "load brown ?"]
    assert [match.text(match.veiled(ply, seat=1)) for ply in (4, 5)] == ["load green 7", "load brown 8"]
    other = table("roll 1", "roll 1", "roll 1", "roll 1", "load green -2", "load brown -7")
    assert bytes(match.view(0)) == bytes(other.view(0))
    assert bytes(match.view(1)) != bytes(other.view(1))


@rule("NA-9")
def test_lured_ship_drifts_towards_the_island() -> None:
    match = go(loaded(3, 3, 3, 3), "lure red")
    assert match.actor == benbow.CHANCE
    assert squares(go(match, "roll 2")) == [3, 3, 1, 3]


@rule("NA-9")
def test_ship_on_square_1_is_wrecked_without_a_roll() -> None:
    match = go(loaded(1, 3, 3, 3), "lure green")
    assert squares(match) == [ASHORE, 3, 3, 3]
    assert match.actor == 0


@rule("NA-9")
def test_both_tries_are_compulsory() -> None:
    match = loaded(3, 3, 3, 3)
    assert texts(match) == [f"lure {lane}" for lane in LANES]  # nothing like passing
    assert texts(go(match, "lure green", "roll 1")) == ["lure yellow", "lure red", "lure blue"]


@rule("NA-10")
def test_wrecked_ship_leaves_and_the_wrecker_looks_at_his_booty() -> None:
    match = go(loaded(2, 3, 3, 3), "lure green", "roll 3")
    assert squares(match)[0] == ASHORE
    assert match.text(match.veiled(match.ply - 1, seat=0)) == "roll 3 = green 3"
    assert int(match.view(0).record["booty"]) == 1 << match.parse("load green 3") - match.parse("load green -2")
    assert match.text(match.veiled(match.ply - 1, seat=benbow.SPECTATOR)) == "roll 3"
    assert int(match.view(benbow.SPECTATOR).record["booty"]) == 0
    stays = go(loaded(2, 3, 3, 3), "lure green", "roll 1")
    assert squares(stays)[0] == 1
    assert int(stays.view(0).record["booty"]) == 0


@rule("NA-10")
def test_booty_from_square_1_is_uncovered_by_the_lure_itself() -> None:
    match = go(loaded(1, 3, 3, 3), "lure green")
    assert match.text(match.veiled(match.ply - 1, seat=0)) == "lure green = green 3"
    assert match.text(match.veiled(match.ply - 1, seat=1)) == "lure green"


@rule("NA-11")
def test_second_try_goes_to_another_colour_after_the_first_result() -> None:
    match = go(loaded(3, 3, 3, 3), "lure green", "roll 1")
    assert match.actor == 0
    with pytest.raises(IllegalActionError):
        go(match, "lure green")
    assert match.explain("lure green", seat=0).rule == "NA-11"
    go(match, "lure blue", "roll 1")
    assert match.phase == "sail"


@rule("NA-12")
def test_ships_afloat_sail_home_in_lane_order() -> None:
    match = go(loaded(2, 2, 2, 2), "lure red", "roll 1", "lure blue", "roll 1")  # 2 2 1 1
    assert [fields(match)["ship"], match.phase] == [0, "sail"]
    go(match, "roll 2")  # green from 2: home
    assert squares(match) == [ASHORE, 2, 1, 1]
    go(match, "roll 1")  # yellow stays out, on 3
    assert squares(match) == [ASHORE, 3, 1, 1]
    go(match, "roll 1", "roll 3")  # red to 2, blue home
    assert squares(match) == [ASHORE, 3, 2, ASHORE]
    assert match.phase == "enter"
    assert fields(match)["taken"][Camp.OWNERS].tolist() == [1, 0, 0, 1, 0]


@rule("NA-12")
def test_ship_on_square_3_is_home_without_a_roll_and_its_barrel_stays_hidden() -> None:
    match = go(loaded(1, 1, 3, 3), "lure green", "lure yellow")
    assert squares(match) == [ASHORE] * 4
    assert match.phase == "enter"
    assert fields(match)["taken"][Camp.OWNERS].tolist() == [0, 0, 1, 1, 0]
    assert "Player 1" in match.tell(match.ply - 1, seat=0)
    assert "red ship, one square away" in match.tell(match.ply - 1, seat=0)
    assert int(match.view(0).record["stock"]) >> 13 & 1  # the red 3: for all he knows it may still be in stock


@rule("NA-13")
def test_ships_off_the_board_roll_and_come_back() -> None:
    match = go(loaded(1, 2, 3, 3), "lure green", "lure yellow", "roll 1")  # yellow to 1; red, blue go home
    go(match, "roll 1")  # yellow sails to 2 and stays
    assert squares(match) == [ASHORE, 2, ASHORE, ASHORE]
    for ship, roll in ((0, 3), (2, 1), (3, 2)):
        assert (match.phase, fields(match)["ship"]) == ("enter", ship)
        go(match, f"roll {roll}")
    assert squares(match) == [3, 2, 1, 2]


@rule("NA-14")
def test_loading_waits_until_all_are_placed_and_only_new_ships_are_loaded() -> None:
    match = go(loaded(1, 2, 3, 3), "lure green", "lure yellow", "roll 1", "roll 1", "roll 3", "roll 1", "roll 2")
    loads = []
    while match.phase == "load":
        loads.append(int(fields(match)["ship"]))
        go(match, texts(match)[0])
    assert loads == [0, 2, 3]  # yellow kept its barrel
    assert match.phase == "lure"


def until_green_is_out_of_colour() -> Match:
    """One lane, two green barrels and one brown: green loads both of its own."""
    match = table("roll 1", "load green 7", lanes=1, barrels=2, special=1)
    return go(match, "lure green", "roll 1", "load green -2", "lure green", "roll 2")


@rule("NA-15")
def test_without_own_colour_special_cargo_must_be_loaded() -> None:
    assert texts(until_green_is_out_of_colour()) == ["load brown 8"]


@rule("NA-16")
def test_ship_without_any_cargo_is_out_and_not_rolled_for() -> None:
    match = table("roll 1", "roll 3", "load green 7", "load brown 8", lanes=2, barrels=1, special=1)
    assert match.legal() == [match.parse("lure green"), match.parse("lure yellow")]
    go(match, "lure green", "lure yellow", "roll 1")  # green is wrecked; yellow drifts to 2
    go(match, "roll 2")  # yellow comes home: green can load nothing, yellow has its own 7
    assert squares(match)[:2] == [LOST, ASHORE]
    assert (match.phase, fields(match)["ship"]) == ("enter", 1)


@rule("NA-16")
def test_from_then_on_the_wrecker_has_one_try() -> None:
    match = table("roll 1", "roll 2", "roll 2", "load green 7", "load brown 8", "load red 7", lanes=3, barrels=1, special=1)
    go(match, "lure green", "lure yellow", "roll 1")  # yellow drifts to 1
    go(match, "roll 1", "roll 1")  # yellow sails to 2, red to 3; green is out
    assert squares(match)[:3] == [LOST, 2, 3]
    assert (match.phase, fields(match)["tries"]) == ("lure", 1)
    go(match, "lure yellow", "roll 1")
    assert match.phase == "sail"  # no second try
    assert match.explain("lure green", seat=0).allowed is False


@rule("NA-17")
def test_stock_that_runs_out_serves_in_lane_order() -> None:
    """Two ships have rolled, one barrel is left: the first gets it, the second is taken off."""
    match = table("roll 1", "roll 1", "load green 7", "load yellow 7", lanes=2, barrels=1, special=1)
    go(match, "lure green", "lure yellow")
    go(match, "roll 3", "roll 3")  # both can still be served, one by one
    assert texts(match) == ["load brown 8"]
    go(match, "load brown 8")
    assert squares(match)[:2] == [3, LOST]
    assert match.phase == "lure"


@rule("NA-17")
def test_special_cargo_may_be_used_although_there_is_the_colour() -> None:
    match = table("roll 1", "roll 1", "load green 7", "load brown 8", lanes=2, barrels=1, special=1)
    go(match, "lure green", "lure yellow")
    assert squares(match)[:2] == [LOST, ASHORE]  # green goes without: yellow used the last brown one, though it had its 7


@rule("NA-18")
def test_round_lasts_until_no_barrel_is_left_and_the_richer_camp_wins() -> None:
    match = table("roll 1", "load green 7", lanes=1, barrels=2, special=1)
    go(match, "lure green")  # 7 points of 13: more than half, yet it goes on
    assert match.actor == benbow.CHANCE
    go(match, "roll 3", "load brown 8", "lure green", "roll 1", "roll 2", "roll 1", "load green -2", "lure green")
    assert texts(match) == ["count 5"]
    assert match.outcome is None
    go(match, "count 5")
    assert match.outcome == benbow.Outcome(utility=(0.0, 1.0), points=(5, 8), winners=(1,), reason="owners_richer")


@rule("NA-18")
def test_all_barrels_are_won_by_someone() -> None:
    for seed in range(20):
        match = Match(GAME, {"players": 2 + seed % 4}, seed=seed)
        while match.actor != benbow.OVER:
            match.advance()
            if match.actor >= 0:
                match.play(match.legal()[seed % len(match.legal())])
        outcome = match.outcome
        assert outcome is not None
        assert outcome.points[0] + outcome.points[1] == 101
        assert fields(match)["taken"].sum() == 30
        assert len({value > 50 for value in outcome.points}) == 2
        assert (outcome.points[0] > 50) == (outcome.reason == "wrecker_richer") == (outcome.winners == (0,))


@rule("NA-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_match_makes_everyone_wrecker_once_and_adds_the_points(players: int) -> None:
    match = Match(GAME, {"players": players, "rounds": "match"}, seed=players)
    earned, counts = [0] * players, []
    while match.actor != benbow.OVER:
        if match.phase == "count":
            wrecker = int(fields(match)["wrecker"])
            counts.append(wrecker)
            booty = int(match.text(match.legal()[0]).split()[1])
            earned = [old + (booty if seat == wrecker else 101 - booty) for seat, old in enumerate(earned)]
        match.play(match.legal()[0])
    assert counts == list(range(players))
    assert match.outcome is not None
    assert list(match.outcome.points) == earned
    assert match.outcome.winners == tuple(seat for seat in range(players) if earned[seat] == max(earned))


@rule("NA-19")
def test_tied_match_is_shared() -> None:
    """Two players, one barrel each round, both wreck it: 7 points for each."""
    line = ["roll 1", "load green 7", "lure green", "count 7"]
    match = table(*line, *line, lanes=1, barrels=1, special=0, rounds="match")
    assert match.outcome == benbow.Outcome(utility=(0.5, 0.5), points=(7, 7), winners=(0, 1), reason="shared")


# --------------------------------------------------------------------------------------------------- knowledge
@rule("NA-20")
def test_wrecker_knows_backs_and_numbers_but_no_values() -> None:
    """Whatever the Owners load, equal backs are equal bytes to the Wrecker and to a spectator."""
    first = go(table("roll 1", "roll 3", "roll 3", "roll 3", "load green 7", "load brown 8", "load red 7", "load blue 7"),
               "lure green", "lure yellow", "roll 1")
    second = go(table("roll 1", "roll 3", "roll 3", "roll 3", "load green 7", "load brown -7", "load red -2", "load blue 5"),
                "lure green", "lure yellow", "roll 1")
    for seat in (0, benbow.SPECTATOR):
        assert bytes(first.view(seat)) == bytes(second.view(seat))
        assert [first.veiled(ply, seat) for ply in range(first.ply)] == [second.veiled(ply, seat) for ply in range(first.ply)]
    assert bytes(first.view(0)) != bytes(first.view(benbow.SPECTATOR))  # he knows his green 7
    assert first.view(0).record["taken"].tolist() == first.view(1).record["taken"].tolist()


@rule("NA-20")
def test_spectator_learns_the_points_when_a_round_is_counted() -> None:
    line = ["roll 1", "load green 7", "lure green"]
    match = table(*line, "count 7", lanes=1, barrels=1, special=0, rounds="match")
    assert match.view(benbow.SPECTATOR).record["earned"].tolist()[:2] == [7, 0]
    told = match.tell(match.ply - 1, benbow.SPECTATOR)
    assert told == "The round is over. Player 1, the Wrecker, has 7 points, the Shipowners have 0."


@rule("NA-21")
def test_owners_know_everything_but_no_die() -> None:
    match = go(loaded(2, 2, 2, 2, players=4), "lure green")
    for seat in (1, 2, 3):
        assert bytes(match.view(seat)) == match.state_bytes()
    # What is rolled next is nowhere in the state: dice with other secrets start from equal bytes.
    assert Match(GAME, {}, seed=1).state_bytes() == Match(GAME, {}, seed=2).state_bytes()
    assert match.explain("roll 1", seat=1).rule == "NA-21"


# ----------------------------------------------------------------------------------------------- small versions
@rule("NA-3")
def test_small_versions_keep_the_telling_barrels() -> None:
    match = table("roll 1", lanes=1, barrels=2, special=3)
    assert texts(match) == ["load green -2", "load green 7", "load brown -7", "load brown 7", "load brown 8"]


@rule("NA-11")
def test_with_one_lane_there_is_one_try() -> None:
    match = table("roll 3", "load green 7", lanes=1)
    assert fields(match)["tries"] == 1
    assert go(match, "lure green", "roll 1").phase == "sail"


def test_small_round_can_be_even_and_is_shared_by_the_camps() -> None:
    """Two lanes of one barrel each: the Wrecker takes one 7, the Owners the other."""
    match = table("roll 1", "roll 3", "load green 7", "load yellow 7", "lure green", "lure yellow", "roll 1", "roll 2", "count 7",
                  lanes=2, barrels=1, special=0)
    assert match.outcome == benbow.Outcome(utility=(0.5, 0.5), points=(7, 7), winners=(0, 1), reason="even")


def test_every_owner_needs_a_lane() -> None:
    with pytest.raises(BadOptionError, match="players"):
        GAME.new(players=4, lanes=2)
