"""The morph in a real browser: random trees end equal, and what a person is doing is not disturbed."""
from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import benbow
from tests.own import volume

STATIC = Path(benbow.__file__).parent / "server" / "static"
FUZZ = (Path(__file__).parent / "morph_fuzz.js").read_text(encoding="utf-8")
FAULTS = {  # what a morph may get wrong, as a change to ours, and what the fuzz then counts
    "order": ("arrange(parent, [...mine]);", "for (const node of mine) if (!node.parentNode) parent.append(node);", "unequal"),
    "attribute of a namespace": ("live.setAttributeNS(space, name, value);", "live.setAttribute(name, value);", "unequal"),
    "same id, other element": ("if (match && alike(match, node))", "if (match)", "unequal"),
    "nothing is kept": ("const match = live.get(idOf(node));", "const match = null;", "lost"),
    "namespace of new nodes": ("document.importNode(node, false)",
                               "(node.tagName ? document.createElement(node.tagName) : node.cloneNode())", "foreign"),
    "nothing is recognised": ("  recognize(old, fresh);\n", "", "strange"),
    "what stays gets another name": (".filter(piece => !ids.has(idOf(piece)))", "", "lost"),
    "one thing becomes two": ("if (done.has(live) || done.has(piece)) continue;", "", "strange"),
    "a piece stays behind": ('if (fresh.classList.contains("piece"))', "if (false)", "misplaced"),
}
Figures = dict[str, int]


class Quiet(SimpleHTTPRequestHandler):
    """The static files under /static/, and an empty page."""

    def log_message(self, format: str, *args: object) -> None: ...

    def do_GET(self) -> None:
        if self.path.startswith("/static/"):
            self.path = self.path.removeprefix("/static")
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(b"<!doctype html><html lang=en><title>morph</title><body></body></html>")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(STATIC))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    """One for all: to go to an address again is to begin anew, and a new window takes longer than a test."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture
def page(sheet: Page, address: str) -> Iterator[Page]:
    sheet.goto(address)
    yield sheet
    sheet.unroute_all()


def forget_move_before(page: Page) -> None:
    page.evaluate("for (const one of [Element, Document, DocumentFragment]) delete one.prototype.moveBefore")


def fuzz(page: Page, sequences: int, seed: int = 7) -> Figures:
    figures: Figures = page.evaluate(FUZZ, {"sequences": sequences, "steps": 5, "seed": seed})
    return figures


@pytest.mark.parametrize("has_move_before", [True, False])
def test_random_trees_end_equal_with_every_shared_node_kept(page: Page, has_move_before: bool) -> None:
    if not has_move_before:
        forget_move_before(page)
    assert page.evaluate("'moveBefore' in Element.prototype") is has_move_before
    told = fuzz(page, sequences=volume(160, 2000))
    wrong = {key: told[key] for key in ("unequal", "foreign", "lost", "misplaced", "strange", "unfocused")}
    assert wrong == dict.fromkeys(wrong, 0)
    assert told["pairs"] >= 800
    assert told["shared"] > 800
    assert told["recognized"] > 40
    assert told["focused"] > 20
    assert told["faded"] > 200


@pytest.mark.parametrize(("good", "bad", "noticed"), FAULTS.values(), ids=FAULTS)
def test_the_fuzz_notices_a_fault(browser: Browser, address: str, good: str, bad: str, noticed: str) -> None:
    source = (STATIC / "morph.js").read_text(encoding="utf-8")
    assert source.count(good) == 1
    planted = source.replace(good, bad)

    def serve(route: Route) -> None:
        route.fulfill(body=planted, content_type="text/javascript")

    page = browser.new_page()
    page.route("**/morph.js", serve)
    page.goto(address)
    assert fuzz(page, sequences=60)[noticed] > 0
    page.close()


# ------------------------------------------------------------------------------------------------ as little as can be
HANDY = """
  const { morph, parse, glide, settle } = await import("/static/morph.js");
  const live = html => { document.body.innerHTML = html; return document.body.firstElementChild; };
  const order = tree => [...tree.children].map(one => one.id).join("");
