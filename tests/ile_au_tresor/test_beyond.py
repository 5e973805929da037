"""Out of reach: what a far hex would cost, and what the pirate has."""
from __future__ import annotations

import itertools
from typing import Any

import pytest

from benbow.engine.contract import Explanation
from benbow.engine.drawing.routes import routes_of, too_far
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import drawing
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import go, texts
from ..drawn import draw
from ..games.matches import MATCHES, played, views
from ..games.sample import Set
from .table import BLUE, ENGLISH, GAME, RED, around, position


def asked(match: Match, *ids: str, seat: int = RED, lang: str = "en") -> Explanation | None:
    return too_far(match.view(seat), ids, GAME.words(lang))


def far(red: str = "f6", blue: str = "l4", *line: str, roll: str = "5-6", **more: Any) -> Match:
    return go(position(red, blue, **more), f"roll {roll}", *line)


def few() -> Match:
    return far(roll="3-4", red="k9")


def fog() -> Match:
    return far("f6 g9", "f8", roll="3-3")


def crowd() -> Match:
    return far("f6 g9", "f8")


def join() -> Match:
    return go(position(blue="h9 g9 g8 i9 j9", players=3), "roll 4-4")


def fight(red: str = "k9 l9 d12", blue: str = "k10 f9 blue dead") -> Match:
    return go(position(red, blue), "roll 1-2", "done")


# What the one who acts clicked, once or in several ways; the language, the clause, and what he is told, or a part of it.
ANSWERS: list[tuple[Set, str, str, str, str]] = [
    (lambda: far(roll="1-2"), "red-1 h-f11", "en", "IT-10", "It is 7 PP to f11; you have only 3 left."),
    (lambda: far("f6", "l4", "step 1 W", "step 1 W"), "red-1 h-f12", "en", "IT-11",
     "pirate 1 may use only 4 more in this turn"),
    (lambda: far(bearer="red 1"), "red-1 h-f12", "en", "IT-12", "f12"),
    (fog, "red-1 h-f11", "en", "IT-21", "f11 is too far off: in the fog he can go 3 more steps, for 6 PP at most."),
    (lambda: far("d4", " ".join(around("d4"))), "red-1 h-f11", "en", "IT-14", "f11"),
    # Someone stands there.
    (crowd, "red-1 h-f8, red-1 blue-1, boat-red h-f8", "en", "IT-14",
     "Blue pirate 1 stands on f8, and enemy pirates cannot be passed."),
    (crowd, "red-1 h-g9, boat-red h-g9", "en", "IT-14",
     "Your pirate 2 stands on g9. He can be passed only with enough PP to reach a free hex or a boat behind him."),
    (fog, "red-1 h-f8, red-1 blue-1", "en", "IT-21",
     "Blue pirate 1 stands on f8: in the fog a pirate passes only those of his own side."),
    (fog, "red-1 h-g9", "en", "IT-21", "Red pirate 2 stands on g9, and behind him no free hex is near enough."),
    # From a boat.
    (lambda: far(""), "boat-red h-e12", "en", "IT-11",
     "Landing and going on to e12 costs 8 PP; a pirate may use only 7 in a turn."),
    (lambda: far(""), "boat-red chest-1, boat-red h-f10", "en", "IT-11", "f10"),
    (lambda: far("k9", roll="1-2"), "boat-red h-e12", "en", "IT-10",
     "Landing and going on to e12 costs 8 PP; you have only 3 left."),
    (few, "boat-red h-e12", "en", "IT-10", "Landing and going on to e12 costs 8 PP; you have only 7 left."),
    (few, "boat-red h-e12", "fr", "IT-10", "Débarquer puis aller en e12 coûte 8 PP\u202f; il ne vous en reste que 7."),
    (few, "boat-red h-e12", "de", "IT-10", "Landen und weiter nach e12 gehen kostet 8 BP; du hast nur noch 7."),
    (lambda: far("", " ".join(around("c11"))), "boat-red h-f11", "en", "IT-14", "Enemies bar every way to f11 for pirate 1."),
    # Nothing is chosen, or not the right thing.
    *((match, "h-f11, h-l12, chest-1, chest-4", lang, "", text) for match in (far, lambda: far("")) for lang, text in (
        ("en", "First choose one of your pirates or boats, then where to go."),
        ("fr", "Choisissez d’abord un de vos pirates ou de vos bateaux, puis où aller."),
        ("de", "Wähle erst einen deiner Piraten oder eines deiner Boote, dann das Ziel."))),
    *((match, ids, lang, "", text) for match, ids in ((far, "h-f6"), (fight, "blue-1 h-k9")) for lang, text in (
        ("en", "Pirate 1 stands there: choose him, not his hex."),
        ("fr", "Le pirate 1 est là\u00a0: choisissez-le lui-même, pas sa case."),
        ("de", "Dort steht Pirat 1: Wähle ihn selbst, nicht sein Feld."))),
    (fog, "h-l12", "en", "", "First choose the red pirate you want to lead astray."),
    (join, "boat-red boat-blue", "en", "IT-20", "Choose port C, where the blue boat lies."),
    (join, "boat-red boat-blue", "fr", "IT-20", "Choisissez le port C, où se trouve le bateau bleu."),
    (join, "boat-red boat-blue", "de", "IT-20", "Wähle Hafen C, in dem das blaue Boot liegt."),
    # Combat: who is not next to whom.
    (fight, "blue-1 red-3, blue-1 h-d12", "en", "IT-26", "Pirate 3 is not next to blue pirate 1."),
    (fight, "blue-1 red-3, blue-1 h-d12", "fr", "IT-26", "Le pirate 3 n’est pas à côté du pirate bleu 1."),
    (fight, "blue-1 red-3, blue-1 h-d12", "de", "IT-26", "Pirat 3 steht nicht neben dem blauen Piraten 1."),
    *((fight, "blue-2, h-f9, blue-1 blue-2, blue-1 h-f9", lang, "IT-26", text) for lang, text in (
        ("en", "None of your pirates is next to blue pirate 2."),
        ("fr", "Aucun de vos pirates n’est à côté du pirate bleu 2."),
        ("de", "Keiner deiner Piraten steht neben dem blauen Piraten 2."))),
    (fight, "red-3, h-d12", "en", "IT-26", "No enemy is next to pirate 3."),
    (fight, "blue-3, boat-blue, blue-1 boat-blue", "en", "IT-26",
     "Only pirates on land can be attacked, not boats or those aboard."),
    (fight, "blue-4", "en", "IT-32", "dead"),
    (fight, "blue-1 red-4", "en", "IT-26", "Pirate 4 is not next to blue pirate 1."),  # aboard, in another port
]


