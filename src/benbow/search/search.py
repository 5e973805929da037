"""Searching for the best action from one seat's view, for a number of iterations or some time.

>>> import benbow
>>> match = benbow.game("naufrageurs").new(seed=1)
>>> played = match.advance()
>>> result = Search(match.game).run(match.view(match.actor), Budget(iterations=200), seed=3)
>>> result.best in match.legal(), 190 < result.iterations <= 200
(True, True)
"""
from __future__ import annotations

import time
from dataclasses import dataclass, replace

import numpy as np

from benbow.engine.compiled import records, seed_rng
from benbow.engine.compiled.calls import Rows
from benbow.engine.contract import SPECTATOR, Game, SearchSettings, View
from benbow.engine.errors import BadOptionError
from benbow.engine.state import State

from . import chances, ismcts
from .baselines import Greedy
from .chances import Correction
from .guided import GuidedRollouts, PolicyImprovement
from .ismcts import MAX_DEPTH, MEMBERS, NODE, NONE, OBSERVER, ROOT
from .knowledge import NOTHING, Knowledge, covers, knowledge
from .network import Network
from .rollout import RECORDS, VIEW, Rollouts, SearchParams, params_of
from .sequential_halving import FIRST_BATCH, SequentialHalving, next_batch

MAX_NODES = 1 << 21  # 112 MB; when the memory is full, trees are searched but not grown
MAX_ITERATIONS = 10_000_000
MAX_POLICY_LINE = 32  # steps of the line that sequential halving reports
SEED_STREAM = 7  # so that the move is drawn with other numbers than those of the search


@dataclass(frozen=True)
class Budget:
    """What a move may cost. With iterations alone the same seed gives the same result; a time limit may end it earlier."""

    iterations: int = MAX_ITERATIONS
    seconds: float | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.iterations <= MAX_ITERATIONS:
            raise BadOptionError("iterations", f"{self.iterations} is not from 1 to {MAX_ITERATIONS}")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise BadOptionError("seconds", f"{self.seconds} is not a time limit: more than 0, at most 3600")
        if self.seconds is None and self.iterations == MAX_ITERATIONS:
            raise BadOptionError("iterations", "a search without a limit of iterations or seconds would never end")


@dataclass(frozen=True)
class ActionStats:
    """An action, as the searcher observes it: how often it was tried, and the searcher's mean result after it, 0 to 1.

    If all actions are tried on the same determinizations and dice: how far it fell behind the best one where both were tried, and
    the standard error of that, unless the tries were too few.
    """

    code: int
    visits: int
    value: float
    loss: float | None = None
    error: float | None = None


@dataclass(frozen=True)
class SearchResult:
    """Options are the actions that were tried, the best first; `line` is the principal variation."""

    options: tuple[ActionStats, ...]
    line: tuple[ActionStats, ...]
    value: float  # of the position, for the searcher
    iterations: int
    nodes: int
    seconds: float
    policy: tuple[float, ...] = ()  # how likely each option is to be played; empty: the best is

    @property
    def best(self) -> int:
        return self.options[0].code

    def sample(self, seed: int) -> int:
        """The action to play."""
        left = np.random.Generator(np.random.PCG64([seed % 2**64, SEED_STREAM])).random()
        for option, probability in zip(self.options, self.policy, strict=False):
            left -= probability
            if left < 0.0:
                return option.code
        return self.best


