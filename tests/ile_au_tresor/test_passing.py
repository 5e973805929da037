"""One pirate to a hex, and passing one's own: IT-14. By hand, and against a search over all ways in crowded positions."""
from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import benbow
from benbow.engine.compiled import COMPILED
from benbow.engine.errors import IllegalActionError
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.board import NOWHERE
from benbow.games.ile_au_tresor.rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN
from benbow.games.ile_au_tresor.rules.state import ABOARD, DEAD, NOBODY, Phase, State

from ..by_hand import go, texts, tried, waits
from .table import BLUE, COLOURS, DATA, GAME, RED, WAYS, check, ends, position, pp, steps, table, where, who

rule = pytest.mark.rule
TRIALS = 2000 if COMPILED else 250
PRICE = {FLAT: 1, FORTRESS: 1, MARSH: 2, HILL: 2, MOUNTAIN: 3}  # IT-10


# ---------------------------------------------------------------------------------------------------- by hand
@rule("IT-14")
def test_an_own_pirate_may_be_passed_and_then_only_the_walker_moves_on() -> None:
    match = go(position("d14 d13 h14"), "roll 2-4", *steps(1, "d14", "d13"))
    assert waits(match) == (RED, "passing")
    assert (where(match, "red 1"), who(match, "d13")) == ("d13", "red 2")
    assert {text.split()[1] for text in texts(match)} == {"1"}
    assert {text.split()[0] for text in texts(match)} == {"step"}  # no done, no landing, nobody else
    go(match, *steps(1, "d13", "d12"))
    assert waits(match) == (RED, "progress")
    assert (who(match, "d12"), who(match, "d13"), who(match, "d14")) == ("red 1", "red 2", "")
    assert pp(match) == 4


@rule("IT-14")
def test_enemies_are_never_passed() -> None:
    match = go(position("d14", "d13 e14"), "roll 5-6")
    assert ends(match, 1) == {"e13"}


@rule("IT-14")
def test_nobody_stops_on_an_own_pirate() -> None:
    match = go(position("d14 d13"), "roll 5-6", *steps(1, "d14", "d13"))
    assert "done" not in texts(match)
    with pytest.raises(IllegalActionError):
        go(match, "done")


@rule("IT-14")
def test_without_pp_to_move_on_he_may_not_enter() -> None:
    match = go(position("d14 d13 h14"), "roll 1-2", *steps(3, "h14", "h15"))
    assert "d13" in ends(match, 1)  # 2 PP: over him and on
    go(match, *steps(3, "h15", "h14"))
    assert ends(match, 1) == {"e13", "e14"}  # 1 PP: only where nobody stands


@rule("IT-14")
def test_a_way_out_that_is_only_backwards_is_one() -> None:
    """From e14 into the corner d14, where Red 2 stands: the only way out of it that is not an enemy's is the way he came."""
    match = go(position("e14 d14", "d13 e13 f14 f15"), "roll 1-2")
    assert ends(match, 1) == {"d14"}
    go(match, *steps(1, "e14", "d14"))
    assert ends(match, 1) == {"e14"}
    go(match, *steps(1, "d14", "e14"))
    assert (waits(match), pp(match), who(match, "e14"), who(match, "d14")) == ((RED, "progress"), 1, "red 1", "red 2")
    assert ends(match, 1) == set()  # with 1 PP there is no way back any more


@rule("IT-14")
def test_two_own_pirates_in_a_row_are_passed_with_just_enough() -> None:
    match = go(position("a7 b7 c6 h14"), "roll 1-2")
    enough = tried(match, *steps(1, "a7", "b7"))
    assert "c6" in ends(enough, 1)  # 2 PP: c6, and one hex further
    go(enough, *steps(1, "b7", "c6"), *steps(1, "c6", "d6"))
    assert (pp(enough), waits(enough), who(enough, "d6")) == (0, (RED, "progress"), "red 1")
    too_few = tried(match, *steps(4, "h14", "h15"), *steps(1, "a7", "b7"))
    assert "c6" not in ends(too_few, 1)
    assert ends(too_few, 1) == {"a6", "a7", "b6", "b8"}  # c7 is a hill


