"""What words and drawings know of a view. Rules are called uncompiled: a sentence does not wait for the compiler."""
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from benbow.engine.compiled.uncompiled import asked

from . import game, view
from .board import BARRELS, BOARDS, KINDS
from .state import BROWN, EMPTY, FACE_DOWN, Camp, Phase, State

all_barrels, is_wrecked, is_home = asked(game.all_barrels), asked(game.is_wrecked), asked(game.is_home)
sees_all = asked(view.sees_all)


class Snapshot(State):
    """A view in plain numbers, and what follows from it."""

    @property
    def is_wrecker(self) -> bool:
        return self.seat == self.wrecker

    @property
    def is_loading(self) -> bool:
        """Does this seat choose a barrel now?"""
        return self.phase == Phase.LOAD and self.actor == self.seat

    @cached_property
    def sees_all(self) -> bool:
        return sees_all(self, self.seat)

    @cached_property
    def values(self) -> list[int]:
        """Of all barrels."""
        return [int(value) for value in BOARDS.at_number(self.board).data.value]

    @cached_property
    def faces(self) -> list[tuple[int, int]]:
        """Of the dice, with their weights. NA-2"""
        return [(face, int(weight)) for face, weight in enumerate(BOARDS.at_number(self.board).data.dice, start=1)]

    def worth(self, barrels: list[int]) -> int:
        return sum(self.values[barrel] for barrel in barrels)

    def percent(self, faces: Callable[[int], bool]) -> int:
        """How likely one of these faces comes: 100 only if it is certain."""
        return 100 * sum(weight for face, weight in self.faces if faces(face)) // sum(weight for _, weight in self.faces)

    @cached_property
    def all_barrels(self) -> int:
        """The set of barrels that this version of the game has."""
        return all_barrels(self)

    def left(self, back: int) -> int:
        """How many barrels with this back are in stock: everyone can count them."""
        aboard = sum(cargo != EMPTY and back_of(cargo) == back for cargo in self.cargo)
        return (self.special if back == BROWN else self.barrels) - self.taken[0][back] - self.taken[1][back] - aboard

    @cached_property
    def known_stock(self) -> list[int]:
        """The barrels in stock, if the seat knows them."""
        return members(self.stock) if self.sees_all else []

    def knows(self, side: Camp) -> bool:
        """Does the seat know what a camp has won? NA-20"""
        return self.sees_all or (side == Camp.WRECKER and self.is_wrecker)

    def won(self, side: Camp) -> list[int]:
        """The barrels that a camp has won, if the seat knows them."""
        if not self.knows(side):
            return []
        aboard = sum(1 << barrel for barrel in self.cargo if 0 <= barrel < FACE_DOWN)
        return members(self.booty if side == Camp.WRECKER else self.all_barrels & ~self.stock & ~self.booty & ~aboard)

    def wreck_percent(self, lane: int) -> int:
        """If it is lured, how likely is this ship wrecked? NA-2, NA-10"""
        return self.percent(lambda face: is_wrecked(self, lane, face))

    def home_percent(self, lane: int) -> int:
        """If it is not lured, how likely does this ship come home in the Owners' turn? NA-12"""
        return self.percent(lambda face: is_home(self, lane, face))

    def possible(self, lane: int) -> list[int]:
        """The values that the cargo of a ship may have, for a seat that sees only its back."""
        return [self.values[barrel] for barrel in members(self.stock) if back_of(barrel) == back_of(self.cargo[lane])]


def back_of(cargo: int) -> int:
    """The colour of a cargo: a barrel, or only a back."""
    return cargo - FACE_DOWN if cargo >= FACE_DOWN else cargo // KINDS


def members(barrels: int) -> list[int]:
    return [barrel for barrel in range(BARRELS) if barrels >> barrel & 1]
