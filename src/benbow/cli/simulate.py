"""benbow simulate GAME: many games between bots; win rates and other statistics, with intervals."""
from __future__ import annotations

import argparse
import json
import math
from typing import Any

import numpy as np

import benbow
from benbow.engine.compiled import playouts
from benbow.engine.errors import BadOptionError
from benbow.engine.intervals import Z, interval

from .common import Output, add_options, bar, prepared, read_bots, read_options, table_of

BATCH = 20_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=int, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--bots", metavar="A,B", help=f"a bot for each seat: {', '.join(playouts.POLICIES)} (default random)")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same games (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_options(parser)


def mean_of(values: Any) -> dict[str, float]:
    half = Z * float(np.std(values)) / math.sqrt(len(values))
    mean = float(np.mean(values))
    low, high = (float(bound) for bound in np.percentile(values, [5, 95]))
    return {"mean": mean, "mean_low": mean - half, "mean_high": mean + half, "p5": low, "p95": high}


def ends_of(game: benbow.Game, reasons: Any) -> dict[str, dict[str, float]]:
    """How often games ended for each of the game's reasons, including those that never occurred."""
    n, found = len(reasons), {}
    for number, name in enumerate(game.reasons[1:], start=1):  # place 0 is "not over"
        games = int((reasons == number).sum())
        low, high = interval(games, n)
        found[name] = {"rate": games / n, "low": low, "high": high, "games": games}
    return found


def report(game: benbow.Game, bots: list[int], rows: Any) -> dict[str, Any]:
    """The statistics of games as `playouts.sample` writes them."""
    n, seats = len(rows), len(bots)
    utility, points, reasons = rows[:, 2 : 2 + seats], rows[:, 2 + seats : 2 + 2 * seats], rows[:, 2 + 2 * seats]
    per_seat = []
    for seat in range(seats):
        wins, shared = int((utility[:, seat] == 1).sum()), int(((utility[:, seat] > 0) & (utility[:, seat] < 1)).sum())
        low, high = interval(wins, n)
        per_seat.append({
            "seat": seat,
            "bot": playouts.POLICIES[bots[seat]],
            "win_rate": wins / n,
            "win_low": low,
            "win_high": high,
            "shared_rate": shared / n,  # ties
            "utility": mean_of(utility[:, seat]),
            "points": mean_of(points[:, seat]),
        })
    return {
        "game": game.id,
        "games": n,
        "decisions": mean_of(rows[:, 0]),
        "chance_steps": mean_of(rows[:, 1]),
        "length": mean_of(rows[:, 0] + rows[:, 1]),
        "seats": per_seat,
        "reasons": ends_of(game, reasons),
    }


def run(given: argparse.Namespace) -> int:
    game = benbow.game(given.game)
    if given.games < 1:
        raise BadOptionError("games", f"{given.games} is not a number of games to play")
    options = read_options(game, given)
    bots = read_bots(given.bots, game.numbers(options)["players"])
    prepared(game, f"Compiling {game.id}")
    parts = []
    with bar() as progress:
        task = progress.add_task("Playing", total=given.games, visible=given.games > BATCH)
        for batch in range(-(-given.games // BATCH)):
            size = min(BATCH, given.games - batch * BATCH)
            parts.append(playouts.simulate(game, options, bots, size, seed=given.seed + batch * 1_000_003))
            progress.advance(task, size)
    found = report(game, bots, np.concatenate(parts))
    if given.json:
        print(json.dumps(found | {"options": game.option_values(game.opening(**options)), "seed": given.seed}))
    else:
        show(found, game)
    return 0


def show(found: dict[str, Any], game: benbow.Game) -> None:
    console = Output()
    points_too = ("points", "5 % to 95 %") if game.has_points else ()
    table = table_of("seat", "bot", "win rate", "shared", "score", *points_too,
                     title=f"{game.title()}: {found['games']} games", caption="win rates and means with 95 % intervals")
    for seat in found["seats"]:
        score, points = seat["utility"], seat["points"]
        cells = [str(seat["seat"]), seat["bot"],
                 f"{seat['win_rate']:.1%} ({100 * seat['win_low']:.1f}–{100 * seat['win_high']:.1f})",
                 f"{seat['shared_rate']:.1%}",
                 f"{score['mean']:.3f} ({score['mean_low']:.3f}–{score['mean_high']:.3f})",
                 f"{points['mean']:.2f} ({points['mean_low']:.1f}–{points['mean_high']:.1f})",
                 f"{points['p5']:.0f} to {points['p95']:.0f}"]
        table.add_row(*cells[: len(table.columns)])
    console.print(table)
    for key, label in (("decisions", "decisions"), ("chance_steps", "chance steps"), ("length", "all steps")):
        value = found[key]
        console.print(f"  {label:<13} {value['mean']:.2f} ({value['mean_low']:.2f} to {value['mean_high']:.2f}), "
                      f"middle 90 %: {value['p5']:.0f} to {value['p95']:.0f}", highlight=False)
    console.print("  how games ended:")
    for name, end in sorted(found["reasons"].items(), key=lambda item: -item[1]["games"]):
        if end["games"]:
            console.print(f"  {name:<14} {end['rate']:.1%} ({100 * end['low']:.1f}–{100 * end['high']:.1f})", highlight=False)
