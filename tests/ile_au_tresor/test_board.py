"""Our maps: what IT-1 to IT-4 ask for, what was read off them by eye; and how what is wrong or different in a map is named."""
from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest

import benbow
from benbow.games.ile_au_tresor.rules import board, survey
from benbow.games.ile_au_tresor.rules.board import BOARDS, NOWHERE, TOO_MUCH, hex_name, ways_inland
from benbow.games.ile_au_tresor.rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN, WAY_NAMES, Place, beside, distance

from .table import CHARTS, DATA

rule = pytest.mark.rule
ISLAND, ISLET = range(2)
LINES = [one.text.splitlines() for one in BOARDS.ours]


def number(name: str) -> int:
    """The hex of a name, written down again."""
    return 16 * (ord(name[0]) - ord("a")) + int(name[1:]) - 1


def names(which: int, places: set[Place]) -> set[str]:
    return {hex_name(k) for k, place in CHARTS[which].places.items() if place in places}


def ways_to_cells(which: int) -> dict[str, int | None]:
    values = {name: DATA[which][name] for name in ("distance", "jetty", "cell")}
    return ways_inland(values, sorted(CHARTS[which].ports))


# ------------------------------------------------------------------------------------------------- what they show
@rule("IT-1")
@rule("IT-4")
def test_island_has_172_land_hexes() -> None:
    """Counted by hand, row by row and kind by kind."""
    rows = Counter(hex_name(k)[0] for k in CHARTS[ISLAND].places)
    assert [rows[letter] for letter in "abcdefghijklmnop"] == [4, 5, 7, 11, 13, 14, 15, 15, 13, 15, 14, 13, 9, 9, 10, 5]
    ground = Counter(CHARTS[ISLAND].terrain.values())
    assert ground == {FLAT: 116, MARSH: 11, HILL: 26, MOUNTAIN: 11, FORTRESS: 8}
    assert sum(ground.values()) == len(CHARTS[ISLAND].places) == 172
    assert (DATA[ISLAND]["terrain"] != NOWHERE).sum() == 172
    assert sorted(map(len, survey.areas(CHARTS[ISLAND].lakes))) == [2, 3]


@pytest.mark.parametrize("which", [ISLAND, ISLET])
@rule("IT-2")
def test_cells_are_three_rings_in_six_sectors(which: int) -> None:
    cells = {cell: place for place, cell in CHARTS[which].cells.items()}
    assert sorted(cells) == [10 * sector + die for sector in range(1, 7) for die in range(1, 7)]
    assert set(cells.values()) == {place for place in CHARTS[which].terrain if distance(place, (0, 0)) <= 3}
    for cell, place in cells.items():
        assert distance(place, (0, 0)) == {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3}[cell % 10]
        k = 6 * (cell // 10 - 1) + cell % 10 - 1
        assert CHARTS[which].places[int(DATA[which].cell[k])] == place
        assert DATA[which].sector[DATA[which].cell[k]] == cell // 10 - 1
    clockwise = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]
    assert [cells[10 * sector + 1] for sector in range(1, 7)] == clockwise
    assert (DATA[which]["sector"] != NOWHERE).sum() == 36


@rule("IT-3")
@rule("IT-4")
def test_island_has_ten_ports_with_their_jetties() -> None:
    jetties = [hex_name(int(k)) for k in DATA[ISLAND].jetty]
    assert jetties == ["c11", "e14", "j15", "o13", "p10", "p6", "l3", "h1", "d4", "a7"]  # A to J
    assert DATA[ISLAND].ports == 10
    assert [int(DATA[ISLAND].port_of[number(name)]) for name in jetties] == list(range(10))
    assert (DATA[ISLAND]["port_of"] != NOWHERE).sum() == 10
    forts = [name for name in jetties if DATA[ISLAND].terrain[number(name)] == FORTRESS]
    assert forts == ["e14", "j15", "o13", "h1"]
    assert all(DATA[ISLAND].terrain[number(name)] == FLAT for name in jetties if name not in forts)
    for letter, place in CHARTS[ISLAND].ports.items():
        assert CHARTS[ISLAND].jetties[letter] in beside(place)
        assert CHARTS[ISLAND].is_sea(place)


