"""Where the beaten flee to: IT-29. By hand, and against a plain search in random positions."""
from __future__ import annotations

import random
from collections import Counter

import pytest

import benbow
from benbow.engine.compiled import COMPILED
from benbow.games.ile_au_tresor.rules.board import BOARDS, NOWHERE, hex_name
from benbow.games.ile_au_tresor.rules.chart import distance
from benbow.games.ile_au_tresor.rules.state import Phase, State

from ..by_hand import go, texts, waits
from ..games import bots
from .table import ALL_ROLLS, BLUE, GAME, NUMBER, RED, around, check, position, steps, table, treasure, where, who

rule = pytest.mark.rule
TRIALS = 1200 if COMPILED else 120
STORM = "roll 5-5"
FLIGHT = ("attack 1 W", "roll 4-5")


def refuges(s: State, start: int) -> tuple[int, set[str]]:
    """How far the beaten flee, and where to: rings over land without any pirate."""
    rings, seen = [{start}], {start}
    while True:
        near = {int(there) for here in rings[-1] for there in BOARDS.next[s.map, here] if there != NOWHERE}
        ring = {there for there in near - seen if not any(there in crew for crew in s.at)}
        if not ring or len(rings) == 6:
            return len(rings) - 1, {hex_name(there) for there in rings[-1]}
        rings.append(ring)
        seen |= ring


def choices(s: State) -> set[str]:
    codes = GAME.workspace.codes
    found = [GAME.verbs.text(int(code)) for code in codes[: GAME.rules["legal"](s, codes)]]
    assert found == sorted(found, key=GAME.verbs.parse)
    return set(found)


@rule("IT-29")
def test_fleeing_is_compulsory() -> None:
    match = go(position("d14", "d13"), STORM, *FLIGHT)
    assert {text.split()[0] for text in texts(match)} == {"flee"}


@rule("IT-29")
def test_or_the_attacker_may_drive_him_away_as_printed() -> None:
    match = go(position("d14", "d13", flight="may"), STORM, *FLIGHT)
    far = {text for text in texts(match) if text != "done"}
    assert "done" in texts(match)
    assert far > set(texts(go(position("d14", "d13"), STORM, *FLIGHT)))
    found, ring = {NUMBER["d13"]}, {NUMBER["d13"]}
    for _ in range(5):
        ring = {int(there) for here in ring for there in BOARDS.next[0, here] if there != NOWHERE} - found - {NUMBER["d14"]}
        found |= ring
    assert far == {f"flee {hex_name(k)}" for k in found - {NUMBER["d13"]}}


@rule("IT-29")
@rule("IT-31")
def test_who_is_left_where_he_stands_stays_and_nobody_advances() -> None:
    match = go(position("d14", "d13", flight="may", bearer="blue 1"), STORM, *FLIGHT, "done")
    assert (waits(match), who(match, "d13"), treasure(match)) == ((benbow.CHANCE, "roll"), "blue 1", "blue 1")
    near = go(position("d14", "d13", flight="may", bearer="blue 1"), STORM, *FLIGHT, "flee d12", "advance 1")
    assert (who(near, "d12"), treasure(near)) == ("blue 1", "red 1")


@rule("IT-29")
def test_who_cannot_flee_dies_by_either_reading() -> None:
    match = go(position("a7 b6 b7", "a6", flight="may"), STORM, "attack 1 W", "roll 3-4")
    assert (where(match, "blue 1"), waits(match)) == ("dead", (RED, "advance"))


@rule("IT-29")
def test_the_bot_drives_a_carrier_away_and_leaves_nobody_where_it_would_help_him() -> None:
    carrier = go(position("d14", "d13", flight="may", bearer="blue 1"), STORM, *FLIGHT)
    assert all(text.startswith("flee") for text in bots.choices(carrier))
    trapped = go(position("a7 b7 d5 d6 c6", "a6", flight="may"), STORM, "attack 1 W", "roll 4-4")
    assert set(texts(trapped)) == {"flee b6", "flee c5", "done"}  # both are nearer to the chests
    assert bots.choices(trapped) == {"done"}


@rule("IT-29")
def test_exactly_five_hexes_away() -> None:
    match = go(position("d14", "d13"), STORM, *FLIGHT)
    five = ("a9", "b9", "c8", "d8", "e8", "f9", "g9", "h10", "i10", "i11", "i12", "i13", "i14")
    assert texts(match) == [f"flee {name}" for name in five]
    length, names = refuges(match._state, NUMBER["d13"])
    assert (length, {f"flee {name}" for name in names}) == (5, set(texts(match)))
    assert "flee d8" in texts(match)
    assert "flee d9" not in texts(match)


