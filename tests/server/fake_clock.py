"""A clock that stands still until a test moves it."""
from __future__ import annotations

import pytest

NOON = 1_800_000_000.0
DAY = 86_400


class FakeClock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = NOON
        monkeypatch.setattr("benbow.server.clock.now", lambda: self.time)

    def go(self, seconds: float) -> None:
        self.time += seconds
