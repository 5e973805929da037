"""Benbow with a clock that stands still, as many seconds after its start as a file says: a slow machine changes nothing.

`BENBOW_AHEAD=FILE python -m tests.ahead serve`
"""
from __future__ import annotations

import os
import time
from pathlib import Path

from benbow.cli import main
from benbow.server import clock

START = time.time()


def ahead() -> float:
    return START + float(Path(os.environ["BENBOW_AHEAD"]).read_text() or 0)


if __name__ == "__main__":
    clock.now = ahead
    raise SystemExit(main())
