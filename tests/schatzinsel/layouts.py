"""How many random layouts lead to the goal? `python -m tests.schatzinsel.layouts [GAMES]` prints the figures of the docs."""
from __future__ import annotations

import math
import random
import sys

import benbow
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.games.schatzinsel.rules import trails
from benbow.games.schatzinsel.rules.board import BOARD_NAMES, DISC_NAMES
from benbow.games.schatzinsel.rules.facts import bits
from benbow.games.schatzinsel.rules.state import GOAL, START, State

GAME = benbow.game("schatzinsel")
reach = uncompiled(trails.reach)


def share(board: str, discs: str, games: int) -> float:
    """Of random layouts, for both sides in turn."""
    rng = random.Random(f"{board} {discs}")
    state = GAME.opening(layout="random", board=board, discs=discs)
    kinds = [kind for kind in range(len(state.pool)) for _ in range(int(state.pool[kind]))]
    hits = 0
    for game in range(games):
        rng.shuffle(kinds)
        state.disc[:] = [6 * kind + rng.randrange(6) for kind in kinds]
        hits += leads_to_goal(state, game % 2)
    return hits / games


def leads_to_goal(state: State, side: int) -> bool:
    """Can a pawn walk from its start to its goal, from dot to dot, if nobody else is about and no disc is turned?"""
    found, waiting = {START}, [START]
    while waiting and GOAL not in found:
        near = {*bits(int(reach(state, side, waiting.pop())))} - found
        found |= near
        waiting += near
    return GOAL in found


def error(chance: float, games: int) -> float:
    """The standard error of a share."""
    return math.sqrt(chance * (1 - chance) / games)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for board in BOARD_NAMES:
        for discs in DISC_NAMES:
            found = share(board, discs, games)
            print(f"{board}, {discs}: {found:.1%} ± {1.96 * error(found, games):.1%} of {games} layouts", flush=True)