@rule("IT-4")
def test_island_keeps_its_figures() -> None:
    one = CHARTS[ISLAND]
    between = [distance(a, b) for x, a in one.jetties.items() for y, b in one.jetties.items() if x < y]
    assert min(between) == 4
    assert ways_to_cells(ISLAND) == {
        "A": 4, "B": 6, "C": 5, "D": 6, "E": 4, "F": 4, "G": 4, "H": 6, "I": 4, "J": 5}
    assert [hex_name(int(k)) for k in DATA[ISLAND].fort[:8]] == ["d7", "e14", "h1", "h13", "i3", "j15", "n8", "o13"]
    assert (int(DATA[ISLAND].forts), DATA[ISLAND]["fort"][8:].tolist()) == (8, [NOWHERE] * 4)
    assert len(survey.areas(set(one.terrain))) == 1
    marshes = survey.areas({place for place, ground in one.terrain.items() if ground == MARSH})
    assert sorted(sorted(names(ISLAND, area)) for area in marshes) == [
        ["e10", "f11", "f12"], ["h4", "i4", "j4", "j5"], ["k11", "k12", "l11", "l12"]]
    assert Counter(one.terrain[place] for place in one.cells) == {FLAT: 13, HILL: 15, MOUNTAIN: 8}


@rule("IT-1")
@rule("IT-4")
def test_three_rivers_run_from_the_slopes_to_the_sea() -> None:
    """Side by side, as the drawing has them."""
    east = "h11-h12 h12-i11 i11-i12 i12-j12 i12-j13 i13-j13 i13-j14 i14-j14 i14-j15"
    west = "d4-d5 d5-e4 e4-e5 e5-f5 f5-f6 f6-g5"
    south = "m7-m8 m7-n8 n7-n8 n7-o7 o6-o7 o7-p7 p7-p8"
    drawn = {frozenset(side.split("-")) for side in f"{east} {west} {south}".split()}
    found = {frozenset((hex_name(here), hex_name(int(DATA[ISLAND].next[here, k]))))
             for here in range(board.HEXES) for k in range(6) if DATA[ISLAND].river[here, k]}
    assert found == drawn
    assert int(DATA[ISLAND]["river"].sum()) == 2 * len(drawn)  # from both sides
    assert sorted(map(len, survey.rivers_to_the_sea(CHARTS[ISLAND]))) == [6, 7, 9]


@pytest.mark.parametrize(("here", "around"), [
    ("i9", "i10 h10 h9 - j9 j10"),  # cell 21: the crater is west of it
    ("h12", "h13 g12 g11 h11 i11 i12"),
    ("a7", "a8 - - a6 b7 b8"),  # jetty J
    ("h1", "h2 g1 - - - i1"),  # jetty H
    ("m6", "m7 l7 l6 - n6 n7"),  # a lake is west of it
    ("p10", "- o10 o9 p9 - -"),  # jetty E
    ("f15", "- - e14 f14 g14 g15"),
])
@rule("IT-1")
def test_neighbours_as_one_sees_them(here: str, around: str) -> None:
    found = [hex_name(int(there)) if there != NOWHERE else "-" for there in DATA[ISLAND].next[number(here)]]
    assert found == around.split()
    assert WAY_NAMES == ("E", "NE", "NW", "W", "SW", "SE")


def test_ways_lead_back() -> None:
    for which in (ISLAND, ISLET):
        for here in range(board.HEXES):
            for k in range(6):
                there = DATA[which].next[here, k]
                if there != NOWHERE:
                    assert DATA[which].next[there, (k + 3) % 6] == here
                    assert DATA[which].river[there, (k + 3) % 6] == DATA[which].river[here, k]
                else:
                    assert DATA[which].cost[:, here, k].tolist() == [TOO_MUCH] * 2


@pytest.mark.parametrize(("port", "land"), [("C", "j15"), ("G", "k1 k2 l3"), ("J", "a6 a7"), ("H", "h1")])
@rule("IT-3")
def test_land_beside_a_port(port: str, land: str) -> None:
    found = DATA[ISLAND].port_side["ABCDEFGHIJ".index(port)]
    assert sorted(hex_name(int(there)) for there in found if there != NOWHERE) == land.split()


# ------------------------------------------------------------------------------------------------ what is wrong
Edits = list[tuple[int, str, str]]  # line, what stands there, what shall
Said = list[tuple[str, int, str]]  # severity, line, key


def edited(edits: Edits, which: int = ISLAND) -> str:
    lines = list(LINES[which])
    for line, old, new in edits:
        assert lines[line - 1].count(old) == 1, (line, old)
        lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines) + "\n"


def everywhere(pattern: str, replacement: dict[str, str] | str) -> Edits:
    """In all lines of the drawing at once."""
    found = []
    for line, text in enumerate(LINES[ISLAND][8:], 9):
        new = re.sub(pattern, replacement if isinstance(replacement, str) else lambda m: replacement[m[1]] + m[2], text)
        found += [(line, text, new)] if new != text else []
    return found


