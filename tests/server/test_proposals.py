"""What people agree on at a table: all others are asked, anyone refuses, it lapses when the match goes on, it happens once."""
from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.match import Match
from benbow.server import clock
from benbow.server.schema import SeatRow, Terms
from benbow.server.tables import Table
from benbow.server.tokens import digest, new_token
from tests.server.fake_clock import DAY, FakeClock
from tests.server.house import House, not_none, post
from tests.server.test_talk import frame

NAMES = ("Ann", "Bob", "Cid")
LIVE, SLOW = Terms("live", 300, 5), Terms("slow", 2 * DAY)


async def seated(inn: House, players: int = 2, terms: Terms | None = None) -> tuple[list[httpx.AsyncClient], Table]:
    """Each at an own device, with known dice. In Naufrageurs the last seats load first, and Ann is the Wrecker."""
    tokens = [new_token() for _ in range(players)]
    seats = tuple(SeatRow(k, k, NAMES[k], "", digest(token)) for k, token in enumerate(tokens))
    match = Match(catalog.game("naufrageurs"), {"players": players}, seed=1)
    return [inn.device(token) for token in tokens], await inn.registry.create(match, seats, terms=terms or Terms())


async def act(devices: list[httpx.AsyncClient], table: Table, times: int = 1, which: int = 0) -> None:
    """Whoever is to act does the first thing that can be done, or another."""
    for _ in range(times):
        answer = await post(devices[table.match.actor], table, "play", code=table.match.legal()[which])
        assert answer.status_code == 200, answer.text


async def propose(device: httpx.AsyncClient, table: Table, kind: str, **more: int) -> httpx.Response:
    return await post(device, table, "propose", kind=kind, **more)


async def answer(device: httpx.AsyncClient, table: Table, seat: int, agrees: bool, number: int | None = None) -> httpx.Response:
    asked = not_none(table.proposal).number if number is None else number
    return await device.post(f"/t/{table.id}/answer", json={"number": asked, "seat": seat, "agrees": agrees})


async def card(inn: House, device: httpx.AsyncClient, table: Table) -> str:
    """What a device is asked or told, in words, with its buttons."""
    html = str((await frame(inn, device, table))["card"])
    assert html in (await device.get(f"/t/{table.id}")).text  # and so it is after a reload
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


# ------------------------------------------------------------------------------------------------------------- undo
async def test_an_action_that_handed_over_is_taken_back_if_the_other_agrees(inn: House) -> None:
    (ann, bob), table = await seated(inn)
    await act([ann, bob], table, 4)  # Bob has loaded all ships
    assert table.match.actor == 0
    before, log = table.match.ply, table.match.log
    assert (await propose(bob, table, "undo")).status_code == 200
    assert await card(inn, ann, table) == "Bob asks to undo their last move. Agree Refuse"
    assert await card(inn, bob, table) == "You have asked to undo your last move. Waiting for Ann. Cancel"
    assert await card(inn, inn.device(), table) == ""  # for who watches it is not
    assert (await answer(ann, table, 0, True)).status_code == 200
    assert (table.match.actor, table.match.ply, table.proposal) == (1, before - 1, None)
    assert table.match.log == (*log, -before)
    assert await inn.log(table) == table.match.log
    again = not_none(await inn.another_registry().get(table.id))
    assert again.match.state_bytes() == table.match.state_bytes()


async def test_undo_goes_back_to_the_own_last_action_over_those_of_others(inn: House) -> None:
    """With three at the table Bob and Cid load one after the other."""
    devices, table = await seated(inn, 3)
    first = table.match.actor
    while table.match.actor == first:
        before = table.match.ply
        await act(devices, table)
    assert table.match.actor not in (first, 0)
    await act(devices, table)
    assert (await propose(devices[first], table, "undo")).status_code == 200
    for seat in {0, 1, 2} - {first}:
        assert table.match.ply == before + 2
        assert (await answer(devices[seat], table, seat, True)).status_code == 200
    assert (table.match.ply, table.match.actor) == (before, first)
    assert table.match.log[-2:] == (-1 - (before + 1), -1 - before)


