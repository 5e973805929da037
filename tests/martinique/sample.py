"""What the tests over all games know of Martinique."""
from __future__ import annotations

from benbow.games.martinique.rules.state import BLACK, RED, SEATED, Phase

from ..by_hand import go
from ..games.sample import Sample, Set
from .positions import (
    beach_without_tiles,
    blocked,
    cove_at_sunset,
    in_hook,
    landed,
    loading,
    picking,
    rum,
    taking,
    turning,
    uncovering,
)
from .table import FOUR_EACH, GAME, nearly_empty_bag, position, sunset, table

REFUSALS: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", landed, BLACK, "draw swords 2", "MA-8"),
    ("not-chance", landed, BLACK, "begin red", "MA-9"),
    ("not-chance", landed, BLACK, "turn 1", "MA-16"),
    ("not-chance", taking, BLACK, "take F", "MA-32"),
    ("not-chance", uncovering, BLACK, "uncover C5", "MA-28"),
    ("not-chance", landed, BLACK, "pick 1", "MA-16"),
    ("not-veiled", taking, RED, "take ?", "MA-32"),
    ("not-veiled", turning, BLACK, "turn 1 = F", "MA-32"),
    ("not-while-drawing", lambda: table(layout="random"), BLACK, "deploy A1", "MA-8"),
    ("not-while-drawing", lambda: table(first="random"), RED, "deploy A1", "MA-9"),
    ("not-while-drawing", turning, BLACK, "move 2 B2", "MA-16"),
    ("not-while-drawing", taking, RED, "move 1 H7", "MA-17"),
    ("not-while-drawing", lambda: go(rum(), "load two .."), RED, "load two ..", "MA-21"),
    ("not-while-drawing", uncovering, RED, "dig A1", "MA-28"),
    ("not-your-turn", table, RED, "deploy A1", "MA-25"),
    ("not-your-turn", in_hook, RED, "hook joker", "MA-25"),
    ("not-all-sit", lambda: position("A1 B1 C1", "* * * *", stools="r1 r2 r3 r4"), RED, "move 1 A2", "MA-19"),
    ("not-your-stool", sunset, RED, "dig A1", "MA-27"),
    ("not-on-board", lambda: table(board="cove"), BLACK, "deploy H8", "MA-1"),
    ("not-on-board", lambda: position("A1 A2 A3", "E1 E2 E3", board="cove"), BLACK, "move 1 A6", "MA-1"),
    ("not-on-board", cove_at_sunset, BLACK, "dig F1", "MA-27"),
    ("not-in-supply", lambda: position("A1 A3 A5 A8", "H8 H7 H6"), BLACK, "deploy B1", "MA-10"),
    ("not-in-supply", lambda: position("A1 A3 A5 A8", "H8 H7 H6"), BLACK, "deploy stool", "MA-10"),
    ("not-beach", table, BLACK, "deploy C3", "MA-10"),
    ("not-beach", table, BLACK, "deploy D4", "MA-10"),
    ("not-free", landed, BLACK, "deploy B1", "MA-10"),
    ("not-free", landed, BLACK, "deploy H8", "MA-10"),
    ("not-tile", lambda: landed(gone="D1"), BLACK, "deploy D1", "MA-10"),
    ("not-stool", landed, BLACK, "deploy stool", "MA-10"),
    ("not-that-pirate", lambda: table(pirates=2), BLACK, "move 3 A1", "MA-4"),
    ("not-ashore", landed, BLACK, "move 4 A5", "MA-10"),
    ("not-seated", lambda: position("A1 B1 C1 *", "H8 H7 H6", stools="b4"), BLACK, "move 4 A2", "MA-19"),
    ("not-enough-deployed", table, BLACK, "move 1 A1", "MA-11"),
    ("not-enough-deployed", lambda: position("A1 B1", "H8 H7"), BLACK, "move 1 A2", "MA-11"),
    ("not-back", landed, BLACK, "move 1 A1", "MA-13"),
    ("not-reached", landed, BLACK, "move 1 A3", "MA-12"),
    ("not-reached", landed, BLACK, "move 2 B2", "MA-12"),
    ("not-reached", landed, BLACK, "move 3 H8", "MA-12"),  # occupied too, but it is out of reach first
    ("not-end-occupied", landed, BLACK, "move 1 B1", "MA-15"),
    ("not-skipped", landed, BLACK, "skip", "MA-25"),
    ("not-before-hook", in_hook, BLACK, "move 2 B2", "MA-20"),
    ("not-before-hook", in_hook, BLACK, "load two ..", "MA-20"),
    ("not-before-hook", in_hook, BLACK, "decline", "MA-20"),
    ("not-before-load", rum, BLACK, "move 2 A3", "MA-21"),
    ("not-before-load", rum, BLACK, "skip", "MA-21"),
    ("not-after-sunrise", sunset, BLACK, "deploy A1", "MA-25"),
    ("not-after-sunrise", sunset, BLACK, "load two ..", "MA-25"),
    ("not-at-hook", landed, BLACK, "hook joker", "MA-20"),
    ("not-at-hook", rum, BLACK, "hook map", "MA-20"),
    ("not-lot", picking, BLACK, "turn 1", "MA-16"),
    ("not-before-pick", picking, BLACK, "hook map", "MA-16"),
    ("not-pick", lambda: landed(turning="mover"), BLACK, "pick 1", "MA-16"),
    ("not-pick-shown", picking, BLACK, "pick 2", "MA-16"),
    ("not-pick-there", picking, BLACK, "pick 4", "MA-16"),
    ("not-in-hook", lambda: in_hook(hook_jokers=0), BLACK, "hook joker", "MA-20"),
    ("not-in-hook", lambda: in_hook(maps="hook=A hook=1"), BLACK, "hook map", "MA-20"),
    ("not-without-move", landed, BLACK, "load two ..", "MA-21"),
    ("not-second-load", lambda: go(rum(), "load two .."), BLACK, "load three ...", "MA-22"),
    ("not-empty", lambda: loading("ru1 ch1", two="ru3 ch2", three=""), BLACK, "load three ...", "MA-24"),
    ("not-joker-for-nothing", lambda: loading("ru1 ch1", two="ru3 ch2", three="pi1", jokers=3), BLACK, "load three .*.", "MA-24"),
    ("not-enough-jokers", rum, BLACK, "load two *.", "MA-23"),
    ("not-enough-jokers", lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), BLACK, "load three ***", "MA-23"),
    ("not-missing", rum, BLACK, "load three ...", "MA-22"),
    ("not-missing", lambda: loading("ru1", two="ru3 ch2", jokers=1), BLACK, "load two *.", "MA-22"),
    ("not-last-joker", lambda: loading("ru1 ru2", two="ru3 ru2", jokers=1), BLACK, "load two *.", "MA-23"),
    ("not-decline", rum, BLACK, "decline", "MA-23"),
    ("not-nothing-to-decline", landed, BLACK, "decline", "MA-23"),
    ("not-dig-yet", landed, BLACK, "dig A1", "MA-27"),
    ("not-dug", lambda: sunset("A1"), RED, "dig A1", "MA-27"),
]


