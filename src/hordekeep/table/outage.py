"""Is it the database that failed? Then nothing is wrong with the request or with us, and trying again will help."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from hordekeep.table.storage import NotWritten

_LOG = logging.getLogger(__name__)
_AWAY = (NotWritten, OperationalError, InterfaceError, PoolTimeoutError, ConnectionError)
_STATES = ("08", "53", "57P", "58")
"""How PostgreSQL's codes begin for: no connection, no room, shutting down or starting up, trouble with its disk."""


def is_database_away(error: BaseException) -> bool:
    """Does this error tell that the database cannot be reached, or cannot do its work now?

    >>> is_database_away(ConnectionRefusedError()), is_database_away(KeyError("x"))
    (True, False)
    """
    if isinstance(error, _AWAY):
        return True
    state = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
    return (isinstance(error, DBAPIError) and error.connection_invalidated) or str(state or "").startswith(_STATES)


def told_as(error: Exception, what: str) -> str:
    """The message that tells of a failure; a lost database is one line of the log, our own faults are told in full."""
    if is_database_away(error):
        _LOG.error(
            "the database is away: %s could not be done", what, extra={"fields": {"error": type(error).__name__}}
        )
        return "database-away"
    _LOG.error("%s went wrong", what, exc_info=error)
    return "trouble-ours"
