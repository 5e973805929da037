"""benbow board: maps that people draw."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow import cli
from benbow.cli import board
from benbow.engine.errors import BadOptionError

from .toys import sealed

MAPS = benbow.game("ile_au_tresor").home / "boards"


@pytest.fixture
def drawn(tmp_path: Path) -> Path:
    """The island with two faults."""
    text = (MAPS / "island.txt").read_text(encoding="utf-8")
    found = tmp_path / "drawn.txt"
    found.write_text(text.replace("J!.", "J!%").replace("~A~", "~A~  ."), encoding="utf-8")
    return found


def printed(capsys: pytest.CaptureFixture[str], *arguments: str | Path, code: int) -> tuple[str, str]:
    """-> what is said on the output, and in complaint."""
    assert cli.main(["board", *map(str, arguments)]) == code
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return found.out, found.err


@pytest.mark.parametrize("name", ["island", "islet"])
def test_our_own_maps_are_sound(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = MAPS / f"{name}.txt"
    assert printed(capsys, "ile_au_tresor", path, code=0) == (f"{path}: a sound board for L’Île au Trésor\n", "")
    out, err = printed(capsys, "ile_au_tresor", path, "--json", code=0)
    assert json.loads(out) == {"game": "ile_au_tresor", "file": str(path), "sound": True, "faults": []}
    assert err == ""


@pytest.mark.rule("IT-4")
def test_every_fault_has_a_line_with_file_line_and_clause(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faults = ["line 11: IT-3: jetty J must be flat or a fortress", "line 13: IT-4: hexes cut off from the land: 1"]
    out, err = printed(capsys, "ile_au_tresor", drawn, code=1)
    assert (out.splitlines(), err) == ([f"{drawn}: {fault}" for fault in faults], "")
    out, err = printed(capsys, "ile_au_tresor", drawn, "--json", code=1)
    assert json.loads(out) == {"game": "ile_au_tresor", "file": str(drawn), "sound": False, "faults": faults}
    assert err == ""


def test_tilde_is_the_home_folder(drawn: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(drawn.parent))
    assert "~/drawn.txt: line 11: IT-3" in printed(capsys, "ile_au_tresor", "~/drawn.txt", code=1)[0]


@pytest.mark.parametrize("json_too", [[], ["--json"]])
@pytest.mark.parametrize(("content", "complaint"), [
    (None, "benbow: drawn.txt: cannot be read: "),
    (b"; \xff\xfe", "benbow: drawn.txt: cannot be read: "),
    (b"", "benbow: drawn.txt: IT-2: needs one crater (*), not 0\n"),
    (b"(*) &&&\n", "benbow: drawn.txt, line 1: IT-1: '&&&' is no hex\n"),
])
def test_what_cannot_be_read_exits_with_2(
    content: bytes | None, complaint: str, json_too: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "drawn.txt"
    if content is not None:
        path.write_bytes(content)
    out, err = printed(capsys, "ile_au_tresor", path, *json_too, code=2)
    assert out == ""
    assert err.startswith(complaint)


def test_games_that_check_no_boards_say_so(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "naufrageurs does not check boards" in printed(capsys, "naufrageurs", drawn, code=2)[1]
    assert "'chess' is not a game here" in printed(capsys, "chess", drawn, code=2)[1]
    with pytest.raises(BadOptionError, match="sealed does not check boards"):
        board.check_of(sealed.GAME)  # no room `board` at all


def test_wrong_usage_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["ile_au_tresor"]):
        with pytest.raises(SystemExit) as left:
            cli.main(["board", *arguments])
        assert left.value.code == 2
        assert "usage: benbow board" in capsys.readouterr().err
