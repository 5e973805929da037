"""What a league plays, fixed before the first game: pairings, deals, seatings. Everything random follows from one seed.

A *deal* is a seed. Its games have the same dice, one game for every seating, so that both bots get each seat's luck equally
often. Intervals come from resampling deals.
"""
from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from benbow.engine.catalog import game as game_of
from benbow.engine.contract import OVER, Game, Value
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.search.baselines import bot as baseline

from .fingerprint import fingerprint

Pairing = tuple[str, str]
Seating = tuple[int, ...]  # for each seat, which bot of the pairing has it: 0 or 1
MAX_GAMES = 1_000_000


@dataclass(frozen=True)
class Unit:
    """A unit of work for one process: plain data, so that it can be sent. `play_unit` turns it into rows."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]  # by seat
    seeds: tuple[int, ...]  # a game for each: of its dice and, with the seat, of a bot's own random numbers
    move_seconds: float  # time limit of an external program for a move


@dataclass(frozen=True)
class League:
    """The plan of a league. Equal plans give equal games."""

    game: str
    options: tuple[tuple[str, Value], ...]  # all of them
    bots: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    seatings: tuple[Seating, ...]
    deals: tuple[int, ...]  # of each pairing
    seed: int
    move_seconds: float

    @property
    def games(self) -> int:
        return sum(self.deals) * len(self.seatings)

    def seed_of(self, pairing: Pairing, deal: int) -> int:
        """It depends on the two bots only: who else plays in the league makes no difference to their games."""
        return stable_hash(self.seed, self.game, self.options, *pairing, deal)

    def units(self) -> Iterator[Unit]:
        """Deal by deal, all pairings in each: so a league that is not finished has as much of every pairing."""
        for deal in range(max(self.deals)):
            for pairing in (one for one, deals in zip(self.pairings, self.deals, strict=True) if deal < deals):
                seed = self.seed_of(pairing, deal)
                for seating in self.seatings:
                    bots = tuple(pairing[side] for side in seating)
                    yield Unit(self.game, self.options, bots, (seed,), self.move_seconds)

    def content(self) -> dict[str, object]:
        """As it is written to the league's folder, with a fingerprint: if bots or rules change, it is another league."""
        content: dict[str, object] = json.loads(json.dumps(asdict(self)))
        return content | {"made_of": fingerprint(game_of(self.game), self.bots)}


def stable_hash(*parts: object) -> int:
    """A hash of 62 bits of anything that JSON can hold."""
    text = json.dumps(parts, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


def league(game: Game, options: dict[str, object], bots: Sequence[str], games: int | Sequence[int], seed: int = 1,
           pairings: Sequence[Pairing] | None = None, move_seconds: float = 10.0) -> League:
    """A league of these bots, everyone against everyone unless pairings are given.

    `games` is the number for each pairing, or a list of them, rounded up to whole deals.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOptionError("bots", f"{', '.join(bots) or 'nobody'}: a league needs at least two bots, each only once")
    paired = tuple(itertools.combinations(bots, 2)) if pairings is None else tuple(pairings)
    counts = [games] * len(paired) if isinstance(games, int) else list(games)
    for count in counts:
        if not 1 <= count <= MAX_GAMES:
            raise BadOptionError("games", f"{count} is not a number of games: 1 to {MAX_GAMES} for each pairing")
    if not 0.01 <= move_seconds <= 3600:
        raise BadOptionError("move-seconds", f"{move_seconds} is not a time limit for a move: 0.01 to 3600")
    seats = seatings(game, options)
    values = tuple(game.option_values(game.opening(**options)).items())
    deals = tuple(-(-count // len(seats)) for count in counts)
    return League(game.id, values, tuple(bots), paired, seats, deals, seed, move_seconds)


def against_first(bots: Sequence[str]) -> tuple[Pairing, ...]:
    return tuple((other, bots[0]) for other in bots[1:])


def seatings(game: Game, options: dict[str, object]) -> tuple[Seating, ...]:
    """Who sits where in a deal. Two camps: each bot plays each once. Otherwise one copy of a bot against copies of the other.

    >>> seatings(game_of("naufrageurs"), {"players": 3})
    ((0, 1, 1), (1, 0, 0))
    >>> seatings(game_of("ile_au_tresor"), {"players": 3})
    ((0, 1, 1), (1, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1))
    """
    camps = lasting_camps(game, options)
    sides, alone = (camps, camps[:1]) if len(set(camps)) == 2 else (range(len(camps)), range(len(camps)))
    return tuple(tuple(int((side == one) == is_second) for side in sides) for one in alone for is_second in (False, True))


def lasting_camps(game: Game, options: dict[str, object]) -> list[int]:
    """The camp of each seat, if camps stay the same from the opening to the end; otherwise each seat is its own camp."""
    match = Match(game, options, seed=1)
    seats = range(match.seats)
    opening = [match.camp(seat) for seat in seats]
    if len(set(opening)) == match.seats:
        return list(seats)
    bot = baseline("random")
    while match.actor != OVER:
        if not match.advance():
            match.play(bot.choose(match.view(match.actor)))
    at_end = [match.camp(seat) for seat in seats]
    return opening if at_end == opening else list(seats)
