"""One server and one browser for each worker, a device without a past for each test. A complaint of the browser fails it."""
from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chrome import PATIENCE, SWITCHES, Guest
from tests.compile import compiled
from tests.outside import SOURCE
from tests.running import CHECKED, STARTS, Inn, running

Invite = Callable[..., Guest]
FRESH = """try {  // what another page wrote may come to disk after it was cleared
  if (!sessionStorage.getItem("begun")) localStorage.clear();
  sessionStorage.setItem("begun", "yes");
} catch { /* a page without an address */ }"""
AT_ONCE = "try { localStorage.setItem('benbow-bots-at-once', 'yes'); } catch { /* a page without an address */ }"
expect.set_options(timeout=PATIENCE)
BROWSER = "chromium-headless-shell"  # the same engine without windows of its own, which cost half a second for each device
MOST_IDLE = 6  # devices: each has a process
FORGOTTEN = "local_storage,service_workers"
Device = tuple[str, BrowserContext]  # its settings, and the device


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """It listens to the network as `make play` does."""
    with running(tmp_path_factory.mktemp("inn"), host="0.0.0.0") as inn:
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


@pytest.fixture(scope="package")
def idle(browser: Browser) -> list[Device]:
    """Devices that nobody uses. They know fonts and scripts already, and forget all else before they are used again: a new one
    takes nearly as long as a test."""
    return []


@pytest.fixture
def invite(browser: Browser, idle: list[Device], inn: Inn) -> Iterator[Invite]:
    """invite(locale="fr", ...) is a guest with a device of its own. The settings are those of a browser's context; with
    `pace=True` bots take their time, and with `coach=True` a first match is coached, as for everyone who has not told otherwise.
    """
    guests: list[tuple[str, Guest]] = []

    def invited(**settings: Any) -> Guest:
        house, has_pace, is_coached = settings.pop("inn", inn), settings.pop("pace", False), settings.pop("coach", False)
        motion, light, viewport = (settings.pop(name, None) for name in ("reduced_motion", "color_scheme", "viewport"))
        settings.setdefault("locale", "en")
        key = repr(sorted(settings.items()))

        def prepare(page: Page) -> None:
            """What a page can have for itself, so that few devices serve all."""
            page.emulate_media(reduced_motion=motion or "reduce", color_scheme=light)
            if viewport:
                page.set_viewport_size(viewport)
            if not has_pace:
                page.add_init_script(AT_ONCE)

        known = next((device for device in idle if device[0] == key), None)
        if known:
            idle.remove(known)
        context = known[1] if known else browser.new_context(**settings)
        if not known:
            context.new_page()  # it stays open, and so its process stays
        page = context.new_page()
        page.add_init_script(FRESH)
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": house.url, "storageTypes": FORGOTTEN})
        if not is_coached:
            context.add_cookies([{"name": "benbow_coach", "value": "off", "url": house.url}])
        guests.append((key, Guest(house, context, page, prepare)))
        return guests[-1][1]

    yield invited
    for key, guest in guests:
        for page in guest.context.pages[1:]:
            page.unroute_all(behavior="ignoreErrors")  # or the next test is told of it
            page.close()
        guest.context.clear_cookies()
        idle.append((key, guest.context))
        if len(idle) > MOST_IDLE:
            idle.pop(0)[1].close()
    assert [complaint for _, guest in guests for complaint in guest.unforgiven] == []
