"""Proofs: tiles drawn late are as likely as tiles shuffled at the start.

Every shuffle of a small set is written down (3, 4 and 5 letters and numbers) and compared with the game's own odds, in
fractions. The full set, 8 and 8, is compared by the exact chance of whole sequences and by counting in many games.
"""
from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from types import SimpleNamespace

import pytest

from benbow.engine.compiled import playouts as play
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import CHANCE
from benbow.games.martinique.rules import faces, view
from benbow.games.martinique.rules.actions import FIRST_TAKE, UNCOVER
from benbow.games.martinique.rules.board import BOARDS, SQUARES
from benbow.games.martinique.rules.state import HOOK, LETTERS, SEATS, Phase, State

from .shuffles import COVE_MAPS, LETTER_FACES, NUMBER_FACES, Chances, coordinate, cove_game, outcomes, seen, shuffles, tiles
from .table import GAME

SIZES = (3, 4, 5)  # letters and numbers of the small models; 5 is the cove
GAMES = 60_000


def test_there_are_as_many_shuffles_as_counted_by_hand() -> None:
    """Two of n letters and two of n numbers in order, the others in any order, either tile of The Hook first."""
    for size in SIZES:
        every = shuffles(size)
        n = (size * (size - 1)) ** 2 * math.factorial(2 * size - 4) * 2
        different = every.chances(list(range(len(every.columns))), every.which({}))
        assert every.columns.shape[1] == len(different) == n


