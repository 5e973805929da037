"""Out of reach: what a far hex would cost, and what the pirate has."""
from __future__ import annotations

import pytest

from benbow.engine.contract import Explanation
from benbow.engine.drawing.routes import routes_of, too_far
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import drawing
from benbow.games.ile_au_tresor.rules.board import hex_name

from ..by_hand import go, texts
from ..drawn import draw
from .drawn import ENGLISH, matches, views
from .table import BLUE, GAME, RED, around, position


def asked(match: Match, *ids: str, seat: int = RED, lang: str = "en") -> Explanation | None:
    return too_far(match.view(seat), ids, GAME.words(lang))


def told(match: Match, *ids: str, seat: int = RED, lang: str = "en") -> tuple[str, str]:
    found = asked(match, *ids, seat=seat, lang=lang)
    assert found is not None
    assert not found.allowed
    return found.rule, found.text


@pytest.mark.rule("IT-10")
def test_too_few_points() -> None:
    match = go(position("f6"), "roll 1-2")
    found = asked(match, "red-1", "h-f11")
    assert found is not None
    assert (found.rule, found.text) == ("IT-10", "It is 7 PP to f11; you have only 3 left.")


@pytest.mark.rule("IT-11")
def test_more_than_a_pirate_may_use() -> None:
    match = go(position("f6"), "roll 5-6", "step 1 W", "step 1 W")
    found = asked(match, "red-1", "h-f12")
    assert found is not None
    assert found.rule == "IT-11"
    assert "pirate 1 may use only 4 more in this turn" in found.text


@pytest.mark.rule("IT-12")
def test_a_carrier_has_nine() -> None:
    found = asked(go(position("f6", bearer="red 1"), "roll 5-6"), "red-1", "h-f12")
    assert found is not None
    assert found.rule == "IT-12"


@pytest.mark.rule("IT-21")
def test_three_steps_in_the_fog() -> None:
    match = go(position("f6", turn=RED), "roll 3-3")
    found = asked(match, "red-1", "h-f11", seat=BLUE)
    assert found is not None
    assert (found.rule, found.text) == ("IT-21", "f11 is too far off: in the fog he can go 3 more steps, for 6 PP at most.")


@pytest.mark.rule("IT-14")
def test_enemies_all_around() -> None:
    match = go(position("d4", " ".join(around("d4"))), "roll 5-6")
    found = asked(match, "red-1", "h-f11")
    assert found is not None
    assert found.rule == "IT-14"


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


@pytest.mark.rule("IT-14")
def test_who_stands_in_the_way_farther_off() -> None:
    match = go(position("f6 g9", "f8"), "roll 5-6")
    enemy = ("IT-14", "Blue pirate 1 stands on f8, and enemy pirates cannot be passed.")
    assert told(match, "red-1", "h-f8") == told(match, "red-1", "blue-1") == told(match, "boat-red", "h-f8") == enemy
    own = "Your pirate 2 stands on g9. He can be passed only with enough PP to reach a free hex or a boat behind him."
    assert told(match, "red-1", "h-g9") == told(match, "boat-red", "h-g9") == ("IT-14", own)
    assert asked(match, "red-1", "red-2") is None  # he is asked himself
    fog = go(position("f6 g9", "f8"), "roll 3-3")
    blocked = "Blue pirate 1 stands on f8: in the fog a pirate passes only those of his own side."
    assert told(fog, "red-1", "h-f8", seat=BLUE) == told(fog, "red-1", "blue-1", seat=BLUE) == ("IT-21", blocked)
    behind = "Red pirate 2 stands on g9, and behind him no free hex is near enough."
    assert told(fog, "red-1", "h-g9", seat=BLUE) == ("IT-21", behind)


# ------------------------------------------------------------------------------------------------------ from a boat
@pytest.mark.rule("IT-11")
@pytest.mark.rule("IT-15")
def test_landing_and_going_too_far() -> None:
    match = go(position("", "l4"), "roll 5-6")
    assert told(match, "boat-red", "h-e12") == (
        "IT-11", "Landing and going on to e12 costs 8 PP; a pirate may use only 7 in a turn.")
    reached = {ids[1] for ids in routes_of(match.view(RED)) if ids[0] == "boat-red"} | {"h-c11"}
    assert len(reached) > 2
    for end in reached:
        assert asked(match, "boat-red", end) is None
    for id in ("chest-1", "h-f10"):
        found = asked(match, "boat-red", id)
        assert found is not None
        assert found.rule == "IT-11"


