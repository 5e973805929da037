"""`benbow serve`: one process, one data folder, one address."""
from __future__ import annotations

import contextlib
import errno
import gc
import logging
import signal
import socket
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import uvicorn
from rich.console import Console
from rich.logging import RichHandler

from benbow.engine import catalog
from benbow.engine.compiled.objects import user_folder
from benbow.engine.errors import BadOptionError

from .app import make_app
from .beats import AtOnce, Beats
from .registry import TableRegistry
from .search_pool import MAX_WORKERS, SearchPool, usual_number
from .store import Store
from .warmup import Warmup

LOG = logging.getLogger("benbow")
SHUTDOWN_TIMEOUT_S = 3  # for requests that are under way
DATABASE = "benbow.sqlite3"


def data_folder() -> Path:
    """Where matches are kept: $BENBOW_DATA, or the user's data folder."""
    return user_folder("BENBOW_DATA", "XDG_DATA_HOME", ".local/share")


class Server(uvicorn.Server):
    """Closes the tables' streams when it is asked to stop: they would never end by themselves."""

    registry: TableRegistry

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.registry.close_streams()
        super().handle_exit(sig, frame)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; BadOptionError says why there is none, for example because the port is in use."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(1024)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            hint = f"{port} is in use already, by another Benbow or another program; try --port {port + 1}"
            raise BadOptionError("port", hint) from None
        if error.errno == errno.EACCES:
            raise BadOptionError("port", f"{port} needs more rights than this user has; try --port 8000") from None
        raise BadOptionError("host", f"{host}:{port} cannot be opened: {error.strerror or error}") from None
    except OverflowError:
        raise BadOptionError("port", f"{port} is not a port; ports are 0 to 65535") from None
    return door


def serve(host: str, port: int, data: Path, level: str, names: Sequence[str] = (), workers: int | None = None, *,
          is_on_beat: bool = True) -> int:
    """Runs until it is asked to stop."""
    if workers is not None and not 0 <= workers <= MAX_WORKERS:
        raise BadOptionError("search-workers", f"{workers} is not from 0 to {MAX_WORKERS}")
    console = Console(stderr=True)
    handler = RichHandler(console=console, show_path=False)
    logging.basicConfig(level=level.upper(), format="%(message)s", datefmt="[%X]", handlers=[handler])
    door = bound(host, port)
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = "it is a file, not a folder" if data.is_file() else error.strerror
        raise BadOptionError("data", f"{data} cannot be used: {why}") from None
    store = Store(data / DATABASE)
    try:
        for broken in catalog.load():
            LOG.error("%s", broken)
        pool = SearchPool(usual_number() if workers is None else workers)
        warmup = Warmup([catalog.game(id) for id in catalog.games()], console=console, has_search=pool.count > 0)
        is_reachable, port = host in ("0.0.0.0", "::"), door.getsockname()[1]
        lan_url = next(iter(neighbours(port)), "") if is_reachable else ""
        app, registry = make_app(store, warmup, [*names, host, socket.gethostname()], pool, lan_url,
                                 Beats() if is_on_beat else AtOnce())
        config = uvicorn.Config(app, log_config=None, log_level=level, access_log=level == "debug", server_header=False,
                                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S, timeout_keep_alive=30, lifespan="on")
        server = Server(config)
        server.registry = registry
        print(f"Benbow is open at {address(door)}   (Ctrl+C closes it; matches are kept in {data})", flush=True)
        if lan_url:
            print(f"For others in the house: {lan_url}   (--host 127.0.0.1 keeps it to this machine)", flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # SIGTERM stops it like Ctrl+C
        gc.freeze()  # what is loaded now stays; the collector need not scan it again and again
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[door])
    finally:
        store.close()
    return 0


def neighbours(port: int) -> list[str]:
    """The URL of this machine on the local network. No packet is sent to find it."""
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("10.255.255.255", 1))  # selects the local address of that route
        found.append(f"http://{asking.getsockname()[0]}:{port}")
    return found


def address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
