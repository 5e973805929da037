"""Compiles what the tests need, two processes at a time: rules as the tests play them, and as servers do."""
from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import benbow

CHECKED = {"NUMBA_BOUNDSCHECK": "1"}  # servers check the bounds of arrays: other code, compiled apart


def compiled(game: str, part: str, environment: dict[str, str]) -> int:
    line = [sys.executable, "-m", "benbow", "compile", "--part", part, game]
    return subprocess.run(line, env=os.environ | environment).returncode


def main() -> int:
    jobs: list[tuple[str, str, dict[str, str]]] = [(game, "all", {}) for game in benbow.games()]
    jobs += [(game, "rules", CHECKED) for game in benbow.games()]
    with ThreadPoolExecutor(2) as pool:
        return max(pool.map(lambda job: compiled(*job), jobs))


if __name__ == "__main__":
    sys.exit(main())
