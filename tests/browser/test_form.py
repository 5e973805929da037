"""A new table by its form, and the settings of every page."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import LANGUAGES, Guest, open_curtain
from tests.browser.conftest import Invite

TWISTED = {"en": "Every Shipowner needs a ship of his own", "fr": "Chaque Armateur a besoin d’un bateau",
           "de": "Jeder Schiffseigner braucht ein Schiff"}
NASTY = "<script>x()</script>&<b>"  # 24 signs




def is_dark(page: Page) -> bool:
    """Is the text lighter than what it stands on?"""
    lighter: bool = page.evaluate("""() => {
      const light = colour => colour.match(/[0-9.]+/g).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
      return light(getComputedStyle(document.querySelector("main")).color) > 384;
    }""")
    return lighter


def test_all_options_reach_the_match(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "random", "greedy", "guest", rounds="match", blue="rotates", lanes=3, barrels=2, special=1,
                     blue_owner="first", shortage="owners", name_0="Jim", name_3="Anne")
    assert guest.match().options == {"players": 4, "rounds": "match", "blue": "rotates", "board": "oleron", "lanes": 3,
                                     "barrels": 2, "special": 1, "blue_owner": "first", "shortage": "owners"}
    expect(page.locator("#seats .who")).to_have_text(["Jim", "Player 2", "Player 3", "Anne"])
    expect(page.locator("#seats .what")).to_have_text(["bot · Landlubber", "bot · Boatswain"])


def test_a_number_out_of_many_is_written_into_a_field(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/schatzinsel")
    limit = page.get_by_role("spinbutton", name="Most turns")
    expect(limit).to_have_value("400")
    limit.fill("1001")
    page.locator("form.new-table button.primary").click()
    assert not limit.evaluate("field => field.validity.valid"), "the browser says so, and stays"
    guest.fill(limit=77, layout="random")
    page.locator("form.new-table button.primary").click()
    guest.seated()
    assert guest.match().options["limit"] == 77


def test_only_as_many_seats_are_shown_as_there_are_players(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/naufrageurs")
    for players in (2, 5, 3):
        guest.fill(players=players)
        expect(page.locator("[data-seat]:visible")).to_have_count(players)
    expect(page.locator("[data-name]:visible")).to_have_count(1)
    page.locator("select[name=seat-1]").select_option("guest")
    expect(page.locator("[data-name]:visible")).to_have_count(2)
    expect(page.locator("#kind-1")).to_contain_text("curtain")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_that_do_not_fit_come_back_as_they_were(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    guest.forgive("status of 400")
    page = guest.go("/new/naufrageurs")
    guest.fill("guest", "me", "random", "greedy", "greedy", lanes=1, special=0, rounds="match", name_0="Ánne & Co", name_1="Jim")
    page.locator("form.new-table button.primary").click()
    expect(page.locator("[role=alert]")).to_contain_text(TWISTED[lang])
    chosen = page.evaluate("Object.fromEntries(new FormData(document.querySelector('form.new-table')))")
    wanted = {"option-players": "5", "option-lanes": "1", "option-special": "0", "option-rounds": "match", "seat-0": "guest",
              "seat-1": "me", "seat-2": "random", "seat-3": "greedy", "name-0": "Ánne & Co", "name-1": "Jim"}
    assert {key: chosen[key] for key in wanted} == wanted
    guest.fill(lanes=4)
    page.locator("form.new-table button.primary").click()
    guest.seated()
    expect(page.locator("#seats .who").first).to_have_text("Ánne & Co")


def test_a_table_of_bots_alone_is_refused(invite: Invite) -> None:
    guest = invite()
    guest.forgive("status of 400")
    page = guest.go("/new/naufrageurs")
    guest.fill("greedy", "random")
    page.locator("form.new-table button.primary").click()
    expect(page.locator("[role=alert]")).to_contain_text("at least one person")
    assert page.locator("select[name=seat-1]").input_value() == "random"


def test_names_are_only_ever_text(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/naufrageurs")
    guest.fill("me", "guest", name_0=NASTY)
    page.evaluate("document.querySelector('input[name=name-1]').removeAttribute('maxlength')")
    page.locator("input[name=name-1]").fill("Long John Silver of the Hispaniola\u202e")
    page.locator("form.new-table button.primary").click()
    guest.seated()
    expect(page.locator("#seats .who")).to_have_text([NASTY, "Long John Silver of the"])
    assert page.locator("#play script, #play b").count() == 0
    open_curtain(page)
    expect(page.locator("#wrecker")).to_have_attribute("aria-label", f"the Wrecker: {NASTY}")
    page.locator("#ask-resign").click()
    page.locator("#resign-yes").click()
    expect(page.locator("#prompt")).to_have_text("Long John Silver of the has resigned.")
    guest.go()
    expect(page.locator(".finished li")).to_contain_text(NASTY)
    assert page.locator("main script, main b").count() == 0


def pages_of(guest: Guest) -> list[str]:
    table = guest.sit("me", "greedy").url.removeprefix(guest.inn.url)
    return ["/", "/new/naufrageurs", "/rules/naufrageurs", table]


def test_the_language_is_changed_on_every_page_and_stays(invite: Invite) -> None:
    guest = invite(locale="de")
    for path in pages_of(guest):
        page = guest.go(path)
        for lang in ("fr", "de"):
            page.locator(f"button[name=lang][value={lang}]").click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
            assert page.url == guest.inn.url + path
            expect(page.locator(f"button[name=lang][value={lang}]")).to_have_attribute("aria-pressed", "true")


def test_an_unknown_language_gets_english(invite: Invite) -> None:
    assert invite(locale="ja").go().locator("html").get_attribute("lang") == "en"


def test_the_light_is_changed_on_every_page_and_stays(invite: Invite) -> None:
    guest = invite()
    for path in pages_of(guest):
        page = guest.go(path)
        for theme, dark in (("dark", True), ("light", False)):
            page.locator(f"button[name=theme][value={theme}]").click()
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            assert page.url == guest.inn.url + path
            assert is_dark(page) is dark


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_light_is_at_first_that_of_the_device(invite: Invite, scheme: str) -> None:
    guest = invite(color_scheme=scheme)
    page = guest.go()
    assert is_dark(page) is (scheme == "dark")
    page.locator(f"button[name=theme][value={'light' if scheme == 'dark' else 'dark'}]").click()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "auto")
    assert is_dark(page) is (scheme == "light")
