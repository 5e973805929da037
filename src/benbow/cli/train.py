"""benbow train GAME: let a game learn from games against itself, and write what it learned into its folder."""
from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console

import benbow
from benbow.engine.errors import BadOptionError
from benbow.learning import batch
from benbow.learning.belief import BeliefSettings
from benbow.learning.chances import ChancesSettings
from benbow.learning.run import TrainingRun
from benbow.learning.training import PolicySettings
from benbow.search import knowledge, ready

from .common import Output, bar, prepared

SAVE_S = 60.0  # what an interruption costs at most
RUNS = Path("build/train")
T = TypeVar("T", PolicySettings, BeliefSettings, ChancesSettings)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="one game")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same weights (default 1)")
    parser.add_argument("--part", type=float, default=1.0, metavar="X",
                        help="of the usual number of iterations, 0.001 to 10 (default 1): to try something quickly")
    parser.add_argument("--run", type=Path, metavar="FILE",
                        help="keep the run there; the same command resumes (default build/train/GAME.npz)")
    parser.add_argument("--to", type=Path, metavar="FILE", help=f"the weights (default {knowledge.FILE} in the game's folder)")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each tenth of the way, and one at the end")


def run(given: argparse.Namespace) -> int:
    if not 0.001 <= given.part <= 10:
        raise BadOptionError("part", f"{given.part} is not from 0.001 to 10")
    if given.seed < 0:
        raise BadOptionError("seed", f"{given.seed} is less than 0")
    game = benbow.game(given.game)
    target: Path = given.to or game.home / knowledge.FILE
    kept: Path = given.run or RUNS / f"{game.id}.npz"
    for name, path in (("to", target), ("run", kept)):
        make_room(name, path)
    prepared(game, f"Compiling {game.id}", (*ready.kernels(game), batch.__name__))
    training = training_run(game, given.seed, given.part)
    if kept.exists():
        training.load(kept)
    last = train(training, kept, given.json)
    training.write(target)
    report(training, last, target, given.json)
    return 0


def make_room(name: str, path: Path) -> None:
    """So that nobody trains for hours and cannot write."""
    if path.suffix != ".npz" or path.is_dir():
        raise BadOptionError(name, f"{path} is no name for a file: it is to end with .npz")
    try:
        path.absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptionError(name, f"there is no place for {path}: {error.strerror}") from None


def training_run(game: benbow.Game, seed: int, part: float) -> TrainingRun:
    """With a part of the usual iterations."""

    def some(settings: T) -> T:
        return replace(settings, iterations=max(2, round(settings.iterations * part)))

    return TrainingRun(game, seed, some(PolicySettings()), some(BeliefSettings()), some(ChancesSettings()))


def train(training: TrainingRun, kept: Path, as_json: bool) -> dict[str, Any]:
    """-> what the last step measured"""
    saved, found, tenth = time.monotonic(), dict[str, Any](), 10 * training.done // training.total
    console = Console(stderr=True)
    with bar() as progress:
        task = progress.add_task(training.game.id, total=training.total, completed=training.done)
        for found in training.steps():
            progress.update(task, completed=training.done, description=f"{training.game.id}: {found['stage']}")
            if time.monotonic() - saved > SAVE_S:
                training.save(kept)
                saved = time.monotonic()
            if 10 * training.done // training.total > tenth:
                tenth = 10 * training.done // training.total
                line = {"game": training.game.id, "done": training.done, "total": training.total, **found}
                if as_json:
                    Output().print_json(json.dumps(line), indent=None)
                elif not console.is_terminal:
                    print(f"{training.game.id}: {training.done} of {training.total} iterations", file=console.file, flush=True)
    training.save(kept)
    return found


def report(training: TrainingRun, last: dict[str, Any], target: Path, as_json: bool) -> None:
    size = target.stat().st_size
    if as_json:
        Output().print_json(json.dumps({"game": training.game.id, "weights": str(target), "bytes": size, **last}), indent=None)
    else:
        Output().print(f"{training.game.id}: {size:,} bytes in {target}", soft_wrap=True)
