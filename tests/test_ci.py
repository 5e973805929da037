"""CI's own promise: a skipped test counts as failed there."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parent / "conftest.py"


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_skip_counts_as_failed_in_ci(tmp_path: Path, ci: str, code: int) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text())
    (tmp_path / "test_one.py").write_text("import pytest\n\ndef test_a(): pass\n\ndef test_b(): pytest.skip('why not')\n")
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", str(tmp_path)], capture_output=True, text=True,
                          env=os.environ | {"CI": ci}, cwd=tmp_path)
    assert done.returncode == code, done.stdout
