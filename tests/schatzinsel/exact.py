"""Exact odds: the tree of real states, where states that come again give linear equations.

A state is known by its bytes. Its value is what an end is worth, or the mean of what follows by the odds of the rules, or
what follows from the one action that a plan chooses. Throws that decide nothing lead back to a state that was there already:
then the values are unknowns of each other's equations, and Gauss solves them in fractions.
"""
from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import benbow
from benbow.engine.match import Match, state_from
from benbow.games.schatzinsel.rules.state import State

from .table import GAME, legal

Plan = Callable[[State, list[str]], str]
Worth = Callable[[State], Fraction | int | None]
Row = dict[bytes, Fraction]  # how the value of a state hangs on those of others


def no_plan(state: State, texts: list[str]) -> str:
    raise AssertionError(f"nobody should have to choose here: {texts}")


def after(state: State, code: int) -> State:
    fresh = GAME.copy_of(state)
    GAME.rules["apply"](fresh, code)
    return fresh


def ways_on(state: State, plan: Plan) -> list[tuple[Fraction, State]]:
    """What follows, and how likely it is."""
    codes = legal(state)
    if state.actor == benbow.CHANCE:
        weights = GAME.workspace.weights
        total = int(GAME.rules["odds"](state, weights))
        shares = [Fraction(int(weight), total) for weight in weights[: len(codes)]]
        assert sum(shares) == 1
        return [(share, after(state, code)) for share, code in zip(shares, codes, strict=True)]
    chosen = GAME.verbs.parse(plan(state, [GAME.verbs.text(code) for code in codes]))
    assert chosen in codes, GAME.verbs.text(chosen)
    return [(Fraction(1), after(state, chosen))]


def solve(match: Match, worth: Worth, plan: Plan = no_plan, cost: Callable[[State], int] = lambda state: 0) -> Fraction:
    """The exact mean of `worth` at the first states where it is not None, plus what is paid at each state before."""
    start = match.state_bytes()
    rows: dict[bytes, Row] = {}
    constants: dict[bytes, Fraction] = {}
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in constants:
            continue
        state = state_from(GAME, name)
        value = worth(state)
        rows[name], constants[name] = {}, Fraction(0)
        if value is not None:
            constants[name] = Fraction(value)
            continue
        constants[name] += cost(state)
        for share, there in ways_on(state, plan):
            rows[name][there.tobytes()] = rows[name].get(there.tobytes(), Fraction(0)) + share
            waiting.append(there.tobytes())
    return eliminated(rows, constants)[start]


def eliminated(rows: dict[bytes, Row], constants: dict[bytes, Fraction]) -> dict[bytes, Fraction]:
    """Gauss: the value of one state after another is put into the equations of all others.

    Of two states a leads to b for sure, and b back to a with 1/3, or with 1/2 to an end that is worth 6:
    >>> rows = {b"a": {b"b": Fraction(1)}, b"b": {b"a": Fraction(1, 3), b"c": Fraction(1, 2)}, b"c": {}}
    >>> values = eliminated(rows, {b"a": Fraction(0), b"b": Fraction(0), b"c": Fraction(6)})
    >>> {name: str(value) for name, value in values.items()}
    {b'a': '9/2', b'b': '9/2', b'c': '6'}
    """
    users: dict[bytes, set[bytes]] = {name: set() for name in rows}
    for name, row in rows.items():
        for there in row:
            users[there].add(name)
    order = list(rows)
    for name in reversed(order):
        row = rows[name]
        stays = row.pop(name, Fraction(0))  # the chance that it comes back to itself
        users[name].discard(name)
        assert stays < 1, "it never ends"
        if stays:
            constants[name] /= 1 - stays
            for there in row:
                row[there] /= 1 - stays
        for user in users[name]:
            share = rows[user].pop(name)
            constants[user] += share * constants[name]
            for there, factor in row.items():
                rows[user][there] = rows[user].get(there, Fraction(0)) + share * factor
                users[there].add(user)
        for there in row:
            users[there].add(name)
    values: dict[bytes, Fraction] = {}
    for name in order:  # each hangs only on those eliminated later
        values[name] = constants[name] + sum((factor * values[there] for there, factor in rows[name].items()), Fraction(0))
    return values
