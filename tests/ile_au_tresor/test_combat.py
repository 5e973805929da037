"""Combat: who attacks whom, what is added, what happens, and who moves on. IT-26 to IT-28, IT-30, IT-31."""
from __future__ import annotations

import pytest

import benbow
from benbow.engine.match import Match

from ..by_hand import fields, go, texts, tried, waits
from .table import ALL_ROLLS, BLUE, NUMBER, RED, position, steps, treasure, where, who

rule = pytest.mark.rule
DICE = {int(roll[0]) + int(roll[2]): f"roll {roll}" for roll in ALL_ROLLS}
STORM = "roll 5-5"  # a double that leads straight to combat


def bonus(match: Match, attack: str, victim: str) -> int:
    """What is added to the dice: a target with a retreat flees from 9 on, and the leader lives from 5 on."""
    leader = f"red {attack.split()[1]}"
    after = {total: tried(match, attack, DICE[total]) for total in DICE}
    lives = min(total for total in DICE if where(after[total], leader) != "dead")
    beaten = [total for total in DICE if after[total].phase == "flight" or where(after[total], victim) == "dead"]
    assert lives in (2, min(beaten, default=13) - 4)
    return 9 - min(beaten, default=13)


# ------------------------------------------------------------------------------------------------------- who attacks
@rule("IT-26")
def test_after_progress_one_may_attack_an_enemy_on_an_adjacent_hex() -> None:
    match = go(position("d12", "d14"), "roll 1-2", *steps(1, "d12", "d13"), "done")
    assert waits(match) == (RED, "combat")
    assert texts(match) == ["attack 1 E", "done"]


@rule("IT-26")
def test_after_an_event_too() -> None:
    assert waits(go(position("d14", "d13"), STORM)) == (RED, "combat")
    assert waits(go(position("d14", "d13"), "roll 4-4")) == (RED, "combat")
    assert waits(go(position("d14", "d13"), "roll 3-3", "done")) == (RED, "combat")


@rule("IT-26")
def test_at_will() -> None:
    match = go(position("d14", "d13"), STORM, "done")
    assert (waits(match), fields(match)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)


@rule("IT-26")
def test_who_has_nobody_beside_him_is_not_asked() -> None:
    assert go(position("d14", "d12"), STORM).phase == "roll"


@rule("IT-26")
def test_once_a_turn_whatever_comes_of_it() -> None:
    crowd = ("d13", "d14 d12")
    for total, then in ((7, "roll"), (2, "roll")):
        assert go(position(*crowd), STORM, "attack 1 E", DICE[total]).phase == then
    killed = go(position(*crowd), STORM, "attack 1 E", "roll 6-6", "done")
    assert (waits(killed), fields(killed)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)
    fled = go(position(*crowd), STORM, "attack 1 E", "roll 4-5")
    go(fled, texts(fled)[0], "advance 1")
    assert (waits(fled), fields(fled)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)


@rule("IT-26")
def test_the_player_names_target_and_leader() -> None:
    match = go(position("d13 e13", "d14 d12", "e12", players=3), STORM)
    assert texts(match) == ["attack 1 E", "attack 1 W", "attack 1 SW", "attack 2 NE", "attack 2 W", "done"]
    for leader in (1, 2):
        after = tried(match, f"attack {leader} {'E' if leader == 1 else 'NE'}", "roll 1-2")  # 3 + 1 = 4
        assert where(after, f"red {leader}") == "dead"
        assert where(after, f"red {3 - leader}") != "dead"


@rule("IT-26")
def test_only_enemies_on_land_are_targets() -> None:
    """Blue's boat lies at c11's port with five aboard, Red stands on the jetty."""
    match = go(position("c11 d12", "d5", boats="red C, blue A"), STORM)
    assert match.phase == "roll"


@rule("IT-26")
def test_who_is_aboard_attacks_from_the_port_hex() -> None:
    match = go(position("", "l3 k2 k1", boats="red G, blue C"), STORM)
    assert texts(match) == ["attack 1 E", "attack 1 NE", "attack 1 NW", "done"]
    assert not texts(go(position("", "k3 l4", boats="red G, blue C"), STORM), "attack")


