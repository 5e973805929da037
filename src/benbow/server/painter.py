"""SVG to PNG in a child process: it takes a while, and would block all tables.

It is started when the first picture is asked for, reads drawings from its standard input, and ends with the server, however
that ends. Pictures that are asked for again and again are kept on disk.
"""
from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import sys

from benbow.engine.compiled.objects import cache_home
from benbow.engine.errors import BadFileError, BenbowError
from benbow.engine.files import write_bytes

from .children import Child, ChildError

PICTURE_TIMEOUT_S = 60
MAX_PICTURE_BYTES = 32 << 20


class PaintError(BenbowError):
    """The picture could not be drawn."""


class Painter:
    """One picture at a time."""

    def __init__(self) -> None:
        self._child = Child((sys.executable, "-m", __name__), has_input=True, max_line_bytes=1 << 10)
        self._lock = asyncio.Lock()

    async def png(self, svg: str, width: int) -> bytes:
        async with self._lock:
            try:
                return await asyncio.wait_for(self._ask(svg, width), PICTURE_TIMEOUT_S)
            except (ChildError, ValueError, TimeoutError) as error:
                await self._child.kill()
                raise PaintError("picture", f"the painter failed: {error!r}") from None
            except asyncio.CancelledError:
                await self._child.kill()  # else the next request would get this picture
                raise

    async def kept(self, svg: str, width: int) -> bytes:
        """As `png`, with a cache on disk."""
        path = cache_home() / "pictures" / f"{hashlib.blake2b(f'{width} {svg}'.encode(), digest_size=16).hexdigest()}.png"
        with contextlib.suppress(OSError):
            return path.read_bytes()
        content = await self.png(svg, width)
        with contextlib.suppress(OSError, BadFileError):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(path, content)
        return content

    async def _ask(self, svg: str, width: int) -> bytes:
        if not self._child.is_running:
            await self._child.start()
        await self._child.send(json.dumps([svg, width]).encode() + b"\n")
        size = int(await self._child.read_line())
        if not 0 < size <= MAX_PICTURE_BYTES:
            raise ValueError(size)
        return await self._child.read_bytes(size)

    async def close(self) -> None:
        await self._child.kill()


def main() -> None:
    """The child process: reads lines of JSON; writes a line with the size, then the picture. Size 0: it could not be drawn."""
    from benbow.engine.drawing.picture import png

    for line in sys.stdin.buffer:
        svg, width = json.loads(line)
        try:
            content = png(svg, width)
        except BenbowError:
            content = b""
        sys.stdout.buffer.write(b"%d\n" % len(content) + content)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
