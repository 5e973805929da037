"""No bot knows more than its seat: by type, at run time, and on twins, matches that differ only in what a seat cannot see."""
from __future__ import annotations

import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import benbow
from benbow import search
from benbow.arena.bots import Player
from benbow.arena.unit import Clock, play_out
from benbow.engine.compiled import below, seed_rng
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import OVER, Game, View
from benbow.engine.dice import Seeded
from benbow.engine.laws.runner import Checker, replayed
from benbow.engine.match import Match, state_from
from benbow.search.levels import LEVELS, bot
from benbow.search.messages import line_of, question
from benbow.search.search import Budget
from tests.naufrageurs.table import GAME, table
from tests.own import GAMES
from tests.test_architecture import imports

SOURCE = Path(benbow.__file__).parent
HIDDEN = [name for name in GAMES if not benbow.game(name).is_open]
# What is not for bots at the table, and what it takes of the referee's modules: a match that is over, a game that is solved.
NOT_AT_TABLE = {"luck.py": {"engine.match.laid_at"}, "equilibrium/public_states.py": {"engine.match.state_from"}}
REFEREES = ("engine.match", "engine.dice", "engine.files", "engine.laws")
CHOOSING = {"choose", "run", "decide", "policy_action", "question", "hint"}  # functions that say what a seat should do
ALLOWED = {"View", "Budget", "int", "SearchSettings | None", "SearchResult", "Words"}  # types of their parameters
# A match that is over; compiled code, given rows of bytes, and what calls it.
NOT_CHECKED = {"luck_job.question", "rollout.policy_action", "guided.run"}


# ----------------------------------------------------------------------------------------------------------------- by type
def test_whoever_chooses_is_given_a_view() -> None:
    seen = set()
    names = [found.name for found in pkgutil.walk_packages(search.__path__, "benbow.search.")]
    for module in map(importlib.import_module, names):
        for owner in (module, *(one for _, one in inspect.getmembers(module, inspect.isclass))):
            if owner is not module and owner.__module__ != module.__name__:
                continue
            for name, function in inspect.getmembers(owner, inspect.isfunction):
                place = f"{module.__name__.removeprefix('benbow.search.')}.{name}"
                if function.__module__ != module.__name__ or name not in CHOOSING or place in NOT_CHECKED:
                    continue
                kinds = [str(one.annotation) for one in inspect.signature(function).parameters.values() if one.name != "self"]
                assert kinds[0] == "View", place
                assert set(kinds) <= ALLOWED, place
                seen.add(name)
    assert seen == CHOOSING


def test_search_takes_nothing_of_the_referee() -> None:
    for path in (SOURCE / "search").rglob("*.py"):
        name = path.relative_to(SOURCE / "search").as_posix()
        secret = {one for one in imports(path) if one.startswith(REFEREES) or one == "Match"}
        assert secret <= NOT_AT_TABLE.get(name, set()), name


SNIPPET = """
from benbow.engine.contract import View
from benbow.engine.state import State
from benbow.engine.match import Match
from benbow.search.levels import bot
from benbow.search.search import Budget, Search


def fair(view: View) -> int:
    return bot("captain").choose(view)


def cheat(state: State, match: Match, search: Search) -> None:
    bot("captain").choose(state)
    bot("captain").choose(match)
    search.run(state, Budget(5))
"""


def test_a_bot_that_is_given_a_state_does_not_pass_the_type_checker(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "mypy", str(file)], cwd=SOURCE.parent.parent, capture_output=True, text=True)
    errors = [line for line in done.stdout.splitlines() if "error:" in line]
    assert len(errors) == 3, done.stdout + done.stderr
    assert all(":14:" in line or ":15:" in line or ":16:" in line for line in errors)
    assert all('expected "View"' in line for line in errors)


# ------------------------------------------------------------------------------------------------------------- at run time
class Spy(Player):
    """A player that checks what it is given and then overwrites it."""

    is_built_in = True

    def __init__(self, match: Match, seat: int, asked: list[int]) -> None:
        self.name, self.match, self.seat, self.asked = "spy", match, seat, asked

    def choose(self, view: View, legal: list[int]) -> int:
        before = self.match.state_bytes()
        hidden = state_from(self.match.game, before)
        self.match.game.rules["hide"](hidden, self.seat)
        assert type(view) is View
        assert view.__dict__.keys() == {"game", "seat", "record", "memory", "board", "snapshots"}
        assert not view.snapshots
        assert (view.game, view.seat, bytes(view)) == (self.match.game, self.seat, hidden.tobytes())
        assert view.legal() == legal
        chosen = bot("greedy", self.match.ply).choose(view)
        for field in view.game.dtype.names or ():
            view.record[field] = 1
        assert self.match.state_bytes() == before
        self.asked.append(self.match.ply)
        return chosen


@pytest.mark.parametrize("name", GAMES)
def test_player_is_given_its_own_view_and_a_copy_of_it(name: str) -> None:
    match = Match(benbow.game(name), {"limit": 8} if name in ("ile_au_tresor", "schatzinsel") else {}, seed=3)
    asked: list[int] = []
    play_out(match, [Spy(match, seat, asked) for seat in range(match.seats)], Clock(match.seats))
    assert match.actor == OVER
    assert len(asked) > 10


