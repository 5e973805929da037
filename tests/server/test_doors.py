"""Every route of the server stands in docs/security.md, with who may open it."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.routing import Mount

from benbow.server.security import Guard
from tests.server.house import House

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "security.md"


def doors(routes: Sequence[Any], before: str = "") -> Iterator[str]:
    """`GET /t/{id}` and so on."""
    for route in routes:
        if isinstance(route, Mount):
            yield f"GET {route.path}"
        elif hasattr(route, "original_router"):  # as FastAPI includes a router
            yield from doors(route.original_router.routes, before + route.include_context.prefix)
        else:
            yield from (f"{method} {before}{route.path}" for method in getattr(route, "methods", ()) if method != "HEAD")


def test_every_door_is_in_the_document(inn: House) -> None:
    assert isinstance(inn.app, Guard)
    assert isinstance(inn.app.app, FastAPI)
    found = {*doors(inn.app.app.routes)}
    assert {"GET /", "GET /t/{id}", "POST /t/{id}/play", "GET /static", "GET /fonts/{name}", "POST /i/{invite}"} <= found
    written = {*re.findall(r"`((?:GET|POST) /[^`]*)`", DOCUMENT.read_text(encoding="utf-8"))}
    assert found - written == set(), "say in docs/security.md who may open these"
    assert written - found == set(), "there are no such doors"
