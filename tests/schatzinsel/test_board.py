"""The wells, the rim and the discs: what the files say is SI-1 to SI-6."""
from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

from benbow.engine.sheet import Sheet
from benbow.games.schatzinsel.rules.board import BOARD_NAMES, BOARDS, DISC_NAMES, DOT, OUR_SETS, PLACES, jungle_at
from benbow.games.schatzinsel.rules.discs import KINDS, WELLS, Disc, read_discs
from benbow.games.schatzinsel.rules.jungle import End, end_name

from .layouts import error, share

rule = pytest.mark.rule
WAYS = ("NE", "E", "SE", "SW", "W", "NW")
NEIGHBOURS = {  # read off the drawing in classic.txt by eye; . is the rim
    0: ".  1  4  3  .  .", 1: ".  2  5  4  0  .", 2: ".  .  6  5  1  .", 3: "0  4  8  7  .  .", 4: "1  5  9  8  3  0",
    6: ".  . 11 10  5  2", 7: "3  8 12  .  .  .", 9: "5 10 14 13  8  4", 11: ".  .  . 15 10  6", 12: "8 13 16  .  .  7",
    14: "10 15 18 17 13  9", 15: "11  .  . 18 14 10", 16: "13 17  .  .  . 12", 17: "14 18  .  . 16 13", 18: "15  .  .  . 17 14",
}
ROUND_THE_RIM = [
    "0 NW", "0 NE", "1 NW", "1 NE", "2 NW", "2 NE", "2 E", "6 NE", "6 E", "11 NE", "11 E", "11 SE", "15 E", "15 SE", "18 E",
    "18 SE", "18 SW", "17 SE", "17 SW", "16 SE", "16 SW", "16 W", "12 SW", "12 W", "7 SW", "7 W", "7 NW", "3 W", "3 NW", "0 W",
]
FIELDS = {
    "classic": {"red start": "18 SE", "red goal": "0 W", "black start": "16 SW", "black goal": "2 E"},
    "wide": {
        "red start": "18 E, 18 SE, 18 SW", "red goal": "0 NW, 0 NE",
        "black start": "16 SE, 16 SW, 16 W", "black goal": "2 NW, 2 NE",
    },
}
LOOPS = {
    "classic": "0 NW - 0 NE, 1 NW - 1 NE, 2 NW - 2 NE, 6 NE - 6 E, 11 NE - 11 E, 11 SE - 15 E, 15 SE - 18 E, "
               "18 SW - 17 SE, 17 SW - 16 SE, 16 W - 12 SW, 12 W - 7 SW, 7 W - 7 NW, 3 W - 3 NW",
    "wide": "1 NW - 1 NE, 2 E - 6 NE, 6 E - 11 NE, 11 E - 11 SE, 15 E - 15 SE, "
            "17 SE - 17 SW, 12 SW - 12 W, 7 SW - 7 W, 7 NW - 3 W, 3 NW - 0 W",
}
SIX = {  # SI-4: ends that are joined, the dot's trails with a star
    "default": {"A": "01* 23 45", "B": "01* 25 34", "C": "01* 24 35", "D": "01 24* 35", "E": "01 24 35*", "F": "01 24* 35*"},
    "varied": {"A": "01* 24 35", "B": "01 24* 35", "C": "01 24 35*", "D": "01* 23 45", "E": "01* 25 34", "F": "01 24* 35*"},
}
LAYOUTS = 5957885381195067209809920

JUNGLES = [jungle_at(number) for number in range(len(BOARD_NAMES))]
ARRAYS = [board.data for board in BOARDS.ours]
FIELD_NAMES = {(side, field): f"{one} {other}" for side, one in enumerate(("red", "black"))
               for field, other in enumerate(("start", "goal"))}

Picture = frozenset[tuple[frozenset[int], bool]]  # trails, and whether the dot is on them


def end(text: str) -> End:
    well, way = text.split()
    return int(well), WAYS.index(way)


def place(text: str) -> int:
    return 6 * end(text)[0] + end(text)[1]


def pairs(board: str) -> list[tuple[str, str]]:
    return [(one, other) for one, _, other in (loop.partition(" - ") for loop in LOOPS[board].split(", "))]


# -------------------------------------------------------------------------------------------------------- wells
@rule("SI-2")
def test_nineteen_wells_lie_in_rows_of_three_to_five() -> None:
    wells = JUNGLES[0].wells
    assert (WELLS, len(wells)) == (19, 19)
    assert JUNGLES[1].wells == wells
    rows = [[x for x, y in wells if y == row] for row in (-2, -1, 0, 1, 2)]
    assert rows == [[-2, 0, 2], [-3, -1, 1, 3], [-4, -2, 0, 2, 4], [-3, -1, 1, 3], [-2, 0, 2]]
    assert list(wells) == sorted(wells, key=lambda at: (at[1], at[0]))  # numbered from the top left