async def test_nobody_asks_for_what_was_rolled_or_for_the_own_right(inn: House) -> None:
    (ann, bob), table = await seated(inn)
    assert "cannot be undone" in (await propose(bob, table, "undo")).text  # only the dice have spoken
    await act([ann, bob], table)
    assert "yourself" in (await propose(bob, table, "undo")).text
    assert "cannot be undone" in (await propose(ann, table, "undo")).text  # she has not played
    await act([ann, bob], table, 3)
    while table.match.actors[-1] >= 0:
        await act([ann, bob], table, which=-1)  # until something is rolled
    for device in (ann, bob):
        assert (await propose(device, table, "undo")).status_code == 409
    assert table.proposal is None


@pytest.mark.parametrize("terms", [LIVE, SLOW])
async def test_nobody_gains_or_loses_time_when_a_turn_is_taken_back(inn: House, monkeypatch: pytest.MonkeyPatch,
                                                                    terms: Terms) -> None:
    """The clocks are as if it had not ended. Also if the server was restarted in between."""
    time = FakeClock(monkeypatch)
    (ann, bob), table = await seated(inn, terms=terms)
    time.go(50)
    await act([ann, bob], table, 3)
    for _ in range(3):
        await act([ann, bob], table)
        added = 5 if terms is LIVE else 50
        assert clocks(table, time) == [terms.budget_s, terms.budget_s - 50 + added]
        time.go(20)
        table = inn.registry._tables[table.id] = not_none(await inn.another_registry().get(table.id))
        await propose(bob, table, "undo")
        assert (await answer(ann, table, 0, True)).status_code == 200
        assert (not_none(table.timing).seat, clocks(table, time)) == (1, [terms.budget_s, terms.budget_s - 50])
        assert not_none(inn.store.load(table.id)).match.timing == table.timing
    time.go(10)
    assert clocks(table, time) == [terms.budget_s, terms.budget_s - 60]


def clocks(table: Table, time: FakeClock) -> list[float]:
    return [clock.left(not_none(table.timing), seat, time.time) for seat in range(table.match.seats)]


