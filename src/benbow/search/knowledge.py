"""What a game has learned: the weights of its networks, a data file in its folder that `benbow train` writes.

The file says for which rules, fields and actions it was made. If the game has changed since, or there is no file, the search does
without: it plays by the game's own bot and its hand-made evaluation.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Game

from . import actions, features, network
from .network import NAMES, Network

FILE = "weights.npz"
Arrays = Mapping[str, npt.NDArray[np.float32]]


class Knowledge(NamedTuple):
    """Networks for one thread: they have room to compute in."""

    policy: Network  # how everyone plays, and what each seat may expect
    belief: Network | None  # how plausible it is that the hidden things lie so

    @property
    def has_policy(self) -> bool:
        """If not, it only corrects the game's own value."""
        return len(self.policy.bp) > 1


def fingerprint(game: Game) -> str:
    """Of what the weights depend on: the rules, and what every input and output of a network means."""
    digest = hashlib.blake2b(digest_size=8)
    for part in (game.rules_version, *features.slots(game), actions.count(game)):
        digest.update(repr(part).encode())
    return digest.hexdigest()


def save(game: Game, path: Path, networks: Mapping[str, Arrays], about: Mapping[str, Any]) -> None:
    """In half precision, which costs no strength that could be measured."""
    arrays: dict[str, Any] = {f"{name}.{part}": values.astype(np.float16)
                              for name, one in networks.items() for part, values in one.items()}
    arrays["about"] = np.array(json.dumps({"game": game.id, "made_for": fingerprint(game), **about}))
    np.savez_compressed(path, **arrays)


def about(path: Path) -> dict[str, Any]:
    """How the file was made."""
    with path.open("rb") as opened, np.load(opened) as file:
        return dict(json.loads(str(file["about"])))


def digest(game: Game) -> str:
    """Of the weights that are used; empty if there are none."""
    return hashlib.blake2b((game.home / FILE).read_bytes(), digest_size=8).hexdigest() if weights(game) else ""


@lru_cache
def weights(game: Game) -> dict[str, Arrays]:
    """By the fields of `Knowledge`; empty if nothing was learned for the game as it is now."""
    path = game.home / FILE
    try:
        if about(path)["made_for"] != fingerprint(game):
            return {}
        with path.open("rb") as opened, np.load(opened) as file:
            return {name: {part: file[f"{name}.{part}"].astype(np.float32) for part in NAMES}
                    for name in Knowledge._fields if f"{name}.w1" in file}
    except Exception:  # of a broken file NumPy may say anything: that of a zip, of a parser, that an array is no dictionary
        return {}


def covers(game: Game, state: Any) -> bool:
    """Were the options of this match trained well? Rare ones, which make small versions, were not."""
    return all(int(state[one.name]) == one.number(one.default) for one in game.options if one.rare)


def knowledge(game: Game) -> Knowledge | None:
    """None if nothing was learned for the game as it is now."""
    found = {name: network.network(game, arrays) for name, arrays in weights(game).items()}
    return Knowledge(found["policy"], found.get("belief")) if "policy" in found else None
