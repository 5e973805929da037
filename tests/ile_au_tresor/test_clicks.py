"""What is clicked for each action, the long ways, what other clicks are answered, and what is shown of a throw."""
from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from benbow.engine.contract import SPECTATOR
from benbow.engine.drawing.routes import follow, routes_of
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import drawing, telling
from benbow.games.ile_au_tresor.rules import facts
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import everyone, fields, go
from ..drawn import piece, shown
from ..games.sample import Set
from .table import BLUE, DATA, ENGLISH, GAME, NUMBER, RED, laid, position, table, where

rule = pytest.mark.rule


def walks(red: str = "k9", *line: str, roll: str = "5-6", **more: Any) -> Match:
    return go(position(red, "l4", boats="red A, blue C", **more), f"roll {roll}", *line)


def fight(*line: str) -> Match:
    return go(position("k9 k11", "k10"), "roll 1-2", "done", *line)


def joins(*line: str) -> Match:
    return go(position("", "k9 k10 k11 l9 l11 j10", boats="red A, blue C"), "roll 4-4", *line)


# ------------------------------------------------------------------------------------------------------ gestures
GESTURES: list[tuple[Set, dict[str, str]]] = [
    (lambda: laid("roll 3-5"), {"place C": "port-c"}),
    (lambda: walks("k9 c11"), {"step 1 E": "red-1 h-k10", "embark 2 red": "red-2 boat-red", "sail red F": "boat-red port-f",
                               "land red": "boat-red h-c11", "done": "done"}),
    (lambda: walks("f10", seen="red 1 treasure", roll="1-2"), {"take 1": "take"}),
    (lambda: walks("c11", bearer="red 1", roll="4-5"), {"load": "load"}),
    (lambda: walks("k9 k10"), {"step 1 E": "red-1 h-k10"}),
    (lambda: walks("k9 k10", "step 1 E"), {"step 1 E": "h-k11"}),  # IT-14: only the place, once someone is passing
    (lambda: walks(roll="3-3"), {"stray 1 E": "red-1 h-k10"}),  # IT-21: the neighbour moves the roller's pirate
    (lambda: walks("k9", "stray 1 E", roll="3-3"), {"stray 1 E": "h-k11"}),
    (fight, {"attack 1 E": "blue-1 red-1", "attack 2 W": "blue-1 red-2"}),  # first the target, then the leader
    (lambda: fight("attack 1 E", "roll 4-5"), {"flee k14": "h-k14"}),
    (lambda: fight("attack 1 E", "roll 6-6"), {"advance 2": "red-2"}),
    (lambda: walks("dead k9", roll="6-6"), {"recruit red": "boat-red", "recruit fort 3": "h-h1"}),
    (joins, {"sail red C": "boat-red port-c"}),
    (lambda: joins("sail red C"), {"board": "cross"}),  # `board` is what the page calls the picture
]


@rule("IT-8")
@rule("IT-18")
@rule("IT-20")
@rule("IT-26")
@pytest.mark.parametrize(("match", "gestures"), GESTURES)
def test_what_is_clicked_for_an_action(match: Set, gestures: dict[str, str]) -> None:
    met = match()
    found = drawing.gestures(met.view(met.actor))
    assert {text: " ".join(found[met.parse(text)]) for text in gestures} == gestures
    assert not {"take", "load", "done"} & shown(met).ids  # they are buttons


@rule("IT-14")
@rule("IT-21")
def test_long_ways_of_who_is_passing_or_astray_are_two_clicks_on_their_end() -> None:
    assert all(ids[0] == ids[-1] for ids in routes_of(walks("k9 k10", "step 1 E").view(RED)))
    match = walks(roll="3-3")
    assert ("red-1", "h-k12", "h-k12") in routes_of(match.view(BLUE))
    go(match, "stray 1 E")
    assert ("h-k12", "h-k12") in routes_of(match.view(BLUE))
    assert not routes_of(match.view(RED))


@rule("IT-26")
def test_who_leads_from_aboard_can_be_clicked() -> None:
    match = go(position("", "c11", boats="red A, blue C"), "roll 1-1", *["roll 6-6"] * 6)
    assert match.phase == "combat"
    assert {ids[1] for ids in drawing.gestures(match.view(RED)).values() if len(ids) > 1} == {"red-1"}
    assert 'pointer-events="all"' in piece(shown(match, "blue-1"), "red-1").art
    assert piece(shown(match), "red-2").art.startswith('<g pointer-events="none">')


