"""A toy game with a prologue: tiles are drawn from a bag and laid out, a die is rolled if one likes; seat 0 hides a coin under
a tile, seat 1 says where. LAID-n are its clauses."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, below, rule
from benbow.engine.contract import CHANCE, OVER, Explanation, Game, View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.state import Ints, category, number, option
from benbow.engine.verbs import Labels, Verb, Verbs, numbers
from benbow.engine.words import Words
from tests.toys.sealed import camp, dice, reason, tell

__all__ = ["GAME", "camp", "dice", "reason", "tell"]
TILES, COLUMNS, KINDS = 48, 8, 4
COLOURS = ("none", "sand", "palm", "rock", "reef")
FILLS = ("#8a7a5c", "#e3c98b", "#6f9a58", "#8f8f8f", "#5f9fb8")
VERBS = Verbs(
    Verb("draw", Labels(COLOURS[1:], first=1), chance=True),
    Verb("roll", numbers(1, 2), chance=True),
    Verb("hide", numbers(1, TILES)),
    Verb("seek", numbers(1, TILES)),
    Verb("hide_hidden", text="hide ?", hides=True),
)
DRAW, ROLL, HIDE, SEEK, HIDE_HIDDEN = (VERBS.base(verb.name) for verb in VERBS.table)


class Phase(IntEnum):
    LAY = 0
    ROLL = 1
    HIDE = 2
    SEEK = 3
    END = 4


UNSEEN = TILES + 1


class State(state.State):
    players: int = option(range(2, 3), 2)
    tiles: int = option((6, TILES), TILES)
    rolls: int = option((0, 1), 1)
    laid: int = number(0, TILES)
    tile: Ints = category(0, KINDS, (TILES,))  # 0: still in the bag
    bag: Ints = number(0, TILES // KINDS, (KINDS + 1,))
    die: int = number(0, 2)
    coin: int = category(0, UNSEEN, hidden=True)  # 0: under no tile yet
    sought: int = category(0, TILES)


@rule
def wait(s: State, actor: int, phase: int) -> None:
    s.actor = actor
    s.phase = phase


@rule
def setup(s: State) -> None:
    s.laid = 0
    s.tile[:] = 0
    s.bag[:] = TILES // KINDS
    s.die = 0
    s.coin = 0
    s.sought = 0
    wait(s, CHANCE, Phase.LAY)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.LAY:
        for kind in range(1, KINDS + 1):
            out[n] = DRAW + kind
            n += s.bag[kind] > 0
    elif s.phase == Phase.ROLL:
        for face in range(1, 3):
            out[n] = ROLL + face
            n += 1
    elif s.phase == Phase.HIDE or s.phase == Phase.SEEK:
        for place in range(1, s.tiles + 1):
            out[n] = (HIDE if s.phase == Phase.HIDE else SEEK) + place
            n += 1
    return n


@rule
def odds(s: State, out: Codes) -> int:
    n, total = 0, 0
    if s.phase == Phase.LAY:
        for kind in range(1, KINDS + 1):
            out[n] = s.bag[kind]
            total += s.bag[kind]
            n += s.bag[kind] > 0
        return total
    out[0] = 1
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.LAY:
        s.tile[s.laid] = action - DRAW
        s.bag[action - DRAW] -= 1
        s.laid += 1
        if s.laid == s.tiles and s.rolls:
            wait(s, CHANCE, Phase.ROLL)
        elif s.laid == s.tiles:
            wait(s, 0, Phase.HIDE)
    elif s.phase == Phase.ROLL:
        s.die = action - ROLL
        wait(s, 0, Phase.HIDE)
    elif s.phase == Phase.HIDE:
        s.coin = action - HIDE
        wait(s, 1, Phase.SEEK)
    else:
        s.sought = action - SEEK
        wait(s, OVER, Phase.END)


@rule
def score(s: State, out: Utilities) -> None:
    out[1] = 1.0 if s.sought == s.coin else 0.0
    out[0] = 1.0 - out[1]


@rule
def points(s: State, out: Codes) -> None:
    out[0] = s.coin
    out[1] = s.sought


@rule
def hide(s: State, seat: int) -> None:
    if s.actor != OVER and seat != 0 and s.coin:
        s.coin = UNSEEN


@rule
def veil(s: State, action: int, seat: int) -> int:
    return HIDE_HIDDEN if s.phase == Phase.HIDE and seat != 0 else action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    if v.coin == UNSEEN:
        v.coin = 1 + below(v.tiles, rng)


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return out[below(n, rng)]


def ask(view: View, words: Words) -> str:
    return words("asked")


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explanation(False, "LAID-1", words("title"))


def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    """What is not laid out lies in the bag, beside the board."""
    ground = '<rect width="500" height="320" fill="#cfe3e8"/><circle cx="45" cy="160" r="40" fill="#7b5a33"/>'
    return Scene(500, 320, words("title"), ground, tuple(piece(view, place) for place in range(State.of(view).tiles)))


def piece(view: View, place: int) -> Piece:
    kind = State.of(view).tile[place]
    row, column = divmod(place, COLUMNS)
    x, y = (120 + 48 * column, 40 + 48 * row) if kind else (45, 160)
    art = f'<rect x="-20" y="-20" width="40" height="40" fill="{FILLS[kind]}"/>'
    return Piece(f"tile-{place + 1:02}", art, x, y, name=COLOURS[kind])


def gestures(view: View) -> dict[int, tuple[str, ...]]:
    return {code: (f"tile-{code - (HIDE if view.phase == Phase.HIDE else SEEK):02}",) for code in view.legal()}


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    place = ids[-1].removeprefix("tile-")
    return (HIDE if view.phase == Phase.HIDE else SEEK) + int(place) if place.isdecimal() else None


HERE: ModuleType = sys.modules[__name__]
GAME = Game(
    id="laid", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(HERE,), telling=HERE,
    most_actions=TILES, reasons=("not_over", "sought"), phases=tuple(phase.name.lower() for phase in Phase),
    home=Path(__file__).parent, polished=True, drawing=HERE, longest=TILES + 3, prologue=("lay",),
)
