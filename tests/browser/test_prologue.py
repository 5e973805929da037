"""The table is laid out before one's eyes, until someone has acted: pieces fly to their places, a click puts them there, and
who wants no motion sees none. Then the game can be played."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import HELD_FILM, log_of, my_turn, settled, until, until_asked
from tests.browser.conftest import Invite
from tests.running import Inn
from tests.toys import laid

TOY = laid
LAID = laid.TILES
LAST = "#tile-48"
# Where the last tile was, frame by frame, and how long it takes to glide; how many tiles were moving then, at how many different
# times they started, and when the last of them is to land.
WATCH = """
  window.seen = [];
  const look = now => {
    const tiles = [...document.querySelectorAll("#board .piece")], last = document.getElementById("tile-48");
    const curtain = document.getElementById("curtain");
    const glidesOf = one => one.getAnimations().filter(glide => glide.transitionProperty === "transform");
    const glides = tiles.flatMap(glidesOf);
    if (last) window.seen.push({
      now, x: new DOMMatrix(getComputedStyle(last).transform).e, moving: glides.length,
      glide: glidesOf(last)[0]?.effect.getTiming().duration ?? 0,
      spread: new Set(glides.map(glide => glide.effect.getTiming().delay)).size,
      end: Math.max(0, ...glides.map(glide => glide.effect.getComputedTiming().endTime)),
      curtain: +Boolean(curtain?.checkVisibility({ visibilityProperty: true })),
      hand: +(document.activeElement?.id === "open-curtain"),
      asks: document.getElementById("table").dataset.gestures.length,
    });
    window.requestAnimationFrame(look);
  };
  window.requestAnimationFrame(look);
"""
# A page that is not drawn before it is let go; it counts what the server tells it, and can be hidden.
HOLD = """
  const frame = window.requestAnimationFrame.bind(window), held = [];
  window.requestAnimationFrame = wanted => held.push(wanted);
  window.letGo = () => { window.requestAnimationFrame = frame; held.forEach(wanted => frame(wanted)); };
  window.told = 0;
  window.EventSource = class extends EventSource {
    constructor(url) { super(url); this.addEventListener("message", one => { window.told += one.data.includes("laying"); }); }
  };
  let isHidden = false;
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  window.hide = yes => { isHidden = yes; document.dispatchEvent(new Event("visibilitychange")); };
"""
# A page that clicks by itself, in the middle of it: a click from outside may come late, on a busy machine. All is held for it,
# when some tiles have landed, some fly and the last waits. A tenth of a second later other frames may have come, too.
CLICK = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".play.laying")) return;
    watch.disconnect();
    const last = document.getElementById("tile-48"), x = () => new DOMMatrix(getComputedStyle(last).transform).e;
    const glides = [...document.querySelectorAll("#board .piece")].flatMap(one => one.getAnimations());
    const done = glides.map(glide => {
      glide.pause();
      glide.currentTime = 700;
      return glide.effect.getComputedTiming().progress;
    });
    setTimeout(() => {
      const laying = () => document.querySelectorAll(".play.laying").length, before = [x(), laying()];
      document.querySelector("#board WHAT").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      window.ends = { before, after: [x(), last.getAnimations().length, laying()], done };
    }, 100);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
"""
# Someone who uses keys, and wants the focus on the curtain while tiles fly.
GRASP = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".play.laying")) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    document.activeElement.blur();
    document.getElementById("open-curtain").focus();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