REASONS: list[tuple[Set, str, str, str]] = [
    (landed, "move 1 A3", "en", "Pirate 1 has to go exactly 1 step from A1, and no such way ends on A3."),
    (landed, "move 1 A3", "fr",
     "Le pirate 1 doit faire exactement 1 pas à partir de A1, et aucun chemin de cette longueur ne finit en A3."),
    (landed, "move 1 A3", "de", "Pirat 1 muss von A1 aus genau einen Schritt gehen, und kein solcher Weg endet auf A3."),
    (table, "move 1 A1", "en", "Pirates may move once 3 of yours are deployed; so far there is none."),
    (lambda: position("A1", "H8"), "move 1 A2", "de",
     "Bewegt wird erst, wenn 3 deiner Piraten eingesetzt sind; bisher ist es einer."),
    (lambda: table(deploy_first=1), "move 1 A1", "en", "Pirates may move once one of yours is deployed; so far there is none."),
    (lambda: table(deploy_first=1), "move 1 A1", "fr",
     "Pour déplacer un pirate, il faut en avoir débarqué 1\u202f; jusqu’ici, vous n’en avez débarqué aucun."),
    (lambda: table(deploy_first=1), "move 1 A1", "de",
     "Bewegt wird erst, wenn einer deiner Piraten eingesetzt ist; bisher ist es keiner."),
    (rum, "load four ....", "en", "For the treasure of four you still need: pistols × 4."),
    (lambda: loading("ru1 pi2", two="ru3 ru2", jokers=1), "load two ..", "fr",
     "Pour le trésor de deux, il vous manque encore\u00a0: rhum."),
    (rum, "load two **", "de", "Dafür brauchst du 2 Joker; du hast keinen."),
    (rum, "decline", "en", "You can load the treasure of two without a joker, so you must load."),
]


ASKED: list[tuple[Set, str]] = [
    (table, "Deploy a pirate on a free tile of the beach. You move once 3 are ashore."),
    (lambda: position("A1 B1", "H8 H7"), "Deploy a pirate on a free tile of the beach. Then you may move."),
    (landed, "Move a pirate, or deploy one on the beach."),
    (lambda: table(*FOUR_EACH), "Move one of your pirates."),
    (lambda: position("A1 * *", "A2 B1 H6", stools="b2 b3"), "Deploy a pirate on a free tile of the beach."),
    (blocked, "None of your pirates can move: this turn you are skipped."),
    (beach_without_tiles, "Move a pirate, or deploy one straight to stool 1: the beach has no free tile left."),
    (picking, "Your pirate has walked over an enemy: turn up one of the map tiles that Player 2 hides."),
    (in_hook, "Your pirate is in The Hook. Take a joker or a map tile."),
    (lambda: in_hook(hook_jokers=0), "Your pirate is in The Hook. Only map tiles are left: take one."),
    (lambda: in_hook(maps="hook=A hook=1"), "Your pirate is in The Hook. Only jokers are left: take one."),
    (rum, "You have what a small treasure asks for: load it."),
    (lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), "You have what a small treasure asks for: choose what to load."),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "With jokers you can load a small treasure. Load, or decline."),
    (sunset, "Where does your pirate from stool 1 dig? He is your last."),
    (lambda: sunset(stools="b1 r1 b2 r2"), "Where does your pirate from stool 1 dig? One more of yours digs after him."),
    (lambda: sunset("A1", stools="b1 r1 b2 r2 r3 b3"), "Where does your pirate from stool 2 dig? 2 more of yours dig after him."),
]


