"""The verbs: actions, rolls, and what a seat sees of them. docs/games/naufrageurs.md has the notation."""
from __future__ import annotations

from benbow.engine.verbs import Labels, Verb, Verbs, numbers

from .board import BOARD, KINDS, SHIPS

BARRELS = len(BOARD.value)
FACES = len(BOARD.dice)
BACKS = (*BOARD.lanes, "brown")
LOWEST = int(BOARD.value[BOARD.value < 0].sum())  # the points of a Wrecker who has all bad barrels and no other
HIGHEST = int(BOARD.value[BOARD.value > 0].sum())

FACE = numbers(1, FACES)
SHIP = Labels(BOARD.lanes)
BACK = Labels(BACKS)
BARREL = Labels(tuple(f"{BACKS[barrel // KINDS]} {BOARD.value[barrel]}" for barrel in range(BARRELS)))
POINTS = numbers(LOWEST, HIGHEST)

VERBS = Verbs(
    Verb("roll", FACE, chance=True),
    Verb("load", BARREL),
    Verb("lure", SHIP),
    Verb("count", POINTS, chance=True, secret=True),  # the end of a round: the Wrecker's points, which everyone sees
    Verb("stow", BACK, text="load {} ?", hides=True),  # a barrel seen from behind
    Verb("lure_found", SHIP, BARREL, text="lure {} = {}", shows=True),  # a ship is wrecked, and the Wrecker sees the barrel
    Verb("roll_found", FACE, BARREL, text="roll {} = {}", shows=True),
    Verb("serve", SHIP),  # the ship that is loaded next
)
ROLL, LOAD, LURE, COUNT, STOW, LURE_FOUND, ROLL_FOUND, SERVE = (VERBS.base(verb.name) for verb in VERBS.table)
assert len(BARREL) == SHIPS * KINDS + KINDS
