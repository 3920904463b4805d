"""What is wrong with a request."""

from __future__ import annotations

from hordekeep.table.protocol.base import Thing


class Problem(Thing, frozen=True):
    """What is wrong with a request: what, where, what to do."""

    status: int
    because: str
    where: str = ""
    advice: str = ""
