"""The maps: what IT-1 to IT-4 ask for, what was read off them by eye, and how what is wrong in one is named with its place."""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from benbow.engine.errors import BadBoardError
from benbow.games.ile_au_tresor.rules import board, chart, survey
from benbow.games.ile_au_tresor.rules.board import BOARDS, NAMES, NOWHERE, TOO_MUCH, hex_name
from benbow.games.ile_au_tresor.rules.chart import FLAT, FORTRESS, HILL, MARSH, MOUNTAIN, WAY_NAMES, Place, beside, distance

rule = pytest.mark.rule
FOLDER = Path(board.__file__).parent.parent / "boards"
ISLAND, ISLET = range(2)
CHARTS = BOARDS.charts
LINES = {which: (FOLDER / f"{NAMES[which]}.txt").read_text(encoding="utf-8").splitlines() for which in (ISLAND, ISLET)}


def number(name: str) -> int:
    """The hex of a name, written down again."""
    return 16 * (ord(name[0]) - ord("a")) + int(name[1:]) - 1


def names(which: int, places: set[Place]) -> set[str]:
    return {hex_name(k) for k, place in BOARDS.places[which].items() if place in places}


# ------------------------------------------------------------------------------------------------- what they show
@rule("IT-1")
@rule("IT-4")
def test_island_has_172_land_hexes() -> None:
    """Counted by hand, row by row and kind by kind."""
    rows = Counter(hex_name(k)[0] for k in BOARDS.places[ISLAND])
    assert [rows[letter] for letter in "abcdefghijklmnop"] == [4, 5, 7, 11, 13, 14, 15, 15, 13, 15, 14, 13, 9, 9, 10, 5]
    ground = Counter(CHARTS[ISLAND].terrain.values())
    assert ground == {FLAT: 116, MARSH: 11, HILL: 26, MOUNTAIN: 11, FORTRESS: 8}
    assert sum(ground.values()) == len(BOARDS.places[ISLAND]) == 172
    assert (BOARDS.terrain[ISLAND] != NOWHERE).sum() == 172
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
        assert BOARDS.places[which][int(BOARDS.cell[which, k])] == place
        assert BOARDS.sector[which, BOARDS.cell[which, k]] == cell // 10 - 1
    clockwise = [(1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)]
    assert [cells[10 * sector + 1] for sector in range(1, 7)] == clockwise
    assert (BOARDS.sector[which] != NOWHERE).sum() == 36


@rule("IT-3")
@rule("IT-4")
def test_island_has_ten_ports_with_their_jetties() -> None:
    jetties = [hex_name(int(k)) for k in BOARDS.jetty[ISLAND]]
    assert jetties == ["c11", "e14", "j15", "o13", "p10", "p6", "l3", "h1", "d4", "a7"]  # A to J
    assert BOARDS.ports[ISLAND] == 10
    assert [int(BOARDS.port_of[ISLAND, number(name)]) for name in jetties] == list(range(10))
    assert (BOARDS.port_of[ISLAND] != NOWHERE).sum() == 10
    forts = [name for name in jetties if BOARDS.terrain[ISLAND, number(name)] == FORTRESS]
    assert forts == ["e14", "j15", "o13", "h1"]
    assert all(BOARDS.terrain[ISLAND, number(name)] == FLAT for name in jetties if name not in forts)
    for letter, place in CHARTS[ISLAND].ports.items():
        assert CHARTS[ISLAND].jetties[letter] in beside(place)
        assert CHARTS[ISLAND].is_sea(place)


