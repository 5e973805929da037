"""The verbs of players and of chance. docs/games/ile_au_tresor.md explains the notation."""
from __future__ import annotations

import numpy as np

from benbow.engine.verbs import Labels, Verb, Verbs, numbers

from .board import HEXES, SECTORS, SIDES, hex_name
from .chart import WAY_NAMES
from .options import PIRATES
from .state import BOATS
from .survey import MOST_FORTS, MOST_PORTS

COLOURS = ("red", "blue", "green", "yellow")  # of seats, and of the boats they begin with
CELL = Labels(tuple(f"{sector}{die}" for sector in range(1, SECTORS + 1) for die in range(1, SIDES + 1)))
PAIRS = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
DICE = Labels(tuple(f"{low}-{high}" for low, high in PAIRS))
SEAT = BOAT = Labels(COLOURS)
CHEST = SECTOR = numbers(1, SECTORS)
PORT = Labels("A B C D E F G H I J")
PIRATE = numbers(1, PIRATES)
WAY = Labels(WAY_NAMES)
HEX = Labels(tuple(hex_name(k) for k in range(HEXES)))
HAVEN = Labels((*COLOURS, *(f"fort {k}" for k in range(1, MOST_FORTS + 1))))

VERBS = Verbs(
    Verb("chest", CELL, chance=True),
    Verb("roll", DICE, chance=True),
    Verb("begins", SEAT, chance=True),
    Verb("lava", SECTOR, chance=True),
    Verb("look", CHEST, Labels("empty treasure"), chance=True, secret=True),  # the odds depend on what all seats have seen
    Verb("place", PORT),
    Verb("step", PIRATE, WAY),
    Verb("stray", PIRATE, WAY),  # a step in the fog, of a pirate of the turn's player
    Verb("land", BOAT),
    Verb("embark", PIRATE, BOAT),
    Verb("sail", BOAT, PORT),
    Verb("take", PIRATE),
    Verb("advance", PIRATE),
    Verb("recruit", HAVEN),
    Verb("attack", PIRATE, WAY),
    Verb("flee", HEX),
    Verb("load"),
    Verb("board"),
    Verb("done"),
    Verb("looked", CHEST, text="look {} ?", hides=True),  # what the other seats are told of a look
    Verb("took", PIRATE, CHEST, text="take {} = chest {}", shows=True),  # what the other seats are told, if from a chest
)
# The first code of each verb. Rules count arguments from 0, whatever the labels say.
CHEST_AT, ROLL, BEGINS, LAVA, LOOK, PLACE, STEP, STRAY, LAND, EMBARK, SAIL, TAKE, ADVANCE, RECRUIT, ATTACK, FLEE, \
    LOAD, BOARD, DONE, HIDDEN_LOOK, TOOK = (
        VERBS.code(verb.name, *(labels.first for labels in verb.arguments)) for verb in VERBS.table
    )
LOW_DIE, HIGH_DIE = (np.array([pair[k] for pair in PAIRS]) for k in range(2))
MOST_ACTIONS = 96  # the longest list, including what `legal` writes while making one (combat.each_flight)
assert (len(BOAT), len(PORT)) == (BOATS, MOST_PORTS)
