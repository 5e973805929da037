"""Dice and drawn discs for the tray, in a square of 64 around the origin."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import die
from benbow.engine.drawing.scene import Die
from benbow.engine.words import Words

from ..rules.actions import VERBS
from ..rules.discs import KINDS
from ..rules.facts import Snapshot
from ..rules.jungle import SIDES
from ..rules.state import BLACK, RED
from .art import PAINT, loose_disc
from .figures import mark
from .names import say

CORNERS = (14, 3)  # red dice are round, black ones sharp


def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """SI-6. It is not recorded which die of a pair shows red: red faces come first. Nothing while a random layout is dealt."""
    verb, values = VERBS.decode(veiled)
    lang, s = words.lang, Snapshot.of(before)
    if verb == "roll":
        return tuple(face(*one, s.player, lang) for one in (*pair(RED, values[0]), *pair(BLACK, values[1])))
    if verb == "fight":
        return tuple(face(*one, s.thrower, lang) for one in pair(s.thrower, values[0]))
    if verb == "settle":
        return tuple(face(body, RED if values[0] >> 1 - body & 1 else BLACK, s.player, lang) for body in (RED, BLACK))
    if verb == "draw":
        return (Die(loose_disc(s.set, values[0]), say("drawn-die-disc", lang, kind=KINDS[values[0]])),)
    return ()


def pair(body: int, reds: int) -> list[tuple[int, int]]:
    """Two dice of one colour, and how many of them show red. -> die and face"""
    return [(body, RED if k < reds else BLACK) for k in range(2)]


@lru_cache(maxsize=64)
def face(body: int, side: int, thrower: int, lang: str) -> Die:
    """A die that shows the colour and mark of a side."""
    name = say("drawn-die", lang, body=SIDES[body], face=SIDES[side])
    return Die(die(mark(side), PAINT[body], PAINT[side], corner=CORNERS[body]), name, SIDES[body], SIDES[side], thrower)