@rule("SI-2")
@pytest.mark.parametrize("well", NEIGHBOURS)
def test_neighbours_are_those_of_the_drawing(well: int) -> None:
    for side, text in enumerate(NEIGHBOURS[well].split()):
        there = None if text == "." else (int(text), (side + 3) % 6)
        for jungle, data in zip(JUNGLES, ARRAYS, strict=True):
            assert jungle.beyond((well, side)) == there, WAYS[side]
            if there is not None:
                assert jungle.beyond(there) == (well, side)
                assert data.leads[6 * well + side] == 6 * there[0] + there[1]


@rule("SI-2")
def test_ends_go_by_well_and_way() -> None:
    assert [end_name((9, side)) for side in range(6)] == ["9 NE", "9 E", "9 SE", "9 SW", "9 W", "9 NW"]


# ---------------------------------------------------------------------------------------------------------- rim
@rule("SI-5")
def test_thirty_ends_lead_out_of_the_jungle() -> None:
    for jungle in JUNGLES:
        assert sorted(map(end_name, jungle.rim)) == sorted(ROUND_THE_RIM)
        here = end(ROUND_THE_RIM[0])
        for text in ROUND_THE_RIM[1:] + ROUND_THE_RIM[:1]:
            here = jungle.next_on_rim(here)
            assert end_name(here) == text
    assert len({*ROUND_THE_RIM}) == 30


@rule("SI-1")
@rule("SI-5")
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_starts_are_below_and_goals_above_on_the_other_side(board: str) -> None:
    k = BOARD_NAMES.index(board)
    found = {FIELD_NAMES[field]: ", ".join(map(end_name, ends)) for field, ends in JUNGLES[k].fields.items()}
    assert found == FIELDS[board]
    for name, ends in FIELDS[board].items():
        side, field = ("red", "black").index(name.split()[0]), ("start", "goal").index(name.split()[1])
        gate, places = 2 * side + field, [place(text) for text in ends.split(", ")]
        assert [ARRAYS[k].leads[one] for one in places] == [PLACES + gate] * len(places)
        assert ARRAYS[k].gate_size[gate] == len(places)
        assert [*map(int, ARRAYS[k].gate_ends[gate])][: len(places)] == places


@rule("SI-5")
@pytest.mark.parametrize("board", BOARD_NAMES)
def test_loops_join_neighbours_along_the_rim(board: str) -> None:
    k = BOARD_NAMES.index(board)
    both_ways = {**dict(pairs(board)), **{other: one for one, other in pairs(board)}}
    assert {end_name(one): end_name(other) for one, other in JUNGLES[k].loops.items()} == both_ways
    for one, other in both_ways.items():
        assert ARRAYS[k].leads[place(one)] == place(other)
        apart = abs(ROUND_THE_RIM.index(one) - ROUND_THE_RIM.index(other))
        assert min(apart, 30 - apart) == 1


@rule("SI-5")
def test_mirror_changes_left_and_right() -> None:
    by_eye = {"0 W": "2 E", "16 SW": "18 SE", "9 NE": "9 NW", "7 W": "11 E", "12 SW": "15 SE", "17 SE": "17 SW", "4 E": "5 W"}
    for one, other in by_eye.items():
        assert (JUNGLES[0].mirrored(end(one)), JUNGLES[0].mirrored(end(other))) == (end(other), end(one))


# -------------------------------------------------------------------------------------------------------- discs
def picture(text: str, sixths: int = 0) -> Picture:
    """`01 24* 35` as a disc that was turned clockwise. SI-2"""
    return frozenset((frozenset((int(one) + sixths) % 6 for one in trail[:2]), trail.endswith("*")) for trail in text.split())


def pictures(text: str) -> frozenset[Picture]:
    return frozenset(picture(text, sixths) for sixths in range(6))


def all_pairings(ends: tuple[int, ...] = (0, 1, 2, 3, 4, 5)) -> Iterator[list[tuple[int, int]]]:
    """All ways to join ends in pairs."""
    if not ends:
        yield []
    for k in range(1, len(ends)):
        for rest in all_pairings(ends[1:k] + ends[k + 1:]):
            yield [(ends[0], ends[k]), *rest]