@rule("IT-26")
def test_the_lowest_of_each_boat_leads() -> None:
    match = go(position("red red blue blue", "c11 dead dead dead dead dead", boats="red A, blue A", taken="blue red"), STORM)
    assert texts(match) == ["attack 1 SW", "attack 3 SW", "done"]


@rule("IT-26")
def test_who_is_aboard_elsewhere_or_dead_takes_no_part() -> None:
    assert bonus(go(position("d14 dead red red", "d13"), STORM), "attack 1 W", "blue 1") == 0


@rule("IT-26")
@rule("IT-27")
@pytest.mark.parametrize(("red", "attack", "more"), [
    ("l4 dead dead dead dead dead", "attack 1 W", 0),
    ("l4 red dead dead dead dead", "attack 1 W", 1),
    ("l4 red dead dead dead dead", "attack 2 E", 1),
    ("l4 red red dead dead dead", "attack 2 E", 2),
    ("l4 m3 red red dead dead", "attack 3 E", 2),
    ("l4 m3 red red red dead", "attack 1 W", 3),
    ("l4 m3 red red red red", "attack 2 NW", 3),
    ("red red red red red red", "attack 1 E", 3),
    ("dead dead dead dead dead red", "attack 6 E", 0),
])
def test_all_own_pirates_adjacent_take_part_aboard_and_on_land(red: str, attack: str, more: int) -> None:
    assert bonus(go(position(red, "l3", boats="red G, blue C"), STORM), attack, "blue 1") == more


@rule("IT-27")
@rule("IT-26")
def test_those_of_other_players_do_not_count() -> None:
    assert bonus(go(position("d14", "d13", "e13 d12", players=3), STORM), "attack 1 W", "blue 1") == 0


@rule("IT-27")
def test_both_own_boats_in_the_port_count() -> None:
    match = position("red blue dead dead dead dead", "c11 dead dead dead dead dead", boats="red A, blue A", taken="blue red")
    assert bonus(go(match, STORM), "attack 1 SW", "blue 1") == 1


@rule("IT-27")
@pytest.mark.parametrize(("red", "blue", "attack", "more"), [
    ("d13", "d14", "attack 1 E", 0),  # flat
    ("d13", "e13", "attack 1 SE", 0),
    ("g12", "f12", "attack 1 NW", 0),  # marsh
    ("g12", "g13", "attack 1 E", 0),  # hill
    ("g12", "f13", "attack 1 NE", -2),  # mountain
    ("g12", "h13", "attack 1 SE", -3),  # fortress
    ("j14", "i13", "attack 1 NW", -1),  # over the river
    ("j14 h13", "i13", "attack 1 NW", 1),  # one of two
    ("j13 j14", "i13", "attack 1 NE", 0),  # both
    ("i12", "i11", "attack 1 W", -3),  # a mountain over the river
    ("i12 h12", "i11", "attack 1 W", -2),
    ("i12 h12 h11", "i11", "attack 1 W", 0),  # 3 attackers, one on this bank
    ("m7", "n8", "attack 1 SE", -4),  # a fortress over the river
])
def test_what_is_added_and_taken_off(red: str, blue: str, attack: str, more: int) -> None:
    assert bonus(go(position(red, blue, chests="11 21 31 41 51 61"), STORM), attack, "blue 1") == more


@rule("IT-27")
def test_who_attacks_from_aboard_is_not_across_a_river() -> None:
    """The river i14 / j15: i14 attacks the fortress j15 from across it, the boat at its port does not."""
    alone = go(position("i14 dead dead dead dead dead", "j15", boats="red A, blue E"), STORM)
    assert bonus(alone, "attack 1 SE", "blue 1") == -4
    helped = go(position("i14 red dead dead dead dead", "j15", boats="red C, blue E"), STORM)
    assert bonus(helped, "attack 1 SE", "blue 1") == -2


