"""Does a game keep the laws of the contract? Public: a game made elsewhere can run them too.

    from benbow.engine import laws
    print(laws.check(benbow.game("naufrageurs"), games=200))
"""
from __future__ import annotations

import hashlib
import itertools
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from . import files, lawbook
from .contract import OVER, SPECTATOR, Game, Option, Value
from .dice import ByHand
from .errors import BadOptionError, BenbowError
from .kernel import records, seed_rng
from .lawbook import FOUND, RECORDS, Law
from .match import Match, explain
from .play import any_action

LONGEST = 100_000
TWINS_A_GAME = 6
Row = dict[str, Value]
Advance = Callable[[int], object]


class LawBrokenError(BenbowError):
    """A game breaks a law; the message says which, where, and how to come back there."""

    def __init__(self, law: str, game: Game, options: Row, actions: list[int], seat: int) -> None:
        texts = ", ".join(game.verbs.text(code) for code in actions[-6:])
        place = f"at ply {len(actions)}, seat {seat}; the last actions: {texts or 'none'}"
        super().__init__(law, f"{game.id} with {options} breaks it {place}")
        self.law, self.options, self.actions, self.seat = law, options, actions, seat


@dataclass
class Report:
    """What was checked."""

    game: str
    option_rows: int = 0
    games: int = 0
    plies: int = 0
    closures: int = 0  # views compared after actions of equal veil
    twins: int = 0  # whole games replayed with other hidden actions
    pages: int = 0  # games for which all that a seat gets was compared
    uncompiled: int = 0


# -------------------------------------------------------------------------------------------------- option rows
def values_of(option: Option) -> list[Value]:
    """All values, or of a long range a few."""
    values = list(option.values)
    return values if len(values) <= 8 else sorted({values[0], values[1], option.default, values[-1]}, key=values.index)


def pairwise(game: Game) -> list[Row]:
    """A short list of option rows in which every two values that go together appear together somewhere."""
    luck = random.Random(1)
    choices = {option.name: values_of(option) for option in game.options}

    def fits(row: Row) -> bool:
        try:
            game.numbers(row)
        except BadOptionError:
            return False
        return True

    def pairs(row: Row) -> set[tuple[tuple[str, Value], ...]]:
        return set(itertools.combinations(row.items(), 2))

    def random_row(fixed: Mapping[str, Value]) -> Row:
        return {name: fixed.get(name, luck.choice(values)) for name, values in choices.items()}

    default = {option.name: option.default for option in game.options}
    rows = [default]
    wanted = {pair for a, b in itertools.combinations(choices, 2)
              for pair in itertools.product(((a, x) for x in choices[a]), ((b, y) for y in choices[b]))}
    wanted -= pairs(default)
    while wanted:
        pair = min(wanted, key=repr)
        candidates = [row for row in (random_row(dict(pair)) for _ in range(200)) if fits(row)]
        if not candidates:  # these two never go together
            wanted.discard(pair)
            continue
        rows.append(max(candidates, key=lambda row: len(pairs(row) & wanted)))
        wanted -= pairs(rows[-1])
    return rows


# ------------------------------------------------------------------------------------------------ compiled laws
class Checker:
    """The tables that the compiled laws work on, for one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.records = records(game.state, RECORDS)
        self.raw = self.records.view(np.uint8).reshape(RECORDS, game.state.itemsize).view(np.ndarray)
        self.desk, self.other = game.new_desk(seed), game.new_desk(seed + 1)
        header = 2 + 2 * len(game.options)
        self.facts = np.array([game.most_actions, game.verbs.playable, header, game.verbs.size, len(game.reasons)], np.int64)
        self.shows = np.array([[game.verbs.of(code).shows for code in game.codes]], np.uint8)
        self.gaps = np.zeros((1, game.state.itemsize), np.uint8)
        assert game.state.fields is not None
        for name, (kind, place, *_) in game.state.fields.items():
            if name.startswith(("gap", "made_of_")):
                self.gaps[0, place : place + kind.itemsize] = 1
        self.line, self.twin_line = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
        self.found = np.zeros(FOUND, np.int64)
        self.luck = random.Random(seed)
        self.plies = 0

    def _raise(self, options: Row) -> None:
        if self.found[lawbook.LAW] != Law.KEPT:
            law = Law(int(self.found[lawbook.LAW])).name.lower()
            actions = [int(code) for code in self.line[: self.found[lawbook.PLY]]]
            raise LawBrokenError(law, self.game, options, actions, int(self.found[lawbook.SEAT]))

    def play(self, options: Row, mix: int) -> None:
        """One game under all laws but the twins'."""
        for name, number in self.game.numbers(options).items():
            for place in range(RECORDS):
                self.records[place][name] = number
        self.found[lawbook.LAW] = Law.KEPT
        self.plies = lawbook.check_game(self.records, self.raw, self.desk, self.other, self.facts, self.shows, self.gaps,
                                        mix, self.line, self.found)
        self._raise(options)

    def twins(self, options: Row, seat: int, tries: int) -> Iterator[list[int]]:
        """Twins of the last game for this seat: their actions, where they run to the end."""
        for _ in range(tries):
            start = self.luck.randrange(max(1, self.plies))
            changed = lawbook.make_twin(self.records, self.raw, self.desk, self.line, self.plies, seat, start,
                                        self.twin_line, self.found)
            self._raise(options)
            if changed:
                yield [int(code) for code in self.twin_line[: self.plies]]


