"""Thinking: a search from one seat's view, for as many iterations or as long as it is given.

>>> import benbow
>>> match = benbow.game("naufrageurs").new(seed=1)
>>> played = match.advance()
>>> thought = Mind(match.game).think(match.view(match.actor), Budget(iterations=200), seed=3)
>>> thought.best in match.legal(), thought.iterations
(True, 200)
"""
from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from benbow.engine.compiled import prepare
from benbow.engine.compiled.calls import Rows
from benbow.engine.compiled.kernel import State, records, seed_rng
from benbow.engine.contract import Game, SearchSettings, View
from benbow.engine.errors import BadOptionError

from . import ismcts
from .baselines import Greedy
from .ismcts import DEEPEST, NODE, NONE, ROOT, VIEW, Plan
from .sequential_halving import HERE, PIECE, Sieve, next_piece

MOST_NODES = 1 << 21  # 96 MB; when a tree is full, it is walked but grows no more
MOST_ITERATIONS = 10_000_000
LUCK = 7  # so that a draw at the end is another one than those of the search
LONGEST = 32  # steps of a line that sifting goes on to

prepare.add_example("Plan", lambda game: Plan(0, 2, False, 0, 1, 0.7, 0.0, 1.0, 0.5, 0))
prepare.add_example("Nodes", lambda game: records(NODE, 1))
prepare.add_example("Grid", lambda game: np.zeros((1, 2), np.int64))


@dataclass(frozen=True)
class Budget:
    """What a move may cost. With iterations alone the same seed gives the same thought; the clock may end it earlier."""

    iterations: int = MOST_ITERATIONS
    seconds: float | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadOptionError("iterations", f"{self.iterations} is not from 1 to {MOST_ITERATIONS}")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise BadOptionError("seconds", f"{self.seconds} is not a time to think: more than 0, at most 3600")
        if self.seconds is None and self.iterations == MOST_ITERATIONS:
            raise BadOptionError("iterations", "a search without iterations or seconds would never end")


@dataclass(frozen=True)
class Option:
    """An action that was considered: how often it was tried, and the share of the game that came of it."""

    code: int
    visits: int
    value: float  # 0 to 1, for the searcher


@dataclass(frozen=True)
class Step:
    """A step of the line that was tried most: an action as the searcher is told it."""

    code: int
    visits: int
    value: float


@dataclass(frozen=True)
class SearchResult:
    """What came of it. Options are sorted, the one to be taken first; actions that were never tried are not among them."""

    options: tuple[Option, ...]
    line: tuple[Step, ...]
    value: float  # of the position, for the searcher
    iterations: int
    nodes: int
    seconds: float

    @property
    def best(self) -> int:
        return self.options[0].code

    def shares(self, mixing: float) -> list[float]:
        """How likely each option is to be played: by its visits to the power of `mixing`; 0: the best is played."""
        if mixing == 0.0:
            return [1.0] + [0.0] * (len(self.options) - 1)
        weights = [option.visits**mixing for option in self.options]
        return [weight / sum(weights) for weight in weights]

    def drawn(self, mixing: float, seed: int) -> int:
        """What is played."""
        luck = np.random.Generator(np.random.PCG64([seed % 2**64, LUCK])).random()
        for option, share in zip(self.options, self.shares(mixing), strict=True):
            luck -= share
            if luck < 0.0:
                return option.code
        return self.best


