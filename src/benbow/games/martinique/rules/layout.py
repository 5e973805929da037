"""The table at the start."""
from __future__ import annotations

from benbow.engine.compiled import rule

from .board import BOARDS, KINDS, MAP, SQUARES, TREASURES
from .state import NOBODY, SUPPLY, State

COPIES, IN_TREASURE, JOKERS = BOARDS.copies, BOARDS.places, BOARDS.jokers
MAP_SQUARES, CHART, CHESTS = BOARDS.maps, BOARDS.chart, BOARDS.chests


@rule
def clear_table(s: State) -> None:
    s.mover, s.seated, s.dug, s.found, s.laid = 0, 0, 0, 0, 0
    s.walker, s.source, s.goal, s.way, s.taking, s.turns_due, s.filling = NOBODY, 0, 0, 0, 0, 0, 0
    s.tile[:], s.lies[:], s.stands[:], s.stool[:] = 0, 0, 0, 0
    s.row[:, :], s.row_size[:], s.kept[:, :], s.jokers[:] = 0, 0, 0, 0
    s.origin[:, :], s.face[:, :], s.shown[:, :], s.maps[:] = 0, 0, 0, 0
    s.treasure[:, :], s.hold[:, :], s.stacks[:], s.deployed[:] = 0, 0, 0, 0
    s.where[:, :] = SUPPLY  # MA-4
    s.hook_jokers, s.hook_maps = JOKERS, 2  # MA-7, MA-8
    s.refills = s.bag
    for kind in range(len(COPIES)):  # MA-2
        s.in_bag[kind] = COPIES[kind]
    for square in range(SQUARES):
        if MAP_SQUARES[s.board, square]:  # MA-6
            s.tile[square], s.lies[square] = MAP + 1, 1


@rule
def lay_in_treasure(s: State, k: int, kind: int) -> None:
    """On place k, counted through all treasures."""
    for treasure in range(TREASURES):
        if 0 <= k < IN_TREASURE[treasure]:
            s.treasure[treasure, k] = kind + 1
        k -= IN_TREASURE[treasure]


@rule
def lay_chart(s: State) -> None:
    """A layout from the board file."""
    for square in range(SQUARES):
        kind = CHART[s.board, square]
        if 0 <= kind < KINDS:
            s.tile[square], s.lies[square] = kind + 1, 1
            s.in_bag[kind] -= 1
    for treasure in range(TREASURES):
        for place in range(IN_TREASURE[treasure]):
            kind = CHESTS[s.board, treasure, place]
            s.treasure[treasure, place] = kind + 1
            s.in_bag[kind] -= 1
