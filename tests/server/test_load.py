"""The load generator itself, small: it plays, measures and finds no error. `make load` is the real thing."""
from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator

import pytest

from tests.load import measure, percentile
from tests.running import Inn, running


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    with running(tmp_path_factory.mktemp("load")) as inn:
        yield inn


@pytest.mark.parametrize(("game", "tables"), [("naufrageurs", 12), ("schatzinsel", 4)])
def test_many_tables_at_once(inn: Inn, game: str, tables: int) -> None:
    report, errors = asyncio.run(measure(inn, tables=tables, seconds=0.5, think=0, seed=1, wait=False, game=game))
    assert errors == []
    assert report.moves_per_second > 0
    assert report.plies_per_second > report.moves_per_second  # bots and dice play as well
    assert 0 < report.seen_p50_ms <= report.seen_p99_ms


def test_percentiles() -> None:
    assert percentile([3, 1, 2], 0.5) == 2
    assert percentile(list(range(100)), 0.99) == 99
    assert math.isnan(percentile([], 0.5))
