"""What forbids an action in its own phase. explaining.py says the rest."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules import facts
from ..rules.actions import COLOURS
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.boats import LANDING, SAILING
from ..rules.facts import Snapshot
from ..rules.options import PIRATES
from ..rules.state import ABOARD, BOATS, DEAD, NO_CHEST, NOBODY, Phase
from ..rules.walking import CARRIER_LIMIT, EMBARKING, LIMIT
from .phrases import other_in, pirate_words, port_word


class Refusals:
    """For the seat that acts."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words, self.s = view, words, Snapshot.of(view)
        self.turn = self.s.turn

    def no(self, rule: str, key: str, **arguments: str | int) -> Explanation:
        return Explanation.refuse(rule, self.words, key, **arguments)

    def number(self, pirate: int) -> int:
        """A pirate of the turn's player, counted among all pirates."""
        return PIRATES * self.turn + pirate

    def at(self, pirate: int) -> int:
        return self.s.at[self.turn][pirate]

    # ------------------------------------------------------------------------------------------- pirates, boats, ports
    def missing(self, pirate: int) -> Explanation | None:
        """IT-5, IT-32: no such pirate, or he is dead."""
        if pirate >= self.s.pirates:
            return self.no("IT-5", "not-that-pirate", pirate=pirate + 1, n=self.s.pirates)
        if self.at(pirate) == DEAD:
            return self.no("IT-32", "not-dead", **pirate_words(self.number(pirate)))
        return None

    def not_own(self, boat: int) -> Explanation | None:
        """IT-5, IT-17"""
        if boat >= self.s.players:
            return self.no("IT-5", "not-that-boat", boat=COLOURS[boat])
        if self.s.owner[boat] != self.turn:
            return self.no("IT-17", "not-your-boat", boat=COLOURS[boat])
        return None

    def no_port(self, port: int) -> Explanation | None:
        """IT-3"""
        if port < BOARDS.ports[self.s.map]:
            return None
        return self.no("IT-3", "not-that-port", port=port_word(port))

    def passing(self) -> Explanation:
        """IT-14: one unbroken move."""
        walker = self.s.walker
        return self.no("IT-14", "not-while-passing", pirate=walker + 1, hex=hex_name(self.at(walker)))

    def is_other_passing(self, pirate: int) -> bool:
        return self.view.phase == Phase.PASSING and self.s.walker != pirate

    # ------------------------------------------------------------------------------------------------------- costs
    def too_dear(self, pirate: int, cost: int) -> Explanation | None:
        """IT-10, IT-11, IT-12"""
        used, is_carrier = self.s.spent[pirate], facts.carries(self.s, pirate)
        most = CARRIER_LIMIT if is_carrier else LIMIT
        if cost > self.s.pp:
            return self.no("IT-10", "not-enough-pp", cost=cost, n=self.s.pp)
        if used + cost > most:
            return self.no("IT-12" if is_carrier else "IT-11", "not-limit", pirate=pirate + 1, cost=cost, used=used, most=most)
        return None

    def barred(self, here: int, way: int) -> Explanation | None:
        """IT-1"""
        if BOARDS.next[self.s.map, here, way] != NOWHERE:
            return None
        return self.no("IT-1", "not-ground", ground=facts.barrier(self.s, here, way))

    def held_by_enemy(self, there: int) -> Explanation | None:
        """IT-14"""
        who = self.s.pirate_at(there)
        if who is None or who[0] == self.turn:
            return None
        return self.no("IT-14", "not-enemy-there", hex=hex_name(there), **pirate_words(PIRATES * who[0] + who[1]))

    def no_way_on(self, there: int) -> Explanation:
        """IT-14"""
        friend = (self.s.stands[there] - 1) % PIRATES + 1
        return self.no("IT-14", "not-no-way-on", hex=hex_name(there), friend=friend)

    # ----------------------------------------------------------------------------------------------------- on land
    def stepping(self, pirate: int, way: int) -> Explanation:
        """IT-10, IT-11, IT-12, IT-13, IT-14"""
        if self.is_other_passing(pirate):
            return self.passing()
        if found := self.missing(pirate):
            return found
        here = self.at(pirate)
        if here < 0:
            return self.no("IT-15", "not-ashore", pirate=pirate + 1)
        there, cost = self.s.step_of(pirate, way)
        return (self.barred(here, way) or self.held_by_enemy(there) or self.too_dear(pirate, cost)
                or self.no_way_on(there))

    def straying(self, pirate: int, way: int) -> Explanation:
        """IT-21"""
        if found := self.missing(pirate):
            return found
        s, here = self.s, self.at(pirate)
        if here < 0:
            return self.no("IT-21", "not-fog-aboard", **pirate_words(self.number(pirate)))
        if s.walker not in (NOBODY, pirate):
            return self.no("IT-21", "not-fog-other", **pirate_words(self.number(s.walker)))
        if not s.astray:
            return self.no("IT-21", "not-fog-steps", **pirate_words(self.number(pirate)))
        return self.barred(here, way) or self.stray_blocked(pirate, way)

    def stray_blocked(self, pirate: int, way: int) -> Explanation:
        s, (there, cost) = self.s, self.s.step_of(pirate, way)
        standing = pirate_words(s.stands[there] - 1) if s.stands[there] else {}
        if standing and facts.holder(s, there) != self.turn:
            return self.no("IT-21", "not-fog-blocked", hex=hex_name(there), **standing)
        if cost > s.pp:
            return self.no("IT-21", "not-fog-pp", cost=cost, n=s.pp)
        return self.no("IT-21", "not-fog-way-on", hex=hex_name(there), **standing)

    # ---------------------------------------------------------------------------------------------------- the boats
    def landing(self, boat: int) -> Explanation:
        """IT-10, IT-14, IT-15, IT-19"""
        if found := self.not_own(boat):
            return found
        s = self.s
        if s.storm:
            return self.no("IT-19", "not-in-storm")
        if not s.crew(boat):
            return self.no("IT-15", "not-land-nobody", boat=COLOURS[boat])
        if s.pp < LANDING:
            return self.no("IT-10", "not-enough-pp", cost=LANDING, n=s.pp)
        # His limit (IT-11) never forbids it: after an embarking in this turn fewer than six PP are left.
        jetty = s.jetty_of(boat)
        return self.held_by_enemy(jetty) or self.no_way_on(jetty)

    def embarking(self, pirate: int, boat: int) -> Explanation:
        """IT-10, IT-15, IT-17, IT-19"""
        if self.is_other_passing(pirate):
            return self.passing()
        if found := self.missing(pirate) or self.nowhere(boat):
            return found
        s, here = self.s, self.at(pirate)
        if here < 0:
            return self.no("IT-15", "not-embark-twice", pirate=pirate + 1)
        if here != s.jetty_of(boat):
            place = {"boat": COLOURS[boat], "port": port_word(s.port[boat]), "hex": hex_name(s.jetty_of(boat))}
            return self.no("IT-15", "not-at-jetty", pirate=pirate + 1, **place)
        if facts.carries(s, pirate):
            return self.no("IT-10", "not-embark-treasure", pirate=pirate + 1)
        if s.storm:
            return self.no("IT-19", "not-in-storm")
        if s.owner[boat] != self.turn and s.crew(boat):
            return self.no("IT-17", "not-boat-manned", boat=COLOURS[boat], n=len(s.crew(boat)))
        if self.view.phase == Phase.JOIN:
            return self.no("IT-20", "not-seize-own", boat=COLOURS[boat])
        found = self.too_dear(pirate, EMBARKING)
        assert found  # nothing else forbids it
        return found

    def nowhere(self, boat: int) -> Explanation | None:
        """IT-5, IT-8: no such boat, or not in a port yet."""
        if boat >= self.s.players:
            return self.no("IT-5", "not-that-boat", boat=COLOURS[boat])
        if self.s.port[boat] == NOWHERE:
            return self.no("IT-8", "not-in-port-yet", boat=COLOURS[boat])
        return None

    def sailing(self, boat: int, port: int) -> Explanation:
        """IT-10, IT-16, IT-19, IT-20"""
        if self.view.phase == Phase.JOIN:
            return self.joining(boat, port)
        if found := self.not_own(boat) or self.no_port(port):
            return found
        s = self.s
        if s.storm:
            return self.no("IT-19", "not-in-storm")
        if s.port[boat] == port:
            return self.no("IT-16", "not-same-port", boat=COLOURS[boat], port=port_word(port))
        if found := self.unmanned(boat):
            return found
        if facts.is_held(s, boat) and len(s.crew(boat)) < facts.living(s, self.turn):
            return self.no("IT-20", "not-all-hands", boat=COLOURS[boat])
        if s.boats_in(port):
            return self.no("IT-16", "not-port-taken", port=port_word(port))
        return self.no("IT-10", "not-enough-pp", cost=SAILING, n=s.pp)

    def unmanned(self, boat: int) -> Explanation | None:
        """IT-16"""
        return None if self.s.crew(boat) else self.no("IT-16", "not-sail-nobody", boat=COLOURS[boat])

    def joining(self, boat: int, port: int) -> Explanation:
        """IT-20"""
        if found := self.not_own(boat) or self.no_port(port) or self.unmanned(boat):
            return found
        s, there = self.s, len(self.s.boats_in(port))
        if facts.is_held(s, boat):
            return self.no("IT-20", "not-join-held", boat=COLOURS[boat])
        if there == 0:
            return self.no("IT-20", "not-join-empty", port=port_word(port))
        if there > 1:
            return self.no("IT-20", "not-join-two", port=port_word(port))
        other = other_in(s, port, boat)
        if s.owner[other] == self.turn:
            return self.no("IT-20", "not-join-own", port=port_word(port))
        crews = {"n": len(s.crew(other)), "own": len(s.crew(boat))}
        return self.no("IT-20", "not-join-fewer", other=COLOURS[other], boat=COLOURS[boat], **crews)

    def placing(self, port: int) -> Explanation:
        """IT-8"""
        return self.no_port(port) or self.no("IT-8", "not-port-free", port=port_word(port))

    def recruiting(self, haven: int) -> Explanation:
        """IT-18"""
        s = self.s
        if haven < BOATS:
            return self.nowhere(haven) or self.no("IT-18", "not-recruit-manned", boat=COLOURS[haven], n=len(s.crew(haven)))
        fort, forts = haven - BOATS, int(BOARDS.forts[s.map])
        if fort >= forts:
            return self.no("IT-18", "not-that-fort", fort=fort + 1, n=forts)
        return self.no("IT-18", "not-recruit-occupied", hex=hex_name(int(BOARDS.fort[s.map, fort])))

    # ------------------------------------------------------------------------------------------------- the treasure
    def taking(self, pirate: int) -> Explanation:
        """IT-33, IT-34"""
        if found := self.missing(pirate):
            return found
        s, here = self.s, self.at(pirate)
        if s.bearer == self.number(pirate):
            return self.no("IT-34", "not-take-twice", pirate=pirate + 1)
        if s.bearer != NOBODY:
            return self.no("IT-34", "not-take-carried", **pirate_words(s.bearer))
        if s.loose != NOWHERE:
            return self.no("IT-34", "not-take-elsewhere", pirate=pirate + 1, hex=hex_name(s.loose))
        chest = facts.chest_on(s, here) if here >= 0 else NO_CHEST
        if chest == NO_CHEST:
            return self.no("IT-33", "not-on-chest", pirate=pirate + 1)
        return self.no("IT-33", "not-take-empty", chest=chest + 1)  # the pirate who stands there has looked

    def loading(self) -> Explanation:
        """IT-35"""
        s = self.s
        if s.bearer == NOBODY or s.bearer // PIRATES != self.turn:
            return self.no("IT-35", "not-load-nothing")
        pirate = s.bearer % PIRATES
        here = self.at(pirate)
        port = int(BOARDS.port_of[s.map, here])
        if port == NOWHERE:
            return self.no("IT-35", "not-load-jetty", pirate=pirate + 1)
        if not s.ready:
            return self.no("IT-35", "not-load-ready", pirate=pirate + 1, hex=hex_name(here))
        if s.storm:
            return self.no("IT-19", "not-in-storm")
        if not facts.has_own_boat(s, port):
            return self.no("IT-35", "not-load-boat", port=port_word(port))
        if facts.is_watched(s, here):
            return self.no("IT-35", "not-load-watched", hex=hex_name(here))
        if boats := facts.blockading(s):
            return self.no("IT-35", "not-load-blockaded", boat=COLOURS[boats[0]], port=port_word(port))
        return self.no("IT-35", "not-load-pp", cost=facts.loading_cost(s, here), n=s.pp)

    # ----------------------------------------------------------------------------------------------------- combat
    def attacking(self, leader: int, way: int) -> Explanation:
        """IT-5, IT-26"""
        if found := self.missing(leader) or self.no_enemy(facts.side_of(self.s, leader, way)):
            return found
        s = self.s
        if self.view.phase in (Phase.WIDEN, Phase.VICTIM):
            return self.attacking_several(leader, facts.side_of(s, leader, way))
        assert not facts.may_lead(s, leader)
        boat = ABOARD - self.at(leader)
        return self.no("IT-5", "not-leader", pirate=leader + 1, leader=s.crew(boat)[0] + 1, boat=COLOURS[boat])

    def no_enemy(self, place: int) -> Explanation | None:
        """IT-26"""
        if place == NOWHERE:
            return self.no("IT-26", "not-attack-land")
        there = self.s.pirate_at(place)
        if there is None:
            return self.no("IT-26", "not-attack-nobody", hex=hex_name(place))
        return self.no("IT-26", "not-attack-own", hex=hex_name(place)) if there[0] == self.turn else None

    def attacking_several(self, leader: int, place: int) -> Explanation:
        """IT-26: others of those beside the leader, or the victim."""
        if leader != self.s.leader:
            return self.no("IT-26", "not-other-leader", leader=self.s.leader + 1)
        key = "not-also-twice" if self.view.phase == Phase.WIDEN else "not-victim"
        return self.no("IT-26", key, **pirate_words(self.s.stands[place] - 1))

    def advancing(self, pirate: int) -> Explanation:
        """IT-31"""
        if found := self.missing(pirate):
            return found
        if self.at(pirate) < 0:
            return self.no("IT-31", "not-advance-aboard", pirate=pirate + 1)
        return self.no("IT-31", "not-advance-apart", pirate=pirate + 1, hex=hex_name(self.s.target))
