"""Helpers to set a table: matches by hand, told in the notation of the game."""
from __future__ import annotations

import benbow
from benbow.engine.match import Match

from ..by_hand import fields, go

GAME = benbow.game("naufrageurs")
ENGLISH = GAME.words("en")
LANES = ("green", "yellow", "red", "blue")


def table(*line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions."""
    match = Match(GAME, options, dice=benbow.ByHand())
    return go(match, *line)


def squares(match: Match) -> list[int]:
    return [int(square) for square in fields(match)["square"]]


def loaded(*rolls: int, **options: object) -> Match:
    """After the preliminary: these squares, and on each ship the 3 of its colour. It is the Wrecker's turn."""
    lanes = LANES[: len(rolls)]
    return table(*(f"roll {roll}" for roll in rolls), *(f"load {lane} 3" for lane in lanes), lanes=len(rolls), **options)
