"""Why not, what would follow, what would a bot do: answers that change nothing and give nothing away."""

from __future__ import annotations

import asyncio

import msgspec

from hordekeep.rulebook import find_rule
from hordekeep.table import protocol
from hordekeep.table.messages import answer
from tests.table.live.house import House, Seated, in_house, play_on


async def two(house: House) -> tuple[Seated, Seated]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    return await house.sit(ann, table), await house.sit(bob, table)


# -- why not ---------------------------------------------------------------------------------------------------------


@in_house
async def test_why_not_tells_the_rule_and_its_text(house: House) -> None:
    _, at_b = await two(house)
    why = await at_b.send(protocol.AskWhy, seat=1, key="stop")
    assert isinstance(why, protocol.Why)
    assert (why.legal, why.rule) == (False, "PH-BC-06")
    assert why.because
    assert why.rule_text
    touched = await at_b.send(protocol.AskWhy, seat=1, touched="pool:sun-ooze")
    assert isinstance(touched, protocol.Why)
    assert not touched.legal
    legal = await at_b.send(protocol.AskWhy, seat=1, key="token:8")
    assert legal == protocol.Why(
        id=legal.id,  # type: ignore[union-attr]
        legal=True,
        rule="",
        because="You can do that now.",
        rule_text="",
    )


