"""`benbow new-game`: what it writes keeps the laws and plays in the browser; and a small game here needs no German."""
from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import benbow
from benbow.cli import main, new_game

from .client import Device, Seat
from .outside import environment
from .running import running

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new")
    assert main(["new-game", "gull_rock", "--dir", str(folder)]) == 0
    return folder / "gull_rock"


def test_it_has_the_rooms_of_our_games_and_its_own_name(written: Path) -> None:
    rules = {f"src/gull_rock/rules/{name}.py" for name in ("__init__", "options", "state", "actions", "game", "view")}
    files = {str(path.relative_to(written)): path.read_text() for path in written.rglob("*") if path.is_file()}
    assert {*files} == rules | {"pyproject.toml", "tests/test_gull_rock.py", "src/gull_rock/words/en.ftl"} | {
        f"src/gull_rock/{place}__init__.py" for place in ("", "bot/", "drawing/", "telling/")}
    assert not [name for name, text in files.items() if "buried_coin" in text.lower() or "template" in text]
    assert "title = Gull Rock\n" in files["src/gull_rock/words/en.ftl"]


def test_it_keeps_the_laws_and_passes_its_own_test(written: Path, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(written)], capture_output=True,
                          text=True, env=environment(written, tmp_path))
    assert "3 passed" in done.stdout, done.stdout + done.stderr


def test_it_is_played_in_the_browser_at_once(written: Path, tmp_path: Path) -> None:
    async def play(url: str) -> tuple[str, str, str]:
        async with Device(url) as device:
            first = (await device.get("/")).text
            seat = Seat(device, await device.new_table("gull_rock"))
            await seat.sit()
            while await seat.until(lambda known: known.is_settled) and seat.known.status == "open":
                before = seat.known.seq
                assert (await seat.play(seat.any_code(random.Random(before)))).status == 200
                await seat.settled(before)
            await seat.leave()
            return first, (await device.get(seat.table)).text, (await device.get("/games/gull_rock.css")).text

    more = environment(written, tmp_path / "found", NUMBA_DISABLE_JIT="1")
    with running(tmp_path / "data", {}, PYTHONPATH=more["PYTHONPATH"], NUMBA_DISABLE_JIT="1") as inn:
        first, table, style = asyncio.run(asyncio.wait_for(play(inn.url), 120))
    assert "Gull Rock" in first
    assert 'id="hole-1"' in table
    assert re.search(r"buries a coin in hole \d", table)
    assert "The die shows" in table
    assert 'id="tray"' not in table  # it draws no dice
    assert ".piece.can" in style  # it has no stylesheet of its own


SPOILT = {
    "drawing/__init__.py": ("import BURY, DIG", "import BURY, DIGX", r"drawing/__init__\.py line \d+: ImportError: .* 'DIGX'"),
    "rules/view.py": ("    return action\n", "    return action)\n", r"rules/view\.py line \d+: SyntaxError: unmatched"),
    "__init__.py": ("state=State,", "state=None,", r"__init__\.py line \d+: AttributeError: 'NoneType'"),
    "rules/game.py": ("    return n\n", "", r"__init__\.py line \d+: game\.py, legal: returns nothing on some path"),
}


BROKEN = {"odds": ("rules/game.py", "    return FACES\n", "    return FACES + 1\n", "total_is_the_sum: .*, CHANCE\\. Options")}


@pytest.fixture(params=[*SPOILT, "moved away"])
def spoilt(request: pytest.FixtureRequest, written: Path, tmp_path: Path) -> tuple[dict[str, str], str]:
    """The environment of a game that cannot be imported, or breaks a law, and what is said of it."""
    home = shutil.copytree(written, tmp_path / "project") / "src" / "gull_rock"
    more = environment(home.parent.parent, tmp_path / "found", NUMBA_DISABLE_JIT="1")
    if request.param == "moved away":
        shutil.rmtree(home)
        return more, "ModuleNotFoundError: No module named 'gull_rock'"
    file, old, new, said = BROKEN.get(request.param) or (request.param, *SPOILT[request.param])
    text = (home / file).read_text()
    assert old in text
    (home / file).write_text(text.replace(old, new))
    return more, said


