"""Files: what is written comes back; what is damaged, foreign or later is refused with the field's name."""
from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine import errors, files
from benbow.engine.match import Match

from .by_hand import first_action, go, play_on
from .naufrageurs.table import GAME, loaded
from .own import GAMES


def some_match(seed: int = 4, **options: object) -> Match:
    return play_on(Match(GAME, options, seed=seed), lambda match: match.legal()[match.ply % len(match.legal())],
                   lambda match: match.ply >= 60)


def loaded_match(path: Path) -> Match:
    match = benbow.load(path)
    assert isinstance(match, Match)
    return match


def test_referees_file_comes_back_and_plays_on(tmp_path: Path) -> None:
    match = some_match(players=3)
    match.save(tmp_path / "m.json")
    again = loaded_match(tmp_path / "m.json")
    assert (again.state_bytes(), again.log, again.options) == (match.state_bytes(), match.log, match.options)
    for one in (match, again):
        one.advance()
        one.play(one.legal()[0])
        one.advance()
    assert again.state_bytes() == match.state_bytes()


def test_taking_back_is_kept_in_the_file(tmp_path: Path) -> None:
    match = GAME.new(seed=2)
    match.advance()
    match.play(match.legal()[3])
    match.undo()
    match.play(match.legal()[5])
    match.save(tmp_path / "m.json")
    again = loaded_match(tmp_path / "m.json")
    assert again.log == match.log
    assert -5 in again.log


def test_what_was_taken_back_by_agreement_comes_back(tmp_path: Path) -> None:
    """Of several players, and with what was played after it."""
    match = GAME.new(seed=2, players=5)
    match.advance()
    for k in (0, 1, 2):
        match.play(match.legal()[k])
    for _ in range(2):
        match.undo(is_agreed=True)
    match.play(match.legal()[3])
    match.save(tmp_path / "m.json")
    again = loaded_match(tmp_path / "m.json")
    assert (again.log, again.state_bytes(), again.verify()) == (match.log, match.state_bytes(), [])
    assert [entry for entry in again.log if entry < 0] == [-1 - 6, -1 - 5]


def test_file_by_hand_comes_back(tmp_path: Path) -> None:
    match = loaded(1, 2, 3, 1)
    match.save(tmp_path / "m.json")
    again = loaded_match(tmp_path / "m.json")
    assert again.state_bytes() == match.state_bytes()
    assert again.dice.kind == "hand"


@pytest.mark.parametrize("seat", [0, 1, 2, benbow.SPECTATOR])
def test_seats_file_is_a_replay_of_what_the_seat_saw(tmp_path: Path, seat: int) -> None:
    match = some_match(players=3)
    match.save(tmp_path / "s.json", seat=seat)
    replay = benbow.load(tmp_path / "s.json")
    assert isinstance(replay, benbow.Replay)
    assert replay.ply == match.ply
    for ply in range(match.ply):
        assert replay.view(ply) == match.view(seat, ply)
        assert replay.actions[ply] == match.veiled(ply, seat)
        assert replay.tell(ply, "fr") == match.tell(ply, seat, "fr")
    assert replay.view() == match.view(seat)
    assert replay.outcome is None
    with pytest.raises(errors.ReadOnlyError):
        replay.play(0)
    with pytest.raises(errors.ReadOnlyError):
        replay.undo()


def test_seats_file_holds_no_dice_and_no_hidden_barrel(tmp_path: Path) -> None:
    """The Wrecker's files of two matches with other barrels of the same backs are the same bytes."""
    line = ["roll 1", "roll 3", "roll 3", "roll 3"]
    contents = []
    for loads in (["load brown 8", "load red 7", "load blue 7"], ["load brown -7", "load red 3", "load blue 5"]):
        match = Match(GAME, {}, dice=benbow.ByHand())
        go(match, *line, "load green 7", *loads, "lure green", "lure yellow", "roll 1")
        match.save(tmp_path / "s.json", seat=0)
        contents.append((tmp_path / "s.json").read_bytes())
    assert contents[0] == contents[1]
    some_match(seed=987654321).save(tmp_path / "t.json", seat=0)
    assert b"987654321" not in (tmp_path / "t.json").read_bytes()
    assert b"dice" not in (tmp_path / "t.json").read_bytes()


def test_replay_of_a_finished_match_has_its_outcome(tmp_path: Path) -> None:
    match = play_on(Match(GAME, {"lanes": 1, "barrels": 1, "special": 0}, seed=1), first_action)
    match.save(tmp_path / "s.json", seat=0)
    replay = benbow.load(tmp_path / "s.json")
    assert replay.outcome == match.outcome is not None


