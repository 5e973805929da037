"""Golden playthroughs: whole games written down ply by ply, with what everyone saw. `make goldens` writes them anew.

A changed file means that a stored match would play or read differently: raise the rules version, or find the mistake.
"""
from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import benbow
from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.laws import option_rows
from benbow.engine.match import Match
from benbow.search.baselines import Bot, bot

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
    return "\n".join(written(match, players)) + "\n"


def written(match: Match, players: list[Bot]) -> Iterator[str]:
    game, seats = match.game, (*range(match.seats), SPECTATOR)
    yield f"game {game.id}, rules version {game.rules_version}"
    yield f"options {match.options}"
    while match.actor != OVER:
        actor, legal = match.actor, match.legal()
        yield ""
        yield f"ply {match.ply}  {match.phase}  actor {actor}  state {digest(match.state_bytes())}"
        yield f"  legal {len(legal)}: " + ", ".join(match.text(code) for code in legal)
        if actor < 0:
            yield "  odds " + " ".join(str(chance) for _, chance in match.chance())
            code = match.roll()
        else:
            code = players[actor].choose(match.view(actor))
            match.play(code)
        yield f"  plays {match.text(code)}"
        seen = {seat: match.text(match.veiled(match.ply - 1, seat)) for seat in seats}
        for seat in seats:
            if seat == SPECTATOR or seen[seat] != seen[SPECTATOR]:
                yield f"  seen by {seat}: {seen[seat]}  view {digest(bytes(match.view(seat)))}"
    yield ""
    yield f"end {match.outcome}"
    yield f"state {digest(match.state_bytes())}"


def path_of(name: str, k: int) -> Path:
    return FOLDER / name / f"{k:02}.txt"


def main() -> None:
    for name in GAMES:
        for k in range(NUMBER):
            path_of(name, k).parent.mkdir(parents=True, exist_ok=True)
            path_of(name, k).write_text(playthrough(name, k), encoding="utf-8")
    print(f"wrote {NUMBER} playthroughs for each of {', '.join(GAMES)}; read the diff before you commit it")


if __name__ == "__main__":
    main()
