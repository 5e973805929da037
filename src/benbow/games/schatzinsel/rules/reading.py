"""The text of a board, read: the wells, the rim, and perhaps discs of its own. SI-1, SI-2, SI-5"""
from __future__ import annotations

import functools
import re

from benbow.engine.sheet import Entry, Sheet

from .discs import WELLS, read_discs
from .jungle import END_NAMES, FIELDS, GATES, SIDES, End, Jungle, Position, end_name

ROWS = (3, 4, 5, 4, 3)  # SI-2, ours
OUR_WELLS = tuple((2 * k - size + 1, y - len(ROWS) // 2) for y, size in enumerate(ROWS) for k in range(size))
MOST_ACROSS = MOST_DOWN = 10  # wells, or they would be too small to be seen
MOST_ENDS = 30  # that lead to one field
_END = re.compile(r"([0-9]{1,2}) *([NSEW]{1,2})")


@functools.lru_cache(maxsize=128)
def jungle_of(text: str) -> Jungle | None:
    """For words and drawings; None if nothing can be played on it."""
    return survey(Sheet(text))


def survey(sheet: Sheet) -> Jungle | None:
    """What a sheet shows; None if there is no playing on it. All that is to be said of it is noted there."""
    positions = read_wells(sheet)
    rim = Rim(sheet, Jungle(positions or (), {}, {}, frozenset(), None))
    fields = {gate: rim.field(gate) for gate in GATES}
    jungle = Jungle(rim.bare.wells, fields, rim.loops(), rim.dead_ends(), read_discs(sheet, is_optional=True))
    sheet.refuse_others()
    if sheet.is_possible:
        rim.check_all()
    if not sheet.is_possible:
        return None
    compare(sheet, jungle)
    return jungle


# ------------------------------------------------------------------------------------------------------- wells
def read_wells(sheet: Sheet) -> tuple[Position, ...] | None:
    """SI-2: a dot for each well. Neighbours in a row are two signs apart; a row is shifted by one against the next."""
    entry = sheet.entry("wells", is_optional=True)
    if entry is None:
        return OUR_WELLS
    found, is_good = list[Position](), True
    for y, row in enumerate(entry.rows):
        here = [(x, y) for x, sign in enumerate(row.text) if sign == "."]
        if strange := row.text.replace(".", "").replace(" ", ""):
            sheet.problem(row.line, "wells-sign", "SI-2", text=strange[:10])
        elif any((x + y - sum(found[0] if found else here[0])) % 2 for x, _ in here):
            sheet.problem(row.line, "wells-shifted", "SI-2")
        else:
            found += here
            continue
        is_good = False
    if not is_good:
        return None
    if entry.value or len(found) != WELLS:
        sheet.problem(entry.line, "wells-count", "SI-2", found=len(found), wanted=WELLS)
        return None
    left, right, top, low = min(x for x, _ in found), max(x for x, _ in found), found[0][1], found[-1][1]
    if right - left >= 2 * MOST_ACROSS or low - top >= MOST_DOWN:
        sheet.problem(entry.line, "wells-far", most=MOST_ACROSS)
        return None
    return tuple((x - (left + right) // 2, y - (top + low) // 2) for x, y in found)


# --------------------------------------------------------------------------------------------------------- the rim
class Rim:
    """Reads where trails lead at the rim."""

    def __init__(self, sheet: Sheet, bare: Jungle) -> None:
        self.sheet, self.bare = sheet, bare
        self.used: set[End] = set()

    def field(self, gate: tuple[int, int]) -> tuple[End, ...]:
        """SI-5: the ends that lead to a start or goal."""
        key = f"{SIDES[gate[0]]} {FIELDS[gate[1]]}"
        entry = self.sheet.entry(key)
        if entry is None:
            return ()
        ends = self.ends_below(entry)
        if not (entry.value or entry.rows):
            self.sheet.problem(entry.line, "field-empty", "SI-5", what=key)
        if len(ends) > MOST_ENDS:
            self.sheet.problem(entry.line, "field-full", "SI-5", what=key, most=MOST_ENDS)
        return tuple(ends)

    def loops(self) -> dict[End, End]:
        """SI-5: pairs of ends, as in `0 NW - 0 NE, 1 NW - 1 NE`."""
        found: dict[End, End] = {}
        for row in self.sheet.rows("loops", is_optional=True) or ():
            for pair in filter(None, (one.strip() for one in row.text.split(","))):
                texts = pair.split("-")
                if len(texts) != 2:
                    self.sheet.problem(row.line, "no-loop", "SI-5", text=pair[:40])
                    continue
                ends = self.ends(row.line, ",".join(texts))
                if len(ends) == 2:
                    one, other = ends
                    found[one], found[other] = other, one
                    if not self.bare.is_short(one, other):
                        self.sheet.unlike_ours(row.line, "loop-far", "SI-5", one=end_name(one), other=end_name(other))
        return found

    def dead_ends(self) -> frozenset[End]:
        """A trail that ends at the rim: who walks there comes back."""
        entry = self.sheet.entry("dead ends", is_optional=True)
        ends = self.ends_below(entry) if entry is not None else []
        if entry is not None and ends:
            self.sheet.unlike_ours(entry.line, "dead-ends", "SI-5", n=len(ends))
        return frozenset(ends)

    def ends_below(self, entry: Entry) -> list[End]:
        """On the line of the key, or on several lines below."""
        return [end for line, text in ((entry.line, entry.value), *entry.rows) for end in self.ends(line, text)]

    def ends(self, line: int, text: str) -> list[End]:
        """Each is at the rim, and stands on the sheet once."""
        found = list[End]()
        for part in filter(None, (one.strip() for one in text.split(","))):
            parts = _END.fullmatch(part)
            if parts is None or int(parts[1]) >= WELLS or parts[2] not in END_NAMES:
                self.sheet.problem(line, "no-end", "SI-5", text=part[:40], most=WELLS - 1)
            elif self.bare.wells:
                end = (int(parts[1]), END_NAMES.index(parts[2]))
                if (inside := self.bare.beyond(end)) is not None:
                    self.sheet.problem(line, "inner-end", "SI-5", text=end_name(end), well=inside[0])
                elif end in self.used:
                    self.sheet.problem(line, "end-twice", "SI-5", text=end_name(end))
                else:
                    self.used.add(end)
                    found.append(end)
        return found

    def check_all(self) -> None:
        """SI-5: every end at the rim leads somewhere."""
        if missing := [end_name(end) for end in self.bare.rim if end not in self.used]:
            self.sheet.problem(0, "end-open", "SI-5", n=len(missing), text=", ".join(missing[:6]))


# --------------------------------------------------------------------------------------------------------- compared
def compare(sheet: Sheet, jungle: Jungle) -> None:
    """What the book says otherwise, and what we have otherwise."""
    line = {key: entry.line for key, entry in sheet.entries.items()}
    for side, name in enumerate(SIDES):
        (x, y), (across, down) = (middle(jungle, side, field) for field in range(len(FIELDS)))
        if not (y > down and (x > across if side == 0 else x < across)):
            sheet.unlike_the_book(line[f"{name} start"], "corners", "SI-1", side=name)
    if jungle.wells != OUR_WELLS:
        sheet.unlike_ours(line["wells"], "other-rows", "SI-2")
    mirrored = {(side, field): {jungle.mirrored(end) for end in ends} for (side, field), ends in jungle.fields.items()}
    is_alike = all(mirrored[1 - side, field] == {*ends} for (side, field), ends in jungle.fields.items()) and all(
        (there := jungle.mirrored(one)) is not None and jungle.loops.get(there) == jungle.mirrored(other)
        for one, other in jungle.loops.items())
    if not is_alike:
        sheet.unlike_ours(0, "lopsided", "SI-5")


def middle(jungle: Jungle, side: int, field: int) -> tuple[float, float]:
    """Of the wells beside a field."""
    wells = [jungle.wells[well] for well, _ in jungle.fields[side, field]]
    return sum(x for x, _ in wells) / len(wells), sum(y for _, y in wells) / len(wells)
