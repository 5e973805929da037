"""Luck and skill: exact where the value can be computed, fair to everyone whatever the evaluation."""
from __future__ import annotations

import itertools
import json
import math
from dataclasses import asdict, replace

import numpy as np
import pytest

import benbow
from benbow.cli.luck import means, played
from benbow.engine import perfect_information
from benbow.engine.contract import CHANCE, OVER, SPECTATOR, Game, SearchSettings
from benbow.engine.errors import BadCodeError, BadOptionError
from benbow.engine.match import Match
from benbow.engine.state import State
from benbow.search import levels, luck_job
from benbow.search.dice_statistics import NOBODY, Roll, band_of, bands_of, count_distribution, is_die
from benbow.search.evaluation import Evaluator
from benbow.search.luck import (
    Report,
    branch_points,
    decider_view,
    decision,
    distinct_outcomes,
    judge_settings,
    luck_report,
    rollout_settings,
)
from benbow.search.messages import Answer, MessageError, line_of, read
from benbow.search.rollout import NO_ACTION
from benbow.search.search import Budget, Search
from benbow.search.worker import REQUESTS, answered

GAME = benbow.game("naufrageurs")
SMALL: dict[str, object] = {"lanes": 2, "barrels": 2, "special": 0}


def small(seed: int = 1, bots: str = "random") -> Match:
    return played(GAME, SMALL, bots, seed)


def reported(match: Match, playouts: int, iterations: int = 0) -> Report:
    return luck_report(match.game, dict(match.options), match.actions, 7, playouts, iterations)


def evaluator_of(match: Match, seed: int = 7) -> Evaluator:
    return Evaluator(match.view(0, 0), rollout_settings(match.game), seed)


