"""What is clicked for each action and for each long way, and what a click that is not allowed most likely meant."""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.contract import View

from ..rules.actions import ADVANCE, ATTACK, BOARD, DONE, EMBARK, FLEE, LAND, LOAD, PLACE, RECRUIT, SAIL, STEP, STRAY, TAKE
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.chart import distance
from ..rules.facts import Snapshot, codes_of, embarkings, first_to_land, holder, landings, side_of, walks
from ..rules.options import PIRATES
from ..rules.state import ABOARD, BOATS, DEAD, NOBODY, Phase
from ..rules.survey import MOST_PORTS
from .ids import BOAT_IDS, CHEST_IDS, CREW_IDS, HEX_IDS, PIRATE_IDS, PORT_IDS, pirate_of

Ids = tuple[str, ...]
BUTTONS = {LOAD: "load", BOARD: "cross", DONE: "done", **dict.fromkeys(range(TAKE, ADVANCE), "take")}  # the page has a "board"
WALKING = (Phase.PROGRESS, Phase.PASSING, Phase.FOG)


def gestures(view: View) -> dict[int, Ids]:
    s = Snapshot.of(view)
    return {code: gesture(s, code) for code in view.legal()}


def gesture(s: Snapshot, code: int) -> Ids:
    """Of a legal action."""
    own_ids = PIRATE_IDS[s.turn]
    if STEP <= code < LAND:
        pirate, way = divmod(code - (STEP if code < STRAY else STRAY), WAYS)
        goal = HEX_IDS[s.step_of(pirate, way)[0]]
        return (goal,) if s.walker != NOBODY else (own_ids[pirate], goal)
    if code in BUTTONS:
        return (BUTTONS[code],)
    if PLACE <= code < STEP:
        return (PORT_IDS[code - PLACE],)
    if LAND <= code < EMBARK:
        return BOAT_IDS[code - LAND], HEX_IDS[s.jetty_of(code - LAND)]
    if EMBARK <= code < SAIL:
        pirate, boat = divmod(code - EMBARK, BOATS)
        return (BOAT_IDS[boat],) if s.walker != NOBODY else (own_ids[pirate], BOAT_IDS[boat])
    if SAIL <= code < TAKE:
        boat, port = divmod(code - SAIL, MOST_PORTS)
        return BOAT_IDS[boat], PORT_IDS[port]
    if code < RECRUIT:
        return (own_ids[code - ADVANCE],)
    if code < ATTACK:
        haven = code - RECRUIT
        return (BOAT_IDS[haven] if haven < BOATS else HEX_IDS[int(BOARDS.fort[s.map, haven - BOATS])],)
    if code < FLEE:
        pirate, way = divmod(code - ATTACK, WAYS)
        target = s.stands[side_of(s, pirate, way)] - 1
        enemy = PIRATE_IDS[target // PIRATES][target % PIRATES]
        return (enemy, own_ids[pirate]) if s.phase == Phase.COMBAT else (enemy,)
    return (HEX_IDS[code - FLEE],)


# --------------------------------------------------------------------------------------------------------- routes
def routes(view: View) -> dict[Ids, tuple[int, ...]]:
    """Walks of two or more actions: the first tap on their end shows the way, the second goes it."""
    return dict(all_routes(view)) if view.actor == view.seat and view.phase in WALKING else {}


@lru_cache(maxsize=64)
def all_routes(view: View) -> dict[Ids, tuple[int, ...]]:
    """Cached: each tap asks for all of them again."""
    s, found = Snapshot.of(view), dict[Ids, tuple[int, ...]]()
    for pirate in range(s.pirates):
        start = () if s.walker != NOBODY else (PIRATE_IDS[s.turn][pirate],)
        for end, walk in walks(s, pirate).items():
            if len(walk.ways) > 1:
                found[*start, HEX_IDS[end], HEX_IDS[end]] = codes_of(s, pirate, walk)
        for boat, walk in embarkings(s, pirate).items():
            if walk.ways:
                found[*start, BOAT_IDS[boat], BOAT_IDS[boat]] = (*codes_of(s, pirate, walk), EMBARK + BOATS * pirate + boat)
    for boat in range(s.players):
        for end, walk in landings(s, boat).items():
            found[BOAT_IDS[boat], HEX_IDS[end], HEX_IDS[end]] = (LAND + boat, *codes_of(s, first_to_land(s, boat), walk))
    return found


# --------------------------------------------------------------------------------------------- what was meant
def attempt(view: View, ids: Ids) -> int | None:
    """The action that clicks most likely meant."""
    if not ids or not 0 <= view.seat < view.seats:
        return None
    for code, gesture in gestures(view).items():
        if gesture == ids:
            return code
    return Meaning(view, ids).code()


class Meaning:
    """A click that is not allowed: a pirate who cannot go, a hex too far away, someone else's boat ..."""

    def __init__(self, view: View, ids: Ids) -> None:
        self.s, self.seat, self.phase = Snapshot.of(view), view.seat, view.phase
        self.isle, self.id = self.s.map, ids[-1]
        self.is_fog = self.phase == Phase.FOG
        self.side = self.s.turn if self.is_fog else self.seat  # whose pirates are moved
        self.legal = set(view.legal())
        chosen = pirate_of(ids[0]) if len(ids) > 1 else None
        self.pirate = chosen[1] if chosen is not None and chosen[0] == self.side else NOBODY
        self.prey = chosen if chosen is not None and chosen[0] != self.side else None
        self.boat = BOAT_IDS.index(ids[0]) if len(ids) > 1 and ids[0] in BOAT_IDS else NOBODY
        if self.s.walker != NOBODY and self.side == self.s.turn:
            self.pirate = self.s.walker

    def code(self) -> int | None:
        if (who := pirate_of(self.id)) is not None:
            return self.meant_pirate(*who)
        if self.id in BOAT_IDS:
            return self.meant_boat(BOAT_IDS.index(self.id))
        if self.id in PORT_IDS:
            return self.meant_port(PORT_IDS.index(self.id))
        if self.id in HEX_IDS:
            return self.meant_hex(HEX_IDS.index(self.id))
        place = self.place_of_thing()
        if place == NOWHERE:
            return STEP if self.phase == Phase.PLACE and self.id in CREW_IDS else None  # anything but a port
        return self.meant_thing(place)

    def place_of_thing(self) -> int:
        """Where a chest or the treasure is."""
        if self.id in CHEST_IDS:
            return self.s.chest[CHEST_IDS.index(self.id)]
        if self.id == "treasure":
            seat, pirate = divmod(self.s.bearer, PIRATES)
            return self.s.loose if self.s.bearer == NOBODY else self.s.at[seat][pirate]
        return NOWHERE

    # ------------------------------------------------------------------------------------------------ places
    def meant_hex(self, place: int) -> int | None:
        if BOARDS.terrain[self.isle, place] == NOWHERE:
            return None
        port = int(BOARDS.port_of[self.isle, place])
        if self.phase in (Phase.WIDEN, Phase.VICTIM):
            sides = [side_of(self.s, self.s.leader, way) for way in range(WAYS)]
            return ATTACK + WAYS * self.s.leader + (sides.index(place) if place in sides else 0)
        if self.phase == Phase.PLACE:
            return PLACE + port if port != NOWHERE else STEP  # IT-8: to be told that a port comes first
        if self.phase == Phase.FLIGHT:
            return FLEE + place
        if self.phase == Phase.RECRUIT:
            forts = BOARDS.fort[self.isle].tolist()
            return RECRUIT + BOATS + forts.index(place) if place in forts else RECRUIT + self.any_boat()
        is_alone = self.phase == Phase.PROGRESS and self.pirate == self.boat == NOBODY
        if (who := self.s.pirate_at(place)) is not None and (is_alone or self.phase == Phase.COMBAT):
            return self.meant_pirate(*who)
        if self.boat != NOBODY:
            return LAND + self.boat
        pirate = self.pirate if self.is_ashore(self.pirate) else self.nearest(place)
        return self.toward(pirate, place) if pirate != NOBODY else LAND + self.any_boat()

    def toward(self, pirate: int, place: int) -> int | None:
        """A step there; to a place farther off, a step nearer to it that is not allowed: that is the reason."""
        first = (STRAY if self.is_fog else STEP) + WAYS * pirate
        beside = BOARDS.next[self.isle, self.s.at[self.side][pirate]].tolist()
        if place in beside:
            return first + beside.index(place)
        spots = BOARDS.places[self.isle]
        here = distance(spots[self.s.at[self.side][pirate]], spots[place])
        near = [way for way, there in enumerate(beside) if there != NOWHERE and distance(spots[there], spots[place]) < here]
        land = [way for way, there in enumerate(beside) if there != NOWHERE]
        return next((first + way for way in (*near, *land) if first + way not in self.legal), None)

    def meant_port(self, port: int) -> int | None:
        if port >= int(BOARDS.ports[self.isle]):
            return None
        if self.s.port[self.seat] == NOWHERE:
            return PLACE + port
        return SAIL + MOST_PORTS * (self.boat if self.boat != NOBODY else self.any_boat()) + port

    def meant_boat(self, boat: int) -> int:
        if self.phase == Phase.RECRUIT:
            return RECRUIT + boat
        if self.phase == Phase.JOIN and (self.pirate == NOBODY or not self.s.seizing):
            mine = self.boat if self.boat != NOBODY else self.any_boat()
            return SAIL + MOST_PORTS * mine + max(0, self.s.port[boat])
        if self.pirate != NOBODY and not self.is_fog:
            return EMBARK + BOATS * self.pirate + boat
        if self.boat not in (NOBODY, boat) and self.s.port[boat] != NOWHERE:
            return SAIL + MOST_PORTS * self.boat + self.s.port[boat]  # to where it lies
        if self.s.owner[boat] != self.seat and not self.is_fog:
            pirate = self.nearest(self.s.jetty_of(boat)) if self.s.port[boat] != NOWHERE else NOBODY
            if pirate != NOBODY:
                return EMBARK + BOATS * pirate + boat
        return LAND + boat

    def meant_thing(self, place: int) -> int | None:
        who = self.s.pirate_at(place)
        if who is not None and who[0] == self.seat and self.phase == Phase.PROGRESS and self.pirate == NOBODY:
            return TAKE + who[1]
        return self.meant_hex(place)

    # ----------------------------------------------------------------------------------------------- pirates
    def meant_pirate(self, seat: int, pirate: int) -> int | None:
        if self.phase in (Phase.WIDEN, Phase.VICTIM):
            return self.meant_hex(self.s.at[seat][pirate]) if self.s.at[seat][pirate] >= 0 else STEP
        return self.own_pirate(pirate) if seat == self.seat else self.other_pirate(seat, pirate)

    def own_pirate(self, pirate: int) -> int | None:
        where = self.s.at[self.seat][pirate]
        if self.is_fog and self.side != self.seat:
            return STRAY + WAYS * pirate
        if self.phase == Phase.ADVANCE:
            return ADVANCE + pirate
        if where <= DEAD:
            return RECRUIT + self.any_boat()
        if self.phase == Phase.COMBAT:
            return self.meant_attack(pirate, self.prey)
        if where < 0:
            return LAND + ABOARD - where
        first, beside = STEP + WAYS * pirate, BOARDS.next[self.isle, where].tolist()
        if self.pirate != pirate and self.is_ashore(self.pirate) and self.s.at[self.side][self.pirate] in beside:
            return self.toward(self.pirate, where)
        return next((first + way for way in range(WAYS) if beside[way] != NOWHERE and first + way not in self.legal), None)

    def other_pirate(self, seat: int, pirate: int) -> int | None:
        where = self.s.at[seat][pirate]
        if self.is_fog and seat == self.side and self.s.walker not in (NOBODY, pirate):
            return STRAY + WAYS * pirate  # IT-21: only one of them
        if where >= 0 and (self.pirate != NOBODY or self.is_fog) and self.phase in WALKING:
            return self.meant_hex(where)
        leader = self.pirate if self.pirate != NOBODY else self.nearest(where) if where >= 0 else NOBODY
        return self.meant_attack(max(leader, 0), (seat, pirate))

    def meant_attack(self, leader: int, prey: tuple[int, int] | None) -> int:
        """An own pirate attacks the enemy chosen, or if none is chosen, any enemy beside him."""
        first = ATTACK + WAYS * leader
        sides = [side_of(self.s, leader, way) for way in range(WAYS)] if self.seat == self.s.turn else []
        goal = self.s.at[prey[0]][prey[1]] if prey is not None else NOWHERE
        if goal >= 0 and goal in sides:
            return first + sides.index(goal)
        if prey is not None:
            return next((first + way for way in range(WAYS) if first + way not in self.legal), first)
        can = [way for way in range(WAYS) if first + way in self.legal]
        enemies = [way for way, side in enumerate(sides) if side != NOWHERE and holder(self.s, side) not in (NOBODY, self.seat)]
        return first + next(iter(can + enemies), 0)

    def is_ashore(self, pirate: int) -> bool:
        return pirate != NOBODY and self.s.at[self.side][pirate] >= 0

    def nearest(self, place: int) -> int:
        """Of the pirates on land."""
        spots, at = BOARDS.places[self.isle], self.s.at[self.side]
        ashore = [pirate for pirate in range(self.s.pirates) if at[pirate] >= 0]
        return min(ashore, key=lambda pirate: distance(spots[at[pirate]], spots[place]), default=NOBODY)

    def any_boat(self) -> int:
        """An own one; else the seat's first boat, whoever has it now."""
        owned = [boat for boat in range(self.s.players) if self.s.owner[boat] == self.seat]
        return self.seat if self.seat in owned or not owned else owned[0]
