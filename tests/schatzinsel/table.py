"""Helpers to set a table: matches by hand, told in the notation of the game, and positions that play rarely comes to.

ISLAND is a layout that is its own mirror image, so that what Red can do Black can do on the other side:

          0   1   2           Red:    start - 18 - 10 - 8 - 3 - goal, and 10 - 5, 10 - 6, 8 - 4, 8 - 16, 3 - 1, 3 - 7
        3   4   5   6         Black:  start - 16 - 8 - 10 - 6 - goal, and 8 - 4, 8 - 3, 10 - 5, 10 - 18, 6 - 1, 6 - 11
      7   8   9  10  11       both:   12 - 13 - 17 - 14 - 15, 7 - 12, 11 - 15, 0 - 2, 0 - 4, 2 - 5
       12  13  14  15         Both trails of disc 9 come back to it. 16 leads on to Black's start, 18 to Red's.
         16  17  18
"""
from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Mapping
from typing import Any

import benbow
from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.state import CLOSED, EMPTY, OPEN, Phase, State

from ..by_hand import fields, go, texts
from .follower import KINDS, PLACES, WELL_AT

GAME = benbow.game("schatzinsel")
ENGLISH = GAME.words("en")
RED, BLACK = 0, 1
COLOURS = ("red", "black")
ISLAND = "D3 B2 E1 F5 D1 E3 F5 D1 F3 C2 F1 E3 D4 D0 E4 E0 D4 A5 E0"
POINTS = (*map(str, range(19)), "start", "goal")
COUNTS = {"A": 1, "B": 1, "C": 1, "D": 6, "E": 6, "F": 4}  # SI-3
CHESTS = {"normal": 6, "long": 8, "tiny": 2}
RETURNED = {"": 0, "closed": CLOSED, "open": OPEN}
ROLLS = {RED: ("bb bb", "bb rb", "bb rr", "rb rr", "rr rr"), BLACK: ("rr rr", "rr rb", "rr bb", "rb bb", "bb bb")}
COLOUR = {RED: "rr", BLACK: "bb"}


# ------------------------------------------------------------------------------------------------------ playing
def table(*line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions."""
    return go(Match(GAME, options, dice=benbow.ByHand()), *line)


def rolled(match: Match, points: int) -> Match:
    """The player of the turn rolls so many points. SI-11"""
    return go(match, f"roll {ROLLS[int(match._state.player)][points]}")


def ends(match: Match, point: str) -> set[str]:
    """Where the pawn on a point can go."""
    return {text.split()[2] for text in texts(match, f"move {point}")}


def named(match: Match) -> set[int]:
    """The discs that can be named."""
    return {int(text.split()[1]) for text in texts(match, "name")}


# ------------------------------------------------------------------------------------------------------ looking
def turn_of(match: Match) -> int:
    return int(fields(match)["player"])


def left(match: Match) -> int:
    """Points left in the turn."""
    return int(fields(match)["left"])


def stands(match: Match, side: int) -> set[str]:
    """The points on which a side's pawns stand."""
    return members(int(fields(match)["standing"][side]))


def members(of: int) -> set[str]:
    return {point for k, point in enumerate(POINTS) if of >> k & 1}


def camp(match: Match, side: int) -> tuple[int, int]:
    """Pawns and chests."""
    state = fields(match)
    return int(state["in_camp"][side]), int(state["chests"][side][0])


def ship(match: Match, side: int) -> tuple[int, int]:
    """Pawns and chests."""
    state = fields(match)
    return int(state["aboard"][side]), int(state["chests"][side][1])


def disc(match: Match, well: int) -> str:
    """`D4`, or nothing."""
    return disc_name(int(fields(match)["disc"][well]))


def disc_name(number: int) -> str:
    return "" if number == EMPTY else f"{KINDS[number // 6]}{number % 6}"


def layout_of(match: Match) -> list[str]:
    return [disc(match, well) for well in range(19)]


def over(match: Match) -> tuple[tuple[int, ...], str]:
    """Who has won, and why."""
    assert match.actor == benbow.OVER
    assert match.outcome is not None
    return match.outcome.winners, match.outcome.reason


# ---------------------------------------------------------------------------------------------------- positions
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
    chests: tuple[tuple[int, int], tuple[int, int]] | None = None,
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
        state.standing[side] = sum(1 << POINTS.index(point) for point in points.split())
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


def lonely(side: int, aboard: int = 1, foes: str = "17", **more: Any) -> Match:
    """It is the other side's turn, and no point is left. `side` has nobody on the island, and these pawns aboard."""
    return theirs(side, "", foes, left=0, camps=(0, 10 - aboard - len(foes.split())), aboard=(aboard, 0), **more)


# ----------------------------------------------------------------------------------------------------- many games
def any_layout(rng: random.Random) -> list[str]:
    kinds = [kind for kind, count in COUNTS.items() for _ in range(count)]
    rng.shuffle(kinds)
    return [f"{kind}{rng.randrange(6)}" for kind in kinds]


def legal(state: State) -> list[int]:
    workspace = GAME.workspace
    return [int(code) for code in workspace.codes[: GAME.rules["legal"](state, workspace.codes)]]


def lively(state: State, codes: Iterable[int]) -> list[int]:
    """Moves into the goal, or against an enemy."""
    enemies, found = int(state.standing[1 - state.player]), []
    for code in codes:
        verb, values = GAME.verbs.decode(code)
        if verb == "land" or (verb == "move" and (values[1] == 20 or (values[1] < 19 and enemies >> values[1] & 1))):
            found.append(code)
    return found