def said(text: str) -> Said:
    reading = BOARDS.read(text)
    assert (reading.values is None) == any(one.severity == "impossible" for one in reading.findings)
    for lang in ("en", "fr", "de"):
        words = benbow.game("ile_au_tresor").words(lang)
        assert all(one.text(words) for one in reading.findings)
    return [(one.severity, one.line, one.key) for one in reading.findings]


FIRST_MARSHES = ".   .   .   .   .  56n"  # row g
NEW_J: Edits = [(9, "~J~", ""), (11, "J!.", " . ")]
BROKEN: dict[str, tuple[Edits, list[tuple[int, str]]]] = {
    "no crater": ([(27, "(*)", " o ")], [(9, "no-crater")]),
    "two craters": ([(23, "63^", "(*)")], [(27, "craters")]),
    "two craters in a row": ([(27, "21^", "(*)")], [(27, "craters")]),
    "no map": ([(8, "map:", "; map:")], [(0, "missing"), (9, "no-entry"), (11, "no-entry")]),
    "two maps": ([(8, "map:", "map:\nmap:")], [(9, "twice")]),
    "a key of no name": ([(7, LINES[ISLAND][6], "ports: 10")], [(7, "no-such-key")]),
    "a sign between hexes": ([(17, "I!.|", "I!./")], [(17, "between")]),
    "a row out of place": ([(19, "  B!#", " B!#")], [(19, "between")]),
    "an unknown ground": ([(17, "#", "&")], [(17, "no-hex")]),
    "a cell without ground": ([(21, "64.", "64 ")], [(21, "no-hex")]),
    "a cell in a lake": ([(21, "64.", "64o")], [(21, "no-hex")]),
    "a port with a small letter": ([(9, "~J~", "~j~")], [(9, "no-hex")]),
    "digits of another script": ([(21, "64.", "٦٤.")], [(21, "no-hex")]),
    "a port twice": ([(9, "~J~", "~A~")], [(13, "port-twice")]),
    "a jetty twice": ([(11, "J!.", "A!.")], [(15, "port-twice")]),
    "a river that is no slash": ([(18, "\\", "|")], [(18, "no-river-line")]),
    "a river out of place": ([(18, "\\", " \\")], [(18, "no-river")]),
    "a row between two rows": ([(20, "\\", " . ")], [(20, "no-river-line")]),
    "too wide": ([(25, "#   .   .", "#   .   .   .   .")], [(0, "too-big")]),
    "too high": ([(9, "~J~", "~J~  .")], [(0, "too-big")]),
    "a lake far out at sea": ([(9, "~J~", "~J~" + 61 * " " + " o ")], [(0, "too-big")]),
    "too many fortresses": (
        [(23, FIRST_MARSHES, ".   .   #   #   .  56n"), (31, "n   .   .   .   .  45", "n   .   .   #   #  45"),
         (33, "G!.  .   .", "G!.  .   #")], [(39, "many-forts")]),
    "no such cell": ([(21, "64.", "67.")], [(21, "no-cell")]),
    "no such sector": ([(21, "64.", "74.")], [(21, "no-cell")]),
    "a cell twice": ([(21, "14.", "15.")], [(23, "cell-twice")]),
    "cells missing": ([(21, "64. 65n", " .   . ")], [(0, "cells-missing")]),
    "a port with another letter": ([(9, "~J~", "~K~"), (11, "J!.", "K!.")], [(9, "port-letters")]),
    "a jetty with another letter": ([(9, "~J~", "~K~")], [(0, "many-ports"), (9, "no-jetty"), (11, "no-port")]),
    "a port without a jetty": ([(11, "J!.", " . ")], [(9, "no-jetty")]),
    "a jetty without a port": ([(9, "~J~", "")], [(11, "no-port")]),
    "a port away from its jetty": ([(9, "~J~", "        ~J~")], [(9, "port-apart")]),
    "three ports": ([(line, text, re.sub(r"([D-J])!([.#])|~[D-J]~", lambda m: f" {m[2]} " if m[2] else "   ", text))
                     for line, text in enumerate(LINES[ISLAND], 1) if line > 8 and re.search(r"~[D-J]~|[D-J]!", text)],
                    [(0, "few-ports")]),
}


