"""What the tests over all games know of Die Schatzinsel."""
from __future__ import annotations

import random
import re

from benbow.engine.contract import View
from benbow.engine.drawing.scene import Scene
from benbow.engine.match import Match
from benbow.games.schatzinsel.rules.state import Phase

from ..by_hand import go
from ..games.sample import Sample, Set
from .positions import (
    acting,
    alone,
    asked_back,
    back,
    beside,
    besieged,
    drawn,
    duel,
    free,
    french,
    lonely,
    named,
    objected,
    other,
    position,
    won,
)
from .table import BLACK, GAME, RED, lively, table

REFUSALS: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", acting, RED, "deal D r0", "SI-8"),
    ("not-chance", drawn, BLACK, "draw D", "SI-8"),
    ("not-chance", acting, RED, "roll rr rr", "SI-11"),
    ("not-chance", acting, BLACK, "fight rr", "SI-23"),
    ("not-chance", objected, RED, "settle rr", "SI-22"),
    ("not-while-drawing", lambda: table(layout="random"), RED, "end", "SI-8"),
    ("not-while-drawing", table, BLACK, "lay 3 r0", "SI-8"),
    ("not-while-drawing", lambda: position("18"), RED, "move 18 10", "SI-11"),
    ("not-while-drawing", lambda: objected("contest"), RED, "turn +2", "SI-22"),
    ("not-while-drawing", duel, RED, "end", "SI-23"),
    ("not-your-turn", acting, BLACK, "end", "SI-9"),
    ("not-your-turn", acting, BLACK, "name 7", "SI-9"),
    ("not-your-turn", lambda: named("allow"), BLACK, "turn +2", "SI-9"),
    ("not-your-turn", asked_back, BLACK, "land", "SI-9"),
    ("not-your-disc", drawn, RED, "lay 3 r0", "SI-8"),
    ("not-your-disc", drawn, RED, "end", "SI-8"),
    ("not-while-asked", named, RED, "turn +1", "SI-19"),
    ("not-while-asked", named, RED, "name 7", "SI-19"),
    ("not-objection-used", objected, BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: objected("accept"), BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: objected("accept", "name 7"), BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: named("waive"), BLACK, "object", "SI-19"),
    ("not-objection-late", lambda: named("allow"), BLACK, "object", "SI-20"),
    ("not-named", acting, BLACK, "object", "SI-19"),
    ("not-named", acting, BLACK, "allow", "SI-19"),
    ("not-named", free, BLACK, "waive", "SI-19"),
    ("not-before-laying", drawn, BLACK, "end", "SI-8"),
    ("not-before-laying", drawn, BLACK, "name 3", "SI-8"),
    ("not-well-taken", lambda: drawn("lay 3 r0", "draw D"), RED, "lay 3 r1", "SI-8"),
    ("not-in-hand", acting, RED, "lay 3 r0", "SI-8"),
    ("not-in-hand", free, RED, "lay 3 r0", "SI-8"),
    ("not-before-return", asked_back, RED, "end", "SI-28"),
    ("not-before-return", asked_back, RED, "name 7", "SI-28"),
    ("not-before-answer", named, BLACK, "end", "SI-19"),
    ("not-before-answer", named, BLACK, "turn +1", "SI-19"),
    ("not-before-reply", objected, RED, "turn +1", "SI-21"),
    ("not-before-reply", objected, RED, "name 7", "SI-21"),
    ("not-before-reply", objected, RED, "end", "SI-21"),
    ("not-before-turn", lambda: named("allow"), RED, "name 7", "SI-20"),
    ("not-before-turn", lambda: named("allow"), RED, "move 18 10", "SI-20"),
    ("not-before-turn", lambda: named("allow"), RED, "end", "SI-20"),
    ("not-before-turn", lambda: objected("contest", "settle rr", won="must"), RED, "accept", "SI-20"),
    ("not-before-leave", won, RED, "end", "SI-22"),
    ("not-before-leave", won, RED, "name 7", "SI-22"),
    ("not-before-other", other, RED, "end", "SI-21"),
    ("not-before-other", other, RED, "move 18 10", "SI-21"),
    ("not-before-other", other, RED, "turn +1", "SI-21"),
    ("not-disc-pawn", other, RED, "name 18", "SI-18"),
    ("not-barred", other, RED, "name 9", "SI-21"),
    ("not-objection-used", won, BLACK, "object", "SI-19"),
    ("not-your-turn", other, BLACK, "name 7", "SI-9"),
    ("not-back-to-start", french, RED, "move 18 start", "SI-14"),
    ("not-duty-name", lambda: french(left=1), RED, "name 18", "SI-13"),
    ("not-before-free", free, RED, "name 7", "SI-26"),
    ("not-before-free", free, RED, "end", "SI-26"),
    ("not-free-other", lambda: free(red="10 18"), RED, "move 18 10", "SI-26"),
    ("not-points", lambda: acting(left=0), RED, "move 18 10", "SI-12"),
    ("not-points", lambda: acting(left=0), RED, "name 7", "SI-12"),
    ("not-pawn", acting, RED, "move 3 goal", "SI-14"),
    ("not-pawn", acting, RED, "move start 18", "SI-14"),
    ("not-pawn", acting, RED, "move goal 3", "SI-14"),
    ("not-pawn", lambda: acting(black="6"), RED, "move 6 10", "SI-14"),
    ("not-foe-start", lambda: acting(red="16"), RED, "enter 16", "SI-16"),
    ("not-pawn", acting, RED, "leave 16", "SI-14"),
    ("not-trail", lambda: beside(red="18"), RED, "enter 18", "SI-14"),
    ("not-trail", lambda: beside(red="foe", black="8"), RED, "leave goal", "SI-14"),
    ("not-own-pawn", lambda: beside(red="16 foe", black="8"), RED, "enter 16", "SI-15"),
    ("not-while-drawing", besieged, BLACK, "end", "SI-23"),
    ("not-before-free", lambda: besieged("fight bb"), BLACK, "end", "SI-26"),
    ("not-free-other", lambda: besieged("fight bb"), BLACK, "move 8 10", "SI-26"),
    ("not-same", acting, RED, "move 18 18", "SI-14"),
    ("not-same", free, RED, "move 5 5", "SI-14"),
    ("not-trail", acting, RED, "move 18 3", "SI-14"),
    ("not-trail", free, RED, "move 5 goal", "SI-14"),
    ("not-trail", lambda: acting(red="18 3"), RED, "move 18 3", "SI-14"),
    ("not-trail", lambda: back("8"), RED, "move 8 goal", "SI-14"),
    ("not-any-trail", lambda: acting(red="9"), RED, "move 9 4", "SI-14"),
    ("not-own-pawn", lambda: acting(red="18 10"), RED, "move 18 10", "SI-15"),
    ("not-own-pawn", lambda: acting(red="18 start"), RED, "move 18 start", "SI-15"),
    ("not-own-pawn", lambda: free(red="10 2"), RED, "move 5 2", "SI-15"),
    ("not-goal-closed", back, RED, "move 3 goal", "SI-28"),
    ("not-disc-pawn", acting, RED, "name 18", "SI-18"),
    ("not-disc-pawn", lambda: acting(black="6"), RED, "name 6", "SI-18"),
    ("not-barred", lambda: objected("accept"), RED, "name 9", "SI-21"),
    ("not-barred", lambda: objected("contest", "settle bb"), RED, "name 9", "SI-21"),
    ("not-duty-name", lambda: acting(left=1), RED, "name 7", "SI-13"),
    ("not-duty-end", acting, RED, "end", "SI-13"),
    ("not-duty-end", lambda: objected("accept"), RED, "end", "SI-13"),
    ("not-against-self", acting, RED, "object", "SI-19"),
    ("not-against-self", acting, RED, "allow", "SI-19"),
    ("not-objected", acting, RED, "accept", "SI-21"),
    ("not-objected", acting, RED, "contest", "SI-21"),
    ("not-turn-unnamed", acting, RED, "turn +2", "SI-19"),
    ("not-land-pawns", acting, RED, "land", "SI-28"),
    ("not-land-late", alone, RED, "land", "SI-28"),
    ("not-stay", acting, RED, "stay", "SI-26"),
]


