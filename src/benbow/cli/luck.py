"""benbow luck FILE: luck and skill in a finished match; with --games, a check that luck has mean zero."""
from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import numpy as np

import benbow
from benbow.engine import files
from benbow.engine.contract import OVER, Game
from benbow.engine.errors import BadFileError, BadOptionError
from benbow.engine.intervals import Z
from benbow.engine.match import Match
from benbow.search import levels, luck, ready

from .common import Output, add_options, bar, prepared, read_options, table_of

CHECK_PLAYOUTS = 2  # after each outcome, when many games are checked


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="FILE|GAME", help="a file of a whole finished match; with --games, a game")
    parser.add_argument("--iterations", type=int, metavar="N", help="of the search at each decision (default: by length)")
    parser.add_argument("--playouts", type=int, metavar="N", help="after each outcome of a chance event (default: by length)")
    parser.add_argument("--games", type=int, metavar="N", help="play so many games and check that luck has mean zero")
    parser.add_argument("--bots", default="greedy", metavar="BOT", help="who plays them (default greedy)")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same figures (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    return one_match(given) if given.games is None else many_games(given)


# --------------------------------------------------------------------------------------------------------- one match
def one_match(given: argparse.Namespace) -> int:
    match = files.load(given.what)
    if not isinstance(match, Match):
        raise BadFileError("seat", "this is a seat's file; the report needs the whole match, as the table gives it at the end")
    if match.actor != OVER:
        raise BadOptionError("match", f"is not over yet, after {match.ply} actions; luck is reported after the end")
    prepared(match.game, f"Compiling {match.game.id}", ready.kernels(match.game))
    with bar() as progress:
        task = progress.add_task("Evaluating", total=None)
        report = luck.luck_report(match.game, dict(match.options), match.actions, given.seed, given.playouts, given.iterations,
                                  lambda done, total: progress.update(task, completed=done, total=total))
    if given.json:
        print(json.dumps(asdict(report)))
    else:
        show(report, match)
    return 0


def show(report: luck.Report, match: Match) -> None:
    console = Output()
    table = table_of("seat", "start", "luck", "skill", "others' mistakes", "rest", "result",
                     title=f"{match.game.title()}: luck and skill",
                     caption="shares of the game, with standard errors; each row adds up to the result")
    for seat, one in enumerate(report.sums):
        table.add_row(str(seat), f"{one.expected:.2f}", f"{one.luck:+.2f} ± {one.luck_error:.2f}",
                      skill_of(one) if report.iterations else "", f"{one.gifts:+.2f}", f"{one.remainder:+.2f}",
                      f"{one.result:.2f}")
    console.print(table)
    for text in lines(report, match):
        console.print("  " + text, highlight=False, markup=False, soft_wrap=True)


def skill_of(one: luck.SeatTotals) -> str:
    return f"{one.skill:+.2f} ± {one.skill_error:.2f}" if one.skill else "no mistake found"


def lines(report: luck.Report, match: Match) -> Iterator[str]:
    for draw in sorted(report.draws, key=lambda one: -max(map(abs, one.luck)))[:3]:
        shares = ", ".join(f"{value:+.2f}" for value in draw.luck)
        yield f"luck {shares}  ply {draw.ply}: {match.tell(draw.ply, benbow.SPECTATOR)}"
    for choice in sorted((one for one in report.choices if one.loss > 0), key=lambda one: -one.loss)[:3]:
        better = match.text(choice.best)
        yield f"cost {choice.loss:.2f}  ply {choice.ply}: {match.tell(choice.ply, choice.seat)} (better: {better})"
    for band in report.bands:
        whose = "" if band.seat < 0 else f", seat {band.seat}"
        yield f"{band.die}{whose}, {band.rolls} rolls: came (expected, 90 % band)"
        for face in band.faces:
            odd = "  *" if face.is_odd else ""
            yield f"  {face.name:<14} {face.count:>3} ({face.expected:.1f}, {face.low} to {face.high}){odd}"


# -------------------------------------------------------------------------------------------------------- many games
def many_games(given: argparse.Namespace) -> int:
    """Does the interval contain zero for every seat? -> 0, or 1 if it does not"""
    game = benbow.game(given.what)
    if given.games < 2:
        raise BadOptionError("games", f"{given.games} games have no interval; play at least two")
    options = read_options(game, given)
    levels.bot(given.bots)
    prepared(game, f"Compiling {game.id}", ready.kernels(game))
    rows, playouts = [], CHECK_PLAYOUTS if given.playouts is None else given.playouts
    with bar() as progress:
        for k in progress.track(range(given.games), description="Playing and evaluating"):
            match = played(game, options, given.bots, given.seed + k)
            report = luck.luck_report(game, dict(match.options), match.actions, given.seed + k, playouts, iterations=0)
            rows.append([one.luck for one in report.sums])
    found = means(game, np.array(rows)) | {"bots": given.bots, "seed": given.seed, "playouts": playouts,
                                           "options": game.option_values(game.opening(**options))}
    if given.json:
        print(json.dumps(found))
    else:
        for one in found["seats"]:
            Output().print(f"seat {one['seat']}: mean luck {one['mean']:+.4f} ({one['low']:+.4f} to {one['high']:+.4f}, 95 %), "
                           f"{given.games} games, {one['spread']:.2f} from game to game", highlight=False, soft_wrap=True)
    return 0 if found["zero"] else 1


def means(game: Game, rows: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> dict[str, Any]:
    seats = []
    for seat in range(rows.shape[1]):
        mean, spread = float(rows[:, seat].mean()), float(rows[:, seat].std(ddof=1))
        half = Z * spread / math.sqrt(len(rows))
        seats.append({"seat": seat, "mean": mean, "low": mean - half, "high": mean + half, "spread": spread})
    return {"game": game.id, "games": len(rows), "seats": seats, "zero": all(one["low"] <= 0 <= one["high"] for one in seats)}


def played(game: Game, options: dict[str, object], name: str, seed: int) -> Match:
    """A game between bots of one kind."""
    match = Match(game, options, seed=seed)
    bots = [levels.bot(name, seed * 101 + seat) for seat in range(match.seats)]
    while match.actor != OVER:
        if not match.advance():
            match.play(bots[match.actor].choose(match.view(match.actor)))
    return match