"""
Snapshot = list[dict[str, float]]


def sit(invite: Invite, inn: Inn, *kinds: str, motion: str = "no-preference", rolls: int = 1, script: str = "") -> Page:
    """Without a roll the frame that lays out the table is the one in which someone is asked, too."""
    guest = invite(inn=inn, reduced_motion=motion)
    guest.page.add_init_script(WATCH + script)
    return guest.sit(*kinds, game="laid", rolls=rolls)


def seen(page: Page) -> Snapshot:
    found: Snapshot = page.evaluate("window.seen")
    return found


def hide(page: Page) -> None:
    """The coin goes under a tile; that is hidden and final, so one is asked."""
    page.locator("#tile-07").click()
    page.locator("#confirm-yes").click()


def bag_and_place(page: Page) -> tuple[float, float]:
    """Where the last tile was at first, and where it belongs."""
    place = page.locator(LAST).evaluate("tile => +/translate\\((\\S+) /.exec(tile.getAttribute('transform'))[1]")
    return seen(page)[0]["x"], float(place)


def test_the_tiles_fly_one_after_the_other_and_then_one_plays(invite: Invite, toy_inn: Inn) -> None:
    page = sit(invite, toy_inn, "me", "greedy")
    until_asked(page)
    settled(page)
    frames, (bag, place) = seen(page), bag_and_place(page)
    assert bag != place
    # A busy machine draws few frames, perhaps none on the way of the last tile: what was to come is asked, too.
    assert max(frame["glide"] for frame in frames) > 300, "the last tile jumped"
    flight = [frame for frame in frames if frame["moving"]]
    assert max(frame["spread"] for frame in flight) > LAID / 2  # not all at once
    assert 1000 < max(frame["end"] for frame in flight) < 2000  # about 1.5 s
    landed = next(frame["now"] for frame in frames if frame["now"] > flight[-1]["now"])
    assert landed - flight[0]["now"] > 1000  # and so it was
    assert all(frame["asks"] <= 2 for frame in frames if frame["x"] == bag)  # "[]": nothing can be done on what is not there
    expect(page.locator("#lines li")).to_have_count(2)
    expect(page.locator("#lines li").first).to_have_text("The tiles are laid out (en)")
    expect(page.locator("#tray .throw")).to_have_count(1)
    hide(page)
    expect(page.locator("#table[data-status=over]")).to_be_attached()
    texts = [laid.VERBS.text(code) for code in log_of(toy_inn, page.url.rsplit("/", 1)[-1])]
    assert len(texts) == LAID + 3
    assert texts[LAID + 1] == "hide 7"


@pytest.mark.parametrize(("what", "rolls"), [(".ground", 0), (LAST, 1)])
def test_a_click_puts_all_of_them_down_and_does_nothing_else(invite: Invite, toy_inn: Inn, what: str, rolls: int) -> None:
    page = sit(invite, toy_inn, "me", "greedy", rolls=rolls, script=CLICK.replace("WHAT", what))
    until(page, "window.ends !== undefined")
    ends = page.evaluate("window.ends")
    until_asked(page)
    bag, place = bag_and_place(page)
    assert any(one in (None, 1) for one in ends["done"])  # landed
    assert any(one not in (None, 0, 1) for one in ends["done"])  # in the air
    assert ends["before"] == [bag, 1]
    assert ends["after"] == [place, 0, 0]
    settled(page)
    expect(page.locator("#toast")).to_be_hidden()
    expect(page.locator("#confirm")).to_be_hidden()
    assert page.locator("#table").get_attribute("data-seq") == str(LAID + rolls)
    assert bag != place
    hide(page)
    expect(page.locator("#table[data-status=over]")).to_be_attached()


@pytest.mark.parametrize("rolls", [0, 1])
def test_the_curtain_falls_when_the_table_is_laid_out(invite: Invite, toy_inn: Inn, rolls: int) -> None:
    page = sit(invite, toy_inn, "me", "guest", rolls=rolls)
    until_asked(page)
    settled(page)
    flight = [frame for frame in seen(page) if frame["moving"]]
    assert flight
    assert not any(frame["curtain"] for frame in flight)
    expect(page.locator("#open-curtain")).to_be_visible()
    page.locator("#open-curtain").click()
    my_turn(page).wait_for(state="attached")
    hide(page)
    page.locator("#draw-curtain").click()
    expect(page.locator("#open-curtain")).to_contain_text("Player 2")


def held(invite: Invite, inn: Inn, url: str) -> Page:
    """A watcher's page of this table, told how it is laid out, and waiting to be drawn."""
    page = invite(inn=inn, reduced_motion="no-preference").page
    for script in (HOLD, WATCH):
        page.add_init_script(script)
    page.goto(url)
    until(page, "window.told > 0")
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    return page


@pytest.mark.soak
def test_who_has_used_the_keyboard_sees_them_fly_one_after_the_other_too(invite: Invite, toy_inn: Inn) -> None:
    page = held(invite, toy_inn, sit(invite, toy_inn, "me", "me", rolls=0).url)
    page.keyboard.press("Tab")
    page.evaluate("window.letGo()")
    page.wait_for_selector(".play.laying", state="attached")
    settled(page)
    assert max(frame["spread"] for frame in seen(page)) > LAID / 2


def test_the_curtain_gets_the_focus_when_it_is_there(invite: Invite, toy_inn: Inn) -> None:
    page = sit(invite, toy_inn, "me", "guest", rolls=0, script=GRASP)
    expect(page.locator("#open-curtain")).to_be_focused()
    flight = [frame for frame in seen(page) if frame["moving"]]
    assert flight
    assert not any(frame["hand"] for frame in flight)


@pytest.mark.soak
def test_a_tab_that_is_hidden_before_it_is_drawn_is_told_nothing_twice(invite: Invite, toy_inn: Inn) -> None:
    page = held(invite, toy_inn, sit(invite, toy_inn, "me", "me", rolls=0).url)
    page.evaluate("window.hide(true)")
    with page.expect_request("**/stream?*") as again:
        page.evaluate("window.hide(false)")
    assert f"ply={LAID}&" in again.value.url
    page.evaluate("window.letGo()")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(LAID))
    settled(page)
    expect(page.locator("#lines li")).to_have_count(1)
    assert page.evaluate("window.told") == 1