def rewritten(path: Path, **changes: Any) -> Path:
    """The file with changes and a correct checksum: only its meaning is wrong."""
    content = json.loads(path.read_text())
    content.pop("check")
    content.update(changes)
    content = {key: value for key, value in content.items() if value is not ...}
    path.write_bytes(files.encode(content))
    return path


@pytest.mark.parametrize(
    ("changes", "error", "field"),
    [
        ({"format": "chess"}, errors.BadFileError, "format"),
        ({"version": 2}, errors.LaterVersionError, "version"),
        ({"version": 0}, errors.BadFileError, "version"),
        ({"version": "1"}, errors.BadFileError, "version"),
        ({"game": "monopoly"}, errors.BadFileError, "game"),
        ({"game": ...}, errors.BadFileError, "game"),
        ({"rules": GAME.rules_version + 1}, errors.LaterVersionError, "rules"),
        ({"rules": 0}, errors.BadFileError, "rules"),
        ({"options": {"players": 9}}, errors.BadFileError, "options.players"),
        ({"options": {"colour": 9}}, errors.BadFileError, "options.colour"),
        ({"options": []}, errors.BadFileError, "options"),
        ({"dice": {"kind": "loaded"}}, errors.BadFileError, "dice"),
        ({"dice": ...}, errors.BadFileError, "dice"),
        ({"log": ...}, errors.BadFileError, "log"),
        ({"log": [0, 1, "2"]}, errors.BadFileError, "log"),
        ({"log": [0, 99]}, errors.BadFileError, "log[1]"),
        ({"log": [0, 99999]}, errors.BadFileError, "log[1]"),
        ({"log": [0, -1]}, errors.BadFileError, "log[1]"),
        ({"log": [0, 0, 0, 0, 4, -3]}, errors.BadFileError, "log[5]"),
    ],
)
def test_wrong_content_is_named(tmp_path: Path, changes: dict[str, Any], error: type[errors.BenbowError], field: str) -> None:
    some_match().save(tmp_path / "m.json")
    with pytest.raises(error) as raised:
        benbow.load(rewritten(tmp_path / "m.json", **changes))
    assert type(raised.value) is error
    assert raised.value.field == field


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seat": 5}, "seat"),
        ({"seat": "0"}, "seat"),
        ({"actions": [0, 9999]}, "actions[1]"),
        ({"actions": None}, "actions"),
        ({"views": "????"}, "views"),
        ({"views": ...}, "views"),
        ({"layout": "0123456789abcdef"}, "layout"),
        ({"layout": ...}, "layout"),
        ({"actions": [0, 0]}, "views"),
    ],
)
def test_wrong_seats_file_is_named(tmp_path: Path, changes: dict[str, Any], field: str) -> None:
    some_match().save(tmp_path / "s.json", seat=1)
    with pytest.raises(errors.BadFileError) as raised:
        benbow.load(rewritten(tmp_path / "s.json", **changes))
    assert raised.value.field == field


def test_damage_anywhere_is_noticed(tmp_path: Path) -> None:
    """Any changed byte that changes the meaning, and any truncation, is refused; nothing else than our error comes out."""
    some_match().save(tmp_path / "m.json")
    whole = (tmp_path / "m.json").read_bytes()
    luck = random.Random(1)
    for _ in range(400):
        content = bytearray(whole)
        if luck.random() < 0.3:
            content = content[: luck.randrange(len(content))]
        else:
            content[luck.randrange(len(content))] = luck.randrange(256)
        (tmp_path / "d.json").write_bytes(content)
        with contextlib.suppress(errors.BadFileError):
            loaded_match(tmp_path / "d.json")
            assert json.loads(bytes(content)) == json.loads(whole)  # only blanks were changed


FOREIGN = [b"", b"\x89PNG\r\n\x1a\n\0\0", b"[]", b"{}", b"null", b"[" * 100_000, b'{"format": "benbow match"}']


@pytest.mark.parametrize("content", FOREIGN)
def test_foreign_files_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "f").write_bytes(content)
    with pytest.raises(errors.BadFileError):
        benbow.load(tmp_path / "f")


def test_missing_file_and_folder_are_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(errors.BadFileError) as raised:
            benbow.load(path)
        assert raised.value.field == "path"


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = some_match()
    match.save(tmp_path / "m.json")
    whole = (tmp_path / "m.json").read_bytes()

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    match.advance()
    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(errors.BadFileError, match="No space"):
        match.save(tmp_path / "m.json")
    assert (tmp_path / "m.json").read_bytes() == whole
    assert [path.name for path in tmp_path.iterdir()] == ["m.json"]


