"""The two printed texts, German and French, and whether one of them is played to the letter. SI-14, SI-18, SI-21, SI-28"""
from __future__ import annotations

from benbow.engine.compiled import rule

from .state import State

DE, FR = 0, 1
ALL = 1  # the edition governs all that the texts differ in, not only the return from the ship


@rule
def to_the_letter(s: State, edition: int) -> bool:
    return s.edition == edition and s.differences == ALL
