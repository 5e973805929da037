"""Which options the laws are checked with."""
from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

from ..contract import Game, Option, Value
from ..errors import BadOptionError

Row = dict[str, Value]


def values_of(option: Option) -> list[Value]:
    """All values, or of a long range a few."""
    values = list(option.values)
    return values if len(values) <= 8 else sorted({values[0], values[1], option.default, values[-1]}, key=values.index)


def pairwise(game: Game) -> list[Row]:
    """A short list of option rows in which every two values that go together appear together somewhere."""
    luck = random.Random(1)
    choices = {option.name: values_of(option) for option in game.options}

    def fits(row: Row) -> bool:
        try:
            game.numbers(row)
        except BadOptionError:
            return False
        return True

    def pairs(row: Row) -> set[tuple[tuple[str, Value], ...]]:
        return set(itertools.combinations(row.items(), 2))

    def random_row(fixed: Mapping[str, Value]) -> Row:
        return {name: fixed.get(name, luck.choice(values)) for name, values in choices.items()}

    default = {option.name: option.default for option in game.options}
    rows = [default]
    wanted = {pair for a, b in itertools.combinations(choices, 2)
              for pair in itertools.product(((a, x) for x in choices[a]), ((b, y) for y in choices[b]))}
    wanted -= pairs(default)
    while wanted:
        pair = min(wanted, key=repr)
        candidates = [row for row in (random_row(dict(pair)) for _ in range(200)) if fits(row)]
        if not candidates:  # these two never go together
            wanted.discard(pair)
            continue
        rows.append(max(candidates, key=lambda row: len(pairs(row) & wanted)))
        wanted -= pairs(rows[-1])
    return rows
