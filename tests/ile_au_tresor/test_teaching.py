"""What beginners are told beside the rules: the coach, the legend, and whoever bars a jetty. The lesson has a law."""
from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from benbow.engine.lesson import lesson_of
from benbow.engine.match import Match
from benbow.server.presentation import TablePresentation

from ..by_hand import go
from ..drawn import draw, ids_like, piece, said, shown
from ..own import LANGUAGES
from .positions import advance, blockaded, carrying, combat, cornered, flight, fog, joining, passing, progress, recruits, several
from .table import BLUE, ENGLISH, GAME, RED, laid, position

rule = pytest.mark.rule


def aim(match: Match) -> str:
    return GAME.telling.aim(match.view(match.actor), ENGLISH)


def note(match: Match, text: str) -> str:
    return GAME.telling.note(match.view(match.actor), match.parse(text), ENGLISH)


def warning(match: Match, text: str) -> str:
    return GAME.telling.warn(match.view(match.actor), match.parse(text), ENGLISH)


def thief(at: str = "c11", red: str = "e12", **more: object) -> Match:
    """Blue carries the treasure."""
    return go(position(red, at, boats="red E, blue A", bearer="blue 1", **more), "roll 1-2")  # type: ignore[arg-type]


def blockading(red: str = "e12", blue: str = "c11 d5 d6 d8 e6 e7", **more: object) -> Match:
    """Blue stands on the jetty with the treasure, and Red's boat lies beside his."""
    return go(position(red, blue, boats="red A, blue A", joined="blue", bearer="blue 1", **more), "roll 5-6")  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------------------- aim
AIMS: dict[str, tuple[Callable[[], Match], str]] = {
    "a port": (lambda: laid("roll 3-5", players=2), "only 8 in B, C, D or H"),
    "landing": (lambda: go(position(), "roll 5-6"), "Get your pirates ashore"),
    "a chest": (lambda: progress(red="e9", seen="red 6 empty"), "chest 1 on f10, 1 PP from pirate 1"),
    "a chest that is known": (lambda: progress(red="e9", seen="red 2 treasure"), "You have seen the treasure in chest 2 on i11"),
    "nothing to spend PP on": (lambda: progress(*["step 1 E", "step 1 W"] * 3, "step 1 E"), "What is left is lost"),
    "taking": (lambda: progress(red="f10", seen="red 1 treasure"), "Taking the treasure costs nothing"),
    "the open treasure": (lambda: progress(red="e9", loose="f10"), "The treasure lies open on f10: pirate 1 is 1 PP away"),
    "the way home": (lambda: carrying(at="d12"), "jetty of port A: 2 PP for pirate 1"),
    "loading": (carrying, "Load the treasure"),
    "too few PP": (lambda: carrying(roll="1-2"), "Loading costs 9 PP, and you have 3"),
    "a storm": (lambda: carrying(storm=True), "Nothing is loaded in a storm"),
    "an enemy at the jetty": (lambda: carrying(blue="d12"), "Blue pirate 1 on d12 stands beside the jetty"),
    "two of them": (lambda: carrying(blue="d12 d11"), "Enemies stand beside the jetty"),
    "enemies aboard": (blockaded, "Enemies are aboard the blue boat in port A"),
    "enemies aboard who do not count": (lambda: blockaded(blockade="land"), "Load the treasure"),
    "own pirates aboard": (blockading, "your crew aboard the red boat prevents it"),
    "own pirates aboard who do not count": (lambda: blockading(blockade="land"), "A pirate of yours beside that jetty is enough"),
    "joining a carrier's boat": (lambda: joining(bearer="blue 6", waits="j15"), "Blue pirate 6 waits in port C"),
    "joining one who does not mind": (lambda: joining(bearer="blue 6", waits="j15", blockade="land"), "A boat that you join"),
    "an enemy with the treasure": (lambda: thief("g9"), "Blue pirate 1 carries the treasure, on g9"),
    "an enemy at his jetty": (thief, "A pirate of yours beside that jetty is enough"),
    "an attack": (lambda: combat(), "beaten in 28 of 100 cases, and in 17 your leader dies"),
    "an attack on the carrier": (lambda: go(thief("d12"), "done"), "Blue pirate 1 has the treasure"),
    "an attack at the jetty": (lambda: carrying("done", blue="d12"), "Blue pirate 1 bars your jetty"),
    "others to attack": (lambda: several("attack 1 E"), "More enemies attacked may bring more"),
    "a flight": (flight, "Send him where he is of least use"),
    "a beaten pirate": (lambda: flight("may"), "His hex is then free"),
    "no far flight": (cornered, "Send him"),
    "an advance": (advance, "Advancing costs nothing"),
    "fog": (fog, "Lead away whoever is closest"),
    "fog around a carrier": (lambda: fog(bearer="red 1"), "Lead the red carrier away"),
    "recruits": (recruits, "In a fortress he is on land at once"),
    "joining": (joining, "A boat that you join"),
    "passing": (passing, ""),
}


