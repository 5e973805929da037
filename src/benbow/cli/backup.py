"""benbow backup TO: a copy of all matches, also while the server runs."""
from __future__ import annotations

import argparse
from pathlib import Path

from benbow.engine.errors import BadOptionError


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("to", type=Path, metavar="FILE", help="where the copy is written; nothing is overwritten")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where matches are kept, as for serve")


def run(given: argparse.Namespace) -> int:
    from benbow.server.serve import DATABASE, data_folder
    from benbow.server.store import copy_database

    source = (given.data or data_folder()).expanduser() / DATABASE
    if not source.exists():
        raise BadOptionError("data", f"there are no matches in {source.parent}")
    copy_database(source, given.to.expanduser())
    print(f"{source} is copied to {given.to}; to use it, put it into a folder as {DATABASE}")
    return 0