@rule("IT-4")
def test_island_keeps_its_figures() -> None:
    one = CHARTS[ISLAND]
    assert one.demands == {}
    between = [distance(a, b) for x, a in one.jetties.items() for y, b in one.jetties.items() if x < y]
    assert min(between) == 4
    assert {letter: survey.way_to_a_cell(one, place) for letter, place in one.jetties.items()} == {
        "A": 4, "B": 6, "C": 5, "D": 6, "E": 4, "F": 4, "G": 4, "H": 6, "I": 4, "J": 5}
    assert [hex_name(int(k)) for k in BOARDS.fort[ISLAND][:8]] == ["d7", "e14", "h1", "h13", "i3", "j15", "n8", "o13"]
    assert (int(BOARDS.forts[ISLAND]), BOARDS.fort[ISLAND][8:].tolist()) == (8, [NOWHERE] * 4)
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
    found = {frozenset((hex_name(here), hex_name(int(BOARDS.next[ISLAND, here, k]))))
             for here in range(board.HEXES) for k in range(6) if BOARDS.river[ISLAND, here, k]}
    assert found == drawn
    assert int(BOARDS.river[ISLAND].sum()) == 2 * len(drawn)  # from both sides
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
    found = [hex_name(int(there)) if there != NOWHERE else "-" for there in BOARDS.next[ISLAND, number(here)]]
    assert found == around.split()
    assert WAY_NAMES == ("E", "NE", "NW", "W", "SW", "SE")


def test_ways_lead_back() -> None:
    for which in (ISLAND, ISLET):
        for here in range(board.HEXES):
            for k in range(6):
                there = BOARDS.next[which, here, k]
                if there != NOWHERE:
                    assert BOARDS.next[which, there, (k + 3) % 6] == here
                    assert BOARDS.river[which, there, (k + 3) % 6] == BOARDS.river[which, here, k]
                else:
                    assert BOARDS.cost[which, :, here, k].tolist() == [TOO_MUCH] * 2


@pytest.mark.parametrize(("port", "land"), [("C", "j15"), ("G", "k1 k2 l3"), ("J", "a6 a7"), ("H", "h1")])
@rule("IT-3")
def test_land_beside_a_port(port: str, land: str) -> None:
    found = BOARDS.port_side[ISLAND, "ABCDEFGHIJ".index(port)]
    assert sorted(hex_name(int(there)) for there in found if there != NOWHERE) == land.split()


# ------------------------------------------------------------------------------------------------ what is wrong
Edits = list[tuple[int, str, str]]  # line, what stands there, what shall


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


