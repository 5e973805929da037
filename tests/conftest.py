"""A skipped test counts as failed in CI; what takes long begins first, so that no worker is left alone with it at the end."""
from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

LONG = ("test_game_keeps_all_laws", "test_game_is_the_same_without", "test_no_acknowledged_action", "test_sound_toy",
        "test_plant_is_caught", "test_compiled_laws")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.name.startswith(LONG))


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
