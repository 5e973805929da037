"""A match with friends on phones and desks: tools side by side, talk that stays in its box, lists kept at their end."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import PHONE, act, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.far import open_table
from tests.browser.friends import act_once, sit_together, watch
from tests.browser.test_talk import WIDE, ask_for, lines, say
from tests.browser.test_zoom import DRAWN, zoom_in

DESK = {"width": 1366, "height": 768}
TOOLS = "#hint, #show-rules, .take summary, .tools .options summary, #ask-resign, #leave, #zoom button"
OVERLAPS = """which => {
  const seen = [...document.querySelectorAll(which)].filter(one => one.checkVisibility({ visibilityProperty: true }));
  const all = seen.map(one => [one.id || one.ariaLabel, one.getBoundingClientRect()]);
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const under = (box, k) => all.slice(k + 1).filter(([, other]) => Math.min(wide(box, other), high(box, other)) > 0.5);
  return all.flatMap(([name, box], k) => under(box, k).map(([other]) => [name, other]));
}"""
AT_END = """id => {
  const list = document.getElementById(id);
  return list.scrollHeight > list.clientHeight && list.scrollTop + list.clientHeight > list.scrollHeight - 2;
}"""
CONTRAST = """() => {
  const linear = one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
  const light = colour => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map(one => linear(one / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const field = document.getElementById("say-text"), words = light(getComputedStyle(field, "::placeholder").color);
  const ground = light(getComputedStyle(field).backgroundColor);
  return Math.max(words, ground) / Math.min(words, ground);
}"""
# Messages stay, however slow the test is.
LASTING = "() => { const real = setTimeout; window.setTimeout = (then, time) => time === 9000 ? 0 : real(then, time); }"
WORDS_LEFT = """label => {
  const words = document.createRange();
  words.selectNodeContents(label.lastChild);
  return words.getBoundingClientRect().left;
}"""
MORE_LINES = """list => {
  for (let n = 0; n < 12; n++) list.prepend(list.lastElementChild.cloneNode(true));
  list.scrollTop = list.scrollHeight;
}"""


def bottom(page: Page, which: str) -> float:
    box = page.locator(which).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", [PHONE, WIDE, DESK], ids=["phone", "1280", "1366"])
def test_no_tool_lies_over_another_on_a_zoomed_table(invite: Invite, size: dict[str, int]) -> None:
    ann, _ = sit_together(invite(viewport=size), invite(viewport=WIDE))
    zoom_in(ann, 1)
    expect(ann.locator(TOOLS).filter(visible=True)).to_have_count(9)
    assert ann.evaluate(OVERLAPS, TOOLS) == []
    ann.locator("#zoom-whole").click()
    expect(ann.locator("#play.zoomed")).to_have_count(0)
    assert ann.evaluate(OVERLAPS, TOOLS) == []


def test_who_watches_and_has_no_name_yet_writes_inside_the_box(invite: Invite) -> None:
    ann, bob = sit_together(invite(viewport=WIDE), invite(viewport=WIDE), pace="live")
    until_asked(bob)
    cid = watch(invite(viewport=DESK, locale="fr"), ann)
    cid.locator("#to-talk").click()
    expect(cid.locator("#say-name")).to_be_visible()
    assert bottom(cid, "#say") <= bottom(cid, "#talk")


def test_on_a_phone_the_field_stays_where_it_is_while_lines_are_added(invite: Invite) -> None:
    _, bob = sit_together(invite(viewport=WIDE), invite(viewport=PHONE, is_mobile=True, has_touch=True))
    before = bottom(bob, "#say") - bottom(bob, "#story")
    for n in range(5):
        say(bob, f"line {n}, and so long that it does not fit into one row of the box")
    expect(lines(bob)).to_have_count(5)
    assert bottom(bob, "#say") - bottom(bob, "#story") == before
    assert bob.evaluate(AT_END, "said")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_what_stands_in_an_empty_field_can_be_read(invite: Invite, light: str) -> None:
    ann, _ = sit_together(invite(viewport=WIDE, color_scheme=light), invite(viewport=WIDE))
    assert ann.evaluate(CONTRAST) >= 4.5


def test_the_switch_on_the_waiting_page_has_room_for_a_finger(invite: Invite) -> None:
    host = invite(viewport=PHONE, is_mobile=True, has_touch=True, locale="de")
    open_table(host, "naufrageurs", "me", "friend")
    label, box = host.page.locator(".invite .switch"), host.page.locator("#notify")
    host.page.evaluate("document.querySelector('.invite [data-notify]').hidden = false")  # browsers that may not notify hide it
    sizes = [one.bounding_box() for one in (label, box)]
    assert sizes[0] is not None
    assert sizes[1] is not None
    assert sizes[0]["height"] >= 44
    assert sizes[1]["width"] >= 20
    assert label.evaluate(WORDS_LEFT) > sizes[1]["x"] + sizes[1]["width"]  # no word goes below the box


def test_the_story_stays_at_its_newest_line_when_a_question_is_asked(invite: Invite) -> None:
    ann, bob = sit_together(invite(viewport=DESK), invite(viewport=WIDE))
    until_asked(bob)
    for _ in range(3):
        act(bob)
    expect(ann.locator("#lines li")).to_have_count(bob.locator("#lines li").count())
    ann.locator("#lines").evaluate(MORE_LINES)
    ann.evaluate(DRAWN)
    height = ann.locator("#lines").evaluate("list => list.clientHeight")
    ask_for(bob, "draw")
    ann.wait_for_selector("#proposal .primary")
    assert ann.locator("#lines").evaluate("list => list.clientHeight") < height
    until(ann, AT_END, "lines")
    ann.locator("#lines").evaluate("list => { list.scrollTop = 0; }")
    ann.evaluate(DRAWN)
    ann.locator("#proposal .button").nth(1).click()
    expect(ann.locator("#proposal")).to_be_hidden()
    ann.evaluate(DRAWN)
    assert ann.locator("#lines").evaluate("list => list.scrollTop") == 0  # who reads further up goes on reading


def test_who_is_down_at_the_talk_is_led_up_to_turn_and_question(invite: Invite) -> None:
    ann, bob = sit_together(invite(viewport=PHONE, is_mobile=True, has_touch=True), invite(viewport=WIDE))
    until_asked(bob)
    for _ in range(3):
        act(bob)
    ann.evaluate(LASTING)
    ann.locator("#talk").evaluate("talk => talk.scrollIntoView()")
    expect(ann.locator("#ask")).not_to_be_in_viewport()
    act_once(bob)
    expect(ann.locator("#call")).to_have_text("It is your turn.")
    assert ann.locator("#call a").evaluate("link => link.getBoundingClientRect().height") >= 44
    ann.locator("#call a").tap()
    expect(ann.locator("#ask")).to_be_in_viewport()
    expect(ann.locator("#call")).to_be_hidden()
    ann.locator("#talk").evaluate("talk => talk.scrollIntoView()")
    ask_for(bob, "undo")
    expect(ann.locator("#call")).to_have_text("The others are waiting for your answer.")
    ann.locator("#call a").tap()
    expect(ann.locator("#proposal .primary")).to_be_in_viewport()