"""


def run(page: Page, body: str, argument: object = None) -> object:
    """JavaScript with the module's functions at hand, and `live(html)` to put a tree on the page."""
    return page.evaluate(f"async argument => {{ {HANDY} {body} }}", argument)


def moves(page: Page, before: str, after: str) -> object:
    def html(letters: str) -> str:
        return "<ul>" + "".join(f'<li id="{letter}"></li>' for letter in letters) + "</ul>"
    return run(page, """
      const tree = live(argument[0]);
      let moves = 0;
      for (const name of ["insertBefore", "moveBefore"]) {
        const own = tree[name];
        tree[name] = function (...given) { moves++; return own.apply(this, given); };
      }
      morph(tree, parse(argument[1]));
      return [moves, order(tree)];""", [html(before), html(after)])


@pytest.mark.parametrize(("before", "after", "count"), [
    ("abcdefgh", "abcdefgh", 0), ("abcdefgh", "habcdefg", 1), ("abcdefgh", "bcdefgha", 1), ("abcdefgh", "aecdbfgh", 2),
    ("abcdefgh", "aceg", 0), ("abc", "axbyc", 2), ("abcd", "dcba", 3),
])
def test_no_more_is_moved_than_must_be(page: Page, before: str, after: str, count: int) -> None:
    assert moves(page, before, after) == [count, after]


def test_an_equal_tree_is_not_touched(page: Page) -> None:
    assert run(page, """
      const piece = '<g id="a" class="piece" transform="translate(3.25 4) rotate(20)"></g>';
      const html = `<div><svg id="s">${piece}</svg>x<input value="v"></div>`;
      const tree = live(html);
      settle(tree);
      const watch = new MutationObserver(() => {});
      watch.observe(tree, { subtree: true, childList: true, attributes: true, characterData: true });
      morph(tree, parse(html));
      const untouched = watch.takeRecords().length;
      morph(tree, parse(html.replace("x", "y")));
      return [untouched, watch.takeRecords().length];""") == [0, 1]


def test_another_kind_of_root_is_refused(page: Page) -> None:
    assert run(page, "try { morph(live('<p></p>'), parse('<div></div>')); } catch (error) { return error.message; }") == \
        "morph: a <P> cannot become a <DIV>"


# ----------------------------------------------------------------------------------------------------------- gliding
@pytest.mark.parametrize(("turns", "shown"), [
    ((350, 10), 370), ((10, 350), -10), ((0, 240), -120), ((0, 120, 240, 0), 360), ((90, 90), 90), ((-170, 170), -190),
    ((0, 725), 5),
])
def test_a_piece_turns_the_short_way(page: Page, turns: tuple[int, ...], shown: int) -> None:
    got = run(page, """
      const piece = live('<svg><g class="piece"></g></svg>').firstElementChild;
      for (const turn of argument) glide(piece, `translate(5 6) rotate(${turn})`);
      return piece.style.transform;""", list(turns))
    assert got == f"translate(5px, 6px) rotate({shown}deg) scale(1)"


@pytest.mark.parametrize(("value", "shown"), [
    ("translate(1.5 -2)", "translate(1.5px, -2px) rotate(0deg) scale(1)"),
    ("translate(7,8) rotate(-30) scale(1.5)", "translate(7px, 8px) rotate(-30deg) scale(1.5)"),
    ("translate(7) scale(2 3)", "translate(7px, 0px) rotate(0deg) scale(2, 3)"),
    ("scale(.5)", "translate(0px, 0px) rotate(0deg) scale(0.5)"),
    ("matrix(1 0 0 1 5 5)", ""), ("rotate(20) translate(1 2)", ""), ("rotate(20 5 5)", ""), ("nonsense", ""), ("", ""),
])
def test_a_place_is_written_so_that_it_can_glide(page: Page, value: str, shown: str) -> None:
    assert run(page, """
      const piece = live('<svg><g class="piece"></g></svg>').firstElementChild;
      glide(piece, argument);
      return piece.style.transform;""", value) == shown