def forged(tmp_path: Path, change: Callable[[Any], None]) -> Path:
    """A seat's file with a changed last view and a correct checksum."""
    match = some_match()
    path = tmp_path / "s.json"
    match.save(path, seat=0)
    views = [bytes(match.view(0, ply)) for ply in range(match.ply + 1)]
    last = np.frombuffer(bytearray(views[-1]), GAME.dtype).view(np.recarray)
    change(last[0])
    return rewritten(path, views=files._packed([*views[:-1], last.tobytes()]))


def set_field(name: str, value: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        state[name] = value

    return change


@pytest.mark.parametrize(
    ("name", "value"),
    [("players", 200), ("players", 3), ("actor", 7), ("actor", -9), ("phase", 99), ("cargo", 99), ("square", 9), ("wrecker", -1),
     (min(GAME.padding), 1)],
)
def test_forged_view_never_reaches_compiled_rules(tmp_path: Path, name: str, value: int) -> None:
    with pytest.raises(errors.BadFileError, match="views"):
        benbow.load(forged(tmp_path, set_field(name, value)))


def test_forging_nothing_loads(tmp_path: Path) -> None:
    assert isinstance(benbow.load(forged(tmp_path, set_field("actor", 0))), benbow.Replay)


def test_views_of_another_opening_are_refused(tmp_path: Path) -> None:
    match = some_match()
    match.save(tmp_path / "s.json", seat=0)
    views = [bytes(match.view(0, ply)) for ply in range(match.ply + 1)]
    with pytest.raises(errors.BadFileError, match="opening"):
        benbow.load(rewritten(tmp_path / "s.json", views=files._packed([views[3], *views[1:]])))


def test_replay_refuses_what_is_no_ply_or_code(tmp_path: Path) -> None:
    match = some_match()
    match.save(tmp_path / "s.json", seat=0)
    replay = benbow.load(tmp_path / "s.json")
    assert isinstance(replay, benbow.Replay)
    for ply in (-1, match.ply + 1, "0", None):
        with pytest.raises(errors.BadOptionError):
            replay.tell(ply)  # type: ignore[arg-type]
    with pytest.raises(errors.BadOptionError):
        replay.view(-1)
    with pytest.raises(errors.BadCodeError):
        replay.text("roll 1")  # type: ignore[arg-type]


@pytest.mark.parametrize("path", [None, 5, "a\0b", "/nowhere/at/all/m.json"])
def test_impossible_paths_are_named(path: Any) -> None:
    with pytest.raises(errors.BadFileError) as raised:
        benbow.load(path)
    assert raised.value.field == "path"
    with pytest.raises(errors.BadFileError) as raised:
        some_match().save(path)
    assert raised.value.field == "path"


def test_dice_secret_that_is_no_plain_text_is_refused(tmp_path: Path) -> None:
    some_match().save(tmp_path / "m.json")
    with pytest.raises(errors.BadFileError, match="dice"):
        benbow.load(rewritten(tmp_path / "m.json", dice={"kind": "seeded", "secret": "\ud800"}))


SHOWN: tuple[Callable[[benbow.Replay], object], ...] = (
    lambda replay: replay.svg(ply=2),
    lambda replay: replay.tell(1),
    lambda replay: replay.outcome,
    lambda replay: replay.view().legal(),
)


@pytest.mark.parametrize("name", GAMES)
def test_view_with_any_values_in_their_ranges_is_drawn_and_told_or_refused_kindly(name: str) -> None:
    """A stranger's file: every number is one that can be, the whole is nonsense."""
    game, rng = benbow.game(name), np.random.default_rng(3)
    match = game.new(seed=2)
    match.advance()
    for _ in range(60):
        views = [match.state_bytes()]
        for _ in range(2):
            state = game.copy_of(np.frombuffer(views[0], game.dtype).view(np.recarray)[0])
            for field in game.fields:
                state[field.name] = rng.integers(field.low, field.high + 1, size=field.shape or None)
            state["actor"], state["phase"] = rng.integers(-2, match.seats), rng.integers(len(game.phases))
            assert game.is_sound(state)
            views.append(state.tobytes())
        replay = benbow.Replay(game, 0, match.options, (int(rng.integers(game.verbs.size)),) * 2, tuple(views))
        for show in SHOWN:
            with contextlib.suppress(errors.BenbowError):
                show(replay)