@pytest.mark.rule("IT-10")
@pytest.mark.parametrize(("roll", "lang", "text"), [
    ("1-2", "en", "Landing and going on to e12 costs 8 PP; you have only 3 left."),
    ("3-4", "en", "Landing and going on to e12 costs 8 PP; you have only 7 left."),
    ("3-4", "fr", "Débarquer puis aller en e12 coûte 8 PP\u202f; il ne vous en reste que 7."),
    ("3-4", "de", "Landen und weiter nach e12 gehen kostet 8 BP; du hast nur noch 7."),
])
def test_too_few_points_for_landing_and_going_on(roll: str, lang: str, text: str) -> None:
    match = go(position("k9", "l4"), f"roll {roll}")
    assert told(match, "boat-red", "h-e12", lang=lang) == ("IT-10", text)


def test_why_nobody_can_land_is_said_by_landing() -> None:
    storm = go(position("k9", "l4", storm=True), "roll 5-6")
    enemy = go(position("k9", "c11"), "roll 5-6")
    empty = go(position("d12 d13 e12 e11 d11 c10"), "roll 5-6")
    for match in (storm, enemy, empty):
        assert asked(match, "boat-red", "h-f11") is None
    barred = go(position("", " ".join(around("c11"))), "roll 5-6")
    assert told(barred, "boat-red", "h-f11") == ("IT-14", "Enemies bar every way to f11 for pirate 1.")


# -------------------------------------------------------------------------------------------------- nothing is chosen
FIRST = {
    "en": "First choose one of your pirates or boats, then where to go.",
    "fr": "Choisissez d’abord un de vos pirates ou de vos bateaux, puis où aller.",
    "de": "Wähle erst einen deiner Piraten oder eines deiner Boote, dann das Ziel.",
}


@pytest.mark.parametrize("lang", FIRST)
@pytest.mark.parametrize("id", ["h-f11", "h-l12", "chest-1", "chest-4"])
def test_a_place_alone_asks_for_somebody_to_go_there(id: str, lang: str) -> None:
    match = go(position("f6", "l4"), "roll 5-6")
    assert told(match, id, lang=lang) == ("", FIRST[lang])
    aboard = go(position("", "l4"), "roll 5-6")
    assert told(aboard, id, lang=lang) == ("", FIRST[lang])
    assert asked(aboard, "h-c11") is None  # that is landing


HIMSELF = {
    "en": "Pirate 1 stands there: choose him, not his hex.",
    "fr": "Le pirate 1 est là\u00a0: choisissez-le lui-même, pas sa case.",
    "de": "Dort steht Pirat 1: Wähle ihn selbst, nicht sein Feld.",
}


@pytest.mark.parametrize("lang", HIMSELF)
def test_the_hex_of_a_pirate_is_not_the_pirate(lang: str) -> None:
    assert told(go(position("f6", "l4"), "roll 5-6"), "h-f6", lang=lang) == ("", HIMSELF[lang])
    assert told(fight(), "blue-1", "h-k9", lang=lang) == ("", HIMSELF[lang])
    tired = go(position("d12 k9", "l4"), "roll 5-6", *("step 1 E", "step 1 W") * 3, "step 1 E")
    assert asked(tired, "h-d13") is None  # he could do nothing


@pytest.mark.rule("IT-20")
@pytest.mark.parametrize(("lang", "text"), [
    ("en", "Choose port C, where the blue boat lies."), ("fr", "Choisissez le port C, où se trouve le bateau bleu."),
    ("de", "Wähle Hafen C, in dem das blaue Boot liegt."),
])
def test_to_join_a_boat_its_port_is_chosen(lang: str, text: str) -> None:
    match = go(position(blue="h9 g9 g8 i9 j9", players=3), "roll 4-4")
    assert told(match, "boat-red", "boat-blue", lang=lang) == ("IT-20", text)
    for ids in (("boat-red", "boat-green"), ("boat-blue",), ("boat-red", "port-c"), ("boat-red", "h-k9")):
        assert asked(match, *ids) is None


