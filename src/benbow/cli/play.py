"""benbow play GAME: a table in the terminal."""
from __future__ import annotations

import argparse
import contextlib
import re
import secrets
import sys
import unicodedata
from pathlib import Path

from rich.markup import escape

import benbow
from benbow.engine.compiled import prepare
from benbow.engine.contract import CHANCE, OVER, SPECTATOR, View
from benbow.engine.drawing.routes import follow
from benbow.engine.errors import BadCodeError, BadFileError, BadOptionError, CannotUndoError
from benbow.engine.match import Match, explain, steps
from benbow.engine.words import Words, languages_of, preferred, words_of
from benbow.search import ready
from benbow.search.baselines import BOTS, Bot
from benbow.search.levels import BY_NAME, bot

from .common import Output, add_options, prepared, read_options

WORDS = Path(__file__).parent / "words"
ME = "me"
SHOWN = 60  # signs of what was typed are shown again
MANY, WIDTH = 24, 80  # more choices than MANY stand side by side
COMMANDS = ("why", "undo", "story", "rules", "save", "quit")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", metavar="A,B",
                        help=f"{ME} or a bot ({', '.join([*BY_NAME, *BOTS])}); default {ME},boatswain,...")
    parser.add_argument("--hot-seat", action="store_true", help="all seats are people at this terminal")
    parser.add_argument("--lang", choices=languages_of(WORDS), default=preferred(), help="language (default: the system's)")
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed rolls the same dice")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved match")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    words = words_of(WORDS, given.lang)
    if given.load and (given.option or given.board or given.players is not None or given.seed is not None):
        raise BadOptionError("load", "a saved match has its options and dice already")
    if given.load:
        match = benbow.load(given.load)
        if not isinstance(match, Match) or match.game.id != given.game:
            raise BadOptionError("load", f"{given.load} is not a match of {given.game} that can be played on")
    else:
        game = benbow.game(given.game)
        match = Match(game, read_options(game, given), seed=given.seed)
    seats = seated(given, match.seats)
    is_searched = any(name in BY_NAME and BY_NAME[name].iterations for name in seats)
    modules = ready.kernels(match.game) if is_searched else prepare.PLAYING
    prepared(match.game, words("compiling", game=match.game.title(given.lang)), modules)
    return Table(match, seats, given.lang, given.seed).play()


def seated(given: argparse.Namespace, seats: int) -> list[str]:
    """Who sits where."""
    if given.seats and given.hot_seat:
        raise BadOptionError("hot-seat", "is the same as --seats me,me,...; give one of them")
    names = given.seats.split(",") if given.seats else [ME] * seats if given.hot_seat else [ME, *["boatswain"] * (seats - 1)]
    if len(names) != seats or any(name not in (ME, *BY_NAME, *BOTS) for name in names):
        raise BadOptionError("seats", f"{seats} names are needed, each one of {ME}, {', '.join([*BY_NAME, *BOTS])}")
    return names


def unaccented(word: str) -> str:
    """récit -> recit: not every keyboard has all signs."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(sign))


def parts_of(line: str, match: Match) -> list[str]:
    """Several actions have commas or semicolons between them; but a game's notation may have some, too."""
    parts = [part.strip() for part in re.split("[,;]", line) if part.strip()]
    if len(parts) > 1:
        with contextlib.suppress(BadCodeError):
            match.parse(line)
            return [line]
    return parts or [line]


class LeftError(Exception):
    """The player has left the table."""


