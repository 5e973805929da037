"""All shuffles of a small set, the odds of a position, and games of random moves: what the proofs compare."""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import calls
from benbow.engine.contract import OVER
from benbow.games.martinique.rules.actions import UNCOVER
from benbow.games.martinique.rules.board import BOARDS, SIDE, SQUARES
from benbow.games.martinique.rules.state import HOOK, LETTERS, SEATS, State

from .table import GAME

LETTER_FACES, NUMBER_FACES = range(1, LETTERS + 1), range(LETTERS + 1, 2 * LETTERS + 1)
Places = npt.NDArray[np.int64]
Chances = dict[tuple[int, ...], Fraction]
Tile = tuple[int, int]  # a seat, and the place among its map tiles


class Shuffles(NamedTuple):
    """Every way to shuffle (MA-7), each as likely as any other, a column for each place.

    The island's squares, the tile of The Hook that is drawn first, the second one, the two coordinates. A face is a number
    as in the state: 1 to 8 letters, 9 to 16 numbers.
    """

    island: int  # how many tiles lie there
    columns: npt.NDArray[np.int8]

    def chances(self, places: list[int], among: Places) -> Chances:
        """How likely these places hold these faces, among some of the shuffles."""
        keys = np.zeros(len(among), np.int64)
        for place in places:
            keys = keys << 5 | self.columns[place][among]
        counted = zip(*(part.tolist() for part in np.unique(keys, return_counts=True)), strict=True)
        return {split(key, len(places)): Fraction(n, len(among)) for key, n in counted}

    def coordinates(self, among: Places) -> Chances:
        return self.chances([self.island + 2, self.island + 3], among)

    def which(self, known: dict[int, int]) -> Places:
        """The shuffles with these faces at these places."""
        among = np.arange(self.columns.shape[1])
        for place, face in known.items():
            among = among[self.columns[place][among] == face]
        return among


def split(key: int, n: int) -> tuple[int, ...]:
    """The faces that were put into one number, five bits each."""
    return tuple(key >> 5 * k & 31 for k in reversed(range(n)))


@cache
def shuffles(size: int) -> Shuffles:
    island = 2 * size - 4
    orders = np.array(list(itertools.permutations(range(island))))
    blocks = []
    for letter, hook_letter in itertools.permutations(range(1, size + 1), 2):
        for number, hook_number in itertools.permutations(range(LETTERS + 1, LETTERS + size + 1), 2):
            gone = {letter, hook_letter, number, hook_number}
            rest = [face + kind for kind in (0, LETTERS) for face in range(1, size + 1) if face + kind not in gone]
            for hook in ((hook_letter, hook_number), (hook_number, hook_letter)):
                ends = np.tile([*hook, letter, number], (len(orders), 1))
                blocks.append(np.hstack([np.array(rest)[orders], ends]))
    return Shuffles(island, np.ascontiguousarray(np.concatenate(blocks).T, np.int8))


# --------------------------------------------------------------------------------------------- the game's odds
def outcomes(s: State) -> list[tuple[int, Fraction]]:
    """What chance may do now, by the rules as they are played."""
    workspace = GAME.workspace
    n = GAME.rules["legal"](s, workspace.codes)
    total = int(GAME.rules["odds"](s, workspace.weights))
    return [(int(code), Fraction(int(w), total)) for code, w in zip(workspace.codes[:n], workspace.weights[:n], strict=True)]


def coordinate(code: int) -> tuple[int, int]:
    """The two faces of a square that is uncovered."""
    return 1 + (code - UNCOVER) // SIDE, LETTERS + 1 + (code - UNCOVER) % SIDE


# ------------------------------------------------------------------------------------------- whole games on the cove
COVE_MAPS = [k for k in range(SQUARES) if BOARDS.at_number(1).data.maps[k]]


def column_of(s: State, tile: Tile) -> int:
    """Where this map tile lies in `shuffles(5)`. Of two from The Hook any may be called the first: they were drawn by lot."""
    if int(s.origin[tile]) != HOOK:
        return COVE_MAPS.index(int(s.origin[tile]))
    return len(COVE_MAPS) + [one for one in tiles(s) if int(s.origin[one]) == HOOK].index(tile)


def tiles(s: State) -> list[Tile]:
    return [(seat, k) for seat in range(SEATS) for k in range(int(s.maps[seat]))]


def seen(s: State) -> dict[int, int]:
    """The faces in a state or view, by their place."""
    return {column_of(s, tile): int(s.face[tile]) for tile in tiles(s) if s.face[tile]}


def cove_game(seed: int) -> Iterator[State]:
    """The states of a game of random moves, without loading: before each action, and the last."""
    s, workspace = GAME.opening(board="cove", layout="chart", bag=0), GAME.new_workspace(seed)
    while s.actor != OVER:
        yield s
        GAME.rules["apply"](s, calls.any_action(s, workspace))
    yield s
