"""Who is let in, what may be asked, and what every answer says. Bad requests change nothing and show no traceback."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from html.parser import HTMLParser

import httpx
import pytest

from benbow.engine.contract import OVER, SPECTATOR
from benbow.server import pages
from benbow.server.security import HEADERS, MAX_BODY_BYTES
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.client import Known, known_from
from tests.server.house import URL, House, play, post, streamed

EVIL = '<script>x</script>"\'&'  # as long as a name may be
NUMBERS = [-1, 10**9, 2**63, -(2**63), 1e400, 0.5, True, "1", None, [], {}]


def check_words(answer: httpx.Response, *allowed: int) -> None:
    """A refusal is one of these, and says something, but not how we are made."""
    assert answer.status_code in allowed, f"{answer.status_code}: {answer.text[:300]}"
    assert answer.text
    for sign in ("Traceback", ".py", "Error(", "pydantic", "benbow.", "/work", "sqlite"):
        assert sign not in answer.text


async def sneak(device: httpx.AsyncClient, method: str, path: str, **headers: str | None) -> httpx.Response:
    """A request with headers of our own; None leaves one out."""
    request = device.build_request(method, path)
    for name, value in headers.items():
        request.headers.pop(name, None)
        if value is not None:
            request.headers[name] = value
    return await device.send(request)


# -------------------------------------------------------------------------------------------------------- strangers
@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "a b", "[::1", "local.evil"])
async def test_other_names_are_not_answered(inn: House, host: str) -> None:
    answer = await sneak(inn.device(), "GET", "/", host=host)
    check_words(answer, 421)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "192.168.1.20:8000", "[::1]:8000", "127.0.0.1"])
async def test_our_names_are_answered(inn: House, host: str) -> None:
    assert (await sneak(inn.device(), "GET", "/", host=host)).status_code == 200


@pytest.mark.parametrize("origin", [
    None, "null", "", "http://evil.example", "https://127.0.0.1:8000", "http://127.0.0.1:8001", f"{URL}/"])
async def test_other_sites_cannot_act(inn: House, origin: str | None) -> None:
    device, table = await inn.seated()
    for path in ("/play/naufrageurs", "/new/naufrageurs", "/settings", *(f"/t/{table.id}/{what}" for what in (
            "play", "undo", "resign", "open", "draw", "why", "chosen", "delete"))):
        check_words(await sneak(device, "POST", path, origin=origin), 403)
    assert len(inn.store.tables_of(table.seats[0].holder)) == 1


async def test_too_much_is_too_much(inn: House) -> None:
    device, table = await inn.seated()

    async def without_end() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for path in (f"/t/{table.id}/play", "/new/naufrageurs", "/settings"):
        kind = {"content-type": "application/json" if path.endswith("play") else "application/x-www-form-urlencoded"}
        check_words(await device.post(path, content=b" " * (MAX_BODY_BYTES + 1), headers=kind), 413)
        check_words(await device.post(path, content=without_end(), headers=kind), 413)
    for size in ("-1", "1e3", "9" * 30, "x"):
        check_words(await sneak(device, "POST", "/settings", **{"content-length": size}), 413)


async def test_other_methods_are_refused(inn: House) -> None:
    table = await inn.table(new_token())
    device = inn.device()
    for method, what in (("DELETE", ""), ("PATCH", "/play"), ("GET", "/delete"), ("GET", "/play"), ("PUT", "/stream")):
        check_words(await device.request(method, f"/t/{table.id}{what}"), 405)
    for method, path in (("PUT", "/"), ("POST", "/"), ("GET", "/settings"), ("GET", "/play/naufrageurs")):
        check_words(await device.request(method, path), 405)


# -------------------------------------------------------------------------------------------------------- nonsense
def bodies(table: Table) -> Iterator[tuple[str, bytes]]:
    """Things that a page never sends."""
    seq = table.seq
    for what in ("play", "undo", "resign", "open", "why", "chosen"):
        yield from ((what, raw) for raw in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seq": 1', b"[" * 5000, b'"x"'))
    for number in NUMBERS:
        text = json.dumps(number)
        yield "play", f'{{"seq": {seq}, "code": {text}}}'.encode()
        yield "play", f'{{"seq": {text}, "code": {table.match.legal()[0]}}}'.encode()
        yield "undo", f'{{"seq": {text}}}'.encode()
        yield "resign", f'{{"seq": {text}}}'.encode()
        yield "open", f'{{"seat": {text}}}'.encode()
    yield "play", f'{{"seq": {seq}, "code": {"9" * 5000}}}'.encode()
    for ids in (["x"] * 13, ["x" * 62], [1], [None], "x", {"a": 1}):
        yield "why", json.dumps({"ids": ids}).encode()
        yield "chosen", json.dumps({"ids": ids}).encode()


async def test_nonsense_changes_nothing(inn: House) -> None:
    device, table = await inn.seated(("me", "me"))
    before = await inn.log(table)
    for what, raw in bodies(table):
        answer = await device.post(f"/t/{table.id}/{what}", content=raw, headers={"content-type": "application/json"})
        check_words(answer, 400, 409)
    illegal = set(range(table.game.codes.stop)) - set(table.match.legal())  # chance and veiled forms among them
    for code in sorted(illegal)[::7]:
        check_words(await post(device, table, "play", code=code), 400)
    for ids in (["<script>"], ["ship-green"] * 12, ["é"], ["\x00"]):
        assert (await device.post(f"/t/{table.id}/why", json={"ids": ids})).status_code == 200
    for path in ("at/-1", "at/99999", "at/x", "at/" + "9" * 5000, "stream", "stream?seq=x&ply=0&face=&status="):
        check_words(await device.get(f"/t/{table.id}/{path}"), 400, 404)
    assert await inn.log(table) == before == table.match.log
    assert table.status == "open"


async def test_a_stream_may_be_asked_for_from_anywhere(inn: House) -> None:
    """What a page says that it knows is only its word: whatever it is, the table as it is comes, or the way to it."""
    device, table = await inn.seated(("me", "me"))
    for seq, ply in ((0, 0), (-5, -5), (10**20, 3), (3, 10**20), (1, 4), (table.seq, table.match.ply)):
        known = known_from((await inn.frames(device, table, Known(seq, ply, "<&\n", "no")))[-1]["table"])
        assert (known.seq, known.codes) == (table.seq, table.match.legal())


async def test_forms_are_checked(inn: House) -> None:
    wrong: list[dict[str, str]] = [
        {"option-players": "99"}, {"option-players": "x"}, {"option-players": "9" * 4000}, {"option-rounds": "<evil>"},
        {"seat-0": "admin"}, {"seat-0": "greedy", "seat-1": "greedy"}, {"option-players": "5", "option-lanes": "1"},
    ]
    device = inn.device(new_token(), accept="text/html")
    for form in wrong:
        answer = await device.post("/new/naufrageurs", data=form)
        check_words(answer, 400)
        assert "<form" in answer.text
        assert "<evil>" not in answer.text
    check_words(await device.post("/new/nothing"), 404)
    check_words(await device.get("/rules/nothing"), 404)
    assert inn.registry._tables == {}


# ------------------------------------------------------------------------------------------------- whose seat is it
async def test_a_stranger_sees_what_a_spectator_sees_and_can_do_nothing(inn: House) -> None:
    token = new_token()
    table = await inn.table(token, ("me", "me"))
    path = f"/t/{table.id}"
    await play(table, table.seq, table.match.legal()[0])
    seq, code = table.seq, table.match.legal()[0]
    for other in (new_token(), None, "short"):
        device = inn.device(other)
        known = known_from((await device.get(path)).text)
        assert (known.face, known.codes) == (f"{SPECTATOR}::", [])
        device.cookies.clear()  # a new cookie came with the page; stay the stranger of before
        if other:
            device.cookies["benbow_device"] = other
        assert json.loads((await device.get(f"{path}/match.json")).text)["seat"] == SPECTATOR
        for what, body in (("play", {"code": code}), ("undo", {}), ("resign", {})):
            check_words(await post(device, table, what, **body), 403)
        check_words(await device.post(f"{path}/open", json={"seat": 0}), 409)
        check_words(await device.post(f"{path}/delete"), 403, 409)
        assert table.id not in (await device.get("/")).text
    assert await inn.log(table) == table.match.log
    assert (table.seq, table.status) == (seq, "open")
    check_words(await inn.device(token).get("/t/unknown"), 404)


async def test_nobody_acts_through_the_curtain(inn: House) -> None:
    device, table = await inn.seated()
    path, body = f"/t/{table.id}", {"seq": table.seq, "code": table.match.legal()[0]}
    check_words(await device.post(f"{path}/play", json=body), 403)
    await device.post(f"{path}/open", json={"seat": table.match.actor})
    await device.get(path)  # a reload draws it
    check_words(await device.post(f"{path}/play", json=body), 403)
    await device.post(f"{path}/open", json={"seat": table.match.actor})
    assert (await device.post(f"{path}/play", json=body)).status_code == 200


async def test_the_dice_are_given_out_only_at_the_end(inn: House) -> None:
    device, table = await inn.seated(("me", "me"))
    while table.match.actor != OVER:
        content = (await device.get(f"/t/{table.id}/match.json")).json()
        assert "dice" not in content
        await play(table, table.seq, table.match.legal()[0])
    assert "dice" in (await device.get(f"/t/{table.id}/match.json")).json()


# ------------------------------------------------------------------------------------------------- what answers say
class Page(HTMLParser):
    """Looks for what a strict policy forbids: it would be dead in a browser, or alive in one that ignores the policy."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.bad: list[str] = []
        self._is_script = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._is_script = tag == "script"
        if tag in ("style", "iframe", "object", "embed", "base") or (tag == "script" and not given.get("src")):
            self.bad.append(tag)
        self.bad += [f"{tag} {name}" for name in given if name == "style" or name.startswith("on")]
        for name in ("href", "src", "action", "xlink:href"):
            where = given.get(name) or "/"
            if not where.startswith(("/", "#")) or where.startswith("//"):
                self.bad.append(f"{name}={where}") if tag != "a" or not where.startswith("https://") else None

    def handle_data(self, data: str) -> None:
        if self._is_script and data.strip():
            self.bad.append(f"script: {data[:30]}")

    def handle_endtag(self, tag: str) -> None:
        self._is_script = False