@pytest.mark.parametrize("name", AIMS)
def test_the_coach_says_what_to_aim_for(name: str) -> None:
    make, expected = AIMS[name]
    match = make()
    assert expected in aim(match)
    texts = {GAME.telling.aim(match.view(match.actor), GAME.words(lang)) for lang in LANGUAGES}
    assert len(texts) == 3 or texts == {""}


@rule("IT-35")
def test_a_carrier_who_has_just_come_to_the_jetty_waits() -> None:
    match = go(position("d12", bearer="red 1"), "roll 5-6")
    go(match, next(text for text in map(match.text, match.legal()) if text.startswith("step 1 NW")))
    assert "if the carrier is still here when your next turn begins, you can load the treasure for 9 PP" in aim(match)


# ------------------------------------------------------------------------------------------------------------ note
@pytest.mark.parametrize(("make", "text", "expected"), [
    (lambda: progress(red="e9"), "step 1 SE", "1 PP; 6 left for pirate 1. Treasure here: 1 in 6, as far as you know."),
    (lambda: progress(red="e9", seen="red 4 empty"), "step 1 SE",
     "1 PP; 6 left for pirate 1. Treasure here: 1 in 5, as far as you know."),
    (lambda: progress(red="e9", seen="red 4 treasure"), "step 1 SE", "1 PP; 6 left for pirate 1."),
    (progress, "land red", "6 PP; 5 left"),
    (lambda: progress(red="d12 d13 e12 e11 d11"), "land red", "6 PP; 5 left. Nobody stays aboard."),
    (progress, "sail red B", "8 PP; 3 left"),
    (joining, "sail red C", ""),
    (lambda: laid("roll 3-5", players=2), "place B", "Nearest chest 6 PP from the jetty; loading costs 8 PP"),
    (lambda: combat(), "attack 1 SE", "Dies 8%, flees 19%; your leader dies 17%"),
    (lambda: several("attack 1 E"), "attack 1 SE", "Dies 8%, flees 19%; your leader dies 17%"),
    (fog, "stray 1 W", "1 PP; 2 steps left"),
    (lambda: progress(red="f10", seen="red 1 treasure"), "take 1", "Costs nothing; then each step costs double"),
    (progress, "done", ""),
])
def test_the_price_or_the_chance_of_what_is_pointed_at(make: Callable[[], Match], text: str, expected: str) -> None:
    assert note(make(), text) == expected


# ------------------------------------------------------------------------------------------------------------ warn
WARNINGS: dict[str, tuple[Callable[[], Match], Callable[[], Match], str, str]] = {  # where it warns, where not, the action
    "load": (carrying, lambda: carrying(roll="1-2"), "done", "You can load the treasure now"),
    "open": (lambda: progress(loose="d12"), lambda: progress(loose="e12"), "done", "Pirate 1 stands on the treasure"),
    "open, not a bluff": (lambda: progress(loose="d12"), lambda: progress(red="f10", seen="red 1 treasure"), "done", "Pirate 1"),
    "bar": (thief, lambda: thief(storm=True), "done", "Pirate 1 can still get to d12"),
    "bar in reach": (thief, lambda: thief(red="j9"), "done", "may load the treasure in the next turn"),
    "idle": (lambda: go(position(), "roll 5-6"), progress, "done", "You have nobody on land, and 11 PP"),
    "carrier": (lambda: go(thief("d12"), "done"), lambda: combat(), "done", "about to walk off"),
    "advance": (lambda: go(thief("d12"), "done", "attack 1 NW", "roll 5-6"), advance, "done", "The treasure lies there"),
    "stays": (lambda: flight("may", bearer="blue 1"), lambda: flight("may"), "done", "Left where he stands, blue pirate 1 keeps"),
    "leave": (lambda: carrying(roll="2-6"), lambda: carrying(at="d12"), "step 1 SE", "Pirate 1 stands ready to load"),
    "sail": (carrying, lambda: carrying(at="d12"), "sail red B", "Without this boat pirate 1 cannot load"),
    "sail off": (blockading, lambda: blockading(blockade="land"), "sail red B", "Your crew aboard the red boat is all that"),
    "sail off, others bar": (blockading, lambda: blockading(red="d12"), "sail red B", "Your crew"),
}


@pytest.mark.parametrize("name", WARNINGS)
def test_a_warning_before_a_plain_blunder(name: str) -> None:
    blunder, fine, text, expected = WARNINGS[name]
    assert expected in warning(blunder(), text)
    assert warning(fine(), text) == ""


@rule("IT-28")
def test_a_warning_if_the_carrier_leads_though_another_could() -> None:
    for others, is_warned in ((" d13", True), ("", False)):
        match = go(position(f"c11{others}", "d12", bearer="red 1"), "roll 1-2", "done")
        assert ("Let another one lead" in warning(match, "attack 1 SE")) is is_warned
    assert warning(go(position("c11 d13", "d12", bearer="red 1"), "roll 1-2", "done"), "attack 2 W") == ""


