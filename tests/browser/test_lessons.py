"""Lessons, walked from the first card to the last: by mouse, by finger on a phone and by keys, each in another language."""
from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import benbow
from benbow.engine.lesson import Lesson, lesson_of
from tests.browser.chrome import PHONE, Guest, is_half_done, is_over, my_turn, offered, seq, until_asked
from tests.browser.conftest import Invite
from tests.own import GAMES, volume

TAUGHT = [name for name in GAMES if lesson_of(benbow.game(name))]
MOST_CARDS = 80
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "mouse": ("en", {"viewport": {"width": 1280, "height": 800}}),
    "finger": ("fr", {"viewport": PHONE, "is_mobile": True, "has_touch": True}),
    "keys": ("de", {"viewport": {"width": 1280, "height": 800}}),
}
WALKS = [(name, way) for k, name in enumerate(TAUGHT) for j, way in enumerate(WAYS) if volume(j == k % 3, True)]
POINTED = "#board .pointed-piece, #buttons .pointed"


def lesson(name: str) -> Lesson:
    found = lesson_of(benbow.game(name))
    assert found is not None
    return found


def press(one: Locator, way: str) -> None:
    if way == "mouse":
        one.click(force=True)  # a piece may stand on it, and is clicked in its place
    elif way == "finger":
        one.tap(force=True)
    else:
        one.focus()
        one.press("Enter")


def begin(guest: Guest, name: str) -> Page:
    """As a newcomer does: from the page that says how to play."""
    guest.go(f"/rules/{name}").locator(f"form[action='/learn/{name}'] button").click()
    guest.seated()
    until_asked(guest.page)
    return guest.page


def expected(page: Page) -> list[str]:
    """What is clicked for the action that the lesson waits for; nothing at its end."""
    codes = json.loads(page.locator("#lesson").get_attribute("data-codes") or "[]")
    ways = json.loads(page.locator("#table").get_attribute("data-gestures") or "[]")
    return next((way[1] for way in ways if way[0] in codes), [])


def cards(page: Page, way: str) -> list[str]:
    """Reads on until something is to be done. -> the texts"""
    read = [page.locator(".lesson-card:visible").inner_text()]
    while page.locator("#lesson-next").is_visible():
        press(page.locator("#lesson-next"), way)
        read.append(page.locator(".lesson-card:visible").inner_text())
    return read


def do(page: Page, ids: list[str], way: str) -> list[str]:
    """-> the texts of cards that are read before others go on"""
    since = seq(page)
    for clicks, id in enumerate(ids, 1):
        expect(page.locator(POINTED).first).to_be_visible()
        expect(page.locator(f"#board .can[id='{id}'], #buttons [id='{id}']")).to_be_attached()  # the last click has arrived
        press(page.locator(f"[id='{id}']"), way)
        if clicks < len(ids):
            assert is_half_done(page, since, clicks)
    page.locator(f'#confirm:visible, #table:not([data-seq="{since}"])').first.wait_for(state="attached")
    if page.locator("#confirm").is_visible():
        press(page.locator("#confirm-yes"), way)
    return read_on(page, since, way)


def read_on(page: Page, since: str, way: str) -> list[str]:
    """Reads what is told while others act, until something is asked. -> the texts"""
    read, going_on = list[str](), page.locator("#lesson[data-goes-on] #lesson-next")
    asked = page.locator(f'#table[data-mine]:not([data-seq="{since}"]), #table:not([data-status=open])')
    while True:
        going_on.or_(asked).first.wait_for(state="attached")
        if asked.count():
            until_asked(page, since)
            return read
        read.append(page.locator(".lesson-card:visible").inner_text())
        press(going_on, way)
        expect(page.locator(".lesson-card:visible", has_text=read[-1])).to_have_count(0)


@pytest.mark.parametrize(("name", "way"), WALKS)
def test_a_lesson_is_walked_to_its_end_and_played_on(invite: Invite, name: str, way: str) -> None:
    """After a reload it goes on where it was."""
    lang, settings = WAYS[way]
    guest = invite(locale=lang, coach=True, **settings)
    page, taught, read, is_reloaded = begin(guest, name), lesson(name), list[str](), False
    for _ in range(MOST_CARDS):
        read += [text for text in cards(page, way) if text not in read]
        ids = expected(page)
        if not ids:
            break
        between = do(page, ids, way)
        read += between
        assert not between or page.locator(".lesson-card:visible").inner_text() not in between, "it is not told twice"
        if not is_reloaded:
            is_reloaded, card = True, page.locator(".lesson-card").first.text_content()
            page.reload()
            until_asked(page)
            assert page.locator(".lesson-card").first.text_content() == card
    words = benbow.game(name).words(lang)
    assert read == [step.text(words) for step in taught.steps]
    if not is_over(page):
        expect(my_turn(page)).to_be_attached()
        assert offered(page).count() > 0
        assert taught.place(guest.match()) == len(taught.script)