@in_house
async def test_why_not_tells_the_rule_in_the_language_of_whoever_asks(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    await house.sit(ann, table)
    why = await (await house.sit(bob, table, "fr")).send(protocol.AskWhy, seat=1, key="stop")
    assert isinstance(why, protocol.Why)
    assert why.rule_text == find_rule("plankton-horde", "PH-BC-06", "fr").text
    assert why.rule_text != find_rule("plankton-horde", "PH-BC-06").text


@in_house
async def test_why_not_for_another_or_about_nothing_is_refused(house: House) -> None:
    at_a, at_b = await two(house)
    foreign = await at_a.send(protocol.AskWhy, seat=1, key="token:8")
    unknown = await at_b.send(protocol.AskWhy, seat=1, key="dance")
    assert isinstance(foreign, protocol.No)
    assert isinstance(unknown, protocol.No)
    assert (foreign.code, unknown.code) == ("foreign", "unknown")
    waits = await at_a.send(protocol.AskWhy, seat=0, key="token:8")
    assert isinstance(waits, protocol.Why)
    assert waits.because == "It is not your turn: Bob is asked."


# -- forecasts -------------------------------------------------------------------------------------------------------


@in_house
async def test_a_forecast_tells_what_would_follow_and_changes_nothing(house: House) -> None:
    _, at_b = await two(house)
    made, used = len(at_b.at.match.made), at_b.at.match.state.dice.used
    told = await at_b.send(protocol.AskForecast, ask=0, seat=1, key="token:8")
    assert isinstance(told, protocol.Forecast)
    assert [line.text for line in told.lines] == ["Bob puts 8 on Fire."]
    assert told.certain
    assert told.then.startswith("Bob,")
    assert (len(at_b.at.match.made), at_b.at.match.state.dice.used) == (made, used)
    assert isinstance(await at_b.choose("token:8"), protocol.Done)


@in_house
async def test_a_forecast_of_what_is_not_allowed_is_refused(house: House) -> None:
    at_a, at_b = await two(house)
    against = await at_b.send(protocol.AskForecast, ask=0, seat=1, key="stop")
    stale = await at_b.send(protocol.AskForecast, ask=5, seat=1, key="token:8")
    foreign = await at_a.send(protocol.AskForecast, ask=0, seat=1, key="token:8")
    unknown = await at_b.send(protocol.AskForecast, ask=0, seat=1, key="dance")
    codes = [said.code for said in (against, stale, foreign, unknown) if isinstance(said, protocol.No)]
    assert codes == ["rule", "stale", "foreign", "unknown"]


@in_house
async def test_forecasts_do_not_depend_on_hidden_cards(house: House) -> None:
    """Swap what the seat cannot see: every forecast of every choice stays the same, letter for letter."""
    at_a, at_b = await two(house)
    asked_at = 0
    while at_a.at.asked:
        await play_on([at_a, at_b], 1)
        if at_a.at.asked != (1,) or at_a.at.fold.height % 3:
            continue
        asked_at += 1
        await at_b.catch_up()
        before = await all_forecasts(at_b)
        turn_hidden_piles_over(at_b)
        assert await all_forecasts(at_b) == before
        turn_hidden_piles_over(at_b)
    assert asked_at > 3


def turn_hidden_piles_over(seated: Seated) -> None:
    """The face-down cards lie in the opposite order."""
    match = seated.at.match
    drawn, battles = match.state.drawn, match.state.round
    for state in (match.state, match._checkpoint):
        assert state is not None
        state.deck = (*state.deck[:drawn], *reversed(state.deck[drawn:]))
        state.battle_pile = (*state.battle_pile[:battles], *reversed(state.battle_pile[battles:]))


async def all_forecasts(seated: Seated) -> list[bytes]:
    assert seated.frame is not None
    assert seated.frame.ask is not None
    said = []
    for offer in seated.frame.ask.offers:
        number = seated.at.fold.number
        told = await seated.send(protocol.AskForecast, id="f", ask=number, seat=1, key=offer.key)
        assert isinstance(told, protocol.Forecast)
        said.append(msgspec.json.encode(told))
    return said


# -- hints -----------------------------------------------------------------------------------------------------------


@in_house
async def test_a_hint_names_the_best_choices_in_words(house: House) -> None:
    _, at_b = await two(house)
    await answer(house.service, at_b.at, at_b.connection, protocol.AskHint(id="h", ask=0, seat=1))
    hint = await at_b.hear(protocol.Hint)
    assert (hint.id, hint.bot) == ("h", "Cunning")
    assert hint.choices[0] == protocol.WeighedChoice(key="token:8", label="Put 8 on Fire", value=0.5, visits=10)
    assert len(hint.choices) <= 5
    assert house.bots.asked == [(at_b.at.id, 1, "ismcts:1s", at_b.connection.who)]
    assert at_b.at.fold.height == 0


@in_house
async def test_while_a_hint_is_thought_of_the_person_can_go_on(house: House) -> None:
    _, at_b = await two(house)
    house.bots.may_think.clear()
    await answer(house.service, at_b.at, at_b.connection, protocol.AskHint(id="h1", ask=0, seat=1))
    await answer(house.service, at_b.at, at_b.connection, protocol.AskHint(id="h2", ask=0, seat=1))
    twice = await at_b.hear(protocol.No)
    assert (twice.id, twice.code) == ("h2", "limit")
    assert isinstance(await at_b.choose("token:8"), protocol.Done)
    house.bots.may_think.set()
    late = await at_b.hear(protocol.No)
    assert (late.id, late.code) == ("h1", "stale")


@in_house
async def test_who_is_not_asked_gets_no_hint_and_neither_does_who_leaves(house: House) -> None:
    at_a, at_b = await two(house)
    await answer(house.service, at_a.at, at_a.connection, protocol.AskHint(id="h", ask=0, seat=0))
    said = await at_a.hear(protocol.No)
    assert said.because == "Nobody asks you anything now."
    house.bots.may_think.clear()
    await answer(house.service, at_b.at, at_b.connection, protocol.AskHint(id="h", ask=0, seat=1))
    task = at_b.connection.hinted
    assert task is not None
    await asyncio.sleep(0)
    at_b.leave()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()


@in_house
async def test_when_no_bot_has_an_idea_that_is_said(house: House) -> None:
    _, at_b = await two(house)
    house.bots.has_ideas = False
    await answer(house.service, at_b.at, at_b.connection, protocol.AskHint(id="h", ask=0, seat=1))
    said = await at_b.hear(protocol.No)
    assert said.because == "No bot had an idea just now. Please try again."


@in_house
async def test_the_table_is_told_in_sentences_as_each_sees_it(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, watching = await house.sit(ann, table), await house.sit(None, table)
    told = await at_a.send(protocol.AskInWords)
    assert isinstance(told, protocol.InWords)
    assert [chapter.heading for chapter in told.chapters] == ["Now", "Battles", "Pool", "Players", "Your horde"]
    assert told.chapters[-1].lines == ("Your horde is empty.",)
    assert told.chapters[3].lines[1] == "Bob has nothing face up; cards in the horde: 0."
    seen = await watching.send(protocol.AskInWords)
    assert isinstance(seen, protocol.InWords)
    assert [chapter.heading for chapter in seen.chapters] == ["Now", "Battles", "Pool", "Players"]
