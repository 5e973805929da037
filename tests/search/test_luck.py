"""Luck and skill: exact where the result can be reckoned, fair to everyone whatever a situation is thought to be worth."""
from __future__ import annotations

import itertools
import json
import math
from dataclasses import asdict

import numpy as np
import pytest

import benbow
from benbow.cli.luck import means, played
from benbow.engine.contract import CHANCE, OVER, Thinking, View
from benbow.engine.errors import BadCodeError, BadOptionError
from benbow.engine.match import Match
from benbow.search import study
from benbow.search.bands import ALL, Roll, band_of, bands_of, chances_of, is_die
from benbow.search.luck import Report, _choice, _Moment, _told_apart, _walk
from benbow.search.luck import study as report_on
from benbow.search.ismcts import Mind
from benbow.search.messages import MessageError, about, line_of, message_of
from benbow.search.weighing import NOTHING, Scales

GAME = benbow.game("naufrageurs")
SMALL: dict[str, object] = {"lanes": 2, "barrels": 2, "special": 0}


def small(seed: int = 1, bots: str = "random") -> Match:
    return played(GAME, SMALL, bots, seed)


def reported(match: Match, **effort: int) -> Report:
    return report_on(match.game, dict(match.options), match.actions, 7, **effort)


def scales(match: Match, seed: int = 7) -> Scales:
    return Scales(match.view(0, 0), match.game.thinking, seed)


# ---------------------------------------------------------------------------------------------------------------- luck
def exact(match: Match, ply: int) -> tuple[float, ...]:
    """What a situation is worth if everyone plays at random: every way to the end, by its probability."""
    now = Match(match.game, dict(match.options), seed=1)
    for code in match.actions[:ply]:
        now.play(code)
    return _worth(now)


def _worth(match: Match) -> tuple[float, ...]:
    if match.outcome is not None:
        return match.outcome.utility
    ways = match.chance() if match.actor == CHANCE else [(code, 1 / len(match.legal())) for code in match.legal()]
    total = np.zeros(match.seats)
    for code, p in ways:
        after = match.copy()
        after.play(code)
        total += float(p) * np.array(_worth(after))
    return tuple(total)


def test_the_last_throws_have_the_luck_that_can_be_reckoned() -> None:
    """Near the end all ways can be counted; the playouts of this game are uniform, so V is what they come to."""
    match = small(seed=3)
    moments, _, _ = _walk(match.game, dict(match.options), match.actions)
    weighed = scales(match)
    weighed.plan = weighed.plan._replace(guided=0, steps=1 << 30)
    throws = [moment for moment in moments if moment.actor == CHANCE][-3:]
    seen = []
    for moment in throws:
        codes, odds, came = _told_apart(match.game, moment)
        worth, error = weighed.weigh(moment.before, moment.ply, codes, odds, came, 4000)
        luck = worth[came] - np.array(odds) @ worth
        truth = np.array(exact(match, moment.ply + 1)) - np.array(exact(match, moment.ply))
        assert luck == pytest.approx(truth, abs=4 * error.max() + 1e-12)
        seen.append(abs(truth).max())
    assert max(seen) > 0.1  # there is something to be right about


def test_what_is_over_is_worth_its_result_and_a_guess_of_nothing_hidden_changes_nothing() -> None:
    match = small()
    assert match.outcome is not None
    worth, error = scales(match).weigh(match.view(0).record, 3, [NOTHING], [0.0], 0, 5)
    assert tuple(worth[0]) == match.outcome.utility
    assert error.max() == 0


@pytest.mark.parametrize("thinking", [Thinking(), Thinking(guided=80), Thinking(steps=3)], ids=["random", "guided", "cut short"])
def test_the_mean_luck_of_a_draw_is_zero_whatever_a_situation_is_thought_to_be_worth(thinking: Thinking) -> None:
    match = played(GAME, {}, "random", 5)
    moments, _, _ = _walk(match.game, {}, match.actions)
    weighed = Scales(match.view(0, 0), thinking, 1)
    throws = [moment for moment in moments if moment.actor == CHANCE][::15]
    for moment in throws:
        codes, odds, _ = _told_apart(match.game, moment)
        lucks = []
        for came in range(len(codes)):
            worth, _ = weighed.weigh(moment.before, moment.ply, codes, odds, came, 3)
            lucks.append(worth[came] - np.array(odds) @ worth)
        assert len(codes) > 1
        assert np.array(odds) @ np.array(lucks) == pytest.approx(np.zeros(2), abs=1e-12)
        assert sum(odds) == pytest.approx(1)


