"""The story so far: stepping back through it, the film, and what can be taken away."""
from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from benbow.engine import files
from benbow.engine.match import Match
from tests.browser.chrome import HELD_FILM, act, my_turn, play_out, seq, until_asked
from tests.browser.conftest import Invite

SMALL = {"lanes": 2, "barrels": 1, "special": 1}


def past(page: Page, ply: int) -> None:
    """The page shows this moment."""
    expect(page.locator("#table[data-past]")).to_have_attribute("data-ply", str(ply))
    expect(page.locator("#prompt")).to_contain_text(f"step {ply} of")
    expect(page.locator("#ply")).to_have_value(str(ply))
    if ply:
        expect(page.locator(f"#ply-{ply - 1}[aria-current=step]")).to_have_count(1)


def ships(page: Page) -> list[str]:
    """Afloat, on the reef or in port."""
    return [page.locator(f"#ship-{colour}, #wreck-{colour}, #moored-{colour}[aria-label]").get_attribute("aria-label") or ""
            for colour in ("green", "yellow", "red", "blue")]


def test_one_steps_back_through_the_story_in_every_way(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    act(page)
    end, now = guest.match().ply, ships(page)
    page.locator("#step-back").click()
    past(page, end - 1)
    assert page.locator("#board .can").count() == 0
    page.locator("#step-first").click()
    past(page, 0)
    assert all("waiting in port" in ship for ship in ships(page))
    page.locator("#step-on").click()
    past(page, 1)
    assert "waiting in port" not in ships(page)[0]
    page.locator("#ply").fill("3")
    past(page, 3)
    page.locator(".line[data-at='2']").click()
    past(page, 2)
    page.locator("#to-now").click()
    my_turn(page).wait_for(state="attached")
    assert ships(page) == now
    page.locator("#step-first").click()
    past(page, 0)
    page.locator("#step-last").click()
    my_turn(page).wait_for(state="attached")
    expect(page.locator("#ply")).to_have_value(str(end))
    assert page.locator("#lines [aria-current]").count() == 0
    act(page)


def test_what_happens_meanwhile_does_not_disturb_who_looks_back(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    beside = guest.tab()
    beside.goto(page.url)
    until_asked(beside)
    act(page)
    expect(beside.locator("#table")).to_have_attribute("data-seq", seq(page))
    beside.locator(".line[data-at='2']").click()
    past(beside, 2)
    told = beside.locator("#lines li").count()
    act(page)
    expect(beside.locator("#lines li")).to_have_count(told + 1)
    past(beside, 2)
    beside.locator("#to-now").click()
    my_turn(beside).wait_for(state="attached")
    assert ships(beside) == ships(page)
    assert seq(beside) == seq(page)
    act(beside)


def test_the_film_runs_stops_and_ends_at_the_present(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", lanes=1, barrels=1, special=0)
    play_out(page)
    end = guest.match().ply
    shown = page.locator("#table")
    page.evaluate(HELD_FILM)
    page.locator("#watch").click()
    expect(page.locator("#step-run")).to_have_attribute("aria-pressed", "true")
    past(page, 0)
    page.evaluate("nextStep()")
    past(page, 1)
    page.locator("#step-run").click()
    expect(page.locator("#step-run")).to_have_attribute("aria-pressed", "false")
    page.locator("#step-first").click()
    past(page, 0)
    page.locator("#step-run").click()
    for ply in range(1, end):
        past(page, ply)
        page.evaluate("nextStep()")
    expect(shown).to_have_attribute("data-ply", str(end))
    expect(shown).not_to_have_attribute("data-past", "")
    expect(page.locator("#step-run")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#watch")).to_be_visible()


# ---------------------------------------------------------------------------------------------------------- to take away
def taken(page: Page, what: str, folder: Path) -> Path:
    """Click the link, and keep what comes."""
    if page.locator("details.take").get_attribute("open") is None:
        page.locator("details.take summary").click()
    with page.expect_download(timeout=90_000) as coming:
        page.locator(f"details.take a[href$='{what}']").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    assert path.suffix == Path(what).suffix
    return path


def test_until_the_end_the_file_is_that_of_the_seat(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", **SMALL)
    until_asked(page)
    replay = files.load(taken(page, "match.json", tmp_path))
    assert isinstance(replay, files.Replay)
    assert replay.seat == 0
    assert replay.ply == guest.match().ply
    assert replay.actions == guest.match().history(0)


def test_at_the_end_the_whole_file_is_given_and_its_dice_can_be_checked(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", **SMALL)
    play_out(page)
    match, true = files.load(taken(page, "match.json", tmp_path)), guest.match()
    assert isinstance(match, Match)
    assert match.actions == true.actions
    assert match.outcome == true.outcome
    assert match.verify() == []  # every roll is the one that its dice give


def test_the_board_and_the_replay_are_real_pictures(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", lanes=1, barrels=1, special=0)
    until_asked(page)
    with Image.open(io.BytesIO(taken(page, "board.png", tmp_path).read_bytes())) as image:
        image.load()
        assert image.format == "PNG"
        assert image.width >= 1000
        assert len(image.convert("RGB").getcolors(1 << 24) or []) > 100
    assert taken(page, "board.svg", tmp_path).read_text(encoding="utf-8").startswith("<svg")
    play_out(page)
    with Image.open(io.BytesIO(taken(page, "replay.gif", tmp_path).read_bytes())) as film:
        film.load()
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) >= guest.match().ply
