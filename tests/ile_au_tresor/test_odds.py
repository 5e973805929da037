"""The odds of every row of the tables, exactly: events, saving, combat, loading, chests. By all 21 throws on real positions."""
from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.board import NOWHERE, hex_name
from benbow.games.ile_au_tresor.rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN
from benbow.games.ile_au_tresor.rules.facts import Snapshot, prospect

from ..by_hand import go, outcomes, texts, tried
from .table import ALL_ROLLS, CHARTS, DATA, NUMBER, RED, WAYS, laid, position, table, weight, where

rule = pytest.mark.rule
Odds = tuple[int, int, int, int]  # of 36: the target dies, it flees, nothing, the leader dies

# IT-27 and IT-28, reckoned by hand: by the number of attackers.
OPEN: dict[int, Odds] = {
    1: (3, 7, 20, 6), 2: (6, 9, 18, 3), 3: (10, 11, 14, 1), 4: (10, 11, 14, 1), 5: (15, 11, 10, 0), 6: (15, 11, 10, 0),
}
ON_MOUNTAIN: dict[int, Odds] = {
    1: (0, 3, 18, 15), 2: (1, 5, 20, 10), 3: (3, 7, 20, 6), 4: (3, 7, 20, 6), 5: (6, 9, 18, 3), 6: (6, 9, 18, 3),
}
IN_FORTRESS: dict[int, Odds] = {
    1: (0, 1, 14, 21), 2: (0, 3, 18, 15), 3: (1, 5, 20, 10), 4: (1, 5, 20, 10), 5: (3, 7, 20, 6), 6: (3, 7, 20, 6),
}
# All attackers across a river: on the maps there are never more than three.
OPEN_ACROSS: dict[int, Odds] = {1: (1, 5, 20, 10), 2: (3, 7, 20, 6), 3: (6, 9, 18, 3)}
ON_MOUNTAIN_ACROSS: dict[int, Odds] = {1: (0, 1, 14, 21), 2: (0, 3, 18, 15)}
IN_FORTRESS_ACROSS: dict[int, Odds] = {1: (0, 0, 10, 26), 2: (0, 1, 14, 21)}
NEAR = {FLAT: OPEN, MARSH: OPEN, HILL: OPEN, MOUNTAIN: ON_MOUNTAIN, FORTRESS: IN_FORTRESS}
HILL_ACROSS = {n: OPEN_ACROSS[n] for n in (1, 2)}
ACROSS = {FLAT: OPEN_ACROSS, HILL: HILL_ACROSS, MOUNTAIN: ON_MOUNTAIN_ACROSS, FORTRESS: IN_FORTRESS_ACROSS}
SAVED = {9: 10, 8: 15, 7: 21, 6: 26, 5: 30, 4: 33, 3: 35}  # of 36


# ---------------------------------------------------------------------------------------------------------- combat
def reckon(match: Match, target: str) -> Odds:
    """All throws of an attack on Blue 1: the exact distribution."""
    attack = next(text for text in texts(match, "attack") if aim(match, text) == target)
    go(match, attack)
    leader, found = f"red {attack.split()[1]}", Counter[str]()
    for text, chance in outcomes(match).items():
        after = tried(match, text)
        if where(after, "blue 1") == "dead":
            assert where(after, leader) != "dead"
            result = "dies"
        elif after.phase == "flight":
            result = "flees"
        else:
            result = "leader" if where(after, leader) == "dead" else "nothing"
        found[result] += int(chance * 36)
    assert found.total() == 36
    return found["dies"], found["flees"], found["nothing"], found["leader"]


def aim(match: Match, text: str) -> str:
    """The hex that an attack is on."""
    state, (_, pirate, way) = match._state, text.split()
    here = int(state.at[RED, int(pirate) - 1])
    side = DATA[state.board].next[here] if here >= 0 else DATA[state.board].port_side[state.port[-1 - here]]
    there = int(side[WAYS.index(way)])
    return "" if there == NOWHERE else hex_name(there)


