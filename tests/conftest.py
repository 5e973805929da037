"""A skipped test counts as failed in CI."""
from __future__ import annotations

import os

import pytest


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("skipped tests count as failed in CI", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