@rule("IT-29")
def test_the_way_leads_over_land_without_pirates_friend_or_foe() -> None:
    """Blue's own pirates close the north: what lies behind them is farther than five, or not to be reached."""
    free = set(texts(go(position("d14", "d13"), STORM, *FLIGHT)))
    closed = set(texts(go(position("d14", "d13 d9 c9 e9"), STORM, *FLIGHT)))
    assert "flee d8" in free - closed
    assert not {f"flee {name}" for name in ("d9", "c9", "e9")} & closed


@rule("IT-29")
def test_where_nothing_is_five_away_the_farthest_there_is() -> None:
    """b6 is the only free hex that Blue can reach from a6; or b6 and c5 behind it."""
    match = go(position("a7 b7 c5 c6", "a6"), STORM, "attack 1 W", "roll 4-4")
    assert texts(match) == ["flee b6"]
    match = go(position("a7 b7 d5 d6 c6", "a6"), STORM, "attack 1 W", "roll 4-4")
    assert texts(match) == ["flee c5"]


@rule("IT-29")
@pytest.mark.parametrize("roll", [roll for roll in ALL_ROLLS if int(roll[0]) + int(roll[2]) >= 7])
def test_no_free_neighbour_at_all_and_it_dies_from_nine_on(roll: str) -> None:
    """In the corner a6: b6, b7 and a7 are Red's. Three attack: 7 and 2 are 9."""
    match = go(position("a7 b6 b7", "a6"), STORM, "attack 1 W", f"roll {roll}")
    assert (where(match, "blue 1"), waits(match)) == ("dead", (RED, "advance"))


@rule("IT-29")
def test_surrounded_by_six_attackers_it_dies() -> None:
    match = go(position(" ".join(around("e12")), "e12"), STORM, "attack 1 W", "roll 2-4")  # 6 + 3
    assert where(match, "blue 1") == "dead"


@rule("IT-29")
def test_crater_sea_and_lakes_are_no_retreat() -> None:
    """m3 lies between the sea and a lake, with l3, l4, n4 around it."""
    match = go(position("l3 l4 n4", "m3"), STORM, "attack 1 SE", "roll 3-4")
    assert where(match, "blue 1") == "dead"
    crater = position("h8 h7 i6 j7", "i7", "j8", players=3)  # i7 touches the crater
    assert where(go(crater, STORM, "attack 1 SW", "roll 3-4"), "blue 1") == "dead"


@rule("IT-29")
def test_its_own_comrades_close_the_retreat_too() -> None:
    match = go(position("a7", "a6 b6 b7"), STORM, "attack 1 W", "roll 4-5")
    assert where(match, "blue 1") == "dead"


@rule("IT-29")
@rule("IT-33")
def test_who_flees_neither_looks_nor_takes() -> None:
    match = go(position("d14", "d13", chests="66 24 34 44 54 64"), STORM, *FLIGHT, "flee f9", "done")
    assert (who(match, "f9"), waits(match)) == ("blue 1", (benbow.CHANCE, "roll"))
    open_treasure = go(position("d14", "d13", loose="d8"), STORM, *FLIGHT, "flee d8")
    assert treasure(open_treasure) == "d8"


@rule("IT-29")
@rule("IT-33")
def test_he_looks_at_the_start_of_his_next_progress() -> None:
    match = go(position("d14", "d13", chests="66 24 34 44 54 64"), STORM, *FLIGHT, "flee f9", "done", "roll 1-2")
    assert waits(match) == (benbow.CHANCE, "look")
    go(match, "look 1 treasure")
    assert waits(match) == (BLUE, "progress")
    assert texts(match, "take") == ["take 1"]
    assert treasure(go(match, "take 1", *steps(1, "f9", "f10"))) == "blue 1"


@rule("IT-29")
def test_flight_fields_are_what_a_plain_search_finds() -> None:
    """Random crowds on both maps, every distance among them."""
    dice, lengths = random.Random(29), Counter[int]()
    for _ in range(TRIALS):
        isle = dice.randrange(2)
        s = table(players=4, map=("island", "islet")[isle])._state
        land = [k for k in range(256) if BOARDS.terrain[isle, k] != NOWHERE]
        target = dice.choice(land)
        land.sort(key=lambda k: distance(BOARDS.places[isle][k], BOARDS.places[isle][target]))
        for k, place in enumerate(dice.sample(land[1 : dice.choice([26, 30, 40, 100])], dice.randint(10, 23)), 1):
            seat, pirate = divmod(k + 6, 6) if k >= 6 else (1, k)  # Blue's first is the target, then the others follow
            seat = (1, 0, 2, 3)[seat - 1]
            s.at[seat, pirate], s.stands[place] = place, 1 + 6 * seat + pirate
        s.at[1, 0], s.stands[target] = target, 7
        check(s)
        s.actor, s.phase, s.turn, s.target, s.leader = RED, Phase.FLIGHT, RED, target, 0
        length, names = refuges(s, target)
        lengths[length] += 1
        if length:
            assert choices(s) == {f"flee {name}" for name in names}
    assert all(lengths[k] for k in (1, 2, 3, 4, 5))
