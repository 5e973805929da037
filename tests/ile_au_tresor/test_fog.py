"""3-3: the left neighbour leads a pirate astray. IT-21."""
from __future__ import annotations

import random
from collections import Counter

import pytest

import benbow
from benbow.engine.compiled import COMPILED
from benbow.games.ile_au_tresor.rules.state import NOBODY, Phase, State

from ..by_hand import fields, go, texts, tried, waits
from .table import BLUE, GAME, GREEN, RED, WAYS, YELLOW, check, ends, position, pp, steps, treasure, where
from .test_passing import Scene, crowded, sides

rule = pytest.mark.rule
TRIALS = 1500 if COMPILED else 150


@rule("IT-21")
@pytest.mark.parametrize(("players", "turn", "left"), [
    (2, RED, BLUE), (2, BLUE, RED), (3, GREEN, RED), (4, GREEN, YELLOW), (4, YELLOW, RED),
])
def test_the_player_to_the_left_leads(players: int, turn: int, left: int) -> None:
    match = go(position("h5", "d14", "k6", "o8", players=players, turn=turn), "roll 3-3")
    assert waits(match) == (left, "fog")
    assert {text.split()[0] for text in texts(match)} == {"stray", "done"}


@rule("IT-21")
def test_he_need_not() -> None:
    match = go(position("h5", "d14"), "roll 3-3", "done")
    assert (where(match, "red 1"), fields(match)["turn"]) == ("h5", BLUE)


@rule("IT-21")
def test_any_of_the_rollers_pirates_on_land_and_nobody_else() -> None:
    match = go(position("h5 red d14 dead", "k6"), "roll 3-3")
    assert {text.split()[1] for text in texts(match, "stray")} == {"1", "3"}


@rule("IT-21")
def test_nobody_on_land_nothing_happens() -> None:
    match = go(position("", "k6"), "roll 3-3")
    assert (waits(match), fields(match)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)
    state = fields(match)
    assert (state["pp"], state["astray"], state["walker"]) == (0, 0, -1)


@rule("IT-21")
def test_whoever_is_shut_in_does_not_go_astray() -> None:
    match = go(position("a7", "a6 a8 b7 b8"), "roll 3-3")
    assert waits(match) == (RED, "combat")
    assert (pp(match), fields(match)["astray"]) == (0, 0)


@rule("IT-21")
def test_one_two_or_three_hexes_in_any_direction() -> None:
    match = go(position("d12 k6"), "roll 3-3")
    assert ends(match, 1, "stray") == {"c11", "d11", "d13", "e11", "e12"}
    go(match, *steps(1, "d12", "d11", verb="stray"))
    assert "done" in texts(match)
    assert {text.split()[1] for text in texts(match, "stray")} == {"1"}  # the same one
    go(match, *steps(1, "d11", "d12", verb="stray"))
    assert "done" in texts(match)
    go(match, *steps(1, "d12", "d13", verb="stray"))
    assert (where(match, "red 1"), texts(match)) == ("d13", ["done"])
    assert fields(go(match, "done"))["turn"] == BLUE


@rule("IT-21")
def test_within_six_pp_two_mountains_and_no_more() -> None:
    match = go(position("h7", chests="14 24 34 44 54 64"), "roll 3-3", *steps(1, "h7", "h8", verb="stray"))
    assert pp(match) == 3
    go(match, *steps(1, "h8", "g8", verb="stray"))
    assert (pp(match), texts(match)) == (0, ["done"])


@rule("IT-21")
@rule("IT-12")
def test_a_carrier_pays_double_in_the_fog_too() -> None:
    match = go(position("g12", bearer="red 1"), "roll 3-3")
    assert ends(match, 1, "stray") == {"f12", "f13", "g11", "g13", "h12", "h13"}  # a mountain costs 6
    go(match, *steps(1, "g12", "h13", verb="stray"))
    assert pp(match) == 4
    assert treasure(match) == "red 1"
    assert texts(tried(match, *steps(1, "h13", "g13", verb="stray"))) == ["done"]  # a hill: 4
    assert pp(tried(match, *steps(1, "h13", "h14", verb="stray"))) == 2


@rule("IT-21")
@rule("IT-10")
def test_a_river_costs_one_more_in_the_fog_too() -> None:
    assert pp(go(position("i13"), "roll 3-3", *steps(1, "i13", "j13", verb="stray"))) == 4
    assert pp(go(position("i13", bearer="red 1"), "roll 3-3", *steps(1, "i13", "j13", verb="stray"))) == 3


@rule("IT-21")
def test_over_the_rollers_own_pirates_and_never_over_those_who_lead_him() -> None:
    match = go(position("d14 d13", "e13"), "roll 3-3")
    assert ends(match, 1, "stray") == {"d13", "e14"}
    go(match, *steps(1, "d14", "d13", verb="stray"))
    assert "done" not in texts(match)  # he ends on a free hex
    assert ends(match, 1, "stray") == {"d12", "d14", "e12"}
    go(match, *steps(1, "d13", "d12", verb="stray"))
    assert "done" in texts(match)