# -------------------------------------------------------------------------------------------------------- routes
def test_long_ways_are_those_of_the_rules_and_can_be_walked() -> None:
    match = walks("k9 l9")
    view = match.view(RED)
    found = routes_of(view)
    for pirate in range(2):
        reached = facts.walks(facts.Snapshot.of(view), pirate)
        ends = {ids[1] for ids in found if ids[0] == f"red-{pirate + 1}" and ids[1].startswith("h-")}
        assert ends == {f"h-{hex_name(end)}" for end, walk in reached.items() if len(walk.ways) > 1}
    ids, codes = next((ids, codes) for ids, codes in found.items() if ids[0] == "red-1" and len(codes) == 4)
    walked = match.copy()
    assert follow(walked, codes) == 4
    assert f"h-{where(walked, 'red 1')}" == ids[1]
    near = {ids for ids in drawing.gestures(view).values() if len(ids) == 2}
    assert not near & {ids[:2] for ids in found}


def test_landing_and_embarking_may_be_part_of_a_way() -> None:
    match = walks("")
    ways = {ids: codes for ids, codes in routes_of(match.view(RED)).items() if ids[0] == "boat-red"}
    assert ways
    for ids, codes in ways.items():
        walked = match.copy()
        assert match.text(codes[0]) == "land red"
        assert follow(walked, codes) == len(codes)
        assert f"h-{where(walked, 'red 1')}" == ids[1]
    beside = next(hex_name(int(there)) for there in DATA[0].next[NUMBER["c11"]] if there >= 0)
    match = walks(beside)
    codes = routes_of(match.view(RED))["red-1", "boat-red", "boat-red"]
    follow(match, codes)
    assert where(match, "red 1") == "aboard red"


@rule("IT-33")
def test_a_way_stops_at_a_chest_into_which_one_looks() -> None:
    match = walks("k10", chests="14 24 33 44 54 64")
    assert hex_name(int(fields(match)["chest"][2])) == "k8"
    codes = routes_of(match.view(RED))["red-1", "h-k8", "h-k8"]
    further = (*codes, match.parse("step 1 W"))
    assert follow(match, further) == len(codes)
    assert (match.phase, where(match, "red 1")) == ("look", "k8")


def test_nobody_else_is_offered_ways() -> None:
    match = walks()
    assert routes_of(match.view(RED))
    assert not routes_of(match.view(BLUE))
    assert not routes_of(match.view(SPECTATOR))
    assert not routes_of(position("k9", "l4").view(RED))


# ------------------------------------------------------------------------------------------------------ attempts
def meant(match: Match, seat: int, *ids: str) -> str:
    code = drawing.attempt(match.view(seat), ids)
    return "" if code is None else match.text(code)


def test_clicks_that_are_not_allowed_mean_what_is_nearest() -> None:
    match = go(position("k9 c11", "k10 l4", boats="red A, blue C"), "roll 1-3")
    assert meant(match, RED, "red-1", "blue-1") == meant(match, RED, "red-1", "h-k10") == "step 1 E"  # an enemy is there
    assert meant(match, RED, "blue-1").startswith("attack 1 E")
    assert meant(match, RED, "boat-red", "h-c11") == "land red"
    assert meant(match, RED, "boat-red") == "land red"
    assert meant(match, RED, "red-2", "boat-red") == "embark 2 red"
    assert meant(match, RED, "boat-red", "port-f") == meant(match, RED, "port-f") == "sail red F"
    assert meant(match, RED, "boat-blue").startswith("embark")
    assert meant(match, RED, "red-3") == "land red"
    assert meant(match, BLUE, "blue-1").startswith("step 1")  # it is not Blue's turn
    assert meant(match, BLUE, "port-f") == "sail blue F"
    assert meant(match, SPECTATOR, "red-1") == ""
    far = meant(match, RED, "red-1", "h-a7")
    assert far.startswith("step 1")
    assert match.parse(far) not in match.legal()


def told(match: Match, *ids: str, lang: str = "en") -> tuple[str, str]:
    """What a click that is not allowed is answered, and the clause."""
    view = match.view(match.actor)
    code = drawing.attempt(view, ids)
    assert code is not None
    assert code not in view.legal()
    found = GAME.telling.explain(view, code, GAME.words(lang))
    return found.rule, found.text


