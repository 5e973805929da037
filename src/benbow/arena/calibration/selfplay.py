"""Games in which every seat has the same level: what each search predicted for its seat, and what the seat got.

The plan is that of a league of one bot, so seeds, workers and folders are those of a league.
"""
from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from benbow.engine.catalog import game as game_of
from benbow.engine.contract import OVER, Game
from benbow.engine.errors import BadFileError, BadOptionError
from benbow.engine.match import Match
from benbow.search.levels import LEVELS, LevelBot, PendingSearch, level_named
from benbow.search.ready import search_of

from ..executors import Executor
from ..folder import GAMES, folder_of
from ..plan import MAX_GAMES, League, Unit, stable_hash

DIGITS = 6  # of a prediction, as it is kept


@dataclass(frozen=True)
class Played:
    """A game. The last three have an entry for each search, in the order of play."""

    seed: int
    utility: tuple[float, ...]  # what each seat got, 0 to 1
    decisions: int  # of all seats, with those that were taken without a search
    number: tuple[int, ...]  # which decision of the game it was, from 0
    seat: tuple[int, ...]
    predicted: tuple[float, ...]  # the searcher's utility


def plan(game: Game, options: dict[str, object], level: str, games: int, seed: int = 1) -> League:
    """A level against itself."""
    found = level_named(level)
    if found is None or found.iterations == 0:
        searching = ", ".join(one.name for one in LEVELS if one.iterations)
        raise BadOptionError("level", f"{level!r} is not a level that searches; there are {searching}, search:ITERATIONS")
    if not 2 <= games <= MAX_GAMES:
        raise BadOptionError("games", f"{games} is not a number of games: 2 to {MAX_GAMES}, as one has no interval")
    opening = game.opening(**options)
    everyone = (0,) * game.seats_of(opening)
    values = tuple(game.option_values(opening).items())
    return League(game.id, values, (level,), ((level, level),), (everyone,), (games,), seed, move_seconds=10.0)


def play_unit(unit: Unit) -> list[Played]:
    game = game_of(unit.game)
    return [play_game(game, unit, seed) for seed in unit.seeds]


def play_game(game: Game, unit: Unit, seed: int) -> Played:
    """The moves are those that the levels would play at a table."""
    match, search = Match(game, dict(unit.options), seed=seed), search_of(game)
    bots = [bot_of(spec, stable_hash("bot", seed, seat)) for seat, spec in enumerate(unit.bots)]
    decisions, searches = 0, list[tuple[int, int, float]]()
    match.advance()
    while match.actor != OVER:
        seat, view = match.actor, match.view(match.actor)
        decision = bots[seat].decide(view)
        if isinstance(decision, PendingSearch):
            result = search.run(view, decision.budget, decision.seed)
            searches.append((decisions, seat, round(result.value, DIGITS)))
            decision = result.sample(decision.seed)
        match.play(decision)
        match.advance()
        decisions += 1
    assert match.outcome is not None
    number, seats, predicted = zip(*searches, strict=True) if searches else ((), (), ())
    return Played(seed, match.outcome.utility, decisions, number, seats, predicted)


def bot_of(spec: str, seed: int) -> LevelBot:
    level = level_named(spec)
    assert level is not None
    return LevelBot(level, seed)


def run(league: League, executor: Executor, progress: Callable[[int], None], home: Path | None = None) -> list[Played]:
    """Play all games that are left. -> all games, in the order of the plan"""
    units = {unit.seeds[0]: unit for unit in league.units()}
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(folder_of(home, league, Played)) if home is not None else None
        games = {row.seed: row for row in folder.read()} if folder is not None else {}
        if games.keys() - units.keys():
            raise BadFileError(GAMES, f"{home} holds games of another plan")
        progress(len(games))
        played = executor.map_unordered(play_unit, [unit for seed, unit in units.items() if seed not in games])
        if hasattr(played, "close"):
            stack.callback(played.close)  # so that an exception here ends the processes
        for rows in played:
            if folder is not None:
                folder.append(rows)
            games |= {row.seed: row for row in rows}
            progress(len(games))
    return [games[seed] for seed in units]
