"""Options. The last one and the tiny length make small versions for exact work."""
from __future__ import annotations

from benbow.engine.state import State, option

from .board import BOARDS, DISC_NAMES

PAWNS = 5


class Options(State):
    players: int = option(range(2, 3), 2)
    layout: int = option(("drafted", "random"), "drafted")  # SI-8
    length: int = option(("normal", "long", "tiny"), "normal")  # SI-7, SI-31
    board: int = option(BOARDS.names, "classic")  # SI-5
    discs: int = option(DISC_NAMES, "default")  # SI-4
    edition: int = option(("de", "fr"), "de")  # SI-28, and more by `differences`
    limit: int = option(range(1, 1001), 400)  # SI-32: turns of both sides
    pawns: int = option(range(1, PAWNS + 1), PAWNS, rare=True)  # of each side
    won: int = option(("may", "must"), "must", rare=True)  # SI-22
    starts: int = option(("own", "all"), "own", rare=True)  # SI-16: which starts a pawn may enter
    differences: int = option(("back", "all"), "back", rare=True)  # of the editions: SI-28 only, or SI-14, SI-18, SI-21 too
