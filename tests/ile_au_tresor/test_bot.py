"""What the bot does in positions where it is plain what a player should do, and what it never does."""
from __future__ import annotations

import pytest

from benbow.engine.compiled import seed_rng
from benbow.engine.contract import CHANCE
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.bot.distances import FAR, FARTHEST, HOME
from benbow.games.ile_au_tresor.bot.distances import LAND as NUMBERED
from benbow.games.ile_au_tresor.rules.actions import LAND
from benbow.games.ile_au_tresor.rules.board import BOARDS, NOWHERE
from benbow.games.ile_au_tresor.rules.state import ABOARD, NOBODY, Phase
from benbow.search.baselines import bot

from ..by_hand import fields, go, texts
from ..games.bots import choices, decisions
from ..games.sample import Set
from .table import GAME, NUMBER, PORTS, RED, around, harbour, position, treasure, where

JETTY_A, JETTY_C = "c11", "j15"  # C has a fortress


def played(match: Match, seed: int = 1) -> Match:
    """The bot plays to the end of the phase, as long as nothing is drawn; what it may look into is empty."""
    seat, phase = match.actor, match.phase
    one = bot("greedy", seed)
    while match.actor == seat and match.phase in (phase, "passing"):
        match.play(one.choose(match.view(seat)))
        if match.actor == CHANCE and match.phase == "look":
            match.play(next(code for code in match.legal() if "empty" in match.text(code)))
    return match


# ------------------------------------------------------------------------------------------------- always true
@pytest.mark.rule("IT-38")
def test_bot_chooses_the_same_whatever_others_have_seen() -> None:
    """Its view, and the same with all blanks filled in, which it should not read: the same luck gives the same choice."""
    rules, workspace = GAME.rules, GAME.new_workspace(5)
    filled = 0
    for _, view, _ in decisions(GAME, 6, seed=3, players=3, limit=20):
        guessed, chosen = GAME.copy_of(view), []
        rules["guess"](guessed, int(view["actor"]), workspace.rng)
        for one in (GAME.copy_of(view), guessed):
            seed_rng(workspace.bot_rng, 9)
            chosen.append(int(rules["greedy"](one, workspace.codes, workspace.bot_rng)))
        assert chosen[0] == chosen[1]
        filled += guessed.tobytes() != view.tobytes()
    assert filled > 50


@pytest.mark.rule("IT-17")
def test_nobody_leaves_his_boat_empty_but_with_the_carrier_on_its_jetty() -> None:
    """There nobody can board."""
    landings = 0
    for state, _, code in decisions(GAME, 25, seed=8, players=3):
        if LAND <= code < LAND + 4 and int(state["phase"]) == Phase.PROGRESS:
            seat, boat = int(state["actor"]), code - LAND
            landings += 1
            if sum(int(state["at"][seat, k]) == ABOARD - boat for k in range(6)) == 1:
                jetty = BOARDS.jetty[0, state["port"][boat]]
                assert state["bearer"] != NOBODY
                assert int(state["bearer"]) // 6 == seat
                assert int(state["at"][seat, int(state["bearer"]) % 6]) == jetty
    assert landings > 200


def test_nobody_walks_to_and_fro() -> None:
    """Within a turn nobody comes back to a hex that he has left, unless something became known: a look, a taking."""
    been: dict[int, list[int]] = {}
    known: tuple[object, ...] = ()
    ways = 0
    for state, _, _ in decisions(GAME, 12, seed=12, players=3):
        if int(state["phase"]) != Phase.PROGRESS:
            continue
        knows = (int(state["turns"]), int(state["bearer"]), state["seen"].tobytes())
        if knows != known:
            known, been = knows, {pirate: [] for pirate in range(6)}
        for pirate in range(6):
            here = int(state["at"][state["turn"], pirate])
            if been[pirate][-1:] != [here]:
                assert here not in been[pirate]
                been[pirate].append(here)
                ways += len(been[pirate]) > 2
    assert ways > 500


