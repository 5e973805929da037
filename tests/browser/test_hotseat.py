"""Several people at one device: the curtain asks the right one, and what another hides never reaches the page."""
from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from playwright.sync_api import Page, expect

from benbow.engine import catalog, files
from benbow.engine.contract import SPECTATOR
from benbow.games.naufrageurs.rules.board import BACKS, KINDS, USUAL
from benbow.games.naufrageurs.rules.facts import members
from benbow.games.naufrageurs.telling.terminal import number
from tests.browser.chrome import LANGUAGES, Guest, act, is_over, open_curtain, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import same_sight
from tests.browser.wire import Wire, ask_everything, looker

PEOPLE = {"name_0": "Will", "name_1": "Olga"}
BARRELS = {f"cask-{barrel}" for barrel in range(len(USUAL))}


def spoken(lang: str) -> dict[str, str]:
    """What every barrel is called."""
    words = catalog.game("naufrageurs").words(lang)
    return {
        words("barrel", back=BACKS[barrel // KINDS], value=number(value)): f"cask-{barrel}" for barrel, value in enumerate(USUAL)
    }


def barrels_in(text: str, lang: str = "en") -> set[str]:
    """The barrels that a text names, by their ids or in words."""
    text = re.sub(r'<dialog id="rules".*?</dialog>', "", text, flags=re.S)  # which says what barrels there are
    named = {cask for name, cask in spoken(lang).items() if re.search(re.escape(name) + r"(?!\d)", text)}
    return named | {f"cask-{barrel}" for barrel in re.findall(r"\bcask-(\d+)", text)}


def values_in(text: str) -> list[str]:
    """Racks and heaps that say what is in them."""
    return re.findall(r"(?:In stock|Safe in port|booty)[^\"<:]*: \d+ barrels? \([^)]*\)", text)


def hidden_from_the_wrecker(guest: Guest) -> set[str]:
    """All but his booty: aboard, in stock, brought home."""
    return BARRELS - {f"cask-{barrel}" for barrel in members(int(guest.match().view(0).record["booty"]))}


def shown(page: Page) -> set[str]:
    return barrels_in(unescape(page.locator("#table").evaluate("one => one.outerHTML")))


# --------------------------------------------------------------------------------------------------------- the curtain
def test_the_curtain_asks_the_one_who_is_to_act(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "guest", **PEOPLE)
    expect(page.locator("#prompt")).to_have_text("Olga, it is your turn.")
    expect(page.locator("#open-curtain")).to_have_text("I am Olga: open")
    assert shown(page) == set()
    open_curtain(page)
    expect(page.locator("#curtain")).to_have_count(0)
    expect(page.locator("#board .can").first).to_have_attribute("id", re.compile("cask-"))
    for _ in range(4):
        act(page)
    expect(page.locator("#prompt")).to_have_text("Will is next. Close the curtain, then pass the device on.")
    assert len(shown(page)) == len(BARRELS)  # she may go on looking at what she did
    page.locator("#draw-curtain").click()
    expect(page.locator("#open-curtain")).to_have_text("I am Will: open")
    assert shown(page) == set()
    open_curtain(page)
    expect(page.locator("#board .can").first).to_have_attribute("id", re.compile("ship-"))
    assert shown(page) == set()


def test_a_reload_draws_the_curtain(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "guest", **PEOPLE)
    open_curtain(page)
    act(page)
    stood = guest.entries()
    page.reload()
    expect(page.locator("#open-curtain")).to_have_text("I am Olga: open")
    assert shown(page) == set()
    open_curtain(page)
    assert guest.entries() == stood
    expect(page.locator("#board .can").first).to_be_visible()


@pytest.mark.parametrize("kinds", [("greedy", "guest", "guest"), ("me", "me"), ("me", "me", "greedy")],
                         ids=["two of one camp", "one person", "one person and a bot"])
def test_there_is_no_curtain_where_nothing_is_to_be_hidden(invite: Invite, kinds: tuple[str, ...]) -> None:
    guest = invite()
    page = guest.sit(*kinds, lanes=max(1, len(kinds) - 1), barrels=1, special=1)
    for _ in range(40):
        until_asked(page)
        assert page.locator("#open-curtain, #draw-curtain").count() == 0
        if is_over(page):
            return
        act(page)
    raise AssertionError("the game does not end")


def test_there_is_one_between_rounds_where_sides_change(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("guest", "guest", rounds="match", lanes=1, barrels=1, special=1)
    asked = set()
    for _ in range(60):
        until_asked(page)
        if is_over(page):
            break
        for button in ("#draw-curtain", "#open-curtain"):
            if page.locator(button).is_visible():
                asked.add(page.locator("#prompt").inner_text())
                page.locator(button).click()
                page.locator(button).wait_for(state="detached")
        until_asked(page)
        if page.locator("#board .can").count():
            act(page)
    assert is_over(page)
    assert {"Player 1, it is your turn.", "Player 2, it is your turn."} <= asked


# ------------------------------------------------------------------------------------------------------------ giving up
RESIGNS = {"en": "Olga: resign this match?", "fr": "Olga\u00a0: abandonner cette partie\u202f?",
           "de": "Olga: diese Partie aufgeben?"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_would_give_up_at_a_shared_device_is_asked_by_name(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.sit("me", "guest", **PEOPLE)
    page.locator("#ask-resign").click()
    expect(page.locator("#resign-title")).to_have_text(RESIGNS[lang])  # she is to take the device
    page.locator("#resign [data-close]").click()
    open_curtain(page)
    page.locator("#ask-resign").click()
    expect(page.locator("#resign-title")).to_have_text(RESIGNS[lang])
    page.locator("#resign-yes").click()
    expect(page.locator("#table")).to_have_attribute("data-status", "resigned")
    expect(page.locator("#prompt")).to_contain_text("Olga")


def test_the_name_is_that_of_whoever_is_asked_now_even_in_the_middle_of_the_question(invite: Invite) -> None:
    """Nothing is hidden in this game, so no curtain says who is before the screen."""
    guest = invite()
    page = guest.sit("me", "guest", game="schatzinsel", layout="drafted", **PEOPLE)
    until_asked(page)
    first = guest.match().actor
    names = [PEOPLE["name_0"], PEOPLE["name_1"]]
    page.locator("#ask-resign").click()
    expect(page.locator("#resign-title")).to_have_text(f"{names[first]}: resign this match?")
    other = guest.tab()
    other.goto(page.url)
    other.wait_for_selector(".play.alive")
    act(other)
    expect(page.locator("#table")).to_have_attribute("data-resigns", names[1 - first])
    page.locator("#resign-yes").click()  # it is no longer the one who was asked: the question is put anew
    expect(page.locator("#resign-title")).to_have_text(f"{names[1 - first]}: resign this match?")
    expect(page.locator("#table")).to_have_attribute("data-status", "open")
    page.locator("#resign-yes").click()
    expect(page.locator("#prompt")).to_have_text(f"{names[1 - first]} has resigned.")


def test_who_is_alone_at_a_device_is_asked_without_a_name(invite: Invite) -> None:
    page = invite().sit("greedy", "me", name_1="Olga")
    page.locator("#ask-resign").click()
    expect(page.locator("#resign-title")).to_have_text("Resign this match?")


# -------------------------------------------------------------------------------------------------------- on the wire
def turns(guest: Guest, page: Page, wire: Wire, most: int) -> Iterator[tuple[str, str]]:
    """Play on for some curtains. -> who was before the screen, and all that came meanwhile"""
    for _ in range(most):
        until_asked(page)
        yield "nobody", wire.cut()
        if is_over(page):
            return
        who = "owner" if looker(page) == 1 else "wrecker"
        open_curtain(page)
        while page.locator("#board .can").count():
            act(page)
        if is_over(page):
            return
        yield who, wire.cut()
        page.locator("#draw-curtain").click()
        page.locator("#open-curtain").wait_for()


def test_what_the_owner_hides_never_reaches_the_wrecker(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/naufrageurs")
    guest.fill("me", "guest", **PEOPLE)
    wire = Wire(page)
    page.locator("form.new-table button.primary").click()
    guest.seated()
    seen: dict[str, list[str]] = {"nobody": [], "owner": [], "wrecker": []}
    for who, text in turns(guest, page, wire, most=9):
        seen[who].append(text)
        assert text
        if who == "wrecker":
            assert barrels_in(text) & hidden_from_the_wrecker(guest) == set()
        if who == "nobody":
            assert barrels_in(text) == set()
            assert values_in(text) == []
    assert len(seen["wrecker"]) >= 3
    # The search can fail: while the Owner looked, it finds every barrel, and lists of values.
    assert barrels_in(seen["owner"][0]) == BARRELS
    assert values_in(seen["owner"][0]) != []
    assert barrels_in("".join(seen["wrecker"])) <= BARRELS - hidden_from_the_wrecker(guest)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_can_be_asked_for_behind_the_curtain_tells_a_value(invite: Invite, lang: str) -> None:
    """Every address of the table, by the device itself, while the curtain is drawn; and the same while it is open."""
    guest = invite(locale=lang)
    page = guest.sit("me", "guest", **PEOPLE)
    open_curtain(page)
    for _ in range(2):
        act(page)
    plies = range(guest.match().ply + 1)
    clicks = [[id] for id in ("cask-0", "cask-7", "cargo-green", "back-red-0", "ship-green")]
    assert barrels_in("\n".join(ask_everything(guest, lang, plies, clicks)), lang) == BARRELS
    page.reload()
    expect(page.locator("#open-curtain")).to_be_visible()
    assert barrels_in("\n".join(ask_everything(guest, lang, plies, clicks)), lang) == set()


def test_a_stranger_with_the_address_sees_what_a_spectator_sees(invite: Invite) -> None:
    guest, stranger = invite(), invite()
    page = guest.sit("greedy", "me")
    act(page)
    path = page.url.removeprefix(guest.inn.url)
    wire = Wire(stranger.page)
    beside = stranger.go(path)
    stranger.page.wait_for_selector(".play.alive")
    act(page)
    same_sight(page, beside)
    assert barrels_in(wire.cut()) == set()
    assert beside.locator("#ask-resign, #board .can, #undo").count() == 0
    replay = files.decode(stranger.context.request.get(f"{page.url}/match.json").body())
    assert isinstance(replay, files.Replay)
    assert replay.seat == SPECTATOR
    entries = guest.entries()
    asked = {"seq": entries}
    play = {**asked, "code": guest.match().legal()[0]}
    for what, body in (("play", play), ("undo", asked), ("resign", asked), ("open", {"seat": 1}), ("delete", {})):
        answer = stranger.context.request.post(f"{page.url}/{what}", data=body, headers={"origin": guest.inn.url})
        assert answer.status in (403, 409), what
    assert guest.entries() == entries
