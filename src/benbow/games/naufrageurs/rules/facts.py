"""What words and drawings know of a view. Rules are called uncompiled: a sentence does not wait for the compiler."""
from __future__ import annotations

from functools import cached_property

from benbow.engine.compiled.uncompiled import asked

from . import game, view
from .actions import BARRELS
from .board import KINDS
from .state import BROWN, EMPTY, FACE_DOWN, Camp, Phase, State

all_barrels = asked(game.all_barrels)
sees_all = asked(view.sees_all)
VALUES = tuple(int(value) for value in game.VALUE)


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


def back_of(cargo: int) -> int:
    """The colour of a cargo: a barrel, or only a back."""
    return cargo - FACE_DOWN if cargo >= FACE_DOWN else cargo // KINDS


def members(barrels: int) -> list[int]:
    return [barrel for barrel in range(BARRELS) if barrels >> barrel & 1]


def worth(barrels: list[int]) -> int:
    return sum(VALUES[barrel] for barrel in barrels)
