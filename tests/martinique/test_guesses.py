"""Proofs: guesses are honest. What a seat does not know is guessed as the shuffles that fit its view have it, and no better."""
from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from benbow.engine.compiled import Rng
from benbow.engine.compiled import playouts as play
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import CHANCE
from benbow.games.martinique.rules import view
from benbow.games.martinique.rules.state import HOOK, LETTERS, Phase, State

from .shuffles import LETTER_FACES, NUMBER_FACES, Tile, column_of, coordinate, cove_game, outcomes, seen, shuffles, tiles
from .table import EVERYBODY, GAME


class Guesser:
    """Runs the game's own `guess`, and looks at every face it draws: how often each would come, of all numbers drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, dice: random.Random) -> None:
        self.patch, self.dice = monkeypatch, dice
        self.any_face = uncompiled(view.any_face)
        self.drawn: list[tuple[Tile, dict[int, Fraction]]] = []

    def face(self, v: State, from_hook: bool, rng: Rng) -> int:
        """In the place of `any_face`: its exact chances are noted, then one of its faces is chosen."""
        blank = next(tile for tile in tiles(v) if not v.face[tile])
        counts, k, bound = Counter[int](), 0, 1

        def below(n: int, rng: Rng) -> int:
            nonlocal bound
            bound = int(n)
            return k

        with self.patch.context() as patch:
            patch.setitem(self.any_face.__globals__, "below", below)
            while k < bound:
                counts[int(self.any_face(v, from_hook, rng))] += 1
                k += 1
        self.drawn.append((blank, {face: Fraction(n, bound) for face, n in counts.items()}))
        return self.dice.choice(sorted(counts))

    def guess(self, v: State, seat: int) -> list[tuple[Tile, dict[int, Fraction]]]:
        self.drawn = []
        guess = uncompiled(view.guess)
        with self.patch.context() as patch:
            patch.setitem(guess.__globals__, "any_face", self.face)
            guess(v, seat, GAME.workspace.rng)
        return self.drawn


def secrets(s: State, seat: int) -> list[Tile]:
    """MA-32: the map tiles that lie face down before another seat."""
    return [tile for tile in tiles(s) if tile[0] != seat and not s.shown[tile]]


def hidden_from(s: State, seat: int) -> State:
    v = GAME.copy_of(s)
    GAME.rules["hide"](v, seat)
    return v


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-32")
def test_guesses_are_distributed_as_the_shuffles_that_fit_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each seat and the spectator, every blank face in turn, given the view and the blanks guessed before."""
    every, dice, blanks = shuffles(5), random.Random(11), Counter[tuple[int, int]]()
    guesser = Guesser(monkeypatch, dice)
    for seed in range(100, 120):
        *states, _ = (GAME.copy_of(s) for s in cove_game(seed))
        s = dice.choice([s for s in states if s.phase in (Phase.ACT, Phase.DIG, Phase.UNCOVER)][-12:])
        for seat in EVERYBODY:
            v = hidden_from(s, seat)
            known = seen(v)
            for tile, chances in guesser.guess(v, seat):
                of_shuffles = every.chances([column_of(s, tile)], every.which(known))
                assert {(face,): p for face, p in chances.items()} == of_shuffles
                known[column_of(s, tile)] = int(v.face[tile])
            assert [tile for tile, _ in guesser.drawn] == secrets(s, seat)
            blanks[seat, len(guesser.drawn)] += 1
            v.actor, v.phase = CHANCE, Phase.UNCOVER
            assert {coordinate(code): p for code, p in outcomes(v)} == every.coordinates(every.which(known))
    assert all(max(n for seat, n in blanks if seat == one) >= least for one, least in zip(EVERYBODY, (2, 2, 4), strict=True))


@pytest.mark.rule("MA-28")
@pytest.mark.rule("MA-32")
def test_coordinates_are_uniform_over_what_a_view_does_not_rule_out() -> None:
    """What a seat's notes say is all that can be known: the shuffles that fit a view put the Lost Treasure on each square
    whose letter and number the view does not show equally often. Where the tiles come from makes no difference."""
    every, looked = shuffles(5), 0
    for seed in range(200, 230):
        for s in cove_game(seed):
            if s.phase != Phase.DIG and s.phase != Phase.UNCOVER:
                continue
            for seat in EVERYBODY:
                known = seen(hidden_from(s, seat))
                assert len(known) + len(secrets(s, seat)) == len(tiles(s))
                left = [[face for face in range(first, first + 5) if face not in known.values()] for first in (1, LETTERS + 1)]
                expected = {pair: Fraction(1, len(left[0]) * len(left[1])) for pair in itertools.product(*left)}
                assert every.coordinates(every.which(known)) == expected
                looked += len(known) > 0
            break  # the same views for all that dig
    assert looked > 30


class Hits(NamedTuple):
    """For each game: how many hidden faces a guess hit, and how many it would hit by chance."""

    hits: npt.NDArray[np.float64]
    expected: npt.NDArray[np.float64]


def by_chance(s: State, hidden: list[Tile]) -> float:
    """How many of these a guess hits on average if it knows nothing but the others: for each the sum of squared chances."""
    known, seen_there = set[int](), Counter[tuple[bool, bool]]()
    for tile in tiles(s):
        if tile not in hidden:
            known.add(int(s.face[tile]))
            seen_there[int(s.origin[tile]) == HOOK, int(s.face[tile]) > LETTERS] += 1
    unseen = [sum(face not in known for face in kind) for kind in (LETTER_FACES, NUMBER_FACES)]
    total = 0.0
    for tile in hidden:
        hook = int(s.origin[tile]) == HOOK
        left = [(1 if hook else LETTERS - 2) - seen_there[hook, is_number] for is_number in (False, True)]
        total += sum((n / sum(left)) ** 2 / faces for n, faces in zip(left, unseen, strict=True) if n)
    return total


def count_hits(games: int, is_cheat: bool = False) -> Hits:
    """Random games on the island, seen by one of three before the coordinates are turned up."""
    found, dice, workspace = Hits(np.zeros(games), np.zeros(games)), random.Random(3), GAME.new_workspace(3)
    s = GAME.opening(layout="chart", bag=0)
    for k in range(games):
        play.playouts(s, workspace, 1)
        s.actor, s.phase, s.found = CHANCE, Phase.UNCOVER, 0
        seat = dice.choice(EVERYBODY)
        v, hidden = hidden_from(s, seat), secrets(s, seat)
        found.expected[k] = by_chance(s, hidden)
        if is_cheat and hidden and k % 10 == 0:
            v.face[hidden[0]] = s.face[hidden[0]]
        GAME.rules["guess"](v, seat, workspace.bot_rng)
        found.hits[k] = sum(v.face[tile] == s.face[tile] for tile in hidden)
    return found


def excess(found: Hits) -> float:
    """In standard errors: games are independent, hits within one are not."""
    surplus = found.hits - found.expected
    return float(surplus.sum() / math.sqrt((surplus**2).sum()))


@pytest.mark.rule("MA-32")
def test_guesses_hit_the_truth_no_more_often_than_chance() -> None:
    """A 99.99 % interval on both sides; a guess that knew one face in every tenth game would be noticed."""
    found = count_hits(15_000)
    assert found.expected.sum() > 2000
    assert abs(excess(found)) < 3.9
    assert excess(count_hits(6000, is_cheat=True)) > 3.9
