"""What the tests over all games know of Les Naufrageurs."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.match import Match
from benbow.games.naufrageurs.drawing import pieces

from ..by_hand import go
from ..games.sample import Sample, Set
from .table import GAME, loaded, table


def loading(*line: str, players: int = 3) -> Match:
    """All ships stand on square 2, and the green one is loaded first."""
    return table(*["roll 2"] * 4, *line, players=players)


def luring() -> Match:
    return loaded(2, 2, 2, 2)


def green_is_lost() -> Match:
    """Three lanes with a barrel each, and one special: there was none left for the green ship."""
    match = table("roll 1", "roll 2", "roll 2", "load green 7", "load brown 8", "load red 7", lanes=3, barrels=1, special=1)
    return go(match, "lure green", "lure yellow", "roll 1", "roll 1", "roll 1")


def short(*line: str, **options: object) -> Match:
    """Both ships come back, and one brown barrel is left: green is on square 1, yellow on square 3."""
    match = table("roll 1", "roll 1", "load green 7", "load yellow 7", "lure green", "lure yellow", "roll 1", "roll 3",
                  **{"players": 3, "lanes": 2, "barrels": 1, "special": 1, "shortage": "owners", **options})
    return go(match, *line)


REFUSALS: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", loading, 1, "roll 2", "NA-21"),
    ("not-chance", luring, 0, "count 7", "NA-21"),
    ("not-veiled", loading, 1, "load green ?", "NA-20"),
    ("not-veiled", luring, 0, "lure green = green 3", "NA-20"),
    ("not-wrecker-loads", loading, 0, "load green 7", "NA-8"),
    ("not-your-ship", loading, 2, "load green 7", "NA-5"),
    ("not-this-colour", loading, 1, "load yellow 7", "NA-8"),
    ("not-in-stock", lambda: loading("load brown 8", players=2), 1, "load brown 8", "NA-8"),
    ("not-time-to-load", luring, 1, "load green 7", "NA-14"),
    ("not-owner-lures", luring, 1, "lure green", "NA-9"),
    ("not-twice", lambda: go(luring(), "lure green", "roll 1"), 0, "lure green", "NA-11"),
    ("not-lost", green_is_lost, 0, "lure green", "NA-16"),
    ("not-afloat", lambda: loaded(2, 2, 2), 0, "lure blue", "NA-10"),
    ("not-your-choice", short, 2, "serve yellow", "NA-17"),
    ("not-your-choice", short, 2, "load brown 8", "NA-17"),
    ("not-waiting", short, 1, "serve red", "NA-17"),
    ("not-before-ship", short, 1, "load brown 8", "NA-17"),
    ("not-time-to-serve", lambda: short("serve yellow"), 1, "serve green", "NA-17"),
    ("not-served-by-choice", loading, 1, "serve green", "NA-17"),
    ("not-wrecker-loads", short, 0, "serve green", "NA-8"),
    ("not-time-to-lure", loading, 0, "lure green", "NA-9"),
    ("not-time-to-lure", lambda: go(luring(), "lure green"), 0, "lure red", "NA-9"),
]
REASONS: list[tuple[Set, str, str, str]] = [
    (luring, "load green 7", "en", "The Wrecker loads nothing; the Shipowners do."),
    (luring, "roll 2", "fr", "Les dés roulent tout seuls\u202f; personne ne choisit leur résultat."),
]
ASKED: list[tuple[Set, str]] = [
    (loading, "Load the green ship on square 2: choose a barrel."),
    (luring, "Put the donkey on a colour: which ship is to be wrecked?"),
    (lambda: go(luring(), "lure green", "roll 1"), "Now a second ship, any but the green one."),
    (lambda: loaded(2), "Put the donkey on a colour. You have one try this turn."),
    (short, "There are fewer brown barrels than ships that wait for a barrel: which ship is loaded next?"),
]
NAMED: list[tuple[Set, str, str, str]] = [
    (loading, "load green -2", "the green −2", "die grüne −2"),
    (luring, "lure red", "the red ship on square 2, with a barrel of its colour",
     "das rote Schiff auf Feld 2 mit einem Fass in seiner Farbe"),
    (short, "serve yellow", "the yellow ship on square 3", "das gelbe Schiff auf Feld 3"),
]


def barrels(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.layer == pieces.BARREL_LAYER]


def barrels_do_not_lie_on_one_another(view: View, scene: Scene) -> None:
    found = barrels(scene)
    for k, one in enumerate(found):
        for other in found[:k]:
            room = 95 * min(one.size, other.size)
            assert abs(one.x - other.x) >= room or abs(one.y - other.y) >= room, (one.id, other.id)


def all_barrels_are_there_once(view: View, scene: Scene) -> None:
    s = view.record
    assert len(barrels(scene)) == int(s["lanes"]) * int(s["barrels"]) + int(s["special"])


def every_action_is_one_click(view: View, scene: Scene) -> None:
    assert all(len(ids) == 1 for ids in GAME.drawing.gestures(view).values())


SAMPLE = Sample(
    GAME,
    refusals=REFUSALS,
    reasons=REASONS,
    asked=ASKED,
    named=NAMED,
    told=(lambda: short("serve yellow", "load brown 8"),),
    boards=(luring,),
    columns=100,
    bytes=42_000,
    silent="(?!ship|port|rack|donkey|wrecker|booty$|home$).*",
    checks=(barrels_do_not_lie_on_one_another, all_barrels_are_there_once, every_action_is_one_click),
    odd_clicks=(lambda: loaded(2, 2, 2),
                ((), ("",), ("ship-pink",), ("cask-99",), ("rack-",), ("back",), ("mark",), ("ship-blue",))),
)
