"""Martinique for two at one device: what a map tile shows reaches its owner's eyes, and nobody else's before it is turned up."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from benbow.engine import files
from benbow.engine.contract import SPECTATOR
from benbow.games.martinique.actions import FACES
from benbow.games.martinique.board import square_name
from benbow.games.martinique.facts import is_from_hook
from tests.browser.chrome import LANGUAGES, Guest, is_over, offered, open_curtain, until_asked
from tests.browser.conftest import Invite
from tests.browser.isle import CHART, TO_THE_HOOK, Hand, any_action, do, piece, sit_at_chart
from tests.browser.wire import Wire

BLACK, RED, NOBODY = 0, 1, SPECTATOR
Tiles = set[tuple[str, str]]  # where a map tile comes from, and its face
PEOPLE: dict[str, str | int] = {"name_0": "Bill", "name_1": "Rosa"}


def known(guest: Guest, seat: int) -> Tiles:
    """The faces that a seat may know by now."""
    s = guest.match().view(seat).record
    found = set()
    for owner in (BLACK, RED):
        for origin, face in zip(s["origin"][owner].tolist(), s["face"][owner, : int(s["maps"][owner])].tolist(), strict=False):
            if face:
                found.add(("The Hook" if is_from_hook(origin) else square_name(origin), FACES[face - 1]))
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


def check(guest: Guest, text: str, seat: int) -> None:
    """All that came is known to this seat."""
    mine = known(guest, seat)
    assert faces_in(text) <= mine
    assert noted_in(text) | dice_in(text) <= {face for _, face in mine}


def looker(page: Page) -> int:
    """Who is asked to take the device."""
    return int(page.locator("#open-curtain").get_attribute("data-seat") or "")


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
    guest.fill("me", "guest", **{key: value for key, value in (CHART | PEOPLE).items() if key != "game"})
    wire = Wire(page)
    page.locator("form.new-table button.primary").click()
    guest.seated()
    script, hand = [*TO_THE_HOOK, "hook map"], Hand(5)
    seen: dict[int, list[str]] = {BLACK: [], RED: [], NOBODY: []}
    while True:
        until_asked(page)
        seen[NOBODY].append(wire.cut())
        check(guest, seen[NOBODY][-1], NOBODY)
        who = looker(page)
        expect(page.locator("#prompt")).to_have_text(f"{PEOPLE[f'name_{who}']}, it is your turn.")
        open_curtain(page)
        turn(page, hand, script)
        if is_over(page):
            break
        seen[who].append(wire.cut())
        check(guest, seen[who][-1], who)
        page.locator("#draw-curtain").click()
        page.locator("#open-curtain").wait_for()
    # The search can fail: whoever looked was told the own faces, in every one of these ways.
    for seat in (BLACK, RED):
        text = "".join(seen[seat])
        assert faces_in(text)
        assert noted_in(text)
        assert dice_in(text)
    assert guest.match().outcome is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_can_be_asked_for_behind_the_curtain_tells_a_face(invite: Invite, lang: str) -> None:
    """Every address of the table, by the device itself, while the curtain is drawn; and the same while it is open."""
    guest = invite(locale=lang)
    page = sit_at_chart(guest, *TO_THE_HOOK, kinds=("me", "guest"))  # black has taken two
    open_curtain(page)
    words = guest.match().game.words(lang)
    secrets = [words("drawn-from", square=origin, face=face) for origin, face in known(guest, BLACK) - known(guest, NOBODY)]
    assert secrets
    opened = ask_everything(guest, lang)
    assert all(secret in opened for secret in secrets)
    page.reload()
    expect(page.locator("#open-curtain")).to_be_visible()
    closed = ask_everything(guest, lang)
    assert [secret for secret in secrets if secret in closed] == []
    if lang == "en":
        check(guest, closed, NOBODY)


def ask_everything(guest: Guest, lang: str) -> str:
    """The past, the drawing, the file, half gestures, why things are not allowed. (The page itself would draw the curtain.)"""
    url, door, plies = guest.page.url, guest.context.request, guest.match().ply
    got = [door.get(f"{url}/at/{ply}").text() for ply in range(0, plies + 1, 3)] + [door.get(f"{url}/board.svg").text()]
    for what in ("chosen", "why"):
        for id in ("black-1", "black-2", "sq-c3", "hook-map", "map-b4", "map-b3", "notes"):
            answer = door.post(f"{url}/{what}", data={"ids": [id]}, headers={"origin": guest.inn.url})
            assert answer.status == 200
            got.append(answer.text())
    replay = files.decode(door.get(f"{url}/match.json").body())
    assert isinstance(replay, files.Replay)
    got += [replay.svg(lang, ply) + (replay.tell(ply, lang) if ply < plies else "") for ply in range(plies + 1)]
    return "\n".join(got)


def test_who_took_a_map_tile_with_the_last_action_of_a_turn_still_sees_it(invite: Invite) -> None:
    """The curtain falls only when it is drawn."""
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK[:4], kinds=("me", "guest"))
    do(page, TO_THE_HOOK[4])
    face = dict(known(guest, BLACK))["B4"]
    expect(page.locator("#draw-curtain")).to_be_visible()
    expect(piece(page, "map-b4")).to_have_attribute("aria-label", f"Map tile from B4: {face}")
    expect(page.locator("#tray .throw").last).to_contain_text(f"Map tile: {face}")
    page.locator("#draw-curtain").click()
    expect(piece(page, "map-b4")).to_have_attribute("aria-label", "Map tile from B4, face down")


def test_a_stranger_sees_what_a_spectator_sees(invite: Invite) -> None:
    guest, stranger = invite(), invite()
    page = sit_at_chart(guest, *TO_THE_HOOK[:4])
    wire = Wire(stranger.page)
    beside = stranger.go(page.url.removeprefix(guest.inn.url))
    beside.wait_for_selector(".play.alive")
    do(page, *TO_THE_HOOK[4:])
    expect(beside.locator("#table")).to_have_attribute("data-seq", page.locator("#table").get_attribute("data-seq") or "")
    text = wire.cut()
    assert "takes the map tile from B4, face down" in text
    check(guest, text, NOBODY)
    assert offered(beside).count() == 0
