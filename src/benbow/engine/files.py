"""Match files: JSON, checked on load with errors that name the field. docs/files.md describes them."""
from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, cast

import numpy as np

from . import catalog, dice, older
from .boards import OPTION as BOARD
from .boards import Drawn
from .contract import OVER, SPECTATOR, Game, NewOptions, Value, View
from .errors import BadCodeError, BadFileError, BenbowError, LaterVersionError, ReadOnlyError
from .match import Match, Outcome, checked_ply, is_whole, outcome_of, state_from

FORMAT, VERSION = "benbow match", 1
MOST_BYTES = 64 << 20


@contextlib.contextmanager
def _no_nonsense(ply: int) -> Iterator[None]:
    """A seat's file may come from a stranger: views with every value in its range, and yet no table that can be."""
    try:
        yield
    except BenbowError:
        raise
    except Exception as error:
        raise BadFileError("views", f"at ply {ply} there is no table that can be: {type(error).__name__}: {error}") from error


@dataclass(frozen=True)
class Replay:
    """A seat's file: what that seat saw, ply by ply. It cannot be played on, and holds nothing else."""

    game: Game
    seat: int
    options: dict[str, Value]
    actions: tuple[int, ...]  # veiled codes
    _views: tuple[bytes, ...]
    board: Drawn[Any] | None = None  # so that it stays in memory

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def actor(self) -> int:
        return self.view().actor

    @property
    def outcome(self) -> Outcome | None:
        view = self.view()
        return outcome_of(self.game, view.record) if view.actor == OVER else None

    def view(self, ply: int | None = None) -> View:
        """The seat's view now, or before the given ply."""
        place = self.ply if ply is None else checked_ply(ply, self.ply + 1)
        return View(self.game, self.seat, state_from(self.game, self._views[place]))

    def svg(self, lang: str = "en", ply: int | None = None) -> str:
        """The table as the seat saw it, drawn: now, or before the given ply."""
        view = self.view(ply)
        with _no_nonsense(self.ply if ply is None else ply):
            return view.svg(lang)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as this seat saw it."""
        return self.svg()

    def text(self, code: int) -> str:
        if not is_whole(code):
            raise BadCodeError("code", f"{code!r} is not a whole number")
        return self.game.verbs.text(code)

    def tell(self, ply: int, lang: str = "en") -> str:
        place = checked_ply(ply, self.ply)
        with _no_nonsense(place):
            return self.game.telling.tell(self.view(place), self.actions[place], self.view(place + 1), self.game.words(lang))

    def play(self, code: int | None = None) -> NoReturn:
        raise ReadOnlyError("seat", "this is a seat's file: a replay that cannot be played on")

    undo = play


# ------------------------------------------------------------------------------------------------------ writing
def _common(match: Match) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "options": match.options,
    }


def referee_content(match: Match) -> dict[str, Any]:
    return {**_common(match), "dice": match.dice.to_file(), "log": list(match.log)}


def seat_content(match: Match, seat: int) -> dict[str, Any]:
    views = [bytes(match.view(seat, ply)) for ply in range(match.ply + 1)]
    if match.board and match.board.is_own:
        views = _on_board(match.game, views, match.board.out)
    actions = list(match.history(seat))
    return {**_common(match), "seat": seat, "actions": actions, "layout": match.game.layout, "views": _packed(views)}


def _on_board(game: Game, views: list[bytes], number: int) -> list[bytes]:
    """The same, with another number for the board: this process has given it one, and another process gives it another."""
    table = np.frombuffer(b"".join(views), game.dtype).copy()
    table[BOARD] = number
    return [row.tobytes() for row in table]


def _packed(views: list[bytes]) -> str:
    """Each view as its difference from the one before: mostly zeros."""
    table = np.frombuffer(b"".join(views), np.uint8).reshape(len(views), -1)
    table = np.concatenate([table[:1], table[1:] ^ table[:-1]])
    return base64.b64encode(zlib.compress(table.tobytes(), 9)).decode()


def _unpacked(text: str, n: int, size: int) -> list[bytes]:
    engine = zlib.decompressobj()
    content = engine.decompress(base64.b64decode(text, validate=True), n * size + 1)
    if len(content) != n * size or not engine.eof or engine.unused_data:
        raise ValueError("wrong length")
    table = np.frombuffer(content, np.uint8).reshape(n, size)
    return [row.tobytes() for row in np.bitwise_xor.accumulate(table, axis=0)]


def _check(content: dict[str, Any]) -> str:
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=16).hexdigest()


def encode(content: dict[str, Any]) -> bytes:
    """JSON, a line for each key."""
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in {**content, "check": _check(content)}.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def write_bytes(path: str | Path, content: bytes) -> None:
    """All or nothing: a crash leaves the old file or the new one."""
    try:
        path = Path(path)
        partial = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    except (TypeError, ValueError):
        raise BadFileError("path", f"{path!r} is not the name of a file") from None
    try:
        with partial.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except (OSError, ValueError) as error:
        raise BadFileError("path", f"{path} cannot be written: {getattr(error, 'strerror', None) or error}") from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            partial.unlink(missing_ok=True)


# ------------------------------------------------------------------------------------------------------ reading
def load(path: str | Path) -> Match | Replay:
    """A match from a referee's file; from a seat's file its replay."""
    try:
        if Path(path).stat().st_size > MOST_BYTES:
            raise BadFileError("path", f"{path} is larger than any match file")
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadFileError("path", f"{path} cannot be read: {error.strerror}") from None
    except (TypeError, ValueError):
        raise BadFileError("path", f"{path!r} is not the name of a file") from None
    return decode(content)


def decode(content: bytes, game: Game | None = None) -> Match | Replay:
    """A match from the content of a file; the game is looked up by its id if it is not given."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        raise BadFileError("format", "this is not a Benbow match file: it is not JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadFileError("format", f"this is not a Benbow match file; those say {FORMAT!r} here")
    version = _number(found, "version")
    if version > VERSION:
        raise LaterVersionError("version", f"{version} was written by a later Benbow; this one reads up to {VERSION}")
    if version < 1:
        raise BadFileError("version", f"{version} never existed")
    check = found.pop("check", None)
    if check != _check(found):
        raise BadFileError("check", "the file was damaged or changed after it was written")
    game, rules = _game(found, game), _number(found, "rules")
    options = found.get("options")
    if not isinstance(options, dict):
        raise BadFileError("options", f"{options!r} are no options")
    if "seat" in found:
        return _replay(game, rules, options, found)
    return revived(game, rules, options, found.get("dice"), _numbers(found, "log"))


