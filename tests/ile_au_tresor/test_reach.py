"""What can be done is shown on the chart: reach and its costs, ways, the weather, the odds of a combat."""
from __future__ import annotations

import re

import pytest

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.drawing import places
from benbow.games.ile_au_tresor.rules import facts
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import everyone, fields, go, texts
from ..drawn import draw, piece, place, said, shown
from .table import BLUE, DATA, NUMBER, RED, position

rule = pytest.mark.rule
PLAIN = "k9 l9"  # two of Red's, on the southern slope


def costs(match: Match, *chosen: str) -> dict[str, int]:
    """What is written on the hexes."""
    found = {}
    for one in shown(match, *chosen).pieces:
        if one.id.startswith("h-") and (told := re.search(r"costs (\d+) PP", one.name)):
            found[one.id.removeprefix("h-")] = int(told[1])
            assert f"#it-cost-{told[1]}" in one.art or 'class="hex end"' in one.art
    return found


# ---------------------------------------------------------------------------------------------------- reach, ways
@rule("IT-10")
def test_a_chosen_pirate_shows_his_reach_with_its_costs() -> None:
    match = go(position(PLAIN, "l4"), "roll 2-3")
    walks = facts.walks(facts.Snapshot.of(match.view(RED)), 0)
    found = costs(match, "red-1")
    assert {name: walk.cost for name, walk in ((hex_name(end), walk) for end, walk in walks.items())} == {
        name: cost for name, cost in found.items() if name != "l9"}
    assert max(found.values()) <= 5
    assert not costs(match)
    assert not any(re.search(r"costs", one.name) for one in shown(match, "red-1", seat=BLUE).pieces)


@rule("IT-11")
@rule("IT-13")
def test_points_left_are_shown_for_the_turn_and_for_each_pirate() -> None:
    match = go(position(PLAIN, "l4"), "roll 4-5")
    scene = shown(match)
    assert said(scene, "pp") == "9 PP left in this turn"
    assert piece(scene, "pp").art.count('class="coin"') == 9
    assert piece(scene, "pp").art.count('class="unspent"') == 2
    assert said(scene, "red-1") == "red pirate 1, on k9, 7 PP left for him"
    assert "#it-room-7" in piece(scene, "red-1").art
    assert said(scene, "blue-1") == "blue pirate 1, on l4"
    way = next(text for text in texts(match, "step 1"))
    go(match, way)
    paid = 9 - int(fields(match)["pp"])
    assert f"{7 - paid} PP left for him" in said(shown(match), "red-1")
    assert "7 PP left for him" in said(shown(match), "red-2")
    assert said(shown(match, seat=SPECTATOR), "pp") == f"{9 - paid} PP left in this turn"
    assert "pp" not in shown(position(PLAIN, "l4"), seat=RED).ids


def test_the_first_tap_on_a_far_hex_draws_the_way() -> None:
    match = go(position(PLAIN, "l4"), "roll 2-4")
    view = match.view(RED)
    end, walk = next((end, walk) for end, walk in facts.walks(facts.Snapshot.of(view), 0).items() if len(walk.ways) == 3)
    goal = f"h-{hex_name(end)}"
    assert "trail" not in shown(match, "red-1").ids
    scene = shown(match, "red-1", goal)
    line = re.search(r'class="way-line" d="M([^"]*)"', piece(scene, "trail").art)
    assert line is not None
    spots = [tuple(map(float, point.split())) for point in line[1].split("L")]
    assert spots == [place(scene, f"h-{hex_name(spot)}") for spot in walk.hexes]
    assert f"#it-cost-{walk.cost}" in piece(scene, "trail").art
    assert 'class="hex end"' in piece(scene, goal).art
    assert costs(match, "red-1", goal) == costs(match, "red-1")  # another end may be tapped instead


@rule("IT-10")
@rule("IT-15")
@rule("IT-16")
def test_a_chosen_boat_shows_what_landing_and_sailing_cost() -> None:
    match = go(position("k9", "l4", boats="red A, blue C"), "roll 5-6")
    scene = shown(match, "boat-red")
    jetty = hex_name(int(DATA[0].jetty[0]))
    found = costs(match, "boat-red")
    assert found[jetty] == 6
    assert set(found.values()) == {6, 7}
    assert said(scene, "port-f") == "port F, free, costs 8 PP"
    assert said(scene, "port-c") == "port C, blue boat (Player 2)"
    far = next(name for name, cost in found.items() if cost == 7)
    drawn = piece(shown(match, "boat-red", f"h-{far}"), "trail").art
    assert "#it-cost-7" in drawn
    go(match, "step 1 E")
    assert "costs 8 PP" in said(shown(match, "boat-red"), "port-f")


@rule("IT-10")
@rule("IT-17")
def test_going_aboard_shows_its_cost_at_the_boat() -> None:
    jetty = hex_name(int(DATA[0].jetty[0]))
    match = go(position(jetty, "l4", boats="red A, blue C"), "roll 3-4")
    assert said(shown(match, "red-1"), "boat-red").endswith("costs 6 PP")
    assert not said(shown(match), "boat-red").endswith("PP")


@rule("IT-35")
@pytest.mark.parametrize(("port", "cost"), [(0, 9), (1, 8)])
def test_where_the_treasure_can_be_loaded_the_boat_says_so(port: int, cost: int) -> None:
    jetty = hex_name(int(DATA[0].jetty[port]))
    match = go(position(jetty, "l4", boats=f"red {'AB'[port]}, blue C", bearer="red 1"), "roll 4-5")
    assert said(shown(match), "boat-red").endswith(f"costs {cost} PP")
    low = go(position(jetty, "l4", boats=f"red {'AB'[port]}, blue C", bearer="red 1"), "roll 2-5")
    assert not said(shown(low), "boat-red").endswith("PP")
    go(match, "load")
    scene = shown(match, seat=RED)
    boat, gold = piece(scene, "boat-red"), piece(scene, "treasure")
    assert abs(boat.x - gold.x) < 5
    assert place(scene, "winner") == places.panel_place(RED, 2)[:2]
    assert "turn" not in scene.ids


