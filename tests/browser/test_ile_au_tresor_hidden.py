"""L'Île au Trésor for two at one device: what a pirate sees in a chest reaches his owner's eyes, and nobody else's (IT-38)."""
from __future__ import annotations

import re
from html import unescape

from playwright.sync_api import expect

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from tests.browser.chrome import offered, open_curtain, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, do, lit, same_sight, tap
from tests.browser.stored import lay_down, sit_at
from tests.browser.volcano import begun, steps
from tests.browser.wire import Wire, ask_everything, looker, ply_of
from tests.by_hand import tried
from tests.ile_au_tresor.table import where as whereabouts
from tests.own import LANGUAGES

RED, BLUE, NOBODY = 0, 1, SPECTATOR
PEOPLE, NAMES = ("me", "guest"), ("Bill", "Rosa")
Sights = set[tuple[int, str]]  # a chest, and what is in it
CELLS = "14 26 34 44 54 66"  # chests 1 and 6 lie side by side, on c7 and c6; so do 3 and 2, on i7 and h8
# Red has seen the treasure in chest 1, and left it there; blue has seen that chest 3 is empty.
SEEN = (
    "roll 5-6", "land red", *steps(1, "b9", "b8"), "done", "roll 5-6", "land blue", *steps(1, "k8", "j8"), "done",
    "roll 5-6", *steps(1, "b8", "c7"), "look 1 treasure", "done", "roll 5-6", *steps(1, "j8", "i7"), "look 3 empty", "done",
)
LOST = (*steps(1, "c7", "c6", verb="stray"), "look 6 empty", "done")  # in the fog, by blue
MARKS = {"empty": "empty", "full": "treasure"}


def looked() -> Match:
    return begun(*SEEN, chests=CELLS)


def seen_by(match: Match, seat: int, ply: int | None = None) -> Sights:
    """All that pirates of a seat had seen by then: what it was told it keeps."""
    found = set()
    for k, code in enumerate(match.actions[:ply]):
        verb, _, rest = match.text(code).partition(" ")
        if verb == "look" and match.view(NOBODY, k).record["turn"] == seat:
            chest, content = rest.split()
            found.add((int(chest), content))
    return found


def sights_in(text: str) -> Sights:
    """What a text gives away: told, drawn, named, said of a die, asked, or given as a reason."""
    plain = text.replace('\\"', '"')
    told = [(chest, "treasure" if how.startswith("sees") else "empty") for chest, how in
            re.findall(r"looks into chest (\d) and (sees the treasure|finds it empty)", plain)]
    drawn = [(chest, "treasure" if "treasure" in what else "empty") for chest, what in
             re.findall(r"chest (\d), on \w+, you have seen (that it is empty|the treasure in it)", plain)]
    pieces = [(chest, MARKS[mark]) for chest, mark in
              re.findall(r'id="chest-(\d)"(?:(?!</g>).)*?href="#it-chest-(empty|full)"', plain)]
    dice = [*((chest, "empty") for chest in re.findall(r"Chest (\d) is empty", plain)),
            *((chest, "treasure") for chest in re.findall(r"The treasure is in chest (\d)", plain)),
            *((chest, "empty") for chest in re.findall(r"You have seen that chest (\d) is empty", plain))]
    return {(int(chest), what) for chest, what in (*told, *drawn, *pieces, *dice)}


def offers_to_take(text: str) -> bool:
    plain = text.replace('\\"', '"')
    return bool(re.search(r'id="take"|Pirate \d stands on the chest with the treasure|Pirate \d takes the treasure', plain))


def check(match: Match, messages: list[str], seat: int) -> None:
    """All that came was known to this seat, each thing by the time it came."""
    for message in messages:
        assert sights_in(message) <= seen_by(match, seat, ply_of(message))
        assert not offers_to_take(message) or (1, "treasure") in seen_by(match, seat, ply_of(message))


# ---------------------------------------------------------------------------------------------------------- on the wire
def test_what_a_pirate_sees_in_the_fog_reaches_his_owner_and_not_the_one_who_led_him(invite: Invite) -> None:
    """Fog: blue moves red's pirate onto a chest, red looks. Then blue looks into one, and red's turn comes."""
    guest = invite()
    page, wire = guest.page, Wire(guest.page)
    blue_looks = ("roll 5-6", *steps(1, "i7", "h8"), "look 2 empty", "done", "roll 5-6")
    page = guest.go(lay_down(tried(looked(), "roll 3-3"), [guest], *LOST, *blue_looks, kinds=PEOPLE, names=NAMES))
    guest.seated()
    until_asked(page)
    came: dict[int, list[str]] = {NOBODY: wire.each(), RED: [], BLUE: []}
    assert looker(page) == BLUE
    expect(page.locator("#prompt")).to_have_text("Rosa, it is your turn.")
    open_curtain(page)
    assert lit(page) == {"red-1", "done"}
    do(page, *LOST[:1])
    assert whereabouts(guest.match(), "red 1") == "c6"
    expect(page.locator("#lines li").last).to_have_text(re.compile("looks into chest 6 in secret"))
    expect(page.locator("#chest-6")).to_have_attribute("aria-label", re.compile(r"^chest 6, on c6, looked into by: Bill$"))
    do(page, "done", *blue_looks[1:2])
    expect(page.locator("#chest-2")).to_have_attribute("aria-label", re.compile("you have seen that it is empty"))
    do(page, "done")
    came[BLUE] += wire.each()
    page.locator("#draw-curtain").click()
    page.locator("#open-curtain").wait_for()
    came[NOBODY] += wire.each()
    assert looker(page) == RED
    open_curtain(page)
    expect(page.locator("#chest-6")).to_have_attribute("aria-label", re.compile("you have seen that it is empty"))
    expect(page.locator("#chest-2")).to_have_attribute("aria-label", re.compile(r"^chest 2, on h8, looked into by: Rosa$"))
    came[RED] += wire.each()
    match = guest.match()
    for seat, messages in came.items():
        assert messages
        check(match, messages, seat)
    # The search can fail: each one was told all of the own, and in these ways.
    assert sights_in("".join(came[RED])) == seen_by(match, RED) == {(1, "treasure"), (6, "empty")}
    assert sights_in("".join(came[BLUE])) == seen_by(match, BLUE) == {(3, "empty"), (2, "empty")}
    assert sights_in("".join(came[NOBODY])) == set()


