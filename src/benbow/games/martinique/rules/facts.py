"""What words and drawings ask the rules about a view. Uncompiled: nobody waits for a compiler to read a sentence."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import View

from . import game as rules
from . import loading, result, walking
from .actions import DECLINE
from .board import ABSENT, BOARDS, KINDS, NUMBERS
from .options import PIRATES
from .state import HOOK, LETTERS, State

SIZE, TAVERN, BEACH = BOARDS.size, BOARDS.tavern, BOARDS.beach

steps_of = uncompiled(walking.steps_of)
may_move = uncompiled(walking.may_move)
best_way = uncompiled(walking.best_way)
is_enemy = uncompiled(walking.is_enemy)
each_deed = uncompiled(walking.each_deed)
each_load = uncompiled(loading.each_load)
tiles_missing = uncompiled(loading.tiles_missing)
may_decline = uncompiled(loading.may_decline)
hidden_maps = uncompiled(rules.hidden_maps)
has_pirates = uncompiled(rules.has_pirates)
pairs = uncompiled(result.pairs)
hold_points = uncompiled(result.hold_points)
stack_bonus = uncompiled(result.stack_bonus)
finder = uncompiled(result.finder)
points_of = uncompiled(result.points_of)


class Walk(NamedTuple):
    """A way over the island, both ends included, and those of its squares where it passes an enemy pirate."""

    squares: tuple[int, ...]
    passed: tuple[int, ...]

    @property
    def enemies(self) -> int:
        return len(self.passed)


def pirate_at(s: State, square: int) -> tuple[int, int] | None:
    """-> seat and pirate"""
    there = int(s["stands"][square])
    return divmod(there - 1, PIRATES) if there else None


def walks(s: State, seat: int, pirate: int) -> dict[int, Walk]:
    """For each end of a move of this pirate, the way that he would take (MA-16)."""
    source = int(s["where"][seat, pirate])
    steps = int(steps_of(int(s["tile"][source]) - 1))
    found = {}
    for k in range(int(BOARDS.ends_size[int(s["board"]), steps, source])):
        end = int(BOARDS.ends[int(s["board"]), steps, source, k])
        way, _ = best_way(s, seat, source, steps, k)
        if not s["stands"][end]:
            squares = squares_between(s, source, steps, k, int(way), end)
            found[end] = Walk(squares, tuple(square for square in squares[1:-1] if is_enemy(s, seat, square)))
    return found


def enemies_to(s: State, seat: int, pirate: int, goal: int) -> int:
    """How many enemies a move of this pirate to one of its ends would pass (MA-16)."""
    source = int(s["where"][seat, pirate])
    steps, ends = int(steps_of(int(s["tile"][source]) - 1)), reach(s, source)
    return int(best_way(s, seat, source, steps, ends.index(goal))[1]) if goal in ends else 0


def reach(s: State, source: int) -> list[int]:
    """Where a move from this square can end, whoever stands there (MA-12, MA-13)."""
    board, steps = int(s["board"]), int(steps_of(int(s["tile"][source]) - 1))
    return [int(end) for end in BOARDS.ends[board, steps, source] if end != ABSENT]


def squares_between(s: State, source: int, steps: int, k: int, way: int, end: int) -> tuple[int, ...]:
    between = (int(square) for square in BOARDS.ways[int(s["board"]), steps, source, k, way])
    return source, *(square for square in between if square != ABSENT), end


def last_walk(s: State) -> tuple[int, ...]:
    """The way of the last move, as long as it is shown; empty otherwise."""
    if not int(s["way"]):
        return ()
    source, goal = int(s["source"]), int(s["goal"])
    steps = int(steps_of(int(s["tile"][source]) - 1))
    ends = reach(s, source)
    return squares_between(s, source, steps, ends.index(goal), int(s["way"]) - 1, goal) if goal in ends else ()


class Notes(NamedTuple):
    """What a seat knows of the coordinates: the columns and rows that some tile it has seen rules out."""

    columns: frozenset[int]
    rows: frozenset[int]

    def is_ruled_out(self, square: int) -> bool:
        return square // 8 in self.columns or square % 8 in self.rows


def notes(view: View) -> Notes:
    """From the view alone: own map tiles and those turned up (MA-3: every letter and number is there once)."""
    s = view.record
    seen = [int(face) for seat in range(2) for face in s["face"][seat, : int(s["maps"][seat])] if face]
    return Notes(frozenset(face - 1 for face in seen if face <= LETTERS),
                 frozenset(face - LETTERS - 1 for face in seen if face > LETTERS))


MOST_CODES = 80  # more than a player ever has to choose from


def deeds(s: State, seat: int) -> list[int]:
    """What a seat could do now, were it its turn: deploy, move, or be skipped. All of it is public."""
    out = np.zeros(MOST_CODES, np.int64)
    return [int(code) for code in out[: each_deed(s, seat, out)]]


def loads(s: State, seat: int) -> list[int]:
    """What a seat could load (MA-21, MA-22, MA-23, MA-24), declining left out."""
    out = np.zeros(MOST_CODES, np.int64)
    return [int(code) for code in out[: each_load(s, seat, out)] if code != DECLINE]


def symbols_of(s: State, treasure: int) -> list[tuple[int, int]]:
    """The tiles that lie in a treasure. -> place and symbol of each"""
    return [(place, (int(tile) - 1) // NUMBERS) for place, tile in enumerate(s["treasure"][treasure]) if tile]


def worth_of(s: State, treasure: int) -> int:
    """What a treasure brings in the hold (MA-29)."""
    return sum((int(tile) - 1) % NUMBERS + 1 for tile in s["treasure"][treasure] if tile)


def bag_content(s: State) -> list[int]:
    """How many tiles of each kind the bag still holds: public, by counting (MA-32)."""
    return [int(n) for n in s["in_bag"][:KINDS]]


def is_from_hook(origin: int) -> bool:
    return origin == HOOK
