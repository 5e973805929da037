"""A line that is slow, or fails once: answers that come after the stream has shown more, and requests that never arrive."""
from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.chrome import act, seq, until_asked
from tests.browser.conftest import Invite

LATE_ANSWERS = """
  const real = window.fetch;
  const later = () => new Promise(done => setTimeout(done, 1500));
  window.fetch = async (...what) => { const answer = await real(...what); await later(); return answer; };
"""
FAILS_ONCE = """
  const real = window.fetch;
  let failures = 0;
  const fails = what => String(what).endsWith("/play") && failures++ === 0;
  window.fetch = (...what) => fails(what[0]) ? Promise.reject(new TypeError("no line")) : real(...what);
"""
LATE_LOOKS = """
  const real = window.fetch;
  window.fetch = async (...what) => {
    const answer = await real(...what);
    if (String(what[0]).includes("/at/")) await new Promise(done => setTimeout(done, 1500));
    return answer;
  };
"""


def test_an_action_is_sent_although_the_answer_to_the_one_before_is_still_on_its_way(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script(LATE_ANSWERS)
    page = guest.sit("greedy", "me")
    until_asked(page)
    before = guest.entries()
    for _ in range(3):  # an Owner loads ship after ship: nothing is rolled in between, so each is one entry
        act(page)
    assert guest.entries() == before + 3


def test_a_request_that_failed_is_sent_again_while_the_stream_goes_on(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script(FAILS_ONCE)
    page = guest.sit("greedy", "me")
    until_asked(page)
    before = guest.entries()
    act(page)
    assert guest.entries() == before + 1
    expect(page.locator("#offline")).to_be_hidden()


def test_an_old_answer_does_not_cover_a_newer_table(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script(LATE_LOOKS)
    page = guest.sit("greedy", "me")
    until_asked(page)
    page.locator("#step-last").click()  # asks for the table as it is now; the answer takes a while
    act(page)
    now = seq(page)
    page.wait_for_timeout(2000)
    expect(page.locator("#table")).to_have_attribute("data-seq", now)
    act(page)
    assert int(seq(page)) == guest.entries() > int(now)


def test_a_held_key_confirms_nothing(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=1)
    until_asked(page)
    before = guest.entries()
    page.locator("#board .can").first.focus()
    page.keyboard.down("Enter")
    for _ in range(5):  # the keyboard repeats it
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator("#confirm")).to_be_visible()
    assert guest.entries() == before