NAMED: list[tuple[Set, str, str, str]] = [
    (table, "deploy A1", "Pirate 1 to A1, on a 1 of rum", "Pirat 1 auf A1, auf ein Plättchen Rum 1"),
    (landed, "move 1 A2", "Pirate 1 to A2, on a 2 of chests", "Pirat 1 nach A2, auf ein Plättchen Truhe 2"),
    (landed, "move 2 B3", "Pirate 2 to B3, on a 1 of parrots", "Pirat 2 nach B3, auf ein Plättchen Papagei 1"),
    (lambda: landed(gone="A2"), "move 1 A2", "Pirate 1 to A2: empty, off to the bar", "Pirat 1 nach A2: leer, also an die Bar"),
    (lambda: position("D3 B1 C1", "H8 H7 H6"), "move 1 D5", "Pirate 1 to D5, into The Hook",
     "Pirat 1 nach D5, in die Kneipe"),
    (lambda: position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}), "move 1 A3", "Pirate 1 to A3, over one enemy, on a 1 of rum",
     "Pirat 1 nach A3, über einen Gegner, auf ein Plättchen Rum 1"),
    (lambda: position("C2 B1 C1", "H8 H7 H6", tiles={"C2": "ru1"}), "move 1 B2", "Pirate 1 to B2, on a map tile",
     "Pirat 1 nach B2, auf ein Landkartenplättchen"),
    (beach_without_tiles, "deploy stool", "Pirate 4 straight to stool 1", "Pirat 4 direkt auf Barhocker 1"),
    (blocked, "skip", "Skip this turn", "Diesen Zug aussetzen"),
    (picking, "pick 1", "Turn up the map tile from D2", "Das Landkartenplättchen von D2 aufdecken"),
    (picking, "pick 3", "Turn up the map tile from The Hook", "Das Landkartenplättchen aus der Kneipe aufdecken"),
    (in_hook, "hook joker", "Take a joker (3 left)", "Joker nehmen (noch 3)"),
    (in_hook, "hook map", "Take a map tile (2 left)", "Landkartenplättchen nehmen (noch 2)"),
    (rum, "load two ..", "Load the treasure of two: 5 points", "Zweierschatz laden: 5 Punkte"),
    (lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), "load two ..", "Load the treasure of two: 5 points, without a joker",
     "Zweierschatz laden: 5 Punkte, ohne Joker"),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "load two .*",
     "Load the treasure of two: 5 points, with a joker for chests", "Zweierschatz laden: 5 Punkte, mit einem Joker für Truhen"),
    (lambda: loading("ch1 pa1", four="ru3 ch2 ru2 pa2", jokers=3), "load four *.*.",
     "Load the treasure of four: 9 points, with 2 jokers for rum × 2",
     "Viererschatz laden: 9 Punkte, mit 2 Jokern für Rum × 2"),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "decline", "Do not load", "Aufs Beladen verzichten"),
    (sunset, "dig C5", "Dig on C5", "Auf C5 graben"),
]


ODD = (
    {"way": 1, "walker": 0, "source": 0, "goal": 63},  # no such way
    {"where": SEATED},  # on no stool
    {"row_size": 1, "row": 9, "tile": 19},  # a map tile among the finds
    {"phase": Phase.REFILL, "maps": 0, "deployed": 4},
)
ODD_CLICKS = ((), ("",), ("sq-z9",), ("treasure-",), ("place-five-1",), ("black-9",), ("tile-a1",), ("notes",))
SAMPLE = Sample(
    GAME,
    rows=50,
    moments=3,
    refusals=REFUSALS,
    reasons=REASONS,
    asked=ASKED,
    named=NAMED,
    told=(landed, turning, lambda: go(turning(), "turn 1"), lambda: go(picking(), "pick 1"), lambda: go(taking(), "take F"),
          lambda: go(nearly_empty_bag(rum(), ""), "load two ..")),
    unsaid=frozenset({"told-prologue", "ask-deploy-stool"}),  # said by the page; test_telling.py
    silent="(?!sq-|treasure-|hold-|row-|stool-|hook-|points-|bag|gone|notes).*",
    odd=(lambda: table(*FOUR_EACH[:6]), ODD),
    odd_clicks=(lambda: table(*FOUR_EACH), ODD_CLICKS),
)
