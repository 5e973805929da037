"""What there is and how it is laid out: MA-1 to MA-9, and the options."""
from __future__ import annotations

from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest

import benbow
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.games.martinique.rules.board import square
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import fields, go, outcomes, texts
from .table import FACES, FIND_SQUARES, FOUR_EACH, GAME, ISLAND, MAP_SQUARES, RIM, ends, kind_name, position, table, treasure

rule = pytest.mark.rule
SYMBOLS = ("swords", "pistols", "skulls", "chests", "parrots", "rum")
MAP_TILE = 19  # as the state holds it
Counted = npt.NDArray[np.int64]


def laid_out(seed: int = 1, **options: object) -> Match:
    """Drawn out of the bag, up to the first decision."""
    match = Match(GAME, dict(options), seed=seed)
    match.advance()
    return match


# ---------------------------------------------------------------------------------------------------- material
@rule("MA-1")
@pytest.mark.parametrize("layout", ["random", "chart"])
def test_sixty_squares_hold_a_tile_and_the_tavern_none(layout: str) -> None:
    match = laid_out(layout=layout)
    for field in ("lies", "tile"):
        assert [name for name in ISLAND if not fields(match)[field][square(name)]] == ["D4", "D5", "E4", "E5"]


@rule("MA-1")
def test_beach_is_the_28_squares_of_the_rim() -> None:
    assert len(RIM) == 28
    assert texts(table()) == [f"deploy {name}" for name in RIM]


@rule("MA-2")
def test_96_find_tiles_with_six_1s_five_2s_and_five_3s_of_each_symbol() -> None:
    match = Match(GAME, {}, dice=benbow.ByHand())
    copies = {1: 6, 2: 5, 3: 5}
    expected = {f"draw {symbol} {number}": Fraction(n, 96) for symbol in SYMBOLS for number, n in copies.items()}
    assert outcomes(match) == expected
    assert fields(match)["in_bag"].sum() == 96


@rule("MA-2")
def test_no_find_tile_is_lost_or_made_in_play() -> None:
    """Wherever they are, with those given away for treasures there are always 16 of each symbol."""
    match = laid_out(seed=4)
    given_away = np.zeros(6, int)
    while match.phase != "dig":
        is_load, kept = match.phase == "load", fields(match)["kept"].sum(axis=0)
        match.play(match.legal()[-1 - match.ply % len(match.legal())])
        if is_load:
            given_away += kept - fields(match)["kept"].sum(axis=0)
        match.advance()
        if match.phase != "dig":
            assert (symbols_about(match) + given_away).tolist() == [16] * 6
    assert given_away.sum() > 0