@rule("IT-21")
@rule("IT-14")
def test_passing_only_within_the_steps_left() -> None:
    """a6 to a9 are Red's, Blue closes the sides: from a6 the free b10 is four steps away, from a7 three."""
    match = go(position("a6 a7 a8 a9", "b6 b7 b8 b9"), "roll 3-3")
    second = tried(match, *steps(2, "a7", "a8", verb="stray"))
    assert ends(second, 2, "stray") == {"a7", "a9"}  # flat, hill, hill: 5 of 6 PP
    first = tried(match, *steps(1, "a6", "a7", verb="stray"))
    assert ends(first, 1, "stray") == {"a6"}  # only back: after a8 his last step would end on a9


@rule("IT-21")
def test_the_third_step_never_ends_on_an_own_pirate() -> None:
    match = go(position("d14 d11"), "roll 3-3", *steps(1, "d14", "d13", "d12", verb="stray"))
    assert "d11" not in ends(match, 1, "stray")
    match = go(position("d13 d11"), "roll 3-3", *steps(1, "d13", "d12", verb="stray"))
    assert "d11" in ends(match, 1, "stray")


@rule("IT-21")
@rule("IT-33")
@rule("IT-38")
def test_the_owner_looks_into_a_chest_entered_and_nothing_is_taken() -> None:
    match = go(position("f9", "d14", "k6", players=3), "roll 3-3", *steps(1, "f9", "f10", verb="stray"))
    assert waits(match) == (benbow.CHANCE, "look")
    go(match, "look 1 treasure")
    assert waits(match) == (BLUE, "fog")
    assert not texts(match, "take")
    seen = [match.text(match.veiled(match.ply - 1, seat)) for seat in (RED, BLUE, GREEN, benbow.SPECTATOR)]
    assert seen == ["look 1 treasure", "look 1 ?", "look 1 ?", "look 1 ?"]
    assert fields(match)["seen"][:, 0].tolist() == [2, 0, 0, 0]
    go(match, "done")
    assert treasure(match) == ""


@rule("IT-21")
@rule("IT-34")
def test_nor_an_open_treasure() -> None:
    match = go(position("f9", loose="e9"), "roll 3-3", *steps(1, "f9", "e9", verb="stray"))
    assert not texts(match, "take")
    go(match, "done")
    assert treasure(match) == "e9"


@rule("IT-21")
@rule("IT-26")
def test_then_the_roller_may_attack() -> None:
    match = go(position("d12", "d14"), "roll 3-3", *steps(1, "d12", "d13", verb="stray"), "done")
    assert waits(match) == (RED, "combat")
    state = fields(match)
    assert (state["pp"], state["astray"], state["walker"], state["spent"].sum()) == (0, 0, -1, 0)


@rule("IT-21")
def test_nobody_goes_aboard_in_the_fog() -> None:
    match = go(position("c11", "c10 d11 d13 e12 e11"), "roll 3-3")
    assert texts(match) == ["stray 1 SE", "done"]


# ------------------------------------------------------------------------------------- against a search over all ways
def ends_free(s: State, scene: Scene, walker: int, here: int, room: int, strides: int) -> bool:
    """Can he who is on an own pirate's hex come to a free one with so many PP and steps?"""
    for way, there in sides(scene.isle, here) if strides else ():
        left = room - scene.price(scene.bearer == walker, here, way, there)
        holder = scene.holder(there, walker)
        if left >= 0 and (holder == NOBODY or (holder == scene.turn and ends_free(s, scene, walker, there, left, strides - 1))):
            return True
    return False


def strays(s: State) -> set[str]:
    scene, found, strides = Scene(s), set(), int(s.astray)
    for pirate in range(6):
        here = scene.mine[pirate]
        if here < 0 or s.walker not in (NOBODY, pirate) or strides == 0:
            continue
        for way, there in sides(scene.isle, here):
            left = scene.pp - scene.price(scene.bearer == pirate, here, way, there)
            holder = scene.holder(there, pirate)
            if left >= 0 and (holder == NOBODY or (holder == RED and ends_free(s, scene, pirate, there, left, strides - 1))):
                found.add(f"stray {pirate + 1} {WAYS[way]}")
    return found


@rule("IT-21")
@rule("IT-14")
def test_straying_is_what_a_search_over_all_ways_finds() -> None:
    """In many crowded positions, step by step until it ends; nobody is ever stuck on an own pirate's hex."""
    dice, passed, codes = random.Random(21), Counter[int](), GAME.workspace.codes
    for _ in range(TRIALS):
        s = crowded(dice)._state
        s.storm, s.spent[:], s.pp, s.astray, s.actor, s.phase = 0, 0, 6, 3, BLUE, Phase.FOG
        chain = 0
        while True:
            check(s)
            texts = {GAME.verbs.text(int(code)) for code in codes[: GAME.rules["legal"](s, codes)]}
            on_own = s.walker != NOBODY and s.stands[s.at[RED, s.walker]] != 1 + s.walker
            assert texts - {"done"} == strays(s)
            assert ("done" in texts) == (not on_own)
            chain += bool(on_own)
            if not texts - {"done"}:
                break
            GAME.rules["apply"](s, GAME.verbs.parse(dice.choice(sorted(texts - {"done"}))))
        passed[chain] += 1
    assert min(passed[0], passed[1], passed[2]) > TRIALS // 50
