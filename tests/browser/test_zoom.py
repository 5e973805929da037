"""Nearer to the board: by buttons, keys, wheel and fingers; what is pointed at stays there, and a drag is never a click."""
from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.chrome import MOST_CLICKS, PHONE, Guest, act, open_curtain, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.isle import do, piece, sit_at_chart
from tests.browser.test_accessible import AXE, WIDE, is_for_everyone

Spot = tuple[float, float]
START = ("deploy A5", "deploy E1")  # on the cove: black-1 may move now
ZOOM = "() => document.getElementById('board').getBoundingClientRect().width / document.getElementById('boardbox').clientWidth"
GAPS = """() => {   // between the edges of the box and those of the drawing: where more than nothing, one sees beyond the board
  const box = document.getElementById("boardbox").getBoundingClientRect(), all = document.getElementById("board");
  const { left, right, top, bottom, width, height } = all.getBoundingClientRect();
  const { width: wide, height: high } = all.viewBox.baseVal;
  const fit = Math.min(width / wide, height / high), aside = (width - fit * wide) / 2, above = (height - fit * high) / 2;
  return [left + aside - box.left, box.right - right + aside, top + above - box.top, box.bottom - bottom + above];
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
STILL = """() => new Promise(done => {   // when the page scrolls no more
  let last = scrollY, frames = 0;
  const look = () => {
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
    if (frames > 20) done(); else requestAnimationFrame(look);
  };
  look();
})"""
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest("#board .piece")?.id ?? "" """
SIGHT = """() => {   // of what has the focus: is its middle within the box, and within the window?
  const one = document.activeElement, { left, right, top, bottom } = (one.querySelector(".halo") ?? one).getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2, box = document.getElementById("boardbox").getBoundingClientRect();
  return [x > box.left && x < box.right && y > box.top && y < box.bottom, x > 0 && x < innerWidth && y > 0 && y < innerHeight];
}"""


def zoom(page: Page) -> float:
    return round(float(page.evaluate(ZOOM)), 3)


def gaps(page: Page) -> list[float]:
    """left, right, top, bottom"""
    found: list[float] = page.evaluate(GAPS)
    return found


def at_most_whole(page: Page) -> bool:
    """Nothing beside the board is seen, unless all of it is."""
    left, right, top, bottom = gaps(page)
    return all(max(low, high) <= 1 or min(low, high) >= -1 for low, high in ((left, right), (top, bottom)))


def centre(what: Locator) -> Spot:
    """On the thing itself: the way to a square is drawn with it."""
    x, y = what.evaluate("""one => {
      const { left, top, width, height } = ((one.id !== "boardbox" && one.querySelector(".halo")) || one).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }""")
    return x, y


def middle_of_the_box(page: Page) -> Spot:
    return centre(page.locator("#boardbox"))


def hit(page: Page, spot: Spot) -> str:
    """The piece that is found there."""
    return str(page.evaluate(HIT, list(spot)))


def wheel(page: Page, spot: Spot, turned: float) -> None:
    page.mouse.move(*spot)
    page.keyboard.down("Control")
    page.mouse.wheel(0, turned)
    page.keyboard.up("Control")


def drag(page: Page, start: Spot, end: Spot) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def nearer_to(page: Page, id: str) -> None:
    for _ in range(3):
        wheel(page, centre(piece(page, id)), -100)
    assert zoom(page) > 1.6


def is_near(one: Spot, other: Spot, most: float = 1.5) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= most


def zoom_in(page: Page, times: int = 2) -> None:
    for _ in range(times):
        page.locator("#zoom-in").click(force=True)  # at the end of its way it says that it is disabled
    expect(page.locator("#play.zoomed")).to_be_attached()


def chosen(page: Page) -> Locator:
    return page.locator("#board .chosen")


