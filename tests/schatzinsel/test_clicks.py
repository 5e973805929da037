"""What is clicked for each action, what other clicks are answered, and what is shown of a throw."""
from __future__ import annotations

from xml.etree import ElementTree

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from benbow.games.schatzinsel import drawing

from ..by_hand import go
from ..drawn import shown
from .positions import position
from .table import BLACK, ENGLISH, GAME, RED, rule, table


def gesture(match: Match, text: str) -> tuple[str, ...]:
    return drawing.gestures(match.view(match.actor))[match.parse(text)]


def meant(match: Match, *ids: str, seat: int | None = None) -> str | None:
    """The action that these clicks would mean."""
    code = drawing.attempt(match.view(match.actor if seat is None else seat), ids)
    return None if code is None else match.text(code)


# ------------------------------------------------------------------------------------------------------ gestures
@rule("SI-14")
def test_a_pawn_and_then_where_it_goes() -> None:
    match = position("10 start 3", "8 16", left=3)
    assert gesture(match, "move 10 5") == ("red-10", "dot-5")
    assert gesture(match, "move 10 8") == ("red-10", "dot-8")
    assert gesture(match, "move start 18") == ("red-start", "dot-18")
    assert gesture(match, "move 3 goal") == ("red-3", "goal-red")
    match = position("18", "8 16", left=3)
    assert gesture(match, "move 18 start") == ("red-18", "start-red")
    match = position("10", "16 start", left=3, turn=BLACK, moved=True)
    assert gesture(match, "move 16 8") == ("black-16", "dot-8")
    assert gesture(match, "end") == ("end",)


@rule("SI-26")
def test_in_a_free_move_the_pawn_is_clear() -> None:
    match = go(position("10", "8 4", left=3), "move 10 8", "fight rr")
    assert gesture(match, "move 8 3") == ("dot-3",)
    assert gesture(match, "stay") == ("stay",)


@rule("SI-19")
def test_a_disc_is_named_by_a_button_and_turned_by_two_taps() -> None:
    match = position("10 18", "8 16", left=3)
    assert gesture(match, "name 9") == ("disc-9", "name")
    assert "name" not in shown(match, "disc-9").ids
    go(match, "name 9")
    assert {match.text(code): ids for code, ids in drawing.gestures(match.view(BLACK)).items()} == {
        "allow": ("allow",), "waive": ("waive",), "object": ("object",)}
    go(match, "object")
    assert gesture(match, "accept") == ("accept",)
    assert gesture(match, "contest") == ("contest",)
    go(match, "contest", "settle rr")
    assert gesture(match, "turn +2") == ("turn-2", "turn-2")


@rule("SI-8")
def test_a_disc_is_laid_by_well_and_face() -> None:
    match = table("draw D")
    assert gesture(match, "lay 9 r2") == ("well-9", "face-2", "face-2")
    assert len(drawing.gestures(match.view(BLACK))) == 114


@rule("SI-28")
def test_bringing_a_pawn_back_is_a_button() -> None:
    match = go(position("", "8", aboard=(2, 0), camps=(0, 7), turn=BLACK, left=0), "end")
    assert gesture(match, "land") == ("land",)
    assert gesture(match, "stay") == ("stay",)
    assert meant(match, "red-ship-1") == meant(match, "ship-red") == "land"


# --------------------------------------------------------------------------------------------- what was meant
def test_clicks_that_are_not_allowed_mean_the_move_or_the_disc_they_look_like() -> None:
    match = position("10 start 18", "8 16", left=3, barred="1")
    assert meant(match, "red-10", "dot-0") == "move 10 0"
    assert meant(match, "red-10", "black-16") == "move 10 16"
    assert meant(match, "red-10", "red-18") == "move 10 18"
    assert meant(match, "red-10", "disc-8") == "move 10 8"  # it carries a pawn: hardly to be named
    assert meant(match, "red-10", "gate-red-goal") == meant(match, "red-10", "ship-red") == "move 10 goal"
    assert meant(match, "red-18", "gate-red-start") == "move 18 start"
    assert meant(match, "disc-8") == "name 8"
    assert meant(match, "disc-10") == "name 10"
    assert meant(match, "disc-1") == "name 1"
    assert (meant(match, "black-8") or "").startswith("move 8 ")
    assert meant(match, "ship-red") == "land"
    assert meant(match, "ship-black") is None
    assert meant(match, "chest-red-camp-1") is None
    assert meant(match, "turn") is None
    assert meant(match, "gate-black-goal") is None


