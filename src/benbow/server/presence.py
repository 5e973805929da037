"""Who is here: which devices have a page open. A page of a table holds a stream as long as it is shown, and one page of each
device holds another for all its tables, also while it is hidden (alerts.py)."""
from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator

from . import clock

MAX_REMEMBERED = 20_000  # devices that have left
AWAY_S = 60.0  # after so long without an open page others may let a bot play


class Presence:
    """Counts the open streams of each device."""

    def __init__(self, changed: Callable[[str], None]) -> None:
        self._changed = changed
        self._open: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._came: dict[str, float] = {}  # of those who are here
        self._began = clock.now()

    @contextlib.contextmanager
    def of(self, holder: str) -> Iterator[None]:
        """While a stream is open."""
        self._open[holder] += 1
        if self._open[holder] == 1:
            self._came[holder] = clock.now()
            self._changed(holder)
        try:
            yield
        finally:
            self._open[holder] -= 1
            if not self._open[holder]:
                del self._open[holder], self._came[holder]
                self.saw(holder)
                self._changed(holder)

    def saw(self, holder: str) -> None:
        """The device was here just now, though it may have no page open yet."""
        self._left.pop(holder, None)  # the dictionary is in the order of leaving
        self._left[holder] = clock.now()
        if len(self._left) > MAX_REMEMBERED:
            del self._left[next(iter(self._left))]

    def was_here(self, holder: str, within_s: float) -> bool:
        """Is it here, or was it a short time ago?"""
        return self.is_here(holder) or (holder in self._left and clock.now() - self._left[holder] < within_s)

    def is_here(self, holder: str) -> bool:
        return self._open[holder] > 0

    def away_s(self, holder: str) -> float:
        """For how long the device has had no page open; since the server's start, if it was not here since then. Never 0."""
        return 0.0 if self.is_here(holder) else max(0.001, clock.now() - self._left.get(holder, self._began))

    def here_s(self, holder: str) -> float:
        """For how long the device has had a page open; 0 if it has none."""
        return clock.now() - self._came[holder] if self.is_here(holder) else 0.0
