"""Over the socket, from the client."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta

from hordekeep.table.protocol.base import ChatText, Count, RequestId, Said, SeatNumber, ShortText, ToldLanguage
from hordekeep.table.protocol.orders import Orders


class Choose(Said, frozen=True):
    """Answer the ask `ask` with the choice `key`, from one of your seats."""

    id: RequestId
    ask: Count
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)]


class HandOver(Said, frozen=True):
    """Let the bots who may answer the ask `ask` too do so, in my place."""

    id: RequestId
    ask: Count
    seat: SeatNumber


class AskWhy(Said, frozen=True):
    """Why can't I? About a choice's `key`, or about something `touched` on the board."""

    id: RequestId
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)] = ""
    touched: Annotated[str, Meta(max_length=200)] = ""


class AskForecast(Said, frozen=True):
    """What would follow from the choice `key`?"""

    id: RequestId
    ask: Count
    seat: SeatNumber
    key: Annotated[str, Meta(max_length=200)]


class AskHint(Said, frozen=True):
    """What would a bot do in my place?"""

    id: RequestId
    ask: Count
    seat: SeatNumber


class Undo(Said, frozen=True):
    """Take my last choice back: at once where it is free, else the others are asked."""

    id: RequestId
    seat: SeatNumber


class AnswerUndo(Said, frozen=True):
    """Agree or not that somebody takes choices back."""

    id: RequestId
    seat: SeatNumber
    agree: bool


class GiveOrders(Said, frozen=True):
    """From now on, ask this seat of mine in windows as these orders say."""

    id: RequestId
    seat: SeatNumber
    orders: Orders


class Say(Said, frozen=True):
    """Say something to everybody at the table."""

    id: RequestId
    text: ChatText


class Mute(Said, frozen=True):
    """Hear no more of a person, or hear them again; at every table."""

    id: RequestId
    person: ShortText
    on: bool


class SeatedTalk(Said, frozen=True):
    """As the host: only those who sit at the table may chat from now on, or everybody who sees it."""

    id: RequestId
    on: bool


class Speak(Said, frozen=True):
    """Talk to me in this language from now on."""

    language: ToldLanguage


class Look(Said, frozen=True):
    """Show me the table through this seat of mine: where several seats of mine may answer, it is the one to act."""

    seat: SeatNumber


class AskInWords(Said, frozen=True):
    """Tell me in sentences what I see of the table now."""

    id: RequestId


class Ping(Said, frozen=True):
    """Are you there?"""

    id: RequestId


FromClient = Union[
    Choose,
    HandOver,
    AskWhy,
    AskForecast,
    AskHint,
    Undo,
    AnswerUndo,
    GiveOrders,
    Say,
    Mute,
    SeatedTalk,
    Speak,
    Look,
    AskInWords,
    Ping,
]