class Search:
    """A search's memory for one game: made once, used for move after move. It is given views and nothing else."""

    def __init__(self, game: Game, most_nodes: int = MOST_NODES) -> None:
        self.game = game
        self._rows = Rows(game, HERE + 1, 1)
        self._most_nodes = most_nodes
        self._nodes = records(NODE, 1)
        self._roots = np.zeros((2, 2), np.int64)
        self._ways = np.zeros((game.seats[-1], DEEPEST), np.int64)

    def think(self, view: View, budget: Budget, seed: int = 1, settings: SearchSettings | None = None) -> SearchResult:
        """Search from the view of the seat that acts. The same view, budget in iterations and seed give the same thought."""
        if view.game is not self.game:
            raise BadOptionError("view", f"it is one of {view.game.id}, and this mind is made for {self.game.id}")
        if view.actor != view.seat:
            raise BadOptionError("view", "only the seat that acts has something to think about")
        how, start = settings or self.game.search_settings, time.monotonic()
        self._rows.records[VIEW] = view.record
        plan = plan_of(view, how)
        if how.sifts:
            return self._sifted(view, plan, budget, seed, how.doubt, start)
        camps = camps_of(view)
        self._begin(budget, seed, len(camps))
        used, done, piece = 1, 0, PIECE
        while done < budget.iterations:
            piece = min(piece, budget.iterations - done)
            began = time.monotonic()
            used = int(ismcts.grow(self._rows.calls, self._rows.raw, self._rows.lists[0], self._nodes, used, plan, camps,
                                 self._roots, self._ways, piece))
            done, now = done + piece, time.monotonic()
            if budget.seconds is not None:
                if now - start >= budget.seconds:
                    break
                piece = next_piece(piece, now - began)
            else:
                piece = budget.iterations
        return self._thought(done, used, time.monotonic() - start)

    def _begin(self, budget: Budget, seed: int, trees: int) -> None:
        workspace = self._rows.workspaces[0]
        seed_rng(workspace.rng, seed)
        seed_rng(workspace.bot_rng, ~seed)
        most = self.game.most_actions
        wanted = max(trees + most, min(self._most_nodes, 1 + (most + 2 * trees) * (budget.iterations + 1)))
        if len(self._nodes) < wanted:
            self._nodes = records(NODE, wanted)
        root = self._nodes[ROOT]
        for name in NODE.names or ():
            root[name] = 0
        root["first"] = root["choices"] = NONE
        roots = max(1, min(wanted, (trees - 1) * budget.iterations))
        self._roots = np.zeros((1 << (2 * roots - 1).bit_length(), 2), np.int64)  # a power of two, half of it free

    def _sifted(self, view: View, plan: Plan, budget: Budget, seed: int, doubt: float, start: float) -> SearchResult:
        first = Greedy(seed).choose(view)
        others = [code for code in view.legal() if code != first]
        sieve = Sieve(self._rows, plan, seed, budget.iterations, None if budget.seconds is None else start + budget.seconds)
        tried = sieve.sift(first, others, doubt)
        best, line = tried[0], sieve.line(tried[0].code, LONGEST)
        return SearchResult(tuple(Option(one.code, one.visits, one.value) for one in tried),
                       tuple(Step(code, best.visits, best.value) for code in line),
                       best.value, sieve.done, 0, time.monotonic() - start)

    # -------------------------------------------------------------------------------------------------- what came of it
    def _thought(self, iterations: int, used: int, seconds: float) -> SearchResult:
        root = self._nodes[ROOT]
        options = sorted(
            (Option(int(one["code"]), int(one["visits"]), float(one["mine"] / one["visits"])) for one in self._children(root)),
            key=lambda option: (-option.visits, -option.value, option.code))
        return SearchResult(tuple(options), tuple(self._line()), float(root["mine"] / root["visits"]), iterations, used, seconds)

    def _children(self, node: State) -> list[State]:
        """Those that were visited."""
        found = [self._nodes[int(node["choices"]) + k] for k in range(int(node["count"]))]
        child = int(node["first"])
        while child != NONE:
            found.append(self._nodes[child])
            child = int(found[-1]["after"])
        return [one for one in found if one["visits"]]

    def _line(self) -> list[Step]:
        """From the root down, always the child that was visited most, as options are sorted: it begins with the best one."""
        line: list[Step] = []
        node = self._nodes[ROOT]
        while children := self._children(node):
            node = max(children, key=lambda one: (int(one["visits"]), float(one["mine"]), -int(one["code"])))
            line.append(Step(int(node["code"]), int(node["visits"]), float(node["mine"] / node["visits"])))
        return line


def camps_of(view: View) -> ismcts.Grid:
    """The camps, as the search knows them: the seats of each, and the one it looks through. The searcher's own comes first.

    Where all lies open there is one tree for everybody.
    """
    game, sides = view.game, dict[int, list[int]]()
    for seat in sorted(range(view.seats), key=lambda seat: seat != view.seat):
        sides.setdefault(0 if game.is_open else int(game.rules["camp"](view.record, seat)), []).append(seat)
    camps = np.zeros((len(sides), 5), np.int64)
    for row, seats in zip(camps, sides.values(), strict=True):
        row[ismcts.SIDE], row[ismcts.EYE] = sum(1 << seat for seat in seats), seats[0]
    return camps


def plan_of(view: View, settings: SearchSettings) -> Plan:
    """The numbers of a plan have one type each: `wide=8` for `wide=8.0` would have the search compiled again."""
    return Plan(view.seat, view.seats, view.game.is_open, int(settings.guided), int(settings.steps), float(settings.explore),
                float(settings.liking), float(settings.wide), float(settings.widening), int(settings.theirs))
