"""Does a game keep the laws of the contract? Public: a game made elsewhere can run them too.

    from benbow.engine import laws
    print(laws.check(benbow.game("naufrageurs"), games=200))
"""
from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from .. import files
from ..compiled import calls, playouts, records, seed_rng
from ..compiled.calls import any_action
from ..contract import CHANCE, HEADER_BYTES, OVER, SPECTATOR, Game
from ..dice import ByHand
from ..errors import BadGameError, BadOptionError, BenbowError, located
from ..hooks import MOMENTS
from ..match import Match, explain
from ..state import State
from . import book, twins
from .book import FOUND, RECORDS, VALUES
from .drawing import Eyes, SceneLawError, is_drawn
from .lesson import check_lesson
from .meanings import MEANINGS, Law
from .option_rows import Row, pairwise
from .words import check_clauses, check_words, clauses

KERNELS = (playouts.__name__, calls.__name__, book.__name__, twins.__name__)  # the modules to compile ahead
LONGEST = 100_000
EXPLAINED = 60  # attempts that are asked to be explained at each position
TWINS_A_GAME = 6
MANY = 200  # games: enough to say that something never happens
BOT_ASKED = 29  # at one of so many choices, where the compiler is off
Advance = Callable[[int], object]


class LawBrokenError(BenbowError):
    """A game breaks a law; the message says which one, what it means, and where: at no place, if it is about many games."""

    def __init__(self, law: str, game: Game, options: Row | None = None, actions: Sequence[int] = (), seat: int = OVER,
                 why: str = "") -> None:
        last = ", ".join(game.verbs.text(code) for code in actions[-6:]) or "none"
        who = f", seat {seat}" if seat >= 0 else {CHANCE: ", CHANCE", SPECTATOR: ", SPECTATOR"}.get(seat, "")
        place = "" if options is None else f" at ply {len(actions)}{who}"
        more = "" if options is None else f" Options: {options}; last actions: {last}"
        super().__init__(law, f"{MEANINGS[law]}. {game.id} breaks this{place}{why and f': {why}'}.{more}")
        self.law = law


def field_at(game: Game, byte: int) -> str:
    """The name of the field that a byte of the state belongs to."""
    places = cast(Mapping[str, tuple[Any, ...]], game.dtype.fields)
    name = max((place[1], name) for name, place in places.items() if place[1] <= byte)[1]
    return "bytes between the fields" if name in game.padding else f"the field {name!r}"


def out_of_range(game: Game, record: State) -> str:
    """Which field of a state or view has a value that was not declared."""
    for one in game.fields:
        values = np.atleast_1d(record[one.name])
        wrong = values[(values < one.low) | (values > one.high)]
        if wrong.size:
            return f"the field {one.name!r} holds {wrong.flat[0]}, declared are {one.low} to {one.high}"
    return "actor, phase or bytes between the fields"


@dataclass
class Report:
    """What was checked."""

    game: str
    option_rows: int = 0
    games: int = 0
    plies: int = 0
    closures: int = 0  # views compared after actions of equal veil
    twins: int = 0  # whole games replayed with other hidden actions
    partial_twins: int = 0  # as far as something openly drawn or shown allowed
    pages: int = 0  # games for which all that a seat gets was compared
    uncompiled: int = 0


# --------------------------------------------------------------------------------------------------- first look
def check_texts(game: Game) -> None:
    """Codes go through verbs and text and come back."""
    for code in game.codes:
        name, values = game.verbs.decode(code)
        if game.verbs.code(name, *values) != code or game.verbs.parse(game.verbs.text(code)) != code:
            raise LawBrokenError("codes_round_trip", game, why=f"not so for {code}, {game.verbs.text(code)!r}")


def positions(game: Game, options: Row, seed: int, longest: int) -> Iterator[tuple[State, list[int]]]:
    """One random game, seen from Python: every state, and the actions that led to it."""
    workspace, actions = game.new_workspace(seed), list[int]()
    state = game.opening(**options)
    yield state, actions
    while state.actor != OVER and len(actions) < longest:
        actions.append(int(any_action(state, workspace)))
        game.rules["apply"](state, actions[-1])
        yield state, actions


