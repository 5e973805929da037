"""The terminal table, played through a pseudo-terminal as a person would."""
from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import benbow
from benbow.cli.play import Table
from benbow.engine.match import Match

from .test_laws_catch import planted
from .toys import plant

PROMPT = "> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A `benbow` process on a pseudo-terminal."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        settings = {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50", **environment}
        self.process = subprocess.Popen([sys.executable, "-m", "benbow", *arguments], stdin=slave, stdout=slave, stderr=slave,
                                        env=os.environ | settings, close_fds=True)
        os.close(slave)
        self.raw = ""

    def read_until(self, *ends: str, seconds: float = 60) -> str:
        """What appeared since the last call, up to one of these at the end of the output."""
        start, limit = len(self.raw), time.monotonic() + seconds
        while time.monotonic() < limit:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.raw += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
            text = ESCAPES.sub("", self.raw[start:])
            if any(text.endswith(end) for end in ends):
                break
        else:
            raise AssertionError(f"nothing came: {self.raw[-500:]!r}")
        return ESCAPES.sub("", self.raw[start:]).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode(errors="surrogateescape"))

    def enter(self, line: str, *ends: str) -> str:
        """Type a line. -> what appears, up to the next prompt or one of these"""
        self.type(line)
        return self.read_until(*ends or [PROMPT])

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def playing(*options: str, lang: str = "en") -> contextlib.closing[Terminal]:
    return contextlib.closing(Terminal("play", "naufrageurs", "--lang", lang, *options))


WORDS = {
    "en": ["The game is over.", "The winner", "Round 1 of 1 · the Wrecker: Player 1", "The black die shows"],
    "fr": ["La partie est finie.", "Victoire de\u00a0: ", "Manche 1 sur 1 · le Naufrageur\u00a0: Joueur 1", "Le dé noir fait"],
    "de": ["Das Spiel ist zu Ende.", "Gewonnen hat", "Runde 1 von 1 · der Strandräuber: Spieler 1", "Der schwarze Würfel zeigt"],
}


@pytest.mark.parametrize("lang", WORDS)
def test_whole_game_against_a_bot_in_each_language(lang: str) -> None:
    """A person plays the Wrecker to the end, choosing by number."""
    with playing("--seed", "11", lang=lang) as terminal:
        whole, turns = "", 0
        while terminal.process.poll() is None:
            part = terminal.read_until(PROMPT)
            whole += part
            if part.endswith(PROMPT):
                turns += 1
                terminal.type(str(1 + turns % 2))
        assert terminal.process.wait() == 0
    for text in WORDS[lang]:
        assert text in whole
    assert turns > 12
    others = [text for other, texts in WORDS.items() if other != lang for text in texts]
    assert not any(text in whole for text in others)


def test_wrong_input_is_answered_kindly_and_changes_nothing() -> None:
    with playing("--seed", "3") as terminal:
        first = terminal.read_until(PROMPT)
        assert "(▲?)" in first or "(✚?)" in first  # backs only
        for line, answer in (
            ("0", "not understood"),
            ("99", "not understood"),
            ("fly", "not understood"),
            ("load green 7", "The Wrecker loads nothing; the Shipowners do. (NA-8)"),
            ("why roll 2", "nobody chooses what they show. (NA-21)"),
            ("why lure green", "allowed"),
            ("undo", "cannot be undone"),
            ("?", "why is this not allowed"),
            ("", "why is this not allowed"),
            ("story", "enters on square"),
            ("rules", "NA-21"),
            ("save /nowhere/at/all", "cannot be saved"),
            ("save", "Give the name of a file"),
            ("save .", "exists already"),
            ("save a\0b", "cannot be saved"),
            ("9" * 5000, "not understood"),
            ("\udcff", "not understood"),
        ):
            assert answer in terminal.enter(line), line
        assert "You have left the game." in terminal.enter("quit", "game.\r\n", "game.\n")
        assert terminal.process.wait(60) == 0


