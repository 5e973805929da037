"""Why a click leads nowhere, where no single action explains it: a place is too far away, an enemy is out of reach, or
something else has to be chosen first."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules.actions import COLOURS, STEP, TAKE
from ..rules.board import BOARDS, NOWHERE, TOO_MUCH, WAYS, hex_name
from ..rules.boats import LANDING
from ..rules.facts import attackers, carries, first_to_land, holder, room_of, search, side_of
from ..rules.options import PIRATES
from ..rules.state import DEAD, NOBODY, Phase
from ..telling.phrases import pirate_words, port_word
from ..telling.refusals import Refusals
from .clicks import WALKING, Ids, Meaning, gesture
from .ids import BOAT_IDS, HEX_IDS, PIRATE_IDS, pirate_of

ANY_STEPS = 60  # more than any way on a map has


def beyond(view: View, ids: Ids, words: Words) -> Explanation | None:
    """For the seat that acts. Other clicks mean an action, and `explain` says why it is not allowed."""
    return Beyond(view, ids, words).answer() if ids else None


class Beyond(Refusals):
    def __init__(self, view: View, ids: Ids, words: Words) -> None:
        super().__init__(view, words)
        self.meant = Meaning(view, ids)
        self.id, self.is_first, self.isle = ids[-1], len(ids) == 1, self.s.map
        self.clicked = pirate_of(self.id)
        self.place = self.place_clicked()

    def place_clicked(self) -> int:
        """The land that was clicked, or on which the pirate, chest or treasure is that was clicked."""
        if self.clicked is not None:
            seat, pirate = self.clicked
            return max(NOWHERE, self.s.at[seat][pirate])
        place = HEX_IDS.index(self.id) if self.id in HEX_IDS else self.meant.place_of_thing()
        return place if place >= 0 and BOARDS.terrain[self.isle, place] >= 0 else NOWHERE

    def answer(self) -> Explanation | None:
        if self.view.phase == Phase.COMBAT:
            return self.out_of_reach()
        if self.view.phase == Phase.JOIN:
            return self.port_of_boat()
        if self.view.phase not in WALKING or self.place == NOWHERE:
            return None
        if self.meant.is_ashore(self.meant.pirate):
            return self.on_foot(self.meant.pirate)
        if self.meant.boat != NOBODY and self.view.phase == Phase.PROGRESS:
            return self.from_boat(self.meant.boat)
        return self.nothing_chosen() if self.is_first else None

    # -------------------------------------------------------------------------------------------------------- ways
    def on_foot(self, pirate: int) -> Explanation | None:
        """IT-10, IT-11, IT-12, IT-13, IT-14, IT-21: a place that is not beside him."""
        s, here = self.s, self.at(pirate)
        if s.walker not in (NOBODY, pirate) or self.place == here or self.place in BOARDS.next[self.isle, here]:
            return None
        return self.too_far(pirate, here)

    def from_boat(self, boat: int) -> Explanation | None:
        """IT-10, IT-11, IT-15: landing, and the way from there. If nobody can land at all, `explain` says why."""
        s, pirate, jetty = self.s, first_to_land(self.s, boat), self.s.jetty_of(boat)
        if s.storm or s.port[boat] == NOWHERE or s.owner[boat] != self.turn or pirate == NOBODY:
            return None
        return None if self.place == jetty or self.held_by_enemy(jetty) else self.too_far(pirate, jetty, LANDING)

    def too_far(self, pirate: int, start: int, landing: int = 0) -> Explanation | None:
        """`landing`: what a landing costs before he goes on."""
        s, where, n = self.s, hex_name(self.place), pirate + 1
        if s.stands[self.place]:
            return self.occupied()
        walk = search(s, pirate, start, TOO_MUCH, ANY_STEPS).get(self.place)
        if walk is None:
            return self.no("IT-14", "beyond-barred", hex=where, pirate=n)
        if self.view.phase == Phase.FOG:
            return self.no("IT-21", "beyond-fog", hex=where, n=s.astray, pp=s.pp)
        cost, room = landing + walk.cost, room_of(s, pirate)
        if cost <= room:
            return None
        if room == s.pp:
            return self.no("IT-10", "beyond-land-pp" if landing else "beyond-pp", hex=where, cost=cost, n=room)
        clause = "IT-12" if carries(s, pirate) else "IT-11"
        return self.no(clause, "beyond-land-limit" if landing else "beyond-limit", hex=where, cost=cost, n=room, pirate=n)

    def occupied(self) -> Explanation | None:
        """IT-14, IT-21. If an own pirate himself is clicked, or the chest below him, `explain` has the reason."""
        is_own = holder(self.s, self.place) == self.turn
        if is_own and self.id not in HEX_IDS:
            return None
        if self.view.phase == Phase.FOG:
            pirate = pirate_words(self.s.stands[self.place] - 1)
            return self.no("IT-21", "not-fog-way-on" if is_own else "not-fog-blocked", hex=hex_name(self.place), **pirate)
        return self.held_by_enemy(self.place) or self.no_way_on(self.place)

    def nothing_chosen(self) -> Explanation | None:
        """A place was clicked first. If a pirate can go there with one step, the page itself says which."""
        meant, legal = self.meant, self.meant.legal
        if self.clicked is not None or not any(STEP <= code < TAKE for code in legal):
            return None
        code, who = meant.code(), self.s.pirate_at(self.place)
        found = self.click_the_pirate(who[1], (PIRATE_IDS[who[0]][who[1]],)) if who is not None else None
        if found or (who is not None and code is not None):
            return found
        if code in legal and gesture(self.s, code)[-1] == HEX_IDS[self.place]:
            return None
        if self.view.phase == Phase.FOG:
            return self.no("", "beyond-first-fog", colour=COLOURS[self.turn])
        return self.no("", "beyond-first")

    def click_the_pirate(self, pirate: int, ids: Ids) -> Explanation | None:
        """The hex of a pirate was clicked, where the pirate himself should be."""
        is_begun = any(gesture(self.s, code)[: len(ids)] == ids for code in self.meant.legal)
        return self.no("", "beyond-himself", pirate=pirate + 1) if is_begun and self.id in HEX_IDS else None

    def port_of_boat(self) -> Explanation | None:
        """IT-20: the boat to be joined was clicked; its port is meant."""
        code = self.meant.code() if self.id in BOAT_IDS and not self.is_first else None
        if code not in self.meant.legal:
            return None
        boat = BOAT_IDS.index(self.id)
        return self.no("IT-20", "beyond-port", boat=COLOURS[boat], port=port_word(self.s.port[boat]))

    # ------------------------------------------------------------------------------------------------------ combat
    def out_of_reach(self) -> Explanation | None:
        """IT-26: the pirates are not next to each other."""
        if self.id in BOAT_IDS:
            is_own = self.s.owner[BOAT_IDS.index(self.id)] == self.turn
            return None if is_own else self.no("IT-26", "beyond-aboard")
        who = self.clicked or (self.s.pirate_at(self.place) if self.place != NOWHERE else None)
        if who is None:
            return None
        return self.leader_apart(who[1]) if who[0] == self.turn else self.enemy_apart(*who)

    def leader_apart(self, pirate: int) -> Explanation | None:
        """An own pirate who is not next to the enemy chosen, or to any enemy."""
        s, prey = self.s, self.meant.prey
        if self.at(pirate) <= DEAD:
            return None
        sides = {side_of(s, pirate, way) for way in range(WAYS)} - {NOWHERE}
        if prey is not None and (target := s.at[prey[0]][prey[1]]) >= 0:
            if target not in sides:
                return self.no("IT-26", "beyond-apart", leader=pirate + 1, **pirate_words(PIRATES * prey[0] + prey[1]))
            return self.click_the_pirate(pirate, (PIRATE_IDS[prey[0]][prey[1]], PIRATE_IDS[self.turn][pirate]))
        has_enemy = any(holder(s, side) not in (NOBODY, self.turn) for side in sides)
        return None if has_enemy else self.no("IT-26", "beyond-no-enemy", pirate=pirate + 1)

    def enemy_apart(self, seat: int, pirate: int) -> Explanation | None:
        """An enemy whom nobody can attack."""
        where, target = self.s.at[seat][pirate], pirate_words(PIRATES * seat + pirate)
        if where == DEAD:
            return self.no("IT-32", "not-dead", **target)
        if where < 0:
            return self.no("IT-26", "beyond-aboard")
        return None if attackers(self.s, where, 0)[0] else self.no("IT-26", "beyond-unreached", **target)
