"""Talking at a table: chat, who may, muting, and the language in which somebody is talked to."""

from __future__ import annotations

from time import time

from msgspec import structs

from hordekeep.table.live.connection import Connection
from hordekeep.table.live.loading import hear, ready
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import chat_line, send_table, welcome
from hordekeep.table.problems import NotAllowed, Unknown
from hordekeep.table.protocol import ChatSaid, Done, Mute, MutedChanged, Say, SeatedTalk, Speak
from hordekeep.table.signs import as_said, is_plain_talk
from hordekeep.table.words import tell

KEPT_LINES = 100
"""How many lines of chat are shown to whoever comes."""


async def speak_up(table: LiveTable, connection: Connection, message: Say) -> Done:
    """Say something to everybody at the table. Whoever may see the table may talk, if we know their name, unless
    the host leaves that to those who sit here."""
    person, language = connection.person, connection.language
    if person is None:
        raise NotAllowed(tell("no-chat-stranger", language))
    text = as_said(message.text)
    if not text:
        raise Unknown(tell("no-chat-empty", language))
    if not is_plain_talk(text):
        raise Unknown(tell("no-chat-signs", language))
    async with table.lock:
        await ready(table, language)
        if table.row.seated_talk and not connection.mine and table.row.host != person.id:
            raise NotAllowed(tell("no-chat-seated", language))
        row = await table.around.store.add_chat(table.id, person.id, person.name, text)
        table.chat = [*table.chat[1 - KEPT_LINES :], row]
        hear(table, ChatSaid(line=chat_line(row)), person.id)
    table.around.hints.send(table.id, "chat", row.number)
    return Done(id=message.id)


async def leave_talk_to_the_seated(table: LiveTable, connection: Connection, message: SeatedTalk) -> Done:
    """The host says who may chat: those who sit here, or everybody who sees the table."""
    person, language = connection.person, connection.language
    if person is None or table.row.host != person.id:
        raise NotAllowed(tell("no-host-talk", language))
    async with table.lock:
        await ready(table, language)
        now = time()
        await table.around.store.set_seated_talk(table.id, message.on, now)
        table.row = structs.replace(table.row, seated_talk=message.on, updated=now)
        table.around.hints.send(table.id, "table", table.fold.height)
        send_table(table)
    return Done(id=message.id)


async def mute(table: LiveTable, connection: Connection, message: Mute) -> Done:
    """Hear no more of a person, or hear them again; at every table."""
    person, language = connection.person, connection.language
    if person is None:
        raise NotAllowed(tell("no-chat-stranger", language))
    if message.person == person.id:
        raise NotAllowed(tell("no-mute-yourself", language))
    store = table.around.store
    await (store.mute if message.on else store.unmute)(person.id, message.person)
    muted = await store.muted_by(person.id)
    for each in table.connections:
        if each.who == person.id:
            each.muted = muted
            each.say(MutedChanged(muted=tuple(sorted(muted))))
    return Done(id=message.id)


async def change_language(table: LiveTable, connection: Connection, message: Speak) -> None:
    """Talk to somebody in another language from now on: they get everything anew in it."""
    async with table.lock:
        await ready(table, message.language)
        connection.language = message.language
        connection.say(welcome(table, connection))
