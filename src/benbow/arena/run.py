"""A league from beginning to end: what is there already is not played again."""
from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path

from benbow.engine.catalog import game as game_of
from benbow.engine.errors import BadFileError

from .bots import introduced
from .executors import Executor
from .folder import GAMES, Folder
from .plan import League
from .results import Book, Results
from .unit import play_unit

Watch = Callable[[Book, int], None]  # is shown the book, and how many games are done


def introduce(league: League) -> dict[str, str]:
    """Try every bot before the first game. -> the names that they go by, each another one"""
    game, options = game_of(league.game), dict(league.options)
    names = {bot: introduced(bot, game, options, league.move_seconds) for bot in league.bots}
    given = list(names.values())
    return {bot: name if given.count(name) == 1 else bot for bot, name in names.items()}


def run(league: League, executor: Executor, watch: Watch, home: Path | None = None,
        names: Mapping[str, str] | None = None) -> tuple[Results, list[str]]:
    """Play all that is left. -> the figures, and what there is to say about files that could not be written"""
    book = Book(league, names)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(Folder(home, league)) if home is not None else None
        if folder is not None:
            read_into(book, folder)
        done = len(book.rows)
        watch(book, done)
        left = (unit for unit in league.units() if not book.has(unit.bots, unit.seeds[0]))
        played = executor.map_unordered(play_unit, left)
        if hasattr(played, "close"):
            stack.callback(played.close)  # whatever ends this ends the processes too
        for rows in played:
            if folder is not None:
                folder.append(rows)
            for row in rows:
                book.add(row)
            done += len(rows)
            watch(book, done)
        results = book.results()
        return results, folder.finish(book, results) if folder is not None else []


def read_into(book: Book, folder: Folder) -> None:
    for number, row in enumerate(folder.read(), start=1):
        try:
            book.add(row)
        except ValueError as error:
            raise BadFileError(GAMES, f"line {number} in {folder.home}: {error}") from None