async def test_the_clocks_go_back_over_the_turns_of_others(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeClock(monkeypatch)
    devices, table = await seated(inn, 3, LIVE)
    first = table.match.actor
    while table.match.actor == first:
        time.go(10)
        before = clocks(table, time)
        await act(devices, table)
    second = table.match.actor
    while table.match.actor == second:
        time.go(7)
        await act(devices, table)
    assert clocks(table, time) != before
    await propose(devices[first], table, "undo")
    for seat in {0, 1, 2} - {first}:
        await answer(devices[seat], table, seat, True)
    assert (not_none(table.timing).seat, clocks(table, time)) == (first, before)


async def test_nor_by_a_turn_of_before_they_were_remembered(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeClock(monkeypatch)
    (ann, bob), table = await seated(inn, terms=LIVE)
    await act([ann, bob], table, 4)
    table.timing = replace(not_none(table.timing), turns=())
    time.go(20)
    await propose(bob, table, "undo")
    await answer(ann, table, 0, True)
    assert clocks(table, time) == [280, 305]


async def test_at_a_slow_table_an_hour_is_left_for_who_took_back(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeClock(monkeypatch)
    (ann, bob), table = await seated(inn, terms=SLOW)
    await act([ann, bob], table, 3)
    time.go(SLOW.budget_s - 1)
    await act([ann, bob], table)
    await propose(bob, table, "undo")
    await answer(ann, table, 0, True)
    assert clocks(table, time) == [SLOW.budget_s, clock.SLOW_LOW_S]


# ------------------------------------------------------------------------------------------------- draw, abort, pause
@pytest.mark.parametrize(("kind", "ending", "text"), [("draw", "drawn", "A draw by agreement."),
                                                      ("abort", "aborted", "Ended by agreement, without a result.")])
async def test_all_agree_to_end_it(inn: House, kind: str, ending: str, text: str) -> None:
    (ann, bob), table = await seated(inn)
    assert (await propose(ann, table, kind)).status_code == 200
    assert (table.status, (await answer(bob, table, 1, True)).status_code) == ("open", 200)
    assert (table.status, table.ending, table.resigned) == ("resigned", ending, None)
    assert text in (await ann.get(f"/t/{table.id}")).text
    assert not_none(inn.store.load(table.id)).match.ending == ending
    assert (await propose(ann, table, "draw")).status_code == 409


async def test_a_pause_stops_the_clocks_until_all_agree_to_go_on(inn: House) -> None:
    (ann, bob), table = await seated(inn, terms=LIVE)
    assert (await propose(ann, table, "resume")).status_code == 409
    for kind, is_paused in (("pause", True), ("resume", False)):
        assert (await propose(ann, table, kind)).status_code == 200
        assert not_none(table.timing).is_paused != is_paused
        assert (await answer(bob, table, 1, True)).status_code == 200
        assert not_none(table.timing).is_paused == is_paused
        assert not_none(inn.store.load(table.id)).match.timing == table.timing
        assert (f"data-{'paused' if is_paused else 'clock'}" in (await ann.get(f"/t/{table.id}")).text)
    without, other = await seated(inn)
    assert (await propose(without[0], other, "pause")).status_code == 409


async def test_who_is_left_alone_goes_on_without_asking(inn: House) -> None:
    (ann, bob), table = await seated(inn, terms=LIVE)
    await propose(ann, table, "pause")
    await answer(bob, table, 1, True)
    await table.reseat(replace(table.seats[1], bot="random"))
    assert (await propose(ann, table, "draw")).status_code == 409
    assert (await propose(ann, table, "resume")).status_code == 200
    assert not not_none(table.timing).is_paused


# --------------------------------------------------------------------------------------------------------- who is asked
async def test_one_of_three_refuses_and_only_who_asked_is_told(inn: House) -> None:
    (ann, bob, cid), table = await seated(inn, 3)
    await propose(ann, table, "draw")
    number = not_none(table.proposal).number
    await answer(bob, table, 1, True)
    assert await card(inn, bob, table) == "Ann offers a draw. Waiting for Cid."
    assert (await propose(bob, table, "abort")).status_code == 409  # one at a time
    assert (await answer(cid, table, 2, False)).status_code == 200
    assert await card(inn, ann, table) == "You have offered a draw. Cid does not agree. Close"
    assert (await card(inn, bob, table), await card(inn, cid, table)) == ("", "")
    assert (await answer(bob, table, 1, True, number)).status_code == 409
    assert (table.status, not_none(table.proposal).refused_by) == ("open", 2)
    assert (await propose(bob, table, "abort")).status_code == 200  # in its place
    assert (await answer(bob, table, 1, False)).status_code == 200  # and taken back
    assert table.proposal is None


async def test_nobody_answers_for_another_or_for_a_question_that_is_gone(inn: House) -> None:
    (ann, bob), table = await seated(inn)
    await propose(ann, table, "draw")
    assert (await answer(ann, table, 0, True)).status_code == 403  # one's own
    assert (await answer(ann, table, 1, True)).status_code == 403
    assert (await answer(inn.device(), table, 1, True)).status_code == 403
    assert (await answer(bob, table, 7, True)).status_code == 403
    old = not_none(table.proposal).number
    await answer(ann, table, 0, False)
    await propose(ann, table, "abort")
    assert (await answer(bob, table, 1, True, old)).status_code == 409  # he meant the draw
    assert (table.status, not_none(table.proposal).kind) == ("open", "abort")
    assert (await propose(inn.device(), table, "draw")).status_code == 403
    assert (await post(ann, table, "propose", kind="gold")).status_code == 400
    assert (await post(ann, table, "propose", kind="draw", seq=table.seq - 1)).status_code == 409


async def test_bots_are_not_asked_and_someone_at_the_same_device_is(inn: House) -> None:
    token = new_token()
    device, table = inn.device(token), await inn.table(token, ("me", "guest", "random"), names=("Will", "Olga", ""))
    assert (await propose(device, table, "draw")).status_code == 200
    proposer = not_none(table.proposal).seat
    other = 1 - proposer
    assert f"{('Will', 'Olga')[other]}: agree" in await card(inn, device, table)
    assert (await answer(device, table, other, True)).status_code == 200
    assert table.ending == "drawn"
    alone, own = await inn.seated(("me", "random"))
    assert "nobody to ask" in (await propose(alone, own, "draw")).text
    assert "data-can" not in (await alone.get(f"/t/{own.id}")).text


async def test_one_person_on_two_seats_is_one(inn: House) -> None:
    token = new_token()
    device, table = inn.device(token), await inn.table(token, ("me", "me"))
    assert (await propose(device, table, "draw")).status_code == 409


async def test_who_leaves_ends_the_question(inn: House) -> None:
    (ann, bob, cid), table = await seated(inn, 3)
    await propose(ann, table, "draw")
    number = not_none(table.proposal).number
    await answer(bob, table, 1, True)
    await cid.post(f"/t/{table.id}/leave")
    assert table.proposal is None
    assert (await answer(bob, table, 1, True, number)).status_code == 409
    assert table.status == "open"


# --------------------------------------------------------------------------------------------------------- concurrency
async def test_it_lapses_when_the_match_goes_on(inn: House) -> None:
    (ann, bob), table = await seated(inn)
    await propose(ann, table, "draw")
    number, room = not_none(table.proposal).number, table.room
    await act([ann, bob], table)
    assert table.proposal is None
    assert table.room > room  # pages are told
    assert (await answer(bob, table, 1, True, number)).status_code == 409
    assert table.status == "open"


async def test_of_many_answers_at_once_one_counts(inn: House) -> None:
    for _ in range(6):
        (ann, bob, cid), table = await seated(inn, 3)
        await propose(ann, table, "draw")
        number = not_none(table.proposal).number
        answers = await asyncio.gather(
            *(answer(bob, table, 1, True, number) for _ in range(3)), answer(cid, table, 2, False, number),
            *(answer(cid, table, 2, True, number) for _ in range(2)), answer(ann, table, 0, False, number))
        stored = not_none(inn.store.load(table.id)).match
        assert (stored.status, stored.ending) == (table.status, table.ending)
        is_drawn, is_refused = table.ending == "drawn", 200 in (answers[3].status_code, answers[6].status_code)
        assert is_drawn != is_refused
        assert {one.status_code for one in answers} <= {200, 409}


async def test_of_an_agreement_and_a_move_at_once_one_happens(inn: House) -> None:
    seen = set()
    for order in (0, 1) * 3:
        (ann, bob), table = await seated(inn)
        await act([ann, bob], table, 4)
        assert (await propose(bob, table, "undo")).status_code == 200
        seq, ply = table.seq, table.match.ply
        both = [answer(ann, table, 0, True), post(ann, table, "play", code=table.match.legal()[0])]
        answers = await asyncio.gather(*(both if order else both[::-1]))
        assert sorted(one.status_code for one in answers) == [200, 409]
        assert (table.match.log[seq] == -ply) != (table.match.log[seq] >= 0)
        assert await inn.log(table) == table.match.log
        seen.add(table.match.log[seq] >= 0)
    assert seen == {True, False}


async def test_two_who_agree_last_bring_it_about_once(inn: House) -> None:
    devices, table = await seated(inn, 3)
    await act(devices, table, 2)
    seat = table.match.actors[-1]
    others = [k for k in range(3) if k != seat]
    assert table.match.actor != seat
    assert (await propose(devices[seat], table, "undo")).status_code == 200
    seq, number = table.seq, not_none(table.proposal).number
    answers = await asyncio.gather(*(answer(devices[k], table, k, True, number) for k in others for _ in range(2)))
    assert [one.status_code for one in answers].count(200) >= 2
    assert table.seq == seq + 1


async def test_nobody_is_asked_again_and_again(inn: House) -> None:
    (ann, bob), table = await seated(inn)
    codes = []
    for _ in range(8):
        codes.append((await propose(ann, table, "draw")).status_code)
        if table.proposal and table.proposal.refused_by is None:
            await answer(bob, table, 1, False)
    assert codes == [200] * 6 + [409] * 2


# --------------------------------------------------------------------------------------------------------------- twins
async def test_a_question_tells_nothing_of_what_is_hidden(inn: House) -> None:
    """Bob loads another barrel of the same colour and takes it back by agreement: to Ann and to who watches it is the same."""
    told = []
    for k in (0, 1):
        (ann, bob), table = await seated(inn)
        guest = inn.device()

        async def look(who: httpx.AsyncClient, one: Table = table) -> str:
            sent = json.dumps(await frame(inn, who, one)) + (await who.get(f"/t/{one.id}")).text
            own = r'(?s)data-number=\\?"\d+|<dialog id="device".*?</dialog>'  # the seat's own link
            return re.sub(own, "", sent.replace(one.id, "TABLE"))

        seen = []
        for place in range(4):
            looks = {code: table.game.verbs.text(int(table.game.rules["veil"](table.match._restored(table.match.ply), code, 0)))
                     for code in table.match.legal()}
            same = [code for code, text in looks.items() if text == min(looks.values())]
            await post(bob, table, "play", code=same[k if place == 3 else 0])
        await propose(bob, table, "undo")
        seen += [await look(ann), await look(guest)]
        await answer(ann, table, 0, True)
        seen += [await look(ann), await look(guest)]
        assert -1 - table.match.ply in table.match.log
        told.append((seen, table.match.log))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
