"""The commands: what they print for people and for programs, and how they fail."""
from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import benbow
from benbow import cli
from benbow.engine.compiled import prepare

ROOT = Path(benbow.__file__).parent.parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benbow", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environment)


def test_simulate_prints_figures_with_intervals() -> None:
    done = run("simulate", "naufrageurs", "-n", "500", "--bots", "greedy,random", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["games"]) == ("naufrageurs", 500)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]
    for seat in found["seats"]:
        assert seat["win_low"] < seat["win_rate"] < seat["win_high"]
        assert seat["points"]["mean_low"] < seat["points"]["mean"] < seat["points"]["mean_high"]
    assert found["seats"][0]["points"]["mean"] + found["seats"][1]["points"]["mean"] == pytest.approx(101)
    assert found["length"]["mean"] == pytest.approx(found["decisions"]["mean"] + found["chance_steps"]["mean"])
    ends = found["reasons"]
    assert set(ends) == set(benbow.game("naufrageurs").reasons[1:])
    assert sum(end["games"] for end in ends.values()) == 500
    assert all(end["low"] <= end["rate"] == end["games"] / 500 <= end["high"] for end in ends.values())
    # Two players, one round: the Wrecker, seat 0, has won where he is richer.
    assert ends["wrecker_richer"]["rate"] == found["seats"][0]["win_rate"]
    assert ends["owners_richer"]["rate"] == found["seats"][1]["win_rate"]
    assert ends["most_points"]["games"] == ends["shared"]["games"] == 0
    assert json.loads(run("simulate", "naufrageurs", "-n", "500", "--bots", "greedy,random", "--json").stdout) == found


def test_server_alone_checks_bounds_and_before_any_game_is_there() -> None:
    script = ("import os, sys; from benbow import cli\n"
              "def look():\n"
              "    import numba\n"
              "    print(bool(numba.config.BOUNDSCHECK), any(name.startswith('benbow.games.') for name in sys.modules))\n"
              "    sys.exit()\n"
              "os.environ.pop('NUMBA_BOUNDSCHECK', None); cli.parser = look; cli.main(sys.argv[1:])")
    for command, expected in (("serve", "True False"), ("bench", "False False")):
        done = subprocess.run([sys.executable, "-c", script, command], capture_output=True, text=True)
        assert done.stdout.strip() == expected, done.stderr


def test_simulate_takes_options_and_prints_a_table() -> None:
    done = run("simulate", "naufrageurs", "-n", "50", "--players", "5", "-o", "rounds=match", "-o", "blue=rotates")
    assert done.returncode == 0, done.stderr
    assert "Les Naufrageurs: 50 games" in done.stdout
    assert "decisions" in done.stdout
    told = done.stdout.split("how games ended:")[1].split()
    assert told[0] in ("most_points", "shared")
    assert told[1].endswith("%")
    assert "not_over" not in told
    assert "wrecker_richer" not in told  # it never came


def test_bench_measures_beside_cpp_in_the_same_run() -> None:
    done = run("bench", "naufrageurs", "--json", "--repeats", "1", "--seconds", "0.05")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {"game", "steps_per_s", "decisions_per_s", "playouts_per_s", "cores", "cpp_steps_per_s", "ratio"} <= set(found)
    assert found["cores"] == 1
    assert found["steps_per_s"] > found["decisions_per_s"] > found["playouts_per_s"] > 0
    assert found["ratio"] > 0  # how fast it is, no test can say
    assert isinstance(json.loads(run("bench", "--json", "--repeats", "1", "--seconds", "0.05").stdout), list)


