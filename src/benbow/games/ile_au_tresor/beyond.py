"""Why a pirate cannot get to a hex that is not beside him: what it would cost, and what he has."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from .board import BOARDS, TOO_MUCH, hex_name
from .clicks import WALKING, Ids, Meaning
from .facts import carries, room_of, search
from .seen import HEX_IDS
from .state import NOBODY, Phase

FAR = 60  # steps: farther than any way on a map


def beyond(view: View, ids: Ids, words: Words) -> Explanation | None:
    """For a chosen pirate and a free hex farther off; all else has an action of its own that says why."""
    meant = Meaning(view, ids)
    place = HEX_IDS.index(meant.id) if meant.id in HEX_IDS else meant.place_of_thing()
    if view.phase not in WALKING or not meant.is_ashore(meant.pirate) or place < 0 or BOARDS.terrain[meant.isle, place] < 0:
        return None
    s, pirate = view.record, meant.pirate
    here = int(s["at"][s["turn"], pirate])
    if s["walker"] not in (NOBODY, pirate) or s["stands"][place] or place in BOARDS.next[meant.isle, here]:
        return None
    where, n = hex_name(place), pirate + 1
    walk = search(s, pirate, here, TOO_MUCH, FAR).get(place)
    if walk is None:
        return Explanation(False, "IT-14", words("beyond-barred", hex=where, pirate=n))
    if view.phase == Phase.FOG:
        return Explanation(False, "IT-21", words("beyond-fog", hex=where, n=int(s["astray"]), pp=int(s["pp"])))
    room = int(room_of(s, pirate))
    if walk.cost <= room:
        return None
    if room == s["pp"]:
        return Explanation(False, "IT-10", words("beyond-pp", hex=where, cost=walk.cost, n=room))
    clause = "IT-12" if carries(s, pirate) else "IT-11"
    return Explanation(False, clause, words("beyond-limit", hex=where, cost=walk.cost, n=room, pirate=n))
