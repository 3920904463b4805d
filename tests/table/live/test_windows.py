"""Windows at a table: who may answer is asked as they ordered, and nobody else learns whether they could."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hordekeep.kernel import Match, Record, find_game
from hordekeep.table import protocol
from hordekeep.table.live.fold import Kept
from hordekeep.table.live.telling import shown_moments
from hordekeep.table.live.undo_policy import last_choice_of, price_of
from hordekeep.table.lobby import my_cards
from hordekeep.table.protocol import Orders
from hordekeep.table.reports import make_report
from hordekeep.table.storage import SeatRow
from tests.table.live.house import House, Seated, Wire, in_house, open_house

ANSWER = "icewall"
"""A reaction of Rob's hero; it aims at a hex, so playing it takes two choices."""
NO_ANSWER = "presence"
"""A card of the same colour and cost that is no reaction."""


def duel(*robs_hand: str, beas_hand: tuple[str, ...] = (), **more: Any) -> Record:
    """Bea's Yami is active beside Rob's Gulbjarn. Both have mana, so a window opens for whoever holds a card."""
    position = {
        "heroes": {"blue.yami": {"hex": "0.0"}, "red.gulbjarn": {"hex": "1.0"}},
        "players": [{"hand": list(beas_hand)}, {"hand": list(robs_hand)}],
        "decks": [{"cards": ["gank"] * 4}, {"cards": ["grapple"] * 4}],
        "active": {"hero": "blue.yami"},
        **more,
    }
    return Match.from_position(find_game("skytear"), position).record()


async def seated(house: House, *robs_hand: str, **more: Any) -> tuple[Seated, Seated]:
    """Bea and Rob at a table of their own."""
    known = {name: await house.store.find_person(f"id-{name}") or await house.person(name) for name in ("Bea", "Rob")}
    table = await house.table(known["Bea"], known["Rob"], game="skytear", start=duel(*robs_hand, **more))
    return await house.sit(known["Bea"], table), await house.sit(known["Rob"], table)


async def order(who: Seated, seat: int, **orders: Any) -> None:
    """Give orders, and read on to where they are known."""
    said = await who.send(protocol.GiveOrders, seat=seat, orders=Orders(**orders))
    assert isinstance(said, protocol.Done), said


def ask_of(who: Seated) -> protocol.ShownAsk:
    """What they see that is asked."""
    assert who.frame is not None
    assert who.frame.ask is not None
    return who.frame.ask


def updates(who: Seated) -> list[str]:
    """All that they heard of the game."""
    return [text for text in who.texts if '"type":"update"' in text]


def makers(who: Seated) -> list[tuple[int, str, str]]:
    """The choices that count: seat, key, and by what they were made."""
    return [(kept.seat, kept.key, kept.by) for kept in who.at.fold.choices]


async def bea_is_asked(bea: Seated) -> None:
    """Read on until the Stack is empty and Bea has to go on."""
    await bea.until(lambda each: bool(ask_of(each).offers))


# -- secrecy -----------------------------------------------------------------------------------------------------------


@in_house
async def test_the_others_hear_the_same_whether_or_not_a_seat_holds_an_answer(house: House) -> None:
    heard: list[list[str]] = []
    for hand in (ANSWER, NO_ANSWER):
        bea, rob = await seated(house, hand, beas_hand=("gank",))
        watching = await house.sit(None, bea.at.id)
        await bea.choose("act:move")
        await watching.catch_up()
        if hand == ANSWER:
            await rob.until(lambda each: bool(ask_of(each).offers))
            assert ask_of(rob).offers[0].key == ask_of(rob).passing == "pass"
            await bea.catch_up()
            assert ask_of(bea).seats == ask_of(watching).seats == ()
            await rob.choose("pass")
        await bea_is_asked(bea)
        await watching.until(lambda each: ask_of(each).seats == (0,))
        by = "person" if hand == ANSWER else "window"
        assert makers(bea)[1:] == [(0, "pass", "window"), (1, "pass", by)], "Bea has the first window"
        heard.append([*updates(bea), "--", *updates(watching)])
    assert heard[0] == heard[1]
    assert "gulbjarn" in heard[0][0], "they do hear of the game"