def check_fits(game: Game, options: Row, seed: int, longest: int) -> None:
    """As many actions as the manifest says. It comes first: the compiled laws trust it."""
    roomy = np.zeros(game.verbs.size + 1, np.int64)  # longer than promised, to notice a broken promise
    for state, actions in positions(game, options, seed, longest):
        if (n := int(game.rules["legal"](state, roomy))) > game.most_actions:
            why = f"it wrote {n}, and `most_actions` is {game.most_actions}"
            raise LawBrokenError("legal_fits_its_list", game, options, actions, int(state.actor), why)


def first_unsound(game: Game, many: Any) -> int:
    """The place of the first of many states and views that holds what was not declared; -1 if there is none."""
    wrong = (many["actor"] < OVER) | (many["actor"] >= many["players"])
    limits = [("phase", 0, len(game.phases) - 1), *((name, 0, 0) for name in game.padding)]
    limits += [(one.name, one.low, one.high) for one in game.fields]
    for name, low, high in limits:
        values = many[name].reshape(len(many), -1)
        if values.min() < low or values.max() > high:
            wrong |= np.any((values < low) | (values > high), axis=1)
    return int(np.argmax(wrong)) if wrong.any() else -1


def check_views(game: Game, options: Row, seed: int, longest: int) -> None:
    """All values of views and guesses are in the ranges that the game declares; for states, `Checker.check_ranges`."""
    rng, records, places = game.new_workspace(seed).bot_rng, list[bytes](), list[tuple[int, int]]()
    for state, actions in positions(game, options, seed, longest):
        for seat in (*range(game.seats_of(state)), SPECTATOR):
            view = game.view_of(state, seat).record
            records.append(view.tobytes())
            game.rules["guess"](view, seat, rng)
            records.append(view.tobytes())
            places.append((len(actions), seat))
    many = np.frombuffer(b"".join(records), game.dtype)
    if (place := first_unsound(game, many)) >= 0:
        ply, seat = places[place // 2]
        raise LawBrokenError("values_stay_in_range", game, options, actions[:ply], seat, out_of_range(game, many[place]))


# ------------------------------------------------------------------------------------------------ compiled laws
def bytes_of(game: Game, name: str) -> slice:
    """Where a field lies in a state."""
    dtype, place = cast(Mapping[str, Any], game.dtype.fields)[name][:2]
    return slice(place, place + dtype.itemsize)


class Checker:
    """The tables that the compiled laws work on, for one game."""

    def __init__(self, game: Game, seed: int, longest: int = LONGEST) -> None:
        self.game = game
        self.rows, size = calls.Rows(game, RECORDS, seed, seed + 1), game.dtype.itemsize
        self.records, self.raw, self.calls = self.rows.records, self.rows.raw, self.rows.calls
        self.workspace, self.other = self.rows.lists
        verbs, header = [game.verbs.of(code) for code in game.codes], HEADER_BYTES + 2 * len(game.options)
        prologue = sum(1 << game.phases.index(name) for name in set(game.prologue))
        sizes = (header, game.verbs.size, len(game.reasons), len(game.phases))
        self.facts = np.array([*sizes, prologue, 0], np.int64)
        self.flags = np.array([[verb.shows, verb.secret, verb.chance, verb.veiled] for verb in verbs], np.uint8).T.copy()
        self.marks = np.zeros((2, size), np.uint8)
        for name in game.padding:
            self.marks[book.GAP, bytes_of(game, name)] = 1
        for one in game.fields:
            self.marks[book.HIDDEN, bytes_of(game, one.name)] = one.hidden
        self.truth, self.guessed = (np.zeros((len(game.phases), size, 2 * VALUES), np.int32) for _ in range(2))
        self.line, self.twin_line = np.zeros(longest, np.int64), np.zeros(longest, np.int64)
        self.found = np.zeros(FOUND, np.int64)
        self.luck = random.Random(seed)
        self.plies = 0

    def _raise(self, options: Row) -> None:
        if self.found[book.LAW] != Law.KEPT:
            law, ply, seat, byte = (int(self.found[place]) for place in (book.LAW, book.PLY, book.SEAT, book.BYTE))
            why = [self._said(law, ply), f"{field_at(self.game, byte)} differs" if byte >= 0 else ""]
            actions = [int(code) for code in self.line[:ply]]
            raise LawBrokenError(Law(law).name.lower(), self.game, options, actions, seat, "; ".join(filter(None, why)))

    def _said(self, law: int, ply: int) -> str:
        """What the rules said that the law is about: mostly the action at this ply."""
        if law == Law.UTILITIES_SUM_TO_ONE:
            return f"`score` gave {', '.join(map(str, self.workspace.utility[: self.facts[book.PLAYERS]]))}"
        if law == Law.BOT_PLAYS_LEGAL:
            n = self.game.rules["legal"](self.records[book.S], self.workspace.codes)
            return f"it returned {self._text(ply)}; legal were {', '.join(map(self.game.verbs.text, self.workspace.codes[:n]))}"
        return f"the action is {self._text(ply)}" if ply < self.plies and self.line[ply] >= 0 else ""

    def _text(self, ply: int) -> str:
        code = int(self.line[ply])
        return repr(self.game.verbs.text(code)) if code in self.game.codes else str(code)

    def play(self, options: Row, mix: int) -> None:
        """One game under all laws but the twins'."""
        numbers = self.game.numbers(options)
        self.facts[book.PLAYERS] = numbers["players"]
        for name, number in numbers.items():
            for place in range(RECORDS):
                self.records[place][name] = number
        self.found[book.LAW] = Law.KEPT
        self.plies = book.check_game(self.calls, self.raw, self.workspace, self.other, self.facts, self.flags, self.marks,
                                        self.truth, self.guessed, mix, self.line, self.found)
        self._raise(options)

    def check_ranges(self, options: Row) -> None:
        """All values of the last game's states are in the ranges that the game declares."""
        history = records(self.game.dtype, self.plies + 1)
        rows = history.view(np.uint8).reshape(self.plies + 1, -1).view(np.ndarray)
        twins.replay_line(self.calls, self.raw, self.workspace, self.line, self.plies, rows)
        if (ply := first_unsound(self.game, history)) >= 0:
            actions = [int(code) for code in self.line[:ply]]
            raise LawBrokenError("values_stay_in_range", self.game, options, actions, why=out_of_range(self.game, history[ply]))

    def twins(self, options: Row, seat: int, tries: int) -> Iterator[list[int]]:
        """Twins of the last game for this seat: their actions, as far as they go."""
        for _ in range(tries):
            luck = self.luck.randrange(1 << 30)
            changed = twins.make_twin(self.calls, self.raw, self.workspace, self.line, self.plies, seat, luck,
                                      self.twin_line, self.found)
            self._raise(options)
            if changed:
                yield [int(code) for code in self.twin_line[: self.found[book.REACHED]]]

    def check_guesses(self) -> None:
        """A hidden byte that is guessed in many games and never true, or true in many and never guessed, cannot be right."""
        guessed, truth = self.guessed[:, :, :VALUES], self.truth[:, :, :VALUES]
        for often, never, one, other in (("guessed", "true", guessed, truth), ("true", "guessed", truth, guessed)):
            common = one >= np.maximum(100, one.sum(axis=2, keepdims=True) // 20)
            wrong = np.argwhere(common & (other == 0))
            if len(wrong):
                phase, byte, value = map(int, wrong[0])
                why = f"a byte of {value} in {field_at(self.game, byte)} is often {often} and never {never}"
                why += f" in the phase {self.game.phases[phase]!r}, in all games together"
                raise LawBrokenError("guesses_look_true", self.game, why=why)

    def check_hidden(self) -> None:
        """A field that is declared hidden, and that in many games every seat saw all the time, is not hidden."""
        for one in self.game.fields:
            if one.hidden and not self.truth[:, bytes_of(self.game, one.name), :VALUES].any():
                raise LawBrokenError("hidden_fields_are_hidden", self.game, why=f"no view ever blanks {one.name}")


# ------------------------------------------------------------------------------------------ what a seat is given
def seat_stream(match: Match, seat: int) -> Iterator[bytes]:
    """All bytes that a seat is given during a match that is not over: views, story, prompts, refusals, drawings, its file."""
    game, eyes = match.game, Eyes(match.game)
    numbers = set(clauses(game))
    attempts = range(0, game.verbs.size, max(1, game.verbs.size // EXPLAINED))
    for ply in range(match.ply + 1):
        lang = game.languages[ply % len(game.languages)]
        view, words = match.view(seat, ply), game.words(lang)
        yield bytes(view)
        said = (game.telling.name, game.telling.note, game.telling.warn)
        yield repr([(code, *(say(view, code, words) for say in said)) for code in view.legal()]).encode()
        if view.actor >= 0:
            yield game.telling.ask(view, words).encode()
        yield (game.telling.aim(view, words) if view.actor == seat else "").encode()
        yield game.telling.board(view, words).encode()
        yield repr([game.telling.role(view, one, words) for one in range(match.seats)]).encode()
        for code in attempts[ply % len(attempts) :: 5]:
            found = explain(view, code, lang)
            if found.rule and found.rule not in numbers:
                raise BadGameError("explain", f"cites {found.rule}, which is no clause of {game.id}")
            yield str(found).encode()
        if is_drawn(ply, match.ply, seat):
            yield from eyes.look(view, lang, ply)
        if ply < match.ply:
            veiled = match.veiled(ply, seat)
            yield str(veiled).encode()
            yield match.tell(ply, seat, lang).encode()
            if ply:
                views = [match.view(seat, one) for one in (ply - 1, ply, ply + 1)]
                yield repr(game.telling.tell_run(views, [match.veiled(ply - 1, seat), veiled], words)).encode()
            moment = game.telling.moment(view, veiled, match.view(seat, ply + 1))
            if moment and moment not in MOMENTS:
                raise BadGameError("moment", f"{moment!r} is none; there are {', '.join(MOMENTS)}")
            yield moment.encode()
            yield from eyes.throw(view, veiled, lang, ply)
    yield files.encode(files.seat_content(match, seat))


def replayed(game: Game, options: Row, actions: list[int]) -> Match:
    """A match from its list of actions."""
    match = Match(game, dict(options), dice=ByHand())
    for code in actions:
        match.play(code)
    return match


def all_given(game: Game, options: Row, line: list[int], seat: int) -> list[bytes]:
    """What `seat_stream` yields for a list of actions."""
    try:
        return list(seat_stream(replayed(game, options, line), seat))
    except SceneLawError as broken:
        raise LawBrokenError(broken.field, game, options, line[: broken.ply], seat, broken.message) from broken
    except BadGameError:
        raise
    except Exception as error:
        raise LawBrokenError("telling_speaks", game, options, line, seat, located(error, game.home)) from error


def check_scenes(game: Game, options: Row, actions: list[int]) -> None:
    """The table of whoever acts, also of a seat that has no twins as nothing is hidden from it; at the end, everyone's."""
    match = replayed(game, options, actions)
    eyes = {seat: Eyes(game) for seat in (*range(match.seats), SPECTATOR)}
    for ply in range(match.ply + 1):
        actor = match.view(SPECTATOR, ply).actor
        for seat in eyes if actor == OVER else (actor,):
            if seat in eyes and is_drawn(ply, match.ply, seat):
                try:
                    eyes[seat].look(match.view(seat, ply), game.languages[(ply + seat) % len(game.languages)], ply)
                except SceneLawError as broken:
                    raise LawBrokenError(broken.field, game, options, actions[:ply], seat, broken.message) from broken


def compare_pages(game: Game, options: Row, actions: list[int], seat: int, other: list[int]) -> None:
    """Twins, in all that a seat is given, as far as they go and are not over, and in its file from there."""
    plies = min(len(other), len(actions) - 1)
    mine, theirs = (all_given(game, options, line[:plies], seat) for line in (actions, other))
    if mine != theirs:
        raise LawBrokenError("twins_on_the_page", game, options, actions[:plies], seat)


def check_match(game: Game, options: Row, actions: list[int], end: bytes) -> None:
    """Replay is live: the referee comes to the same state, also through its own file."""
    match = replayed(game, options, actions)
    again = files.decode(files.encode(files.referee_content(match)), game)
    if match.state_bytes() != end or not isinstance(again, Match) or again.state_bytes() != end:
        raise LawBrokenError("replay_is_live", game, options, actions)


# ---------------------------------------------------------------------------------------------------- uncompiled
def digest(game: Game, rows: list[Row], games: int, seed: int) -> str:
    """Some random games and all that the rules say of them, as one number; the same compiled and not.

    Bots are slow without the compiler, and would take nearly all of the time. So they are asked at the first choice and then at
    every 29th (`BOT_ASKED`), through all games: a number that goes with no round of seats or phases.
    """
    content = hashlib.blake2b(digest_size=16)
    workspace, rules, choices = game.new_workspace(), game.rules, 0
    for k in range(games):
        seed_rng(workspace.rng, seed + k)
        seed_rng(workspace.bot_rng, -seed - k)
        state = game.opening(**rows[k % len(rows)])
        seats = (*range(game.seats_of(state)), SPECTATOR)
        while state.actor != OVER:
            actor, code = int(state.actor), int(any_action(state, workspace))
            for seat in seats:
                view = game.view_of(state, seat).record
                content.update(view.tobytes())
                if seat == actor and choices % BOT_ASKED == 0:
                    content.update(str(int(rules["greedy"](game.copy_of(view), workspace.codes, workspace.bot_rng))).encode())
                rules["guess"](view, seat, workspace.bot_rng)
                content.update(view.tobytes())
                content.update(f"{int(rules['veil'](state, code, seat))} {int(rules['camp'](state, max(seat, 0)))}".encode())
            choices += actor >= 0
            rules["apply"](state, code)
            content.update(state.tobytes())
        rules["score"](state, workspace.utility)
        rules["points"](state, workspace.points)
        content.update(workspace.utility[: len(seats) - 1].tobytes() + workspace.points[: len(seats) - 1].tobytes())
        content.update(str(int(rules["reason"](state))).encode())
    return content.hexdigest()


def check_uncompiled(game: Game, rows: list[Row], games: int, seed: int) -> None:
    """The same games with the compiler switched off, in another process."""
    module = next((name for name, found in list(sys.modules.items()) if getattr(found, "GAME", None) is game), "")
    script = (
        "import importlib, json, sys; from benbow.engine import errors, laws; game = importlib.import_module(sys.argv[1]).GAME\n"
        "try: print(laws.digest(game, json.loads(sys.argv[4]), int(sys.argv[2]), int(sys.argv[3])))\n"
        "except Exception as error: sys.exit(errors.located(error, game.home))"
    )
    environment = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", script, module, str(games), str(seed), json.dumps(rows)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | environment)
    if done.returncode:
        raise BenbowError("uncompiled", f"{game.id} does not play without the compiler: {done.stderr.strip().splitlines()[-1]}")
    if done.stdout.strip() != digest(game, rows, games, seed):
        raise LawBrokenError("compiled_is_uncompiled", game)


# ----------------------------------------------------------------------------------------------------------- all
def check(game: Game, games: int = 2000, pages: int = 50, uncompiled: int = 0, seed: int = 1, longest: int = LONGEST,
          advance: Advance = lambda n: None) -> Report:
    """Run every law; raises LawBrokenError. `advance` is told how many games are done, for a progress bar."""
    if games < 1 or not 0 <= pages <= games:
        raise BadOptionError("games", f"{games} games with {pages} pages prove nothing")
    check_texts(game)
    check_words(game)
    check_clauses(game)
    check_lesson(game)
    rows, longest = pairwise(game), min(longest, game.longest or longest)
    for row in rows:
        check_fits(game, row, seed, longest)
    checker, report = Checker(game, seed, longest), Report(game.id, option_rows=len(rows))
    for k in range(games):
        row = rows[k % len(rows)]
        checker.play(row, mix=(0, 50, 100)[k // len(rows) % 3])
        checker.check_ranges(row)
        line, end = [int(code) for code in checker.line[: checker.plies]], checker.records[book.S].tobytes()
        report.games += 1
        report.plies += checker.plies
        has_secrets = checker.found[book.VEILED] > 0
        seats = (*range(game.numbers(row)["players"]), SPECTATOR)
        pairs = [(seat, twin) for seat in seats if has_secrets for twin in checker.twins(row, seat, TWINS_A_GAME)]
        report.twins += sum(len(twin) == checker.plies for _, twin in pairs)
        report.partial_twins += sum(len(twin) < checker.plies for _, twin in pairs)
        if report.pages < pages * (k + 1) // games and (pairs or not has_secrets):  # spread over all games
            check_match(game, row, line, end)
            check_scenes(game, row, line)
            compare_pages(game, row, line, *checker.luck.choice(pairs or [(seat, line) for seat in seats]))
            report.pages += 1
        advance(1)
    checker.check_guesses()
    if games >= MANY:
        checker.check_hidden()
    for row in rows:
        check_views(game, row, seed, longest)
    report.closures = int(checker.found[book.COMPARED])
    if games >= MANY and checker.found[book.VEILED] and not report.twins + report.partial_twins:
        raise BenbowError("twins_are_found", f"in {games} games no hidden action could be exchanged; nothing was tested")
    if uncompiled:
        check_uncompiled(game, rows, uncompiled, seed)
        report.uncompiled = uncompiled
    return report
