"""The table as a picture, drawn from a view: a chart with the four lanes, and below it the stores of both camps.

A barrel whose value the seat knows is `cask-<barrel>` wherever it lies; one that it sees from behind is named by what
everyone can count: `back-green-2` in stock, `cargo-red` aboard, `booty-` and `home-` where it was brought. (NA-20)
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from benbow.engine.contract import OVER, View
from benbow.engine.drawing.art import INK, Place, quiet
from benbow.engine.drawing.scene import HAND, Die, Piece, Scene, fitting, text
from benbow.engine.words import Words, words_of

from ..rules.actions import BACKS, BARRELS, LOAD, LURE, VERBS
from ..rules.board import KINDS, SHIPS
from ..rules.facts import all_barrels, sees_all
from ..rules.game import VALUE
from ..rules.state import ABSENT, ASHORE, BROWN, EMPTY, FACE_DOWN, LOST, Camp, Phase
from ..telling.terminal import back_of, number
from . import art

WORDS = Path(__file__).parent.parent / "words"
RACK_LAYER, MARK_LAYER, SHIP_LAYER, BARREL_LAYER, DONKEY_LAYER, SIGN_LAYER = range(6)  # the lowest first
SHIP_IDS = tuple(f"ship-{lane}" for lane in BACKS[:SHIPS])
CARGO_IDS = tuple(f"cargo-{lane}" for lane in BACKS[:SHIPS])
CASK_IDS = tuple(f"cask-{barrel}" for barrel in range(BARRELS))
SIGN = 30  # the size of names on the chart
VALUES = tuple(int(value) for value in VALUE)


class Table(NamedTuple):
    """What a view says, read once, in plain numbers."""

    seat: int
    actor: int
    phase: int
    lanes: int
    ship: int
    square: list[int]
    cargo: list[int]
    taken: list[list[int]]
    stock: list[int]  # barrels, where the seat knows them
    booty: list[int]
    home: list[int]
    kinds: dict[int, list[int]]  # by back, the barrels that this version of the game has
    sees_all: bool
    knows_booty: bool

    @property
    def is_loading(self) -> bool:
        """Is it this seat that chooses a barrel now? Then they are drawn large."""
        return self.phase == Phase.LOAD and self.actor == self.seat

    @property
    def racks(self) -> list[int]:
        return list(self.kinds)

    def left(self, back: int) -> int:
        """How many barrels of a back are in stock: public, by counting."""
        aboard = sum(cargo != EMPTY and back_of(cargo) == back for cargo in self.cargo)
        return len(self.kinds[back]) - self.taken[0][back] - self.taken[1][back] - aboard


def read(view: View) -> Table:
    s = view.record
    open_ = bool(sees_all(s, view.seat))
    cargo, everything = s["cargo"].tolist(), int(all_barrels(s))
    stock, booty = int(s["stock"]), int(s["booty"])
    aboard = sum(1 << barrel for barrel in cargo if 0 <= barrel < FACE_DOWN)
    knows_booty = open_ or view.seat == int(s["wrecker"])
    return Table(
        view.seat, view.actor, view.phase, int(s["lanes"]), int(s["ship"]), s["square"].tolist(), cargo, s["taken"].tolist(),
        members(stock) if open_ else [], members(booty) if knows_booty else [],
        members(everything & ~stock & ~booty & ~aboard) if open_ else [], by_back(everything), open_, knows_booty,
    )


@lru_cache(maxsize=256)
def by_back(barrels: int) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for barrel in members(barrels):
        found.setdefault(barrel // KINDS, []).append(barrel)
    return found


def members(barrels: int) -> list[int]:
    return [barrel for barrel in range(BARRELS) if barrels >> barrel & 1]


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    table, lang = read(view), words.lang
    ground = art.ground(table.lanes, bool(view.record["rounds"]), say("title", lang), say("booty", lang), say("home", lang))
    pieces = (
        *(tally(view, words) if table.actor == OVER else racks(table, lang)), *marks(table), *ships(table, lang),
        *stocked(table, lang), *aboard(table, lang), *brought(table), *sums(table, lang), *signs(view, words), donkey(view, lang),
    )
    return Scene(art.WIDTH, art.HEIGHT, say("title", lang), ground, pieces)


@lru_cache(maxsize=4096)
def say(key: str, lang: str, **arguments: str | int) -> str:
    """Words, made once; the names of players come as arguments."""
    return words_of(WORDS, lang)(key, **arguments)


# ---------------------------------------------------------------------------------------------------- the chart
def harbour(lane: int, lanes: int) -> Place:
    """Where a ship lies that is off the board."""
    return Place(836, art.lane_y(lane, lanes) - 16, 0.62)


def berth(table: Table, lane: int) -> Place:
    square = table.square[lane]
    return Place(art.square_x(square), art.lane_y(lane, table.lanes)) if square > ASHORE else harbour(lane, table.lanes)


def ships(table: Table, lang: str) -> Iterator[Piece]:
    for lane in range(table.lanes):
        x, y, size = berth(table, lane)
        square, cargo = table.square[lane], table.cargo[lane]
        drawn = art.ship(lane, square == ASHORE, square == LOST)
        turn = 180 if square == LOST else 0
        yield Piece(SHIP_IDS[lane], drawn, x, y, turn, size, ship_name(lane, square, cargo, lang), layer=SHIP_LAYER)


def ship_name(lane: int, square: int, cargo: int, lang: str) -> str:
    if square == LOST:
        return say("ship-lost", lang, ship=BACKS[lane])
    if square == ASHORE:
        return say("ship-ashore", lang, ship=BACKS[lane])
    if cargo == EMPTY:
        return say("ship-empty", lang, ship=BACKS[lane], square=square)
    return say("name-lure", lang, ship=BACKS[lane], square=square, back=BACKS[back_of(cargo)])


def marks(table: Table) -> Iterator[Piece]:
    """Four corners around the ship that the phase is about."""
    if table.phase in (Phase.ENTER, Phase.LOAD, Phase.DRIFT, Phase.SAIL):
        x, y, size = berth(table, table.ship)
        yield Piece("mark", art.MARK, x, y, size=size, layer=MARK_LAYER)


def donkey(view: View, lang: str) -> Piece:
    """On the shore before the ship that it was led to in this turn, else by the lighthouse. NA-9"""
    s = view.record
    lane = int(s["ship"]) if view.phase == Phase.DRIFT else int(s["lured"])
    x, y, size = Place(*art.MEADOW) if lane < 0 else Place(158, art.lane_y(lane, int(s["lanes"])) + 8)
    return Piece("donkey", art.DONKEY, x, y, size=size, name=say("donkey", lang), layer=DONKEY_LAYER)


# -------------------------------------------------------------------------------------------------------- names
def signs(view: View, words: Words) -> Iterator[Piece]:
    """Who loads which ship, and who is the Wrecker; with purses where points have been earned. NA-4, NA-5, NA-19"""
    s = view.record
    lanes, has_purses = int(s["lanes"]), bool(s["rounds"]) and view.actor != OVER  # the tally tells all, then
    earned, owner, wrecker = s["earned"].tolist(), s["owner"].tolist(), int(s["wrecker"])
    for lane in range(lanes):
        x, y = (784, art.lane_y(lane, lanes) + 56)
        who = words("seat", n=owner[lane] + 1)
        name = say("port-of", words.lang, ship=BACKS[lane], who=who)
        yield sign(f"port-{BACKS[lane]}", Place(x, y), 180, who, owner[lane] == view.seat, name)
        if has_purses:
            yield purse(f"purse-{BACKS[lane]}", Place(940, y - 52), earned[owner[lane]])
    who = words("seat", n=wrecker + 1)
    yield sign("wrecker", Place(42, 606), 166, who, wrecker == view.seat, say("wrecker-is", words.lang, who=who))
    if has_purses:
        yield purse("purse-wrecker", Place(66, 560), earned[wrecker])
    if s["rounds"]:
        told = say("chart-round", words.lang, round=wrecker + 1, rounds=view.seats)
        yield Piece("round", text(0, 0, told, 34, anchor="end", css="ink"), 950, 78, layer=SIGN_LAYER)


def sign(id: str, place: Place, width: float, who: str, is_own: bool, name: str) -> Piece:
    written = text(0, 0, fitting(who, width / SIGN), SIGN, anchor="start", fill=INK, weight=600 if is_own else 400, css="ink")
    return Piece(id, written, place.x, place.y, name=name, layer=SIGN_LAYER)


def purse(id: str, place: Place, points: int) -> Piece:
    return Piece(id, art.coin(number(points)), place.x, place.y, layer=SIGN_LAYER)


def tally(view: View, words: Words) -> Iterator[Piece]:
    """After the end the racks are empty; in their place stands what everyone has earned, the richest marked. NA-18, NA-19"""
    earned = view.record["earned"].tolist()[:view.seats]
    yield head(say("final", words.lang))
    for seat, points in enumerate(earned):
        who = words("seat", n=seat + 1)
        is_richest = points == max(earned)
        line = "".join((
            art.LAUREL if is_richest else "",
            text(0, 0, fitting(who, 16), 36, anchor="start", css="ink", weight=600 if is_richest else 400),
            text(800, 0, number(points), 36, anchor="end", css="ink", weight=600), art.LEADER,
        ))
        name = say("seat-result", words.lang, who=who, n=points)
        yield Piece(f"tally-{seat}", line, 110, 724 + 41 * seat, name=name, layer=RACK_LAYER)


def head(told: str) -> Piece:
    """What stands over the upper store."""
    return Piece("store", text(0, 0, told, 42, family=HAND, anchor="start", weight=700, css="ink"), 32, 688, layer=SIGN_LAYER)


# ------------------------------------------------------------------------------------------------------- stores
def frame(table: Table, back: int) -> tuple[Place, float, float, int]:
    """The place, width, height and columns of a rack. Who loads has the fitting ones large before him, the others aside. NA-8"""
    if not table.is_loading:
        n = len(table.racks)
        return Place(500 + (2 * table.racks.index(back) + 1 - n) * 94, 797), 160, 202, 2
    if back in (table.ship, BROWN):
        return Place(342, 747 if back == table.ship else 850), 628, 102, 6
    aside = [other for other in table.racks if other not in (table.ship, BROWN)]
    return Place(821, 725 + 62 * aside.index(back)), 312, 58, 6


def slot(table: Table, back: int, k: int) -> Place:
    middle, width, height, columns = frame(table, back)
    across, down = width / columns, height / (KINDS // columns)
    row, column = divmod(k, columns)
    size = min(across, down) / 103
    tight = min(across, 1.06 * down)
    return Place(
        middle.x + (column - (columns - 1) / 2) * tight, middle.y + (row - (KINDS // columns - 1) / 2) * down, round(size, 2),
    )


def racks(table: Table, lang: str) -> Iterator[Piece]:
    yield head(say("stock", lang))
    for back in table.racks:
        middle, width, height, _ = frame(table, back)
        n = table.left(back)
        name = say("rack", lang, back=BACKS[back], n=n) + listed(table.stock, back)
        yield Piece(f"rack-{BACKS[back]}", art.rack(back, width, height, n == 0), middle.x, middle.y, name=name, layer=RACK_LAYER)


def listed(barrels: list[int], back: int | None = None) -> str:
    """Values, for ears."""
    values = ", ".join(number(VALUES[barrel]) for barrel in barrels if back in (None, barrel // KINDS))
    return f" ({values})" if values else ""


def stocked(table: Table, lang: str) -> Iterator[Piece]:
    """The stock: values in their places, or backs, which close up."""
    for back in table.racks:
        kinds = table.kinds[back]
        if table.sees_all:
            for barrel in table.stock:
                if barrel // KINDS == back:
                    is_choice = table.is_loading and back in (table.ship, BROWN)
                    yield cask(barrel, slot(table, back, kinds.index(barrel)), lang if is_choice else "")
        else:
            for k in range(table.left(back)):
                yield seen_from_behind(f"back-{BACKS[back]}-{k}", back, slot(table, back, k))


def aboard(table: Table, lang: str) -> Iterator[Piece]:
    for lane in range(table.lanes):
        cargo = table.cargo[lane]
        if cargo != EMPTY:
            x, y, _ = berth(table, lane)
            place = Place(x + 37, y - 9, 0.52)
            yield seen_from_behind(CARGO_IDS[lane], back_of(cargo), place) if cargo >= FACE_DOWN else cask(cargo, place, lang)


def brought(table: Table) -> Iterator[Piece]:
    """The barrels that each camp has won. NA-10, NA-12, NA-20"""
    for side, known, left in ((Camp.WRECKER, table.booty, 25), (Camp.OWNERS, table.home, 509)):
        is_known = table.knows_booty if side == Camp.WRECKER else table.sees_all
        n = sum(table.taken[side])
        if is_known:
            for k, barrel in enumerate(known):
                yield cask(barrel, heap(left, k, n))
            continue
        backs = [(back, k) for back in table.racks for k in range(table.taken[side][back])]
        for place, (back, k) in enumerate(backs):
            id = f"{'booty' if side == Camp.WRECKER else 'home'}-{BACKS[back]}-{k}"
            yield seen_from_behind(id, back, heap(left, place, n))


def heap(left: int, k: int, n: int) -> Place:
    """Two rows of eight, or smaller ones in three rows of ten."""
    columns, pitch, top, down, size = (8, 57, 985, 60, 0.55) if n <= 16 else (10, 46, 974, 42, 0.41)
    row, column = divmod(k, columns)
    return Place(left + 233 + (column - (columns - 1) / 2) * pitch, top + row * down, size)


@lru_cache(maxsize=4096)
def cask(barrel: int, place: Place, lang: str = "") -> Piece:
    """A barrel with its value; without a language it is silent, as one of many whose rack or heap says what there is."""
    name = say("barrel", lang, back=BACKS[barrel // KINDS], value=number(VALUES[barrel])) if lang else ""
    drawn = art.barrel(barrel // KINDS, number(VALUES[barrel]))
    return Piece(CASK_IDS[barrel], drawn, place.x, place.y, size=place.size, name=name, layer=BARREL_LAYER)


@lru_cache(maxsize=4096)
def seen_from_behind(id: str, back: int, place: Place) -> Piece:
    """Nothing but a back; its rack, ship or heap tells what it is, and takes the click."""
    drawn = quiet(art.barrel(back))
    return Piece(id, drawn, place.x, place.y, size=place.size, layer=BARREL_LAYER)


def sums(table: Table, lang: str) -> Iterator[Piece]:
    """How many barrels each camp has, and what they are worth where the seat knows it."""
    booty = say("booty-count", lang, n=sum(table.taken[Camp.WRECKER]))
    home = say("home-count", lang, n=sum(table.taken[Camp.OWNERS]))
    won = ("booty", booty, table.knows_booty, table.booty, 484), ("home", home, table.sees_all, table.home, 968)
    for id, name, is_known, known, right in won:
        told = say("points", lang, n=sum(VALUES[barrel] for barrel in known)) if is_known else ""
        name += listed(known)
        yield Piece(id, text(0, 0, told, 34, anchor="end", css="ink", weight=600), right, 942,
                    name=f"{name}, {told}" if told else name, layer=SIGN_LAYER)


# ------------------------------------------------------------------------------------------------------- clicks
def gestures(view: View) -> dict[int, tuple[str, ...]]:
    """One click: the barrel to be loaded, the ship to be lured."""
    return {code: (SHIP_IDS[code - LURE] if code >= LURE else CASK_IDS[code - LOAD],) for code in view.legal()}


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    """What a click most likely meant."""
    s, id = view.record, ids[-1] if ids else ""
    is_wrecker = view.seat == int(s["wrecker"])
    if id in CASK_IDS:
        barrel = CASK_IDS.index(id)
        lanes = [lane for lane in range(SHIPS) if int(s["cargo"][lane]) == barrel]
        return lure(view, lanes[0], is_wrecker) if lanes else LOAD + barrel
    for names in (SHIP_IDS, CARGO_IDS):
        if id in names:
            return lure(view, names.index(id), is_wrecker)
    if id == "donkey":
        return None if is_wrecker else LURE
    kind, _, rest = id.partition("-")
    back = rest.partition("-")[0]
    if kind in ("rack", "back") and back in BACKS and not sees_all(s, view.seat):
        return LOAD + KINDS * BACKS.index(back)  # whichever it is: he loads nothing
    return None


def lure(view: View, lane: int, is_wrecker: bool) -> int | None:
    """An Owner who clicks a ship while one is to be loaded wants to load it; which barrel, nobody knows yet."""
    if int(view.record["square"][lane]) == ABSENT or (view.phase == Phase.LOAD and not is_wrecker):
        return None
    return LURE + lane


# --------------------------------------------------------------------------------------------------------- dice
def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """The black die for the Wrecker, else the ship's own. NA-2"""
    verb, values = VERBS.decode(veiled)
    if not verb.startswith("roll"):
        return ()
    face, lane = values[0], -1 if before.phase == Phase.DRIFT else int(before.record["ship"])
    back = "black" if lane < 0 else BACKS[lane]
    return (Die(art.die(face, lane), say("die", words.lang, back=back, face=face)),)
