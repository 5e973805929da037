"""benbow calibrate: figures that can be worked out by hand, games that come out the same, and what the command says."""
from __future__ import annotations

import json
import math
import random
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest

import benbow
from benbow import cli
from benbow.arena.calibration import page, picture, selfplay, statistics
from benbow.arena.calibration.selfplay import Played
from benbow.arena.calibration.statistics import Group, Report
from benbow.arena.executors import InProcess, Row
from benbow.arena.plan import League, Unit, stable_hash

GAME = benbow.game("naufrageurs")
SMALL: dict[str, object] = {"lanes": 2, "barrels": 2, "special": 0}
COMMAND = ["calibrate", "naufrageurs", "--level", "search:20", "--games", "4", "--jobs", "1",
           *(part for name, value in SMALL.items() for part in ("-o", f"{name}={value}"))]


def plan(level: str = "search:20", games: int = 4, seed: int = 1) -> League:
    return selfplay.plan(GAME, SMALL, level, games, seed)


def report(games: Sequence[Played]) -> Report:
    return statistics.report(plan(games=len(games)), games)


def game(result: float, *predicted: float, seat: int = 0) -> Played:
    """A game of two in which one seat decides everything, and what that seat got."""
    n = len(predicted)
    utility = (result, 1 - result) if seat == 0 else (1 - result, result)
    return Played(0, utility, n, tuple(range(n)), (seat,) * n, predicted)


def found(given: Report, part: int | None = None, seat: int | None = None) -> Group:
    return next(group for group in given.groups if (group.part, group.seat) == (part, seat))


# --------------------------------------------------------------------------------------------------------- figures
def test_true_predictions_have_no_gap() -> None:
    """Three of ten games are won in which 30 % were predicted, and seven of ten with 70 %."""
    given = report([*(game(won, 0.3) for won in [1] * 3 + [0] * 7), *(game(won, 0.7) for won in [1] * 7 + [0] * 3)])
    whole = found(given)
    assert (whole.decisions, whole.games, given.games) == (20, 20, 20)
    assert whole.gap == pytest.approx(0)
    assert whole.bias.value == pytest.approx(0)
    assert whole.bias.low < 0 < whole.bias.high
    assert whole.brier == pytest.approx(0.21)  # 0.3 * 0.7
    assert whole.base_brier == pytest.approx(0.25)
    assert [(one.low, one.decisions) for one in whole.bins] == [(0.3, 10), (0.7, 10)]
    assert [one.predicted for one in whole.bins] == pytest.approx([0.3, 0.7])
    assert [one.actual.value for one in whole.bins] == pytest.approx([0.3, 0.7])


def test_always_ten_points_too_high() -> None:
    given = report([*(game(won, 0.4) for won in [1] * 3 + [0] * 7), *(game(won, 0.8) for won in [1] * 7 + [0] * 3)])
    whole = found(given)
    assert whole.gap == pytest.approx(0.1)
    assert whole.bias.value == pytest.approx(0.1)
    assert not given.is_within_limits


def test_gaps_do_not_cancel_and_are_weighed_by_decisions() -> None:
    """Two decisions with 15 %, which won, and one with 95 %, which lost."""
    whole = found(report([game(1, 0.15, 0.15), game(0, 0.95)]))
    assert whole.gap == pytest.approx((2 * 0.85 + 0.95) / 3)
    assert whole.bias.value == pytest.approx((2 * 0.15 + 0.95) / 3 - 2 / 3)


def test_parts_are_thirds_of_all_decisions_by_number() -> None:
    """Won and lost alike; the first two of six decisions promise 20 points too much."""
    given = report([game(won, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5) for won in (0, 1)])
    assert [found(given, part).gap for part in range(3)] == pytest.approx([0.2, 0, 0])
    assert [found(given, part).decisions for part in range(3)] == [4, 4, 4]
    assert found(given).gap == pytest.approx(0.2 / 3)
    assert found(given, 0, 0).gap == pytest.approx(0.2)
    assert given.thirds == (2, 4)
    uneven = [game(0, *[0.5] * 8), game(1, 0.5)]  # nine decisions, from 0 to 7
    assert report(uneven).thirds == (2, 5)
    assert [found(report(uneven), part).games for part in range(3)] == [2, 1, 1]
    by_length = statistics.report(plan(), uneven, is_by_length=True)
    assert by_length.thirds == ()
    assert [found(by_length, part).decisions for part in range(3)] == [4, 3, 2]


