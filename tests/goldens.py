"""Golden playthroughs: whole games written down ply by ply, with what everyone saw. `make goldens` writes them anew.

A changed file means that a stored match would play or read differently: raise the rules version, or find the mistake.
"""
from __future__ import annotations

import hashlib
import re
from ast import literal_eval
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

import benbow
from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.laws import option_rows
from benbow.engine.match import Match, state_from
from benbow.search.baselines import bot

from .own import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
NUMBER = 20


def digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=6).hexdigest()


def playthrough(name: str, k: int) -> str:
    """Game k: options from the pairwise cover, seed k, seats played by turns at random and by the greedy bot."""
    game = benbow.game(name)
    rows = option_rows.pairwise(game)
    match = Match(game, dict(rows[k * len(rows) // NUMBER]), seed=k)
    players = [bot(("random", "greedy")[(k + seat) % 2], seed=100 * k + seat) for seat in range(match.seats)]

    def choose(now: Match) -> int:
        return players[now.actor].choose(now.view(now.actor))

    head = [f"game {game.id}, rules version {game.rules_version}", f"options {match.options}"]
    return "\n".join([*head, *written(match, choose)]) + "\n"


def played_again(path: Path) -> str:
    """A game that was written down by earlier rules, whose matches are upgraded: the same actions, by those of now."""
    text = path.read_text(encoding="utf-8")
    head = text.splitlines()[:2]
    game, given = benbow.game(path.parent.parent.name), literal_eval(head[1].removeprefix("options "))
    version = int(path.parent.name)
    options = given
    for k in range(version, game.rules_version):
        options, _ = game.upgrades[k](options, [])
    match, plays = Match(game, options, seed=int(path.stem)), re.findall(r"^  plays (.*)$", text, re.MULTILINE)
    then, names = game.dtype_with(given, version), {}
    for name in then.names or ():
        names[name] = name
        for k in range(version, game.rules_version):
            names[name] = game.upgrades[k].renamed.get(names[name], names[name])  # type: ignore[attr-defined]

    def as_then(content: bytes) -> bytes:
        """The bytes that lay in memory when there were fewer options."""
        now, before = state_from(game, content), np.zeros(1, then)[0]
        for name, later in names.items():
            if later in game.names:
                before[name] = now[later]
        return bytes(before.tobytes())

    actors = map(int, re.findall(r"^ply .*  actor (\S+) ", text, re.MULTILINE))
    decisions = (played for played, actor in zip(plays, actors, strict=True) if actor >= 0)
    return "\n".join([*head, *written(match, lambda now: now.parse(next(decisions)), as_then)]) + "\n"


def written(match: Match, choose: Callable[[Match], int], as_then: Callable[[bytes], bytes] = bytes) -> Iterator[str]:
    seats = (*range(match.seats), SPECTATOR)
    while match.actor != OVER:
        actor, legal = match.actor, match.legal()
        yield ""
        yield f"ply {match.ply}  {match.phase}  actor {actor}  state {digest(as_then(match.state_bytes()))}"
        yield f"  legal {len(legal)}: " + ", ".join(match.text(code) for code in legal)
        if actor < 0:
            yield "  odds " + " ".join(str(chance) for _, chance in match.chance())
            code = match.roll()
        else:
            code = choose(match)
            match.play(code)
        yield f"  plays {match.text(code)}"
        seen = {seat: match.text(match.veiled(match.ply - 1, seat)) for seat in seats}
        for seat in seats:
            if seat == SPECTATOR or seen[seat] != seen[SPECTATOR]:
                yield f"  seen by {seat}: {seen[seat]}  view {digest(as_then(bytes(match.view(seat))))}"
    yield ""
    yield f"end {match.outcome}"
    yield f"state {digest(as_then(match.state_bytes()))}"


def path_of(name: str, k: int, version: int | None = None) -> Path:
    return FOLDER / name / str(version or benbow.game(name).rules_version) / f"{k:02}.txt"


def older() -> list[Path]:
    """Of rules before those of now. They are never written anew."""
    return sorted(path for name in GAMES for path in (FOLDER / name).glob("*/*.txt")
                  if int(path.parent.name) < benbow.game(name).rules_version)


def main() -> None:
    for name in GAMES:
        for k in range(NUMBER):
            path_of(name, k).parent.mkdir(parents=True, exist_ok=True)
            path_of(name, k).write_text(playthrough(name, k), encoding="utf-8")
    print(f"wrote {NUMBER} playthroughs for each of {', '.join(GAMES)}; read the diff before you commit it")


if __name__ == "__main__":
    main()