NOTE = LINES[ISLAND][1]  # a comment, on line 2, that a demand may replace
FIRST_MARSHES = ".   .   .   .   .  56n"  # row g
DEMAND = "IT-4: must be `= name number`"
NO_RIVER = "is no river under a hex of the row above"
AT_SEA = "IT-1: a river sign stands between hexes that are not both land"
BACKSLASH = "\\"
UNREADABLE: dict[str, tuple[Edits, str, str]] = {
    "a tab": ([(17, "#", "\t")], "line 17", "has a tab"),
    "no crater": ([(27, "(*)", " o ")], "", "IT-2: needs one crater (*), not 0"),
    "two craters": ([(23, "63^", "(*)")], "", "IT-2: needs one crater (*), not 2"),
    "two craters in a row": ([(27, "21^", "(*)")], "", "IT-2: needs one crater (*), not 2"),
    "a demand of no name": ([(2, NOTE, "= palms 4")], "line 2", f"{DEMAND}, the name one of ports, jetties apart,"),
    "a demand without a number": ([(2, NOTE, "= ports ten")], "line 2", "not '= ports ten'"),
    "a demand without anything": ([(2, NOTE, "=")], "line 2", DEMAND),
    "a demand beyond measure": ([(2, NOTE, "= ports " + "9" * 5000)], "line 2", DEMAND),
    "a demand twice": ([(2, NOTE, "= ports 10\n= ports 9")], "line 3", "IT-4: 'ports' is there a second time"),
    "a sign between hexes": ([(17, "I!.|", "I!./")], "line 17", "IT-1: '/' stands between two hexes, where only a river"),
    "a row out of place": ([(19, "  B!#", " B!#")], "line 19", "IT-1: 'B' stands between two hexes"),
    "an unknown ground": ([(17, "#", "&")], "line 17", "IT-1: ' & ' is no hex"),
    "a cell without ground": ([(21, "64.", "64 ")], "line 21", "IT-1: '64 ' is no hex"),
    "a port with a small letter": ([(9, "~J~", "~j~")], "line 9", "IT-1: '~j~' is no hex"),
    "a port twice": ([(9, "~J~", "~A~")], "line 13", "IT-3: A is there a second time"),
    "a jetty twice": ([(11, "J!.", "A!.")], "line 15", "IT-3: A is there a second time"),
    "a river that is no slash": ([(18, "\\", "|")], "line 18", f"IT-1: '|' in column 23 {NO_RIVER}"),
    "a river out of place": ([(18, "\\", " \\")], "line 18", f"IT-1: {BACKSLASH!r} in column 24 {NO_RIVER}"),
    "a river in the sea": ([(19, "B!# ", "B!#|")], "line 19", AT_SEA),
    "a river at the crater": ([(27, "(*) ", "(*)|")], "line 27", AT_SEA),
    "a river at a lake": ([(35, "o   o", "o | o")], "line 35", AT_SEA),
    "a river off the coast": ([(40, "\\", "\\" + 25 * " " + "/")], "line 40", AT_SEA),
}
SPREAD = "IT-4: ports are not spread around the coast"
NO_WAY = "the notation goes no further"
NEXT_TO = "IT-4: a fortress or mountain lies next to jetty"
CALLED = "IT-3: ports and jetties must be called A, B, C, D, E, F, G, H, I"
NEW_J: Edits = [(9, "~J~", ""), (11, "J!.", " . ")]
FAULTY: dict[str, tuple[Edits, list[str]]] = {
    "too wide": ([(25, "#   .   .", "#   .   .   .   .")], [f"IT-4: the land is more than 16 hexes wide: {NO_WAY}"]),
    "too high": ([(9, "~J~", "~J~  .")], [f"IT-4: the land is more than 16 hexes high: {NO_WAY}"]),
    "too many fortresses": (
        [(23, FIRST_MARSHES, ".   .   #   #   .  56n"), (31, "n   .   .   .   .  45", "n   .   .   #   #  45"),
         (33, "G!.  .   .", "G!.  .   #")], [f"IT-4: there are more than 12 fortresses: {NO_WAY}"]),
    "no such cell": ([(21, "64.", "67.")],
                     ["IT-2: cell 64 is missing", "line 21: IT-2: 67 is no cell; they are 11 to 16, ..., 61 to 66"]),
    "no such sector": ([(21, "64.", "74.")],
                       ["IT-2: cell 64 is missing", "line 21: IT-2: 74 is no cell; they are 11 to 16, ..., 61 to 66"]),
    "a cell in the wrong ring": ([(21, "14.", "12."), (23, "12n", "14n")],
                                 ["line 21: IT-2: cell 12 lies 3 from the crater",
                                  "line 23: IT-2: cell 14 lies 2 from the crater"]),
    "a cell twice": ([(21, "14.", "15.")], ["IT-2: cell 14 is missing", "line 21: IT-2: cell 15 is there twice",
                                            "line 23: IT-2: cell 15 is there twice"]),
    "a cell missing": ([(21, "64.", " . ")], ["IT-2: cell 64 is missing"]),
    "a sector in pieces": ([(21, "14.", "24."), (27, "24^", "14^")], ["line 27: IT-2: sector 2 is in pieces"]),
    "sectors against the clock": (
        everywhere(r"\b([2356])([1-6][.n^])", {"2": "6", "6": "2", "3": "5", "5": "3"}),
        [f"IT-2: sector {k % 6 + 1} does not follow sector {k} clockwise" for k in (6, 1, 2, 3, 4, 5)]),
    "two sectors exchanged": (
        everywhere(r"\b([56])([1-6][.n^])", {"5": "6", "6": "5"}),
        [f"IT-2: sector {k % 6 + 1} does not follow sector {k} clockwise" for k in (6, 4, 5)]),
    "a port missing": (NEW_J, ["IT-3: there are 9 ports, not 10 (4 to 10 are possible)",
                               f"{SPREAD}: 74 degrees without one"]),
    "too many ports asked for": ([(2, NOTE, "= ports 11")], ["IT-3: there are 10 ports, not 11 (4 to 10 are possible)"]),
    "a port with another letter": ([(9, "~J~", "~K~"), (11, "J!.", "K!.")], [f"{CALLED}, J"]),
    "a jetty with another letter": ([(9, "~J~", "~K~")], [f"{CALLED}, J", "line 9: IT-4: port K touches the jetty of J"]),
    "a port without a jetty": ([(11, "J!.", " . ")], [f"{CALLED}, J"]),
    "a jetty without a port": ([(9, "~J~", "")], [CALLED, "IT-3: there are 9 ports, not 10 (4 to 10 are possible)",
                                                  f"{SPREAD}: 74 degrees without one"]),
    "a port away from its jetty": ([(9, "~J~", "        ~J~")], ["line 9: IT-3: port J does not touch its jetty"]),
    "a port at two jetties": (
        [*NEW_J, (13, "~A~", "~A~ ~J~"), (15, "A!.", "A!. J!.")],
        [f"{SPREAD}: 74 degrees without one",
         "line 13: IT-4: port A touches the jetty of J", "line 15: IT-4: jetties A and J are 1 apart, not 4",
         "line 15: IT-4: jetties B and J are 3 apart, not 4"]),
    "ports on one side": ([(2, NOTE, "= widest gap 44")], [f"{SPREAD}: 45 degrees without one"]),
    "jetties too near": ([(41, " .   .  E!.", " .  E!.  . "), (43, "    ~E~", "~E~")],
                         ["line 41: IT-4: jetties E and F are 3 apart, not 4"]),
    "a jetty in the marsh": ([(11, "J!.", "J!%")], ["line 11: IT-3: jetty J must be flat or a fortress"]),
    "a fortress at a jetty": ([(11, "J!.  .", "J!.  #")], [f"line 11: {NEXT_TO} J"]),
    "a mountain at a jetty": ([(13, ".   .   .   n", ".   ^   .   n")], [f"line 13: {NEXT_TO} J"]),
    "a way too short": ([(19, "%", ".")], ["line 15: IT-4: from jetty A the nearest cell costs 3 PP, not 4 to 6"]),
    "a way too long": ([(39, ".  D!#", "n  D!#")], ["line 39: IT-4: from jetty D the nearest cell costs 7 PP, not 4 to 6"]),
    "a way too long, for the river": ([(38, "/", "/" + 23 * " " + "/ \\"), (39, ".  D!#", ". |D!#")],
                                      ["line 39: IT-4: from jetty D the nearest cell costs 7 PP, not 4 to 6"]),
    "land cut off": ([(13, "~A~", "~A~  .")], ["line 13: IT-4: hexes cut off from the land: 1"]),
    "a hole in the land": ([(23, FIRST_MARSHES, ".   .       .   .  56n")],
                           ["line 23: IT-1: blank hexes inside the island: 1; a lake is written o"]),
    "two fortresses at jetties": ([(25, "H!#", "H!."), (39, "D!#", "D!.")], ["IT-4: fortress jetties: 2, not 3"]),
    "two fortresses inland": ([(17, "#", "."), (27, "#", ".")], ["IT-4: inland fortresses: 2, not 3"]),
    "a fortress on the coast is none inland": ([(17, "#", "."), (27, "#", "."), (29, ".   ^", "#   ^")],
                                               ["IT-4: inland fortresses: 2, not 3"]),
    "rivers that reach no sea": ([(28, "/ \\ / \\ /", ""), (41, "|", " ")], ["IT-4: rivers: 1, not 2"]),
    "rivers with a gap": ([(22, "\\", " "), (36, "/", " ")], ["IT-4: rivers: 1, not 2"]),
    "one lake": ([(35, "o   o   .   .", ".   .   .   .")], ["IT-4: lakes: 1, not 2"]),
    "two marshes": ([(31, "%   %", ".   ."), (33, "%   %", ".   .")], ["IT-4: marshes: 2, not 3"]),
    "few hills": (everywhere(r"([2-5][1-6])n", r"\1."), ["IT-4: hills on the slopes: 3, not 6"]),
    "few mountains": ([(23, "63^", "63."), (25, "61^", "61."), (25, "11^", "11.")], ["IT-4: mountains on the slopes: 5, not 6"]),
}