def walk(dice: random.Random) -> Played:
    """A game whose true chances are known: two seats in turn, a step up or down for seat 0, until one of them is out."""
    at, predicted = 5, list[float]()
    while 0 < at < 10:
        predicted.append((at if len(predicted) % 2 == 0 else 10 - at) / 10)
        at += dice.choice((-1, 1))
    n = len(predicted)
    return Played(0, (float(at == 10), float(at == 0)), n, tuple(range(n)), tuple(k % 2 for k in range(n)), tuple(predicted))


def test_true_chances_pass_by_number_and_would_not_by_length() -> None:
    """By the length of a match even true predictions look wrong: whoever is ahead in the last third wins nearly always."""
    dice = random.Random(1)
    games = [walk(dice) for _ in range(2000)]
    by_number, by_length = (statistics.report(plan(games=2000), games, is_by_length=one, samples=100) for one in (False, True))
    assert by_number.is_within_limits
    assert all(group.gap < 0.05 for group in by_number.groups)
    assert found(by_length).gap == found(by_number).gap
    assert found(by_length, 2).gap > 0.08


@pytest.mark.parametrize(("first", "is_within"), [(0.545, True), (0.555, False)])
def test_a_part_may_be_five_points_off_and_a_game_three(first: float, is_within: bool) -> None:
    assert report([game(won, first, 0.5, 0.5) for won in (0, 1)]).is_within_limits == is_within
    assert not report([game(won, 0.535, 0.535, 0.535) for won in (0, 1)]).is_within_limits


def test_seats_are_reported_and_have_no_limit() -> None:
    """One seat is promised ten points too much, the other too few: together it is true."""
    games = [*(game(won, 0.55) for won in [1] * 9 + [0] * 11), *(game(won, 0.55, seat=1) for won in [1] * 13 + [0] * 7)]
    given = report(games)
    assert found(given).gap == pytest.approx(0)
    assert [found(given, seat=seat).bias.value for seat in (0, 1)] == pytest.approx([0.1, -0.1])
    assert given.is_within_limits


def test_intervals_resample_games_not_decisions() -> None:
    once, often = (report([game(won, *[0.45] * times) for won in (1, 1, 0, 0, 0)]) for times in (1, 90))
    (one,), (other,) = found(once).bins, found(often).bins
    assert (one.decisions, one.games, other.decisions, other.games) == (5, 5, 450, 5)
    assert (one.actual.low, one.actual.high) == pytest.approx((other.actual.low, other.actual.high))
    assert one.actual.high - one.actual.low > 0.5
    assert found(once).chance_gap == pytest.approx(found(often).chance_gap)


def test_a_bin_that_was_always_lost_is_not_certain() -> None:
    (one,) = found(report([game(0, 0.02), game(0, 0.04)])).bins
    assert one.actual.value == one.actual.low == 0
    assert one.actual.high > 0.5


def test_predictions_at_the_ends_have_their_bins() -> None:
    whole = found(report([game(0, 0.0), game(1, 1.0)]))
    assert [(one.low, one.high) for one in whole.bins] == [(0.0, 0.1), (0.9, 1.0)]
    assert whole.gap == whole.brier == 0


def test_gap_by_chance() -> None:
    """The mean distance of a share of n coins from a half is about sqrt(1 / (2 pi n))."""
    few, many = (found(report([game(n % 2, 0.5) for n in range(count)])) for count in (50, 200))
    for group, count in ((few, 50), (many, 200)):
        assert group.chance_gap == pytest.approx(math.sqrt(1 / (2 * math.pi * count)), rel=0.1)
        assert group.chance_gap < group.chance_gap_high


def test_seats_that_win_together_are_one_side() -> None:
    """If both seats say 50 % and one of them wins, then together they are never wrong; not so if they share their luck."""
    both = [Played(0, (won, 1 - won), 2, (0, 1), (0, 1), (0.5, 0.5)) for won in (0.0, 1.0)]
    assert found(report(both)).chance_gap == pytest.approx(0)
    same = [Played(0, (won, won), 2, (0, 1), (0, 1), (0.5, 0.5)) for won in (0.0, 1.0)]
    assert found(report(same)).chance_gap > 0.1


