"""Object files on disk: each is named by all that its code depends on, so none is ever out of date, and none is changed.

A file is a digest of the rest, a line of JSON with the facts that loading needs, and the object file itself. What was cut off
or spoilt does not fit its digest and is made anew.
"""
from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import os
import re
import shutil
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite
import numba as nb
import numpy as np
from numba.core.registry import cpu_target

from .decorators import front_end
from .fingerprint import code_digest, fingerprint

_KEPT_FILES, _KEPT_SECONDS = 100, 14 * 24 * 3600


def cache_home() -> Path:
    """Where compiled rules are kept: $BENBOW_CACHE, or the user's cache folder."""
    return user_folder("BENBOW_CACHE", "XDG_CACHE_HOME", ".cache")


def user_folder(variable: str, xdg: str, usual: str) -> Path:
    """The folder that an environment variable names, or Benbow's in one of the user's own folders."""
    if given := os.environ.get(variable):
        return Path(given)
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else xdg)
    return (Path(base) if base else Path.home() / usual) / "benbow"


def key_of(wanted: Sequence[Any], *options: object) -> str:
    """What functions consist of, for which types they are compiled, by what and for which processor. No path, no time."""
    facts: list[object] = [fingerprint(one.function for one in wanted), environment(), options]
    facts += [(one[2:], [(str(kind), getattr(kind, "fields", ())) for kind in one.kinds]) for one in wanted]
    return _digest(repr(facts).encode())


def environment() -> tuple[object, ...]:
    """Versions, the processor, Numba's switches, our own code that makes code."""
    switches = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    processor = cpu_target.target_context.codegen().magic_tuple()
    return (sys.version, nb.__version__, llvmlite.__version__, np.__version__, processor, switches, _linker())


@functools.cache
def _linker() -> str:
    return " ".join(code_digest(module.__loader__.get_code(module.__name__)) for module in (front_end, front_end.linker))


def _path(name: str, key: str) -> Path:
    return cache_home() / "compiled" / f"{re.sub('[^a-zA-Z0-9_.]', '-', name)}-{key}"


def read(name: str, key: str) -> Any:
    """What is kept, if it is whole."""
    path = _path(name, key)
    with contextlib.suppress(OSError):
        digest, _, rest = path.read_bytes().partition(b"\n")
        if digest == _digest(rest).encode():
            with contextlib.suppress(OSError):
                os.utime(path)  # it is in use, not to be forgotten
            facts, _, code = rest.partition(b"\n")
            return front_end.linker.Linked(code, json.loads(facts))
    return None


def write(name: str, key: str, made: Any) -> None:
    """At once or not at all, whoever else writes the same. Where nothing can be written it lasts as long as this process."""
    if made.environments is not None:  # it is of no use to another process
        return
    path = _path(name, key)
    rest = json.dumps(made.facts).encode() + b"\n" + made.code
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(f"new-{os.getpid()}-{threading.get_ident()}")
        partial.write_bytes(_digest(rest).encode() + b"\n" + rest)
        partial.replace(path)
        prune(path.parent)


def prune(home: Path) -> None:
    """Forget code that was not used for long."""
    ages = {path: path.stat().st_mtime for path in home.iterdir()}
    for path in sorted(ages, key=lambda path: ages[path], reverse=True)[_KEPT_FILES:]:
        if time.time() - ages[path] > _KEPT_SECONDS:
            if path.is_dir():  # of an earlier version
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()
