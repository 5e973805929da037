"""Boards drawn at random: wells anywhere, ends joined with whatever end, dead ends, discs of all sorts."""
from __future__ import annotations

import random
from pathlib import Path

from benbow.engine.sheet import Sheet
from benbow.games.schatzinsel.rules.discs import Disc, cross
from benbow.games.schatzinsel.rules.jungle import Jungle, end_name
from benbow.games.schatzinsel.rules.reading import MOST_ACROSS, MOST_DOWN, read_wells

EXAMPLE = Path(__file__).parent / "boards" / "bay.txt"  # unlike ours in all that there is to draw


def any_board(rng: random.Random) -> str:
    """A text that nothing is wrong with."""
    wells = any_wells(rng)
    ends = any_rim(rng, wells)
    return wells + ends + (any_discs(rng) if rng.random() < 0.7 else "")


def any_wells(rng: random.Random) -> str:
    """In a room of any size that holds nineteen."""
    while True:
        across, down = rng.randint(1, MOST_ACROSS), rng.randint(1, MOST_DOWN)
        shift = rng.randrange(2)
        spots = [(x, y) for y in range(down) for x in range(2 * across) if (x + y + shift) % 2 == 0]
        if len(spots) >= 19:
            break
    chosen = {*rng.sample(spots, 19)}
    rows = ["".join("." if (x, y) in chosen else " " for x in range(2 * across)).rstrip() for y in range(down)]
    return "wells:\n" + "".join(f"{row}\n" for row in rows) + "\n"


def any_rim(rng: random.Random, wells: str) -> str:
    found = read_wells(Sheet(wells))
    assert found is not None
    ends = [*Jungle(found, {}, {}, frozenset(), None).rim]
    if rng.random() < 0.5:
        rng.shuffle(ends)
    names, text = [*map(end_name, ends)], ""
    for field in ("red start", "red goal", "black start", "black goal"):
        text += f"{field}: {', '.join(names.pop() for _ in range(rng.choice((1, 1, 2, 4))))}\n"
    dead = [names.pop() for _ in range(rng.choice((0, 0, 1, 5)) if len(names) > 5 else 0)]
    if len(names) % 2:
        dead.append(names.pop())
    pairs = [f"{one} - {other}" for one, other in zip(names[::2], names[1::2], strict=True)]
    text += "loops:\n" + "".join(f"  {', '.join(pairs[k : k + 6])}\n" for k in range(0, len(pairs), 6)) if pairs else ""
    return text + (f"dead ends: {', '.join(dead)}\n" if dead else "")


def any_discs(rng: random.Random) -> str:
    counts = [0] * 6
    for _ in range(19):
        counts[rng.randrange(6)] += 1
    return "discs:\n" + "".join(f"  {kind} {count} {any_disc(rng)}\n" for kind, count in zip("ABCDEF", counts, strict=True))


def any_disc(rng: random.Random) -> str:
    ends = rng.sample(range(6), 6)
    trails = [frozenset(ends[k : k + 2]) for k in (0, 2, 4)]
    dots = [{0}, {1}, {2}, *({one, other} for one in range(3) for other in range(one) if cross(trails[one], trails[other]))]
    if Disc(1, tuple(trails), ()).crossings == 3:
        dots.append({0, 1, 2})
    dotted = rng.choice(dots)
    return " ".join("".join(map(str, trail)) + ("*" if k in dotted else "") for k, trail in enumerate(trails))
