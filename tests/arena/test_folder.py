"""What a league leaves behind, and how it goes on after being killed."""
from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from benbow import cli
from benbow.arena import parquet
from benbow.search import levels
from benbow.search.search import Budget

PLAN = ["naufrageurs", "--bots", "greedy,search:300", "--games", "10", "--seed", "3"]
SHORT = ["naufrageurs", "--bots", "random,greedy", "--games", "6", "-o", "lanes=2", "-o", "barrels=2", "--jobs", "1"]


def group_is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def games_of(home: Path) -> list[dict[str, object]]:
    lines = (home / "games.jsonl").read_text().splitlines()
    return sorted(({**json.loads(line), "seconds": 0} for line in lines), key=lambda row: (row["seed"], row["bots"]))


def figures(home: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((home / "results.json").read_text())
    bots = found["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        bot["ms_per_move"] = 0
    return found


def test_league_that_was_killed_goes_on_and_ends_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = subprocess.Popen([sys.executable, "-m", "benbow", "arena", *PLAN, "--out", str(killed), "--jobs", "2"],
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    log = killed / "games.jsonl"
    deadline = time.monotonic() + 120
    while not log.exists() or log.read_bytes().count(b"\n") < 2:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    while group_is_there(process.pid):  # the others notice, and end by themselves
        assert time.monotonic() < deadline
        time.sleep(0.02)
    before = log.read_bytes().count(b"\n")
    assert 2 <= before < 10
    assert not (killed / "results.json").exists()
    with log.open("ab") as file:
        file.write(b'{"bots":["random","gre')  # torn
    assert cli.main(["arena", *PLAN, "--out", str(killed), "--jobs", "1"]) == 0
    assert f"resuming after {before} of 10 games" in capsys.readouterr().err
    assert cli.main(["arena", *PLAN, "--out", str(whole), "--jobs", "1"]) == 0
    assert len(games_of(killed)) == 10
    assert games_of(killed) == games_of(whole)
    assert figures(killed) == figures(whole)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("arena") / "league"
    assert cli.main(["arena", *SHORT, "--out", str(home)]) == 0
    return home


def test_json_is_what_the_folder_keeps(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (finished / "games.jsonl").read_bytes()
    assert cli.main(["arena", *SHORT, "--out", str(finished), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((finished / "results.json").read_text())
    assert (finished / "games.jsonl").read_bytes() == before  # nothing was played again


def test_another_plan_in_the_folder_is_refused_and_nothing_is_lost(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path.name: path.read_bytes() for path in finished.iterdir()}
    assert cli.main(["arena", *SHORT, "--seed", "2", "--out", str(finished)]) == 2
    assert "holds another league: other seed." in capsys.readouterr().err
    assert {path.name: path.read_bytes() for path in finished.iterdir()} == before


def test_more_games_may_be_asked_for_later_and_fewer_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few, more = (SHORT, ["10" if word == "6" else word for word in SHORT])
    assert cli.main(["arena", *few, "--out", str(tmp_path)]) == 0
    assert cli.main(["arena", *more, "--out", str(tmp_path)]) == 0
    assert "resuming after 6 of 10 games" in capsys.readouterr().err
    assert cli.main(["arena", *few, "--out", str(tmp_path)]) == 2
    assert "other deals" in capsys.readouterr().err
    assert len(games_of(tmp_path)) == 10


def test_plan_or_games_that_were_tampered_with_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = tmp_path / "league"
    assert cli.main(["arena", *SHORT, "--out", str(home)]) == 0
    lines = (home / "games.jsonl").read_bytes().splitlines(keepends=True)
    for spoilt, message in (([b"{}\n", *lines[1:]], "line 1"), ([lines[0], *lines], "line 2"),
                            ([lines[0].replace(b'"greedy"', b'"pirate"'), *lines[1:]], "line 1")):
        (home / "games.jsonl").write_bytes(b"".join(spoilt))
        assert cli.main(["arena", *SHORT, "--out", str(home)]) == 2
        assert message in capsys.readouterr().err
    plan = (home / "arena.json").read_text()
    (home / "arena.json").write_text(plan.replace('"seed": 1', '"seed": 4'))
    assert cli.main(["arena", *SHORT, "--out", str(home)]) == 2
    assert "changed by hand" in capsys.readouterr().err


def test_one_run_at_a_time_in_a_folder(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import fcntl

    with (finished / "games.jsonl").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert cli.main(["arena", *SHORT, "--out", str(finished)]) == 2
    assert "another run is using" in capsys.readouterr().err


def test_parquet_holds_the_games(finished: Path) -> None:
    table = importlib.import_module("pyarrow.parquet").read_table(finished / "games.parquet")
    assert json.loads(table.schema.metadata[b"benbow"])["game"] == "naufrageurs"
    kept = sorted(table.to_pylist(), key=lambda row: (row["seed"], row["bots"]))
    written = sorted((json.loads(line) for line in (finished / "games.jsonl").read_text().splitlines()),
                     key=lambda row: (row["seed"], row["bots"]))
    assert [{name: row[name] for name in written[0]} for row in kept] == written
    assert [(row["deal"], row["seating"]) for row in table.to_pylist()] == [(n // 2, n % 2) for n in range(6)]


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "is_available", lambda: False)
    assert cli.main(["arena", *SHORT, "--out", str(tmp_path)]) == 0
    assert "pip install 'benbow[arena]'" in capsys.readouterr().err
    assert not (tmp_path / "games.parquet").exists()
    assert (tmp_path / "results.json").exists()


def test_page_is_well_formed_and_has_its_plots_and_no_scripts(finished: Path) -> None:
    text = (finished / "index.html").read_text(encoding="utf-8")
    page = ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))
    assert [plot.get("aria-label", "").split(";")[0] for plot in page.iter("svg")] == [
        "Ratings with intervals", "What each seat scores", "Time per move"]
    assert not list(page.iter("script"))
    assert "http" not in text
    ratings = next(page.iter("svg"))
    assert len(list(ratings.iter("circle"))) == 2
    cells = [cell.text for row in page.iter("tr") for cell in row if cell.get("class") == "cell"]
    assert sum(map(int, filter(None, cells))) in (99, 100, 101)  # what one took the other did not


def test_names_from_outside_are_escaped_on_the_page() -> None:
    from dataclasses import replace

    from benbow.arena.page import html

    from .test_league import played, small_league

    results = played(small_league("random", "greedy", games=2)).results(50)
    named = replace(results, bots=tuple(replace(bot, name="<b>&'\"") for bot in results.bots), faults=("<i>",))
    text = html(named)
    assert "<b>" not in text
    assert "<i>" not in text
    ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))


def test_bot_that_forfeits_makes_the_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--bots", "random", "--bot", "tests.arena.outside_bots:Raises"]
    assert cli.main(["arena", "naufrageurs", *bots, "--games", "2", "--jobs", "1"]) == 1
    assert "forfeit: hothead raised ZeroDivisionError" in capsys.readouterr().out


def test_ladder_writes_its_page_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "budget_of", lambda level, game: Budget(20))  # in this process, the only one
    page = tmp_path / "docs" / "ladder.md"
    command = ["arena", "--ladder", "naufrageurs", "--games", "9", "--games", "naufrageurs=2", "--jobs", "1", "--page", str(page),
               "--out", str(tmp_path / "ladder")]
    assert cli.main(command) == 0
    first = page.read_text(encoding="utf-8")
    (tmp_path / "ladder" / "schatzinsel").mkdir()
    (tmp_path / "ladder" / "schatzinsel" / "ladder.md").write_text("\nwhat another run found\n")
    assert cli.main(command) == 0
    assert page.read_text(encoding="utf-8") == first + "\nwhat another run found\n"
    assert "resuming" not in capsys.readouterr().err  # all was there
    for pairing in ("deckhand – cabin-boy", "boatswain – deckhand", "first-mate – boatswain", "captain – first-mate",
                    "admiral – captain", "admiral – greedy", "admiral – random"):
        assert f"| {pairing} | 2 | 1 | " in first
    assert "## Les Naufrageurs\n2 players, 14 games" in first


@pytest.mark.parametrize(("arguments", "message"), [
    (["naufrageurs", "--bots", "random,greedy", "--jobs", "0"], "0 is not a number of processes"),
    (["naufrageurs", "--bots", "random,greedy", "--games", "many"], "'many' is not a number of games"),
    (["naufrageurs", "--bots", "random,greedy", "--games", "martinique=3"], "is for the ladder"),
    (["--ladder", "--games", "commodore=3"], "'commodore' is not a game, bot"),
    (["--bots", "random,greedy"], "name one game"), (["--ladder", "--bots", "random"], "are fixed"),
    (["naufrageurs", "--bots", "random,greedy", "--move-seconds", "nan"], "not a time limit for a move"),
    (["naufrageurs", "--bots", "random,greedy", "--out", "/dev/null/league"], "cannot be written")])
def test_bad_input_is_named(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *arguments]) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert "Traceback" not in printed.err
