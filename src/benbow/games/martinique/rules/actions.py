"""The verbs: what can be done, drawn, and seen. docs/games/martinique.md has the notation."""
from __future__ import annotations

import numpy as np

from benbow.engine.verbs import Labels, Verb, Verbs, numbers

from .board import COLUMNS, IN_TREASURE, NUMBERS, PLACES, SIDE, SIZES, SQUARES, SYMBOL_NAMES, TREASURES, square_name
from .state import LETTERS, MAPS

SYMBOL = Labels(SYMBOL_NAMES)
NUMBER = numbers(1, NUMBERS)
SQUARE = Labels(tuple(square_name(k) for k in range(SQUARES)))
LANDING = Labels((*SQUARE.names, "stool"))
PIRATE = numbers(1, 4)
PLACE = numbers(1, MAPS)
FACES = (*COLUMNS, *(str(n) for n in range(1, SIDE + 1)))
FACE = Labels(FACES, first=1)
# A load: the treasure, and a sign for each of its places: * where a joker replaces the tile. Bit 0 of a mask is the first place.
LOADS = tuple(
    (treasure, mask) for treasure in range(TREASURES) for mask in range(1 << int(IN_TREASURE[treasure]))
)
MASKS = tuple("".join("*" if mask >> place & 1 else "." for place in range(PLACES)) for mask in range(1 << PLACES))
LOADING = Labels(tuple(f"{SIZES[treasure]} {MASKS[mask][: IN_TREASURE[treasure]]}" for treasure, mask in LOADS))

VERBS = Verbs(
    Verb("draw", SYMBOL, NUMBER, chance=True),  # a find tile out of the bag
    Verb("begin", Labels("black red"), chance=True),
    Verb("deploy", LANDING),
    Verb("move", PIRATE, SQUARE),
    Verb("skip"),
    Verb("turn", PLACE, chance=True),  # which map tile is turned up; its owner, who knows the face, sees this
    Verb("take", FACE, chance=True, secret=True),  # the face of a map tile; its odds depend on what both players have taken
    Verb("hook", Labels("joker map")),
    Verb("load", LOADING),
    Verb("decline"),
    Verb("dig", SQUARE),
    Verb("uncover", SQUARE, chance=True, secret=True),  # the coordinates
    Verb("turned", PLACE, FACE, text="turn {} = {}", shows=True),  # a map tile turned up, for all but its owner
    Verb("took", text="take ?", hides=True),  # a map tile taken, for all but its taker
    Verb("pick", PLACE),  # which map tile is turned up, where the mover chooses; again only its owner sees this
)
DRAW, BEGIN, DEPLOY, MOVE, SKIP, TURN, TAKE, HOOK_TILE, LOAD, DECLINE, DIG, UNCOVER, TURNED, TOOK, PICK = (
    VERBS.base(verb.name) for verb in VERBS.table
)
STOOL = SQUARES  # deploy + STOOL: straight to the first free stool
JOKER, MAP_TILE = range(2)
# `base` counts an argument from 0 on; these are the codes of the first place and of the letter A.
FIRST_TURN, FIRST_TAKE, FIRST_PICK = VERBS.code("turn", 1), VERBS.code("take", 1), VERBS.code("pick", 1)
FIRST_MOVE, FIRST_TURNED, FIRST_DRAW = VERBS.code("move", 1, 0), VERBS.code("turned", 1, 1), VERBS.code("draw", 0, 1)
FIRST_LOAD = np.array([LOAD + LOADS.index((treasure, 0)) for treasure in range(TREASURES)])  # [treasure]
assert len(FACES) == 2 * LETTERS
