"""A skipped test counts as failed in CI; long files begin first, so that no worker is left alone with one at the end; tests that
are marked `soak` play more of what others test, too, and run in `make soak`."""
from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

LONG = {"test_laws.py", "test_laws_catch.py", "test_cache.py", "test_cli.py", "test_wire.py", "test_crash.py", "test_new_game.py"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONG)
    if not os.environ.get("BENBOW_SOAK"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture
def toys_uncompiled() -> Iterator[None]:
    """The games of tests/toys are played uncompiled: nothing waits for the compiler."""
    from tests.toys import laid, sealed, trail

    games = (laid.GAME, sealed.GAME, trail.GAME)
    for game in games:
        game.play_uncompiled()
    yield
    for game in games:
        game.play_compiled()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("skipped tests count as failed in CI", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
