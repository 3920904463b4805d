"""What goes wrong over HTTP, told as a `Problem`: what, where, what to do. Our own bugs are logged in full."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from hordekeep.kernel import BadInput, Refused
from hordekeep.table.outage import is_database_away
from hordekeep.table.problems import Declined, TooMuch
from hordekeep.table.protocol import Problem
from hordekeep.table.security import language_of
from hordekeep.table.words import tell

_LOG = logging.getLogger(__name__)
_SAID = {404: "no-such-page", 405: "no-such-method", 413: "request-too-large"}

AnyRequest = Request[Any, Any, Any]


def answer_problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The answer to an exception."""
    language = language_of(request.headers.get("accept-language", ""))
    headers: dict[str, str] = {}
    match error:
        case TooMuch():
            headers["Retry-After"] = str(max(1, round(error.retry_after + 0.5)))
            problem = _of_declined(error)
        case Declined():
            problem = _of_declined(error)
        case BadInput():
            because, advice = error.in_words(language)
            problem = Problem(status=400, because=because, where=error.where, advice=advice)
        case Refused():
            problem = Problem(status=409, because=error.sentence, where=error.refusal.rule)
        case ValidationException():
            problem = _of_validation(error, language)
        case _ if is_database_away(error):
            _LOG.error("the database is away", extra={"fields": {"error": type(error).__name__}})
            headers["Retry-After"] = "5"
            problem = Problem(
                status=503, because=tell("database-away", language), advice=tell("database-away-advice", language)
            )
        case InternalServerException() if "`$.data" in str(error.__cause__):
            # A field of the body that is named like one of our dependencies: Litestar takes it for our own fault.
            problem = Problem(
                status=400,
                because=tell("request-unreadable", language),
                where=str(error.__cause__).rpartition("`$.data")[2].strip(".`"),
                advice=str(error.__cause__).partition(" - at ")[0],
            )
        case HTTPException() if error.status_code < 500:
            headers.update(_allow(error.headers))
            said = _SAID.get(error.status_code)
            problem = Problem(
                status=error.status_code,
                because=tell(said or "request-unreadable", language),
                advice="" if said else error.detail,
            )
        case _:
            number = request.scope.get("state", {}).get("request_id", "")
            _LOG.error("our fault", exc_info=error, extra={"fields": {"request": number}})
            problem = Problem(
                status=500,
                because=tell("our-fault", language),
                advice=tell("our-fault-advice", language, request=number),
            )
    return Response(problem, status_code=problem.status, headers=headers, media_type="application/json")


def _of_declined(error: Declined) -> Problem:
    return Problem(status=error.status, because=error.because, where=error.where, advice=error.advice)


def _allow(headers: Mapping[str, str] | None) -> dict[str, str]:
    """A 405 tells what is allowed."""
    return {name: value for name, value in (headers or {}).items() if name.lower() == "allow"}


def _of_validation(error: ValidationException, language: str) -> Problem:
    extra = error.extra
    first: Any = extra[0] if isinstance(extra, list) and extra else extra
    if isinstance(first, Mapping) and "message" in first:
        where, advice = str(first.get("key", "")), str(first["message"])
        if where == "data":  # the body as a whole: its parameter's name says nothing to a client
            where, advice = "body", "" if advice == "'data'" else advice
    else:
        where, advice = "", error.detail
    return Problem(status=400, because=tell("request-unreadable", language), where=where, advice=advice)


def write_problem(problem: Problem) -> bytes:
    """A problem as the body of an answer."""
    return msgspec.json.encode(problem)
