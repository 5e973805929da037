"""python -m tests.beside CHECKOUT: is this checkout as quick as another one, e.g. `git worktree add /tmp/old COMMIT`?

Both run `benbow bench` in turn, so that the machine is equally busy for both; the median of the ratios is reported.
"""
from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import benbow

HERE = Path(__file__).parents[1]
FIGURES = {(): ("steps_per_s",), ("--search",): ("uniform_iterations_per_s", "guided_iterations_per_s", "own_iterations_per_s")}


def bench(checkout: Path, cache: Path, *arguments: str) -> dict[str, Any]:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "BENBOW_CACHE": str(cache)}
    command = [sys.executable, "-m", "benbow", "bench", *arguments, "--json", "--repeats", "3"]
    found: dict[str, Any] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return found


def compared(game: str, other: Path, repeats: int, caches: Path) -> list[dict[str, Any]]:
    rows = []
    for mode, figures in FIGURES.items():
        runs = [[bench(checkout, caches / name, game, *mode) for name, checkout in (("here", HERE), ("other", other))]
                for _ in range(repeats)]
        for figure in figures:
            here, there = ([run[side][figure] for run in runs] for side in range(2))
            ratios = [one / two for one, two in zip(here, there, strict=True)]
            rows.append({"game": game, "figure": figure, "here": statistics.median(here), "other": statistics.median(there),
                         "ratio": round(statistics.median(ratios), 3), "from": min(ratios), "to": max(ratios)})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("games", nargs="*", default=benbow.games())
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--cache", type=Path, help="a folder to keep what both compile")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in given.games:
            for row in compared(game, given.checkout, given.repeats, given.cache or Path(folder)):
                print(json.dumps(row) if given.json else "{game:<15}{figure:<26}{here:>12.0f} here{other:>12.0f} there"
                      "   ratio {ratio:.2f} ({from:.2f} to {to:.2f})".format_map(row), flush=True)


if __name__ == "__main__":
    main()