SHIPS = """
  const ship = ([id, x]) => `<g id="${id}" class="piece" transform="translate(${x} 0)"></g>`;
  const ships = list => `<svg>${list.map(ship).join("")}</svg>`;
  const tree = live(ships([["a", 0], ["b", 0], ["c", 0]]));
  settle(tree);
  for (const one of tree.children) one.style.transition = "transform 10s linear";
  tree.getBoundingClientRect();
"""


def test_a_piece_glides_on_when_it_is_moved_in_the_tree(page: Page) -> None:
    assert run(page, SHIPS + """
      morph(tree, parse(ships([["a", 500], ["b", 0], ["c", 0]])));
      const glides = document.getElementById("a").getAnimations()[0];
      morph(tree, parse(ships([["c", 0], ["b", 0], ["a", 500]])));
      return [glides.playState, document.getElementById("a").getAnimations()[0] === glides, order(tree)];
    """) == ["running", True, "cba"]


# ------------------------------------------------------------------------------------- pieces that are called by their places
PAWNS = """
  const pawn = ([id, sort, x, y = 0, more = ""]) =>
    `<g id="${id}" class="piece" ${sort && `data-sort="${sort}"`} transform="translate(${x} ${y})${more}" tabindex="0"></g>`;
  const pawns = list => `<svg width="900" height="90">${list.map(pawn).join("")}</svg>`;
  const begin = list => {
    const tree = live(pawns(list));
    settle(tree);
    for (const one of tree.children) { one.name = one.id; one.style.transition = "transform 10s linear"; }
    tree.getBoundingClientRect();
    return tree;
  };
  const names = tree => Object.fromEntries([...tree.children].filter(one => one.id).map(one => [one.id, one.name ?? "new"]));
"""
Pawn = tuple[object, ...]


@pytest.mark.parametrize(("before", "after", "became"), [
    ([("red-4", "red", 40)], [("red-9", "red", 90)], {"red-9": "red-4"}),
    ([("red-4", "red", 40)], [("red-9", "black", 90)], {"red-9": "new"}),  # another sort
    ([("red-4", "", 40)], [("red-9", "", 90)], {"red-9": "new"}),  # no sort
    ([("red-4", "red", 40), ("red-9", "red", 90)], [("red-9", "red", 90), ("red-7", "red", 91)],
     {"red-9": "red-9", "red-7": "red-4"}),  # whose id stays is itself, however near
    ([("camp-1", "chest", 0), ("camp-2", "chest", 10), ("camp-3", "chest", 20)],
     [("camp-1", "chest", 0), ("ship-1", "chest", 500, 10), ("ship-2", "chest", 500, 0)],
     {"camp-1": "camp-1", "ship-2": "camp-3", "ship-1": "camp-2"}),  # the nearest first
    ([("a", "red", 0), ("b", "red", 0)], [("d", "red", 5), ("c", "red", 5)], {"d": "a", "c": "b"}),  # all alike: in order
    ([("hand", "disc", 300, 0, " rotate(300)")], [("disc-9", "disc", 90)], {"disc-9": "hand"}),
    ([("hand", "disc", 300)], [("disc-9", "disc", 90), ("disc-3", "disc", 290)], {"disc-9": "new", "disc-3": "hand"}),
])
def test_a_piece_is_recognised_by_its_sort(page: Page, before: list[Pawn], after: list[Pawn], became: dict[str, str]) -> None:
    assert run(page, PAWNS + """
      const tree = begin(argument[0]);
      morph(tree, parse(pawns(argument[1])));
      return names(tree);""", [before, after]) == became


