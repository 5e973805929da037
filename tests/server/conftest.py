"""A store of its own for each test."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from benbow.server.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "benbow.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(path)
    yield opened
    opened.close()