@pytest.mark.parametrize("name", TAUGHT)
def test_who_errs_is_told_and_may_go_on(invite: Invite, name: str) -> None:
    guest = invite(coach=True)
    page = begin(guest, name)
    while not expected(page) or len(offered(page).all()) < 2:
        cards(page, "mouse")
        do(page, expected(page), "mouse")
    cards(page, "mouse")
    codes = json.loads(page.locator("#lesson").get_attribute("data-codes") or "[]")
    ways = json.loads(page.locator("#table").get_attribute("data-gestures") or "[]")
    other = next(way for way in ways if way[0] not in codes and not isinstance(way[0], list))
    before = guest.entries()
    guest.forgive("status of 409")
    action, ours = {"seq": before, "code": other[0]}, {"origin": guest.inn.url}
    answer = guest.context.request.post(f"{page.url}/play", data=action, headers=ours)
    words = benbow.game(name).words("en")
    assert answer.status == 409
    assert answer.json()["error"] in {step.answer(words) for step in lesson(name).steps}
    assert guest.entries() == before


def at_the_wreck(guest: Guest) -> Page:
    """A lesson at the moment when a ship has broken, and the others have not sailed yet."""
    page = begin(guest, "naufrageurs")
    for _ in range(2):
        cards(page, "mouse")
        since = seq(page)
        press(page.locator(f"[id='{expected(page)[0]}']"), "mouse")
        page.locator(f'#lesson[data-goes-on], #table[data-mine]:not([data-seq="{since}"])').first.wait_for(state="attached")
    expect(page.locator("#lesson[data-goes-on] .lesson-card:visible")).to_have_text(WRECKED)
    return page


WRECKED, SAILED = (benbow.game("naufrageurs").words("en")(key) for key in ("lesson-seven", "lesson-home"))


def test_what_others_did_is_told_before_they_go_on(invite: Invite) -> None:
    page = at_the_wreck(invite(coach=True, pace=True))
    expect(page.locator("#cask-11")).to_be_visible()
    moment, card = seq(page), page.locator(".lesson-card:visible")
    page.locator("#ship-blue").click()
    expect(page.locator("#toast")).to_be_visible()
    assert (seq(page), page.locator("#lesson[data-goes-on]").count()) == (moment, 1), "nothing is skipped by accident"
    assert read_on(page, moment, "mouse") == [WRECKED]
    expect(card).to_have_text(SAILED)
    assert page.locator(".lesson-count").inner_text() == f"7 / {len(lesson('naufrageurs').steps)}"
    page.reload()
    until_asked(page)
    expect(card).to_have_text(WRECKED)


def test_who_looks_back_while_something_is_told_finds_the_present_again(invite: Invite) -> None:
    guest = invite(coach=True, pace=True)
    page = at_the_wreck(guest)
    since = seq(page)
    page.locator("#step-first").click()
    expect(page.locator("#table[data-past]")).to_be_attached()
    expect(page.locator(f"#ply-{guest.match().ply - 1}")).to_be_attached()
    page.locator("#step-last").click()
    until_asked(page, since)
    expect(page.locator(".lesson-card:visible")).to_have_text(WRECKED)


SHAPES = {
    "schatzinsel": {"disc-13": "circle", "red-start": "circle", "camp-red": "rect"},
    "ile_au_tresor": {"port-b": "path", "h-f9": "path", "boat-red": "path", "chest-1": "rect"},
}
FRAMED = """async id => {   // the shape of the frame, and how far it is outside of what is lit, to the left and above
  const { frame } = await import("/static/marks.js"), board = document.getElementById("board"), one = document.getElementById(id);
  board.append(frame(board, one, "pointed-piece"));
  const over = [...board.querySelectorAll(".pointed-piece .over")].at(-1), around = over.getBoundingClientRect();
  const box = (one.querySelector(".halo, .hex, .rim") ?? one).getBoundingClientRect();
  return [over.tagName, box.left - around.left, box.top - around.top];
}"""


@pytest.mark.parametrize("name", SHAPES)
def test_a_frame_has_the_shape_of_what_it_frames(invite: Invite, name: str) -> None:
    page = begin(invite(coach=True), name)
    for id, shape in SHAPES[name].items():
        tag, left, top = page.evaluate(FRAMED, id)
        assert tag == shape, id
        assert 1 < left < 10, id
        assert 1 < top < 10, id
