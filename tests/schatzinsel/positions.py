"""Positions of Die Schatzinsel in which there is something to say."""
from __future__ import annotations

from typing import Any

from benbow.engine.match import Match

from ..by_hand import go
from .table import RED, lonely, position, table


def acting(*line: str, red: str = "18", black: str = "", left: int = 3, **more: Any) -> Match:
    """Red acts; his pawn on 18 may go to 10 or back to the start. On ISLAND 9 leads nowhere."""
    return go(position(red, black, left=left, **more), *line)


def drawn(*line: str) -> Match:
    """Black has drawn the first disc."""
    return table("draw D", *line)


def named(*line: str, **more: Any) -> Match:
    """Red wants to turn disc 9, and Black is asked."""
    return acting("name 9", *line, **more)


def objected(*line: str, **more: Any) -> Match:
    """Black objects, and Red has to answer."""
    return named("object", *line, **more)


def duel(*line: str, red: str = "10", black: str = "5", **more: Any) -> Match:
    """Red's pawn on 10 has attacked the one on 5."""
    return acting("move 10 5", *line, red=red, black=black, **more)


def free(**more: Any) -> Match:
    """It has won, and may move on, to 10 or 2."""
    return duel("fight rr", **more)


def back(at: str = "3", goal: str = "closed", **more: Any) -> Match:
    """Red has one pawn on the island, which is back from the ship; four are aboard."""
    return acting(red=at, camps=(0, None), aboard=(4, 0), returned=(goal, ""), **more)


def asked_back(*line: str, **more: Any) -> Match:
    """Red has no pawn on the island, and may bring one back."""
    return go(lonely(RED, **more), "end", *line)


def alone(left: int = 2, **more: Any) -> Match:
    """Red has no pawn on the island, and has brought none back."""
    return position("", left=left, camps=(0, None), aboard=(5, 0), **more)
