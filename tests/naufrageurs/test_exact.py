"""Exact work on small versions: the whole game as a graph of states, solved in fractions."""
from __future__ import annotations

from fractions import Fraction

import pytest

from benbow.engine.contract import CHANCE, OVER
from benbow.engine.match import state_from

from .table import GAME


def graph(**options: object) -> tuple[bytes, dict[bytes, list[tuple[Fraction, bytes]]], dict[bytes, Fraction]]:
    """All states of a game in which nobody has a choice. -> the opening, the successors, the Wrecker's utility at the ends"""
    opening = GAME.opening(**options).tobytes()
    workspace = GAME.new_workspace()
    nexts: dict[bytes, list[tuple[Fraction, bytes]]] = {}
    ends: dict[bytes, Fraction] = {}
    waiting = [opening]
    while waiting:
        here = waiting.pop()
        if here in nexts or here in ends:
            continue
        state = state_from(GAME, here)
        if state["actor"] == OVER:
            GAME.rules["score"](state, workspace.utility)
            ends[here] = Fraction(float(workspace.utility[0]))
            continue
        n = GAME.rules["legal"](state, workspace.codes)
        codes, weights = [int(code) for code in workspace.codes[:n]], [1]
        if state["actor"] == CHANCE:
            GAME.rules["odds"](state, workspace.weights)
            weights = [int(weight) for weight in workspace.weights[:n]]
        assert len(codes) == len(weights), "a choice"
        nexts[here] = []
        for code, weight in zip(codes, weights, strict=True):
            after = state_from(GAME, here)
            GAME.rules["apply"](after, code)
            nexts[here].append((Fraction(weight, sum(weights)), after.tobytes()))
            waiting.append(after.tobytes())
    return opening, nexts, ends


def solved(opening: bytes, nexts: dict[bytes, list[tuple[Fraction, bytes]]], ends: dict[bytes, Fraction]) -> Fraction:
    """The value of the opening: linear equations by elimination, since ships may drift to and fro for ever."""
    equations = {here: dict[bytes, Fraction]() for here in nexts}
    for here, branches in nexts.items():
        for chance, after in branches:
            equations[here][after] = equations[here].get(after, Fraction(0)) + chance
    for here in [state for state in equations if state != opening]:
        row = equations.pop(here)
        loop = row.pop(here, Fraction(0))
        row = {after: part / (1 - loop) for after, part in row.items()}
        for other in equations.values():
            if share := other.pop(here, None):
                for after, part in row.items():
                    other[after] = other.get(after, Fraction(0)) + share * part
    row = equations[opening]
    loop = row.pop(opening, Fraction(0))
    return sum((ends[after] * part for after, part in row.items()), Fraction(0)) / (1 - loop)


@pytest.mark.rule("NA-9")
@pytest.mark.rule("NA-12")
def test_one_ship_with_one_barrel_is_wrecked_with_exactly_this_chance() -> None:
    """By hand: w2 and w3 are the Wrecker's chances when it is his turn and the ship is on square 2 or 3.

    w2 = 1/2 + 1/2 (1/2 w2 + 2/5 w3),   w3 = 1/10 + 2/5 (1/2 w2 + 2/5 w3) + 1/2 (1/2 w3);   entering: 1/2 + 2/5 w2 + 1/10 w3
    """
    half, fifth, tenth = Fraction(1, 2), Fraction(1, 5), Fraction(1, 10)
    a, b = half * half, half * 2 * fifth  # w2 = 1/2 + a w2 + b w3
    c, d = 2 * fifth * half, 2 * fifth * 2 * fifth + half * half  # w3 = 1/10 + c w2 + d w3
    w3 = (tenth + c * half / (1 - a)) / (1 - d - c * b / (1 - a))
    w2 = (half + b * w3) / (1 - a)
    assert solved(*graph(lanes=1, barrels=1, special=0)) == half + 2 * fifth * w2 + tenth * w3
