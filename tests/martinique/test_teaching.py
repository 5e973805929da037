"""What beginners are told: aims, notes and warnings of the coach, and the legend."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from benbow.engine.match import Match
from benbow.games.martinique import drawing, telling
from benbow.games.martinique.rules.state import BLACK

from ..by_hand import go
from ..drawn import draw
from ..games.matches import by_phase
from ..own import LANGUAGES
from .positions import PISTOLS, blocked, in_hook, landed, loading, picking, rum
from .table import ENGLISH, GAME, position, sunset, table

rule = pytest.mark.rule
Set = Callable[[], Match]
RUM = ("ru3 ch2", *PISTOLS[1:])  # the treasures; nobody has pistols


def last_pirate(red: str = "H8 H6 H4", stools: str = "b2 b3 b4", **more: Any) -> Match:
    """Black's other pirates sit; A2 is empty."""
    return position("A1 * * *", red, stools=stools, gone="A2", **more)


def all_but_one(when: str) -> Match:
    """Everyone else sits, and with the tile that he leaves Black can load rum and chests."""
    return position("A1 * * *", "* * * *", stools="b2 b3 b4 r1 r2 r3 r4", tiles={"A1": "ru1"}, rows=("A2", ""), treasures=RUM,
                    sunset=when)


def last_in_hook(**more: Any) -> Match:
    return go(position("D3 * * *", "H8 H6 H4", stools="b2 b3 b4", **more), "move 1 D5")


def last_joker() -> Match:
    """Black's last pirate has just sat down; with his joker he can load rum and chests."""
    return go(position("A1 * * *", "H8 H6 H4", stools="b2 b3 b4", gone="A2", tiles={"A1": "ru1"}, jokers=(1, 0), hook_jokers=2,
                       treasures=RUM), "move 1 A2")


# ------------------------------------------------------------------------------------------------------------- aims
AIMS: list[tuple[Set, str]] = [
    (table, "Choose a symbol that a treasure asks for"),
    (lambda: last_pirate("* * * *", "b2 b3 b4 r1 r2 r3 r4"), "You play on alone"),
    (last_pirate, "Your last pirate: keep him on tiles."),
    (lambda: position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}, maps=("", "D2=F")), "You can walk over an enemy"),
    (lambda: position("C3 A4 A6", "H1 H3 H5", rows=("A1", ""), treasures=RUM),
     "One more tile with chests, and you can load the treasure of two: 5 points."),
    (lambda: position("A1 B1 C1", "H8 H7 H6", treasures=PISTOLS), "Collect map tiles"),
    (lambda: position("C3 A4 A6", "H1 H3 H5", rows=("A1", ""), treasures=RUM, stacks=(4, 0), hold_size="4"), "Collect map tiles"),
    (picking, "Each of these tiles rules out a column or a row."),
    (in_hook, "A map tile rules out a column or row; a joker"),
    (last_in_hook, "You will not move again"),
    (lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), "A treasure’s numbers are its points"),
    (lambda: sunset(maps=("B2=F D2=3", "")), "49 free squares fit all you have seen"),
    (lambda: sunset("A4", stools="r1 b1", maps=("B2=F", "D2=3")), "55 free squares fit. Your enemy digs where"),
    (lambda: sunset(notes="off"), "Dig in a column and a row whose map tiles"),
]


@pytest.mark.parametrize(("made", "told"), AIMS)
def test_what_to_aim_for(made: Set, told: str) -> None:
    match = made()
    assert telling.aim(match.view(match.actor), ENGLISH).startswith(told)


@pytest.mark.parametrize("made", [rum, blocked])
def test_where_nothing_is_to_be_chosen_there_is_no_aim(made: Set) -> None:
    assert telling.aim(made().view(BLACK), ENGLISH) == ""


# ------------------------------------------------------------------------------------------------------------ notes
NOTES: list[tuple[Set, str, str]] = [
    (table, "deploy C1", "then 3 steps"),
    (landed, "move 1 A2", "you get rum · then 2 steps"),
    (lambda: position("B2 B1 C1", "H8 H7 H6", gone="B3"), "move 1 B3", "you get the map tile · to the bar, digs as number 1"),
    (lambda: position("D3 B1 C1", "H8 H7 H6"), "move 1 D5",
     "you get parrots · a tile from The Hook · to the bar, digs as number 1"),
    (lambda: position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}, maps=("", "D2=F")), "move 1 A3",
     "you get rum · turns up an enemy map tile · then 1 step"),
    (lambda: position("A1 A4 A6", "H1 H3 H5", rows=("A2", ""), treasures=RUM), "move 1 B1",
     "you get rum · you can load the treasure of two: 5 points · then 2 steps"),
    (lambda: all_but_one("turn"), "move 1 A2",
     "you get rum · you can load the treasure of two: 5 points · to the bar, digs as number 8"),
    (lambda: all_but_one("at_once"), "move 1 A2", "you get rum · to the bar, digs as number 8"),
    (lambda: all_but_one("at_once"), "move 1 B1", "you get rum · you can load the treasure of two: 5 points · then 2 steps"),
    (picking, "pick 1", "rules out a column or a row"),
    (in_hook, "hook map", "rules out a column or a row"),
    (in_hook, "hook joker", "stands for any tile when you load"),
    (rum, "load two ..", "7 points more than before"),  # five, and two for more stacks
    (lambda: sunset(maps=("B2=F D2=3", "")), "dig A1", "chance: 1 in 49"),
    (lambda: sunset(maps=("B2=F D2=3", "")), "dig F1", "ruled out"),
    (lambda: sunset(notes="off"), "dig F1", ""),
    (blocked, "skip", ""),
]


