"""Training runs: the same from the same seed, resumed or not; what is refused; that something is learned; the command."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import benbow
from benbow import cli
from benbow.cli import train
from benbow.engine.errors import BadFileError
from benbow.learning import training
from benbow.learning.batch import Batch
from benbow.learning.belief import BeliefSettings
from benbow.learning.chances import ChancesSettings
from benbow.learning.model import Model
from benbow.learning.run import TrainingRun, option_sets
from benbow.learning.self_play import chosen_by
from benbow.learning.training import PolicySettings
from benbow.search import actions, features, knowledge

GAME = benbow.game("naufrageurs")
POLICY = PolicySettings(iterations=4, matches=8, steps=10, hidden=(8, 8), minibatch=32)
BELIEF = BeliefSettings(iterations=4, hidden=(8, 8))
CHANCES = ChancesSettings(iterations=2, budget=0.01)


def tiny(name: str = "naufrageurs", seed: int = 1, **more: Any) -> TrainingRun:
    return TrainingRun(benbow.game(name), seed, **{"policy": POLICY, "belief": BELIEF, "chances": CHANCES, **more})


def contents(run: TrainingRun) -> dict[str, np.ndarray]:
    """All numbers of a run."""
    found = {f"{stage.name}.{name}": values for stage in run.stages for name, values in stage.model.arrays().items()}
    return found | {f"batch.{name}": values for name, values in (run.batch.arrays() if run.batch else {}).items()}


def same(one: TrainingRun, other: TrainingRun) -> bool:
    mine, theirs = contents(one), contents(other)
    return mine.keys() == theirs.keys() and all(np.array_equal(values, theirs[name]) for name, values in mine.items())


# ----------------------------------------------------------------------------------------------------------------- resuming
@pytest.mark.parametrize("name", ["naufrageurs", "ile_au_tresor"])
def test_a_run_that_was_interrupted_ends_bit_for_bit_like_one_that_was_not(name: str, tmp_path: Path) -> None:
    """Interrupted after any step: within each stage, and between two."""
    whole = tiny(name)
    told = list(whole.steps())
    guided = ["policy"] * 4 + ["belief"] * 4 if name == "naufrageurs" else []
    assert [one["stage"] for one in told] == [*guided, "chances", "chances"]
    assert len(told) == whole.done == whole.total
    path = tmp_path / "run.npz"
    resumed = tiny(name)
    for k in range(whole.total):
        step = next(resumed.steps())
        assert {key: value for key, value in step.items() if value == value} == {
            key: value for key, value in told[k].items() if value == value}
        resumed.save(path)
        resumed = tiny(name)
        resumed.load(path)
    assert same(whole, resumed)
    assert list(resumed.steps()) == []
    assert not same(whole, finished(tiny(name, seed=2)))
    for one, file in ((whole, "a.npz"), (resumed, "b.npz")):
        one.write(tmp_path / file)
    with np.load(tmp_path / "a.npz") as mine, np.load(tmp_path / "b.npz") as theirs:
        assert all(np.array_equal(mine[part], theirs[part]) for part in (*mine, *theirs))


def finished(run: TrainingRun) -> TrainingRun:
    for _ in run.steps():
        pass
    return run


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that has begun."""
    path, run = tmp_path_factory.mktemp("run") / "run.npz", tiny()
    next(run.steps())
    run.save(path)
    return path


@pytest.mark.parametrize("other", [
    lambda: tiny(seed=2), lambda: tiny(policy=replace(POLICY, rate=0.01)), lambda: tiny(policy=replace(POLICY, iterations=5)),
    lambda: tiny(belief=replace(BELIEF, rate=0.01)), lambda: tiny(chances=replace(CHANCES, budget=0.02)),
    lambda: tiny("ile_au_tresor")])
def test_another_run_is_not_resumed(other: Callable[[], TrainingRun], kept: Path) -> None:
    run, fresh = other(), other()
    with pytest.raises(BadFileError, match="is another run"):
        run.load(kept)
    assert run.done == 0
    assert same(run, fresh)


@pytest.mark.parametrize("size", [0, 100, 5000])
def test_a_broken_file_is_refused(size: int, kept: Path, tmp_path: Path) -> None:
    broken = tmp_path / "run.npz"
    broken.write_bytes(kept.read_bytes()[:size])
    with pytest.raises(BadFileError, match="is no file of a training run"):
        tiny().load(broken)


