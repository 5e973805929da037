"""The table in characters, with rich's markup, 80 columns wide: the map as its file draws it, with everyone on it.

Every colour has a shape beside it, for colour-blind players.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from rich.markup import escape

from benbow.engine.contract import OVER, View
from benbow.engine.telling import wide
from benbow.engine.words import Words

from ..rules.actions import COLOURS, PORT
from ..rules.board import LETTERS, NOWHERE, WAYS, hex_name
from ..rules.chart import Chart, Place
from ..rules.facts import Snapshot, prospect, room_of, side_of
from ..rules.options import PIRATES
from ..rules.state import DEAD, EMPTY, NO_CHEST, NOBODY, TREASURE, UNSEEN, Phase
from ..rules.survey import TERRAIN_COST
from .phrases import GROUNDS, port_word

WIDTH, LABEL, NAME, INDENT, MARGIN = 80, 12, 27, 2, 3  # NAME: of a player, with his colour; MARGIN: for the letters of the rows
MARKS = ("♥", "♠", "♣", "♦")  # red, blue, green, yellow
COAT = ("bold white on red3", "bold white on blue3", "bold white on dark_green", "bold black on gold1")
SIGNS = (".", "%", "n", "^", "#")  # as in the files of the maps
INK = ("green3", "bold cyan", "dark_orange3", "bold white", "bold magenta")
WATER, FIRE, GOLD, QUIET = "bold dodger_blue1", "bold red1", "bold yellow", "dim"

KEY = (
    (WATER, "A!", "jetty"), (WATER, "~A~", "port"), (WATER, "A♥6", "boat"), (GOLD, "[1]", "chest"), (QUIET, "(1)", "empty"),
    (GOLD, "$", "treasure"),
)

Sign = tuple[str, str]  # one character, and its style
Canvas = dict[tuple[int, int], Sign]  # line, column
BLANK: Sign = (" ", "")
CACHED_LINES = 2048


def board(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    lines = [headline(s, words), *chart_lines(s), "", *key_lines(words), "", *chest_lines(s, words)]
    for seat in range(s.players):
        lines += player_lines(s, seat, words)
    if s.phase == Phase.COMBAT and s.actor != OVER:
        lines += ["", *odds_lines(s, words)]
    return "\n".join(lines)


# ---------------------------------------------------------------------------------------------------------- markup
def fact(label: str, parts: Iterable[str], margin: int = LABEL) -> Iterator[str]:
    """A line with its label; what does not fit goes on below."""
    line = label + " " * max(1, margin - wide(label))
    empty = True
    for part in parts:
        if not empty and wide(line) + 2 + wide(part) > WIDTH:
            yield line
            line, empty = " " * margin, True
        line += ("" if empty else "  ") + part
        empty = False
    yield line + ("–" if empty else "")


def label(text: str) -> str:
    return f"{' ' * INDENT}[dim]{escape(text)}[/]"


def piece(seat: int, pirate: int) -> str:
    return f"[{COAT[seat]}]{MARKS[seat]}{pirate + 1}[/]"


def paint(canvas: Canvas, line: int, column: int, text: str, style: str) -> None:
    for k, sign in enumerate(text):
        canvas[line, column + k] = (sign, style)


@lru_cache(CACHED_LINES)
def painted(signs: tuple[Sign, ...]) -> str:
    """A line of the canvas as markup. Most of them are the same from step to step."""
    runs = ((style, "".join(sign for sign, _ in run)) for style, run in groupby(signs, key=lambda sign: sign[1]))
    return "".join(f"[{style}]{escape(text)}[/]" if style else text for style, text in runs).rstrip()


# ------------------------------------------------------------------------------------------------------- the island
def headline(s: Snapshot, words: Words) -> str:
    """Whose turn it is, the PP left, and the weather."""
    if not s.turns:
        return f"[bold]{escape(words('title'))}[/]"
    count = words("board-turn", n=(s.turns + s.players - 1) // s.players, most=s.limit)
    parts = [f"[bold]{escape(count)}[/]", f"[{COAT[s.turn]}] {MARKS[s.turn]} [/] {escape(words('seat', n=s.turn + 1))}"]
    if s.phase in (Phase.PROGRESS, Phase.PASSING, Phase.FOG, Phase.LOOK):
        parts.append(f"[bold]{escape(words('board-pp', n=s.pp))}[/]")
    if s.storm:
        parts.append(f"[{WATER}]{escape(words('board-storm'))}[/]")
    if s.eruption != NOWHERE:
        parts.append(f"[{FIRE}]{escape(words('board-eruption', sector=s.eruption + 1))}[/]")
    return " · ".join(parts)


def chart_lines(s: Snapshot) -> list[str]:
    canvas = dict(ground(s.chart, s.eruption))
    put_things(s, canvas)
    put_boats(s, canvas)
    rows = range(height(s.chart))
    return [painted(tuple(canvas.get((line, column), BLANK) for column in range(WIDTH))) for line in rows]


def spot(chart: Chart, place: Place) -> tuple[int, int]:
    """Where the three signs of a hex begin: line and column."""
    left, top = corner(chart)
    return 1 + 2 * (place[1] - top), MARGIN + 2 * (place[0] - left)


@lru_cache(maxsize=64)
def corner(chart: Chart) -> Place:
    """The westernmost and northernmost of all that is drawn."""
    drawn = all_drawn(chart)
    return min(across for across, _ in drawn), min(down for _, down in drawn)


def all_drawn(chart: Chart) -> list[Place]:
    return [*chart.terrain, *chart.ports.values(), *chart.lakes, (0, 0)]


@lru_cache(maxsize=64)
def height(chart: Chart) -> int:
    return 1 + max(line for line, _ in ground(chart, NOWHERE))


@lru_cache(maxsize=64)
def ground(chart: Chart, eruption: int) -> Canvas:
    """What never moves: land, water, rivers, the crater, names of rows and columns; with the sector of an eruption marked."""
    canvas = Canvas()
    for place in chart.terrain:
        line, column = spot(chart, place)
        kind = chart.terrain[place]
        name, style = land(chart, place, eruption)
        paint(canvas, line, column, name, style)
        paint(canvas, line, column + (2 if name.strip() else 1), SIGNS[kind], INK[kind])
    for lake in chart.lakes:
        paint(canvas, *spot(chart, lake), " o ", WATER)
    for letter, place in chart.ports.items():
        paint(canvas, *spot(chart, place), f"~{letter}~", WATER)
    paint(canvas, *spot(chart, (0, 0)), "(*)", FIRE)
    for side in chart.rivers:
        put_river(canvas, chart, *sorted(side, key=lambda place: (place[1], place[0])))
    put_names(canvas, chart)
    return canvas


def put_river(canvas: Canvas, chart: Chart, one: Place, other: Place) -> None:
    """Between two hexes, the first one above or on the left."""
    line, column = spot(chart, one)
    if one[1] == other[1]:
        paint(canvas, line, column + 3, "|", WATER)
    elif other[0] > one[0]:
        paint(canvas, line + 1, column + 2, "/", WATER)
    else:
        paint(canvas, line + 1, column, "\\", WATER)


def put_names(canvas: Canvas, chart: Chart) -> None:
    """Letters beside the rows, numbers above and below the columns; every other row lies half a hex further east."""
    left, top = min(across for across, _ in chart.terrain), min(down for _, down in chart.terrain)
    rows = sorted({down for _, down in chart.terrain})
    edge = 1 + max(spot(chart, place)[1] + 3 for place in all_drawn(chart))
    for down in rows:
        line, _ = spot(chart, (0, down))
        for column in (0, edge):
            paint(canvas, line, column, LETTERS[down - top], "bold")
    for number in range(1 + max((across - left) // 2 for across, _ in chart.terrain)):
        column = spot(chart, (left + 2 * number, 0))[1] + 1
        for line in (0, 2 + spot(chart, (0, max(down for _, down in all_drawn(chart))))[0]):
            paint(canvas, line, column, f"{number + 1:<2}", "bold")


def put_things(s: Snapshot, canvas: Canvas) -> None:
    """Chests, the treasure and pirates on the land."""
    places = s.chart.places
    for chest in range(s.chests):
        if s.chest[chest] != NOWHERE:
            paint(canvas, *spot(s.chart, places[s.chest[chest]]), *lid(s, chest))
    if s.loose != NOWHERE:
        paint(canvas, *spot(s.chart, places[s.loose]), "$$$", GOLD)
    for here, number in enumerate(s.stands):
        if number:
            put_pirate(s, canvas, here, *divmod(number - 1, PIRATES))


def land(chart: Chart, place: Place, eruption: int) -> Sign:
    """The name of a cell or a jetty; its ground comes after it."""
    if place in chart.cells:
        return f"{chart.cells[place]} ", FIRE if chart.cells[place] // 10 == eruption + 1 else QUIET
    letter = next((one for one, jetty in chart.jetties.items() if jetty == place), "")
    return (f"{letter}! ", WATER) if letter else ("   ", "")


def lid(s: Snapshot, chest: int) -> Sign:
    """A chest as the view's seat knows it: [4] closed, (4) empty, $4$ the treasure is in it."""
    number, seen = chest + 1, s.seen[s.seat][chest] if s.seat >= 0 else UNSEEN
    if seen == EMPTY or s.origin != NO_CHEST:
        return f"({number})", QUIET
    return (f"${number}$", GOLD) if seen == TREASURE else (f"[{number}]", GOLD)


