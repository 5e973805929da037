"""The coach: what to aim for, what an action costs or may bring, and a warning before a plain blunder. From a view."""
from __future__ import annotations

from collections.abc import Iterable

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..bot.distances import FAR, HOME, LAND
from ..rules import facts
from ..rules.actions import COLOURS, VERBS
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.boats import LANDING, LOADING, LOADING_AT_FORT, SAILING
from ..rules.chart import FORTRESS
from ..rules.facts import Prospect, Snapshot
from ..rules.options import PIRATES
from ..rules.state import EMPTY, NO_CHEST, NOBODY, TREASURE, UNSEEN, Phase
from .phrases import pirate_words, port_word

THROWS = 36


def far(s: Snapshot, here: int, there: int) -> int:
    """PP for a pirate without treasure, with nobody in the way."""
    return int(FAR[s.map, LAND[s.map, here], LAND[s.map, there]])


# ------------------------------------------------------------------------------------------------------------- aim
def aim(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    if s.phase == Phase.PROGRESS:
        return aim_progress(s, words, is_spent=s.pp > 0 and len(view.legal()) == 1)
    if s.phase == Phase.PLACE:
        return aim_place(s, words)
    if s.phase == Phase.COMBAT:
        return aim_combat(s, attacks_of(s, view.legal()), words)
    if s.phase == Phase.FLIGHT:
        return words("aim-flight-may" if s.flight else "aim-flight")
    if s.phase == Phase.ADVANCE:
        return words("aim-advance-take" if s.loose == s.target else "aim-advance")
    if s.phase == Phase.FOG:
        return aim_fog(s, words)
    if s.phase == Phase.RECRUIT:
        return words("aim-recruit")
    if s.phase == Phase.WIDEN:
        return words("aim-widen")
    return aim_join(s, view.legal(), words) if s.phase == Phase.JOIN else ""


def aim_place(s: Snapshot, words: Words) -> str:
    """IT-35"""
    free = [port for port in range(int(BOARDS.ports[s.map])) if not s.boats_in(port)]
    forts = [port_word(port) for port in free if loading_at(s, port) == LOADING_AT_FORT]
    return words("aim-place", n=len(forts), list=words.joined(forts, "either"))


def loading_at(s: Snapshot, port: int) -> int:
    return LOADING_AT_FORT if BOARDS.terrain[s.map, BOARDS.jetty[s.map, port]] == FORTRESS else LOADING


def aim_progress(s: Snapshot, words: Words, is_spent: bool) -> str:
    """The treasure first, wherever it is; then the chests. `is_spent`: what is left of the PP is of no use (IT-11)."""
    if s.bearer != NOBODY:
        return aim_carrier(s, words) if s.bearer // PIRATES == s.turn else aim_thief(s, words)
    if facts.pirate_who_may_take(s) != NOBODY:
        return words("aim-take")
    own = list(s.seen[s.turn])
    if not on_land(s):
        return "" if s.storm else words("aim-land")
    if is_spent:
        return words("aim-spent")
    if s.loose != NOWHERE:
        return words("aim-open", **nearest(s, [s.loose]))
    if TREASURE in own:
        return words("aim-known", **nearest(s, [s.chest[own.index(TREASURE)]]))
    unseen = [s.chest[k] for k in range(s.chests) if own[k] == UNSEEN]
    return words("aim-chest", **nearest(s, unseen)) if unseen else ""


def on_land(s: Snapshot) -> list[int]:
    """Pirates of the turn's player."""
    return [pirate for pirate in range(s.pirates) if s.at[s.turn][pirate] >= 0]


def nearest(s: Snapshot, goals: list[int]) -> Arguments:
    """The nearest of some hexes, and the pirate who is nearest to it."""
    n, pirate, goal = min((far(s, s.at[s.turn][pirate], goal), pirate, goal) for pirate in on_land(s) for goal in goals)
    return {"n": n, "pirate": pirate + 1, "hex": hex_name(goal), "chest": facts.chest_on(s, goal) + 1}


def aim_carrier(s: Snapshot, words: Words) -> str:
    """IT-35: on the jetty, what keeps him from loading; elsewhere, the way there."""
    here = s.at[s.turn][s.bearer % PIRATES]
    port = int(BOARDS.port_of[s.map, here])
    if port == NOWHERE or not facts.has_own_boat(s, port):
        return aim_home(s, here, words)
    if facts.may_load(s):
        return words("aim-load")
    if s.storm:
        return words("aim-storm")
    if boats := facts.blockading(s):
        return words("aim-blockaded", boat=COLOURS[boats[0]], port=port_word(port))
    if guards := facts.barring(s):
        return words("aim-barred", n=len(guards), hex=hex_name(guards[0]), **pirate_words(s.stands[guards[0]] - 1))
    return words("aim-few" if s.ready else "aim-wait", n=s.pp, cost=facts.loading_cost(s, here))


def aim_home(s: Snapshot, here: int, words: Words) -> str:
    """IT-12: to the jetty of the nearest own boat."""
    ports = [s.port[boat] for boat in range(s.players) if s.owner[boat] == s.turn and s.port[boat] != NOWHERE]
    if not ports:
        return words("aim-no-boat")
    n, port = min((int(HOME[s.map, port, here]), port) for port in ports)
    return words("aim-home", n=n, port=port_word(port), pirate=s.bearer % PIRATES + 1)


def aim_thief(s: Snapshot, words: Words) -> str:
    """IT-30, IT-35: someone else carries the treasure."""
    where = hex_name(s.at[s.bearer // PIRATES][s.bearer % PIRATES])
    if own := own_blockade(s):
        return words("aim-hold", hex=where, boat=COLOURS[own[0]], **pirate_words(s.bearer))
    return words("aim-chase" if facts.awaited(s) == NOWHERE else "aim-bar", hex=where, **pirate_words(s.bearer))


def own_blockade(s: Snapshot) -> list[int]:
    """The boats of the turn's player that keep a carrier from loading."""
    return [boat for boat in facts.blockading(s) if s.owner[boat] == s.turn]


def aim_join(s: Snapshot, legal: Iterable[int], words: Words) -> str:
    """IT-20, IT-35: where an enemy's carrier waits, a boat that joins his keeps him from loading."""
    port, ports = facts.awaited(s), {values[1] for verb, values in map(VERBS.decode, legal) if verb == "sail"}
    if s.blockade and port in ports and s.bearer // PIRATES != s.turn:
        return words("aim-join-bar", port=port_word(port), **pirate_words(s.bearer))
    return words("aim-join")


def aim_fog(s: Snapshot, words: Words) -> str:
    is_carrier = s.bearer != NOBODY and s.bearer // PIRATES == s.turn
    return words("aim-fog-carrier" if is_carrier else "aim-fog", colour=COLOURS[s.turn])


def attacks_of(s: Snapshot, legal: Iterable[int]) -> dict[int, Prospect]:
    """The hexes that can be attacked now, and how it may end."""
    attacks = (VERBS.decode(code) for code in legal if VERBS.of(code).name == "attack")
    return {place: facts.prospect(s, place) for place in {facts.side_of(s, leader - 1, way) for _, (leader, way) in attacks}}


def aim_combat(s: Snapshot, attacks: dict[int, Prospect], words: Words) -> str:
    """IT-28, IT-30: whom an attack helps most against, and its chances."""
    carrier = s.at[s.bearer // PIRATES][s.bearer % PIRATES] if s.bearer != NOBODY else NOWHERE
    bars = [place for place in facts.barring(s) if place in attacks and s.bearer // PIRATES == s.turn]
    place = carrier if carrier in attacks else bars[0] if bars else max(attacks, key=lambda one: beaten(attacks[one]))
    return words("aim-attack-carrier" if place == carrier else "aim-attack-bar" if place in bars else "aim-attack",
                 **pirate_words(s.stands[place] - 1), **chances(attacks[place]))


def beaten(odds: Prospect) -> int:
    return odds.dies + odds.flees - odds.leader_dies


def chances(odds: Prospect) -> Arguments:
    """In percent."""
    counts = {"dies": odds.dies, "flees": odds.flees, "beaten": odds.dies + odds.flees, "leader": odds.leader_dies}
    return {name: round(100 * n / THROWS) for name, n in counts.items()}


# ------------------------------------------------------------------------------------------------------------ note
def note(view: View, code: int, words: Words) -> str:
    s, (verb, values) = Snapshot.of(view), VERBS.decode(code)
    match verb, values:
        case "step", (pirate, way):
            there, cost = s.step_of(pirate - 1, way)
            left = facts.room_of(s, pirate - 1) - cost
            return " ".join(filter(None, (words("note-step", n=cost, left=left, pirate=pirate), note_look(s, there, words))))
        case "stray", (pirate, way):
            return words("note-stray", n=s.step_of(pirate - 1, way)[1], steps=s.astray - 1)
        case "land", (boat,):
            return words("note-land" if len(s.crew(boat)) > 1 else "note-land-last", n=LANDING, left=s.pp - LANDING)
        case "sail", _ if s.phase == Phase.PROGRESS:
            return words("note-left", n=SAILING, left=s.pp - SAILING)
        case "place", (port,):
            jetty = int(BOARDS.jetty[s.map, port])
            near = min(far(s, jetty, place) for place in s.chest if place != NOWHERE)
            return words("note-place", n=near, cost=loading_at(s, port))
        case "attack", (_, way) if s.phase == Phase.WIDEN:
            return words("note-attack", **chances(facts.prospect(s, s.target, s.fronts | 1 << way)))
        case "attack", (leader, way) if s.phase == Phase.COMBAT:
            return words("note-attack", **chances(facts.prospect(s, facts.side_of(s, leader - 1, way))))
        case "flee", (place,):
            return words("note-flee", n=far(s, place, s.target))
        case "take", _:
            return words("note-take")
    return ""


def note_look(s: Snapshot, there: int, words: Words) -> str:
    """IT-33: one in how many, as far as the seat knows."""
    if facts.chest_to_see(s, there) == NO_CHEST or TREASURE in s.seen[s.turn]:
        return ""
    return words("note-look", n=sum(s.seen[s.turn][k] != EMPTY for k in range(s.chests)))


# ------------------------------------------------------------------------------------------------------------ warn
def warn(view: View, code: int, words: Words) -> str:
    s, (verb, values) = Snapshot.of(view), VERBS.decode(code)
    if verb == "done":
        return warn_done(s, view.legal(), words)
    if verb == "attack" and s.phase == Phase.COMBAT:
        return warn_leader(s, values[0], facts.side_of(s, values[0] - 1, values[1]), view.legal(), words)
    is_home = s.ready and s.phase == Phase.PROGRESS and facts.awaited(s) != NOWHERE  # may load now, or in the next turn
    if is_home and verb == "step" and values[0] - 1 == s.bearer % PIRATES:
        return words("warn-leave", pirate=values[0])
    jetty = s.at[s.turn][s.bearer % PIRATES] if s.bearer != NOBODY and s.bearer // PIRATES == s.turn else NOWHERE
    if verb == "sail" and jetty != NOWHERE and BOARDS.port_of[s.map, jetty] == s.port[values[0]] != NOWHERE:
        boats = [boat for boat in s.boats_in(s.port[values[0]]) if s.owner[boat] == s.turn]
        return words("warn-sail", pirate=s.bearer % PIRATES + 1) if len(boats) == 1 else ""
    if (verb == "sail" or (verb == "land" and len(s.crew(values[0])) == 1)) and own_blockade(s) == [values[0]]:
        others = len(facts.barring(s)) + len(facts.blockading(s)) - 1
        return "" if others else words("warn-lift", boat=COLOURS[values[0]], **pirate_words(s.bearer))
    return ""


def warn_done(s: Snapshot, legal: list[int], words: Words) -> str:
    if s.phase == Phase.COMBAT and s.bearer != NOBODY:
        odds = attacks_of(s, legal).get(s.at[s.bearer // PIRATES][s.bearer % PIRATES])
        return words("warn-carrier", **pirate_words(s.bearer), **chances(odds)) if odds and beaten(odds) > 0 else ""
    if s.phase == Phase.FLIGHT:
        return words("warn-stays", **pirate_words(s.bearer)) if facts.victim(s) == s.bearer else ""
    if s.phase == Phase.ADVANCE:
        return words("warn-advance") if s.loose == s.target else ""
    if s.phase != Phase.PROGRESS:
        return ""
    if facts.may_load(s):
        return words("warn-load")
    taker = facts.pirate_who_may_take(s)
    if taker != NOBODY and s.loose != NOWHERE:
        return words("warn-open", pirate=taker + 1)
    if guard := who_can_bar(s):
        return words("warn-bar", guard=guard[0] + 1, hex=hex_name(guard[1]), **pirate_words(s.bearer))
    if not on_land(s) and any(facts.may_land(s, boat) for boat in range(s.players)):
        return words("warn-idle", n=s.pp)
    return ""


def who_can_bar(s: Snapshot) -> tuple[int, int] | None:
    """IT-35: an enemy carrier may load in his next turn, and one of the turn's player can still get beside his jetty."""
    if s.bearer // PIRATES == s.turn or s.storm or facts.awaited(s) == NOWHERE or facts.barring(s) or facts.blockading(s):
        return None
    jetty = s.at[s.bearer // PIRATES][s.bearer % PIRATES]
    beside = {there for there in BOARDS.next[s.map, jetty].tolist() if there != NOWHERE}
    return next(((pirate, there) for pirate in on_land(s) for there in facts.walks(s, pirate) if there in beside), None)


def warn_leader(s: Snapshot, leader: int, target: int, legal: list[int], words: Words) -> str:
    """IT-28: the carrier leads although another could."""
    if s.bearer != PIRATES * s.turn + leader - 1:
        return ""
    others = (values for verb, values in map(VERBS.decode, legal) if verb == "attack" and values[0] != leader)
    return words("warn-leader", pirate=leader) if any(facts.side_of(s, one - 1, way) == target for one, way in others) else ""