REASONS: list[tuple[Set, str, str, str]] = [
    (acting, "move 18 3", "en",
     "No trail leads directly from disc 18 to disc 3. The trails from disc 18 lead to disc 10 and the start."),
    (acting, "move 18 3", "fr",
     "Aucun sentier ne mène directement du disque 18 au disque 3. Les sentiers du disque 18 mènent au disque 10 et au départ."),
    (acting, "move 18 3", "de",
     "Kein Weg führt von Scheibe 18 unmittelbar auf Scheibe 3. Die Wege von Scheibe 18 führen auf Scheibe 10 "
     "und auf das Startfeld."),
    (lambda: acting(red="9"), "move 9 4", "en", "No trail leads from disc 9 to a point that your pawn could enter."),
    (lambda: acting(red="18 10"), "move 18 10", "de",
     "Auf Scheibe 10 steht eine eigene Figur; dort kannst du weder anhalten noch vorbeiziehen."),
    (lambda: acting(red="18 start"), "move 18 start", "en",
     "One of your own pawns is on the start; you can neither stop there nor pass it."),
    (acting, "move start 18", "fr", "Aucun de vos pions n’est sur votre départ."),
    (lambda: acting(left=1), "name 7", "en",
     "No pawn has moved this turn yet: keep your last action point for that."),
    (acting, "name 18", "de", "Auf Scheibe 18 steht eine Figur: Gedreht werden nur Scheiben ohne Figur."),
    (lambda: objected("accept"), "name 9", "en",
     "There was an objection to disc 9: it may not be named again this turn."),
    (named, "end", "en", "First Player 2 says whether disc 9 may be turned."),
]