class Hand:
    """Fingers on a phone, as the browser gets them from the glass."""

    def __init__(self, guest: Guest) -> None:
        self.glass: CDPSession = guest.context.new_cdp_session(guest.page)

    def touch(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(spots)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(self, middle: Spot, before: float, after: float, steps: int = 8) -> None:
        """Two fingers side by side, so far from the middle, then so far."""
        def pair(far: float) -> tuple[Spot, Spot]:
            return (middle[0] - far, middle[1]), (middle[0] + far, middle[1])

        self.touch("touchStart", pair(before)[0])
        self.touch("touchStart", *pair(before))
        for k in range(1, steps + 1):
            self.touch("touchMove", *pair(before + (after - before) * k / steps))
        self.touch("touchEnd")

    def swipe(self, start: Spot, way: Spot, steps: int = 8) -> None:
        self.touch("touchStart", start)
        for k in range(1, steps + 1):
            self.touch("touchMove", (start[0] + way[0] * k / steps, start[1] + way[1] * k / steps))
        self.touch("touchEnd")


def on_a_phone(invite: Invite, *done: str) -> tuple[Page, Hand]:
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = sit_at_chart(guest, *(done or START))
    return page, Hand(guest)


# ------------------------------------------------------------------------------------------------------------- buttons
def test_buttons_zoom_in_and_out_and_show_all(invite: Invite) -> None:
    page = sit_at_chart(invite(), *START)
    assert zoom(page) == 1
    expect(page.locator("#zoom-out, #zoom-whole").filter(visible=True)).to_have_count(0)
    zoom_in(page)
    assert zoom(page) == 2.56
    page.locator("#zoom-out").click()
    assert zoom(page) == 1.6
    zoom_in(page, 5)
    assert zoom(page) == 4
    expect(page.locator("#zoom-in")).to_have_attribute("aria-disabled", "true")
    page.locator("#zoom-whole").click()
    assert zoom(page) == 1
    expect(page.locator("#play.zoomed")).to_have_count(0)
    expect(page.locator("#zoom-in")).to_be_focused()  # the one that was pressed is gone


@pytest.mark.parametrize(("lang", "names"), [
    ("en", ["The whole board", "Zoom out", "Zoom in"]),
    ("fr", ["Tout le plateau", "Réduire", "Agrandir"]),
    ("de", ["Das ganze Brett", "Verkleinern", "Vergrößern"]),
])
def test_buttons_have_names_and_room_for_a_finger(invite: Invite, lang: str, names: list[str]) -> None:
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True, locale=lang)
    page = sit_at_chart(guest, *START)
    page.locator("#zoom-in").tap()
    buttons = page.locator("#zoom button")
    for button, name in zip(buttons.all(), names, strict=True):
        expect(button).to_have_accessible_name(name)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_it_moves_gently_unless_motion_is_unwanted(invite: Invite) -> None:
    running = "() => document.getElementById('board').getAnimations().length"
    page = sit_at_chart(invite(reduced_motion="no-preference"), *START)
    assert page.evaluate(f"() => {{ document.getElementById('zoom-in').click(); return ({running})(); }}") == 1
    until(page, f"() => !({running})()")
    assert zoom(page) == 1.6
    page.locator("#zoom-whole").click()
    expect(page.locator("#play.zoomed")).to_have_count(0)
    assert zoom(page) == 1
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(f"() => {{ document.getElementById('zoom-in').click(); return ({running})(); }}") == 0
    assert zoom(page) == 1.6


# ---------------------------------------------------------------------------------------------------------------- keys
def test_keys_zoom_while_the_board_has_the_focus(invite: Invite) -> None:
    page = sit_at_chart(invite(), *START)
    page.keyboard.press("+")
    assert zoom(page) == 1  # nobody is at the board
    piece(page, "black-1").focus()
    page.keyboard.press("+")
    page.keyboard.press("=")  # the same key, where + needs Shift
    assert zoom(page) == 2.56
    assert page.evaluate(SIGHT) == [True, True]
    page.keyboard.press("-")
    assert zoom(page) == 1.6
    page.keyboard.press("0")
    assert zoom(page) == 1


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_gets_the_focus_is_brought_into_sight(invite: Invite, viewport: dict[str, int]) -> None:
    page = sit_at_chart(invite(viewport=viewport), "deploy D8", "deploy A5", "move 1 D5", "hook joker", "move 1 D5",
                        board="island", pirates=1, bag=0)
    page.locator("#board .can[tabindex='0']").focus()
    for _ in range(4):
        page.keyboard.press("+")
    assert zoom(page) == 4
    seen = set()
    for key in ["Home"] + ["ArrowRight"] * 9 + ["ArrowUp"] * 9 + ["End", "Home"]:
        page.keyboard.press(key)
        seen.add(str(page.evaluate("document.activeElement.id")))
        assert page.evaluate(SIGHT) == [True, True], key
        assert at_most_whole(page)
    assert len(seen) > 14
    assert page.evaluate("document.getElementById('boardbox').scrollLeft + document.getElementById('boardbox').scrollTop") == 0