@rule("IT-27")
@rule("IT-28")
def test_the_rulebooks_attack_nine_and_one_less_four_is_six_and_nothing_happens() -> None:
    """Two pirates against a fortress, over a river."""
    match = go(position("n7 m7", "n8"), STORM, "attack 1 E", "roll 4-5")
    assert [where(match, name) for name in ("red 1", "red 2", "blue 1")] == ["n7", "m7", "n8"]
    assert (waits(match), fields(match)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)
    match = go(position("n7 m7", "n8"), STORM, "attack 1 E")
    assert where(tried(match, "roll 3-4"), "red 1") == "dead"  # 7 + 1 - 4 = 4
    assert where(tried(match, "roll 4-4"), "red 1") == "n7"  # 5
    assert tried(match, "roll 6-6").phase == "flight"  # 9


# --------------------------------------------------------------------------------------------------------- results
@rule("IT-28")
@pytest.mark.parametrize("roll", ALL_ROLLS)
def test_what_the_dice_do(roll: str) -> None:
    match = go(position("d14", "d13"), STORM, "attack 1 W", f"roll {roll}")
    total = int(roll[0]) + int(roll[2])
    if total >= 11:
        assert (where(match, "blue 1"), waits(match)) == ("dead", (RED, "advance"))
    elif total >= 9:
        assert (where(match, "blue 1"), waits(match)) == ("d13", (RED, "flight"))
    elif total >= 5:
        assert (where(match, "blue 1"), where(match, "red 1"), match.phase) == ("d13", "d14", "roll")
    else:
        assert (where(match, "blue 1"), where(match, "red 1"), match.phase) == ("d13", "dead", "roll")


@rule("IT-28")
def test_a_defender_who_wins_stays_on_his_hex() -> None:
    match = go(position("d14", "d13"), STORM, "attack 1 W", "roll 1-1")
    assert (who(match, "d13"), who(match, "d14")) == ("blue 1", "")
    assert match.phase == "roll"


@rule("IT-28")
def test_the_attacker_says_where_the_beaten_flee_to() -> None:
    match = go(position("d14", "d13"), STORM, "attack 1 W", "roll 4-5")
    assert match.actor == RED
    assert "flee d8" in texts(match)
    go(match, "flee d8")
    assert (who(match, "d8"), who(match, "d13")) == ("blue 1", "")


@rule("IT-28")
def test_a_leader_aboard_who_fails_dies_aboard() -> None:
    match = go(position("dead red dead dead dead dead", "c11"), STORM, "attack 2 SW", "roll 1-1")
    assert where(match, "red 2") == "dead"
    assert fields(match)["at"][0].tolist() == [-5] * 6


@rule("IT-28")
def test_what_the_combat_was_is_forgotten_after_it() -> None:
    for line in (("roll 3-4",), ("roll 1-1",), ("roll 6-6", "done"), ("roll 6-6", "advance 1")):
        state = fields(go(position("d14", "d13"), STORM, "attack 1 W", *line))
        assert (state["leader"], state["target"]) == (-1, -1)


# ----------------------------------------------------------------------------------------------------- the treasure
@rule("IT-30")
@pytest.mark.parametrize("line", [("roll 6-6",), ("roll 4-5", "flee d8")])
def test_the_treasure_of_a_killed_or_fled_carrier_stays_on_its_hex(line: tuple[str, ...]) -> None:
    match = go(position("d14", "d13", bearer="blue 1"), STORM, "attack 1 W", *line)
    assert treasure(match) == "d13"
    assert fields(go(match, "done"))["loose"] == NUMBER["d13"]


@rule("IT-30")
@rule("IT-25")
def test_so_does_that_of_a_carrier_who_led_and_failed() -> None:
    match = go(position("d14", "d13", bearer="red 1"), STORM, "attack 1 W", "roll 1-1")
    assert treasure(match) == "d14"


