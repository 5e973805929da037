"""What words and drawings know of a view. Rules are asked uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from functools import cached_property

from benbow.engine.compiled.uncompiled import uncompiled

from . import game, view
from .actions import BARRELS
from .board import KINDS
from .state import BROWN, EMPTY, FACE_DOWN, Camp, Phase, State

all_barrels = uncompiled(game.all_barrels)
sees_all = uncompiled(view.sees_all)
VALUES = tuple(int(value) for value in game.VALUE)


class Seen(State):
    """A view in plain numbers, and what follows from it."""

    @property
    def is_wrecker(self) -> bool:
        return self.seat == self.wrecker

    @property
    def is_loading(self) -> bool:
        """Is it this seat that chooses a barrel now?"""
        return self.phase == Phase.LOAD and self.actor == self.seat

    @cached_property
    def sees_all(self) -> bool:
        return bool(sees_all(self.record, self.seat))

    @cached_property
    def all_barrels(self) -> int:
        """The set of those that this version of the game has."""
        return int(all_barrels(self.record))

    def left(self, back: int) -> int:
        """How many barrels of a back are in stock: public, by counting."""
        aboard = sum(cargo != EMPTY and back_of(cargo) == back for cargo in self.cargo)
        return (self.special if back == BROWN else self.barrels) - self.taken[0][back] - self.taken[1][back] - aboard

    @cached_property
    def known_stock(self) -> list[int]:
        """The barrels in stock, where the seat knows them."""
        return members(self.stock) if self.sees_all else []

    @cached_property
    def known_home(self) -> list[int]:
        """Those that the Owners have brought home."""
        aboard = sum(1 << barrel for barrel in self.cargo if 0 <= barrel < FACE_DOWN)
        return members(self.all_barrels & ~self.stock & ~self.booty & ~aboard) if self.sees_all else []

    def knows(self, side: Camp) -> bool:
        """Does the seat know what a camp has won? NA-20"""
        return self.sees_all or (side == Camp.WRECKER and self.is_wrecker)

    def won(self, side: Camp) -> list[int]:
        """What a camp has won, where the seat knows it."""
        if side == Camp.OWNERS:
            return self.known_home
        return members(self.booty) if self.knows(side) else []


def back_of(cargo: int) -> int:
    """The colour of a barrel, seen from either side."""
    return cargo - FACE_DOWN if cargo >= FACE_DOWN else cargo // KINDS


def members(barrels: int) -> list[int]:
    return [barrel for barrel in range(BARRELS) if barrels >> barrel & 1]


def worth(barrels: list[int]) -> int:
    return sum(VALUES[barrel] for barrel in barrels)
