"""A view as numbers: which slot says what, seats from the observer's own on, and nothing of what is hidden."""
from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine.contract import OVER, Game, View
from benbow.engine.match import Match, state_from
from benbow.engine.state import Field, declared
from benbow.search import actions, features
from benbow.search.rollout import memory_of
from tests.by_hand import at_random, play_on
from tests.own import GAMES

from .encoding import encoded, nonzero
from .pebbles import GAME as PEBBLES
from .test_honest import HIDDEN, pairs

# Features and actions: the weights of a game have so many rows and outputs.
SIZES = {"naufrageurs": (576, 38), "martinique": (3858, 431), "ile_au_tresor": (945, 473), "schatzinsel": (927, 629)}


def some_matches(game: Game, players: int, seed: int) -> list[Match]:
    """Some moments of a match at random."""
    options: dict[str, Any] = {"players": players, **({"rounds": "match"} if game.id == "naufrageurs" else {})}
    match, found = game.new(seed=seed, **options), list[Match]()
    for step in range(12):
        play_on(match, at_random(seed + step), lambda one, end=match.ply + 9: one.ply >= end)  # type: ignore[misc]
        if match.actor == OVER:
            break
        found.append(match.copy())
    assert len(found) > 4
    return found


def name_of(game: Game, slot: int) -> str:
    """`left/1`: which field, and which of its slots."""
    one = next(one for one in features.slots(game) if one.first <= slot < one.first + one.width * one.elements)
    return f"{one.name}/{slot - one.first}"


# ----------------------------------------------------------------------------------------------------------------- by hand
def test_slots_of_a_small_state_by_hand() -> None:
    """Three seats, a heap of 9 of which 4 are left, the outer seats are mates, and it is the turn of seat 1."""
    state = PEBBLES.opening(heap=9, mates="outer")
    state["left"], state["turn"], state["actor"] = 4, 1, 1
    widths = {one.name: (one.first, one.width, one.elements) for one in features.slots(PEBBLES)}
    assert widths == {"actor": (0, 5, 1), "phase": (5, 3, 1), "players": (8, 1, 1), "heap": (9, 12, 1), "mates": (21, 2, 1),
                      "left": (23, 2, 1), "turn": (25, 3, 1)}
    assert features.count(PEBBLES) == 28
    expected = {"phase/0": 1.0, "players/0": 1.0, "heap/8": 1.0, "mates/1": 1.0, "left/0": 4 / 12, "left/1": 4 / 20}
    for observer, turn in ((1, 0), (0, 1), (2, 2)):
        found = {name_of(PEBBLES, slot): value for slot, value in nonzero(View(PEBBLES, observer, state))}
        assert found == pytest.approx({**expected, f"actor/{2 + turn}": 1.0, f"turn/{turn}": 1.0})
    state["actor"], state["left"] = -1, 0
    names = {name_of(PEBBLES, slot) for slot, _ in nonzero(View(PEBBLES, 2, state))}
    assert "actor/1" in names, "chance is no seat, and is not turned"
    assert not names & {"left/0", "left/1"}


def test_sets_negative_amounts_and_memory_by_hand() -> None:
    match = benbow.game("naufrageurs").new(seed=1, players=3)
    match.advance()
    view = match.view(1)
    view.record["stock"] = 0b101
    view.record["earned"][:3] = (7, -16, 0)
    found = {name_of(view.game, slot): value for slot, value in nonzero(view)}
    assert {name for name in found if name.startswith("stock/")} == {"stock/0", "stock/2"}
    earned = {name: value for name, value in found.items() if name.startswith("earned/")}
    assert earned == pytest.approx({"earned/0": -16 / 2000, "earned/1": -0.5, "earned/4": 7 / 2000, "earned/5": 7 / 23})
    assert found["wrecker/2"] == 1.0, "seat 0 is the third from seat 1 on"
    assert [one.name for one in features.slots(view.game)].count("wrecker") == 2, "in the view, and in what is remembered"
    assert [one.name for one in features.slots(view.game)][-5:] == ["loaded", "back", "landed", "home", "wrecker"]