@pytest.mark.rule("IT-10")
@pytest.mark.rule("IT-11")
@pytest.mark.rule("IT-12")
@pytest.mark.rule("IT-14")
@pytest.mark.rule("IT-15")
@pytest.mark.rule("IT-20")
@pytest.mark.rule("IT-21")
@pytest.mark.rule("IT-26")
@pytest.mark.parametrize(("match", "clicks", "lang", "clause", "text"), ANSWERS)
def test_a_click_that_leads_nowhere_is_answered(match: Set, clicks: str, lang: str, clause: str, text: str) -> None:
    for ids in clicks.split(", "):
        met = match()
        found = asked(met, *ids.split(), seat=met.actor, lang=lang)
        assert found is not None
        assert (found.allowed, found.rule) == (False, clause)
        assert text == found.text or (text in found.text and not text.endswith("."))


def test_nothing_is_said_of_what_can_be_reached_or_has_its_own_reason() -> None:
    match = go(position("f6", "f8"), "roll 1-2")
    view = match.view(RED)
    ends = {ids[-1] for ids in routes_of(view) if ids[0] == "red-1"}
    assert ends
    for end in ends:
        assert asked(match, "red-1", end) is None
    assert asked(match, "red-1", "h-f7") is None  # beside him
    assert asked(match, "red-1", "h-f6") is None  # where he is
    assert asked(match, "h-f7") is None  # the page says who can go there
    assert asked(match, "h-f8") is None  # held by an enemy
    assert asked(match, "red-1", "h-f11", seat=BLUE) is None  # not his turn
    assert asked(match, "boat-blue", "h-f11") is None  # not his boat
    assert asked(match, "h-a1") is asked(match, "red-1", "h-a1") is asked(match, "boat-red", "h-a1") is None  # no land
    assert asked(match) is asked(match, "crew-red") is asked(match, "red-1", "grave") is None
    assert asked(crowd(), "red-1", "red-2") is None  # he is asked himself
    landing = far("")
    reached = {ids[1] for ids in routes_of(landing.view(RED)) if ids[0] == "boat-red"} | {"h-c11"}
    assert len(reached) > 2
    assert all(asked(landing, "boat-red", end) is None for end in reached)
    assert asked(landing, "h-c11") is None  # that is landing
    for ids in (("boat-red", "boat-green"), ("boat-blue",), ("boat-red", "port-c"), ("boat-red", "h-k9")):
        assert asked(join(), *ids) is None


def test_why_nobody_can_land_is_said_by_landing() -> None:
    for match in (far("k9", storm=True), far("k9", "c11"), far("d12 d13 e12 e11 d11 c10")):
        assert asked(match, "boat-red", "h-f11") is None


def test_nobody_is_to_be_chosen_who_could_do_nothing() -> None:
    tired = far("d12 k9", "l4", *("step 1 E", "step 1 W") * 3, "step 1 E")
    assert asked(tired, "h-d13") is None
    match = far("f10", "l4", "step 1 E", "step 1 W", roll="1-2", seen="red 1 treasure")
    assert texts(match) == ["take 1", "done"]
    assert asked(match, "h-l12") is None


def test_whoever_acts_gets_an_answer_to_every_click_on_the_island() -> None:
    """Hexes, ports, and boats, with nothing chosen: either it can be chosen, or something is said."""
    n = 0
    for view in itertools.chain.from_iterable(views(played(*one), 2) for one in MATCHES if one[0] == GAME.id):
        begun = {ids[0] for ids in (*drawing.gestures(view).values(), *routes_of(view))}
        ids = {id for id in draw(view).ids - begun if id.startswith(("h-", "port-", "boat-"))} if view.actor == view.seat else ()
        walker = int(view.record["walker"])
        here = f"h-{hex_name(int(view.record['at'][view.record['turn'], walker]))}" if walker >= 0 else ""
        for id in ids:
            n += 1
            assert too_far(view, (id,), ENGLISH) or drawing.attempt(view, (id,)) is not None or id == here, (view.phase, id)
    assert n > 5000


@pytest.mark.rule("IT-26")
def test_an_attack_that_is_possible_has_no_reason_against_it() -> None:
    match = fight()
    for ids in (("blue-1",), ("blue-1", "red-1"), ("red-1",), ("h-k10",), ("h-a7",), ("boat-red",)):
        assert asked(match, *ids) is None
    port = go(position(blue="c11"), "roll 5-6", "done")
    assert asked(port, "blue-1") is asked(port, "blue-1", "red-1") is asked(port, "blue-1", "red-2") is None  # from aboard
