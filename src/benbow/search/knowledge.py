"""What a game has learned: the weights of its networks, a data file in its folder that `benbow train` writes.

The file says for which rules it was made, and what every input and output means. What the game has had since (an option, a phase,
an action) counts for nothing. If its rules are others, to which matches are not upgraded, something that was learned from is
gone, or there is no file, the search does without: it plays by the game's own bot and its hand-made evaluation.
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

from benbow.engine import catalog
from benbow.engine.contract import Game

from . import actions, chances, features, network
from .chances import Chances
from .network import NAMES, Network

FILE = "weights.npz"
Arrays = Mapping[str, npt.NDArray[np.floating[Any]]]


class Knowledge(NamedTuple):
    """For one thread: networks have room to compute in."""

    policy: Network | None = None  # how everyone plays, and what each seat may expect
    belief: Network | None = None  # how plausible it is that the hidden things lie so
    chances: Chances | None = None  # how far the chances that a search tells are wrong


NOTHING = Knowledge()
NETWORKS = ("policy", "belief")
PARTS = dict.fromkeys(NETWORKS, NAMES) | {"chances": Chances._fields}


MEANT = {"policy.w1": (0, "features"), "policy.wp": (1, "actions"), "policy.bp": (0, "actions"), "belief.w1": (0, "features"),
         "chances.slope": (0, "figures"), "chances.shift": (0, "figures")}  # which axis of an array has names, and which


@lru_cache
def meaning(game: Game) -> dict[str, list[str]]:
    """What every input and output is called."""
    return {"features": features.names(game), "actions": actions.names(game), "figures": chances.names(game)}


def fingerprint(game: Game) -> str:
    """Of what the weights depend on: the rules, and what every input and output means."""
    return hashlib.blake2b(repr((game.rules_version, meaning(game))).encode(), digest_size=8).hexdigest()


def fitted(values: Any, axis: int, named: list[str], wanted: list[str]) -> Any:
    """Weights by name: those of what was not there then are 0."""
    places = {name: place for place, name in enumerate(wanted)}
    shape = [*values.shape]
    shape[axis] = len(wanted)
    found = np.zeros(shape, np.float32)
    np.moveaxis(found, axis, 0)[[places[name] for name in named]] = np.moveaxis(values, axis, 0)
    return found


def rounded(learned: Mapping[str, Arrays]) -> dict[str, Arrays]:
    """As a file keeps it: in half precision, which costs no strength that could be measured."""
    return {name: {part: values.astype(np.float16).astype(np.float32) for part, values in one.items()}
            for name, one in learned.items()}


def save(game: Game, path: Path, learned: Mapping[str, Arrays], about: Mapping[str, Any]) -> None:
    """By the fields of `Knowledge`."""
    arrays: dict[str, Any] = {f"{name}.{part}": values.astype(np.float16)
                              for name, one in learned.items() for part, values in one.items()}
    named = {kind: meaning(game)[kind] for array, (_, kind) in MEANT.items() if array in arrays}
    arrays["about"] = np.array(json.dumps({"game": game.id, "rules": game.rules_version, "meaning": named, **about}))
    np.savez_compressed(path, **arrays)
    weights.cache_clear()


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
        made = about(path)
        if made["game"] != game.id or catalog.played_by(game, made["rules"]) is not game:
            return {}
        with path.open("rb") as opened, np.load(opened) as file:
            found = {name: {part: np.asarray(file[f"{name}.{part}"], np.float32) for part in parts}
                     for name, parts in PARTS.items() if f"{name}.{parts[0]}" in file}
        for array, (axis, kind) in MEANT.items():
            name, part = array.split(".")
            if name in found:
                found[name][part] = fitted(found[name][part], axis, made["meaning"][kind], meaning(game)[kind])
        return {**found}
    except Exception:  # of a broken file NumPy may say anything: that of a zip, of a parser, that an array is no dictionary
        return {}


def covers(game: Game, state: Any) -> bool:
    """Were the options of this match trained well? Rare ones were not, nor were people's own boards."""
    board = game.board_of(state)
    if board and board.is_own:
        return False
    return all(int(state[one.name]) == one.number(one.default) for one in game.options if one.rare)


def knowledge(game: Game) -> Knowledge:
    """NOTHING if nothing was learned for the game as it is now."""
    return loaded(game, weights(game))


def loaded(game: Game, found: Mapping[str, Arrays]) -> Knowledge:
    """With room of its own to compute in."""
    networks = {name: network.network(game, found[name]) for name in NETWORKS if name in found}
    told = Chances(*(found["chances"][part].astype(np.float64) for part in Chances._fields)) if "chances" in found else None
    return Knowledge(**networks, chances=told)
