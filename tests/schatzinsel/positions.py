"""Positions of Die Schatzinsel: any that play rarely comes to, and some in which there is something to say."""
from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import benbow
from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.state import CLOSED, OPEN, Phase, State

from ..by_hand import go
from .follower import KINDS, PLACES, WELL_AT
from .table import BLACK, CHESTS, COUNTS, FOE, GAME, ISLAND, POINTS, RED, table

RETURNED = {"": 0, "closed": CLOSED, "open": OPEN}
Stocks = tuple[tuple[int, int], tuple[int, int]]  # chests: of each side, in the camp and on the ship


def seen_by(side: int, point: str) -> str:
    """On ISLAND: what is here for Red, on the mirror's side for Black."""
    if side == RED or not point.isdigit():
        return point
    x, y = PLACES[int(point)]
    return str(WELL_AT[-x, y])


def seen(side: int, points: str) -> str:
    return " ".join(seen_by(side, point) for point in points.split())


def position(
    red: str = "",
    black: str = "",
    *,
    turn: int = RED,
    left: int | None = None,
    camps: tuple[int | None, int | None] = (None, None),
    aboard: tuple[int, int] = (0, 0),
    chests: Stocks | None = None,
    returned: tuple[str, str] = ("", ""),
    moved: bool = False,
    objected: bool = False,
    barred: str = "",
    turns: int = 10,
    layout: str = ISLAND,
    discs_at: Mapping[int, str] | None = None,
    **options: object,
) -> Match:
    """The middle of a game: the dice of a turn are about to be rolled, or there are `left` points.

    red, black: the points of the pawns; those not named are in the camp, if nothing else is said.
    chests: for each side, in the camp and on the ship. returned: `closed` or `open`, the goal of a pawn that is back.
    layout: the discs by wells; discs_at: some others instead (in tests of a single place, more of a kind than there are).
    """
    match = table(layout="random", **options)
    state = match._state
    state.phase, state.actor, state.player, state.turns = Phase.ROLL, benbow.CHANCE, turn, turns
    lay_discs(state, [(discs_at or {}).get(well, name) for well, name in enumerate(layout.split())], not discs_at)
    if left is not None:
        state.phase, state.actor, state.left = Phase.ACT, turn, left
    state.moved, state.objected = moved, objected
    state.barred = sum(1 << int(well) for well in barred.split())
    for side, points in enumerate((red, black)):
        state.standing[side] = sum(1 << (*POINTS, FOE).index(point) for point in points.split())
        here = len(points.split())
        rest = camps[side]
        state.in_camp[side] = int(state.pawns) - here - aboard[side] if rest is None else rest
        state.aboard[side], state.returned[side] = aboard[side], RETURNED[returned[side]]
        if chests:
            state.chests[side] = chests[side]
    check(state)
    return match


def lay_discs(state: State, layout: list[str], count: bool = True) -> None:
    if count:
        known = GAME.option_values(state)["discs"]
        assert {kind: [name[0] for name in layout].count(kind) for kind in KINDS} == COUNTS, known
    state.laid, state.pool[:] = 19, 0
    for well, name in enumerate(layout):
        state.disc[well] = 6 * KINDS.index(name[0]) + int(name[1])


def check(state: State) -> None:
    """What holds in every position: SI-6, SI-7, SI-14, SI-15, SI-30, SI-31."""
    assert GAME.is_sound(state)
    red, black = (int(one) for one in state.standing)
    assert not red & black & (1 << 19) - 1, "two on a dot"
    assert not (red >> 19 & black >> 21 | black >> 19 & red >> 21) & 1, "two on a start"
    in_hand = state.phase == Phase.DUEL
    pawns = red.bit_count() + black.bit_count() + sum(map(int, (*state.in_camp, *state.aboard))) + in_hand
    assert pawns == 2 * int(state.pawns), f"{pawns} pawns"
    start = CHESTS[str(GAME.option_values(state)["length"])]
    assert sum(map(int, itertools.chain(*state.chests))) == 2 * start, "chests"
    for side in (RED, BLACK):
        on_goal = int(state.standing[side]) >> 20 & 1
        assert not on_goal or state.returned[side] == CLOSED, "on the goal, and not back from the ship"
        if state.returned[side]:
            attacks = in_hand and state.player == side
            assert state.in_camp[side] == 0, "back from the ship, with others in the camp"
            assert int(state.standing[side]).bit_count() + attacks == 1, "back from the ship, and not alone"
        assert state.actor == benbow.OVER or state.chests[side, 1] <= start, "won already"


