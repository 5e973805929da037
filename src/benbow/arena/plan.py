"""What a league plays, fixed before the first game: pairings, deals, seatings. Everything random follows from one seed.

A *deal* is a seed. All its games are played with the same dice, once for every seating, so that each bot gets each seat's
luck as often as the other; deals are what is compared, and resampled.
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

from .fingerprint import made_of

Pairing = tuple[str, str]
Seating = tuple[int, ...]  # for each seat, which bot of the pairing has it: 0 or 1
MOST_GAMES = 1_000_000


@dataclass(frozen=True)
class Unit:
    """A piece of work for one process: plain data, so that it can travel. `play_unit` turns it into rows."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]  # by seat
    seeds: tuple[int, ...]  # a game for each; it gives the dice, and with the seat what a bot may draw
    move_seconds: float  # what a program from outside may take for a move


@dataclass(frozen=True)
class League:
    """All that is to be played. Equal leagues play equal games."""

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
        """By the names of the two alone: who else plays in the league makes no difference to their games."""
        return number_of(self.seed, self.game, self.options, *pairing, deal)

    def units(self) -> Iterator[Unit]:
        """Deal by deal, all pairings in each: a league that is looked at early has as much of every pairing."""
        for deal in range(max(self.deals)):
            for pairing in (one for one, deals in zip(self.pairings, self.deals, strict=True) if deal < deals):
                seed = self.seed_of(pairing, deal)
                for seating in self.seatings:
                    bots = tuple(pairing[side] for side in seating)
                    yield Unit(self.game, self.options, bots, (seed,), self.move_seconds)

    def content(self) -> dict[str, object]:
        """What a folder keeps of the plan, with what the bots and rules consist of: if that changes, it is another league."""
        content: dict[str, object] = json.loads(json.dumps(asdict(self)))
        return content | {"made_of": made_of(game_of(self.game), self.bots)}


def number_of(*parts: object) -> int:
    """A number of 62 bits out of anything that can be written down."""
    text = json.dumps(parts, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


def league(game: Game, options: dict[str, object], bots: Sequence[str], games: int | Sequence[int], seed: int = 1,
           pairings: Sequence[Pairing] | None = None, move_seconds: float = 10.0) -> League:
    """A league of these bots, everyone against everyone unless pairings are given.

    Games are so many for each pairing, or a number for each, rounded up to whole deals.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOptionError("bots", f"{', '.join(bots) or 'nobody'}: a league needs two bots at least, and each only once")
    paired = tuple(itertools.combinations(bots, 2)) if pairings is None else tuple(pairings)
    counts = [games] * len(paired) if isinstance(games, int) else list(games)
    for count in counts:
        if not 1 <= count <= MOST_GAMES:
            raise BadOptionError("games", f"{count} is not a number of games to play: 1 to {MOST_GAMES} for each pairing")
    if not 0.01 <= move_seconds <= 3600:
        raise BadOptionError("move-seconds", f"{move_seconds} is not a time for a move: 0.01 to 3600")
    seats = seatings(game, options)
    values = tuple(game.option_values(game.opening(**options)).items())
    deals = tuple(-(-count // len(seats)) for count in counts)
    return League(game.id, values, tuple(bots), paired, seats, deals, seed, move_seconds)


def against_first(bots: Sequence[str]) -> tuple[Pairing, ...]:
    return tuple((other, bots[0]) for other in bots[1:])


def seatings(game: Game, options: dict[str, object]) -> tuple[Seating, ...]:
    """Who sits where in a deal. Two camps: each bot leads each camp once. Else, one of a kind against copies of the other.

    >>> seatings(game_of("naufrageurs"), {"players": 3})
    ((0, 1, 1), (1, 0, 0))
    >>> seatings(game_of("ile_au_tresor"), {"players": 3})
    ((0, 1, 1), (1, 0, 0), (1, 0, 1), (0, 1, 0), (1, 1, 0), (0, 0, 1))
    """
    sides = camps(game, options)
    found = []
    if len(set(sides)) == 2:
        found = [tuple(side != sides[0] for side in sides), tuple(side == sides[0] for side in sides)]
    else:
        for alone in range(len(sides)):
            found += [tuple(seat != alone for seat in range(len(sides))), tuple(seat == alone for seat in range(len(sides)))]
    return tuple(tuple(map(int, one)) for one in found)


def camps(game: Game, options: dict[str, object]) -> list[int]:
    """The sides on which the seats are, from the opening to the end; each seat its own where sides change on the way."""
    match = Match(game, options, seed=1)
    seats = range(match.seats)
    opening = [match.camp(seat) for seat in seats]
    if len(set(opening)) == match.seats:
        return list(seats)
    someone = baseline("random")
    while match.actor != OVER:
        if not match.advance():
            match.play(someone.choose(match.view(match.actor)))
    at_end = [match.camp(seat) for seat in seats]
    return opening if at_end == opening else list(seats)