# ------------------------------------------------------------------------------------------------------- weather
@rule("IT-19")
def test_a_storm_is_seen_by_all_until_it_ends() -> None:
    match = go(position(PLAIN, "f9", storm=True), "roll 2-3")
    for seat in everyone(match):
        scene = shown(match, seat=seat)
        assert said(scene, "storm").startswith("Storm: boats stay in port")
        assert said(scene, "weather") == "Storm"
    assert "storm" not in shown(position(PLAIN, "f9"), seat=RED).ids


@rule("IT-21")
def test_fog_lies_over_the_island_with_the_steps_that_are_left() -> None:
    match = go(position(PLAIN, "f9"), "roll 3-3")
    assert match.phase == "fog"
    scene = shown(match)
    assert said(scene, "fog") == "Fog"
    assert said(scene, "pp") == "Fog: 3 steps and 6 PP left"
    assert costs(match, "red-1")
    assert max(costs(match, "red-1").values()) <= 6
    go(match, next(text for text in texts(match, "stray 1")))
    assert "astray, 2 steps left" in said(shown(match), "red-1")
    assert costs(match)  # nobody else can be led astray now
    assert not any("costs" in one.name for one in shown(match, seat=RED).pieces)


@rule("IT-22")
def test_lava_covers_the_cells_and_says_what_saves() -> None:
    match = go(position("h9 k9", "g9"), "roll 2-2", "lava 1")
    scene = shown(match, seat=BLUE)
    assert said(scene, "lava") == "Eruption: lava over sector 1"
    assert piece(scene, "lava").art.count('class="lava"') == 6
    assert said(scene, "red-1") == "red pirate 1, on h9, saved by 9 or more"
    assert said(scene, "blue-1") == "blue pirate 1, on g9, saved by 8 or more"
    assert "saved" not in said(scene, "red-2")
    assert "#it-needs-9" in piece(scene, "red-1").art


@rule("IT-23")
def test_fever_says_what_saves_each() -> None:
    match = go(position("k9", "g9"), "roll 1-1")
    scene = shown(match, seat=RED)
    assert said(scene, "weather") == "Fever"
    assert said(scene, "red-1") == f"red pirate 1, on k9, saved by {int(DATA[0].fever[NUMBER['k9']])} or more"
    assert said(scene, "red-2") == "red pirate 2, aboard the red boat, saved by 3 or more"
    assert sum("#it-needs-3" in one.art for one in scene.pieces) == 1  # once for all aboard
    assert "saved" not in said(scene, "blue-1")


# -------------------------------------------------------------------------------------------------------- combat
FIGHTS = (("k9 k11", "k10"), ("k9 l11 j10 k11", "k10"), ("k9", "k10"), ("g10", "h10"), ("h8 g8 h9", "g9"))


@rule("IT-26")
@rule("IT-27")
@rule("IT-28")
@pytest.mark.parametrize(("red", "blue"), FIGHTS)
def test_the_odds_of_an_attack_are_those_of_the_rules(red: str, blue: str) -> None:
    match = position(red, blue)
    go(match, "roll 1-2", "done")
    assert match.phase == "combat"
    scene = shown(match, "blue-1")
    odds = facts.prospect(facts.Snapshot.of(match.view(RED)), NUMBER[blue])
    assert odds.dies + odds.flees + odds.nothing + odds.leader_dies == 36
    told = said(scene, "odds")
    assert f"dies {odds.dies} of 36, flees {odds.flees} of 36, nothing {odds.nothing} of 36" in told
    assert f"the leader dies {odds.leader_dies} of 36" in told
    drawn = piece(scene, "odds").art
    for n in (odds.dies, odds.flees, odds.nothing, odds.leader_dies):
        assert f">{n}/36</text>" in drawn
        assert f">{round(100 * n / 36)}%</text>" in drawn
        assert f">{round(100 * n / 36)}\xa0%</text>" in piece(draw(match.view(RED), "fr", ("blue-1",)), "odds").art
    assert piece(scene, "clash").art.count('class="arrow"') == min(odds.attackers, len(red.split()))
    assert "odds" not in shown(match).ids


@rule("IT-27")
def test_what_is_added_to_the_dice_is_named() -> None:
    fort = int(DATA[0].fort[1])
    beside = [hex_name(int(there)) for there in DATA[0].next[fort] if there >= 0]
    match = go(position(" ".join(beside[:3]), hex_name(fort)), "roll 1-2", "done")
    drawn = piece(shown(match, "blue-1"), "odds").art
    assert "two dice −1" in drawn
    assert ">3 attackers +2</text>" in drawn
    assert ">fortress −3</text>" in drawn


def test_whom_it_was_about_is_marked_until_the_end_of_the_combat() -> None:
    match = go(position("k9 l9", "k10"), "roll 1-2", "done", "attack 1 E")
    assert place(shown(match, seat=RED), "prey") == place(shown(match, seat=RED), "h-k10")
    assert "odds" in shown(match, seat=BLUE).ids  # all see what the dice may bring
    go(match, "roll 5-5")
    assert match.phase in ("advance", "flight")
    assert "prey" in shown(match).ids
