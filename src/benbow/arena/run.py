"""Running a league: games that are in its folder already are not played again."""
from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path

from benbow.engine.catalog import game as game_of
from benbow.engine.errors import BadFileError

from .bots import checked_name
from .executors import Executor
from .folder import GAMES, Folder, folder_of
from .plan import League
from .results import Results, Standings
from .unit import Row, play_unit

Progress = Callable[[Standings, int], None]  # is called with the standings and the number of games that are done


def check_bots(league: League) -> dict[str, str]:
    """Start every bot once before the first game. -> their display names, all different"""
    game, options = game_of(league.game), dict(league.options)
    names = {bot: checked_name(bot, game, options, league.move_seconds) for bot in league.bots}
    all_names = list(names.values())
    return {bot: name if all_names.count(name) == 1 else bot for bot, name in names.items()}


def run(league: League, executor: Executor, progress: Progress, home: Path | None = None,
        names: Mapping[str, str] | None = None) -> tuple[Results, list[str]]:
    """Play all games that are left. -> the results, and messages about files that could not be written"""
    standings = Standings(league, names)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(folder_of(home, league, Row)) if home is not None else None
        if folder is not None:
            read_games(standings, folder)
        done = len(standings.rows)
        progress(standings, done)
        left = (unit for unit in league.units() if not standings.has(unit.bots, unit.seeds[0]))
        played = executor.map_unordered(play_unit, left)
        if hasattr(played, "close"):
            stack.callback(played.close)  # so that an exception here ends the processes
        for rows in played:
            if folder is not None:
                folder.append(rows)
            for row in rows:
                standings.add(row)
            done += len(rows)
            progress(standings, done)
        results = standings.results()
        return results, folder.finish(standings, results) if folder is not None else []


def read_games(standings: Standings, folder: Folder[Row]) -> None:
    for number, row in enumerate(folder.read(), start=1):
        try:
            standings.add(row)
        except ValueError as error:
            raise BadFileError(GAMES, f"line {number} in {folder.home}: {error}") from None
