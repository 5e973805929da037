"""What a page is told beside the table itself: hints, and a stream that is packed."""
from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from benbow.server.tables import new_token
from tests.server.house import House, house, streamed

ALONE = ("me", "me")


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as one:
        yield one


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "You can do that. First choose: black pirate 2, in the supply."),
    ("de", "Das geht. Wähle zuerst: "),
    ("fr", "C’est permis. Choisissez d’abord\u00a0: "),
])
def test_click_that_would_be_allowed_but_begins_elsewhere_says_where(inn: House, lang: str, told: str) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE, game="martinique", options={"layout": "chart", "deploy_first": 1})
        async with inn.device(token) as device:
            device.cookies.set("benbow_lang", lang)
            for text in ("deploy A1", "deploy H8"):
                await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": table.match.parse(text)})
            answer = await device.post(f"/t/{table.id}/why", json={"ids": ["sq-a7"]})
        assert answer.json()["text"].startswith(told)
        assert answer.json()["rule"] == ""

    asyncio.run(run())


def test_stream_is_packed_for_who_can_unpack_it(inn: House) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE, game="martinique")
        path, query = f"/t/{table.id}/stream", "seq=0&ply=0&face=0&status=open"
        plain = await streamed(inn.app, path, query, token)
        packed = await streamed(inn.app, path, query, token, accepts="gzip, br")
        assert b"content-encoding" in packed[0]
        assert b"content-encoding" not in plain[0]
        unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        assert b"".join(map(unpacker.decompress, packed[1:])) == b"".join(plain[1:])
        assert unpacker.decompress(b"") == b""
        assert sum(map(len, packed[1:])) * 6 < sum(map(len, plain[1:]))

    asyncio.run(run())