def test_luck_has_mean_zero_over_many_games() -> None:
    """Bots that are no match for one another, so that results are not: seat 0 wins more often than not."""
    rows = [[one.luck for one in report_on(GAME, dict(match.options), match.actions, seed, 2, 0).sums]
            for seed in range(300) for match in [small(seed, "greedy")]]
    found = means(GAME, np.array(rows))
    assert found["zero"], found
    assert found["seats"][0]["spread"] > 0.2
    assert found["seats"][0]["high"] - found["seats"][0]["low"] < 0.2


def test_the_check_would_notice_a_favour() -> None:
    rows = np.random.Generator(np.random.PCG64(1)).normal(0.1, 0.5, (400, 2))
    assert not means(GAME, rows)["zero"]


def test_dice_of_which_the_sum_counts_are_weighed_once_for_each_sum() -> None:
    game = benbow.game("ile_au_tresor")
    match = game.new(seed=1, players=2)
    while game.phases[game.phases.index(match.phase)] != "roll":
        match.roll() if match.actor == CHANCE else match.play(match.legal()[0])
    outcomes = match.chance()
    now = Match(game, dict(match.options), seed=1)
    for code in match.actions:
        now.play(code)
    before = now.view(0).record if game.is_open else _state_of(match)
    moment = _Moment(match.ply, before, CHANCE, outcomes[4][0], tuple(code for code, _ in outcomes),
                     tuple(float(p) for _, p in outcomes))
    codes, odds, came = _told_apart(game, moment)
    assert len(outcomes) == 21
    assert 11 <= len(codes) < 21
    assert sum(odds) == pytest.approx(1)
    assert 0 <= came < len(codes)


def _state_of(match: Match) -> benbow.State:
    state = match.game.opening(**match.options)
    for code in match.actions:
        match.game.rules["apply"](state, code)
    return state


def test_laying_out_the_table_is_one_draw() -> None:
    game = benbow.game("martinique")
    match = played(game, {"board": game.option_values(game.opening())["board"]}, "random", 2)
    report = reported(match, playouts=4, iterations=0)
    assert report.laid == match.laid > 10
    assert [draw.ply for draw in report.draws][0] == match.laid - 1
    assert all(draw.ply >= match.laid for draw in report.draws[1:])


# --------------------------------------------------------------------------------------------------------------- skill
def test_a_decision_that_throws_the_game_away_costs_it_and_the_best_one_costs_nothing() -> None:
    """Die Schatzinsel: who could carry the last chest home, and does something else."""
    game = benbow.game("schatzinsel")
    match = played(game, {"length": "tiny", "layout": "random"}, "greedy", 3)
    moments, _, _ = _walk(game, dict(match.options), match.actions)
    last = next(moment for moment in reversed(moments) if moment.actor != CHANCE)
    weighed, mind = scales(match), Mind(game)
    good = _choice(game, last, mind, weighed, 400)
    assert good.best == last.code == good.code  # it won
    assert good.loss == 0
    worst = min((_choice(game, _Moment(last.ply, last.before, last.actor, code, last.outcomes, ()), mind, weighed, 400)
                 for code in last.outcomes if code != last.code), key=lambda choice: -choice.loss)
    assert worst.loss > 2 * worst.error > 0
    assert worst.best == last.code


def test_a_loss_is_told_from_the_seats_own_view() -> None:
    """On twins, situations that differ only in what the seat cannot see, the loss is the same."""
    match = played(GAME, {}, "random", 11)
    moments, _, _ = _walk(GAME, dict(match.options), match.actions)
    checked = 0
    for moment in [one for one in moments if one.actor != CHANCE][10:40:3]:
        seen = GAME.copy_of(moment.before)
        GAME.rules["hide"](seen, moment.actor)
        other = GAME.copy_of(seen)
        GAME.rules["guess"](other, moment.actor, GAME.new_desk(moment.ply).rng)
        if other.tobytes() == moment.before.tobytes():
            continue
        twin = _Moment(moment.ply, other, moment.actor, moment.code, moment.outcomes, ())
        checked += 1
        assert _choice(GAME, moment, Mind(GAME), scales(match), 50) == _choice(GAME, twin, Mind(GAME), scales(match), 50)
    assert checked > 0


