"""The ASGI application: all routes, static files and error pages."""
from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from importlib.resources import files as package_files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from benbow.engine.errors import BadCodeError, BadOptionError, BadSeatError, BenbowError, CannotUndoError, IllegalActionError

from . import (
    alerts,
    exports,
    hints,
    lobby_routes,
    luck,
    matches,
    pages,
    rules_pages,
    seating,
    table_routes,
    timekeeper,
    together,
)
from .beats import Beats
from .context import Site, context
from .painter import Painter
from .registry import TableRegistry
from .schema import ConflictError, GoneError, StoreError
from .search_pool import SearchPool
from .security import App, Guard
from .store import Store
from .styles import with_night
from .tables import CurtainError, LessonError, StaleError, TableError
from .tokens import Signer
from .warmup import Warmup

LOG = logging.getLogger("benbow")
HERE = Path(__file__).parent
FONTS = {
    "SourceSerifPro-Regular.otf": "font_source_serif_pro",
    "SourceSerifPro-It.otf": "font_source_serif_pro",
    "SourceSerifPro-Semibold.otf": "font_source_serif_pro",
    "SourceSansPro-Regular.otf": "font_source_sans_pro",
    "SourceSansPro-Semibold.otf": "font_source_sans_pro",
    "AmaticSC-Bold.ttf": "font_amatic_sc",
}
CACHE_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
REVALIDATE = {"cache-control": "no-cache"}


class Assets(StaticFiles):
    """Static files that the browser revalidates on every use."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = REVALIDATE["cache-control"]
        return response


def make_app(store: Store, warmup: Warmup, names: Iterable[str] = (),
             pool: SearchPool | None = None, lan_url: str = "", beats: Beats | None = None) -> tuple[App, TableRegistry]:
    """-> the application with its security checks, and its tables, whose streams the server closes when it stops"""
    registry, painter = TableRegistry(store, pool, beats), Painter()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        warmup.start()
        await registry.pool.start()
        clocks = registry.spawn(timekeeper.keep_time(registry))
        yield
        clocks.cancel()
        await painter.close()
        await registry.pool.stop()
        await warmup.stop()

    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.state.site = Site(registry, warmup, painter, Signer(store.secret), lan_url=lan_url)
    for module in (pages, matches, rules_pages, seating, lobby_routes, alerts, table_routes, together, hints, luck, exports):
        app.include_router(module.router)
    app.mount("/static", Assets(directory=HERE / "static"))
    app.add_api_route("/fonts/{name}", font)
    app.add_api_route("/games/{id}.css", scene_css)
    app.add_api_route("/licence", licence)
    app.add_api_route("/favicon.ico", favicon)
    for kind in (HTTPException, RequestValidationError, BenbowError, Exception):
        app.add_exception_handler(kind, on_error)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    return Guard(app, frozenset(name.lower() for name in names)), registry


# --------------------------------------------------------------------------------------------------------- assets
def font(name: str) -> Response:
    if name not in FONTS:
        raise HTTPException(404)
    return FileResponse(Path(str(package_files(FONTS[name]))) / "files" / name, headers=CACHE_FOREVER)


def scene_css(id: str) -> Response:
    """The game's own style, or one by which at least what can be clicked is seen."""
    own = pages.known(id).home / "drawing" / "scene.css"
    path = own if own.exists() else HERE / "static" / "scene.css"
    return Response(with_night(path.read_text(encoding="utf-8")), media_type="text/css", headers=REVALIDATE)


def licence() -> Response:
    return PlainTextResponse((HERE / "static" / "licence.txt").read_text(encoding="utf-8"))


def favicon() -> Response:
    return FileResponse(HERE / "static" / "favicon.svg", headers=REVALIDATE)


# --------------------------------------------------------------------------------------------------------- errors
def trouble(request: Request, status: int, key: str = "") -> Response:
    """An error page for a browser, short JSON for a script. No internal details reach either."""
    asking = context(request)
    heading, text = pages.error_words(asking.translator, status, key)
    if "text/html" in request.headers.get("accept", ""):
        return asking.page(pages.ErrorPage(heading, text, status), status)
    return JSONResponse({"error": text}, status, headers={"cache-control": "no-store"})


async def on_error(request: Request, error: Exception) -> Response:
    """An error as an HTTP status. What is not ours is logged by the server."""
    match error:
        case HTTPException():
            return trouble(request, error.status_code)
        case StaleError() | ConflictError():
            return trouble(request, 409, "table-stale")
        case GoneError():
            return trouble(request, 404)
        case LessonError():
            return JSONResponse({"error": error.message}, 409, headers={"cache-control": "no-store"})
        case CurtainError():
            return trouble(request, 403, error.field)
        case TableError():
            return trouble(request, 409, error.field)
        case StoreError():
            LOG.error("could not store or read: %s", error)
            return trouble(request, 503, "table-not-stored")
        case (RequestValidationError() | IllegalActionError() | BadCodeError() | CannotUndoError() | BadOptionError()
              | BadSeatError()):
            return trouble(request, 400)
        case BenbowError():
            LOG.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
    return trouble(request, 500)
