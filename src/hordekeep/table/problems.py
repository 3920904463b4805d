"""What the service refuses over HTTP, as exceptions. Each becomes a `Problem` with its status; see `errors.py`.

`BadInput` of the kernel is a 400, `Refused` a 409. Everything that is none of these is our bug: a 500, and loud.
"""

from __future__ import annotations

from typing import ClassVar


class Declined(Exception):
    """A polite no: why, where it stands in the request, what to do."""

    status: ClassVar[int] = 400

    def __init__(self, because: str, *, where: str = "", advice: str = "") -> None:
        super().__init__(because)
        self.because = because
        self.where = where
        self.advice = advice


class NotYou(Declined):
    """The service does not know who you are: make a guest first."""

    status = 401


class NotAllowed(Declined):
    """It is not yours to do."""

    status = 403


class Unknown(Declined):
    """There is no such thing, or none that you may know of."""

    status = 404


class Conflict(Declined):
    """It does not fit what is the case now."""

    status = 409


class TooMuch(Declined):
    """Too many, or too soon again; `retry_after` seconds later it may be tried once more."""

    status = 429

    def __init__(self, because: str, *, where: str = "", advice: str = "", retry_after: float = 0.0) -> None:
        super().__init__(because, where=where, advice=advice)
        self.retry_after = retry_after
