"""The verbs: actions, draws and throws. docs/games/schatzinsel.md has the notation."""
from __future__ import annotations

from benbow.engine.compiled import rule
from benbow.engine.verbs import Labels, Verb, Verbs, numbers

from .discs import ENDS, KINDS, WELLS
from .state import FOE, POINTS

KIND = Labels(KINDS)
ROTATION = Labels(tuple(f"r{k}" for k in range(ENDS)))
PAIR = Labels(("bb", "rb", "rr"))  # two dice of one sort: how many show red
TWO_DICE = Labels(("bb", "br", "rb", "rr"))  # the red die, then the black one
WELL = numbers(0, WELLS - 1)
POINT = Labels((*(str(well) for well in range(WELLS)), "start", "goal"))
POINT_NAMES = (*POINT.names, "foe")
SIXTHS = Labels(tuple(f"+{k}" for k in range(1, ENDS)))

VERBS = Verbs(
    Verb("deal", KIND, ROTATION, chance=True),
    Verb("draw", KIND, chance=True),
    Verb("roll", PAIR, PAIR, chance=True),  # the two red dice, then the two black ones
    Verb("fight", PAIR, chance=True),  # a throw of the duel, with the thrower's own dice
    Verb("settle", TWO_DICE, chance=True),  # a throw of the contest
    Verb("lay", WELL, ROTATION),
    Verb("move", POINT, POINT),  # start and goal are the mover's own (SI-16)
    Verb("name", WELL),
    Verb("turn", SIXTHS),  # clockwise
    Verb("allow"),
    Verb("waive"),  # allow, and object to nothing else in this turn
    Verb("object"),
    Verb("accept"),
    Verb("contest"),
    Verb("land"),
    Verb("stay"),
    Verb("end"),
    Verb("enter", POINT),  # a move from there to the other side's start (SI-16)
    Verb("leave", POINT),  # a move from the other side's start to there
)
(DEAL, DRAW, ROLL, FIGHT, SETTLE, LAY, MOVE, NAME, TURN, ALLOW, WAIVE, OBJECT, ACCEPT, CONTEST, LAND, STAY, END, ENTER,
 LEAVE) = (VERBS.code(verb.name, *(labels.first for labels in verb.arguments)) for verb in VERBS.table)
MOST_ACTIONS = WELLS * ENDS  # the first disc; a turn has at most 110 on any board
assert len(POINT) == POINTS


@rule
def is_move(code: int) -> bool:
    return MOVE <= code < NAME or code >= ENTER


@rule
def source_of(code: int) -> int:
    """Where a move begins."""
    if code < ENTER:
        return (code - MOVE) // POINTS
    return code - ENTER if code < LEAVE else FOE


@rule
def target_of(code: int) -> int:
    """Where a move ends."""
    if code < ENTER:
        return (code - MOVE) % POINTS
    return FOE if code < LEAVE else code - LEAVE


@rule
def move_code(source: int, target: int) -> int:
    if target == FOE:
        return ENTER + source
    return LEAVE + target if source == FOE else MOVE + POINTS * source + target