@pytest.mark.parametrize("what", UNREADABLE)
@rule("IT-4")
def test_drawing_that_cannot_be_read_is_refused_with_its_line(what: str, tmp_path: Path) -> None:
    edits, place, complaint = UNREADABLE[what]
    path = tmp_path / "broken.txt"
    path.write_text(edited(edits), encoding="utf-8")
    with pytest.raises(BadBoardError) as refused:
        board.load([path])
    assert refused.value.field == (f"broken.txt, {place}" if place else "broken.txt")
    assert complaint in refused.value.message


@pytest.mark.parametrize("what", FAULTY)
@rule("IT-4")
def test_map_that_breaks_a_constraint_is_refused_with_line_and_clause(what: str, tmp_path: Path) -> None:
    """All faults, and no other."""
    edits, expected = FAULTY[what]
    path = tmp_path / "broken.txt"
    path.write_text(edited(edits), encoding="utf-8")
    assert board.check_board(path) == expected
    with pytest.raises(BadBoardError) as refused:
        board.load([path])
    assert (refused.value.field, refused.value.message) == ("broken.txt", "; ".join(expected))


@rule("IT-4")
def test_cells_count_in_hexes_of_the_grid_up_to_16(tmp_path: Path) -> None:
    """16 hexes wide is just possible: the last one is in column 16."""
    path = tmp_path / "wide.txt"
    path.write_text(edited([(25, "#   .   .", "#   .   .   .")]), encoding="utf-8")
    assert "h16" in {hex_name(k) for k in board.load([path]).places[0]}


