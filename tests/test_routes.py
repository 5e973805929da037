"""Long moves: the laws that they keep, where they stop, and what stays lit while a trail is shown."""
from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest

from benbow.cli.play import Table
from benbow.engine.dice import ByHand
from benbow.engine.drawing.routes import LONGEST, follow, is_shown, lit, routes_of, starts
from benbow.engine.errors import BadCodeError, IllegalActionError
from benbow.engine.laws.meanings import DRAWING_LAWS
from benbow.engine.match import Match

from .by_hand import go
from .test_laws_catch import Plant, uncompiled_laws
from .toys import sealed, trail

HOME = Path(trail.__file__).parent
WAY, FAR = "(step,) * abs(place - start)\n", "if 2 <= abs(place"
END = "place_id(me, place), place_id(me, place)]"
LOOKS = "        s.seen[me] = action - LOOK\n"
NUMPY = ("import sys\n", "import sys\n\nimport numpy as np\n")
pytestmark = pytest.mark.usefixtures("toys_uncompiled")
# What the toy is changed to, and the law that must notice.
BAD_ROUTES: dict[str, Plant] = {
    "one_action": ([(FAR, "if 2 == abs(place"), (WAY, "(step,)\n")], "routes_are_long"),
    "too_many_actions": ([(WAY, f"(step,) * {LONGEST + 1}\n")], "routes_are_long"),
    "first_step_into_the_wild": ([(WAY, "(STEP + (start > 0),) * abs(place - start)\n")], "routes_can_be_walked"),
    "far_step_into_the_wild": ([(WAY, "(step,) * (abs(place - start) + 9 * (place == LAST))\n")], "routes_can_be_walked"),
    "no_paces_left": ([("<= paces:", "<= PACES:")], "routes_can_be_walked"),
    "way_of_another_seat": ([("    if view.actor != me or view.phase", "    if me < 0 or view.phase")], "routes_can_be_walked"),
    "text_for_a_code": ([(WAY, "(step, 'step right')\n")], "routes_can_be_walked"),
    "number_that_json_does_not_know": ([(WAY, "(step, np.int64(step))\n"), NUMPY], "routes_can_be_walked"),
    "camp_at_the_end": ([(WAY, "(step, step, CAMPS + 1)\n")], "routes_ask_nothing"),
    "begins_with_an_action": ([(FAR, "if 1 <= abs(place"), (WAY, "(step, step)\n")], "gestures_are_clear"),
    "same_as_an_action": ([(END, "place_id(me, start + 1 if place > start else start - 1)]")], "gestures_are_clear"),
    "click_on_nothing": ([(END, 'place_id(me, place), "flag"]')], "gestures_can_be_clicked"),
    "end_goes_away": ([("for id in [place_id(seat, k)]]", "for id in [place_id(seat, k)] if id not in chosen]")],
                      "gestures_can_be_clicked"),
    "leak": ([NUMPY, ("UNSEEN = 3\n", "UNSEEN = 3\nSEEN = np.zeros(2, np.int64)\n"),
              (LOOKS, LOOKS + "        SEEN[me] = action\n"), ("<= paces:", "<= paces - (SEEN[1 - me] == LOOK + 2):")],
             "twins_on_the_page"),
    "crash": ([("    start, paces =", "    [0][view.record['turn']]\n    start, paces =")], "drawing_draws"),
}


def planted(folder: Path, plant: Plant) -> Path:
    shutil.copytree(HOME, folder / "planted")
    path = folder / "planted" / "__init__.py"
    source = path.read_text()
    for old, new in plant[0]:
        assert source.count(old) == 1, f"the place to plant it is gone: {old!r}"
        source = source.replace(old, new)
    path.write_text(source)
    return path


@pytest.mark.parametrize("name", BAD_ROUTES)
def test_bad_route_is_caught_by_its_own_law(name: str, tmp_path: Path) -> None:
    path = planted(tmp_path, BAD_ROUTES[name])
    assert uncompiled_laws(path, games=20, pages=20) == BAD_ROUTES[name][1]


def test_every_law_of_routes_has_a_plant() -> None:
    assert {law for law in DRAWING_LAWS if law.startswith("routes_")} <= {law for _, law in BAD_ROUTES.values()}


def test_sound_toy_with_routes_keeps_all_laws() -> None:
    assert uncompiled_laws(HOME / "__init__.py", games=8, pages=8) == "kept"


UNPLAYED = {
    "after a look": [(WAY, "(step,) * (abs(place - start) if start > CHEST - 1 or place < CHEST else 20)\n"),
                     ("    start, paces =", "    if view.record['seen'][me]:\n        return found\n    start, paces =")],
    "after something uncovered": [("    start, paces =", "    if DIG in view.legal():\n"
                                   "        found[f'chest-{me}', f'chest-{me}'] = (DIG, CAMPS + 1)\n"
                                                         "    start, paces =")],
}


@pytest.mark.parametrize("name", UNPLAYED)
def test_what_would_not_be_played_may_be_anything(name: str, tmp_path: Path) -> None:
    """The rest is dropped, so a trail may lead on; the laws follow it no farther than the server does."""
    assert uncompiled_laws(planted(tmp_path, (UNPLAYED[name], "")), games=8, pages=8) == "kept"