def test_without_scripts_nothing_is_said_to_be_laid_out(invite: Invite, toy_inn: Inn) -> None:
    url = sit(invite, toy_inn, "me", "me").url
    page = invite(inn=toy_inn, java_script_enabled=False).page
    page.goto(url)
    expect(page.locator("#prompt")).to_have_text("The board is about to be set up.")
    expect(page.locator("noscript p")).to_contain_text("needs JavaScript")


@pytest.mark.soak
def test_a_guest_watches_it_too(invite: Invite, toy_inn: Inn) -> None:
    url = sit(invite, toy_inn, "me", "greedy").url
    page = invite(inn=toy_inn, reduced_motion="no-preference").page
    page.add_init_script(WATCH)
    page.goto(url)
    expect(page.locator("#lines li")).to_have_count(2)
    settled(page)
    assert any(frame["moving"] for frame in seen(page))


def test_without_motion_the_end_is_shown_at_once(invite: Invite, toy_inn: Inn) -> None:
    page = sit(invite, toy_inn, "me", "greedy", motion="reduce")
    until_asked(page)
    bag, place = bag_and_place(page)
    assert bag != place
    until(page, "place => window.seen.at(-1).x === place", place)
    assert {frame["x"] for frame in seen(page)} == {bag, place}
    assert not any(frame["moving"] for frame in seen(page))
    expect(page.locator("#lines li")).to_have_count(2)


@pytest.mark.soak
def test_a_reload_shows_it_again_until_someone_has_acted(invite: Invite, toy_inn: Inn) -> None:
    page = sit(invite, toy_inn, "me", "me")
    until_asked(page)
    page.reload()
    until_asked(page)
    assert any(frame["moving"] for frame in seen(page))
    settled(page)
    hide(page)
    expect(page.locator("#lines li")).to_have_count(3)
    until_asked(page)
    page.reload()
    until_asked(page)
    expect(page.locator("#lines li")).to_have_count(3)
    page.wait_for_timeout(300)
    assert not any(frame["moving"] for frame in seen(page))
    assert len({frame["x"] for frame in seen(page)}) == 1


def test_stepping_back_film_and_slider_take_it_as_one_step(invite: Invite, toy_inn: Inn) -> None:
    page = sit(invite, toy_inn, "me", "me", motion="reduce")
    until_asked(page)
    hide(page)
    expect(page.locator("#lines li")).to_have_count(3)
    until_asked(page)

    def shows(ply: int, step: int) -> None:
        expect(page.locator("#table")).to_have_attribute("data-ply", str(ply))
        expect(page.locator("#ply")).to_have_value(str(step))
        if step < 3:
            expect(page.locator("#prompt")).to_contain_text(f"step {step} of 3")
        if 0 < step < 3:
            expect(page.locator(f"#ply-{ply - 1}[aria-current=step]")).to_have_count(1)

    shows(LAID + 2, 3)
    for ply, step in ((LAID + 1, 2), (LAID, 1), (0, 0), (0, 0)):
        page.locator("#step-back").click()
        shows(ply, step)
    for ply, step in ((LAID, 1), (LAID + 1, 2), (LAID + 2, 3)):
        page.locator("#step-on").click()
        shows(ply, step)
    page.locator("#lines .line").first.click()
    shows(LAID, 1)
    page.locator("#to-before").click()
    shows(0, 0)
    page.locator("#to-after").click()
    shows(LAID, 1)
    expect(page.locator("#ply")).to_have_attribute("max", "3")
    page.locator("#ply").fill("2")
    shows(LAID + 1, 2)
    page.locator("#step-first").click()
    shows(0, 0)
    page.evaluate(HELD_FILM)
    page.locator("#step-run").click()
    for ply, step in ((LAID, 1), (LAID + 1, 2)):
        shows(ply, step)
        page.evaluate("nextStep()")
    shows(LAID + 2, 3)
    expect(page.locator("#step-run")).to_have_attribute("aria-pressed", "false")
    until_asked(page)


def test_without_a_stream_the_page_says_so_and_lets_nothing_be_done(invite: Invite, toy_inn: Inn) -> None:
    url = sit(invite, toy_inn, "me", "me").url
    guest = invite(inn=toy_inn)
    guest.forgive("ERR_FAILED|ERR_ABORTED")
    page = guest.page
    page.route("**/stream?*", lambda route: route.abort())
    page.goto(url)
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    expect(page.locator("#board .can, #buttons button")).to_have_count(0)
    page.unroute("**/stream?*")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(LAID + 1))
    expect(page.locator("#offline")).to_be_hidden()
