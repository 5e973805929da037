"""All that a page is sent, to be searched for what it must not hold."""
from __future__ import annotations

import re
from html import unescape

from playwright.sync_api import Page, Response, Route


class Wire:
    """Every byte of every answer that a page gets, the stream included."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        self._taken: list[str] = []
        page.on("response", lambda answer: self._answers.append(answer))
        page.route(re.compile(r"/t/[^/]+/(?!stream)"), self._pass_on)
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda event: self._taken.append(str(event["data"])))

    def _pass_on(self, route: Route) -> None:
        """What a script asks for: it may never read the answer, and then the browser does not tell it either."""
        answer = route.fetch()
        self._taken.append(answer.text())
        route.fulfill(response=answer)

    def cut(self) -> str:
        """What has come since the last cut."""
        taken = [*self._taken, *(str(answer.headers) for answer in self._answers)]
        taken += [answer.text() for answer in self._answers if is_document(answer)]
        self._answers.clear()
        self._taken.clear()
        return unescape("\n".join(taken))


def is_document(answer: Response) -> bool:
    """A page; all else is passed on above, or is a file that is the same for everyone."""
    return answer.request.resource_type == "document" and not 300 <= answer.status < 400