ASKED: list[tuple[Set, str]] = [
    (drawn, "Lay disc 1 of 19, kind D: choose an empty well, then which way round."),
    (acting, "You have 3 action points. Move a pawn or turn a disc; you must move a pawn at least once a turn."),
    (lambda: acting(left=1), "You have 1 action point. No pawn has moved this turn yet: move one."),
    (lambda: acting(moved=True), "You have 3 action points. Move a pawn, turn a disc or end your turn."),
    (lambda: acting(moved=True, objected=True),
     "You have 3 action points. Move a pawn, turn a disc or end your turn. Your opponent can no longer object this turn."),
    (lambda: acting(left=1, objected=True), "You have 1 action point. No pawn has moved this turn yet: move one."),
    (lambda: acting(red="9"), "You have 3 action points. None of your pawns can move. Turn a disc or end your turn."),
    (alone, "You have 2 action points. None of your pawns can move. Turn a disc or end your turn."),
    (lambda: acting(left=0), "You have no action points left. End your turn."),
    (named, "Player 1 wants to turn disc 9. Player 2, do you object? You can do so only once this turn."),
    (objected, "Player 2 objects to turning disc 9. Accept: it stays as it is, and you lose no point. "
               "Contest: an even chance to turn it; otherwise you lose a point."),
    (lambda: objected(differences="all"), "Player 2 objects to turning disc 9. Accept: it stays as it is, and you lose no point, "
                                          "but you must turn another disc. "
                                          "Contest: an even chance to turn it; otherwise you lose a point."),
    (lambda: objected(differences="all", edition="fr"),
     "Player 2 objects to turning disc 9. Accept: it stays as it is, and you lose no point. "
     "Contest: an even chance to turn it; otherwise you lose a point."),
    (other, "You have accepted the objection: now turn another disc."),
    (lambda: named("allow"), "Disc 9 must be turned now: drag it round, or choose a picture below the jungle."),
    (won, "Disc 9 may be turned now: drag it round, or choose a picture below the jungle. "
          "Or leave it as it is; that costs nothing."),
    (lambda: besieged("fight bb"), "Your pawn on the start has won the duel: it may move once more, at no cost."),
    (lambda: go(beside(), "enter 16", "fight rr"),
     "Your pawn on the other side’s start has won the duel: it may move once more, at no cost."),
    (free, "Your pawn on disc 5 has won the duel: it may move once more, at no cost."),
    (asked_back, "You have no pawn left on the island. Bring one back from your ship to your goal? "
                 "It must then walk to your start before it may go aboard again."),
    (lambda: asked_back(edition="fr"), "You have no pawn left on the island. Bring one back from your ship to your start?"),
]