def put_pirate(s: Snapshot, canvas: Canvas, here: int, seat: int, pirate: int) -> None:
    """His mark and number before the ground, or before the treasure he carries; + if another one passes there."""
    line, column = spot(s.chart, s.chart.places[here])
    kind = int(s.isle.terrain[here])
    paint(canvas, line, column, f"{MARKS[seat]}{pirate + 1}", COAT[seat])
    if seat == s.turn and s.walker not in (NOBODY, pirate) and s.at[seat][s.walker] == here:
        paint(canvas, line, column + 2, "+", COAT[seat])
    elif PIRATES * seat + pirate == s.bearer:
        paint(canvas, line, column + 2, "$", GOLD)
    elif canvas[line, column + 2][0] in ")]$":  # he stands on a chest, or on the treasure
        paint(canvas, line, column + 2, *canvas[line, column + 2])
    else:
        paint(canvas, line, column + 2, SIGNS[kind], INK[kind])


def put_boats(s: Snapshot, canvas: Canvas) -> None:
    """A♥6: in port A a boat of Red's, six aboard; A♥♠: two boats."""
    for letter, place in s.chart.ports.items():
        line, column = spot(s.chart, place)
        boats = s.boats_in(PORT.names.index(letter))
        if boats:
            paint(canvas, line, column, letter, WATER)
        for k, boat in enumerate(boats):
            paint(canvas, line, column + 1 + k, MARKS[s.owner[boat]], COAT[s.owner[boat]])
        if len(boats) == 1:
            paint(canvas, line, column + 2, str(len(s.crew(boats[0]))), COAT[s.owner[boats[0]]])


