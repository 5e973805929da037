"""How a game declares its state, and what derives from it."""
from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import benbow
from benbow.engine.compiled.uncompiled import asked
from benbow.engine.contract import SPECTATOR
from benbow.engine.errors import BadGameError
from benbow.engine.state import Field, Ints, Option, State, bits, category, declared, number, option
from benbow.games.naufrageurs.rules import game as wreckers_rules
from benbow.games.naufrageurs.rules.state import EMPTY, FACE_DOWN
from benbow.games.naufrageurs.rules.state import State as Wreckers

from .naufrageurs.table import GAME, loaded

# Files hold views as bytes: a layout that changes makes them unreadable.
LAYOUTS = {
    "ile_au_tresor": "f8c033524e5b0a4e",
    "martinique": "41ce575f156dbd0e",
    "naufrageurs": "9ced5649eb99a75d",
    "schatzinsel": "722edc956ebb9582",
}


class Opening(State):
    players: int = option(range(2, 4), 2)
    board: int = option(("small", "large"), "small")


class Whole(Opening):
    turn: int = category(-1, 2, is_seat=True)
    purse: Ints = number(0, 1000, (3,), seat_axes=(0,), hidden=True)
    seen: int = bits(20)
    wide: int = number(0, 1, dtype=np.int64)


@pytest.mark.parametrize("name", LAYOUTS)
def test_states_lie_in_memory_as_they_always_did(name: str) -> None:
    assert benbow.game(name).layout == LAYOUTS[name]


def test_fields_come_in_the_order_of_the_class() -> None:
    assert [one.name for one in declared(Whole, Option)] == ["players", "board"]
    turn, purse, seen, wide = declared(Whole, Field)
    assert (turn.kind, turn.low, turn.high, turn.is_seat, turn.hidden) == ("category", -1, 2, True, False)
    assert (purse.name, purse.kind, purse.shape, purse.seat_axes, purse.hidden) == ("purse", "number", (3,), (0,), True)
    assert (seen.kind, seen.low, seen.high) == ("bits", 0, 2**20 - 1)
    assert [one.dtype for one in (turn, purse, seen, wide)] == [np.int8, np.int16, np.int32, np.int64]


def test_field_that_fits_no_type_is_refused() -> None:
    for low, high in ((5, 4), (0, 1 << 64)):
        with pytest.raises(BadGameError, match=r"huge: .* is no range of int"):
            type("Bad", (State,), {"huge": number(low, high)})


@pytest.mark.parametrize("name", ["of", "record", "seat", "actor"])
def test_names_that_every_state_has_are_refused(name: str) -> None:
    with pytest.raises(BadGameError, match=f"{name}: every state has"):
        type("Bad", (State,), {name: number(0, 1)})


def test_option_that_a_new_match_could_not_be_given_is_refused() -> None:
    with pytest.raises(BadGameError, match="a parameter 'dice'"):
        dataclasses.replace(GAME, state=type("Bad", (Wreckers,), {"dice": option(range(2, 6), 3)}))


def test_snapshot_has_what_the_seat_sees_in_plain_numbers() -> None:
    view = loaded(1, 2, 3, 1).view(0)
    s = Wreckers.of(view)
    assert [type(one).__name__ for one in (s.wrecker, s.square, s.taken[0][0])] == ["int", "list", "int"]
    assert (s.seat, s.actor, s.phase, s.players, s.lanes) == (0, view.actor, view.phase, 2, 4)
    assert list(s.square) == [1, 2, 3, 1]
    assert list(s.cargo) == [FACE_DOWN + colour for colour in range(4)]
    assert {name: s[name] for name in GAME.names} == {name: view.record[name].tolist() for name in GAME.names}
    assert s.record is view.record


def test_snapshot_is_read_once_for_a_view_and_a_class() -> None:
    class More(Wreckers):
        @property
        def empty(self) -> int:
            return list(self.cargo).count(EMPTY)

    view = GAME.new(seed=1).view(SPECTATOR)
    assert Wreckers.of(view) is Wreckers.of(view)
    assert More.of(view) is More.of(view)
    assert (More.of(view).empty, More.of(view).seat) == (4, SPECTATOR)


def test_a_rule_that_a_snapshot_is_asked_answers_in_plain_numbers() -> None:
    s = Wreckers.of(loaded(1, 2, 3, 1).view(0))
    owner, in_sight = asked(wreckers_rules.camp)(s, s.wrecker), asked(wreckers_rules.in_sight)(s, 0)
    assert (int(owner), in_sight) == (0, True)
    assert type(in_sight) is bool