def test_verdict_says_what_may_be_chance() -> None:
    """Ten points too high: after two games that may be chance, after a thousand it is not."""
    assert page.verdict(report([game(won, 0.5) for won in (0, 1)])) == "All gaps are within the limits."
    assert page.verdict(report([game(won, 0.6) for won in (0, 1)])) == (
        "Gaps above the limits: 2; 2 of them may be chance after so few games.")
    assert page.verdict(report([game(n % 2, 0.6) for n in range(1000)])) == "Gaps above the limits: 2."


# ----------------------------------------------------------------------------------------------------------- games
class Backwards:
    """The last game first."""

    def map_unordered(self, function: Callable[[Unit], list[Row]], units: Iterable[Unit]) -> Iterator[list[Row]]:
        return map(function, reversed(list(units)))


class Interrupted:
    """Two games, then Ctrl-C."""

    def map_unordered(self, function: Callable[[Unit], list[Row]], units: Iterable[Unit]) -> Iterator[list[Row]]:
        for number, unit in enumerate(units):
            if number == 2:
                raise KeyboardInterrupt
            yield function(unit)


def quiet(done: int) -> None:
    pass


def test_same_seed_same_games_in_any_order() -> None:
    games = selfplay.run(plan(), InProcess(), quiet)
    assert selfplay.run(plan(), Backwards(), quiet) == games
    assert selfplay.run(plan(seed=2), InProcess(), quiet) != games
    assert selfplay.run(plan(games=2), InProcess(), quiet) == games[:2]
    assert all(len(one.predicted) == one.decisions for one in games)  # forced moves, too
    assert all(0 <= value <= 1 for one in games for value in one.predicted)
    assert statistics.report(plan(), games) == statistics.report(plan(), games)


def test_moves_are_those_of_the_level() -> None:
    league = plan()
    (unit, *_), (one, *_) = league.units(), selfplay.run(league, InProcess(), quiet)
    match = benbow.Match(GAME, SMALL, seed=one.seed)
    bots = [selfplay.bot_of("search:20", stable_hash("bot", one.seed, seat)) for seat in range(2)]
    decisions = 0
    while match.actor != benbow.OVER:
        if not match.advance():
            match.play(bots[match.actor].choose(match.view(match.actor)))
            decisions += 1
    assert match.outcome is not None
    assert (unit.seeds, one.utility, one.decisions) == ((one.seed,), match.outcome.utility, decisions)


def test_moves_without_a_search_predict_nothing() -> None:
    (one,) = selfplay.play_unit(next(plan("first-mate").units()))
    assert 0 < len(one.predicted) < one.decisions
    assert set(one.number) <= set(range(one.decisions))


# --------------------------------------------------------------------------------------------------------- command
def test_resuming_ends_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        selfplay.run(plan(), Interrupted(), quiet, tmp_path)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2
    whole = cli.main([*COMMAND, "--json"])
    expected = capsys.readouterr().out
    assert cli.main([*COMMAND, "--json", "--out", str(tmp_path)]) == whole
    said = capsys.readouterr()
    assert said.out == expected
    assert "naufrageurs: resuming after 2 of 4 games" in said.err
    assert page.saved(tmp_path) == statistics.report(plan(), selfplay.run(plan(), InProcess(), quiet, tmp_path))
    content = json.loads(expected)
    assert (content["game"], content["level"], content["games"], content["seed"]) == ("naufrageurs", "search:20", 4, 1)
    assert content["is_within_limits"] == (whole == 0)
    assert {(group["part"], group["seat"]) for group in content["groups"]} >= {(None, None), (0, None), (None, 1), (2, 0)}
    assert sum(one["decisions"] for one in content["groups"][0]["bins"]) == content["groups"][0]["decisions"]


