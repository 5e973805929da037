"""The dice, and setting up: SI-6 to SI-9."""
from __future__ import annotations

import math
import random
from collections import Counter
from fractions import Fraction

import pytest

import benbow

from ..by_hand import fields, go, outcomes, texts, tried, waits
from .follower import KINDS
from .games import all_games
from .positions import position
from .table import BLACK, CHESTS, COUNTS, GAME, RED, any_layout, camp, disc, layout_of, rule, ship, stands, table, turn_of

FACES = {"red": "rrrrbb", "black": "bbbbrr"}  # SI-6
EVERY_OPTION = [
    {"length": length, "layout": layout, "board": board, "discs": discs}
    for length in ("normal", "long")
    for layout in ("drafted", "random")
    for board in ("classic", "wide")
    for discs in ("default", "varied")
]


def thrown(*dice: str) -> Counter[str]:
    """All faces of some dice: how often each throw comes, its letters in order of the dice."""
    found = Counter({"": 1})
    for die in dice:
        longer: Counter[str] = Counter()
        for before, times in found.items():
            for face in FACES[die]:
                longer[before + face] += times
        found = longer
    return found


def pair(faces: str) -> str:
    """Two dice of one sort are not told apart: `rb`, never `br`."""
    return "".join(sorted(faces, reverse=True))


# ------------------------------------------------------------------------------------------------------------ dice
@rule("SI-6")
@pytest.mark.parametrize("turn", [RED, BLACK])
def test_a_roll_is_two_red_and_two_black_dice(turn: int) -> None:
    """The red ones first; the odds are counted over all 6 x 6 x 6 x 6 faces, and are the same in both turns."""
    expected: Counter[str] = Counter()
    for faces, times in thrown("red", "red", "black", "black").items():
        expected[f"roll {pair(faces[:2])} {pair(faces[2:])}"] += times
    assert outcomes(position("start", "start", turn=turn)) == {text: Fraction(times, 6**4) for text, times in expected.items()}


@rule("SI-6")
@rule("SI-23")
@pytest.mark.parametrize("turn", [RED, BLACK])
def test_a_throw_of_a_duel_is_two_dice_of_the_throwers_colour(turn: int) -> None:
    match = go(position("10", "8", turn=turn, left=1), "move 10 8" if turn == RED else "move 8 10")
    for thrower in (turn, 1 - turn):
        own = ("red", "black")[thrower]
        expected: Counter[str] = Counter()
        for faces, times in thrown(own, own).items():
            expected[f"fight {pair(faces)}"] += times
        assert outcomes(match) == {text: Fraction(times, 36) for text, times in expected.items()}
        go(match, "fight rb")


@rule("SI-6")
@rule("SI-22")
@pytest.mark.parametrize("turn", [RED, BLACK])
def test_a_throw_of_a_contest_is_a_red_die_and_a_black_one(turn: int) -> None:
    match = go(position("10", "8", turn=turn, left=2), "name 0", "object", "contest")
    expected = {f"settle {faces}": Fraction(times, 36) for faces, times in thrown("red", "black").items()}
    assert outcomes(match) == expected
    assert expected["settle rr"] == expected["settle bb"] == Fraction(2, 9)


@rule("SI-6")
@rule("SI-7")
def test_no_pawn_or_chest_is_ever_lost() -> None:
    for game in all_games():
        chests = 2 * CHESTS[str(game.options["length"])]
        for step in game.steps:
            now = step.after
            on_points = sum(one.bit_count() for one in now.standing) + (now.phase == "duel")  # an attacker is in hand
            assert on_points + sum(now.in_camp) + sum(now.aboard) == 2 * int(str(game.options["pawns"]))
            assert sum(map(sum, now.chests)) == chests


# ---------------------------------------------------------------------------------------------------------- material
@rule("SI-1")
def test_red_is_seat_0_and_black_seat_1() -> None:
    match = table()
    assert match.seats == 2
    assert [match.camp(seat) for seat in (RED, BLACK)] == [0, 1]
    assert GAME.seats == range(2, 3)


@rule("SI-7")
@pytest.mark.parametrize("options", EVERY_OPTION)
def test_five_pawns_and_six_chests_lie_in_each_camp(options: dict[str, str]) -> None:
    match = table(**options)
    for side in (RED, BLACK):
        assert camp(match, side) == (5, 8 if options["length"] == "long" else 6)
        assert ship(match, side) == (0, 0)
        assert stands(match, side) == set()


@rule("SI-7")
def test_small_versions_have_fewer() -> None:
    assert [camp(table(length="tiny", pawns=2), side) for side in (RED, BLACK)] == [(2, 2), (2, 2)]


# ------------------------------------------------------------------------------------------------------------- discs
@rule("SI-8")
@pytest.mark.parametrize("options", EVERY_OPTION)
def test_all_discs_are_in_the_pool(options: dict[str, str]) -> None:
    match = table(**options)
    assert fields(match)["pool"].tolist() == [*COUNTS.values()]
    assert layout_of(match) == [""] * 19
    assert waits(match) == (benbow.CHANCE, "draw" if options["layout"] == "drafted" else "deal")


