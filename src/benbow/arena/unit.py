"""Playing a unit of work. `play_unit` is all that a worker needs: plain data in, plain data out, no side effects."""
from __future__ import annotations

import functools
from dataclasses import dataclass

from benbow.engine.catalog import game as game_of
from benbow.engine.compiled import prepare
from benbow.engine.contract import OVER, Game
from benbow.engine.errors import BadGameError
from benbow.engine.match import Match
from benbow.search.ready import kernels

from .bots import BotFaultError, Player, make_player
from .plan import Unit, stable_hash


@dataclass(frozen=True)
class Row:
    """The result of one game. Tuples are by seat."""

    bots: tuple[str, ...]
    seed: int
    share: tuple[float, ...]  # of the game, 1 in total: a camp's utility, divided among its seats
    reason: str  # why it ended; `forfeit` if a bot could not go on
    plies: int
    moves: tuple[int, ...]  # decisions between at least two actions
    seconds: tuple[float, ...]  # for them: CPU time of bots in this process, wall time of programs
    fault: str = ""  # why a bot forfeited
    at_fault: int = -1


def play_unit(unit: Unit) -> list[Row]:
    game = game_of(unit.game)
    load(game)
    return [play_game(game, unit, seed) for seed in unit.seeds]


@functools.cache
def load(game: Game) -> None:
    """Load or compile everything before the first move is timed."""
    for _ in prepare.steps(game, kernels(game)):
        pass


def play_game(game: Game, unit: Unit, seed: int) -> Row:
    match = Match(game, dict(unit.options), seed=seed)
    clock = Clock(match.seats)
    players: list[Player] = []
    try:
        for seat, spec in enumerate(unit.bots):
            clock.acting = seat
            own = stable_hash("bot", seed, seat)  # the dice cannot be derived from it
            players.append(make_player(spec, own, seat, game, dict(unit.options), unit.move_seconds))
        play_out(match, players, clock)
    except BotFaultError as fault:
        return clock.row(unit, seed, match, shares_after_forfeit(match, clock.acting), "forfeit", fault.message, clock.acting)
    finally:
        for player in players:
            player.close()
    outcome = match.outcome
    assert outcome is not None
    return clock.row(unit, seed, match, shares(match, outcome.utility), outcome.reason)


def play_out(match: Match, players: list[Player], clock: Clock) -> None:
    match.advance()
    while match.actor != OVER:
        seat, legal = match.actor, match.legal()
        code = legal[0]
        if len(legal) > 1:  # forced moves are not asked for
            code = clock.timed_choice(players[seat], match, seat, legal)
        if code not in legal:
            fault = f"{players[seat].name} chose {code}, which is not among the {len(legal)} legal codes"
            raise BadGameError("bot", fault) if players[seat].is_built_in else BotFaultError("bot", fault)
        match.play(code)
        match.advance()


class Clock:
    """Counts and times the moves of each seat."""

    def __init__(self, seats: int) -> None:
        self.acting = 0
        self._moves, self._seconds = [0] * seats, [0.0] * seats

    def timed_choice(self, player: Player, match: Match, seat: int, legal: list[int]) -> int:
        self.acting = seat
        view = match.view(seat)
        start = player.clock()
        try:
            return player.choose(view, legal)
        finally:
            self._seconds[seat] += player.clock() - start
            self._moves[seat] += 1

    def row(self, unit: Unit, seed: int, match: Match, share: list[float], reason: str, fault: str = "", at: int = -1) -> Row:
        return Row(unit.bots, seed, tuple(share), reason, match.ply, tuple(self._moves),
                   tuple(round(one, 6) for one in self._seconds), fault, at)


def shares(match: Match, utility: tuple[float, ...]) -> list[float]:
    """What each seat gets of the game: seats of a camp win together, and divide it."""
    camps = [match.camp(seat) for seat in range(match.seats)]
    return [utility[seat] / camps.count(camps[seat]) for seat in range(match.seats)]


def shares_after_forfeit(match: Match, seat: int) -> list[float]:
    """The camp of the seat at fault gets nothing; the other camps divide the game."""
    camps = [match.camp(other) for other in range(match.seats)]
    left = len(set(camps)) - 1
    return [0.0 if one == camps[seat] else 1.0 / left / camps.count(one) for one in camps]
