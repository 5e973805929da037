"""What words and drawings know of a view. Rules are called uncompiled: a sentence does not wait for the compiler."""
from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np

from benbow.engine.compiled.uncompiled import asked, uncompiled
from benbow.engine.contract import OVER

from . import game, loading, result, walking
from .actions import DECLINE
from .board import ABSENT, BOARDS, KINDS, NUMBERS, SIDE, SQUARES, Board, is_beach
from .options import HOLD_SIZES, PIRATES
from .state import LETTERS, SEATS, Phase, State

MOST_CODES = 80  # more than a player ever has to choose from

steps_of = uncompiled(walking.steps_of)
may_move = asked(walking.may_move)
best_way = asked(walking.best_way)
is_enemy = asked(walking.is_enemy)
each_act = asked(walking.each_act)
each_load = asked(loading.each_load)
tiles_missing = asked(loading.tiles_missing)
points_in = asked(loading.points_in)
has_room = asked(loading.has_room)
may_decline = asked(loading.may_decline)
hidden_maps = asked(game.hidden_maps)
pirates_left = asked(game.pirates_left)
ends_sunrise = asked(game.ends_sunrise)
finder = asked(result.finder)
_pairs = asked(result.pairs)
_hold_points = asked(result.hold_points)
_stack_bonus = asked(result.stack_bonus)
_points_of = asked(result.points_of)


class Walk(NamedTuple):
    """A way over the island, both ends included, and the squares on it where an enemy pirate is passed."""

    squares: tuple[int, ...]
    passed: tuple[int, ...]


class Land(NamedTuple):
    """The island without its tiles."""

    size: int
    tavern: tuple[int, ...]
    printed: tuple[str, ...]  # on each square: hook, map, beach or nothing (MA-1, MA-6)


@lru_cache(maxsize=64)
def land_of(size: int, tavern: bytes, maps: bytes) -> Land:
    """From fields of a board: boards come and go, and so do their numbers."""
    hooks, crosses = (np.flatnonzero(np.frombuffer(marked, np.int64)).tolist() for marked in (tavern, maps))
    printed = ("hook" if k in hooks else "map" if k in crosses else "beach" if is_beach(k, size) else "" for k in range(SQUARES))
    return Land(size, tuple(hooks), tuple(printed))


class RuledOut(NamedTuple):
    """Columns and rows that cannot be the coordinates, as far as a seat knows."""

    columns: frozenset[int]
    rows: frozenset[int]

    def has(self, square: int) -> bool:
        return square // SIDE in self.columns or square % SIDE in self.rows


class Tally(NamedTuple):
    """Points as they would be counted now (MA-29), with the 20 of the variant once the Lost Treasure is found (MA-31)."""

    total: int
    pairs: int
    bonus: int
    hold: int

    @property
    def lost(self) -> int:
        return self.total - self.pairs - self.bonus - self.hold


