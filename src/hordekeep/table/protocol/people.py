"""Over HTTP: people."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta

from hordekeep.table.protocol.base import Language, Name, Thing, ToldLanguage


class Me(Thing, frozen=True):
    """Who you are here."""

    id: str
    name: str
    language: Language
    has_recovery: bool


class NewGuest(Thing, frozen=True):
    """A name is enough to sit down."""

    name: Name
    language: ToldLanguage = "en"


class ChangeMe(Thing, frozen=True):
    """A new name or language; what is None stays."""

    name: Union[Name, None] = None
    language: Union[ToldLanguage, None] = None


class RecoveryCode(Thing, frozen=True):
    """The code that carries an account to another device. It is shown once; a new one replaces it."""

    code: str


class Recover(Thing, frozen=True):
    """A recovery code to use here; with `end_others` nobody is known by this account anywhere else any more."""

    code: Annotated[str, Meta(max_length=80)]
    end_others: bool = False


class ShownSession(Thing, frozen=True):
    """A browser that knows you again: in two words (none if it is unknown), when it was first and last used, and
    whether it is this one (`here`). `before` stands for all from before sessions could be told apart."""

    id: str
    device: str
    created: float
    seen: float
    here: bool
    before: bool


class Sessions(Thing, frozen=True):
    """Where you are known, the one that was used last first."""

    sessions: tuple[ShownSession, ...]