def test_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.txt").write_bytes(b"; \xff\xfe (*)")
    for path in (tmp_path / "bytes.txt", tmp_path / "gone.txt", tmp_path):
        for read in (board.check_board, chart.read):
            with pytest.raises(BadBoardError, match="cannot be read") as refused:
                read(path)
            assert refused.value.field == path.name


@pytest.mark.parametrize("content", ["", ";\n", "= ports 4\n", "(*)", "  ~A~\n\n(*)\n"])
def test_drawing_with_next_to_nothing_has_faults_and_no_accident(content: str, tmp_path: Path) -> None:
    path = tmp_path / "small.txt"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadBoardError, match="IT-2"):
        board.load([path])


def test_unbroken_file_is_read_as_it_is(tmp_path: Path) -> None:
    """Also with a mark at the start and the line ends of another system, and with comments in the drawing."""
    path = tmp_path / "same.txt"
    lines = [*LINES[ISLAND][:20], "; the volcano", *LINES[ISLAND][20:]]
    path.write_bytes(("\ufeff" + "\r\n".join(lines)).encode())
    assert board.check_board(path) == []
    again = board.load([path])
    for name in ("next", "river", "cost", "terrain", "cell", "jetty", "port_side", "fever", "lava", "fort"):
        assert getattr(again, name)[0].tolist() == getattr(BOARDS, name)[ISLAND].tolist()
    assert again.charts[0].line((0, -8)) == CHARTS[ISLAND].line((0, -8)) == 11
    assert again.charts[0].line((0, 2)) == CHARTS[ISLAND].line((0, 2)) + 1 == 32


# -------------------------------------------------------------------------------------------------- the small map
PORTS_OF_THE_ISLET = {"F": 16, "A": 18, "B": 26, "E": 28, "C": 36, "D": 36}  # and the lines of their jetties
TOO_NEAR = [f"line {line}: IT-4: from jetty {letter} the nearest cell costs {3 if letter == 'E' else 2} PP, not 4 to 3"
            for letter, line in PORTS_OF_THE_ISLET.items()]
