"""Pictures are drawn by a process of its own: drawing one takes a while, and would hold up everyone else's game.

It is started when the first picture is asked for, reads drawings from its standard input, and ends with the server, however
that ends. Pictures that are asked for again and again are kept on disk.
"""
from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import sys

from benbow.engine.compiled.kernel import cache_home
from benbow.engine.errors import BenbowError

LONGEST = 60  # seconds for one picture
MOST_BYTES = 32 << 20


class PaintError(BenbowError):
    """No picture came of it."""


class Painter:
    """One picture at a time."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def png(self, svg: str, width: int) -> bytes:
        async with self._lock:
            try:
                return await asyncio.wait_for(self._ask(svg, width), LONGEST)
            except (OSError, ValueError, EOFError, TimeoutError) as error:
                self.close()
                raise PaintError("picture", f"the painter failed: {error!r}") from None
            except asyncio.CancelledError:
                self.close()  # else the answer would be handed to the next one who asks
                raise

    async def kept(self, svg: str, width: int) -> bytes:
        """As `png`, from disk if it was drawn before."""
        path = cache_home() / "pictures" / f"{hashlib.blake2b(f'{width} {svg}'.encode(), digest_size=16).hexdigest()}.png"
        with contextlib.suppress(OSError):
            return path.read_bytes()
        content = await self.png(svg, width)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            partial = path.with_suffix(f".{os.getpid()}")
            partial.write_bytes(content)
            partial.replace(path)
        return content

    async def _ask(self, svg: str, width: int) -> bytes:
        if self._child is None or self._child.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "benbow.server.painter", stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # Ctrl+C is for the server; this one ends when its input does
            )
        child = self._child
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(json.dumps([svg, width]).encode() + b"\n")
        await child.stdin.drain()
        size = int(await child.stdout.readline())
        if not 0 < size <= MOST_BYTES:
            raise ValueError(size)
        return await child.stdout.readexactly(size)

    def close(self) -> None:
        if self._child is not None and self._child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._child.kill()
        self._child = None


def main() -> None:
    """The child: a line of JSON in; a line with the size, then the picture, out. Size 0: it could not be drawn."""
    from benbow.engine.drawing.picture import png

    os.nice(5)
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