@pytest.mark.parametrize("prepare", [lambda page: None, forget_move_before], ids=["moveBefore", "insertBefore"])
def test_a_recognised_piece_glides_and_keeps_the_focus(page: Page, prepare: Callable[[Page], None]) -> None:
    prepare(page)
    assert run(page, PAWNS + """
      const tree = begin([["red-4", "red", 40], ["red-5", "red", 50], ["red-6", "red", 60]]);
      const one = document.getElementById("red-4");
      one.focus();
      morph(tree, parse(pawns([["red-5", "red", 50], ["red-6", "red", 60], ["red-9", "red", 900]])));
      const moved = one.getAnimations()[0];
      moved.currentTime = 5000;
      return [one.id, document.activeElement === one, one.style.transform, new DOMMatrix(getComputedStyle(one).transform).e,
              document.getElementById("red-5").getAnimations().length];
    """) == ["red-9", True, "translate(900px, 0px) rotate(0deg) scale(1)", 470, 0]


def test_a_disc_that_is_laid_turns_the_near_way(page: Page) -> None:
    assert run(page, PAWNS + """
      const tree = begin([["hand", "disc", 300]]), disc = document.getElementById("hand");
      morph(tree, parse(pawns([["disc-9", "disc", 90, 0, " rotate(300)"]])));
      const laid = disc.style.transform;
      disc.getAnimations()[0].currentTime = 5000;
      const half = new DOMMatrix(getComputedStyle(disc).transform);
      morph(tree, parse(pawns([["disc-9", "disc", 90, 0, " rotate(180)"]])));
      return [disc.id, laid, half.e, Math.round(Math.atan2(half.b, half.a) * 180 / Math.PI), disc.style.transform];
    """) == ["disc-9", "translate(90px, 0px) rotate(-60deg) scale(1)", 195, -30, "translate(90px, 0px) rotate(-180deg) scale(1)"]


def test_what_fades_away_is_not_taken_for_something_new(page: Page) -> None:
    assert run(page, PAWNS + """
      const tree = begin([["red-4", "red", 40]]), gone = document.getElementById("red-4");
      gone.animate({ opacity: [1, 0] }, { duration: 10000 });
      morph(tree, parse(pawns([])), { leave: () => true });
      morph(tree, parse(pawns([["red-5", "red", 50]])), { leave: () => true });
      return [gone.isConnected, gone.id, document.getElementById("red-5") !== gone];""") == [True, "", True]


def test_new_pieces_come_out_of_one_heap_when_the_table_is_laid(page: Page) -> None:
    assert run(page, PAWNS + """
      const { takeOff, land } = await import("/static/laying.js");
      const table = list => `<main id="table"><svg id="board"><g class="pieces">${list.map(pawn).join("")}</g></svg></main>`;
      const style = document.createElement("style");
      style.textContent = ".piece { transition: transform 500ms linear }";
      document.head.append(style);
      const tree = live(table([["pool", "disc", 300], ["red-camp", "red", 10]]));
      settle(tree);
      const pool = document.getElementById("pool");
      const laid = [["disc-0", "disc", 0], ["disc-1", "disc", 100], ["disc-2", "disc", 200], ["red-start", "red", 20]];
      takeOff(parse(table(laid)), fresh => morph(tree, fresh));
      const from = laid.map(([id]) => {
        const piece = document.getElementById(id), glide = piece.getAnimations()[0];
        glide.currentTime = 0;
        return [id, new DOMMatrix(getComputedStyle(piece).transform).e, glide.effect.getTiming().delay];
      });
      land(true);
      const to = laid.map(([id]) => new DOMMatrix(getComputedStyle(document.getElementById(id)).transform).e);
      return [from, to, pool.id, document.querySelectorAll(".piece").length];
    """) == [[["disc-0", 300, 0], ["disc-1", 300, 245], ["disc-2", 300, 490], ["red-start", 10, 735]],
             [0, 100, 200, 20], "disc-2", 4]


