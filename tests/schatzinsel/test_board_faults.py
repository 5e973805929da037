"""Whatever is wrong in a board or in a set of discs is named with its file and its place."""
from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import benbow
from benbow import cli
from benbow.engine.errors import BadBoardError
from benbow.games.schatzinsel.rules import board, discs, jungle
from benbow.games.schatzinsel.rules.toml_reader import Reader, load

rule = pytest.mark.rule
HOME = benbow.game("schatzinsel").home
CLASSIC, DEFAULT = HOME / "boards" / "classic.toml", HOME / "discs" / "default.toml"
TOP = 'top = ["0 NW", "0 NE", "1 NW", "1 NE", "2 NW", "2 NE"]'
RIGHT = 'right = ["6 NE", "6 E", "11 NE", "11 E", "11 SE", "15 E", "15 SE", "18 E"]'
BOTTOM = 'bottom = ["18 SW", "17 SE", "17 SW", "16 SE"]'
LEFT = 'left = ["16 W", "12 SW", "12 W", "7 SW", "7 W", "7 NW", "3 W", "3 NW"]'
ROWS, NO_END = "rows = [3, 4, 5, 4, 3]", "is no end of a well: write a well from 0 to 18 and one of NE E SE SW W NW, as in '0 W'"

# What is changed, into what; the places of all faults; what is said of the first.
BROKEN_BOARDS = {
    # ---- the file
    "rows are missing": (ROWS, "", "rows", "is missing"),
    "other rows": (ROWS, "rows = [3, 4, 4, 4, 3]", "rows", "must be [3, 4, 5, 4, 3], the 19 wells, not [3, 4, 4, 4, 3]"),
    "a row too many": (ROWS, "rows = [3, 4, 5, 4, 3, 2]", "rows", "must be [3, 4, 5, 4, 3], the 19 wells"),
    "rows of halves": (ROWS, "rows = [3.0, 4.0, 5.0, 4.0, 3.0]", "rows", "must be [3, 4, 5, 4, 3], the 19 wells, not [3.0, "),
    "rows in words": (ROWS, 'rows = "3 4 5 4 3"', "rows", "must be [3, 4, 5, 4, 3], the 19 wells, not '3 4 5 4 3'"),
    "rows of no number": (ROWS, "rows = [nan, 4, 5, 4, 3]", "rows", "must be [3, 4, 5, 4, 3], the 19 wells, not [nan, "),
    "an unknown line": (ROWS, f"{ROWS}\ncolumns = 5", "columns", "is unknown; there are rows, mirror, red, black, runs"),
    "an odd name": (ROWS, f'{ROWS}\n"a: b" = 5', "'a: b'", "is unknown; there are rows, mirror, red, black, runs"),
    "an unknown part": ("[runs]", "[walks]\n[runs]", "walks", "is unknown"),
    # ---- the mirror
    "no word on the mirror": ("mirror = true", "", "mirror", "is missing"),
    "the mirror as a number": ("mirror = true", "mirror = 1", "mirror", "must be true or false, not 1"),
    "the mirror in words": ("mirror = true", 'mirror = "true"', "mirror", "must be true or false, not 'true'"),
    "a mirror denied": ("mirror = true", "mirror = false", "mirror", "is false, but the board is its own mirror image"),
    # ---- the fields outside
    "no side": ('[red]\nstart = ["18 SE"]\ngoal = ["0 W"]\n', "", "red", "is missing"),
    "a side as a line": (
        '[red]\nstart = ["18 SE"]\ngoal = ["0 W"]\n', "red = 3\n", "red", "must be a table, under [red], not 3"),
    "an empty side": ('[red]\nstart = ["18 SE"]\ngoal = ["0 W"]\n', "[red]\n", "red.start; red.goal", "is missing"),
    "no goal": ('goal = ["0 W"]', "", "red.goal", "is missing"),
    "an unknown field": ('goal = ["2 E"]', 'goal = ["2 E"]\ncamp = ["2 E"]', "black.camp", "is unknown; there are start, goal"),
    "a field as one text": ('start = ["18 SE"]', 'start = "18 SE"', "red.start", "must be a list of texts, not '18 SE'"),
    "a field without ends": ('start = ["18 SE"]', "start = []", "red.start", "must be a list of texts, not []"),
    "a field as numbers": ('start = ["18 SE"]', "start = [18, 2]", "red.start", "must be a list of texts, not [18, 2]"),
    "a field with too many ends": (
        'start = ["18 SE"]', 'start = ["18 SE", "18 SW", "18 E", "17 SE"]', "red.start", "has 4 ends; 3 are the most"),
    # ---- the ends
    "an unknown well": ('start = ["18 SE"]', 'start = ["19 SE"]', "red.start", f"'19 SE' {NO_END}"),
    "a well below none": ('start = ["18 SE"]', 'start = ["-1 SE"]', "red.start", f"'-1 SE' {NO_END}"),
    "a well with noughts": ('goal = ["2 E"]', 'goal = ["02 E"]', "black.goal", f"'02 E' {NO_END}"),
    "a well in another script": ('goal = ["2 E"]', 'goal = ["٢ E"]', "black.goal", f"'٢ E' {NO_END}"),
    "a well of five thousand digits": ('goal = ["2 E"]', f'goal = ["{"2" * 5000} E"]', "black.goal", NO_END),
    "an unknown way": ('goal = ["2 E"]', 'goal = ["2 N"]', "black.goal", f"'2 N' {NO_END}"),
    "a way in small letters": ('goal = ["2 E"]', 'goal = ["2 e"]', "black.goal", f"'2 e' {NO_END}"),
    "a way alone": ('goal = ["2 E"]', 'goal = ["E"]', "black.goal", f"'E' {NO_END}"),
    "an empty end": ('goal = ["2 E"]', 'goal = [""]', "black.goal", f"'' {NO_END}"),
    "a blank before": ('goal = ["2 E"]', 'goal = [" 2 E"]', "black.goal", f"' 2 E' {NO_END}"),
    "a blank behind": ('goal = ["2 E"]', 'goal = ["2 E "]', "black.goal", f"'2 E ' {NO_END}"),
    "two blanks between": ('goal = ["2 E"]', 'goal = ["2  E"]', "black.goal", f"'2  E' {NO_END}"),
    "an end inside the jungle": (
        'goal = ["2 E"]', 'goal = ["2 SE"]', "black.goal", "'2 SE' is not at the rim: it leads to well 6"),
    "an end of the middle in a run": (
        BOTTOM, 'bottom = ["9 SW"]', "runs.bottom", "'9 SW' is not at the rim: it leads to well 13"),
    "one wrong end": (BOTTOM, 'bottom = ["18 S", "17 SE", "17 SW", "16 SE"]', "runs.bottom", f"'18 S' {NO_END}"),
    "two wrong ends": (BOTTOM, 'bottom = ["18 S", "17 S", "17 SW", "16 SE"]', "runs.bottom; runs.bottom", f"'18 S' {NO_END}"),
    # ---- the runs
    "no runs": ("[runs]", "[black.runs]", "black.runs; runs", "is unknown; there are start, goal"),
    "runs as a line": (
        f"[runs]\n{TOP}\n{RIGHT}\n{BOTTOM}\n{LEFT}", "[[runs]]", "runs", "must be a table, under [runs], not [{}]"),
    "a run as one text": (BOTTOM, 'bottom = "18 SW"', "runs.bottom", "must be a list of texts, not '18 SW'"),
    "a run that is empty": (BOTTOM, "bottom = []", "runs.bottom", "must be a list of texts, not []"),
    "a run in parts": (BOTTOM, f"bottom.low = {BOTTOM[9:]}", "runs.bottom", "must be a list of texts, not {'low'"),
    "a run whose name has a dot": (BOTTOM, f'"bot.tom"{BOTTOM[6:]}', "runs", "'bot.tom' is no name: write letters only"),
    "a run with an end too few": (
        BOTTOM, 'bottom = ["18 SW", "17 SE", "17 SW"]', "runs.bottom", "has 3 ends: they are joined two by two"),
    "a run anticlockwise": (
        BOTTOM, 'bottom = ["17 SE", "18 SW", "17 SW", "16 SE"]', "runs.bottom; runs.bottom",
        "after '17 SE' the next end along the rim is '17 SW', not '18 SW'"),
    "a run that jumps over a start": (
        BOTTOM, 'bottom = ["18 E", "18 SW", "17 SE", "17 SW"]', "runs.bottom",
        "after '18 E' the next end along the rim is '18 SE', not '18 SW'"),
    "an end joined with itself": (
        TOP, TOP.replace("0 NE", "0 NW"), "runs.top; runs.top", "after '0 NW' the next end along the rim is '0 NE', not '0 NW'"),
    # ---- each end once
    "ends that are nowhere": (BOTTOM, 'bottom = ["18 SW", "17 SE"]', "17 SW; 16 SE", "stands in the file 0 times"),
    "an end that is a goal and in a run": (
        'goal = ["2 E"]', 'goal = ["2 NE"]', "2 NE; 2 E", "stands in the file 2 times; every rim end stands there once"),
    "an end twice in a field": ('goal = ["2 E"]', 'goal = ["2 E", "2 E"]', "2 E", "stands in the file 2 times"),
    "a run that stands there twice": (
        BOTTOM, f"{BOTTOM}\nbelow{BOTTOM[6:]}", "18 SW; 17 SE; 17 SW; 16 SE", "stands in the file 2 times"),
    # ---- the mirror, once more
    "fields changed about": (
        'start = ["18 SE"]\ngoal = ["0 W"]', 'start = ["0 W"]\ngoal = ["18 SE"]', "mirror",
        "is true, but the board is not its own mirror image: see red.start, red.goal, black.start, black.goal"),
}