# ------------------------------------------------------------------------------------------------- the game's odds
def with_letters(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's own rules for a set of so many letters and numbers: their plain twins, on a smaller board."""
    for rule in (faces.kind_weights, faces.each_face, faces.face_odds, faces.each_coordinate, view.any_face):
        monkeypatch.setitem(uncompiled(rule).__globals__, "at", lambda board: SimpleNamespace(side=size))


def face_chances(s: State) -> dict[int, Fraction]:
    """What the tile just taken may be, by the game's odds."""
    workspace = GAME.workspace
    n = uncompiled(faces.each_face)(s, workspace.codes)
    total = uncompiled(faces.face_odds)(s, workspace.weights)
    assert total == sum(workspace.weights[:n].tolist())
    outcomes = zip(workspace.codes[:n].tolist(), workspace.weights[:n].tolist(), strict=True)
    return {code - FIRST_TAKE + 1: Fraction(weight, int(total)) for code, weight in outcomes}


def coordinate_chances(s: State) -> Chances:
    workspace = GAME.workspace
    n = uncompiled(faces.each_coordinate)(s, workspace.codes)
    return {coordinate(int(code)): Fraction(1, n) for code in workspace.codes[:n]}


def sequences(s: State, taken: list[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All that the tiles from these places, taken in turn by both, and then the coordinates may be."""
    if not taken:
        yield from coordinate_chances(s).items()
        return
    seat = len(taken) % SEATS
    s.taking, k = taken[0], int(s.maps[seat])
    for face, chance in face_chances(s).items():
        after = GAME.copy_of(s)
        after.origin[seat, k], after.face[seat, k] = taken[0], face
        after.maps[seat] += 1
        for rest, further in sequences(after, taken[1:]):
            yield (face, *rest), chance * further


ORDERS = {  # i: the next square of the island, h: the next tile of The Hook
    3: ("", "i", "h", "ih", "hi", "iihh", "hhii", "ihih", "hiih"),
    4: ("", "i", "h", "ii", "hh", "ihi", "hih", "hhi", "iihi", "ihihii", "hiiiih"),
    5: ("i", "h", "ii", "ih", "hi", "hh", "iii", "hih", "ihh"),
}


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-28")
@pytest.mark.parametrize(("size", "order"), [(size, order) for size in SIZES for order in ORDERS[size]])
def test_every_sequence_of_faces_is_as_likely_as_after_shuffling(size: int, order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each face of each tile in the order of taking, and the coordinates: equal fractions, and no sequence more or less."""
    with_letters(size, monkeypatch)
    every = shuffles(size)
    squares, hooks, columns, taken = iter(range(every.island)), iter((0, 1)), [], []
    for sign in order:
        columns.append(next(squares) if sign == "i" else every.island + next(hooks))
        taken.append(HOOK if sign == "h" else columns[-1])
    found = dict(sequences(GAME.opening(board="cove", layout="chart"), taken))
    assert sum(found.values()) == 1
    assert found == every.chances([*columns, every.island + 2, every.island + 3], every.which({}))


@pytest.mark.rule("MA-3")
@pytest.mark.rule("MA-7")
@pytest.mark.parametrize("board", ["cove", "island"])
def test_every_whole_sequence_is_equally_likely(board: str) -> None:
    """All tiles taken in any order: the chance is one in the number of shuffles, 8 letters and 8 numbers too.

    Every sequence that ends is one shuffle, so this is all there is to say; here for many orders and sequences, by the
    compiled rules as they are played: the tile is taken from a true state, with the record set for it.
    """
    size = {"cove": 5, "island": 8}[board]
    all_shuffles = (size * (size - 1)) ** 2 * math.factorial(2 * size - 4) * 2
    dice = random.Random(7)
    for _ in range(300):
        s, chance = GAME.opening(board=board, layout="chart"), Fraction(1)
        taken = [*(k for k in range(SQUARES) if BOARDS.at_number(int(s.board)).data.maps[k]), HOOK, HOOK]
        dice.shuffle(taken)
        for origin in taken:
            s.actor, s.phase, s.mover, s.taking = CHANCE, Phase.TAKE, dice.randrange(SEATS), origin
            code, of_this = dice.choice(outcomes(s))  # not by the odds: rare ones as well
            chance *= of_this
            GAME.rules["apply"](s, code)
        s.actor, s.phase = CHANCE, Phase.UNCOVER
        (_, certain), = outcomes(s)
        assert chance * certain == Fraction(1, all_shuffles)


# ------------------------------------------------------------------------------------------- whole games on the cove
@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-17")
@pytest.mark.rule("MA-20")
def test_odds_in_whole_games_are_those_of_all_shuffles_that_fit() -> None:
    """At each map tile taken and at the end: the true faces so far leave these of the 576,000 shuffles, and these odds."""
    every, asked = shuffles(5), Counter[str]()
    for seed in range(60):
        for s in cove_game(seed):
            if s.phase == Phase.UNCOVER:
                assert {coordinate(code): p for code, p in outcomes(s)} == every.coordinates(every.which(seen(s)))
            elif s.phase == Phase.TAKE:
                from_hook = int(s.taking) == HOOK
                hooks = sum(int(s.origin[tile]) == HOOK for tile in tiles(s))
                place = len(COVE_MAPS) + hooks if from_hook else COVE_MAPS.index(int(s.taking))
                found = {(code - FIRST_TAKE + 1,): p for code, p in outcomes(s)}
                assert found == every.chances([place], every.which(seen(s)))
            asked[GAME.phases[int(s.phase)] + (" hook" if s.phase == Phase.TAKE and from_hook else "")] += 1
    assert asked["uncover"] == 60
    assert asked["take"] > 100
    assert asked["take hook"] > 15


# ------------------------------------------------------------------------------------------------ the full set
def critical(freedom: int) -> float:
    """What chi-square exceeds once in 10,000 times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * math.sqrt(part)) ** 3)


def chi_square(counts: Counter[tuple[int, ...]], expected: Chances) -> float:
    """As a share of the critical value: above 1 they differ. What cannot be must not have been."""
    n = counts.total()
    assert counts.keys() <= expected.keys()
    assert n * min(expected.values()) >= 5, f"too few games: {n}"
    value = sum((counts[key] - float(n * p)) ** 2 / float(n * p) for key, p in expected.items())
    return value / critical(max(1, len(expected) - 1))


FACES = (*LETTER_FACES, *NUMBER_FACES)
PAIRS: list[tuple[int, ...]] = [pair for pair in itertools.product(FACES, FACES) if pair[0] != pair[1]]


def alike(keys: list[tuple[int, ...]]) -> Chances:
    return dict.fromkeys(keys, Fraction(1, len(keys)))


def of_one_kind(pair: tuple[int, ...]) -> bool:
    return (pair[0] > LETTERS) == (pair[1] > LETTERS)


def two_of_the_island() -> Chances:
    """Six letters and six numbers lie there: 5 in 11 that the second is of the first one's kind."""
    same, other = Fraction(5, 11) / 7, Fraction(6, 11) / 8
    return {pair: Fraction(1, 16) * (same if of_one_kind(pair) else other) for pair in PAIRS}


def one_and_the_column(same: Fraction) -> Chances:
    """A tile that is a letter with this chance, and the letter of the Lost Treasure, which it cannot be."""
    return {(face, column): same / 56 if face <= LETTERS else (1 - same) / 64
            for face in FACES for column in LETTER_FACES if face != column}


@cache
def many_games() -> dict[str, Counter[tuple[int, ...]]]:
    """Random games on the island, and what was drawn. Random moves do not look at faces, so nothing is chosen by them."""
    counts: dict[str, Counter[tuple[int, ...]]] = {name: Counter() for name in EXPECTED}
    s, workspace = GAME.opening(layout="chart", bag=0), GAME.new_workspace(2026)
    for _ in range(GAMES):
        play.playouts(s, workspace, 1)  # from the opening; the state stays as it ended
        column, row = coordinate(UNCOVER + int(s.found) - 1)
        counts["coordinates"][column, row] += 1
        island = [int(s.face[tile]) for tile in tiles(s) if s.origin[tile] != HOOK]
        hook = [int(s.face[tile]) for tile in tiles(s) if s.origin[tile] == HOOK]
        for name, drawn in (("island", island), ("hook", hook)):
            if drawn:
                counts[name][drawn[0],] += 1
                counts[f"last of {name}"][drawn[-1],] += 1
                counts[f"{name} and column"][drawn[0], column] += 1
            if len(drawn) > 1:
                counts[f"two of {name}"][drawn[0], drawn[-1]] += 1
                counts[f"kinds of {name}"][of_one_kind((drawn[0], drawn[-1])),] += 1
        if island and hook:
            counts["island and hook"][island[-1], hook[0]] += 1
            counts["kinds of both"][of_one_kind((island[-1], hook[0])),] += 1
    return counts


EXPECTED: dict[str, Chances] = {
    "coordinates": alike(list(itertools.product(LETTER_FACES, NUMBER_FACES))),
    "island": alike([(face,) for face in FACES]),
    "last of island": alike([(face,) for face in FACES]),
    "hook": alike([(face,) for face in FACES]),
    "last of hook": alike([(face,) for face in FACES]),
    "island and column": one_and_the_column(Fraction(1, 2)),
    "hook and column": one_and_the_column(Fraction(1, 2)),
    "two of island": two_of_the_island(),
    "kinds of island": {(True,): Fraction(5, 11), (False,): Fraction(6, 11)},
    "kinds of both": {(True,): Fraction(1, 2), (False,): Fraction(1, 2)},
    "kinds of hook": {(False,): Fraction(1)},
    "two of hook": alike([pair for pair in PAIRS if not of_one_kind(pair)]),
    # Independent in kind: half of the tiles are letters here and there, whatever lies at the other place.
    "island and hook": {pair: Fraction(1, 4) / (56 if of_one_kind(pair) else 64) for pair in PAIRS},
}


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("name", EXPECTED)
def test_the_full_set_is_drawn_as_if_shuffled(name: str) -> None:
    assert chi_square(many_games()[name], EXPECTED[name]) < 1


def test_chi_square_would_notice_other_odds() -> None:
    """Had each face not yet drawn been as likely as any other, wherever the tile comes from."""
    same_kind = Fraction(7, 15)
    wrong: Chances = {(True,): same_kind, (False,): 1 - same_kind}
    for name in ("kinds of island", "kinds of both", "kinds of hook"):
        assert chi_square(many_games()[name], wrong) > 1, name
