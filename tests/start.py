"""python -m tests.start: how long from `benbow serve` to the first page? The first start makes the database."""
from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

from .running import running


def first_page(data: Path) -> float:
    """Seconds from starting the process until the first page has been read."""
    start = time.monotonic()
    with running(data, switches={}) as inn:  # as people run it
        urllib.request.urlopen(inn.url).read()
        return time.monotonic() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fresh, *later = [first_page(Path(folder) / "data") for _ in range(1 + given.repeats)]
    figures = {"first start": fresh, "later, median": statistics.median(later), "later, worst": max(later)}
    if given.json:
        print(json.dumps({name: round(value, 3) for name, value in figures.items()}))
        return
    for name, value in figures.items():
        print(f"{name:<14}{value:6.2f} s")


if __name__ == "__main__":
    main()