@pytest.mark.parametrize(("limit", "code"), [(1.0, 0), (-1.0, 1)])
def test_exit_code_says_whether_gaps_are_small_enough(limit: float, code: int, monkeypatch: pytest.MonkeyPatch,
                                                      capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(statistics, "LIMIT", limit)
    monkeypatch.setattr(statistics, "PART_LIMIT", 1.0)
    assert cli.main(COMMAND) == code
    said = capsys.readouterr().out
    assert "Les Naufrageurs: search:20" in said
    assert "seat 1, last third" in said
    assert "Brier score" in said


@pytest.mark.parametrize(("given", "why"), [
    (["naufrageurs", "--level", "parrot"], "'parrot' is not a level that searches; there are first-mate, captain"),
    (["naufrageurs", "--level", "boatswain"], "not a level that searches"),
    (["naufrageurs", "--level", "search:0"], "not a level that searches"),
    (["naufrageurs", "--games", "1"], "not a number of games"),
    (["naufrageurs", "--games", "many"], "not a number of games"),
    (["naufrageurs", "--games", "naufrageurs=4"], "for --page"),
    (["naufrageurs", "--jobs", "0"], "number of processes"),
    (["naufrageurs", "--players", "9"], "players"),
    (["naufrageurs", "-o", "lanes"], "NAME=VALUE"),
    (["naufrageurs", "--picture", "nowhere/at/all.svg"], "no folder"),
    (["chess"], "chess"),
    ([], "name one game"),
    (["naufrageurs", "martinique"], "name one game"),
    (["--page", "page.md", "--players", "3"], "default options"),
    (["--page", "page.md", "--games", "chess=3"], "'chess' is not a game"),
])
def test_bad_input(given: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["calibrate", *given]) == 2
    assert why in capsys.readouterr().err


def test_another_plan_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = ["--out", str(tmp_path)]
    assert cli.main([*COMMAND, *home]) in (0, 1)
    before = (tmp_path / "games.jsonl").read_bytes()
    assert cli.main([*COMMAND, *home, "--seed", "2"]) == 2
    assert "other seed" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_bytes() == before
    (tmp_path / "games.jsonl").write_bytes(before.replace(b'"seed":', b'"seed":1', 1))
    assert cli.main([*COMMAND, *home]) == 2
    assert "another plan" in capsys.readouterr().err


# ----------------------------------------------------------------------------------------------------- picture, page
def test_picture_has_a_panel_for_every_seat_and_part(tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    assert cli.main([*COMMAND, "--picture", str(path)]) in (0, 1)
    drawn = ElementTree.parse(path).getroot()
    classes = [one.get("class") for one in drawn.iter()]
    given = statistics.report(plan(), selfplay.run(plan(), InProcess(), quiet))
    assert classes.count("panel") == 12
    assert classes.count("bin") == sum(len(group.bins) for group in given.groups)


def test_picture_of_a_seat_that_never_searched() -> None:
    drawn = picture.svg(report([game(won, 0.5) for won in (0, 1)]))  # one decision: it is in the last third
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert drawn.count("no search here") == 4


def test_page_keeps_the_games_of_earlier_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = report([game(won, 0.4) for won in (0, 1)])
    home, target = tmp_path / "home", tmp_path / "docs" / "calibration.md"
    (home / "martinique").mkdir(parents=True)
    page.save(home / "martinique", Report("martinique", (("players", 2),), "captain", 1, 2, (0, 0), other.groups))
    short = ["--level", "search:5", "--games", "50", "--games", "naufrageurs=2", "--jobs", "1"]
    assert cli.main(["calibrate", "naufrageurs", "--page", str(target), "--out", str(home), *short]) in (0, 1)
    assert f"written: {target}" in capsys.readouterr().out
    text = target.read_text(encoding="utf-8")
    assert "| Martinique | captain | 2 | **10.0** " in text
    assert "2 players, search:5 (12 iterations) in every seat, 2 games, seed 1." in text
    assert text.index("## Martinique") < text.index("## Les Naufrageurs")
    for name in ("martinique", "naufrageurs"):
        ElementTree.parse(target.parent / "pictures" / f"calibration-{name}.svg")
    (home / "martinique" / "results.json").write_text("{}")
    assert cli.main(["calibrate", "naufrageurs", "--page", str(target), "--out", str(home), *short]) == 2
    assert "does not hold a calibration" in capsys.readouterr().err
