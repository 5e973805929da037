"""What a game has learned, as a file: what is shipped, what is written and read, and that a bad file only means to do without."""
from __future__ import annotations

import json
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine import catalog
from benbow.learning.model import Model
from benbow.search import actions, chances, features, knowledge
from benbow.search.levels import bot
from benbow.search.network import NAMES
from benbow.search.search import Budget, Search
from tests.naufrageurs.table import GAME
from tests.own import GAMES

from .test_search import first_view

ROOT = Path(benbow.__file__).parent.parent.parent
SHIPPED = [name for name in GAMES if (benbow.game(name).home / knowledge.FILE).exists()]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where every game now looks for what it has learned."""
    monkeypatch.setattr(knowledge, "FILE", str(tmp_path / "weights.npz"))
    knowledge.weights.cache_clear()
    yield tmp_path / "weights.npz"
    knowledge.weights.cache_clear()


def small_networks(seed: int = 1) -> dict[str, knowledge.Arrays]:
    return {"policy": Model(features.count(GAME), actions.count(GAME), 5, (8, 6), seed).p,
            "belief": Model(features.count(GAME), 1, 1, (7, 5), seed).p}


# ------------------------------------------------------------------------------------------------------------ what is shipped
def test_naufrageurs_has_learned() -> None:
    assert "naufrageurs" in SHIPPED
    found = knowledge.knowledge(GAME)
    assert found.policy is not None
    assert found.belief is not None


def test_every_game_knows_how_true_its_chances_are() -> None:
    for name in GAMES:
        assert knowledge.knowledge(benbow.game(name)).chances is not None, name


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_are_small_and_fit_the_game(name: str) -> None:
    game = benbow.game(name)
    path = game.home / knowledge.FILE
    about = knowledge.about(path)
    assert path.stat().st_size <= 2_000_000
    assert about["game"] == game.id
    assert catalog.played_by(game, about["rules"]) is game
    assert knowledge.weights(game)
    with np.load(path) as file:
        assert all(np.isfinite(file[part]).all() for part in file if part != "about")


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_say_how_they_were_made(name: str) -> None:
    about = knowledge.about(benbow.game(name).home / knowledge.FILE)
    assert isinstance(about["seed"], int)
    assert about["covers"]
    assert {"policy", "belief", "chances"} <= about.keys()
    assert len(about["options"]) > 50


def test_weights_are_in_the_package() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-data"]["benbow"]
    assert f"**/*{Path(knowledge.FILE).suffix}" in data


# ----------------------------------------------------------------------------------------------------------- written and read
def test_what_is_saved_is_read_in_half_precision(file: Path) -> None:
    given = small_networks()
    knowledge.save(GAME, file, given, {"seed": 7, "covers": "a little"})
    about = knowledge.about(file)
    assert about.pop("meaning") == {kind: knowledge.meaning(GAME)[kind] for kind in ("features", "actions")}
    assert about == {"game": "naufrageurs", "rules": GAME.rules_version, "seed": 7, "covers": "a little"}
    found = knowledge.knowledge(GAME)
    for name, net in (("policy", found.policy), ("belief", found.belief)):
        assert net is not None
        for part in NAMES:
            kept = getattr(net, part).T if part in ("wp", "wv") else getattr(net, part)
            np.testing.assert_array_equal(kept, given[name][part].astype(np.float16).astype(np.float32))
    assert np.load(file)["policy.w1"].dtype == np.float16


def test_every_thread_has_room_of_its_own(file: Path) -> None:
    knowledge.save(GAME, file, small_networks(), {})
    one, other = knowledge.knowledge(GAME).policy, knowledge.knowledge(GAME).policy
    assert one is not None
    assert other is not None
    assert not np.shares_memory(one.h1, other.h1)
    assert not np.shares_memory(one.policy, other.policy)


# ------------------------------------------------------------------------------------------------------------ no file, or bad
def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scribbled(path: Path) -> None:
    """The directory of the zip is whole, what is packed is not."""
    data = bytearray(path.read_bytes())
    data[200:2000] = bytes(1800)
    path.write_bytes(data)


def repacked(change: Callable[[dict[str, Any]], None]) -> Callable[[Path], None]:
    """The same with something else in it."""

    def made(path: Path) -> None:
        with np.load(path) as file:
            arrays = {name: file[name] for name in file}
        change(arrays)
        np.savez_compressed(path, **arrays)

    return made


def other_about(**more: object) -> Callable[[Path], None]:
    def change(arrays: dict[str, Any]) -> None:
        arrays["about"] = np.array(json.dumps({**json.loads(str(arrays["about"])), **more}))

    return repacked(change)


def zip_of_nothing(path: Path) -> None:
    with zipfile.ZipFile(path, "w"):
        pass


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def holding(data: bytes) -> Callable[[Path], None]:
    def made(path: Path) -> None:
        path.write_bytes(data)

    return made


def array_alone(path: Path) -> None:
    with path.open("wb") as opened:
        np.save(opened, np.zeros(3))


BAD: dict[str, Callable[[Path], None]] = {
    "none": lambda path: path.unlink(),
    "folder": folder,
    "empty": holding(b""),
    "text": holding(b"weights"),
    "truncated": truncated,
    "scribbled": scribbled,
    "half an array": holding(b"\x93NUMPY\x01\x00"),
    "an array": array_alone,
    "zip of nothing": zip_of_nothing,
    "made for other rules": other_about(rules=0),
    "made for another game": other_about(game="martinique"),
    "learned from what is gone": other_about(meaning={"features": ["no such field 0 0"], "actions": []}),
    "meaning nothing": other_about(meaning=None),
    "about is a list": repacked(lambda arrays: arrays.update(about=np.array("[1]"))),
    "about is no JSON": repacked(lambda arrays: arrays.update(about=np.array("{"))),
    "a part is missing": repacked(lambda arrays: arrays.pop("policy.b2")),
}


@pytest.mark.parametrize("spoil", BAD.values(), ids=BAD.keys())
def test_without_a_good_file_the_search_does_without(spoil: Callable[[Path], None], file: Path) -> None:
    knowledge.save(GAME, file, small_networks(), {})
    spoil(file)
    assert knowledge.knowledge(GAME) == knowledge.NOTHING
    view = first_view()
    result = Search(GAME).run(view, Budget(iterations=30), 1)
    assert result.best in view.legal()
    assert result.nodes > 1, "the tree search, by the game's own bot"


def test_weights_of_another_game_or_of_other_rules_are_not_used(file: Path) -> None:
    knowledge.save(benbow.game("martinique"), file, small_networks(), {})
    assert knowledge.knowledge(GAME) == knowledge.NOTHING
    newer = replace(GAME, rules_version=GAME.rules_version + 1)
    assert knowledge.fingerprint(newer) != knowledge.fingerprint(GAME)
    assert len({knowledge.fingerprint(benbow.game(name)) for name in GAMES}) == len(GAMES)


def test_what_a_game_has_had_since_counts_for_nothing(file: Path) -> None:
    """A field, a phase and an action more, wherever they stand."""
    given = small_networks()
    knowledge.save(GAME, file, given, {})
    named = knowledge.meaning(GAME)
    more = {"features": ["new 0 0", *named["features"]], "actions": [*named["actions"], "new"], "figures": named["figures"]}
    with pytest.MonkeyPatch.context() as context:
        context.setattr(knowledge, "meaning", lambda game: more)
        found = knowledge.weights(GAME)
    for name in ("policy", "belief"):
        assert not found[name]["w1"][0].any()
        np.testing.assert_array_equal(found[name]["w1"][1:], knowledge.rounded(given)[name]["w1"])
    np.testing.assert_array_equal(found["policy"]["wp"][:, :-1], knowledge.rounded(given)["policy"]["wp"])
    assert not found["policy"]["wp"][:, -1].any()
    assert found["policy"]["bp"][-1] == 0


def test_everything_has_a_name_of_its_own() -> None:
    for game in map(benbow.game, GAMES):
        view = game.new(seed=1).view(0)
        sizes = {"features": features.count(game), "actions": actions.count(game), "figures": len(chances.figures(view))}
        assert {kind: len(names) for kind, names in knowledge.meaning(game).items()} == sizes
        assert all(len(set(names)) == len(names) for names in knowledge.meaning(game).values())


def test_a_captain_without_weights_still_plays(file: Path) -> None:
    assert not file.exists()
    view = first_view(lanes=1, barrels=1, special=1)
    assert len(view.legal()) == 2
    assert bot("captain", seed=1).choose(view) in view.legal()
