"""Compiles what the tests and their servers need, two processes at a time."""
from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import benbow


def compiled(game: str, part: str = "all") -> int:
    return subprocess.run([sys.executable, "-m", "benbow", "compile", "--part", part, game]).returncode


def size(game: str) -> int:
    """How long it may take."""
    return sum(path.stat().st_size for path in benbow.game(game).home.rglob("*.py"))


def main() -> int:
    games = sorted(benbow.games(), key=size, reverse=True)  # the longest first, so that no process is left alone with it
    with ThreadPoolExecutor(2) as pool:
        return max(pool.map(compiled, games))


if __name__ == "__main__":
    sys.exit(main())