def attacked(target: str, attackers: list[str], walls: list[str], aboard: int = 0, port: str = "A") -> Match:
    """Blue 1 on the target, Red around him and aboard; Green and Yellow stand where nobody shall flee to. The dice say 5-5."""
    red = " ".join([*attackers, *["red"] * aboard, *["dead"] * (6 - len(attackers) - aboard)])
    free = next(letter for letter in "CEG" if letter != port)
    match = position(red, target, " ".join(walls), players=3, boats=f"red {port}, blue {free}, green I", bearer="blue 1")
    return go(match, "roll 5-5")


def rows() -> dict[tuple[int, int, bool, bool], list[tuple[str, list[str], list[str]]]]:
    """(ground, attackers on land, all across, retreat) -> where on the island that is so: target, attackers, others."""
    found: dict[tuple[int, int, bool, bool], list[tuple[str, list[str], list[str]]]] = {}
    for name, here in NUMBER.items():
        ground = int(DATA[0].terrain[here])
        if ground == NOWHERE:
            continue
        ways = [way for way in range(6) if DATA[0].next[here, way] != NOWHERE]
        near = {hex_name(int(DATA[0].next[here, way])): bool(DATA[0].river[here, way]) for way in ways}
        for n in range(1, len(near) + 1):
            for crowd in itertools.combinations(near, n):
                across = all(near[one] for one in crowd)
                rest = [one for one in near if one not in crowd]
                if rest:
                    found.setdefault((ground, n, across, True), []).append((name, list(crowd), []))
                found.setdefault((ground, n, across, False), []).append((name, list(crowd), rest))
    return found


ROWS = rows()


@rule("IT-27")
def test_the_island_has_all_these_rows_and_no_others() -> None:
    expected = {(ground, n, False, False) for ground in NEAR for n in range(1, 7)}
    expected |= {(ground, n, False, True) for ground in NEAR for n in range(1, 6)}  # six around him leave no retreat
    expected |= {(ground, n, True, retreat) for ground in ACROSS for n in ACROSS[ground] for retreat in (False, True)}
    assert ROWS.keys() == expected