@pytest.mark.parametrize("what", BROKEN)
@rule("IT-1")
@rule("IT-2")
@rule("IT-3")
def test_map_that_cannot_be_played_on_is_refused_with_line_and_reason(what: str) -> None:
    edits, expected = BROKEN[what]
    found = said(edited(edits))
    assert [(line, key) for severity, line, key in found if severity == "impossible"][: len(expected)] == expected


@rule("IT-6")
def test_chests_that_nobody_can_ever_reach_are_refused() -> None:
    """All land but the volcano and the jetties is taken from the islet."""
    drawn = [re.sub(r"(?<![\d!])[.n%]", " ", line) for line in LINES[ISLET][3:]]
    assert ("impossible", 0, "nothing-to-reach") in said("map:\n" + "\n".join(drawn) + "\n")


BOOK, OURS = "book", "ours"
UNLIKE: dict[str, tuple[Edits, Said]] = {
    "a cell elsewhere": ([(21, "14.", "12."), (23, "12n", "14n")], [(OURS, 21, "cell-ring"), (OURS, 23, "cell-ring")]),
    "a cell far away": ([(21, "14.  % ", " .  14%")], [(BOOK, 21, "far-cell")]),
    "a sector in pieces": ([(21, "14.", "24."), (27, "24^", "14^")], [(BOOK, 27, "sector-in-pieces")]),
    "sectors against the clock": (everywhere(r"\b([2356])([1-6][.n^])", {"2": "6", "6": "2", "3": "5", "5": "3"}),
                                  [(OURS, 0, "sectors")]),
    "no fortress at a jetty": ([(19, "B!#", "B!."), (25, "H!#", "H!."), (29, "C!#", "C!."), (39, "D!#", "D!.")],
                               [(BOOK, 0, "no-fort-jetty"), (OURS, 0, "few")]),
    "no marsh": (everywhere("%", "."), [(BOOK, 0, "none-of"), (OURS, 0, "few"), (OURS, 15, "way")]),
    "no rivers": ([(line, text, re.sub(r"[|/\\]", " ", text)) for line, text in enumerate(LINES[ISLAND], 1)
                   if line > 8 and re.search(r"[|/\\]", text)], [(BOOK, 0, "none-of"), (OURS, 0, "few")]),
    "nine ports": (NEW_J, [(BOOK, 0, "ports"), (OURS, 0, "gap")]),
    "a river in the sea": ([(19, "B!# ", "B!#|")], [(OURS, 19, "idle-river")]),
    "a river at the crater": ([(27, "(*) ", "(*)|")], [(OURS, 27, "idle-river")]),
    "a river at a lake": ([(35, "o   o", "o | o")], [(OURS, 35, "idle-river")]),
    "a river off the coast": ([(40, "\\", "\\" + 25 * " " + "/")], [(OURS, 40, "idle-river")]),
    "jetties too near": ([(41, " .   .  E!.", " .  E!.  . "), (43, "    ~E~", "~E~")], [(OURS, 41, "jetties-near")]),
    "a port at two jetties": (
        [*NEW_J, (13, "~A~", "~A~ ~J~"), (15, "A!.", "A!. J!.")],
        [(OURS, 0, "gap"), (OURS, 13, "two-jetties"), (OURS, 15, "jetties-near"), (OURS, 15, "jetties-near")]),
    "a jetty in the marsh": ([(11, "J!.", "J!%")], [(OURS, 11, "jetty-ground")]),
    "a fortress at a jetty": ([(11, "J!.  .", "J!.  #")], [(OURS, 11, "jetty-beside")]),
    "a mountain at a jetty": ([(13, ".   .   .   n", ".   ^   .   n")], [(OURS, 13, "jetty-beside")]),
    "a way too short": ([(19, "%", ".")], [(OURS, 15, "way")]),
    "a way too long": ([(39, ".  D!#", "n  D!#")], [(OURS, 39, "way")]),
    "a way too long, for the river": ([(38, "/", "/" + 23 * " " + "/ \\"), (39, ".  D!#", ". |D!#")], [(OURS, 39, "way")]),
    "an island off the coast": ([(13, "~A~", "~A~  .")], [(OURS, 13, "pieces")]),
    "a hole in the land": ([(23, FIRST_MARSHES, ".   .       .   .  56n")], [(OURS, 23, "hole")]),
    "two fortresses at jetties": ([(25, "H!#", "H!."), (39, "D!#", "D!.")], [(OURS, 0, "few")]),
    "a fortress on the coast is none inland": ([(17, "#", "."), (27, "#", "."), (29, ".   ^", "#   ^")], [(OURS, 0, "few")]),
    "rivers that reach no sea": ([(28, "/ \\ / \\ /", ""), (41, "|", " ")], [(OURS, 0, "few")]),
    "rivers with a gap": ([(22, "\\", " "), (36, "/", " ")], [(OURS, 0, "few")]),
    "one lake": ([(35, "o   o   .   .", ".   .   .   .")], [(OURS, 0, "few")]),
    "few hills": (everywhere(r"([2-5][1-6])n", r"\1."), [(OURS, 0, "few")]),
    "few mountains": ([(23, "63^", "63."), (25, "61^", "61."), (25, "11^", "11.")], [(OURS, 0, "few")]),
}