# ------------------------------------------------------------------------------------------ what a seat is given
def seat_stream(match: Match, seat: int) -> Iterator[bytes]:
    """All bytes that a seat is given during a match before it is over: views, story, prompts, refusals, its file."""
    game, languages = match.game, match.game.languages
    attempts = [game.verbs.code(verb.name, *(labels.first for labels in verb.arguments)) for verb in game.verbs.table]
    over = match.actor == OVER
    for ply in range(match.ply + (not over)):
        view = match.view(seat, ply)
        yield bytes(view)
        yield repr(view.legal()).encode()
        yield game.telling.board(view, game.words(languages[ply % len(languages)])).encode()
        for code in attempts:
            yield str(explain(view, code, languages[ply % len(languages)])).encode()
        if ply < match.ply - over:
            yield str(match.veiled(ply, seat)).encode()
            for lang in languages:
                yield match.tell(ply, seat, lang).encode()
    if not over:
        yield files.encode(files.seat_content(match, seat))


def replayed(game: Game, options: Row, actions: list[int]) -> Match:
    """A match from its list of actions."""
    match = Match(game, dict(options), dice=ByHand())
    for code in actions:
        match.play(code)
    return match


def compare_pages(game: Game, options: Row, actions: list[int], seat: int, other: list[int]) -> None:
    """Twins, in all that a seat is given, up to the last position that is not over; then in its file from there."""
    before = len(actions) - (replayed(game, options, actions).actor == OVER)
    for plies, law in ((len(actions), "twins_on_the_page"), (before, "twins_in_the_file")):
        mine, theirs = (list(seat_stream(replayed(game, options, line[:plies]), seat)) for line in (actions, other))
        if mine != theirs:
            raise LawBrokenError(law, game, options, actions, seat)


def check_match(game: Game, options: Row, actions: list[int], end: bytes) -> None:
    """Replay is live: the referee comes to the same state, also through its own file."""
    match = replayed(game, options, actions)
    again = files.decode(files.encode(files.referee_content(match)), game)
    if match.state_bytes() != end or not isinstance(again, Match) or again.state_bytes() != end:
        raise LawBrokenError("replay_is_live", game, options, actions, SPECTATOR)


def check_texts(game: Game) -> None:
    """Codes go through verbs and text and come back."""
    for code in game.codes:
        name, values = game.verbs.decode(code)
        if game.verbs.code(name, *values) != code or game.verbs.parse(game.verbs.text(code)) != code:
            raise LawBrokenError("codes_round_trip", game, {}, [code], SPECTATOR)


# ---------------------------------------------------------------------------------------------------- uncompiled
def digest(game: Game, rows: list[Row], games: int, seed: int) -> str:
    """All states of some random games, as one number; the same compiled and not."""
    content = hashlib.blake2b(digest_size=16)
    desk = game.new_desk()
    for k in range(games):
        seed_rng(desk.rng, seed + k)
        state = game.opening(**rows[k % len(rows)])
        while state["actor"] != OVER:
            game.rules["apply"](state, int(any_action(state, desk)))
            content.update(state.tobytes())
        game.rules["score"](state, desk.utility)
        content.update(desk.utility[: game.seats_of(state)].tobytes())
    return content.hexdigest()


def check_uncompiled(game: Game, rows: list[Row], games: int, seed: int) -> None:
    """The same games with the compiler switched off, in another process."""
    script = (
        "import sys; from benbow.engine import catalog, laws; game = catalog.game(sys.argv[1]); "
        "print(laws.digest(game, laws.pairwise(game), int(sys.argv[2]), int(sys.argv[3])))"
    )
    done = subprocess.run([sys.executable, "-c", script, game.id, str(games), str(seed)], capture_output=True, text=True,
                          env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True)
    if done.stdout.strip() != digest(game, rows, games, seed):
        raise LawBrokenError("compiled_is_uncompiled", game, rows[0], [], SPECTATOR)


# ----------------------------------------------------------------------------------------------------------- all
def check(game: Game, games: int = 2000, pages: int = 50, uncompiled: int = 0, seed: int = 1,
          advance: Advance = lambda n: None) -> Report:
    """Run every law; raises LawBrokenError. `advance` is told how many games are done, for a progress bar."""
    check_texts(game)
    rows = pairwise(game)
    checker, report = Checker(game, seed), Report(game.id, option_rows=len(rows))
    has_secrets = any(verb.hides for verb in game.verbs.table)
    for k in range(games):
        row = rows[k % len(rows)]
        checker.play(row, mix=(0, 50, 100)[k // len(rows) % 3])
        line, end = [int(code) for code in checker.line[: checker.plies]], checker.records[lawbook.S].tobytes()
        report.games += 1
        report.plies += checker.plies
        seats = (*range(game.numbers(row)["players"]), SPECTATOR) if has_secrets else ()
        twins = [(seat, twin) for seat in seats for twin in checker.twins(row, seat, TWINS_A_GAME)]
        report.twins += len(twins)
        if report.pages < pages * (k + 1) // games and (twins or not has_secrets):  # spread over all games
            check_match(game, row, line, end)
            if twins:
                compare_pages(game, row, line, *checker.luck.choice(twins))
            report.pages += 1
        advance(1)
    report.closures = int(checker.found[lawbook.COMPARED])
    if report.pages < pages:  # secrets, but nothing that could be exchanged: then nothing was tested
        raise LawBrokenError("twins_are_found", game, rows[0], [], SPECTATOR)
    if uncompiled:
        check_uncompiled(game, rows, uncompiled, seed)
        report.uncompiled = uncompiled
    return report