@rule("IT-14")
def test_a_chain_of_three_own_pirates_is_passed_if_the_pp_reach_to_its_end() -> None:
    """From a6 over a7, a8 and a9 (flat, flat, hill); enemies close the sides, b10 is the only free end: a hill."""
    crowd = ("a6 a7 a8 a9", "b6 b7 b8 b9")
    for roll, enough in (("1-5", True), ("1-4", False)):
        match = go(position(*crowd), f"roll {roll}")
        assert "a7" in ends(match, 1)  # at least back again
        go(match, *steps(1, "a6", "a7"))
        assert ends(match, 1) == {"a6", "a8"}
        go(match, *steps(1, "a7", "a8"))
        assert waits(match) == (RED, "passing")
        assert ("a9" in ends(match, 1)) is enough  # 2 are used; a9 costs 2, b10 another 2
        assert "a7" in ends(match, 1)  # and from there back to a6
    match = go(position(*crowd), "roll 1-5", *steps(1, "a6", "a7", "a8", "a9"))
    assert ends(match, 1) == {"b10"}
    assert pp(go(match, *steps(1, "a9", "b10"))) == 0
    assert [who(match, name) for name in ("a6", "a7", "a8", "a9", "b10")] == ["", "red 2", "red 3", "red 4", "red 1"]


@rule("IT-14")
def test_the_way_out_may_be_long_where_the_way_back_is_dear() -> None:
    """From the mountain i11 over the river to i12: back again costs 4, on over i13 and i14 to h15 only 3."""
    for roll, enough in (("2-3", True), ("1-3", False)):
        match = position("i11 i12 i13 i14", "h12 h13 h14 j12 j13 j14", chests="11 21 31 41 51 61")
        assert ("i12" in ends(go(match, f"roll {roll}"), 1)) is enough
    match = go(position("i11 i12 i13 i14", "h12 h13 h14 j12 j13 j14", chests="11 21 31 41 51 61"), "roll 2-3")
    go(match, *steps(1, "i11", "i12", "i13", "i14", "h15"))
    assert (pp(match), who(match, "h15")) == (0, "red 1")


@rule("IT-14")
def test_no_way_out_at_all_is_not_legal() -> None:
    """Red 1 lands: the jetty a7 is held by Red 2, and all around it are enemies."""
    match = go(position("red a7", "a6 a8 b7 b8", boats="red J, blue C"), "roll 3-4")
    assert not texts(match, "land")
    assert ends(match, 2) == set()
    free = go(position("red a7", "a6 a8 b7", boats="red J, blue C"), "roll 3-4")
    assert texts(free, "land") == ["land red"]


@rule("IT-14")
@rule("IT-15")
def test_landing_on_a_jetty_held_by_an_own_pirate_is_passing() -> None:
    match = go(position("red c11"), "roll 3-4", "land red")
    assert waits(match) == (RED, "passing")
    assert (where(match, "red 1"), who(match, "c11")) == ("c11", "red 2")
    assert ends(match, 1) == {"c10", "d11", "d12"}
    go(match, *steps(1, "c11", "d12"))
    assert (pp(match), waits(match)) == (0, (RED, "progress"))


@rule("IT-14")
@rule("IT-15")
def test_with_six_pp_nobody_lands_on_a_held_jetty() -> None:
    assert not texts(go(position("red c11"), "roll 1-5"), "land")
    assert not texts(go(position("red c11", "c10 d11 d12"), "roll 5-6"), "land")
    assert not texts(go(position("red", "c11"), "roll 5-6"), "land")  # an enemy holds it


@rule("IT-14")
@rule("IT-11")
def test_his_limit_counts_for_the_way_out_not_only_the_pp() -> None:
    """After landing he has 1 of his 7: enough for flat ground beyond, not for a hill or a river."""
    only_river = position("red d4", "c5 e3", boats="red I, blue C")  # free beside d4: d5 and e4, of which e4 lies on this bank
    assert texts(go(only_river, "roll 5-6"), "land") == ["land red"]
    across = position("red d4", "e3 e4", boats="red I, blue C")
    assert not texts(go(across, "roll 5-6"), "land")  # d5 is over the river: 2