DOT_D, DISC_A, DISC_B = 'dot = ["24"]', 'trails = ["01", "23", "45"]\ndot = ["01"]', 'trails = ["01", "25", "34"]\ndot = ["01"]'
DISC_C, DISC_F = '[C]\ncount = 1\ntrails = ["01", "24", "35"]\ndot = ["01"]', 'trails = ["01", "24", "35"]\ndot = ["24", "35"]'
NO_TRAIL = "is no trail: write its two ends, as in '24'"
BROKEN_DISCS = {
    # ---- the file
    "a disc is missing": (DISC_C, "", "C", "is missing"),
    "a disc too many": ("[A]", "[G]\ncount = 1\n\n[A]", "G", "is unknown; there are A, B, C, D, E, F"),
    "a disc in small letters": ("[C]", "[c]", "c; C", "is unknown; there are A, B, C, D, E, F"),
    "a disc as a line": (f"[A]\ncount = 1\n{DISC_A}", "A = 1", "A", "must be a table, under [A], not 1"),
    "an empty disc": (f"[A]\ncount = 1\n{DISC_A}", "[A]", "A.count; A.trails; A.dot", "is missing"),
    "an unknown line": (DISC_A, f"{DISC_A}\ncolour = 3", "A.colour", "is unknown; there are count, trails, dot"),
    # ---- how many
    "no count": ("count = 4", "", "F.count", "is missing"),
    "half a disc": ("count = 4", "count = 3.5", "F.count", "must be a whole number, not 3.5"),
    "a count with a point": ("count = 4", "count = 4.0", "F.count", "must be a whole number, not 4.0"),
    "a count that is none": ("count = 4", "count = nan", "F.count", "must be a whole number, not nan"),
    "a count without end": ("count = 4", "count = inf", "F.count", "must be a whole number, not inf"),
    "a count in words": ("count = 4", 'count = "4"', "F.count", "must be a whole number, not '4'"),
    "true as a count": ("count = 1", "count = true", "A.count", "must be a whole number, not True"),
    "a count in a list": ("count = 4", "count = [4]", "F.count", "must be a whole number, not [4]"),
    "another count": ("count = 4", "count = 5", "F.count", "must be 4, so that they fill 19 wells (SI-3)"),
    "less than none": ("count = 1", "count = -1", "A.count", "must be 1, so that they fill 19 wells (SI-3)"),
    # ---- trails
    "no trails": ('trails = ["01", "23", "45"]\n', "", "A.trails", "is missing"),
    "trails as one text": ('["01", "23", "45"]', '"01 23 45"', "A.trails", "must be a list of texts, not '01 23 45'"),
    "trails as numbers": ('["01", "23", "45"]', "[1, 23, 45]", "A.trails", "must be a list of texts, not [1, 23, 45]"),
    "an empty list": ('["01", "23", "45"]', "[]", "A.trails", "must be a list of texts, not []"),
    "a trail to nowhere": ('["01", "23", "45"]', '["01", "23", "46"]', "A.trails", f"'46' {NO_TRAIL}"),
    "a trail of three ends": ('["01", "23", "45"]', '["01", "23", "245"]', "A.trails", f"'245' {NO_TRAIL}"),
    "a trail to and fro": ('["01", "23", "45"]', '["01", "23", "454"]', "A.trails", f"'454' {NO_TRAIL}"),
    "a trail of one end": ('["01", "23", "45"]', '["01", "23", "4"]', "A.trails", f"'4' {NO_TRAIL}"),
    "a trail back to itself": ('["01", "23", "45"]', '["01", "23", "44"]', "A.trails", f"'44' {NO_TRAIL}"),
    "a trail with a blank": ('["01", "23", "45"]', '["01", "23", "45 "]', "A.trails", f"'45 ' {NO_TRAIL}"),
    "a trail in another script": ('["01", "23", "45"]', '["01", "23", "٤٥"]', "A.trails", f"'٤٥' {NO_TRAIL}"),
    "an end joined twice": ('["01", "23", "45"]', '["01", "23", "35"]', "A.trails", "three trails must join the ends 0 to 5"),
    "a trail too few": ('["01", "23", "45"]', '["01", "23"]', "A.trails", "three trails must join the ends 0 to 5, each once"),
    "a trail too many": ('["01", "23", "45"]', '["01", "23", "45", "02"]', "A.trails", "three trails must join the ends 0 to 5"),
    "a trail twice": ('["01", "23", "45"]', '["01", "23", "45", "45"]', "A.trails", "three trails must join the ends 0 to 5"),
    # ---- the dot
    "no dot": (f"\n{DOT_D}", "", "D.dot", "is missing"),
    "a dot as one text": (DOT_D, 'dot = "24"', "D.dot", "must be a list of texts, not '24'"),
    "a dot on no trail": (DOT_D, 'dot = ["25"]', "D.dot", "there is no trail 25 on the disc"),
    "a dot that cannot be read": (DOT_D, 'dot = ["2-4"]', "D.dot", f"'2-4' {NO_TRAIL}"),
    "a dot on two trails": (DOT_D, 'dot = ["24", "35"]', "D.dot", "must name one trail (SI-3)"),
    "a dot on one trail twice": (DOT_D, 'dot = ["24", "24"]', "D.dot", "must name one trail (SI-3)"),
    "F with its dot on one trail": ('dot = ["24", "35"]', 'dot = ["24"]', "F.dot", "must name the two trails that cross"),
    "F with its dot elsewhere": ('dot = ["24", "35"]', 'dot = ["01", "35"]', "F.dot", "must name the two trails that cross"),
    "F with one trail twice": ('dot = ["24", "35"]', 'dot = ["24", "24"]', "F.dot", "must name the two trails that cross"),
    "F with three": ('dot = ["24", "35"]', 'dot = ["24", "35", "01"]', "F.dot", "must name the two trails that cross"),
    # ---- the drawing
    "two crossings": (DISC_A, 'trails = ["02", "14", "35"]\ndot = ["02"]', "A.trails", "cross 2 times; once is the most (SI-4)"),
    "three crossings": (
        DISC_A, 'trails = ["03", "14", "25"]\ndot = ["03"]', "A.trails; A", "cross 3 times; once is the most (SI-4)"),
    "a disc like itself after half a turn": (
        DISC_B, 'trails = ["01", "25", "34"]\ndot = ["25"]', "B",
        "looks alike in some of its six rotations: it has 3 pictures (SI-4)"),
    "a disc twice": (DISC_A, 'trails = ["01", "34", "25"]\ndot = ["01"]', "B", "is the same disc as A, only turned (SI-4)"),
    "a disc twice, turned": (
        DISC_A, 'trails = ["01", "34", "25"]\ndot = ["43"]', "B", "is the same disc as A, only turned (SI-4)"),
    "a disc three times": (
        'dot = ["24"]|[E]\ncount = 6\ntrails = ["01", "24", "35"]\ndot = ["35"]',
        'dot = ["01"]|[E]\ncount = 6\ntrails = ["12", "35", "40"]\ndot = ["12"]', "D; E; E",
        "is the same disc as C, only turned (SI-4)"),
}