@in_house
async def test_in_a_window_nobody_learns_who_is_asked(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await bea.choose("act:move")
    await rob.catch_up()
    window = ask_of(bea)
    assert (window.prompt, window.rule) == ("Somebody may be thinking about an answer.", "SM-STK-04")
    assert "Rob" in ask_of(rob).prompt
    assert ask_of(rob).seats == (1,)
    again = await house.sit(await house.store.find_person("id-Bea"), bea.at.id)
    assert ask_of(again) == window
    assert (again.table.asked, bea.at.asked) == ((), (1,))
    cards = [await _card(house, "Bea", bea.at.id), await _card(house, "Rob", bea.at.id)]
    assert [(card["asked"], card["your_move"]) for card in cards] == [((), False), ((1,), True)]
    why = await bea.send(protocol.AskWhy, seat=0, key="act:lead")
    assert isinstance(why, protocol.Why)
    assert (why.legal, why.because) == (False, window.prompt)
    answers = set()
    for number in range(bea.at.fold.number - 2, bea.at.fold.number + 3):
        for kind in (protocol.Choose, protocol.AskForecast):
            said = await bea.send(kind, ask=number, seat=0, key="pass")
            assert isinstance(said, protocol.No)
            answers.add((said.code, said.rule, said.because))
    assert len(answers) == 1, "nor by trying out numbers"


async def _card(house: House, name: str, table: str) -> dict[str, Any]:
    me = await house.store.find_person(f"id-{name}")
    assert me is not None
    [card] = [card for card in await my_cards(house.service, me, "en") if card.id == table]
    return {"asked": card.asked, "your_move": card.your_move}


@in_house
async def test_a_report_tells_no_more(house: House) -> None:
    heights = []
    for hand in (ANSWER, NO_ANSWER):
        house.around.pause = 0.0 if hand == ANSWER else 3600.0
        bea, rob = await seated(house, hand, beas_hand=("gank",))
        await bea.choose("act:move")
        if hand == ANSWER:
            await rob.until(lambda each: bool(ask_of(each).offers))
        report = await make_report(house.service, bea.at.id, bea.connection.person, "", "", "en")
        heights.append((report.seq, report.frame and report.frame.ask))
    assert heights[0] == heights[1]


@in_house
async def test_outside_of_windows_a_seat_composes_unseen_too(house: House) -> None:
    heroes = {"blue.yami": {"hex": "0.0"}, "red.gulbjarn": {"hex": "1.0"}, "red.corjof": {"hex": "0.1"}}
    bea, rob = await seated(house, NO_ANSWER, beas_hand=("brand",), heroes=heroes)
    before = ask_of(rob)
    assert (before.seats, before.rule) == ((0,), "SM-ACT-01")
    await bea.choose("play:brand@blue.yami")
    await rob.catch_up()
    await bea.catch_up()
    assert ask_of(bea).rule == "SM-TGT-01"
    assert (ask_of(rob).prompt, ask_of(rob).rule, ask_of(rob).seats) == (before.prompt, before.rule, (0,))


@in_house
async def test_lists_know_it_too_when_the_table_is_out_of_memory(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await bea.choose("act:move")
    await house.lives.write_behind()
    del house.lives.tables[bea.at.id]
    assert await _card(house, "Bea", bea.at.id) == {"asked": (), "your_move": False}
    assert await _card(house, "Rob", rob.at.id) == {"asked": (1,), "your_move": True}


@in_house
async def test_nobody_sees_a_plan_that_is_dropped(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await bea.choose("act:move")
    await rob.catch_up()
    await rob.choose(f"play:{ANSWER}@red.gulbjarn")
    await rob.catch_up()
    assert len(ask_of(rob).offers) > 2, "now for the hex"
    before, updated = len(updates(bea)), bea.at.row.updated
    assert isinstance(await rob.send(protocol.Undo, seat=1), protocol.Done)
    await rob.catch_up()
    assert ask_of(rob).passing == "pass"
    assert [line.kind for line in rob.log][-1] == "table-undone"
    await bea.catch_up()
    assert (len(updates(bea)), bea.at.row.updated) == (before, updated)
    assert not any("took a choice back" in line.text for line in bea.log)
    await rob.choose("pass")
    await bea_is_asked(bea)
    assert not any(ANSWER in text for text in bea.texts)


@in_house
async def test_the_price_of_an_undo_tells_nothing_of_a_window(house: House) -> None:
    said = []
    for hand in (ANSWER, NO_ANSWER):
        bea, rob = await seated(house, hand)
        await bea.choose("act:move")
        await rob.catch_up()
        if hand == ANSWER:
            await rob.choose("pass")
        await bea_is_asked(bea)
        await bea.send(protocol.Undo, seat=0)
        await bea.catch_up()
        said.append(bea.undo)
    assert said[0] is not None
    assert said[0] == said[1]


def test_windows_count_for_an_undo_as_their_persons_choice_but_are_nobodys_own() -> None:
    ann, bob = (SeatRow(number=n, kind="person", name=name, person=name) for n, name in enumerate(("ann", "bob")))
    bot = SeatRow(number=1, kind="bot", level="steady")
    for by in ("window", "order"):
        passed = [Kept(1, "pass", by, 2)]
        assert price_of(passed, (ann, bob), "ann", revealed=False, rolled=False) == "consent"
        assert price_of(passed, (ann, bob), "bob", revealed=False, rolled=False) == "free"
        assert price_of(passed, (ann, bot), "ann", revealed=False, rolled=False) == "free"
    choices = [Kept(0, "a", "person", 1), Kept(0, "pass", "order", 2), Kept(0, "pass", "window", 3)]
    assert last_choice_of(choices, 0) == 1


@in_house
async def test_an_undo_during_a_window_is_free_whatever_somebody_composes(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await bea.choose("act:move")
    await rob.catch_up()
    await rob.choose(f"play:{ANSWER}@red.gulbjarn")
    await bea.send(protocol.Undo, seat=0)
    await bea.catch_up()
    assert bea.undo is None
    assert ask_of(bea).seats == (0,)
    assert bea.log[-1].kind == "table-undone"


def test_an_empty_window_is_open_for_a_while_where_somebody_looks_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "house.sqlite") as house:
            house.around.pause = 3600.0
            bea, rob = await seated(house, NO_ANSWER)
            await bea.choose("act:move")
            await asyncio.sleep(0.05)
            await rob.catch_up()
            assert ask_of(rob).seats == ask_of(bea).seats == ()
            assert ask_of(rob) == ask_of(bea)
            assert (bea.at.asked, makers(bea)) == ((), [(0, "act:move", "person")])
            alone = await house.person("Ann")
            table = await house.table(alone, "steady", game="skytear", start=duel(NO_ANSWER, NO_ANSWER))
            ann = await house.sit(alone, table)
            house.around.pause = 0.0
            await ann.choose("act:move")
            await bea_is_asked(ann)

    asyncio.run(story())


# -- orders ------------------------------------------------------------------------------------------------------------


@in_house
async def test_always_asks_where_one_can_only_pass(house: House) -> None:
    bea, rob = await seated(house, NO_ANSWER)
    await order(rob, 1, ask="always")
    await bea.choose("act:move")
    await rob.catch_up()
    assert [offer.key for offer in ask_of(rob).offers] == ["pass"]
    no = await rob.send(protocol.AskHint, ask=rob.at.fold.number, seat=1)
    assert isinstance(no, protocol.No)
    assert no.because == "There is only one thing you can do here."
    await rob.choose("pass")
    await bea_is_asked(bea)
    assert makers(bea)[-1] == (1, "pass", "person")


@in_house
async def test_never_passes_and_tells_its_seat_alone(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await order(rob, 1, ask="never")
    await bea.choose("act:move")
    await bea_is_asked(bea)
    await rob.catch_up()
    assert makers(bea)[-1] == (1, "pass", "order")
    assert [line.text for line in rob.log if line.kind.startswith("table-")] == ["Your standing order let it pass."]
    assert not any(line.kind.startswith("table-") for line in bea.log)
    record = bea.at.match.record()
    assert Match.from_record(record).record() == record, "it is a choice like any other"
    again = await house.sit(rob.connection.person, rob.at.id, "fr")
    assert any(line.text == "Votre consigne a laissé passer." for line in again.log)


@in_house
async def test_nobody_is_asked_about_what_their_own_side_does_unless_they_order_so(house: House) -> None:
    bea, _ = await seated(house, beas_hand=("provoke",))
    await bea.choose("act:attack")
    await bea_is_asked(bea)
    assert ask_of(bea).passing == ""
    assert (0, "pass", "window") in makers(bea)
    assert not [line for line in bea.log if line.kind.startswith("table-")], "it goes without saying"

    bea, _ = await seated(house, beas_hand=("provoke",))
    await order(bea, 0, stops=("own-effect",))
    await bea.choose("act:attack")
    await bea_is_asked(bea)
    assert ask_of(bea).passing == "pass"


@pytest.mark.parametrize(("hp", "is_asked"), [(14, False), (13, True)])
def test_nobody_is_asked_who_could_only_spend_a_card_for_nothing(hp: int, is_asked: bool, tmp_path: Path) -> None:
    """Marrow Draught heals its caster."""

    async def story(house: House) -> None:
        heroes = {"blue.yami": {"hex": "0.0"}, "red.tlakali": {"hex": "1.0", "hp": hp}}
        bea, rob = await seated(house, "marrow-draught", heroes=heroes)
        await bea.choose("act:move")
        await rob.catch_up()
        assert bool(ask_of(rob).offers) == is_asked
        if not is_asked:
            await bea_is_asked(bea)
            assert makers(bea)[-1] == (1, "pass", "window")

    in_house(story)(tmp_path)


@pytest.mark.parametrize(("stop", "is_asked"), [("attack-on-us", True), ("enemy-action", True), ("enemy-card", False)])
def test_stops_ask_nevertheless(stop: str, is_asked: bool, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        bea, rob = await seated(house, ANSWER)
        await order(rob, 1, ask="never", stops=(stop,))
        await bea.choose("act:attack")
        await rob.catch_up()
        assert bea.at.match.ask is not None
        assert (bea.at.asked == (1,)) == is_asked
        assert bool(ask_of(rob).offers) == is_asked

    in_house(story)(tmp_path)


@in_house
async def test_a_pass_by_order_can_be_taken_back_and_is_then_asked(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await order(rob, 1, ask="never")
    await bea.choose("act:move")
    await bea_is_asked(bea)
    await rob.send(protocol.Undo, seat=1)
    await rob.catch_up()
    assert ask_of(rob).passing == "pass", "free, since nobody chose after it"
    assert bea.at.asked == (1,)
    await rob.choose("pass")
    await bea_is_asked(bea)
    assert makers(bea)[-1] == (1, "pass", "person")


@in_house
async def test_orders_hold_at_once_in_the_present_window(house: House) -> None:
    bea, rob = await seated(house, ANSWER)
    await bea.choose("act:move")
    await rob.catch_up()
    before = len(updates(bea))
    await order(rob, 1, ask="never", stops=("enemy-action",))
    await bea.catch_up()
    assert len(updates(bea)) == before
    assert bea.at.asked == (1,)
    await order(rob, 1, ask="never")
    await bea_is_asked(bea)
    assert makers(bea)[-1] == (1, "pass", "order")


@in_house
async def test_orders_for_a_turn_end_with_it_and_what_held_before_holds_again(house: House) -> None:
    bea, rob = await seated(house, ANSWER, NO_ANSWER, NO_ANSWER)
    await order(rob, 1, ask="always", stops=("enemy-card",))
    await order(rob, 1, ask="never", until="turn", stops=("enemy-card",))
    await order(rob, 1, ask="never", until="turn", stops=("enemy-card",))
    assert isinstance(rob.heard[-2], protocol.OrdersChanged)
    [mine] = rob.heard[-2].orders
    assert (mine.seat, mine.given, mine.orders.ask) == (1, True, "never")
    turn = rob.at.match.state.turn
    while rob.at.match.state.turn == turn:
        [seat] = rob.at.match.ask.seats if rob.at.match.ask else [0]
        who = (bea, rob)[seat]
        await who.until(lambda each: bool(ask_of(each).offers))
        keys = [offer.key for offer in ask_of(who).offers]
        await who.choose("end" if "end" in keys else keys[0])
    await rob.catch_up()
    [mine] = [said for said in rob.heard if isinstance(said, protocol.OrdersChanged)][-1].orders
    assert mine.orders == Orders(ask="always", stops=("enemy-card",))
    assert not any(isinstance(said, protocol.OrdersChanged) for said in bea.heard)


@in_house
async def test_orders_that_cannot_be_given_are_refused(house: House) -> None:
    bea, _ = await seated(house, ANSWER)
    no = await bea.send(protocol.GiveOrders, seat=0, orders=Orders(ask="never", stops=("full-moon",)))
    assert isinstance(no, protocol.No)
    assert no.because == "This game has no moment full-moon at which to be asked."
    foreign = await bea.send(protocol.GiveOrders, seat=1, orders=Orders())
    assert isinstance(foreign, protocol.No)
    assert foreign.code == "foreign"
    ann = await house.person("Ann")
    horde = await house.sit(ann, await house.table(ann, "steady"))
    no = await horde.send(protocol.GiveOrders, seat=0, orders=Orders())
    assert isinstance(no, protocol.No)
    assert no.because == "In this game nobody answers what others do: there is nothing to order."
    welcome = next(said for said in horde.heard if isinstance(said, protocol.Welcome))
    assert (welcome.orders, welcome.moments) == ((), ())


def test_orders_survive_a_restart_and_reach_the_other_nodes(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        async with (
            open_house(tmp_path / "house.sqlite", wire=wire) as first,
            open_house(tmp_path / "house.sqlite", wire=wire) as second,
        ):
            bea, rob = await seated(first, ANSWER)
            elsewhere = await second.sit(rob.connection.person, rob.at.id)
            looking_on = await second.sit(bea.connection.person, rob.at.id)
            await order(rob, 1, ask="never", stops=("enemy-card", "attack-on-us"))
            [mine] = (await elsewhere.hear(protocol.OrdersChanged)).orders
            assert mine.orders == Orders(ask="never", stops=("attack-on-us", "enemy-card")), "in the game's order"
            await looking_on.catch_up()
            assert [type(said) for said in looking_on.heard if isinstance(said, protocol.OrdersChanged)] == []
            table = rob.at.id
        async with open_house(tmp_path / "house.sqlite") as third:
            rob_again = await third.store.find_person("id-Rob")
            seat = await third.sit(rob_again, table)
            welcome = next(said for said in seat.heard if isinstance(said, protocol.Welcome))
            assert [each.orders for each in welcome.orders] == [mine.orders]
            assert [each.name for each in welcome.moments][:2] == ["attack-on-us", "aimed-at-us"]

    asyncio.run(story())


# -- usual moments -----------------------------------------------------------------------------------------------------


async def over_relics(house: House, *others: Any) -> list[Seated]:
    """It is Bea's turn. Rob holds a relic, for which windows open between any two steps (CS-RELIC-05)."""
    position = {
        "players": [
            {"units": {"1.0": "battleborn"}, "mark": 1},
            {"units": {"-1.0": "war-briar"}, "mark": 0, "relics": ["thunder-jar"]},
        ],
        "phase": "onslaught",
        "turn": 0,
    }
    start = Match.from_position(find_game("cloudspire"), position).record()
    people = [await house.person(name) for name in ("Bea", "Rob")][: 2 - len(others)]
    table = await house.table(*people, *others, game="cloudspire", start=start)
    return [await house.sit(person, table) for person in people]


async def bea_has_moved(bea: Seated) -> None:
    await bea_is_asked(bea)
    await bea.choose("stop")
    await bea_is_asked(bea)
    await bea.choose("hex:0.-1")


@in_house
async def test_where_windows_open_at_every_step_one_is_asked_at_the_usual_moments_and_the_others_take_no_time(
    house: House,
) -> None:
    bea, rob = await over_relics(house)
    house.around.pause = 3600.0
    await bea_has_moved(bea)
    await rob.until(lambda each: bool(ask_of(each).offers))
    assert [offer.key for offer in ask_of(rob).offers] == ["relic:thunder-jar", "pass"]
    assert {by for _, key, by in makers(rob) if key == "pass"} == {"window"}
    assert [each.name for each in shown_moments(rob.at, "en") if each.usual] == ["our-turn", "they-attack"]


@in_house
async def test_who_names_another_moment_is_asked_there_too(house: House) -> None:
    bea, rob = await over_relics(house)
    await order(rob, 1, stops=("they-move",))
    await bea_has_moved(bea)
    await rob.until(lambda each: bool(ask_of(each).offers))
    assert makers(rob)[-1][1] == "hex:0.-1", "nobody else has moved yet"


@in_house
async def test_a_bot_answers_at_the_usual_moments_alone(house: House) -> None:
    [bea] = await over_relics(house, "novice")
    house.around.pause = 3600.0
    await bea_is_asked(bea)
    assert makers(bea) == [(1, "pass", "window")]