RELAXED = {  # by the line of the file that is taken out
    "ports": ["IT-3: there are 6 ports, not 10 (4 to 10 are possible)"],
    "jetties apart": [],  # as in IT-4
    "least way to a cell": TOO_NEAR,
    "most way to a cell": [],  # less than IT-4 allows
    "fortress jetties": ["IT-4: fortress jetties: 2, not 3"],
    "inland fortresses": ["IT-4: inland fortresses: 0, not 3"],
    "rivers": ["IT-4: rivers: 1, not 2"],
    "lakes": ["IT-4: lakes: 1, not 2"],
    "marshes": ["IT-4: marshes: 2, not 3"],
    "widest gap": ["IT-4: ports are not spread around the coast: 69 degrees without one"],
}


@rule("IT-4")
def test_islet_is_a_small_map() -> None:
    one = CHARTS[ISLET]
    assert len(one.terrain) == 77
    assert [hex_name(int(k)) for k in BOARDS.jetty[ISLET][:6]] == ["b9", "f11", "k8", "k4", "g1", "a3"]
    assert (int(BOARDS.ports[ISLET]), BOARDS.jetty[ISLET][6:].tolist()) == (6, [NOWHERE] * 4)
    assert [hex_name(int(k)) for k in BOARDS.fort[ISLET][: BOARDS.forts[ISLET]]] == ["f11", "k4"]
    assert {letter: survey.way_to_a_cell(one, place) for letter, place in one.jetties.items()} == {
        "A": 2, "B": 2, "C": 2, "D": 2, "E": 3, "F": 2}
    assert sorted(sorted(names(ISLET, set(side))) for side in one.rivers) == [["b6", "b7"], ["b7", "c6"], ["c6", "c7"]]


@pytest.mark.parametrize("name", RELAXED)
@rule("IT-4")
def test_islet_relaxes_only_what_its_file_says(name: str) -> None:
    assert list(CHARTS[ISLET].demands) == list(RELAXED)
    without = [line for line in LINES[ISLET] if not line.startswith(f"= {name} ")]
    assert len(without) == len(LINES[ISLET]) - 1
    found = [re.sub(r"^line (\d+)", lambda m: f"line {int(m[1]) + 1}", fault)  # a line is missing above
             for fault in survey.survey(chart.parse("islet.txt", "\n".join(without)))]
    assert found == RELAXED[name]


@pytest.mark.parametrize(("line", "new", "fault"), [
    ("= ports 6", "= ports 5", "IT-3: there are 6 ports, not 5 (4 to 10 are possible)"),
    ("= jetties apart 4", "= jetties apart 5", "line 26: IT-4: jetties A and B are 4 apart, not 5"),
    ("= most way to a cell 3", "= most way to a cell 2", "line 28: IT-4: from jetty E the nearest cell costs 3 PP, not 1 to 2"),
    ("= fortress jetties 2", "= fortress jetties 3", "IT-4: fortress jetties: 2, not 3"),
    ("= lakes 1", "= hills on the slopes 16", "IT-4: hills on the slopes: 15, not 16"),
    ("= lakes 1", "= mountains on the slopes 7", "IT-4: mountains on the slopes: 6, not 7"),
])
@rule("IT-4")
def test_map_has_to_keep_what_it_asks_of_itself(line: str, new: str, fault: str) -> None:
    text = "\n".join(LINES[ISLET])
    assert text.count(line) == 1
    assert fault in survey.survey(chart.parse("islet.txt", text.replace(line, new)))


@pytest.mark.parametrize(("edits", "fault"), [
    ([(28, "E!.", "E!^")], "line 28: IT-3: jetty E must be flat or a fortress"),
    ([(18, "A!.", " . ")], "IT-3: ports and jetties must be called A, B, C, D, E, F"),
    ([(20, "14.", " . ")], "IT-2: cell 14 is missing"),
    ([(36, "D!#  .", "D!#  ^")], "line 36: IT-4: a fortress or mountain lies next to jetty D"),
])
@rule("IT-4")
def test_islet_keeps_the_rest_of_the_clauses(edits: Edits, fault: str) -> None:
    assert fault in survey.survey(chart.parse("islet.txt", edited(edits, ISLET)))
