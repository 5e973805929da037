"""What bots remember of a match, compared with what happened."""
from __future__ import annotations

import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine.contract import SPECTATOR, View
from benbow.engine.match import Match
from benbow.engine.state import Field, declared
from benbow.games.naufrageurs.bot.memory import BACKS, Memory
from benbow.games.naufrageurs.rules.board import KINDS, SHIPS
from benbow.games.naufrageurs.rules.state import ASHORE, EMPTY, PORT
from tests.by_hand import at_random, everyone, play_on
from tests.search.test_honest import pairs

from .table import GAME, table

TABLES: list[dict[str, Any]] = [{}, {"players": 3}, {"players": 5, "rounds": "match"}, {"players": 2, "rounds": "match"},
                                   {"lanes": 2, "barrels": 2, "special": 1}]


def remembered(memory: bytes) -> dict[str, np.ndarray]:
    """By the names of the fields."""
    numbers, found = np.frombuffer(memory, np.int64), dict[str, np.ndarray]()
    for one in declared(Memory, Field):
        size = math.prod(one.shape)
        found[one.name], numbers = numbers[:size].reshape(one.shape), numbers[size:]
    assert not len(numbers)
    return found


def state_at(match: Match, ply: int) -> np.void:
    """The true state, for looking only."""
    return np.frombuffer(match._past[ply] if ply < match.ply else match.state_bytes(), GAME.dtype)[0]  # type: ignore[no-any-return]


def check(match: Match) -> int:
    """Follow the actions, and compare what is remembered before each ply. -> barrels that were seen landing

    If one action wrecks a ship and brings another home, with barrels of the same back, a spectator's views do not tell which was
    which, and the first of them is taken for the one that came home: from then on squares are not compared in this round.
    """
    carried, landed, seen = dict[int, tuple[int, int]](), Counter[tuple[int, int]](), 0  # by ship: back, square of loading
    is_sure = True
    for ply in range(1, match.ply + 1):
        before, after, text = state_at(match, ply - 1), state_at(match, ply), match.text(match.actions[ply - 1])
        if text.startswith("load"):
            ship = int(before["ship"])
            carried[ship] = (int(after["cargo"][ship]) // KINDS, int(before["square"][ship]))
        booty = int(after["booty"]) & ~int(before["booty"])
        gone = [ship for ship in carried if after["cargo"][ship] == EMPTY]
        is_sure &= not booty or len({carried[ship][0] for ship in gone}) == len(gone)
        for ship in gone:
            was_wrecked = booty >> int(before["cargo"][ship]) & 1
            back, square = carried.pop(ship)
            landed[back, square] += not was_wrecked
            seen += not was_wrecked
        if after["wrecker"] != before["wrecker"] or match.game.phases[int(after["phase"])] == "end":
            assert not carried
            landed.clear()
            is_sure = True
        found = remembered(match.memory(ply))
        assert int(found["wrecker"]) == int(after["wrecker"])
        for ship in range(SHIPS):
            back, square = carried.get(ship, (-1, 0))
            assert (found["back"][ship], found["loaded"][ship]) == (back + 1, square), (ply, text)
        expected = [[landed[back, square] for square in range(1, PORT)] for back in range(BACKS)]
        assert not is_sure or found["landed"].tolist() == expected, (ply, text)
        assert found["landed"].sum(axis=1).tolist() == [sum(row) for row in expected]
        assert found["home"].tolist() == [sum(row) for row in expected]
    return seen


@pytest.mark.parametrize("options", TABLES)
def test_it_is_what_happened(options: dict[str, Any]) -> None:
    seen = sum(check(play_on(GAME.new(seed=seed, **options), at_random(seed))) for seed in range(12))
    assert seen > 10


def test_a_round_by_hand() -> None:
    """The green ship is wrecked with its barrel; the yellow one, loaded on square 3, comes home."""
    match = table("roll 1", "roll 3", "load green 7", "load brown 8", lanes=2)
    found = remembered(match.memory(match.ply))
    assert (found["back"][:2].tolist(), found["loaded"][:2].tolist()) == ([1, 5], [1, 3])
    match.play(match.parse("lure green"))
    match.play(match.parse("lure yellow"))
    match.play(match.parse("roll 1"))
    assert fields_of(match)["square"][1] == 2
    match.play(match.parse("roll 2"))
    found = remembered(match.memory(match.ply))
    assert fields_of(match)["square"][1] == ASHORE
    assert found["landed"].tolist() == [[0, 0, 0]] * 4 + [[0, 0, 1]]
    assert (found["home"].tolist(), found["back"].sum()) == ([0, 0, 0, 0, 1], 0)


def fields_of(match: Match) -> np.void:
    return state_at(match, match.ply)


def test_all_at_the_table_remember_the_same() -> None:
    match = play_on(GAME.new(seed=3, players=4), at_random(3), lambda one: one.ply > 40)
    for ply in range(match.ply + 1):
        assert {match.view(seat, ply).memory for seat in everyone(match)} == {match.memory(ply)}
    assert {len(match.memory(ply)) for ply in range(1, match.ply + 1)} == {8 * GAME.memory_size}
    assert GAME.memory_size == 2 * SHIPS + BACKS * (PORT - 1) + BACKS + 1
    assert len({match.memory(ply) for ply in range(match.ply + 1)}) > 5


def test_nothing_hidden_is_remembered() -> None:
    for pair in pairs(GAME, wanted=6, seed=5):
        for ply in range(pair.match.ply + 1):
            assert pair.match.memory(ply) == pair.twin.memory(ply)
    match = play_on(GAME.new(seed=8), at_random(8), lambda one: one.ply > 30)
    seen = match.view(SPECTATOR)
    assert GAME.remembered(seen.record, match.memory(match.ply - 1)) == match.memory(match.ply)


def test_taking_back_and_copies_keep_it() -> None:
    match = GAME.new(seed=2, players=2)
    match.advance()
    before = match.memory(match.ply)
    first, second = match.legal()[0], match.legal()[-1]  # another colour: the back differs
    match.play(first)
    other = match.copy()
    after = match.memory(match.ply)
    assert after != before
    match.undo()
    assert match.memory(match.ply) == before
    match.play(second)
    assert match.memory(match.ply) not in (before, after)
    assert other.memory(other.ply) == after
    other.play(other.legal()[0])
    assert match.memory(match.ply) == replay(match).memory(match.ply)
    assert other.memory(other.ply) == replay(other).memory(other.ply)


def replay(match: Match) -> Match:
    fresh = Match(match.game, dict(match.options), dice=benbow.ByHand())
    for code in match.actions:
        fresh.play(code)
    return fresh


def test_a_game_without_one_remembers_nothing() -> None:
    match = benbow.game("ile_au_tresor").new(seed=1)
    match.advance()
    assert match.game.memory_size == 0
    assert match.memory(match.ply) == match.view(0).memory == b""
    assert View(match.game, 0, match.view(0).record).memory == b""
