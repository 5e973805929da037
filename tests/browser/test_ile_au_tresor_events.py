"""What befalls a crew: combat with its odds, flight, weather, recruits, boats side by side; and why something is not allowed."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from benbow.games.ile_au_tresor.rules.facts import Snapshot, prospect
from tests.browser.chrome import Guest, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, do, finish, lit, refuses, tap
from tests.browser.stored import sit_at
from tests.browser.volcano import BESIDE, TWO_TO_ONE, begun, hex_id, steps
from tests.by_hand import fields, texts, tried
from tests.ile_au_tresor.table import NUMBER, harbour, treasure
from tests.ile_au_tresor.table import where as whereabouts


def fight(guest: Guest, *to_come: str) -> Page:
    return sit_at(guest, begun(*TWO_TO_ONE, ports="A B"), *to_come)


# --------------------------------------------------------------------------------------------------------------- combat
def test_the_target_is_chosen_first_and_the_exact_odds_are_shown(invite: Invite) -> None:
    guest = invite()
    page = fight(guest)
    match = guest.match()
    assert (match.actor, match.phase) == (0, "combat")
    assert lit(page) == {"blue-1", "done"}
    expect(page.locator("#odds")).to_have_count(0)
    choose(page, "blue-1")
    assert lit(page) >= {"red-1", "red-2"}
    odds = prospect(Snapshot.of(match.view(0)), NUMBER["e10"])
    assert (odds.attackers, odds.bonus) == (2, 1)
    assert odds.dies + odds.flees + odds.nothing + odds.leader_dies == 36
    name = page.locator("#odds").get_attribute("aria-label") or ""
    figures = [int(n) for n in re.findall(r"\d+", name) if n != "36"]
    assert figures[-4:] == [odds.dies, odds.flees, odds.nothing, odds.leader_dies]
    drawn = page.locator("#odds text").all_text_contents()
    for n in (odds.dies, odds.flees, odds.nothing, odds.leader_dies):
        assert {f"{n}/36", match.game.words("en")("drawn-odds-percent", n=round(100 * n / 36))} <= {*drawn}
    expect(page.locator("#clash path")).to_have_count(2)  # an arrow for each who takes part


def test_beaten_he_flees_where_the_attacker_says_and_one_moves_up(invite: Invite) -> None:
    guest = invite()
    page = fight(guest, "attack 2 E", "roll 4-5")
    tap(page, "blue-1", "red-2")
    match = guest.match()
    assert match.phase == "flight"
    assert lit(page) == {hex_id(text.split()[1]) for text in texts(match, "flee")}
    goal = texts(match, "flee")[0].split()[1]
    tap(page, hex_id(goal))
    assert whereabouts(guest.match(), "blue 1") == goal
    assert lit(page) == {"red-1", "red-2", "done"}
    tap(page, "red-2")
    assert whereabouts(guest.match(), "red 2") == "e10"


def test_who_dies_goes_to_the_dead_mens_chest(invite: Invite) -> None:
    guest = invite()
    page = fight(guest, "attack 1 NE", "roll 5-6")
    tap(page, "blue-1", "red-1")
    assert whereabouts(guest.match(), "blue 1") == "dead"
    expect(page.locator("#blue-1")).to_have_attribute("aria-label", re.compile("dead"))
    expect(page.locator("#lines li").last).to_contain_text("dies")


def test_one_need_not_attack(invite: Invite) -> None:
    guest = invite()
    page = fight(guest, "done", "roll 5-6")
    expect(page.locator("#done")).to_have_text("No attack")
    tap(page, "done")
    assert guest.match().actor == 1


# -------------------------------------------------------------------------------------------------------------- weather
def test_a_storm_lies_over_the_sea_until_the_next_double(invite: Invite) -> None:
    guest = invite()
    match = begun(*BESIDE, "roll 5-5", "done", "roll 5-6", "done", "done", ports="A B")
    page = sit_at(guest, match, "roll 4-6")
    expect(page.locator("#storm")).to_have_attribute("aria-label", re.compile("storm", re.IGNORECASE))
    assert "boat-red" not in lit(page)
    refuses(guest, ("boat-red",), "IT-19")
    calm = sit_at(guest, tried(match, "roll 1-1", *["roll 5-6"] * 6))
    expect(calm.locator("#storm")).to_have_count(0)


def test_an_eruption_lies_over_its_sector_until_the_next_roll(invite: Invite) -> None:
    guest = invite()
    match = begun(*BESIDE, "roll 2-2", "lava 2", ports="A B")  # in sector 2 nobody is; red may attack, and it smokes still
    page = sit_at(guest, match)
    expect(page.locator("#lava")).to_have_attribute("aria-label", re.compile("2"))
    expect(page.locator("#lines li").last).to_contain_text("sector 2")
    tap(page, "done")
    expect(page.locator("#lava")).to_have_count(0)  # cold by the next roll


def test_the_fever_says_what_each_one_needs(invite: Invite) -> None:
    guest = invite()
    match = begun(*BESIDE, "roll 1-1", *["roll 5-6"] * 6, ports="A B")
    page = sit_at(guest, match)
    fever = [ply for ply in range(match.ply) if match.text(match.actions[ply]) == "roll 1-1"][-1]
    page.locator(f".line[data-at='{fever + 1}']").click()
    expect(page.locator("#to-now")).to_be_visible()
    needs = [one.get_attribute("aria-label") or "" for one in page.locator("#board [id^=red-]").all()]
    assert sum("saved by" in label for label in needs) == 6
    page.locator("#to-now").click()
    until_asked(page)
    expect(page.locator("#lines li")).to_contain_text([re.compile("saved")] * 6)


# ------------------------------------------------------------------------------------------------------ boats, and recruits
def test_a_boat_joins_an_empty_one_and_takes_it(invite: Invite) -> None:
    """Blue has one pirate, who is ashore: with 4-4 red comes alongside, and one crosses over."""
    guest = invite()
    page = sit_at(guest, begun("roll 5-6", "done", "roll 5-6", "land blue", "done", "roll 4-4", ports="A B", pirates=1))
    assert guest.match().phase == "join"
    assert lit(page) == {"boat-red", "done"}
    do(page, "sail red B")
    assert guest.match().phase == "boarding"
    assert lit(page) == {"cross", "done"}
    finish(page, "cross")
    assert harbour(guest.match(), "blue") == "B red"
    expect(page.locator("#boat-blue")).to_have_attribute("aria-label", re.compile("Player 1"))


def test_a_recruit_comes_back_aboard_or_to_a_fortress(invite: Invite) -> None:
    guest = invite()
    dead = begun(*TWO_TO_ONE, "attack 2 E", "roll 1-2", *later("roll 1-2"), ports="A B")
    assert whereabouts(dead, "red 2") == "dead"
    page = sit_at(guest, tried(dead, "roll 6-6"))
    assert guest.match().phase == "recruit"
    forts = {hex_id(name) for name in ("f11", "k4")}
    assert lit(page) == {"boat-red", "done", *forts}
    tap(page, "h-k4")
    assert whereabouts(guest.match(), "red 2") == "k4"


def later(roll: str) -> tuple[str, ...]:
    """Blue does nothing in its turn."""
    return (roll, "done", "done")


# -------------------------------------------------------------------------------------------------------------- why not
REFUSED = {  # what has happened, what is clicked, and the clause
    "too few PP for a landing": (("roll 1-3",), ("boat-red",), "IT-10"),
    "the limit of one pirate": (("roll 5-6", *steps(1, "f10", "e9", "d9", "c9", "c8", "b8")), ("red-1",), "IT-11"),
    "an enemy stands there": (("roll 5-6",), ("red-1", "blue-1"), "IT-14"),
    "combat comes later": (("roll 5-6",), ("blue-1",), "IT-26"),
    "a port where a boat lies": (("roll 5-6",), ("boat-red", "port-b"), "IT-16"),
}


@pytest.mark.parametrize(("done", "clicks", "clause"), REFUSED.values(), ids=REFUSED)
def test_what_is_not_allowed_is_explained_with_its_clause(invite: Invite, done: tuple[str, ...], clicks: tuple[str, ...],
                                                          clause: str) -> None:
    guest = invite()
    sit_at(guest, begun(*BESIDE, *done, ports="A B"))
    refuses(guest, clicks, clause)


def test_the_clause_can_be_read(invite: Invite) -> None:
    guest = invite(locale="de")
    page = sit_at(guest, begun(*BESIDE, "roll 1-3", ports="A B"))
    page.locator("#boat-red").click()
    page.locator("#toast button").click()
    expect(page.locator("#rules #IT-10")).to_be_focused()
    expect(page.locator("#rules #IT-10")).to_be_in_viewport()


# ------------------------------------------------------------------------------------------------------------ the treasure
def test_taken_carried_home_and_loaded(invite: Invite) -> None:
    """From the chest to the end, with every click: look, take, to the jetty, wait there for a turn, load."""
    guest = invite()
    home = begun("roll 5-6", "land red", *steps(1, "b9", "b8"), "done", "roll 1-3", ports="A B")
    page = sit_at(guest, home, "roll 1-5", *steps(1, "b8", "c7"), "look 1 treasure")
    assert treasure(guest.match()) == ""
    tap(page, "red-1", "h-c7")
    tap(page, "take")
    expect(page.locator("#treasure")).to_have_attribute("aria-label", re.compile("red pirate 1"))
    tap(page, "red-1", "h-b9", "h-b9")  # 2 + 2 PP: a carrier pays double
    assert fields(guest.match())["pp"] == 1
    refuses(guest, ("red-1",), "IT-10")
    tap(page, "done")
    loaded(guest)


def loaded(guest: Guest) -> None:
    """Turn by turn, until the dice give 9 PP and no storm blows."""
    page = guest.page
    for _ in range(60):
        until_asked(page)
        offers = lit(page)
        if "load" in offers:
            break
        tap(page, "done" if "done" in offers else sorted(offers)[0])
    expect(page.locator("#load")).to_have_text(re.compile("Load the treasure"))
    page.locator("#load").click()
    expect(page.locator("#table[data-status=over]")).to_be_attached()
    match = guest.match()
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("loaded", (0,))
    expect(page.locator("#ask .reason")).to_have_text(match.game.words("en")("reason-loaded"))
