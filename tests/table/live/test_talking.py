"""Chat with mute, and talking to everybody in their own language."""

from __future__ import annotations

import pytest

from hordekeep.kernel import BadInput
from hordekeep.table import protocol
from hordekeep.table.decks import clean_deck_name
from hordekeep.table.messages import answer
from hordekeep.table.people import clean_name
from tests.table.live.house import House, in_house


@in_house
async def test_what_is_said_is_heard_by_all_and_by_those_who_come_later(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    assert isinstance(await at_a.send(protocol.Say, text="  Good \n luck!\u0007 "), protocol.Done)
    heard = await at_b.hear(protocol.ChatSaid)
    assert (heard.line.name, heard.line.person, heard.line.number) == ("Ann", ann.id, 1)
    assert heard.line.text == "Good luck!"
    later = await house.sit(None, table)
    assert [line.text for line in later.chat] == [heard.line.text]


@in_house
async def test_who_is_muted_is_not_heard_by_that_person_alone(house: House) -> None:
    ann, bob, cid = await house.person("Ann"), await house.person("Bob"), await house.person("Cid")
    table = await house.table(ann, bob, cid)
    at_a, at_b, at_c = [await house.sit(person, table) for person in (ann, bob, cid)]
    await at_a.send(protocol.Say, text="first")
    assert isinstance(await at_b.send(protocol.Mute, person=ann.id, on=True), protocol.Done)
    assert at_b.connection.muted == {ann.id}
    await at_a.send(protocol.Say, text="second")
    await at_b.catch_up()
    await at_c.catch_up()
    assert [line.text for line in at_b.chat] == ["first"]
    assert [line.text for line in at_c.chat] == ["first", "second"]
    again = await house.sit(bob, table)
    assert again.chat == []
    assert isinstance(again.heard[0], protocol.Welcome)
    assert again.heard[0].muted == (ann.id,)
    await at_b.send(protocol.Mute, person=ann.id, on=False)
    await at_a.send(protocol.Say, text="third")
    await at_b.catch_up()
    assert at_b.chat[-1].text == "third"


@in_house
async def test_the_host_leaves_the_chat_to_those_who_sit_there(house: House) -> None:
    ann, bob, cid = await house.person("Ann"), await house.person("Bob"), await house.person("Cid")
    table = await house.table(ann, bob)
    at_a, at_b, watching = [await house.sit(person, table) for person in (ann, bob, cid)]
    refused = await at_b.send(protocol.SeatedTalk, on=True)
    assert isinstance(refused, protocol.No)
    assert refused.code == "foreign"
    assert isinstance(await watching.send(protocol.Say, text="hello"), protocol.Done)
    assert isinstance(await at_a.send(protocol.SeatedTalk, on=True), protocol.Done)
    told = await watching.hear(protocol.TableChanged)
    assert told.table.seated_talk
    refused = await watching.send(protocol.Say, text="boo")
    assert isinstance(refused, protocol.No)
    assert refused.code == "foreign"
    assert isinstance(await at_b.send(protocol.Say, text="Good luck!"), protocol.Done)
    assert isinstance(await at_a.send(protocol.SeatedTalk, on=False), protocol.Done)
    assert isinstance(await watching.send(protocol.Say, text="again"), protocol.Done)


@in_house
async def test_strangers_do_not_talk_and_nobody_mutes_themselves(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "nobody")
    at_a, stranger = await house.sit(ann, table), await house.sit(None, table)
    refusals = [
        await stranger.send(protocol.Say, text="boo"),
        await stranger.send(protocol.Mute, person=ann.id, on=True),
        await at_a.send(protocol.Mute, person=ann.id, on=True),
        await at_a.send(protocol.Say, text=" \n "),
    ]
    assert [said.code for said in refusals if isinstance(said, protocol.No)] == ["foreign"] * 3 + ["unknown"]


@in_house
async def test_signs_that_turn_text_around_are_refused_as_in_names(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table, "fr")
    for sign in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u00ad\ufeff":
        said = await at_a.send(protocol.Say, text=f"I {sign}never lie")
        assert isinstance(said, protocol.No)
        assert (said.code, said.because[:32]) == ("unknown", "This holds hidden signs that tur")
        with pytest.raises(BadInput):
            clean_name(f"Be{sign}th")
        with pytest.raises(BadInput):
            clean_deck_name(f"My {sign}deck", "en")
    no = await at_b.send(protocol.Say, text="moi \u202e aussi")
    assert isinstance(no, protocol.No)
    assert no.because.startswith("Ce texte contient des signes cachés")
    for text in ("Bien joué \U0001f469\u200d\U0001f680 !", "נהדר", "\U0001fae9"):
        assert isinstance(await at_b.send(protocol.Say, text=text), protocol.Done)


@in_house
async def test_a_flood_of_talk_is_stopped(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, "nobody"))
    answers = [await at_a.send(protocol.Say, text="again") for _ in range(32)]
    assert isinstance(answers[0], protocol.Done)
    assert isinstance(answers[-1], protocol.No)
    assert answers[-1].code == "limit"


@in_house
async def test_somebody_who_speaks_french_gets_everything_in_french(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await at_b.choose("token:8")
    await at_a.catch_up()
    assert at_a.log[-1].text == "Bob puts 8 on Fire."
    await answer(house.service, at_a.at, at_a.connection, protocol.Speak(language="fr"))
    welcome = await at_a.hear(protocol.Welcome)
    assert welcome.log[-1].text != "Bob puts 8 on Fire."
    assert welcome.table.heading == "Manche 1 sur 11"
    await at_b.choose()
    update = await at_a.hear(protocol.Update)
    assert update.frame.progress is not None
    assert update.frame.progress.heading == "Manche 1 sur 11"
    said = await at_a.choose("nonsense")
    assert isinstance(said, protocol.No)
    assert said.because == "Il n’y a pas de tel choix dans ce jeu."