@pytest.mark.parametrize("what", UNLIKE)
@rule("IT-4")
def test_map_that_is_only_different_can_be_played_on_and_is_told_so(what: str) -> None:
    """All that is different, and nothing else."""
    edits, expected = UNLIKE[what]
    found = [one for one in said(edited(edits)) if one[2] not in ALONG.get(what, ())]
    assert found == expected


ALONG = {  # what such a change brings along
    "a cell far away": ("way",), "nine ports": ("way",), "a port at two jetties": ("way", "ports"), "few hills": ("way",),
}


@rule("IT-2")
@rule("IT-22")
def test_cell_beyond_the_book_is_like_the_last_ring_in_an_eruption() -> None:
    values = BOARDS.read(edited(UNLIKE["a cell far away"][0])).values
    assert values is not None
    assert [int(values["lava"][values["cell"][k]]) for k in range(6)] == [9, 8, 8, 7, 7, 7]


@rule("IT-2")
@rule("IT-6")
def test_crater_aside_and_cells_beyond_the_sea_are_unlike_the_book() -> None:
    """On the islet: a long spit of land, and a cell on an island without a jetty."""
    spit = [(12, "15n  %", "15n  %" + 7 * "   .")]
    assert ("book", 16, "crater-aside") in said(edited(spit, ISLET))
    apart = [(4, "~F~", "~F~" + 21 * " " + "64."), (10, "64.", " . ")]
    assert [key for severity, _, key in said(edited(apart, ISLET)) if severity == "book"] == [
        "cells-cut-off", "ports", "far-cell", "sector-in-pieces"]


def test_our_island_has_nothing_to_be_said_of_it() -> None:
    assert said(BOARDS.ours[ISLAND].text) == []


@rule("IT-4")
def test_islet_is_a_small_map() -> None:
    """What it is told is what a quick game asks for."""
    one = CHARTS[ISLET]
    assert len(one.terrain) == 77
    assert [hex_name(int(k)) for k in DATA[ISLET].jetty[:6]] == ["b9", "f11", "k8", "k4", "g1", "a3"]
    assert (int(DATA[ISLET].ports), list(DATA[ISLET].jetty[6:])) == (6, [NOWHERE] * 4)
    assert [hex_name(int(k)) for k in DATA[ISLET].fort[: DATA[ISLET].forts]] == ["f11", "k4"]
    assert ways_to_cells(ISLET) == {"A": 2, "B": 2, "C": 2, "D": 2, "E": 3, "F": 2}
    assert sorted(sorted(names(ISLET, set(side))) for side in one.rivers) == [["b6", "b7"], ["b7", "c6"], ["c6", "c7"]]
    assert Counter(key for _, _, key in said(BOARDS.ours[ISLET].text)) == {"ports": 1, "gap": 1, "few": 5, "way": 6}


@rule("IT-4")
def test_hexes_count_in_a_grid_up_to_16() -> None:
    """16 hexes wide is just possible: the last one is in column 16."""
    wide = board.chart_of(edited([(25, "#   .   .", "#   .   .   .")]))
    assert "h16" in {hex_name(k) for k in wide.places}
    assert said(edited([(25, "#   .   .", "#   .   .   .")])) == []


def test_unbroken_text_is_read_as_it_is() -> None:
    """Also with the line ends of another system, and with comments in the drawing."""
    lines = [*LINES[ISLAND][:20], "; the volcano", *LINES[ISLAND][20:]]
    again = BOARDS.read("\r\n".join(lines))
    assert again.values is not None
    assert again.findings == ()
    for name in ("next", "river", "cost", "terrain", "cell", "jetty", "port_side", "fever", "lava", "fort"):
        assert np.asarray(again.values[name]).tolist() == DATA[ISLAND][name].tolist()
    chart = board.chart_of("\n".join(lines))
    assert chart.line((0, -8)) == CHARTS[ISLAND].line((0, -8)) == 11
    assert chart.line((0, 2)) == CHARTS[ISLAND].line((0, 2)) + 1 == 32