class Search:
    """Memory for searching in one game: made once, used for move after move. It is given views and nothing else."""

    def __init__(self, game: Game, max_nodes: int = MAX_NODES, learned: Knowledge | None = None) -> None:
        """With what the game has learned, unless something else is given."""
        self.game = game
        self._rows = Rows(game, RECORDS, 1)
        self._learned = knowledge(game) if learned is None else learned
        self._max_nodes = max_nodes
        self._nodes = records(NODE, 1)
        self._roots = np.zeros((2, 2), np.int64)
        self._paths = np.zeros((game.seats[-1], MAX_DEPTH), np.int64)

    def run(self, view: View, budget: Budget, seed: int = 1, settings: SearchSettings | None = None) -> SearchResult:
        """Search from the view of the seat that acts, with the game's own settings or others."""
        if view.game is not self.game:
            raise BadOptionError("view", f"it is one of {view.game.id}, and this search is made for {self.game.id}")
        if view.actor != view.seat:
            raise BadOptionError("view", "only the seat that acts can search")
        is_covered, start = covers(self.game, view.record), time.monotonic()
        own = self.game.search_settings if is_covered else self.game.rare_settings or self.game.search_settings
        settings, learned = settings or own, self._learned if is_covered else NOTHING
        self._rows.records[VIEW] = view.record
        params = params_of(view, settings)
        if settings.method == "guided" and learned.policy is not None:
            result = self._run_improvement(view, learned.policy, learned.belief, params, budget, seed, settings, start)
        elif settings.method == "sequential_halving":
            result = self._run_sequential_halving(view, params, budget, seed, settings.switch_threshold, start)
        else:
            result = self._run_ismcts(view, params, budget, seed, start)
        if settings.method == self.game.search_settings.method:
            return corrected(result, chances.correction(learned.chances, view))
        return result

    def _run_ismcts(self, view: View, params: SearchParams, budget: Budget, seed: int, start: float) -> SearchResult:
        camps = camps_of(view)
        self._reset(budget, seed, len(camps))
        used, done, batch = 1, 0, FIRST_BATCH
        while done < budget.iterations:
            batch = min(batch, budget.iterations - done)
            batch_start = time.monotonic()
            used = int(ismcts.iterate(self._rows.calls, self._rows.raw, self._rows.lists[0], self._nodes, used, params,
                                      camps, self._roots, self._paths, batch))
            done, now = done + batch, time.monotonic()
            if budget.seconds is not None:
                if now - start >= budget.seconds:
                    break
                batch = next_batch(batch, now - batch_start)
            else:
                batch = budget.iterations
        root = self._nodes[ROOT]
        options = sorted(map(stats_of, self._children(root)), key=lambda option: (-option.visits, -option.value, option.code))
        tried = sum(option.visits for option in options)
        policy = tuple(option.visits / tried for option in options) if params.world_draws > 1 else ()
        return SearchResult(tuple(options), self._principal_variation(), stats_of(root).value, done, used,
                            time.monotonic() - start, policy)

    def _reset(self, budget: Budget, seed: int, trees: int) -> None:
        workspace = self._rows.workspaces[0]
        seed_rng(workspace.rng, seed)
        seed_rng(workspace.bot_rng, ~seed)
        most = self.game.most_actions
        wanted = max(trees + most, min(self._max_nodes, 1 + (most + 2 * trees) * (budget.iterations + 1)))
        if len(self._nodes) < wanted:
            self._nodes = records(NODE, wanted)
        root = self._nodes[ROOT]
        for name in NODE.names or ():
            root[name] = 0
        root["first_child"] = root["first_action"] = NONE
        roots = max(1, min(wanted, (trees - 1) * budget.iterations))
        self._roots = np.zeros((1 << (2 * roots - 1).bit_length(), 2), np.int64)  # a power of two, half of it free

    def _run_sequential_halving(self, view: View, params: SearchParams, budget: Budget, seed: int, threshold: float,
                                start: float) -> SearchResult:
        policy_code = Greedy(seed).choose(view)
        others = [code for code in view.legal() if code != policy_code]
        deadline = None if budget.seconds is None else start + budget.seconds
        halving = SequentialHalving(Rollouts(self._rows), params, seed, budget.iterations, deadline)
        options = tuple(ActionStats(*stats) for stats in halving.rank(policy_code, others, threshold))
        best, line = options[0], halving.line(options[0].code, MAX_POLICY_LINE)
        return SearchResult(options, tuple(ActionStats(code, best.visits, best.value) for code in line), best.value,
                            halving.done, 0, time.monotonic() - start)

    def _run_improvement(self, view: View, policy: Network, belief: Network | None, params: SearchParams, budget: Budget,
                         seed: int, settings: SearchSettings, start: float) -> SearchResult:
        deadline = None if budget.seconds is None else start + budget.seconds
        params = params._replace(rollout_depth=settings.learned_depth)
        search = PolicyImprovement(GuidedRollouts(self._rows, policy), params, seed, budget.iterations, deadline,
                                   None if params.is_open else belief,
                                   settings.mixing if is_hidden(view) else settings.open_mixing)
        found = search.run()
        ranked = found.ranked()
        options = tuple(ActionStats(*stats) for stats, _ in ranked)
        return SearchResult(options, options[:1], found.value, search.done, 0, time.monotonic() - start,
                            tuple(share for _, share in ranked))

    # ------------------------------------------------------------------------------------------------------------ trees
    def _children(self, node: State) -> list[State]:
        """Those that were visited."""
        found = [self._nodes[int(node["first_action"]) + k] for k in range(int(node["action_count"]))]
        child = int(node["first_child"])
        while child != NONE:
            found.append(self._nodes[child])
            child = int(found[-1]["next_sibling"])
        return [one for one in found if one["visits"]]

    def _principal_variation(self) -> tuple[ActionStats, ...]:
        """From the root down the most visited child; ties are broken as among the options, so it begins with the best."""
        line: list[ActionStats] = []
        node = self._nodes[ROOT]
        while children := self._children(node):
            node = max(children, key=lambda one: (int(one["visits"]), float(one["own_total"]), -int(one["code"])))
            line.append(stats_of(node))
        return tuple(line)


def is_hidden(view: View) -> bool:
    """Is there an action of which others do not see what it was?"""
    veil = view.game.rules["veil"]
    return any(int(veil(view.record, code, SPECTATOR)) != code for code in view.legal())


def corrected(result: SearchResult, correct: Correction) -> SearchResult:
    """All chances in a result, as they come true; which action is best does not change."""
    if correct == chances.NONE:
        return result
    best = result.options[0].value

    def stats(one: ActionStats) -> ActionStats:
        loss = None if one.loss is None else correct.difference(best, one.loss)
        error = None if one.error is None else one.error * correct.scale(best)
        return ActionStats(one.code, one.visits, correct(one.value), loss, error)

    return replace(result, options=tuple(map(stats, result.options)), line=tuple(map(stats, result.line)),
                   value=correct(result.value))


def stats_of(node: State) -> ActionStats:
    return ActionStats(int(node["code"]), int(node["visits"]), float(node["own_total"] / node["visits"]))


def camps_of(view: View) -> ismcts.IntMatrix:
    """The camps for `ismcts.iterate`, the searcher's own first. With perfect information there is one tree for everybody."""
    game, camps = view.game, dict[int, list[int]]()
    for seat in sorted(range(view.seats), key=lambda seat: seat != view.seat):
        camps.setdefault(0 if game.is_open else int(game.rules["camp"](view.record, seat)), []).append(seat)
    rows = np.zeros((len(camps), 5), np.int64)
    for row, seats in zip(rows, camps.values(), strict=True):
        row[MEMBERS], row[OBSERVER] = sum(1 << seat for seat in seats), seats[0]
    return rows
