"""Some runs over a bad network. `python -m tests.reconnect --runs 1000` does the same at length."""
from __future__ import annotations

import asyncio
from pathlib import Path

from tests.page import Attempt
from tests.reconnect import judged, storm
from tests.running import running

RUNS = 16
LOG = [0, 0, 7, 8, -4, 9]  # two draws; then people: 7, 8, taken back, 9
PEOPLE = {2, 3, 4, 5}


def test_nothing_is_lost_or_done_twice_whatever_the_network_does(tmp_path: Path) -> None:
    with running(tmp_path) as inn:
        report = asyncio.run(storm(inn, RUNS, seed=1, at_once=RUNS, runs_per_start=RUNS // 2, most=9))
    assert report.problems == []
    assert (report.runs, report.is_good) == (RUNS, True)
    assert report.restarts > 0
    assert report.actions > 5 * RUNS
    assert report.sent_again > RUNS
    assert len(report.faults) >= 12, "all kinds of faults came"


def sent(*changed: Attempt) -> list[Attempt]:
    right = {2: Attempt("a", 2, "play", (7,), 200), 3: Attempt("b", 3, "play", (8,), 409, 2),
             4: Attempt("c", 4, "undo", (), 200), 5: Attempt("d", 5, "play", (9,), 200)}
    return [*{**right, **{one.place: one for one in changed}}.values()]


ANSWERS: dict[str, list[int | None]] = {"a": [200], "b": [200, 409], "c": [None, 200], "d": [200]}


def kinds(log: list[int], attempts: list[Attempt], answers: dict[str, list[int | None]]) -> list[str]:
    return [kind for kind, _ in judged(log, PEOPLE, attempts, answers)]


def test_a_loss_would_be_noticed() -> None:
    assert kinds(LOG, sent(), ANSWERS) == []
    assert kinds([0, 0, 7, 8, -4, 9, 3], sent(), ANSWERS) == []  # chance went on
    assert kinds(LOG[:-1], sent(), ANSWERS) == ["lost", "doubled"]  # (and somebody's action is there that nobody sent)
    assert "lost" in kinds([0, 0, 7, 8, 9, -4], sent(), ANSWERS)
    assert kinds(LOG, sent(), {**ANSWERS, "b": [200, 200]}) == ["doubled"]
    assert kinds(LOG, [one for one in sent() if one.id != "d"], ANSWERS) == ["doubled"]
    assert kinds(LOG, [*sent(), Attempt("e", 5, "play", (9,), 200)], ANSWERS) == ["doubled"]
    assert kinds(LOG, sent(Attempt("d", 5, "play", (9,), 409)), {**ANSWERS, "d": [409]}) == ["others"]
    assert kinds(LOG, sent(Attempt("d", 5, "play", (9,), 409)), {**ANSWERS, "d": [None, 409]}) == []  # it was killed meanwhile
    assert kinds(LOG, sent(Attempt("d", 5, "play", (9, 6, 3), 200)), ANSWERS) == []  # a long move, as far as it went