# ------------------------------------------------------------------------------------------------------ distances
def test_tables_of_ways_agree_with_the_map() -> None:
    """A neighbour costs a step at most; along a shortest way each step costs what the rest is shorter by."""
    for isle in range(2):
        for here in NUMBER.values():
            if BOARDS.terrain[isle, here] == NOWHERE:
                continue
            for port in range(int(BOARDS.ports[isle])):
                goal = int(BOARDS.jetty[isle, port])
                for load in range(2):
                    def left(place: int, load: int = load, goal: int = goal, port: int = port, isle: int = isle) -> int:
                        if load:
                            return int(HOME[isle, port, place])
                        return int(FAR[isle, NUMBERED[isle, place], NUMBERED[isle, goal]])

                    onward = [int(BOARDS.cost[isle, load, here, way]) + left(int(BOARDS.next[isle, here, way]))
                              for way in range(6) if BOARDS.next[isle, here, way] != NOWHERE]
                    assert left(here) == (0 if here == goal else min(onward)) < FARTHEST


# -------------------------------------------------------------------------------------------------- the treasure
AWAY = "o8 o9 o10 n9 n10 n8"  # all of Blue's are ashore


@pytest.mark.rule("IT-17")
@pytest.mark.rule("IT-18")
@pytest.mark.rule("IT-33")
@pytest.mark.rule("IT-36")
@pytest.mark.parametrize(("match", "roll", "choice"), [
    (lambda: position(JETTY_A, bearer="red 1"), "4-5", "load"),  # as soon as it may be loaded
    (lambda: position("f10", seen="red 1 treasure"), "1-2", "take 1"),
    (lambda: position("f10", loose="f10"), "1-2", "take 1"),
    (lambda: position("dead", AWAY), "6-6", "recruit blue"),  # an enemy boat without crew
    (lambda: position(JETTY_C, AWAY, taken="red blue", boats="red A, blue C"), "2-5", "embark 1 blue"),  # who has no boat
    (lambda: position(around("d8")[0], "d8"), "5-5", "done"),  # an inland fortress is not stormed alone
])
def test_bot_does_what_is_plainly_best(match: Set, roll: str, choice: str) -> None:
    met = go(match(), f"roll {roll}")
    assert choice in texts(met)
    assert choices(met) == {choice}


@pytest.mark.rule("IT-35")
def test_carrier_waits_on_his_jetty_for_better_dice() -> None:
    match = played(go(position(JETTY_A, bearer="red 1"), "roll 3-4"))
    assert where(match, "red 1") == JETTY_A


@pytest.mark.rule("IT-34")
def test_treasure_in_the_open_is_fetched_by_the_nearest() -> None:
    match = played(go(position("e10 o8", loose="f10"), "roll 2-3"))
    assert treasure(match) == "red 1"


@pytest.mark.rule("IT-12")
def test_carrier_goes_the_cheapest_way_home() -> None:
    match = go(position("f10", bearer="red 1"), "roll 4-5")
    before = int(HOME[0, 0, NUMBER["f10"]])
    played(match)
    assert int(HOME[0, 0, NUMBER[where(match, "red 1")]]) <= before - 7


def test_boat_comes_to_meet_a_carrier_far_away() -> None:
    """From L'Île's south to port A it is the whole island; the crew sails."""
    match = go(position("n9", bearer="red 1", boats="red J, blue C"), "roll 3-5")
    assert any(text.startswith("sail red") for text in choices(match))
    assert harbour(played(match), "red")[0] in "DEFG"


# -------------------------------------------------------------------------------------------------------- chests
@pytest.mark.rule("IT-38")
@pytest.mark.parametrize(("known", "other"), [(1, 6), (6, 1)])
def test_chests_that_others_left_are_looked_into_last(known: int, other: int) -> None:
    """From e8 the chests of f10 and f7 are equally near; Blue has looked into one of them, and walked on."""
    seen = ", ".join([f"blue {known} empty", *(f"red {k} empty" for k in (2, 4, 5))])
    match = played(go(position("e8", "o8", seen=seen), "roll 1-2"))
    looked = fields(match)["seen"][RED]
    assert int(looked[other - 1]) != 0
    assert int(looked[known - 1]) == 0