@rule("IT-27")
@rule("IT-28")
@rule("IT-29")
@pytest.mark.parametrize("row", sorted(ROWS))
def test_combat_odds_of_every_row(row: tuple[int, int, bool, bool]) -> None:
    ground, n, across, retreat = row
    dies, flees, nothing, leader = (ACROSS if across else NEAR)[ground][n]
    expected = (dies, flees, nothing, leader) if retreat else (dies + flees, 0, nothing, leader)
    examples = ROWS[row]
    for target, crowd, walls in {0: examples[0], 1: examples[len(examples) // 2], 2: examples[-1]}.values():
        match = attacked(target, crowd, walls)
        shown = prospect(Snapshot.of(match.view(RED)), NUMBER[target])
        assert (shown.dies, shown.flees, shown.nothing, shown.leader_dies) == expected
        assert (shown.attackers, shown.across) == (n, across)
        assert reckon(match, target) == expected


@rule("IT-26")
@rule("IT-27")
@pytest.mark.parametrize("aboard", range(1, 7))
@pytest.mark.parametrize(("port", "jetty", "odds"), [("A", "c11", OPEN), ("B", "e14", IN_FORTRESS), ("C", "j15", IN_FORTRESS)])
def test_combat_odds_from_aboard(aboard: int, port: str, jetty: str, odds: dict[int, Odds]) -> None:
    """Six attackers and a retreat: that is so only from aboard. C's jetty lies at a river, but not between it and the boat."""
    assert reckon(attacked(jetty, [], [], aboard, port), jetty) == odds[aboard]


@rule("IT-28")
def test_the_tables_are_complete() -> None:
    for table_of in (*NEAR.values(), *ACROSS.values()):
        assert all(sum(odds) == 36 for odds in table_of.values())


# ---------------------------------------------------------------------------------------------------------- saving
def saved(match: Match, pirate: str) -> int:
    return sum(int(chance * 36) for text, chance in outcomes(match).items() if where(tried(match, text), pirate) != "dead")


LAVA, FEVER = ("roll 2-2", "lava 1"), ("roll 1-1",)


@rule("IT-22")
@rule("IT-23")
@rule("IT-24")
@pytest.mark.parametrize("rescue", ["each", "once"])
@pytest.mark.parametrize(("event", "place", "needs"), [
    (LAVA, "h9", 9), (LAVA, "g9", 8), (LAVA, "h10", 8), (LAVA, "f10", 7), (LAVA, "g10", 7), (LAVA, "h11", 7),
    (FEVER, "f12", 7), (FEVER, "e9", 6), (FEVER, "i6", 5), (FEVER, "d13", 4), (FEVER, "red", 3),
])
def test_odds_of_being_saved(rescue: str, event: tuple[str, ...], place: str, needs: int) -> None:
    assert saved(go(position(place, rescue=rescue), *event), "red 1") == SAVED[needs]


@rule("IT-24")
def test_thrown_once_the_fates_hang_together_and_each_they_do_not() -> None:
    """Red 1 on a marsh (7+), Red 2 beside one (6+): both live, one lives, none."""
    together = Counter[int]()
    for roll in ALL_ROLLS:
        after = go(position("f12 e9", rescue="once", pirates=2), "roll 1-1", f"roll {roll}")
        together[sum(where(after, f"red {k}") != "dead" for k in (1, 2))] += weight(roll)
    assert together == {2: 21, 1: 5, 0: 10}
    apart = Counter[int]()
    first = go(position("f12 e9", pirates=2), "roll 1-1")
    for one in ALL_ROLLS:
        second = tried(first, f"roll {one}")
        for other in ALL_ROLLS:
            after = tried(second, f"roll {other}")
            apart[sum(where(after, f"red {k}") != "dead" for k in (1, 2))] += weight(one) * weight(other)
    assert apart == {2: 21 * 26, 1: 21 * 10 + 15 * 26, 0: 15 * 10}


# ---------------------------------------------------------------------------------------------------------- events
@rule("IT-9")
@rule("IT-18")
@rule("IT-19")
@rule("IT-20")
@rule("IT-21")
@rule("IT-22")
@rule("IT-23")
def test_each_event_comes_once_in_36_and_progress_in_five_of_six() -> None:
    match, found = position("d14 dead", "k6 k5 k4"), Counter[str]()
    for text, chance in outcomes(match).items():
        after = tried(match, text)
        found["storm" if after._state.storm else after.phase] += int(chance * 36)
    assert found == {"progress": 30, "recruit": 1, "storm": 1, "join": 1, "fog": 1, "erupt": 1, "save": 1}


@rule("IT-9")
def test_how_many_pp_there_are() -> None:
    match, found = position("d14"), Counter[int]()
    for text, chance in outcomes(match).items():
        after = tried(match, text)
        if after.phase == "progress":
            found[int(after._state.pp)] += int(chance * 36)
    assert found == {3: 2, 4: 2, 5: 4, 6: 4, 7: 6, 8: 4, 9: 4, 10: 2, 11: 2}


@rule("IT-8")
def test_seven_or_more_comes_with_21_of_36() -> None:
    match = laid()
    assert sum(chance for text, chance in outcomes(match).items() if tried(match, text).phase == "place") == Fraction(21, 36)


@rule("IT-35")
@pytest.mark.parametrize(("jetty", "port", "of_36"), [("c11", "A", 8), ("p6", "F", 8), ("e14", "B", 12), ("h1", "H", 12)])
def test_odds_of_loading_in_an_unblocked_turn(jetty: str, port: str, of_36: int) -> None:
    match = position(jetty, boats=f"red {port}, blue C", bearer="red 1")
    loading = sum(chance for text, chance in outcomes(match).items() if "load" in texts(tried(match, text)))
    assert loading == Fraction(of_36, 36)


@rule("IT-2")
@rule("IT-6")
def test_a_chest_lies_on_the_rings_with_1_2_and_3_of_six() -> None:
    match = table()
    for _ in range(6):
        rings: Counter[int] = Counter()
        for text, chance in outcomes(match).items():
            laid_there = int(tried(match, text)._state.chest[int(text[6]) - 1])
            rings[CHARTS[0].ring(CHARTS[0].places[laid_there])] += int(chance * 6)
        assert rings == {1: 1, 2: 2, 3: 3}
        go(match, next(iter(outcomes(match))))
