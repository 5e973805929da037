"""A store and a server of their own for each test; and tests may be coroutines."""
from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from benbow.server.search_pool import SearchPool
from benbow.server.store import Store
from tests.server.house import House, house

PATIENCE_S = 240  # a busy machine is slow


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A coroutine has an event loop of its own, and fails if it hangs."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.function).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.function(**given), PATIENCE_S))
    return True


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "benbow.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(path)
    yield opened
    opened.close()


@pytest.fixture
def pool() -> SearchPool | None:
    """Without one, bots play by their policy. Modules of tests may have another."""
    return None


@pytest.fixture
def inn(tmp_path: Path, pool: SearchPool | None) -> Iterator[House]:
    with house(tmp_path, pool) as one:
        yield one