def broken(tmp_path: Path, source: Path, old: str, new: str) -> Path:
    """A file with one change, or with several, parted by |."""
    text = source.read_text(encoding="utf-8")
    for before, after in zip(old.split("|"), new.split("|"), strict=True):
        assert before in text
        text = text.replace(before, after, 1)
    found = tmp_path / "drawn.toml"
    found.write_text(text, encoding="utf-8")
    return found


@rule("SI-3")
@rule("SI-4")
@rule("SI-5")
@pytest.mark.parametrize(("source", "read", "change"), [
    *(pytest.param(CLASSIC, jungle.read, change, id=what) for what, change in BROKEN_BOARDS.items()),
    *(pytest.param(DEFAULT, discs.read, change, id=what) for what, change in BROKEN_DISCS.items()),
])
def test_broken_file_is_refused_with_its_place(source: Path, read: Callable[[Reader], object], change: tuple[str, str, str, str],
                                               tmp_path: Path) -> None:
    """The first fault is raised with file and place; all of them are found, and no others."""
    old, new, places, complaint = change
    path, expected = broken(tmp_path, source, old, new), places.split("; ")
    with pytest.raises(BadBoardError) as refused:
        load(path, read)
    assert refused.value.field == f"drawn.toml, {expected[0]}"
    assert complaint in refused.value.message
    faults = board.check_board(path)
    assert faults[0] == f"{expected[0]}: {refused.value.message}"
    assert len(faults) == len(expected)
    for fault, place in zip(faults, expected, strict=True):
        assert fault.startswith(f"{place}: ")


