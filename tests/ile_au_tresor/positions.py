"""Positions of L'Île au Trésor in which there is something to say."""
from __future__ import annotations

from typing import Any

from benbow.engine.match import Match

from ..by_hand import go
from .table import position


def progress(*line: str, red: str = "d12", roll: str = "5-6", **more: Any) -> Match:
    """Red has 11 PP; pirate 1 stands on d12, beside the jetty c11, the others are aboard in port A."""
    return go(position(red, **more), f"roll {roll}", *line)


def passing(**more: Any) -> Match:
    """Pirate 1 is beside pirate 2, on d13."""
    return progress("step 1 E", red="d12 d13", **more)


def fog(*line: str, red: str = "d12", **more: Any) -> Match:
    """Blue, on Red's left, may lead one of Red's pirates astray."""
    return go(position(red, **more), "roll 3-3", *line)


def combat(*line: str, red: str = "d12", blue: str = "e12", **more: Any) -> Match:
    """Red may attack; from d12 the blue pirate 1 is in the south-east."""
    return go(position(red, blue, **more), "roll 1-2", "done", *line)


def several(*line: str, red: str = "d12", blue: str = "d13 e12", targets: str = "several", **more: Any) -> Match:
    """From d12 the blue pirate 1 is in the east, and 2 in the south-east."""
    return combat(*line, red=red, blue=blue, targets=targets, **more)


def flight(flight: str = "must", **more: Any) -> Match:
    return combat("attack 1 SE", "roll 4-5", flight=flight, **more)


def cornered() -> Match:
    """The blue pirate 1 can flee no farther than a7, which is beside him."""
    return go(position("b6 b7 b8 a8", "a6"), "roll 1-2", "done", "attack 1 NE", "roll 3-5")


def advance(red: str = "d12 h9") -> Match:
    """The blue pirate on e12 is dead."""
    return combat("attack 1 SE", "roll 5-6", red=red)


def recruits(red: str = "dead d12", **more: Any) -> Match:
    return go(position(red, **more), "roll 6-6")


def joining(waits: str = "", **more: Any) -> Match:
    """Red's boat in A, all aboard, may go to Blue's in C with one aboard or none, if the last one waits on land; Green's in E has
    six."""
    return go(position(blue=f"h9 g9 g8 i9 j9 {waits}", players=3, **more), "roll 4-4")


def seizing(seizing: str = "jetty", **more: Any) -> Match:
    """Blue's boat in C is empty, and a red pirate stands on its jetty; Red's own has nobody aboard who could sail it there."""
    crews = {"red": "j15 d12 dead dead dead dead", "blue": "h9 g9 g8 i9 j9 j8"}
    return go(position(**{**crews, "seizing": seizing, **more}), "roll 4-4")


def two_boats() -> Match:
    """Red's first boat was joined by Blue's; with the green one he may go to Yellow's."""
    return go(position("red red green green", yellow="d12 d13 e12 e11 d11", players=4, boats="red A, blue A, green E, yellow G",
                       taken="green red", joined="red"), "roll 4-4")


def ashore(**more: Any) -> Match:
    """Nobody is aboard Red's boat."""
    return progress(red="d12 d13 e12 e11 d11 c10", **more)


def carrying(*line: str, at: str = "c11", **more: Any) -> Match:
    return progress(*line, red=at, bearer="red 1", **more)


def blockaded(*line: str, **more: Any) -> Match:
    """Blue's boat lies beside Red's, with at least five aboard."""
    return carrying(*line, boats="red A, blue A", joined="red", **more)


def islet(**more: Any) -> Match:
    return position("dead", map="islet", boats="red A, blue B", **more)


AT_CHEST = {"red": "f10", "seen": "red 1 empty"}
TO_AND_FRO = ("step 1 E", "step 1 W") * 2


def boarding() -> Match:
    """Blue's boat in C is empty, and Red's has come."""
    return go(position(blue="h9 g9 g8 i9 j9 j8"), "roll 4-4", "sail red C")


def looking() -> Match:
    return progress("step 1 SE", red="e9")
