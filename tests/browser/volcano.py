"""L'Île au Trésor by clicking: what has happened at a table, and what is true there."""
from __future__ import annotations

import itertools

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.facts import Snapshot, walks
from tests.by_hand import fields
from tests.ile_au_tresor.table import NUMBER, table, way_to

GAME = benbow.game("ile_au_tresor")
ISLET = 1  # its place among the maps
CELLS = "14 24 34 44 54 64"  # where the chests lie: two hexes behind the jetties A, B, C, D and F of the islet


# ---------------------------------------------------------------------------------------------------- what has happened
def begun(*line: str, ports: str = "A C", chests: str = CELLS, **options: object) -> Match:
    """On the islet: red, then blue (and green) has placed the boat; then this."""
    cells, boats = [f"chest {cell}" for cell in chests.split()], ports.split()
    placed = [text for port in boats for text in ("roll 3-4", f"place {port}")]
    chosen = {"board": "islet", "players": len(boats), "chests": len(cells), **options}
    return table(*cells, "begins red", *placed, *line, **chosen)


def steps(pirate: int, *names: str, verb: str = "step") -> list[str]:
    """From the first hex over the others, on the islet."""
    return [f"{verb} {pirate} {way_to(one, other, ISLET)}" for one, other in itertools.pairwise(names)]


# One of each side is ashore: red behind jetty A, blue behind jetty C. It is red's turn.
ASHORE = ("roll 5-6", "land red", *steps(1, "b9", "b8"), "done", "roll 5-6", "land blue", *steps(1, "k8", "j8"), "done")
# Red comes from port A, blue from port B: red 1 and 2 stand beside blue 1, who is on e10. Red may attack.
BESIDE = (
    "roll 5-6", "land red", *steps(1, "b9", "c9"), "done", "roll 5-6", "land blue", *steps(1, "f11", "e10"), "done",
    "roll 5-6", *steps(1, "c9", "d9", "e9", "f10"), "land red", "done", "done", "roll 1-2", "done", "done",
)
TWO_TO_ONE = (*BESIDE, "roll 1-4", *steps(2, "b9", "c9", "d9", "e9"), "done")


def asked_at_once(**options: object) -> Match:
    """With true dice: red begins, and may place the boat in the first turn."""
    for seed in itertools.count():
        match = Match(GAME, options, seed=seed)
        match.advance()
        if match.actor == 0 and fields(match)["turns"] == 1:
            return match
    raise AssertionError("there are always more")


# ----------------------------------------------------------------------------------------------------------- what is true
def hex_id(name: str) -> str:
    return f"h-{name}"


def in_reach(match: Match, pirate: int) -> dict[str, int]:
    """The hexes that a pirate of the one who acts can come to, with what it costs."""
    found = walks(Snapshot.of(match.view(match.actor)), pirate - 1)
    return {name: found[number].cost for name, number in NUMBER.items() if number in found}
