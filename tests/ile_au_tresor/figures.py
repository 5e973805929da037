"""How L'Île au Trésor plays: bots against each other on a map. `python -m tests.ile_au_tresor.figures -n 4000 --board island`

For each number of players two seasons: one in which the bots choose their ports, for the length of games, the seats and the
treasure's way; and one in which ports are drawn (a uniformly random legal `place`), for what a port is worth. Who draws maps
reads here whether one is fair: no port should win more than 1.5 times its share.
"""
from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table as Sheet

import benbow
from benbow.cli.common import Output, bar, prepared
from benbow.engine.compiled import Codes, States, kernel, prepare
from benbow.engine.compiled.calls import APPLY, SETUP, Lists, Raw, Rows, ask
from benbow.engine.compiled.playouts import Matrix, bot_action
from benbow.engine.contract import OVER
from benbow.engine.intervals import interval
from benbow.games.ile_au_tresor.rules.board import BOARDS, NAMES, NOWHERE
from benbow.games.ile_au_tresor.rules.options import PIRATES, SEATS
from benbow.games.ile_au_tresor.rules.state import NOBODY, Phase

GAME = benbow.game("ile_au_tresor")
LETTERS = "ABCDEFGHIJ"
CHUNK = 250  # games between two movements of the bar
# A row for each game: who won (NOBODY past the limit), turns begun, the turn of the first taking (0: none), how often the
# treasure changed hands, who began, and each seat's first port.
WINNER, TURNS, TAKING, HANDS, BEGAN, PORT = range(6)
COLUMNS = PORT + SEATS


@kernel
def season(boards: States, calls: Codes, raw: Raw, w: Lists, is_drawn: bool, rows: Matrix) -> None:
    """One game of bots for each row, in boards[0], which is raw[0]; `is_drawn`: ports at random. Rules are called by their
    addresses: compiled into this loop they would take half a minute."""
    s = boards[0]
    for row in range(len(rows)):
        ask(calls, SETUP, raw, 0, w, 0, 0)
        rows[row, :] = 0
        rows[row, PORT:] = NOWHERE
        keeper = NOBODY  # the side that had the treasure last
        while s.actor != OVER:
            action = bot_action(calls, raw, 0, 1, w, not (is_drawn and s.phase == Phase.PLACE))
            is_first, is_placing, seat = s.phase == Phase.BEGIN, s.phase == Phase.PLACE, s.turn
            ask(calls, APPLY, raw, 0, w, action, 0)
            if is_first:
                rows[row, BEGAN] = s.turn
            if is_placing:
                rows[row, PORT + seat] = s.port[seat]
            if s.bearer != NOBODY and s.bearer // PIRATES != keeper:
                if keeper == NOBODY:
                    rows[row, TAKING] = (s.turns + s.players - 1) // s.players
                else:
                    rows[row, HANDS] += 1
                keeper = s.bearer // PIRATES
        rows[row, WINNER] = s.winner
        rows[row, TURNS] = s.turns



def play(games: int, players: int, isle: str, is_drawn: bool, seed: int) -> Matrix:
    """So many games, a row for each."""
    table, rows = Rows(GAME, 2, seed), np.zeros((games, COLUMNS))
    table.records[0] = GAME.opening(players=players, board=isle)
    season(table.records, table.calls, table.raw, table.lists[0], is_drawn, rows)
    return rows


# ----------------------------------------------------------------------------------------------------- figures
@dataclass(frozen=True)
class Share:
    """Games won out of those that count, over the fair share; with Wilson's 95 % interval."""

    games: int
    of_fair: float
    low: float
    high: float


@dataclass(frozen=True)
class Figures:
    """What a season shows. Lengths are in turns of each player."""

    players: int
    games: int
    quartiles: tuple[float, float, float]
    past_limit: float
    first_taking: float  # median
    changed_hands: float  # share of games
    changes: float  # mean
    seats: list[Share]
    order: list[Share]  # who began, who came next ...
    ports: dict[str, Share]


def share(wins: int, games: int, fair: float) -> Share:
    low, high = interval(wins, games) if games else (0.0, 1.0)
    return Share(games, wins / games / fair if games else 0.0, low / fair, high / fair)


