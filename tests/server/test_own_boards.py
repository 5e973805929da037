"""A board of one's own in the form: drawn while it is typed, played on by everyone at the table, refused with line and reason."""
from __future__ import annotations

import re

import httpx
import pytest

from benbow.engine import catalog, files
from benbow.engine.boards import MOST_BYTES
from tests.client import known_from
from tests.server.house import House, not_none
from tests.toys.slides import BOARDS, GAME

OWN = "squares: 12\nslides:\n 3>9\n"


@pytest.fixture(autouse=True)
def in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {**catalog._places(), "slides": "tests.toys.slides"}
    monkeypatch.setattr(catalog, "_places", lambda: places)
    GAME.play_uncompiled()


async def shown(device: httpx.AsyncClient, text: str, lang: str = "en") -> httpx.Response:
    return await device.post("/board/slides", content=text, headers={"accept-language": lang, "content-type": "text/plain"})


def chosen(text: str) -> dict[str, str]:
    return {"option-players": "2", "option-board": "own", "board-text": text, "seat-0": "me", "seat-1": "greedy"}


async def test_the_form_offers_ours_and_ones_own(inn: House) -> None:
    device = inn.device()
    page = (await device.get("/new/slides")).text
    assert re.findall(r'name="option-board" value="(\w+)"', page) == ["short", "long", "own"]
    assert (await device.get("/board/slides/short.txt")).text == BOARDS.ours[0].text
    for name in ("slides/mine", "slides/..%2Fshort", "nothing/short"):
        assert (await device.get(f"/board/{name}.txt")).status_code == 404


async def test_it_is_drawn_while_it_is_typed(inn: House) -> None:
    answer = await shown(inn.device(), OWN)
    assert answer.status_code == 200
    assert '<svg xmlns="http://www.w3.org/2000/svg" id="board"' in answer.text
    assert "Unlike the book</strong> · line 1: The book has nine squares, not 12. (TR-1)" in answer.text


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "Cannot be played</strong> · line 3: “3&gt;x” is no slide"), ("de", "Nicht spielbar"), ("fr", "Injouable"),
])
async def test_what_is_wrong_is_said_with_its_line(inn: House, lang: str, said: str) -> None:
    answer = await shown(inn.device(), "squares: 9\nslides:\n 3>x\n", lang)
    assert answer.status_code == 200
    assert said in answer.text
    assert "<svg" not in answer.text


async def test_people_play_on_it_and_take_it_along(inn: House) -> None:
    device = inn.device()
    answer = await device.post("/new/slides", data=chosen(OWN.replace("\n", "\r\n")))
    assert answer.status_code == 303
    id = answer.headers["location"].removeprefix("/t/")
    table = not_none(await inn.registry.get(id))
    assert table.match.options["board"] == OWN
    page = (await device.get(f"/t/{id}")).text
    assert len(known_from(page).codes) == 3
    saved = await device.get(f"/t/{id}/match.json")
    if saved.status_code == 200:
        assert files.decode(saved.content, GAME).options["board"] == OWN


async def test_a_form_with_a_board_that_is_none_comes_back_with_the_text_and_the_reason(inn: House) -> None:
    answer = await inn.device().post("/new/slides", data=chosen("squares: 9\nslides:\n <b>9\n"))
    assert answer.status_code == 400
    assert "Your board cannot be played on as it is." in answer.text
    assert "&lt;b&gt;9” is no slide" in answer.text
    assert "<b>9" not in answer.text
    assert (await inn.device().post("/new/slides", data=chosen(""))).status_code == 400


async def test_a_name_of_a_file_is_no_board(inn: House) -> None:
    for value in ("/etc/passwd", "../boards/short.txt", "short\x00"):
        answer = await inn.device().post("/new/slides", data={**chosen(OWN), "option-board": value})
        assert answer.status_code == 400
        assert "root:" not in answer.text


async def test_strangers_may_send_anything_but_not_without_end(inn: House) -> None:
    device = inn.device()
    assert (await shown(device, "squares: 9\n" + "; xxxx\n" * MOST_BYTES)).status_code == 413
    assert "more than 8" in (await shown(device, "squares: 9\n" + "; xxxxxxx\n" * 1000)).text
    answer = await device.post("/board/slides", content=b"\xff\xfe\x00squares", headers={"content-type": "text/plain"})
    assert answer.status_code == 200
    assert "Cannot be played" in answer.text
    assert (await device.post("/board/nothing", content=b"x")).status_code == 404
    codes = [(await shown(device, OWN)).status_code for _ in range(30)]
    assert 429 in codes
    assert codes[0] == 200
