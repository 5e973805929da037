"""How often a device may do something. One event loop asks, and nothing is awaited in between: so the limits hold."""
from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field

MAX_KEYS = 10_000  # then those that have been quiet are forgotten


class RateLimit:
    """So many times in so many seconds, for each key; all rules hold together.

    >>> limit = RateLimit((2, 10), (3, 60))
    >>> [limit.take("ann", at) for at in (0, 1, 2, 11, 22)], limit.take("bob", 2)
    ([True, True, False, True, False], True)
    """

    def __init__(self, *rules: tuple[int, float]) -> None:
        self._rules, self._longest = rules, max(seconds for _, seconds in rules)
        self._times: dict[str, deque[float]] = {}

    def take(self, key: str, now: float | None = None) -> bool:
        """-> may it be done now? If so, it counts."""
        at = time.monotonic() if now is None else now
        if len(self._times) > MAX_KEYS:
            self._times = {one: times for one, times in self._times.items() if times and times[-1] > at - self._longest}
        times = self._times.setdefault(key, deque())
        while times and times[0] <= at - self._longest:
            times.popleft()
        if any(sum(one > at - seconds for one in times) >= most for most, seconds in self._rules):
            return False
        times.append(at)
        return True


@dataclass
class Limits:
    """Of one server."""

    lines: RateLimit = field(default_factory=lambda: RateLimit((5, 10), (40, 600)))  # of a device
    watchers: RateLimit = field(default_factory=lambda: RateLimit((20, 10), (400, 600)))  # of a table: a device is quickly made
    boards: RateLimit = field(default_factory=lambda: RateLimit((20, 10), (300, 600)))  # of a device: drawn while it is typed
    proposals: RateLimit = field(default_factory=lambda: RateLimit((6, 60)))  # of a device
