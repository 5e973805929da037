"""Nothing is lost and nothing happens twice: reload, back, two tabs, a double click, a server that goes away and comes back."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.chrome import act, log_of, my_turn, play_button, play_out, seq, until_asked
from tests.browser.conftest import Invite
from tests.running import Inn

AWAY = "ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def shown(page: Page) -> tuple[str, list[str], str]:
    """What a page says: what is asked, the story, the board."""
    places = "one => [...one.children].map(piece => piece.id + piece.getAttribute('transform')).join()"
    pieces = page.locator("#board .pieces").evaluate(places)
    return page.locator("#prompt").inner_text(), page.locator("#lines li").all_inner_texts(), pieces


def test_a_reload_changes_nothing(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    for _ in range(3):
        act(page)
    stood, entries = shown(page), guest.entries()
    page.reload()
    until_asked(page)
    assert shown(page) == stood
    assert guest.entries() == entries
    act(page)
    assert guest.entries() > entries


def test_the_back_button_leads_to_the_table_as_it_is_now(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    url = page.url
    act(page)
    page.locator(".tools a[href='/']").click()
    expect(page.locator(".my-tables")).to_be_visible()
    beside = guest.tab()
    beside.goto(url)
    until_asked(beside)
    act(beside)
    page.go_back()
    guest.seated()
    expect(page.locator("#table")).to_have_attribute("data-seq", seq(beside))
    assert shown(page) == shown(beside)
    act(page)


def test_two_tabs_show_the_same(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    beside = guest.tab()
    beside.goto(page.url)
    until_asked(beside)
    for one, other in ((page, beside), (beside, page)):
        act(one)
        expect(other.locator("#table")).to_have_attribute("data-seq", seq(one))
        until_asked(other)
        assert shown(one) == shown(other)


def test_a_tab_that_is_behind_cannot_act_twice(invite: Invite) -> None:
    """Its stream is cut off, so it does not know that the other has acted: it is told, and nothing is done."""
    guest = invite()
    guest.forgive("status of 409|ERR_FAILED|ERR_ABORTED")
    page = guest.sit("greedy", "me")
    beside = guest.tab()
    beside.route("**/stream?*", lambda route: route.abort())
    beside.goto(page.url)
    my_turn(beside).wait_for(state="attached")
    act(page)
    entries = guest.entries()
    beside.locator("#board .can").first.click()
    expect(beside.locator("#toast")).to_contain_text("Something else happened first")
    assert guest.entries() == entries
    beside.unroute("**/stream?*")
    expect(beside.locator("#table")).to_have_attribute("data-seq", seq(page))
    until_asked(beside)
    act(beside)
    assert guest.entries() == entries + 1


def test_a_double_click_acts_once(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    until_asked(page)
    entries, since = guest.entries(), seq(page)
    page.locator("#board .can").first.dblclick()
    until_asked(page, since)
    page.wait_for_timeout(500)  # for a second one that must not come
    assert guest.entries() == entries + 1
    page.locator("#undo").dblclick()
    expect(page.locator("#undo")).to_have_count(0)
    page.wait_for_timeout(500)
    assert guest.entries() == entries + 2


def test_two_clicks_while_the_answer_is_slow_act_once(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    until_asked(page)
    posted: list[Route] = []
    page.route("**/play", lambda route: posted.append(route))
    entries, since = guest.entries(), seq(page)
    for k in range(3):
        page.locator("#board .can").nth(k).click(no_wait_after=True)
    while not posted:
        page.wait_for_timeout(20)
    posted[0].continue_()
    until_asked(page, since)
    assert len(posted) == 1
    assert guest.entries() == entries + 1


def test_sitting_down_by_a_double_click_makes_one_table(invite: Invite) -> None:
    guest = invite()
    page = guest.go()
    page.locator(play_button("naufrageurs")).dblclick()
    guest.seated()
    guest.go()
    expect(page.locator(".my-tables li")).to_have_count(1)


# ---------------------------------------------------------------------------------------------------- the server is away
@pytest.mark.soak
def test_a_stopped_and_started_server_goes_on_where_it_was(invite: Invite, inn: Inn) -> None:
    guest = invite()
    guest.forgive(AWAY)
    page = guest.sit("greedy", "me")
    act(page)
    stood, entries = shown(page), guest.entries()
    assert inn.stop() == 0
    expect(page.locator("#offline")).to_be_visible()
    assert shown(page) == stood
    page.locator("#board .can").first.click()  # tried while nobody answers: it is kept
    page.wait_for_timeout(300)
    assert len(log_of(inn, guest.table_id)) == entries
    since = seq(page)
    inn.start()
    expect(page.locator("#offline")).to_be_hidden()
    until_asked(page, since)
    assert guest.entries() == entries + 1
    page.evaluate("window.untouched = true")
    act(page)
    assert guest.entries() == entries + 2
    assert page.evaluate("window.untouched")  # by itself, without a reload


@pytest.mark.soak
def test_a_killed_server_loses_nothing(invite: Invite, inn: Inn) -> None:
    guest = invite()
    guest.forgive(AWAY)
    page = guest.sit("me", "greedy", lanes=2, barrels=2, special=1)
    act(page)
    stood, entries = shown(page), guest.entries()
    inn.kill()
    expect(page.locator("#offline")).to_be_visible()
    inn.start()
    expect(page.locator("#offline")).to_be_hidden()
    assert shown(page) == stood
    assert guest.entries() == entries
    play_out(page)
    assert guest.match().outcome is not None


def test_a_table_that_was_cleared_says_so_to_other_tabs(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    beside = guest.tab()
    beside.goto(guest.inn.url)
    beside.locator("details.ask summary").click()
    beside.locator("details.ask button.danger").click()
    page.wait_for_url(guest.inn.url + "/")
    expect(page.locator(".my-tables")).to_have_count(0)


def test_a_hidden_tab_closes_its_stream_and_comes_back(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    beside = guest.tab()
    streams: list[str] = []
    beside.on("request", lambda request: streams.append(request.url) if "/stream?" in request.url else None)
    beside.goto(page.url)
    until_asked(beside)
    stood = seq(beside)
    beside.evaluate(HIDE, True)
    act(page)
    beside.wait_for_timeout(700)
    assert seq(beside) == stood
    assert beside.locator("#offline").is_hidden()
    opened = len(streams)
    beside.evaluate(HIDE, False)
    expect(beside.locator("#table")).to_have_attribute("data-seq", seq(page))
    assert len(streams) == opened + 1
    assert shown(beside) == shown(page)


@pytest.mark.soak
def test_seven_tabs_of_one_table_all_work_when_looked_at(invite: Invite) -> None:
    """A browser has six connections for one server: only tabs that are seen may hold one."""
    guest = invite()
    page = guest.sit("greedy", "me")
    for _ in range(6):
        page.evaluate(HIDE, True)
        tab = guest.tab()
        tab.goto(guest.page.url)
        until_asked(tab)
        page = tab
    act(page)
    assert guest.entries() == guest.match().ply