class Table:
    """People and bots around one match. Each person is shown the own view only."""

    def __init__(self, match: Match, seats: list[str], lang: str, seed: int | None) -> None:
        self.match, self.lang = match, lang
        self.words: Words = words_of(WORDS, lang)
        self.game_words = match.game.words(lang)
        base = secrets.randbits(62) if seed is None else seed
        self.bots: dict[int, Bot] = {seat: bot(name, base + seat) for seat, name in enumerate(seats) if name != ME}
        self.told = dict.fromkeys((*range(match.seats), SPECTATOR), match.ply)
        self.facing: int | None = None  # who looks at the screen
        self.camps: list[int] = []  # as they were then
        self.is_shared = seats.count(ME) > 1
        self.console = Output(highlight=False, soft_wrap=True)

    def say(self, key: str, style: str = "", **arguments: str | int) -> None:
        self.console.print(escape(self.words(key, **arguments)), style=style or None)

    def who(self, seat: int) -> str:
        return self.game_words("seat", n=seat + 1)

    def play(self) -> int:
        try:
            while self.match.actor != OVER:
                if self.match.actor == CHANCE:
                    self.match.advance()
                elif self.match.actor in self.bots:
                    self.match.play(self.bots[self.match.actor].choose(self.match.view(self.match.actor)))
                else:
                    self.ask(self.match.actor)
        except (LeftError, EOFError):
            self.say("left")
            return 0
        self.finish()
        return 0

    # --------------------------------------------------------------------------------------------- asking
    def ask(self, seat: int) -> None:
        self.face(seat)
        self.news(seat)
        view = self.match.view(seat)
        telling, codes = view.game.telling, view.legal()
        self.console.print("\n" + telling.board(view, self.game_words))
        self.console.print("\n" + escape(telling.ask(view, self.game_words)), style="bold")
        self.offer(view, codes)
        ply = self.match.ply
        while self.match.ply == ply and self.match.actor == seat:
            self.obey(self.read("> "), seat, codes)

    def offer(self, view: View, codes: list[int]) -> None:
        """A line for each choice; where they are very many, their notation side by side."""
        texts = [self.match.text(code) for code in codes]
        if len(codes) > MANY:
            cells = [f"{k:>2} {text}" for k, text in enumerate(texts, start=1)]
            width = max(map(len, cells)) + 3
            per_row = max(1, (WIDTH - 2) // width)
            for first in range(0, len(cells), per_row):
                row = "".join(f"{cell:<{width}}" for cell in cells[first : first + per_row])
                self.console.print("  " + escape(row.rstrip()))
            return
        for k, (code, text) in enumerate(zip(codes, texts, strict=True), start=1):
            name = view.game.telling.name(view, code, self.game_words)
            self.console.print(f"  {k:>2}  {escape(name)}  [dim]{escape(text)}[/]")

    def face(self, seat: int) -> None:
        """Whoever looks at the screen next. A curtain if others share it, except between seats that see the same anyway."""
        if self.facing is None:
            self.say("welcome", title=self.match.game.title(self.lang), example=self.match.text(self.match.legal()[0]))
        camps = [self.match.camp(other) for other in range(self.match.seats)]
        is_together = self.facing is not None and camps == self.camps and camps[self.facing] == camps[seat]
        if self.is_shared and not is_together and not self.match.game.is_open:
            if self.facing is not None and self.was_shown(self.facing):
                self.news(self.facing)
                self.read(self.words("read-first") + " ")
            self.read(self.words("pass", who=self.who(seat)) + " ", clear=self.facing is not None)
        if self.facing != seat:
            self.say("your-seat", who=self.who(seat))
        self.facing, self.camps = seat, camps

    def was_shown(self, seat: int) -> bool:
        """Has chance or another seat shown it something that is not for everyone, and that it was not told yet?"""
        match = self.match
        return any(match.view(seat, ply).actor != seat and match.veiled(ply, seat) != match.veiled(ply, SPECTATOR)
                   for ply in range(self.told[seat], match.ply))

    def news(self, seat: int) -> None:
        self.tell(seat, self.told[seat])
        for other in range(self.match.seats) if self.match.game.is_open else (seat,):  # what all may see is read once
            self.told[other] = self.match.ply

    def tell(self, seat: int, since: int) -> None:
        """A line for each step after this ply; laying out the table is one."""
        laid = self.match.laid
        for ply in steps(laid, self.match.ply):
            if ply > since:
                told = self.game_words("told-prologue") if ply == laid else self.match.tell(ply - 1, seat, self.lang)
                self.console.print("· " + escape(told))

    def read(self, prompt: str, clear: bool = False) -> str:
        if clear:
            self.console.clear()
            if self.console.is_terminal:  # what was scrolled out of sight, too
                self.console.file.write("\x1b[3J")
        self.console.print(escape(prompt), end="")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise EOFError
        return line.strip()

    def obey(self, line: str, seat: int, codes: list[int]) -> None:
        """A number, an action or several, or a command in this language or in English."""
        if line in ("?", "help", ""):
            self.say("help")
            return
        word, _, rest = line.partition(" ")
        english = words_of(WORDS, "en")
        for command in COMMANDS:
            if unaccented(word) in (unaccented(words(f"command-{command}")) for words in (self.words, english)):
                getattr(self, f"do_{command}")(rest.strip(), seat)
                return
        wanted = list[int]()
        for part in parts_of(line, self.match):
            try:
                wanted.append(self.understood(part, [] if wanted else codes))
            except BadCodeError:
                self.say("not-understood-later" if wanted else "not-understood", text=part[:SHOWN], n=len(codes))
                return
        if wanted[0] not in codes:
            self.do_why(self.match.text(wanted[0]), seat)
        elif (played := follow(self.match, wanted)) < len(wanted):
            self.say("stopped", n=played, of=len(wanted))

    def understood(self, text: str, codes: list[int]) -> int:
        """An action, or the number of one of these."""
        is_number = re.fullmatch("[0-9]{1,4}", text) and 1 <= int(text) <= len(codes)
        return codes[int(text) - 1] if is_number else self.match.parse(text)

    # ------------------------------------------------------------------------------------------- commands
    def do_why(self, text: str, seat: int) -> None:
        try:
            self.console.print(escape(str(explain(self.match.view(seat), self.match.parse(text), self.lang))))
        except BadCodeError:
            self.say("not-understood", text=text[:SHOWN], n=len(self.match.view(seat).legal()))

    def do_undo(self, text: str, seat: int) -> None:
        try:
            self.match.undo()
        except CannotUndoError:
            self.say("cannot-undo")
            return
        self.told = {other: min(ply, self.match.ply) for other, ply in self.told.items()}
        self.say("undone")

    def do_story(self, text: str, seat: int) -> None:
        self.tell(seat, 0)

    def do_rules(self, text: str, seat: int) -> None:
        if found := self.match.game.rules_text(self.lang):
            self.console.print(escape(found))
        else:
            self.say("no-rules")

    def do_save(self, text: str, seat: int) -> None:
        path = Path(text).expanduser() if text else None
        if path is None:
            self.say("save-needs-name")
        elif "\0" not in text and path.exists():
            self.say("save-exists", path=text[-SHOWN:])
        else:
            try:
                self.match.save(path)
                self.say("saved", path=text[-SHOWN:])
            except BadFileError as error:
                self.say("cannot-save", why=error.message[-2 * SHOWN:])

    def do_quit(self, text: str, seat: int) -> None:
        raise LeftError

    # ---------------------------------------------------------------------------------------------- the end
    def finish(self) -> None:
        seat = SPECTATOR if self.facing is None else self.facing
        self.news(seat)
        self.console.print("\n" + self.match.game.telling.board(self.match.view(seat), self.game_words))
        outcome = self.match.outcome
        assert outcome is not None
        self.console.print()
        self.say("game-over", style="bold")
        self.console.print(escape(self.game_words(f"reason-{outcome.reason}")))
        for place, points in enumerate(outcome.points if self.match.game.has_points else ()):
            self.console.print("  " + self.game_words("seat-result", who=self.who(place), n=points))
        if len(outcome.winners) == self.match.seats:
            self.say("winners-all", style="bold")
        else:
            self.say("winners", style="bold", n=len(outcome.winners), who=", ".join(map(self.who, outcome.winners)))