@rule("IT-8")
@pytest.mark.parametrize("id", ["h-k9", "chest-1", "boat-blue", "blue-1", "crew-blue", "crew-red", "boat-red"])
def test_while_a_boat_is_placed_everything_else_says_that_a_port_is_to_be_chosen(id: str) -> None:
    placing = laid("roll 3-5", "place A", "roll 3-5", players=2)
    assert told(placing, id) == ("IT-8", "First choose a port for your boat; that is all you do this turn.")
    assert meant(placing, RED, id)  # he is told that it is not his turn


def test_another_boat_means_sailing_to_where_it_lies() -> None:
    match = walks()
    assert told(match, "boat-red", "boat-blue") == ("IT-16", "A boat lies in port C. Boats sail only to empty ports.")
    waiting = go(position("k9", boats="red A, blue -"), "roll 5-6")
    assert meant(waiting, RED, "boat-red", "boat-blue") == "land blue"  # which is not his


@rule("IT-11")
def test_who_is_tired_says_so_himself_whoever_is_chosen() -> None:
    match = go(position("d12 k9", "l4"), "roll 5-6", *("step 1 E", "step 1 W") * 3, "step 1 E")
    assert meant(match, RED, "red-2", "red-1").startswith("step 1")
    assert told(match, "red-2", "red-1")[0] in ("IT-1", "IT-11")
    beside = go(position("k9 k10", "l4"), "roll 5-6")
    assert meant(beside, RED, "red-1", "red-2") == "step 1 E"


@rule("IT-5")
def test_who_cannot_lead_says_why_with_or_without_a_target() -> None:
    match = go(position(blue="c11", boats="red A, blue C"), "roll 5-6", "done")
    why = ("IT-5", "Of those aboard the red boat the lowest number leads: pirate 1, not 2.")
    assert told(match, "red-2") == told(match, "blue-1", "red-2") == why


@rule("IT-21")
def test_in_fog_a_second_pirate_is_refused() -> None:
    match = go(position("k9 d12", "l4"), "roll 3-3", "stray 1 E")
    assert told(match, "red-2") == ("IT-21", "Only one pirate is led astray, and that is red pirate 1.")


def test_clicks_in_other_phases() -> None:
    placing = laid("roll 3-5", "place A", "roll 3-5", players=2)
    assert meant(placing, BLUE, "port-a") == meant(placing, BLUE, "h-c11") == "place A"
    fog = go(position("k9", "k10"), "roll 3-3")
    assert meant(fog, BLUE, "red-1", "blue-1") == "stray 1 E"
    assert meant(fog, BLUE, "blue-1").startswith("stray 1")
    recruits = go(position("dead k9", "l4"), "roll 6-6")
    assert meant(recruits, RED, "boat-blue") == "recruit blue"
    fight = go(position("k9 l9", "k10 f9"), "roll 1-2", "done")
    assert meant(fight, RED, "blue-2").startswith("attack")
    assert fight.parse(meant(fight, RED, "blue-2")) not in fight.legal()
    assert meant(fight, RED, "blue-1", "red-2").startswith("attack 2")
    flight = go(position("k9 k11", "k10"), "roll 1-2", "done", "attack 1 E", "roll 4-5")
    assert meant(flight, RED, "h-k12") == "flee k12"


@rule("IT-33")
def test_a_chest_under_an_own_pirate_means_taking() -> None:
    match = go(position("f10", "l4", seen="red 1 empty"), "roll 1-2")
    assert meant(match, RED, "chest-1") == "take 1"
    assert meant(match, RED, "chest-4") == ""  # too far for what he has; every step that way is allowed
    assert meant(match, BLUE, "chest-4").startswith("step 1")


def test_a_port_that_this_map_does_not_have_means_nothing() -> None:
    assert drawing.attempt(table(board="islet").view(RED), ("port-j",)) is None
    assert drawing.attempt(table(board="islet").view(RED), ("port-a",)) is not None


# ------------------------------------------------------------------------------------------------ half a gesture
def next_asked(match: Match, *chosen: str, lang: str = "en") -> str | None:
    return telling.ask_next(match.view(match.actor), chosen, GAME.words(lang))


