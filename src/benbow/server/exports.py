"""To take away: the match as a file, the board as a picture, the replay as a film."""
from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from benbow.engine import files
from benbow.engine.contract import SPECTATOR

from .context import Context, RequestContext
from .table_routes import Found
from .tables import Table, TableError

router = APIRouter(prefix="/t/{id}")
WIDTH, FILM_WIDTH = 1400, 700
FILM_SECONDS = 300
_ONE_FILM = asyncio.Semaphore(1)  # films are slow; the machine has other guests
_WAITING: set[str] = set()  # the tables whose film is being made, or waited for
MOST_WAITING = 8


def named(table: Table, ending: str) -> dict[str, str]:
    name = f"{table.game.id}-{table.id[:6]}.{ending}"
    return {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}


async def content(table: Table, context: RequestContext) -> bytes:
    """Until the end a seat's own file; then the whole one, dice and all."""
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
    image = await context.site.painter.png(await drawn(table, context), WIDTH)
    return Response(image, media_type="image/png", headers=named(table, "png"))


@router.get("/replay.gif")
async def replay_gif(table: Found, context: Context) -> Response:
    """Drawn by a process of its own, from the file that the visitor could download as well."""
    async with table.lock:
        seat = context.facing(table).seat
    whole = await content(table, context)
    if table.id in _WAITING or len(_WAITING) >= MOST_WAITING:
        raise TableError("film-busy", "a film of this table is being made already, or too many others are")
    _WAITING.add(table.id)
    try:
        async with _ONE_FILM:
            image = await film(whole, seat if table.is_ended else None, context.translator.lang)
    finally:
        _WAITING.discard(table.id)
    return Response(image, media_type="image/gif", headers=named(table, "gif"))


async def film(match: bytes, seat: int | None, lang: str) -> bytes:
    with tempfile.TemporaryDirectory(prefix="benbow-film-") as folder:
        source, target = Path(folder) / "match.json", Path(folder) / "replay.gif"
        source.write_bytes(match)
        command = [sys.executable, "-m", "benbow", "draw", str(source), "--out", str(target), "--lang", lang]
        command += ["--width", str(FILM_WIDTH)] + (["--seat", str(seat)] if seat is not None and seat != SPECTATOR else [])
        nowhere = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*command, stdin=nowhere, stdout=nowhere, stderr=nowhere,
                                                       start_new_session=True)
        try:
            status = await asyncio.wait_for(process.wait(), FILM_SECONDS)
        finally:
            if process.returncode is None:
                process.kill()
        if status != 0:
            raise HTTPException(500)
        return target.read_bytes()