@rule("IT-14")
def test_embarking_is_a_way_out() -> None:
    """All around the jetty are enemies; Red 1 comes from d12 over it, and aboard."""
    match = go(position("d12 c11", "c10 d11 d13 e12 e11"), "roll 3-4")
    assert ends(match, 1) == {"c11"}
    go(match, *steps(1, "d12", "c11"))
    assert texts(match) == ["step 1 SE", "embark 1 red"]
    go(match, "embark 1 red")
    assert (waits(match), where(match, "red 1"), who(match, "c11")) == ((RED, "progress"), "aboard red", "red 2")
    assert pp(match) == 0


@rule("IT-14")
@rule("IT-19")
def test_not_in_a_storm_and_not_with_the_treasure() -> None:
    """Red 1 passes over b10 to the jetty and aboard: one may, in fair weather, without the treasure."""
    where_to_go = ("d12 c11 d11 c10", "d13 e11 e12 b10 d10 c9")
    fair = go(position(*where_to_go), "roll 3-4")
    assert "c11" in ends(fair, 1)
    assert "embark 1 red" in texts(go(fair, *steps(1, "d12", "c11")))
    assert "embark 1 red" not in texts(go(position(*where_to_go, storm=True), "roll 3-4", *steps(1, "d12", "c11")))
    assert "embark 1 red" not in texts(go(position(*where_to_go, bearer="red 1"), "roll 4-5", *steps(1, "d12", "c11")))


@rule("IT-14")
@rule("IT-12")
def test_a_carrier_needs_double_for_his_way_out() -> None:
    match = position("d14 d13", bearer="red 1")
    assert "d13" not in ends(go(match, "roll 1-2"), 1)  # 2, and 1 is left
    assert "d13" in ends(go(position("d14 d13", bearer="red 1"), "roll 1-3"), 1)


@rule("IT-14")
@rule("IT-33")
def test_he_takes_nothing_out_of_a_chest_on_which_an_own_pirate_stands() -> None:
    match = go(position("g10 f10", seen="red 1 treasure"), "roll 3-4")
    assert texts(match, "take") == ["take 2"]
    go(match, *steps(1, "g10", "f10"))
    assert waits(match) == (RED, "passing")
    assert not texts(match, "take")
    go(match, *steps(1, "f10", "e9"))
    assert texts(match, "take") == ["take 2"]  # who stands there may


@rule("IT-14")
@rule("IT-21")
@rule("IT-33")
def test_he_looks_into_a_chest_he_passes() -> None:
    """In the fog, for whoever stands on a chest in his own progress has looked already: Red 2 fled there."""
    match = go(position("e9 f10"), "roll 3-3", *steps(1, "e9", "f10", verb="stray"))
    assert waits(match) == (benbow.CHANCE, "look")
    go(match, "look 1 treasure")
    assert waits(match) == (BLUE, "fog")
    assert "done" not in texts(match)
    assert {text.split()[1] for text in texts(match)} == {"1"}


@rule("IT-14")
@rule("IT-34")
def test_nor_does_he_take_an_open_treasure_under_an_own_pirate() -> None:
    match = go(position("d14 d13", loose="d13"), "roll 3-4", *steps(1, "d14", "d13"))
    assert not texts(match, "take")
    assert texts(go(match, *steps(1, "d13", "d12")), "take") == ["take 2"]


@rule("IT-14")
def test_the_way_out_may_lead_over_a_chest() -> None:
    match = go(position("f9 e9", "d9 d10 e8 e10 f8 g8"), "roll 1-3")
    assert "e9" in ends(match, 1)
    go(match, *steps(1, "f9", "e9"), *steps(1, "e9", "f10"))
    assert match.phase == "look"
    assert waits(go(match, "look 1 empty")) == (RED, "progress")