NAMED: list[tuple[Set, str, str, str]] = [
    (drawn, "lay 9 r0", "Well 9: SE–W •, NE–E, SW–NW", "Vertiefung 9: SO–W •, NO–O, SW–NW"),
    (lambda: table("draw F"), "lay 9 r1", "Well 9: NE–W •, SW–NW •, E–SE", "Vertiefung 9: NO–W •, SW–NW •, O–SO"),
    (acting, "move 18 10", "Pawn from disc 18 to disc 10", "Figur von Scheibe 18 auf Scheibe 10"),
    (acting, "move 18 start", "Pawn from disc 18 to the start", "Figur von Scheibe 18 auf das Startfeld"),
    (lambda: acting(black="10"), "move 18 10", "Pawn from disc 18 to disc 10: duel",
     "Figur von Scheibe 18 auf Scheibe 10: Duell"),
    (lambda: acting(red="3"), "move 3 goal", "Pawn from disc 3 aboard, with 2 chests",
     "Figur von Scheibe 3 an Bord, mit 2 Truhen"),
    (acting, "name 7", "Ask to turn disc 7", "Scheibe 7 ansagen"),
    (lambda: acting(objected=True), "name 7", "Turn disc 7", "Scheibe 7 drehen"),
    (lambda: named("allow"), "turn +1", "By 60°: SW–W •, NE–SE, E–NW", "Um 60°: SW–W •, NO–SO, O–NW"),
    (named, "allow", "Allow", "Erlauben"),
    (named, "waive", "Allow for the rest of the turn", "Bis zum Zugende erlauben"),
    (named, "object", "Object", "Einspruch"),
    (objected, "accept", "Accept", "Hinnehmen"),
    (objected, "contest", "Contest", "Anfechten"),
    (asked_back, "land", "Bring a pawn back to the goal", "Figur auf das Zielfeld zurückholen"),
    (lambda: asked_back(edition="fr"), "land", "Bring a pawn back to the start", "Figur auf das Startfeld zurückholen"),
    (asked_back, "stay", "Bring no pawn back", "Keine Figur zurückholen"),
    (free, "stay", "Decline the free move", "Auf den Freizug verzichten"),
    (beside, "enter 16", "Pawn from disc 16 to the other side’s start: duel",
     "Figur von Scheibe 16 auf das gegnerische Startfeld: Duell"),
    (lambda: beside(red="foe", black="8"), "leave 16", "Pawn from the other side’s start to disc 16",
     "Figur vom gegnerischen Startfeld auf Scheibe 16"),
    (won, "stay", "Leave the disc as it is", "Scheibe lassen, wie sie ist"),
    (won, "turn +1", "By 60°: SW–W •, NE–SE, E–NW", "Um 60°: SW–W •, NO–SO, O–NW"),
    (other, "name 7", "Turn disc 7", "Scheibe 7 drehen"),
    (lambda: acting(left=0), "end", "End the turn", "Zug beenden"),
    (lambda: acting(moved=True), "end", "End the turn, 3 points unused", "Zug beenden, 3 Punkte ungenutzt"),
]