def mine(side: int, own: str, foes: str = "", **more: Any) -> Match:
    """A position in a side's turn. Points are told as Red would tell them, and pairs with the side itself first."""
    return told_by(side, side, own, foes, **more)


def theirs(side: int, own: str, foes: str = "", **more: Any) -> Match:
    """The same in the other side's turn."""
    return told_by(side, 1 - side, own, foes, **more)


def told_by(side: int, turn: int, own: str, foes: str, **more: Any) -> Match:
    for name in ("camps", "aboard", "chests", "returned"):
        if side == BLACK and name in more:
            more[name] = more[name][::-1]
    points = (seen(side, own), seen(side, foes))
    return position(*(points if side == RED else points[::-1]), turn=turn, **more)


def aboard(side: int, chests: Stocks, **more: Any) -> Match:
    """A pawn of the side has just gone aboard. chests: before that, of the side itself and of the other."""
    return go(mine(side, "3 17", "start", left=3, chests=chests, **more), f"move {seen_by(side, '3')} goal")


def lonely(side: int, aboard: int = 1, foes: str = "17", **more: Any) -> Match:
    """It is the other side's turn, and no point is left. `side` has nobody on the island, and these pawns aboard."""
    return theirs(side, "", foes, left=0, camps=(0, 10 - aboard - len(foes.split())), aboard=(aboard, 0), **more)


# ------------------------------------------------------------------------------------------ something to say
def acting(*line: str, red: str = "18", black: str = "", left: int = 3, **more: Any) -> Match:
    """Red acts; his pawn on 18 may go to 10 or back to the start. On ISLAND 9 leads nowhere."""
    return go(position(red, black, left=left, **more), *line)


def drawn(*line: str) -> Match:
    """Black has drawn the first disc."""
    return table("draw D", *line)


def named(*line: str, **more: Any) -> Match:
    """Red wants to turn disc 9, and Black is asked."""
    return acting("name 9", *line, **more)


def objected(*line: str, **more: Any) -> Match:
    """Black objects, and Red has to answer."""
    return named("object", *line, **more)


def won(**more: Any) -> Match:
    """He has contested it, and won, and may turn disc 9."""
    return objected("contest", "settle rr", won="may", **more)


def other(**more: Any) -> Match:
    """By the German text: Red has accepted the objection, and has to name another disc."""
    return objected("accept", differences="all", **more)


def french(**more: Any) -> Match:
    """Red acts by the French text: pawns do not hold their discs, and do not go back to the start."""
    return acting(edition="fr", differences="all", **more)


def beside(**more: Any) -> Match:
    """Red acts beside Black's start, which he may enter; a black pawn stands on it."""
    more = {"red": "16", "black": "start", "starts": "all"} | more
    return acting(**more)


def besieged(*line: str, **more: Any) -> Match:
    """Red's pawn stands on Black's start: the next pawn from Black's camp has to fight it, at the start of his turn."""
    more = {"red": "foe", "black": "8", "left": 0} | more
    return go(beside(**more), "end", *line)


def duel(*line: str, red: str = "10", black: str = "5", **more: Any) -> Match:
    """Red's pawn on 10 has attacked the one on 5."""
    return acting("move 10 5", *line, red=red, black=black, **more)


def free(**more: Any) -> Match:
    """It has won, and may move on, to 10 or 2."""
    return duel("fight rr", **more)


def back(at: str = "3", goal: str = "closed", **more: Any) -> Match:
    """Red has one pawn on the island, which is back from the ship; four are aboard."""
    return acting(red=at, camps=(0, None), aboard=(4, 0), returned=(goal, ""), **more)


def asked_back(*line: str, **more: Any) -> Match:
    """Red has no pawn on the island, and may bring one back."""
    return go(lonely(RED, **more), "end", *line)


def alone(left: int = 2, **more: Any) -> Match:
    """Red has no pawn on the island, and has brought none back."""
    return position("", left=left, camps=(0, None), aboard=(5, 0), **more)