def test_bench_of_the_search_names_what_was_searched() -> None:
    """How many iterations of what, from where, beside random games of the same run. No test can say how fast."""
    done = run("bench", "naufrageurs", "--search", "--json", "--repeats", "1", "--iterations", "2000")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["from"] == {"phase": "load", "seat": 1, "seats": 2}
    assert found["iterations"] == {"uniform": 2000, "guided": 2000, "own": 2000}
    assert min(found["uniform_iterations_per_s"], found["guided_iterations_per_s"], found["ratio"]) > 0
    assert found["cores"] == 1
    told = run("bench", "schatzinsel", "--search", "--repeats", "1", "--seconds", "0.05").stdout
    assert "policy rollouts:" in told
    assert "in phase lay" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "'chess' is not a game here"),
        (["simulate", "naufrageurs", "-o", "players=nine"], "players: 'nine' is not a whole number"),
        (["simulate", "naufrageurs", "-o", "players"], "write an option as NAME=VALUE"),
        (["simulate", "naufrageurs", "--players", "9"], "players: 9 is not allowed; allowed: 2 to 5"),
        (["simulate", "naufrageurs", "-o", "color=red"], "color: naufrageurs has no such option"),
        (["simulate", "naufrageurs", "--bots", "genius"], "'genius' is not a bot"),
        (["simulate", "naufrageurs", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "naufrageurs", "-n", "0"], "0 is not a number of games"),
        (["play", "naufrageurs", "--seats", "me"], "2 names are needed"),
        (["play", "naufrageurs", "--load", "/nowhere.json"], "cannot be read"),
        (["bench", "naufrageurs", "-o", "blue=green"], "blue: 'green' is not allowed"),
        (["laws", "poker"], "'poker' is not a game here"),
        (["laws", "naufrageurs", "--games", "0"], "prove nothing"),
        (["simulate", "naufrageurs", "-o", "players=²"], "players: '²' is not a whole number"),
        (["simulate", "naufrageurs", "-o", "players=--3"], "players: '--3' is not a whole number"),
        (["bench", "naufrageurs", "--seconds", "nan"], "0.001 to 60 seconds"),
        (["bench", "naufrageurs", "--repeats", "0"], "0.001 to 60 seconds"),
        (["bench", "naufrageurs", "--search", "--iterations", "0"], "iterations: a search has 1 to 10000000"),
        (["play", "naufrageurs", "--load", "x.json", "--players", "3"], "has its options and dice already"),
        (["play", "naufrageurs", "--hot-seat", "--seats", "me,me"], "give one of them"),
    ],
)
def test_bad_input_is_named_and_exits_with_2(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == 2
    printed = capsys.readouterr()
    assert message in printed.err
    assert "Traceback" not in printed.err
    assert printed.out == ""


@pytest.mark.parametrize("arguments", ["simulate naufrageurs", "simulate naufrageurs --json", "play naufrageurs"])
def test_reader_who_leaves_early_is_no_error(arguments: str) -> None:
    command = f"{sys.executable} -m benbow {arguments}"
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command} < /dev/null | true"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("arguments", [[], ["fly"], ["simulate"], ["simulate", "naufrageurs", "-n", "many"]])
def test_wrong_usage_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(arguments)
    assert "usage: benbow" in capsys.readouterr().err


def test_laws_command_reports_and_speaks_json() -> None:
    done = run("laws", "naufrageurs", "--games", "60", "--pages", "5", "--uncompiled", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["games"] == 60


def test_cold_compilation_shows_a_progress_bar(tmp_path: Path) -> None:
    """On a terminal a bar with a count; a warm start shows nothing."""
    from .test_terminal import Terminal

    for expected in (True, False):
        with contextlib.closing(Terminal("simulate", "naufrageurs", "-n", "10", BENBOW_CACHE=str(tmp_path))) as terminal:
            shown = terminal.read_until("never", seconds=300) if terminal.process.poll() is None else ""
            assert terminal.process.wait(60) == 0
        assert ("Compiling naufrageurs" in shown) == expected
        assert (f"/{prepare.count()}" in shown) == expected
        assert "10 games" in shown


def test_readme_names_the_two_commands_and_the_makefile_has_them() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in readme
        assert f"\n{command}: " in makefile


def test_commands_in_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    used = {line.split()[1] for line in readme.splitlines() if line.startswith("benbow ")}
    assert used
    assert used <= set(cli.COMMANDS)
