"""A training run: one or more networks of a game, from nothing, with a seed. It is kept on disk as it goes and can be resumed.

A game whose search is guided learns a policy, with its value, and, where something is hidden, a belief, by self-play. Then every
game learns from games of its search how true the chances are that the search tells.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from benbow.engine.contract import Game
from benbow.engine.errors import BadFileError, BadOptionError
from benbow.search import actions, features, knowledge
from benbow.search.knowledge import Knowledge

from . import belief, chances, training
from .batch import Batch
from .belief import BeliefSettings
from .chances import ChancesModel, ChancesSettings
from .model import Model
from .training import PolicySettings

COVERS = "all numbers of players and all options but rare ones, for which the hand-made search is used"  # `knowledge.covers`
DEFAULT, ORDINARY, ANY = 48, 48, 32  # sets of options: as the game proposes them, other ordinary ones, rare ones too


@dataclass(frozen=True)
class Stage:
    """A part of what is learned."""

    name: str  # of a field of `Knowledge`
    iterations: int
    model: Model | ChancesModel
    iterate: Callable[[int], dict[str, float]]


@dataclass
class TrainingRun:
    game: Game
    seed: int = 1
    policy: PolicySettings = field(default_factory=PolicySettings)
    belief: BeliefSettings = field(default_factory=BeliefSettings)
    chances: ChancesSettings = field(default_factory=ChancesSettings)
    batch: Batch | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.options = option_sets(self.game, self.seed)
        self.stages = self._stages()
        self.done = 0  # iterations of all stages

    @property
    def total(self) -> int:
        return sum(stage.iterations for stage in self.stages)

    def _stages(self) -> tuple[Stage, ...]:
        game, seed = self.game, self.seed
        told, options = ChancesModel(game), self.options[: DEFAULT + ORDINARY]
        last = Stage("chances", self.chances.iterations, told,
                     lambda k: chances.iterate(told, self.knowledge(), options, self.chances, k, seed))
        if game.search_settings.method != "guided":
            return (last,)
        self.batch = batch = Batch(game, self.policy.matches, self.options, seed)
        player = Model(features.count(game), actions.count(game), game.seats[-1], self.policy.hidden, seed)
        learned = Stage("policy", self.policy.iterations, player,
                        lambda k: training.iterate(batch, player, self.policy, k, seed))
        if game.is_open:
            return learned, last
        reader = Model(features.count(game), 1, 1, self.belief.hidden, seed)

        def read(k: int) -> dict[str, float]:
            player.p = player.average or player.p
            return belief.iterate(batch, player, reader, self.belief, k, seed)

        return learned, Stage("belief", self.belief.iterations, reader, read), last

    def knowledge(self) -> Knowledge:
        """What was learned so far, as it is written to a file."""
        arrays = knowledge.rounded({stage.name: stage.model.weights() for stage in self.stages if isinstance(stage.model, Model)})
        return knowledge.loaded(self.game, arrays)

    def steps(self) -> Iterator[dict[str, Any]]:
        """Train on from where the run is. Each yields what it measured."""
        first = 0
        for stage in self.stages:
            while self.done < first + stage.iterations:
                found = stage.iterate(self.done - first)
                self.done += 1
                yield {"stage": stage.name, "iteration": self.done - first, "of": stage.iterations, **found}
            first += stage.iterations

    # ------------------------------------------------------------------------------------------------------- on disk
    def about(self) -> dict[str, Any]:
        """What makes this run: with the same the same weights come out, on the same machine to the last bit."""
        return {"seed": self.seed, "policy": asdict(self.policy), "belief": asdict(self.belief), "chances": asdict(self.chances),
                "options": self.options}

    def save(self, path: Path) -> None:
        """So that `load` goes on as if nothing had happened. A run that is cut off while saving has the file of before."""
        arrays: dict[str, Any] = {f"batch.{name}": values for name, values in (self.batch.arrays() if self.batch else {}).items()}
        for stage in self.stages:
            arrays |= {f"{stage.name}.{name}": values for name, values in stage.model.arrays().items()}
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
        if self.batch:
            self.batch.restore(_part(arrays, "batch"))

    def write(self, path: Path) -> None:
        """The weights, for playing."""
        learned = {stage.name: stage.model.weights() for stage in self.stages}
        knowledge.save(self.game, path, learned, {**self.about(), "covers": COVERS})


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