NEXT: list[tuple[Set, tuple[str, ...], str | None]] = [
    (drawn, ("well-9",), "Which way round should the disc lie in well 9? Drag it round, or choose a picture below the jungle."),
    (drawn, ("well-9", "face-2"),
     "The disc would lie like this in well 9. Click it, or the same picture again, to lay it; or try another one."),
    (drawn, ("well-9", "face-6"), None),
    (drawn, ("well-9", "face-2", "face-2"), None),
    (drawn, ("well-19",), None),
    (drawn, ("pool",), None),
    (lambda: drawn("lay 9 r0", "draw D"), ("well-9",), None),
    (lambda: named("allow"), ("turn-2",),
     "Disc 9 would lie like this. Click it, or the same picture again, to turn it; or try another one."),
    (won, ("turn-2",), "Disc 9 would lie like this. Click it, or the same picture again, to turn it; or try another one."),
    (other, ("disc-7",), "Turn disc 7? Your opponent can no longer object, and you must turn it."),
    (other, ("disc-9",), None),
    (other, ("red-18",), None),
    (french, ("disc-18",), "Ask to turn disc 18? If it is allowed, you must turn it."),
    (lambda: named("allow"), ("turn-6",), None),
    (lambda: named("allow"), ("turn-0",), None),
    (acting, ("red-18",), "Where does the pawn on disc 18 go?"),
    (lambda: acting(red="start"), ("red-start",), "Where does the pawn on your start go?"),
    (lambda: back("goal"), ("red-goal",), "Where does the pawn on your goal go?"),
    (lambda: acting(red="9 18"), ("red-9",), None),
    (lambda: acting(left=0), ("red-18",), None),
    (lambda: acting(black="6"), ("black-6",), None),
    (acting, ("red-7",), None),
    (lambda: beside(red="foe", black="8"), ("red-foe",), "Where does the pawn on your opponent’s start go?"),
    (acting, ("disc-7",), "Ask to turn disc 7? If it is allowed, you must turn it."),
    (lambda: acting(objected=True), ("disc-7",), "Turn disc 7? Your opponent can no longer object, and you must turn it."),
    (lambda: acting(left=1), ("disc-7",), None),
    (lambda: acting(left=0), ("disc-7",), None),
    (acting, ("disc-18",), None),
    (acting, ("disc-07",), None),
    (acting, ("disc-99999999999999999999",), None),
    (acting, ("disc-²",), None),
    (acting, ("disc-",), None),
    (acting, (), None),
    (acting, ("", ""), None),
    (free, ("dot-2",), None),
]


def deed(match: Match, luck: random.Random) -> int:
    """It likes goals and duels."""
    codes = match.legal()
    return luck.choice(lively(match._state, codes) or codes if luck.random() < 0.6 else codes)


ODD = (
    {"disc": -1}, {"spot": -1, "phase": Phase.TURN}, {"spot": -1, "phase": Phase.DUEL}, {"drawn": -1, "phase": Phase.LAY},
    {"chests": 16, "in_camp": 10, "aboard": 10}, {"phase": Phase.LAY, "drawn": 3}, {"phase": Phase.FREE, "spot": 4},
    {"standing": (1 << 21) - 1}, {"returned": 1}, {"barred": (1 << 19) - 1},
)
SILENT = r"chest-.*|numbers|heap|ghost-\d|ways|named|peg|seal-\d+|lock-.*"


def what_is_silent_has_no_name(view: View, scene: Scene) -> None:
    assert not any(piece.name for piece in scene.pieces if re.fullmatch(SILENT, piece.id))


SAMPLE = Sample(
    GAME,
    rows=30,
    turns=40,
    choose=deed,
    refusals=REFUSALS,
    reasons=REASONS,
    asked=ASKED,
    named=NAMED,
    half=tuple((match, chosen) for match, chosen, _ in NEXT),
    told=(lambda: go(back("18"), "move 18 start"), lambda: go(back("10", "open", black="5"), "move 10 5", "fight rr"),
          lambda: go(duel(camps=(None, 0), pawns=1), "fight rr"), lambda: go(asked_back(edition="fr"), "land"),
          lambda: go(beside(), "enter 16"), lambda: go(beside(), "enter 16", "fight rr"), besieged,
          lambda: go(lonely(RED, 3, foes="foe", edition="fr", starts="all"), "end", "land"), lambda: go(won(), "stay"),
          lambda: go(won(), "turn +1"), lambda: go(objected(differences="all"), "accept"),
          lambda: go(asked_back(), "land"), lambda: go(asked_back(), "stay"), lambda: go(lonely(RED), "end")),
    boards=(drawn, acting, lambda: named("allow"), lambda: objected("accept"), back, won, other, beside, besieged),
    checks=(what_is_silent_has_no_name,),
    silent=SILENT,
    is_written=False,
    odd=(lambda: position("10 start", "8 16", left=3), ODD),
    odd_chosen=((), ("red-10",), ("disc-9",), ("turn-2",), ("well-4", "face-2"), ("nothing",)),
    odd_clicks=(acting, ((), ("",), ("disc-",), ("red-99",), ("nothing",), ("turn",), ("chest-red-camp-1",))),
)
