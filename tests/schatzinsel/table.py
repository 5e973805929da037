"""Helpers to set a table and look at it: matches by hand, told in the notation of the game.

ISLAND is a layout that is its own mirror image, so that what Red can do Black can do on the other side:

          0   1   2           Red:    start - 18 - 10 - 8 - 3 - goal, and 10 - 5, 10 - 6, 8 - 4, 8 - 16, 3 - 1, 3 - 7
        3   4   5   6         Black:  start - 16 - 8 - 10 - 6 - goal, and 8 - 4, 8 - 3, 10 - 5, 10 - 18, 6 - 1, 6 - 11
      7   8   9  10  11       both:   12 - 13 - 17 - 14 - 15, 7 - 12, 11 - 15, 0 - 2, 0 - 4, 2 - 5
       12  13  14  15         Both trails of disc 9 come back to it. 16 leads on to Black's start, 18 to Red's.
         16  17  18
"""
from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.state import EMPTY, State

from ..by_hand import fields, go, texts
from .follower import KINDS

GAME = benbow.game("schatzinsel")
ENGLISH = GAME.words("en")
RED, BLACK = 0, 1
ISLAND = "D3 B2 E1 F5 D1 E3 F5 D1 F3 C2 F1 E3 D4 D0 E4 E0 D4 A5 E0"
POINTS = (*map(str, range(19)), "start", "goal")
FOE = "foe"  # the other side's start (SI-16)
COUNTS = {"A": 1, "B": 1, "C": 1, "D": 6, "E": 6, "F": 4}  # SI-3
CHESTS = {"normal": 6, "long": 8, "tiny": 2}
ROLLS = {RED: ("bb bb", "bb rb", "bb rr", "rb rr", "rr rr"), BLACK: ("rr rr", "rr rb", "rr bb", "rb bb", "bb bb")}
COLOUR = {RED: "rr", BLACK: "bb"}
rule = pytest.mark.rule
both = pytest.mark.parametrize("side", [RED, BLACK], ids=["red", "black"])
editions = pytest.mark.parametrize("edition", ["de", "fr"])
readings = pytest.mark.parametrize(("edition", "differences"), [("de", "back"), ("fr", "back"), ("de", "all"), ("fr", "all")])
attacker_wins = pytest.mark.parametrize("attacker_wins", [True, False])
lengths = pytest.mark.parametrize(("length", "each"), CHESTS.items())


# ------------------------------------------------------------------------------------------------------ playing
def table(*line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions."""
    return go(Match(GAME, options, dice=benbow.ByHand()), *line)


def rolled(match: Match, points: int) -> Match:
    """The player of the turn rolls so many points. SI-11"""
    return go(match, f"roll {ROLLS[int(match._state.player)][points]}")


def ends(match: Match, point: str) -> set[str]:
    """Where the pawn on a point can go."""
    found = {text.removeprefix("leave ") for text in texts(match, "leave")} if point == FOE else set()
    found |= {FOE} if f"enter {point}" in texts(match) else set()
    return found | {text.split()[2] for text in texts(match, f"move {point}")}


def move_text(source: str, target: str) -> str:
    """A move in the notation."""
    return f"enter {source}" if target == FOE else f"leave {target}" if source == FOE else f"move {source} {target}"


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
    return {point for k, point in enumerate((*POINTS, FOE)) if of >> k & 1}


def camp(match: Match, side: int) -> tuple[int, int]:
    """Pawns and chests."""
    state = fields(match)
    return int(state["in_camp"][side]), int(state["chests"][side][0])


def ship(match: Match, side: int) -> tuple[int, int]:
    """Pawns and chests."""
    state = fields(match)
    return int(state["aboard"][side]), int(state["chests"][side][1])


def chests(match: Match, side: int) -> tuple[tuple[int, int], ...]:
    """Of a side, then of the other; in the camp and on the ship."""
    return tuple((camp(match, one)[1], ship(match, one)[1]) for one in (side, 1 - side))


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
        if verb in ("land", "enter") or (verb == "move" and (values[1] == 20 or (values[1] < 19 and enemies >> values[1] & 1))):
            found.append(code)
    return found
