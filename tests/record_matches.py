"""Records five finished matches of each game that has none: `python -m tests.record_matches`. They are never rewritten."""
from __future__ import annotations

import json
from pathlib import Path

import benbow
from benbow.engine.contract import OVER
from benbow.engine.laws import option_rows
from benbow.engine.match import Match
from benbow.search.baselines import bot

from .own import GAMES

FOLDER = Path(__file__).parent / "matches"
NUMBER = 5


def record(name: str, k: int) -> tuple[Match, dict[str, object]]:
    game = benbow.game(name)
    rows = option_rows.pairwise(game)
    match = Match(game, dict(rows[0] if k == 0 else rows[k * 7 % len(rows)]), seed=1000 + k)
    players = [bot("greedy" if k % 2 else "random", seed=k * 10 + seat) for seat in range(match.seats)]
    taken_back = 0
    while match.actor != OVER:
        match.advance()
        if match.actor >= 0:
            match.play(players[match.actor].choose(match.view(match.actor)))
            if match.can_undo() and taken_back < 3:
                match.undo()
                taken_back += 1
    outcome = match.outcome
    assert outcome is not None
    return match, {"points": outcome.points, "utility": outcome.utility, "winners": outcome.winners, "reason": outcome.reason}


def main() -> None:
    for name in GAMES:
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for k in range(NUMBER):
            path = folder / f"{k}.json"
            if not path.exists():
                match, result = record(name, k)
                match.save(path)
                path.with_suffix(".result").write_text(json.dumps(result) + "\n")


if __name__ == "__main__":
    main()
