"""All that a page is sent, and all that it can ask for, to be searched for what it must not hold."""
from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from playwright.sync_api import Page, Response, Route

from benbow.engine import files
from tests.browser.chrome import Guest


class Wire:
    """Every byte of every answer that a page gets, the stream included."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        self._taken: list[str] = []
        page.on("response", lambda answer: self._answers.append(answer))
        page.route(re.compile(r"/t/[^/]+/(?!stream)"), self._pass_on)
        self._line = page.context.new_cdp_session(page)
        self._line.send("Network.enable")
        self._line.on("Network.eventSourceMessageReceived", lambda event: self._taken.append(str(event["data"])))

    def _pass_on(self, route: Route) -> None:
        """What a script asks for: it may never read the answer, and then the browser does not tell it either."""
        answer = route.fetch()
        self._taken.append(answer.text())
        route.fulfill(response=answer)

    def _catch_up(self) -> None:
        """What the page shows has come; that it has come is told in order, before the answer to this."""
        self._line.send("Runtime.evaluate", {"expression": "0"})

    def each(self) -> list[str]:
        """What has come since the last time, one message after the other. Headers and pages come last, each page with the table
        that it showed."""
        self._catch_up()
        taken = [unescape(text) for text in self._taken]
        self._taken.clear()
        return [*taken, *re.split(r"(?=<!doctype)", self.cut(), flags=re.IGNORECASE)]

    def cut(self) -> str:
        """What has come since the last cut."""
        self._catch_up()
        taken = [*self._taken, *(str(answer.headers) for answer in self._answers)]
        taken += [answer.text() for answer in self._answers if is_document(answer)]
        self._answers.clear()
        self._taken.clear()
        return unescape("\n".join(taken))


def is_document(answer: Response) -> bool:
    """A page; all else is passed on above, or is a file that is the same for everyone."""
    return answer.request.resource_type == "document" and not 300 <= answer.status < 400


def ply_of(message: str) -> int:
    """Of the table in a message: what it may tell is what was known then. Without a table it may tell nothing."""
    plies = {int(ply) for ply in re.findall(r'\bdata-ply=\\?"(\d+)', message)}
    assert len(plies) <= 1
    return max(plies, default=0)


def looker(page: Page) -> int:
    """Who is asked to take the device, or to act."""
    if page.locator("#open-curtain").count():
        return int(page.locator("#open-curtain").get_attribute("data-seat") or "")
    return int((page.locator("#table").get_attribute("data-face") or "").partition(":")[0])


def ask_everything(guest: Guest, lang: str, plies: Sequence[int], clicks: Sequence[Sequence[str]]) -> list[str]:
    """The past, the drawing, the file, half gestures, why things are not allowed. (The page itself would draw the curtain.)"""
    url, door = guest.page.url, guest.context.request
    headers = {"origin": guest.inn.url, "accept-language": lang}
    got = [door.get(f"{url}/{what}", headers=headers).text() for what in (*(f"at/{ply}" for ply in plies), "board.svg")]
    for what in ("chosen", "why"):
        for ids in clicks:
            answer = door.post(f"{url}/{what}", data={"ids": [*ids]}, headers=headers)
            assert answer.status == 200
            got.append(re.sub("|".join(f'"{id}"' for id in ids), "", answer.text()))  # it may name what was asked about
    replay = files.decode(door.get(f"{url}/match.json", headers=headers).body())
    assert isinstance(replay, files.Replay)
    got += [replay.svg(lang, ply) for ply in plies] + [replay.tell(ply, lang) for ply in range(max(plies))]
    return [unescape(text) for text in got]