# ------------------------------------------------------------------------------------- against a search over all ways
class Scene:
    """A position in plain words, and what the clauses say of it."""

    def __init__(self, s: State) -> None:
        self.isle, self.pp, self.storm, self.turn = int(s.board), int(s.pp), bool(s.storm), int(s.turn)
        everybody = [(seat, k) for seat in range(4) for k in range(6) if (seat, k) != (self.turn, int(s.walker))]
        self.on = {int(s.at[one]): one for one in everybody if s.at[one] >= 0}
        self.mine = [int(place) for place in s.at[self.turn]]
        self.spent = [int(n) for n in s.spent]
        self.bearer = int(s.bearer) - 6 * self.turn
        aboard = [int(place) for crew in s.at for place in crew]
        self.crews = [aboard.count(ABOARD - boat) for boat in range(4)]
        self.boats = {boat: (int(s.port[boat]), int(s.owner[boat])) for boat in range(int(s.players)) if s.port[boat] != NOWHERE}

    def price(self, load: bool, here: int, way: int, there: int) -> int:
        """IT-10, IT-12, from the ground alone."""
        return (2 if load else 1) * PRICE[ground(self.isle, there)] + int(DATA[self.isle].river[here, way])

    def holder(self, place: int, walker: int) -> int:
        """The seat that stands on a hex, as the walker finds it once he has left his own."""
        seat, pirate = self.on.get(place, (NOBODY, NOBODY))
        return NOBODY if (seat, pirate) == (self.turn, walker) else seat

    def gets_away(self, walker: int, here: int, room: int, seen: frozenset[int] = frozenset()) -> bool:
        """Every way over own pirates, each hex once: is there one that ends on a free hex, or aboard?"""
        load = self.bearer == walker
        if room >= 6 and not self.storm and not load and self.boats_at(here):
            return True
        for way, there in sides(self.isle, here):
            left = room - self.price(load, here, way, there)
            if left >= 0 and there not in seen:
                holder = self.holder(there, walker)
                if holder == NOBODY or (holder == self.turn and self.gets_away(walker, there, left, seen | {here})):
                    return True
        return False

    def boats_at(self, here: int) -> list[int]:
        """The boats at a jetty that the turn's player may go aboard (IT-17)."""
        lie = [boat for boat, (port, _) in self.boats.items() if DATA[self.isle].jetty[port] == here]
        return [boat for boat in lie if self.boats[boat][1] == self.turn or self.crews[boat] == 0]

    def room(self, pirate: int) -> int:
        return min(self.pp, (9 if self.bearer == pirate else 7) - self.spent[pirate])

    def moves(self, pirate: int) -> Iterator[str]:
        """The steps and embarkings of one pirate on land."""
        here, load, left = self.mine[pirate], self.bearer == pirate, self.room(pirate)
        for way, there in sides(self.isle, here):
            rest, holder = left - self.price(load, here, way, there), self.holder(there, pirate)
            if rest >= 0 and (holder == NOBODY or (holder == self.turn and self.gets_away(pirate, there, rest))):
                yield f"step {pirate + 1} {WAYS[way]}"
        if left >= 6 and not load and not self.storm:
            yield from (f"embark {pirate + 1} {COLOURS[boat]}" for boat in self.boats_at(here))

    def landings(self) -> Iterator[str]:
        for boat, (port, _) in self.boats.items():
            aboard = [k for k in range(6) if self.mine[k] == ABOARD - boat and self.spent[k] <= 1]
            if self.storm or self.pp < 6 or not aboard:
                continue
            jetty, first = int(DATA[self.isle].jetty[port]), aboard[0]
            holder = self.holder(jetty, first)
            if holder == NOBODY or (holder == self.turn and self.gets_away(first, jetty, self.room(first) - 6)):
                yield f"land {COLOURS[boat]}"

    def everything(self) -> set[str]:
        return {*(move for k in range(6) if self.mine[k] >= 0 for move in self.moves(k)), *self.landings()}


@functools.cache
def ground(isle: int, place: int) -> int:
    return int(DATA[isle].terrain[place])


@functools.cache
def sides(isle: int, here: int) -> list[tuple[int, int]]:
    return [(way, int(there)) for way, there in enumerate(DATA[isle].next[here]) if there != NOWHERE]