def test_crews_look_into_several_chests_and_more_than_one_goes_ashore() -> None:
    looked, ashore = [], []
    for seed in range(1, 13):
        seen, landed = 0, set[tuple[int, int]]()
        for state, _, _ in decisions(GAME, 1, seed, players=2):
            if int(state["origin"]) == NOBODY:
                seen = int((state["seen"] != 0).sum())
            landed |= {(seat, pirate) for seat in range(2) for pirate in range(6) if state["at"][seat, pirate] >= 0}
        looked.append(seen)
        ashore.append(len(landed))
    assert sum(looked) / len(looked) >= 3
    assert sum(ashore) / len(ashore) >= 4  # of both sides


# ------------------------------------------------------------------------------------------------------- ambushes
@pytest.mark.rule("IT-35")
def test_who_can_reach_the_jetty_keeps_the_enemy_from_loading() -> None:
    """Blue waits on the jetty of C; Red is three steps away."""
    match = go(position("g12 n9", JETTY_C, bearer="blue 1"), "roll 5-6")
    played(match)
    assert any(where(match, f"red {k}") in around(JETTY_C) for k in (1, 2))


def ambush(bearer: str = "blue 1") -> Match:
    """Three of Red's stand beside a pirate of Blue's on n9."""
    return go(position(" ".join(around("n9")[:3]), "n9", bearer=bearer), "roll 5-5")


@pytest.mark.rule("IT-26")
def test_carrier_is_attacked_by_many_but_leads_no_attack_that_others_can_lead() -> None:
    assert all(text.startswith("attack") for text in choices(ambush()))
    assert not any(text.startswith("attack 2") for text in choices(ambush("red 2")))


@pytest.mark.rule("IT-31")
def test_victor_moves_onto_the_fallen_treasure() -> None:
    match = ambush()
    go(match, texts(match, "attack")[0], "roll 6-6")
    assert match.phase == "advance"
    assert all(text.startswith("advance") for text in choices(match))


@pytest.mark.rule("IT-29")
def test_beaten_carrier_is_sent_where_the_way_back_is_longest() -> None:
    match = ambush()
    go(match, texts(match, "attack")[0], "roll 3-5")
    assert match.phase == "flight"

    def back(text: str) -> int:
        return int(FAR[0, NUMBERED[0, NUMBER[text.split()[1]]], NUMBERED[0, NUMBER["n9"]]])

    assert min(map(back, choices(match))) >= max(map(back, texts(match))) - 1


# -------------------------------------------------------------------------------------------------------- doubles
@pytest.mark.rule("IT-21")
def test_fog_leads_the_carrier_off_his_jetty() -> None:
    match = go(position(JETTY_A, "o8", bearer="red 1"), "roll 3-3")
    assert match.phase == "fog"
    played(match)
    assert where(match, "red 1") != JETTY_A
    assert int(HOME[0, 0, NUMBER[where(match, "red 1")]]) >= 4


@pytest.mark.rule("IT-20")
def test_4_4_takes_an_empty_boat_with_one_pirate() -> None:
    match = go(position("", AWAY), "roll 4-4")
    assert choices(match) == {"sail red C"}
    go(match, "sail red C")
    assert choices(match) == {"board"}
    go(match, "board")
    assert choices(match) == {"done"}
    assert harbour(match, "blue") == "C red"


@pytest.mark.rule("IT-8")
def test_boat_is_placed_near_the_chests_and_away_from_others() -> None:
    for blue, ports in (("E", {"place A", "place J", "place I"}), ("A", {"place J", "place I"})):
        match = position(boats=f"red -, blue {blue}", chests="14 15 64 65 66 12")  # all on one side
        assert choices(go(match, "roll 3-5")) <= ports


