"""The scene, a chart with four lanes and below it the stores of both camps; and the clicks on it.

The id of a barrel whose value the seat knows is `cask-<barrel>` everywhere. Ids of barrels seen from behind are made of what
everyone can count: `back-green-2` in stock, `cargo-red` aboard, `booty-` and `home-` where barrels were won. (NA-20)
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words as words_module
from benbow.engine.contract import OVER, View
from benbow.engine.drawing.art import INK, Place, quiet
from benbow.engine.drawing.scene import HAND, Die, Piece, Scene, fitting, text
from benbow.engine.words import Words

from ..rules.actions import BACKS, BARRELS, LOAD, LURE, VERBS
from ..rules.board import KINDS, SHIPS
from ..rules.facts import VALUES, Snapshot, back_of, members, worth
from ..rules.state import ABSENT, ASHORE, BROWN, EMPTY, FACE_DOWN, LOST, Camp, Phase, State
from ..telling.terminal import number
from . import art

say = partial(words_module.say, Path(__file__).parent.parent / "words")
RACK_LAYER, MARK_LAYER, SHIP_LAYER, BARREL_LAYER, DONKEY_LAYER, SIGN_LAYER = range(6)  # the lowest first
SHIP_IDS = tuple(f"ship-{lane}" for lane in BACKS[:SHIPS])
CARGO_IDS = tuple(f"cargo-{lane}" for lane in BACKS[:SHIPS])
CASK_IDS = tuple(f"cask-{barrel}" for barrel in range(BARRELS))
SIGN = 30  # the size of names on the chart


@lru_cache(maxsize=256)
def by_back(barrels: int) -> dict[int, list[int]]:
    """A set of barrels by back, in their order in the racks."""
    found: dict[int, list[int]] = {}
    for barrel in members(barrels):
        found.setdefault(back_of(barrel), []).append(barrel)
    return found


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    s, lang = Snapshot.of(view), words.lang
    ground = art.ground(s.lanes, bool(s.rounds), say("title", lang), say("booty", lang), say("home", lang))
    pieces = (
        *(tally(s, words) if s.actor == OVER else racks(s, lang)), *marks(s), *ships(s, lang), *stocked(s, lang),
        *aboard(s, lang), *won(s), *sums(s, lang), *signs(s, words), donkey(s, lang),
    )
    return Scene(art.WIDTH, art.HEIGHT, say("title", lang), ground, pieces)


# ---------------------------------------------------------------------------------------------------- the chart
def berth(s: Snapshot, lane: int) -> Place:
    """On its square, or small in its harbour."""
    square, y = s.square[lane], art.lane_y(lane, s.lanes)
    return Place(art.square_x(square), y) if square > ASHORE else Place(836, y - 16, 0.62)


def ships(s: Snapshot, lang: str) -> Iterator[Piece]:
    for lane in range(s.lanes):
        x, y, size = berth(s, lane)
        square, name = s.square[lane], ship_name(lane, s.square[lane], s.cargo[lane], lang)
        drawn, turn = art.ship(lane, square == ASHORE, square == LOST), 180 if square == LOST else 0
        yield Piece(SHIP_IDS[lane], drawn, x, y, turn, size, name, layer=SHIP_LAYER)


def ship_name(lane: int, square: int, cargo: int, lang: str) -> str:
    if square == LOST:
        return say("ship-lost", lang, ship=BACKS[lane])
    if square == ASHORE:
        return say("ship-ashore", lang, ship=BACKS[lane])
    if cargo == EMPTY:
        return say("ship-empty", lang, ship=BACKS[lane], square=square)
    return say("name-lure", lang, ship=BACKS[lane], square=square, back=BACKS[back_of(cargo)])


def marks(s: Snapshot) -> Iterator[Piece]:
    """Four corners around the ship that the phase is about."""
    if s.phase in (Phase.ENTER, Phase.LOAD, Phase.DRIFT, Phase.SAIL):
        x, y, size = berth(s, s.ship)
        yield Piece("mark", art.MARK, x, y, size=size, layer=MARK_LAYER)


def donkey(s: Snapshot, lang: str) -> Piece:
    """On the shore beside the ship that is lured, else by the lighthouse. NA-9"""
    lane = s.ship if s.phase == Phase.DRIFT else s.lured
    x, y, size = Place(*art.MEADOW) if lane < 0 else Place(158, art.lane_y(lane, s.lanes) + 8)
    return Piece("donkey", art.DONKEY, x, y, size=size, name=say("donkey", lang), layer=DONKEY_LAYER)


# -------------------------------------------------------------------------------------------------------- names
def signs(s: Snapshot, words: Words) -> Iterator[Piece]:
    """Names of the Owners of ships and of the Wrecker; with their points in a match. NA-4, NA-5, NA-19"""
    has_purses = s.rounds and s.actor != OVER  # then the tally shows them
    for lane in range(s.lanes):
        x, y, owner = 784, art.lane_y(lane, s.lanes) + 56, s.owner[lane]
        who = words("seat", n=owner + 1)
        name = say("port-of", words.lang, ship=BACKS[lane], who=who)
        yield sign(f"port-{BACKS[lane]}", Place(x, y), 180, who, owner == s.seat, name)
        if has_purses:
            yield Piece(f"purse-{BACKS[lane]}", art.coin(number(s.earned[owner])), 940, y - 52, layer=SIGN_LAYER)
    who = words("seat", n=s.wrecker + 1)
    yield sign("wrecker", Place(42, 606), 166, who, s.is_wrecker, say("wrecker-is", words.lang, who=who))
    if has_purses:
        yield Piece("purse-wrecker", art.coin(number(s.earned[s.wrecker])), 66, 560, layer=SIGN_LAYER)
    if s.rounds:
        told = say("chart-round", words.lang, round=s.wrecker + 1, rounds=s.players)
        yield Piece("round", text(0, 0, told, 34, anchor="end", css="ink"), 950, 78, layer=SIGN_LAYER)


def sign(id: str, place: Place, width: float, who: str, is_own: bool, name: str) -> Piece:
    written = text(0, 0, fitting(who, width / SIGN), SIGN, anchor="start", fill=INK, weight=600 if is_own else 400, css="ink")
    return Piece(id, written, place.x, place.y, name=name, layer=SIGN_LAYER)


def tally(s: Snapshot, words: Words) -> Iterator[Piece]:
    """After the end, in place of the empty racks: the points of every seat, the richest marked. NA-18, NA-19"""
    earned = s.earned[:s.players]
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
    """The heading of the upper store."""
    return Piece("store", text(0, 0, told, 42, family=HAND, anchor="start", weight=700, css="ink"), 32, 688, layer=SIGN_LAYER)


# ------------------------------------------------------------------------------------------------------- stores
def frame(s: Snapshot, back: int) -> tuple[Place, float, float, int]:
    """The place, width, height and columns of a rack. For the seat that loads, those it can load from are large. NA-8"""
    backs = list(by_back(s.all_barrels))
    if not s.is_loading:
        return Place(500 + (2 * backs.index(back) + 1 - len(backs)) * 94, 797), 160, 202, 2
    if back in (s.ship, BROWN):
        return Place(342, 747 if back == s.ship else 850), 628, 102, 6
    aside = [other for other in backs if other not in (s.ship, BROWN)]
    return Place(821, 725 + 62 * aside.index(back)), 312, 58, 6


def slot(s: Snapshot, back: int, k: int) -> Place:
    middle, width, height, columns = frame(s, back)
    across, down = width / columns, height / (KINDS // columns)
    row, column = divmod(k, columns)
    x = middle.x + (column - (columns - 1) / 2) * min(across, 1.06 * down)
    return Place(x, middle.y + (row - (KINDS // columns - 1) / 2) * down, round(min(across, down) / 103, 2))


def racks(s: Snapshot, lang: str) -> Iterator[Piece]:
    yield head(say("stock", lang))
    for back in by_back(s.all_barrels):
        middle, width, height, _ = frame(s, back)
        n = s.left(back)
        name = say("rack", lang, back=BACKS[back], n=n) + listed(s.known_stock, back)
        yield Piece(f"rack-{BACKS[back]}", art.rack(back, width, height, n == 0), middle.x, middle.y, name=name, layer=RACK_LAYER)


def listed(barrels: list[int], back: int | None = None) -> str:
    """Values, for screen readers."""
    values = ", ".join(number(VALUES[barrel]) for barrel in barrels if back in (None, back_of(barrel)))
    return f" ({values})" if values else ""


def stocked(s: Snapshot, lang: str) -> Iterator[Piece]:
    """The stock: barrels with values, each in its own place, or backs without gaps."""
    for back, kinds in by_back(s.all_barrels).items():
        if s.sees_all:
            for barrel in s.known_stock:
                if back_of(barrel) == back:
                    is_choice = s.is_loading and back in (s.ship, BROWN)
                    yield cask(barrel, slot(s, back, kinds.index(barrel)), lang if is_choice else "")
        else:
            for k in range(s.left(back)):
                yield seen_from_behind(f"back-{BACKS[back]}-{k}", back, slot(s, back, k))


def aboard(s: Snapshot, lang: str) -> Iterator[Piece]:
    for lane in range(s.lanes):
        cargo = s.cargo[lane]
        if cargo != EMPTY:
            x, y, _ = berth(s, lane)
            place = Place(x + 37, y - 9, 0.52)
            yield seen_from_behind(CARGO_IDS[lane], back_of(cargo), place) if cargo >= FACE_DOWN else cask(cargo, place, lang)


def won(s: Snapshot) -> Iterator[Piece]:
    """The barrels that each camp has won. NA-10, NA-12, NA-20"""
    for side, left in ((Camp.WRECKER, 25), (Camp.OWNERS, 509)):
        n = sum(s.taken[side])
        if s.knows(side):
            for k, barrel in enumerate(s.won(side)):
                yield cask(barrel, heap(left, k, n))
            continue
        backs = [(back, k) for back in by_back(s.all_barrels) for k in range(s.taken[side][back])]
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
    """A barrel with its value. Without a language it has no name: its rack or heap says what there is."""
    name = say("barrel", lang, back=BACKS[back_of(barrel)], value=number(VALUES[barrel])) if lang else ""
    drawn = art.barrel(back_of(barrel), number(VALUES[barrel]))
    return Piece(CASK_IDS[barrel], drawn, place.x, place.y, size=place.size, name=name, layer=BARREL_LAYER)


@lru_cache(maxsize=4096)
def seen_from_behind(id: str, back: int, place: Place) -> Piece:
    """Only a back; its rack, ship or heap has the name, and takes the click."""
    return Piece(id, quiet(art.barrel(back)), place.x, place.y, size=place.size, layer=BARREL_LAYER)


def sums(s: Snapshot, lang: str) -> Iterator[Piece]:
    """How many barrels each camp has, and their points, if the seat knows them."""
    booty = say("booty-count", lang, n=sum(s.taken[Camp.WRECKER]))
    home = say("home-count", lang, n=sum(s.taken[Camp.OWNERS]))
    for id, side, name, right in (("booty", Camp.WRECKER, booty, 484), ("home", Camp.OWNERS, home, 968)):
        told = say("points", lang, n=worth(s.won(side))) if s.knows(side) else ""
        name += listed(s.won(side))
        yield Piece(id, text(0, 0, told, 34, anchor="end", css="ink", weight=600), right, 942,
                    name=f"{name}, {told}" if told else name, layer=SIGN_LAYER)


# ------------------------------------------------------------------------------------------------------- clicks
def gestures(view: View) -> dict[int, tuple[str, ...]]:
    """One click: the barrel to be loaded, the ship to be lured."""
    return {code: (SHIP_IDS[code - LURE] if code >= LURE else CASK_IDS[code - LOAD],) for code in view.legal()}


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    """What a click most likely meant."""
    s, id = Snapshot.of(view), ids[-1] if ids else ""
    if id in CASK_IDS:
        barrel = CASK_IDS.index(id)
        return lure(s, list(s.cargo).index(barrel)) if barrel in s.cargo else LOAD + barrel
    for names in (SHIP_IDS, CARGO_IDS):
        if id in names:
            return lure(s, names.index(id))
    if id == "donkey":
        return None if s.is_wrecker else LURE
    kind, _, rest = id.partition("-")
    back = rest.partition("-")[0]
    if kind in ("rack", "back") and back in BACKS and not s.sees_all:
        return LOAD + KINDS * BACKS.index(back)  # any barrel: the Wrecker loads none
    return None


def lure(s: Snapshot, lane: int) -> int | None:
    """None if an Owner clicks a ship while one is to be loaded: no barrel is chosen yet."""
    if s.square[lane] == ABSENT or (s.phase == Phase.LOAD and not s.is_wrecker):
        return None
    return LURE + lane


# --------------------------------------------------------------------------------------------------------- dice
def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """The black die for the Wrecker, else the ship's own. NA-2"""
    verb, values = VERBS.decode(veiled)
    if not verb.startswith("roll"):
        return ()
    s = State.of(before)
    face, lane = values[0], -1 if s.phase == Phase.DRIFT else s.ship
    back, thrower = ("black", s.wrecker) if lane < 0 else (BACKS[lane], s.owner[lane])
    return (Die(art.die(face, lane), say("die", words.lang, back=back, face=face), back, str(face), int(thrower)),)
