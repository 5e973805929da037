"""A training run: one or more networks of a game, from nothing, with a seed. It is kept on disk as it goes and can be resumed.

A game without a hand-made value (`value`) learns a policy, with its value, and a belief, by self-play. A game that has one learns
what that value gets wrong: its board is large, and what its makers knew is worth more than what a small network finds in an hour.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from benbow.engine import perfect_information
from benbow.engine.contract import Game
from benbow.engine.errors import BadFileError, BadOptionError
from benbow.search import actions, features, knowledge, network

from . import belief, correction, training
from .batch import Batch
from .belief import BeliefSettings
from .correction import CorrectionSettings
from .model import Model
from .positions import Positions
from .training import PolicySettings

COVERS = "all numbers of players and all options but rare ones, for which the hand-made search is used"  # `knowledge.covers`
DEFAULT, ORDINARY, ANY = 48, 48, 32  # sets of options: as the game proposes them, other ordinary ones, rare ones too


@dataclass(frozen=True)
class Stage:
    """A network that is trained."""

    name: str  # of a field of `Knowledge`
    iterations: int
    model: Model
    iterate: Callable[[int], dict[str, float]]
    batch: Batch | None = None


@dataclass
class TrainingRun:
    game: Game
    seed: int = 1
    policy: PolicySettings = field(default_factory=PolicySettings)
    belief: BeliefSettings = field(default_factory=BeliefSettings)
    correction: CorrectionSettings = field(default_factory=CorrectionSettings)

    def __post_init__(self) -> None:
        self.options = option_sets(self.game, self.seed)
        hand_made = self.game.given_rules["value"] is not perfect_information.even
        self.stages = self._correction() if hand_made else self._self_play()
        self.done = 0  # iterations of all stages

    @property
    def total(self) -> int:
        return sum(stage.iterations for stage in self.stages)

    def _self_play(self) -> tuple[Stage, ...]:
        game, seed = self.game, self.seed
        batch = Batch(game, self.policy.matches, self.options, seed)
        player = Model(features.count(game), actions.count(game), game.seats[-1], self.policy.hidden, seed)
        learned = Stage("policy", self.policy.iterations, player,
                        lambda k: training.iterate(batch, player, self.policy, k, seed), batch)
        if game.is_open:
            return (learned,)
        reader = Model(features.count(game), 1, 1, self.belief.hidden, seed)

        def read(k: int) -> dict[str, float]:
            player.p = player.average or player.p
            return belief.iterate(batch, player, reader, self.belief, k, seed)

        return learned, Stage("belief", self.belief.iterations, reader, read, batch)

    def _correction(self) -> tuple[Stage, ...]:
        game, settings = self.game, self.correction
        positions = Positions(game, settings.positions, self.options, self.seed)
        model = correction.new_model(network.inputs(game), game.seats[-1], settings, self.seed)
        return (Stage("policy", settings.iterations, model,
                      lambda k: correction.iterate(positions, model, settings, k, self.seed)),)

    def steps(self) -> Iterator[dict[str, Any]]:
        """Train on from where the run is. Each yields what it measured."""
        first = 0
        for stage in self.stages:
            while self.done < first + stage.iterations:
                found = stage.iterate(self.done - first)
                self.done += 1
                yield {"network": stage.name, "iteration": self.done - first, "of": stage.iterations, **found}
            first += stage.iterations

    # ------------------------------------------------------------------------------------------------------- on disk
    def about(self) -> dict[str, Any]:
        """What makes this run: with the same the same weights come out, on the same machine to the last bit."""
        return {"seed": self.seed, "policy": asdict(self.policy), "belief": asdict(self.belief),
                "correction": asdict(self.correction), "options": self.options}

    def save(self, path: Path) -> None:
        """So that `load` goes on as if nothing had happened. A run that is cut off while saving has the file of before."""
        arrays: dict[str, Any] = {}
        for stage in self.stages:
            arrays |= {f"{stage.name}.{name}": values for name, values in stage.model.arrays().items()}
            arrays |= {f"batch.{name}": values for name, values in stage.batch.arrays().items()} if stage.batch else {}
        about = {"made_for": knowledge.fingerprint(self.game), "done": self.done, **self.about()}
        new = path.with_suffix(".new.npz")
        np.savez(new, about=np.array(json.dumps(about)), **arrays)
        new.replace(path)

    def load(self, path: Path) -> None:
        """Go on where `save` left. A file of another run, or a broken one, is refused, and this run stays as it is."""
        try:
            with path.open("rb") as opened, np.load(opened) as file:
                arrays = {name: file[name] for name in file}
            about = json.loads(str(arrays["about"]))
            done = int(about.pop("done"))
        except Exception as error:  # of a broken file NumPy may say anything
            raise BadFileError("run", f"{path} is no file of a training run: {error}") from None
        if about != json.loads(json.dumps({"made_for": knowledge.fingerprint(self.game), **self.about()})):
            raise BadFileError("run", f"{path} is another run: other settings, another seed, or another version of the game")
        self.done = done
        for stage in self.stages:
            stage.model.restore(_part(arrays, stage.name))
            if stage.batch:
                stage.batch.restore(_part(arrays, "batch"))

    def write(self, path: Path) -> None:
        """The weights, for playing."""
        networks = {stage.name: stage.model.average or stage.model.p for stage in self.stages}
        knowledge.save(self.game, path, networks, {**self.about(), "covers": COVERS})


def _part(arrays: dict[str, Any], name: str) -> dict[str, Any]:
    """What belongs to a network, or to the matches."""
    return {key.removeprefix(f"{name}."): values for key, values in arrays.items() if key.startswith(f"{name}.")}


def option_sets(game: Game, seed: int) -> list[dict[str, Any]]:
    """What is trained on: the game as it is proposed, and other options at random."""
    rng = np.random.default_rng([seed, 2])
    return [*({} for _ in range(DEFAULT)), *(_drawn(game, rng, False) for _ in range(ORDINARY)),
            *(_drawn(game, rng, True) for _ in range(ANY))]


def _drawn(game: Game, rng: np.random.Generator, with_rare: bool) -> dict[str, Any]:
    while True:
        given = {option.name: option.values[int(rng.integers(len(option.values)))] for option in game.options
                 if with_rare or not option.rare}
        try:
            game.opening(**given)
        except BadOptionError:
            continue
        return given