def test_jetty_is_left_to_the_carrier() -> None:
    """Red's mates stand around it and on it: the one there makes room, and the carrier comes in."""
    beside = around(JETTY_A)
    match = position(f"{beside[0]} {JETTY_A} {beside[1]}", bearer="red 1")
    played(go(match, "roll 4-5"))
    assert where(match, "red 1") == JETTY_A


# ---------------------------------------------------------------------------------------------- unfinished games
def outlook(match: Match) -> list[float]:
    """What `value` says of the state, seat by seat."""
    utility, state = GAME.new_workspace(1).utility, fields(match)
    GAME.rules["value"](state, utility)
    return [float(one) for one in utility[: match.seats]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_value_is_shared_by_all_and_leaves_the_state_as_it_is(players: int) -> None:
    utility = GAME.new_workspace(1).utility
    for state, _, _ in decisions(GAME, 2, seed=7, players=players, limit=15):
        before = state.tobytes()
        GAME.rules["value"](state, utility)
        assert all(0 < one < 1 for one in utility[:players])
        assert abs(sum(utility[:players]) - 1) < 1e-9
        assert state.tobytes() == before


def test_value_knows_who_is_ahead() -> None:
    """Pirates, a boat, and the treasure: the nearer to it the better, and worth little to who has no boat."""
    even = outlook(position("f10", "g12"))
    assert even[0] == even[1]
    assert outlook(position("f10 dead dead", "g12"))[0] < 0.35
    assert outlook(position("f10", "g12", taken="red blue"))[0] < 0.2
    far, near, home = (outlook(position(place, "o8", bearer="red 1"))[0] for place in ("l7", "f10", JETTY_A))
    assert 0.5 < far < near < home


# --------------------------------------------------------------------------------------------------------- blockades
@pytest.mark.rule("IT-35")
@pytest.mark.rule("IT-20")
def test_a_boat_joins_the_one_that_a_carrier_waits_for_if_that_keeps_him_from_loading() -> None:
    """Blue's last crewman stays aboard, so that there is nothing to capture."""
    setting = {"red": "red red dead dead dead dead", "blue": f"{JETTY_C} dead dead dead dead", "bearer": "blue 1"}
    assert choices(go(position(**setting), "roll 4-4")) == {"sail red C"}  # type: ignore[arg-type]


@pytest.mark.rule("IT-35")
@pytest.mark.parametrize("roll", ["3-5", "4-5", "5-6"])
def test_a_boat_that_keeps_a_carrier_from_loading_stays_and_stays_manned(roll: str) -> None:
    setting = {"red": "red red dead dead dead dead", "blue": f"{JETTY_A} d5 d6 d8 e6 e7", "bearer": "blue 1"}
    match = go(position(boats="red A, blue A", joined="blue", **setting), f"roll {roll}")  # type: ignore[arg-type]
    played(match)
    assert harbour(match, "red") == "A red"
    assert "aboard red" in {where(match, f"red {k}") for k in (1, 2)}


@pytest.mark.rule("IT-35")
def test_a_carrier_goes_to_the_boat_where_nobody_keeps_him_from_loading() -> None:
    """Port A is nearer, but Blue's crew lies there; in port J Red has another boat."""
    crews = {"red": "d12 dead dead red green", "blue": "d5 dead dead dead dead", "bearer": "red 1"}
    for blockade, port in (("land", "A"), ("aboard", "J")):
        match = position(players=3, boats="red A, blue A, green J", taken="green red", joined="red", blockade=blockade, **crews)  # type: ignore[arg-type]
        before = int(HOME[0, PORTS.index(port), NUMBER["d12"]])
        played(go(match, "roll 3-4"))
        assert int(HOME[0, PORTS.index(port), NUMBER[where(match, "red 1")]]) < before
