"""What everything said is built from: the base Structs, and the words and numbers that many of them use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hordekeep.kernel import LANGUAGES

PROTOCOL = 2
"""Raised when a client of an older page could no longer talk to the service."""

Language = str
"""One of the languages that there are."""
ToldLanguage = Annotated[str, Meta(pattern=f"^(?:{'|'.join(LANGUAGES)})$")]
"""The same where a client says it."""
SeatKind = Literal["person", "bot", "nobody", "open"]
TableStatus = Literal["waiting", "playing", "over"]
RefusalCode = Literal["rule", "stale", "foreign", "unknown", "limit"]
"""A rule forbids it; the ask was answered meanwhile; it is not yours to do; there is no such thing; too much."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
ShortText = Annotated[str, Meta(max_length=64)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Document = dict[str, Any]


class Thing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of everything said: immutable, no unknown fields, fields by name."""


def _kebab(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Said(Thing, frozen=True, tag_field="type", tag=_kebab):
    """The base of what goes over the socket: told apart by `type`, the Struct's name in kebab case."""