def symbols_about(match: Match) -> Counted:
    """How many tiles of each symbol lie on the island, in treasures, rows and holds, and in the bag."""
    state = fields(match)
    tiles = [*state["tile"][state["lies"] == 1], *state["treasure"].ravel()]
    found = np.bincount([(int(tile) - 1) // 3 for tile in tiles if 0 < tile < MAP_TILE], minlength=6)
    by_kind = state["hold"].sum(axis=0) + state["in_bag"]
    return np.asarray(found + state["kept"].sum(axis=0) + by_kind.reshape(6, 3).sum(axis=1))


@rule("MA-3")
def test_first_map_tile_is_any_of_16_letters_and_numbers_alike() -> None:
    match = go(position("B2 A4 A6", "H1 H3 H5"), "move 1 B3")
    assert outcomes(match) == {f"take {face}": Fraction(1, 16) for face in FACES}


@rule("MA-3")
def test_each_letter_and_number_exists_once() -> None:
    match = position("B2 A4 A6", "H1 H3 H5", maps=("B5=F D2=3", "G7=A hook=8"))
    assert texts(go(match, "move 1 B3")) == [f"take {face}" for face in FACES if face not in "F3A8"]


@rule("MA-3")
@pytest.mark.parametrize("name", MAP_SQUARES)
def test_pirate_on_a_map_tile_goes_one_step(name: str) -> None:
    match = position(f"{name} A4 A6", "H1 H3 H5")
    column, line = ISLAND.index(name) // 8, ISLAND.index(name) % 8
    beside = {(column - 1, line), (column + 1, line), (column, line - 1), (column, line + 1)}
    assert ends(match, 1) == {ISLAND[c * 8 + r] for c, r in beside}


@rule("MA-4")
def test_three_jokers_and_four_pirates_each() -> None:
    match = table()
    assert fields(match)["hook_jokers"] == 3
    assert fields(match)["jokers"].tolist() == [0, 0]
    go(match, *FOUR_EACH)
    assert texts(match, "deploy") == []  # the supply is empty
    assert fields(match)["deployed"].tolist() == [4, 4]
    assert fields(match)["where"].tolist() == [[square(text.split()[1]) for text in FOUR_EACH[seat::2]] for seat in (BLACK, RED)]


@rule("MA-5")
def test_small_treasures_have_two_three_and_four_tiles() -> None:
    match = laid_out()
    assert [len(treasure(match, which)) for which in range(3)] == [2, 3, 4]


@rule("MA-5")
def test_hold_takes_any_number_of_stacks() -> None:
    """Thirteen were seen; here is the twentieth."""
    match = position("A1 C3 A6", "H1 H3 H5", tiles={"C3": "ru1"}, rows=("A8", ""), stacks=(19, 0),
                     treasures=("ru3 pi2", "sk1 sk1 sk2", "sw2 sw2 sw1 sw1"))
    go(match, "move 2 C2", "load two ..")
    assert fields(match)["stacks"].tolist() == [20, 0]


@rule("MA-6")
def test_twelve_map_squares_look_the_same_from_all_four_sides_and_none_is_on_the_beach() -> None:
    match = table()
    found = {name for name in ISLAND if fields(match)["tile"][square(name)] == MAP_TILE}
    assert found == {"B2", "B7", "G7", "G2", "C4", "D6", "F5", "E3", "D2", "B5", "E7", "G4"} == {*MAP_SQUARES}
    assert found == {f"{'ABCDEFGH'[int(name[1]) - 1]}{8 - 'ABCDEFGH'.index(name[0])}" for name in found}  # turned by a quarter
    assert not found & set(RIM)
    assert len(found) == 12


# -------------------------------------------------------------------------------------------------- setting up
@rule("MA-7")
def test_the_hook_has_one_letter_and_one_number() -> None:
    """Whatever the first one is, the second is of the other sort."""
    match = position("* C5 A4 A6", "H1 H3 H5", stools="b1", tiles={"C5": "pi1"}, maps=("hook=C", ""))
    assert texts(go(match, "move 2 D5", "hook map")) == [f"take {n}" for n in range(1, 9)]
    match = position("* C5 A4 A6", "H1 H3 H5", stools="b1", tiles={"C5": "pi1"}, maps=("", "hook=5"))
    assert texts(go(match, "move 2 D5", "hook map")) == [f"take {letter}" for letter in "ABCDEFGH"]


@rule("MA-7")
def test_six_letters_and_six_numbers_lie_on_the_map_squares() -> None:
    """After six letters of the island the rest there are numbers, and the other way round."""
    taken = "B5={} B7={} C4={} D2={} D6={} E3={}"
    match = position("B2 A4 A6", "H1 H3 H5", maps=(taken.format(*"ABCDEF"), "hook=8"))
    assert texts(go(match, "move 1 B3")) == [f"take {n}" for n in range(1, 8)]
    match = position("B2 A4 A6", "H1 H3 H5", maps=(taken.format(*"123456"), "hook=A"))
    assert texts(go(match, "move 1 B3")) == [f"take {letter}" for letter in "BCDEFGH"]


@rule("MA-7")
def test_tile_is_a_letter_by_how_many_letters_still_lie_there() -> None:
    """Five letters and no number of the island are known: one letter and six numbers lie on the other squares."""
    match = position("B2 A4 A6", "H1 H3 H5", maps=("B5=A B7=B C4=C", "D2=D D6=E"))
    chances = outcomes(go(match, "move 1 B3"))
    letters = [chance for text, chance in chances.items() if text.split()[1] in "ABCDEFGH"]
    assert letters == [Fraction(1, 7) / 3] * 3
    assert sum(chances.values()) == 1


@rule("MA-7")
def test_coordinates_are_a_letter_and_a_number_that_lie_nowhere_else() -> None:
    match = position("B2 A4 A6", "H1 H3 H5", maps=("B5=A B7=B C4=C D2=D D6=E E3=F", "E7=1 F5=2 G2=3 G4=4 G7=5 hook=G"))
    assert texts(go(match, "move 1 B3")) == ["take 6", "take 7", "take 8"]  # H and two of these are not on the island
    match = position("C5 A4 A6", "H1 H3 H5", tiles={"C5": "pi1"},
                     maps=("B5=A B7=B C4=C D2=D D6=E E3=F", "B2=1 E7=2 F5=3 G2=4 G4=5 G7=6 hook=G"))
    go(match, "move 1 D5", "hook map")
    assert texts(match) == ["take 7", "take 8"]


@rule("MA-8")
def test_find_tiles_are_laid_on_48_squares_from_a1_on_then_in_the_treasures() -> None:
    match = Match(GAME, {}, seed=11)
    order = []
    while match.phase == "lay":
        order.append(kind_name(match.roll()))
    assert len(order) == 57
    assert [kind_name(int(fields(match)["tile"][square(name)]) - 1) for name in FIND_SQUARES] == order[:48]
    assert len(FIND_SQUARES) == 48
    assert [treasure(match, which) for which in range(3)] == [order[48:50], order[50:53], order[53:]]
    assert fields(match)["in_bag"].sum() == fields(match)["refills"] == 39
    for one in range(18):
        copies = 6 if kind_name(one)[2] == "1" else 5
        assert fields(match)["in_bag"][one] == copies - order.count(kind_name(one))


@rule("MA-8")
def test_drawing_is_from_the_tiles_that_are_left() -> None:
    match = Match(GAME, {}, dice=benbow.ByHand())
    go(match, *["draw rum 2"] * 5)
    assert "draw rum 2" not in texts(match)
    chances = outcomes(match)
    assert chances["draw rum 3"] == Fraction(5, 91)
    assert chances["draw rum 1"] == Fraction(6, 91)


@rule("MA-8")
@rule("MA-9")
def test_jokers_and_two_map_tiles_lie_in_the_hook_and_black_begins() -> None:
    state = fields(laid_out())
    assert (state["hook_jokers"], state["hook_maps"]) == (3, 2)
    assert laid_out().actor == table().actor == BLACK


@rule("MA-9")
@pytest.mark.parametrize("layout", ["random", "chart"])
def test_or_the_first_player_is_drawn(layout: str) -> None:
    match = Match(GAME, {"first": "random", "layout": layout}, seed=1)
    while match.phase == "lay":
        match.roll()
    assert match.phase == "begin"
    assert outcomes(match) == dict.fromkeys(["begin black", "begin red"], Fraction(1, 2))
    for text, seat in (("begin black", BLACK), ("begin red", RED)):
        other = go(match.copy(), text)
        assert (other.actor, other.phase) == (seat, "act")
        assert go(other, "deploy A1").actor == 1 - seat


# ------------------------------------------------------------------------------------------------------ options
@pytest.mark.parametrize(("name", "value"), [
    ("players", 3), ("players", 1), ("first", "red"), ("first", 1), ("deploy_first", 0), ("deploy_first", 5),
    ("deploy_first", "3"), ("lost_treasure", "10"), ("lost_treasure", 20),
    ("notes", True), ("board", "atoll"), ("pirates", 0), ("pirates", 5),
    ("layout", "map"), ("bag", -1), ("bag", 40), ("weather", "fine"),
])
def test_bad_options_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOptionError) as refused:
        GAME.new(**{name: value})  # type: ignore[arg-type]
    assert refused.value.field == name


@rule("MA-11")
@pytest.mark.parametrize("pirates", [1, 2, 3])
def test_whoever_has_fewer_pirates_than_asked_for_may_move_once_all_are_deployed(pirates: int) -> None:
    match = table(pirates=pirates, deploy_first=4)
    for line in FOUR_EACH[: 2 * pirates]:
        assert texts(match, "move") == []
        go(match, line)
    assert ends(match, 1)
    assert texts(match, "deploy") == []


def test_small_versions_have_fewer_pirates_and_a_smaller_island() -> None:
    match = table(board="cove", pirates=1, deploy_first=1)
    rim = [name for name in ISLAND if name[0] in "ABCDE" and name[1] in "12345" and (name[0] in "AE" or name[1] in "15")]
    assert texts(match) == [f"deploy {name}" for name in rim]
    assert len(rim) == 16
    go(match, "deploy A1", "deploy E5")
    assert texts(match, "deploy") == []
    match = go(position("D3", "B3", board="cove", pirates=1, deploy_first=1), "move 1 C3")
    assert texts(match) == [f"take {face}" for face in "ABCDE12345"]
    assert fields(go(match, "take A", "hook map"))["seated"] == 1


def test_bag_option_limits_what_refills() -> None:
    assert fields(table(bag=7))["refills"] == 7
    assert fields(table(bag=0))["refills"] == 0
