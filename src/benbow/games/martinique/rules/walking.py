"""Pirates on the island: where they may go, which way, and which enemies they pass."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Codes, rule

from .actions import DEPLOY, FIRST_MOVE, SKIP, STOOL
from .board import ABSENT, MAP, MOST_WAYS, NUMBERS, SQUARES, at
from .options import PIRATES
from .state import State


@rule
def steps_of(kind: int) -> Any:
    """MA-12: the number of a find tile; MA-3: the backs of map tiles show 1."""
    return np.int64(1) if kind == MAP else np.int64(kind % NUMBERS + 1)


@rule
def each_act(s: State, seat: int, out: Codes) -> int:
    """Deploy or move; a seat that can do neither is skipped. MA-25"""
    n = 0
    if s.deployed[seat] < s.pirates:
        n = each_landing(s, out)
    if may_move(s, seat):
        for pirate in range(s.pirates):
            if s.where[seat, pirate] >= 0:
                n = each_end(s, seat, pirate, out, n)
    if n == 0:
        out[0] = SKIP
        n = 1
    return n


@rule
def each_landing(s: State, out: Codes) -> int:
    """MA-10: beach squares with a tile and no pirate; if there is none, the first free stool."""
    n, b = 0, at(s.board)
    for k in range(b.beach_size):
        square = b.beach[k]
        out[n] = DEPLOY + square
        n += s.lies[square] == 1 and s.stands[square] == 0
    if n == 0:
        out[0] = DEPLOY + STOOL
        n = 1
    return n


@rule
def may_move(s: State, seat: int) -> bool:
    """MA-11"""
    return s.deployed[seat] >= min(s.deploy_first, s.pirates)


@rule
def each_end(s: State, seat: int, pirate: int, out: Codes, n: int) -> int:
    """MA-12, MA-13: the ends of all ways of the exact length, over any squares (MA-14), where no pirate stands (MA-15)."""
    b, source = at(s.board), s.where[seat, pirate]
    steps = steps_of(s.tile[source] - 1)
    first = FIRST_MOVE + SQUARES * pirate
    for k in range(b.ends_size[steps, source]):
        end = np.int64(b.ends[steps, source, k])
        out[n] = first + end
        n += s.stands[end] == 0
    return n


@rule
def end_number(s: State, source: int, steps: int, goal: int) -> int:
    """The index of the goal among the ends of moves of so many steps."""
    k, b = 0, at(s.board)
    while b.ends[steps, source, k] != goal:
        k += 1
    return k


@rule
def is_enemy(s: State, seat: int, square: int) -> bool:
    """Does a pirate of the other player stand there?"""
    return s.stands[square] > 0 and (s.stands[square] - 1) // PIRATES != seat


@rule
def enemies_on(s: State, seat: int, source: int, steps: int, k: int, way: int) -> int:
    """MA-16: enemy pirates on one of the ways."""
    n, b = 0, at(s.board)
    for step in range(steps - 1):
        n += is_enemy(s, seat, b.ways[steps, source, k, way, step])
    return n


@rule
def best_way(s: State, seat: int, source: int, steps: int, k: int) -> tuple[int, int]:
    """MA-16: the first of the ways that pass the most enemies. -> which, and how many it passes"""
    b, best, most = at(s.board), 0, enemies_on(s, seat, source, steps, k, 0)
    for way in range(1, MOST_WAYS):
        if steps > 1 and b.ways[steps, source, k, way, 0] != ABSENT:
            passed = enemies_on(s, seat, source, steps, k, way)
            if passed > most:
                best, most = way, passed
    return best, most
