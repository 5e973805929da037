"""Bots that search, in a real browser: what is shown meanwhile, and the pace at which bots' moves are shown."""
from __future__ import annotations

import contextlib
import os
import signal
import time
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from benbow.server.search_pool import GRACE_S
from tests.browser.chrome import LANGUAGES, act, until_asked
from tests.browser.conftest import Invite
from tests.browser.friends import act_once
from tests.running import Inn

AT_ONCE = {"en": "Bots play at once", "fr": "Les robots jouent aussitôt", "de": "Bots spielen sofort"}
MOVE, STEP = 880, 580  # milliseconds, a little less than the page waits
NOTES_MOVES = """() => {
  window.noted = [];
  const note = () => {
    const seq = +document.getElementById("table").dataset.seq;
    if (seq !== window.noted.at(-1)?.[0]) window.noted.push([seq, performance.now()]);
  };
  new MutationObserver(note).observe(document.getElementById("play"), { subtree: true, childList: true, attributes: true });
}"""


def worker_of(inn: Inn) -> int:
    """The process that searches."""
    assert inn.process is not None
    children = Path(f"/proc/{inn.process.pid}/task/{inn.process.pid}/children").read_text().split()
    return next(int(pid) for pid in children if b"benbow.search.worker" in Path(f"/proc/{pid}/cmdline").read_bytes())


def test_a_game_against_the_first_mate_who_is_seen_to_search(invite: Invite, searching_inn: Inn) -> None:
    """Its process is halted for a while: the page says so, goes on showing the past, and the move comes when it can."""
    guest = invite(inn=searching_inn)
    page = guest.sit("first-mate", "me")
    expect(page.locator("#seats .what")).to_have_text(["bot · First mate"])
    until_asked(page)
    for _ in range(2):
        act(page)
    worker = worker_of(searching_inn)
    os.kill(worker, signal.SIGSTOP)
    halted = time.monotonic()
    try:
        for _ in range(2):  # the last two of four ships are loaded
            act_once(page)
        expect(page.locator("#prompt")).to_have_text("Player 1 is thinking.")
        expect(page.locator("#thinking i")).to_have_count(3)
        before = guest.entries()
        page.locator("#step-back").click()
        expect(page.locator("#table[data-past]")).to_be_attached()
        page.locator("#to-now").click()
        expect(page.locator("#prompt")).to_have_text("Player 1 is thinking.")
        assert guest.entries() == before
    finally:
        with contextlib.suppress(ProcessLookupError):  # on a very slow machine it is late, and has been replaced
            os.kill(worker, signal.SIGCONT)
    was_soon = time.monotonic() - halted < GRACE_S
    until_asked(page)
    assert guest.entries() > before
    assert worker_of(searching_inn) == worker or not was_soon, "the worker was not replaced"
    act(page)


def test_bots_take_their_time_unless_told_otherwise(invite: Invite) -> None:
    """Also where there is no motion. What is chosen stays chosen on this device."""
    guest = invite(pace=True)
    page = guest.sit("greedy", "greedy", "me", lanes=2)
    until_asked(page)
    page.evaluate(NOTES_MOVES)
    act(page)
    noted, actors = page.evaluate("window.noted"), guest.match().actors
    waits = [(when - before, actors[seq - 1], actors[seq - 2]) for (_, before), (seq, when) in pairwise(noted)]
    bots = [(wait, mover == last) for wait, mover, last in waits if mover in (0, 1)]
    assert bots
    assert [one for one in bots if one[0] < (STEP if one[1] else MOVE)] == []
    expect(page.locator("#at-once")).not_to_be_checked()
    page.locator(".options summary").click()
    page.locator("#at-once").check()
    page.reload()
    page.wait_for_selector(".play.alive")
    expect(page.locator("#at-once")).to_be_checked()
    until_asked(page)
    page.evaluate(NOTES_MOVES)
    before = guest.entries()
    act(page)
    shown = {seq for seq, _ in page.evaluate("window.noted")} - {before}
    assert shown == {guest.entries()}, "without motion, only how it stands in the end"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_switch_is_named_in_every_language(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang, pace=True)
    page = guest.sit("me", "greedy")
    page.locator(".options summary").click()
    expect(page.get_by_role("switch", name=AT_ONCE[lang])).to_be_visible()
