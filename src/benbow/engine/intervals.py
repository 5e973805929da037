"""How sure a share is that was counted."""
from __future__ import annotations

import math
import statistics

Z = statistics.NormalDist().inv_cdf(0.975)  # standard deviations: 95 per cent


def interval(successes: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate.

    >>> [round(bound, 3) for bound in interval(50, 100)], [round(bound, 2) for bound in interval(10, 10)]
    ([0.404, 0.596], [0.72, 1.0])
    """
    rate, z2 = successes / n, Z * Z
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = Z / (1 + z2 / n) * math.sqrt(max(rate * (1 - rate), 0.0) / n + z2 / (4 * n * n))
    return min(middle - half, rate), max(middle + half, rate)  # rounding may not push the rate itself out