def figures(rows: Matrix, players: int, isle: str) -> Figures:
    """Seats, orders and ports by the games that somebody won."""
    lengths = rows[:, TURNS] / players
    taken, won = rows[rows[:, TAKING] > 0, TAKING], rows[rows[:, WINNER] != NOBODY]
    winners, fair = won[:, WINNER], 1 / players
    places = (winners - won[:, BEGAN]) % players
    low, middle, high = (float(value) for value in np.percentile(lengths, [25, 50, 75]))
    return Figures(
        players=players,
        games=len(rows),
        quartiles=(low, middle, high),
        past_limit=1 - len(won) / len(rows),
        first_taking=float(np.median(taken)) if len(taken) else 0.0,
        changed_hands=float((rows[:, HANDS] > 0).mean()),
        changes=float(rows[:, HANDS].mean()),
        seats=[share(int((winners == seat).sum()), len(won), fair) for seat in range(players)],
        order=[share(int((places == place).sum()), len(won), fair) for place in range(players)],
        ports=port_shares(won, players, isle),
    )


def port_shares(won: npt.NDArray[np.float64], players: int, isle: str) -> dict[str, Share]:
    """For each port those who began there: how often they won."""
    found = {}
    for port in range(BOARDS.ours[BOARDS.names.index(isle)].data.ports):
        began = won[:, PORT : PORT + players] == port
        wins = sum(int((began[:, seat] & (won[:, WINNER] == seat)).sum()) for seat in range(players))
        found[LETTERS[port]] = share(wins, int(began.sum()), 1 / players)
    return found


# ----------------------------------------------------------------------------------------------------- the command
def seasons(games: int, players: list[int], isle: str, seed: int) -> list[tuple[Figures, Figures]]:
    """For each number of players: with chosen ports, and with drawn ones."""
    prepared(GAME, "Compiling the rules", prepare.RULES)
    found = []
    with bar() as progress:
        task = progress.add_task("Playing", total=2 * games * len(players))
        for n in players:
            both = []
            for is_drawn in (False, True):
                parts = []
                for first in range(0, games, CHUNK):
                    size = min(CHUNK, games - first)
                    parts.append(play(size, n, isle, is_drawn, seed + first))
                    progress.advance(task, size)
                both.append(figures(np.concatenate(parts), n, isle))
            found.append((both[0], both[1]))
    return found


def show(console: Console, isle: str, chosen: Figures, drawn: Figures) -> None:
    low, middle, high = chosen.quartiles
    console.print(f"[b]{isle}, {chosen.players} players[/b], {chosen.games} games with ports of choice", highlight=False)
    console.print(f"  turns of each player: median {middle:.0f}, middle half {low:.0f} to {high:.0f}; past the limit "
                  f"{chosen.past_limit:.1%}", highlight=False)
    console.print(f"  first taking: turn {chosen.first_taking:.0f}; the treasure changes hands in {chosen.changed_hands:.0%} "
                  f"of games, {chosen.changes:.1f} times on average", highlight=False)
    sheet = Sheet(title="wins over the fair share, 95 % intervals", title_justify="left", box=None)
    for column in ("", "games", "share", "interval"):
        sheet.add_column(column, justify="right")
    rows = [(f"seat {k}", one) for k, one in enumerate(chosen.seats)]
    rows += [(f"turn {k + 1}", one) for k, one in enumerate(chosen.order)]
    for name, one in rows + [(f"port {letter}", one) for letter, one in drawn.ports.items()]:
        sheet.add_row(name, str(one.games), f"{one.of_fair:.2f}", f"{one.low:.2f} to {one.high:.2f}")
    console.print(sheet)
    low, middle, high = drawn.quartiles
    console.print(f"  ports as in {drawn.games} games with drawn ports (median {middle:.0f} turns)\n", highlight=False)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.ile_au_tresor.figures", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", "--games", type=int, default=2000, metavar="N", help="games in each season (default 2000)")
    parser.add_argument("--players", type=int, nargs="+", choices=range(2, SEATS + 1), default=[2, 3, 4])
    parser.add_argument("--board", choices=NAMES, default=NAMES[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("at least one game has to be played")
    found = seasons(given.games, given.players, given.board, given.seed)
    if given.json:
        print(json.dumps({"board": given.board, "seed": given.seed,
                          "seasons": [{"chosen": asdict(chosen), "drawn": asdict(drawn)} for chosen, drawn in found]}))
    else:
        console = Output()
        for chosen, drawn in found:
            show(console, given.board, chosen, drawn)
    return 0


if __name__ == "__main__":  # under its own name, so that the tests and the command share what is compiled
    from tests.ile_au_tresor import figures as command

    sys.exit(command.main())
