"""The statistics of a league: ratings, pairings, seats, draws, time."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from benbow.engine.contract import Value

from .plan import League, Pairing
from .ratings import Floats, Interval, between, fit, ratings, resampled, wilson
from .unit import Row

SAMPLES = 2000


@dataclass(frozen=True)
class BotResult:
    bot: str
    name: str
    rating: Interval
    score: float  # its mean share of its games; bots of equal strength have 0.5
    games: int
    moves: int
    ms_per_move: float
    forfeits: int


@dataclass(frozen=True)
class PairingResult:
    first: str
    second: str
    games: int
    deals: int
    score: Interval  # of the first; interval by resampling deals
    wilson: Interval  # the same, as if games were independent
    draws: int


@dataclass(frozen=True)
class SeatResult:
    seat: int
    share: Interval  # of the games; both bots of a pairing sat there as often


@dataclass(frozen=True)
class Results:
    game: str
    options: tuple[tuple[str, Value], ...]
    seed: int
    anchor: str  # the bot whose rating is 0
    games: int
    planned: int
    draws: int
    bots: tuple[BotResult, ...]  # the best first
    pairings: tuple[PairingResult, ...]
    seats: tuple[SeatResult, ...]
    faults: tuple[str, ...]  # why bots forfeited, each reason once


@dataclass
class Tally:
    """A bot's totals so far."""

    games: int = 0
    share: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    forfeits: int = 0


class Standings:
    """The games of a league so far. Statistics use complete deals only: half a deal favours a seat."""

    def __init__(self, league: League, names: Mapping[str, str] | None = None) -> None:
        self.league, self.names = league, dict(names or {})
        self._place = {(tuple(pairing[side] for side in seating), league.seed_of(pairing, deal)): (n, deal, number)
                       for n, pairing in enumerate(league.pairings) for deal in range(league.deals[n])
                       for number, seating in enumerate(league.seatings)}
        self._scores = np.full((len(league.pairings), max(league.deals), len(league.seatings)), np.nan)
        self._rows: dict[tuple[int, int, int], Row] = {}
        self.tallies = {bot: Tally() for bot in league.bots}

    def place(self, bots: tuple[str, ...], seed: int) -> tuple[int, int, int] | None:
        """Which game of the plan this is: its pairing, deal and seating."""
        return self._place.get((bots, seed))

    def add(self, row: Row) -> None:
        place = self.place(row.bots, row.seed)
        if place is None or place in self._rows:
            raise ValueError("a game that is not in the plan, or is there already")
        self._rows[place] = row
        for bot in set(row.bots):
            self._count(self.tallies[bot], bot, row)
        self._scores[place] = share_of(row, self.league.pairings[place[0]][0])

    def _count(self, tally: Tally, bot: str, row: Row) -> None:
        seats = [seat for seat, who in enumerate(row.bots) if who == bot]
        tally.games += 1
        tally.share += share_of(row, bot)
        tally.moves += sum(row.moves[seat] for seat in seats)
        tally.seconds += sum(row.seconds[seat] for seat in seats)
        tally.forfeits += row.at_fault in seats

    def has(self, bots: tuple[str, ...], seed: int) -> bool:
        return self.place(bots, seed) in self._rows

    @property
    def rows(self) -> list[Row]:
        """In the order of the plan, whatever the order in which they were played."""
        return [self._rows[place] for place in sorted(self._rows)]

    def deals(self, pairing: int) -> Floats:
        """What the first bot of a pairing scored in each complete deal."""
        scores: Floats = self._scores[pairing].mean(axis=-1)
        return scores[~np.isnan(scores)]

    def quick_ratings(self) -> dict[str, float]:
        """Without intervals, for a table that is redrawn all the time."""
        bots = self.league.bots
        won = np.zeros((len(bots), len(bots)))
        for n, (first, second) in enumerate(self.league.pairings):
            deals = self.deals(n)
            played = max(len(deals), 1e-3)  # keeps all bots connected while the first games are played
            mean = float(deals.mean()) if len(deals) else 0.5
            won[bots.index(first), bots.index(second)] = played * mean + 1e-3
            won[bots.index(second), bots.index(first)] = played * (1 - mean) + 1e-3
        return dict(zip(bots, fit(won, bots.index("random") if "random" in bots else 0).tolist(), strict=True))

    def results(self, samples: int = SAMPLES) -> Results:
        """All statistics. Resampling has its own seed, so the same games give the same intervals."""
        league, rng = self.league, np.random.default_rng(self.league.seed % 2**63)
        per_deal, known = len(league.seatings), [n for n in range(len(league.pairings)) if len(self.deals(n))]
        scores = [self.deals(n) for n in known]
        bots = sorted({bot for n in known for bot in league.pairings[n]}, key=league.bots.index)
        anchor = "random" if "random" in bots else bots[0] if bots else ""
        pairs = [(bots.index(league.pairings[n][0]), bots.index(league.pairings[n][1])) for n in known]
        found, rates = ratings(pairs, scores, [len(one) * per_deal for one in scores], len(bots),
                               bots.index(anchor), samples, rng) if known else ([], [])
        rows = self.rows
        pairings = tuple(self._pairing_result(league.pairings[n], rate, len(deals))
                         for n, rate, deals in zip(known, rates, scores, strict=True))
        ranked = sorted((self._bot_result(bot, rating) for bot, rating in zip(bots, found, strict=True)),
                        key=lambda one: -one.rating.value)
        faults = tuple(sorted({row.fault for row in rows if row.fault}))
        return Results(league.game, league.options, league.seed, anchor, len(rows), league.games, sum(map(is_draw, rows)),
                       tuple(ranked), pairings, self._seats(known, samples, rng), faults)

    def _pairing_result(self, pairing: Pairing, rate: Interval, deals: int) -> PairingResult:
        games = deals * len(self.league.seatings)
        draws = sum(is_draw(row) for row in self._rows.values() if set(row.bots) == set(pairing))
        return PairingResult(*pairing, games, deals, rate, wilson(rate.value * games, games), draws)

    def _bot_result(self, bot: str, rating: Interval) -> BotResult:
        one = self.tallies[bot]
        return BotResult(bot, self.names.get(bot, bot), rating, one.share / one.games, one.games, one.moves,
                         1000 * one.seconds / max(one.moves, 1), one.forfeits)

    def _seats(self, known: list[int], samples: int, rng: np.random.Generator) -> tuple[SeatResult, ...]:
        """What each seat scores, over all complete deals."""
        complete = [[self._rows[n, deal, seating].share for seating in range(len(self.league.seatings))]
                    for n in known for deal in range(self.league.deals[n]) if not np.isnan(self._scores[n, deal]).any()]
        if not complete:
            return ()
        shares = np.array(complete).mean(axis=1)
        return tuple(SeatResult(seat, between(float(shares[:, seat].mean()), resampled(shares[:, seat], samples, rng)))
                     for seat in range(shares.shape[1]))


def share_of(row: Row, bot: str) -> float:
    """What a bot scored in a game, with all its seats."""
    return sum(share for who, share in zip(row.bots, row.share, strict=True) if who == bot)


def is_draw(row: Row) -> bool:
    """Both bots got a part of it. (Two seats of the same bot that share a game are no draw between bots.)"""
    return row.reason != "forfeit" and all(0 < share_of(row, bot) < 1 for bot in set(row.bots))