def _number(found: dict[str, Any], field: str) -> int:
    value = found.get(field)
    if type(value) is not int:
        raise BadFileError(field, f"{value!r} is not a whole number")
    return value


def _numbers(found: dict[str, Any], field: str) -> list[int]:
    value = found.get(field)
    if not isinstance(value, list) or any(type(n) is not int for n in value):
        raise BadFileError(field, "must be a list of whole numbers")
    return value


def _game(found: dict[str, Any], game: Game | None) -> Game:
    name = found.get("game")
    if not isinstance(name, str) or name not in (catalog.games() if game is None else [game.id]):
        raise BadFileError("game", f"{name!r} is not a game that is installed here; there are {', '.join(catalog.games())}")
    return game or catalog.game(name)


def _by_rules(game: Game, rules: int, *, is_seen: bool = False) -> Game:
    """The game on the rules of that version, or on later ones, to which it is upgraded. What was seen can only be read by rules
    that have more options."""
    if rules > game.rules_version:
        raise LaterVersionError("rules", f"played by version {rules} of the rules of {game.id}; here is {game.rules_version}")
    found = catalog.played_by(game, rules)
    upgrades = [game.upgrades[version] for version in range(rules, found.rules_version)] if found else []
    if found is None or (is_seen and not all(isinstance(upgrade, NewOptions) for upgrade in upgrades)):
        raise BadFileError("rules", f"played by version {rules} of the rules of {game.id}, which this Benbow has no more")
    return found