def test_what_is_interrupted_while_saving_has_the_file_of_before(kept: Path, tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    path, run = tmp_path / "run.npz", tiny()
    path.write_bytes(kept.read_bytes())

    def cut_off(name: Path, **arrays: object) -> None:
        name.write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez", cut_off)
    with pytest.raises(KeyboardInterrupt):
        run.save(path)
    assert path.read_bytes() == kept.read_bytes()


def test_options_are_those_proposed_other_ordinary_ones_and_rare_ones() -> None:
    found = option_sets(GAME, 1)
    rare = {option.name for option in GAME.options if option.rare}
    assert found[:48] == [{}] * 48
    assert not any(rare & given.keys() for given in found[48:96])
    assert all(rare <= given.keys() for given in found[96:])
    assert {given["players"] for given in found[48:]} == {*GAME.seats}
    assert option_sets(GAME, 1) == found != option_sets(GAME, 2)


# ----------------------------------------------------------------------------------------------------------------- learning
SMALL = {"lanes": 1, "barrels": 3, "special": 3}


def strength(model: Model, seed: int) -> float:
    """What the policy gets on average against uniformly random play, in both seats alike."""
    batch, rng, n = Batch(GAME, 256, [SMALL], seed), np.random.default_rng(seed), 256
    mine, got = np.arange(n) % 2, list[float]()
    for _ in range(300):
        policy, _ = model.policy(batch.x, batch.masks)
        uniform = batch.masks / batch.masks.sum(axis=1, keepdims=True)
        mixed = np.where((batch.actors == mine)[:, None], policy, uniform).astype(np.float32)
        batch.step(chosen_by(mixed, batch.masks, rng))
        over = np.flatnonzero(batch.ended)
        got += batch.utilities[over, mine[over]].tolist()
    assert len(got) > 4000
    return float(np.mean(got))


def learned() -> tuple[float, float]:
    """In a small version of Les Naufrageurs, with one ship and six barrels. -> the strength before and after"""
    settings = PolicySettings(iterations=100, matches=128, steps=32, hidden=(32, 16), rate=5e-3, entropy=(0.01, 0.002), epochs=3,
                              minibatch=1024)
    model = Model(features.count(GAME), actions.count(GAME), GAME.seats[-1], settings.hidden, 1)
    batch, before = Batch(GAME, settings.matches, [SMALL], 1), strength(model, 5)
    for k in range(settings.iterations):
        training.iterate(batch, model, settings, k, 1)
    return before, strength(model, 5)


def test_what_was_learned_beats_random_play() -> None:
    """In a process of its own, with one thread: several that wait for busy cores make small products ten times as slow."""
    script = "from tests.learning.test_run import learned; print(*learned())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True,
                          env=os.environ | {"OPENBLAS_NUM_THREADS": "1"})
    assert done.returncode == 0, done.stderr
    before, after = map(float, done.stdout.split())
    assert before == pytest.approx(0.5, abs=0.04), "a network that knows nothing plays at random"
    assert after > before + 0.02, (before, after)


# -------------------------------------------------------------------------------------------------------------- the command
@pytest.fixture
def small_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "PolicySettings", lambda: replace(POLICY, iterations=20))
    monkeypatch.setattr(train, "BeliefSettings", lambda: replace(BELIEF, iterations=20))
    monkeypatch.setattr(train, "ChancesSettings", lambda: replace(CHANCES, iterations=20))


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    return ["--to", str(tmp_path / "new" / "weights.npz"), "--run", str(tmp_path / "run.npz")]


@pytest.fixture
def found_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games look for what they have learned where the command writes it."""
    monkeypatch.setattr(knowledge, "FILE", str(tmp_path / "new" / "weights.npz"))
    knowledge.weights.cache_clear()
    yield
    knowledge.weights.cache_clear()


@pytest.mark.parametrize("name", ["naufrageurs", "ile_au_tresor"])
@pytest.mark.usefixtures("small_settings", "found_there")
def test_train_writes_weights_that_are_used(name: str, files: list[str], tmp_path: Path,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["train", name, "--part", "0.1", "--json", *files]) == 0
    *tenths, last = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    total = 6 if name == "naufrageurs" else 2
    assert [line["done"] for line in tenths] == list(range(1, total + 1))
    assert {(line["game"], line["total"]) for line in tenths} == {(name, total)}
    weights = tmp_path / "new" / "weights.npz"
    assert (last["game"], last["weights"], last["bytes"]) == (name, str(weights), weights.stat().st_size)
    learned, about = knowledge.knowledge(benbow.game(name)), knowledge.about(weights)
    assert learned.chances is not None
    assert (learned.policy is None, learned.belief is None) == ((name != "naufrageurs"),) * 2
    assert (about["seed"], about["policy"]["iterations"], bool(about["covers"])) == (1, 2, True)
    assert len(about["options"]) == 128
    before = weights.read_bytes()
    assert cli.main(["train", name, "--part", "0.1", *files]) == 0, "there is nothing left to do"
    assert f"{name}: {len(before):,} bytes" in capsys.readouterr().out
    assert weights.read_bytes() == before


@pytest.mark.usefixtures("small_settings")
def test_train_refuses_bad_input_in_one_sentence(files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "broken.npz").write_text("nothing")
    bad = {
        ("chess",): "chess", ("naufrageurs", "--part", "0"): "part", ("naufrageurs", "--part", "nan"): "part",
        ("naufrageurs", "--part", "11"): "part", ("naufrageurs", "--seed", "-1"): "seed",
        ("naufrageurs", "--to", str(tmp_path / "file" / "weights.npz")): "to",
        ("naufrageurs", "--to", str(tmp_path / "weights.bin")): "to", ("naufrageurs", "--run", str(tmp_path)): "run",
        ("naufrageurs", "--part", "0.1", "--run", str(tmp_path / "broken.npz")): "is no file of a training run",
    }
    for arguments, named in bad.items():
        assert cli.main(["train", arguments[0], *files, *arguments[1:]]) == 2, arguments
        said = capsys.readouterr().err
        assert named in said
        assert said.count("\n") == 1
    assert cli.main(["train", "naufrageurs", "--part", "0.1", *files]) == 0
    assert cli.main(["train", "naufrageurs", "--part", "0.1", "--seed", "2", *files]) == 2
    assert "is another run" in capsys.readouterr().err
