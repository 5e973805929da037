"""The dice of an action, or what chance drew, for the tray: in a square of 64 around the origin."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.drawing.art import BONE, CROSS, INK, ROUND, at, die, path, pips
from benbow.engine.drawing.scene import Die
from benbow.engine.words import Words

from ..rules.actions import COLOURS, PAIRS, VERBS
from ..rules.board import NOWHERE
from ..rules.state import Phase, State
from .art import CLOSED, EMPTIED, FULL, PAINT, mark
from .names import say

_EVENTS = ("fever", "eruption", "fog", "boats", "storm", "recruits")  # by the face of a double

_LAVA = path("M-27 27Q-14 8-9-12Q-3-20 3-12Q10-18 12-10Q16 10 27 27Z", "#6b4a36", INK, 2.5, more=ROUND) + path(
    "M-9-12Q-3-6 0-12Q4 6-2 16Q6 8 7-2Q10 12 14 22M-6 0Q-9 12-14 20M-4-20Q-10-28-4-30M6-20Q12-26 7-31", "none", "#e8622a", 4,
    more=ROUND)
_ART = {"closed": CLOSED, "empty": EMPTIED, "treasure": FULL}


def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """Nothing while the chests are laid."""
    verb, values = VERBS.decode(veiled)
    lang = words.lang
    if verb == "roll":
        return rolled(before, *PAIRS[values[0]], lang)
    if verb == "lava":
        return (Die(_LAVA, say("drawn-die-lava", lang, n=values[0])),)
    if verb == "look":
        what = "treasure" if values[1] else "empty"
        return (Die(at(0, 4, _ART[what], size=1.7), say("drawn-die-look", lang, n=values[0], what=what)),)
    if verb == "looked":
        return (Die(at(0, 4, CLOSED, size=1.7), say("drawn-die-looked", lang, n=values[0])),)
    if verb == "begins":
        colour = COLOURS[values[0]]
        return (Die(at(0, 0, mark(values[0], PAINT[values[0]]), size=1.9), say("drawn-die-begins", lang, colour=colour)),)
    return ()


def rolled(before: View, low: int, high: int, lang: str) -> tuple[Die, ...]:
    """Two dice; the second one's name says what they mean."""
    s = State.of(before)
    is_turn = s.phase == Phase.ROLL and s.port[s.turn] != NOWHERE  # else it is for placing a boat (IT-8)
    is_event = is_turn and low == high
    if is_event:
        told = say("drawn-die-event", lang, n=high, event=say("drawn-event", lang, event=_EVENTS[low - 1]))
    else:
        told = say("drawn-die-pp" if is_turn else "drawn-die-sum", lang, n=high, sum=low + high)
    fill, ink = ("#e9d6d0", CROSS) if is_event else (BONE, INK)
    return (Die(die(pips(low, ink), fill), say("drawn-die", lang, n=low), "dice", str(low), s.turn),
            Die(die(pips(high, ink), fill), told, "dice", str(high), s.turn))