# ---------------------------------------------------------------------------------------------------------- legend
def test_everything_marked_is_in_the_legend_and_the_other_way_round() -> None:
    matches = [carrying(blue="d12"), progress(seen="blue 1 empty"), go(position("h9"), "roll 1-1"), recruits(), fog(), joining(),
               go(position("k9", storm=True), "roll 1-2"), go(position("h9"), "roll 2-2", "lava 1")]
    drawn = "".join(draw(match.view(RED)).svg() for match in matches) + shown(progress(), "red-1").svg()
    marks = set(re.findall(r'data-mark="([a-z-]+)"', drawn))
    for lang in LANGUAGES:
        symbols = GAME.drawing.legend(matches[0].view(RED), GAME.words(lang))
        assert {one.key for one in symbols} == marks
        assert len({one.text for one in symbols}) == len({one.art for one in symbols}) == len(symbols)
        used = {name for one in symbols for name in re.findall(r'href="#([a-z0-9-]+)"', one.art)}
        assert used <= set(re.findall(r'id="([a-z0-9-]+)"', drawn))


@rule("IT-35")
def test_whoever_bars_a_jetty_is_ringed() -> None:
    scene = shown(carrying(blue="d12 d11 e12"))
    assert ids_like(scene, r"bars-.*") == {"bars-d12", "bars-d11"}
    assert "bars the jetty" in said(scene, "bars-d12")
    elsewhere = carrying(blue="d12", boats="red B, blue C")
    for match in (carrying(at="d13", blue="d12"), carrying(blue="e12"), elsewhere, progress(blue="d11")):
        assert ids_like(draw(match.view(BLUE)), r"bars-.*") == set()


@rule("IT-35")
def test_a_boat_that_bars_a_jetty_is_ringed_if_those_aboard_count() -> None:
    scene = draw(blockaded().view(RED))
    assert ids_like(scene, r"bars-.*") == {"bars-boat-blue"}
    assert "while an enemy is aboard here" in said(scene, "bars-boat-blue")
    assert ids_like(draw(blockaded(blockade="land").view(RED)), r"bars-.*") == set()
    legends = [{one.key: one.text for one in GAME.drawing.legend(blockaded(blockade=value).view(RED), ENGLISH)}["bars"]
               for value in ("land", "aboard")]
    assert ["aboard" in text for text in legends] == [False, True]


@pytest.mark.parametrize(("isle", "rows", "columns"), [("island", "abcdefghijklmnop", range(1, 16)),
                                                       ("islet", "abcdefghijk", range(1, 12))])
def test_rows_and_columns_stand_in_the_frame_and_chests_have_numbers(isle: str, rows: str, columns: range) -> None:
    scene = draw(laid(map=isle).view(RED))
    plates = re.findall(r"(?s)data-mark=\"coordinates\">(.*?)</g>", scene.ground)[0]
    assert sorted(re.findall(r">([a-z0-9]+)<", plates)) == sorted(2 * [*rows, *map(str, columns)])  # on both sides
    for n in range(1, 7):
        assert f'href="#it-tag-{n}"' in piece(scene, f"chest-{n}").art


# ------------------------------------------------------------------------------------------ one move, and great moments
@pytest.fixture
def taught() -> Match:
    """The lesson, played to the end of its script."""
    lesson = lesson_of(GAME)
    assert lesson is not None
    match = lesson.begin(seed=1)
    for line in lesson.script:
        match.play(line.codes[0])
    return match


def test_a_walk_is_one_line(taught: Match) -> None:
    story = TablePresentation().story(taught, RED, ENGLISH, taught.ply)
    single = [taught.tell(ply, RED) for ply in range(taught.laid, taught.ply)]
    walks = {(line.first, line.ply): line.text for line in story if line.first is not None}
    assert walks
    assert len(story) - 1 == len(single) - sum(last - first for first, last in walks if first is not None)
    for (first, last), text in walks.items():
        verbs = {taught.text(taught.actions[ply]).split()[0] for ply in range(first or 0, last + 1)}
        assert verbs in ({"step"}, {"stray"})
        start = taught.tell(first or 0, RED).split(" from ")[1].split()[0]
        assert f"from {start} to " in text
        assert text.split(" to ")[1].split()[0] == taught.tell(last, RED).split(" to ")[1].split()[0]


def test_the_great_moments_of_the_lesson(taught: Match) -> None:
    views = [taught.view(RED, ply) for ply in range(taught.ply + 1)]
    found = {GAME.telling.moment(views[ply], taught.veiled(ply, RED), views[ply + 1]) for ply in range(taught.ply)}
    assert found == {"", "treasure", "death", "thunder"}
