"""When a bot's answer comes: on the beat of its level, so that the time tells nothing of what it thought about.

>>> left(began=100.0, now=100.25, beat_s=1.0), left(began=100.0, now=101.5, beat_s=1.0)  # to the first beat, to the second
(0.75, 0.5)
"""
from __future__ import annotations

import asyncio
import math
import time

from benbow.search.baselines import Bot
from benbow.search.levels import QUICK_BEAT_S, LevelBot


def left(began: float, now: float, beat_s: float) -> float:
    """Seconds to the next beat, counted from when the turn came; there is at least one."""
    passed = now - began
    return max(1, math.ceil(passed / beat_s)) * beat_s - passed


class Beats:
    """The beats that bots keep at the tables of a server. A test may have a time of its own."""

    is_kept = True

    def now(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def wait(self, began: float, beat_s: float) -> None:
        """Until the next beat of a turn that came at `began`."""
        await self.sleep(left(began, self.now(), beat_s))


class AtOnce(Beats):
    """Bots act as soon as they have decided: how long they thought is seen."""

    is_kept = False

    async def wait(self, began: float, beat_s: float) -> None:
        pass


def searching(bot: Bot) -> LevelBot | None:
    """The bot, if its level searches: it has a beat for each action. Others have one for all that they do in a row."""
    return bot if isinstance(bot, LevelBot) and bot.level.iterations else None


def beat_of(bot: Bot) -> float:
    return bot.level.beat_s if isinstance(bot, LevelBot) else QUICK_BEAT_S
