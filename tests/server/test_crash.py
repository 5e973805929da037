"""kill -9 in the middle of running games. `python -m tests.crash --kills 100` does the same at length."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.crash import check_list, storm
from tests.crash_guests import UNDONE, Ledger
from tests.running import running

KILLS, GUESTS = 4, 10


def test_no_acknowledged_action_is_lost_or_doubled(tmp_path: Path) -> None:
    with running(tmp_path) as inn:
        tally = asyncio.run(storm(inn, KILLS, GUESTS, seed=1))
    assert tally.kills == KILLS
    assert tally.acknowledged > 3 * KILLS
    assert tally.cut_off > KILLS / 2  # the kills struck in the middle of something
    assert tally.seatings > 0
    assert tally.lines > 0


def test_a_loss_would_be_noticed() -> None:
    ledger = Ledger("x", acknowledged={4: 10, 6: UNDONE}, length=7)
    check_list(ledger, [0, 0, 1, 1, 10, 11, -6])
    for log in ([0, 0, 1, 1, 10, 11], [0, 0, 1, 1, 12, 11, -6], [0, 0, 1, 10, 11, -6, 3], [0, 0, 1, 1, 10, 10, 11, -6]):
        with pytest.raises(AssertionError):
            check_list(ledger, log)