# ---------------------------------------------------------------------------------------------------------------- luck
def exact(game: Game, start: State, seats: int) -> dict[bytes, np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """The values of states if everyone plays at random: all that can follow, solved as a system of equations.

    (Ships may go round for ever, so paths cannot be enumerated.)
    """
    places, rows, queue = {start.tobytes(): 0}, [], [start]
    results = []
    for state in queue:
        n = int(game.rules["legal"](state, game.workspace.codes))
        codes, weights = [int(code) for code in game.workspace.codes[:n]], [1.0] * n
        if int(state["actor"]) == CHANCE:
            game.rules["odds"](state, game.workspace.weights)
            weights = [float(weight) for weight in game.workspace.weights[:n]]
        game.rules["score"](state, game.workspace.utility)
        results.append(game.workspace.utility[:seats].copy() if int(state["actor"]) == OVER else np.zeros(seats))
        row: dict[int, float] = {}
        for code, weight in zip(codes, weights, strict=True):
            after = game.copy_of(state)
            game.rules["apply"](after, code)
            place = places.setdefault(after.tobytes(), len(places))
            if place == len(queue):
                queue.append(after)
            row[place] = row.get(place, 0.0) + weight / sum(weights)
        rows.append(row)
    transition = np.zeros((len(queue), len(queue)))
    for k, row in enumerate(rows):
        for place, p in row.items():
            transition[k, place] = p
    values = np.linalg.solve(np.eye(len(queue)) - transition, np.array(results))
    return {content: values[place] for content, place in places.items()}


def test_the_last_rolls_have_the_luck_that_can_be_computed() -> None:
    """Random rollouts, compared with exact values."""
    match = small(seed=3)
    points, _, _ = branch_points(GAME, dict(match.options), match.actions)
    random_play = evaluator_of(match)
    random_play.params = random_play.params._replace(rollout_policy_percent=0, rollout_depth=1 << 30)
    rolls = [point for point in points if point.actor == CHANCE][-4:]
    truth = exact(GAME, rolls[0].state, 2)
    assert len(truth) < 1000
    seen = []
    for point in rolls:
        codes, odds, actual = distinct_outcomes(GAME, point)
        values, error = random_play.evaluate(point.state, point.ply, codes, odds, actual, 4000)
        after = GAME.copy_of(point.state)
        GAME.rules["apply"](after, point.code)
        luck = truth[after.tobytes()] - truth[point.state.tobytes()]
        assert values[actual] - np.array(odds) @ values == pytest.approx(luck, abs=4 * error.max() + 1e-12)
        seen.append(abs(luck).max())
    assert max(seen) > 0.1  # there is something to be right about


def test_a_finished_match_is_worth_its_result() -> None:
    match = small()
    assert match.outcome is not None
    values, error = evaluator_of(match).evaluate(match.view(0).record, 3, [NO_ACTION], [0.0], 0, 5)
    assert tuple(values[0]) == match.outcome.utility
    assert error.max() == 0


@pytest.mark.parametrize("settings", [
    SearchSettings(), SearchSettings(rollout_policy_percent=80), SearchSettings(rollout_depth=3)], ids=["random", "bot", "cut"])
def test_the_mean_luck_of_a_chance_event_is_zero_whatever_the_evaluation(settings: SearchSettings) -> None:
    match = played(GAME, {}, "random", 5)
    points, _, _ = branch_points(match.game, {}, match.actions)
    evaluator = Evaluator(match.view(0, 0), settings, 1)
    rolls = [point for point in points if point.actor == CHANCE][::15]
    for point in rolls:
        codes, odds, _ = distinct_outcomes(match.game, point)
        lucks = []
        for actual in range(len(codes)):
            values, _ = evaluator.evaluate(point.state, point.ply, codes, odds, actual, 3)
            lucks.append(values[actual] - np.array(odds) @ values)
        assert len(codes) > 1
        assert np.array(odds) @ np.array(lucks) == pytest.approx(np.zeros(2), abs=1e-12)
        assert sum(odds) == pytest.approx(1)


def test_luck_has_mean_zero_over_many_games() -> None:
    """However it is played; here by greedy bots, and with two rollouts for each outcome: a very poor V."""
    rows = [[one.luck for one in luck_report(GAME, dict(match.options), match.actions, seed, 2, 0).sums]
            for seed in range(250) for match in [small(seed, "greedy")]]
    found = means(GAME, np.array(rows))
    assert found["zero"], found
    assert found["seats"][0]["spread"] > 0.2
    assert found["seats"][0]["high"] - found["seats"][0]["low"] < 0.2


def test_the_check_would_notice_a_bias() -> None:
    rows = np.random.Generator(np.random.PCG64(1)).normal(0.1, 0.5, (400, 2))
    assert not means(GAME, rows)["zero"]


def test_outcomes_that_lead_to_the_same_state_are_evaluated_once() -> None:
    """L'Île au Trésor: of two dice, mostly the sum counts."""
    game = benbow.game("ile_au_tresor")
    match = played(game, {"players": 2, "limit": 4}, "greedy", 1)
    points, _, _ = branch_points(game, dict(match.options), match.actions)
    rolls = [point for point in points if point.actor == CHANCE and len(point.outcomes) == 21]
    counts = set()
    for point in rolls:
        codes, odds, actual = distinct_outcomes(game, point)
        counts.add(len(codes))
        assert sum(odds) == pytest.approx(1)
        first, second = game.copy_of(point.state), game.copy_of(point.state)
        game.rules["apply"](first, codes[actual])
        game.rules["apply"](second, point.code)
        assert first.tobytes() == second.tobytes()
    assert max(counts) < 21


def test_laying_out_the_table_is_one_chance_event() -> None:
    game = benbow.game("martinique")
    match = played(game, {"board": game.option_values(game.opening())["board"]}, "random", 2)
    report = reported(match, playouts=4, iterations=0)
    assert report.laid == match.laid > 10
    assert report.draws[0].ply == match.laid - 1
    assert all(draw.ply >= match.laid for draw in report.draws[1:])


# --------------------------------------------------------------------------------------------------------------- skill
def test_a_decision_that_throws_the_game_away_costs_it_and_the_best_one_costs_nothing() -> None:
    """Die Schatzinsel: who could carry the last chest home, and does something else."""
    game = benbow.game("schatzinsel")
    match = played(game, {"length": "tiny", "layout": "random"}, "greedy", 3)
    points, _, _ = branch_points(game, dict(match.options), match.actions)
    last = next(point for point in reversed(points) if point.actor != CHANCE)
    evaluator, search = evaluator_of(match), Search(game)
    good = decision(decider_view(game, last), last, search, evaluator, 400, 200)
    assert good.best == last.code == good.code  # it won
    assert good.loss == 0
    others = [replace(last, code=code, odds=()) for code in last.outcomes if code != last.code]
    worst = max((decision(decider_view(game, one), one, search, evaluator, 400, 200) for one in others), key=lambda one: one.loss)
    assert worst.loss > 2 * worst.error > 0
    assert worst.best == last.code


def test_what_a_mistake_costs_the_others_gain() -> None:
    """L'Île au Trésor with three: who gains most is another question, but nothing is lost."""
    game = benbow.game("ile_au_tresor")
    match = played(game, {"players": 3, "board": "islet", "limit": 6}, "random", 2)
    report = luck_report(game, dict(match.options), match.actions, 1, 2, 60)
    mistakes = [one for one in report.choices if one.loss > 0]
    assert mistakes
    for one in report.choices:
        assert one.effect[one.seat] == -one.loss
        assert sum(one.effect) == pytest.approx(0, abs=1e-9)
        assert one.loss == 0 or one.loss > 0 < one.error
    for seat, total in enumerate(report.sums):
        assert total.gifts == pytest.approx(sum(one.effect[seat] for one in mistakes if one.seat != seat))
        assert total.expected + total.luck + total.skill + total.gifts + total.remainder == pytest.approx(total.result, abs=1e-12)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_clicks_at_random_is_blamed_and_a_bot_that_searches_hardly(seat: int) -> None:
    """Les Naufrageurs: at random, as the Wrecker and as the Owners, against a search. (The game's own bot is blamed as well:
    where it loads a barrel tells what it is worth.)"""
    random, other = 0.0, 0.0
    for seed in range(1, 5):
        match = Match(GAME, {}, seed=seed)
        bots = [levels.bot("random" if k == seat else "search:100", seed) for k in range(2)]
        while match.actor != OVER:
            if not match.advance():
                match.play(bots[match.actor].choose(match.view(match.actor)))
        sums = luck_report(GAME, dict(match.options), match.actions, 1, 2, 1000).sums
        random, other = random + sums[seat].skill, other + sums[1 - seat].skill
    assert random < 2 * other <= 0, (random, other)


def test_where_the_best_was_chosen_every_time_no_mistake_is_found() -> None:
    """Who follows the search of the report is not blamed by it."""
    start = small(seed=4)
    match = Match(GAME, dict(start.options), seed=4)
    search = Search(GAME)
    while match.actor != OVER:
        if not match.advance():
            view = match.view(match.actor)
            match.play(search.run(view, Budget(60), 7 + match.ply, judge_settings(GAME)).best)
    report = luck_report(GAME, dict(match.options), match.actions, 7, 2, 60)
    assert report.choices
    assert all(one.loss == 0 and one.best == one.code for one in report.choices)
    assert [one.skill for one in report.sums] == [0, 0] == [one.gifts for one in report.sums]


def test_a_loss_is_computed_from_the_seats_own_view() -> None:
    """On twins, states that differ only in what the seat cannot see, the loss is the same."""
    match = played(GAME, {}, "random", 11)
    points, _, _ = branch_points(GAME, dict(match.options), match.actions)
    checked = 0
    for point in [one for one in points if one.actor != CHANCE][10:40:3]:
        seen = GAME.copy_of(point.state)
        GAME.rules["hide"](seen, point.actor)
        other = GAME.copy_of(seen)
        GAME.rules["guess"](other, point.actor, GAME.new_workspace(point.ply).rng)
        if other.tobytes() == point.state.tobytes():
            continue
        twin = replace(point, state=other, odds=())
        checked += 1
        found = [decision(decider_view(GAME, one), one, Search(GAME), evaluator_of(match), 50, 50) for one in (point, twin)]
        assert found[0] == found[1]
    assert checked > 0


# ---------------------------------------------------------------------------------------------------------- the report
def test_the_same_match_and_effort_give_the_same_report() -> None:
    match = small(seed=4)
    told: list[tuple[int, int]] = []
    report = luck_report(GAME, dict(match.options), match.actions, 7, 20, 50, lambda done, total: told.append((done, total)))
    assert report == reported(match, playouts=20, iterations=50)
    assert report != luck_report(GAME, dict(match.options), match.actions, 8, 20, 50)
    assert [done for done, _ in told] == list(range(1, told[0][1] + 1))
    assert {total for _, total in told} == {1 + len(report.draws) + len(report.choices)}
    for seat, one in enumerate(report.sums):
        assert one.luck == pytest.approx(sum(draw.luck[seat] for draw in report.draws))
        assert one.skill == pytest.approx(-sum(choice.loss for choice in report.choices if choice.seat == seat))
        assert one.skill <= 0
        assert one.gifts == pytest.approx(-report.sums[1 - seat].skill)  # of two, one gains what the other loses
        assert one.expected + one.luck + one.skill + one.gifts + one.remainder == pytest.approx(one.result, abs=1e-12)
        assert match.outcome is not None
        assert one.result == match.outcome.utility[seat]
    assert sum(one.expected for one in report.sums) == pytest.approx(1)


def test_rollouts_go_to_the_end_or_far_enough_to_show_what_comes_of_a_roll() -> None:
    """Short rollouts, as some searches use, would show no luck in rolls."""
    assert rollout_settings(GAME) == GAME.search_settings
    game = benbow.game("schatzinsel")
    assert game.given_rules["value"] is not perfect_information.even
    assert rollout_settings(game).rollout_depth >= 24
    assert rollout_settings(game).rollout_policy_percent >= 80


def test_without_a_given_effort_it_is_a_power_of_two() -> None:
    match = played(GAME, {"lanes": 1, "barrels": 1, "special": 0}, "random", 1)
    report = luck_report(GAME, dict(match.options), match.actions)
    assert report.playouts.bit_count() == 1
    assert report.playouts >= 64


def test_only_what_is_over_has_a_report() -> None:
    match = small()
    with pytest.raises(BadOptionError, match="not over"):
        luck_report(GAME, dict(match.options), match.actions[:-1])
    with pytest.raises(BadCodeError, match=r"actions\[2\]"):
        luck_report(GAME, dict(match.options), [*match.actions[:2], GAME.verbs.playable, *match.actions[3:]])
    with pytest.raises(BadOptionError, match="playouts"):
        reported(match, playouts=-1)


def test_it_crosses_to_a_process_and_back() -> None:
    match = small()
    parts: list[float] = []
    asked = line_of(luck_job.question(GAME, match.options, match.actions, 7, 5, 40))
    line = line_of(answered(asked, parts.append))
    assert read(luck_job.LUCK_REPLIES, line) == Answer[Report](done=reported(match, playouts=5, iterations=40))
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    with pytest.raises(MessageError, match=r"^actions: "):
        read(REQUESTS, json.dumps({**json.loads(asked), "actions": ["load"]}).encode())
    report = {**json.loads(line)["done"], "draws": [{"ply": 1, "code": 1, "luck": 3, "error": []}]}
    with pytest.raises(MessageError, match=r"^luck: "):
        read(luck_job.LUCK_REPLIES, json.dumps({"done": report}).encode())


# --------------------------------------------------------------------------------------------------------------- bands
def one_die(odds: list[float]) -> list[tuple[float, float]]:
    return [(1 - p, p) for p in odds]


def brute(odds: list[float]) -> list[float]:
    chances = [0.0] * (len(odds) + 1)
    for came in itertools.product((0, 1), repeat=len(odds)):
        chances[sum(came)] += math.prod(p if hit else 1 - p for p, hit in zip(odds, came, strict=True))
    return chances


@pytest.mark.parametrize("odds", [[0.5] * 6, [0.1, 0.9, 0.5, 0.3], [1 / 6] * 10, [0.02] * 3, [1.0, 0.5]])
def test_a_band_holds_nine_tenths_and_no_smaller_end_would(odds: list[float]) -> None:
    chances, (low, high) = brute(odds), band_of(one_die(odds))
    assert count_distribution(one_die(odds)) == pytest.approx(chances)
    assert sum(chances[low : high + 1]) >= 0.9 - 1e-9
    assert sum(chances[:low]) <= 0.05 + 1e-9 < sum(chances[: low + 1])
    assert sum(chances[high + 1 :]) <= 0.05 + 1e-9 < sum(chances[high:])


def test_bands_are_wide_with_few_rolls() -> None:
    shares = [(high - low) / n for n in (6, 60, 600) for low, high in [band_of(one_die([1 / 6] * n))]]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 4 * shares[2]


def test_dice_have_bands_and_what_is_used_up_has_none() -> None:
    verb = GAME.verbs.table[0]
    faces, odds = (0, 1, 2), (0.5, 0.4, 0.1)
    rolls = [Roll(ply, ply % 2, faces, odds, ((), (), ())) for ply in range(10)]
    assert is_die(verb, rolls)
    assert not is_die(verb, rolls[:2])
    assert not is_die(verb, [Roll(ply, 0, faces, (0.5 - ply / 100, 0.4, 0.1 + ply / 100), ()) for ply in range(10)])
    assert not is_die(verb, [Roll(ply, ply, tuple(range(ply, 12)), (1 / (12 - ply),) * (12 - ply), ()) for ply in range(10)])
    (band,) = bands_of(GAME, rolls)
    assert (band.die, band.seat, band.rolls) == ("roll", NOBODY, 10)
    assert [(face.name, face.code, face.count) for face in band.faces] == [("1", 0, 5), ("2", 1, 5), ("3", 2, 0)]
    assert [face.expected for face in band.faces] == pytest.approx([5, 4, 1])
    assert band.faces[0].is_odd is (band.faces[0].count > band.faces[0].high)


@pytest.mark.parametrize(("name", "options", "dice"), [
    ("naufrageurs", {}, {(0, "black"), (1, "green"), (1, "yellow"), (1, "red"), (1, "blue")}),
    ("schatzinsel", {"length": "tiny", "layout": "random"}, {(0, "red"), (0, "black"), (1, "red"), (1, "black")}),
    ("ile_au_tresor", {"players": 2, "board": "islet", "limit": 4}, {(0, "dice"), (1, "dice")}),
])
def test_dice_are_counted_by_die_and_by_who_threw_them(name: str, options: dict[str, object], dice: set[tuple[int, str]]) -> None:
    match = played(benbow.game(name), options, "random", 1)
    report = luck_report(match.game, dict(match.options), match.actions, 1, 1, 0)
    assert {(band.seat, band.die) for band in report.bands} <= dice
    assert len(report.bands) > 1
    told: dict[tuple[int, str, str], int] = {}
    for ply in range(match.laid, match.ply):
        if match.actors[ply] == CHANCE:
            for die in match.game.drawing.dice(match.view(SPECTATOR, ply), match.veiled(ply, SPECTATOR), match.game.words()):
                told[die.thrower, die.body, die.face] = told.get((die.thrower, die.body, die.face), 0) + 1
    for band in report.bands:
        assert sum(face.count for face in band.faces) == band.rolls == pytest.approx(sum(face.expected for face in band.faces))
        assert {face.name: face.count for face in band.faces} == {
            face.name: told.get((band.seat, band.die, face.name), 0) for face in band.faces}
        for face in band.faces:
            view = match.view(SPECTATOR, face.ply)
            assert match.game.drawing.dice(view, face.code, match.game.words())[face.place].face == face.name
    assert json.loads(json.dumps(asdict(report)))["bands"][0]["die"] == report.bands[0].die