@rule("IT-26")
@rule("IT-28")
@pytest.mark.parametrize(("lang", "text"), [
    ("en", "Attack on blue pirate 1 with 2 pirates: he dies in {} of 36 throws, flees in {}, nothing happens in {}, "
           "and in {} your leader dies. Choose who leads: he alone is at risk."),
    ("fr", "Attaque contre le pirate bleu 1 avec 2 pirates\u00a0: sur 36 jets, il meurt dans {} cas, fuit dans {}, "
           "rien n’arrive dans {}, et dans {} votre meneur meurt. Choisissez le meneur\u00a0: lui seul court un risque."),
    ("de", "Angriff auf den blauen Piraten 1 mit 2 Piraten: Von 36 Würfen stirbt er bei {}, flieht bei {}, "
           "bei {} geschieht nichts, und bei {} stirbt dein Anführer. Wähle, wer anführt: Nur er ist in Gefahr."),
])
def test_once_a_target_is_chosen_the_odds_are_told_and_a_leader_is_asked_for(lang: str, text: str) -> None:
    match = fight()
    odds = facts.prospect(facts.Snapshot.of(match.view(RED)), NUMBER["k10"])
    assert odds.dies + odds.flees + odds.nothing + odds.leader_dies == 36
    assert next_asked(match, "blue-1", lang=lang) == text.format(odds.dies, odds.flees, odds.nothing, odds.leader_dies)


def test_one_attacker_is_one() -> None:
    match = go(position("k9", "k10"), "roll 1-2", "done")
    for lang, text in (("en", " with one pirate: "), ("fr", " avec un pirate\u00a0: "), ("de", " mit einem Piraten: ")):
        assert text in (next_asked(match, "blue-1", lang=lang) or "")


def test_elsewhere_the_usual_words_will_do() -> None:
    match = go(position("k9 k11", "k10 f9 blue dead"), "roll 1-2", "done")
    for ids in ((), ("red-1",), ("blue-2",), ("blue-3",), ("blue-4",), ("yellow-1",), ("h-k10",), ("",)):
        assert next_asked(match, *ids) is None
    progress = go(position("k9", "k10"), "roll 5-6")
    assert next_asked(progress, "red-1") is next_asked(progress, "blue-1") is None


# ---------------------------------------------------------------------------------------------------------- dice
def last_thrown(match: Match, seat: int) -> list[str]:
    ply = match.ply - 1
    dice = drawing.dice(match.view(seat, ply), match.veiled(ply, seat), ENGLISH)
    for die in dice:
        ElementTree.fromstring(die.svg())
        assert "href" not in die.svg()  # it stands by itself
    return [die.name for die in dice]


@rule("IT-9")
@pytest.mark.parametrize(("roll", "told"), [
    ("3-5", ["3", "5, 8 PP"]), ("1-1", ["1", "1, double: Fever"]), ("2-2", ["2", "2, double: Eruption"]),
    ("3-3", ["3", "3, double: Fog"]), ("4-4", ["4", "4, double: Boats"]), ("5-5", ["5", "5, double: Storm"]),
    ("6-6", ["6", "6, double: Recruits"]),
])
def test_two_dice_say_what_they_mean(roll: str, told: list[str]) -> None:
    match = go(position("k9", "l4"), f"roll {roll}")
    assert all(last_thrown(match, seat) == told for seat in everyone(match))


def test_other_throws() -> None:
    assert last_thrown(laid("roll 3-3", players=2), RED) == ["3", "3, 6 in all"]  # for placing the boat a double is none
    assert last_thrown(go(position("k9", "l4"), "roll 2-2", "lava 3"), RED) == ["lava over sector 3"]
    assert last_thrown(go(position("k9", "l4"), "roll 1-1", "roll 2-3"), RED) == ["2", "3, 5 in all"]
    assert last_thrown(laid(begins="blue"), RED) == ["Blue begins"]
    assert last_thrown(table("chest 14"), RED) == []


@rule("IT-38")
def test_a_look_is_shown_to_the_one_who_looks() -> None:
    beside = next(hex_name(int(there)) for there in DATA[0].next[NUMBER["f10"]] if there >= 0)
    way = ("E", "NE", "NW", "W", "SW", "SE")[[int(there) for there in DATA[0].next[NUMBER[beside]]].index(NUMBER["f10"])]
    for content, told in (("empty", "Chest 1 is empty"), ("treasure", "The treasure is in chest 1")):
        match = go(position(beside, "l4"), "roll 3-5", f"step 1 {way}", f"look 1 {content}")
        assert [last_thrown(match, seat) for seat in everyone(match)] == [[told], *[["A secret look into chest 1"]] * 2]
