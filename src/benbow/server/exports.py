"""Downloads: the match as a file, the board as a picture, the replay as a film."""
from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from benbow.engine import files
from benbow.engine.contract import SPECTATOR

from .children import Child, ChildError
from .context import Context, RequestContext
from .table_routes import Found
from .tables import Table, TableError

LOG = logging.getLogger("benbow")
router = APIRouter(prefix="/t/{id}")
BOARD_WIDTH, FILM_WIDTH = 1400, 700
FILM_TIMEOUT_S = 300
_FILM_LOCK = asyncio.Semaphore(1)  # one film at a time: they are slow
_FILMS_WAITING: set[str] = set()  # ids of tables whose film is being made or queued
MAX_FILMS_WAITING = 8


def named(table: Table, ending: str) -> dict[str, str]:
    name = f"{table.game.id}-{table.id[:6]}.{ending}"
    return {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}


async def content(table: Table, context: RequestContext) -> bytes:
    """During the match what the seat saw; after it the whole match, with its dice."""
    async with table.lock:
        if table.is_ended:
            return files.encode(files.referee_content(table.match))
        return files.encode(files.seat_content(table.match, context.facing(table).seat))


@router.get("/match.json")
async def match_file(table: Found, context: Context) -> Response:
    return Response(await content(table, context), media_type="application/json", headers=named(table, "json"))


async def drawn(table: Table, context: RequestContext) -> str:
    async with table.lock:
        view = table.match.view(context.facing(table).seat)
        return table.game.drawing.scene(view, context.translator.of(table)).svg()


@router.get("/board.svg")
async def board_svg(table: Found, context: Context) -> Response:
    return Response(await drawn(table, context), media_type="image/svg+xml", headers=named(table, "svg"))


@router.get("/board.png")
async def board_png(table: Found, context: Context) -> Response:
    image = await context.site.painter.png(await drawn(table, context), BOARD_WIDTH)
    return Response(image, media_type="image/png", headers=named(table, "png"))


@router.get("/replay.gif")
async def replay_gif(table: Found, context: Context) -> Response:
    """Drawn by a child process, from the file that the visitor could download as well."""
    async with table.lock:
        seat = context.facing(table).seat
    whole = await content(table, context)
    if table.id in _FILMS_WAITING or len(_FILMS_WAITING) >= MAX_FILMS_WAITING:
        raise TableError("film-busy", "a film of this table is being made already, or too many others are")
    _FILMS_WAITING.add(table.id)
    try:
        async with _FILM_LOCK:
            image = await film(whole, seat if table.is_ended else None, context.translator.lang)
    finally:
        _FILMS_WAITING.discard(table.id)
    return Response(image, media_type="image/gif", headers=named(table, "gif"))


async def film(match: bytes, seat: int | None, lang: str) -> bytes:
    with tempfile.TemporaryDirectory(prefix="benbow-film-") as folder:
        source, target = Path(folder) / "match.json", Path(folder) / "replay.gif"
        source.write_bytes(match)
        command = [sys.executable, "-m", "benbow", "draw", str(source), "--out", str(target), "--lang", lang]
        command += ["--width", str(FILM_WIDTH)] + (["--seat", str(seat)] if seat is not None and seat != SPECTATOR else [])
        child, said = Child(command, has_input=False, max_line_bytes=1 << 20), ""
        try:
            async with asyncio.timeout(FILM_TIMEOUT_S):
                await child.start()
                async for line in child.lines():
                    said = line or said
                if await child.wait() == 0:
                    return target.read_bytes()
        except (ChildError, TimeoutError) as error:
            said = repr(error)
        finally:
            await child.kill()
        LOG.error("a film could not be drawn: %s", said)
        raise HTTPException(500)