def crossings(trails: list[tuple[int, int]]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return [(one, other) for one in trails for other in trails if one[0] < other[0] < one[1] < other[1]]


@rule("SI-4")
def test_just_six_discs_have_at_most_one_crossing_one_dot_and_six_rotations() -> None:
    """All fifteen pairings, with the dot on each trail and on each crossing."""
    found = set()
    assert len(list(all_pairings())) == 15
    for trails in all_pairings():
        if len(crossings(trails)) <= 1:
            for dotted in [*((trail,) for trail in trails), *crossings(trails)]:
                text = " ".join(f"{low}{high}{'*' if (low, high) in dotted else ''}" for low, high in trails)
                found.add(pictures(text))
    found = {one for one in found if len(one) == 6}
    assert len(found) == 6
    for names in SIX.values():
        assert {pictures(text) for text in names.values()} == found


@rule("SI-3")
@rule("SI-4")
@pytest.mark.parametrize("name", DISC_NAMES)
def test_discs_are_those_of_the_clause(name: str) -> None:
    loaded = OUR_SETS[DISC_NAMES.index(name)]
    assert "".join(KINDS) == "ABCDEF"
    assert [disc.count for disc in loaded] == [1, 1, 1, 6, 6, 4]
    assert [*map(int, ARRAYS[0].count[DISC_NAMES.index(name)])] == [1, 1, 1, 6, 6, 4]
    for kind, disc in zip(KINDS, loaded, strict=True):
        assert disc.turned(0) == picture(SIX[name][kind])
        assert (disc.rotations, disc.crossings <= 1) == (6, True)


@rule("SI-3")
@pytest.mark.parametrize("which", range(2))
def test_dot_of_f_is_left_by_four_ends_the_others_by_two(which: int) -> None:
    for k, kind in enumerate(KINDS):
        for rotation in range(6):
            assert int(ARRAYS[0].dotted[which, 6 * k + rotation]).bit_count() == (4 if kind == "F" else 2)


@rule("SI-2")
@rule("SI-3")
@pytest.mark.parametrize(("disc", "through"), [
    ("D0", "1 0 * 5 * 3"), ("D4", "* 3 * 1 5 4"), ("A0", "* * 3 2 5 4"),
    ("A1", "5 * * 4 3 0"), ("F2", "* * 3 2 * *"), ("B5", "* 4 3 2 1 *"),
])
def test_a_disc_that_is_turned_leads_elsewhere(disc: str, through: str) -> None:
    """By end, from 0 to 5: where a trail leaves that enters there; * is the dot."""
    number = 6 * KINDS.index(disc[0]) + int(disc[1])
    expected = through.split()
    assert ["*" if out == DOT else str(out) for out in ARRAYS[0].through[0, number].tolist()] == expected
    dotted = sum(1 << k for k, out in enumerate(expected) if out == "*")
    assert ARRAYS[0].dotted[0, number] == dotted


def mirrored(disc: Disc) -> frozenset[Picture]:
    """In all six rotations."""
    return frozenset(
        frozenset((frozenset((sixths + 5 - one) % 6 for one in trail), has_dot) for trail, has_dot in disc.turned(0))
        for sixths in range(6)
    )


@rule("SI-4")
@pytest.mark.parametrize(("which", "twins"), [(0, "DE"), (1, "BC")])
def test_one_pair_of_discs_are_mirror_images_and_equally_many(which: int, twins: str) -> None:
    loaded = dict(zip(KINDS, OUR_SETS[which], strict=True))
    other = {**{kind: kind for kind in KINDS}, twins[0]: twins[1], twins[1]: twins[0]}
    for kind, disc in loaded.items():
        assert mirrored(disc) == {loaded[other[kind]].turned(sixths) for sixths in range(6)}
        assert disc.count == loaded[other[kind]].count


@rule("SI-4")
@pytest.mark.parametrize("loaded", OUR_SETS, ids=DISC_NAMES)
def test_number_of_layouts_is_that_of_the_book(loaded: tuple[Disc, ...]) -> None:
    """From what was loaded: the orders of the discs, times the pictures that each can show."""
    orders = math.factorial(sum(disc.count for disc in loaded))
    for disc in loaded:
        orders //= math.factorial(disc.count)
    number = orders * math.prod(disc.rotations**disc.count for disc in loaded)
    assert number == LAYOUTS == math.factorial(19) // (math.factorial(6) ** 2 * math.factorial(4)) * 6**19
    assert str(number)[:5] == "59578"  # the digits that the book prints
    assert round(number, -24) == 6 * 10**24  # six million milliard milliard


@rule("SI-4")
def test_every_sound_set_deals_the_same_five_discs_to_a_to_e() -> None:
    texts = [text for kind, text in SIX["default"].items() if kind != "F"]
    for order in itertools.permutations(texts):
        rows = zip(KINDS, (1, 1, 1, 6, 6, 4), (*order, SIX["default"]["F"]), strict=True)
        sheet = Sheet("discs:\n" + "".join(f" {kind} {count} {text}\n" for kind, count, text in rows))
        assert read_discs(sheet)
        assert sheet.findings == []


# ------------------------------------------------------------------------------------------------ random layouts
@rule("SI-14")
@pytest.mark.parametrize(("board", "discs", "known"), [
    ("classic", "default", 0.64), ("classic", "varied", 0.45), ("wide", "default", 0.50), ("wide", "varied", 0.31),
])
def test_so_many_random_layouts_lead_to_the_goal_without_turning(board: str, discs: str, known: float) -> None:
    """The known figures were measured before the rules were written; three standard errors lie around them."""
    assert abs(share(board, discs, 600) - known) < 3 * error(known, 600)
