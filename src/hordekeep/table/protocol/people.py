"""Over HTTP: people."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta

from hordekeep.table.protocol.base import Language, Name, Thing


class Me(Thing, frozen=True):
    """Who you are here."""

    id: str
    name: str
    language: Language
    has_recovery: bool


class NewGuest(Thing, frozen=True):
    """A name is enough to sit down."""

    name: Name
    language: Language = "en"


class ChangeMe(Thing, frozen=True):
    """A new name or language; what is None stays."""

    name: Union[Name, None] = None
    language: Union[Language, None] = None


class RecoveryCode(Thing, frozen=True):
    """The code that carries an account to another device. It is shown once; a new one replaces it."""

    code: Annotated[str, Meta(max_length=80)]