@rule("IT-30")
def test_the_treasure_of_others_stays_with_them() -> None:
    match = go(position("d14 h5", "d13 k6", bearer="blue 2"), STORM, "attack 1 W", "roll 6-6")
    assert treasure(match) == "blue 2"


# ---------------------------------------------------------------------------------------------------------- moving on
@rule("IT-31")
@pytest.mark.parametrize("line", [("roll 6-6",), ("roll 4-5", "flee d8")])
def test_one_of_the_attackers_on_land_may_move_to_the_free_hex(line: tuple[str, ...]) -> None:
    match = go(position("d14 e13 k6", "d13"), STORM, "attack 1 W", *line)
    assert waits(match) == (RED, "advance")
    assert texts(match) == ["advance 1", "advance 2", "done"]
    after = tried(match, "advance 2")
    assert (who(after, "d13"), who(after, "e13"), who(after, "d14")) == ("red 2", "", "red 1")
    assert fields(after)["turn"] == BLUE
    assert who(tried(match, "done"), "d13") == ""


@rule("IT-31")
def test_not_from_aboard() -> None:
    match = go(position("", "c11"), STORM, "attack 1 SW", "roll 6-6")
    assert (waits(match), fields(match)["turn"], who(match, "c11")) == ((benbow.CHANCE, "roll"), BLUE, "")
    mixed = go(position("d12", "c11"), STORM, "attack 2 SW", "roll 6-6")
    assert texts(mixed) == ["advance 1", "done"]


@rule("IT-31")
def test_over_a_river_and_up_a_mountain_at_no_cost() -> None:
    match = go(position("i12", "i11", chests="11 21 31 41 51 61"), STORM, "attack 1 W", "roll 6-6")  # 12 - 3: he flees
    go(match, texts(match)[0], "advance 1")
    assert who(match, "i11") == "red 1"


@rule("IT-31")
@rule("IT-34")
def test_an_open_treasure_there_he_must_take() -> None:
    match = go(position("d14", "d13", bearer="blue 1"), STORM, "attack 1 W", "roll 6-6", "advance 1")
    assert treasure(match) == "red 1"
    assert fields(match)["loose"] == -1
    lay_there = go(position("d14", "d13", loose="d13"), STORM, "attack 1 W", "roll 6-6", "advance 1")
    assert treasure(lay_there) == "red 1"  # the beaten one had only stood on it


@rule("IT-31")
@rule("IT-33")
def test_into_a_chest_there_he_looks_and_takes_later() -> None:
    match = go(position("e9", "f10"), STORM, "attack 1 SE", "roll 6-6", "advance 1")
    assert waits(match) == (benbow.CHANCE, "look")
    go(match, "look 1 treasure")
    assert (waits(match), fields(match)["turn"], treasure(match)) == ((benbow.CHANCE, "roll"), BLUE, "")
    assert texts(go(match, "roll 1-2", "roll 1-2"), "take") == ["take 1"]


@rule("IT-31")
def test_no_look_if_he_has_looked_there_before() -> None:
    match = go(position("e9", "f10", seen="red 1 treasure"), STORM, "attack 1 SE", "roll 6-6", "advance 1")
    assert (match.phase, treasure(match)) == ("roll", "")


@rule("IT-31")
def test_a_carrier_may_move_on_with_the_treasure() -> None:
    match = go(position("d14", "d13", bearer="red 1"), STORM, "attack 1 W", "roll 6-6", "advance 1")
    assert (treasure(match), where(match, "red 1")) == ("red 1", "d13")


@rule("IT-31")
@rule("IT-35")
def test_who_moves_onto_a_jetty_with_the_treasure_loads_from_the_next_turn_on() -> None:
    match = go(position("d12", "c11", bearer="blue 1"), "roll 1-2", "done", "attack 1 NW", "roll 6-6", "advance 1")
    assert (treasure(match), fields(match)["turn"]) == ("red 1", BLUE)
    assert "load" in texts(go(match, "roll 1-2", "roll 4-5"))
