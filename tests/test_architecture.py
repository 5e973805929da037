"""The arrows of ARCHITECTURE.md, and what the repository must never hold."""
from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import benbow

from .own import GAMES

SOURCE = Path(benbow.__file__).parent
ROOT = SOURCE.parent.parent
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "search": {"engine", "search"},
    "server": {"engine", "search", "server", ""},
    "arena": {"engine", "search", "arena"},
    "learning": {"engine", "search", "learning"},
    "cli": {"engine", "search", "arena", "learning", "server", "cli", "games", ""},
    "": {"engine", "cli"},
}


def imports(path: Path) -> set[str]:
    """What a file takes from our own modules, as dotted names below benbow."""
    here, found = ("benbow", *path.relative_to(SOURCE).parent.parts), set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = [*(here[: len(here) + 1 - node.level] if node.level else ()), *filter(None, [node.module])]
            found |= {".".join([*base, alias.name]) for alias in node.names}
    return {name.removeprefix("benbow.") for name in found if name.split(".")[0] == "benbow"}


def test_arrows_between_the_rooms() -> None:
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        room = parts[0] if len(parts) > 1 else ""
        for name in imports(path):
            other = name.split(".")[0]
            assert (other if other in MAY_IMPORT else "") in MAY_IMPORT[room], f"{path.relative_to(SOURCE)} imports {name}"


def test_games_never_import_one_another() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        for name in imports(path):
            if name.startswith("games"):
                assert name.split(".")[1:2] == [path.relative_to(SOURCE / "games").parts[0]], f"{path} imports {name}"


def test_every_game_has_the_same_rooms() -> None:
    rooms = {"__init__.py", "rules.md", "words", "boards", "rules", "bot", "telling", "drawing"}
    rules = {f"{name}.py" for name in ("options", "state", "actions", "board", "game", "view")}
    for name in GAMES:
        home = benbow.game(name).home
        assert rooms <= {path.name for path in home.iterdir()}
        assert {path.name for path in home.glob("*.py")} == {"__init__.py"}
        assert rules <= {path.name for path in (home / "rules").iterdir()}


def test_bots_and_telling_are_given_no_state() -> None:
    """Only the referee and the laws touch a true state: nothing in search or in a game's words asks a match for one."""
    words = [path for room in ("telling", "drawing") for path in (SOURCE / "games").glob(f"*/{room}/*.py")]
    for path in [*(SOURCE / "search").rglob("*.py"), *words]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"state_bytes|_state\b|\bMatch\b|_restored", text), path


def test_files_are_one_thought() -> None:
    for folder, most in ((SOURCE, 450), (ROOT / "tests", 500)):
        for path in folder.rglob("*.py"):
            assert len(path.read_text(encoding="utf-8").splitlines()) <= most, path


def tracked(*which: str) -> list[Path]:
    done = subprocess.run(["git", "ls-files", *which], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in done.stdout.splitlines()]


def linked(page: Path) -> set[Path]:
    """The files and folders that a page of ours links to or shows."""
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"\]\(<?([^)#\s>]+)", text) + re.findall(r"""(?:src|href)=["']([^"'#]+)""", text)
    found += re.findall(r"^\[[^]]+\]:\s*([^#\s]+)", text, flags=re.MULTILINE)
    return {(page.parent / name).resolve() for name in found if not re.match(r"[a-z]+:", name)}


def test_what_the_pages_link_to_is_there() -> None:
    """Pictures and documents that a clone would have: in the index, or at least not ignored."""
    files = {path for path in tracked("--cached", "--others", "--exclude-standard") if path.exists()}
    kept = files | {folder for path in files for folder in path.parents}
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert {path.name for path in linked(ROOT / "README.md")} >= {"play-desktop.png", "table.md", "games"}
    missing = {str(path.relative_to(ROOT)): str(page.relative_to(ROOT)) for page in pages for path in linked(page) - kept}
    assert missing == {}


def test_prose_is_wrapped() -> None:
    for page in tracked("*.md"):
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        long = [line for line in text.splitlines() if len(line) > 100 and not re.match(r"\s*(\||!?\[)", line)]
        assert long == [], page


def test_nothing_names_a_package_index_or_a_machine() -> None:
    forbidden = re.compile("|".join(["index" + "-url", "pypi" + "[.]org", "python" + "hosted", "npm" + "js[.]", "/ro" + "ot/"]))
    for path in tracked():
        if path.suffix in (".py", ".md", ".txt", ".toml", ".json", "") and path.exists():
            assert not forbidden.search(path.read_text(encoding="utf-8")), path


def test_locks_pin_every_version() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for line in path.read_text().splitlines():
            assert line.startswith("#") or re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9a-z.]*", line), f"{path.name}: {line}"