# ------------------------------------------------------------------------------------------------------ below it
def key_lines(words: Words) -> Iterator[str]:
    """What the signs mean, and what a step costs."""
    grounds = [(INK[k], SIGNS[k], f"{words('ground', ground=name)} {TERRAIN_COST[k]}") for k, name in enumerate(GROUNDS)]
    signs = [(style, sign, words("board-sign", what=what)) for style, sign, what in KEY]
    for row in ([*grounds, (WATER, "|", f"{words('board-river')} +1")], signs):
        yield "  ".join(f"[{style}]{escape(sign)}[/] [dim]{escape(told)}[/]" for style, sign, told in row)


def chest_lines(s: Snapshot, words: Words) -> Iterator[str]:
    """Where each is, what this seat has seen in it, and the seats that have looked (IT-38)."""
    if s.bearer != NOBODY:
        seat, pirate = divmod(s.bearer, PIRATES)
        yield from fact(label(words("board-treasure")), [f"{piece(seat, pirate)} [{GOLD}]{hex_name(s.at[seat][pirate])}[/]"])
    elif s.loose != NOWHERE:
        yield from fact(label(words("board-treasure")), [f"[{GOLD}]{hex_name(s.loose)}[/]"])
    elif s.origin == NO_CHEST:
        laid = [chest for chest in range(s.chests) if s.chest[chest] != NOWHERE]
        yield from fact(label(words("board-chests")), [chest_fact(s, chest) for chest in laid])