def test_game_that_cannot_be_loaded_is_named_in_a_line(spoilt: tuple[dict[str, str], str]) -> None:
    for command in ("laws", "simulate"):
        asked = [sys.executable, "-m", "benbow", command, "gull_rock"]
        done = subprocess.run(asked, capture_output=True, text=True, env=spoilt[0])
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        assert re.match(f"benbow: gull_rock: cannot be loaded: {spoilt[1]}", done.stderr), done.stderr


@pytest.mark.parametrize("spoilt", ["odds"], indirect=True)
def test_broken_law_can_be_seen_again(spoilt: tuple[dict[str, str], str]) -> None:
    asked = "benbow laws gull_rock --games 5 --pages 0 --uncompiled 0 --seed 2"
    done = subprocess.run([sys.executable, "-m", *asked.split()], capture_output=True, text=True, env=spoilt[0])
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert re.match(f"benbow: broken law: {spoilt[1]}", done.stderr), done.stderr
    assert done.stderr.endswith(f"See it again: {asked}\n")


@pytest.mark.parametrize("spoilt", ["drawing/__init__.py"], indirect=True)
def test_server_goes_on_without_a_game_that_cannot_be_loaded(spoilt: tuple[dict[str, str], str], tmp_path: Path) -> None:
    async def first_page(url: str) -> str:
        async with Device(url) as device:
            return (await device.get("/")).text

    with running(tmp_path / "data", {}, PYTHONPATH=spoilt[0]["PYTHONPATH"], NUMBA_DISABLE_JIT="1", COLUMNS="300") as inn:
        page = asyncio.run(asyncio.wait_for(first_page(inn.url), 120))
    assert "Les Naufrageurs" in page
    assert "Gull Rock" not in page
    assert len([line for line in inn.heard() if re.search(f"gull_rock: cannot be loaded: {spoilt[1]}", line)]) == 1
    assert "Traceback" not in "".join(inn.heard())


@pytest.mark.parametrize("name", ["Gull", "gull-rock", "1gull", "g", "class", "naufrageurs", "json", "../gull", ""])
def test_bad_name_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--dir", str(tmp_path)]) == 2
    assert "NAME" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "gull_rock").mkdir()
    assert main(["new-game", "gull_rock", "--dir", str(tmp_path)]) == 2
    assert "nothing was changed" in capsys.readouterr().err
    assert not [*(tmp_path / "gull_rock").iterdir()]
    (tmp_path / "file").write_text("mine")
    assert main(["new-game", "gull_rock", "--dir", str(tmp_path / "file")]) == 2
    assert (tmp_path / "file").read_text() == "mine"


QUICK = (
    "test_words.py", "test_rule_ids.py", "server/test_styles.py", "test_match.py::test_games_are_listed_and_known",
    "test_architecture.py::test_games_never_import_one_another", "test_architecture.py::test_every_game_has_the_same_rooms",
    "test_architecture.py::test_bots_and_telling_are_given_no_state",
    "test_laws.py::test_option_rows_cover_every_pair_that_goes_together",
)


def test_small_game_in_the_repository_needs_no_german(written: Path, tmp_path: Path) -> None:
    """In a copy of the package. The laws themselves are run on it above."""
    package = tmp_path / "src" / "benbow"
    shutil.copytree(Path(benbow.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(written / "src" / "gull_rock", package / "games" / "gull_rock")
    more = environment(written, tmp_path / "found", NUMBA_DISABLE_JIT="1")
    command = [sys.executable, "-m", "pytest", "-v", *(f"tests/{name}" for name in QUICK)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=more | {"PYTHONPATH": str(package.parent)})
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert "goes_together[gull_rock] PASSED" in done.stdout


def test_templates_are_in_the_package_data() -> None:
    assert "**/*.template" in (ROOT / "pyproject.toml").read_text()
    assert all(path.suffix == new_game.SUFFIX for path in new_game.TEMPLATES.rglob("*") if path.is_file())
