"""The table at the start."""
from __future__ import annotations

from benbow.engine.compiled import rule

from .board import KINDS, MAP, SQUARES, TREASURES, at
from .state import NOBODY, SUPPLY, State


@rule
def clear_table(s: State) -> None:
    b = at(s.board)
    s.mover, s.seated, s.dug, s.found, s.laid = 0, 0, 0, 0, 0
    s.walker, s.source, s.goal, s.way, s.taking, s.turns_due, s.filling = NOBODY, 0, 0, 0, 0, 0, 0
    s.tile[:], s.lies[:], s.stands[:], s.stool[:] = 0, 0, 0, 0
    s.row[:, :], s.row_size[:], s.kept[:, :], s.jokers[:] = 0, 0, 0, 0
    s.origin[:, :], s.face[:, :], s.shown[:, :], s.maps[:] = 0, 0, 0, 0
    s.treasure[:, :], s.hold[:, :], s.stacks[:], s.deployed[:] = 0, 0, 0, 0
    s.where[:, :] = SUPPLY  # MA-4
    s.hook_jokers, s.hook_maps = b.jokers, 2  # MA-7, MA-8
    s.refills = min(s.bag, b.left)
    for kind in range(KINDS):  # MA-2
        s.in_bag[kind] = b.copies[kind]
    for square in range(SQUARES):
        if b.maps[square]:  # MA-6
            s.tile[square], s.lies[square] = MAP + 1, 1


@rule
def lay_in_treasure(s: State, k: int, kind: int) -> None:
    """On place k, counted through all treasures."""
    places = at(s.board).places
    for treasure in range(TREASURES):
        if 0 <= k < places[treasure]:
            s.treasure[treasure, k] = kind + 1
        k -= places[treasure]


@rule
def lay_chart(s: State) -> None:
    """A layout from the board file."""
    b = at(s.board)
    for square in range(SQUARES):
        kind = b.chart[square]
        if 0 <= kind < KINDS:
            s.tile[square], s.lies[square] = kind + 1, 1
            s.in_bag[kind] -= 1
    for treasure in range(TREASURES):
        for place in range(b.places[treasure]):
            kind = b.chests[treasure, place]
            s.treasure[treasure, place] = kind + 1
            s.in_bag[kind] -= 1