@pytest.mark.parametrize(("made", "action", "told"), NOTES)
def test_what_an_action_brings(made: Set, action: str, told: str) -> None:
    match = made()
    assert telling.note(match.view(match.actor), match.parse(action), ENGLISH) == told


# --------------------------------------------------------------------------------------------------------- warnings
WARNED: list[tuple[Set, str, str]] = [
    (last_pirate, "move 1 A2",
     "This is your last pirate. Once he sits you have no more turns, and Player 2 plays on alone with 4 pirates."),
    (lambda: in_hook(stacks=(4, 0), hold_size="4"), "hook joker", "You will load nothing more, so a joker is worth nothing"),
    (lambda: all_but_one("at_once"), "move 1 A2", "When he sits down the sun sets at once"),
    (last_in_hook, "hook joker", "You will load nothing more, so a joker is worth nothing to you."),
    (last_joker, "decline", "You will load nothing more, so these jokers are worth nothing later"),
    (lambda: sunset(maps=("B2=F D2=3", "")), "dig F1", "You have seen the letter F, so the treasure does not lie on F1."),
    (lambda: sunset(maps=("B2=F D2=3", "")), "dig A3", "You have seen the number 3, so the treasure does not lie on A3."),
]
NOT_WARNED: list[tuple[Set, str]] = [
    (last_pirate, "move 1 B1"),  # he stays on a tile
    (lambda: last_pirate("* * * *", "b2 b3 b4 r1 r2 r3 r4"), "move 1 A2"),  # the other has no turns either
    (lambda: position("A1 A3 A5", "H8 H6 H4", gone="A2"), "move 1 A2"),  # others are left
    (lambda: position("A1 * * *", "B1 H6 H4", stools="b2 b3 b4", gone="A2"), "move 1 A2"),  # he can go nowhere else
    (lambda: all_but_one("at_once"), "move 1 B1"),  # he stays, and loads
    (lambda: all_but_one("turn"), "move 1 A2"),
    (in_hook, "hook joker"),  # there will be loads
    (lambda: in_hook(stacks=(4, 0)), "hook joker"),
    (last_in_hook, "hook map"),
    (lambda: last_in_hook(rows=("A1", ""), treasures=RUM), "hook joker"),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "decline"),  # there will be others
    (last_joker, "load two .*"),
    (lambda: sunset(maps=("B2=F D2=3", "")), "dig A1"),
    (lambda: sunset(maps=("B2=F D2=3", ""), notes="off"), "dig F1"),
]


@rule("MA-25")
@pytest.mark.parametrize(("made", "action", "told"), WARNED)
def test_plain_blunders_are_warned_of(made: Set, action: str, told: str) -> None:
    match = made()
    assert telling.warn(match.view(match.actor), match.parse(action), ENGLISH).startswith(told)


@pytest.mark.parametrize(("made", "action"), NOT_WARNED)
def test_nothing_else_is_warned_of(made: Set, action: str) -> None:
    match = made()
    assert telling.warn(match.view(match.actor), match.parse(action), ENGLISH) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_speaks_in_every_phase(lang: str) -> None:
    words = GAME.words(lang)
    for met in by_phase(GAME.id).values():
        for view in met[:4]:
            codes = view.legal()
            said = [telling.aim(view, words)] if codes else []
            said += [say(view, code, words) for code in codes for say in (telling.note, telling.warn)]
            assert not any("{" in one or len(one) > 200 for one in said)


# ----------------------------------------------------------------------------------------------------------- legend
def marks(svg: str) -> set[str]:
    return set(re.findall(r'data-mark="([a-z-]+)"', svg))


def test_everything_that_is_marked_has_a_symbol_and_every_symbol_is_on_the_board() -> None:
    match = position("A1 A3 B4", "H8 B5 H4", tiles={"B4": "sw3"}, gone="C1", maps=("F5=A", "D2=C G7=8!"))
    drawn = marks(draw(match.view(BLACK)).svg()) | marks(draw(match.view(BLACK), chosen=("black-3",)).svg())
    drawn |= marks(draw(sunset("A4", maps=("B2=F", "")).view(BLACK)).svg())
    assert drawn == {one.key for one in drawing.legend(match.view(BLACK), ENGLISH)}
    for met in by_phase(GAME.id).values():
        for view in met[:4]:
            assert marks(draw(view).svg()) <= {one.key for one in drawing.legend(view, ENGLISH)}


def test_symbols_are_drawn_in_full_and_told_in_every_language() -> None:
    view = table().view(BLACK)
    symbols = {lang: drawing.legend(view, GAME.words(lang)) for lang in LANGUAGES}
    assert not any("#ma-" in one.svg() for one in symbols["en"])
    for one in zip(*symbols.values(), strict=True):
        assert len({symbol.text for symbol in one}) == len(LANGUAGES)
        assert all(0 < len(symbol.text) < 200 for symbol in one)
    assert not {"notes", "ruled"} & {one.key for one in drawing.legend(table(notes="off").view(BLACK), ENGLISH)}