@rule("SI-13")
def test_with_one_point_and_no_move_a_disc_means_to_name_it() -> None:
    match = position("10", "8 16", left=1)
    assert ("disc-9", "name") not in drawing.gestures(match.view(RED)).values()
    assert meant(match, "disc-9") == "name 9"
    assert meant(match, "red-10", "disc-9") == "move 10 9"


def test_a_pawn_that_cannot_move_means_one_of_its_trails() -> None:
    match = position("10", "8 16", left=0, moved=True)
    assert meant(match, "red-10") in {"move 10 5", "move 10 6", "move 10 8", "move 10 18"}
    assert (meant(match, "red-camp-1") or "").startswith("move start ")


def test_laying_over_a_disc_or_out_of_turn() -> None:
    match = table("draw D", "lay 9 r2", "draw F")
    assert meant(match, "disc-9") == "lay 9 r0"
    assert meant(match, "well-3", seat=BLACK) == "lay 3 r0"
    assert meant(match, "well-3", "disc-9") == "lay 9 r0"
    assert meant(match, "red-camp-1") is None


def test_in_the_turn_of_the_other_clicks_are_answered_too() -> None:
    match = position("10 start", "8 16", left=3)
    assert (meant(match, "black-8", seat=BLACK) or "").startswith("move 8 ")
    assert meant(match, "disc-9", seat=BLACK) == "name 9"
    assert meant(match, "disc-9", seat=SPECTATOR) is None
    match = go(position("10 18", "8 16", left=3), "name 9", "allow")
    assert meant(match, "disc-4") == "name 4"
    assert meant(match, "turn-3", seat=BLACK) == "turn +3"


# ------------------------------------------------------------------------------------------------------------ dice
def thrown(match: Match, text: str, lang: str = "en") -> list[str]:
    dice = drawing.dice(match.view(RED), match.parse(text), GAME.words(lang))
    for die in dice:
        ElementTree.fromstring(die.svg())
    return [die.name for die in dice]


@rule("SI-6")
def test_a_roll_shows_four_dice_with_their_faces() -> None:
    match = position("10", "8")
    assert thrown(match, "roll rb bb") == ["red die: red", "red die: black", "black die: black", "black die: black"]
    assert thrown(match, "roll rr rr") == ["red die: red", "red die: red", "black die: red", "black die: red"]
    assert thrown(position("10", "8", turn=BLACK), "roll rr rb")[2:] == ["black die: red", "black die: black"]
    assert thrown(match, "roll rb bb", "de")[1] == "roter Würfel: schwarz"
    assert thrown(match, "roll rb bb", "fr")[1] == "dé rouge\u00a0: noir"


@rule("SI-6")
def test_dice_and_faces_are_told_apart_without_colours() -> None:
    match = position("10", "8")
    red_red, red_black, black_red, black_black = drawing.dice(match.view(RED), match.parse("roll rb rb"), ENGLISH)
    assert "M-4-12H4" in red_red.art
    assert "M-4-12H4" in black_red.art
    assert "M-4-12H4" not in red_black.art
    assert "M-4-12H4" not in black_black.art
    assert 'rx="14"' in red_red.art
    assert 'rx="3"' in black_black.art


@rule("SI-23")
def test_in_a_duel_the_thrower_has_two_dice() -> None:
    match = go(position("10", "8", left=3), "move 10 8")
    assert thrown(match, "fight rb") == ["red die: red", "red die: black"]
    assert thrown(go(match, "fight rb"), "fight bb") == ["black die: black", "black die: black"]


@rule("SI-22")
def test_a_contest_has_a_red_and_a_black_die() -> None:
    match = go(position("10 18", "8 16", left=3), "name 9", "object", "contest")
    assert thrown(match, "settle rb") == ["red die: red", "black die: black"]
    assert thrown(match, "settle br") == ["red die: black", "black die: red"]


@rule("SI-8")
def test_a_drawn_disc_is_shown_and_a_dealt_one_is_not() -> None:
    assert thrown(table(), "draw F") == ["a disc of kind F"]
    drawn, = drawing.dice(table().view(RED), table().parse("draw F"), ENGLISH)
    assert drawn.art.startswith('<g class="schatzinsel"')  # so that it is dark by night, outside the board too
    assert thrown(table(layout="random"), "deal F r3") == []
    assert thrown(position("10", "8", left=2), "move 10 5") == []
