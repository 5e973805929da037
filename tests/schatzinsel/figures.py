"""How Die Schatzinsel plays: bots against each other. `python -m tests.schatzinsel.figures -n 5000 --board wide --discs varied`

For each board and set of discs a season of drafted games of the bot against itself; then one on random layouts, and one
against random play from either seat.
"""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

import benbow
from benbow.cli.common import Output, bar, prepared
from benbow.engine.compiled import Codes, States, kernel, prepare
from benbow.engine.compiled.calls import APPLY, SETUP, Lists, Raw, Rows, ask
from benbow.engine.compiled.playouts import GREEDY, RANDOM, Matrix, bot_action
from benbow.engine.contract import CHANCE, OVER
from benbow.engine.intervals import interval
from benbow.games.schatzinsel.rules.actions import CONTEST, LAND, NAME, OBJECT, TURN
from benbow.games.schatzinsel.rules.board import BOARD_NAMES, DISC_NAMES
from benbow.games.schatzinsel.rules.game import winner
from benbow.games.schatzinsel.rules.state import Phase

GAME = benbow.game("schatzinsel")
CHUNK = 250  # games between two movements of the bar
SELF, LEFT, RIGHT = (GREEDY, GREEDY), (GREEDY, RANDOM), (RANDOM, GREEDY)
# A row for each game: who won (-1: a draw), whether the limit was reached, and how much there was of each thing.
WINNER, STALLED, TURNS, DECISIONS, NAMED, OBJECTIONS, CONTESTS, DUELS, RETURNS = range(9)
COLUMNS = RETURNS + 1
COUNTED = ("turns", "decisions", "named", "objections", "contests", "duels", "returns")


@kernel
def season(boards: States, calls: Codes, raw: Raw, w: Lists, bots: Codes, rows: Matrix) -> None:
    """One game for each row, in boards[0], which is raw[0]; raw[1] is what a bot sees. Rules are called by their addresses:
    compiled into this loop they would take most of a minute."""
    s = boards[0]
    for row in range(len(rows)):
        ask(calls, SETUP, raw, 0, w, 0, 0)
        rows[row, :] = 0
        while s.actor != OVER:
            phase, is_chance = np.int64(s.phase), s.actor == CHANCE
            is_bot = not is_chance and bots[s.actor] != RANDOM
            action = bot_action(calls, raw, 0, 1, w, is_bot)
            rows[row, DECISIONS] += not is_chance
            rows[row, NAMED] += NAME <= action < TURN
            rows[row, OBJECTIONS] += action == OBJECT
            rows[row, CONTESTS] += action == CONTEST
            rows[row, RETURNS] += action == LAND
            ask(calls, APPLY, raw, 0, w, action, 0)
            rows[row, DUELS] += s.phase == Phase.DUEL and phase != Phase.DUEL
        rows[row, WINNER] = winner(s)
        rows[row, TURNS] = s.turns
        rows[row, STALLED] = s.turns >= s.limit


def play(games: int, seed: int, bots: tuple[int, int] = SELF, **options: object) -> Matrix:
    """So many games, a row for each."""
    table, rows = Rows(GAME, 2, seed), np.zeros((games, COLUMNS))
    table.records[0] = GAME.opening(**options)
    season(table.records, table.calls, table.raw, table.lists[0], np.array(bots, np.int64), rows)
    return rows


