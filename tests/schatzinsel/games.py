"""Many random games, played once and looked at by many tests. They like goals and duels, so that much happens."""
from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import NamedTuple

import benbow
from benbow.engine.compiled import COMPILED
from benbow.games.schatzinsel.rules.state import State

from .follower import PLACES
from .table import CHESTS, GAME, disc_name, legal, lively, members

GAMES = 160 if COMPILED else 20
START_BIT, GOAL_BIT = 1 << 19, 1 << 20
FOE = 21


class Look(State):
    """A state as plain numbers: records of NumPy are slow to read one field at a time."""

    phase: str  # type: ignore[assignment]  # its name

    @property
    def jungle(self) -> list[str]:
        return [disc_name(one) for one in self.disc]

    def points(self, side: int) -> set[str]:
        return members(self.standing[side])

    def attacker_of(self, side: int) -> bool:
        """Is a pawn of this side in hand, in a duel?"""
        return self.phase == "duel" and self.player == side

    def homeless(self, side: int) -> bool:
        """No pawn in the camp, on a point or aboard. SI-30"""
        return not (self.standing[side] or self.in_camp[side] or self.aboard[side] or self.attacker_of(side))


class Step(NamedTuple):
    before: Look
    verb: str
    values: tuple[int, ...]
    after: Look
    allowed: list[int]  # the codes of all that could be done


class Played(NamedTuple):
    options: dict[str, object]
    steps: list[Step]
    end: State


def look(state: State) -> Look:
    found = Look()
    found.__dict__.update((name, state[name].tolist()) for name in GAME.names)
    found.phase = GAME.phases[int(state.phase)]
    return found


@functools.cache
def decoded(code: int) -> tuple[str, tuple[int, ...]]:
    """Moves from and to the other side's start (SI-16) as moves like others."""
    verb, values = GAME.verbs.decode(code)
    return {"enter": ("move", (*values, FOE)), "leave": ("move", (FOE, *values))}.get(verb, (verb, values))


def towards_the_goal(side: int, codes: list[int], rng: random.Random) -> int:
    """The move, or other action, that brings a pawn nearest to its corner of the island."""
    corner = PLACES[2 if side else 0]

    def distance(code: int) -> float:
        verb, values = decoded(code)
        if verb != "move" or values[1] == 19:
            return 9 + rng.random()
        (x, y), goal = PLACES.get(values[1], corner), values[1] == 20
        return rng.random() - 9 * goal + max(abs(y), (abs(x - corner[0]) + y) / 2)

    return min(codes, key=distance)


def play(rng: random.Random, fights: bool, late: bool, **options: object) -> Played:
    """`fights`: they look for duels, or else for their goals. `late`: most chests are aboard already."""
    state, workspace, steps = GAME.opening(**options), GAME.workspace, []
    if late:
        for side in range(2):
            in_camp = rng.randrange(3)
            state.chests[side] = in_camp, CHESTS[str(options["length"])] - in_camp
    before = look(state)
    while before.actor != benbow.OVER:
        codes = legal(state)
        if before.actor == benbow.CHANCE:
            GAME.rules["odds"](state, workspace.weights)
            code = rng.choices(codes, workspace.weights[: len(codes)].tolist())[0]
        else:
            code = rng.choice(lively(state, codes) or codes) if fights else towards_the_goal(before.player, codes, rng)
            if rng.random() < 0.4:
                code = rng.choice(codes)
        GAME.rules["apply"](state, code)
        after = look(state)
        steps.append(Step(before, *decoded(code), after, codes))
        before = after
    return Played(options, steps, state)


def choices(k: int) -> dict[str, object]:
    """All options, in turn."""
    return {
        "layout": "drafted" if k % 7 == 0 else "random",
        "length": ("tiny", "normal", "long", "normal", "normal")[k // 4 % 5],
        "pawns": (1, 2, 3, 5)[k // 2 % 4],
        "edition": ("de", "fr")[k % 2],
        "differences": ("back", "all")[k // 3 % 2],
        "starts": ("own", "all")[k // 7 % 2],
        "won": ("must", "may")[k // 5 % 2],
        "board": ("classic", "wide")[k // 2 % 2],
        "discs": ("default", "varied")[k // 4 % 2],
        "limit": (200, 200, 200, 5, 40)[k % 5],
    }


@functools.cache
def all_games() -> list[Played]:
    rng = random.Random("Die Schatzinsel")
    return [play(rng, k % 3 == 0, k % 4 == 3, **choices(k)) for k in range(GAMES)]


def all_steps(**options: object) -> Iterator[Step]:
    """Of all games that were played with these options."""
    for game in all_games():
        if options.items() <= game.options.items():
            yield from game.steps


def enough(found: int, times: int = 1) -> bool:
    """Did something happen this often? Uncompiled there are too few games to tell."""
    return found >= times or not COMPILED
