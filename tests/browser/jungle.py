"""Die Schatzinsel by clicking: what has happened at a table, on one device or on two, and what is true there."""
from __future__ import annotations

from playwright.sync_api import Page

from benbow.engine.match import Match
from benbow.games.schatzinsel.drawing.ids import TARGET_IDS
from benbow.games.schatzinsel.rules import facts
from tests.browser.chrome import Guest, until_asked
from tests.browser.stored import lay_down
from tests.by_hand import fields
from tests.schatzinsel.table import BLACK, ISLAND, RED, ROLLS, table

TURNED = """disc => {   // as it is drawn now, as the page will have turned it in the end, and as the server says
  const { a, b } = new DOMMatrix(getComputedStyle(disc).transform), number = text => +/rotate\\((-?[\\d.]+)/.exec(text)?.[1] || 0;
  return [Math.round(Math.atan2(b, a) * 180 / Math.PI), number(disc.style.transform), number(disc.getAttribute("transform"))];
}"""


def roll(side: int, points: int) -> str:
    """A throw of the four dice that gives a side so many points."""
    return f"roll {ROLLS[side][points]}"


def begun(*line: str, layout: str = ISLAND, **options: object) -> Match:
    """All discs lie as in tests/schatzinsel/table.py, and then this has happened."""
    deals = [f"deal {name[0]} r{name[1]}" for name in layout.split()]
    return table(*deals, *line, layout="random", **options)


# Red has come to 10, where four trails part, and has two points left. Black's pawns are all in the camp still.
AT_THE_FORK = (roll(RED, 4), "move start 18", "move 18 10")
# Red is on 8, in Black's way; Black stands on 16 beside it, with two points left.
FACE_TO_FACE = (roll(RED, 3), "move start 18", "move 18 10", "move 10 8", "end", roll(BLACK, 3), "move start 16")


NAMED = (*AT_THE_FORK, "name 12")  # Black is asked


def drafting() -> Match:
    """One disc lies, and Red has another one in hand."""
    return table("draw F", "lay 9 r2", "draw D", layout="drafted")


def nearly_laid(**options: object) -> Match:
    """Four discs of the layout above are still to be laid."""
    discs = [(well, name) for well, name in enumerate(ISLAND.split()) if well not in (4, 9, 13, 17)]
    line = [text for well, name in discs for text in (f"draw {name[0]}", f"lay {well} r{name[1]}")]
    return table(*line, layout="drafted", **options)


def sit_both(red: Guest, black: Guest, match: Match, *to_come: str) -> tuple[Page, Page]:
    """Two devices at one table."""
    path = lay_down(match, [red, black], *to_come)
    for guest in (red, black):
        guest.go(path)
        guest.seated()
    until_asked((red, black)[match.actor].page)
    return red.page, black.page


# ----------------------------------------------------------------------------------------------------------- what is true
def in_reach(match: Match, point: str) -> set[str]:
    """The targets that a pawn of the one who acts can come to."""
    side, points = int(fields(match)["player"]), (*map(str, range(19)), "start", "goal")
    found = facts.reach(facts.Snapshot.of(match.view(match.actor)), side, points.index(point))
    return {TARGET_IDS[side][target] for target in facts.bits(found)}


def angles(page: Page, well: int) -> list[float]:
    """Of a disc: now, in the end, and by the server."""
    found: list[float] = page.locator(f"#disc-{well}").evaluate(TURNED)
    return found
