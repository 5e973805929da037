"""Twins on the wire: two matches that differ only in what is hidden from someone must be the same bytes to him, all of them.

A hot-seat table, the Wrecker and an Owner at one device. The Owner loads other barrels of the same colours; everything that the
device receives while the Wrecker looks, or nobody, is compared: pages, streams, the past, previews, explanations, files,
pictures, headers. So is all that a guest without a seat receives. It ends where the game itself uncovers a difference.
"""
from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

import httpx
import pytest

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from benbow.server.curtain import Facing
from benbow.server.tables import Table, new_token
from tests.client import known_from
from tests.server.house import House, house, streamed

WRECKER, OWNER = 0, 1
FORGETTABLE = re.compile(rb"benbow_device=[A-Za-z0-9_-]+")


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as one:
        yield one


@dataclass
class Twin:
    """One of the two tables, its device, and all that was received there."""

    inn: House
    table: Table
    token: str
    got: dict[str, list[bytes]] = field(default_factory=lambda: {"wrecker": [], "curtain": [], "guest": [], "owner": []})

    @property
    def path(self) -> str:
        return f"/t/{self.table.id}"

    @property
    def match(self) -> Match:
        return self.table.match

    def keep(self, whose: str, content: bytes) -> None:
        known = content.replace(self.table.id.encode(), b"TABLE").replace(self.table.id[:6].encode(), b"TABLE")
        self.got[whose].append(FORGETTABLE.sub(b"benbow_device=TOKEN", known))

    async def ask(self, whose: str, device: httpx.AsyncClient, method: str, path: str, body: object = None) -> httpx.Response:
        answer = await device.request(method, self.path + path, json=body)
        headers = sorted((name, value) for name, value in answer.headers.multi_items() if name != "content-length")
        self.keep(whose, f"{method} {path} {answer.status_code} {headers}\n".encode() + answer.content)
        return answer

    async def listen(self, whose: str, known: Facing | None, seq: int, ply: int, token: str | None) -> None:
        """The stream of a page that is as far as this."""
        query = urlencode({"seq": seq, "ply": ply, "face": str(known or Facing(SPECTATOR)), "status": "open"})
        for part in await streamed(self.inn.app, f"{self.path}/stream", query, token):
            self.keep(whose, part)

    async def look_around(self, whose: str, device: httpx.AsyncClient) -> None:
        """All that can be asked for without drawing the curtain."""
        for ply in {0, self.match.ply // 2, self.match.ply - 1, self.match.ply}:
            await self.ask(whose, device, "GET", f"/at/{ply}")
        for ids in (["ship-green"], ["no-such-thing"], *piece_ids(self.match)):
            await self.ask(whose, device, "POST", "/why", {"ids": ids})
            await self.ask(whose, device, "POST", "/chosen", {"ids": ids})
        await self.ask(whose, device, "GET", "/match.json")
        await self.ask(whose, device, "GET", "/board.svg")

    async def step(self, device: httpx.AsyncClient, guest: httpx.AsyncClient, code: int) -> None:
        """One decision, and everything that is sent on the way."""
        actor, seq, ply = self.match.actor, self.table.seq, self.match.ply
        page = await self.ask("curtain", device, "GET", "")
        assert known_from(page.text).curtain_for == actor
        await self.look_around("curtain", device)
        await self.ask("curtain", device, "POST", "/play", {"seq": seq, "code": self.match.legal()[0]})  # through the curtain
        whose = "wrecker" if actor == WRECKER else "owner"
        await self.ask("curtain", device, "POST", "/open", {"seat": actor})
        await self.listen(whose, Facing(SPECTATOR, actor), seq, ply, self.token)
        await self.look_around(whose, device)
        answer = await self.ask("curtain", device, "POST", "/play", {"seq": seq, "code": code})
        assert answer.status_code == 200, answer.text
        await self.listen(whose, Facing(actor), seq, ply, self.token)
        await self.ask("curtain", device, "POST", "/draw")
        await self.listen("curtain", Facing(SPECTATOR, actor), seq, ply, self.token)
        await self.ask("guest", guest, "GET", "")
        await self.listen("guest", None, seq, ply, None)
        await self.listen("guest", None, 0, 0, None)
        await self.look_around("guest", guest)


def piece_ids(match: Match) -> list[list[str]]:
    """Clicks on what anyone may see; and what the seat that acts could do."""
    scene = match.game.drawing.scene(match.view(SPECTATOR), match.game.words("en"))
    return [[piece.id] for piece in scene.pieces][::16]


def backs(match: Match) -> dict[int, int]:
    """What can be chosen -> how the Wrecker would see it."""
    veil = match.game.rules["veil"]
    return {code: int(veil(match._restored(match.ply), code, WRECKER)) for code in match.legal()}


async def play_twins(inn: House, seed: int, most: int) -> tuple[Twin, Twin, int]:
    tokens = (new_token(), new_token())
    names = ("Ann <b>", "Bob & Co")
    one, two = [Twin(inn, await inn.table(token, seed=seed, names=names), token) for token in tokens]
    assert one.match.actions == two.match.actions  # the same dice
    steps = 0
    async with inn.device(tokens[0]) as first, inn.device(tokens[1]) as second, inn.device() as guest, inn.device() as other:
        while steps < most:
            pair = next((pair for pair in pairs(one.match, two.match) if not will_differ(one.match, two.match, *pair)), None)
            if pair is None:
                break
            await one.step(first, guest, pair[0])
            await two.step(second, other, pair[1])
            steps += 1
    return one, two, steps


def pairs(one: Match, two: Match) -> Iterator[tuple[int, int]]:
    """Actions that are the same to the Wrecker; the Owner's barrels as different as they can be."""
    mine, theirs = backs(one), backs(two)
    for code in sorted(mine):
        same = [twin for twin in sorted(theirs, reverse=True) if theirs[twin] == mine[code]]
        yield from ((code, twin) for twin in same if one.actor == OWNER or twin == code)


def will_differ(one: Match, two: Match, code: int, twin: int) -> bool:
    """Would the rules themselves show the Wrecker, or everyone, that these are two matches?"""
    ends = []
    for match, played in ((one, code), (two, twin)):
        after = match.copy()
        after.play(played)
        after.advance()
        ends.append([(after.history(seat), bytes(after.view(seat))) for seat in (WRECKER, SPECTATOR)])
    return ends[0] != ends[1]


@pytest.mark.parametrize("seed", [2, 5])
def test_twins_are_the_same_bytes_to_who_may_not_know(inn: House, seed: int) -> None:
    one, two, steps = asyncio.run(play_twins(inn, seed, most=7))
    assert steps >= 5
    loads = [(a, b) for a, b in zip(one.match.actions, two.match.actions, strict=True) if a != b]
    assert loads, "the twins differ in nothing: this shows nothing"
    for whose in ("wrecker", "curtain", "guest"):
        assert len(one.got[whose]) > 20
        for mine, theirs in zip(one.got[whose], two.got[whose], strict=True):
            assert mine == theirs, whose
    # The other side: to the Owner the differing loads are sent, by every way; so the comparison above could fail.
    differing = {mine.split(b" ")[1] if mine.startswith((b"GET", b"POST")) else mine[:5]
                 for mine, theirs in zip(one.got["owner"], two.got["owner"], strict=True) if mine != theirs}
    assert differing >= {b"/match.json", b"/board.svg", b"data:"}


def test_a_reload_draws_the_curtain_also_for_streams_that_are_open(inn: House) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token)
        async with inn.device(token) as device:
            actor, path = table.match.actor, f"/t/{table.id}"
            assert (await device.post(f"{path}/open", json={"seat": 1 - actor})).status_code == 409
            assert (await device.post(f"{path}/open", json={"seat": actor})).status_code == 200
            query = urlencode({"seq": table.seq, "ply": table.match.ply, "face": f"-3:{actor}:", "status": "open"})
            opened = b"".join(await streamed(inn.app, f"{path}/stream", query, token))
            assert b"data-gestures=\\\"[[" in opened
            page = await device.get(path)
            assert known_from(page.text).codes == []
            closed = b"".join(await streamed(inn.app, f"{path}/stream", query, token))
            assert b"data-gestures=\\\"[[" not in closed

    asyncio.run(run())