# ----------------------------------------------------------------------------------------------------- figures
@dataclass(frozen=True)
class Rate:
    """A share of games, with Wilson's 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """How much there is of something in a game."""

    mean: float
    median: float
    low: float  # 5 %
    high: float  # 95 %


@dataclass(frozen=True)
class Figures:
    """What a season shows."""

    games: int
    first: Rate  # red wins
    second: Rate  # black wins
    draws: Rate
    stalled: Rate
    counts: dict[str, Spread]


def rate(cases: int, games: int) -> Rate:
    return Rate(cases / games, *interval(cases, games))


def figures(rows: Matrix) -> Figures:
    n, counts = len(rows), {}
    for name, column in zip(COUNTED, range(TURNS, COLUMNS), strict=True):
        low, middle, high = (float(value) for value in np.percentile(rows[:, column], [5, 50, 95]))
        counts[name] = Spread(float(rows[:, column].mean()), middle, low, high)
    red, black, none = (int((rows[:, WINNER] == side).sum()) for side in (0, 1, -1))
    stalled = rate(int(rows[:, STALLED].sum()), n)
    return Figures(n, rate(red, n), rate(black, n), rate(none, n), stalled, counts)


# ----------------------------------------------------------------------------------------------------- the command
Season = tuple[str, tuple[int, int], dict[str, object]]


def programme(boards: Iterable[str], discs: Iterable[str]) -> list[Season]:
    """What is played: a name, the bots, the options."""
    found: list[Season] = [(f"{board}, {kind}", SELF, {"board": board, "discs": kind}) for board in boards for kind in discs]
    board, kind = found[0][2]["board"], found[0][2]["discs"]
    found.append((f"{board}, {kind}, random layout", SELF, {"board": board, "discs": kind, "layout": "random"}))
    for name, bots in (("red against random play", LEFT), ("black against random play", RIGHT)):
        found.append((name, bots, {"board": board, "discs": kind}))
    return found


def size_of(bots: tuple[int, int], games: int) -> int:
    """Against random play a fifth is enough."""
    return games if bots == SELF else -(-games // 5)


def seasons(plan: list[Season], games: int, seed: int) -> list[tuple[str, Figures]]:
    prepared(GAME, "Compiling the rules", prepare.RULES)
    found = []
    with bar() as progress:
        task = progress.add_task("Playing", total=sum(size_of(bots, games) for _, bots, _ in plan))
        for name, bots, options in plan:
            parts, total = [], size_of(bots, games)
            for first in range(0, total, CHUNK):
                size = min(CHUNK, total - first)
                parts.append(play(size, seed + first, bots, **options))
                progress.advance(task, size)
            found.append((name, figures(np.concatenate(parts))))
    return found


def percent(one: Rate) -> str:
    return f"{one.rate:.1%} ({100 * one.low:.1f}–{100 * one.high:.1f})"


def show(console: Console, found: list[tuple[str, Figures]]) -> None:
    sheet = Sheet(title="who wins, with 95 % intervals", title_justify="left", box=None)
    for column in ("", "games", "red", "black", "draws", "stalled"):
        sheet.add_column(column, justify="left" if not column else "right")
    for name, one in found:
        sheet.add_row(name, str(one.games), *map(percent, (one.first, one.second, one.draws, one.stalled)))
    console.print(sheet)
    sheet = Sheet(title="\nin a game: turns with their median and middle 90 %, means of the rest", title_justify="left", box=None)
    for column in ("", *COUNTED):
        sheet.add_column(column, justify="left" if not column else "right")
    for name, one in found:
        turns = one.counts["turns"]
        cells = [f"{turns.median:.0f} ({turns.low:.0f}–{turns.high:.0f})"]
        sheet.add_row(name, *cells, *(f"{one.counts[thing].mean:.2f}" for thing in COUNTED[1:]))
    console.print(sheet)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.schatzinsel.figures", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", "--games", type=int, default=5000, metavar="N", help="games in each season (default 5000)")
    parser.add_argument("--board", nargs="+", choices=BOARD_NAMES, default=BOARD_NAMES, help="default: all")
    parser.add_argument("--discs", nargs="+", choices=DISC_NAMES, default=DISC_NAMES, help="default: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("at least one game has to be played")
    found = seasons(programme(given.board, given.discs), given.games, given.seed)
    if given.json:
        print(json.dumps({"seed": given.seed, "seasons": {name: asdict(one) for name, one in found}}))
    else:
        show(Output(), found)
    return 0


if __name__ == "__main__":  # under its own name, so that the tests and the command share what is compiled
    from tests.schatzinsel import figures as command

    sys.exit(command.main())
