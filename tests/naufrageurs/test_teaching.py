"""The coach, the legend and the great moments: what a beginner is told is so."""
from __future__ import annotations

import re

import pytest

from benbow.engine.match import Match
from benbow.games.naufrageurs import drawing
from benbow.games.naufrageurs.telling import aim, moment, note, warn

from ..by_hand import go
from ..drawn import draw, ids_like, place, said
from ..games.sample import Set
from ..own import LANGUAGES
from .sample import green_is_lost, loading
from .table import ENGLISH, GAME, loaded, table


def aimed(match: Match) -> str:
    return aim(match.view(match.actor), ENGLISH)


def noted(match: Match, action: str) -> str:
    return note(match.view(match.actor), match.parse(action), ENGLISH)


def warned(match: Match, action: str) -> str:
    return warn(match.view(match.actor), match.parse(action), ENGLISH)


def entered(square: int, *line: str, **options: object) -> Match:
    return table(f"roll {square}", "roll 2", "roll 2", "roll 2", *line, **options)


def one_barrel_is_possible() -> Match:
    """There is only one of each colour."""
    return loaded_with("green 7", "yellow 7", rolls=(1, 3), lanes=2, barrels=1, special=2)


def special_is_left() -> Match:
    """The green ship comes back, and both green barrels are gone."""
    return go(one_barrel_is_possible(), "lure green", "lure yellow", "roll 1", "roll 1", "roll 2")


def loaded_with(*barrels: str, rolls: tuple[int, ...], **options: object) -> Match:
    return table(*(f"roll {roll}" for roll in rolls), *(f"load {barrel}" for barrel in barrels), **options)


AIMS: list[tuple[Set, str]] = [
    (lambda: entered(1), "Beside the reef"),
    (lambda: entered(2), "even odds"),
    (lambda: entered(3), "nearly safe"),
    (special_is_left, "No green barrel is left"),
    (lambda: loaded(1, 2, 2, 2), "The green ship is beside the reef and yours without a roll. "
                                 "But what is aboard? It may be −2, 3, 4, 5, 6 or 7."),
    (one_barrel_is_possible, "The green ship is beside the reef and yours without a roll. It carries the 7."),
    (lambda: loaded(2, 2, 3, 2), "No ship is beside the reef"),
    (green_is_lost, "you have one try a turn"),
]


@pytest.mark.parametrize(("set", "told"), AIMS)
def test_what_to_aim_for(set: Set, told: str) -> None:
    assert told in aimed(set())


def test_chances_are_those_of_the_dice() -> None:
    """NA-2, NA-10, NA-12"""
    luring = loaded(1, 2, 3, 2)
    for lane, told in (("green", "Yours without a roll;"), ("yellow", "Wrecked: 50%;"), ("red", "Wrecked: 10%;")):
        assert noted(luring, f"lure {lane}") == f"{told} may be −2, 3, 4, 5, 6 or 7"
    assert noted(one_barrel_is_possible(), "lure yellow") == "Wrecked: 10%; it is the 7"
    for square, told in enumerate(("Lost for certain if he lures it; else home: 10%",
                                   "Lost: 50% if he lures it; else home: 50%",
                                   "Lost: 10% if he lures it; else home for certain"), start=1):
        assert noted(entered(square), "load green 7") == told


def test_the_wrecker_is_told_only_what_he_may_know() -> None:
    """NA-20: what he has seen cannot be aboard; what he has not may be."""
    match = go(loaded(1, 2, 2, 2), "lure green", "lure red", "roll 2", "roll 1", "roll 1", "roll 1", "roll 1",
               "load green 7", "load red -2")
    assert noted(match, "lure green").endswith("may be −2, 4, 5, 6 or 7")
    assert noted(match, "lure yellow").endswith("may be −2, 3, 4, 5, 6 or 7")


def only_bad() -> Match:
    """He holds the green 7 of two, and the green ship comes back with its own colour: the −2."""
    match = loaded_with("green 7", "yellow 7", rolls=(1, 2), lanes=2, barrels=2, special=0)
    return go(match, "lure green", "lure yellow", "roll 1", "roll 1", "roll 2", "load green -2")


def sure_is_left() -> Match:
    """He holds the green −2 of two, and the green ship is back on square 1 with the 7. This is his last try."""
    match = loaded_with("green -2", "yellow 7", "red 7", rolls=(1, 3, 3), lanes=3, barrels=2, special=0)
    go(match, "lure green", "lure yellow", "roll 1", "roll 1", "roll 1", "roll 3", "load green 7", "load red -2")
    return go(match, "lure red", "roll 1")


