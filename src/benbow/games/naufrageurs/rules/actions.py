"""The verbs: actions, rolls, and what a seat sees of them. docs/games/naufrageurs.md has the notation."""
from __future__ import annotations

from benbow.engine.verbs import Labels, Verb, Verbs, numbers

from .board import BACKS, FACES, HIGHEST, KINDS, LANES, LOWEST, USUAL

FACE = numbers(1, FACES)
SHIP = Labels(LANES)
BACK = Labels(BACKS)
BARREL = Labels(tuple(f"{BACKS[barrel // KINDS]} {value}" for barrel, value in enumerate(USUAL)))
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
