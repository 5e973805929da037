"""Our boards: their squares and ways (test_material.py has the rest). test_own_board.py has those that others draw."""
from __future__ import annotations

import numpy as np
import pytest

from benbow.games.martinique.rules.board import ABSENT, BOARDS, COLUMNS, KINDS, MAP, NAMES, SQUARES, square, square_name

from .table import ISLAND, RIM, TAVERN, kind, table

rule = pytest.mark.rule
THE_ISLAND, THE_COVE = (drawn.data for drawn in BOARDS.ours)
COVE = [name for name in ISLAND if name[0] in "ABCDE" and name[1] in "12345"]


def marked(squares: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[str]:
    return [square_name(k) for k in range(SQUARES) if squares[k] == 1]


# ------------------------------------------------------------------------------------------------- what it says
@rule("MA-1")
def test_island_has_eight_columns_and_rows_a_tavern_in_the_middle_and_a_beach_around() -> None:
    assert NAMES[0] == "island"
    assert THE_ISLAND.side == 8
    assert (ISLAND[0], ISLAND[7], ISLAND[8], ISLAND[63]) == ("A1", "A8", "B1", "H8")
    assert marked(THE_ISLAND.tavern) == TAVERN
    assert [square_name(k) for k in THE_ISLAND.beach] == RIM
    assert [square(name) for name in ISLAND] == list(range(64))


def test_cove_is_a_small_island() -> None:
    assert THE_COVE.side == 5
    assert marked(THE_COVE.tavern) == ["C3"]
    assert marked(THE_COVE.maps) == ["B2", "B3", "B4", "D2", "D3", "D4"]
    beach = [square_name(k) for k in THE_COVE.beach[: THE_COVE.beach_size]]
    assert beach == [name for name in COVE if name[0] in "AE" or name[1] in "15"]


@pytest.mark.parametrize("which", [0, 1], ids=NAMES)
def test_chart_has_a_tile_on_every_square_but_the_taverns_and_no_tile_too_often(which: int) -> None:
    board, on_board = BOARDS.ours[which].data, [square(name) for name in (COVE if which else ISLAND)]
    chart, chests = board.chart, board.chests
    finds = [k for k in on_board if 0 <= chart[k] < KINDS]
    assert sorted([*finds, *(k for k in on_board if chart[k] == MAP), *np.flatnonzero(board.tavern).tolist()]) == on_board
    assert board.finds[: board.finds_size].tolist() == finds
    assert [k for k in range(SQUARES) if chart[k] != ABSENT and k not in on_board] == []
    used = np.bincount([*(int(chart[k]) for k in finds), *(int(one) for one in chests.ravel() if one != ABSENT)], minlength=KINDS)
    assert (used <= board.copies).all()
    assert used.sum() == len(finds) + 9


def test_chart_is_written_as_the_island_is_seen() -> None:
    """The first line is the highest row, the first tile is in column A."""
    lines = BOARDS.ours[0].text.split("island:\n")[1].splitlines()[:8]
    state = table()._state
    for row, line in zip("87654321", lines, strict=True):
        for column, text in zip(COLUMNS, line.split(), strict=True):
            expected = {"hook": 0, "map": MAP + 1}.get(text) if text in ("hook", "map") else kind(text) + 1
            assert state.tile[square(column + row)] == expected


# --------------------------------------------------------------------------------------------------------- ways
def ways(start: str, steps: int, squares: list[str]) -> dict[str, set[tuple[str, ...]]]:
    """By brute force: every row of neighbouring squares without repetition, by its last one."""
    lines: list[tuple[str, ...]] = [(start,)]
    for _ in range(steps):
        lines = [(*line, there) for line in lines for there in squares if is_next(line[-1], there) and there not in line]
    found: dict[str, set[tuple[str, ...]]] = {}
    for line in lines:
        found.setdefault(line[-1], set()).add(line[1:-1])
    return found


def is_next(here: str, there: str) -> bool:
    return abs(COLUMNS.index(here[0]) - COLUMNS.index(there[0])) + abs(int(here[1]) - int(there[1])) == 1


@rule("MA-12")
@rule("MA-13")
@pytest.mark.parametrize("which", [0, 1], ids=NAMES)
def test_all_ways_of_one_to_three_steps_are_known(which: int) -> None:
    board, squares = BOARDS.ours[which].data, COVE if which else ISLAND
    for start in squares:
        for steps in (1, 2, 3):
            n = board.ends_size[steps, square(start)]
            found = {}
            for k, end in enumerate(board.ends[steps, square(start)][:n]):
                lines = board.ways[steps, square(start), k]
                known = [[square_name(int(one)) for one in line if one != ABSENT] for line in lines]
                found[square_name(int(end))] = {tuple(line) for line in known if steps == 1 or line}
            assert found == ways(start, steps, squares)
            assert list(found) == sorted(found)