async def all_answers(inn: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, httpx.Response]:
    """One of every kind."""
    token = new_token()
    table = await inn.table(token, names=(EVIL, EVIL))
    ended = await inn.table(token, ("me", "greedy"), names=(EVIL, ""))
    async with ended.turn(ended.seq) as turn:
        turn.resigned = 0
    path = f"/t/{table.id}"
    found: dict[str, httpx.Response] = {}
    device, guest = inn.device(token, accept="text/html"), inn.device(accept="text/html")
    for one in ("/", "/new/naufrageurs", "/rules/naufrageurs", "/static/play.js", "/static/none", "/fonts/AmaticSC-Bold.ttf",
                "/licence", "/favicon.ico", "/games/naufrageurs.css", "/progress", "/nowhere", "/settings", path,
                f"/t/{ended.id}", *(f"{path}/{what}" for what in ("match.json", "board.svg", "at/0"))):
        found[one] = await device.get(one)
    found["guest"] = await guest.get(path)
    found["form again"] = await device.post("/new/naufrageurs", data={"name-0": EVIL, "seat-0": "nobody"})
    found["redirect"] = await guest.post("/play/naufrageurs")
    found["settings"] = await device.post("/settings", data={"lang": "fr", "theme": "dark", "back": "/"})
    found["foreign"] = await sneak(device, "POST", "/settings", origin="http://evil.example")
    found["large"] = await device.post("/settings", content=b"x" * (MAX_BODY_BYTES + 1))
    with monkeypatch.context() as patch:
        patch.setattr(pages, "card", None)  # something of ours is broken
        found["broken"] = await device.get("/")
    return found


