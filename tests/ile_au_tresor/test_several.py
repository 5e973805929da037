"""An attack on several enemies at once, as printed: IT-26 with the option `targets`."""
from __future__ import annotations

import random
from collections import Counter

import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules import facts
from benbow.games.ile_au_tresor.rules.board import BOARDS, NOWHERE, hex_name
from benbow.games.ile_au_tresor.rules.chart import FORTRESS, MOUNTAIN
from benbow.games.ile_au_tresor.rules.state import Phase

from ..by_hand import fields, go, texts, waits
from ..drawn import draw, ids_like
from ..games.bots import choices
from .positions import several
from .table import BLUE, GAME, NUMBER, RED, WAYS, check, position, table, treasure, where

rule = pytest.mark.rule
BOTH = ("attack 1 E", "attack 1 SE")
TRIALS = 300


@rule("IT-26")
def test_one_enemy_is_attacked_and_the_dice_are_thrown() -> None:
    match = several("attack 1 E", targets="one")
    assert (waits(match), fields(match)["fronts"]) == ((benbow.CHANCE, "clash"), 0)


@rule("IT-26")
def test_or_several_beside_the_leader() -> None:
    match = several("attack 1 E")
    assert (waits(match), texts(match)) == ((RED, "widen"), ["attack 1 SE", "done"])
    assert waits(go(match, "attack 1 SE")) == (benbow.CHANCE, "clash")  # there is nobody else
    assert waits(several("attack 1 E", "done")) == (benbow.CHANCE, "clash")


@rule("IT-26")
def test_with_one_enemy_beside_the_leader_nobody_is_asked() -> None:
    """Another one is beside pirate 2 only."""
    match = several("attack 1 E", red="d12 f13", blue="d13 f12")
    assert waits(match) == (benbow.CHANCE, "clash")


@rule("IT-26")
def test_a_leader_aboard_attacks_those_on_the_hexes_beside_his_port() -> None:
    match = position("red", "c11 d11", boats="red A, blue C", targets="several")
    sides = [hex_name(int(k)) for k in BOARDS.port_side[0, 0] if k != NOWHERE]
    assert "c11" in sides
    leads = [text for text in texts(go(match, "roll 5-5")) if text.startswith("attack")]
    assert len(leads) == len({"c11", "d11"} & set(sides))


@rule("IT-26")
@pytest.mark.parametrize("roll", ["roll 5-5", "roll 4-6"])
def test_the_attacker_chooses_which_of_them_is_beaten(roll: str) -> None:
    match = several(*BOTH, roll)
    assert (waits(match), texts(match)) == ((RED, "victim"), ["attack 1 E", "attack 1 SE"])
    go(match, "attack 1 SE")
    assert (waits(match), fields(match)["target"]) == ((RED, "flight"), NUMBER["e12"])
    go(match, texts(match)[0])
    assert (where(match, "blue 1"), where(match, "blue 2") != "e12") == ("d13", True)
    assert texts(match) == ["advance 1", "done"]


@rule("IT-26")
@rule("IT-28")
def test_from_eleven_on_he_dies() -> None:
    match = several(*BOTH, "roll 5-6", "attack 1 E")
    assert (where(match, "blue 1"), where(match, "blue 2"), waits(match)) == ("dead", "e12", (RED, "advance"))


@rule("IT-26")
@rule("IT-29")
def test_who_cannot_flee_dies_from_nine_on() -> None:
    match = go(position("a7 b6 b8", "a6 b7", targets="several"), "roll 5-5", "attack 1 W")
    go(match, *(text for text in texts(match) if text != "done"), "roll 3-5")
    trapped = next(text for text in texts(match) if not facts.has_retreat(facts.Snapshot.of(match.view(RED)), side(match, text)))
    go(match, trapped)
    assert fields(match)["phase"] == Phase.ADVANCE


def side(match: Match, text: str) -> int:
    s = facts.Snapshot.of(match.view(RED))
    return int(facts.side_of(s, s.leader, WAYS.index(text.split()[2])))


@rule("IT-26")
def test_if_it_fails_the_leader_dies_and_if_nothing_happens_nothing_does() -> None:
    for roll, end in (("roll 1-2", "dead"), ("roll 3-3", "d12")):
        match = several(*BOTH, roll)
        assert (where(match, "red 1"), fields(match)["turn"], fields(match)["fronts"]) == (end, BLUE, 0)