@pytest.mark.parametrize(("content", "complaint"), [
    (None, "cannot be read: "),
    (b"rows = [3, \xff\xfe]", "cannot be read: "),
    (b"rows = = 3", "is not TOML: "),
    (b"rows = [3]\nrows = [3]", "is not TOML: "),
    (b"[red]\n[red]", "is not TOML: "),
    (b"\xef\xbb\xbfrows = [3]", "is not TOML: "),
    (b"rows = " + b"9" * 5000, "is not TOML: "),
    (b"rows = " + b"[" * 5000, "is not TOML: "),
], ids=["gone", "no text", "no TOML", "a line twice", "a part twice", "a mark in front", "too long a number", "lists in lists"])
def test_what_is_no_toml_is_refused_with_the_name_of_the_file(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "drawn.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadBoardError) as refused:
        load(path, jungle.read)
    assert refused.value.field == "drawn.toml"
    assert refused.value.message.startswith(complaint)
    with pytest.raises(BadBoardError, match="cannot be read"):
        load(tmp_path, jungle.read)  # a folder


TOKENS = (
    "", "0", "5", "18", "19", "-1", "nan", "true", '""', "[]", "{}",
    '"01"', '"24"', '"0 W"', "\n[red]", "\n[A]\n", "= 3\n", " ", ",", "#",
)


@pytest.mark.parametrize("source", [CLASSIC, DEFAULT], ids=["board", "discs"])
def test_whatever_is_typed_by_mistake_is_a_fault_or_can_be_played(source: Path, tmp_path: Path) -> None:
    """Never another error; and what is called sound becomes arrays for the rules."""
    rng, path, seen = random.Random(6), tmp_path / "drawn.toml", [0, 0, 0]
    lines = [line for line in source.read_text(encoding="utf-8").splitlines(keepends=True) if line[0] != "#"]
    for _ in range(300):
        text = "".join(rng.sample(lines, len(lines)) if rng.random() < 0.05 else lines)
        k, n = rng.randrange(len(text)), rng.choice((0, 0, 1, 2, 5, 30))
        path.write_text(text[:k] + rng.choice(TOKENS) + text[k + n:], encoding="utf-8")
        try:
            faults = board.check_board(path)
        except BadBoardError:
            seen[0] += 1
            continue
        seen[2 if faults else 1] += 1
        if not faults:
            board.boards_of([load(path, jungle.read)]) if source == CLASSIC else board.discs_of([load(path, discs.read)])
    assert min(seen) > 3, "unreadable, sound and faulty files"


# ------------------------------------------------------------------------------------------------- what is sound
def test_unbroken_files_are_read_as_they_are(tmp_path: Path) -> None:
    assert load(broken(tmp_path, CLASSIC, "# The fields", "# All the fields"), jungle.read) == board.JUNGLES[0]
    assert load(broken(tmp_path, DEFAULT, "# D and E", "# E and D"), discs.read) == board.SETS[0]


def test_ends_of_a_trail_may_be_written_either_way(tmp_path: Path) -> None:
    path = broken(tmp_path, DEFAULT, 'trails = ["01", "23", "45"]', 'trails = ["10", "32", "54"]')
    assert load(path, discs.read) == board.SETS[0]


@rule("SI-5")
def test_board_that_is_not_its_own_mirror_image_has_to_say_so(tmp_path: Path) -> None:
    old, new = f'start = ["18 SE"]|{BOTTOM}', 'start = ["18 SE", "18 SW", "17 SE"]|bottom = ["17 SW", "16 SE"]'
    see = "see red.start, black.start, 17 SW, 16 SE"
    path = broken(tmp_path, CLASSIC, old, new)
    assert board.check_board(path) == [f"mirror: is true, but the board is not its own mirror image: {see}"]
    path = broken(tmp_path, CLASSIC, f"mirror = true|{old}", f"mirror = false|{new}")
    assert board.check_board(path) == []
    assert load(path, jungle.read).fields["red", "start"] == ((18, 2), (18, 3), (17, 2))


@rule("SI-5")
def test_runs_may_be_called_and_cut_as_one_likes(tmp_path: Path) -> None:
    """One may also go on past the upper left corner, where the count begins."""
    cut = 'shore = ["7 W", "7 NW", "3 W", "3 NW"]\ncoast = ["16 W", "12 SW", "12 W", "7 SW"]'
    assert load(broken(tmp_path, CLASSIC, LEFT, cut), jungle.read) == board.JUNGLES[0]
    old, new = f'goal = ["0 W"]|{TOP}', 'goal = ["0 NE"]|corner = ["0 W", "0 NW"]\ntop = ["1 NW", "1 NE", "2 NW", "2 NE"]'
    path = broken(tmp_path, CLASSIC, f"mirror = true|{old}", f"mirror = false|{new}")
    assert load(path, jungle.read).loops[0, 4] == (0, 5)


def test_board_that_the_docs_explain_is_the_wide_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "games" / "schatzinsel.md").read_text(encoding="utf-8")
    path = tmp_path / "drawn.toml"
    path.write_text(page.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert load(path, jungle.read) == board.JUNGLES[1]


# ------------------------------------------------------------------------------------------------- benbow board
def printed(capsys: pytest.CaptureFixture[str], *arguments: str | Path, code: int) -> tuple[str, str]:
    """-> what is said on the output, and in complaint."""
    assert cli.main(["board", "schatzinsel", *map(str, arguments)]) == code
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return found.out, found.err


@pytest.mark.parametrize("name", ["boards/classic", "boards/wide", "discs/default", "discs/varied"])
def test_our_own_files_are_sound(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = HOME / f"{name}.toml"
    assert printed(capsys, path, code=0) == (f"{path}: a sound board for Die Schatzinsel\n", "")
    out, err = printed(capsys, path, "--json", code=0)
    assert json.loads(out) == {"game": "schatzinsel", "file": str(path), "sound": True, "faults": []}
    assert err == ""


@pytest.mark.parametrize(("source", "changes", "faults"), [
    (CLASSIC, ('start = ["18 SE"]|goal = ["2 E"]', 'start = ["18 SS"]|goal = ["2 SE"]'), [
        f"red.start: '18 SS' {NO_END}", "black.goal: '2 SE' is not at the rim: it leads to well 6"]),
    (DEFAULT, ('count = 4|trails = ["01", "25", "34"]', 'count = "4"|trails = ["01", "25", "35"]'), [
        "B.trails: three trails must join the ends 0 to 5, each once (SI-2)", "F.count: must be a whole number, not '4'"]),
    (DEFAULT, (f"[A]\ncount = 1\n{DISC_A}|[F]\ncount = 4\n{DISC_F}", "|"), ["A: is missing", "F: is missing"]),
], ids=["a board", "a set of discs", "a set without its first and last disc"])
def test_every_fault_has_a_line_with_file_and_place(
    source: Path, changes: tuple[str, str], faults: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = broken(tmp_path, source, *changes)
    out, err = printed(capsys, path, code=1)
    assert (out.splitlines(), err) == ([f"{path}: {fault}" for fault in faults], "")
    out, err = printed(capsys, path, "--json", code=1)
    assert json.loads(out) == {"game": "schatzinsel", "file": str(path), "sound": False, "faults": faults}
    assert err == ""


@pytest.mark.parametrize("json_too", [[], ["--json"]])
@pytest.mark.parametrize(("content", "complaint"), [
    (None, "cannot be read: "), (b"\xff", "cannot be read: "), (b"A", "is not TOML: "),
], ids=["gone", "no text", "no TOML"])
def test_what_cannot_be_read_exits_with_2(
    content: bytes | None, complaint: str, json_too: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "drawn.toml"
    if content is not None:
        path.write_bytes(content)
    out, err = printed(capsys, path, *json_too, code=2)
    assert out == ""
    assert err.startswith(f"benbow: drawn.toml: {complaint}")


def test_empty_file_is_taken_for_a_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "drawn.toml"
    path.write_bytes(b"")
    missing = [f"{path}: {name}: is missing" for name in ("rows", "mirror", "red", "black", "runs")]
    assert printed(capsys, path, code=1)[0].splitlines() == missing