def _checked_options(game: Game, options: dict[str, Any]) -> dict[str, int]:
    try:
        return game.numbers(options)
    except BenbowError as error:
        raise BadFileError(f"options.{error.field}", error.message) from None


def revived(game: Game, rules: int, options: dict[str, Any], dice_content: object, log: list[int]) -> Match:
    """A match that was played by this version of the rules of a game. It keeps that version, or is upgraded."""
    found = _by_rules(game, rules)
    for version in range(rules, found.rules_version):
        options, log = game.upgrades[version](dict(options), list(log))
    return match_of(found, options, dice_content, log)


def match_of(game: Game, options: dict[str, Any], dice_content: object, log: list[int]) -> Match:
    """A match from its parts, as a referee's file or a server's store holds them."""
    _checked_options(game, options)
    match = Match(game, options, dice=dice.from_file(dice_content))
    for place, entry in enumerate(log):
        try:
            if entry >= 0:
                match.play(entry)
            else:
                match.undo(is_agreed=True)
        except BenbowError as error:
            raise BadFileError(f"log[{place}]", error.message) from None
        if entry < 0 and entry != -1 - match.ply:
            raise BadFileError(f"log[{place}]", f"goes back to ply {-1 - entry}; an undo takes back one action, to {match.ply}")
    return match


def _replay(newest: Game, rules: int, given: dict[str, Value], found: dict[str, Any]) -> Replay:
    game, options, names = _by_rules(newest, rules, is_seen=True), dict(given), {name: name for name in given}
    for version in range(rules, game.rules_version):
        upgrade = cast(NewOptions, newest.upgrades[version])
        options, names = upgrade(options, [])[0], {name: upgrade.renamed.get(now, now) for name, now in names.items()}
    numbers, seat, actions = _checked_options(game, options), _number(found, "seat"), _numbers(found, "actions")
    then = game.dtype if rules == game.rules_version else game.dtype_with(given, rules)
    if not (0 <= seat < numbers["players"] or seat == SPECTATOR):
        raise BadFileError("seat", f"{seat} is not a seat at this table")
    for place, code in enumerate(actions):
        if code not in game.codes:
            raise BadFileError(f"actions[{place}]", f"{code} is no code of {game.id}")
    if found.get("layout") != older.layout_of(then, {*game.names, *given}):
        raise BadFileError("layout", f"the views were written by another version of {game.id}, which laid them out otherwise")
    try:
        views = _unpacked(str(found.get("views")), len(actions) + 1, then.itemsize)
    except (ValueError, zlib.error):
        raise BadFileError("views", "are damaged") from None
    if then is not game.dtype:
        views = older.laid_out(views, then, game.opening(**options), names)
    board = game.boards.own(str(options[BOARD])) if game.boards and options.get(BOARD) not in (None, *game.boards.names) else None
    if board is not None:
        views = _on_board(game, views, board.number)
    replay = Replay(game, seat, options, tuple(actions), tuple(views), board)
    _check_views(replay, numbers)
    return replay


def _check_views(replay: Replay, numbers: dict[str, int]) -> None:
    """Compiled rules will read these views: every value must be one that the game can have."""
    game = replay.game
    if replay.view(0) != game.view_of(game.opening(**replay.options), replay.seat):
        raise BadFileError("views", "do not begin with the opening of this game")
    for ply in range(replay.ply + 1):
        state = replay.view(ply).record
        if any(int(state[name]) != number for name, number in numbers.items()) or not game.is_sound(state):
            raise BadFileError("views", f"the one before ply {ply} is none that this game can have")