def test_each_way_of_telling_is_searched(invite: Invite) -> None:
    """One who looks is told it in words, in the drawing, by its name and on the tray; and asked whether to take it."""
    guest = invite()
    page, wire = guest.page, Wire(guest.page)
    match = begun(*SEEN[:9], chests=CELLS)  # red is about to step onto chest 1
    page = guest.go(lay_down(match, [guest], *SEEN[9:11], kinds=PEOPLE, names=NAMES))
    guest.seated()
    until_asked(page)
    open_curtain(page)
    do(page, SEEN[9])
    expect(page.locator("#take")).to_be_visible()
    text = "".join(wire.each()).replace('\\"', '"')
    assert "looks into chest 1 and sees the treasure" in text
    assert "you have seen the treasure in it" in text
    assert "The treasure is in chest 1" in text
    assert 'href="#it-chest-full"' in text
    assert offers_to_take(text)
    assert {(1, "treasure")} == sights_in(text)


def test_nothing_that_can_be_asked_for_behind_the_curtain_tells_a_sight(invite: Invite) -> None:
    """Every address of the table, by the device itself, while the curtain is drawn; and the same while it is open."""
    guest = invite()
    match = tried(looked(), "roll 5-6")
    page = sit_at(guest, match, kinds=PEOPLE, names=NAMES)
    assert looker(page) == RED
    open_curtain(page)
    secrets = {lang: secrets_of(match, lang) for lang in LANGUAGES}
    plies = (0, match.ply // 2, match.ply - 4, match.ply)
    clicks = (["red-1"], ["chest-1"], ["chest-3"], ["red-1", "h-c8"], ["boat-red"], ["take"])
    asked = {lang: (plies, clicks) if lang == "en" else (plies[1:], clicks[:2]) for lang in LANGUAGES}  # else only words differ
    for lang in LANGUAGES:
        opened = "\n".join(ask_everything(guest, lang, *asked[lang]))
        assert [secret for secret in secrets[lang] if secret not in opened] == []
    page.reload()
    expect(page.locator("#open-curtain")).to_be_visible()
    for lang in LANGUAGES:
        closed = ask_everything(guest, lang, *asked[lang])
        assert [secret for secret in secrets[lang] if secret in "\n".join(closed)] == []
        assert sights_in("\n".join(closed)) == set()  # its patterns are English
        assert not any(offers_to_take(text) for text in closed)


def secrets_of(match: Match, lang: str) -> list[str]:
    """How red's sight is told and drawn."""
    words = match.game.words(lang).seated(NAMES)
    look = next(k for k, code in enumerate(match.actions) if match.text(code) == "look 1 treasure")
    told = match.tell(look, RED, lang)
    assert told != match.tell(look, BLUE, lang)
    return [words("drawn-chest-full"), told.partition(":")[2].strip() or told]


def test_a_stranger_sees_that_one_looked_and_no_more(invite: Invite) -> None:
    guest, stranger = invite(), invite()
    page = sit_at(guest, begun(*SEEN[:9], chests=CELLS), *SEEN[9:11])
    wire = Wire(stranger.page)
    beside = stranger.go(page.url.removeprefix(guest.inn.url))
    beside.wait_for_selector(".play.alive")
    do(page, SEEN[9])
    same_sight(page, beside)
    messages = wire.each()
    assert any("looks into chest 1 in secret" in message for message in messages)
    assert sights_in("".join(messages)) == set()
    assert not any(map(offers_to_take, messages))
    assert offered(beside).count() == 0
    tap(page, "take")  # from now on all know
    expect(beside.locator("#treasure")).to_have_attribute("aria-label", re.compile("red pirate 1"))


# -------------------------------------------------------------------------------------------------- coming back, and tabs
def test_a_reload_in_the_middle_of_a_turn_draws_the_curtain_and_forgets_half_a_gesture(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, tried(looked(), "roll 5-6"), kinds=PEOPLE, names=NAMES)
    open_curtain(page)
    do(page, *steps(1, "c7", "c8"))
    choose(page, "red-1")
    before = guest.entries()
    page.reload()
    expect(page.locator("#open-curtain")).to_have_text("I am Bill: open")
    assert sights_in(unescape(page.content())) == set()
    open_curtain(page)
    assert page.locator("#board .chosen").count() == 0
    assert guest.entries() == before
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#chest-1")).to_have_attribute("aria-label", re.compile("treasure"))


def test_two_tabs_show_the_same_and_a_way_that_is_shown_in_one_gives_way(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, tried(looked(), "roll 5-6"))
    beside = guest.tab()
    beside.goto(page.url)
    until_asked(beside)
    choose(beside, "red-1", "h-e7")
    expect(beside.locator("#trail")).to_be_attached()
    do(page, *steps(1, "c7", "c8"))
    same_sight(page, beside)
    until_asked(beside)
    expect(beside.locator("#trail")).to_have_count(0)
    assert beside.locator("#board .chosen").count() == 0
    assert lit(beside) == lit(page)
    do(beside, "done")
    same_sight(beside, page)
