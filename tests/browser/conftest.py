"""One server and one browser for each worker, a new device for each test. A complaint of the browser fails it."""
from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chrome import PATIENCE, SWITCHES, Guest
from tests.compile import compiled
from tests.outside import SOURCE
from tests.running import CHECKED, STARTS, Inn, running

Invite = Callable[..., Guest]
AT_ONCE = "try { localStorage.setItem('benbow-bots-at-once', 'yes'); } catch { /* a page without an address */ }"
expect.set_options(timeout=PATIENCE)
BROWSER = "chromium-headless-shell"  # the same engine without windows of its own, which cost half a second for each device


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    with running(tmp_path_factory.mktemp("inn")) as inn:
        yield inn


@pytest.fixture(scope="session")
def searching_inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server whose bots can search in Naufrageurs from the first moment."""
    assert compiled("naufrageurs", "search", CHECKED) == 0
    with running(tmp_path_factory.mktemp("searching"), pool=1) as inn:
        yield inn


@pytest.fixture(scope="module")
def toy_inn(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server beside which the module's TOY, one of tests/toys, is installed. Its rules run uncompiled: nothing needs more."""
    toy, site = request.module.TOY.__name__, tmp_path_factory.mktemp("site")
    info = site / "toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[benbow.games]\n{toy.rpartition('.')[2]} = {toy}\n")
    path = os.pathsep.join(map(str, (SOURCE, Path(__file__).parents[2], site)))
    with running(tmp_path_factory.mktemp("toy"), PYTHONPATH=path, NUMBA_DISABLE_JIT="1") as inn:
        yield inn


@pytest.fixture(scope="package")  # not longer: while playwright is there, no other event loop can run
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which(BROWSER), args=SWITCHES, timeout=STARTS * 1000)
        yield chromium
        chromium.close()


@pytest.fixture
def invite(browser: Browser, inn: Inn) -> Iterator[Invite]:
    """invite(locale="fr", ...) is a guest with a device of its own. The settings are those of a browser's context; with
    `pace=True` bots take their time, and with `coach=True` a first match is coached, as for everyone who has not told otherwise.
    """
    guests: list[Guest] = []

    def invited(**settings: Any) -> Guest:
        house, has_pace, is_coached = settings.pop("inn", inn), settings.pop("pace", False), settings.pop("coach", False)
        context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **settings})
        if not is_coached:
            context.add_cookies([{"name": "benbow_coach", "value": "off", "url": house.url}])
        if not has_pace:
            context.add_init_script(AT_ONCE)
        guests.append(Guest(house, context, context.new_page()))
        return guests[-1]

    yield invited
    for guest in guests:
        for page in guest.context.pages:
            page.unroute_all(behavior="ignoreErrors")  # or the next test is told of it
        guest.context.close()
    assert [complaint for guest in guests for complaint in guest.unforgiven] == []