# ------------------------------------------------------------------------------------------------------ where it stops
def at(*texts: str) -> Match:
    return go(Match(trail.GAME, {}, dice=ByHand()), *texts)


def walk(match: Match, *texts: str) -> tuple[int, list[str]]:
    """-> how many were played, and what"""
    ply = match.ply
    return follow(match, [match.parse(text) for text in texts]), [match.text(code) for code in match.actions[ply:]]


RIGHT, LEFT = "step right", "step left"
LOOKED = (RIGHT, RIGHT, RIGHT, RIGHT, "look gold")


def test_a_route_is_played_to_its_end() -> None:
    match = at()
    assert walk(match, RIGHT, RIGHT, RIGHT) == (3, [RIGHT] * 3)
    assert match.log == match.actions  # nothing but single actions


def test_a_look_ends_it_even_if_the_same_seat_goes_on() -> None:
    match = at()
    assert walk(match, *[RIGHT] * 6) == (4, [RIGHT] * 4)
    assert match.actor < 0
    match.play(match.parse("look empty"))
    assert (match.actor, walk(match, RIGHT, RIGHT)) == (0, (2, [RIGHT] * 2))  # the chest is known now


def test_something_uncovered_ends_it() -> None:
    assert walk(at(*LOOKED), "dig", RIGHT) == (1, ["dig"])


def test_another_seats_turn_ends_it() -> None:
    match = at()
    assert walk(match, RIGHT, "camp tent", RIGHT) == (2, [RIGHT, "camp tent"])
    assert match.actor == 1


def test_it_ends_before_what_is_not_allowed_any_more() -> None:
    assert walk(at(), RIGHT, LEFT, LEFT, RIGHT) == (2, [RIGHT, LEFT])
    assert walk(at(), RIGHT, "dig", RIGHT) == (1, [RIGHT])


def test_if_the_first_is_not_allowed_nothing_happens() -> None:
    match = at()
    with pytest.raises(IllegalActionError):
        walk(match, LEFT, RIGHT)
    with pytest.raises(BadCodeError):
        follow(match, [match.parse(RIGHT), 999])
    assert match.actions == ()


# ---------------------------------------------------------------------------------------------------------- what is lit
def test_while_a_trail_is_shown_its_end_and_all_else_that_could_be_chosen_is_lit() -> None:
    view = at(RIGHT).view(0)
    ways = [*trail.gestures(view).values(), *routes_of(view)]
    places = {f"p0-{k}" for k in (0, 2, 3, 4, 5, 6)}
    assert lit(ways, ()) == {"w0", "do-camp-tent", "do-camp-cave"}
    assert lit(ways, ("w0",)) == places
    assert lit(ways, ("w0", "p0-5")) == places
    assert starts(ways, ("w0", "p0-5")) == (("w0", "p0-5"), ("w0",))
    assert [is_shown(ways, chosen) for chosen in ((), ("w0",), ("w0", "p0-5"), ("w0", "p0-8"))] == [False, False, True, False]


def test_a_game_without_routes_offers_none() -> None:
    match = sealed.GAME.new(seed=1)
    match.advance()
    assert routes_of(match.view(match.actor)) == {}


def test_who_does_not_act_is_offered_none() -> None:
    match = at(RIGHT)
    assert [len(routes_of(match.view(seat))) for seat in (0, 1, -3)] == [4, 0, 0]


# -------------------------------------------------------------------------------------------------------- the terminal
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, *lines: str) -> tuple[Match, str]:
    """What two people at one terminal type; -> the match, and all that they read. The dice are known."""
    match = Match(trail.GAME, {}, seed=1)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in ("", *lines))))
    assert Table(match, ["me", "me"], lang, 1).play() == 0
    return match, capsys.readouterr().out


@pytest.mark.parametrize("line", ["step right, step right; step right", "1,step right,,step right;", "1;STEP  RIGHT ;step right"])
def test_several_actions_in_one_line(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match, said = typed(monkeypatch, capsys, "en", line)
    assert [match.text(code) for code in match.actions] == [RIGHT] * 3
    assert "no further" not in said
    assert said.count("· Trail (en): step right") == 3


@pytest.mark.parametrize(("lang", "stopped"), [
    ("en", "Played 4 of 6 actions; it went no further."),
    ("fr", "Actions jouées\u00a0: 4 sur 6\u202f; on ne pouvait pas aller plus loin."),
    ("de", "4 von 6 Aktionen gespielt; weiter ging es nicht."),
])
def test_a_line_stops_at_a_look_and_says_so(lang: str, stopped: str, monkeypatch: pytest.MonkeyPatch,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    match, said = typed(monkeypatch, capsys, lang, ",".join([RIGHT] * 6))
    texts = [match.text(code) for code in match.actions]
    assert texts[:4] == [RIGHT] * 4
    assert (len(texts), texts[4][:4]) == (5, "look")
    assert stopped in said


@pytest.mark.parametrize(("line", "answer"), [
    ("step right, fly", "“fly” is not understood"),
    ("step right, 1", "“1” is not understood"),  # one of the choices of then, which nobody has seen
    ("step left, step right", "(TRAIL-1)"),
    (",", "“,” is not understood"),
    ("?", "Several actions"),
])
def test_a_line_that_cannot_begin_changes_nothing(line: str, answer: str, monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    match, said = typed(monkeypatch, capsys, "en", line)
    assert match.actions == ()
    assert answer in said
