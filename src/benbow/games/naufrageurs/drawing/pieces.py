"""The scene, a chart with four lanes and below it the stores of both camps; and the clicks on it.

The id of a barrel whose value the seat knows is `cask-<barrel>` everywhere. Ids of barrels seen from behind are made of what
everyone can count: `back-green-2` in stock, `cargo-red` aboard, or `cargo-red-brown`, `booty-` and `home-` where barrels were
won (NA-20). All barrels with one back are of one sort: so one that is seen from behind turns over on its way to the booty.
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

from ..rules.actions import LOAD, LURE, SERVE, VERBS
from ..rules.board import BACKS, BARRELS, KINDS, SHIPS
from ..rules.facts import Snapshot, back_of, members
from ..rules.state import ABSENT, ASHORE, BROWN, EMPTY, FACE_DOWN, LOST, Camp, Phase, State
from ..telling.terminal import number
from . import art

say = partial(words_module.say, Path(__file__).parent.parent / "words")
RACK_LAYER, MARK_LAYER, WRECK_LAYER, SHIP_LAYER, BARREL_LAYER, DONKEY_LAYER, SIGN_LAYER = range(7)  # the lowest first
SHIP_IDS, MOORED_IDS, WRECK_IDS, CARGO_IDS = (
    tuple(f"{what}-{lane}" for lane in BACKS[:SHIPS]) for what in ("ship", "moored", "wreck", "cargo"))
SPECIAL_IDS = tuple(f"{id}-brown" for id in CARGO_IDS)
CASK_IDS = tuple(f"cask-{barrel}" for barrel in range(BARRELS))
KIND = tuple(f"barrel-{back}" for back in BACKS)
SIGN = 28  # the size of names on the chart


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
    """On the water, on the reef, or in the harbour.

    A ship that comes home glides into its harbour: `ship-` and `moored-` are of one sort. One that is wrecked must not. That is
    known only before it happens: so whoever may be wrecked now has a place in the harbour already, unseen, and the page finds
    nothing that the vanished ship could have become. How it ends on the reef is told by its class, in scene.css.
    """
    for lane in range(s.lanes):
        x, y, size = berth(s, lane)
        square, name = s.square[lane], ship_name(s, lane, lang)
        piece = partial(Piece, layer=SHIP_LAYER, sort=f"hull-{BACKS[lane]}")
        if square > ASHORE:
            css = f"doomed from-{square}" if may_be_wrecked(s, lane) else ""
            yield piece(SHIP_IDS[lane], art.ship(lane), x, y, name=name, css=css)
        if is_on_reef(s, lane):
            yield Piece(WRECK_IDS[lane], art.wreck(lane), 262, y + 14, size=0.85, name=name, layer=WRECK_LAYER)
        if is_on_reef(s, lane) or may_be_wrecked(s, lane):
            yield piece(MOORED_IDS[lane], "", 836, y, css="unseen")
        elif square <= ASHORE:
            turn = 180 if square == LOST else 0
            yield piece(MOORED_IDS[lane], art.ship(lane, square == ASHORE, square == LOST), x, y, turn, size, name)


def may_be_wrecked(s: Snapshot, lane: int) -> bool:
    """If this ship leaves the board next, is it by a wreck? NA-9, NA-10"""
    return (s.phase == Phase.DRIFT and s.ship == lane) or (s.phase == Phase.LURE and s.square[lane] == 1)


def is_on_reef(s: Snapshot, lane: int) -> bool:
    """Was it wrecked in this turn? Certain until ships of its lane have had their turn to sail: then it may have come home."""
    return s.square[lane] == ASHORE and (s.phase in (Phase.LURE, Phase.DRIFT) or (s.phase == Phase.SAIL and lane > s.ship))


def ship_name(s: Snapshot, lane: int, lang: str) -> str:
    square, cargo = s.square[lane], s.cargo[lane]
    if square == LOST:
        return say("ship-lost", lang, ship=BACKS[lane])
    if square == ASHORE:
        return say("ship-wrecked" if is_on_reef(s, lane) else "ship-ashore", lang, ship=BACKS[lane])
    if cargo == EMPTY:
        return say("ship-empty", lang, ship=BACKS[lane], square=square)
    return say("name-lure", lang, ship=BACKS[lane], square=square, back=BACKS[back_of(cargo)])


def marks(s: Snapshot) -> Iterator[Piece]:
    """Four corners around the ship that the phase is about."""
    if s.phase in (Phase.ENTER, Phase.LOAD, Phase.DRIFT, Phase.SAIL):
        x, y, size = berth(s, s.ship)
        yield Piece("mark", art.CORNERS, x, y, size=size, layer=MARK_LAYER)


def donkey(s: Snapshot, lang: str) -> Piece:
    """On the shore beside the ship that is lured, else by the lighthouse. NA-9"""
    lane = s.ship if s.phase == Phase.DRIFT else s.lured
    x, y, size = Place(*art.MEADOW) if lane < 0 else Place(152, art.lane_y(lane, s.lanes) + 8)
    return Piece("donkey", art.DONKEY, x, y, size=size, name=say("donkey", lang), layer=DONKEY_LAYER)


# -------------------------------------------------------------------------------------------------------- names
def signs(s: Snapshot, words: Words) -> Iterator[Piece]:
    """Names of the Owners of ships and of the Wrecker; with their points in a match. NA-4, NA-5, NA-19"""
    has_purses = s.rounds and s.actor != OVER  # then the tally shows them
    for lane in range(s.lanes):
        x, y, owner = 788, art.lane_y(lane, s.lanes) + 46, s.owner[lane]
        who = words("seat", n=owner + 1)
        name = say("port-of", words.lang, ship=BACKS[lane], who=who)
        yield sign(f"port-{BACKS[lane]}", Place(x, y), 174, who, owner == s.seat, name)
        if has_purses and owner not in s.owner[:lane]:  # whoever has several ports has one purse
            yield Piece(f"purse-{BACKS[lane]}", art.coin(number(s.earned[owner])), 938, y - 42, layer=SIGN_LAYER)
    who = words("seat", n=s.wrecker + 1)
    yield sign("wrecker", Place(40, 594), 166, who, s.is_wrecker, say("wrecker-is", words.lang, who=who))
    if has_purses:
        yield Piece("purse-wrecker", art.coin(number(s.earned[s.wrecker])), 68, 546, layer=SIGN_LAYER)
    if s.rounds:
        told = say("chart-round", words.lang, round=s.wrecker + 1, rounds=s.players)
        yield Piece("round", text(0, 0, told, 34, anchor="end", css="ink"), 950, 78, layer=SIGN_LAYER)


def sign(id: str, place: Place, width: int, who: str, is_own: bool, name: str) -> Piece:
    """A name on a board of its own, so that nothing is drawn behind the letters."""
    room = width - 16
    written = text(8, 9, fitting(who, room / SIGN), SIGN, anchor="start", fill=INK, weight=600 if is_own else 400, css="ink")
    drawn = art.marked("island" if id == "wrecker" else "port", art.name_board(width) + written)
    return Piece(id, drawn, place.x, place.y, name=name, layer=SIGN_LAYER)


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
        name = say("rack", lang, back=BACKS[back], n=n) + listed(s, s.known_stock, back)
        yield Piece(f"rack-{BACKS[back]}", art.rack(back, width, height, n == 0), middle.x, middle.y, name=name, layer=RACK_LAYER)


def listed(s: Snapshot, barrels: list[int], back: int | None = None) -> str:
    """Values, for screen readers."""
    values = ", ".join(number(s.values[barrel]) for barrel in barrels if back in (None, back_of(barrel)))
    return f" ({values})" if values else ""


def stocked(s: Snapshot, lang: str) -> Iterator[Piece]:
    """The stock: barrels with values, each in its own place, or backs without gaps."""
    for back, kinds in by_back(s.all_barrels).items():
        if s.sees_all:
            for barrel in s.known_stock:
                if back_of(barrel) == back:
                    is_choice = s.is_loading and back in (s.ship, BROWN)
                    yield cask(barrel, s.values[barrel], slot(s, back, kinds.index(barrel)), lang if is_choice else "")
        else:
            for k in range(s.left(back)):
                yield seen_from_behind(f"back-{BACKS[back]}-{k}", back, slot(s, back, k))


def aboard(s: Snapshot, lang: str) -> Iterator[Piece]:
    for lane in range(s.lanes):
        cargo = s.cargo[lane]
        if cargo != EMPTY:
            x, y, _ = berth(s, lane)
            place, back = Place(x + 38, y - 10, 0.62), back_of(cargo)
            id = (SPECIAL_IDS if back == BROWN else CARGO_IDS)[lane]
            yield seen_from_behind(id, back, place) if cargo >= FACE_DOWN else cask(cargo, s.values[cargo], place, lang)


def won(s: Snapshot) -> Iterator[Piece]:
    """The barrels that each camp has won. NA-10, NA-12, NA-20"""
    for side, left in ((Camp.WRECKER, 25), (Camp.OWNERS, 509)):
        n = sum(s.taken[side])
        if s.knows(side):
            for k, barrel in enumerate(s.won(side)):
                yield cask(barrel, s.values[barrel], heap(left, k, n), is_found=not s.sees_all)
            continue
        backs = [(back, k) for back in by_back(s.all_barrels) for k in range(s.taken[side][back])]
        for place, (back, k) in enumerate(backs):
            id = f"{'booty' if side == Camp.WRECKER else 'home'}-{BACKS[back]}-{k}"
            yield seen_from_behind(id, back, heap(left, place, n))


HEAPS = ((6, 76, 987, 65, 0.67), (8, 57, 985, 60, 0.55), (10, 46, 974, 42, 0.41))


def heap(left: int, k: int, n: int) -> Place:
    """Two rows of six, or smaller ones: two rows of eight, three of ten."""
    columns, pitch, top, down, size = HEAPS[(n > 12) + (n > 16)]
    row, column = divmod(k, columns)
    return Place(left + 233 + (column - (columns - 1) / 2) * pitch, top + row * down, size)


@lru_cache(maxsize=4096)
def cask(barrel: int, value: int, place: Place, lang: str = "", is_found: bool = False) -> Piece:
    """A barrel with its value. Without a language it has no name: its rack or heap says what there is."""
    back = back_of(barrel)
    name = say("barrel", lang, back=BACKS[back], value=number(value)) if lang else ""
    return Piece(CASK_IDS[barrel], art.barrel(back, number(value)), place.x, place.y, size=place.size, name=name,
                 css="found" if is_found else "", layer=BARREL_LAYER, sort=KIND[back])


@lru_cache(maxsize=4096)
def seen_from_behind(id: str, back: int, place: Place) -> Piece:
    """Only a back; its rack, ship or heap has the name, and takes the click."""
    return Piece(id, quiet(art.barrel(back)), place.x, place.y, size=place.size, layer=BARREL_LAYER, sort=KIND[back])


def sums(s: Snapshot, lang: str) -> Iterator[Piece]:
    """How many barrels each camp has, and their points, if the seat knows them."""
    booty = say("booty-count", lang, n=sum(s.taken[Camp.WRECKER]))
    home = say("home-count", lang, n=sum(s.taken[Camp.OWNERS]))
    for id, side, name, right in (("booty", Camp.WRECKER, booty, 484), ("home", Camp.OWNERS, home, 968)):
        told = say("points", lang, n=s.worth(s.won(side))) if s.knows(side) else ""
        name += listed(s, s.won(side))
        yield Piece(id, text(0, 0, told, 34, anchor="end", css="ink", weight=600), right, 942,
                    name=f"{name}, {told}" if told else name, layer=SIGN_LAYER)


# ------------------------------------------------------------------------------------------------------- clicks
def gestures(view: View) -> dict[int, tuple[str, ...]]:
    """One click: the barrel to be loaded, the ship to be lured or to be loaded next."""
    found: dict[int, tuple[str, ...]] = {}
    for code in view.legal():
        verb, (value,) = VERBS.decode(code)
        found[code] = (CASK_IDS[value] if verb == "load" else SHIP_IDS[value],)
    return found


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    """What a click most likely meant."""
    s, id = Snapshot.of(view), ids[-1] if ids else ""
    if id in CASK_IDS:
        barrel = CASK_IDS.index(id)
        return choice(s, list(s.cargo).index(barrel)) if barrel in s.cargo else LOAD + barrel
    for names in (SHIP_IDS, MOORED_IDS, WRECK_IDS, CARGO_IDS, SPECIAL_IDS):
        if id in names:
            return choice(s, names.index(id))
    if id == "donkey":
        return None if s.is_wrecker else LURE
    kind, _, rest = id.partition("-")
    back = rest.partition("-")[0]
    if kind in ("rack", "back") and back in BACKS and not s.sees_all:
        return LOAD + KINDS * BACKS.index(back)  # any barrel: the Wrecker loads none
    return None


def choice(s: Snapshot, lane: int) -> int | None:
    """Of a ship. None if an Owner clicks it while one is to be loaded: no barrel is chosen yet."""
    if s.square[lane] == ABSENT or (s.phase == Phase.LOAD and not s.is_wrecker):
        return None
    return (SERVE if s.phase == Phase.SERVE and not s.is_wrecker else LURE) + lane


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
