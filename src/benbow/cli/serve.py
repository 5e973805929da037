"""benbow serve: the table in the browser."""
from __future__ import annotations

import argparse
from pathlib import Path


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS",
                        help="whom to listen to; 0.0.0.0 is the whole network (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="default 8000; 0 takes any that is free")
    parser.add_argument("--data", type=Path, metavar="DIR",
                        help="where matches are kept (default: $BENBOW_DATA or the user's data folder)")
    parser.add_argument("--name", action="append", default=[], metavar="HOST",
                        help="a name under which the server may be called; may be repeated")
    parser.add_argument("--search-workers", type=int, metavar="N",
                        help="processes that search for bots and hints (default: one for each core but one; 0: none, "
                             "bots play without searching)")
    parser.add_argument("--no-beat", action="store_true",
                        help="bots answer as soon as they have decided, so that how long they thought is seen (for tests)")
    parser.add_argument("--log-level", default="warning", choices=("debug", "info", "warning", "error"), help="default warning")


def run(given: argparse.Namespace) -> int:
    from benbow.server.serve import data_folder, serve

    return serve(given.host, given.port, (given.data or data_folder()).expanduser(), given.log_level, given.name,
                 given.search_workers, is_on_beat=not given.no_beat)