@functools.cache
def crowds(isle: int) -> tuple[tuple[int, ...], ...]:
    """For each land hex those at most two away."""
    land = [k for k in range(256) if DATA[isle].terrain[k] != NOWHERE]
    near = {k: {int(there) for there in DATA[isle].next[k] if there != NOWHERE} for k in land}
    return tuple(tuple(sorted({k} | near[k] | set().union(*(near[there] for there in near[k])))) for k in land)


def crowded(dice: random.Random) -> Match:
    """All of a side close together, enemies among them, often at a jetty where boats lie; the middle of Red's progress."""
    isle = dice.randrange(2)
    match = table(players=3, board=("island", "islet")[isle])
    s = match._state
    jetties = [int(DATA[isle].jetty[port]) for port in range(int(DATA[isle].ports))]
    middle = dice.choice(jetties) if dice.random() < 0.6 else None
    crowd = list(dice.choice([one for one in crowds(isle) if middle is None or middle in one]))
    dice.shuffle(crowd)
    for seat in (RED, BLUE, 2):
        s.port[seat] = NOWHERE if seat == 2 else dice.randrange(int(DATA[isle].ports))
    if middle is not None:
        s.port[RED] = jetties.index(middle)
        s.port[BLUE] = dice.choice([int(s.port[RED]), int(s.port[BLUE])])
    for seat, n in ((RED, dice.randint(2, 6)), (BLUE, dice.randint(0, 6))):
        for pirate in range(6):
            if pirate < n and crowd:
                s.at[seat, pirate] = crowd.pop()
                s.stands[s.at[seat, pirate]] = 1 + 6 * seat + pirate
            elif seat == BLUE or dice.random() < 0.3:
                s.at[seat, pirate] = DEAD
    s.storm, s.pp, s.turn, s.actor, s.phase = dice.random() < 0.15, dice.randint(1, 11), RED, RED, Phase.PROGRESS
    for pirate in range(6):
        s.spent[pirate] = dice.choice([0, 0, 0, 0, 0, 1, 2, 3, 5, 7]) if s.at[RED, pirate] >= 0 else dice.choice([0, 0, 1, 6])
    s.origin, s.loose = 0, 0  # no chests to look into
    if dice.random() < 0.3:
        s.bearer, s.loose = 0, NOWHERE
    else:
        s.loose = next(k for k in range(256) if DATA[isle].terrain[k] != NOWHERE and not s.stands[k])
    check(s)
    return match


def legal_moves(s: State) -> set[str]:
    codes = GAME.workspace.codes
    found = (GAME.verbs.text(int(code)) for code in codes[: GAME.rules["legal"](s, codes)])
    return {text for text in found if text.split()[0] in ("step", "embark", "land")}


@rule("IT-14")
@rule("IT-10")
@rule("IT-11")
@rule("IT-15")
def test_steps_landings_and_embarkings_are_what_a_search_over_all_ways_finds() -> None:
    """In many crowded positions; and who has entered an own pirate's hex always finds his way out, by whatever steps."""
    dice, passed = random.Random(14), Counter[str]()
    for _ in range(TRIALS):
        match = crowded(dice)
        s = match._state
        assert legal_moves(s) == Scene(s).everything()
        into = [move for move in sorted(legal_moves(s)) if enters_own(s, move)]
        if not into:
            continue
        s = GAME.copy_of(s)
        GAME.rules["apply"](s, GAME.verbs.parse(dice.choice(into)))
        chain = 0
        while s.phase == Phase.PASSING:
            check(s)
            chain += 1
            assert legal_moves(s) == set(Scene(s).moves(int(s.walker)))
            GAME.rules["apply"](s, GAME.verbs.parse(dice.choice(sorted(legal_moves(s)))))
        check(s)
        passed["longer" if chain > 2 else f"chain of {chain}"] += 1
    assert min(passed[name] for name in ("chain of 1", "chain of 2", "longer")) > TRIALS // 50


def enters_own(s: State, move: str) -> bool:
    verb, first, *way = move.split()
    if verb == "land":
        return bool(s.stands[DATA[s.board].jetty[s.port[COLOURS.index(first)]]])
    here = int(s.at[s.turn, int(first) - 1])
    return verb == "step" and bool(s.stands[DATA[s.board].next[here, WAYS.index(way[0])]])