# --------------------------------------------------------------------------------------------------------------- mouse
def test_ctrl_and_wheel_zoom_at_the_pointer(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    spot = centre(piece(page, "sq-c4"))
    for _ in range(3):
        wheel(page, spot, -100)
        assert is_near(centre(piece(page, "sq-c4")), spot)
    assert zoom(page) > 1.6
    wheel(page, spot, 100)
    assert is_near(centre(piece(page, "sq-c4")), spot)
    for _ in range(9):
        wheel(page, spot, 100)
    assert zoom(page) == 1


def test_the_wheel_alone_scrolls_the_page(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport={"width": 1280, "height": 500}), *START)
    page.mouse.move(*centre(piece(page, "sq-c4")))
    page.mouse.wheel(0, 100)
    until(page, "() => scrollY > 50")
    assert zoom(page) == 1


def test_a_drag_pans_and_is_no_click(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    nearer_to(page, "black-1")
    start = centre(piece(page, "black-1"))
    end = (start[0] - 60, start[1] - 40)
    drag(page, start, end)  # it begins and ends on a piece that is lit
    assert is_near(centre(piece(page, "black-1")), end)
    page.wait_for_timeout(300)
    expect(chosen(page)).to_have_count(0)
    expect(page.locator("#toast")).to_be_hidden()
    page.mouse.click(*end)
    expect(chosen(page)).to_have_count(1)  # but this is one


def test_a_hand_that_trembles_clicks(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    nearer_to(page, "black-1")
    x, y = centre(piece(page, "black-1"))
    drag(page, (x, y), (x + 2, y + 2))
    expect(chosen(page)).to_have_count(1)
    assert is_near(centre(piece(page, "black-1")), (x, y))


def test_a_drag_on_the_whole_board_does_nothing(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    x, y = before = centre(piece(page, "sq-c4"))
    drag(page, (x, y), (x + 80, y + 80))
    assert centre(piece(page, "sq-c4")) == before


def test_a_click_without_a_hand_counts_soon_after_a_drag(invite: Invite) -> None:
    """Readers and other helpers click by themselves."""
    page = sit_at_chart(invite(viewport=WIDE), *START)
    zoom_in(page)
    x, y = middle_of_the_box(page)
    drag(page, (x, y), (x + 40, y))
    page.wait_for_timeout(500)
    piece(page, "black-1").dispatch_event("click")
    expect(chosen(page)).to_have_count(1)


def test_nobody_sees_beyond_the_board(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    middle = middle_of_the_box(page)
    zoom_in(page, 1)
    for times in (0, 1, 2):
        for x, y in ((900, 900), (-900, 900), (-900, -900), (900, -900)):
            drag(page, middle, (middle[0] + x, middle[1] + y))
            assert at_most_whole(page), (times, x, y, gaps(page))
        zoom_in(page, 1)
    page.set_viewport_size({"width": 700, "height": 900})
    page.evaluate(DRAWN)
    assert at_most_whole(page)
    assert zoom(page) == 4


# ------------------------------------------------------------------------------------------------------------- fingers
def test_two_fingers_zoom_and_what_is_between_them_stays(invite: Invite) -> None:
    page, hand = on_a_phone(invite)
    before, scrolled = centre(piece(page, "sq-e4")), page.evaluate("scrollY")
    hand.pinch(before, 30, 75)
    assert 2.4 < zoom(page) < 2.6
    assert is_near(centre(piece(page, "sq-e4")), before, 3)
    assert page.evaluate("scrollY") == scrolled
    assert page.evaluate("visualViewport.scale") == 1  # the page itself has not been zoomed
    expect(chosen(page)).to_have_count(0)
    hand.pinch(before, 20, 150)
    assert zoom(page) == 4
    hand.pinch(before, 110, 12)
    assert zoom(page) == 1
    expect(page.locator("#play.zoomed, #play.held")).to_have_count(0)


def test_one_finger_scrolls_the_page_until_one_is_nearer(invite: Invite) -> None:
    page, hand = on_a_phone(invite)
    middle = middle_of_the_box(page)
    hand.swipe(middle, (0, -150))
    until(page, "() => scrollY > 60")
    page.evaluate(STILL)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    zoom_in(page)
    x, y = centre(piece(page, "sq-c4"))
    scrolled = page.evaluate("scrollY")
    hand.swipe(middle_of_the_box(page), (-50, -60))
    assert is_near(centre(piece(page, "sq-c4")), (x - 50, y - 60), 3)
    assert page.evaluate("scrollY") == scrolled
    expect(chosen(page)).to_have_count(0)


def test_at_the_edge_of_the_board_the_page_goes_on(invite: Invite) -> None:
    page, hand = on_a_phone(invite)
    zoom_in(page)
    middle = middle_of_the_box(page)
    for _ in range(6):
        hand.swipe(middle, (0, -200))
    assert abs(gaps(page)[3]) <= 1
    assert page.evaluate("scrollY") > 100


def test_a_tap_on_the_zoomed_board_hits_what_is_there(invite: Invite) -> None:
    page, hand = on_a_phone(invite)
    hand.pinch(centre(piece(page, "black-1")), 30, 90)
    spot = centre(piece(page, "black-1"))
    assert hit(page, spot) == "black-1"
    page.touchscreen.tap(*spot)
    expect(page.locator("#black-1.chosen")).to_be_attached()
    assert is_near(centre(piece(page, "black-1")), spot)  # and it stays under the finger
    spot = centre(piece(page, "sq-b4"))
    page.touchscreen.tap(*spot)
    until_asked(page, "2")
    assert zoom(page) > 2.5


# ------------------------------------------------------------------------------------------------------ the table goes on
def test_zoom_outlives_actions_and_looking_back(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE), *START)
    nearer_to(page, "black-1")
    look = page.locator("#board").get_attribute("style")
    before, square = centre(piece(page, "black-1")), centre(piece(page, "sq-b4"))
    do(page, "move 1 B4")
    assert page.locator("#board").get_attribute("style") == look
    assert is_near(centre(piece(page, "sq-b4")), square)
    assert not is_near(centre(piece(page, "black-1")), before, 20)
    page.locator("#step-back").click()
    page.wait_for_selector("#to-now")
    assert page.locator("#board").get_attribute("style") == look
    page.locator("#to-now").click()
    until_asked(page)
    assert zoom(page) > 1.3
    page.reload()
    page.wait_for_selector(".play.alive")
    assert zoom(page) == 1


def test_pieces_glide_to_the_right_place_when_zoomed(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=WIDE, reduced_motion="no-preference"), *START)
    wheel(page, centre(piece(page, "black-1")), -100)
    goal = centre(piece(page, "sq-b4"))
    do(page, "move 1 B4")
    until(page, "() => !document.getElementById('black-1').getAnimations().length")
    assert is_near(centre(piece(page, "sq-b4")), goal)
    width = piece(page, "sq-b4").locator(".halo").evaluate("one => one.getBoundingClientRect().width")
    assert is_near(centre(piece(page, "black-1")), goal, width / 2)


def test_the_curtain_hides_where_someone_looked(invite: Invite) -> None:
    page = invite(viewport=WIDE).sit("me", "guest")
    open_curtain(page)
    for _ in range(MOST_CLICKS):
        if page.locator("#draw-curtain").is_visible():
            break
        act(page)
    zoom_in(page)
    page.locator("#draw-curtain").click()
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("#zoom-in")).to_be_hidden()
    curtain, box = page.locator("#curtain").bounding_box(), page.locator("#boardbox").bounding_box()
    assert curtain == box
    open_curtain(page)
    assert zoom(page) == 1


def test_axe_finds_nothing_on_a_zoomed_table(invite: Invite) -> None:
    guest = invite(viewport=PHONE, color_scheme="light")
    guest.add_script(AXE)
    page = sit_at_chart(guest, *START)
    zoom_in(page)
    is_for_everyone(page, "dark")


def test_it_is_not_printed(invite: Invite) -> None:
    page = sit_at_chart(invite(), *START)
    zoom_in(page)
    page.emulate_media(media="print")
    expect(page.locator("#zoom")).to_be_hidden()
    assert zoom(page) == 1
