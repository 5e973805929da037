"""Martinique for two at one device: what a map tile shows reaches its owner's eyes, and nobody else's before it is turned up."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from benbow.games.martinique.rules.actions import FACES
from benbow.games.martinique.rules.board import square_name
from benbow.games.martinique.rules.state import HOOK
from tests.browser.chrome import is_over, offered, open_curtain, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import same_sight
from tests.browser.isle import CHART, TO_THE_HOOK, Hand, any_action, do, piece, sit_at_chart
from tests.browser.wire import Wire, ask_everything, looker, ply_of
from tests.own import LANGUAGES

BLACK, RED, NOBODY = 0, 1, SPECTATOR
Tiles = set[tuple[str, str]]  # where a map tile comes from, and its face
PEOPLE: dict[str, str | int] = {"name_0": "Bill", "name_1": "Rosa"}


# Black lands beside the pirate of Red, who hides the tile from D2, and walks over it into The Hook.
OVER_A_HIDER = (*TO_THE_HOOK[:6], "deploy E2", "deploy A1", "move 2 C3")
TO_THE_BAR = ("hook map", "move 1 C3", "hook map", "move 1 B4", "move 2 B3")  # all sit, with six map tiles: the rest is digging


def known(match: Match, seat: int, ply: int | None = None) -> Tiles:
    """The faces that a seat may know: now, or before the given ply."""
    s = match.view(seat, ply).record
    found = set()
    for owner in (BLACK, RED):
        for origin, face in zip(s["origin"][owner].tolist(), s["face"][owner, : int(s["maps"][owner])].tolist(), strict=False):
            if face:
                found.add(("The Hook" if origin == HOOK else square_name(origin), FACES[face - 1]))
    return found


def faces_in(text: str) -> Tiles:
    """Map tiles whose face a text gives away: drawn, told, or said of a die."""
    drawn = re.findall(r"Map tile from (The Hook|[A-H][1-8])(?:, turned up)?: ([A-H1-8])\b", text)
    told = re.findall(r"map tile from (The Hook|[A-H][1-8])[^.]*: it is the (?:letter|number) ([A-H1-8])\b", text)
    turned = re.findall(r"the one from (The Hook|[A-H][1-8]): it is the (?:letter|number) ([A-H1-8])\b", text)
    return {*drawn, *told, *turned}


def noted_in(text: str) -> set[str]:
    """Columns and rows that notes rule out."""
    return {face for line in re.findall(r"Columns ruled out: ([^\"<]*)", text) for face in re.findall(r"\b[A-H1-8]\b", line)}


def dice_in(text: str) -> set[str]:
    return {*re.findall(r"\b(?:Map tile|Turned up): ([A-H1-8])\b", text)}


def check(match: Match, messages: list[str], seat: int) -> None:
    """All that came was known to this seat, each thing by the time it came."""
    for message in messages:
        mine = known(match, seat, ply_of(message))
        assert faces_in(message) <= mine
        assert noted_in(message) | dice_in(message) <= {face for _, face in mine}


def turn(page: Page, hand: Hand, script: list[str]) -> None:
    """All that one person does before the device goes on."""
    while offered(page).count():
        if script:
            do(page, script.pop(0))
        else:
            any_action(page, hand)


def test_two_people_play_a_whole_game_and_no_face_reaches_the_wrong_one(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/martinique")
    guest.fill("me", "guest", **CHART, **PEOPLE)
    wire = Wire(page)
    page.locator("form.new-table button.primary").click()
    guest.seated()
    script, hand = [*OVER_A_HIDER, *TO_THE_BAR], Hand(5)
    seen: dict[int, list[str]] = {BLACK: [], RED: [], NOBODY: []}
    while not is_over(page):
        until_asked(page)
        seen[NOBODY] += wire.each()
        who = looker(page)
        if has_curtain := page.locator("#open-curtain").count() > 0:
            expect(page.locator("#prompt")).to_have_text(f"{PEOPLE[f'name_{who}']}, it is your turn.")
            open_curtain(page)
        turn(page, hand, script)
        seen[who if has_curtain else NOBODY] += wire.each()
        if page.locator("#draw-curtain").count():
            page.locator("#draw-curtain").click()
            page.locator("#open-curtain").wait_for()
    match = guest.match()
    assert match.outcome is not None
    for seat, messages in seen.items():
        check(match, messages, seat)
    # The search can fail: whoever looked was told the own faces, in every one of these ways; and all the one turned up.
    for seat in (BLACK, RED):
        text = "".join(message for message in seen[seat] if ply_of(message) < match.ply)
        assert faces_in(text)
        assert noted_in(text)
        assert dice_in(text)
    expect_turned_up(match, seen)


def expect_turned_up(match: Match, seen: dict[int, list[str]]) -> None:
    """The tile from D2: Red knows it from the start, all others from the ply on at which it is turned up, and not before."""
    at = [match.text(code) for code in match.actions].index("turn 1") + 1
    tile = "D2", dict(known(match, RED, at))["D2"]
    for seat, messages in seen.items():
        plies = sorted({ply_of(message) for message in messages if tile in faces_in(message)})
        assert plies
        assert any(ply < at for ply in plies) is (seat == RED)
        assert [ply for ply in plies if at <= ply < match.ply]
        assert any(at <= ply_of(message) < match.ply and "Map tile from D2, turned up: " in message for message in messages)
    assert any(ply_of(message) == at - 1 for message in seen[BLACK])  # the walk is shown before it


def test_nothing_that_can_be_asked_for_behind_the_curtain_tells_a_face(invite: Invite) -> None:
    """Every address of the table, by the device itself, while the curtain is drawn; and the same while it is open."""
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK, kinds=("me", "guest"))  # black has taken two
    open_curtain(page)
    match = guest.match()
    hidden = known(match, BLACK) - known(match, NOBODY)
    assert len(hidden) == 2
    secrets = {lang: [match.game.words(lang)("drawn-from", square=origin, face=face) for origin, face in hidden]
               for lang in LANGUAGES}
    plies = [*range(0, match.ply, 3), match.ply]
    clicks = [[id] for id in ("hook-map", "black-1", "black-2", "sq-c3", "map-b4", "map-b3", "notes")]
    asked = {lang: (plies, clicks) if lang == "en" else (plies[-1:], clicks[:1]) for lang in LANGUAGES}  # else only words differ
    for lang in LANGUAGES:
        opened = "\n".join(ask_everything(guest, lang, *asked[lang]))
        assert all(secret in opened for secret in secrets[lang])
    page.reload()
    expect(page.locator("#open-curtain")).to_be_visible()
    for lang in LANGUAGES:
        closed = ask_everything(guest, lang, *asked[lang])
        assert [secret for secret in secrets[lang] if secret in "\n".join(closed)] == []
        check(match, closed, NOBODY)  # its patterns are English


def test_who_took_a_map_tile_with_the_last_action_of_a_turn_still_sees_it(invite: Invite) -> None:
    """The curtain falls only when it is drawn."""
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK[:4], kinds=("me", "guest"))
    do(page, TO_THE_HOOK[4])
    face = dict(known(guest.match(), BLACK))["B4"]
    expect(page.locator("#draw-curtain")).to_be_visible()
    expect(piece(page, "map-b4")).to_have_attribute("aria-label", f"Map tile from B4: {face} (Player 1)")
    expect(page.locator("#tray .throw").last).to_have_attribute("title", f"Map tile: {face}")
    page.locator("#draw-curtain").click()
    expect(piece(page, "map-b4")).to_have_attribute("aria-label", "Map tile from B4, face down (Player 1)")


def test_a_stranger_sees_what_a_spectator_sees(invite: Invite) -> None:
    guest, stranger = invite(), invite()
    page = sit_at_chart(guest, *TO_THE_HOOK[:4])
    wire = Wire(stranger.page)
    beside = stranger.go(page.url.removeprefix(guest.inn.url))
    beside.wait_for_selector(".play.alive")
    do(page, *TO_THE_HOOK[4:])
    same_sight(page, beside)
    messages = wire.each()
    assert any("takes the map tile from B4, face down" in message for message in messages)
    check(guest.match(), messages, NOBODY)
    assert offered(beside).count() == 0