@rule("IT-26")
@rule("IT-30")
def test_a_carrier_loses_the_treasure_only_if_he_is_the_victim() -> None:
    assert treasure(several(*BOTH, "roll 6-6", "attack 1 SE", bearer="blue 2")) == "e12"
    assert treasure(several(*BOTH, "roll 6-6", "attack 1 E", bearer="blue 2")) == "blue 2"


@rule("IT-26")
@rule("IT-27")
def test_all_beside_any_of_them_take_part_and_all_that_protects_any_counts_once() -> None:
    """Random crowds on both maps: against a plain count."""
    dice, met = random.Random(26), Counter[int]()
    for _ in range(TRIALS):
        isle = dice.randrange(2)
        match = table(players=2, map=("island", "islet")[isle], targets="several")
        s = match._state
        land = [k for k in range(256) if BOARDS.terrain[isle, k] != NOWHERE]
        middle = dice.choice(land)
        near = {middle} | {int(k) for k in BOARDS.next[isle, middle] if k != NOWHERE}
        near |= {int(k) for here in near for k in BOARDS.next[isle, here] if k != NOWHERE}
        spots = [middle, *dice.sample(sorted(near - {middle}), min(len(near) - 1, 9))]
        for k, place in enumerate(spots):
            seat, pirate = k % 2, k // 2
            s.at[seat, pirate], s.stands[place] = place, 1 + 6 * seat + pirate
        check(s)
        enemies = set(spots[1::2])
        ways = [way for way in range(6) if BOARDS.next[isle, middle, way] in enemies]
        if not ways:
            continue
        chosen = dice.sample(ways, dice.randint(1, len(ways)))
        s.turn, s.leader, s.fronts = RED, 0, sum(1 << way for way in chosen)
        attacked = {int(BOARDS.next[isle, middle, way]) for way in chosen}
        s.target = min(attacked)
        odds = facts.prospect(facts.Snapshot.of(match.view(RED)), int(s.target), int(s.fronts))
        fighters = [place for place in spots[::2] if attacked & {int(k) for k in BOARDS.next[isle, place]}]
        dry = [place for place in fighters for way in range(6)
               if BOARDS.next[isle, place, way] in attacked and not BOARDS.river[isle, place, way]]
        grounds = {int(BOARDS.terrain[isle, place]) for place in attacked}
        crowd = (0, 0, 1, 2, 2, 3, 3)[len(fighters)]
        assert odds.attackers == len(fighters)
        assert odds.bonus == crowd - 3 * (FORTRESS in grounds) - 2 * (MOUNTAIN in grounds) - (not dry)
        met[len(attacked)] += 1
    assert all(met[k] > 5 for k in (1, 2, 3))


@rule("IT-26")
def test_all_who_are_attacked_are_marked_and_clicked() -> None:
    match = several("attack 1 E")
    view = match.view(RED)
    assert GAME.drawing.gestures(view)[match.parse("attack 1 SE")] == ("blue-2",)
    assert GAME.drawing.attempt(view, ("h-e12",)) == match.parse("attack 1 SE")
    assert ids_like(draw(view), "prey.*") == {"prey"}
    assert ids_like(draw(go(match, "attack 1 SE").view(RED)), "prey.*") == {"prey", "prey-2"}
    go(match, "roll 4-5")
    view = match.view(RED)
    assert GAME.drawing.gestures(view)[match.parse("attack 1 E")] == ("blue-1",)
    assert ids_like(draw(go(match, "attack 1 E").view(RED)), "prey.*") == {"prey"}


@rule("IT-26")
def test_the_bot_attacks_more_if_that_helps_and_takes_the_carrier() -> None:
    """With pirate 2, who stands only beside the second enemy, two attack."""
    assert choices(several("attack 1 E", red="d12 f12")) == {"attack 1 SE"}
    assert choices(several(*BOTH, "roll 5-5", bearer="blue 2")) == {"attack 1 SE"}
    assert choices(several(*BOTH, "roll 5-5", bearer="blue 1")) == {"attack 1 E"}