# --------------------------------------------------------------------------------------------------------------- all games
@pytest.mark.parametrize("name", GAMES)
def test_every_view_has_its_slots_and_every_category_one(name: str) -> None:
    game = benbow.game(name)
    kinds = {one.name: one.kind for one in (*game.fields, *declared(game.memory, Field))}
    for match in some_matches(game, game.seats[-1], seed=4):
        for seat in range(match.seats):
            found = nonzero(match.view(seat))
            slots = [slot for slot, _ in found]
            assert len({*slots}) == len(slots)
            assert 0 <= min(slots) <= max(slots) < features.count(game)
            assert all(math.isfinite(value) and abs(value) < 1.01 for _, value in found)
            x = encoded(match.view(seat))
            for one in features.slots(game):
                if one.name in ("actor", "phase") or kinds.get(one.name) == "category":
                    part = x[one.first : one.first + one.width * one.elements].reshape(one.elements, one.width)
                    assert (part.sum(axis=1) == 1).all(), one.name


@pytest.mark.parametrize("name", GAMES)
def test_sizes_are_those_that_weights_are_made_for(name: str) -> None:
    game = benbow.game(name)
    assert (features.count(game), actions.count(game)) == SIZES[name]


def test_actions_are_numbered_without_gaps_and_outcomes_are_not() -> None:
    for game in map(benbow.game, GAMES):
        found = actions.numbers(game)
        for code in game.codes:
            verb = game.verbs.of(code)
            assert (found[code] == actions.NO_NUMBER) == bool(verb.chance or verb.hides or verb.shows)
        given = found[found != actions.NO_NUMBER]
        assert given.tolist() == list(range(actions.count(game)))


# ----------------------------------------------------------------------------------------------------------- turned seats
def turned(view: View, by: int) -> View:
    """The same table with everyone moved on by so many seats."""
    game, players, state = view.game, view.seats, view.copy()
    memory = memory_of(game, view.memory)

    def moved(values: np.ndarray, one: Field) -> np.ndarray:
        if one.is_seat:
            values = np.where((values >= 0) & (values < players), (values + by) % players, values)
        for axis in one.seat_axes:
            places = [(k - by) % players if k < players else k for k in range(values.shape[axis])]
            values = values.take(places, axis=axis)
        return values

    state["actor"] = (view.actor + by) % players if view.actor >= 0 else view.actor
    for one in game.fields:
        state[one.name] = moved(np.asarray(state[one.name]), one)
    first = 0
    for one in declared(game.memory, Field):
        size = math.prod(one.shape)
        memory[first : first + size] = moved(memory[first : first + size].reshape(one.shape), one).reshape(-1)
        first += size
    return View(game, (view.seat + by) % players, state, memory.tobytes() if view.memory else b"")


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_sees_itself_first_wherever_it_sits(name: str) -> None:
    game = benbow.game(name)
    differ = False
    for players in {game.seats[0], game.seats[-1]}:
        for match in some_matches(game, players, seed=9)[::3]:
            for by in range(1, players):
                view = match.view(by - 1)
                moved = turned(view, by)
                np.testing.assert_array_equal(encoded(view), encoded(moved))
                differ |= not np.array_equal(encoded(view), encoded(moved, view.seat))
    assert differ, "it makes a difference who looks"


# ------------------------------------------------------------------------------------------------------------------ hidden
@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_seat_cannot_see_is_in_no_slot(name: str) -> None:
    for pair in pairs(benbow.game(name), wanted=4, seed=11):
        first, second = (encoded(one.view(pair.seat)) for one in (pair.match, pair.twin))
        np.testing.assert_array_equal(first, second)
        true, other = (encoded(View(one.game, pair.seat, state_from(one.game, one.state_bytes())))
                       for one in (pair.match, pair.twin))
        assert not has_hidden_slots(pair.match.game) or not np.array_equal(true, other), "the states differ, and would show it"


def has_hidden_slots(game: Game) -> bool:
    """Is a field that may be hidden small enough to have slots?"""
    return bool({one.name for one in game.fields if one.hidden} & {one.name for one in features.slots(game)})
