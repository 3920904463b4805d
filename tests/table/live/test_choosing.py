"""Choosing at a live table: what is accepted stands in the log and is shown to all; the rest is refused politely."""

from __future__ import annotations

import asyncio

from hordekeep.table import protocol
from hordekeep.table.live.fold import Fold
from hordekeep.table.storage import Entry, NotWritten
from tests.table.live.house import House, in_house, play_on


@in_house
async def test_a_choice_is_kept_acknowledged_and_shown_to_everybody(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    assert at_b.frame is not None
    assert at_b.frame.ask is not None
    assert at_b.frame.ask.seats == (1,)
    before = len(at_a.log)
    said = await at_b.choose("token:8")
    assert isinstance(said, protocol.Done)
    [entry] = await house.store.entries(table)
    assert (entry.seq, entry.seat, entry.key, entry.by) == (1, 1, "token:8", "person")
    update = await at_a.hear(protocol.Update)
    assert update.log_from == before
    assert [line.kind for line in update.log] == ["token-assigned"]
    assert update.log[0].text == "Bob puts 8 on Fire."
    assert update.log[0].choice == 1
    assert update.frame.seat == 0
    assert update.frame.ask is not None
    assert (update.frame.ask.number, update.frame.ask.offers) == (1, ())


@in_house
async def test_everybody_sees_their_own_names_and_only_their_own_offers(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b, watching = await house.sit(ann, table), await house.sit(bob, table), await house.sit(None, table)
    frames = [each.frame for each in (at_a, at_b, watching)]
    assert [frame.names for frame in frames if frame] == [("Ann", "Bob")] * 3
    assert [frame.seat for frame in frames if frame] == [0, 1, None]
    assert [bool(frame.ask and frame.ask.offers) for frame in frames if frame] == [False, True, False]


@in_house
async def test_an_ask_that_was_answered_meanwhile_is_stale(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    await at_b.choose("token:8")
    said = await at_b.choose("pick:sun-ooze", ask=0)
    assert isinstance(said, protocol.No)
    assert (said.code, said.rule) == ("stale", "")
    assert said.because == "Somebody was quicker: this was already answered. Look again."
    assert len(await house.store.entries(table)) == 1


@in_house
async def test_an_ask_of_the_future_is_stale_too(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    at_b = await house.sit(bob, await house.table(ann, bob))
    said = await at_b.choose("token:8", ask=1)
    assert isinstance(said, protocol.No)
    assert said.code == "stale"


@in_house
async def test_the_same_choice_sent_twice_is_acknowledged_twice_and_made_once(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    first = await at_b.choose("token:8", ask=0)
    second = await at_b.choose("token:8", ask=0)
    assert isinstance(first, protocol.Done)
    assert isinstance(second, protocol.Done)
    assert len(await house.store.entries(table)) == 1


@in_house
async def test_two_sends_at_the_same_moment_make_one_choice(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    one, two = await house.sit(bob, table), await house.sit(bob, table)
    answers = await asyncio.gather(
        one.send(protocol.Choose, ask=0, seat=1, key="token:8"), two.send(protocol.Choose, ask=0, seat=1, key="token:6")
    )
    assert sorted(type(said).__name__ for said in answers) == ["Done", "No"]
    assert len(await house.store.entries(table)) == 1


@in_house
async def test_a_foreign_seat_a_strange_seat_and_no_seat_are_refused(house: House) -> None:
    ann, bob, eve = await house.person("Ann"), await house.person("Bob"), await house.person("Eve")
    table = await house.table(ann, bob)
    at_a, watching = await house.sit(ann, table), await house.sit(eve, table)
    foreign = await at_a.choose("token:8", seat=1)
    strange = await at_a.choose("token:8", seat=7)
    without = await watching.choose("token:8", seat=1)
    assert isinstance(foreign, protocol.No)
    assert isinstance(strange, protocol.No)
    assert isinstance(without, protocol.No)
    assert [foreign.code, strange.code, without.code] == ["foreign", "unknown", "foreign"]
    assert foreign.because == "This is not your seat."
    assert await house.store.entries(table) == []


@in_house
async def test_a_choice_against_the_rules_is_refused_with_its_rule_in_the_persons_language(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b, at_a = await house.sit(bob, table, "fr"), await house.sit(ann, table)
    await at_b.choose("token:8")
    said = await at_b.choose("stop")
    assert isinstance(said, protocol.No)
    assert (said.code, said.rule) == ("rule", "PH-PICK-03")
    assert said.because.startswith("Vous ouvrez la manche")
    out_of_turn = await at_a.choose("pick:sun-ooze")
    assert isinstance(out_of_turn, protocol.No)
    assert out_of_turn.because == "It is not your turn: Bob is asked."


@in_house
async def test_a_choice_that_does_not_exist_is_refused(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    at_b = await house.sit(bob, await house.table(ann, bob))
    for key in ("token:99", "", "!undo:0", "token:8 "):
        said = await at_b.choose(key)
        assert isinstance(said, protocol.No)
        assert said.code == "unknown", key
    assert at_b.at.fold.height == 0


@in_house
async def test_nothing_can_be_chosen_before_the_start(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "open")
    at_a = await house.sit(ann, table)
    assert at_a.frame is None
    said = await at_a.send(protocol.Choose, ask=0, seat=0, key="token:8")
    assert isinstance(said, protocol.No)
    assert said.because == "The game has not started yet."


@in_house
async def test_a_whole_game_ends_with_the_seed_and_its_result(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    promised = at_a.table.commitment
    assert at_a.table.status == "playing"
    while at_a.at.asked:
        await play_on([at_a, at_b], 1)
    await at_a.until(lambda each: each.table.status == "over")
    assert (at_a.table.seed, at_a.table.commitment) == ("doc", promised)
    assert at_a.frame is not None
    assert at_a.frame.outcome is not None
    assert at_a.frame.open
    last = await at_a.choose("stop", ask=at_a.at.fold.number)
    assert isinstance(last, protocol.No)
    assert last.because == "The game is over."
    await asyncio.gather(*at_a.at.tasks)
    found = await house.store.find_table(table)
    assert found is not None
    assert (found.table.status, found.table.result["en"]) == ("over", at_a.frame.outcome.because)
    assert set(found.table.result) == {"en", "fr"}


@in_house
async def test_forced_choices_stand_in_the_log_as_the_games_own(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    while at_a.at.asked:
        await play_on([at_a, at_b], 1)
    entries = await house.store.entries(table)
    assert {entry.by for entry in entries} == {"person", "game"}
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    made = [(seat, at_a.at.game.words.key(choice)) for seat, choice, _ in at_a.at.match.made]
    assert [(kept.seat, kept.key) for kept in Fold(entries).choices] == made


@in_house
async def test_when_the_log_cannot_be_written_nothing_is_shown_and_the_game_goes_on_later(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    append = house.around.journal.append

    async def fail(entries: object) -> None:
        raise NotWritten("the disk is full")

    house.around.journal.append = fail  # type: ignore[method-assign]
    said = await at_b.choose("token:8")
    assert isinstance(said, protocol.No)
    assert said.because == "The choice could not be kept just now. Please try again."
    house.around.journal.append = append  # type: ignore[method-assign]
    await asyncio.gather(*at_b.at.tasks)
    await at_a.catch_up()
    assert not any(isinstance(message, protocol.Update) for message in at_a.heard)
    assert isinstance(await at_b.choose("token:8"), protocol.Done)


@in_house
async def test_a_choice_that_another_node_answered_first_is_lost_politely(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    await house.store.append([Entry(table=table, seq=1, seat=1, key="token:6", by="person", at=0.0)])
    said = await at_b.choose("token:8")
    assert isinstance(said, protocol.No)
    assert said.code == "stale"
    welcome = await at_b.hear(protocol.Welcome)
    assert welcome.frame is not None
    assert welcome.frame.ask is not None
    assert welcome.frame.ask.number == 1
    assert [line.kind for line in welcome.log][-1] == "token-assigned"
    assert welcome.frame.view["row"][0]["token"] == 6


@in_house
async def test_a_failure_in_the_rules_leaves_the_table_as_its_log_says(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    match = at_b.at.match
    match.state.tokens = None  # the rules stumble over this
    said = await at_b.choose("token:8")
    assert isinstance(said, protocol.No)
    assert said.because.startswith("Something went wrong on our side.")
    await asyncio.gather(*at_b.at.tasks)
    assert at_b.at.match is not match
    assert isinstance(await at_b.choose("token:8"), protocol.Done)
