"""Can what a game draws be looked at and clicked? The laws of scenes, gestures and dice, for all games alike.

The page is handed these drawings and knows no rules: what is wrong here, nobody there would notice.
"""
from __future__ import annotations

import itertools
import re
import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar
from xml.parsers import expat

from ..compiled import seed_rng
from ..contract import Game, View
from ..drawing.routes import LONGEST, Ids, Route, lit, routes_of
from ..drawing.scene import Piece, Scene, may_name
from ..errors import BadGameError, BenbowError, located
from ..match import hands_over_unseen, uncovers
from ..words import Words

DRAWN = 24  # positions of a match that are drawn for a seat; of a longer one, about as many
HALVES = 12  # partial gestures that are drawn in a position
WALKS = 24  # routes that are walked in a position
SVG = "http://www.w3.org/2000/svg "
FORBIDDEN = {SVG + tag for tag in ("style", "script", "foreignObject", "image", "a", "animate", "set", "iframe")}
ELSEWHERE = re.compile(r"""url\((?!["']?#)""")
T = TypeVar("T")


class SceneLawError(BenbowError):
    """A drawing breaks a law: its name is the field."""

    def __init__(self, law: str, message: str, ply: int) -> None:
        super().__init__(law, message)
        self.ply = ply


def is_drawn(ply: int, plies: int, seat: int) -> bool:
    """All of a short match, of a long one a sample: the same for twins, another one from match to match."""
    return ply == plies or zlib.crc32(f"{ply} {plies} {seat}".encode()) % (plies + 1) < DRAWN


@lru_cache(maxsize=4096)
def fault(svg: str) -> str:
    """Why this cannot stand in a page or become a picture; empty if it can."""
    faults: list[str] = []
    ids: set[str] = set()

    def start(tag: str, attributes: dict[str, str]) -> None:
        if not tag.startswith(SVG) or tag in FORBIDDEN:
            faults.append(f"<{tag.removeprefix(SVG)}> has no place in it")
        for name, value in attributes.items():
            key = name.split(" ")[-1].lower()
            if key == "style" or key.startswith("on"):
                faults.append(f"the attribute {key} has no place in it")
            if (key == "href" and not value.startswith("#")) or ELSEWHERE.search(value):
                faults.append(f"{value!r} leads elsewhere")
        if (id := attributes.get("id")) is not None:
            if id in ids:
                faults.append(f"the id {id!r} stands twice")
            ids.add(id)

    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartElementHandler = start
    try:
        parser.Parse(svg.encode(), True)
    except expat.ExpatError as error:
        return f"it is not well formed: {error}"
    return faults[0] if faults else ""


def unclear(gestures: Iterable[Ids]) -> str:
    """Why clicks could not be told apart; empty if they can. In order, what begins alike lies side by side."""
    line = sorted(gestures)
    if line and not line[0]:
        return "one is empty"
    for one, other in itertools.pairwise(line):
        if other[: len(one)] == one:
            return f"{other} {'stands twice' if one == other else f'begins with {one}'}"
    return ""


def beginnings(gestures: Iterable[Ids], offset: int) -> list[Ids]:
    """The partial gestures, nothing clicked first; if they are many, some of them."""
    return [(), *some(sorted({gesture[:n] for gesture in gestures for n in range(1, len(gesture))}), HALVES, offset)]


