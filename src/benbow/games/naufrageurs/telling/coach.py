"""For beginners: what to aim for, chances, and warnings before plain blunders."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Words

from ..rules.actions import LOAD, LURE, SERVE
from ..rules.board import BACKS
from ..rules.facts import Snapshot
from ..rules.state import LOST, NO_SHIP, Phase
from .sentences import barrel_name
from .terminal import number

GOOD, POOR = 7, 3  # a barrel worth so much is not for the reef; one worth less was there to be loaded instead


def aim(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    if s.phase == Phase.SERVE:
        return words("aim-serve")  # NA-17
    return aim_loading(s, words) if s.phase == Phase.LOAD else aim_luring(s, view.legal(), words) if s.phase == Phase.LURE else ""


def aim_loading(s: Snapshot, words: Words) -> str:
    if s.left(s.ship) == 0:
        return words("aim-load-special", ship=BACKS[s.ship])  # NA-15
    if s.wreck_percent(s.ship) == 100:
        return words("aim-load-reef")
    return words("aim-load-port" if s.home_percent(s.ship) == 100 else "aim-load-middle")


def aim_luring(s: Snapshot, legal: list[int], words: Words) -> str:
    if s.tries == 1 and s.lured == NO_SHIP and LOST in s.square:
        return words("aim-lure-only")  # NA-16
    near = [code - LURE for code in legal if s.wreck_percent(code - LURE) == 100]
    if not near:
        return words("aim-lure-roll")
    best = max(near, key=lambda lane: sum(s.possible(lane)) / max(len(s.possible(lane)), 1))
    return words("aim-lure-sure", ship=BACKS[best], **aboard(s.possible(best), words))


def note(view: View, code: int, words: Words) -> str:
    s = Snapshot.of(view)
    if s.phase in (Phase.LOAD, Phase.SERVE):
        ship = s.ship if s.phase == Phase.LOAD else code - SERVE
        return words("note-load", lost=s.wreck_percent(ship), home=s.home_percent(ship))
    return words("note-lure", percent=s.wreck_percent(code - LURE), **aboard(s.possible(code - LURE), words))


def warn(view: View, code: int, words: Words) -> str:
    s = Snapshot.of(view)
    if s.phase == Phase.SERVE:
        return ""  # any choice may be good
    return warn_loading(s, view.legal(), code, words) if code < LURE else warn_luring(s, view.legal(), code - LURE, words)


def warn_loading(s: Snapshot, legal: list[int], code: int, words: Words) -> str:
    """A treasure beside the reef, or a bad barrel beside the port, although there was something better to load."""
    value, others = s.values[code - LOAD], [s.values[other - LOAD] for other in legal]
    if s.wreck_percent(s.ship) == 100 and value >= GOOD and min(others) <= POOR:
        return words("warn-load-reef", barrel=barrel_name(s, code - LOAD, words))
    if s.home_percent(s.ship) == 100 and value < 0 and max(others) > POOR:
        return words("warn-load-port", barrel=barrel_name(s, code - LOAD, words))
    return ""


def warn_luring(s: Snapshot, legal: list[int], lane: int, words: Words) -> str:
    """A barrel that can only be bad; or a long shot with the last try, although a good barrel is there to be taken."""
    inside, others = s.possible(lane), [code - LURE for code in legal if code != LURE + lane]
    if max(inside, default=0) < 0 and any(max(s.possible(other), default=0) > 0 for other in others):
        return words("warn-lure-bad", values=listed(inside, words))
    for other in others if s.tries == 1 else ():
        least = min(s.possible(other), default=0)
        if s.wreck_percent(other) == 100 and s.wreck_percent(lane) * max(inside, default=0) < 100 * least:
            return words("warn-lure-sure", ship=BACKS[other], values=listed(s.possible(other), words))
    return ""


def aboard(values: list[int], words: Words) -> dict[str, int | str]:
    """What may be in a barrel: in words, and how many different values."""
    return {"n": len({*values}), "values": listed(values, words)}


def listed(values: list[int], words: Words) -> str:
    """Different values, the lowest first."""
    return words.joined([number(value) for value in sorted({*values})], "either")
