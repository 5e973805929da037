"""The example of a game outside the package: it is found, keeps the laws, and can be played in the terminal."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .outside import environment

EXAMPLE = Path(__file__).parent.parent / "examples" / "kuhn_poker"


@pytest.fixture
def uncompiled(tmp_path: Path) -> dict[str, str]:
    return environment(EXAMPLE, tmp_path, NUMBA_DISABLE_JIT="1")


def benbow(arguments: str, environment: dict[str, str], said: str = "") -> str:
    done = subprocess.run([sys.executable, "-m", "benbow", *arguments.split()], input=said, env=environment,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_example_keeps_the_laws(tmp_path: Path) -> None:
    said = benbow("laws kuhn_poker --games 200 --pages 5", environment(EXAMPLE, tmp_path))
    assert "kuhn_poker: all laws kept in 200 games" in said


def test_example_is_played_in_its_notation(uncompiled: dict[str, str]) -> None:
    said = benbow("play kuhn_poker --hot-seat --seed 1", uncompiled, "\nrules\nbet\n\nbet\n\n")
    for text in ("This game has no written rules.", "Player 1 plays: bet.", "Chance decides: deal ?.", "Higher card"):
        assert text in said


def test_example_is_short() -> None:
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) < 200