@pytest.mark.rule("IT-21")
def test_in_the_fog_too() -> None:
    match = go(position("f6", "l4"), "roll 3-3")
    assert told(match, "h-l12", seat=BLUE) == ("", "First choose the red pirate you want to lead astray.")


def test_nobody_is_to_be_chosen_where_nothing_is_left() -> None:
    match = go(position("f10", "l4", seen="red 1 treasure"), "roll 1-2", "step 1 E", "step 1 W")
    assert texts(match) == ["take 1", "done"]
    assert asked(match, "h-l12") is None


@pytest.mark.parametrize("k", range(3))
def test_whoever_acts_gets_an_answer_to_every_click_on_the_island(k: int) -> None:
    """Hexes, ports, and boats, with nothing chosen: either it can be chosen, or something is said."""
    n = 0
    for view in views(matches()[k], 24):
        begun = {ids[0] for ids in (*drawing.gestures(view).values(), *routes_of(view))}
        ids = {id for id in draw(view).ids - begun if id.startswith(("h-", "port-", "boat-"))} if view.actor == view.seat else ()
        walker = int(view.record["walker"])
        here = f"h-{hex_name(int(view.record['at'][view.record['turn'], walker]))}" if walker >= 0 else ""
        for id in ids:
            n += 1
            assert too_far(view, (id,), ENGLISH) or drawing.attempt(view, (id,)) is not None or id == here, (view.phase, id)
    assert n > 100


# ------------------------------------------------------------------------------------------------------------- combat
def fight(red: str = "k9 l9 d12", blue: str = "k10 f9 blue dead") -> Match:
    return go(position(red, blue), "roll 1-2", "done")


@pytest.mark.rule("IT-26")
@pytest.mark.parametrize(("lang", "text"), [
    ("en", "Pirate 3 is not next to blue pirate 1."),
    ("fr", "Le pirate 3 n’est pas à côté du pirate bleu 1."),
    ("de", "Pirat 3 steht nicht neben dem blauen Piraten 1."),
])
def test_a_leader_who_is_not_next_to_the_target(lang: str, text: str) -> None:
    assert told(fight(), "blue-1", "red-3", lang=lang) == ("IT-26", text)
    assert told(fight(), "blue-1", "h-d12", lang=lang) == ("IT-26", text)


@pytest.mark.rule("IT-26")
@pytest.mark.parametrize(("lang", "text"), [
    ("en", "None of your pirates is next to blue pirate 2."),
    ("fr", "Aucun de vos pirates n’est à côté du pirate bleu 2."),
    ("de", "Keiner deiner Piraten steht neben dem blauen Piraten 2."),
])
def test_an_enemy_whom_nobody_is_next_to(lang: str, text: str) -> None:
    for ids in (("blue-2",), ("h-f9",), ("blue-1", "blue-2"), ("blue-1", "h-f9")):
        assert told(fight(), *ids, lang=lang) == ("IT-26", text)


@pytest.mark.rule("IT-26")
def test_others_who_take_no_part() -> None:
    match = fight()
    assert told(match, "red-3") == told(match, "h-d12") == ("IT-26", "No enemy is next to pirate 3.")
    aboard = ("IT-26", "Only pirates on land can be attacked, not boats or those aboard.")
    assert told(match, "blue-3") == told(match, "boat-blue") == told(match, "blue-1", "boat-blue") == aboard
    assert told(match, "blue-4")[0] == "IT-32"
    assert told(match, "blue-1", "red-4") == ("IT-26", "Pirate 4 is not next to blue pirate 1.")  # aboard, in another port


@pytest.mark.rule("IT-26")
def test_an_attack_that_is_possible_has_no_reason_against_it() -> None:
    match = fight()
    for ids in (("blue-1",), ("blue-1", "red-1"), ("red-1",), ("h-k10",), ("h-a7",), ("boat-red",)):
        assert asked(match, *ids) is None
    port = go(position(blue="c11"), "roll 5-6", "done")
    assert asked(port, "blue-1") is asked(port, "blue-1", "red-1") is asked(port, "blue-1", "red-2") is None  # from aboard


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_other_languages(lang: str) -> None:
    found = asked(go(position("f6"), "roll 1-2"), "red-1", "h-f11", lang=lang)
    assert found is not None
    assert "7" in found.text
    assert "f11" in found.text