def some(all: list[T], most: int, offset: int) -> list[T]:
    """Every few of them, from another one each time."""
    step = -(-len(all) // most) or 1
    return all[offset % step :: step]


class Eyes:
    """A seat's eyes during one match: they remember what must not change."""

    def __init__(self, game: Game) -> None:
        self.game, self.workspace = game, game.new_workspace()
        self.layers: dict[str, int] = {}
        self.sorts: dict[str, str] = {}  # of each piece
        self.levels: dict[str, int] = {}  # the layer of each sort
        self.grounds: dict[str, tuple[int, int, str]] = {}  # in each language
        self.ply = 0

    def broken(self, law: str, why: str) -> SceneLawError:
        return SceneLawError(law, why, self.ply)

    def look(self, view: View, lang: str, ply: int) -> list[bytes]:
        """All that is drawn of a position, after each partial gesture, under all laws. -> the bytes that the seat is given"""
        self.ply = ply
        try:
            return self._look(view, self.game.words(lang))
        except (BadGameError, SceneLawError):
            raise
        except Exception as error:
            raise self.broken("drawing_draws", located(error, self.game.home)) from error

    def throw(self, before: View, veiled: int, lang: str, ply: int) -> list[bytes]:
        """The dice of an action. -> the bytes that the seat is given"""
        self.ply = ply
        try:
            drawings = [die.svg() for die in self.game.drawing.dice(before, veiled, self.game.words(lang))]
        except (BadGameError, SceneLawError):
            raise
        except Exception as error:
            raise self.broken("drawing_draws", located(error, self.game.home)) from error
        for svg in drawings:
            if why := fault(svg):
                raise self.broken("dice_are_plain_svg", why)
        return [svg.encode() for svg in drawings]

    def _look(self, view: View, words: Words) -> list[bytes]:
        gestures, routes = self.game.drawing.gestures(view), routes_of(view)
        ways = [*gestures.values(), *routes]
        self._check_gestures(view, gestures, ways)
        self._check_routes(view, routes)
        given = [repr((sorted(gestures.items()), sorted(routes.items()))).encode()]
        for chosen in beginnings(ways, self.ply):
            scene = self.game.drawing.scene(view, words, chosen)
            self._check_clicks(chosen, {gesture for gesture in ways if gesture[: len(chosen)] == chosen}, routes, scene)
            svg = scene.svg(lit(ways, chosen), chosen)
            self._check_scene(scene, svg, words.lang)
            given.append(svg.encode())
            if not chosen:
                given.append(self._attempts(view, gestures, scene))
        return given

    def _check_gestures(self, view: View, gestures: dict[int, Ids], ways: list[Ids]) -> None:
        if sorted(gestures) != view.legal():
            odd = sorted(set(gestures) ^ set(view.legal()))
            raise self.broken("gestures_are_the_legal_actions", f"not so for {', '.join(map(self.game.verbs.text, odd))}")
        if why := unclear(ways):
            raise self.broken("gestures_are_clear", why)

    def _check_routes(self, view: View, routes: dict[Ids, Route]) -> None:
        legal = set(view.legal()) if routes else set()
        for gesture, codes in routes.items():
            if not 2 <= len(codes) <= LONGEST:
                raise self.broken("routes_are_long", f"{gesture} has {len(codes)} actions; 2 to {LONGEST} are allowed")
            if any(type(code) is not int for code in codes):
                raise self.broken("routes_can_be_walked", f"{gesture}: {codes!r} are not whole numbers of Python")
            if codes[0] not in legal:
                raise self.broken("routes_can_be_walked", f"{gesture} begins with {codes[0]}, which is not allowed")
        for gesture, codes in some(sorted(routes.items()), WALKS, self.ply):
            self._walk(view, gesture, codes)

    def _walk(self, view: View, gesture: Ids, codes: Route) -> None:
        """On a guess: that is how it may be. Where the server would stop, the rest is not played, and may be anything."""
        game, state = self.game, view.copy()
        seed_rng(self.workspace.bot_rng, zlib.crc32(repr((self.ply, gesture)).encode()))
        game.rules["guess"](state, view.seat, self.workspace.bot_rng)
        for code in codes:
            n = game.rules["legal"](state, self.workspace.codes)
            if code not in self.workspace.codes[:n]:
                raise self.broken("routes_can_be_walked", f"{gesture}: {code} is not allowed when its turn comes")
            if hands_over_unseen(game, state, code):
                raise self.broken("routes_ask_nothing", f"{gesture}: {game.verbs.text(code)!r} is hidden and hands over")
            is_end = uncovers(game, state, code)
            game.rules["apply"](state, code)
            if is_end or int(state.actor) != view.seat:
                return

    def _check_clicks(self, chosen: Ids, following: set[Ids], routes: dict[Ids, Route], scene: Scene) -> None:
        """What is clicked next is there; only what comes last may be a button beside the board, and never the end of a route:
        a button says what its action is called."""
        for gesture in following:
            id, may_be_button = gesture[len(chosen)], len(gesture) == len(chosen) + 1 and gesture not in routes
            if id not in scene.ids and not (may_be_button and may_name(id)):
                raise self.broken("gestures_can_be_clicked", f"{gesture} needs {id!r} after {chosen}")

    def _check_scene(self, scene: Scene, svg: str, lang: str) -> None:
        if why := fault(svg):
            raise self.broken("scene_is_plain_svg", why)
        ground = (scene.width, scene.height, scene.ground)
        if self.grounds.setdefault(lang, ground) != ground:
            raise self.broken("ground_never_changes", "what changes is a piece; so is the size of the sheet")
        for piece in scene.pieces:
            if self.layers.setdefault(piece.id, piece.layer) != piece.layer:
                raise self.broken("pieces_keep_their_layer", f"{piece.id} was in {self.layers[piece.id]}, is in {piece.layer}")
            self._check_sort(piece)

    def _check_sort(self, piece: Piece) -> None:
        """A page takes pieces of one sort for one another: so a piece is always of one sort, and a sort lies in one layer."""
        id, sort = piece.id, piece.sort
        if self.sorts.setdefault(id, sort) != sort:
            raise self.broken("sorts_are_steady", f"{id} was of the sort {self.sorts[id]!r}, is of {sort!r}")
        if sort and self.levels.setdefault(sort, piece.layer) != piece.layer:
            raise self.broken("sorts_are_steady", f"{id} is in {piece.layer}, others of the sort {sort!r} in {self.levels[sort]}")

    def _attempts(self, view: View, gestures: dict[int, Ids], scene: Scene) -> bytes:
        """What clicks on the board would mean. A button is there only while it is allowed: nobody asks what it would mean."""
        attempt, found = self.game.drawing.attempt, list[int | None]()
        for code, gesture in gestures.items():
            meant = attempt(view, gesture)
            if meant != code and not (meant is None and gesture[-1] not in scene.ids):
                raise self.broken("attempt_knows_the_gestures", f"{gesture} is {self.game.verbs.text(code)!r}, not {meant}")
        for id in sorted(scene.ids):
            found.append(attempt(view, (id,)))
            if found[-1] is not None and found[-1] not in self.game.codes:
                raise self.broken("attempt_gives_codes", f"a click on {id!r} gives {found[-1]}")
        return repr(found).encode()