# --------------------------------------------------------------------------------------------- what belongs to people
def test_what_is_being_typed_stays(page: Page) -> None:
    assert run(page, """
      const html = (value, more) => `<form>${more}<p><input id="name" value="${value}"></p></form>`;
      const tree = live(html("", "")), field = document.getElementById("name");
      field.focus(); field.value = "Jim Haw"; field.setSelectionRange(2, 4);
      morph(tree, parse(html("Silver", "<b>new</b>")));
      return [field.value, document.activeElement === field, field.selectionStart, field.selectionEnd, tree.textContent];
    """) == ["Jim Haw", True, 2, 4, "new"]


def test_the_server_may_change_a_field_that_nobody_is_in(page: Page) -> None:
    assert run(page, """
      const html = (value, box) => `<form><input id="name" value="${value}"><input id="box" type="checkbox" ${box}></form>`;
      const tree = live(html("", "")), field = document.getElementById("name"), box = document.getElementById("box");
      field.value = "typed"; box.checked = true;
      morph(tree, parse(html("", "")));
      const left = [field.value, box.checked];
      morph(tree, parse(html("Silver", "checked")));
      box.checked = false; morph(tree, parse(html("Silver", "")));
      return [left, field.value, box.checked];""") == [["typed", True], "Silver", False]


@pytest.mark.parametrize("prepare", [lambda page: None, forget_move_before], ids=["moveBefore", "insertBefore"])
def test_the_focus_follows_its_element(page: Page, prepare: Callable[[Page], None]) -> None:
    prepare(page)
    assert run(page, """
      const tree = live('<div><p id="p"><button id="b">1</button></p><p id="q"></p></div>');
      const button = document.getElementById("b");
      button.focus();
      morph(tree, parse('<div><p id="q"><span></span><button id="b">2</button></p><p id="p"></p></div>'));
      const moved = document.activeElement === button && button.parentNode.id === "q";
      morph(tree, parse('<div><a id="b" href="#">now a link</a></div>'));
      return [moved, document.activeElement.outerHTML];""") == [True, '<a id="b" href="#">now a link</a>']


def test_what_someone_opened_stays_open(page: Page) -> None:
    assert run(page, """
      const tree = live('<div><details><summary>s</summary></details><dialog id="d"></dialog></div>');
      const details = tree.firstElementChild, dialog = document.getElementById("d");
      details.open = true; dialog.showModal();
      morph(tree, parse('<div><details><summary>t</summary></details><dialog id="d">text</dialog></div>'));
      return [details.open, dialog.matches(":modal"), tree.textContent];""") == [True, True, "ttext"]


def test_what_leaves_may_fade_and_frees_its_id_at_once(page: Page) -> None:
    assert run(page, """
      const html = '<svg><g id="gone" class="piece" role="button" tabindex="0" aria-label="x"><path id="in"/></g></svg>';
      const tree = live(html), gone = document.getElementById("gone");
      // a lantern that flickers for ever does not keep it
      gone.firstElementChild.animate({ opacity: [0, 1] }, { duration: 50, iterations: Infinity });
      const fade = gone.animate({ opacity: [1, 0] }, { duration: 10000 });
      morph(tree, parse('<svg></svg>'), { leave: () => true });
      const during = [gone.isConnected, document.getElementById("gone"), document.getElementById("in"), gone.outerHTML];
      morph(tree, parse(html), { leave: () => true });
      const back = [tree.children.length, document.getElementById("gone") !== gone];
      fade.finish();
      await new Promise(done => setTimeout(done, 50));
      return [during, back, gone.isConnected, tree.children.length];""") == [
        [True, None, None, '<g class="piece" aria-hidden="true"><path></path></g>'], [2, True], False, 1]


def test_without_a_fade_it_leaves_at_once(page: Page) -> None:
    assert run(page, """
      const tree = live('<div><p id="a">1</p>text<i></i></div>');
      morph(tree, parse('<div></div>'), { leave: () => false });
      return tree.outerHTML;""") == "<div></div>"