@rule("SI-8")
def test_first_disc_is_any_of_the_nineteen() -> None:
    expected = {f"draw {kind}": Fraction(count, 19) for kind, count in COUNTS.items()}
    assert outcomes(table()) == expected


@rule("SI-8")
def test_a_drawn_disc_is_not_drawn_again() -> None:
    match = go(table(), "draw D", "lay 4 r1")
    assert outcomes(match) == {f"draw {kind}": Fraction(count - (kind == "D"), 18) for kind, count in COUNTS.items()}
    go(match, "draw B", "lay 5 r1")
    assert "draw B" not in outcomes(match)
    assert outcomes(match)["draw D"] == Fraction(5, 17)


@rule("SI-8")
def test_black_draws_first_and_then_in_turn() -> None:
    match, who = table(), []
    for name, well in zip(any_layout(random.Random(4)), range(19), strict=True):
        go(match, f"draw {name[0]}")
        assert match.phase == "lay"
        who.append(match.actor)
        go(match, f"lay {well} r{name[1]}")
    assert who == [BLACK, RED] * 9 + [BLACK]


@rule("SI-8")
def test_a_disc_goes_into_any_empty_well_in_any_rotation() -> None:
    match, empty = table(), set(range(19))
    rng = random.Random(5)
    while empty:
        go(match, rng.choice([*outcomes(match)]))
        assert {*texts(match)} == {f"lay {well} r{rotation}" for well in empty for rotation in range(6)}
        well = rng.choice(sorted(empty))
        empty.remove(well)
        go(match, f"lay {well} r{rng.randrange(6)}")


@rule("SI-2")
@rule("SI-8")
def test_it_lies_as_it_was_laid() -> None:
    match = go(table(), "draw E", "lay 13 r4", "draw F", "lay 0 r2")
    assert (disc(match, 13), disc(match, 0)) == ("E4", "F2")
    assert [well for well, name in enumerate(layout_of(match)) if name] == [0, 13]


@rule("SI-8")
def test_the_last_disc_is_certain_and_still_drawn() -> None:
    names = any_layout(random.Random(6))
    match = table(*(text for well, one in enumerate(names[:-1]) for text in (f"draw {one[0]}", f"lay {well} r{one[1]}")))
    assert outcomes(match) == {f"draw {names[-1][0]}": Fraction(1)}


@rule("SI-8")
@pytest.mark.parametrize("discs", ["default", "varied"])
@pytest.mark.parametrize("laid", [0, 7, 18])
def test_random_layouts_are_dealt_uniformly_well_by_well(discs: str, laid: int) -> None:
    """Each of the discs that are left in each of six rotations: so every layout is as likely as any other."""
    names = any_layout(random.Random(laid))
    match = table(*(f"deal {one[0]} r{one[1]}" for one in names[:laid]), layout="random", discs=discs)
    rest = Counter(one[0] for one in names[laid:])
    assert outcomes(match) == {
        f"deal {kind} r{rotation}": Fraction(rest[kind], 6 * (19 - laid)) for kind in KINDS if rest[kind] for rotation in range(6)
    }
    assert layout_of(match) == [*names[:laid], *[""] * (19 - laid)]


@rule("SI-4")
@rule("SI-8")
def test_the_probability_of_any_one_layout() -> None:
    """The same for two layouts, and one of the number of them: 19! / (6! 6! 4!) * 6^19."""
    for seed in (1, 2):
        match, chance = table(layout="random"), Fraction(1)
        for one in any_layout(random.Random(seed)):
            chance *= outcomes(match)[f"deal {one[0]} r{one[1]}"]
            go(match, f"deal {one[0]} r{one[1]}")
        assert 1 / chance == 5957885381195067209809920
        assert 1 / chance == math.factorial(19) // (math.factorial(6) ** 2 * math.factorial(4)) * 6**19


# --------------------------------------------------------------------------------------------------------- first turn
@rule("SI-9")
@rule("SI-10")
@pytest.mark.parametrize("layout", ["drafted", "random"])
def test_red_has_the_first_turn(layout: str) -> None:
    match = table(layout=layout)
    for well, one in enumerate(any_layout(random.Random(8))):
        if layout == "random":
            go(match, f"deal {one[0]} r{one[1]}")
        else:
            go(match, f"draw {one[0]}", f"lay {well} r{one[1]}")
    assert (waits(match), turn_of(match)) == ((benbow.CHANCE, "roll"), RED)
    assert (stands(match, RED), stands(match, BLACK)) == ({"start"}, set())
    assert (camp(match, RED), camp(match, BLACK)) == ((4, 6), (5, 6))
    assert tried(match, "roll bb bb")._state.player == BLACK


@rule("SI-9")
def test_turns_alternate_in_whole_games() -> None:
    for game in all_games():
        who = [step.before.player for step in game.steps if step.verb == "roll"]
        assert who == [k % 2 for k in range(len(who))]
        for step in game.steps:
            if step.after.turns != step.before.turns:
                assert step.after.turns == step.before.turns + 1
                assert step.after.player == (1 - step.before.player if step.after.actor != benbow.OVER else step.before.player)