def chest_fact(s: Snapshot, chest: int) -> str:
    sign, style = lid(s, chest)
    looked = "".join(f"[{COAT[seat]}]{MARKS[seat]}[/]" for seat in range(s.players) if s.seen[seat][chest] != UNSEEN)
    return f"[{style}]{escape(sign)}[/] {hex_name(s.chest[chest])}{looked}"


def player_lines(s: Snapshot, seat: int, words: Words) -> Iterator[str]:
    who = words("seat-you" if seat == s.seat else "seat", n=seat + 1)
    chip = f"[{COAT[seat]}] {MARKS[seat]} {words('role', colour=COLOURS[seat])} [/] [bold]{escape(who)}[/]"
    yield from fact(chip, [boat_fact(s, boat, words) for boat in range(s.players) if s.owner[boat] == seat], NAME)
    ashore = [pirate for pirate in range(PIRATES) if s.at[seat][pirate] >= 0]
    if ashore:
        yield from fact(label(words("board-ashore")), [shore_fact(s, seat, pirate, words) for pirate in ashore])
    dead = [piece(seat, pirate) for pirate in range(PIRATES) if s.at[seat][pirate] == DEAD]
    if dead:
        yield from fact(label(words("board-dead")), dead)


def boat_fact(s: Snapshot, boat: int, words: Words) -> str:
    """Its first colour, its port, and its crew."""
    crew, port = s.crew(boat), s.port[boat]
    where = words("board-boat", boat=COLOURS[boat], port=port_word(port)) if port != NOWHERE else words("board-boat-waiting")
    pieces = " ".join(piece(s.owner[boat], pirate) for pirate in crew)
    return f"{escape(where)} {pieces or '[dim]–[/]'}"


def shore_fact(s: Snapshot, seat: int, pirate: int, words: Words) -> str:
    """Where he is, and while his player moves, the PP that he may still use (IT-11, IT-12)."""
    told = f"{piece(seat, pirate)} {hex_name(s.at[seat][pirate])}"
    if seat == s.turn and s.phase in (Phase.PROGRESS, Phase.PASSING):
        told += f" [dim]({escape(words('pp', n=room_of(s, pirate)))})[/]"
    return told


def odds_lines(s: Snapshot, words: Words) -> Iterator[str]:
    """IT-28: the results of each possible attack, in how many of the 36 throws."""
    sides = {side_of(s, pirate, way) for pirate in range(s.pirates) for way in range(WAYS)} - {NOWHERE}
    for place in sorted(sides):
        enemy = s.pirate_at(place)
        if enemy is not None and enemy[0] != s.turn:
            odds = prospect(s, place)
            told = words("board-odds", n=odds.attackers, dies=odds.dies, flees=odds.flees, nothing=odds.nothing,
                         leader=odds.leader_dies)
            yield f"{' ' * INDENT}{piece(*enemy)} {hex_name(place)}  {escape(told)}"