async def test_every_answer_has_the_headers_and_no_page_has_scripts_within(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await all_answers(inn, monkeypatch)
    for name, answer in found.items():
        for header, value in HEADERS:
            assert answer.headers.get_list(header.decode()) == [value.decode()], name
        if "text/html" in answer.headers.get("content-type", ""):
            assert Page(answer.text).bad == [], name
            assert "<script>x" not in answer.text, name
    assert "&lt;script&gt;x" in found["guest"].text  # the name is there, as a name
    assert found["broken"].status_code == 500
    check_words(found["broken"], 500)
    assert "<html" in found["broken"].text
    assert {found[name].status_code for name in ("/nowhere", "/static/none")} == {404}
    for cookie in [*found["guest"].headers.get_list("set-cookie"), *found["settings"].headers.get_list("set-cookie")]:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
    fragment = json.loads(found[next(name for name in found if name.endswith("/at/0"))].text)["table"]
    assert Page(fragment).bad == []
    assert "<script>" not in fragment


async def test_a_stream_has_the_headers(inn: House) -> None:
    table = await inn.table(new_token())
    head, *_ = await streamed(inn.app, f"/t/{table.id}/stream", "seq=0&ply=0&face=&status=open", None)
    assert b"text/event-stream" in head
    for name, value in HEADERS:
        assert repr((name, value)).encode() in head


@pytest.mark.parametrize("back", [
    "https://evil.example", "//evil.example", "/\\evil.example", "/a//evil", "/a\nb", "javascript:x", "evil", "",
    "/a" * 2000 + "!"])
async def test_settings_lead_back_only_to_us(inn: House, back: str) -> None:
    answer = await inn.device().post("/settings", data={"back": back, "lang": "xx", "theme": "pink"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert not [cookie for cookie in answer.headers.get_list("set-cookie") if "lang" in cookie or "theme" in cookie]


@pytest.mark.parametrize("path", [
    "/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static//etc/passwd", "/static/%00",
    "/fonts/..%2f__init__.py", "/fonts/../x",
    "/games/..%2f..%2fx.css", "/games/%2e%2e.css", "/games/naufrageurs%2frules.css", "/picture/..%2fx.en.png",
    "/t/..%2f..%2fx", "/t/" + "x" * 41, "/rules/%2e%2e",
])
async def test_paths_lead_nowhere_else(inn: House, path: str) -> None:
    device = inn.device()
    request = device.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    check_words(await device.send(request), 400, 404)