# ---------------------------------------------------------------------------------------------------------- the report
def test_the_same_match_and_effort_give_the_same_report() -> None:
    match = small(seed=4)
    told: list[tuple[int, int]] = []
    report = report_on(GAME, dict(match.options), match.actions, 7, 20, 50, lambda done, total: told.append((done, total)))
    assert report == reported(match, playouts=20, iterations=50)
    assert report != report_on(GAME, dict(match.options), match.actions, 8, 20, 50)
    assert [done for done, _ in told] == list(range(1, told[0][1] + 1))
    assert {total for _, total in told} == {1 + len(report.draws) + len(report.choices)}
    for seat, one in enumerate(report.sums):
        assert one.luck == pytest.approx(sum(draw.luck[seat] for draw in report.draws))
        assert one.skill == pytest.approx(-sum(choice.loss for choice in report.choices if choice.seat == seat))
        assert one.skill <= 0
        assert match.outcome is not None
        assert one.result == match.outcome.utility[seat]
    assert sum(one.expected for one in report.sums) == pytest.approx(1)


def test_only_what_is_over_has_a_report() -> None:
    match = small()
    with pytest.raises(BadOptionError, match="not over"):
        report_on(GAME, dict(match.options), match.actions[:-1])
    with pytest.raises(BadCodeError, match=r"actions\[0\]"):
        report_on(GAME, dict(match.options), match.actions[1:])
    with pytest.raises(BadOptionError, match="playouts"):
        reported(match, playouts=-1)


def test_it_crosses_to_a_process_and_back() -> None:
    match, parts = small(), []
    asked = message_of(line_of({**study.question(match.options, match.actions, 7, 5, 40), **about(GAME, study.LUCK)}))
    answer = message_of(line_of(study.luck(asked, parts.append)))
    assert study.report_of(answer) == reported(match, playouts=5, iterations=40)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    with pytest.raises(MessageError, match="actions"):
        study.luck({**asked, "actions": ["load"]}, parts.append)
    with pytest.raises(MessageError, match="luck"):
        study.report_of({**answer, "draws": [{"ply": 1, "code": 1, "luck": 3, "error": []}]})


# --------------------------------------------------------------------------------------------------------------- bands
def brute(odds: list[float]) -> list[float]:
    chances = [0.0] * (len(odds) + 1)
    for came in itertools.product((0, 1), repeat=len(odds)):
        chances[sum(came)] += math.prod(p if hit else 1 - p for p, hit in zip(odds, came, strict=True))
    return chances


@pytest.mark.parametrize("odds", [[0.5] * 6, [0.1, 0.9, 0.5, 0.3], [1 / 6] * 10, [0.02] * 3, [1.0, 0.5]])
def test_a_band_holds_nine_tenths_and_no_smaller_end_would(odds: list[float]) -> None:
    chances, (low, high) = brute(odds), band_of(odds)
    assert chances_of(odds) == pytest.approx(chances)
    assert sum(chances[low : high + 1]) >= 0.9 - 1e-9
    assert sum(chances[:low]) <= 0.05 + 1e-9 < sum(chances[: low + 1])
    assert sum(chances[high + 1 :]) <= 0.05 + 1e-9 < sum(chances[high:])


def test_bands_are_wide_with_few_rolls() -> None:
    shares = [(high - low) / n for n in (6, 60, 600) for low, high in [band_of([1 / 6] * n)]]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 4 * shares[2]


def test_dice_have_bands_and_what_is_used_up_has_none() -> None:
    verb = GAME.verbs.table[0]
    faces, odds = (0, 1, 2), (0.5, 0.4, 0.1)
    rolls = [Roll(ply, ply % 2, faces, odds, ply % 2) for ply in range(10)]
    assert is_die(verb, rolls)
    assert not is_die(verb, rolls[:2])
    assert not is_die(verb, [Roll(ply, 0, faces, (0.5 - ply / 100, 0.4, 0.1 + ply / 100), 0) for ply in range(10)])
    assert not is_die(verb, [Roll(ply, ply, tuple(range(ply, 12)), (1 / (12 - ply),) * (12 - ply), 0) for ply in range(10)])
    bands = bands_of(GAME, rolls, 2)
    assert [(band.seat, band.rolls) for band in bands] == [(ALL, 10), (0, 5), (1, 5)]
    assert [(face.code, face.count, face.expected) for face in bands[0].faces] == [
        (0, 5, pytest.approx(5)), (1, 5, pytest.approx(4)), (2, 0, pytest.approx(1))]
    assert bands[1].faces[0].is_odd is (bands[1].faces[0].count > bands[1].faces[0].high)
    report = reported(small(), playouts=1, iterations=0)
    assert sum(face.count for face in report.bands[0].faces) == report.bands[0].rolls
    assert json.loads(json.dumps(asdict(report)))["bands"][0]["verb"] == "roll"
    assert OVER == -2
    assert View is not None