WARNINGS: list[tuple[Set, str, str]] = [
    (lambda: entered(1), "load green 7", "The Wrecker can take this ship without a roll. Then the green 7 is his."),
    (lambda: entered(1), "load green 5", ""),
    (lambda: entered(2), "load green 7", ""),
    (lambda: entered(3), "load brown -7", "This ship is almost home, and the Special Cargo −7 would cost you points."),
    (lambda: entered(3), "load green 7", ""),
    (lambda: entered(2), "load brown -7", ""),
    (only_bad, "lure green", "This can only cost you points: the barrel is −2."),
    (only_bad, "lure yellow", ""),
    (sure_is_left, "lure yellow", "The green ship would be yours without a roll, and its barrel is worth 7."),
    (sure_is_left, "lure green", ""),
]


@pytest.mark.parametrize(("set", "action", "told"), WARNINGS)
def test_warnings_before_plain_blunders(set: Set, action: str, told: str) -> None:
    match = set()
    assert match.parse(action) in match.legal()
    assert warned(match, action) == told


def test_a_wreck_is_a_great_moment() -> None:
    match = go(loaded(1, 2, 3, 2), "lure green", "lure yellow", "roll 2", "roll 1")
    found = [moment(match.view(1, ply), match.veiled(ply, 1), match.view(1, ply + 1)) for ply in range(match.ply)]
    assert found[-4:] == ["wreck", "", "wreck", ""]
    assert not any(found[:-4])


# ------------------------------------------------------------------------------------------------------- the reef
def test_a_wreck_lies_on_the_reef_until_the_owners_sail() -> None:
    """NA-10: and its place in the harbour is taken by nothing that could be seen."""
    match = loaded(1, 2, 3, 2)
    before = draw(match.view(0))
    assert ids_like(before, "(wreck|moored)-.*") == {"moored-green"}  # the ship that may vanish has a place already
    assert said(before, "moored-green") == ""
    after = draw(go(match, "lure green").view(0))
    assert ids_like(after, "(ship|wreck|moored)-green") == {"wreck-green", "moored-green"}
    assert said(after, "wreck-green") == "the green ship, wrecked on the reef"
    assert place(after, "wreck-green")[0] < place(before, "ship-green")[0]
    later = draw(go(match, "lure blue", "roll 1").view(0))
    assert said(later, "moored-green") == "the green ship, waiting in port"


def test_a_ship_that_comes_home_glides_into_its_harbour() -> None:
    """NA-12: both are of one sort, and nothing waits for it."""
    match = go(loaded(1, 2, 3, 2), "lure yellow", "roll 1", "lure blue", "roll 1", "roll 1", "roll 1")
    before, after = (draw(match.view(0, match.ply - n)) for n in (1, 0))
    sorts = {piece.id: piece.sort for scene in (before, after) for piece in scene.pieces}
    assert sorts["ship-red"] == sorts["moored-red"]
    assert "moored-red" not in before.ids
    assert "ship-red" not in after.ids


def test_a_barrel_is_the_same_thing_aboard_and_in_the_booty() -> None:
    match = go(loaded(1, 2, 3, 2), "lure green")
    sorts = {piece.id: piece.sort for ply in (match.ply - 1, match.ply) for piece in draw(match.view(0, ply)).pieces}
    assert sorts["cargo-green"] == sorts["cask-1"] == "barrel-green"


# ------------------------------------------------------------------------------------------------------- the legend
def marks(match: Match) -> set[str]:
    """All that is marked in the drawings of a match."""
    return {key for ply in range(match.ply + 1) for key in re.findall(r'data-mark="([a-z]+)"', draw(match.view(0, ply)).svg())}


def test_every_mark_has_a_symbol_and_every_symbol_is_drawn() -> None:
    lost = green_is_lost()
    keys = {symbol.key for symbol in drawing.legend(lost.view(0), ENGLISH)}
    assert keys == marks(lost)
    in_match = table("roll 1", rounds="match")
    assert {symbol.key for symbol in drawing.legend(in_match.view(0), ENGLISH)} - keys == {"purse"} == marks(in_match) - keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_teaching_speaks_every_language(lang: str) -> None:
    words = GAME.words(lang)
    symbols = drawing.legend(loading().view(1), words)
    texts = [symbol.text for symbol in symbols] + [aim(set().view(set().actor), words) for set, _ in AIMS]
    for set, action, _ in WARNINGS:
        match = set()
        view, code = match.view(match.actor), match.parse(action)
        texts += [note(view, code, words), warn(view, code, words) or "."]
    assert all(texts)
    assert not any("{" in text for text in texts)
    assert len({*texts} & {symbol.text for symbol in symbols}) == len(symbols)
