"""The ladder (docs/ladder.md): in every game each level against the one below, and the strongest against the two baselines."""
from __future__ import annotations

import itertools
import textwrap
from collections.abc import Mapping
from pathlib import Path

from benbow.engine.catalog import game as game_of
from benbow.engine.catalog import games as all_games
from benbow.engine.contract import Game
from benbow.search.levels import LEVELS, budget_of, level_named, levels_of

from .page import milliseconds, span
from .plan import League, Pairing, league
from .results import PairingResult, Results

GAMES = 400  # for each pairing
SECTION = "ladder.md"  # the part of one game, in its folder
HEAD = """# The ladder

How strong the levels are: each against the one below, the strongest against each game's own policy
(`greedy`) and against random play (`random`). All budgets are iterations, not seconds, so the same
games come out on any machine; only the milliseconds are those of the machine that played them.
*Random moves* are uniformly random, *policy moves* those that the game's own policy takes without a
search ([search.md](search.md)). [arena.md](arena.md) explains how games are paired and how
intervals are made: both bots play every deal of dice from every seat, the number of games is fixed
beforehand, and 95 % intervals come from resampling deals. Over a deal each of the two bots has half
of the seats, also with more than two players, so bots of equal strength score 50 %.

Written by `make ladder`, which plays what is missing and resumes after an interruption; `make
ladder LADDER="--games 40"` is a short one. Games and results are kept in `build/ladder`, with a
page of plots for each game.
"""


def pairings(game: Game) -> tuple[Pairing, ...]:
    """The stronger one is named first.

    >>> pairings(game_of("naufrageurs"))[:2]
    (('deckhand', 'cabin-boy'), ('boatswain', 'deckhand'))
    """
    names = [level.name for level in levels_of(game)]
    chain = tuple((above, below) for below, above in itertools.pairwise(names))
    return (*chain, (names[-1], "greedy"), (names[-1], "random"))


BOTS = (*(level.name for level in LEVELS), "greedy", "random")


def bots_of(game: Game) -> tuple[str, ...]:
    return (*(level.name for level in levels_of(game)), "greedy", "random")


def ladder_of(game: Game, general: int, special: Mapping[str, int] | None = None, seed: int = 1) -> League:
    """With the game's default options; of all numbers of games that apply to a pairing, the smallest.

    >>> ladder_of(game_of("martinique"), 400, {"captain": 60, "martinique": 100, "schatzinsel/captain": 10}).deals
    (50, 50, 50, 30, 30, 50, 50)
    """
    def games(pairing: Pairing) -> int:
        keys = [game.id, *pairing, *(f"{game.id}/{bot}" for bot in pairing)]
        return min([general, *(special[key] for key in keys if special and key in special)])

    return league(game, {}, bots_of(game), [games(pairing) for pairing in pairings(game)], seed, pairings(game))


def section(results: Results) -> str:
    game = game_of(results.game)
    players = dict(results.options)["players"]
    lines = [
        f"\n## {game.title()}",
        f"{players} players, {results.games} games, seed {results.seed}. What a bot may spend on a move, and the time it took:",
        "",
        "| bot | iterations | random moves | policy moves | ms a move | rating |",
        "|---|---:|---:|---:|---:|---:|",
        *(bot_line(game, name, results) for name in bots_of(game)),
        "",
        "| pairing | games | deals | score of the first | 95 % | draws |",
        "|---|---:|---:|---:|---:|---:|",
        *(pairing_line(one) for one in results.pairings),
        "",
        textwrap.fill("What the seats score, whoever sits there: " + ", ".join(
            f"seat {one.seat} {100 * one.share.value:.1f} % ({span(one.share)})" for one in results.seats) + ".", 100),
    ]
    return "\n".join(lines) + "\n"


def bot_line(game: Game, name: str, results: Results) -> str:
    level, found = level_named(name), next((bot for bot in results.bots if bot.bot == name), None)
    cells = ["–"] * 3 + ["", ""]
    if level is not None:
        cells[0] = f"{budget_of(level, game).iterations:,}" if level.iterations else "–"
        cells[1:3] = (f"{share} %" if share else "–" for share in (level.random_move_percent, level.policy_move_percent))
    if found is not None:
        rating = f"{round(found.rating.value)} ({round(found.rating.low)} to {round(found.rating.high)})"
        cells[3:] = milliseconds(found.ms_per_move), rating
    return f"| {name} | {' | '.join(cells)} |"


def pairing_line(one: PairingResult) -> str:
    mark = "" if one.score.low > 0.5 else " (not above 50 %)"
    return (f"| {one.first} – {one.second} | {one.games} | {one.deals} | {100 * one.score.value:.1f} % | {span(one.score)}{mark} "
            f"| {one.draws} |")


def write(page: Path, home: Path, results: Results) -> None:
    """Write docs/ladder.md: these results, and those that earlier runs of other games have left in their folders."""
    (home / results.game / SECTION).write_text(section(results), encoding="utf-8")
    parts = [home / name / SECTION for name in all_games()]
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(HEAD + "".join(part.read_text(encoding="utf-8") for part in parts if part.exists()), encoding="utf-8")