def test_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    with playing("--seed", "3", "--seats", "greedy,me") as terminal:
        terminal.read_until(PROMPT)
        terminal.enter("load green 7")
        assert "Undone." in terminal.enter("undo")
        terminal.enter("load green 5")
        terminal.enter(f"save {path}")
    saved = benbow.load(path)
    assert isinstance(saved, Match)
    assert [saved.text(code) for code in saved.actions[4:]] == ["load green 5"]
    with playing("--load", str(path), "--seats", "greedy,me") as terminal:
        assert "Load the yellow ship" in terminal.read_until(PROMPT)


CURTAIN = "Enter. "


def test_hot_seat_draws_a_curtain_and_shows_each_camp_its_own_view() -> None:
    with playing("--seed", "3", "--hot-seat", "--players", "3") as terminal:
        first = terminal.read_until(CURTAIN)  # nobody sees a barrel before the right person has the screen
        assert "Player 2, it is your turn; everyone else" in first
        assert "−" not in first
        owners = terminal.enter("")
        assert "You are Player 2." in owners
        assert "−7" in owners  # an Owner sees the stock
        for k in range(3):
            part = terminal.enter("1", PROMPT, CURTAIN)
            assert part.endswith(PROMPT)  # between Owners there is no curtain
            assert ("You are Player 3." in part) == (k == 1)
        start = len(terminal.raw)
        curtain = terminal.enter("1", CURTAIN)
        assert "Player 1, it is your turn; everyone else" in curtain
        assert "−" not in curtain
        assert "\x1b[2J" in terminal.raw[start:]  # the screen is cleared,
        assert "\x1b[3J" in terminal.raw[start:]  # and what was scrolled out of sight
        wrecker = terminal.enter("")
        assert "× ?" in wrecker
        assert not re.search(r"\((?:▲|●|■|◆|✚)[−0-9]", wrecker)  # no value on any ship
        assert "the green −2" not in wrecker


def test_hot_seat_draws_a_curtain_when_the_roles_change() -> None:
    """In a match everyone changes sides between the rounds: the story of the last one belongs to each seat alone."""
    options = ["-o", "lanes=2", "-o", "barrels=1", "-o", "special=0", "-o", "rounds=match"]
    with playing("--seed", "3", "--hot-seat", "--players", "3", *options) as terminal:
        whole, last = "", ""
        while terminal.process.poll() is None and "Round 2 of 3" not in whole:
            last = terminal.read_until(PROMPT, CURTAIN)
            whole += last
            terminal.type("" if last.endswith(CURTAIN) else "1")
        before = whole[: whole.index("Round 2 of 3")]
        assert before.rindex("it is your turn; everyone else") > before.rindex("Round 1 of 3")


@pytest.mark.parametrize("is_secret", [True, False])
def test_what_one_alone_is_shown_is_read_before_the_curtain(is_secret: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    """A toy in which the die, rolled after seat 0 has put the coin, is hidden from seat 1."""
    secret = ("        if s.phase == Phase.DEAL:\n", "        if s.phase == Phase.DEAL or s.phase == Phase.ROLL:\n")
    game = plant.load(planted(tmp_path, f"die_{is_secret}", ([secret] if is_secret else [], "")))
    game.play_uncompiled()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n\n"))
    Table(Match(game, {}, seed=1), ["me", "me"], "en", 1).play()
    said = capsys.readouterr().out
    read_first = re.search(r"· Toy \(en\): roll \d\nWhen you have read it, press Enter\. .*Player 2, it is your turn", said)
    assert (read_first is not None) == ("When you have read it" in said) == is_secret


def test_end_of_input_leaves_the_table() -> None:
    done = subprocess.run([sys.executable, "-m", "benbow", "play", "naufrageurs", "--lang", "fr", "--seed", "1"],
                          input="1\n", capture_output=True, text=True)
    assert done.returncode == 0
    assert "Vous avez quitté la partie." in done.stdout


@pytest.mark.parametrize("given", ["", "1\n", "\xff\n1\n"])
def test_any_standard_input_ends_well(given: str) -> None:
    done = subprocess.run([sys.executable, "-m", "benbow", "play", "naufrageurs", "--lang", "en", "--seed", "1"],
                          input=given.encode("latin-1"), capture_output=True, env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr


def test_without_any_standard_input_it_ends_well() -> None:
    done = subprocess.run(f"{sys.executable} -m benbow play naufrageurs --lang en --seed 1 <&-", shell=True, capture_output=True)
    assert done.returncode == 0, done.stderr