class Snapshot(State):
    """A view in plain numbers, and what follows from it."""

    @cached_property
    def island(self) -> Board:
        """The board of this match."""
        return BOARDS.at_number(self.board).data

    @cached_property
    def size(self) -> int:
        """How many columns and rows the board has."""
        return int(self.island.side)

    @cached_property
    def land(self) -> Land:
        return land_of(self.size, self.island.tavern.tobytes(), self.island.maps.tobytes())

    @property
    def is_laying(self) -> bool:
        return self.phase == Phase.LAY

    @property
    def is_sunset(self) -> bool:
        """The second phase, to the end (MA-26)."""
        return Phase.DIG <= self.phase <= Phase.END

    @property
    def is_digging(self) -> bool:
        return Phase.DIG <= self.phase < Phase.END

    def is_tavern(self, square: int) -> bool:
        return bool(self.island.tavern[square])

    # ------------------------------------------------------------------------------------------------- pirates
    @property
    def deploy_needed(self) -> int:
        """How many pirates a player deploys before one may move (MA-11)."""
        return min(self.deploy_first, self.pirates)

    def in_supply(self, seat: int) -> int:
        return self.pirates - self.deployed[seat]

    def pirate_at(self, square: int) -> tuple[int, int] | None:
        """-> seat and pirate"""
        return seat_and_pirate(self.stands[square]) if self.stands[square] else None

    def steps_from(self, square: int) -> int:
        return int(steps_of(self.tile[square] - 1))

    def reach(self, source: int) -> list[int]:
        """Where a move from this square can end, occupied squares included (MA-12, MA-13)."""
        return [int(end) for end in self.island.ends[self.steps_from(source), source] if end != ABSENT]

    def walks(self, seat: int, pirate: int) -> dict[int, Walk]:
        """For each end of a move of this pirate, the way that he would take (MA-16)."""
        source, found = self.where[seat][pirate], {}
        for k, end in enumerate(self.reach(source)):
            if not self.stands[end]:
                way, _ = best_way(self, seat, source, self.steps_from(source), k)
                squares = self._squares_on(source, k, way, end)
                found[end] = Walk(squares, tuple(square for square in squares[1:-1] if is_enemy(self, seat, square)))
        return found

    def enemies_to(self, seat: int, pirate: int, goal: int) -> int:
        """How many enemies a move of this pirate to one of its ends would pass (MA-16)."""
        source = self.where[seat][pirate]
        ends = self.reach(source)
        return best_way(self, seat, source, self.steps_from(source), ends.index(goal))[1] if goal in ends else 0

    def _squares_on(self, source: int, k: int, way: int, end: int) -> tuple[int, ...]:
        between = self.island.ways[self.steps_from(source), source, k, way].tolist()
        return source, *(square for square in between if square != ABSENT), end

    @property
    def last_walk(self) -> tuple[int, ...]:
        """The way of the last move, as long as it is shown; empty otherwise."""
        ends = self.reach(self.source) if self.way else []
        return self._squares_on(self.source, ends.index(self.goal), self.way - 1, self.goal) if self.goal in ends else ()

    def acts(self, seat: int) -> list[int]:
        """What a seat could do if it were its turn: deploy, move, or be skipped (MA-10, MA-25). All of it is public."""
        out = np.zeros(MOST_CODES, np.int64)
        return [int(code) for code in out[: each_act(self, seat, out)]]

    # --------------------------------------------------------------------------------------------------- tiles
    @cached_property
    def ruled_out(self) -> RuledOut:
        """From the view alone: own map tiles and those turned up (MA-3: every letter and number is there once)."""
        seen = [face for seat in range(SEATS) for face in self.face[seat][: self.maps[seat]] if face]
        return RuledOut(frozenset(face - 1 for face in seen if face <= LETTERS),
                        frozenset(face - LETTERS - 1 for face in seen if face > LETTERS))

    @property
    def noted(self) -> RuledOut | None:
        """The same, where this match is played with notes."""
        return None if self.notes else self.ruled_out

    def finds(self, seat: int) -> list[int]:
        """The find tiles that a player keeps, by the square they come from, in the order taken."""
        return [square for square in self.row[seat][: self.row_size[seat]] if 0 < self.tile[square] <= KINDS]

    def places(self, treasure: int) -> tuple[int, ...]:
        """1 + the kind of tile on each place of a treasure, 0 where none lies."""
        return tuple(self.treasure[treasure][: int(self.island.places[treasure])])

    def symbols_in(self, treasure: int) -> list[tuple[int, int]]:
        """The tiles that lie in a treasure. -> place and symbol of each"""
        return [(place, (tile - 1) // NUMBERS) for place, tile in enumerate(self.places(treasure)) if tile]

    @property
    def room(self) -> int:
        """How many stacks a hold takes, 0 if it takes any number (MA-5)."""
        return HOLD_SIZES[self.hold_size - 1] if self.hold_size else 0

    def loads(self, seat: int) -> list[int]:
        """What a seat could load (MA-21), without declining."""
        out = np.zeros(MOST_CODES, np.int64)
        return [int(code) for code in out[: each_load(self, seat, out)] if code != DECLINE]

    @property
    def out_of_game(self) -> tuple[int, ...]:
        """How many tiles of each kind have left the game: public, by counting (MA-32)."""
        left = self.island.copies.tolist()
        island = [tile for tile, lies in zip(self.tile, self.lies, strict=True) if lies]
        kept = [self.tile[square] for seat in range(SEATS) for square in self.finds(seat)]
        for tile in (*island, *kept, *self.treasure[0], *self.treasure[1], *self.treasure[2]):
            if 0 < tile <= KINDS:
                left[tile - 1] -= 1
        return tuple(n - bag - black - red for n, bag, black, red in zip(left, self.in_bag, *self.hold, strict=True))

    @property
    def are_holds_open(self) -> bool:
        """Does the page count along what is in the holds and in the bag, and the points? At the end it does in any case. MA-32"""
        return not self.holds or self.actor == OVER

    def tally(self, seat: int) -> Tally:
        return Tally(_points_of(self, seat), 2 * _pairs(self, seat), _stack_bonus(self, seat), _hold_points(self, seat))


def seat_and_pirate(number: int) -> tuple[int, int]:
    """Whose pirate `stands` on a square or sits on a `stool`."""
    return divmod(number - 1, PIRATES)
