"""Compiles what the tests need, two processes at a time: rules as the tests play them, and as their servers do."""
from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import benbow
from tests.running import CHECKED

Job = tuple[str, str, dict[str, str]]


def compiled(game: str, part: str, environment: dict[str, str]) -> int:
    line = [sys.executable, "-m", "benbow", "compile", "--part", part, game]
    return subprocess.run(line, env=os.environ | environment).returncode


def size(game: str) -> int:
    """How long it may take."""
    return sum(path.stat().st_size for path in benbow.game(game).home.rglob("*.py"))


def main() -> int:
    games = sorted(benbow.games(), key=size, reverse=True)  # the longest first, so that no process is left alone with it
    jobs: list[Job] = [(game, "all", {}) for game in games]
    jobs += [(game, "search" if game == "naufrageurs" else "rules", CHECKED) for game in games]  # a bot searches in a browser
    with ThreadPoolExecutor(2) as pool:
        return max(pool.map(lambda job: compiled(*job), jobs))


if __name__ == "__main__":
    sys.exit(main())
