"""Eruption and fever, and what saves: IT-22 to IT-25, IT-32."""
from __future__ import annotations

import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.board import NOWHERE, hex_name
from benbow.games.ile_au_tresor.rules.chart import MARSH

from ..by_hand import fields, go, outcomes, texts, tried, waits
from .table import ALL_ROLLS, BLUE, CHARTS, DATA, GREEN, NUMBER, RED, position, steps, treasure, where

rule = pytest.mark.rule
DICE = {int(roll[0]) + int(roll[2]): f"roll {roll}" for roll in ALL_ROLLS}  # some throw of each sum
LAND = [(isle, name) for isle in range(2) for name in sorted(NUMBER) if DATA[isle].terrain[NUMBER[name]] != NOWHERE]


def least(match: Match, pirate: str = "red 1") -> int:
    """The least throw that saves him now: all less kill him, all more save him, and he stays where he is."""
    saved = [total for total in range(2, 13) if where(tried(match, DICE[total]), pirate) == where(match, pirate)]
    assert saved == list(range(saved[0], 13))
    return saved[0]


# ------------------------------------------------------------------------------------------------------- eruption
@rule("IT-22")
def test_a_die_names_the_sector() -> None:
    match = go(position("h5"), "roll 2-2")
    assert waits(match) == (benbow.CHANCE, "erupt")
    assert {text: str(chance) for text, chance in outcomes(match).items()} == {f"lava {k}": "1/6" for k in range(1, 7)}


