"""The board file: its squares and ways (test_material.py has the rest), and whatever is wrong in one is named with its place."""
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benbow.engine.errors import BadBoardError
from benbow.games.martinique.rules import board
from benbow.games.martinique.rules.board import ABSENT, BOARDS, COLUMNS, KINDS, MAP, NAMES, SQUARES, square, square_name

from .table import GAME, ISLAND, RIM, TAVERN, kind, table

rule = pytest.mark.rule
FILE = GAME.home / "boards" / "martinique.toml"
THE_ISLAND, THE_COVE = range(2)
COVE = [name for name in ISLAND if name[0] in "ABCDE" and name[1] in "12345"]


def marked(squares: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[str]:
    return [square_name(k) for k in range(SQUARES) if squares[k] == 1]


# ------------------------------------------------------------------------------------------------- what it says
@rule("MA-1")
def test_island_has_eight_columns_and_rows_a_tavern_in_the_middle_and_a_beach_around() -> None:
    assert NAMES[THE_ISLAND] == "island"
    assert BOARDS.size[THE_ISLAND] == 8
    assert (ISLAND[0], ISLAND[7], ISLAND[8], ISLAND[63]) == ("A1", "A8", "B1", "H8")
    assert marked(BOARDS.tavern[THE_ISLAND]) == TAVERN
    assert marked(BOARDS.beach[THE_ISLAND]) == RIM
    assert [square(name) for name in ISLAND] == list(range(64))


def test_cove_is_a_small_island() -> None:
    assert BOARDS.size[THE_COVE] == 5
    assert marked(BOARDS.tavern[THE_COVE]) == ["C3"]
    assert marked(BOARDS.maps[THE_COVE]) == ["B2", "B3", "B4", "D2", "D3", "D4"]
    assert marked(BOARDS.beach[THE_COVE]) == [name for name in COVE if name[0] in "AE" or name[1] in "15"]


@pytest.mark.parametrize("which", [THE_ISLAND, THE_COVE])
def test_chart_has_a_tile_on_every_square_but_the_taverns_and_no_tile_too_often(which: int) -> None:
    on_board = [square(name) for name in (ISLAND if which == THE_ISLAND else COVE)]
    chart, chests = BOARDS.chart[which], BOARDS.chests[which]
    finds = [k for k in on_board if 0 <= chart[k] < KINDS]
    assert sorted([*finds, *(k for k in on_board if chart[k] == MAP), *np.flatnonzero(BOARDS.tavern[which]).tolist()]) == on_board
    assert BOARDS.finds[which][: BOARDS.finds_size[which]].tolist() == finds
    assert [k for k in range(SQUARES) if chart[k] != ABSENT and k not in on_board] == []
    used = np.bincount([*(int(chart[k]) for k in finds), *(int(one) for one in chests.ravel() if one != ABSENT)], minlength=KINDS)
    assert (used <= BOARDS.copies).all()
    assert used.sum() == len(finds) + 9


def test_chart_is_written_as_the_island_is_seen() -> None:
    """The first line is the highest row, the first tile is in column A."""
    lines = FILE.read_text(encoding="utf-8").split("chart = [")[1].splitlines()[1:9]
    state = table()._state
    for row, line in zip("87654321", lines, strict=True):
        for column, text in zip(COLUMNS, line.strip(' ",').split(), strict=True):
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
@pytest.mark.parametrize("which", [THE_ISLAND, THE_COVE])
def test_all_ways_of_one_to_three_steps_are_known(which: int) -> None:
    squares = ISLAND if which == THE_ISLAND else COVE
    for start in squares:
        for steps in (1, 2, 3):
            n = BOARDS.ends_size[which, steps, square(start)]
            found = {}
            for k, end in enumerate(BOARDS.ends[which, steps, square(start)][:n]):
                lines = BOARDS.ways[which, steps, square(start), k]
                known = [[square_name(int(one)) for one in line if one != ABSENT] for line in lines]
                found[square_name(int(end))] = {tuple(line) for line in known if steps == 1 or line}
            assert found == ways(start, steps, squares)
            assert list(found) == sorted(found)


# ------------------------------------------------------------------------------------------------- what is wrong
ISLE, COVES = "boards.island", "boards.cove"
TOP, MIDDLE = "sk2  ru1  pa1  sw1  ch2", "ru3  map  hook map  pi1"  # rows of the cove
BROKEN = {
    "no TOML": ("size = 8", "size = = 8", "", "is not TOML"),
    "a part is missing": ("[tiles]", "[tile]", "tiles.symbols", "is missing"),
    "a line is missing": ("two = 2\n", "", "treasures.two", "is missing"),
    "a board is missing": ("[boards.cove]", "[boards.creek]", f"{COVES}.size", "is missing"),
    "a line in place of a part": ("[tavern]\njokers = 3", "tavern = 3", "tavern.jokers", "is missing"),
    "too few symbols": (', "rum"]', "]", "tiles.symbols", "list of 6 texts"),
    "symbols that are no list": ('symbols = ["swords", "pistols", "skulls", "chests", "parrots", "rum"]', 'symbols = "swords"',
                                 "tiles.symbols", "list of 6 texts"),
    "a symbol that is no text": ('"rum"]', "7]", "tiles.symbols", "list of 6 texts"),
    "symbols that begin alike": ('"pistols"', '"parts"', "tiles.symbols", "the first two letters"),
    "a symbol like map": ('"rum"]', '"maces"]', "tiles.symbols", "the first two letters"),
    "a symbol like hook": ('"rum"]', '"hooks"]', "tiles.symbols", "the first two letters"),
    "a symbol with a capital": ('"rum"]', '"Rum"]', "tiles.symbols", "the first two letters"),
    "two numbers of tiles": ("[6, 5, 5]", "[6, 5]", "tiles.numbers", "3 whole numbers from 1 to 19"),
    "no tile of a number": ("[6, 5, 5]", "[6, 5, 0]", "tiles.numbers", "3 whole numbers from 1 to 19"),
    "too many tiles": ("[6, 5, 5]", "[6, 5, 20]", "tiles.numbers", "3 whole numbers from 1 to 19"),
    "too few tiles for the bag": ("[6, 5, 5]", "[5, 5, 5]", "tiles.numbers", "leave 33 tiles in the bag (island)"),
    "a square that is a list": ('tavern = ["C3"]', 'tavern = [["C3"]]', f"{COVES}.tavern", "is no square"),
    "half a tile": ("[6, 5, 5]", "[6, 5, 4.5]", "tiles.numbers", "3 whole numbers from 1 to 19"),
    "true as a number of tiles": ("[6, 5, 5]", "[6, 5, true]", "tiles.numbers", "3 whole numbers from 1 to 19"),
    "a treasure of none": ("two = 2", "two = 0", "treasures.two", "from 1 to 4, not 0"),
    "a treasure of five": ("four = 4", "four = 5", "treasures.four", "from 1 to 4, not 5"),
    "a treasure in words": ("three = 3", 'three = "3"', "treasures.three", "from 1 to 4, not '3'"),
    "treasures of other sizes": ("three = 3", "three = 2", "treasures", "2, 3 and 4 tiles, not [2, 2, 4]"),
    "too many jokers": ("jokers = 3", "jokers = 10", "tavern.jokers", "from 0 to 9, not 10"),
    "too large an island": ("size = 8", "size = 9", f"{ISLE}.size", "from 4 to 8, not 9"),
    "too small an island": ("size = 5", "size = 3", f"{COVES}.size", "from 4 to 8, not 3"),
    "a tavern that is no list": ('tavern = ["C3"]', 'tavern = "C3"', f"{COVES}.tavern", "must be a list of squares, not 'C3'"),
    "no tavern": ('tavern = ["C3"]', "tavern = []", f"{COVES}.tavern", "must be a list of squares"),
    "a square off the board": ('"E4", "E5"]', '"E4", "J5"]', f"{ISLE}.tavern", "'J5' is no square; they are A1 to H8"),
    "a square off the cove": ('tavern = ["C3"]', 'tavern = ["F3"]', f"{COVES}.tavern", "'F3' is no square; they are A1 to E5"),
    "a square named twice": ('"E7", "G4"]', '"E7", "E7"]', f"{ISLE}.maps", "names a square twice"),
    "a map square in the tavern": ('"E7", "G4"]', '"E7", "D4"]', f"{ISLE}.maps", "D4 is in the tavern"),
    "too few map squares": (', "G4"]', "]", f"{ISLE}.maps", "8 letters and numbers need 12 map squares"),
    "too many map squares": ('"D3", "D4"]', '"D3", "D4", "C2"]', f"{COVES}.maps", "5 letters and numbers need 6 map squares"),
    "a tavern on the beach": ('tavern = ["C3"]', 'tavern = ["C1"]', f"{COVES}.tavern", "C1 is on the beach"),
    "a map square on the beach": ('"E7", "G4"]', '"E7", "H4"]', f"{ISLE}.maps", "H4 is on the beach"),
    "a chart with a line too few": ('  "sk2  ru1  pa1  sw1  ch2",\n', "", f"{COVES}.chart", "list of 5 texts"),
    "a line with a square too few": (TOP, "sk2  ru1  pa1  sw1", f"{COVES}.chart, line 1", "must have 5 squares, not 4"),
    "an unknown tile in the chart": (TOP, "sk2  ru1  pa1  sw4  ch2", f"{COVES}.chart, D5", "'sw4' is no tile"),
    "a tile in the tavern": (MIDDLE, "ru3  map  sk1  map  pi1", f"{COVES}.chart, C3", "'sk1' does not go with the tavern"),
    "a hook elsewhere": (TOP, "hook ru1  pa1  sw1  ch2", f"{COVES}.chart, A5", "'hook' does not go with the tavern"),
    "a find tile on a map square": (MIDDLE, "ru3  sk1  hook map  pi1", f"{COVES}.chart, B3", "does not go with the map squares"),
    "a map tile elsewhere": (TOP, "sk2  map  pa1  sw1  ch2", f"{COVES}.chart, B5", "'map' does not go with the map squares"),
    "too few treasures": ('chests = ["ch1 sk2", ', "chests = [", f"{COVES}.chests", "list of 3 texts"),
    "a treasure with a tile too few": ('"ch1 sk2"', '"ch1"', f"{COVES}.chests", "must be 2 tiles here, not 'ch1'"),
    "an unknown tile in a treasure": ('"ch1 sk2"', '"ch1 map"', f"{COVES}.chests", "must be 2 tiles here, not 'ch1 map'"),
    "a tile too often": ("ru3 ch3 pi2 sk1", "ru1 ru1 ru1 sk1", f"{COVES}.chart", "with its chests it has 7 of ru1; there are 6"),
}


def broken(tmp_path: Path, old: str, new: str) -> Path:
    """The board file with one change."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    found = tmp_path / "broken.toml"
    found.write_text(text.replace(old, new, 1), encoding="utf-8")
    return found


@pytest.mark.parametrize("what", BROKEN)
def test_broken_file_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    old, new, place, complaint = BROKEN[what]
    with pytest.raises(BadBoardError) as refused:
        board.load(broken(tmp_path, old, new))
    assert refused.value.field == (f"broken.toml, {place}" if place else "broken.toml")
    assert complaint in refused.value.message


def test_unbroken_file_is_read_as_it_is(tmp_path: Path) -> None:
    again = board.load(broken(tmp_path, "# A small island", "# A very small island"))
    assert again.ways.tolist() == BOARDS.ways.tolist()
    assert again.chart.tolist() == BOARDS.chart.tolist()


def test_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"size = \xff\xfe")
    for broken_path in (path, tmp_path / "gone.toml"):
        with pytest.raises(BadBoardError, match="is not TOML") as refused:
            board.load(broken_path)
        assert refused.value.field == broken_path.name
