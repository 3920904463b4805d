"""Any seat changes between person, bot and nobody at any moment, and back; and who may change which."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hordekeep.table import protocol
from hordekeep.table.live import sitting
from hordekeep.table.live.seating import changed_seat, may_change, may_take, names_of
from hordekeep.table.problems import Conflict, Declined, NotAllowed, Unknown
from hordekeep.table.protocol import ChangeSeat, SeatKind
from hordekeep.table.storage import Person, SeatRow
from tests.table.live.house import House, in_house, open_house, play_on

OPEN = SeatRow(number=1, kind="open")
BOT = SeatRow(number=1, kind="bot", level="keen")
BOBS = SeatRow(number=1, kind="person", name="Bob", person="b")
STAND_IN = SeatRow(number=1, kind="bot", level="keen", name="Bob", person="b", stand_in=True)
LEFT = SeatRow(number=1, kind="nobody", name="Bob", person="b")


# -- rights ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["person", "bot", "nobody", "open"])
@pytest.mark.parametrize("seat", [BOBS, STAND_IN, LEFT])
def test_a_person_may_do_anything_with_their_own_seat(seat: SeatRow, kind: SeatKind) -> None:
    assert may_change(seat, kind, "b", is_host=False, is_away=False)


@pytest.mark.parametrize("kind", ["person", "bot", "nobody", "open"])
@pytest.mark.parametrize("seat", [OPEN, BOT, BOBS, STAND_IN, LEFT])
def test_a_stranger_may_change_nothing(seat: SeatRow, kind: SeatKind) -> None:
    assert not may_change(seat, kind, "e", is_host=False, is_away=True)


@pytest.mark.parametrize(
    ("seat", "kind", "is_away", "may"),
    [
        (OPEN, "bot", False, True),
        (BOT, "open", False, True),
        (BOT, "nobody", False, True),
        (BOT, "person", False, False),
        (BOBS, "bot", True, True),
        (BOBS, "bot", False, False),
        (BOBS, "nobody", True, False),
        (BOBS, "open", True, False),
        (STAND_IN, "open", True, False),
        (STAND_IN, "nobody", True, False),
    ],
)
def test_the_host_changes_seats_without_a_person_and_helps_those_who_are_away(
    seat: SeatRow, kind: SeatKind, is_away: bool, may: bool
) -> None:
    assert may_change(seat, kind, "h", is_host=True, is_away=is_away) is may


@pytest.mark.parametrize(("seat", "may"), [(OPEN, True), (BOT, False), (BOBS, False), (STAND_IN, False), (LEFT, False)])
def test_a_stranger_sits_down_on_open_seats_only(seat: SeatRow, may: bool) -> None:
    assert may_take(seat, "e") is may
    assert may_take(seat, "b") is (seat.person == "b" or may)


def test_a_bot_in_a_persons_seat_stands_in_and_the_person_comes_back() -> None:
    stands_in = changed_seat(BOBS, "bot", "keen", "b")
    assert stands_in == STAND_IN
    assert changed_seat(stands_in, "person", None, "b") == BOBS
    assert changed_seat(BOBS, "nobody", None, "b") == LEFT
    assert changed_seat(BOBS, "open", None, "b") == OPEN
    assert changed_seat(OPEN, "bot", "keen", "h") == BOT


def test_names_are_fit_for_a_record_and_no_two_are_alike() -> None:
    seats = (
        SeatRow(number=0, kind="person", name="Ann", person="a"),
        SeatRow(number=1, kind="person", name="Ann", person="b"),
        SeatRow(number=2, kind="bot", level="keen"),
        SeatRow(number=3, kind="bot", level="keen", name="Di", person="d", stand_in=True),
        SeatRow(number=4, kind="nobody", name="Eve", person="e"),
        SeatRow(number=5, kind="open"),
    )
    assert names_of(seats) == ("Ann", "Ann (B)", "Quill", "Flint (Di)", "E", "F")


# -- in a game -------------------------------------------------------------------------------------------------------


async def change(
    house: House, table: str, person: Person, number: int, kind: SeatKind, level: str | None = None
) -> None:
    """What the API does when somebody changes a seat."""
    async with house.lives.visit(table) as live, live.lock:
        await sitting.change_seat(live, person, number, ChangeSeat(kind=kind, level=level), "en")


async def take(house: House, table: str, person: Person, number: int) -> None:
    """What the API does when somebody sits down."""
    async with house.lives.visit(table) as live, live.lock:
        await sitting.take_seat(live, person, number, "en")


@in_house
async def test_a_bot_stands_in_plays_and_gives_the_seat_back(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    house.bots.may_think.clear()
    await change(house, table, bob, 1, "bot", "keen")
    await at_b.catch_up()
    assert at_b.table.seats[1] == protocol.ShownSeat(
        kind="bot", name="Ember (Bob)", level="keen", person=bob.id, here=True, stand_in=True
    )
    assert at_b.table.mine == (1,)
    refused = await at_b.choose("token:8")
    assert isinstance(refused, protocol.No)
    assert refused.because == "A bot plays this seat for you. Take it back first."
    house.bots.may_think.set()
    update = await at_a.hear(protocol.Update)
    assert update.log[0].text == "Ember (Bob) puts 8 on Fire."
    assert house.bots.asked[0][2:] == ("ismcts:0.3s", ann.id)
    await take(house, table, bob, 1)
    await at_b.catch_up()
    assert at_b.table.seats[1].kind == "person"
    assert at_b.log[-1].text != update.log[0].text or at_b.frame is not None
    [first, *_] = await house.store.entries(table)
    assert first.by == "bot"


@in_house
async def test_names_in_the_log_follow_who_drives_the_seat(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await at_b.choose("token:8")
    await at_a.catch_up()
    assert at_a.log[-1].text == "Bob puts 8 on Fire."
    house.bots.may_think.clear()
    await change(house, table, bob, 1, "bot")
    await at_a.catch_up()
    assert at_a.log[-1].text == "Ember (Bob) puts 8 on Fire."
    assert at_a.frame is not None
    assert at_a.frame.names == ("Ann", "Ember (Bob)")


@in_house
async def test_a_person_who_comes_back_stops_the_thinking_bot(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    house.bots.may_think.clear()
    await change(house, table, bob, 1, "bot")
    while not house.bots.asked:
        await asyncio.sleep(0)
    await change(house, table, bob, 1, "person")
    house.bots.may_think.set()
    assert isinstance(await at_b.choose("token:6"), protocol.Done)
    assert [entry.key for entry in await house.store.entries(table)] == ["token:6"]


@in_house
async def test_nobody_drives_a_seat_and_the_game_waits(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await change(house, table, bob, 1, "nobody")
    await at_a.catch_up()
    assert (at_a.table.seats[1].kind, at_a.table.status) == ("nobody", "playing")
    refused = await at_b.choose("token:8")
    assert isinstance(refused, protocol.No)
    assert refused.code == "foreign"
    assert at_a.at.driver is None
    await change(house, table, bob, 1, "person")
    assert isinstance(await at_b.choose("token:8"), protocol.Done)


@in_house
async def test_a_seat_given_up_in_the_middle_is_taken_by_another_who_sees_what_it_sees(house: House) -> None:
    ann, bob, cid = await house.person("Ann"), await house.person("Bob"), await house.person("Cid")
    table = await house.table(ann, bob)
    at_a, at_b, at_c = await house.sit(ann, table), await house.sit(bob, table), await house.sit(cid, table)
    await play_on([at_a, at_b], 12)
    await at_c.catch_up()
    assert at_c.frame is not None
    assert at_c.frame.seat is None
    await change(house, table, bob, 1, "open")
    await take(house, table, cid, 1)
    for each in (at_b, at_c):
        await each.catch_up()
    assert at_c.frame.seat == 1
    assert "horde" in at_c.frame.view["seats"][1]
    assert at_b.frame is not None
    assert at_b.frame.seat is None
    assert "horde" not in at_b.frame.view["seats"][1]
    assert (at_b.table.mine, at_b.table.invite, at_c.table.mine) == ((), None, (1,))
    await play_on([at_a, at_c], 5)


@in_house
async def test_the_host_lets_a_bot_stand_in_only_for_who_is_away(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    with pytest.raises(NotAllowed, match="may not change"):
        await change(house, table, ann, 1, "bot")
    at_b.leave()
    await change(house, table, ann, 1, "bot")
    assert house.live(table).seats[1].stand_in
    with pytest.raises(NotAllowed):
        await change(house, table, ann, 1, "open")


def test_a_socket_that_breaks_for_a_moment_costs_nobody_their_seat(tmp_path: Path) -> None:
    async def told() -> None:
        now = [1000.0]
        async with open_house(tmp_path / "house.sqlite", away_seconds=60.0, clock=lambda: now[0]) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await house.table(ann, bob)
            now[0] += 100.0
            at_b, also_b = await house.sit(bob, table), await house.sit(bob, table)
            at_b.leave()
            with pytest.raises(NotAllowed, match="may not change"):  # another window of his is open
                await change(house, table, ann, 1, "bot")
            also_b.leave()
            with pytest.raises(Conflict, match=r"Bob was here a moment ago.* in 60 seconds"):
                await change(house, table, ann, 1, "bot")
            now[0] += 59.5
            async with house.lives.visit(table) as live, live.lock:
                with pytest.raises(Conflict, match=r"Bob était là il y a un instant.* dans une seconde"):
                    await sitting.change_seat(live, ann, 1, ChangeSeat(kind="bot"), "fr")
            now[0] += 0.5
            await change(house, table, ann, 1, "bot")
            assert house.live(table).seats[1].stand_in

    asyncio.run(told())


def test_who_sits_down_has_the_same_time_to_open_the_table(tmp_path: Path) -> None:
    async def told() -> None:
        now = [1000.0]
        async with open_house(tmp_path / "house.sqlite", away_seconds=60.0, clock=lambda: now[0]) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await house.table(ann, "open", "open")
            now[0] += 100.0
            await take(house, table, bob, 1)
            with pytest.raises(Conflict, match="a moment ago"):
                await change(house, table, ann, 1, "bot")
            await change(house, table, bob, 1, "bot")  # it is his own
            await change(house, table, ann, 2, "bot")  # it is nobody's

    asyncio.run(told())


@in_house
async def test_the_last_open_seat_starts_the_game(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, "open", "open")
    at_a = await house.sit(ann, table)
    await take(house, table, bob, 1)
    await at_a.catch_up()
    assert (at_a.table.status, at_a.frame) == ("waiting", None)
    await change(house, table, ann, 2, "nobody")
    await at_a.catch_up()
    assert at_a.table.status == "playing"
    assert at_a.frame is not None
    assert at_a.frame.names == ("Ann", "Bob", "C")
    found = await house.store.find_table(table)
    assert found is not None
    assert found.table.status == "playing"


@in_house
async def test_the_host_starts_and_bots_take_the_open_seats(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, "open", "open")
    house.bots.may_think.clear()
    await take(house, table, bob, 2)
    live = house.live(table)
    async with live.lock:
        with pytest.raises(NotAllowed):
            await sitting.start_now(live, bob, "en")
        await sitting.start_now(live, ann, "en")
        with pytest.raises(Conflict, match="already started"):
            await sitting.start_now(live, ann, "en")
    assert [seat.kind for seat in live.seats] == ["person", "bot", "person"]
    assert live.row.status == "playing"


@in_house
async def test_a_seat_is_taken_once(house: House) -> None:
    ann, bob, cid = await house.person("Ann"), await house.person("Bob"), await house.person("Cid")
    table = await house.table(ann, "open", "open")
    await take(house, table, bob, 1)
    with pytest.raises(Conflict, match="This seat is taken"):
        await take(house, table, cid, 1)
    with pytest.raises(Unknown):
        await take(house, table, cid, 3)


@in_house
async def test_another_node_that_was_quicker_with_a_seat_wins(house: House) -> None:
    ann, bob, cid = await house.person("Ann"), await house.person("Bob"), await house.person("Cid")
    table = await house.table(ann, "open", "open")
    await house.store.set_seat(table, SeatRow(number=1, kind="person", name="Cid", person=cid.id), 1.0)
    with pytest.raises(Conflict, match="Somebody was quicker"):
        await take(house, table, bob, 1)
    assert house.live(table).seats[1].person == cid.id


@in_house
async def test_at_a_public_table_everybody_has_one_seat(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, "open", "open", public=True)
    await take(house, table, bob, 1)
    with pytest.raises(Conflict, match="one seat"):
        await take(house, table, bob, 2)


@in_house
async def test_leaving_before_the_start_opens_the_seat_and_hands_the_table_on(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob, "open")
    live = house.live(table)
    async with live.lock:
        await sitting.leave_table(live, ann, "en")
    assert (live.seats[0], live.row.host) == (SeatRow(number=0, kind="open"), bob.id)
    async with live.lock:
        await sitting.leave_table(live, bob, "en")
    assert (live.row.status, live.row.host) == ("over", None)
    assert await house.store.public_tables() == []


@in_house
async def test_leaving_a_game_lets_bots_play_on_without_way_back(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a = await house.sit(ann, table)
    live = at_a.at
    async with live.lock:
        await sitting.leave_table(live, bob, "en")
    await at_a.until(lambda each: bool(each.frame and each.frame.ask and 0 in each.frame.ask.seats))
    assert (live.seats[1].kind, live.seats[1].person, live.seats[1].stand_in) == ("bot", None, False)
    with pytest.raises(Declined):
        await take(house, table, bob, 1)


@in_house
async def test_a_hot_seat_sees_through_the_eyes_of_whoever_is_asked(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, ann, "nobody", first="A"))
    seen: set[int | None] = set()
    while at_a.at.asked != (2,):
        assert at_a.frame is not None
        assert at_a.frame.ask is not None
        assert (at_a.frame.seat,) == at_a.frame.ask.seats
        assert at_a.frame.ask.offers
        seen.add(at_a.frame.seat)
        await at_a.choose()
    assert at_a.table.mine == (0, 1)
    assert at_a.frame is not None
    assert at_a.frame.seat == 0
    assert seen == {0, 1}


@in_house
async def test_who_comes_and_goes_is_told(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a = await house.sit(ann, table)
    at_b, stranger = await house.sit(bob, table), await house.sit(None, table)
    await at_a.until(lambda each: (each.table.seats[1].here, each.table.watching) == (True, 1))
    at_b.leave()
    stranger.leave()
    await at_a.until(lambda each: (each.table.seats[1].here, each.table.watching) == (False, 0))


@in_house
async def test_a_new_name_is_seen_as_soon_as_its_person_comes(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a = await house.sit(ann, table)
    await house.store.change_person(bob.id, name="Robert")
    robert = await house.store.find_person(bob.id)
    assert robert is not None
    async with at_a.at.lock:
        await sitting.follow_name(at_a.at, robert, "en")
    await at_a.catch_up()
    assert at_a.table.seats[1].name == "Robert"
    assert at_a.frame is not None
    assert at_a.frame.names == ("Ann", "Robert")