@rule("IT-22")
@pytest.mark.parametrize("isle", ["island", "islet"])
def test_every_numbered_cell_on_both_maps(isle: str) -> None:
    """Die 1 touches the crater, 2 and 3 are one away, 4 to 6 two (IT-2)."""
    board = ("island", "islet").index(isle)
    for cell in range(36):
        name = hex_name(int(DATA[board].cell[cell]))
        match = go(position(name, board=isle, pirates=1, chests="14"), "roll 2-2")
        for sector in range(1, 7):
            assert (tried(match, f"lava {sector}").phase == "save") == (sector == cell // 6 + 1)
        assert waits(go(match, f"lava {cell // 6 + 1}")) == (benbow.CHANCE, "save")
        assert least(match) == (9, 8, 8, 7, 7, 7)[cell % 6]


@rule("IT-22")
def test_every_pirate_of_anyone_in_the_sector_and_nobody_else() -> None:
    """Red on 21, beside the sector, and on g11, which has no number; Blue 2 on 11, Green 3 on 16; Blue 1 is aboard."""
    match = go(position("i9 g11", "blue h9", "green green h11", players=3), "roll 2-2", "lava 1")
    go(match, "roll 1-1", "roll 1-1")
    assert [where(match, name) for name in ("blue 2", "green 3")] == ["dead", "dead"]
    assert [where(match, name) for name in ("red 1", "red 2", "blue 1")] == ["i9", "g11", "aboard blue"]
    assert match.phase != "save"


@rule("IT-22")
def test_nobody_there_nobody_rolls() -> None:
    match = go(position("g11"), "roll 2-2", "lava 1")
    assert (waits(match), fields(match)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)


@rule("IT-22")
@rule("IT-26")
def test_combat_follows_for_the_roller() -> None:
    match = go(position("h9", "g9"), "roll 2-2", "lava 1", "roll 6-6", "roll 6-6")
    assert waits(match) == (RED, "combat")


@rule("IT-22")
@rule("IT-23")
def test_an_eruption_before_does_not_count_in_a_fever() -> None:
    match = go(position("i6", "h9"), "roll 2-2", "lava 1", "roll 6-6", "roll 1-1")
    assert fields(match)["turn"] == BLUE
    assert least(match, "blue 1") == 5


# --------------------------------------------------------------------------------------------------------- fever
@rule("IT-23")
@pytest.mark.parametrize(("place", "needs"), [
    ("f12", 7), ("h4", 7), ("l11", 7),  # marsh
    ("e9", 6), ("g11", 6), ("i5", 6), ("m12", 6),  # beside one
    ("i6", 5), ("d8", 5), ("l5", 5), ("n5", 5),  # elsewhere; l5 is on a lake, which is no coast
    ("d13", 4), ("m3", 4), ("a7", 4), ("h1", 4),  # on the coast; m3 on a lake too
    ("red", 3),
])
def test_what_saves_from_the_fever(place: str, needs: int) -> None:
    assert least(go(position(place), "roll 1-1")) == needs


@rule("IT-23")
@pytest.mark.parametrize(("place", "needs"), [("d9", 7), ("e10", 6)])
def test_on_a_marshy_coast_the_more_dangerous_counts(place: str, needs: int) -> None:
    """On the islet d9 is a marsh on the coast, e10 lies between a marsh and the sea."""
    assert least(go(position(place, board="islet", boats="red A, blue C"), "roll 1-1")) == needs


@rule("IT-23")
def test_aboard_is_always_three_whatever_the_port_touches() -> None:
    for port in "ABCDEFGHIJ":
        other = "C" if port != "C" else "A"
        assert least(go(position(boats=f"red {port}, blue {other}"), "roll 1-1")) == 3


@rule("IT-23")
def test_every_hex_of_both_maps() -> None:
    for isle, name in LAND:
        here = NUMBER[name]
        near = [int(there) for there in DATA[isle].next[here] if there != NOWHERE]
        place = CHARTS[isle].places[here]
        if DATA[isle].terrain[here] == MARSH:
            needs = 7
        elif any(DATA[isle].terrain[there] == MARSH for there in near):
            needs = 6
        else:
            needs = 4 if CHARTS[isle].is_coast(place) else 5
        match = go(position(name, board=("island", "islet")[isle], pirates=1, chests="14"), "roll 1-1")
        assert where(tried(match, DICE[needs]), "red 1") == name
        assert where(tried(match, DICE[needs - 1]), "red 1") == "dead"


@rule("IT-23")
def test_only_the_rollers_pirates_have_it() -> None:
    match = go(position("i6 dead red", "f12 h4"), "roll 1-1")
    for _ in range(5):  # all but the dead one
        assert match.phase == "save"
        go(match, "roll 1-1")
    assert match.phase != "save"
    assert [where(match, f"red {k}") for k in range(1, 7)] == ["dead"] * 6
    assert [where(match, f"blue {k}") for k in (1, 2, 3)] == ["f12", "h4", "aboard blue"]


@rule("IT-23")
def test_who_has_nobody_left_has_no_fever() -> None:
    assert go(position("dead dead dead dead dead dead"), "roll 1-1").phase == "roll"


# ------------------------------------------------------------------------------------------------- saving rolls
@rule("IT-24")
def test_two_dice_for_each_by_seat_from_the_roller_then_by_number() -> None:
    """All of sector 1 are in danger; Green rolled. Each dies by his own throw, in this order."""
    match = go(position("h9 h10", "blue g9", "f10 g10", players=3, turn=GREEN), "roll 2-2", "lava 1")
    for name in ("green 1", "green 2", "red 1", "red 2", "blue 2"):
        assert where(match, name) != "dead"
        go(match, "roll 1-1")
        assert where(match, name) == "dead"
    assert match.phase == "roll"


@rule("IT-24")
def test_each_throw_counts_for_one_only() -> None:
    match = go(position("h9 h10"), "roll 2-2", "lava 1", "roll 1-1", "roll 6-6")
    assert [where(match, f"red {k}") for k in (1, 2)] == ["dead", "h10"]


@rule("IT-24")
def test_once_each_owner_throws_once_for_all_of_his() -> None:
    match = go(position("h9 h10 f10", "blue g9 g10", rescue="once"), "roll 2-2", "lava 1", "roll 4-4")
    assert [where(match, f"red {k}") for k in (1, 2, 3)] == ["dead", "h10", "f10"]  # 9+, 8+, 7+
    assert match.phase == "save"
    go(match, "roll 3-4")
    assert [where(match, f"blue {k}") for k in (2, 3)] == ["dead", "g10"]  # 8+, 7+
    assert match.phase == "combat"


@rule("IT-24")
@rule("IT-23")
def test_the_rulebooks_fever_roll_of_five_for_all() -> None:
    """On a marsh and beside one they die; elsewhere, on the coast and aboard they live."""
    match = go(position("f12 e9 i6 d13 red red", rescue="once"), "roll 1-1", "roll 2-3")
    assert [where(match, f"red {k}") for k in range(1, 7)] == ["dead", "dead", "i6", "d13", "aboard red", "aboard red"]
    assert match.phase == "roll"


# ---------------------------------------------------------------------------------------------------- the treasure
@rule("IT-25")
@pytest.mark.parametrize(("place", "event"), [("h9", ("roll 2-2", "lava 1")), ("f12", ("roll 1-1",))])
def test_a_carrier_who_dies_leaves_the_treasure_on_his_hex(place: str, event: tuple[str, ...]) -> None:
    match = go(position(place, bearer="red 1"), *event)
    assert treasure(tried(match, "roll 6-6")) == "red 1"
    go(match, "roll 1-1")
    assert (treasure(match), where(match, "red 1")) == (place, "dead")


@rule("IT-25")
@rule("IT-34")
def test_and_another_takes_it_there() -> None:
    match = go(position("h9", "g9", bearer="red 1", pirates=2), "roll 2-2", "lava 1", "roll 1-1", "roll 6-6", "roll 3-4")
    go(match, *steps(1, "g9", "h9"), "take 1")
    assert treasure(match) == "blue 1"


@rule("IT-32")
def test_the_dead_go_to_the_dead_mens_chest_whatever_killed_them() -> None:
    """Lava, fever, an attack, an attack that failed: all of them can be recruited."""
    lava = go(position("h9"), "roll 2-2", "lava 1", "roll 1-1")
    fever = go(position("f12", pirates=1), "roll 1-1", "roll 1-1")
    killed = go(position("d14", "d13", turn=BLUE), "roll 5-5", "attack 1 E", "roll 6-6", "done")
    failed = go(position("d14", "d13"), "roll 5-5", "attack 1 W", "roll 1-1")
    for match in (lava, fever, killed, failed):
        assert where(match, "red 1") == "dead"
        assert not fields(match)["stands"][[NUMBER[name] for name in ("h9", "f12", "d14")]].any()
        match._state.turn = RED
        assert "recruit red" in texts(go(match, "roll 6-6"))