# ------------------------------------------------------------------------------------------------------------------ twins
@dataclass(frozen=True)
class Pair:
    """A seat's turn in a match and in a twin of it: it sees the same, and something else is true."""

    match: Match
    twin: Match
    seat: int


def pairs(game: Game, wanted: int, seed: int) -> list[Pair]:
    """Turns at which a seat cannot tell two matches apart."""
    checker, options, found = Checker(game, seed), {one.name: one.default for one in game.options}, list[Pair]()
    for _ in range(50):
        checker.play(options, mix=100)
        line = [int(code) for code in checker.line[: checker.plies]]
        for seat in range(game.numbers(options)["players"]):
            for other in checker.twins(options, seat, tries=2):
                found += turns(game, options, line[: len(other)], other, seat)[:2]
        if len(found) >= wanted:
            return found[:: max(1, len(found) // wanted)][:wanted]
    raise AssertionError("there are too few twins")


def turns(game: Game, options: dict[str, int | str], line: list[int], other: list[int], seat: int) -> list[Pair]:
    """From the last one back."""
    found = list[Pair]()
    for ply in range(len(line) - 1, 0, -1):
        match = None
        if line[:ply] == other[:ply]:
            break
        if ply % 3 == 0 or len(line) < 60:
            match, twin = (replayed(game, options, one[:ply]) for one in (line, other))
            if match.actor == seat and len(match.legal()) > 1 and match.state_bytes() != twin.state_bytes():
                found.append(Pair(match, twin, seat))
        if len(found) == 2:
            break
    return found


def check_twins(found: list[Pair], chosen: Callable[[Match, View], int]) -> None:
    """The same choice at the same sight, whatever is true; and the view is as it was."""
    for pair in found:
        views = [one.view(pair.seat) for one in (pair.match, pair.twin)]
        seen = bytes(views[0])
        assert seen == bytes(views[1])
        codes = [chosen(one, view) for one, view in zip((pair.match, pair.twin), views, strict=True)]
        assert codes[0] == codes[1], "a bot chooses by what its seat cannot know"
        assert codes[0] in views[0].legal()
        assert bytes(views[0]) == bytes(views[1]) == seen


def fair(name: str) -> Callable[[Match, View], int]:
    return lambda match, view: bot(name, seed=5).choose(view)


@pytest.fixture(scope="module", params=HIDDEN)
def found(request: pytest.FixtureRequest) -> list[Pair]:
    return pairs(benbow.game(request.param), wanted=6, seed=11)


def test_on_twins_every_bot_chooses_the_same(found: list[Pair]) -> None:
    assert len({bytes(pair.match.view(pair.seat)) for pair in found}) > 1
    for name in ("random", "greedy", "search:40", *(level.name for level in LEVELS)):
        is_long = name in ("first-mate", "captain", "admiral")
        check_twins(found[:1] if is_long else found, fair(name))


def test_on_twins_a_search_worker_gets_the_same_request(found: list[Pair]) -> None:
    for pair in found:
        lines = [line_of(question(one.view(pair.seat), Budget(500), seed=9)) for one in (pair.match, pair.twin)]
        assert lines[0] == lines[1]


def test_cheat_is_caught(found: list[Pair]) -> None:
    """A bot with a back door to the state: at some turn what is true makes a difference."""

    def cheat(match: Match, view: View) -> int:
        codes = view.legal()
        return codes[sum(match.state_bytes()) % len(codes)]

    with pytest.raises(AssertionError, match="what its seat cannot know"):
        check_twins(found, cheat)


# ------------------------------------------------------------------------------------------------------------------- dice
def test_bots_draw_from_no_dice() -> None:
    """A bot's random numbers are not those of the dice, even from the same seed; and a search rolls no dice of the match."""
    any_below, rng = uncompiled(below), np.zeros(1, np.uint64)
    for seed in range(20):
        seed_rng(rng, seed)
        assert [int(any_below(6, rng)) for _ in range(20)] != [Seeded(str(seed)).draw(i, [1] * 6) for i in range(20)]
    rolled = []
    for is_asked in (True, False):
        match = GAME.new(seed=4)
        match.advance()
        if is_asked:
            bot("search:300", seed=4).choose(match.view(match.actor))
        while match.actor >= 0:
            match.play(match.legal()[0])
        rolled.append(match.advance())
    assert rolled[0] == rolled[1] != []


def test_search_counts_on_the_odds_and_not_on_the_roll_that_will_come() -> None:
    """Two tables that differ in nothing but their dice."""
    line = ["roll 2", "roll 3", "load green 7", "load yellow -2"]
    chosen = set()
    for seed in range(5):
        match = Match(GAME, {"lanes": 2, "barrels": 2, "special": 0}, seed=seed)
        for text in line:
            match.play(match.parse(text))
        assert match.view(0) == table(*line, lanes=2, barrels=2, special=0).view(0)
        chosen.add(bot("search:200", seed=1).choose(match.view(0)))
    assert len(chosen) == 1
